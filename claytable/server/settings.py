"""How a server is set up."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from typing import Any, Final

from platformdirs import user_data_path

from .limits import Bucket, Buckets

#: Worker processes get their settings through this variable.
VARIABLE: Final = "CLAYTABLE_SERVER"


@dataclass(frozen=True, slots=True)
class Settings:
    """What you may choose."""

    db: str = ""
    redis: str = ""
    #: Other origins (scheme, host and port) whose pages may use this server.
    origins: tuple[str, ...] = ()
    #: The names by which people may call it, besides addresses and its own; None: any.
    hosts: tuple[str, ...] | None = None
    #: Addresses and networks of proxies that may say for whom they ask.
    proxies: tuple[str, ...] = ()
    #: Seconds after which a table that nobody uses leaves the memory.
    idle: float = 60.0
    #: Days after its last answer for which a table is kept; 0: for ever.
    keep: float = 400.0
    #: Seconds that a bot waits before it answers, so that people can follow.
    bot_pause: float = 0.0
    #: Tries of an analysis for each turn; 0: what the engine makes in about a second.
    analysis: int = 0
    #: Messages a second on one connection; what else one client may ask for is in proportion.
    rate: float = 20.0
    #: The versions of IP by which it listens at every address of this machine; none if others cannot reach it so.
    everywhere: tuple[int, ...] = ()
    #: A folder with the static site, whose engine lets pages play tables of their own; none if empty.
    site: str = ""
    log_level: str = "info"
    #: Logs are plain lines, for people at a terminal.
    plain_logs: bool = False

    def messages(self) -> Bucket:
        """For the messages of one connection."""
        return Bucket(self.rate, 5 * self.rate)

    def said(self) -> Buckets:
        """For the messages of each client, on all its connections."""
        return Buckets(10 * self.rate, 50 * self.rate)

    def requests(self) -> Buckets:
        """For the requests of each client."""
        return Buckets(2 * self.rate, 10 * self.rate)

    @property
    def connections(self) -> int:
        """Connections to live tables that each client may have."""
        return int(50 * self.rate)

    def work(self) -> Buckets:
        """For what each client lets the server work out."""
        return Buckets(self.rate, 50 * self.rate)

    def new_tables(self) -> Buckets:
        """For the tables that each client makes."""
        return Buckets(self.rate / 600, 3 * self.rate)

    def bot_tables(self) -> Buckets:
        """For those of them at which only bots play."""
        return Buckets(self.rate / 6000, 1.5 * self.rate)

    def stored(self) -> Buckets:
        """For the bytes that each client lets the server keep: ten million an hour."""
        return Buckets(10_000_000 / 3600 * self.rate / 20, 2_500_000 * self.rate)

    @property
    def database(self) -> str:
        """The database's URL; without one it is a file in the user's data directory."""
        return self.db or f"sqlite:///{user_data_path('claytable', appauthor=False, ensure_exists=True) / 'tables.db'}"

    def hand_over(self) -> None:
        """Leave the settings for worker processes."""
        os.environ[VARIABLE] = json.dumps(asdict(self))


def handed_over() -> Settings:
    """The settings that the parent process left."""
    data: dict[str, Any] = json.loads(os.environ.get(VARIABLE, "{}"))
    # JSON has no tuples.
    return Settings(**data | {name: tuple(value) for name, value in data.items() if isinstance(value, list)})

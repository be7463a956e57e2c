"""How a server is set up."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from typing import Final

from platformdirs import user_data_path

#: Worker processes get their settings through this variable.
VARIABLE: Final = "CLAYTABLE_SERVER"


@dataclass(frozen=True, slots=True)
class Settings:
    """What may be chosen."""

    db: str = ""
    redis: str = ""
    #: Other origins (scheme, host and port) whose pages may use this server.
    origins: tuple[str, ...] = ()
    #: Seconds after which a table that nobody uses leaves the memory.
    idle: float = 60.0
    #: Seconds that a bot waits before it answers, so that people can follow.
    bot_pause: float = 0.0
    #: Requests a second and at once, of one client.
    rate: float = 50.0
    burst: float = 200.0
    #: New tables a second and at once, of one client.
    new_rate: float = 0.5
    new_burst: float = 60.0
    #: Messages a second and at once, on one connection.
    live_rate: float = 20.0
    live_burst: float = 60.0

    @property
    def database(self) -> str:
        """The database's URL; without one it is a file in the user's data directory."""
        return self.db or f"sqlite:///{user_data_path('claytable', appauthor=False, ensure_exists=True) / 'tables.db'}"

    def hand_over(self) -> None:
        """Leave the settings for worker processes."""
        os.environ[VARIABLE] = json.dumps(asdict(self))


def handed_over() -> Settings:
    """The settings that the parent process left."""
    data = json.loads(os.environ.get(VARIABLE, "{}"))
    return Settings(**(data | {"origins": tuple(data.get("origins", ()))}))

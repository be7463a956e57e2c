"""A table in this process: a room of `host`, with what wakes its listeners, here and in other processes."""

from __future__ import annotations

import asyncio
from collections import deque
from time import monotonic
from typing import Any, Final

from ..core.game import Game
from ..host import room
from ..host.records import Record
from ..host.room import RECENT
from .wire import encode

#: Seconds until the others at a table learn who has come or gone.
SOON: Final = 0.1


class Listener(room.Listener):
    """Someone who is connected."""

    __slots__ = ("replies", "since", "wake")

    def __init__(self, holder: str | None, seats: tuple[int, ...], seen: int) -> None:
        super().__init__(holder, seats, seen)
        #: When they came.
        self.since = monotonic()
        self.replies: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.wake.set()

    def reply(self, message: dict[str, Any]) -> None:
        """Tell them alone."""
        self.replies.append(encode(message))
        self.wake.set()


class Room(room.Room[Listener]):
    """A shared table. Only `Rooms` changes it, one change at a time (`lock`)."""

    def __init__(self, record: Record, game: Game, number: int) -> None:
        super().__init__(record, game, number, ())
        self.lock = asyncio.Lock()
        #: By other process: the seats present there, how many watch, and until when that holds.
        self.elsewhere: dict[str, tuple[list[int], int, float]] = {}
        #: The last answers given here: the number of each entry, and when it arrived.
        self.arrived: deque[tuple[int, float]] = deque(maxlen=RECENT)
        self.driver: asyncio.Task[None] | None = None
        self.touched = monotonic()
        self._views: dict[int | None, bytes] = {}
        #: Set while somebody has come or gone and the others do not know yet.
        self._soon: asyncio.TimerHandle | None = None

    def changed(self) -> None:
        """The prepared messages are old now; wake the listeners."""
        self.touched = monotonic()
        self._views.clear()
        for listener in self.listeners:
            listener.wake.set()

    def presence_changed(self) -> None:
        """Someone came or went. When many do, the others learn it at once."""
        super().presence_changed()
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(SOON, self._tell_presence)

    def _tell_presence(self) -> None:
        self._soon = None
        for listener in self.listeners:
            if listener.stale_seats:
                listener.wake.set()

    def view(self, seat: int | None) -> bytes:
        """What a seat may see now, as bytes; made once for all who see through the same eyes."""
        known = self._views.get(seat)
        if known is None:
            known = self._views[seat] = encode(self.look(seat))
        return known

    def present(self) -> tuple[set[int], int]:
        """The seats whose people are here or in another process now, and how many others watch."""
        seats, watching = super().present()
        now = monotonic()
        for there, others, until in self.elsewhere.values():
            if now < until:
                seats.update(there)
                watching += others
        return seats, watching

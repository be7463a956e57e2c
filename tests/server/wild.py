"""A store and a bus that fail, hang, lie and talk nonsense, at random: what they do follows from a seed."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from time import time
from typing import Any

from redis.exceptions import ConnectionError as RedisGone
from sqlalchemy.ext.asyncio import AsyncConnection

from claytable.host.problems import StorageError
from claytable.host.records import Entry
from claytable.server.bus import Redis
from claytable.server.journal import Append, Journal
from claytable.server.store import Store

#: The chance that something is wrong with a call.
RATE = 0.08
#: What is wrong with it. `denies`: it is done, and said not to be. `hangs`: it takes long, and then any of the others.
MOODS = ("fails", "denies", "hangs")
#: Not what was written.
GARBAGE: tuple[Any, ...] = (None, 7, "nonsense", [], [[[]]], {}, {"claytable": 1, "table": {}}, {"table": None})


class WildJournal(Journal):
    """Its commits cannot be relied on either."""

    def __init__(self, store: Wild) -> None:
        super().__init__(store.engine)
        self._perhaps = store.perhaps

    async def write(self, batch: Sequence[Append]) -> set[str]:
        async with self._perhaps():
            return await super().write(batch)


class Wild(Store):
    """A database that cannot be relied on. Only one thing holds: what it says is committed, is."""

    chance = random.Random(0)
    rate = RATE
    #: What went wrong so far, by its kind.
    troubles: dict[str, int]

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.journal = WildJournal(self)
        self.troubles = {}

    def _mood(self, *moods: str) -> str:
        if self.chance.random() >= self.rate:
            return ""
        mood = self.chance.choice(moods)
        self.troubles[mood] = self.troubles.get(mood, 0) + 1
        return mood

    @asynccontextmanager
    async def perhaps(self) -> AsyncIterator[None]:
        mood = self._mood(*MOODS)
        if mood == "hangs":
            await asyncio.sleep(self.chance.random() / 50)
            mood = self.chance.choice(("", "fails", "denies"))
        if mood == "fails":
            raise StorageError("The database could not be used.")
        yield
        if mood == "denies":
            raise StorageError("The database could not be used.")

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        async with self.perhaps(), super()._writing() as connection:
            yield connection

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.perhaps(), super()._reading() as connection:
            yield connection

    async def append(self, room: str, entries: Sequence[Entry], *stands: Any) -> bool:
        mood = self._mood("twice", "loses track")
        done = await super().append(room, entries, *stands)
        if mood == "twice":
            await super().append(room, entries, *stands)
        return done and mood != "loses track"

    async def snapshot(self, room: str) -> tuple[int, dict[str, Any]] | None:
        if self._mood("garbage snapshot"):
            return 0, self.chance.choice([each for each in GARBAGE if isinstance(each, dict)])
        return await super().snapshot(room)

    async def entries(self, room: str, after: int = -1, limit: int | None = None) -> list[Entry]:
        found = await super().entries(room, after, limit)
        # It has not seen the newest yet.
        return found[: self.chance.randrange(1, len(found) + 1)] if found and self._mood("old entries") else found

    async def numbers(self, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        found = await super().numbers(ids)
        return {"nonsense": (10**9, -1)} if self._mood("garbage numbers") else found

    async def waiting_for_bots(self) -> list[tuple[str, int]]:
        found = await super().waiting_for_bots()
        return [*found, ("nonsense", 3)] if self._mood("garbage tables") else found


class WildRedis:
    """What a client of Redis is for the bus: words get lost, come late, twice or as something else."""

    def __init__(self, channel: set[asyncio.Queue[bytes]], chance: random.Random) -> None:
        self._channel = channel
        self._chance = chance

    async def ping(self) -> None:
        if self._chance.random() < RATE:
            raise RedisGone("Connection refused")

    async def publish(self, _channel: str, word: str) -> None:
        mood = self._chance.choice(("", "", "", "lost", "late", "twice", "garbage", "untrue", "gone"))
        if mood == "gone":
            raise RedisGone("Connection reset by peer")
        if mood == "late":
            await asyncio.sleep(self._chance.random() / 20)
        said = [] if mood == "lost" else [word.encode()]
        if mood == "twice":
            said *= 2
        if mood == "garbage":
            at = self._chance.randrange(len(word))
            said += [word[:at].encode(), b"\xff\x00", b"[" * 100_000, b"null", b'{"what": []}']
        if mood == "untrue":
            room = json.loads(word)["room"]
            base = {"from": "nobody", "room": self._chance.choice((room, "nonsense"))}
            untrue: list[dict[str, Any]] = [
                {"what": "moved", "number": 10**12},
                {"what": "moved", "number": -5},
                {"what": "seats"},
                {"what": "here", "seats": [99, -1], "watching": -(10**12)},
            ]
            said += [json.dumps(base | each).encode() for each in untrue]
        for ears in self._channel:
            for each in said:
                ears.put_nowait(each)

    def pubsub(self, **_: Any) -> WildRedis:
        return WildRedis(self._channel, self._chance)

    async def __aenter__(self) -> WildRedis:
        self._ears: asyncio.Queue[bytes] = asyncio.Queue()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._channel.discard(self._ears)

    async def subscribe(self, _channel: str) -> None:
        await self.ping()
        self._channel.add(self._ears)

    async def listen(self) -> AsyncIterator[dict[str, bytes]]:
        while True:
            yield {"data": await self._ears.get()}
            if self._chance.random() < RATE / 4:
                raise RedisGone("Connection reset by peer")

    async def aclose(self) -> None:
        pass


def wild_bus(channel: set[asyncio.Queue[bytes]], process: str, chance: random.Random) -> Redis:
    """The bus of a process, over such a client."""
    bus = Redis("redis://nowhere", process)
    bus._redis = WildRedis(channel, chance)  # type: ignore[assignment]
    return bus


class Jumping:
    """A clock that somebody sets, forwards and backwards, again and again."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._off = 0.0

    def __call__(self) -> float:
        if self._chance.random() < RATE:
            self._off = self._chance.uniform(-1e9, 1e9)
        return time() + self._off

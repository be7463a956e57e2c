"""Everything that a table needs fails at random, for many games: no acknowledged answer is lost, no table stands still,
and people read in sentences what is wrong."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from played import SEED
from served import with_games
from stored import HOLDER, opened
from structlog.testing import capture_logs
from wild import Jumping, Wild, wild_bus

from claytable.core.rules import installed_games
from claytable.host.dealing import from_wish
from claytable.host.history import replayed
from claytable.host.problems import Late, Refused, StorageError
from claytable.host.wishes import read_table
from claytable.server import bus, rooms, tasks
from claytable.server.metrics import Metrics
from claytable.server.rooms import Rooms

log = logging.getLogger(__name__)

#: How many games are played, and how many of them at a time.
GAMES = int(os.environ.get("CLAYTABLE_WILD_GAMES", "200"))
AT_ONCE = 20
#: What comes of a seed is the same on every machine but for the order in which things happen.
CHANCE = int(os.environ.get("CLAYTABLE_WILD_SEED", "2026"))
#: Seconds after which a table stands still.
STUCK = 300.0
#: Two people, a person with a bot. (Bots among themselves play only while somebody watches.)
SEATS = (("here", "here"), ("here", "bot"), ("bot", "here"))
#: What may go wrong when somebody answers: the table has moved on, or nobody knows whether it has.
EXPECTED = (Late, Refused, StorageError)


@pytest.fixture
def pebbles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The pebble game is installed, here and in the processes that this one starts."""
    path = with_games(tmp_path, "toy")["PYTHONPATH"]
    monkeypatch.setenv("PYTHONPATH", path)
    monkeypatch.setattr(sys, "path", [*path.split(os.pathsep), *sys.path])
    installed_games.cache_clear()
    yield
    installed_games.cache_clear()


class Played:
    """One table, and what was acknowledged at it."""

    def __init__(self, id: str, chance: random.Random) -> None:
        self.id = id
        self.acknowledged: dict[int, str | None] = {}
        self._chance = chance

    async def play(self, processes: list[Rooms]) -> None:
        """To its end, at one process or another."""
        while not await self._answered(self._chance.choice(processes)):
            await asyncio.sleep(0)

    async def _answered(self, process: Rooms) -> bool:
        """Answer once, if a person is asked. True when the game is over."""
        with suppress(*EXPECTED):
            room = await process.get(self.id)
            if room.game.over:
                return True
            number, people = room.number, tuple(seat.place for seat in room.record.seats if seat.holder)
            if room.asked not in people:
                # A bot is asked. Meanwhile the table may be read elsewhere.
                await asyncio.sleep(0.01)
                await process.catch_up(room)
            elif self._chance.random() < 0.1:
                await process.undo(room, people, number)
                self._acknowledge(number, None)
            else:
                key = self._chance.choice(room.game.legal.keys())
                await process.answer(room, people, number, key)
                self._acknowledge(number, key)
        return False

    def _acknowledge(self, number: int, key: str | None) -> None:
        assert number not in self.acknowledged, "two answers to one question"
        self.acknowledged[number] = key


def test_no_answer_is_lost_and_no_table_stands_still(
    pebbles: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = random.Random(CHANCE)
    clock = Jumping(chance)
    for module in (rooms, sys.modules["claytable.host.dealing"]):
        monkeypatch.setattr(module, "time", clock)
    for module in (bus, tasks):
        monkeypatch.setattr(module, "PAUSE", 0.01)
    monkeypatch.setattr(Wild, "chance", chance)
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with capture_logs() as logged:
        plays, troubles = asyncio.run(_play_all(url, chance))
    log.warning("seed %d: %d games, %d acknowledged", CHANCE, len(plays), sum(len(each.acknowledged) for each in plays))
    # Whatever is not a sentence would be an error 500, or a task that died.
    assert not [entry for entry in logged if "exc_info" in entry], f"seed {CHANCE}"
    assert all(troubles.get(each) for each in ("fails", "denies", "hangs", "twice", "loses track", "garbage snapshot"))
    asyncio.run(_check_all(url, plays))


async def _play_all(url: str, chance: random.Random) -> tuple[list[Played], dict[str, int]]:
    channel: set[asyncio.Queue[bytes]] = set()
    async with opened(url) as sound, opened_wild(url) as first, opened_wild(url) as second:
        processes = [
            Rooms(store, wild_bus(channel, name, chance), Metrics(), 0.2, 0)
            for name, store in (("first", first), ("second", second))
        ]
        for each in processes:
            await tasks.until_there("all", each.open, StorageError)
        plays = []
        for number in range(GAMES):
            kinds = [{"kind": kind, "level": "random"} for kind in SEATS[number % len(SEATS)]]
            record, entries = from_wish(read_table({"game": "toy", "seats": kinds, "seed": SEED + number}), HOLDER)
            await sound.create(record, entries)
            plays.append(Played(record.id, random.Random(number)))
        free = asyncio.Semaphore(AT_ONCE)

        async def play(one: Played) -> None:
            async with free, asyncio.timeout(STUCK):
                await one.play(processes)

        await asyncio.gather(*(play(each) for each in plays))
        for each in processes:
            await each.close()
        return plays, first.troubles | second.troubles


@asynccontextmanager
async def opened_wild(url: str) -> AsyncIterator[Wild]:
    """A wild store: it is sound while it opens and closes."""
    store = Wild(url)
    await store.open()
    try:
        yield store
    finally:
        store.rate = 0
        await store.close()


async def _check_all(url: str, plays: list[Played]) -> None:
    """The database has every acknowledged answer at its number, and they lead to the end of the game."""
    async with opened(url) as store:
        for each in plays:
            entries = await store.entries(each.id)
            kept: dict[int, Any] = {entry.number - 1: entry.key for entry in entries[1:]}
            assert {number: kept[number] for number in each.acknowledged} == each.acknowledged
            record = await store.record(each.id)
            assert record is not None
            assert (record.number, record.asked) == (len(entries) - 1, -1)
            assert replayed(record, entries).over

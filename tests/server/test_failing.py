"""The database fails, or a bot does: whatever was written, the table is what its entries say, and play goes on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from served import PATIENCE
from stored import HOLDER, keys, opened, table

import claytable
from claytable.host.problems import Late, StorageError
from claytable.host.records import Entry
from claytable.server.bus import Alone
from claytable.server.live import _tell
from claytable.server.metrics import Metrics
from claytable.server.room import Listener, Room
from claytable.server.rooms import Rooms
from claytable.server.store import Store
from claytable.server.thinking import Thinkers


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A database, empty."""
    return f"sqlite:///{tmp_path / 'tables.db'}"


class Failing(Store):
    """Breaks once: before it has written, or after."""

    fails = ""

    async def append(self, room: str, entries: Sequence[Entry], *standing: Any) -> bool:
        fails, self.fails = self.fails, ""
        if fails == "before":
            raise StorageError("The database could not be written: it is gone")
        done = await super().append(room, entries, *standing)
        if fails == "after":
            raise StorageError("The database could not be written: it is gone")
        return done


@asynccontextmanager
async def failing(file: str) -> AsyncIterator[tuple[Failing, Rooms]]:
    async with opened(file, Failing) as store:
        assert isinstance(store, Failing)
        rooms = Rooms(store, Alone(), Metrics(), 60, 0)
        await rooms.open()
        try:
            yield store, rooms
        finally:
            await rooms.close()


async def check(store: Store, room: Room) -> None:
    """The room in memory is what its entries replay to."""
    game = claytable.new(room.record.game, seats=[seat.kind for seat in room.record.seats], seed=room.record.seed)
    entries = [each for each in await store.entries(room.record.id, 0) if each.number <= room.number]
    for each in entries:
        game.undo() if each.key is None else game.play(each.key)
    assert [each.number for each in entries] == list(range(1, room.number + 1))
    assert game.table.digest() == room.game.table.digest()


@pytest.mark.parametrize("when", ["before", "after"])
def test_an_answer_whose_fate_is_unknown_is_played_once(when: str, file: str) -> None:
    async def run() -> None:
        async with failing(file) as (store, rooms):
            room = await rooms.get(await table(store))
            await rooms.answer(room, (0, 1), 0, room.game.legal[0].key)
            key = room.game.legal[0].key
            store.fails = when
            with pytest.raises(StorageError):
                await rooms.answer(room, (0, 1), 1, key)
            # Nobody knows; it is said again.
            if when == "before":
                await rooms.answer(room, (0, 1), 1, key)
            else:
                with pytest.raises(Late):
                    await rooms.answer(room, (0, 1), 1, key)
            assert room.number == 2
            assert (await keys(store, room.record.id))[1:] == [key]
            await check(store, room)
            await rooms.answer(room, (0, 1), 2, room.game.legal[0].key)
            await check(store, room)

    asyncio.run(run())


@pytest.mark.parametrize("when", ["before", "after"])
def test_an_undo_whose_fate_is_unknown_takes_back_once(when: str, file: str) -> None:
    async def run() -> None:
        async with failing(file) as (store, rooms):
            room = await rooms.get(await table(store))
            for number in range(3):
                await rooms.answer(room, (0, 1), number, room.game.legal[0].key)
            store.fails = when
            with pytest.raises(StorageError):
                await rooms.undo(room, (0, 1), 3)
            if when == "before":
                await rooms.undo(room, (0, 1), 3)
            else:
                with pytest.raises(Late):
                    await rooms.undo(room, (0, 1), 3)
            assert room.number == 4
            assert (await store.entries(room.record.id, 3))[0].undo
            await check(store, room)

    asyncio.run(run())


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_bot_plays_on_after_the_database_failed(when: str, file: str) -> None:
    async def run() -> None:
        async with failing(file) as (store, rooms):
            store.fails = when
            room = await rooms.get(await table(store, "bot", "bot", game="tabannusi"))
            rooms.join(room, Listener(HOLDER, (), 0))
            while room.driver is not None:
                await asyncio.wait([room.driver])
            assert not store.fails
            assert room.game.over
            await check(store, room)

    asyncio.run(run())


def test_a_bot_that_stumbled_is_asked_again(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real = Thinkers.choose
    stumbles = iter([True, False, True])

    async def stumbling(*args: Any) -> list[str]:
        if next(stumbles, False):
            raise RuntimeError("a stumble")
        return await real(*args)

    monkeypatch.setattr(Thinkers, "choose", stumbling)

    async def run() -> None:
        async with opened(file) as store:
            rooms = Rooms(store, Alone(), Metrics(), 0.1, 0)
            await rooms.open()
            room = await rooms.get(await table(store, "bot", "bot"))
            rooms.join(room, Listener(HOLDER, (), 0))
            async with asyncio.timeout(PATIENCE):
                while room.number < 5:
                    await asyncio.sleep(0.02)
            await rooms.close()
            await check(store, room)

    asyncio.run(run())


def test_those_who_listen_learn_of_an_answer_that_was_kept_although_the_database_failed(file: str) -> None:
    async def run() -> None:
        async with opened(file, Failing) as store:
            assert isinstance(store, Failing)
            rooms = Rooms(store, Alone(), Metrics(), 0.1, 0)
            await rooms.open()
            room = await rooms.get(await table(store))
            listener = Listener(HOLDER, (0, 1), 0)
            rooms.join(room, listener)
            store.fails = "after"
            with pytest.raises(StorageError):
                await rooms.answer(room, (0, 1), 0, room.game.legal[0].key)
            async with asyncio.timeout(PATIENCE):
                while room.number < 1:
                    listener.wake.clear()
                    await listener.wake.wait()
            await check(store, room)
            rooms.leave(room, listener)
            await rooms.close()

    asyncio.run(run())


def test_who_was_away_gets_the_table_also_while_the_log_since_cannot_be_read(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unreadable(*_: Any) -> None:
        raise StorageError("The database could not be read.")

    async def run() -> None:
        async with opened(file) as store:
            rooms = Rooms(store, Alone(), Metrics(), 60, 0)
            id = await table(store)
            for number in range(3):
                room = await rooms.get(id)
                await rooms.answer(room, (0, 1), number, room.game.legal[0].key)
            rooms.open_rooms.clear()
            room = await rooms.get(id)
            sent: asyncio.Queue[str] = asyncio.Queue()
            listener = Listener(HOLDER, (0, 1), 1)
            monkeypatch.setattr(store, "entries", unreadable)
            telling = asyncio.create_task(_tell(SimpleNamespace(send_text=sent.put), room, listener, rooms))  # type: ignore[arg-type]
            told = json.loads(await asyncio.wait_for(sent.get(), PATIENCE))
            assert (told["type"], told["number"], told["log"], told["gap"]) == ("table", 3, [], True)
            telling.cancel()
            await rooms.close()

    asyncio.run(run())


def test_how_long_an_answer_takes_is_measured_whatever_the_clock_says(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter(range(2_000_000_000, 0, -1_000_000))
    monkeypatch.setattr("claytable.server.rooms.time", lambda: float(next(clock)))

    async def run() -> None:
        async with opened(file) as store:
            rooms = Rooms(store, Alone(), Metrics(), 60, 0)
            room = await rooms.get(await table(store))
            listener = Listener(HOLDER, (0, 1), 0)
            rooms.join(room, listener)
            sent: list[str] = []

            async def send(text: str) -> None:
                sent.append(text)

            telling = asyncio.create_task(_tell(SimpleNamespace(send_text=send), room, listener, rooms))  # type: ignore[arg-type]
            for number in range(3):
                await rooms.answer(room, (0, 1), number, room.game.legal[0].key)
            async with asyncio.timeout(PATIENCE):
                while listener.seen < 3:
                    await asyncio.sleep(0)
            telling.cancel()
            told = {sample.name: sample.value for sample in next(iter(rooms.metrics.told.collect())).samples}
            assert told["claytable_answer_to_broadcast_seconds_count"] == 3
            assert 0 <= told["claytable_answer_to_broadcast_seconds_sum"] < PATIENCE
            await rooms.close()

    asyncio.run(run())

"""What the database says is committed, is."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence

import asyncpg  # type: ignore[import-untyped]
import pytest
from cluster import PostgreSQL
from sqlalchemy.ext.asyncio import AsyncEngine
from stored import ASKED, HOLDER, entry, kept, keys, opened, table

from claytable.host.dealing import from_wish
from claytable.host.problems import StorageError
from claytable.host.wishes import read_table
from claytable.server.journal import Append, Journal
from claytable.server.store import Store

#: Connections of a database, without the one that asks.
OTHERS = "pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"


def test_connections_cut_at_any_moment_are_trouble_of_the_storage_and_lose_nothing(postgres: PostgreSQL) -> None:
    url = postgres.database("tables_cut")
    refused, chance = 0, random.Random(2026)

    async def plays(store: Store, room: str, number: int) -> int:
        """Add entries; the number of the last that was acknowledged."""
        nonlocal refused
        acknowledged = number
        while refused < 100:
            try:
                if await store.append(room, [entry(number + 1)], ASKED, {}):
                    acknowledged = number + 1
                number = len(await keys(store, room))
            except StorageError:
                refused += 1
            # What is idle hears that it is cut before it is: what begins then is neither.
            await asyncio.sleep(chance.random() / 200)
        return acknowledged

    async def work(store: Store) -> None:
        rooms = [await table(store) for _ in range(4)]
        playing = [asyncio.create_task(plays(store, room, 0)) for room in rooms]
        cutting = await asyncpg.connect(url)
        while not all(task.done() for task in playing):
            await cutting.fetch(f"SELECT pg_terminate_backend(pid) FROM {OTHERS} ORDER BY random() LIMIT 2")
            await asyncio.sleep(0.005)
        await cutting.close()
        # Whatever else came out of a connection would come out here.
        for room, acknowledged in zip(rooms, await asyncio.gather(*playing), strict=True):
            there = len(await keys(store, room))
            assert there >= acknowledged
            assert await store.append(room, [entry(there + 1)], ASKED, {})

    kept(url, work)


# -- the journal ---------------------------------------------------------------------------------------


def test_entries_are_added_together_and_the_table_moves_with_them(url: str) -> None:
    async def work(store: Store) -> None:
        room = await table(store)
        assert await store.append(room, [entry(1, "a"), entry(2, "b")], 1, {"round": 2})
        assert await keys(store, room) == ["a", "b"]
        record = await store.record(room)
        assert record is not None
        assert (record.number, record.asked, record.progress) == (2, 1, {"round": 2})

    kept(url, work)


def test_of_several_entries_none_is_added_when_the_first_number_is_taken(url: str) -> None:
    async def work(store: Store) -> None:
        room = await table(store)
        assert await store.append(room, [entry(1, "first")], ASKED, {})
        assert not await store.append(room, [entry(1, "second"), entry(2, "third")], 1, {})
        assert await keys(store, room) == ["first"]
        record = await store.record(room)
        assert record is not None
        assert (record.number, record.asked) == (1, 0)

    kept(url, work)


def test_of_several_entries_none_is_added_when_a_later_number_is_taken(url: str) -> None:
    async def work(store: Store) -> None:
        room = await table(store)
        assert await store.append(room, [entry(2, "later")], ASKED, {})
        with pytest.raises(StorageError):
            await store.append(room, [entry(1, "a"), entry(2, "b")], ASKED, {})
        assert [each.key for each in await store.answers(room, 0)] == ["later"]

    kept(url, work)


def test_of_two_that_add_the_same_number_at_once_one_is_told_that_it_won(url: str) -> None:
    async def work(store: Store) -> None:
        room = await table(store)
        for number in range(1, 6):
            won = await asyncio.gather(
                *(store.append(room, [entry(number, key)], ASKED, {}) for key in ("a", "b", "c"))
            )
            assert sum(won) == 1
            assert (await keys(store, room))[-1] == "abc"[won.index(True)]

    kept(url, work)


def test_of_two_stores_that_add_the_same_number_at_once_one_wins(url: str) -> None:
    async def work(store: Store) -> None:
        room = await table(store)
        async with opened(url) as other:
            for number in range(1, 21):
                won = await asyncio.gather(
                    store.append(room, [entry(number, "a")], ASKED, {}),
                    other.append(room, [entry(number, "b")], ASKED, {}),
                )
                assert sum(won) == 1
                assert (await keys(other, room))[-1] == "ab"[won.index(True)]

    kept(url, work)


class Counted(Journal):
    """Counts what it writes at once."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self.commits: list[int] = []

    async def write(self, batch: Sequence[Append]) -> set[str]:
        self.commits.append(len(batch))
        return await super().write(batch)


class Counting(Store):
    """Has such a journal."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.journal: Counted = Counted(self.engine)


def test_what_comes_in_during_a_commit_goes_together_into_the_next(url: str) -> None:
    async def run() -> None:
        async with opened(url, Counting) as store:
            assert isinstance(store, Counting)
            rooms = [await table(store) for _ in range(20)]
            for number in (1, 2, 3):
                assert all(await asyncio.gather(*(store.append(room, [entry(number)], ASKED, {}) for room in rooms)))
            assert sum(store.journal.commits) == 60
            assert len(store.journal.commits) <= 6

    asyncio.run(run())


def test_nothing_is_written_when_nothing_waits(url: str) -> None:
    async def run() -> None:
        async with opened(url, Counting) as store:
            assert isinstance(store, Counting)
            room, other = await table(store), await table(store)

            async def later(number: int, turns: int) -> None:
                for _ in range(turns):
                    await asyncio.sleep(0)
                assert await store.append(other, [entry(number)], ASKED, {})

            # The second comes at one stage after another of the writing of the first.
            for turns in range(6):
                await asyncio.gather(store.append(room, [entry(turns + 1)], ASKED, {}), later(turns + 1, turns))
                await store.ping()
        assert sum(store.journal.commits) == 12
        assert 0 not in store.journal.commits

    asyncio.run(run())


def test_a_table_that_is_unknown_spoils_nobody_elses_answer(url: str) -> None:
    async def work(store: Store) -> None:
        room = await table(store)
        good, bad = await asyncio.gather(
            store.append(room, [entry(1, "a")], ASKED, {}),
            store.append("nowhere", [entry(1, "b")], ASKED, {}),
            return_exceptions=True,
        )
        assert isinstance(bad, StorageError)
        # Whatever the word was, it is true.
        assert await keys(store, room) == (["a"] if good is True else [])
        assert good is True or isinstance(good, StorageError)

    kept(url, work)


def test_what_waits_is_written_before_the_store_is_closed(url: str) -> None:
    async def run() -> None:
        for turns in range(12):
            store = Store(url)
            await store.open()
            room = await table(store)
            waiting = asyncio.create_task(store.append(room, [entry(1, "a")], ASKED, {}))
            # At each stage of the writing.
            for _ in range(turns):
                await asyncio.sleep(0)
            if not turns:
                await asyncio.sleep(0)
            await store.close()
            async with opened(url) as again:
                assert await keys(again, room) == ["a"]
            assert await waiting

    asyncio.run(run())


def test_a_table_is_made_whole_or_not_at_all(url: str) -> None:
    async def work(store: Store) -> None:
        record, entries = from_wish(read_table({"game": "inventors", "seats": [{"kind": "here"}], "seed": 7}), HOLDER)
        with pytest.raises(StorageError):
            await store.create(record, [*entries, *entries])
        assert await store.record(record.id) is None
        assert await store.held_by(HOLDER) == []
        await store.create(record, entries)
        assert [each.id for each in await store.held_by(HOLDER)] == [record.id]

    kept(url, work)


def test_a_table_waits_for_a_bot_as_soon_as_the_seat_that_is_asked_is_one(url: str) -> None:
    async def work(store: Store) -> None:
        room = await table(store)
        record = await store.record(room)
        assert record is not None
        assert await store.waiting_for_bots() == []
        assert await store.change_seat(room, record.seats[record.asked], bot="random")
        assert await store.waiting_for_bots() == [(room, 0)]
        # When a bot plays the other seat too, nobody is there for whom they should play.
        assert await store.change_seat(room, record.seats[1 - record.asked], bot="random")
        assert await store.waiting_for_bots() == []

    kept(url, work)


# -- snapshots -----------------------------------------------------------------------------------------


def test_a_snapshot_gives_way_only_to_a_newer_one(url: str) -> None:
    async def work(store: Store) -> None:
        room = await table(store)
        assert await store.snapshot(room) is None
        for number, expected in ((32, 32), (96, 96), (64, 96), (96, 96), (128, 128)):
            await store.save_snapshot(room, number, json.dumps({"at": number}))
            assert await store.snapshot(room) == (expected, {"at": expected})

    kept(url, work)

"""The disk is full in the middle of games: answers are refused with a sentence, and play goes on when there is room."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from stored import keys, opened, table
from test_failing import check

from claytable.host.problems import StorageError
from claytable.server.bus import Alone
from claytable.server.metrics import Metrics
from claytable.server.rooms import Rooms
from claytable.server.store import Store


async def room_for(store: Store, pages: int) -> None:
    """How many pages the database may have: SQLite itself then says that it is full. Each connection counts for itself.

    The journal's own connection has been given back, or is not there yet.
    """
    async with store.engine.connect() as one, store.engine.connect() as other:
        for connection in (one, other):
            await connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")


def test_answers_that_do_not_fit_are_refused_and_given_again_when_there_is_room(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            rooms = Rooms(store, Alone(), Metrics(), 60, 0)
            room = await rooms.get(await table(store))
            # As small as it can be: what it has.
            await room_for(store, 1)
            refused = 0
            while not refused:
                number, key = room.number, room.game.legal[0].key
                try:
                    await rooms.answer(room, (0, 1), number, key)
                except StorageError:
                    refused += 1
            assert room.number == number
            with pytest.raises(StorageError):
                await table(store)
            # What is there can be read.
            assert len(await keys(store, room.record.id)) == number
            await room_for(store, 10_000)
            await rooms.answer(room, (0, 1), number, key)
            await check(store, room)
            await table(store)
            await rooms.close()

    asyncio.run(run())

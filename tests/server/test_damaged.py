"""Rows of the database that are not what was written: a sentence for people who open that table, for nobody else."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
from test_failures import inside
from test_limits import WISH, sound

from claytable.server.rooms import Rooms

#: By column: what stands there instead.
DAMAGE = {
    "room": {
        "options": ("nonsense", "7", "[" * 100_000),
        "progress": ("nonsense", "[]"),
        "result": ("nonsense", "7"),
        "game": ("nonsense",),
        "rules": ("nonsense",),
        "pack": ("nonsense",),
        "pack_hash": ("nonsense",),
        "seed": (2**62, "nonsense"),
        "asked": (99, -7),
        "number": (10**9, -5),
    },
    "seat": {"kind": ("nonsense",), "bot": ("nonsense",), "name": ("\x00",), "place": (7,)},
    "entry": {"events": ("nonsense", "7"), "key": ("nonsense",), "digest": ("nonsense",), "seat": (99,)},
}
CASES = [
    (table, column, value)
    for table, columns in DAMAGE.items()
    for column, values in columns.items()
    for value in values
]
READ = ("", "/log", "/scores", "/at/1", "/moments?first=0&last=11", "/frames?after=0", "/course", "/journal")


async def begun(client: httpx.AsyncClient, rooms: Rooms, answers: int) -> str:
    """A table after some answers, which is no longer in memory."""
    id = str((await client.post("/api/tables", json=WISH)).json()["id"])
    room = await rooms.get(id)
    for number in range(answers):
        await rooms.answer(room, (0, 1), number, room.game.legal[0].key)
    rooms.open_rooms.clear()
    return id


def test_a_damaged_row_is_a_sentence_at_that_table_and_nothing_at_others(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as (client, rooms):
            other = await begun(client, rooms, 1)
            for table, column, value in CASES:
                case = f"{table}.{column} = {value!s:.9}"
                id = await begun(client, rooms, 11)
                with closing(sqlite3.connect(tmp_path / "tables.db")) as kept:
                    one = {"room": "id = ?", "seat": "room = ? AND place = 0", "entry": "room = ? AND number = 10"}
                    kept.execute(f"UPDATE {table} SET {column} = ? WHERE {one[table]}", (value, id))
                    kept.commit()
                    for path in READ:
                        answer = sound(await client.get(f"/api/tables/{id}{path}"))
                        assert answer.status_code != 500, (case, path, answer.text)
                    assert (await client.get("/api/tables")).status_code in (200, 503), case
                    assert (await client.get(f"/api/tables/{other}")).status_code == 200, case
                    # The same person makes the next table: their list should be sound again.
                    for name in ("snapshot", "entry", "seat", "room"):
                        kept.execute(f"DELETE FROM {name} WHERE {'id' if name == 'room' else 'room'} = ?", (id,))
                    kept.commit()

    asyncio.run(scene())


def test_a_journal_with_a_hole_is_not_played(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as (client, rooms):
            id = await begun(client, rooms, 6)
            with closing(sqlite3.connect(tmp_path / "tables.db")) as kept:
                kept.execute("DELETE FROM entry WHERE number = 3")
                kept.commit()
            answer = await client.get(f"/api/tables/{id}")
            assert (answer.status_code, answer.json()["code"]) == (503, "storage")

    asyncio.run(scene())


def test_a_snapshot_that_cannot_be_read_is_no_loss(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as (client, rooms):
            for data in ("nonsense", "7", "{}", '{"claytable": 1, "table": {}}', "[" * 100_000):
                id = await begun(client, rooms, 1)
                await rooms.store.save_snapshot(id, 0, data)
                assert (await client.get(f"/api/tables/{id}")).json()["number"] == 1

    asyncio.run(scene())

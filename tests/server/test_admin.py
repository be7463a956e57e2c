"""`claytable admin`, on the database of a server that runs: what it lists, deletes, forgets and closes."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from logged import json_logs
from served import PATIENCE
from test_limits import trouble
from typer.testing import CliRunner, Result

from claytable.cli import app
from claytable.host.problems import Closed
from claytable.server.app import create_app
from claytable.server.rooms import Rooms
from claytable.server.settings import Settings
from claytable.server.tokens import fingerprint


@pytest.fixture(autouse=True)
def logs() -> Iterator[None]:
    """The command changes how this process logs."""
    with json_logs():
        yield


@asynccontextmanager
async def running(folder: Path) -> AsyncIterator[tuple[httpx.AsyncClient, httpx.AsyncClient, Rooms]]:
    """A server that looks often at its database, and two people."""
    server = create_app(Settings(db=f"sqlite:///{folder / 'tables.db'}", rate=1000, idle=0.1))
    async with server.router.lifespan_context(server):
        ann, bob = (
            httpx.AsyncClient(transport=httpx.ASGITransport(server), base_url="http://localhost") for _ in range(2)
        )
        async with ann, bob:
            yield ann, bob, server.state.rooms


async def admin(folder: Path, *words: str) -> Result:
    arguments = ["admin", *words, "--db", f"sqlite:///{folder / 'tables.db'}"]
    return await asyncio.to_thread(CliRunner().invoke, app, arguments)


async def listed(folder: Path, *words: str) -> Any:
    done = await admin(folder, *words, "--json")
    assert done.exit_code == 0, done.stderr
    return json.loads(done.stdout)


async def made(person: httpx.AsyncClient, *seats: str, game: str = "tabannusi") -> dict[str, Any]:
    wish = {"game": game, "seats": [{"kind": seat, "level": "random", "name": "Ann"} for seat in seats]}
    answer = await person.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


async def joined(person: httpx.AsyncClient, table: dict[str, Any]) -> None:
    invitation = next(seat["invitation"] for seat in table["seats"] if seat["invitation"])
    assert (await person.post(f"/api/invitations/{invitation}", json={"name": "Bob"})).status_code == 200


def holder(person: httpx.AsyncClient) -> str:
    return fingerprint(person.cookies["claytable"])


def test_tables_and_people_are_listed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as (ann, bob, _rooms):
            one, two = await made(ann, "here", "friend"), await made(ann, "here", "here", game="scholars")
            await joined(bob, one)
            tables = await listed(tmp_path, "tables")
            assert {row["id"]: (row["game"], row["people"], row["over"]) for row in tables} == {
                one["id"]: ("tabannusi", 2, False),
                two["id"]: ("scholars", 1, False),
            }
            assert [row["id"] for row in await listed(tmp_path, "tables", "--game", "scholars")] == [two["id"]]
            assert await listed(tmp_path, "tables", "--over") == []
            assert await listed(tmp_path, "tables", "--idle", "1") == []
            assert len(await listed(tmp_path, "tables", "--running", "--idle", "0")) == 2
            people = {row["person"]: row["tables"] for row in await listed(tmp_path, "people")}
            assert people == {holder(ann)[:12]: 2, holder(bob)[:12]: 1}
            seats = await listed(tmp_path, "seats", one["id"])
            assert {row["name"]: row["person"] for row in seats} == {"Ann": holder(ann)[:12], "Bob": holder(bob)[:12]}
            # For people it is a table of words.
            assert "tabannusi" in (await admin(tmp_path, "tables")).stdout

    asyncio.run(scene())


def test_a_deleted_table_is_gone_also_from_a_server_that_has_it_open(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as (ann, _bob, rooms):
            one, two = await made(ann, "here", "here"), await made(ann, "here", "here")
            room = await rooms.get(one["id"])
            await rooms.answer(room, (0, 1), 0, room.game.legal[0].key)
            assert (await admin(tmp_path, "delete", one["id"], "--yes")).exit_code == 0
            async with asyncio.timeout(PATIENCE):
                while one["id"] in rooms.open_rooms:
                    await asyncio.sleep(0.02)
            assert (await ann.get(f"/api/tables/{one['id']}")).status_code == 404
            assert [table["id"] for table in (await ann.get("/api/tables")).json()["tables"]] == [two["id"]]
            with closing(sqlite3.connect(tmp_path / "tables.db")) as kept:
                for table in ("entry", "seat", "snapshot"):
                    assert not kept.execute(f"SELECT * FROM {table} WHERE room = ?", (one["id"],)).fetchall()

    asyncio.run(scene())


def test_a_person_is_forgotten_and_the_others_keep_their_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as (ann, bob, _rooms):
            alone, shared = await made(ann, "here", "bot"), await made(ann, "here", "friend")
            await joined(bob, shared)
            who = holder(ann)
            done = await admin(tmp_path, "forget", who[:10], "--yes")
            assert done.stdout == "Deleted tables: 1. Tables at which their seats are open now: 1.\n"
            assert (await ann.get("/api/tables")).json() == {"tables": []}
            with closing(sqlite3.connect(tmp_path / "tables.db")) as kept:
                words = "\n".join(kept.iterdump())
            assert who not in words
            assert "Ann" not in words
            assert alone["id"] not in words
            table = (await bob.get("/api/tables")).json()["tables"][0]
            assert table["owner"]
            (place,) = (seat["place"] for seat in table["seats"] if seat["invitation"])
            # Somebody else may take the seat.
            await joined(ann, table)
            assert not (await bob.get(f"/api/tables/{shared['id']}")).json()["seats"][place]["open"]

    asyncio.run(scene())


def test_nothing_remembers_a_forgotten_person_not_even_where_they_sat_before(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as (ann, bob, rooms):
            # Ann has seen Bob's hand, and another votes about him.
            table = await made(ann, "here", "here", "friend")
            place = next(seat["place"] for seat in table["seats"] if seat["yours"])
            left = (await ann.post(f"/api/tables/{table['id']}/seats/{place}/leave")).json()
            await joined(bob, {"seats": [left["seats"][place]]})
            who = holder(ann)
            room = await rooms.get(table["id"])
            assert room.record.seats[place].known == who
            await rooms.store.change_seat(table["id"], room.record.seats[place], votes=f"0:{who}")
            assert (await admin(tmp_path, "forget", who[:12], "--yes")).exit_code == 0
            with closing(sqlite3.connect(tmp_path / "tables.db")) as kept:
                assert who not in "\n".join(kept.iterdump())
            (seat,) = (each for each in (await listed(tmp_path, "seats", table["id"])) if each["person"])
            assert seat["person"] == holder(bob)[:12]

    asyncio.run(scene())


def test_tables_that_are_idle_are_deleted_at_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as (ann, _bob, _rooms):
            one, two = await made(ann, "here", "here"), await made(ann, "here", "here")
            with closing(sqlite3.connect(tmp_path / "tables.db")) as kept:
                kept.execute("UPDATE room SET moved = moved - 9 * 86400 WHERE id = ?", (one["id"],))
                kept.commit()
            assert (await admin(tmp_path, "expire", "8", "--over", "--yes")).stdout == "Deleted tables: 0.\n"
            assert (await admin(tmp_path, "expire", "8", "--yes")).stdout == "Deleted tables: 1.\n"
            assert [table["id"] for table in (await ann.get("/api/tables")).json()["tables"]] == [two["id"]]

    asyncio.run(scene())


def test_a_server_that_is_closed_can_be_read_and_says_why_nobody_plays(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as (ann, bob, rooms):
            table = await made(ann, "here", "friend")
            room = await rooms.get(table["id"])
            notice = "We are back at noon."
            assert (await admin(tmp_path, "close", "--notice", notice)).exit_code == 0
            async with asyncio.timeout(PATIENCE):
                while not (await ann.get("/api/notice")).json()["text"]:
                    await asyncio.sleep(0.02)
            assert (await ann.get(f"/api/tables/{table['id']}")).status_code == 200
            assert trouble(await bob.post("/api/tables", json={}), 503, "closed") == notice
            with pytest.raises(Closed, match=notice):
                await rooms.answer(room, (room.asked,), 0, room.game.legal[0].key)
            with pytest.raises(Closed, match=notice):
                await rooms.undo(room, (0, 1), 0)
            assert (await admin(tmp_path, "open")).exit_code == 0
            async with asyncio.timeout(PATIENCE):
                while (await ann.get("/api/notice")).json()["text"]:
                    await asyncio.sleep(0.02)
            await rooms.answer(room, (room.asked,), 0, room.game.legal[0].key)

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (("delete", "nowhere", "--yes"), 1, "There is no table nowhere."),
        (("expire", "0"), 2, "This cannot be taken back: add --yes."),
        (("delete", "nowhere"), 2, "This cannot be taken back: add --yes."),
        (("seats", "nowhere"), 1, "There is no table nowhere."),
        (("forget", "abc", "--yes"), 2, "A person is the beginning of a fingerprint, at least 8 of 0-9 and a-f."),
        (("forget", "0123456789", "--yes"), 1, "Nobody's fingerprint begins with 0123456789."),
        (("close", "--notice", " "), 2, "A notice has 1 to 300 signs: it is what people read."),
    ],
)
def test_what_cannot_be_is_a_sentence(words: tuple[str, ...], code: int, sentence: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path):
            done = await admin(tmp_path, *words)
        assert (done.exit_code, done.stderr.splitlines()[-1]) == (code, sentence)

    asyncio.run(scene())


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    done = asyncio.run(admin(tmp_path, "tables"))
    assert done.exit_code == 1
    assert done.stderr.splitlines()[-1] == f"There is no database at sqlite:///{tmp_path / 'tables.db'}."
    assert not (tmp_path / "tables.db").exists()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as older:
        older.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        older.execute("INSERT INTO alembic_version VALUES ('0001')")
        older.commit()
    done = asyncio.run(admin(tmp_path, "tables"))
    assert done.stderr.splitlines()[-1].startswith("Another version made this database.")

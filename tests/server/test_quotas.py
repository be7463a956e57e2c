"""How much one person may leave behind: tables, packs, answers taken back; and bots that nobody watches."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from played import pack_text, whole
from served import PATIENCE, Person, Server
from stored import HOLDER, opened, table
from test_limits import trouble

from claytable.host import bounds, playing, room
from claytable.host.dealing import from_wish
from claytable.host.problems import TooMany
from claytable.host.wishes import read_table
from claytable.server import quotas
from claytable.server.app import create_app
from claytable.server.bus import Alone
from claytable.server.limits import Buckets
from claytable.server.live import _hear
from claytable.server.metrics import Metrics
from claytable.server.models.live import Answer, LookAhead, Undo
from claytable.server.prices import UNDO
from claytable.server.room import Listener
from claytable.server.rooms import Rooms
from claytable.server.settings import Settings


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A database, empty."""
    return f"sqlite:///{tmp_path / 'tables.db'}"


def test_bots_alone_play_only_while_somebody_watches(file: str) -> None:
    async def run() -> None:
        async with opened(file) as store:
            rooms = Rooms(store, Alone(), Metrics(), 60, 0)
            await rooms.open()
            id = await table(store, "bot", "bot")
            assert await store.waiting_for_bots() == []
            there = await rooms.get(id)
            assert there.bot is not None
            assert there.driver is None
            eve = Listener(None, (), -1)
            rooms.join(there, eve)
            async with asyncio.timeout(PATIENCE):
                while there.number < 3:
                    await asyncio.sleep(0.02)
                rooms.leave(there, eve)
                while there.driver is not None:
                    await asyncio.wait([there.driver])
            assert there.bot is not None
            number = there.number
            rooms.join(there, eve)
            async with asyncio.timeout(PATIENCE):
                while there.number == number:
                    await asyncio.sleep(0.02)
            await rooms.close()

    asyncio.run(run())


def test_bots_play_on_for_a_person_who_is_away(file: str) -> None:
    async def run() -> None:
        async with opened(file) as store:
            id = await table(store, "bot", "here")
            (waiting,) = await store.waiting_for_bots()
            assert waiting == (id, 0)
            rooms = Rooms(store, Alone(), Metrics(), 60, 0)
            await rooms.open()
            async with asyncio.timeout(PATIENCE):
                while (await rooms.get(id)).bot is not None:
                    await asyncio.sleep(0.02)
            await rooms.close()

    asyncio.run(run())


def test_a_person_has_so_many_tables_at_which_only_bots_play(server: Server, ann: Person, bob: Person) -> None:
    for _ in range(bounds.MOST_BOT_TABLES):
        ann.table("tabannusi", "bot", "bot")
    wish = {"game": "tabannusi", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
    assert "only bots play" in ann.refused("POST", "/api/tables", 409, wish)
    ann.table("tabannusi", "here", "bot")
    bob.table("tabannusi", "bot", "bot")


def test_unfinished_tables_of_a_person_are_counted(file: str) -> None:
    async def run() -> None:
        async with opened(file) as store:
            for seats in (("bot", "bot"), ("bot", "here"), ("bot", "bot")):
                await table(store, *seats)
            assert await store.unfinished(HOLDER) == (3, 2)
            assert await store.unfinished("bob") == (0, 0)

    asyncio.run(run())


def test_from_one_address_come_so_many_tables_at_which_only_bots_play(tmp_path: Path) -> None:
    wishes = {kind: {"game": "tabannusi", "seats": [{"kind": kind}, {"kind": "bot"}]} for kind in ("bot", "here")}

    async def run() -> None:
        app = create_app(Settings(db=f"sqlite:///{tmp_path / 'tables.db'}", rate=1000))
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://localhost") as client,
        ):
            app.state.bot_tables = Buckets(0.001, 2)
            statuses = []
            for kind in ("bot", "here", "bot", "bot", "here"):
                # Each new person is another one.
                client.cookies.clear()
                answer = await client.post("/api/tables", json=wishes[kind])
                statuses.append(answer.status_code)
                if answer.status_code == 429:
                    assert "only bots play" in trouble(answer, 429, "too-many")
                    assert int(answer.headers["retry-after"]) > 100
            assert statuses == [201, 201, 201, 429, 201]

    asyncio.run(run())


def test_the_same_pack_is_kept_once(server: Server, ann: Person) -> None:
    pack = {"name": "mine", "text": pack_text() + "\n# a remark"}
    wish = {"game": "inventors", "seats": [{"kind": "here"}], "pack": pack}
    tables = [ann.post("/api/tables", wish) for _ in range(3)]
    assert len({each["pack"] for each in tables}) == 1
    with contextlib.closing(sqlite3.connect(server.database, timeout=PATIENCE)) as kept:
        assert kept.execute("SELECT count(*) FROM pack").fetchone() == (1,)
        assert kept.execute("SELECT count(*) FROM room WHERE pack_hash IS NOT NULL").fetchone() == (3,)
    # The list has its name, and nobody reads the whole text for every line of it.
    assert [each["pack"] for each in ann.get("/api/tables")["tables"]] == [tables[0]["pack"]] * 3
    # Each still has it.
    assert all(ann.get(f"/api/tables/{each['id']}/components")["printed"] for each in tables)


def test_what_a_person_leaves_behind_is_counted_in_bytes(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with opened(file) as store:
            assert await store.stored(HOLDER) == 0
            await table(store)
            one = bounds.TABLE_BYTES
            assert await store.stored(HOLDER) == one
            text = pack_text() + "\n# a remark"
            for _ in range(2):
                pack = {"name": "mine", "text": text}
                wish = {"game": "inventors", "seats": [{"kind": "here"}], "pack": pack}
                await store.create(*from_wish(read_table(wish), HOLDER))
            assert await store.stored(HOLDER) == 3 * one + len(text)
            listed = await store.held_by(HOLDER)
            assert [each.pack_text for each in listed] == [None] * 3
            assert {(await store.record(each.id)).pack_text for each in listed} == {None, text}  # type: ignore[union-attr]
            assert await store.stored("bob") == 0

    asyncio.run(run())


def test_a_person_and_an_address_have_so_much_space(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wish = {"game": "inventors", "seats": [{"kind": "here"}]}

    async def run() -> None:
        app = create_app(Settings(db=f"sqlite:///{tmp_path / 'tables.db'}", rate=1000))
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://localhost") as ann,
            httpx.AsyncClient(transport=transport, base_url="http://localhost") as bob,
        ):
            assert (await ann.post("/api/tables", json=wish)).status_code == 201
            with monkeypatch.context() as patch:
                patch.setattr(quotas, "MOST_STORED", bounds.TABLE_BYTES)
                assert "all the space" in trouble(await ann.post("/api/tables", json=wish), 409, "conflict")
                assert (await bob.post("/api/tables", json=wish)).status_code == 201
            # From one address, each new person is another one.
            app.state.stored = Buckets(0.1, 2.5 * bounds.TABLE_BYTES)
            statuses = []
            for _ in range(3):
                bob.cookies.clear()
                statuses.append((await bob.post("/api/tables", json=wish)).status_code)
            assert statuses == [201, 201, 429]
            answer = await ann.post("/api/tables", json=wish)
            assert "much to keep" in trouble(answer, 429, "too-many")
            assert int(answer.headers["retry-after"]) > 1000

    asyncio.run(run())


def test_a_rematch_takes_the_space_of_the_one_who_made_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = {"journal": whole("tabannusi").journal}

    async def run() -> None:
        app = create_app(Settings(db=f"sqlite:///{tmp_path / 'tables.db'}", rate=1000))
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://localhost") as ann,
            httpx.AsyncClient(transport=transport, base_url="http://localhost") as bob,
        ):
            made = await ann.post("/api/journals", json=journal)
            assert made.status_code == 201, made.text
            table = f"/api/tables/{made.json()['id']}"
            handed = (await ann.post(f"{table}/seats/1/invitation")).json()["seats"][1]["invitation"]
            assert (await bob.post(f"/api/invitations/{handed}", json={"name": "Bob"})).status_code == 200
            with monkeypatch.context() as patch:
                patch.setattr(quotas, "MOST_STORED", bounds.TABLE_BYTES)
                assert "all the space" in trouble(await ann.post(f"{table}/rematch"), 409, "conflict")
                assert quotas.NOT_YOURS in trouble(await bob.post(f"{table}/rematch"), 409, "conflict")
            with monkeypatch.context() as patch:
                patch.setattr(quotas, "MOST_TABLES", 0)
                assert "unfinished" in trouble(await ann.post(f"{table}/rematch"), 409, "conflict")
            kept, app.state.stored = app.state.stored, Buckets(0.1, 10 * bounds.TABLE_BYTES)
            assert not app.state.stored.take("127.0.0.1", drops=9.5 * bounds.TABLE_BYTES)
            assert "much to keep" in trouble(await bob.post(f"{table}/rematch"), 429, "too-many")
            app.state.stored = kept
            again = await bob.post(f"{table}/rematch")
            assert again.status_code == 201
            assert (await ann.post(f"{table}/rematch")).json()["id"] == again.json()["id"]

    asyncio.run(run())


def test_who_takes_back_again_and_again_waits_and_may_still_answer(file: str) -> None:
    async def run() -> None:
        async with opened(file) as store:
            rooms = Rooms(store, Alone(), Metrics(), 60, 0)
            there = await rooms.get(await table(store))
            ann = Listener(HOLDER, (0, 1), -1)
            state = SimpleNamespace(work=Buckets(0.001, 3 * UNDO))
            socket: Any = SimpleNamespace(app=SimpleNamespace(state=state), scope={"client": ("203.0.113.1", 1)})

            async def answer() -> None:
                said = Answer(type="answer", number=there.number, key=there.game.legal[0].key)
                await _hear(said, socket, there, ann, rooms)

            for _ in range(3):
                await answer()
                await _hear(Undo(type="undo", number=there.number), socket, there, ann, rooms)
            await answer()
            with pytest.raises(TooMany, match="much work"):
                await _hear(Undo(type="undo", number=there.number), socket, there, ann, rooms)
            assert there.number == 7
            with pytest.raises(TooMany, match="much work"):
                await _hear(LookAhead(type="outlook", key=there.game.legal[0].key), socket, there, ann, rooms)
            await answer()
            await rooms.close()

    asyncio.run(run())


def test_near_the_end_of_a_journal_nothing_is_taken_back_and_answers_go_on(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (playing, room):
        monkeypatch.setattr(module, "LAST_UNDO", 6)

    async def run() -> None:
        async with opened(file) as store:
            rooms = Rooms(store, Alone(), Metrics(), 60, 0)
            await rooms.open()
            there = await rooms.get(await table(store))
            for _ in range(3):
                await rooms.answer(there, (0, 1), there.number, there.game.legal[0].key)
                assert there.look(there.game.standing.question.seat)["undo"] is not None
                await rooms.undo(there, (0, 1), there.number)
            await rooms.answer(there, (0, 1), 6, there.game.legal[0].key)
            assert all(there.look(seat)["undo"] is None for seat in (0, 1))
            with pytest.raises(playing.Refused, match="nothing more can be"):
                await rooms.undo(there, (0, 1), 7)
            await rooms.answer(there, (0, 1), 7, there.game.legal[0].key)
            await rooms.close()

    asyncio.run(run())
    assert 2 * bounds.LAST_UNDO <= bounds.LONGEST_TABLE
    assert bounds.MOST_BOT_TABLES < bounds.MOST_TABLES

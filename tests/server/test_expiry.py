"""Tables that nobody plays any more are deleted: after the time that is stated, and never without a warning."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from played import pack_text
from served import PATIENCE
from sqlalchemy import func, select, update
from stored import HOLDER, entry, kept, table

from claytable.host.dealing import from_wish
from claytable.host.wishes import read_table
from claytable.server import expiry
from claytable.server.app import create_app
from claytable.server.expiry import DAY, UNUSED, WARNING, Expiry
from claytable.server.schema import METADATA, ROOM
from claytable.server.settings import Settings
from claytable.server.store import Store

KEEP = 400.0
NOW = 1.8e9


class Clock:
    """The time of day, and the time that has passed, as somebody says."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now, self._ticks = NOW, 0.0
        patch.setattr(expiry, "time", lambda: self.now)
        patch.setattr(expiry, "passed", lambda: self._ticks)

    def pass_by(self, days: float) -> None:
        self.now += days * DAY
        self._ticks += days * DAY


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


async def played(store: Store, *seats: str, answers: int = 1) -> str:
    """A table after some answers, of which the last was given now."""
    id = await table(store, *seats)
    for number in range(1, answers + 1):
        assert await store.append(id, [entry(number)], 0, {})
    await moved(store, id, expiry.time())
    return id


async def moved(store: Store, id: str, when: float) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(update(ROOM).where(ROOM.c.id == id).values(moved=when))


async def told(store: Store, id: str, rules: Expiry) -> float | None:
    record = await store.record(id)
    assert record is not None
    return rules.of(record)


def test_a_table_is_deleted_when_its_time_is_over_and_people_were_warned(url: str, clock: Clock) -> None:
    async def work(store: Store) -> None:
        rules = Expiry(KEEP)
        id, other = await played(store), await played(store)
        clock.pass_by(KEEP - WARNING - 1)
        assert (await store.expire(rules), await told(store, id, rules)) == (0, None)
        clock.pass_by(2)
        assert await store.expire(rules) == 0
        ends = await told(store, id, rules)
        assert ends == clock.now + DAY * WARNING
        # Somebody plays on at the other one.
        await moved(store, other, clock.now)
        clock.pass_by(WARNING - 1)
        assert (await store.expire(rules), await told(store, id, rules)) == (0, ends)
        assert await told(store, other, rules) is None
        clock.pass_by(2)
        assert await store.expire(rules) == 1
        assert await store.record(id) is None
        assert await store.record(other) is not None
        # Once more the whole warning.
        clock.pass_by(KEEP)
        assert await store.expire(rules) == 0
        clock.pass_by(WARNING + 1)
        assert await store.expire(rules) == 1
        # Nothing is left of them.
        async with store.engine.connect() as connection:
            for rows in METADATA.tables.values():
                assert (await connection.execute(select(func.count()).select_from(rows))).scalar() == 0

    kept(url, work)


def test_what_is_older_when_a_server_begins_to_delete_is_warned_of_first(url: str, clock: Clock) -> None:
    async def work(store: Store) -> None:
        id = await played(store)
        await moved(store, id, clock.now - 10 * KEEP * DAY)
        rules = Expiry(KEEP)
        for _ in range(int(WARNING)):
            assert await store.expire(rules) == 0
            clock.pass_by(1)
        clock.pass_by(1)
        assert await store.expire(rules) == 1

    kept(url, work)


def test_tables_that_nobody_has_used_go_sooner_and_without_a_policy_none_goes(tmp_path: Path, clock: Clock) -> None:
    async def work(store: Store) -> None:
        rules = Expiry(KEEP)
        used = await played(store)
        unused, of_bots = await played(store, answers=0), await played(store, "bot", "bot", answers=3)
        clock.pass_by(UNUSED - 1)
        await store.expire(rules)
        assert [await told(store, each, rules) is None for each in (used, unused, of_bots)] == [True, False, False]
        clock.pass_by(WARNING + 1)
        assert await told(store, unused, Expiry(0)) is None
        assert await store.expire(rules) == 2
        assert [each.id for each in await store.held_by(HOLDER)] == [used]
        forever = Expiry(0)
        clock.pass_by(10 * KEEP)
        assert not forever.due()

    kept(f"sqlite:///{tmp_path / 'tables.db'}", work)


def test_a_clock_that_jumps_deletes_nothing(tmp_path: Path, clock: Clock) -> None:
    async def work(store: Store) -> None:
        rules = Expiry(KEEP)
        id = await played(store)
        assert rules.due()
        for days in (5 * KEEP, 9 * KEEP, -3 * KEEP, 2 * KEEP):
            # Somebody sets it: who was warned is warned again.
            clock.now += days * DAY
            clock.pass_by(0.5)
            assert rules.due()
            assert await store.expire(rules) == 0
            clock.pass_by(WARNING - 1)
            assert rules.due()
            assert await store.expire(rules) == 0
        # It is right again. A warning that was given by the wrong time is none, also in another process.
        clock.now = NOW + 3 * DAY
        assert await store.expire(Expiry(KEEP)) == 0
        record = await store.record(id)
        assert record is not None
        assert record.warned == 0.0

    kept(f"sqlite:///{tmp_path / 'tables.db'}", work)


def test_packs_go_with_the_last_table_that_is_played_with_them(url: str, clock: Clock) -> None:
    async def work(store: Store) -> None:
        def made(remark: str) -> dict[str, object]:
            pack = {"name": "mine", "text": f"{pack_text()}\n# {remark}"}
            return {"game": "inventors", "seats": [{"kind": "here"}], "pack": pack}

        records = []
        for remark in ("one", "one", "two"):
            record, entries = from_wish(read_table(made(remark)), HOLDER)
            await store.create(record, entries)
            records.append(record)
        rules = Expiry(KEEP)
        for record, days in zip(records, (0, 2 * KEEP, 0), strict=True):
            await moved(store, record.id, clock.now + days * DAY)
        await store.expire(rules)
        clock.pass_by(UNUSED + WARNING + 1)
        await store.expire(rules)
        clock.pass_by(WARNING + 1)
        await store.expire(rules)
        (left,) = await store.held_by(HOLDER)
        assert left.id == records[1].id
        async with store.engine.connect() as connection:
            packs = (await connection.execute(select(METADATA.tables["pack"].c.text))).scalars().all()
        assert packs == [records[1].pack_text]

    kept(url, work)


def test_people_read_when_a_table_ends_take_its_journal_out_and_then_it_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = 0.0
    now, passed = expiry.time, expiry.passed
    monkeypatch.setattr(expiry, "time", lambda: now() + later)
    monkeypatch.setattr(expiry, "passed", lambda: passed() + later)

    async def scene() -> None:
        nonlocal later
        app = create_app(Settings(db=f"sqlite:///{tmp_path / 'tables.db'}", rate=1000, idle=0.1, keep=KEEP))
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as ann,
        ):
            rooms = app.state.rooms
            made = (await ann.post("/api/tables", json={"game": "tabannusi", "seats": [{"kind": "here"}] * 2})).json()
            assert made["expires"] is None
            room = await rooms.get(made["id"])
            await rooms.answer(room, (0, 1), 0, room.game.legal[0].key)
            later = (KEEP - 1) * DAY
            assert await rooms.store.expire(rooms.expiry) == 0
            warned = (await rooms.store.record(made["id"])).warned
            for info in (
                (await ann.get("/api/tables")).json()["tables"][0],
                (await ann.get(f"/api/tables/{made['id']}")).json(),
            ):
                assert info["expires"] == pytest.approx(warned + WARNING * DAY)
            assert len((await ann.get(f"/api/tables/{made['id']}/journal")).json()["entries"]) == 1
            later += (WARNING + 1) * DAY
            monkeypatch.setattr(expiry, "EVERY", 0.0)
            # The server does it by itself.
            async with asyncio.timeout(PATIENCE):
                while (await ann.get(f"/api/tables/{made['id']}")).status_code != 404:
                    await asyncio.sleep(0.02)
            assert (await ann.get("/api/tables")).json() == {"tables": []}
            assert "claytable_expired_tables_total 1.0" in (await ann.get("/metrics")).text

    asyncio.run(scene())

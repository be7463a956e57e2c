"""What the person who runs the server may do with what is kept: look, delete, forget a person, close for a while.

It works on the database, also while servers use it: they find what has changed when they next look.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import time
from typing import Any, Final

from sqlalchemy import case, delete, distinct, func, insert, select, text, union_all, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..core.errors import BadOptions
from ..core.rules import PERSON
from ..host.ids import new_id
from ..host.problems import NotFound, StorageError
from .database import engine_for, storage
from .expiry import AT_ONCE, DAY, delete_packs, delete_preferences, delete_table
from .migrate import newest
from .schema import NOTICE, ROOM, SEAT

#: Signs of a fingerprint that are enough to name a person, and those that are shown.
SHORTEST: Final = 8
SHOWN: Final = 12
#: Signs of a notice.
LONGEST_NOTICE: Final = 300


class Admin:
    """A database, in the hands of the person who runs the server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    # -- looking ----------------------------------------------------------------------------------------

    async def tables(self, game: str, over: bool | None, days: float | None) -> list[dict[str, Any]]:
        """The tables, the one that was moved last first: all, or those of a game, over or not, idle for some days."""
        people = select(func.count(distinct(SEAT.c.holder))).where(SEAT.c.room == ROOM.c.id).scalar_subquery()
        found = select(ROOM.c.id, ROOM.c.game, ROOM.c.number, ROOM.c.asked, ROOM.c.created, ROOM.c.moved, people)
        if game:
            found = found.where(ROOM.c.game == game)
        if over is not None:
            found = found.where(ROOM.c.asked < 0 if over else ROOM.c.asked >= 0)
        if days is not None:
            found = found.where(ROOM.c.moved < time() - days * DAY)
        async with self._connected() as connection:
            rows = await connection.execute(found.order_by(ROOM.c.moved.desc()))
            return [
                {
                    "id": row.id,
                    "game": row.game,
                    "entries": row.number,
                    "over": row.asked < 0,
                    "people": row[6],
                    "created": row.created,
                    "moved": row.moved,
                }
                for row in rows
            ]

    async def seats(self, table: str) -> list[dict[str, Any]]:
        """Who sits at a table."""
        async with self._connected() as connection:
            rows = (await connection.execute(select(SEAT).where(SEAT.c.room == table).order_by(SEAT.c.place))).all()
        if not rows:
            raise _no_table(table)
        return [
            {"seat": row.place + 1, "kind": row.kind, "name": row.name, "bot": row.bot, "person": _shown(row.holder)}
            for row in rows
        ]

    async def people(self) -> list[dict[str, Any]]:
        """The people, by fingerprint: at how many tables they sit, how many they made, when one of them last moved."""
        sits = select(SEAT.c.holder.label("person"), SEAT.c.room.label("room")).where(SEAT.c.holder.is_not(None))
        made = select(ROOM.c.owner.label("person"), ROOM.c.id.label("room"))
        both = union_all(sits, made).subquery()
        moved = func.max(ROOM.c.moved).label("moved")
        counted = (
            select(both.c.person, func.count(distinct(both.c.room)).label("tables"), moved)
            .join(ROOM, ROOM.c.id == both.c.room)
            .group_by(both.c.person)
            .order_by(moved.desc())
        )
        async with self._connected() as connection:
            rows = (await connection.execute(counted)).all()
        return [{"person": _shown(row.person), "tables": row.tables, "moved": row.moved} for row in rows]

    # -- changing ---------------------------------------------------------------------------------------

    async def delete(self, table: str) -> None:
        """Delete a table with all that is kept of it."""
        async with self._connected() as connection:
            if not await delete_table(connection, table):
                raise _no_table(table)
            await delete_packs(connection)
            await delete_preferences(connection)

    async def forget(self, beginning: str) -> tuple[int, int]:
        """Delete what is kept of a person; how many tables were deleted, and at how many others seats are open now.

        Tables at which nobody else sits are deleted. At others their seats lose their name and wait for somebody, and
        what they made belongs to another who sits there. Answers stay: they are the others' game, too.
        """
        async with self._connected() as connection:
            person = await _person(connection, beginning)
            sits = select(SEAT.c.room).where(SEAT.c.holder == person)
            found = await connection.execute(
                select(ROOM.c.id, ROOM.c.owner).where((ROOM.c.owner == person) | ROOM.c.id.in_(sits))
            )
            deleted = opened = 0
            # A bot that stood in for them does so for nobody now.
            alone = {"bot": case((SEAT.c.stand_in.is_(True), None), else_=SEAT.c.bot), "stand_in": False}
            for room in found.all():
                seated = select(SEAT.c.place, SEAT.c.holder).where(SEAT.c.room == room.id, SEAT.c.holder.is_not(None))
                seats = (await connection.execute(seated.order_by(SEAT.c.place))).all()
                others = [seat.holder for seat in seats if seat.holder != person]
                if not others:
                    await delete_table(connection, room.id)
                    deleted += 1
                    continue
                for seat in seats:
                    if seat.holder == person:
                        await connection.execute(
                            update(SEAT)
                            .where(SEAT.c.room == room.id, SEAT.c.place == seat.place, SEAT.c.kind == PERSON)
                            .values(holder=None, name="", invitation=new_id(), seen=0, gone=0.0, votes="", **alone)
                        )
                owner = others[0] if room.owner == person else room.owner
                changed = {"owner": owner, "changes": ROOM.c.changes + 1}
                await connection.execute(update(ROOM).where(ROOM.c.id == room.id).values(**changed))
                opened += 1
            await _forget_visits(connection, person)
            await delete_packs(connection)
            await delete_preferences(connection)
        return deleted, opened

    async def expire(self, days: float, over: bool | None) -> int:
        """Delete the tables that nobody has moved for some days, without a warning; how many."""
        idle = select(ROOM.c.id).where(ROOM.c.moved < time() - days * DAY)
        if over is not None:
            idle = idle.where(ROOM.c.asked < 0 if over else ROOM.c.asked >= 0)
        deleted = 0
        while True:
            # Some at a time: people play meanwhile.
            async with self._connected() as connection:
                found = (await connection.execute(idle.limit(AT_ONCE).with_for_update())).scalars().all()
                for table in found:
                    await delete_table(connection, table)
                await delete_packs(connection)
                await delete_preferences(connection)
            deleted += len(found)
            if len(found) < AT_ONCE:
                return deleted

    async def close(self, notice: str) -> None:
        """Tell people why nobody can play, from now on."""
        words = " ".join(notice.split())
        if not words or len(words) > LONGEST_NOTICE:
            raise BadOptions(f"A notice has 1 to {LONGEST_NOTICE} signs: it is what people read.")
        async with self._connected() as connection:
            await connection.execute(delete(NOTICE))
            await connection.execute(insert(NOTICE), {"text": words})

    async def open(self) -> None:
        """Let people play again."""
        async with self._connected() as connection:
            await connection.execute(delete(NOTICE))

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[AsyncConnection]:
        with storage("The database cannot be used"):
            async with self._engine.begin() as connection:
                yield connection


@asynccontextmanager
async def administered(url: str) -> AsyncIterator[Admin]:
    """A database that a server of this version has made; it is not changed into another form here."""
    if url.startswith("sqlite:///") and not Path(url.removeprefix("sqlite:///")).is_file():
        raise StorageError(f"There is no database at {url}.")
    engine = engine_for(url)
    try:
        with storage("The database cannot be opened"):
            async with engine.connect() as connection:
                found = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar()
        if found != newest():
            raise StorageError("Another version made this database. Start the server of this version on it first.")
        yield Admin(engine)
    finally:
        await engine.dispose()


async def _person(connection: AsyncConnection, beginning: str) -> str:
    """The one person whose fingerprint begins so."""
    if len(beginning) < SHORTEST or not all(sign in "0123456789abcdef" for sign in beginning):
        raise BadOptions(f"A person is the beginning of a fingerprint, at least {SHORTEST} of 0-9 and a-f.")
    sits = select(SEAT.c.holder).where(SEAT.c.holder.startswith(beginning))
    made = select(ROOM.c.owner).where(ROOM.c.owner.startswith(beginning))
    found = set((await connection.execute(sits.union(made))).scalars())
    # Who has left all seats is still remembered at those.
    known = (await connection.execute(select(SEAT.c.known).where(SEAT.c.known.contains(beginning)))).scalars()
    found |= {each for row in known for each in row.split(",") if each.startswith(beginning)}
    if not found:
        raise NotFound(f"Nobody's fingerprint begins with {beginning}.")
    if len(found) > 1:
        raise BadOptions(f"{len(found)} fingerprints begin with {beginning}: give more of it.")
    return str(found.pop())


async def _forget_visits(connection: AsyncConnection, person: str) -> None:
    """Nobody remembers where they sat before, or what they voted for."""
    where = SEAT.c.known.contains(person) | SEAT.c.votes.contains(person)
    for seat in (await connection.execute(select(SEAT).where(where))).all():
        known = ",".join(each for each in (seat.known or "").split(",") if each != person)
        number, _, voters = (seat.votes or "").partition(":")
        others = ",".join(each for each in voters.split(",") if each != person)
        here = update(SEAT).where(SEAT.c.room == seat.room, SEAT.c.place == seat.place)
        await connection.execute(here.values(known=known, votes=f"{number}:{others}" if others else ""))
        await connection.execute(update(ROOM).where(ROOM.c.id == seat.room).values(changes=ROOM.c.changes + 1))


def _shown(fingerprint: str | None) -> str | None:
    return None if fingerprint is None else fingerprint[:SHOWN]


def _no_table(table: str) -> NotFound:
    return NotFound(f"There is no table {table}.")

"""Entries on their way to the disk. What comes in while some are written goes together into the next commit.

Most of what an answer costs beside the game is the way to the database. So what writes entries has a connection of its
own, and one statement, or one way to SQLite's thread, for all that waits.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any, Final, Protocol

from sqlalchemy import Column, Float, Integer, bindparam, insert, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..host.records import Entry
from .database import storage
from .rows import entry_row
from .schema import ENTRY, ROOM
from .tasks import ended, forever
from .wire import encode

#: Where play stands at a table after its last entry.
STANDS: Final = ("number", "moved", "asked", "progress", "played", "position", "since")


class Append:
    """Entries of one table that wait to be written, and whether they were."""

    __slots__ = ("done", "room", "rows", "stands")

    def __init__(
        self,
        room: str,
        entries: Sequence[Entry],
        asked: int,
        progress: dict[str, int],
        played: str,
        position: Any,
        since: float,
    ) -> None:
        self.room = room
        self.rows = [entry_row(room, entry) for entry in entries]
        last = entries[-1]
        kept = "" if position is None else encode(position).decode()
        stands = (last.number, last.written, asked, encode(progress).decode(), played, kept, since)
        self.stands = {"id": room, **dict(zip(STANDS, stands, strict=True))}
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class Journal:
    """Writes what waits, as long as it is open."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._database: _Database = (_PostgreSQL if engine.dialect.name == "postgresql" else _SQLite)()
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._driver: Any = None
        self._waiting: list[Append] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._batch: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to write."""
        self._writer = asyncio.create_task(forever("write", self._write))

    async def close(self) -> None:
        """Write what waits."""
        if self._writer is not None:
            await ended([self._writer])
        if self._batch is not None:
            await self._batch
        if self._waiting:
            await self._write_batch()
        await self._let_go()

    async def append(
        self,
        room: str,
        entries: Sequence[Entry],
        asked: int,
        progress: dict[str, int],
        played: str = "",
        position: Any = None,
        since: float = 0.0,
    ) -> bool:
        """Add entries to a table's journal, and where play then stands; all are committed when this returns True.

        Returns False, and adds none, if another process has written an entry with the number of the first.
        """
        waiting = Append(room, entries, asked, progress, played, position, since)
        self._waiting.append(waiting)
        self._wake.set()
        return await waiting.done

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            # A commit under way is finished even when the journal is closed.
            self._batch = asyncio.create_task(self._write_batch())
            await asyncio.shield(self._batch)

    async def _write_batch(self) -> None:
        # The first of each table, in one order in every process: two of them never wait for each other.
        batch, self._waiting = self._waiting, []
        self._wake.clear()
        firsts: dict[str, Append] = {}
        for each in batch:
            firsts.setdefault(each.room, each)
        try:
            won = await self.write([firsts[room] for room in sorted(firsts)])
        except Exception as error:
            # Whatever it was: everyone who waits must learn of it.
            for each in batch:
                if not each.done.done():
                    each.done.set_exception(error)
            return
        for each in batch:
            if not each.done.done():
                each.done.set_result(firsts[each.room] is each and each.room in won)

    async def write(self, batch: Sequence[Append]) -> set[str]:
        """Commit those of the batch that are first with their number; returns their tables."""
        with storage("The database could not be written"):
            if self._connection is None or not self._database.holds(self._driver):
                await self._let_go()
                self._connection = await self._engine.connect()
                self._driver = (await self._connection.get_raw_connection()).driver_connection
            try:
                return await self._database.commit(self._driver, batch)
            except Exception:
                # It may have been cut in the middle of a statement: nobody can use it any more.
                await self._let_go(broken=True)
                raise

    async def _let_go(self, broken: bool = False) -> None:
        """Give the connection back: who takes it out again makes sure that it is good."""
        connection, self._connection, self._driver = self._connection, None, None
        if connection is not None:
            if broken:
                await connection.invalidate()
            await connection.close()


class _Database(Protocol):
    """A kind of database, through its own driver."""

    def holds(self, driver: Any) -> bool:
        """Whether a connection is still there, as far as its end here knows."""

    async def commit(self, driver: Any, batch: Sequence[Append]) -> set[str]: ...


# -- SQLite --------------------------------------------------------------------------------------------

#: The statements as its driver takes them.
_FIRST, _OTHER, _STANDS = (
    str(each.compile(dialect=sqlite.dialect(paramstyle="named")))
    for each in (
        sqlite.insert(ENTRY).on_conflict_do_nothing(),
        insert(ENTRY),
        update(ROOM).where(ROOM.c.id == bindparam("id")).values({name: bindparam(name) for name in STANDS}),
    )
)


class _SQLite:
    def holds(self, driver: Any) -> bool:
        return True

    async def commit(self, driver: Any, batch: Sequence[Append]) -> set[str]:
        # One way to its thread and back: with one for every statement, the ways cost more than the writing.
        won: set[str] = await driver._execute(_commit, driver._conn, batch)
        return won


def _commit(database: sqlite3.Connection, batch: Iterable[Append]) -> set[str]:
    won = set()
    # It ends with a commit, or with everything as it was.
    with database:
        for each in batch:
            if database.execute(_FIRST, each.rows[0]).rowcount == 1:
                won.add(each.room)
                if len(each.rows) > 1:
                    database.executemany(_OTHER, each.rows[1:])
                database.execute(_STANDS, each.stands)
    return won


# -- PostgreSQL ----------------------------------------------------------------------------------------


def _columns(columns: Sequence[Column[Any]], first: int) -> str:
    """Rows that come as lists, one for each column."""
    kinds = {Integer: "int", Float: "float8"}
    return ", ".join(f"${at}::{kinds.get(type(each.type), 'text')}[]" for at, each in enumerate(columns, start=first))


_ENTRY: Final = [column.name for column in ENTRY.columns]
_WHERE: Final = ["id", *STANDS]
_ALL: Final = ", ".join(f'"{name}"' for name in _ENTRY)
#: One statement is one way there and back, and a transaction of its own: first the first of each table, then, of those
#: that were taken, the others, and where play stands.
_AT_ONCE: Final = f"""
WITH won AS (
  INSERT INTO entry ({_ALL}) SELECT * FROM unnest({_columns(list(ENTRY.columns), 1)})
  ON CONFLICT DO NOTHING RETURNING room
), others AS (
  INSERT INTO entry ({_ALL}) SELECT * FROM unnest({_columns(list(ENTRY.columns), 1 + len(_ENTRY))}) AS more ({_ALL})
  WHERE more.room IN (SELECT room FROM won)
), moved AS (
  UPDATE room SET {", ".join(f'"{name}" = told."{name}"' for name in STANDS)}
  FROM unnest({_columns([ROOM.c[name] for name in _WHERE], 1 + 2 * len(_ENTRY))})
    AS told ({", ".join(f'"{name}"' for name in _WHERE)})
  WHERE room.id = told.id AND told.id IN (SELECT room FROM won)
)
SELECT room FROM won
"""


class _PostgreSQL:
    def holds(self, driver: Any) -> bool:
        return driver is not None and not driver.is_closed()

    async def commit(self, driver: Any, batch: Sequence[Append]) -> set[str]:
        firsts = [each.rows[0] for each in batch]
        others = [row for each in batch for row in each.rows[1:]]
        lists = [[row[name] for row in rows] for rows in (firsts, others) for name in _ENTRY]
        lists += [[each.stands[name] for each in batch] for name in _WHERE]
        return {row["room"] for row in await driver.fetch(_AT_ONCE, *lists)}

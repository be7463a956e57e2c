"""The database: SQLite in WAL mode, or PostgreSQL. What it reports as committed is committed."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Sequence
from hashlib import sha256
from time import time
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, case, func, insert, null, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from ..core.rules import BOT, OPPONENT, PERSON
from ..host.bounds import ENTRY_BYTES, TABLE_BYTES
from ..host.problems import StorageError
from ..host.records import Entry, Record, Seat
from .database import engine_for, storage
from .expiry import PLAYED_BY_PEOPLE, Expiry
from .journal import Journal
from .migrate import migrate
from .rows import entry_of, entry_row, read, record_of, room_row, seat_of, seat_row, unreadable
from .schema import ANALYSIS, ENTRY, NOTICE, PACK, ROOM, SEAT, SNAPSHOT

#: The most tables in a list.
MOST: Final = 200
#: Entries of a long journal that are read, or written, at once.
PART: Final = 500

#: What is read of a table; its position only when newer rules need it.
TOLD: Final = [column for column in ROOM.columns if column is not ROOM.c.position]
#: Tables with the texts of their packs, and for lists without: many times a text would be much to read.
KEPT: Final[Select[Any]] = select(*TOLD, PACK.c.text.label("pack_text")).outerjoin(
    PACK, PACK.c.hash == ROOM.c.pack_hash
)
LISTED: Final[Select[Any]] = select(*TOLD, null().label("pack_text"))


class Store:
    """Everything that is kept."""

    def __init__(self, url: str) -> None:
        self.engine = engine_for(url)
        self.journal = Journal(self.engine)
        self._insert = (postgresql if self.engine.dialect.name == "postgresql" else sqlite).insert

    async def open(self) -> None:
        """Bring the database to its newest form and begin to write."""
        with storage("The database cannot be opened"):
            await migrate(self.engine)
        self.journal.open()

    async def close(self) -> None:
        """Write what waits, then let go of the database."""
        await self.journal.close()
        await self.engine.dispose()
        # The threads of SQLite's driver take leave of this loop: it must still be there.
        await asyncio.sleep(0.05)

    async def ping(self) -> None:
        """Raises StorageError when the database does not take what is written: one that is only read may be full."""
        async with self._writing() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

    # -- tables and seats -----------------------------------------------------------------------------

    async def create(self, record: Record, entries: Sequence[Entry], after: str | None = None) -> bool:
        """Keep a new table with its seats and its first entries.

        `after` is the table whose people play again here. Returns False if they have such a table already.
        """
        async with self._writing() as connection:
            if after is not None:
                leads = update(ROOM).where(ROOM.c.id == after, ROOM.c.next.is_(None))
                if (await connection.execute(leads.values(next=record.id, changes=ROOM.c.changes + 1))).rowcount != 1:
                    return False
            pack = await self._keep_pack(connection, record.pack_text)
            await connection.execute(insert(ROOM), room_row(record, pack))
            await connection.execute(insert(SEAT), [seat_row(record.id, seat) for seat in record.seats])
            for first in range(0, len(entries), PART):
                some = entries[first : first + PART]
                await connection.execute(insert(ENTRY), [entry_row(record.id, entry) for entry in some])
        return True

    async def _keep_pack(self, connection: AsyncConnection, text: str | None) -> str | None:
        """Keep the text of a pack, if there is one and it is not kept already; its hash."""
        if text is None:
            return None
        hash = sha256(text.encode()).hexdigest()
        put = self._insert(PACK).values(hash=hash, text=text)
        # One that is there is held until the table is: nobody deletes it meanwhile.
        await connection.execute(put.on_conflict_do_update(index_elements=["hash"], set_={"hash": hash}))
        return hash

    async def record(self, id: str) -> Record | None:
        """A table by its id."""
        found = await self._records(ROOM.c.id == id)
        return found[0] if found else None

    async def watched(self, token: str) -> Record | None:
        """The table that a watching link leads to."""
        found = await self._records(ROOM.c.watch == token)
        return found[0] if found else None

    async def invited(self, token: str) -> tuple[Record, Seat] | None:
        """The table and seat that an invitation leads to."""
        found = await self._records(ROOM.c.id.in_(select(SEAT.c.room).where(SEAT.c.invitation == token)))
        for record in found:
            for seat in record.seats:
                if seat.invitation == token:
                    return record, seat
        return None

    async def held_by(self, holder: str) -> list[Record]:
        """The tables at which someone sits or which they made, the latest moved first; no more than can be read.

        They come without the texts of their packs.
        """
        sits = select(SEAT.c.room).where(SEAT.c.holder == holder)
        return await self._records((ROOM.c.owner == holder) | ROOM.c.id.in_(sits), LISTED)

    async def holds(self, holder: str) -> bool:
        """Whether someone sits at a table, or made one."""
        held = (
            select(SEAT.c.room)
            .where(SEAT.c.holder == holder)
            .union_all(select(ROOM.c.id).where(ROOM.c.owner == holder))
        )
        async with self._reading() as connection:
            return (await connection.execute(held.limit(1))).first() is not None

    async def unfinished(self, owner: str) -> tuple[int, int]:
        """How many unfinished tables someone has made, and how many of them only bots play at."""
        mine = select(func.count()).select_from(ROOM).where(ROOM.c.owner == owner, ROOM.c.asked >= 0)
        async with self._reading() as connection:
            made = (await connection.execute(mine)).scalar_one()
            return made, (await connection.execute(mine.where(~PLAYED_BY_PEOPLE))).scalar_one()

    async def stored(self, owner: str) -> int:
        """How many bytes the tables take, about, that someone has made; a pack counts once."""
        mine = ROOM.c.owner == owner
        tables = select(func.count() * TABLE_BYTES + func.coalesce(func.sum(ROOM.c.number), 0) * ENTRY_BYTES)
        packs = select(ROOM.c.pack_hash).where(mine)
        texts = select(func.coalesce(func.sum(func.length(PACK.c.text)), 0)).where(PACK.c.hash.in_(packs))
        async with self._reading() as connection:
            kept = (await connection.execute(tables.where(mine))).scalar_one()
            return int(kept) + int((await connection.execute(texts)).scalar_one())

    async def waiting_for_bots(self) -> list[tuple[str, int]]:
        """The tables of people that wait for a bot, and at which number."""
        async with self._reading() as connection:
            rows = await connection.execute(
                select(ROOM.c.id, ROOM.c.number)
                .join(SEAT, (SEAT.c.room == ROOM.c.id) & (SEAT.c.place == ROOM.c.asked))
                .where(SEAT.c.bot.is_not(None))
                .where(PLAYED_BY_PEOPLE)
            )
            return [(row.id, row.number) for row in rows]

    async def numbers(self, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """How many entries each of these tables has, and how often its seats have changed."""
        async with self._reading() as connection:
            rows = await connection.execute(select(ROOM.c.id, ROOM.c.number, ROOM.c.changes).where(ROOM.c.id.in_(ids)))
            return {row.id: (row.number, row.changes) for row in rows}

    async def notice(self) -> str:
        """What people read while the server is closed; empty if it is open."""
        async with self._reading() as connection:
            return str((await connection.execute(select(NOTICE.c.text))).scalar() or "")

    async def expire(self, expiry: Expiry) -> int:
        """Delete the tables whose time is over; how many."""
        async with self._writing() as connection:
            return await expiry.look(connection)

    async def change_seat(self, room: str, before: Seat, **values: Any) -> bool:
        """Change a seat. Returns False if someone was quicker: the seat is no longer as it was."""
        as_it_was = (
            update(SEAT)
            .where(SEAT.c.room == room, SEAT.c.place == before.place)
            .where(SEAT.c.holder.is_not_distinct_from(before.holder))
            .where(SEAT.c.invitation.is_not_distinct_from(before.invitation))
            .where(SEAT.c.bot.is_not_distinct_from(before.bot))
            .where(func.coalesce(SEAT.c.votes, "") == before.votes)
        )
        told = {"changes": ROOM.c.changes + 1}
        if values.keys() & {"holder", "bot"}:
            # The person who plays here from now on has the whole time.
            told["since"] = case((ROOM.c.asked == before.place, time()), else_=ROOM.c.since)
        async with self._writing() as connection:
            done = await connection.execute(as_it_was.values(**values))
            if done.rowcount == 1:
                await connection.execute(update(ROOM).where(ROOM.c.id == room).values(**told))
            return done.rowcount == 1

    async def tell_seed(self, room: str) -> None:
        """Somebody learns the seed of a table."""
        async with self._writing() as connection:
            await connection.execute(
                update(ROOM).where(ROOM.c.id == room).values(known_seed=True, changes=ROOM.c.changes + 1)
            )

    async def conclude(self, room: str, result: dict[str, Any]) -> None:
        """Note how a game ended."""
        async with self._writing() as connection:
            values = {"result": json.dumps(result), "changes": ROOM.c.changes + 1}
            await connection.execute(update(ROOM).where(ROOM.c.id == room).values(**values))

    async def mark_seen(self, room: str, seats: Sequence[int], number: int) -> None:
        """The holders of these seats know the table up to `number`, and are gone."""
        async with self._writing() as connection:
            await connection.execute(
                update(SEAT).where(SEAT.c.room == room, SEAT.c.place.in_(seats)).values(gone=time())
            )
            await connection.execute(
                update(SEAT)
                .where(SEAT.c.room == room, SEAT.c.place.in_(seats), SEAT.c.seen < number)
                .values(seen=number)
            )

    # -- the journal ----------------------------------------------------------------------------------

    async def entries(self, room: str, after: int = -1, limit: int | None = None) -> list[Entry]:
        """The entries of a table after a number, in their order."""
        async with self._reading() as connection:
            rows = await connection.execute(
                select(ENTRY).where(ENTRY.c.room == room, ENTRY.c.number > after).order_by(ENTRY.c.number).limit(limit)
            )
            found = [entry_of(row) for row in rows]
        if any(entry.number != after + at for at, entry in enumerate(found, start=1)):
            raise unreadable("entries are missing")
        return found

    async def answers(self, room: str, after: int) -> list[Entry]:
        """The same without what happened: enough to play them again."""
        wanted = select(ENTRY.c.number, ENTRY.c.seat, ENTRY.c.key, ENTRY.c.digest, ENTRY.c.written)
        found: list[Entry] = []
        async with self._reading() as connection:
            rows = await connection.stream(
                wanted.where(ENTRY.c.room == room, ENTRY.c.number > after).order_by(ENTRY.c.number)
            )
            # A long journal does not hold up the others.
            async for some in rows.partitions(PART):
                found += [Entry(row.number, row.seat, row.key, (), row.digest, row.written) for row in some]
        return found

    async def levels(self, room: str) -> dict[int, str]:
        """The entries that bots answered, and the levels of those bots."""
        given = select(ENTRY.c.number, ENTRY.c.level).where(ENTRY.c.room == room, ENTRY.c.level.is_not(None))
        async with self._reading() as connection:
            return {row.number: row.level for row in await connection.execute(given)}

    async def snapshot(self, room: str) -> tuple[int, dict[str, Any]] | None:
        """The last snapshot of a table, and the number it was taken at; None also for one that cannot be read."""
        async with self._reading() as connection:
            row = (await connection.execute(select(SNAPSHOT).where(SNAPSHOT.c.room == room))).first()
        with contextlib.suppress(StorageError):
            return None if row is None else (row.number, read(row.data, dict))
        return None

    async def position(self, room: str) -> str:
        """The table after its last entry, if an older version did not write that one."""
        async with self._reading() as connection:
            found = (await connection.execute(select(ROOM.c.position).where(ROOM.c.id == room))).scalar()
            return found or ""

    async def append(self, room: str, entries: Sequence[Entry], *stands: Any) -> bool:
        """Add entries to a table's journal, and where play then stands (`dealing.stands`): see `Journal.append`."""
        return await self.journal.append(room, entries, *stands)

    async def save_snapshot(self, room: str, number: int, data: str) -> None:
        """Keep a snapshot instead of an older one."""
        put = self._insert(SNAPSHOT).values(room=room, number=number, data=data)
        newer = put.on_conflict_do_update(
            index_elements=["room"],
            set_={"number": put.excluded.number, "data": put.excluded.data},
            where=SNAPSHOT.c.number < put.excluded.number,
        )
        async with self._writing() as connection:
            await connection.execute(newer)

    async def analysis(self, room: str) -> list[dict[str, Any]]:
        """What is known of the turns of a finished game."""
        known = select(ANALYSIS.c.data).where(ANALYSIS.c.room == room).order_by(ANALYSIS.c.place)
        async with self._reading() as connection:
            return [read(data, dict) for data in (await connection.execute(known)).scalars()]

    async def keep_analysis(self, room: str, turn: dict[str, Any]) -> None:
        """Keep what a turn was worth; the first to know it is believed."""
        put = self._insert(ANALYSIS).values(room=room, place=turn["place"], data=json.dumps(turn))
        async with self._writing() as connection:
            await connection.execute(put.on_conflict_do_nothing())

    # -- reaching the database ------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        with storage("The database could not be written"):
            async with self.engine.begin() as connection:
                yield connection

    @contextlib.asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        with storage("The database could not be read"):
            async with self.engine.connect() as connection:
                yield connection

    async def _records(self, condition: ColumnElement[bool], what: Select[Any] = KEPT) -> list[Record]:
        async with self._reading() as connection:
            rooms = (await connection.execute(what.where(condition).order_by(ROOM.c.moved.desc()).limit(MOST))).all()
            if not rooms:
                return []
            ids = [room.id for room in rooms]
            seats = (await connection.execute(select(SEAT).where(SEAT.c.room.in_(ids)).order_by(SEAT.c.place))).all()
        records = [record_of(room) for room in rooms]
        by_id = {record.id: record for record in records}
        for row in seats:
            by_id[row.room].seats.append(seat_of(row))
            if row.place != len(by_id[row.room].seats) - 1 or row.kind not in (PERSON, BOT, OPPONENT):
                raise unreadable("a seat is missing, or of no kind")
        return records

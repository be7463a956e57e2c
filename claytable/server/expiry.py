"""What is deleted: tables that nobody plays any more, after a stated time and never without a warning."""

from __future__ import annotations

import time as clocks
from time import monotonic, time
from typing import Final

import structlog
from sqlalchemy import case, delete, exists, func, or_, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..core.rules import PERSON
from ..host.records import Record
from .schema import ANALYSIS, ENTRY, PACK, PREFERENCES, ROOM, SEAT, SNAPSHOT

DAY: Final = 24 * 3600.0
#: Days that people are warned before a table is deleted.
WARNING: Final = 14.0
#: Days that a table is kept at which nobody has answered, or only bots play.
UNUSED: Final = 60.0
#: Tables that are deleted at once: others wait for the database meanwhile.
AT_ONCE: Final = 50
#: Seconds between two looks, and by how many the clock may be set meanwhile: after more, all warnings begin again.
EVERY: Final = 600.0
STEADY: Final = 60.0

log = structlog.get_logger("claytable.expiry")

#: Whether a person plays at a table, or may come to play; in memory it is `Record.awaited`.
_CHAIR: Final = SEAT.alias()
PLAYED_BY_PEOPLE: Final = exists().where(_CHAIR.c.room == ROOM.c.id, _CHAIR.c.kind == PERSON, _CHAIR.c.bot.is_(None))


def passed() -> float:
    """Seconds that have passed, whatever the clock is set to; also while the machine slept, where it tells."""
    slept = getattr(clocks, "CLOCK_BOOTTIME", None)
    return monotonic() if slept is None else clocks.clock_gettime(slept)


class Expiry:
    """Deletes tables `keep` days after their last entry; 0 days: never."""

    def __init__(self, keep: float) -> None:
        self._keep = keep
        self._unused = min(keep, UNUSED)
        self._now, self._passed = time(), passed()
        self._looked = float("-inf")
        #: Whether the clock was set: by the wrong time people were warned for ever, or not at all.
        self._set = False

    def of(self, record: Record) -> float | None:
        """When a table will be deleted unless somebody plays there; None until people are warned."""
        if not self._keep:
            return None
        now = time()
        used = record.number > record.begun and record.awaited
        due = record.moved + DAY * (self._keep if used else self._unused)
        return None if due >= now + DAY * WARNING else max(due, (record.warned or now) + DAY * WARNING)

    def due(self) -> bool:
        """Whether it is time to look."""
        now, ticks = time(), passed()
        if abs((now - self._now) - (ticks - self._passed)) > STEADY:
            log.warning("clock was set")
            self._set = True
        self._now, self._passed = now, ticks
        if not self._keep or ticks - self._looked < EVERY:
            return False
        self._looked = ticks
        return True

    async def look(self, connection: AsyncConnection) -> int:
        """Warn people whose tables have little time left, and delete those whose time is over: how many."""
        now = time()
        unused = or_(ROOM.c.number <= func.coalesce(ROOM.c.begun, 0), ~PLAYED_BY_PEOPLE)
        due = ROOM.c.moved + DAY * case((unused, self._unused), else_=self._keep)
        near = due < now + DAY * WARNING
        # Somebody has played there since, or the clock was wrong then, or is now.
        void = true() if self._set else or_(~near, ROOM.c.warned > now)
        no_longer = update(ROOM).where(ROOM.c.warned.is_not(None), void)
        changed = {"changes": ROOM.c.changes + 1}
        await connection.execute(no_longer.values(warned=None, **changed))
        await connection.execute(update(ROOM).where(ROOM.c.warned.is_(None), near).values(warned=now, **changed))
        self._set = False
        over = select(ROOM.c.id).where(due < now, ROOM.c.warned < now - DAY * WARNING)
        found = (await connection.execute(over.limit(AT_ONCE).with_for_update())).scalars().all()
        for table in found:
            await delete_table(connection, table)
        if found:
            await delete_packs(connection)
            log.info("tables expired", tables=len(found))
            self._looked = float("-inf")
        else:
            await delete_preferences(connection)
        return len(found)


async def delete_table(connection: AsyncConnection, table: str) -> bool:
    """Delete a table with all that is kept of it; False if there is none."""
    for rows in (ANALYSIS, SNAPSHOT, ENTRY, SEAT):
        await connection.execute(delete(rows).where(rows.c.room == table))
    await connection.execute(update(ROOM).where(ROOM.c.next == table).values(next=None))
    return (await connection.execute(delete(ROOM).where(ROOM.c.id == table))).rowcount == 1


async def delete_preferences(connection: AsyncConnection) -> None:
    """Delete what people have chosen of whom nothing else is left: they neither sit at a table nor made one."""
    sits, made = SEAT.c.holder == PREFERENCES.c.holder, ROOM.c.owner == PREFERENCES.c.holder
    await connection.execute(delete(PREFERENCES).where(~exists().where(sits), ~exists().where(made)))


async def delete_packs(connection: AsyncConnection) -> None:
    """Delete the texts of packs that no table is played with any more."""
    unused = ~exists().where(ROOM.c.pack_hash == PACK.c.hash)
    # Who makes a table with one of them meanwhile holds it, or waits until it is gone: look again when it is ours.
    held = (await connection.execute(select(PACK.c.hash).where(unused).with_for_update())).scalars().all()
    await connection.execute(delete(PACK).where(PACK.c.hash.in_(held), unused))

"""How much one person may leave behind: tables, and the bytes that they take."""

from __future__ import annotations

from typing import Final

from fastapi import Request

from ..host.bounds import ENTRY_BYTES, MOST_BOT_TABLES, MOST_STORED, MOST_TABLES, TABLE_BYTES
from ..host.problems import Conflict, TooMany
from ..host.records import Entry, Record
from .guard import client_of
from .limits import Buckets
from .store import Store

#: What somebody reads who asks for a table of another person's.
NOT_YOURS: Final = "The person who made this table has no space here for another one."


def may_make(request: Request) -> None:
    """Take a new table from those that this client may make. Raises TooMany."""
    buckets: Buckets = request.app.state.new_tables
    if seconds := buckets.take(client_of(request.scope)):
        raise TooMany("That is many tables in a short time; wait a little.", seconds)


async def may_keep(request: Request, store: Store, record: Record, entries: list[Entry], asking: str | None) -> None:
    """Whether there is room for a new table, by what its owner has here and what this client has brought lately."""
    if full := await _full(store, record):
        raise Conflict(full if asking == record.owner else NOT_YOURS)
    client = client_of(request.scope)
    bot_tables: Buckets = request.app.state.bot_tables
    if not (record.awaited or record.over) and (seconds := bot_tables.take(client)):
        raise TooMany("Those are many tables at which only bots play; wait a little, or play at one yourself.", seconds)
    size = TABLE_BYTES + ENTRY_BYTES * len(entries) + len(record.pack_text or "")
    stored: Buckets = request.app.state.stored
    if seconds := stored.take(client, drops=size):
        raise TooMany("That is much to keep in a short time; wait a little.", seconds)


async def _full(store: Store, record: Record) -> str:
    """Why its owner can have no such table more; empty if they can."""
    made, of_bots = await store.unfinished(record.owner)
    if made >= MOST_TABLES and not record.over:
        return f"You have {made} unfinished tables here; finish one first."
    if of_bots >= MOST_BOT_TABLES and not record.awaited:
        return f"You have {of_bots} tables at which only bots play; watch one to its end first."
    if await store.stored(record.owner) >= MOST_STORED:
        return "Your tables here take all the space that one person has. Ask for old ones to be deleted."
    return ""

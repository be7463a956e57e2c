"""A store in an event loop of its own, with tables in it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from time import time

from claytable.host.dealing import from_wish
from claytable.host.records import Entry
from claytable.host.wishes import read_table
from claytable.server.bus import Alone
from claytable.server.metrics import Metrics
from claytable.server.rooms import Rooms
from claytable.server.store import Store

HOLDER = "ann"
#: A person is asked next.
ASKED = 0
Work = Callable[[Store], Awaitable[None]]


def kept(url: str, work: Work) -> None:
    """Do something with a store, in an event loop of its own."""

    async def run() -> None:
        async with opened(url) as store:
            await work(store)

    asyncio.run(run())


@asynccontextmanager
async def opened(url: str, kind: type[Store] = Store) -> AsyncIterator[Store]:
    store = kind(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def process(store: Store, bot_pause: float = 0) -> AsyncIterator[Rooms]:
    """The tables of a server process, which remembers nothing when it ends."""
    rooms = Rooms(store, Alone(), Metrics(), 60, bot_pause)
    try:
        yield rooms
    finally:
        await rooms.close()


async def table(store: Store, *seats: str, game: str = "inventors") -> str:
    """A new table of someone who holds the seats that are `here`."""
    kinds = [{"kind": seat} for seat in seats or ("here", "here")]
    record, entries = from_wish(read_table({"game": game, "seats": kinds, "seed": 7}), HOLDER)
    await store.create(record, entries)
    return record.id


def entry(number: int, key: str = "pass") -> Entry:
    return Entry(number, 0, key, (), None, time())


async def keys(store: Store, room: str) -> list[str | None]:
    return [each.key for each in await store.entries(room, 0)]

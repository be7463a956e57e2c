"""Where tables are kept, and how they are read from there."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Final, NoReturn, Protocol, TypeVar

from ..core.journal import FORMAT
from ..host.history import line
from ..host.problems import Conflict, StorageError, no_table
from ..host.records import Entry, Record, entry_data, read_entry, read_record, record_data

R = TypeVar("R")

_DECODER: Final = json.JSONDecoder()
#: What stands before and between the values of a list.
_BETWEEN: Final = re.compile(r"[\[\s,]*")


class Storage(Protocol):
    """What keeps tables, as JSON. Each call is one transaction: done whole, or not at all.

    A record is an object with an `id`; an entry is an object with a `number`. The first entry of every table has the
    number 0, so a journal whose last entry has the number n is n + 1 entries long.
    """

    async def tables(self) -> str:
        """The records of all tables, as a list."""

    async def load(self, table: str) -> str | None:
        """`{record, snapshot: {number, game} | null, entries}`: the entries after the snapshot, or all of them."""

    async def entries(self, table: str, after: int) -> str:
        """The entries with a number above `after`, in their order, as a list."""

    async def create(self, table: str, record: str, entries: str) -> None:
        """Keep a new table with its first entries."""

    async def append(self, table: str, expected: int, entries: str, record: str) -> bool:
        """Add entries and replace the record; if the journal has not `expected` entries, only return False."""

    async def change(self, table: str, record: str) -> None:
        """Replace the record."""

    async def snapshot(self, table: str, number: int, game: str) -> None:
        """Keep the table as it stood after entry `number`, instead of an older one."""

    async def remove(self, table: str) -> None:
        """Forget a table."""


class Shelf:
    """The tables in a storage as values; whatever the storage raises is a StorageError with a sentence."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def records(self) -> list[Record]:
        """The tables that can be read, the latest moved first."""
        found = []
        for data in _pieces(await _read(self._storage.tables()), '{"id":'):
            # You learn what is wrong with the others when you open them.
            with suppress(ValueError):
                found.append(read_record(data))
        return sorted(found, key=lambda record: -record.moved)

    async def load(self, table: str) -> tuple[Record, tuple[int, Any] | None, list[Entry]]:
        """A table: its record, its last snapshot with its number, and the entries since."""
        record, snapshot, entries = await self._load(table)
        try:
            saved = None if snapshot is None else (int(snapshot["number"]), _game(snapshot["game"]))
        except (KeyError, TypeError, ValueError):
            saved = None
        try:
            found = read_record(record)
        except ValueError as error:
            raise unreadable(str(error)) from None
        if entries is None or (snapshot is not None and saved is None):
            return found, None, await self.entries(table, -1)
        return found, saved, _entries(entries, -1 if saved is None else saved[0])

    async def entries(self, table: str, after: int) -> list[Entry]:
        """The entries after a number."""
        text = await _read(self._storage.entries(table, after))
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            raise unreadable("an entry of its journal is damaged") from None
        return _entries(data, after)

    async def create(self, record: Record, entries: Sequence[Entry]) -> None:
        """Keep a new table."""
        await _write(self._storage.create(record.id, _text(record_data(record)), _lines(entries)))

    async def append(self, record: Record, entries: Sequence[Entry]) -> bool:
        """Add entries; False if somebody else has written since."""
        expected = entries[0].number
        done = self._storage.append(record.id, expected, _lines(entries), _text(record_data(record)))
        return bool(await _write(done))

    async def change(self, record: Record) -> None:
        """Keep what has changed besides the journal."""
        await _write(self._storage.change(record.id, _text(record_data(record))))

    async def snapshot(self, table: str, number: int, game: dict[str, Any]) -> None:
        """Keep a table whole, so that it opens quickly."""
        await _write(self._storage.snapshot(table, number, _text(game)))

    async def remove(self, table: str) -> None:
        """Forget a table, whether or not it can be read."""
        if not await self.has(table):
            raise no_table()
        await _write(self._storage.remove(table))

    async def has(self, table: str) -> bool:
        """Whether a table is kept, be it readable or not."""
        return bool(await _read(self._storage.load(table)))

    async def salvaged(self, table: str) -> dict[str, Any]:
        """The journal of a table that cannot be opened, as far as its entries can be read."""
        record, _, _ = await self._load(table)
        if not isinstance(record, dict):
            record = {}
        entries: list[dict[str, Any]] = []
        for data in _pieces(await _read(self._storage.entries(table, 0))):
            try:
                entry = read_entry(data)
            except ValueError:
                break
            entries.append(line(entry))
        head = {name: record.get(name) for name in ("game", "rules", "pack", "options", "seed")}
        seats = record.get("seats")
        people = [seat for seat in seats if isinstance(seat, dict)] if isinstance(seats, list) else []
        sitting = [{"kind": seat.get("kind"), "name": seat.get("name")} for seat in people]
        return {"claytable": FORMAT, **head, "seats": sitting, "entries": entries}

    async def _load(self, table: str) -> tuple[Any, Any, Any]:
        text = await _read(self._storage.load(table))
        if not text:
            raise no_table()
        try:
            data = json.loads(text)
            return data["record"], data["snapshot"], data["entries"]
        except (ValueError, RecursionError, KeyError, TypeError):
            # The record may be sound all the same.
            return next(_pieces(text.replace('{"record":', "[", 1)), None), None, None


def _entries(data: Any, after: int) -> list[Entry]:
    """The entries after a number; the error about a missing or broken one names the number before it."""
    found: list[Entry] = []
    for each in data if isinstance(data, list) else []:
        try:
            entry = read_entry(each)
        except ValueError as error:
            raise unreadable(f"of the entry after {after}, {error}") from None
        if entry.number != after + 1:
            raise unreadable(f"after entry {after} comes entry {entry.number}")
        found.append(entry)
        after = entry.number
    if after < 0:
        raise unreadable("its journal is empty")
    return found


def unreadable(why: str) -> Conflict:
    """The sentence about a table that is kept but cannot be opened."""
    return Conflict(f"This table cannot be read: {why}. Its journal can still be taken out.")


def _game(value: Any) -> Any:
    """A snapshot, from its text if it is kept as one."""
    return json.loads(value) if isinstance(value, str) else value


def _pieces(text: str, begins: str = "") -> Iterator[Any]:
    """The values of a JSON list, as far as they can be read; after a broken one, from where the next `begins`."""
    place = 0
    while 0 <= place < len(text):
        between = _BETWEEN.match(text, place)
        place = between.end() if between is not None else place
        try:
            value, place = _DECODER.raw_decode(text, place)
            yield value
        except (ValueError, RecursionError):
            place = text.find(begins, place + 1) if begins else -1


def _text(data: Any) -> str:
    return json.dumps(data, separators=(",", ":"))


def _lines(entries: Sequence[Entry]) -> str:
    return _text([entry_data(entry) for entry in entries])


async def _read(call: Awaitable[R]) -> R:
    try:
        return await call
    except Exception as error:
        _fail("Your games could not be read", error)


async def _write(call: Awaitable[R]) -> R:
    try:
        return await call
    except Exception as error:
        _fail("This could not be written down", error)


def _fail(what: str, error: Exception) -> NoReturn:
    # Browsers give the error this name.
    full = "QuotaExceeded" in f"{type(error).__name__} {error}"
    why = "there is no space left for this page" if full else "this browser refused it"
    raise StorageError(f"{what}: {why}. The table is as it was.") from error

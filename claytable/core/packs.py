"""Component data: the printed values of a game, and packs that put some of them right.

A pack is a TOML file with the same tables as the game's `components.toml`; it names only what differs. A table
of a list (`[[device_card]]`) is found by its `id`. An error in a pack names file, line, table and field.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Generic, TypeAlias, TypeVar

from .errors import PackError
from .places import Row, read_places

PRINTED: Final = "printed"

B = TypeVar("B")

#: Fields that say where values come from: every table may have them.
PROVENANCE: Final = ("provenance", "reconstructed", "from_rulebook", "from_public", "from_example")


#: Boxes of packs that are kept for the next game; a game that uses one keeps it anyway.
PACKS: Final = 16


class Pack:
    """A component pack: its name, its text, and what its file is called."""

    __slots__ = ("file", "name", "text", "where")

    def __init__(self, name: str, text: str, file: str = "", where: str = "") -> None:
        self.name = name
        self.text = text
        self.file = file or f"{name}.toml"
        self.where = where or self.file


#: A pack's file, a pack, or the printed values.
PackSource: TypeAlias = "str | Pack | None"


class Source:
    """A text that components were read from; it looks for the lines of its tables only to report an error."""

    __slots__ = ("_places", "file", "text")

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text
        self._places: dict[str, list[Row]] | None = None

    def rows(self, table: str) -> list[Row]:
        """The rows of a table, as they stand."""
        if self._places is None:
            self._places = read_places(self.text)
        return self._places.get(table, [])

    def error(self, line: int, sentence: str) -> PackError:
        """An error on this line."""
        return PackError(f"{self.file}, line {line}: {sentence}.")


class Components:
    """The tables of a game's components, and where each of them stands."""

    def __init__(self, tables: dict[str, Any], name: str, sources: list[Source]) -> None:
        self.tables = tables
        self.name = name
        #: The texts that they were read from; what stands in an earlier one counts.
        self._sources = sources
        #: The table, id and field that were looked at last: what an unforeseen error is about.
        self.looked_at = ("", "", "")

    def raw(self, table: str, row: dict[str, Any], field: str) -> Any:
        """A field of a row as it stands; the caller says what is wrong with it."""
        self.looked_at = (table, str(row.get("id", "")), field)
        return row[field]

    def unforeseen(self, error: Exception) -> PackError:
        """An error about the field that was looked at last."""
        table, id, field = self.looked_at
        return self.error(table, id, field, f"this is not of the right form ({type(error).__name__}: {error})")

    def error(self, table: str, id: str, field: str, sentence: str) -> PackError:
        """An error about one field, with the line on which it stands."""
        named = f"[[{table}]] {id}" if id else f"[{table}]"
        said = f"{named}, field '{field}': {sentence}" if field else f"{named}: {sentence}"
        for source in self._sources:
            rows = [row for row in source.rows(table) if not id or row.id == id]
            if rows:
                # If a field stands there twice, the last one counts.
                row = next((row for row in reversed(rows) if field in row.fields), rows[0])
                return source.error(row.at(field), said)
        return PackError(f"{said}.")

    def one(self, table: str) -> dict[str, Any]:
        """A table that occurs once."""
        found = self.tables.get(table)
        if not isinstance(found, dict):
            raise PackError(f"{self.name}: the table [{table}] is missing.")
        return found

    def many(self, table: str, count: int | None = None) -> list[dict[str, Any]]:
        """A list of tables, with the number of them that the game has."""
        found = self.tables.get(table)
        if not isinstance(found, list):
            raise PackError(f"{self.name}: the tables [[{table}]] are missing.")
        if count is not None and len(found) != count:
            raise PackError(f"{self.name}: there are {len(found)} tables [[{table}]], and there must be {count}.")
        return found

    def whole(self, table: str, row: dict[str, Any], field: str, low: int, high: int) -> int:
        """A whole number of a row, within bounds."""
        self.looked_at = (table, str(row.get("id", "")), field)
        value = row.get(field)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error(table, str(row.get("id", "")), field, "this must be a whole number")
        if not low <= value <= high:
            raise self.error(table, str(row.get("id", "")), field, f"{value} is outside {low} to {high}")
        return value

    def wholes(
        self, table: str, row: dict[str, Any], field: str, low: int, high: int, count: int | None = None
    ) -> list[int]:
        """A list of whole numbers of a row, within bounds, and as many as there must be."""
        self.looked_at = (table, str(row.get("id", "")), field)
        value = row.get(field)
        sound = isinstance(value, list) and all(isinstance(n, int) and not isinstance(n, bool) for n in value)
        if not isinstance(value, list) or not sound or (count is not None and len(value) != count):
            many = "whole numbers" if count is None else f"{count} whole numbers"
            raise self.error(table, str(row.get("id", "")), field, f"this must be a list of {many}")
        for n in value:
            if not low <= n <= high:
                raise self.error(table, str(row.get("id", "")), field, f"{n} is outside {low} to {high}")
        return list(value)

    def words(
        self, table: str, row: dict[str, Any], field: str, allowed: tuple[str, ...], count: int | None = None
    ) -> list[str]:
        """A list of words of a row, each one of those allowed, and as many as there must be."""
        value = self.texts(table, row, field)
        for each in value:
            if each not in allowed:
                raise self.error(table, str(row.get("id", "")), field, f"{each!r} is not one of {', '.join(allowed)}")
        if count is not None and len(value) != count:
            raise self.error(table, str(row.get("id", "")), field, f"there must be {count} of them")
        return value

    def flag(self, table: str, row: dict[str, Any], field: str) -> bool:
        """A yes or no of a row."""
        self.looked_at = (table, str(row.get("id", "")), field)
        value = row.get(field)
        if not isinstance(value, bool):
            raise self.error(table, str(row.get("id", "")), field, "this must be true or false")
        return value

    def word(self, table: str, row: dict[str, Any], field: str, allowed: tuple[str, ...]) -> str:
        """A word of a row, one of those allowed."""
        self.looked_at = (table, str(row.get("id", "")), field)
        value = row.get(field)
        if value not in allowed:
            raise self.error(table, str(row.get("id", "")), field, f"{value!r} is not one of {', '.join(allowed)}")
        return str(value)

    def texts(self, table: str, row: dict[str, Any], field: str) -> list[str]:
        """A list of texts of a row."""
        self.looked_at = (table, str(row.get("id", "")), field)
        value = row.get(field)
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise self.error(table, str(row.get("id", "")), field, "this must be a list of texts")
        return value


class Boxes(Generic[B]):
    """The boxes of a game, each read once: the printed one and those of packs."""

    def __init__(self, package: str, read: Callable[[Components], B]) -> None:
        self.package = package
        self.read = read
        self._printed: B | None = None
        #: The last few packs, by name and whole text.
        self._packs: dict[tuple[str, str], B] = {}

    def open(self, pack: PackSource) -> B:
        """The box, ours or with a pack's values. Raises PackError for an error in the pack."""
        if pack is None:
            if self._printed is None:
                self._printed = self._read(read_components(self.package, None))
            return self._printed
        own = read_pack(pack)
        key = (own.name, own.text)
        box = self._packs.pop(key, None)
        if box is None:
            box = self._read(read_components(self.package, own))
        self._packs[key] = box
        if len(self._packs) > PACKS:
            del self._packs[next(iter(self._packs))]
        return box

    def _read(self, data: Components) -> B:
        try:
            return self.read(data)
        except (KeyError, TypeError, AttributeError, ValueError, IndexError) as error:
            raise data.unforeseen(error) from None


def read_components(package: str, pack: PackSource) -> Components:
    """A game's own components, with the pack's values over them."""
    text, tables = _read_own(package)
    printed = Source("components.toml", text)
    if pack is None:
        return Components(tables, PRINTED, [printed])
    own = read_pack(pack)
    source = Source(own.file, own.text)
    _merge(tables, _tables_of(own), source)
    name = f"{own.name}-{hashlib.blake2b(own.text.encode(), digest_size=4).hexdigest()}"
    return Components(tables, name, [source, printed])


def known_tables(package: str, pack: PackSource) -> int:
    """How many of the tables and components that a pack names are this game's."""
    tables = _read_own(package)[1]
    known = 0
    for table, change in ({} if pack is None else _tables_of(read_pack(pack))).items():
        if table not in tables:
            continue
        known += 1
        if isinstance(change, list) and isinstance(tables[table], list):
            ids = [row.get("id") for row in tables[table]]
            known += sum(1 for row in change if isinstance(row, dict) and row.get("id") in ids)
    return known


def changed_share(package: str, pack: PackSource) -> float:
    """The share of a game's components in which a pack changes something."""
    own = _rows(_read_own(package)[1])
    ours = _rows(read_components(package, pack).tables)
    changed = sum(1 for before, after in zip(own, ours, strict=True) if before != after)
    return changed / max(1, len(own))


def _rows(tables: dict[str, Any]) -> list[dict[str, Any]]:
    """Every component, without what says where its values come from."""
    found: list[dict[str, Any]] = []
    for table in tables.values():
        rows = table if isinstance(table, list) else [table]
        found += [{field: row[field] for field in row if field not in PROVENANCE} for row in rows]
    return found


def components_hash(package: str) -> str:
    """A short fingerprint of a game's own components."""
    text = json.dumps(_rows(_read_own(package)[1]), sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def _read_own(package: str) -> tuple[str, dict[str, Any]]:
    """A game without printed things needs no file of them."""
    path = files(package) / "components.toml"
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    return text, tomllib.loads(text)


def read_pack(pack: str | Pack) -> Pack:
    """A pack, from its file if it is one."""
    if isinstance(pack, Pack):
        return pack
    path = Path(pack)
    try:
        return Pack(path.stem, path.read_bytes().decode("utf-8"), path.name, pack)
    except OSError as error:
        raise PackError(f"{pack}: the pack cannot be read ({error.strerror}).") from None
    except UnicodeDecodeError:
        raise PackError(f"{pack}: the pack is not a text file in UTF-8.") from None


def _tables_of(pack: Pack) -> dict[str, Any]:
    try:
        return tomllib.loads(pack.text)
    except tomllib.TOMLDecodeError as error:
        raise PackError(f"{pack.where}: this is not TOML: {error}.") from None
    except RecursionError:
        raise PackError(f"{pack.where}: this is nested too deeply.") from None


def _merge(tables: dict[str, Any], changes: dict[str, Any], source: Source) -> None:
    for table, change in changes.items():
        known = tables.get(table)
        if known is None:
            raise source.error(source.rows(table)[0].line, f"[{table}]: the game has no such table")
        if isinstance(known, dict):
            if not isinstance(change, dict):
                raise source.error(source.rows(table)[0].line, f"[{table}]: this table stands once, as [{table}]")
            for field in change:
                if field not in known and field not in PROVENANCE:
                    line = source.rows(table)[0].at(field)
                    raise source.error(line, f"[{table}], field '{field}': the table has no such field")
            known.update(change)
            continue
        if not isinstance(change, list):
            raise source.error(source.rows(table)[0].line, f"[{table}]: this table is one of a list, as [[{table}]]")
        by_id = {row["id"]: row for row in known if "id" in row}
        for number, row in enumerate(change):
            id = row.get("id") if isinstance(row, dict) else None
            if not isinstance(id, str) or id not in by_id:
                line = source.rows(table)[number].line
                raise source.error(line, f"[[{table}]] {id!r}: the game has no such component")
            for field in row:
                if field not in by_id[id] and field not in PROVENANCE:
                    line = source.rows(table)[number].at(field)
                    raise source.error(line, f"[[{table}]] {id}, field '{field}': the component has no such field")
            by_id[id].update(row)

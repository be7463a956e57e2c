"""The table of many games, a row for each seat of each game, as Parquet or CSV."""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import chain, groupby, islice
from pathlib import Path
from typing import Any, Final

from ..core.errors import BadOptions
from ..core.rules import find_game
from .extras import need
from .ledger import TableError
from .plan import Match
from .record import OPPONENT, Record
from .tally import Totals

#: Columns of every table; then follow `points_<category>`, and `uses`.
NUMBERS: Final = ("match", "seed", "seat", "turn", "decisions", "place", "score")
TEXTS: Final = ("game", "rules", "pack", "variant", "bot", "error", "broken")
POINTS: Final = "points_"
#: What tells one game from another.
PLAN: Final = ("game", "rules", "pack", "variant", "seed", "bot")
#: Games in a row group.
BATCH: Final = 1000

Row = dict[str, Any]


def check_name(path: Path) -> None:
    """Whether a table can be written there."""
    if path.suffix not in (".parquet", ".csv"):
        raise BadOptions(f"A table of games is called .parquet or .csv, not '{path.name}'.")
    if path.suffix == ".parquet":
        need("pyarrow", "sim", "A Parquet table")
    if not path.parent.is_dir():
        raise BadOptions(f"There is no folder {path.parent} for the table.")


def write_table(
    path: Path, match: Match, records: Iterable[Record], categories: Sequence[str], names: Mapping[str, str]
) -> None:
    """Write the games of a run, all of it or nothing; `match` is one of them."""
    rules = find_game(match.game)
    about = {"game": rules.id, "rules": rules.version, "pack": rules.box(match.pack).pack}
    rows = (row for number, record in enumerate(records) for row in _rows(number, about, record, categories))
    columns = [*NUMBERS[:1], *TEXTS[:4], *NUMBERS[1:3], "bot", *NUMBERS[3:], *(POINTS + each for each in categories)]
    columns += ["uses", "error", "broken"]
    fresh = path.with_name(f"{path.name}.new")
    try:
        (_write_parquet if path.suffix == ".parquet" else _write_csv)(fresh, columns, rows, names)
        with fresh.open("rb") as file:
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as error:
        raise TableError(f"{path} cannot be written: {error.strerror or error}.") from None


def _rows(number: int, about: Mapping[str, str], record: Record, categories: Sequence[str]) -> Iterator[Row]:
    game: Row = {
        "match": number,
        **about,
        "variant": record.variant,
        "seed": record.seed,
        "error": record.error,
        "broken": "\n".join(record.broken),
    }
    for seat, bot in enumerate(record.bots):
        row = {**game, "seat": seat, "bot": bot, "turn": record.turn(seat)}
        row["decisions"] = record.decisions[seat] if record.decisions else 0
        points = record.points[seat] if record.finished else {}
        row["place"] = record.places[seat] if record.finished else None
        row["score"] = sum(points.values()) if record.finished else None
        row.update((POINTS + category, points.get(category)) for category in categories)
        row["uses"] = record.uses[seat] if record.uses else {}
        yield row


def _write_parquet(path: Path, columns: Sequence[str], rows: Iterator[Row], names: Mapping[str, str]) -> None:
    import pyarrow as pa  # type: ignore[import-untyped]  # it has no types
    from pyarrow import parquet

    def kind(column: str) -> Any:
        if column == "uses":
            return pa.map_(pa.string(), pa.int32())
        return pa.string() if column in TEXTS else pa.int64()

    about = {"claytable": json.dumps({"names": dict(sorted(names.items()))})}
    schema = pa.schema([(column, kind(column)) for column in columns], metadata=about)
    with parquet.ParquetWriter(path, schema) as writer:
        for batch in _batches(rows):
            data = {column: [row[column] for row in batch] for column in columns}
            data["uses"] = [list(uses.items()) for uses in data["uses"]]
            writer.write_table(pa.table(data, schema=schema))


def _batches(rows: Iterator[Row]) -> Iterator[list[Row]]:
    games = (list(game) for _, game in groupby(rows, key=lambda row: row["match"]))
    while batch := list(chain.from_iterable(islice(games, BATCH))):
        yield batch


def _write_csv(path: Path, columns: Sequence[str], rows: Iterator[Row], _names: Mapping[str, str]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, columns, lineterminator="\n")
        writer.writeheader()
        for row in rows:
            row["uses"] = json.dumps(row["uses"], separators=(",", ":"))
            writer.writerow(row)


def read_table(path: Path, game: str) -> Totals:
    """What the games in a table come to; they must be of this game."""
    totals = Totals()
    with _reading(path):
        rows, names = _read(path)
        totals.names.update(names)
        for _, seats in groupby(rows, key=lambda row: row["match"]):
            table = list(seats)
            if table[0]["game"] != game:
                raise TableError(f"{path} has games of {table[0]['game']}, not of {game}.")
            totals.add(_record(table))
    return totals


def holds(path: Path, matches: Sequence[Match]) -> bool:
    """Whether a table has exactly these games."""
    rules = find_game(matches[0].game)
    pack = rules.box(matches[0].pack).pack
    expected = [(rules.id, rules.version, pack, match.variant, match.seed, match.players) for match in matches]
    found = []
    with _reading(path):
        rows, _ = _read(path, ["match", *PLAN])
        for _, seats in groupby(rows, key=lambda row: row["match"]):
            table = list(seats)
            bots = tuple(each["bot"] for each in table if each["bot"] != OPPONENT)
            found.append((*(table[0][column] for column in PLAN[:-1]), bots))
    return found == expected


@contextmanager
def _reading(path: Path) -> Iterator[None]:
    check_name(path)
    try:
        yield
    except FileNotFoundError:
        raise TableError(f"There is no table {path}.") from None
    except (OSError, KeyError, TypeError, ValueError) as error:
        raise TableError(f"{path} is not a table of games ({type(error).__name__}: {error}).") from None


def _read(path: Path, columns: list[str] | None = None) -> tuple[Iterator[Row], dict[str, str]]:
    if path.suffix == ".csv":
        return _read_csv(path), {}
    from pyarrow import parquet

    file = parquet.ParquetFile(path)
    about = json.loads((file.schema_arrow.metadata or {}).get(b"claytable", b"{}"))
    rows = (row for batch in file.iter_batches(columns=columns) for row in batch.to_pylist())
    return ({**row, "uses": dict(row.get("uses", ()))} for row in rows), about.get("names", {})


def _read_csv(path: Path) -> Iterator[Row]:
    with path.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            read: Row = {name: _number(text) if name not in TEXTS else text for name, text in row.items()}
            yield read | {"uses": json.loads(row["uses"])}


def _number(text: str) -> int | str | None:
    return int(text) if text.lstrip("-").isdecimal() else text or None


def _record(rows: Sequence[Row]) -> Record:
    """The game in these rows, one for each seat."""
    first = rows[0]
    record = Record(first["variant"], first["seed"], [row["bot"] for row in rows])
    record.first = next(row["seat"] for row in rows if row["turn"] == 0)
    record.error = first["error"]
    record.broken = first["broken"].splitlines()
    record.decisions = [row["decisions"] for row in rows]
    if first["place"] is not None:
        record.places = [row["place"] for row in rows]
        record.points = [
            {name.removeprefix(POINTS): row[name] for name in row if name.startswith(POINTS) and row[name] is not None}
            for row in rows
        ]
        record.uses = [row["uses"] for row in rows]
    return record

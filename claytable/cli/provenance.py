"""Where the printed values come from: counted from a game's `components.toml`.

Every table says where its values come from (`provenance`); the fields that come from elsewhere are named in
`reconstructed`, `from_rulebook` and `from_public`, one element of a list as `field[i]`.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Annotated, Any, Final

import typer

from ..core.rules import AnyGame, find_game, installed_games
from .app import app

SOURCES: Final = ("rulebook", "public", "reconstructed")
EXCEPTIONS: Final = {"reconstructed": "reconstructed", "from_rulebook": "rulebook", "from_public": "public"}
#: Keys and explanations, not printed values.
NOT_VALUES: Final = {
    "id",
    "index",
    "number",
    "copy",
    "label",
    "note",
    "pairing",
    "rule",
    "provenance",
    "from_example",
    *EXCEPTIONS,
}
#: As numbers these are keys too: they say which space or card an entry is about.
KEY_NUMBERS: Final = {"level", "row", "players"}
#: Tables about the data, not about components.
NOT_COMPONENTS: Final = {"meta", "sources", "facts"}


@dataclass
class Provenance:
    """How many values of a kind of component come from where."""

    table: str
    entries: int = 0
    values: Counter[str] = field(default_factory=Counter)


def provenance(rules: AnyGame) -> list[Provenance]:
    """Each table of the game's components; empty if the game has no such file."""
    file = files(rules.data()) / "components.toml"
    if not file.is_file():
        return []
    found: dict[str, Provenance] = {}
    for table, entry in entries(tomllib.loads(file.read_text(encoding="utf-8"))):
        count = found.setdefault(table, Provenance(table))
        count.entries += 1
        count.values.update(sources(entry))
    return list(found.values())


def entries(tables: Mapping[str, Any], within: str = "") -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Every component with the name of its table."""
    for name, value in tables.items():
        if not within and name in NOT_COMPONENTS:
            continue
        for entry in value if isinstance(value, list) else [value]:
            if not isinstance(entry, dict):
                continue
            if "provenance" in entry:
                yield within + name, entry
            yield from entries(entry, f"{within}{name}.")


def sources(entry: Mapping[str, Any]) -> Iterator[str]:
    """The source of each value of an entry."""
    exceptions = {each: source for list_, source in EXCEPTIONS.items() for each in entry.get(list_, [])}
    for name, value in entry.items():
        if name in NOT_VALUES or (name == "name" and name not in exceptions):
            continue
        if isinstance(value, int) and name in KEY_NUMBERS:
            continue
        if isinstance(value, dict) and "provenance" in value:
            continue
        whole = exceptions.get(name, entry["provenance"])
        elements = {each for each in exceptions if re.fullmatch(rf"{re.escape(name)}\[\d+\]", each)}
        if elements and isinstance(value, list):
            yield from (exceptions.get(f"{name}[{number}]", whole) for number in range(len(value)))
        else:
            yield whole


def reconstructed(rules: AnyGame) -> tuple[int, int]:
    """How many printed values are reconstructed, and how many there are."""
    values: Counter[str] = Counter()
    for each in provenance(rules):
        values.update(each.values)
    return values["reconstructed"], values.total()


INTRODUCTION: Final = """\
# Where the printed values come from

Generated from the component data by `make docs`; do not edit.

The rulebooks do not print every value: icons on boards, cards and tiles are not in their text. Each value in a game's
`components.toml` therefore says where it comes from:

- **rulebook**: stated in the rulebook, or directly following from it;
- **public**: taken from public facts, which the file names;
- **reconstructed**: our own. The printed value is not known here; ours satisfies every constraint and every example of
  the rulebook, but it is not what is printed.

If you own a game, you can correct what we reconstructed: write the tables that differ into a TOML file, check it
with `claytable pack check FILE`, and play with `--pack FILE`.

A value is one field of one entry (one element of a list, where elements differ in their source). Identifiers and
explanations are not counted.
"""


def page(chosen: list[AnyGame]) -> str:
    """The page docs/provenance.md."""
    parts = [INTRODUCTION]
    for rules in chosen:
        tables = provenance(rules)
        ours, total = reconstructed(rules)
        lines = [
            f"## {rules.title}",
            "",
            f"{ours} of {total} values ({100 * ours / max(total, 1):.0f} %) are reconstructed.",
            "",
            "| component | entries | rulebook | public | reconstructed |",
            "|---|---:|---:|---:|---:|",
        ]
        for each in tables:
            counts = " | ".join(str(each.values[source]) for source in SOURCES)
            lines.append(f"| {each.table} | {each.entries} | {counts} |")
        sums = " | ".join(f"**{sum(each.values[source] for each in tables)}**" for source in SOURCES)
        lines.append(f"| **all** | **{sum(each.entries for each in tables)}** | {sums} |")
        parts.append("\n".join(lines) + "\n")
    return "\n".join(parts)


@app.command("provenance")
def print_provenance(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME ...]", help="Games; without any, all of them.")
    ] = None,
) -> None:
    """Say where the printed values come from, and how many are reconstructed."""
    typer.echo(page([find_game(game) for game in games or installed_games()]), nl=False)

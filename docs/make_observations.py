"""Writes docs/observations.md: every field of every observation, with its position and its meaning."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from textwrap import fill

from claytable.core.observation import Field
from claytable.core.rules import find_game, own_games
from claytable.envs.space import action_keys, schema

PAGE = Path(__file__).parent / "observations.md"
HEAD = """\
# Observations, field by field

Written by `make docs` from the schemas (`GameRules.schema` of each game); [envs.md](envs.md) explains them. In a
position `12 + 5i + 2j`, i and j count what is in brackets, both from 0.

- A number takes one place: `number / 30` is 0.5 for 15, and 1 for 30 or more.
- `one of` takes a place for each thing there is, in the listed order: 1 for the one that it is.
- `which of`, `how many of` and `number of` take a place for each thing as well: 1 for each that is there, or how many.
- A seat takes five: the seat that looks, the next seat in turn order, the one after, the last, and neutral.
- What is not there is 0.
"""
#: Longer lists are written once for all fields.
SHORT = 9


def page() -> str:
    """The whole page."""
    return HEAD + "".join(line + "\n" for game in own_games() for line in _game(game))


def _game(game: str) -> Iterator[str]:
    lists: dict[str, str] = {}
    rows = [_row(name, fields, lists) for name, fields in _alike(schema(game).fields("", 0)).items()]
    yield f"\n## {find_game(game).title}"
    yield f"\n{schema(game).size} numbers; {len(action_keys(game))} actions.\n"
    yield "| field | position | numbers | meaning |"
    yield "|---|---|---|---|"
    yield from rows
    for number, names in enumerate(lists, start=1):
        yield "\n" + fill(f"List {number}: {names}.", 120, break_long_words=False, break_on_hyphens=False)


def _alike(fields: list[Field]) -> dict[str, list[Field]]:
    """Fields that differ only in what is in brackets."""
    found: dict[str, list[Field]] = {}
    for field in fields:
        found.setdefault(re.sub(r"\[.*?\]", "[]", field.name), []).append(field)
    return found


def _row(name: str, fields: list[Field], lists: dict[str, str]) -> str:
    places = {tuple(re.findall(r"\[(.*?)\]", field.name)): field.at for field in fields}
    first = next(iter(places))
    position = str(fields[0].at)
    for depth, letter in enumerate("ijk"[: len(first)]):
        along = [key[depth] for key in places if key[:depth] + key[depth + 1 :] == first[:depth] + first[depth + 1 :]]
        name = name.replace("[]", f"[{along[0]} .. {along[-1]}]" if len(along) > 1 else f"[{along[0]}]", 1)
        if len(along) > 1:
            step = places[(*first[:depth], along[1], *first[depth + 1 :])] - fields[0].at
            position += f" + {step}{letter}"
    return f"| `{name}` | {position} | {fields[0].size} | {_meaning(fields[0].meaning, lists)} |"


def _meaning(meaning: str, lists: dict[str, str]) -> str:
    """A long list is named by its number, and written below the table."""
    kind, of, names = meaning.partition(" of ")
    if names.count(", ") < SHORT:
        return meaning
    number = lists.setdefault(names, str(len(lists) + 1))
    return f"{kind}{of}the {names.count(', ') + 1} in list {number}"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")

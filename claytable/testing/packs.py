"""Packs of any kind: a sound one is played with, any other is refused with one sentence."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

from ..core.errors import PackError
from ..core.journal import new
from ..core.packs import Pack, read_components
from ..core.rules import AnyGame
from .kit import Kit
from .sources import folder_of

#: How many broken packs of each game.
BROKEN = 240
#: Values of every kind that TOML has.
VALUES = (
    "0", "-1", "7", "99999999999999999999", "1.5", "nan", "true", "2026-01-01", "07:00:00", '""', '"x"', '"7"',
    '"gain 1 silver"', "'''\n[[a]]'''", "[]", "[[]]", "[0]", '["x"]', "[1, 'x']", "{}", "{ a = 1 }", "[{}]",
    "[{ id = 'x' }]",
)  # fmt: skip

Rows = list[tuple[str, dict[str, str]]]


def written(value: Any) -> str:
    """A value as TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(name)} = {written(each)}" for name, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(written(each) for each in value) + "]"
    return json.dumps(value)


def text_of(rows: Rows) -> str:
    """Rows as a pack."""
    return "\n".join(
        f"{heading}\n" + "".join(f"{field} = {value}\n" for field, value in row.items()) for heading, row in rows
    )


def some_rows(tables: dict[str, Any], chance: random.Random) -> Rows:
    """A few components as a pack that changes nothing."""
    found: Rows = []
    for table in chance.sample(sorted(tables), min(4, len(tables))):
        many = isinstance(tables[table], list)
        row = chance.choice(tables[table]) if many else tables[table]
        if not many or "id" in row:
            heading = f"[[{table}]]" if many else f"[{table}]"
            found.append((heading, {field: written(value) for field, value in row.items()}))
    return found or some_rows(tables, chance)


# -- ways to break one -----------------------------------------------------------------------------------------


def replace_a_value(rows: Rows, chance: random.Random) -> str:
    """A value becomes any other."""
    row = chance.choice(rows)[1]
    row[chance.choice(sorted(row))] = chance.choice(VALUES)
    return text_of(rows)


def replace_within_a_value(rows: Rows, chance: random.Random) -> str:
    """A value within a list or record becomes any other."""
    row = chance.choice(rows)[1]
    field = chance.choice(sorted(row))
    if row[field].startswith(("[", "{")):
        parts = row[field].split(", ")
        parts[chance.randrange(len(parts))] = chance.choice(VALUES)
        row[field] = ", ".join(parts)
    return text_of(rows)


def remove_a_field(rows: Rows, chance: random.Random) -> str:
    """A field is not there."""
    row = chance.choice(rows)[1]
    del row[chance.choice(sorted(row))]
    return text_of(rows)


def rename_a_field(rows: Rows, chance: random.Random) -> str:
    """A field is called otherwise."""
    row = chance.choice(rows)[1]
    field = chance.choice(sorted(row))
    row[chance.choice(["id", "x", "effect", f"{field}.{field}", f"'{field}'", '""'])] = row.pop(field)
    return text_of(rows)


def double_a_table(rows: Rows, chance: random.Random) -> str:
    """A table stands there twice."""
    return text_of([*rows, chance.choice(rows)])


def rename_a_table(rows: Rows, chance: random.Random) -> str:
    """A table is called otherwise."""
    heading, row = rows.pop()
    name = heading.strip("[]")
    other = chance.choice([f"[{name}]", f"[[{name}]]", f"[[ '{name}' ]]", f"[{name}.{name}]", f"[[{name}.x]]", "[x]"])
    return text_of([*rows, (other, row)])


def drop_a_sign(rows: Rows, chance: random.Random) -> str:
    """A sign of the text is another, or none."""
    text = text_of(rows)
    signs = [place for place, sign in enumerate(text) if sign in "\"'[]{}=,\n"]
    place = chance.choice(signs)
    return text[:place] + chance.choice(["", "'", '"', "\r", "\0"]) + text[place + 1 :]


WAYS: list[Callable[[Rows, random.Random], str]] = [
    replace_a_value, replace_a_value, replace_within_a_value, remove_a_field, rename_a_field, double_a_table,
    rename_a_table, drop_a_sign,
]  # fmt: skip


def refusal(rules: AnyGame, pack: Pack) -> str:
    """What is wrong with a pack; nothing with a sound one."""
    try:
        rules.box(pack)
    except PackError as error:
        return str(error)
    return ""


class Packs(Kit):
    """Printed values that someone puts right, or wrong."""

    def test_a_broken_pack_is_refused_with_a_sentence_or_played_with(self) -> None:
        self.wanted("packs")
        rules = self.rules
        assert (folder_of(rules.data()) / "components.toml").is_file(), f"{rules.data()} has no components.toml"
        chance = random.Random(self.game)
        printed = read_components(rules.data(), None).tables
        refused = 0
        for number in range(BROKEN):
            text = WAYS[number % len(WAYS)](some_rows(printed, chance), chance)
            sentence = refusal(rules, Pack("mine", text))
            refused += bool(sentence)
            if sentence:
                assert re.fullmatch(r"mine\.toml(, line \d+)?: .*\.", sentence), f"{text}\n{sentence}"
            else:
                new(self.game, seats=self.several, pack=Pack("mine", text))
        assert BROKEN / 3 < refused < BROKEN

"""Observations: all that a seat sees and nothing else, in numbers that always stand in the same place."""

from __future__ import annotations

import hashlib
import re
from typing import Any

import numpy as np
import pytest
from envs.tables import TABLES, moments
from games.players import VARIANTS, name, persons

import claytable
from claytable.core.observation import Kind, Named, Record, Row, Said, Seated, Together
from claytable.envs.space import GameSpace, schema, seen

#: How long each game's vector is, and a fingerprint of its fields. As with actions, what was learned hangs on them.
PINNED = {
    "inventors": (5971, "1c0d3352be63622b"),
    "scholars": (7115, "961663c274d34618"),
    "tabannusi": (3640, "930474bfad408dab"),
}
games = pytest.mark.parametrize("game", claytable.installed_games())
tables = pytest.mark.parametrize(("game", "seats"), TABLES)


@games
def test_the_fields_are_those_that_programs_have_learned(game: str) -> None:
    fields = schema(game).fields("", 0)
    text = "\n".join(f"{field.at} {field.name} {field.meaning}" for field in fields)
    assert (schema(game).size, hashlib.blake2b(text.encode(), digest_size=8).hexdigest()) == PINNED[game]


@games
def test_every_number_belongs_to_one_field(game: str) -> None:
    at = 0
    for field in schema(game).fields("", 0):
        assert field.at == at
        assert field.meaning
        at += field.size
    assert at == schema(game).size


def untold(kind: Kind, value: Any, path: str = "") -> list[str]:
    """Fields of a view that the schema neither tells nor leaves out by name."""
    if value is None:
        return []
    if isinstance(kind, Record):
        found = [f"{path}.{key}" for key in value if key not in kind.kinds and key not in kind.without]
        for key, below in kind.kinds.items():
            found += untold(below, value.get(key), f"{path}.{key}")
        return found
    if isinstance(kind, Said):
        return []
    if isinstance(kind, (Row, Seated, Named, Together)):
        return [each for one in value for each in untold(kind.kind, one, f"{path}[]")]
    assert not isinstance(value, dict) or all(isinstance(each, int) for each in value.values()), path
    return []


@pytest.mark.parametrize("variant", VARIANTS, ids=name)
def test_all_that_is_seen_is_told_between_minus_one_and_one(variant: tuple[str, int, dict[str, Any]]) -> None:
    game, seats, options = variant
    space = GameSpace(game, seats, None, options)
    table = space.new(seats + 40)
    for _ in moments(table, seats, every=9):
        for seat in persons(table):
            assert untold(schema(game), seen(table, seat)) == []
            vector = space.observe(table, seat)
            assert vector.shape == (space.size,)
            assert np.abs(vector).max() <= 1


@tables
def test_what_is_told_is_the_view_without_the_options(game: str, seats: int) -> None:
    table = claytable.new(game, seats=seats, seed=3)
    for _ in moments(table, 3, every=40):
        for seat in persons(table):
            view = table.view(seat)
            told = seen(table, seat)
            if view["decision"] is not None:
                del view["decision"]["options"]
                assert told["decision"] == view["decision"]
            assert all(view[key] == value for key, value in told.items())


@tables
def test_what_a_seat_cannot_see_does_not_change_its_observation(game: str, seats: int) -> None:
    space = GameSpace(game, seats, None, {})
    table = space.new(seats)
    changed = 0
    for number in moments(table, seats, every=12):
        for seat in persons(table):
            other = table.determinize(seat, number * 8 + seat)
            changed += other.table.digest() != table.table.digest()
            assert np.array_equal(space.observe(other, seat), space.observe(table, seat))
            if table.asked == seat:
                assert space.actions(other) == space.actions(table)
    assert changed > 5


#: What random games hardly ever bring about.
RARE: dict[str, set[str]] = {
    "inventors": set(),
    "scholars": set(),
    "tabannusi": {
        "decision.question.args.gold",
        "decision.question.args.together",
        "players[].harbormasters",
        "players[].tolerance",
    },
}


@games
def test_every_field_is_told_in_some_game(game: str) -> None:
    found = np.zeros(schema(game).size, bool)
    for number, (id, seats, options) in enumerate(VARIANTS):
        if id == game:
            space = GameSpace(game, seats, None, options)
            table = space.new(number)
            for _ in moments(table, number, every=4):
                found |= space.observe(table, max(0, table.asked)) != 0
    told: dict[str, bool] = {}
    for field in schema(game).fields("", 0):
        name = re.sub(r"\[.*?\]", "[]", field.name)
        told[name] = told.get(name, False) or bool(found[field.at : field.at + field.size].any())
    assert {name for name, seen in told.items() if not seen} <= RARE[game]


@games
def test_two_positions_that_look_different_are_different_numbers(game: str) -> None:
    space = GameSpace(game, 2, None, {})
    table = space.new(9)
    before: dict[int, tuple[Any, Any]] = {}
    compared = 0
    for _ in moments(table, 9):
        for seat in (0, 1):
            now = table.table.view(seat), space.observe(table, seat)
            if seat in before and before[seat][0] != now[0]:
                compared += 1
                assert not np.array_equal(before[seat][1], now[1])
            before[seat] = now
    assert compared > 100


@games
def test_each_seat_sees_itself_first_and_the_others_clockwise(game: str) -> None:
    space = GameSpace(game, 3, None, {})
    table = space.new(2)
    for _ in moments(table, 2, every=60):
        views = [space.observe(table, seat) for seat in range(3)]
        fields = [field for field in schema(game).fields("", 0) if field.name.startswith("players[")]
        for field in fields:
            place = int(field.name[8])
            twin = next(
                each for each in fields if each.name == field.name.replace(f"[{place}]", f"[{(place + 1) % 3}]", 1)
            )
            if place < 3 and not any(word in field.name for word in ("hand", "bag", "dice_sum", "urban")):
                mine = views[0][twin.at : twin.at + twin.size]
                assert np.array_equal(views[1][field.at : field.at + field.size], mine), field.name
        assert not any(views[0][field.at : field.at + field.size].any() for field in fields if field.name[8] == "3")


@games
def test_a_shorter_list_leaves_zeros_and_a_longer_one_is_an_error(game: str) -> None:
    space = GameSpace(game, 2, None, {})
    table = space.new(1)
    view = seen(table, 0)
    view["players"] = view["players"][:1]
    alone = np.zeros(space.size, np.float32)
    schema(game).write(view, alone.data, 0, [0, 1])
    fields = [field for field in schema(game).fields("", 0) if field.name.startswith("players[1]")]
    assert not any(alone[field.at : field.at + field.size].any() for field in fields)
    with pytest.raises(ValueError, match="there is room for 2"):
        Row(Record({}), 2).write([{}, {}, {}], alone.data, 0, [0, 1])

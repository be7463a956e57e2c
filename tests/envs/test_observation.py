"""Observations of our games are those that programs have learned; for every game: `claytable.testing.observations`."""

from __future__ import annotations

import hashlib

import numpy as np
import pytest

from claytable.core.observation import Record, Row
from claytable.core.rules import own_games
from claytable.envs.space import GameSpace, schema, seen

#: How long each game's vector is, and a fingerprint of its fields. As with actions, what was learned depends on them.
PINNED = {
    "inventors": (5971, "1c0d3352be63622b"),
    "scholars": (7115, "961663c274d34618"),
    "tabannusi": (3640, "930474bfad408dab"),
}
games = pytest.mark.parametrize("game", own_games())


@games
def test_the_fields_are_those_that_programs_have_learned(game: str) -> None:
    fields = schema(game).fields("", 0)
    text = "\n".join(f"{field.at} {field.name} {field.meaning}" for field in fields)
    assert (schema(game).size, hashlib.blake2b(text.encode(), digest_size=8).hexdigest()) == PINNED[game]


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

"""An action number always means the same answer."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

import claytable
from claytable.core.rules import own_games
from claytable.envs.space import GameSpace, action_keys
from claytable.testing.observations import moments

#: How many actions each game has, and a fingerprint of their keys. Programs that have learned know actions by number: a
#: change makes what they learned useless, and needs a line in CHANGELOG.md.
PINNED = {
    "inventors": (531, "d75a1be3ae843d4a"),
    "scholars": (1495, "c277fe0bfc516284"),
    "tabannusi": (311, "f5f3d20595151854"),
}
#: A pack with an effect that is printed nowhere, and its key.
PACKS = {
    "inventors": (
        '[[workshop_tile]]\nid = "pay_die_blue"\neffect = ["pay 1 craft:tiler -> study 1 die:blue | gain 7 silver"]\n',
        "do:gain 7 silver",
    ),
    "scholars": ('[[translator]]\nid = "translator_greek_a"\ndispatch = ["gain 4 gold"]\n', "do:gain 4 gold"),
    "tabannusi": ('[[mastery_space]]\nid = "mastery_3"\nbenefit = "gain gold 4"\n', "do:gain gold 4"),
}
games = pytest.mark.parametrize("game", own_games())


@pytest.fixture
def pack(game: str, tmp_path: Path) -> str:
    file = tmp_path / "mine.toml"
    file.write_text(PACKS[game][0], encoding="utf-8")
    return str(file)


@games
def test_the_actions_are_those_that_programs_have_learned(game: str) -> None:
    keys = action_keys(game)
    assert len(set(keys)) == len(keys)
    assert (len(keys), hashlib.blake2b("\n".join(keys).encode(), digest_size=8).hexdigest()) == PINNED[game]


@games
def test_a_pack_adds_its_actions_after_the_printed_ones_and_moves_none(game: str, pack: str) -> None:
    printed = action_keys(game)
    keys = action_keys(game, pack)
    assert keys[: len(printed)] == printed
    assert PACKS[game][1] in keys[len(printed) :]
    assert action_keys(game) == printed


@games
@pytest.mark.parametrize("seats", [1, 3])
def test_with_a_pack_each_action_plays_the_answer_of_its_name(game: str, seats: int, pack: str) -> None:
    # The table's own numbers are others: what the pack changes, moves the effects that come after.
    assert claytable.new(game, pack=pack).vocabulary.keys != list(action_keys(game, pack))
    space = GameSpace(game, seats, pack, {})
    table = space.new(seats)
    for number in moments(table, seats):
        if not table.over:
            actions = space.actions(table)
            assert sorted(space.keys[action] for action in actions) == sorted(table.legal.keys())
            assert [*space.mask(table, table.asked).nonzero()[0]] == actions
            twin = table.copy()
            space.play(twin, actions[number % len(actions)])
            table_twin = table.copy()
            table_twin.play(space.keys[actions[number % len(actions)]])
            assert twin.table.digest() == table_twin.table.digest()

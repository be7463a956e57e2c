"""What bots think of a position."""

from __future__ import annotations

from typing import Any

import pytest
from positions.tabannusi import position

import claytable
from claytable.bots import RandomBot
from claytable.games.tabannusi.evaluation import FEATURES, WEIGHTS, features

RULES = claytable.installed_games()["tabannusi"]


def test_every_feature_has_a_weight() -> None:
    assert len(FEATURES) == len(WEIGHTS) == len(features(position(seats=3).table, 0))


@pytest.mark.parametrize(("seats", "options"), RULES.variants())
def test_any_position_can_be_evaluated_and_stays_as_it_is(seats: int, options: dict[str, Any]) -> None:
    game = claytable.new("tabannusi", seats=seats, seed=2, **options)
    chance = RandomBot(2)
    number = 0
    while not game.over:
        if number % 10 == 0:
            before = game.table.digest()
            assert len(RULES.worth(game.table)) == len(game.seats)
            assert game.table.digest() == before
        game.play_answer(chance.choose(game))
        number += 1
    assert RULES.worth(game.table) == [score.total for score in game.scores()]

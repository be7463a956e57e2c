"""What a position is worth to bots."""

from __future__ import annotations

from typing import Any

import pytest
from games.players import TOO_LONG, Player, persons
from positions.scholars import Position, position

import claytable
from claytable.games.scholars.evaluation import FEATURES, WEIGHTS, caliph_points, features, points, worth
from claytable.games.scholars.scoring import dice_sum_vp

VARIANTS = claytable.installed_games()["scholars"].variants()


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=str)
def test_any_position_can_be_weighed_and_the_last_one_is_its_score(seats: int, options: dict[str, Any]) -> None:
    game = claytable.new("scholars", seats=seats, seed=seats, log=False, **options)
    player = Player(seats, [], "eager")
    for number in range(TOO_LONG):
        if game.over:
            break
        if number % 7 == 0:
            table: Any = game.table
            before = table.digest()
            assert len(worth(table)) == table.seats
            assert table.digest() == before
            scores = game.scores()
            for seat in persons(game):
                assert len(features(table, seat)) == len(FEATURES) == len(WEIGHTS)
                so_far = dice_sum_vp(table)[seat] + caliph_points(table, seat) + points(table, seat)
                assert so_far == scores[seat].total
        game.play_answer(player.answer(game, number))
    assert game.rules.worth(game.table) == [score.total for score in game.scores()]


def ahead(at: Position) -> float:
    """How far seat 0 is ahead of seat 1."""
    mine, other = worth(at.table)
    return mine - other


@pytest.mark.parametrize(
    "more",
    [
        {"silver": 2},
        {"gold": 1},
        {"workers": {"red": 1}},
        {"hand": ["white.5"]},
        {"hand": ["purple.5"]},
        {"levels": {"mathematics": 2}},
    ],
    ids=str,
)
def test_more_is_better(more: dict[str, Any]) -> None:
    assert ahead(position(**more)) > ahead(position())

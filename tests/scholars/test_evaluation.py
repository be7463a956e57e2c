"""What a position is worth to bots."""

from __future__ import annotations

from typing import Any

import pytest
from core.random_play import moments
from positions.scholars import Position, position

import claytable
from claytable.games.scholars.evaluation import FEATURES, WEIGHTS, caliph_points, features, points, worth
from claytable.games.scholars.scoring import dice_sum_vp
from claytable.testing.play import persons


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_points_that_a_position_is_worth_are_its_score_so_far(seats: int) -> None:
    game: Any = claytable.new("scholars", seats=seats, seed=seats, log=False)
    for number in moments(game, seats):
        if number % 7 == 0:
            scores = game.scores()
            for seat in persons(game):
                so_far = dice_sum_vp(game.table)[seat] + caliph_points(game.table, seat) + points(game.table, seat)
                assert so_far == scores[seat].total
                assert len(features(game.table, seat)) == len(FEATURES) == len(WEIGHTS)
    assert game.over


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
        {"bag": {"blue": 1}},
        {"levels": {"mathematics": 2}},
        {"targets": [False, True, True]},
        {"slots": {"travel": "harvest_physics"}, "levels": {"physics": 2}},
        {"retirees": {"travel": ["greek_c"]}},
        {"scrolls": ["greek", "chinese_a"]},
    ],
    ids=str,
)
def test_more_is_better(more: dict[str, Any]) -> None:
    assert ahead(position(**more)) > ahead(position())


def test_a_white_die_is_a_burden() -> None:
    assert ahead(position(bag={"white": 1})) < ahead(position())


def test_a_guild_is_worth_more_while_the_caliph_will_visit() -> None:
    early = position().put_guilds({"green": (2, 1)})
    late = position().put_guilds({"green": (2, 1)}).put_caliphs("caliph_1", "caliph_2", "caliph_3", "caliph_4")
    control = ahead(early) - ahead(position())
    alone = ahead(late) - ahead(position().put_caliphs("caliph_1", "caliph_2", "caliph_3", "caliph_4"))
    assert control > alone > 0


def test_own_translators_are_worth_more_with_gold_on_them() -> None:
    rooms = {3: ("greek_a", 0, 0)}
    employed = ahead(position().put_rooms(rooms))
    assert employed > ahead(position())
    assert ahead(position().put_rooms({3: ("greek_a", 0, 1)})) > employed


def test_a_scroll_is_closer_with_its_colour_and_the_gold_for_its_line() -> None:
    def reach(**fields: Any) -> float:
        at = position(**fields).put_rooms({1: ("persian_a", 0, 0)}).put_house(green=["persian_b"])
        return features(at.table, 0)[FEATURES.index("the best Scroll within reach")]

    far = reach(silver=5)
    assert 0 < far < reach(silver=5, gold=1) < reach(silver=5, gold=1, hand=["green.4"])


def test_nothing_but_points_counts_after_the_last_turn() -> None:
    at = position(silver=5, gold=3, workers={"red": 2}, levels={"all": 2}, hand=["red.6", "blue.6"])
    at.put_caliphs("caliph_1", "caliph_2", "caliph_3", "caliph_4")
    at.table.turns_left = 0
    assert worth(at.table) == [score.total for score in at.game.scores()]

"""What a position is worth to bots."""

from __future__ import annotations

from typing import Any

import pytest
from core.random_play import moments
from positions.inventors import Position, position

import claytable
from claytable.games.inventors.evaluation import FEATURES, WEIGHTS, features, worth
from claytable.testing.play import persons


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_position_is_worth_its_points_now_and_what_each_feature_counts(seats: int) -> None:
    game: Any = claytable.new("inventors", seats=seats, seed=seats, log=False)
    for number in moments(game, seats):
        if number % 7 or game.over:
            continue
        likely, scores = worth(game.table), game.scores()
        for seat in persons(game):
            counts = features(game.table, seat)
            assert len(counts) == len(FEATURES)
            more = sum(weight * count for weight, count in zip(WEIGHTS, counts, strict=True))
            assert likely[seat] == pytest.approx(scores[seat].total + more)
    assert game.over


def ahead(at: Position) -> float:
    """How far seat 0 is ahead of seat 1."""
    mine, other = worth(at.table)
    return mine - other


@pytest.mark.parametrize(
    "more",
    [
        {"silver": 3},
        {"hand": ["dial"]},
        {"guilds": [2, 2, 2]},
        {"ready": ["white.4"]},
        {"exhausted": ["white"]},
        {"study": ["blue.bottom"]},
        {"levels": {"all": 2}},
        {"royalties": 2},
        {"workers": 3},
        {"hired_camel": True},
        {"rows": [["silver_3"]]},
        {"ship": 4},
    ],
    ids=str,
)
def test_more_is_better(more: dict[str, Any]) -> None:
    plain: dict[str, Any] = {"guilds": [1, 1, 1], "rows": [[]]}
    assert ahead(position(**plain | more)) > ahead(position(**plain))


def test_a_higher_die_is_better_and_a_coloured_one_better_still() -> None:
    low, high, coloured = (ahead(position(ready=[die])) for die in ("white.2", "white.5", "blue.5"))
    assert low < high < coloured


def test_an_active_craftsperson_is_better_than_an_inactive_one() -> None:
    assert ahead(position()) > ahead(position(inactive=["weaver"]))


def test_silver_is_worth_less_when_nothing_can_be_bought_any_more() -> None:
    def three_silver(round: int, tents: dict[int, int]) -> float:
        return ahead(position(round=round, silver=3).put_tents(tents)) - ahead(position(round=round).put_tents(tents))

    assert three_silver(2, {}) > three_silver(4, {1: 0})


def test_a_device_one_has_built_is_better_than_one_that_somebody_else_has() -> None:
    at = [position().clear_devices().put_device("robotic", 0, "built", card="dial", builder=seat) for seat in (0, 1)]
    assert ahead(at[0]) > ahead(at[1])


def test_the_opponent_is_expected_to_make_more_of_more_schemes() -> None:
    few = position(seats=1).schemes("scheme_1")
    many = position(seats=1).schemes("scheme_1", "scheme_2", "scheme_3")
    assert worth(many.table)[1] > worth(few.table)[1]

"""What bots think of a position."""

from __future__ import annotations

from typing import Any

import pytest
from positions.tabannusi import Position, position

import claytable
from claytable.bots import RandomBot
from claytable.games.tabannusi import scoring
from claytable.games.tabannusi.evaluation import FEATURES, WEIGHTS, features, standing, worth
from claytable.games.tabannusi.survey import Survey


def of(at: Position) -> float:
    """How far seat 0 of two is ahead."""
    mine, others = worth(at.table)
    return mine - others


def test_every_feature_has_a_weight() -> None:
    assert len(FEATURES) == len(WEIGHTS) == len(features(position(seats=3).table, 0))


def test_districts_stand_as_they_would_be_scored() -> None:
    """At random positions, with all dice taken away: lost dice bring steps, which scoring functions do not know."""
    game: Any = claytable.new("tabannusi", seats=3, seed=3)
    chance = RandomBot(3)
    seen = 0.0
    while not game.over:
        game.play_answer(chance.choose(game))
        table = game.table.copy()
        for seat in range(3):
            table.player(seat).dice = [0] * 5
            points = standing(table, Survey(table), seat)
            assert points[:3] == [scoring.common_points(table, seat, district) for district in range(3)]
            assert points[3] == scoring.port_points(table, seat)
            assert points[4] == scoring.ziggurat_points(table, seat, 1)
            seen += sum(points)
    assert seen > 100


@pytest.mark.parametrize(
    "more",
    [
        {"gold": 1},
        {"dice": {"brown": 1}},
        {"crates": ["brown"]},
        {"crates": ["-brown"]},
        {"claims": 6},
        {"gardens": 1},
        {"waters": 1},
        {"mastery": [1, 0, 0]},
        {"harbormasters": ["B4"]},
        {"ships": ["1-1"]},
        {"vp": 11},
    ],
    ids=str,
)
def test_more_is_better(more: dict[str, Any]) -> None:
    assert of(position(**more)) > of(position())


def test_a_crate_is_better_face_up() -> None:
    assert of(position(crates=["blue"])) > of(position(crates=["-blue"]))


def test_a_larger_building_a_garden_beside_it_and_its_track_are_better() -> None:
    small = position().put_building("white", 0, "1-08")
    assert of(position().put_building("white", 0, "1-08", "1-09")) > of(small)
    assert of(position().put_building("white", 0, "1-08").put_gardens({"1-09": 1})) > of(small)
    white = position(mastery=[0, 2, 0]).put_building("white", 0, "1-08")
    assert of(white) > of(position(mastery=[2, 0, 0]).put_building("white", 0, "1-08"))


def test_a_district_that_is_scored_sooner_counts_more() -> None:
    here = position().put_building("white", 0, "1-08").put_barge(1, 3)
    elsewhere = position().put_building("white", 0, "1-08").put_barge(2, 3)
    assert of(here) > of(elsewhere)


def test_what_could_be_constructed_next_turn_counts() -> None:
    at = position(district=1, dice={"brown": 2})
    before = worth(at.table)[0]
    at.put_projects({"1-08": ("white", 1), "1-09": ("white", 1)})
    assert worth(at.table)[0] > before


def test_the_ziggurat_next_turn_counts_only_while_it_has_room() -> None:
    at = position(district=5, dice={"green": 2}, claims=5)
    at.put_ziggurat({}, ["Z08", "Z01", "Z02"]).put_claims({"brown": 1})
    before = worth(at.table)[0]
    at.board.ziggurat_houses = [1] * 18
    assert worth(at.table)[0] < before


def test_after_the_last_turn_nothing_in_hand_counts() -> None:
    poor, rich = position(), position(gold=5, crates=["blue"], gardens=3, claims=9)
    for at in (poor, rich):
        at.table.ending = True
        at.table.turns_left = 0
        at.table.turn = 1
    assert of(poor) == of(rich)

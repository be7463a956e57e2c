"""The Golden Rule of Tie-Breaks, and who wins."""

from __future__ import annotations

import pytest
from positions.inventors import position


def level_scores(at, total):
    """Give every seat so much Silver that all scores are the same."""
    for seat in range(at.table.seats):
        at.set(seat, silver=0)
    for seat, score in enumerate(at.game.scores()):
        at.set(seat, silver=4 * (total - score.total))
    return at


def places(at):
    return [score.place for score in at.game.scores()]


@pytest.mark.rule("INV-176")
def test_of_two_ships_on_the_same_space_the_lower_one_is_ahead():
    at = position(seats=3).river({9: ["silver_3", "boost"]}, faceup="left centre right")
    for seat in range(3):
        at.set(seat, guilds=[3, 0, 0] if seat < 2 else [0, 0, 0], ship=8 if seat < 2 else 0)
    at.effect("ship 1", seat=1).pass_until("question-main-action")
    at.effect("ship 1", seat=0).pass_until("question-main-action")
    assert [at.player(seat).ship for seat in range(3)] == [9, 9, 0]
    assert [at.points(seat)["guilds"] for seat in range(3)] == [4, 8, 0]
    assert places(level_scores(at, 40)) == [2, 1, 3]


@pytest.mark.rule("INV-176")
def test_a_guild_tie_goes_to_the_ship_further_right_and_is_never_shared():
    at = position(seats=3)
    for seat, ship in enumerate((4, 9, 7)):
        at.set(seat, guilds=[2, 0, 0], ship=ship)
    assert [at.points(seat)["guilds"] for seat in range(3)] == [0, 8, 4]


@pytest.mark.rule("INV-177")
def test_with_88_points_each_the_ship_on_14_wins():
    at = position(seats=2, ship=14).set(1, ship=11)
    level_scores(at, 88)
    assert [score.total for score in at.game.scores()] == [88, 88]
    assert places(at) == [1, 2]
    at.set(0, ship=10)
    assert places(level_scores(at, 88)) == [2, 1]


@pytest.mark.rule("INV-177")
def test_the_highest_total_of_nine_categories_wins_whatever_the_ships():
    at = level_scores(position(seats=2, ship=14), 88)
    at.set(1, silver=at.player(1).silver + 4)
    assert places(at) == [2, 1]
    assert list(at.points(1)) == [
        "guilds",
        "royalties",
        "research",
        "craftspeople",
        "workshop-tiles",
        "inventions",
        "builder-publisher",
        "devices",
        "left-overs",
    ]
    assert sum(at.points(1).values()) == 89


@pytest.mark.rule("INV-177")
@pytest.mark.parametrize("rounds", [3, 4])
def test_the_game_ends_when_the_tents_of_the_final_round_are_raised(rounds):
    at = position(seats=3, rounds=rounds, round=rounds - 1)
    at.end_round({0: 1, 1: 2, 2: 3})
    assert not at.game.over
    at.pass_until("question-main-action").end_round({0: 4, 1: 3, 2: 5})
    assert at.game.over
    assert [area[-1] for area in at.board.areas[2:]] == [1, 0, 2]
    assert sorted(places(at)) == [1, 2, 3]

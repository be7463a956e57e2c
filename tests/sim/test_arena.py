"""The arena: bots meet fairly, and their strengths say what the games say."""

from __future__ import annotations

from math import isclose, log

import pytest

from claytable.core.errors import BadOptions
from claytable.sim.arena import POINTS, Arena, elo, inverse, meet, pairings
from claytable.sim.record import Record


def _record(bots: list[str], places: list[int]) -> Record:
    return Record("seats=2", 0, bots, 0, [1] * len(bots), [{"all": 10 - place} for place in places], places)


def test_every_seed_is_played_both_ways() -> None:
    found = pairings("tabannusi", ("random", "greedy"), 4, seed=7)
    assert [(match.seed, match.players) for match in found] == [
        (7, ("random", "greedy")),
        (7, ("greedy", "random")),
        (8, ("random", "greedy")),
        (8, ("greedy", "random")),
    ]


def test_at_larger_tables_two_bots_sit_alternately() -> None:
    first, second = pairings("scholars", ("random", "greedy"), 2, seats=3)
    assert first.players == ("random", "greedy", "random")
    assert second.players == ("greedy", "random", "greedy")


@pytest.mark.parametrize("bots", [("random",), ("random", "random"), ("random", "genius")])
def test_bots_that_cannot_meet_are_refused(bots: tuple[str, ...]) -> None:
    with pytest.raises(BadOptions):
        pairings("tabannusi", bots, 2)


def test_a_tie_is_half_a_game_for_each() -> None:
    arena = Arena()
    arena.add(_record(["a", "b"], [1, 1]))
    arena.add(_record(["b", "a"], [2, 1]))
    assert arena.against("a", "b") == (1.5, 2)
    assert arena.against("b", "a") == (0.5, 2)


def test_the_best_seat_of_a_bot_counts_at_larger_tables() -> None:
    arena = Arena()
    arena.add(_record(["a", "b", "a"], [3, 2, 1]))
    assert arena.against("a", "b") == (1.0, 1)


def test_margins_say_by_how_much_and_how_sure_that_is() -> None:
    arena = Arena()
    for _ in range(8):
        arena.add(_record(["a", "b"], [1, 4]))
        arena.add(_record(["b", "a"], [2, 1]))
    mean, error = arena.margin("a", "b")
    assert mean == pytest.approx(2.0)
    assert error == pytest.approx(1.96 * (16 / 15) ** 0.5 / 4)
    assert arena.margin("b", "a") == (pytest.approx(-2.0), pytest.approx(error))


def test_elo_says_how_often_a_bot_wins() -> None:
    strengths = elo(("a", "b"), {("a", "b"): 89.5, ("b", "a"): 9.5})
    assert isclose(strengths["a"][0] - strengths["b"][0], POINTS * log(9.0), rel_tol=1e-6)
    assert strengths["a"][0] + strengths["b"][0] == pytest.approx(3000)


def test_more_games_make_surer() -> None:
    few = elo(("a", "b"), {("a", "b"): 6.0, ("b", "a"): 4.0})["a"]
    many = elo(("a", "b"), {("a", "b"): 600.0, ("b", "a"): 400.0})["a"]
    assert few[1] < 1500 < few[2]
    assert 1500 < many[1] < many[0] < many[2]


def test_who_never_lost_is_not_infinitely_strong() -> None:
    middle, low, high = elo(("a", "b"), {("a", "b"): 4.0})["a"]
    assert low < middle < high < 3000


def test_three_bots_are_ordered_by_whom_they_beat() -> None:
    strengths = elo(("a", "b", "c"), {("a", "b"): 7.0, ("b", "a"): 3.0, ("b", "c"): 7.0, ("c", "b"): 3.0})
    assert strengths["a"][0] > strengths["b"][0] > strengths["c"][0]


def test_the_inverse_undoes_the_matrix() -> None:
    matrix = [[4.0, 1.0, 0.5], [1.0, 3.0, 0.2], [0.5, 0.2, 2.0]]
    again = inverse(inverse(matrix))
    assert all(isclose(again[row][column], matrix[row][column]) for row in range(3) for column in range(3))


def test_bots_meet_and_failures_are_told() -> None:
    seen: list[int] = []
    arena = meet(pairings("tabannusi", ("random", "greedy"), 2), 1, lambda found: seen.append(found.games))
    assert seen[-1] == arena.games == 2
    assert arena.against("greedy", "random") == (2.0, 2)
    assert not arena.failures
    arena.add(Record("seats=2", 3, ["a", "b"], error="Boom"))
    assert arena.failures == ["seats=2 seed=3: Boom"]

"""Bots play briskly: what a turn may cost, all its questions together."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest

from claytable import new
from claytable.bots import LEVELS, GreedyBot, SearchBot
from claytable.host.briskly import A_TURN, NOTHING, Spent, answer, brisk

#: Questions of a long turn.
QUESTIONS = 30
#: Seconds that the Builder takes for one.
BUILDER = 0.01


def turn(level: str, tries_a_second: float) -> Iterator[tuple[float, bool]]:
    """What each question of a turn costs at a number of tries a second, and whether it was searched."""
    spent: Spent = NOTHING
    for _ in range(QUESTIONS):
        bot = brisk(level, 1, spent)
        cost = BUILDER
        if isinstance(bot, SearchBot):
            cost = bot.tries / tries_a_second if bot.tries else bot.seconds
        spent = spent[0] + cost, spent[1] + 1
        yield cost, isinstance(bot, SearchBot)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("tries_a_second", [900.0, 4400.0, 25_000.0])
def test_no_turn_takes_longer_than_three_seconds(level: str, tries_a_second: float) -> None:
    costs = [cost for cost, _ in turn(level, tries_a_second)]
    assert sum(costs) <= A_TURN


def test_the_master_takes_shares_of_what_is_left_and_the_builder_ends_the_turn() -> None:
    costs = list(turn("master", 25_000.0))
    searched = [cost for cost, searches in costs if searches]
    assert searched == sorted(searched, reverse=True)
    assert 0.8 < searched[0] <= 1.0
    assert 5 <= len(searched) < QUESTIONS


def test_where_tries_are_quick_a_level_has_all_its_tries() -> None:
    spent: Spent = NOTHING
    for _ in range(QUESTIONS):
        bot = brisk("expert", 1, spent)
        assert isinstance(bot, SearchBot)
        assert bot.tries == 1500
        spent = spent[0] + bot.tries / 25_000, spent[1] + 1


def test_what_is_spent_counts_up_to_the_end_of_the_turn() -> None:
    game = new("tabannusi", seats=2, seed=4)
    spent: Spent = NOTHING
    again = 0
    for _ in range(25):
        seat, turns = game.asked, game.table.turns
        before = spent
        _, spent = answer(game, "builder", 3, spent, count(step=0.25).__next__)
        goes_on = game.asked == seat and game.table.turns == turns
        assert spent == ((before[0] + 0.25, before[1] + 1) if goes_on else NOTHING)
        again += goes_on
    assert 0 < again < 25


def test_when_the_time_is_used_up_the_builder_answers() -> None:
    assert isinstance(brisk("master", 1, (A_TURN, 5)), GreedyBot)
    assert isinstance(brisk("novice", 1, (A_TURN, 5)), GreedyBot)

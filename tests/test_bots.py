"""Bots: they know no more than the seat that they play, and the better ones play better."""

from __future__ import annotations

import pytest

import claytable
from claytable.bots import LEVELS, GreedyBot, RandomBot, find_bot
from claytable.core.rng import Pcg32

GAMES = list(claytable.installed_games())


@pytest.mark.parametrize("name", GAMES)
def test_the_greedy_bot_wins_against_the_random_one(name: str) -> None:
    game = claytable.new(name, seats=2, seed=1)
    greedy, random = GreedyBot(1), RandomBot(1)
    while not game.over:
        game.play_answer((greedy if game.asked == 0 else random).choose(game))
    scores = game.scores()
    assert scores[0].place == 1
    assert scores[0].total > scores[1].total


@pytest.mark.parametrize("level", list(LEVELS))
@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_see_does_not_change_what_its_bot_does(name: str, level: str) -> None:
    game = claytable.new(name, seats=3, seed=4)
    chance = RandomBot(4)
    for number in range(60):
        if number % 6 == 0:
            other = game.determinize(game.asked, Pcg32(number, 5))
            assert find_bot(level, number).choose(game) == find_bot(level, number).choose(other)
        game.play_answer(chance.choose(game))


def test_weighed_answers_are_all_answers_best_first() -> None:
    game = claytable.new("inventors", seats=2, seed=2)
    weighed = GreedyBot(0).weigh(game)
    assert sorted(answer for answer, _ in weighed) == sorted(game.answers)
    assert [worth for _, worth in weighed] == sorted((worth for _, worth in weighed), reverse=True)
    assert GreedyBot(0).choose(game) == weighed[0][0]


def test_a_level_that_does_not_exist_is_named_with_those_that_do() -> None:
    with pytest.raises(claytable.BadOptions, match="no bot 'genius'"):
        find_bot("genius", 1)

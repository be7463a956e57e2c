"""What an answer would do, told before it is given."""

from __future__ import annotations

import random

import pytest

import claytable
from claytable.core.preview import preview
from claytable.core.rules import own_games


@pytest.mark.parametrize("name", list(own_games()))
def test_what_is_told_beforehand_is_what_then_happens(name: str) -> None:
    told = 0
    for seed in range(3):
        game = claytable.new(name, seats=3, seed=seed)
        chance = random.Random(seed)
        for number in range(120):
            answer = chance.choice(game.answers)
            seat = game.decision.seat
            lines = preview(game, answer, number)
            game.play_answer(answer)
            assert game.last_lines(seat)[: len(lines)] == lines
            told += len(lines)
    assert told > 100


@pytest.mark.parametrize("name", list(own_games()))
def test_a_preview_tells_nothing_that_chance_decides(name: str) -> None:
    game = claytable.new(name, seats=3, seed=5)
    chance = random.Random(5)
    for number in range(100):
        for answer in game.answers:
            assert preview(game, answer, number) == preview(game, answer, number + 1000)
        game.play_answer(chance.choice(game.answers))


def test_a_preview_changes_nothing() -> None:
    game = claytable.new("inventors", seats=2, seed=3)
    before = game.table.digest()
    for answer in game.answers:
        preview(game, answer, 1)
    assert game.table.digest() == before
    assert game.entries() == []

"""What an answer would do, told before it is given."""

from __future__ import annotations

import random

import pytest

import claytable
from claytable.core.messages import Message
from claytable.core.preview import ASKS, outlook, preview, previews, summed
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
            foreseen = dict(zip(game.answers, previews(game, number), strict=True))
            lines = preview(game, answer, number)
            assert foreseen[answer] == lines
            game.play_answer(answer)
            assert summed(game.last_lines(seat))[: len(lines)] == lines
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


@pytest.mark.parametrize("name", list(own_games()))
def test_an_outlook_says_what_is_certain_up_to_the_end_of_the_game(name: str) -> None:
    game = claytable.new(name, seats=2, seed=4)
    chance = random.Random(4)
    asked = 0
    while not game.over:
        answer = chance.choice(game.answers)
        seat = game.decision.seat
        told, again = outlook(game, answer, 1), outlook(game, answer, 2)
        assert (told.lines, told.stop, told.next, told.view, told.closes) == (
            (again.lines, again.stop, again.next, again.view, again.closes)
        )
        assert told.lines == preview(game, answer, 3)
        game.play_answer(answer)
        if told.stop == ASKS:
            assert (game.decision.seat, game.decision.question) == (told.seat, told.next)
            if told.seat == seat:
                assert game.table.view(seat) == told.view
            asked += 1
    assert asked > 30


def test_a_free_action_says_what_it_closes() -> None:
    game = claytable.new("inventors", seats=2, seed=7)
    chance = random.Random(7)
    # With two cards in hand both can be discarded; once one of them is played they cannot.
    while (
        "discard-two" not in game.legal or len(game.view(game.decision.seat)["players"][game.decision.seat]["hand"]) > 2
    ):
        game.play_answer(chance.choice(game.answers))
    card = next(answer for answer in game.answers if game.vocabulary.keys[answer].startswith("play:"))
    discard = game.table.answer_message(game.vocabulary.index["discard-two"])
    told = outlook(game, card, 1)
    assert (told.next, told.closes) == (game.decision.question, [discard])
    game.play_answer(card)
    assert "discard-two" not in game.legal


def test_equal_amounts_are_told_as_one() -> None:
    loses = Message("log-loses-influence", {"n": 1, "colour": Message("blue")})
    other = Message("log-loses-influence", {"n": 1, "colour": Message("orange")})
    rises = Message("log-raises", {"n": 2})
    found = summed([loses, loses, other, rises, rises])
    assert found == [Message(loses.id, loses.args | {"n": 2}), other, rises, rises]

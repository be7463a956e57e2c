"""A seat has one name in the terminal: in the table, the log, the question and the scores."""

from __future__ import annotations

import re

import pytest
from cli.tables import printed_text as shown

import claytable
from claytable import draw
from claytable.bots import RandomBot
from claytable.cli.scores import score_grid
from claytable.core.messages import Message
from claytable.core.rules import own_games
from claytable.draw.names import asked_of, named_words, seat_name

GAMES = tuple(own_games())
#: What the rulebooks call the printed opponent.
OPPONENTS = {
    "inventors": {"en": "The opponent", "pl": "Przeciwnik", "fr": "L'Adversaire"},
    "scholars": {"en": "The opponent", "pl": "Przeciwnik", "fr": "L'Adversaire"},
    "tabannusi": {"en": "The Bot", "pl": "Bot", "fr": "Le Bot"},
}


def played(game: claytable.Game, answers: int) -> claytable.Game:
    bot = RandomBot(1)
    while not game.over and len(game.entries()) < answers:
        game.play_answer(bot.choose(game))
    return game


@pytest.mark.parametrize("name", GAMES)
def test_people_bots_and_those_who_gave_no_name_are_called_the_same_everywhere(name: str) -> None:
    game = claytable.new(name, seats=["person", "person", "bot"], seed=3)
    game.seats[0].name = "Ann"
    played(game, 60)
    words = named_words(game, "en")
    names = ["Ann", "Player 2", "Bot 3"]
    assert [seat_name(game, seat, words) for seat in range(3)] == names
    assert asked_of(game, None, words).startswith(f"{names[game.asked]} ")
    told = {words.say(line) for line in game.log(None)}
    for each in names:
        assert any(line.startswith(f"{each} ") for line in told)
        assert each in draw.text(game, 0)
        assert each in shown(score_grid(game, words, "en"))
    assert not [line for line in told if re.search(r"Player [13]\b|Person|Bot 2", line)]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_the_printed_opponent_has_the_rulebooks_name_everywhere(name: str, language: str) -> None:
    game = played(claytable.new(name, seats=1, seed=3), 60)
    words, called = named_words(game, language), OPPONENTS[name][language]
    assert seat_name(game, 1, words) == called
    assert called in draw.text(game, 0, language)
    assert called in shown(score_grid(game, words, language))
    lines = [(line, words.say(line)) for line in game.log(0)]
    theirs = [line for line, text in lines if re.match(rf"{called}\b", text)]
    assert theirs
    assert all(line.args["seat"] == Message("opponent") for line in theirs)


def test_the_opponents_turn_stands_under_the_opponent() -> None:
    game = played(claytable.new("inventors", seats=1, seed=3), 60)
    turn = None
    seen = 0
    for line in game.log(0):
        if line.id == "log-turn":
            turn = line.args["seat"]
        elif line.id in ("log-scheme", "log-scheme-fails"):
            seen += 1
            assert turn == Message("opponent")
    assert seen > 5


def test_a_name_takes_the_forms_that_a_seat_has() -> None:
    game = claytable.new("scholars", seats=2, seed=3)
    game.seats[1].name = "Ola"
    line = game.table.line(("pays-silver", 0, 2, 1), None)
    assert line is not None
    assert [named_words(game, language).say(line) for language in ("en", "pl", "fr")] == [
        "Player 1 pays 2 Silver to Ola.",
        "Gracz 1 płaci 2 Srebrniki graczowi Ola.",
        "Joueur 1 paye 2 Pièces à Ola.",
    ]

"""Random players of any installed game, and the game's own laws.

What the tests must be told about how a game is played stands in `core.random_play` (`MANNERS`).
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from core.random_play import choose

import claytable
from claytable import Game

#: No game of any of them lasts longer.
TOO_LONG = 6000
#: Game, number of people (1: solo) and options of every variant.
VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    (id, seats, options) for id, rules in claytable.installed_games().items() for seats, options in rules.variants()
]


def name(variant: tuple[str, int, dict[str, Any]]) -> str:
    """A variant in a test's name."""
    id, seats, options = variant
    return "-".join([id, str(seats), *(f"{key}={value}" for key, value in options.items())])


def invariants(id: str) -> Callable[[Any], list[str]]:
    """The game's own laws: what is wrong with a table."""
    found: Callable[[Any], list[str]] = import_module(f"claytable.games.{id}.invariants").broken
    return found


def persons(game: Game) -> list[int]:
    """The seats of people: not of a printed opponent."""
    return [seat for seat, who in enumerate(game.seats) if who.kind != "opponent"]


class Player:
    """Answers the way an example says: first by places among the options, then in a style."""

    def __init__(self, seed: int, opening: list[int], style: str) -> None:
        self.rng = Random(seed)
        self.opening = opening
        self.style = style

    def answer(self, game: Game, number: int) -> int:
        answers = game.legal.answers
        if number < len(self.opening):
            return answers[self.opening[number] % len(answers)]
        if self.style == "eager":
            return game.vocabulary.index[choose(self.rng, game.legal.keys(), game.rules.id)]
        if self.style == "any":
            return self.rng.choice(answers)
        return answers[0 if self.style == "first" else -1]


def play_through(game: Game, player: Player, look: Callable[[int], None]) -> None:
    """Play to the end, looking at every decision."""
    for number in range(TOO_LONG):
        look(number)
        if game.over:
            return
        game.play_answer(player.answer(game, number))
    raise AssertionError("the game does not end")

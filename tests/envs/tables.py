"""Tables for the tests of the learning environments."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from random import Random

import claytable
from claytable import Game

#: Every game with every number of people; one alone plays against the printed opponent.
TABLES = [(id, seats) for id in claytable.installed_games() for seats in (1, 2, 3, 4)]

with warnings.catch_warnings():
    # Their tests import one of their own games in a way that they have since deprecated.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

__all__ = ["TABLES", "api_test", "moments", "render_test", "seed_test"]


def moments(game: Game, seed: int, every: int = 1) -> Iterator[int]:
    """The numbers of every so manyth answer of a random game, played to its end."""
    rng = Random(seed)
    number = 0
    while not game.over:
        if number % every == 0:
            yield number
        game.play_answer(rng.choice(game.answers))
        number += 1
    yield number

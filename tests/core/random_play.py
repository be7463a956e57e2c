"""How our games are played so that they go somewhere: choosers that like to act, and seldom end their round.

They have a generator of their own; the table's is never touched.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import claytable
from claytable.testing import Manner, play

MANNERS = {
    "inventors": Manner(
        ("invent", "build", "test", "publish"),
        {"tent:": 0.9, "pass": 0.6, "end-turn": 0.5, "play:": 0.8, "discard-two": 0.8, "use:": 0.5},
    ),
    "scholars": Manner(
        ("recruit", "travel", "research", "translate"),
        {"rest": 0.8, "pass": 0.6, "end-turn": 0.7, "no-die": 0.7, "place:": 0.6, "research:1": 0.8},
    ),
    "tabannusi": Manner(
        ("construct", "port-house", "ziggurat-house", "claim-ship", "project"),
        {"end-turn": 0.9, "pass": 0.6, "pay-move:": 0.7, "tile:": 0.3, "buy-water": 0.5, "refill:": 0.5},
    ),
}


def choose(rng: Random, keys: list[str], id: str = "inventors") -> str:
    """One of the keys, the reluctant ones less often."""
    return play.choose(rng, keys, MANNERS[id])


def moments(game: claytable.Game, seed: int, limit: int = 5000) -> Iterator[int]:
    """Play a game on, stopping at every decision (the first one included); yields the number of answers given."""
    return play.moments(game, MANNERS.get(game.rules.id, Manner()), seed, limit)


def played(seed: int, answers: int = 5000, id: str = "inventors", **options: Any) -> claytable.Game:
    """A game after this number of random answers, or at its end."""
    return play.played(id, MANNERS[id], seed, answers, **options)

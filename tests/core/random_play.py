"""Random games that go somewhere: a chooser that likes to act, and seldom ends its round or throws cards away.

It has a generator of its own; the table's is never touched.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import claytable


class Manner:
    """How a game is played so that it goes somewhere."""

    def __init__(self, eager: tuple[str, ...], reluctant: dict[str, float]) -> None:
        #: Answers that are taken half of the time wherever they are offered.
        self.eager = eager
        #: How often answers are passed over when others are offered, by the beginning of their keys.
        self.reluctant = reluctant


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
#: How a game is played of which nothing is known.
ANY_MANNER = Manner((), {"pass": 0.6, "end-turn": 0.5})


def choose(rng: Random, keys: list[str], id: str = "inventors") -> str:
    """One of the keys, the reluctant ones less often."""
    manner = MANNERS.get(id, ANY_MANNER)
    acts = [key for key in keys if key in manner.eager]
    if acts and rng.random() < 0.5:
        return rng.choice(acts)
    unwanted = tuple(start for start, chance in manner.reluctant.items() if rng.random() < chance)
    eager = [key for key in keys if not key.startswith(unwanted)]
    return rng.choice(eager or keys)


def moments(game: claytable.Game, seed: int, limit: int = 5000) -> Iterator[int]:
    """Play a game on, stopping at every decision (the first one included); yields the number of answers given."""
    rng = Random(seed)
    for number in range(limit):
        yield number
        if game.over:
            return
        game.play(choose(rng, game.legal.keys(), game.rules.id))


def played(seed: int, answers: int = 5000, id: str = "inventors", **options: Any) -> claytable.Game:
    """A game after so many random answers, or at its end."""
    game = claytable.new(id, seed=seed, **options)
    for _ in moments(game, seed, answers):
        pass
    return game

"""A bot that answers at random, each option as likely as the others."""

from __future__ import annotations

from typing import Final

from ..core.game import Game
from ..core.rng import Pcg32

#: A stream of its own: a bot's numbers never tell anything about the table's, even from the same seed.
STREAM: Final = 7919


class RandomBot:
    """Answers at random, from a generator of its own."""

    def __init__(self, seed: int) -> None:
        self._rng = Pcg32(seed, STREAM)

    def choose(self, game: Game) -> int:
        """One of the answers that are open now."""
        answers = game.answers
        return answers[self._rng.below(len(answers))]

"""A bot that looks to the end of its turn: it tries each answer, goes on at random, and counts the points."""

from __future__ import annotations

from typing import Final

from ..core.game import Game
from ..core.rng import Pcg32

#: A stream of its own, as every bot has.
STREAM: Final = 104_729
#: Tries of each answer; each on a table where what the seat cannot see is drawn afresh.
TRIES: Final = 6
#: Answers given at random after the one that is tried, at the most: a turn is shorter than that.
DEPTH: Final = 24


class GreedyBot:
    """Takes the answer after which it stands best at the end of its turn."""

    def __init__(self, seed: int) -> None:
        self._rng = Pcg32(seed, STREAM)

    def choose(self, game: Game) -> int:
        """One of the answers that are open now."""
        return self.weigh(game)[0][0]

    def weigh(self, game: Game) -> list[tuple[int, float]]:
        """Every answer with the points it leads to, ahead of the others', best first."""
        answers = game.answers
        seat = game.asked
        worth = [0.0] * len(answers)
        for _ in range(TRIES):
            # All answers meet the same luck.
            table = game.determinize(seat, self._rng.next())
            luck = self._rng.next()
            for place, answer in enumerate(answers):
                worth[place] += self._worth(table.copy(), seat, answer, Pcg32(luck, STREAM))
        ranked = sorted(zip(answers, worth, strict=True), key=lambda each: -each[1])
        return [(answer, total / TRIES) for answer, total in ranked]

    def _worth(self, game: Game, seat: int, answer: int, luck: Pcg32) -> float:
        game.play_answer(answer)
        for _ in range(DEPTH):
            if game.asked != seat:
                break
            answers = game.answers
            game.play_answer(answers[luck.below(len(answers))])
        totals = [score.total for score in game.scores()]
        mine = totals.pop(seat)
        return mine - max(totals, default=0)

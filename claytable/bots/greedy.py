"""A bot that looks to the end of its turn: it tries each answer in several ways, and counts what it has then."""

from __future__ import annotations

from typing import Final

from ..core.game import Game
from ..core.rng import Pcg32
from ..core.rules import AnyGame
from ..core.table import Table
from .ahead import end_turn, margin

#: A stream of its own, as every bot has.
STREAM: Final = 104_729
#: Tables on which each answer is tried, each with its own draw of what the seat cannot see.
TABLES: Final = 3
#: Ways of going on that are tried on each: the small choices after an answer are the bot's own, so the best counts.
WAYS: Final = 4


class GreedyBot:
    """Takes the answer after which it can stand best at the end of its turn."""

    def __init__(self, seed: int, far: bool = True) -> None:
        self._rng = Pcg32(seed, STREAM)
        #: Whether it sees what a position promises, or only the points that it would score now.
        self.far = far

    def choose(self, game: Game) -> int:
        """One of the answers that are open now."""
        return self.weigh(game)[0][0]

    def weigh(self, game: Game) -> list[tuple[int, float]]:
        """Every answer with the points it leads to, ahead of the others', best first."""
        answers = game.answers
        seat = game.asked
        worth = [0.0] * len(answers)
        for _ in range(TABLES):
            # All answers meet the same luck.
            table = game.determinize(seat, self._rng.next()).table
            luck = self._rng.next()
            for place, answer in enumerate(answers):
                worth[place] += self._best_way(game.rules, table, seat, answer, Pcg32(luck, STREAM))
        ranked = sorted(zip(answers, worth, strict=True), key=lambda each: -each[1])
        return [(answer, total / TABLES) for answer, total in ranked]

    def _best_way(self, rules: AnyGame, table: Table, seat: int, answer: int, luck: Pcg32) -> float:
        """The best end of the turn that a few ways of going on after `answer` lead to."""
        after = table.copy()
        after.answer(answer)
        best = -1e9
        for _ in range(WAYS):
            end = after.copy()
            line = end_turn(end, seat, table.turns, [], luck)
            worth = rules.worth(end) if self.far else [float(score.total) for score in end.scores()]
            best = max(best, margin(worth, seat))
            if not line:
                # Nothing was left to choose: every way is the same.
                break
        return best

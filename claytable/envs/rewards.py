"""What a game is worth to its players.

`win`: at the end 1 for the winner and -1 shared by the others, which adds up to nothing. `margin`: at the end
the points ahead of the best other seat, in hundreds. `points`: the same, paid as it changes, answer by answer: after
each the score is counted as if the game ended there. The printed opponent counts as a seat.
"""

from __future__ import annotations

from typing import Final

from ..core.errors import BadOptions
from ..core.game import Game
from ..core.scores import Score

REWARDS: Final = ("win", "margin", "points")
#: Points that are worth as much as a victory.
SCALE: Final = 100


def outcome(scores: list[Score]) -> list[float]:
    """1 for the winner and -1 for the others together; seats that share a place share what it is worth."""
    winners = sum(score.place == 1 for score in scores)
    others = len(scores) - winners
    if not others:
        return [0.0] * len(scores)
    return [1 / winners if score.place == 1 else -1 / others for score in scores]


def margins(scores: list[Score]) -> list[float]:
    """How far each seat is ahead of the best of the others."""
    totals = [score.total for score in scores]
    return [(own - max(totals[:seat] + totals[seat + 1 :], default=0)) / SCALE for seat, own in enumerate(totals)]


def check_reward(how: str) -> str:
    """A kind of reward that there is."""
    if how not in REWARDS:
        raise BadOptions(f"Rewards are one of {', '.join(REWARDS)}, not {how!r}.")
    return how


class Rewards:
    """Pays the seats of one game."""

    def __init__(self, how: str, game: Game) -> None:
        self._how = how
        self._paid = margins(game.scores()) if how == "points" else [0.0] * len(game.seats)

    def after(self, game: Game) -> list[float]:
        """What each seat gets for the answer just given."""
        if self._how == "points":
            now = margins(game.scores())
            gained = [new - old for new, old in zip(now, self._paid, strict=True)]
            self._paid = now
            return gained
        if not game.over:
            return self._paid
        return outcome(game.scores()) if self._how == "win" else margins(game.scores())

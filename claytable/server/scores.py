"""Scores while a game is played: everyone sees what they may know."""

from __future__ import annotations

from typing import Any, Final

from ..core.game import Game

#: On so many tables, each with what is hidden drawn afresh, a category must score the same to be known.
TRIES: Final = 32
#: Points on the line of a game's scores.
POINTS: Final = 40


def seen_scores(game: Game, seat: int | None) -> list[dict[str, Any]]:
    """Each seat's score as `seat` may know it; a category that hangs on something hidden has no points."""
    if game.over:
        return [score.data() for score in game.scores()]
    tries = [[score.data() for score in _redrawn(game, seat, number).scores()] for number in range(TRIES)]
    seen: list[dict[str, Any]] = tries[0]
    for place, score in enumerate(seen):
        for row, category in enumerate(score["categories"]):
            others: list[Any] = [each[place]["categories"] for each in tries[1:]]
            if any(other[row] != category for other in others):
                score["categories"][row] = {"id": category["id"], "points": None, "items": []}
        total = sum(category["points"] or 0 for category in score["categories"])
        score.update(total=total, place=0, tie_break=None)
    return seen


def _redrawn(game: Game, seat: int | None, number: int) -> Game:
    """The game with everything drawn afresh that `seat` cannot see; a spectator sees what two seats both see."""
    if seat is not None:
        return game.determinize(seat, number)
    return game.determinize(0, number).determinize(1, number)


def growth(game: Game) -> list[tuple[int, list[int]]]:
    """What every seat would have scored, at some entries of a finished game."""
    last = len(game.entries())
    numbers = sorted({last * point // POINTS for point in range(POINTS + 1)})
    return [(number, [score.total for score in game.after(number).scores()]) for number in numbers]

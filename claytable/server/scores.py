"""Scores while a game is played: everyone sees what they may know."""

from __future__ import annotations

from typing import Any, Final

from ..core.game import Game

#: On so many tables, each with what is hidden drawn afresh, a category must score the same to be known.
TRIES: Final = 4
#: Points on the line of a game's scores.
POINTS: Final = 40


def seen_scores(game: Game, seat: int | None) -> list[dict[str, Any]]:
    """Each seat's score as `seat` may know it; a category that hangs on something hidden has no points."""
    if game.over:
        return [score.data() for score in game.scores()]
    # A spectator knows no more than every seat does.
    eyes = range(len(game.seats)) if seat is None else [seat]
    tries = [game.determinize(each, number).scores() for each in eyes for number in range(TRIES)]
    seen = [score.data() for score in tries[0]]
    for place, score in enumerate(seen):
        total = 0
        categories: Any = score["categories"]
        for row, category in enumerate(categories):
            if any(other[place].categories[row].points != category["points"] for other in tries):
                category.update(points=None, items=[])
            else:
                total += category["points"]
        score.update(total=total, place=0, tie_break=None)
    return seen


def growth(game: Game) -> list[tuple[int, list[int]]]:
    """What every seat would have scored, at some entries of a finished game."""
    last = len(game.entries())
    numbers = sorted({last * point // POINTS for point in range(POINTS + 1)})
    return [(number, [score.total for score in game.after(number).scores()]) for number in numbers]

"""Scores while a game is played: everyone sees what they may know."""

from __future__ import annotations

from typing import Any, Final

from ..core.game import Game

#: Points on the line of a game's scores.
POINTS: Final = 40


def seen_scores(game: Game, seat: int | None) -> list[dict[str, Any]]:
    """Each seat's score as `seat` may know it; a category that hangs on something hidden has no points."""
    scores: list[dict[str, Any]] = [score.data() for score in game.scores()]
    if game.over:
        return scores
    rules = game.rules
    for score in scores:
        hidden = rules.unknown_scores if score["seat"] == seat else rules.unknown_scores + rules.hidden_scores
        for category in score["categories"]:
            if category["id"] in hidden:
                category.update(points=None, items=[])
        score.update(total=sum(each["points"] or 0 for each in score["categories"]), place=0, tie_break=None)
    return scores


def growth(game: Game) -> list[tuple[int, list[int]]]:
    """What every seat would have scored, at some entries of a finished game."""
    last = len(game.entries())
    numbers = sorted({last * point // POINTS for point in range(POINTS + 1)})
    return [(number, [score.total for score in game.after(number).scores()]) for number in numbers]

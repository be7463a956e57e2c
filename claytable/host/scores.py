"""Scores while a game is played: everyone sees what they may know."""

from __future__ import annotations

from typing import Any

from ..core.game import Game


def seen_scores(game: Game, seat: int | None) -> list[dict[str, Any]]:
    """Each seat's score as `seat` may know it; a category that depends on something hidden has no points."""
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

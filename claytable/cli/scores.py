"""The score pad."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ..core.game import Game
from ..core.messages import Message
from ..core.words import Words
from ..draw.names import seat_name
from .chrome import chrome


def score_grid(game: Game, words: Words, language: str) -> RenderableType:
    """Every category of every seat, the totals and the winner; as if the game ended now."""
    say = chrome(language)
    scores = game.scores()
    grid = Grid(title=say("scores-final") if game.over else say("scores-now"), title_justify="left")
    grid.add_column("")
    for score in scores:
        grid.add_column(seat_name(game, score.seat, words), justify="right")
    for number, category in enumerate(scores[0].categories if scores else []):
        grid.add_row(
            words.say(Message(f"category-{category.id}")),
            *(str(score.categories[number].points) for score in scores),
        )
    grid.add_section()
    grid.add_row(say("total"), *(str(score.total) for score in scores), style="bold")
    if not game.over:
        return grid
    parts: list[RenderableType] = [grid]
    for score in sorted(scores, key=lambda each: each.place):
        if score.place == 1:
            parts.append(Text(say("winner", seat=seat_name(game, score.seat, words)), style="bold"))
        if score.tie_break is not None:
            name = seat_name(game, score.seat, words)
            parts.append(Text(say("asks", seat=name, question=words.say(score.tie_break))))
    return Group(*parts)

"""The table of Inventors of the South Tigris, drawn for 100 columns."""

from __future__ import annotations

from typing import Final, cast

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from ...core.game import Game
from ...core.packs import PackSource
from ...games.inventors.seen import View
from .devices import devices
from .places import places
from .player import player_board
from .printed import Printed
from .river import river
from .seats import extras, seat_grid

#: Questions that open a turn, or come between turns: there the whole table is drawn. In the middle of an action
#: the question and the log say what has changed.
WHOLE: Final = {
    "question-starting-tile",
    "question-main-action",
    "question-after-tent",
    "question-income",
}


def draw(game: Game, seat: int | None, language: str, pack: PackSource) -> RenderableType:
    """The whole table as `seat` may see it."""
    view = cast(View, game.view(seat))
    printed = Printed(game, language, pack)
    parts: list[RenderableType] = [
        Rule(Text(printed.label("round", n=max(1, view["round"]), of=view["rounds"]), style="bold")),
        river(view, printed),
        devices(view, printed),
        places(view, printed),
        seat_grid(view, printed),
    ]
    parts += extras(view, printed)
    if seat is not None:
        parts.append(player_board(view, seat, printed))
    parts.append(Text(printed.label("legend"), style="dim"))
    return Group(*parts)


def draw_board(game: Game, seat: int | None, board: int, language: str, pack: PackSource) -> RenderableType:
    """One seat's own board, as `seat` may see it."""
    return player_board(cast(View, game.view(seat)), board, Printed(game, language, pack))

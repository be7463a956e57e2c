"""The table of Tabannusi: Builders of Ur, drawn for 100 columns."""

from __future__ import annotations

from typing import Final, cast

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from ...core.game import Game
from ...core.packs import PackSource
from ...games.tabannusi.seen import View
from .cards import cards
from .districts import districts
from .grid import grids
from .mastery import mastery
from .player import player_board
from .port import port
from .printed import GOLD, MISSING, Printed
from .seats import seat_grid
from .solo import solo_board
from .ziggurat import ziggurat

#: Questions that open a turn: there the whole table is drawn. In the middle of an action the question and the log
#: say what has changed.
WHOLE: Final = {"question-starting-colour", "question-first-district", "question-take-die"}


def draw(game: Game, seat: int | None, language: str, pack: PackSource) -> RenderableType:
    """The whole table as `seat` may see it."""
    view = cast(View, game.view(seat))
    printed = Printed(game, language, pack)
    parts: list[RenderableType] = [
        Rule(heading(view, printed)),
        districts(view, printed),
        grids(view, printed),
        port(view, printed),
        ziggurat(view, printed),
        mastery(view, printed),
        cards(view, printed),
    ]
    if view["bot"] is not None and view["opponent"] is not None:
        parts.append(solo_board(view["bot"], view["opponent"], printed))
    parts.append(seat_grid(view, printed))
    if seat is not None:
        parts.append(player_board(view, seat, printed))
    parts += [Text(printed.label(id), style="dim") for id in ("legend-colours", "legend-bonuses")]
    return Group(*parts)


def heading(view: View, printed: Printed) -> Text:
    """The game, the Gold left on the Time track, and how near the end is."""
    left = view["board"]["time"]
    spaces = printed.one("time_track")["gold_spaces"]
    text = Text(f"{printed.label('heading')} · {printed.label('time')} ", style="bold")
    text.append(GOLD * left, style="bold yellow").append(MISSING * (spaces - left), style="dim")
    if view["turns_left"] is not None and not view["over"]:
        text.append(" · " + printed.label("turns-left", n=view["turns_left"]), style="bold red")
    return text


def draw_board(game: Game, seat: int | None, board: int, language: str, pack: PackSource) -> RenderableType:
    """One seat's own area as `seat` may see it; the Bot's with its cards."""
    view = cast(View, game.view(seat))
    printed = Printed(game, language, pack)
    area = player_board(view, board, printed)
    if view["bot"] is not None and board == view["opponent"]:
        return Group(solo_board(view["bot"], board, printed), area)
    return area

"""The table of Scholars of the South Tigris, drawn for 100 columns."""

from __future__ import annotations

from typing import Final, cast

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from ...core.game import Game
from ...core.packs import PackSource
from ...games.scholars.seen import View
from .caliph import caliphs
from .decks import decks
from .house import house
from .map import map_loop
from .player import player_board
from .printed import Printed
from .rooms import rooms
from .seats import seat_grid
from .solo import solo_board
from .tracks import tracks

#: Questions that open a turn: there the whole table is drawn. In the middle of an action the question and the log
#: say what has changed.
WHOLE: Final = {"question-draft", "question-turn"}


def draw(game: Game, seat: int | None, language: str, pack: PackSource) -> RenderableType:
    """The whole table as `seat` may see it."""
    view = cast(View, game.view(seat))
    printed = Printed(game, language, pack)
    parts: list[RenderableType] = [
        Rule(heading(view, printed)),
        decks(view, printed),
        map_loop(view, printed),
        house(view, printed),
        rooms(view, printed),
        tracks(view, seat, printed),
        caliphs(view, printed),
    ]
    if view["solo"] is not None and view["opponent"] is not None:
        parts.append(solo_board(view["solo"], view["opponent"], printed))
    parts.append(seat_grid(view, printed))
    if seat is not None:
        parts.append(player_board(view, seat, printed))
    parts.append(Text(printed.label("legend"), style="dim"))
    return Group(*parts)


def heading(view: View, printed: Printed) -> Text:
    """The game, its variant, and how near its end is."""
    text = Text(printed.label("heading", n=len(view["board"]["caliphs"])), style="bold")
    if view["epic"]:
        text.append(" · " + printed.label("epic"))
    if view["turns_left"] is not None:
        text.append(" · " + printed.label("turns-left", n=view["turns_left"]), style="bold red")
    return text


def draw_board(game: Game, seat: int | None, board: int, language: str, pack: PackSource) -> RenderableType:
    """One seat's own board as `seat` may see it; the printed opponent's is the Solo Board."""
    view = cast(View, game.view(seat))
    printed = Printed(game, language, pack)
    if view["solo"] is not None and board == view["opponent"]:
        return solo_board(view["solo"], board, printed)
    return player_board(view, board, printed)

"""Draws a table. A game says which module draws it; one that has none is drawn as an outline of its view.

Such a module has `draw(game, seat, language, pack)` for the whole table and `draw_board(game, seat, board, language,
pack)` for one seat's board. `WHOLE` are the questions at which it draws the whole table, not only the question asked.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, cast

from rich.console import RenderableType

from ..core.game import Game
from ..core.packs import PackSource
from .outline import outline


class Drawing:
    """Draws one game for one reader."""

    def __init__(self, game: Game, language: str, pack: PackSource) -> None:
        self._game = game
        self._language = game.rules.spoken(language)
        self._pack = pack
        module = game.rules.drawing
        self._module: Any = import_module(module) if module else None

    def table(self, seat: int | None) -> RenderableType:
        """The whole table as `seat` may see it."""
        if self._module is None:
            return outline(self._game, seat, self._language)
        return cast(RenderableType, self._module.draw(self._game, seat, self._language, self._pack))

    def board(self, seat: int | None, board: int) -> RenderableType:
        """One seat's own board as `seat` may see it."""
        if self._module is None:
            return self.table(seat)
        return cast(RenderableType, self._module.draw_board(self._game, seat, board, self._language, self._pack))

    def whole(self, question: str) -> bool:
        """Whether the whole table is drawn at this question, or only the question asked."""
        return self._module is None or question in self._module.WHOLE

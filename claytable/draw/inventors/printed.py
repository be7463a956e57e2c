"""What is printed on the components of Inventors, in the reader's language."""

from __future__ import annotations

from typing import Final

from ...core.game import Game
from ...core.packs import PackSource
from ..printed import PrintedThings

STYLES: Final = {
    "white": "bold",
    "blue": "bold bright_blue",
    "orange": "bold dark_orange",
    "charcoal": "bold grey62",
}


class Printed(PrintedThings):
    """Names, effects and values of printed things."""

    def __init__(self, game: Game, language: str, pack: PackSource) -> None:
        super().__init__(game, language, pack, __package__ or "", STYLES)

    def effect(self, clauses: list[str]) -> str:
        """Effects of the component data in words."""
        either = f" {self.label('or')} "
        return "; ".join(
            either.join(self.answer(f"do:{way}") for way in clause.split(" | "))
            for clause in clauses
            if clause != "none"
        )

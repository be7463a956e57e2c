"""How a search goes about it: the constants of each generation, so that an older one can still be played against."""

from __future__ import annotations

from typing import Final


class Manner:
    """The constants of a search."""

    __slots__ = ("doubt", "finalists", "lines", "odds", "own_turn", "tables")

    def __init__(
        self,
        odds: bool,
        tables: int = 12,
        own_turn: float = 0.4,
        finalists: int = 4,
        lines: int = 16,
        doubt: int = 6,
    ) -> None:
        #: Whether lines are filled by learned odds, where the game has some.
        self.odds = odds
        #: Tables that are drawn.
        self.tables = tables
        #: The part of the time in which lines of the turn are tried; in the rest of it the best answers are played on.
        self.own_turn = own_turn
        #: Answers that are played on, and lines that are tried for each turn then.
        self.finalists = finalists
        self.lines = lines
        #: This many playouts count as much as what the position is worth right away.
        self.doubt = doubt


#: The generations by name. An old one stays as it was: new bots are measured against it.
MANNERS: Final = {"1": Manner(odds=False), "2": Manner(odds=True)}
#: That of today.
TODAY: Final = MANNERS["2"]

"""How a search goes about it: the constants of each generation, so that an older one can still be played against."""

from __future__ import annotations

from typing import Final


class Manner:
    """The constants of a search."""

    __slots__ = ("doubt", "extras", "finalists", "fresh", "lines", "odds", "own_turn", "tables", "trust")

    def __init__(
        self,
        odds: bool = False,
        extras: bool = False,
        fresh: bool = False,
        tables: int = 12,
        own_turn: float = 0.4,
        finalists: int = 4,
        lines: int = 16,
        doubt: float = 6.0,
        trust: float = 1.0,
    ) -> None:
        #: Whether lines are filled by learned odds, where the game has some, and free actions may be part of them.
        self.odds = odds
        self.extras = extras
        #: Whether every playout after the first on each table has a table of its own.
        self.fresh = fresh
        #: Tables that are drawn at first.
        self.tables = tables
        #: The part of the time in which lines of the turn are tried; in the rest of it the best answers are played on.
        self.own_turn = own_turn
        #: Answers that are played on, and lines that are tried for each turn then.
        self.finalists = finalists
        self.lines = lines
        #: This many playouts count half of what very many count, and those count this much.
        self.doubt = doubt
        self.trust = trust


#: The generations by name. An old one stays as it was: new bots are measured against it.
MANNERS: Final = {
    "1": Manner(),
    "o": Manner(odds=True),
    "x": Manner(odds=True, extras=True),
    "f": Manner(odds=True, fresh=True),
    "t": Manner(odds=True, trust=0.5),
    "g": Manner(odds=True, fresh=True, trust=0.6),
    "s": Manner(odds=True, own_turn=0.6),
    "d": Manner(odds=True, own_turn=0.25),
    "v": Manner(odds=True, tables=24),
}

"""The line of a turn: the answers that a seat gives until it is over, and how a better one is found."""

from __future__ import annotations

from typing import Final

from ..core.rng import Pcg32
from ..core.rules import AnyGame
from ..core.table import Table
from .ahead import end_turn, margin, plain
from .odds import Odds

#: One look in this many follows no known line.
FRESH: Final = 3
#: Lines that are tried from one place.
VARIATIONS: Final = 2
#: Of the looks that follow no known line, one in this many does not follow the odds either.
RANDOM: Final = 3
#: What was never tried.
NOTHING: Final = -1e18


class Plan:
    """The best line that was found for a seat, from where a table stands to the end of the turn."""

    __slots__ = ("end", "line", "seat", "table", "turns", "value")

    def __init__(self, table: Table, seat: int, turns: int, line: list[int]) -> None:
        self.table: Table = table
        self.seat: int = seat
        self.turns: int = turns
        self.line: list[int] = line
        #: The table after the line, and what it is worth to the seat.
        self.end: Table = table
        self.value: float = NOTHING

    def improve(self, rules: AnyGame, luck: Pcg32, odds: Odds | None = None) -> int:
        """Follow the line for the first time; later, try others instead. How many were tried."""
        if self.value == NOTHING:
            end = self.table.copy()
            self._weigh(rules, end, end_turn(end, self.seat, self.turns, self.line, luck, odds))
            return 1
        if not self.line:
            # The turn is over already.
            return 1
        known = self.line
        change = luck.below(len(known))
        if luck.below(FRESH) == 0:
            known = []
            change = 0
            if odds is not None and luck.below(RANDOM) == 0:
                odds = None
        begin = self.table
        if change:
            begin = begin.copy()
            for answer in known[:change]:
                begin.answer(answer)
        taken = known[change] if known else -1
        others = [answer for answer in plain(begin) if answer != taken]
        asked = begin.question
        tried = 0
        while others and tried < VARIATIONS:
            tried += 1
            end = begin.copy()
            if odds is None or asked is None:
                answer = others.pop(luck.below(len(others)))
            else:
                answer = others.pop(odds.pick(asked.name, others, luck))
            end.answer(answer)
            rest = end_turn(end, self.seat, self.turns, known[change + 1 :], luck, odds)
            self._weigh(rules, end, [*known[:change], answer, *rest])
        return max(tried, 1)

    def _weigh(self, rules: AnyGame, end: Table, line: list[int]) -> None:
        value = margin(rules.worth(end), self.seat)
        if value > self.value:
            self.value = value
            self.end = end
            self.line = line

"""Decree D10: Houses move from the coloured rows to the bottom row."""

from __future__ import annotations

from typing import ClassVar

from . import answers as a
from .ask import Repeated
from .houses import lift_house, uncover
from .reasons import SHIFT_BOTTOM, SHIFT_EMPTY
from .table import TabannusiTable
from .terms import BOTTOM, BOTTOM_LENGTH, ROW_LENGTH

FULL = (1 << BOTTOM_LENGTH) - 1


class ShiftHouse(Repeated):
    """From which coloured row? Up to `times` Houses.  TAB-230"""

    __slots__ = ()

    name: ClassVar[str] = "shift-house"
    rule: ClassVar[str] = "TAB-230"
    about: ClassVar[tuple[a.Family, ...]] = (
        a.HOUSES,
        a.PASSES,
    )

    def choices(self, table: TabannusiTable) -> list[int]:
        if table.players[self.seat].bottom == FULL:
            return []
        found = [answer for answer in range(*a.HOUSES) if not self.verdict(table, answer)]
        if found:
            found.append(a.PASS)
        return found

    def verdict(self, table: TabannusiTable, answer: int) -> int:
        if answer == a.PASS:
            return 0
        if answer == a.HOUSE + BOTTOM:
            return SHIFT_BOTTOM
        return 0 if table.players[self.seat].rows[answer - a.HOUSE] < ROW_LENGTH else SHIFT_EMPTY

    def choose(self, table: TabannusiTable, answer: int) -> None:
        if answer == a.PASS:
            return
        if self.times > 1:
            table.push(ShiftHouse(self.seat, self.times - 1))
        me = table.player(self.seat)
        empty = FULL & ~me.bottom
        # The rightmost empty space of the bottom row.
        me.bottom |= 1 << empty.bit_length() - 1
        row = answer - a.HOUSE
        place = lift_house(table, self.seat, row)
        if table.loud:
            table.tell("shifts-house", self.seat, row)
        uncover(table, self.seat, row, place)

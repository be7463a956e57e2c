"""The Ziggurat: Houses in its sections, Claim markers on its tiles."""

from __future__ import annotations

from typing import ClassVar

from ...core.table import SeatDeed
from . import answers as a
from .ask import Ask
from .box import TRIGGERS
from .houses import PLACE_HOUSE, lift_house, row_for, uncover
from .payment import Need, can_pay, local_cost
from .reasons import (
    MARKER,
    NO_COLOUR,
    TILE_FULL,
    ZIGGURAT_COST,
    ZIGGURAT_FULL,
    ZIGGURAT_HOUSE,
    ZIGGURAT_MARKER,
    ZIGGURAT_TAKEN,
)
from .table import TabannusiTable
from .terms import COLOURS, ZIGGURAT

HOUSE_IN_ZIGGURAT = TRIGGERS.index("place_house_ziggurat")
PRICE = 2
CLAIM_SPACES = 3
HOUSE_SPACES = 18


def cost(table: TabannusiTable) -> Need:
    """2 local Resources.  TAB-015, TAB-133"""
    return local_cost(PRICE, table.board.local[ZIGGURAT])


def house_verdict(table: TabannusiTable, seat: int) -> int:
    """Whether the whole Action can be done.  TAB-136"""
    if not can_pay(table, seat, cost(table)):
        return ZIGGURAT_COST
    found = ZIGGURAT_FULL
    for space in range(HOUSE_SPACES):
        found = space_verdict(table, seat, space)
        if not found:
            return 0
    return found if found == ZIGGURAT_MARKER else ZIGGURAT_FULL


def space_verdict(table: TabannusiTable, seat: int, space: int) -> int:
    """Whether there is a House and a Claim marker for a House space.  TAB-043, TAB-132, TAB-135, TAB-136"""
    me = table.players[seat]
    if not me.claims:
        return ZIGGURAT_MARKER
    if table.board.ziggurat_houses[space] >= 0:
        return ZIGGURAT_TAKEN
    section = space // 6
    if me.ziggurat[section] >= CLAIM_SPACES:
        return TILE_FULL
    return 0 if row_for(me, section) >= 0 else ZIGGURAT_HOUSE


class ZigguratHouse(Ask):
    """On which House space? The cost is paid.  TAB-132, TAB-136"""

    __slots__ = ()

    name: ClassVar[str] = "ziggurat-house"
    rule: ClassVar[str] = "TAB-136"
    about: ClassVar[tuple[a.Family, ...]] = (a.ZIGGURAT_SPACES,)

    def choices(self, table: TabannusiTable) -> list[int]:
        return [answer for answer in range(*a.ZIGGURAT_SPACES) if not self.verdict(table, answer)]

    def verdict(self, table: TabannusiTable, answer: int) -> int:
        return space_verdict(table, self.seat, answer - a.ZIGGURAT_SPACE)

    def choose(self, table: TabannusiTable, answer: int) -> None:
        table.push(EnterZiggurat(self.seat, answer - a.ZIGGURAT_SPACE))


class EnterZiggurat(SeatDeed[TabannusiTable]):
    """The House, its bonus, then the Claim marker.  TAB-133, TAB-134"""

    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def happen(self, table: TabannusiTable) -> None:
        seat = self.seat
        section = self.space // 6
        row = row_for(table.players[seat], section)
        table.main().ziggurat_houses[self.space] = seat
        place = lift_house(table, seat, row)
        if table.loud:
            table.tell("ziggurat-house", seat, self.space, row)
        table.triggered(seat, PLACE_HOUSE)
        table.triggered(seat, HOUSE_IN_ZIGGURAT)
        table.push(MarkZiggurat(seat, section))
        table.effects(seat, table.box.ziggurat_bonus[self.space])
        uncover(table, seat, row, place)


class MarkZiggurat(SeatDeed[TabannusiTable]):
    """A marker on the leftmost claim space without an own one; players do not block each other.  TAB-040, TAB-135"""

    __slots__ = ("section",)

    def __init__(self, seat: int, section: int) -> None:
        self.seat = seat
        self.section = section

    def happen(self, table: TabannusiTable) -> None:
        me = table.player(self.seat)
        if self.seat != table.opponent:
            me.claims -= 1
        me.ziggurat[self.section] += 1
        if table.loud:
            table.tell("marks-ziggurat", self.seat, self.section, me.ziggurat[self.section])


class ClaimZiggurat(Ask):
    """A marker on a tile of choice, without a House.  TAB-226, TAB-244"""

    __slots__ = ()

    name: ClassVar[str] = "ziggurat-tile"
    rule: ClassVar[str] = "TAB-244"
    about: ClassVar[tuple[a.Family, ...]] = (a.ALL_COLOURS,)

    def choices(self, table: TabannusiTable) -> list[int]:
        return [answer for answer in range(*a.ALL_COLOURS) if not self.verdict(table, answer)]

    def verdict(self, table: TabannusiTable, answer: int) -> int:
        me = table.players[self.seat]
        if answer - a.COLOUR >= len(COLOURS):
            return NO_COLOUR
        return MARKER if not me.claims else 0 if me.ziggurat[answer - a.COLOUR] < CLAIM_SPACES else TILE_FULL

    def choose(self, table: TabannusiTable, answer: int) -> None:
        table.push(MarkZiggurat(self.seat, answer - a.COLOUR))

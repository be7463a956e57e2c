"""The Ziggurat: Houses in its sections, Claim markers on its tiles."""

from __future__ import annotations

from typing import ClassVar

from ...core.table import Field, SeatDeed
from . import answers as a
from .ask import Ask
from .box import TRIGGERS
from .houses import PLACE_HOUSE, row_for, take_house
from .paying import Need, can_pay, local_cost
from .table import TabannusiTable
from .terms import ZIGGURAT

HOUSE_IN_ZIGGURAT = TRIGGERS.index("place_house_ziggurat")
PRICE = 2
CLAIM_SPACES = 3


def cost(table: TabannusiTable) -> Need:
    """2 local Resources.  TAB-133"""
    return local_cost(PRICE, table.board.local[ZIGGURAT])


def can_place_house(table: TabannusiTable, seat: int) -> bool:
    """Whether the whole Action can be done.  TAB-136"""
    return can_pay(table, seat, cost(table)) and bool(house_spaces(table, seat))


def house_spaces(table: TabannusiTable, seat: int) -> list[int]:
    """House spaces for which there is a House and a Claim marker.  TAB-043, TAB-132, TAB-135, TAB-136"""
    me = table.players[seat]
    houses = table.board.ziggurat_houses
    found: list[int] = []
    if not me.claims:
        return found
    for section in range(3):
        if me.ziggurat[section] >= CLAIM_SPACES or row_for(me, section) < 0:
            continue
        for space in range(section * 6, section * 6 + 6):
            if houses[space] < 0:
                found.append(space)
    return found


class ZigguratHouse(Ask):
    """On which House space? The cost is paid.  TAB-132"""

    __slots__ = ()

    name: ClassVar[str] = "ziggurat-house"
    rule: ClassVar[str] = "TAB-136"

    def choices(self, table: TabannusiTable) -> list[int]:
        return [a.ZIGGURAT_SPACE + space for space in house_spaces(table, self.seat)]

    def choose(self, table: TabannusiTable, answer: int) -> None:
        table.push(EnterZiggurat(self.seat, answer - a.ZIGGURAT_SPACE))


class EnterZiggurat(SeatDeed[TabannusiTable]):
    """The House, its bonus, then the Claim marker.  TAB-133 .. TAB-135"""

    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.space)

    def happen(self, table: TabannusiTable) -> None:
        seat = self.seat
        section = self.space // 6
        me = table.player(seat)
        table.main().ziggurat_houses[self.space] = seat
        if table.loud:
            table.events.append(("ziggurat-house", seat, self.space))
        table.triggered(seat, PLACE_HOUSE)
        table.triggered(seat, HOUSE_IN_ZIGGURAT)
        table.push(MarkZiggurat(seat, section))
        table.effects(seat, table.box.ziggurat_bonus[self.space])
        take_house(table, seat, row_for(me, section))


class MarkZiggurat(SeatDeed[TabannusiTable]):
    """A marker on the leftmost claim space without an own one; players do not block each other.  TAB-135"""

    __slots__ = ("section",)

    def __init__(self, seat: int, section: int) -> None:
        self.seat = seat
        self.section = section

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.section)

    def happen(self, table: TabannusiTable) -> None:
        me = table.player(self.seat)
        if self.seat != table.opponent:
            me.claims -= 1
        me.ziggurat[self.section] += 1
        if table.loud:
            table.events.append(("marks-ziggurat", self.seat, self.section, me.ziggurat[self.section]))


class ClaimZiggurat(Ask):
    """A marker on a tile of choice, without a House.  TAB-226, TAB-244"""

    __slots__ = ()

    name: ClassVar[str] = "ziggurat-tile"
    rule: ClassVar[str] = "TAB-244"

    def choices(self, table: TabannusiTable) -> list[int]:
        me = table.players[self.seat]
        if not me.claims:
            return []
        return [a.COLOUR + section for section in range(3) if me.ziggurat[section] < CLAIM_SPACES]

    def choose(self, table: TabannusiTable, answer: int) -> None:
        table.push(MarkZiggurat(self.seat, answer - a.COLOUR))

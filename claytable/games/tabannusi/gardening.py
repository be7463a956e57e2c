"""Gardening: buying and placing Water and Gardens."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Argument, Message
from . import answers as a
from . import clauses, grid, names
from .ask import Ask, Unpaid
from .box import TRIGGERS
from .decrees import may_gain
from .payability import Debt
from .payment import ONE, Need, can_pay_too, has_ship, owed_by, owed_details, pay
from .pieces import Player
from .reasons import (
    GARDEN_MARKER,
    GARDENING_MUST,
    NO_GARDEN,
    NO_GRID,
    NO_WATER,
    NO_WATER_SPACE,
    NO_WATER_TILE,
    THREE_GARDENS,
    TILE_COST,
    TILES_GONE,
    WATER_TAKEN,
)
from .table import TabannusiTable
from .terms import BLUE, COMMON, GREEN, MOST_GARDENS

PLACED = TRIGGERS.index("place_garden")
FOR_GARDEN = ONE[GREEN]
FOR_WATER = ONE[BLUE]
#: Where the Claim marker of a Garden comes from: the player still says so, the player area, the supply.
MARKER_ASKED = 0
MARKER_FROM_AREA = 1
MARKER_FROM_SUPPLY = 2


def can_garden(table: TabannusiTable, seat: int) -> bool:
    """Whether a Gardening Action could do anything.  TAB-110"""
    me = table.players[seat]
    board = table.board
    if (board.gardens and (me.gold or me.dice[GREEN])) or (board.waters and (me.gold or me.dice[BLUE])):
        return True
    return bool(garden_choices(table, seat, 0))


def garden_choices(table: TabannusiTable, seat: int, placed: int) -> list[int]:
    """What may be bought or placed now.  TAB-110, TAB-111"""
    me = table.players[seat]
    board = table.board
    found: list[int] = []
    if (me.waters or me.specials) and not water_verdict(table, me):
        if me.waters:
            found.append(a.LAY_WATER)
        found += [a.SPECIAL + tile for tile in me.specials]
    if me.gardens and not garden_verdict(table, seat, placed):
        found.append(a.LAY_GARDEN)
    debt = owed_by(table)
    if not buy_verdict(table, seat, board.gardens, FOR_GARDEN, debt):
        found.append(a.BUY_GARDEN)
    if not buy_verdict(table, seat, board.waters, FOR_WATER, debt):
        found.append(a.BUY_WATER)
    return found


def water_verdict(table: TabannusiTable, me: Player) -> int:
    """Whether a Water tile could be placed in the Assistant's District.  TAB-112, TAB-119"""
    if me.assistant >= COMMON:
        return NO_GRID
    return 0 if grid.has_water_space(table, me.assistant) else NO_WATER_SPACE


def garden_verdict(table: TabannusiTable, seat: int, placed: int) -> int:
    """Whether a Garden tile can be placed, after `placed` others.  TAB-115, TAB-116, TAB-119"""
    me = table.players[seat]
    if me.assistant >= COMMON:
        return NO_GRID
    if placed >= MOST_GARDENS:
        return THREE_GARDENS
    if not me.gardens:
        return NO_GARDEN
    if not can_mark_garden(table, seat):
        return GARDEN_MARKER
    return 0 if grid.has_garden_space(table, me.assistant) else NO_WATER


def buy_verdict(table: TabannusiTable, seat: int, left: int, price: Need, debt: Debt) -> int:
    """Whether a tile of a stack with `left` tiles can be bought.  TAB-005, TAB-111"""
    if not left:
        return TILES_GONE
    return 0 if can_pay_too(table, seat, price, debt) else TILE_COST


def can_mark_garden(table: TabannusiTable, seat: int) -> bool:
    """A Claim marker for a Garden: in the area, or with Ship S12 in the supply.  TAB-116, TAB-211"""
    me = table.players[seat]
    return me.claims > 0 or (me.supply > 0 and has_ship(table, seat, clauses.CLAIM_SOURCE))


class Gardening(Ask):
    """Buy and place tiles in any mix and order.  TAB-110"""

    __slots__ = ("must", "placed")

    name: ClassVar[str] = "gardening"
    rule: ClassVar[str] = "TAB-110"
    about: ClassVar[tuple[a.Family, ...]] = (
        a.GARDENING,
        a.PASSES,
    )

    def __init__(self, seat: int, placed: int, must: int) -> None:
        self.seat = seat
        #: Gardens placed so far, and whether something must be done: an Action must do something.
        self.placed = placed
        self.must = must

    def message(self, table: TabannusiTable) -> Message:
        return Message("question-gardening", {"n": self.placed})

    def choices(self, table: TabannusiTable) -> list[int]:
        found = garden_choices(table, self.seat, self.placed)
        if not self.must and (found or self.insists(table)):
            found.append(a.PASS)
        return found

    def insists(self, table: TabannusiTable) -> bool:
        """Before it ends, a free Action may bring something to buy or place.  TAB-143"""
        return not self.must and may_gain(table, self.seat)

    def verdict(self, table: TabannusiTable, answer: int) -> int:
        me = table.players[self.seat]
        if answer == a.PASS:
            return GARDENING_MUST if self.must else 0
        if answer == a.LAY_GARDEN:
            return garden_verdict(table, self.seat, self.placed)
        if answer == a.BUY_GARDEN:
            return buy_verdict(table, self.seat, table.board.gardens, FOR_GARDEN, owed_by(table))
        if answer == a.BUY_WATER:
            return buy_verdict(table, self.seat, table.board.waters, FOR_WATER, owed_by(table))
        if not me.waters if answer == a.LAY_WATER else answer - a.SPECIAL not in me.specials:
            return NO_WATER_TILE
        return water_verdict(table, me)

    def details(self, table: TabannusiTable, answer: int, verdict: int) -> dict[str, Argument]:
        if verdict == TILE_COST:
            return owed_details(FOR_GARDEN if answer == a.BUY_GARDEN else FOR_WATER)
        return {}

    def choose(self, table: TabannusiTable, answer: int) -> None:
        if answer == a.PASS:
            return
        seat = self.seat
        placed = self.placed
        if answer == a.LAY_GARDEN:
            placed += 1
        table.push(Gardening(seat, placed, 0))
        if answer == a.BUY_GARDEN:
            table.main().gardens -= 1
            table.player(seat).gardens += 1
            if table.loud:
                table.tell("buys-garden", seat)
            pay(table, seat, FOR_GARDEN)
        elif answer == a.BUY_WATER:
            table.main().waters -= 1
            table.player(seat).waters += 1
            if table.loud:
                table.tell("buys-water", seat)
            pay(table, seat, FOR_WATER)
        elif answer == a.LAY_GARDEN:
            table.push(LayGarden(seat))
        else:
            table.push(LayWater(seat, answer - a.SPECIAL if answer >= a.SPECIAL else -1))


class LayWater(Ask):
    """On which space does a Water tile go?  TAB-112, TAB-114"""

    __slots__ = ("tile",)

    name: ClassVar[str] = "water-space"
    rule: ClassVar[str] = "TAB-112"
    about: ClassVar[tuple[a.Family, ...]] = (a.SPACES,)

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        #: A special tile, or -1 for a regular one.
        self.tile = tile

    def choices(self, table: TabannusiTable) -> list[int]:
        return [a.SPACE + space for space in grid.water_spaces(table, table.players[self.seat].assistant)]

    def verdict(self, table: TabannusiTable, answer: int) -> int:
        return grid.water_verdict(table, table.players[self.seat].assistant, answer - a.SPACE)

    def details(self, table: TabannusiTable, answer: int, verdict: int) -> dict[str, Argument]:
        return names.lying(table.board.cells[answer - a.SPACE]) if verdict == WATER_TAKEN else {}

    def choose(self, table: TabannusiTable, answer: int) -> None:
        me = table.player(self.seat)
        if self.tile >= 0:
            me.specials = tuple(each for each in me.specials if each != self.tile)
        else:
            me.waters -= 1
        space = answer - a.SPACE
        table.main().cells[space] = grid.water(self.tile)
        if table.loud:
            if self.tile >= 0:
                table.tell("lays-special-water", self.seat, self.tile, space)
            else:
                table.tell("lays-water", self.seat, space)


class LayGarden(Ask):
    """On which Water does a Garden go?  TAB-115, TAB-116, TAB-117"""

    __slots__ = ()

    name: ClassVar[str] = "garden-space"
    rule: ClassVar[str] = "TAB-115"
    about: ClassVar[tuple[a.Family, ...]] = (a.SPACES,)

    def choices(self, table: TabannusiTable) -> list[int]:
        return [a.SPACE + space for space in grid.garden_spaces(table, table.players[self.seat].assistant)]

    def verdict(self, table: TabannusiTable, answer: int) -> int:
        return grid.garden_verdict(table, table.players[self.seat].assistant, answer - a.SPACE)

    def choose(self, table: TabannusiTable, answer: int) -> None:
        space = answer - a.SPACE
        me = table.player(self.seat)
        me.gardens -= 1
        bonus = water_bonus(table, space)
        marker = MARKER_FROM_AREA if me.claims else MARKER_FROM_SUPPLY
        if me.claims and me.supply and has_ship(table, self.seat, clauses.CLAIM_SOURCE):
            marker = MARKER_ASKED
        elif marker == MARKER_FROM_AREA:
            me.claims -= 1
        else:
            me.supply -= 1
        lay_garden(table, self.seat, space, marker)
        if bonus:
            table.effects(self.seat, bonus)
        table.triggered(self.seat, PLACED)
        if marker == MARKER_ASKED:
            table.push(GardenMarker(self.seat))


def water_bonus(table: TabannusiTable, space: int) -> tuple[int, ...]:
    """The bonus of printed Water, or of a special tile.  TAB-117, TAB-168"""
    special = grid.special_of(table.board.cells[space])
    if special >= 0:
        return table.box.special_bonus[special]
    # What is printed under a regular tile is not gained.  TAB-114
    return table.box.bonus[table.seats > 2][space] if space >= 75 else ()


def lay_garden(table: TabannusiTable, seat: int, space: int, marker: int) -> None:
    """A Garden tile with a Claim marker on it covers Water; `marker` says where that comes from.  TAB-040, TAB-116"""
    board = table.main()
    board.cells[space] = grid.garden(board.cells[space], seat)
    if table.loud:
        table.tell("lays-garden", seat, space, marker)


class GardenMarker(Unpaid):
    """From where does the Claim marker of a Garden come? There is one in both places, and it stays.  TAB-211"""

    __slots__ = ()

    name: ClassVar[str] = "garden-marker"
    rule: ClassVar[str] = "TAB-211"
    about: ClassVar[tuple[a.Family, ...]] = (a.MARKERS,)

    def choices(self, table: TabannusiTable) -> list[int]:
        return [a.FROM_AREA, a.FROM_SUPPLY]

    def choose(self, table: TabannusiTable, answer: int) -> None:
        me = table.player(self.seat)
        if answer == a.FROM_AREA:
            me.claims -= 1
        else:
            me.supply -= 1
        if table.loud:
            source = MARKER_FROM_AREA if answer == a.FROM_AREA else MARKER_FROM_SUPPLY
            table.tell("marks-garden", self.seat, source)

"""The Port: Houses and Ships."""

from __future__ import annotations

from typing import ClassVar, Final

from ...core.messages import Argument, Message
from ...core.table import SeatDeed
from . import answers as a
from . import clauses
from .ask import Ask, Unpaid
from .box import TRIGGERS
from .decrees import may_gain
from .harbormasters import bot_discards, gain_harbormaster
from .houses import PLACE_HOUSE, lift_house, uncover
from .payment import ONE, Need, can_pay, has_ship, local_cost, owed_details, pay
from .reasons import (
    AFTER_GOLD,
    MARKER,
    PORT_BOTTOM,
    PORT_COLOURED,
    PORT_COST,
    PORT_CRATES,
    PORT_FULL,
    PORT_LINE,
    PORT_MUST,
    PORT_TAKEN,
    ROW_COST,
    ROW_EMPTY,
    SHIP_SIZE,
)
from .ships import (
    LINE_SHIPS,
    can_pay_ship,
    claim_verdict,
    gold_details,
    pay_ship,
    ship_colour,
    ship_size,
    ship_verdict,
    ships_to_claim,
)
from .table import TabannusiTable
from .terms import BLUE, BOTTOM, MOST_CRATES, NOBODY, PORT, ROW_LENGTH, UP

CLAIMED = TRIGGERS.index("claim_ship")
HOUSE_IN_PORT = TRIGGERS.index("place_house_port")
#: Two spaces for each of six lines.  TAB-121
PORT_SPACES: Final = 12
PRICE = 2
AFTER_CONSTRUCTION = 1


# -- Houses -------------------------------------------------------------------------------------------------


def space_verdict(table: TabannusiTable, seat: int, space: int) -> int:
    """Whether a House space is free: one own House a line, and a Crate only with room for it.

    TAB-039, TAB-122, TAB-123, TAB-124, TAB-186
    """
    houses = table.board.port_houses
    if houses[space] >= 0:
        return PORT_TAKEN
    if houses[space ^ 1] == seat:
        return PORT_LINE
    if space & 1 and len(table.players[seat].crates) >= MOST_CRATES and table.board.crates[space >> 1] >= 0:
        return PORT_CRATES
    return 0


def house_spaces(table: TabannusiTable, seat: int) -> list[int]:
    """The House spaces that a player may take."""
    return [space for space in range(PORT_SPACES) if not space_verdict(table, seat, space)]


def port_verdict(table: TabannusiTable, seat: int) -> int:
    """Whether there is a House space for a player."""
    found = PORT_FULL
    for space in range(PORT_SPACES):
        verdict = space_verdict(table, seat, space)
        if not verdict:
            return 0
        if verdict == PORT_CRATES:
            found = PORT_CRATES
    return found


def cost(table: TabannusiTable, extra: bool = False) -> Need:
    """2 local Resources; with Ship S09 a House of a coloured row for 1 blue more.  TAB-015, TAB-120, TAB-208"""
    return local_cost(PRICE, table.board.local[PORT], 1 if extra else 0, BLUE)


def row_verdict(table: TabannusiTable, seat: int, row: int) -> int:
    """Whether a House for the Port may come from a row, and be paid for.  TAB-120, TAB-208"""
    found = source_verdict(table, seat, row)
    if found:
        return found
    if row == BOTTOM:
        return 0 if can_pay(table, seat, cost(table)) else PORT_COST
    return 0 if can_pay(table, seat, cost(table, True)) else ROW_COST


def source_verdict(table: TabannusiTable, seat: int, row: int) -> int:
    """Whether a row has a House that may go to the Port.  TAB-120, TAB-208"""
    me = table.players[seat]
    if row == BOTTOM:
        return 0 if me.bottom else PORT_BOTTOM
    if not has_ship(table, seat, clauses.HOUSE_SOURCE):
        return PORT_COLOURED
    return 0 if me.rows[row] < ROW_LENGTH else ROW_EMPTY


#: The rows of the Player board as they are asked for: the bottom one first.
ROW_ANSWERS: Final = [a.HOUSE + BOTTOM, a.HOUSE, a.HOUSE + 1, a.HOUSE + 2]


def port_house_verdict(table: TabannusiTable, seat: int) -> int:
    """Whether the Action can be done: the bottom row says what is missing.  TAB-091, TAB-120"""
    found = port_verdict(table, seat)
    if found:
        return found
    found = row_verdict(table, seat, BOTTOM)
    if found and has_ship(table, seat, clauses.HOUSE_SOURCE):
        for row in range(3):
            if not row_verdict(table, seat, row):
                return 0
    return found


class PortRow(Unpaid):
    """From which row does the House come? Its cost is paid, then its space is chosen.  TAB-120, TAB-208"""

    __slots__ = ()

    name: ClassVar[str] = "port-row"
    rule: ClassVar[str] = "TAB-120"
    about: ClassVar[tuple[a.Family, ...]] = (a.HOUSES,)

    def choices(self, table: TabannusiTable) -> list[int]:
        return [answer for answer in ROW_ANSWERS if not self.verdict(table, answer)]

    def verdict(self, table: TabannusiTable, answer: int) -> int:
        return row_verdict(table, self.seat, answer - a.HOUSE)

    def details(self, table: TabannusiTable, answer: int, verdict: int) -> dict[str, Argument]:
        return owed_details(cost(table, verdict == ROW_COST)) if verdict in (PORT_COST, ROW_COST) else {}

    def choose(self, table: TabannusiTable, answer: int) -> None:
        row = answer - a.HOUSE
        table.push(PortHouse(self.seat, row))
        pay(table, self.seat, cost(table, row != BOTTOM))


class PortHouse(Ask):
    """On which House space?  TAB-121"""

    __slots__ = ("row",)

    name: ClassVar[str] = "port-house"
    rule: ClassVar[str] = "TAB-121"
    about: ClassVar[tuple[a.Family, ...]] = (a.PORT_SPACES,)

    def __init__(self, seat: int, row: int) -> None:
        self.seat = seat
        self.row = row

    def choices(self, table: TabannusiTable) -> list[int]:
        return [a.PORT_SPACE + space for space in house_spaces(table, self.seat)]

    def verdict(self, table: TabannusiTable, answer: int) -> int:
        return space_verdict(table, self.seat, answer - a.PORT_SPACE)

    def choose(self, table: TabannusiTable, answer: int) -> None:
        table.push(EnterPort(self.seat, answer - a.PORT_SPACE, self.row))


class EnterPort(SeatDeed[TabannusiTable]):
    """The House is placed, and its space gives what it shows.  TAB-124, TAB-186"""

    __slots__ = ("row", "space")

    def __init__(self, seat: int, space: int, row: int) -> None:
        self.seat = seat
        self.space = space
        self.row = row

    def happen(self, table: TabannusiTable) -> None:
        seat = self.seat
        line = self.space >> 1
        board = table.main()
        board.port_houses[self.space] = seat
        place = lift_house(table, seat, self.row)
        if table.loud:
            table.tell("port-house", seat, self.space, self.row)
        table.triggered(seat, PLACE_HOUSE)
        table.triggered(seat, HOUSE_IN_PORT)
        if self.space & 1:
            crate = board.crates[line]
            if crate >= 0:
                board.crates[line] = NOBODY
                me = table.player(seat)
                me.crates = tuple(sorted((*me.crates, crate | UP)))
                if table.loud:
                    table.tell("gains-crate", seat, crate, line)
        else:
            table.effects(seat, table.box.line_bonus[line])
        uncover(table, seat, self.row, place)


class FreePortHouse(Unpaid):
    """Decree D01: a House of the bottom row without cost, or with Ship S09 of a coloured one.  TAB-208, TAB-221"""

    __slots__ = ()

    name: ClassVar[str] = "port-row"
    rule: ClassVar[str] = "TAB-221"
    about: ClassVar[tuple[a.Family, ...]] = (
        a.HOUSES,
        a.PASSES,
    )

    def choices(self, table: TabannusiTable) -> list[int]:
        if port_verdict(table, self.seat):
            return []
        found = [answer for answer in ROW_ANSWERS if not self.verdict(table, answer)]
        if found and not self.verdict(table, a.PASS):
            found.append(a.PASS)
        return found

    def verdict(self, table: TabannusiTable, answer: int) -> int:
        if answer == a.PASS:
            return PORT_MUST if table.players[self.seat].bottom else 0
        found = source_verdict(table, self.seat, answer - a.HOUSE)
        if found or answer == a.HOUSE + BOTTOM:
            return found
        return 0 if can_pay(table, self.seat, ONE[BLUE]) else ROW_COST

    def details(self, table: TabannusiTable, answer: int, verdict: int) -> dict[str, Argument]:
        return owed_details(ONE[BLUE]) if verdict == ROW_COST else {}

    def choose(self, table: TabannusiTable, answer: int) -> None:
        if answer == a.PASS:
            return
        row = answer - a.HOUSE
        table.push(PortHouse(self.seat, row))
        if row != BOTTOM:
            pay(table, self.seat, ONE[BLUE])


# -- Ships ----------------------------------------------------------------------------------------------------


class ClaimShip(Ask):
    """Which Ship? Of a size, or (0) of any.  TAB-125, TAB-126"""

    __slots__ = ("size",)

    name: ClassVar[str] = "ship"
    rule: ClassVar[str] = "TAB-126"
    about: ClassVar[tuple[a.Family, ...]] = (a.SHIPS,)

    def __init__(self, seat: int, size: int) -> None:
        self.seat = seat
        self.size = size

    def message(self, table: TabannusiTable) -> Message:
        return Message("question-ship", {"gold": 0})

    def choices(self, table: TabannusiTable) -> list[int]:
        return [answer for answer in range(*a.SHIPS) if not self.verdict(table, answer)]

    def verdict(self, table: TabannusiTable, answer: int) -> int:
        found = claim_verdict(table, self.seat)
        return found or ship_verdict(table, self.seat, answer - a.SHIP, self.size)

    def details(self, table: TabannusiTable, answer: int, verdict: int) -> dict[str, Argument]:
        return {"size": ship_size(table, answer - a.SHIP)} if verdict == SHIP_SIZE else {}

    def choose(self, table: TabannusiTable, answer: int) -> None:
        table.player(self.seat).claims -= 1
        claim_ship(table, self.seat, answer - a.SHIP)


def claim_ship(table: TabannusiTable, seat: int, space: int) -> None:
    """A marker on a Ship; a whole line gives its Harbormaster.  TAB-040, TAB-127, TAB-128"""
    me = table.player(seat)
    me.ships |= 1 << space
    if table.loud:
        table.tell("claims-ship", seat, space)
    table.triggered(seat, CLAIMED, ship_colour(table, space))
    for line in range(6):
        ships = LINE_SHIPS[line]
        tile = table.board.harbormasters[line]
        if tile >= 0 and space in ships and all(me.ships >> each & 1 for each in ships):
            table.main().harbormasters[line] = NOBODY
            gain_harbormaster(table, seat, tile)
            if table.loud:
                table.tell("gains-harbormaster", seat, tile, line)
            bot_discards(table, seat)


class AfterConstruction(Ask):
    """A Ship of the Building's size may be claimed for 1 Gold.  TAB-108, TAB-109"""

    __slots__ = ("size",)

    name: ClassVar[str] = "ship-after"
    rule: ClassVar[str] = "TAB-109"
    about: ClassVar[tuple[a.Family, ...]] = (
        a.SHIPS,
        a.PASSES,
    )

    def __init__(self, seat: int, size: int) -> None:
        self.seat = seat
        self.size = size

    def message(self, table: TabannusiTable) -> Message:
        return Message("question-ship-after", {"size": self.size})

    def insists(self, table: TabannusiTable) -> bool:
        """A free Action may still bring the marker, or the Gold.  TAB-143"""
        return bool(ships_to_claim(table, self.seat, self.size)) and may_gain(table, self.seat)

    def choices(self, table: TabannusiTable) -> list[int]:
        found: list[int] = []
        if not self.means_verdict(table):
            found = [a.SHIP + space for space in ships_to_claim(table, self.seat, self.size)]
        if found or self.insists(table):
            found.append(a.PASS)
        return found

    def means_verdict(self, table: TabannusiTable) -> int:
        """A marker and 1 Gold.  TAB-043, TAB-108"""
        if not table.players[self.seat].claims:
            return MARKER
        return 0 if can_pay_ship(table, self.seat, AFTER_CONSTRUCTION) else AFTER_GOLD

    def verdict(self, table: TabannusiTable, answer: int) -> int:
        if answer == a.PASS:
            return 0
        found = ship_verdict(table, self.seat, answer - a.SHIP, self.size)
        return found or self.means_verdict(table)

    def details(self, table: TabannusiTable, answer: int, verdict: int) -> dict[str, Argument]:
        if verdict == SHIP_SIZE:
            return {"size": ship_size(table, answer - a.SHIP)}
        return gold_details(table, self.seat, AFTER_CONSTRUCTION) if verdict == AFTER_GOLD else {}

    def choose(self, table: TabannusiTable, answer: int) -> None:
        if answer == a.PASS:
            return
        table.push(MarkShip(self.seat, answer - a.SHIP))
        pay_ship(table, self.seat, AFTER_CONSTRUCTION)


class MarkShip(SeatDeed[TabannusiTable]):
    """The marker goes on the Ship that was paid for."""

    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def happen(self, table: TabannusiTable) -> None:
        table.player(self.seat).claims -= 1
        claim_ship(table, self.seat, self.space)

"""The Port: Houses, Ships and Harbormasters."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Message
from ...core.table import Field, SeatDeed
from . import answers as a
from . import clauses
from .ask import Ask, Unpaid
from .box import TRIGGERS
from .debts import GOLD_OR_BLUE, settles
from .decrees import may_gain
from .houses import PLACE_HOUSE, take_house
from .paying import ONE, Need, can_pay, has_ship, local_cost, pay, refills_two, spend_gold
from .ships import LINE_SHIPS, can_claim_ship, ship_colour, ships_to_claim
from .table import TabannusiTable
from .terms import BLUE, BOTTOM, MOST_CRATES, NOBODY, PORT, ROW_LENGTH, UP

CLAIMED = TRIGGERS.index("claim_ship")
HOUSE_IN_PORT = TRIGGERS.index("place_house_port")
PRICE = 2
SHIP_PRICE = 2
AFTER_CONSTRUCTION = 1


# -- Houses -------------------------------------------------------------------------------------------------


def house_spaces(table: TabannusiTable, seat: int) -> list[int]:
    """Free House spaces: one own House a line, and a Crate only with room for it.  TAB-121 .. TAB-124"""
    houses = table.board.port_houses
    crates = len(table.players[seat].crates)
    found: list[int] = []
    for line in range(6):
        if houses[line * 2] == seat or houses[line * 2 + 1] == seat:
            continue
        if houses[line * 2] < 0:
            found.append(line * 2)
        if houses[line * 2 + 1] < 0 and (crates < MOST_CRATES or table.board.crates[line] < 0):
            found.append(line * 2 + 1)
    return found


def cost(table: TabannusiTable, extra: bool = False) -> Need:
    """2 local Resources; with Ship S09 a House of a coloured row for 1 blue more.  TAB-120, TAB-208"""
    return local_cost(PRICE, table.board.local[PORT], 1 if extra else 0, BLUE)


def rows_for_port(table: TabannusiTable, seat: int) -> list[int]:
    """The rows from which a House for the Port may come, and be paid for."""
    me = table.players[seat]
    found: list[int] = []
    if me.bottom and can_pay(table, seat, cost(table)):
        found.append(BOTTOM)
    if has_ship(table, seat, clauses.HOUSE_SOURCE) and can_pay(table, seat, cost(table, True)):
        found += [row for row in range(3) if me.rows[row] < ROW_LENGTH]
    return found


def can_place_port_house(table: TabannusiTable, seat: int) -> bool:
    """Whether the Action can be done.  TAB-091, TAB-120"""
    return bool(rows_for_port(table, seat)) and bool(house_spaces(table, seat))


class PortRow(Unpaid):
    """From which row does the House come? Its cost is paid, then its space is chosen.  TAB-120, TAB-208"""

    __slots__ = ()

    name: ClassVar[str] = "port-row"
    rule: ClassVar[str] = "TAB-120"

    def choices(self, table: TabannusiTable) -> list[int]:
        return [a.HOUSE + row for row in rows_for_port(table, self.seat)]

    def choose(self, table: TabannusiTable, answer: int) -> None:
        row = answer - a.HOUSE
        table.push(PortHouse(self.seat, row))
        pay(table, self.seat, cost(table, row != BOTTOM))


class PortHouse(Ask):
    """On which House space?  TAB-120 .. TAB-124"""

    __slots__ = ("row",)

    name: ClassVar[str] = "port-house"
    rule: ClassVar[str] = "TAB-121"

    def __init__(self, seat: int, row: int) -> None:
        self.seat = seat
        self.row = row

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.row)

    def choices(self, table: TabannusiTable) -> list[int]:
        return [a.PORT_SPACE + space for space in house_spaces(table, self.seat)]

    def choose(self, table: TabannusiTable, answer: int) -> None:
        table.push(EnterPort(self.seat, answer - a.PORT_SPACE, self.row))


class EnterPort(SeatDeed[TabannusiTable]):
    """The House is placed, and its space gives what it shows."""

    __slots__ = ("row", "space")

    def __init__(self, seat: int, space: int, row: int) -> None:
        self.seat = seat
        self.space = space
        self.row = row

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.space, self.row)

    def happen(self, table: TabannusiTable) -> None:
        seat = self.seat
        line = self.space >> 1
        board = table.main()
        board.port_houses[self.space] = seat
        if table.loud:
            table.events.append(("port-house", seat, self.space))
        table.triggered(seat, PLACE_HOUSE)
        table.triggered(seat, HOUSE_IN_PORT)
        if self.space & 1:
            crate = board.crates[line]
            if crate >= 0:
                board.crates[line] = NOBODY
                me = table.player(seat)
                me.crates = tuple(sorted((*me.crates, crate | UP)))
                if table.loud:
                    table.events.append(("gains-crate", seat, crate))
        else:
            table.effects(seat, table.box.line_bonus[line])
        take_house(table, seat, self.row)


class FreePortHouse(Unpaid):
    """Decree D01: a House of the bottom row without cost, or with Ship S09 of a coloured one.  TAB-208, TAB-221"""

    __slots__ = ()

    name: ClassVar[str] = "port-row"
    rule: ClassVar[str] = "TAB-221"

    def choices(self, table: TabannusiTable) -> list[int]:
        me = table.players[self.seat]
        if not house_spaces(table, self.seat):
            return []
        found = [a.HOUSE + BOTTOM] if me.bottom else []
        if has_ship(table, self.seat, clauses.HOUSE_SOURCE) and can_pay(table, self.seat, ONE[BLUE]):
            found += [a.HOUSE + row for row in range(3) if me.rows[row] < ROW_LENGTH]
            if not me.bottom:
                found.append(a.PASS)
        return found

    def choose(self, table: TabannusiTable, answer: int) -> None:
        if answer == a.PASS:
            return
        row = answer - a.HOUSE
        table.push(PortHouse(self.seat, row))
        if row != BOTTOM:
            pay(table, self.seat, ONE[BLUE])


# -- Ships ----------------------------------------------------------------------------------------------------


def can_pay_ship(table: TabannusiTable, seat: int, gold: int) -> bool:
    """Gold, of which Ship S11 lets one be paid in blue.  TAB-064, TAB-108, TAB-125, TAB-210"""
    me = table.players[seat]
    if me.gold >= gold:
        return True
    if me.gold < gold - 1 or not has_ship(table, seat, clauses.SUBSTITUTE):
        return False
    return settles((tuple(me.dice), 0, me.crates, (ONE[GOLD_OR_BLUE],), refills_two(table, seat)), table.box.settled)


def pay_ship(table: TabannusiTable, seat: int, gold: int) -> None:
    """Gold; with Ship S11 one of it may be blue.  TAB-210"""
    if has_ship(table, seat, clauses.SUBSTITUTE):
        pay(table, seat, ONE[GOLD_OR_BLUE])
        gold -= 1
    spend_gold(table, seat, gold)


class ClaimShip(Ask):
    """Which Ship? Of a size, or (0) of any.  TAB-125, TAB-126"""

    __slots__ = ("size",)

    name: ClassVar[str] = "ship"
    rule: ClassVar[str] = "TAB-126"

    def __init__(self, seat: int, size: int) -> None:
        self.seat = seat
        self.size = size

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.size)

    def message(self, table: TabannusiTable) -> Message:
        return Message("question-ship", {"gold": 0})

    def choices(self, table: TabannusiTable) -> list[int]:
        if not table.players[self.seat].claims:
            return []
        return [a.SHIP + space for space in ships_to_claim(table, self.seat, self.size)]

    def choose(self, table: TabannusiTable, answer: int) -> None:
        table.player(self.seat).claims -= 1
        claim_ship(table, self.seat, answer - a.SHIP)


def claim_ship(table: TabannusiTable, seat: int, space: int) -> None:
    """A marker on a Ship; a whole line gives its Harbormaster.  TAB-127 .. TAB-129"""
    me = table.player(seat)
    me.ships |= 1 << space
    if table.loud:
        table.events.append(("claims-ship", seat, space))
    table.triggered(seat, CLAIMED, ship_colour(table, space))
    for line in range(6):
        ships = LINE_SHIPS[line]
        tile = table.board.harbormasters[line]
        if tile >= 0 and space in ships and all(me.ships >> each & 1 for each in ships):
            table.main().harbormasters[line] = NOBODY
            gain_harbormaster(table, seat, tile)


def gain_harbormaster(table: TabannusiTable, seat: int, tile: int) -> None:
    """A Harbormaster tile; the Bot turns it into Victory Points.  TAB-130, TAB-275"""
    if table.loud:
        table.events.append(("gains-harbormaster", seat, tile))
    if seat == table.opponent:
        table.score(seat, table.box.solo.harbormaster_vp)
    else:
        me = table.player(seat)
        me.harbormasters = tuple(sorted((*me.harbormasters, tile)))


def take_harbormaster(table: TabannusiTable, seat: int) -> None:
    """Decree D15: one of the tiles left over in setup, at random.  TAB-235"""
    board = table.main()
    if board.spare:
        table.reveals += 1
        spare = list(board.spare)
        tile = spare.pop(table.rng.below(len(spare)))
        board.spare = tuple(spare)
        gain_harbormaster(table, seat, tile)


class AfterConstruction(Ask):
    """A Ship of the Building's size may be claimed for 1 Gold.  TAB-108, TAB-109"""

    __slots__ = ("size",)

    name: ClassVar[str] = "ship-after"
    rule: ClassVar[str] = "TAB-109"

    def __init__(self, seat: int, size: int) -> None:
        self.seat = seat
        self.size = size

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.size)

    def message(self, table: TabannusiTable) -> Message:
        return Message("question-ship-after", {"size": self.size})

    def insists(self, table: TabannusiTable) -> bool:
        """A free Action may still bring the marker, or the Gold.  TAB-143"""
        return bool(ships_to_claim(table, self.seat, self.size)) and may_gain(table, self.seat)

    def choices(self, table: TabannusiTable) -> list[int]:
        found: list[int] = []
        if can_claim_ship(table, self.seat, self.size) and can_pay_ship(table, self.seat, AFTER_CONSTRUCTION):
            found = [a.SHIP + space for space in ships_to_claim(table, self.seat, self.size)]
        if found or self.insists(table):
            found.append(a.PASS)
        return found

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

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.space)

    def happen(self, table: TabannusiTable) -> None:
        table.player(self.seat).claims -= 1
        claim_ship(table, self.seat, self.space)

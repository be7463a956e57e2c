"""Ships: their sizes and colours, who may claim which, and what it costs."""

from __future__ import annotations

from typing import Final

from ...core.messages import Argument
from . import clauses
from .payability import GOLD_OR_BLUE, settles
from .payment import ONE, has_ship, pay, refills_two, spend_gold
from .reasons import ALL_SHIPS as ALL_SHIPS_CLAIMED
from .reasons import MARKER, OWN_SHIP, SHIP_SIZE
from .table import TabannusiTable
from .terms import SHIPS

#: The Ships of each line: rows from the top, columns from the left.
LINE_SHIPS = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8)]
#: The Gold for a Ship that is claimed as an Action.
SHIP_PRICE: Final = 2
#: Every Ship, as bits.
ALL_SHIPS: Final = (1 << SHIPS) - 1


def ship_size(table: TabannusiTable, space: int) -> int:
    """The size of a Ship, tile or printed.  TAB-007, TAB-109"""
    ship = table.board.ships[space]
    return table.box.ship_size[ship] if ship >= 0 else table.box.printed_ship[space]


def ship_colour(table: TabannusiTable, space: int) -> int:
    """The colour of a Ship; a printed one has none of its own.  TAB-215"""
    ship = table.board.ships[space]
    return table.box.ship_colour[ship] if ship >= 0 else -1


def ship_verdict(table: TabannusiTable, seat: int, space: int, size: int) -> int:
    """Whether a Ship is without an own marker, and of a size (0: any).  TAB-109, TAB-125, TAB-126"""
    if table.players[seat].ships >> space & 1:
        return OWN_SHIP
    return SHIP_SIZE if size and ship_size(table, space) != size else 0


def ships_to_claim(table: TabannusiTable, seat: int, size: int) -> list[int]:
    """The Ships that could be claimed."""
    return [space for space in range(SHIPS) if not ship_verdict(table, seat, space, size)]


def claim_verdict(table: TabannusiTable, seat: int) -> int:
    """Whether there is a free marker, and a Ship of any size to put it on.  TAB-043, TAB-126"""
    me = table.players[seat]
    return MARKER if not me.claims else ALL_SHIPS_CLAIMED if me.ships == ALL_SHIPS else 0


def can_pay_ship(table: TabannusiTable, seat: int, gold: int) -> bool:
    """Gold, of which Ship S11 lets one be paid in blue.  TAB-064, TAB-108, TAB-125, TAB-210"""
    me = table.players[seat]
    if me.gold >= gold:
        return True
    if me.gold < gold - 1 or not has_ship(table, seat, clauses.SUBSTITUTE):
        return False
    return settles((tuple(me.dice), 0, me.crates, (ONE[GOLD_OR_BLUE],), refills_two(table, seat)), table.box.settled)


def gold_details(table: TabannusiTable, seat: int, price: int) -> dict[str, Argument]:
    return {"n": price, "own": table.players[seat].gold}


def pay_ship(table: TabannusiTable, seat: int, gold: int) -> None:
    """Gold; with Ship S11 one of it may be blue.  TAB-210"""
    if has_ship(table, seat, clauses.SUBSTITUTE):
        pay(table, seat, ONE[GOLD_OR_BLUE])
        gold -= 1
    spend_gold(table, seat, gold)

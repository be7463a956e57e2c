"""Ships: their sizes and colours, and who may claim which."""

from __future__ import annotations

from typing import Final

from .table import TabannusiTable
from .terms import SHIPS

#: The Ships of each line: rows from the top, columns from the left.
LINE_SHIPS = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8)]
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


def ships_to_claim(table: TabannusiTable, seat: int, size: int) -> list[int]:
    """Ships without an own marker, of a size (0: any).  TAB-109, TAB-125, TAB-126"""
    own = table.players[seat].ships
    return [space for space in range(SHIPS) if not own >> space & 1 and (not size or ship_size(table, space) == size)]


def can_claim_ship(table: TabannusiTable, seat: int, size: int) -> bool:
    """A free marker, and a Ship to put it on."""
    me = table.players[seat]
    return me.claims > 0 and me.ships != ALL_SHIPS and (not size or bool(ships_to_claim(table, seat, size)))

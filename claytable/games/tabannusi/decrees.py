"""Decrees: whether their conditions are met, and taking them."""

from __future__ import annotations

from . import grid
from .box import (
    ADJACENT_GARDENS,
    BUILDINGS,
    GARDEN_BUILDINGS,
    HOUSES,
    OWN_GARDENS,
    PORT_HOUSES,
    SHIP_TILES,
    Decree,
)
from .ships import ship_colour
from .table import TabannusiTable
from .terms import FROM_DECREES, SHIPS


def count_ships(table: TabannusiTable, seat: int) -> tuple[list[int], int]:
    """Claimed Ships by colour, and printed ones, which are of any.  TAB-215"""
    counts = [0, 0, 0]
    printed = 0
    own = table.players[seat].ships
    for space in range(SHIPS):
        if own >> space & 1:
            colour = ship_colour(table, space)
            if colour < 0:
                printed += 1
            else:
                counts[colour] += 1
    return counts, printed


def adjacent_gardens(table: TabannusiTable, seat: int) -> int:
    """Different Gardens beside own Buildings, also those of others.  TAB-233"""
    return len({space for number in grid.buildings_of(table, seat) for space in grid.gardens_beside(table, number)})


def held(table: TabannusiTable, seat: int, decree: Decree, what: int, colour: int) -> int:
    """How much a player has of one thing that a Decree asks for.  TAB-219"""
    if what == BUILDINGS:
        return table.players[seat].built[colour]
    if what == GARDEN_BUILDINGS:
        return built_at_gardens(table, seat, colour)
    if what == HOUSES:
        houses = table.board.ziggurat_houses[colour * 6 : colour * 6 + 6].count(seat)
        return table.players[seat].built[colour] + houses
    if what == SHIP_TILES:
        ships, printed = count_ships(table, seat)
        # Printed Ships help out where one is missing, one colour after the other.
        for each in range(colour):
            printed -= max(0, decree.ships[each] - ships[each])
        return max(ships[colour], min(decree.ships[colour], ships[colour] + printed))
    if what == PORT_HOUSES:
        return table.board.port_houses.count(seat)
    if what == OWN_GARDENS:
        return grid.own_gardens(table, seat)
    if what == ADJACENT_GARDENS:
        return adjacent_gardens(table, seat)
    return sum(markers > 0 for markers in table.players[seat].ziggurat)


def met(table: TabannusiTable, seat: int, card: int) -> bool:
    """Whether a player meets a Decree, whose conditions are data.  TAB-219"""
    decree = table.box.decrees[card]
    for what, colour, n in decree.looks:
        if held(table, seat, decree, what, colour) < n:
            return False
    return True


def met_decrees(table: TabannusiTable, seat: int) -> list[int]:
    """The open Decrees that a player meets. Most fail because Houses or Claim markers are missing on the board."""
    me = table.players[seat]
    box = table.box
    rows = me.rows
    houses = rows[0] + rows[1] + rows[2] + 5 - me.bottom.bit_count()
    within = box.within_houses[houses]
    claims = box.claims - me.claims - me.supply
    found: list[int] = []
    for card in table.board.decrees:
        if within >> card & 1 and box.decrees[card].least_claims <= claims and met(table, seat, card):
            found.append(card)
    return found


def may_gain(table: TabannusiTable, seat: int) -> bool:
    """Whether a free Action could bring Gold, or a Claim marker.  TAB-088, TAB-143"""
    return bool(table.players[seat].harbormasters) or bool(met_decrees(table, seat))


def built_at_gardens(table: TabannusiTable, seat: int, colour: int) -> int:
    """Buildings of a colour beside a Garden.  TAB-234"""
    count = 0
    for number in grid.buildings_of(table, seat):
        if grid.building_colour(table, number) == colour and grid.gardens_beside(table, number):
            count += 1
    return count


def progress(table: TabannusiTable, seat: int, card: int) -> list[tuple[int, int]]:
    """How much a player has, and needs, of each thing that a Decree asks for: in the order of `names.decree`."""
    decree = table.box.decrees[card]
    return [(held(table, seat, decree, what, colour), n) for what, colour, n in decree.needs]


def take_decree(table: TabannusiTable, seat: int, card: int) -> None:
    """Take the card, and gain what it gives.  TAB-144, TAB-145, TAB-220"""
    board = table.main()
    board.decrees = tuple(each for each in board.decrees if each != card)
    me = table.player(seat)
    me.decrees = tuple(sorted((*me.decrees, card)))
    if table.loud:
        table.tell("takes-decree", seat, card)
    table.effects(seat, table.box.decrees[card].effect)
    table.score(seat, table.box.decrees[card].vp, FROM_DECREES)

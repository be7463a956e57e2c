"""Decrees: whether their conditions are met, and taking them."""

from __future__ import annotations

from . import grid
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
    """Different Gardens beside own Buildings, whoever owns them.  TAB-233"""
    return len({space for number in grid.buildings_of(table, seat) for space in grid.gardens_beside(table, number)})


def met(table: TabannusiTable, seat: int, card: int) -> bool:
    """Whether a player meets a Decree, whose conditions are data.  TAB-219"""
    decree = table.box.decrees[card]
    board = table.board
    me = table.players[seat]
    wanted = decree.buildings
    built = me.built
    if not decree.with_ziggurat:
        if built[0] < wanted[0] or built[1] < wanted[1] or built[2] < wanted[2]:
            return False
    else:
        for section in range(3):
            houses = board.ziggurat_houses[section * 6 : section * 6 + 6].count(seat)
            if built[section] + houses < wanted[section]:
                return False
    if decree.any_ships:
        ships, printed = count_ships(table, seat)
        if sum(max(0, decree.ships[colour] - ships[colour]) for colour in range(3)) > printed:
            return False
    if decree.port_houses > board.port_houses.count(seat):
        return False
    if decree.own_gardens and decree.own_gardens > grid.own_gardens(table, seat):
        return False
    if decree.adjacent_gardens and decree.adjacent_gardens > adjacent_gardens(table, seat):
        return False
    if decree.at_garden:
        beside = built_at_gardens(table, seat)
        if beside[0] < wanted[0] or beside[1] < wanted[1] or beside[2] < wanted[2]:
            return False
    return not decree.every_tile or min(me.ziggurat) > 0


def met_decrees(table: TabannusiTable, seat: int) -> list[int]:
    """The open Decrees that a player meets. Most fail for want of Houses or Claim markers on the board."""
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


def built_at_gardens(table: TabannusiTable, seat: int) -> list[int]:
    """Buildings beside a Garden, by colour.  TAB-234"""
    counts = [0, 0, 0]
    for number in grid.buildings_of(table, seat):
        if grid.gardens_beside(table, number):
            counts[grid.building_colour(table, number)] += 1
    return counts


def progress(table: TabannusiTable, seat: int, card: int) -> list[tuple[int, int]]:
    """How much a player has, and needs, of each thing that a Decree asks for: in the order of `names.decree`."""
    decree = table.box.decrees[card]
    board = table.board
    me = table.players[seat]
    built = built_at_gardens(table, seat) if decree.at_garden else me.built
    found: list[tuple[int, int]] = []
    for colour in range(3):
        if decree.buildings[colour]:
            houses = board.ziggurat_houses[colour * 6 : colour * 6 + 6].count(seat) if decree.with_ziggurat else 0
            found.append((built[colour] + houses, decree.buildings[colour]))
    ships, printed = count_ships(table, seat)
    for colour in range(3):
        if decree.ships[colour]:
            # Printed Ships help out where one is missing.
            help = min(max(0, decree.ships[colour] - ships[colour]), printed)
            printed -= help
            found.append((ships[colour] + help, decree.ships[colour]))
    if decree.port_houses:
        found.append((board.port_houses.count(seat), decree.port_houses))
    if decree.own_gardens:
        found.append((grid.own_gardens(table, seat), decree.own_gardens))
    if decree.adjacent_gardens:
        found.append((adjacent_gardens(table, seat), decree.adjacent_gardens))
    if decree.every_tile:
        found.append((sum(markers > 0 for markers in me.ziggurat), len(me.ziggurat)))
    return found


def take_decree(table: TabannusiTable, seat: int, card: int) -> None:
    """Take the card, and gain what it gives.  TAB-144, TAB-145, TAB-220"""
    board = table.main()
    board.decrees = tuple(each for each in board.decrees if each != card)
    me = table.player(seat)
    me.decrees = tuple(sorted((*me.decrees, card)))
    if table.loud:
        table.events.append(("takes-decree", seat, card))
    table.effects(seat, table.box.decrees[card].effect)
    table.score(seat, table.box.decrees[card].vp, FROM_DECREES)

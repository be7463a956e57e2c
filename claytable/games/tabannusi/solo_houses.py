"""Where the Bot places Houses in the Port and in the Ziggurat."""

from __future__ import annotations

from . import clauses, solo_cards
from .gains import gain_gold
from .houses import lift_house, row_for, uncover
from .table import TabannusiTable
from .terms import BOTTOM, NOBODY, PORT, TOP, ZIGGURAT
from .ziggurat import CLAIM_SPACES, MarkZiggurat

#: The lines of the Port clockwise, from the bottom row to the right column.  TAB-299
CLOCKWISE = (2, 1, 0, 3, 4, 5)


def port_space(table: TabannusiTable) -> int:
    """The House space that the sum of the cards leads to; a Crate space first.  TAB-299, TAB-300"""
    seat = table.opponent
    houses = table.board.port_houses
    own = [place for place, line in enumerate(CLOCKWISE) if seat in houses[line * 2 : line * 2 + 2]]
    start = (own[-1] if own else 0) + solo_cards.card_sum(table)
    for step in range(6):
        line = CLOCKWISE[(start + step) % 6]
        if seat in houses[line * 2 : line * 2 + 2]:
            continue
        for space in (line * 2 + 1, line * 2):
            if houses[space] < 0:
                return space
    return NOBODY


def enter_port(table: TabannusiTable, space: int) -> None:
    """A bottom-row House; Gold for a Crate, else the left card's bonus.  TAB-272, TAB-273, TAB-300"""
    seat = table.opponent
    board = table.main()
    board.port_houses[space] = seat
    place = lift_house(table, seat, BOTTOM)
    if table.loud:
        table.tell("port-house", seat, space, BOTTOM)
    if space & 1:
        crate = board.crates[space >> 1]
        if crate >= 0:
            board.crates[space >> 1] = NOBODY
            if table.loud:
                table.tell("bot-crate", crate, space >> 1)
            gain_gold(table, seat, 1)
    else:
        table.effects(seat, table.box.solo.card_bonus[table.bot.left])
    uncover(table, seat, BOTTOM, place)
    solo_cards.remove_marker(table, PORT)


def ziggurat_section(table: TabannusiTable) -> int:
    """The section of the Current Number's colour, or the next that has room.  TAB-301"""
    me = table.players[table.opponent]
    houses = table.board.ziggurat_houses
    for section in solo_cards.colours(table):
        free = NOBODY in houses[section * 6 : section * 6 + 6]
        if free and me.ziggurat[section] < CLAIM_SPACES and row_for(me, section) >= 0:
            return section
    return NOBODY


def enter_ziggurat(table: TabannusiTable) -> None:
    """A space with a Mastery step that can be made first, then one with Gold.  TAB-276, TAB-301"""
    seat = table.opponent
    section = ziggurat_section(table)
    board = table.main()
    free = [space for space in range(section * 6, section * 6 + 6) if board.ziggurat_houses[space] < 0]

    def rank(space: int) -> int:
        parts = [table.box.parts[number] for number in table.box.ziggurat_bonus[space]]
        if any(part.word == clauses.ADVANCE and table.players[seat].mastery[part.kind] < TOP for part in parts):
            return 0
        return 1 if any(part.word == clauses.GOLD for part in parts) else 2

    best = min(rank(space) for space in free)
    equal = [space for space in free if rank(space) == best]
    space = equal[table.rng.below(len(equal))] if len(equal) > 1 else equal[0]
    board.ziggurat_houses[space] = seat
    row = row_for(table.players[seat], section)
    place = lift_house(table, seat, row)
    if table.loud:
        table.tell("ziggurat-house", seat, space, row)
    table.push(MarkZiggurat(seat, section))
    table.effects(seat, table.box.ziggurat_bonus[space])
    uncover(table, seat, row, place)
    solo_cards.remove_marker(table, ZIGGURAT)

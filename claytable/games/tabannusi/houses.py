"""Houses: which one leaves the Player board, and what lies under it."""

from __future__ import annotations

from . import clauses
from .box import TRIGGERS
from .gains import gain_gold
from .pieces import Player
from .table import TabannusiTable
from .terms import BOTTOM, ROW_LENGTH

PLACE_HOUSE = TRIGGERS.index("place_house")


def row_for(me: Player, colour: int) -> int:
    """The row a House of a colour comes from: its own, else the bottom one; -1 if empty.  TAB-048, TAB-049, TAB-051"""
    if me.rows[colour] < ROW_LENGTH:
        return colour
    return BOTTOM if me.bottom else -1


def lift_house(table: TabannusiTable, seat: int, row: int) -> int:
    """The leftmost House of a row leaves: its place in the row.  TAB-050"""
    me = table.player(seat)
    if row == BOTTOM:
        place = (me.bottom & -me.bottom).bit_length() - 1
        me.bottom &= me.bottom - 1
        return place
    me.rows[row] += 1
    return me.rows[row] - 1


def uncover(table: TabannusiTable, seat: int, row: int, place: int) -> None:
    """What lies under a House that has left, and under an empty column, is gained.  TAB-052, TAB-053"""
    box = table.box
    # The column is empty when each coloured row has lost its House there.
    if row != BOTTOM and min(table.players[seat].rows) > place:
        table.effects(seat, box.column_bonus[place])
    uncovered = box.row_bonus[row][place]
    if uncovered:
        if seat == table.opponent:
            bot_uncovers(table, seat, uncovered)
        else:
            table.effects(seat, uncovered)


def bot_uncovers(table: TabannusiTable, seat: int, parts: tuple[int, ...]) -> None:
    """The Bot gains Gold there, and no Claim markers.  TAB-268"""
    for number in parts:
        part = table.box.parts[number]
        if part.word == clauses.GOLD:
            gain_gold(table, seat, part.n)

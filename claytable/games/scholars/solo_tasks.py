"""What the solo opponent does without asking: its marker, Gold, Influence, Translators, its Dice Sum."""

from __future__ import annotations

from . import answers as a
from . import solo_box as s
from .caliph import enter_room
from .influence import add_to_guild, mark_scroll, place_in_house, unmarked_scrolls
from .recruit import take_top, tell_top
from .solo_focus import (
    deck_to_employ,
    guild_to_influence,
    house_scrolls,
    left_most_neutral,
    map_scrolls,
    room_to_employ,
)
from .solo_order import SPACES, shifted_sum, target_sum
from .table import ScholarsTable


def do_task(table: ScholarsTable, word: int, n: int, kind: int) -> None:
    """Silver, Gold, Influence, a Retirement or an Employ."""
    if word == s.GAIN_SILVER:
        move_marker(table, n)
    elif word == s.PLACE_GOLD:
        place_gold(table)
    elif word == s.INFLUENCE_GUILD:
        for _ in range(n):
            influence_guild(table, kind)
    elif word == s.INFLUENCE_SCROLL:
        for _ in range(n):
            influence_scroll(table)
    elif word == s.RETIRE:
        retire_top(table, kind)
    else:
        assert word == s.EMPLOY
        employ(table)


# -- the Resource Track ------------------------------------------------------------------------------------


def move_marker(table: ScholarsTable, spaces: int) -> None:
    """The marker moves on; each time it wraps a Research Marker covers an effect.  SCH-212, SCH-213, SCH-215"""
    if not spaces:
        return
    printed = table.box.solo
    moved = 0
    for _ in range(spaces):
        solo = table.rival()
        solo.position = (solo.position + 1) % SPACES
        moved += 1
        if solo.position == 0 and solo.markers < SPACES:
            tell_marker(table, moved)
            moved = 0
            solo.markers += 1
            if table.loud:
                table.tell("opponent-wraps", solo.markers)
            for word, n, kind in printed.wraps[solo.markers - 1]:
                do_task(table, word, n, kind)
    tell_marker(table, moved)


def tell_marker(table: ScholarsTable, moved: int) -> None:
    """What the marker sets off on its way comes after the spaces that led there."""
    if table.loud and moved:
        table.tell("marker-moves", moved, table.solo.position)


def lay_gold(table: ScholarsTable, room: int) -> None:
    """1 Gold on the Translator in a Room."""
    table.main().room_gold[room] += 1
    if table.loud:
        table.tell("gold-on", table.board.rooms[room])


def place_gold(table: ScholarsTable) -> None:
    """1 Gold on the left-most Neutral Translator, if there is one.  SCH-213, SCH-221"""
    room = left_most_neutral(table)
    if room >= 0:
        lay_gold(table, room)
    elif table.loud:
        table.tell("opponent-cannot", "SCH-213")


def influence_guild(table: ScholarsTable, kind: int) -> None:
    """Influence in a Guild, named or chosen.  SCH-228, SCH-238"""
    if not table.players[table.opponent].supply:
        if table.loud:
            table.tell("opponent-cannot", "SCH-238")
        return
    table.player(table.opponent).supply -= 1
    add_to_guild(table, table.opponent, kind if kind < 3 else guild_to_influence(table))


def influence_scroll(table: ScholarsTable) -> None:
    """Influence on a Scroll: House of Wisdom first, then the Map.  SCH-229"""
    board = table.board
    for scroll in house_scrolls(table):
        guild, row = place_in_house(table, scroll)
        if board.house_influence[guild][row] < 0:
            lay_influence(table, scroll)
            return
    for scroll in map_scrolls(table):
        if board.map_influence[board.map.index(scroll)] < 0:
            lay_influence(table, scroll)
            return


def lay_influence(table: ScholarsTable, scroll: int) -> None:
    """The opponent's piece on a Scroll that bears none.  SCH-145"""
    if table.players[table.opponent].supply and a.SCROLL + scroll in unmarked_scrolls(table):
        table.player(table.opponent).supply -= 1
        mark_scroll(table, scroll, table.opponent)
        if table.loud:
            table.tell("influences-scroll", table.opponent, scroll)


# -- Translators -------------------------------------------------------------------------------------------


def employ(table: ScholarsTable) -> None:
    """The focus character that is not there yet, into the Room of the Target Sum.  SCH-219, SCH-220"""
    deck = deck_to_employ(table)
    room = room_to_employ(table)
    if deck < 0 or room < 0:
        if table.loud:
            table.tell("opponent-cannot", "SCH-220" if deck >= 0 else "SCH-238")
        return
    translator = take_top(table, deck)
    enter_room(table.main(), room, translator)
    if table.loud:
        table.tell("opponent-employs", translator, room, target_sum(table.box.solo, table.solo.faceup))
        tell_top(table, deck)


def retire_top(table: ScholarsTable, deck: int) -> None:
    """The top card of a deck joins the opponent's Retired Translators.  SCH-233, SCH-235"""
    if not table.board.decks[deck]:
        return
    translator = take_top(table, deck)
    solo = table.rival()
    solo.retired = (*solo.retired, translator)
    if table.loud:
        table.tell("opponent-retires", translator)
        tell_top(table, deck)


def shift_sum(table: ScholarsTable, by: int) -> None:
    """The Dice Sum moves, as far as its scale goes.  SCH-232"""
    solo = table.rival()
    before = solo.sum
    solo.sum = shifted_sum(table.box.solo, before, by)
    if table.loud and solo.sum != before:
        table.tell("opponent-sum", solo.sum)

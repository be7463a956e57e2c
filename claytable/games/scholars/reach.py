"""Which Scrolls a player could Translate next, and what that would bring: for the evaluation."""

from __future__ import annotations

from typing import Final

from .pieces import Player
from .table import ScholarsTable
from .terms import GOAL_CARD, GOAL_SLOT, PRIMARY, ROOMS, TRANSLATE
from .translate import lines
from .worths import Worths, condition_worth

#: What is left of the worth of a Scroll if its colour, a Gold, the Silver or the Action Slot is missing.
NO_COLOUR: Final = 0.6
NO_GOLD: Final = 0.75
NO_SILVER: Final = 0.8
NO_SLOT: Final = 0.5
#: The two primary colours that make the colour of each Guild, as bits.
_MIXED: Final[tuple[int, ...]] = (1 << 2 | 1 << 6, 1 << 2 | 1 << 4, 1 << 4 | 1 << 6)


def scrolls_within_reach(table: ScholarsTable, seat: int, known: Worths, dice: list[int]) -> tuple[float, float]:
    """The two best Scrolls of the House of Wisdom: what they bring, less if something is still missing."""
    box = table.box
    board = table.board
    me = table.players[seat]
    chance = 1.0
    if me.slot_cards[TRANSLATE] >= 0 and (me.targets or me.slot_cards[GOAL_SLOT] >= 0):
        chance = NO_SLOT
    colours = colours_within_reach(me)
    foreign = 0
    for room in range(ROOMS):
        if board.room_owner[room] != seat:
            foreign |= 1 << room
    rooms = tuple(board.rooms)
    best = 0.0
    second = 0.0
    for guild in range(3):
        column = board.house[guild]
        for row in range(len(column)):
            scroll = column[row]
            found = lines(box, rooms, box.scroll_language[scroll])
            if not found:
                continue
            owner = board.house_influence[guild][row]
            gold = found[0].bit_count()
            silver = (found[0] & foreign).bit_count()
            value = known.scrolls[scroll] + condition_worth(box, board, me, seat, dice, scroll) - gold - 0.3 * silver
            if owner >= 0 and owner != seat:
                silver += 1
            value *= chance
            if not colours >> 2 * guild + 1 & 1:
                value *= NO_COLOUR
            if silver > me.silver:
                value *= NO_SILVER
            for _ in range(gold - me.gold):
                value *= NO_GOLD
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
    return best, second


def colours_within_reach(me: Player) -> int:
    """The colours of Guilds that dice in hand and Workers can make, as bits."""
    found = 0
    for code in me.hand:
        found |= 1 << (code >> 3)
    if len(me.hand) + (me.cards >> GOAL_CARD & 1) < 2:
        return found
    primary = 0
    for colour in PRIMARY:
        if found >> colour & 1 or me.workers[colour >> 1]:
            primary |= 1 << colour
    for guild in range(3):
        if primary & _MIXED[guild] == _MIXED[guild]:
            found |= 2 << 2 * guild
    return found

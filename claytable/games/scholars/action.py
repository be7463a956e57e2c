"""Creating actions: the colour and value that dice and Workers make.

A die of the action under way is one number: its physical colour, the colour it now has, its value, and how many
Workers stand on it.
"""

from __future__ import annotations

from typing import Final

from .box import ScholarsBox
from .pieces import Player
from .table import ScholarsTable
from .terms import BROWN_SLOTS, HIGHEST, PRINTED, WHITE

#: Workers that fit on a die.  SCH-066
MOST_WORKERS: Final = 2


def laid(code: int) -> int:
    """A die as it lies on the card."""
    colour = code >> 3
    return colour | colour << 3 | (code & 7) << 6


def printed(box: ScholarsBox) -> int:
    """The printed White die of a turned Goal Card.  SCH-041"""
    return PRINTED | WHITE << 3 | box.printed_value << 6


def physical(die: int) -> int:
    return die & 7


def colour_of(die: int) -> int:
    return die >> 3 & 7


def value_of(die: int) -> int:
    return die >> 6 & 7


def workers_on(die: int) -> int:
    return die >> 9


def with_worker(die: int, colour: int, same: int) -> int:
    """A Worker of the die's colour makes it a 6, any other gives it its colour.  SCH-067, SCH-068, SCH-069, SCH-191"""
    now = die >> 3 & 7
    more = (die >> 9) + 1
    if now == colour or (same >> now & 1 and same >> colour & 1):
        return die & 63 | 6 << 6 | more << 9
    return die & 7 | colour << 3 | die & 448 | more << 9


def same_colours(box: ScholarsBox, retirees: tuple[int, ...]) -> int:
    """Colours that Retirees make equal, as bits; White is one of them, or there are none.  SCH-191"""
    same = 0
    for translator in retirees:
        if box.equates[translator]:
            same |= 1 | 1 << box.equates[translator]
    return same


def retirees_of_slot(table: ScholarsTable, me: Player) -> tuple[int, ...]:
    """The Retirees below the Action Slot of the Work under way, which they change.  SCH-125"""
    return me.retirees[table.slot] if table.slot < BROWN_SLOTS else ()


def value(table: ScholarsTable, me: Player) -> int:
    """The value of the action: an upper limit.  SCH-060, SCH-184"""
    total = 0
    for die in table.dice:
        total += die >> 6 & 7
    for translator in retirees_of_slot(table, me):
        total += table.box.raises[translator]
    return min(HIGHEST, total)


def colours(table: ScholarsTable, me: Player) -> int:
    """The colours that the action may have, as bits.  SCH-056"""
    dice = table.dice
    if not dice:
        return 0
    same = same_colours(table.box, retirees_of_slot(table, me))
    first = dice[0] >> 3 & 7
    if len(dice) == 1:
        return same if same >> first & 1 else 1 << first
    second = dice[1] >> 3 & 7
    if not same:
        return MIX[first * 7 + second]
    found = 0
    ones = same if same >> first & 1 else 1 << first
    others = same if same >> second & 1 else 1 << second
    for one in range(7):
        if ones >> one & 1:
            for other in range(7):
                if others >> other & 1:
                    found |= MIX[one * 7 + other]
    return found


def mix(first: int, second: int) -> int:
    """The colours of two dice together, as bits: secondary beats primary, and any colour beats White.  SCH-058"""
    if first == second:
        return 1 << first
    if first & 1 and second & 1:  # SCH-059
        return 1 << first | 1 << second
    if first & 1 or second == WHITE:
        return 1 << first
    if second & 1 or first == WHITE:
        return 1 << second
    # Two primary colours: Red and Yellow are Orange, Yellow and Blue are Green, Red and Blue are Purple.  SCH-057
    return 1 << _SECONDARY[first + second]


_SECONDARY: Final = {2 + 4: 3, 4 + 6: 5, 2 + 6: 1}
#: `mix` of every two colours.
MIX: Final = [mix(first, second) for first in range(7) for second in range(7)]

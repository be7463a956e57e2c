"""What a player has to pay with, in numbers: the arithmetic that the others share."""

from __future__ import annotations

from typing import Final, TypeAlias

from ..box import UNTOLD
from ..player import Player

#: A gain still to come: its word (of `clauses`, or PROGRESS), how much, of what.
Promise: TypeAlias = tuple[int, int, int]

#: The tower must progress; and, after its black bar, slide down.
PROGRESS: Final = 100
SLIDE: Final = 101
#: Cards are still to be discarded (the kind says how many), then brighten 1 or refresh 1.
FOR_TWO_CARDS: Final = 102


#: The bottom spaces of the Study: a die steps up from there at the same pace as out, and gains on the way.
STUDY_BOTTOM: Final = 0b001001001

#: Study spaces from which a die can still step up.
STUDY_BELOW_TOP: Final = 0b011011011

#: How many trades are in each set of trades.
BITS: Final = tuple(mask.bit_count() for mask in range(64))

#: The trades of each set of trades.
TRADES_IN: Final = tuple(tuple(trade for trade in range(6) if mask >> trade & 1) for mask in range(64))


def affordable(
    price: list[int], levels: list[int], active: int, served: int, crafts: int, any_crafts: int, silver: int
) -> bool:
    """Whether Craftspeople can be paid now: each Active, Silver and unneeded Craftspeople enough.  INV-053, INV-160"""
    if crafts & ~active:
        return False
    for trade in TRADES_IN[crafts]:
        silver -= price[levels[trade]]
    helpers = active & ~served & ~crafts
    if any_crafts:
        if BITS[helpers] < any_crafts:
            return False
        if silver >= any_crafts * price[0]:
            # Enough for the dearest.
            return True
        for _ in range(any_crafts):
            cheapest = -1
            for trade in TRADES_IN[helpers]:
                if cheapest < 0 or price[levels[trade]] < price[levels[cheapest]]:
                    cheapest = trade
            silver -= price[levels[cheapest]]
            helpers &= ~(1 << cheapest)
    return silver >= 0 or -silver <= BITS[helpers]


def changed(numbers: list[int], place: int, by: int) -> list[int]:
    """The same numbers, one of them more or less."""
    others = numbers[:]
    others[place] += by
    return others


def promised_away(promises: list[Promise]) -> int:
    """Cards that are about to be discarded."""
    count = 0
    for word, _, kind in promises:
        if word == FOR_TWO_CARDS:
            count += kind
    return count


def covered(guilds: list[int], due: tuple[int, int, int, int]) -> bool:
    """Whether the Influence owed lies in the Guilds.  INV-143"""
    if guilds[0] < due[0] or guilds[1] < due[1] or guilds[2] < due[2]:
        return False
    return not due[3] or sum(guilds) >= sum(due)


def lacking_influence(guilds: list[int], due: tuple[int, int, int, int]) -> int:
    """How much of the Influence owed does not lie in the Guilds.  INV-143"""
    # Spelled out: a running index would make a new tuple object for each colour.
    blue = guilds[0] - due[0]
    orange = guilds[1] - due[1]
    charcoal = guilds[2] - due[2]
    lacking = 0
    of_any = due[3]
    if blue < 0:
        lacking -= blue
    else:
        of_any -= blue
    if orange < 0:
        lacking -= orange
    else:
        of_any -= orange
    if charcoal < 0:
        lacking -= charcoal
    else:
        of_any -= charcoal
    return lacking + of_any if of_any > 0 else lacking


def brightens_for_influence(guilds: list[int], due: tuple[int, int, int, int], dice: list[int], study: int) -> int:
    """The least number of brightens that bring the missing Influence; UNTOLD if no dice can.  INV-044"""
    blue = guilds[0] - due[0]
    orange = guilds[1] - due[1]
    charcoal = guilds[2] - due[2]
    total = 0
    missing = due[3]
    if blue < 0:
        total = steps_to_inspired(dice, study, 0, -blue)
    else:
        missing -= blue
    if orange < 0:
        total += steps_to_inspired(dice, study, 1, -orange)
    else:
        missing -= orange
    if charcoal < 0:
        total += steps_to_inspired(dice, study, 2, -charcoal)
    else:
        missing -= charcoal
    if missing > 0:
        # Of any colour: no die takes less than one step.
        total += missing
    return total


def steps_to_inspired(dice: list[int], study: int, colour: int, wanted: int) -> int:
    """The brightens that lead `wanted` dice of a colour through Determined to Inspired, the nearest first."""
    first = 3 * colour
    near = dice[first + 2]
    if wanted <= near:
        return wanted
    middle = dice[first + 1] + (study >> first + 1 & 1)
    if wanted <= near + middle:
        return near + 2 * (wanted - near)
    far = dice[first] + (study >> first & 1)
    if wanted <= near + middle + far:
        return near + 2 * middle + 3 * (wanted - near - middle)
    return UNTOLD


def dice_below_inspired(me: Player) -> list[int]:
    """Coloured dice in Exhausted, Ready and Determined: three numbers for each colour."""
    exhausted = me.exhausted
    dice = [exhausted[1], 0, 0, exhausted[2], 0, 0, exhausted[3], 0, 0]
    for code in me.ready:
        if code >= 8:
            dice[3 * (code >> 3) - 2] += 1
    for code in me.determined:
        if code >= 8:
            dice[3 * (code >> 3) - 1] += 1
    return dice


def may_empty(
    levels: list[int], low: int, crafts: int, any_crafts: int, active: int, served: int, refreshes: int
) -> bool:
    """Whether paying `crafts` and any `any_crafts` others, after some refreshes, empties the lowest tile."""
    allowed = BITS[crafts] + any_crafts
    for trade in range(6):
        if levels[trade] == low:
            allowed -= 1
            if allowed < 0 or served >> trade & 1:
                return False
            if not active >> trade & 1:
                refreshes -= 1
            if not crafts >> trade & 1:
                any_crafts -= 1
    return any_crafts >= 0 and refreshes >= 0

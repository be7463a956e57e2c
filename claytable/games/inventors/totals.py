"""Player turns: what dice can reach when they are placed on a Camel.

Dice are placed for an action that can be finished. How high the dice must be depends on how many of them show the
bonus colour, because each such die brings a bonus that may help to pay: `needed[k]` is the least total that is enough
with k dice of that colour. The bonus of the first die may also be used before the second one is placed: at a Publish
it brightens, and so lifts the die that is placed next (INV-131).
"""

from __future__ import annotations

from typing import Final, TypeAlias

from ...core.messages import Argument
from . import clauses
from .clauses import Due
from .payability.means import Promise
from .pieces import Device
from .player import Player
from .table import InventorsTable
from .terms import BLUE, BONUS_COLOUR, DETERMINED, INSPIRED, PUBLISHING, READY

#: A Device that an action could be about: the total that the dice must reach, the cost, the Device.
Offer: TypeAlias = tuple[int, Due, Device]

#: Greater than any total of dice.
NEVER: Final = 99

#: A use of dice: an action on a Camel (0 to 3), or 4 + the row of a Workshop.
FIRST_WORKSHOP: Final = 4


def reach(landscape: int, face: int) -> int:
    """The highest face a die may be turned to as it is placed.  INV-038, INV-039"""
    if landscape == INSPIRED:
        return 6
    return face + 1 if landscape == DETERMINED and face < 6 else face


def face_verdict(landscape: int, code: int, face: int) -> int:
    """Whether a die may be turned to a face as it is placed: 1 for a lower one, 2 for one too high.  INV-038"""
    if face < code & 7:
        return 1
    return 2 if face > reach(landscape, code & 7) else 0


def face_details(landscape: int, code: int, verdict: int) -> dict[str, Argument]:
    """What the die shows, or how far it may be turned."""
    return {"low": code & 7} if verdict == 1 else {"high": reach(landscape, code & 7)}


def least_total(table: InventorsTable, seat: int, action: int) -> int:
    """The total that the message to a player who does not reach it names."""
    needed = table.least_totals(seat, action)
    return needed[0] if needed[0] != NEVER else needed[2]


def turned_up(me: Player) -> list[int]:
    """The available dice, each with the highest face it may be turned to as it is placed."""
    found = me.ready[:]
    for code in me.determined:
        found.append(code + 1 if code & 7 < 6 else code)
    for code in me.inspired:
        found.append((code & ~7) + 6)
    return found


def can_still_finish(
    table: InventorsTable, seat: int, use: int, placed: tuple[int, ...], code: int, promises: list[Promise]
) -> bool:
    """Whether an action can be finished with the dice placed, perhaps `code`, and one more if there is room."""
    me = table.players[seat]
    extra = camel_extra(table, me, use)
    dice = turned_up(me)
    if not placed and not code:
        one, two = totals_with_bonus(dice, use)
        totals = (best_total(dice) + extra, one + extra, two + extra)
        return table.can_finish(me, seat, use, totals, promises) or finishes_with_bonus(table, seat, use, promises)
    colour = BONUS_COLOUR[use]
    lying = (*placed, code) if code else placed
    total = extra
    count = 0
    for each in lying:
        total += each & 7
        count += each >> 3 == colour
    best = [total if number <= count else -9 for number in range(3)]
    if len(lying) == 1:
        for other in dice:
            for number in range(count + (other >> 3 == colour) + 1):
                best[number] = max(best[number], total + (other & 7))
    if table.can_finish(me, seat, use, (best[0], best[1], best[2]), promises):
        return True
    return len(lying) == 1 and finishes_brightened(table, me, seat, use, lying[0], promises)


#: What a die that is rolled into a landscape surely reaches there: nobody knows its face.  INV-103
_SURE: Final = (0, 1, 2, 6)


def brightened(me: Player, steps: int) -> list[tuple[int, int]]:
    """The dice, turned up, that could be placed after `steps` brightens of one die, each with the Study it leaves."""
    study = me.study
    found = [(colour * 8 + _SURE[steps], study) for colour in range(4) if me.exhausted[colour]]
    for code in me.ready:
        found.append(((code & ~7) + (6 if steps > 1 or code & 7 == 6 else (code & 7) + 1), study))
    for code in me.determined:
        found.append(((code & ~7) + 6, study))
    for place in range(9):
        if study >> place & 1:
            found.append(((place // 3 + 1) * 8 + _SURE[min(INSPIRED, place % 3 + steps)], study ^ 1 << place))
    return found


def finishes_brightened(
    table: InventorsTable, me: Player, seat: int, use: int, first: int, promises: list[Promise]
) -> bool:
    """Whether a Publish can be finished with the die `first` and one that is brightened before it joins.  INV-131

    `me` no longer has the first die. What is promised is used before the bonus, which can wait.
    """
    if use != PUBLISHING:
        return False
    promised = 0
    for word, n, _ in promises:
        promised += n if word == clauses.BRIGHTEN else 0
    count = int(first >> 3 == BLUE)
    bonus = max(0, count - table.bonuses_used)
    total = camel_extra(table, me, use) + (first & 7)
    for steps in range(1, min(INSPIRED, bonus + promised) + 1):
        spent = max(0, steps - promised)
        by_study: dict[int, list[int]] = {}
        for code, study in brightened(me, steps):
            best = by_study.setdefault(study, [-9, -9, -9])
            for number in range(count + (code >> 3 == BLUE) - spent + 1):
                best[number] = max(best[number], total + (code & 7))
        for study, best in by_study.items():
            if best[0] < table.box.publish_value:
                continue
            player = me
            if study != me.study:
                player = me.copy()
                player.study = study
            left = fewer_brightens(promises, steps - spent)
            if table.can_finish(player, seat, use, (best[0], best[1], best[2]), left):
                return True
    return False


def fewer_brightens(promises: list[Promise], used: int) -> list[Promise]:
    """What is still promised after `used` brightens."""
    left: list[Promise] = []
    for word, n, kind in promises:
        if word == clauses.BRIGHTEN and used:
            fewer = max(0, n - used)
            used -= n - fewer
            n = fewer
        if n:
            left.append((word, n, kind))
    return left


def finishes_with_bonus(table: InventorsTable, seat: int, use: int, promises: list[Promise]) -> bool:
    """Whether a Publish can be finished with a Blue die first, whose bonus brightens the second.  INV-131"""
    if use != PUBLISHING:
        return False
    me = table.players[seat]
    missing = table.box.publish_value - camel_extra(table, me, use) - 6
    for landscape in range(READY, INSPIRED + 1):
        for code in me.landscape(landscape):
            if code >> 3 == BLUE and reach(landscape, code & 7) >= missing:
                if finishes_with_first(table, me, seat, use, landscape, code, promises):
                    return True
    return False


def finishes_with_first(
    table: InventorsTable, me: Player, seat: int, use: int, landscape: int, code: int, promises: list[Promise]
) -> bool:
    """The same, with this die first, turned up."""
    if use != PUBLISHING or code >> 3 != BLUE:
        return False
    without = me.copy()
    without.landscape(landscape).remove(code)
    return finishes_brightened(table, without, seat, use, (code & ~7) + reach(landscape, code & 7), promises)


def spare_for_placing(table: InventorsTable, seat: int, use: int, placed: tuple[int, ...], code: int) -> int:
    """How many cards may be given up without endangering the action for which dice are being placed."""
    if use >= FIRST_WORKSHOP:
        return 2
    me = table.players[seat]
    by_spare = table.least_with_spare(seat, use)
    for spent in (2, 1, 0):
        least = by_spare[spent]
        if least < NEVER and reachable(table, me, use, placed, (least, least, least), code):
            return spent
    return -1


def reachable(
    table: InventorsTable, me: Player, use: int, placed: tuple[int, ...], needed: tuple[int, int, int], code: int
) -> bool:
    """Whether dice at hand, with those placed and perhaps `code`, can reach what is needed."""
    dice = turned_up(me)
    extra = camel_extra(table, me, use)
    if not placed and not code:
        return finishable(dice, use, needed, extra)
    if enough(use, placed, needed, extra, code, dice, False):
        return True
    if code or len(placed) > 1:
        return False
    # One die lies there: a second one may join it.
    for other in dice:
        if enough(use, placed, needed, extra, other, dice, False):
            return True
    return False


def totals_with_bonus(dice: list[int], use: int) -> tuple[int, int]:
    """The highest totals of two dice, turned up, of which one, or both, show the bonus colour; -9 if none do."""
    colour = BONUS_COLOUR[use]
    coloured = coloured_second = 0
    for code in dice:
        if code >> 3 == colour:
            high = code & 7
            if high > coloured:
                coloured, coloured_second = high, coloured
            elif high > coloured_second:
                coloured_second = high
    if not coloured:
        return (-9, -9)
    two = coloured + coloured_second if coloured_second else -9
    # The best of them, and the best other die.
    other = 0
    passed = False
    for code in dice:
        high = code & 7
        if not passed and high == coloured and code >> 3 == colour:
            passed = True
        elif high > other:
            other = high
    return (coloured + other, two)


def finishable(dice: list[int], use: int, needed: tuple[int, int, int], extra: int) -> bool:
    """Whether dice, turned up, can reach what an action needs. `extra` is added to every total."""
    if needed[2] == NEVER or not dice:
        return False
    if best_total(dice) + extra >= needed[0]:
        return True
    one, two = totals_with_bonus(dice, use)
    return one + extra >= needed[1] or two + extra >= needed[2]


def best_total(dice: list[int]) -> int:
    """The highest total that two dice, turned up, can reach."""
    best = second = 0
    for code in dice:
        high = code & 7
        if high > best:
            best, second = high, best
        elif high > second:
            second = high
    return best + second


def camel_extra(table: InventorsTable, me: Player, use: int) -> int:
    """What Research adds to the sum of dice on a Camel.  INV-222"""
    if use < FIRST_WORKSHOP and me.research & table.box.camel_value_bit:
        return table.box.camel_bonus
    return 0


def enough(
    use: int,
    placed: tuple[int, ...],
    needed: tuple[int, int, int],
    extra: int,
    code: int,
    dice: list[int],
    among: bool,
) -> bool:
    """Whether the placed dice with `code` can be enough; a first die may be joined by one of `dice`, turned up.

    `among` says that `code` itself is one of them.
    """
    colour = BONUS_COLOUR[use]
    total = extra
    count = 0
    for each in placed:
        total += each & 7
        count += each >> 3 == colour
    if code:
        total += code & 7
        count += code >> 3 == colour
    if total >= needed[count]:
        return True
    if placed or not code:
        return False
    for other in dice:
        if among and other == code:
            among = False
        elif total + (other & 7) >= needed[count + (other >> 3 == colour)]:
            return True
    return False

"""Player turns: placing 1 or 2 dice on a Camel or in a Workshop.

Dice are placed for an action that can be finished. How high the dice must be depends on how many of them show the
bonus colour, because each such die brings a bonus that may help to pay: `needed[k]` is the least total that is enough
with k dice of that colour.
"""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

from ...core.messages import Message, Refusal
from ...core.table import Field
from . import answers as a
from . import names
from .ask import Owing
from .clauses import Due
from .dice import landscape_die
from .means import Promise
from .pieces import Device
from .player import Player
from .table import InventorsTable
from .terms import BONUS_COLOUR, DETERMINED, INSPIRED, READY

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
        return table.can_finish(seat, use, (best_total(dice) + extra, one + extra, two + extra), promises)
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
    return table.can_finish(seat, use, (best[0], best[1], best[2]), promises)


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


def placed_dice(table: InventorsTable, me: Player, use: int) -> tuple[int, ...]:
    """The dice already placed for this use."""
    if use >= FIRST_WORKSHOP:
        return me.workshops[use - FIRST_WORKSHOP]
    return me.camels[table.camel]


class PlaceDice(Owing):
    """Which die is placed next? After the first one may stop.  INV-037, INV-102 .. INV-104, INV-132"""

    __slots__ = ("use",)

    name: ClassVar[str] = "place-dice"
    rule: ClassVar[str] = "INV-037"

    def __init__(self, seat: int, use: int) -> None:
        self.seat = seat
        self.use = use

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.use)

    def choices(self, table: InventorsTable) -> list[int]:
        me = table.players[self.seat]
        use = self.use
        placed = placed_dice(table, me, use)
        found: list[int] = []
        if use >= FIRST_WORKSHOP:
            for landscape in range(READY, INSPIRED + 1):
                last = 0
                answers = a.DICE[landscape]
                for code in me.landscape(landscape):
                    if code != last:
                        found.append(answers[code])
                        last = code
            if placed:
                found.append(a.PASS)
            return found
        needed = table.least_totals(self.seat, use)
        extra = camel_extra(table, me, use)
        dice = turned_up(me)
        for landscape in range(READY, INSPIRED + 1):
            last = 0
            for code in me.landscape(landscape):
                if code != last:
                    last = code
                    high = (code & ~7) + reach(landscape, code & 7)
                    if enough(use, placed, needed, extra, high, dice, True):
                        found.append(a.DICE[landscape][code])
        if placed and enough(use, placed, needed, extra, 0, dice, False):
            found.append(a.PASS)
        return found

    def choose(self, table: InventorsTable, answer: int) -> None:
        if answer == a.PASS:
            table.dice_placed(self.seat, self.use)
            return
        landscape = (answer - a.DIE) // 24 + 1
        code = landscape_die(answer)
        me = table.player(self.seat)
        me.landscape(landscape).remove(code)
        place_dice(table, me, self.use, tuple(sorted((*placed_dice(table, me, self.use), code))))
        if reach(landscape, code & 7) == code & 7:
            self.go_on(table, code)
        else:
            table.push(PlaceFace(self.seat, self.use, landscape, code))

    def spare_cards(self, table: InventorsTable) -> int:
        placed = placed_dice(table, table.players[self.seat], self.use)
        return spare_for_placing(table, self.seat, self.use, placed, 0)

    def dice_lie(self) -> bool:
        return False

    def possible(self, table: InventorsTable, promises: list[Promise]) -> bool:
        if self.use >= FIRST_WORKSHOP:
            return True
        placed = placed_dice(table, table.players[self.seat], self.use)
        return can_still_finish(table, self.seat, self.use, placed, 0, promises)

    def go_on(self, table: InventorsTable, code: int) -> None:
        """A die lies where it was placed, with its final face."""
        if table.loud:
            table.events.append(("places-die", self.seat, code, self.use))
        if len(placed_dice(table, table.players[self.seat], self.use)) == 1:
            table.push(PlaceDice(self.seat, self.use))
        else:
            table.dice_placed(self.seat, self.use)

    def message(self, table: InventorsTable) -> Message:
        placed = placed_dice(table, table.players[self.seat], self.use)
        where = names.row(self.use - FIRST_WORKSHOP) if self.use >= FIRST_WORKSHOP else names.action(self.use)
        return Message("question-place-dice", {"n": len(placed) + 1, "where": where})

    def why_not(self, table: InventorsTable, answer: int) -> Refusal | None:
        if a.EXHAUSTED_DIE <= answer < a.CAMEL_DIE:
            return Refusal("INV-037", Message("why-not-available"))
        if not a.DIE <= answer < a.EXHAUSTED_DIE:
            return None
        landscape = (answer - a.DIE) // 24 + 1
        if landscape_die(answer) not in table.players[self.seat].landscape(landscape):
            return Refusal("INV-037", Message("why-no-such-die"))
        needed = table.least_totals(self.seat, self.use)
        return Refusal("INV-104", Message("why-total", {"needed": needed[0] if needed[0] != NEVER else needed[2]}))


def place_dice(table: InventorsTable, me: Player, use: int, dice: tuple[int, ...]) -> None:
    """Lay dice on the Camel or in the Workshop of this use."""
    if use >= FIRST_WORKSHOP:
        me.workshops[use - FIRST_WORKSHOP] = dice
    else:
        me.camels[table.camel] = dice


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


class PlaceFace(Owing):
    """A die from Determined or Inspired may be turned up as it is placed.  INV-038"""

    __slots__ = ("code", "landscape", "use")

    name: ClassVar[str] = "face"
    rule: ClassVar[str] = "INV-038"

    def __init__(self, seat: int, use: int, landscape: int, code: int) -> None:
        self.seat = seat
        self.use = use
        #: Where the die came from, and the die: it already lies where it is placed.
        self.landscape = landscape
        self.code = code

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.use, self.landscape, self.code)

    def others(self, table: InventorsTable) -> list[int]:
        """The dice placed with this one."""
        dice = list(placed_dice(table, table.players[self.seat], self.use))
        dice.remove(self.code)
        return dice

    def choices(self, table: InventorsTable) -> list[int]:
        low = self.code & 7
        faces = range(reach(self.landscape, low), low - 1, -1)
        if self.use >= FIRST_WORKSHOP:
            return [a.FACE + face for face in faces]
        me = table.players[self.seat]
        needed = table.least_totals(self.seat, self.use)
        others = tuple(self.others(table))
        extra = camel_extra(table, me, self.use)
        dice = turned_up(me)
        colour = self.code & ~7
        return [a.FACE + face for face in faces if enough(self.use, others, needed, extra, colour + face, dice, False)]

    def highest(self) -> int:
        """The die turned up as far as it goes."""
        return (self.code & ~7) + reach(self.landscape, self.code & 7)

    def spare_cards(self, table: InventorsTable) -> int:
        return spare_for_placing(table, self.seat, self.use, tuple(self.others(table)), self.highest())

    def dice_lie(self) -> bool:
        return False

    def possible(self, table: InventorsTable, promises: list[Promise]) -> bool:
        if self.use >= FIRST_WORKSHOP:
            return True
        return can_still_finish(table, self.seat, self.use, tuple(self.others(table)), self.highest(), promises)

    def choose(self, table: InventorsTable, answer: int) -> None:
        turned = (self.code & ~7) + answer - a.FACE
        dice = self.others(table)
        dice.append(turned)
        place_dice(table, table.player(self.seat), self.use, tuple(sorted(dice)))
        PlaceDice(self.seat, self.use).go_on(table, turned)

    def message(self, table: InventorsTable) -> Message:
        return Message("question-face", {"die": names.die(self.code)})

    def why_not(self, table: InventorsTable, answer: int) -> Refusal | None:
        if not a.FACE <= answer <= a.FACE + 6:
            return None
        return Refusal("INV-038", Message("why-face", {"high": reach(self.landscape, self.code & 7)}))

"""Player turns: placing 1 or 2 dice on a Camel or in a Workshop. How high they must be is worked out in `totals`."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Argument, Message
from . import answers as a
from . import names
from .ask import Owing, bonus_helps
from .dice import has_die, landscape_die
from .payability.costs import bonus_left
from .payability.means import Promise
from .player import Player
from .table import InventorsTable
from .terms import BUILDING, INSPIRED, INVENTING, NOBODY, READY, Ranges, Reasons
from .totals import (
    FIRST_WORKSHOP,
    camel_extra,
    can_still_finish,
    enough,
    face_details,
    face_verdict,
    finishes_brightened,
    finishes_with_first,
    least_total,
    reach,
    spare_for_placing,
    turned_up,
)


def placed_dice(table: InventorsTable, me: Player, use: int) -> tuple[int, ...]:
    """The dice already placed for this use."""
    if use >= FIRST_WORKSHOP:
        return me.workshops[use - FIRST_WORKSHOP]
    return me.camels[table.camel]


def camel_of(table: InventorsTable, use: int) -> int:
    """The Camel on which dice are placed for this use; -1 for a Workshop."""
    return NOBODY if use >= FIRST_WORKSHOP else table.camel


class PlaceDice(Owing):
    """Which die is placed next? After the first one may stop.  INV-037, INV-102, INV-103, INV-104, INV-132"""

    __slots__ = ("use",)

    name: ClassVar[str] = "place-dice"
    rule: ClassVar[str] = "INV-037"
    about: ClassVar[Ranges] = (a.A_DIE, a.AN_EXHAUSTED_DIE, a.A_PASS)
    reasons: ClassVar[Reasons] = (
        ("INV-037", "why-not-available"),
        ("INV-037", "why-no-such-die"),
        ("INV-104", "why-total"),
        ("INV-037", "why-first-die"),
    )

    def __init__(self, seat: int, use: int) -> None:
        self.seat = seat
        self.use = use

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
                    if self.fits(table, me, placed, needed, extra, dice, landscape, code):
                        found.append(a.DICE[landscape][code])
        if placed and enough(use, placed, needed, extra, 0, dice, False):
            found.append(a.PASS)
        return found

    def fits(
        self,
        table: InventorsTable,
        me: Player,
        placed: tuple[int, ...],
        needed: tuple[int, int, int],
        extra: int,
        dice: list[int],
        landscape: int,
        code: int,
    ) -> bool:
        """Whether the total can be reached with this die.  INV-104"""
        high = (code & ~7) + reach(landscape, code & 7)
        return enough(self.use, placed, needed, extra, high, dice, True) or (
            not placed and finishes_with_first(table, me, self.seat, self.use, landscape, code, [])
        )

    def verdict(self, table: InventorsTable, answer: int) -> int:
        me = table.players[self.seat]
        use = self.use
        placed = placed_dice(table, me, use)
        if answer == a.PASS and not placed:
            return 4
        if answer >= a.EXHAUSTED_DIE:
            return 1
        if answer != a.PASS and not has_die(me, answer):
            return 2
        if use >= FIRST_WORKSHOP:
            return 0
        needed = table.least_totals(self.seat, use)
        extra = camel_extra(table, me, use)
        if answer == a.PASS:
            return 0 if enough(use, placed, needed, extra, 0, [], False) else 3
        landscape = (answer - a.DIE) // 24 + 1
        code = landscape_die(answer)
        return 0 if self.fits(table, me, placed, needed, extra, turned_up(me), landscape, code) else 3

    def details(self, table: InventorsTable, answer: int, verdict: int) -> dict[str, Argument]:
        return {"needed": least_total(table, self.seat, self.use)} if verdict == 3 else {}

    def choose(self, table: InventorsTable, answer: int) -> None:
        if answer == a.PASS:
            table.dice_placed(self.seat, self.use)
            return
        landscape = (answer - a.DIE) // 24 + 1
        code = landscape_die(answer)
        me = table.player(self.seat)
        me.landscape(landscape).remove(code)
        place_dice(table, me, self.use, tuple(sorted((*placed_dice(table, me, self.use), code))))
        if table.loud:
            table.tell("places-die", self.seat, code, landscape, camel_of(table, self.use), self.use)
        if reach(landscape, code & 7) == code & 7:
            self.go_on(table)
        else:
            table.push(PlaceFace(self.seat, self.use, landscape, code))

    def insists(self, table: InventorsTable) -> bool:
        # The first die's bonus may change which die comes next, by a brighten or a card. A refresh changes no die.
        if self.use >= FIRST_WORKSHOP or self.use == BUILDING:
            return False
        me = table.players[self.seat]
        if self.use == INVENTING and not (me.ready or me.determined or me.inspired):
            return False
        return bonus_left(table, me) > 0 and bonus_helps(table, me)

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

    def go_on(self, table: InventorsTable) -> None:
        """A die lies where it was placed, with its final face."""
        if len(placed_dice(table, table.players[self.seat], self.use)) == 1:
            table.push(PlaceDice(self.seat, self.use))
        else:
            table.dice_placed(self.seat, self.use)

    def message(self, table: InventorsTable) -> Message:
        placed = placed_dice(table, table.players[self.seat], self.use)
        where = names.row(self.use - FIRST_WORKSHOP) if self.use >= FIRST_WORKSHOP else names.action(self.use)
        return Message("question-place-dice", {"n": len(placed) + 1, "where": where})


def place_dice(table: InventorsTable, me: Player, use: int, dice: tuple[int, ...]) -> None:
    """Lay dice on the Camel or in the Workshop of this use."""
    if use >= FIRST_WORKSHOP:
        me.workshops[use - FIRST_WORKSHOP] = dice
    else:
        me.camels[table.camel] = dice


class PlaceFace(Owing):
    """A die from Determined or Inspired may be turned up as it is placed.  INV-038"""

    __slots__ = ("code", "landscape", "use")

    name: ClassVar[str] = "face"
    rule: ClassVar[str] = "INV-038"
    about: ClassVar[Ranges] = (a.A_FACE,)
    reasons: ClassVar[Reasons] = (("INV-038", "why-face-low"), ("INV-038", "why-face-high"), ("INV-104", "why-total"))

    def __init__(self, seat: int, use: int, landscape: int, code: int) -> None:
        self.seat = seat
        self.use = use
        #: Where the die came from, and the die: it already lies where it is placed.
        self.landscape = landscape
        self.code = code

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
        dice = turned_up(me)
        return [a.FACE + face for face in faces if self.fits(table, me, others, needed, dice, face)]

    def fits(
        self,
        table: InventorsTable,
        me: Player,
        others: tuple[int, ...],
        needed: tuple[int, int, int],
        dice: list[int],
        face: int,
    ) -> bool:
        """Whether the total can be reached with this face.  INV-104"""
        code = (self.code & ~7) + face
        return enough(self.use, others, needed, camel_extra(table, me, self.use), code, dice, False) or (
            not others and finishes_brightened(table, me, self.seat, self.use, code, [])
        )

    def verdict(self, table: InventorsTable, answer: int) -> int:
        face = answer - a.FACE
        out = face_verdict(self.landscape, self.code, face)
        if out or self.use >= FIRST_WORKSHOP:
            return out
        me = table.players[self.seat]
        needed = table.least_totals(self.seat, self.use)
        return 0 if self.fits(table, me, tuple(self.others(table)), needed, turned_up(me), face) else 3

    def details(self, table: InventorsTable, answer: int, verdict: int) -> dict[str, Argument]:
        if verdict == 3:
            return {"needed": least_total(table, self.seat, self.use)}
        return face_details(self.landscape, self.code, verdict)

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
        if table.loud and turned != self.code:
            camel = camel_of(table, self.use)
            table.tell("turns-up", self.seat, self.code, camel, self.use, turned & 7)
        PlaceDice(self.seat, self.use).go_on(table)

    def message(self, table: InventorsTable) -> Message:
        return Message("question-face", {"die": names.die(self.code)})

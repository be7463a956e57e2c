"""Player Board concepts: gaining, removing and swapping dice."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar

from . import answers as a
from .ask import Ask, SeatAct
from .dice import has_die, landscape_die, roll_into
from .table import InventorsTable
from .terms import DETERMINED, EXHAUSTED, FROM_STUDY, FROM_SUPPLY, INSPIRED, READY, WHITE, Ranges, Reasons


class StudyDie(Ask):
    """Gain a die of any colour to the Study: which colour?  INV-225, INV-230, INV-236"""

    __slots__ = ()

    name: ClassVar[str] = "study-die"
    rule: ClassVar[str] = "INV-225"

    about: ClassVar[Ranges] = (a.A_COLOUR, a.A_PASS)
    reasons: ClassVar[Reasons] = (("INV-225", "why-white"),)

    def verdict(self, table: InventorsTable, answer: int) -> int:
        return int(answer == a.COLOUR + WHITE)

    def choose(self, table: InventorsTable, answer: int) -> None:
        if answer != a.PASS:
            gain_study_die(table, self.seat, answer - a.COLOUR)


def gain_study_die(table: InventorsTable, seat: int, colour: int) -> None:
    """A die to the bottom Study space, or to Exhausted if that is taken; then 1 die goes.  INV-045, INV-047"""
    me = table.player(seat)
    bottom = 1 << (colour - 1) * 3
    taken = me.study & bottom
    if taken:
        me.exhausted[colour] += 1
    else:
        me.study |= bottom
    if table.loud:
        table.tell("gains-study-die", seat, colour, EXHAUSTED if taken else FROM_STUDY)
    gained_die(table, seat, colour)
    table.push(RemoveDie(seat))


def gained_die(table: InventorsTable, seat: int, colour: int) -> None:
    """Ongoing Research that reacts to a gained die.  INV-217"""
    box = table.box
    held = table.players[seat].research & box.gain_die_bits[colour]
    if held:
        for tile in range(len(box.research_ids)):
            if held >> tile & 1:
                table.effects(seat, box.research_effect[tile])


class RemoveDie(Ask):
    """Remove 1 die that is not on a Camel or in a Workshop.  INV-045, INV-046"""

    __slots__ = ()

    name: ClassVar[str] = "remove-die"
    rule: ClassVar[str] = "INV-046"
    about: ClassVar[Ranges] = (a.A_DIE, a.AN_EXHAUSTED_DIE, a.A_STUDY_DIE, a.A_USED_DIE)
    reasons: ClassVar[Reasons] = (("INV-046", "why-no-such-die"), ("INV-046", "why-in-use"))

    def verdict(self, table: InventorsTable, answer: int) -> int:
        if answer >= a.CAMEL_DIE:
            return 2
        return 0 if has_die(table.players[self.seat], answer) else 1

    def choices(self, table: InventorsTable) -> list[int]:
        me = table.players[self.seat]
        found = [a.EXHAUSTED_DIE + colour for colour in range(4) if me.exhausted[colour]]
        for landscape in range(READY, INSPIRED + 1):
            last = 0
            for code in me.landscape(landscape):
                if code != last:
                    found.append(a.die_answer(landscape, code))
                    last = code
        for place in range(9):
            if me.study >> place & 1:
                found.append(a.STUDY_DIE + place)
        return found

    def choose(self, table: InventorsTable, answer: int) -> None:
        me = table.player(self.seat)
        if answer >= a.STUDY_DIE:
            me.study &= ~(1 << answer - a.STUDY_DIE)
        elif answer >= a.EXHAUSTED_DIE:
            me.exhausted[answer - a.EXHAUSTED_DIE] -= 1
        else:
            me.landscape((answer - a.DIE) // 24 + 1).remove(landscape_die(answer))
        if table.loud:
            table.tell("removes-die", self.seat, answer)


class Swap(Ask):
    """Swap 1 White die, wherever it is, for a coloured die of the same face and place.  INV-051, INV-052"""

    __slots__ = ()

    name: ClassVar[str] = "swap"
    rule: ClassVar[str] = "INV-051"
    about: ClassVar[Ranges] = (a.A_DIE, a.AN_EXHAUSTED_DIE, a.A_USED_DIE, a.A_PASS)
    reasons: ClassVar[Reasons] = (("INV-051", "why-no-such-die"), ("INV-051", "why-white-only"))

    def verdict(self, table: InventorsTable, answer: int) -> int:
        if answer == a.PASS:
            return 0
        me = table.players[self.seat]
        if answer >= a.WORKSHOP_DIE:
            row, face = divmod(answer - a.WORKSHOP_DIE, 6)
            return int(face + 1 not in me.workshops[row])
        if answer >= a.CAMEL_DIE:
            camel, face = divmod(answer - a.CAMEL_DIE, 6)
            return int(face + 1 not in me.camels[camel])
        if not has_die(me, answer):
            return 1
        coloured = answer > a.EXHAUSTED_DIE or (answer < a.EXHAUSTED_DIE and landscape_die(answer) >= 8)
        return 2 if coloured else 0

    def choices(self, table: InventorsTable) -> list[int]:
        me = table.players[self.seat]
        found = [a.EXHAUSTED_DIE] if me.exhausted[WHITE] else []
        for landscape in range(READY, INSPIRED + 1):
            last = 0
            for code in me.landscape(landscape):
                if code < 8 and code != last:
                    found.append(a.die_answer(landscape, code))
                    last = code
        for camel in range(4):
            last = 0
            for code in me.camels[camel]:
                if code < 8 and code != last:
                    found.append(a.CAMEL_DIE + camel * 6 + code - 1)
                    last = code
        for row in range(3):
            last = 0
            for code in me.workshops[row]:
                if code < 8 and code != last:
                    found.append(a.WORKSHOP_DIE + row * 6 + code - 1)
                    last = code
        found.append(a.PASS)
        return found

    def choose(self, table: InventorsTable, answer: int) -> None:
        if answer != a.PASS:
            table.push(SwapFor(self.seat, answer))


class SwapFor(Ask):
    """The colour of the die that is swapped in."""

    __slots__ = ("place",)

    name: ClassVar[str] = "swap-for"
    about: ClassVar[Ranges] = (a.A_COLOUR,)
    reasons: ClassVar[Reasons] = (("INV-051", "why-white"),)

    def verdict(self, table: InventorsTable, answer: int) -> int:
        return int(answer == a.COLOUR + WHITE)

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        #: The answer that named the White die.
        self.place = place

    def options(self, table: InventorsTable) -> list[int]:
        # The die has been named: nothing comes between that moves it.
        return self.choices(table)

    def choose(self, table: InventorsTable, answer: int) -> None:
        me = table.player(self.seat)
        colour = answer - a.COLOUR
        place = self.place
        if place >= a.WORKSHOP_DIE:
            row, face = divmod(place - a.WORKSHOP_DIE, 6)
            me.workshops[row] = swapped(me.workshops[row], face + 1, colour)
        elif place >= a.CAMEL_DIE:
            camel, face = divmod(place - a.CAMEL_DIE, 6)
            me.camels[camel] = swapped(me.camels[camel], face + 1, colour)
        elif place >= a.EXHAUSTED_DIE:
            me.exhausted[WHITE] -= 1
            me.exhausted[colour] += 1
        else:
            dice = me.landscape((place - a.DIE) // 24 + 1)
            code = landscape_die(place)
            dice.remove(code)
            insort(dice, code + colour * 8)
        if table.loud:
            table.tell("swaps", self.seat, place, colour)
        gained_die(table, self.seat, colour)


def swapped(dice: tuple[int, ...], face: int, colour: int) -> tuple[int, ...]:
    """The dice with one White `face` now of `colour`."""
    changed = list(dice)
    changed.remove(face)
    insort(changed, colour * 8 + face)
    return tuple(changed)


class GainWhiteDie(SeatAct):
    """A White die rolled into Ready.  INV-069"""

    __slots__ = ()

    def happen(self, table: InventorsTable) -> None:
        roll_into(table, table.player(self.seat), self.seat, [WHITE], READY, FROM_SUPPLY)


class GainColouredDie(Ask):
    """A coloured die of choice rolled into Determined.  INV-070"""

    __slots__ = ()

    name: ClassVar[str] = "coloured-die"
    rule: ClassVar[str] = "INV-070"

    about: ClassVar[Ranges] = (a.A_COLOUR,)
    reasons: ClassVar[Reasons] = (("INV-070", "why-white"),)

    def verdict(self, table: InventorsTable, answer: int) -> int:
        return int(answer == a.COLOUR + WHITE)

    def choose(self, table: InventorsTable, answer: int) -> None:
        colour = answer - a.COLOUR
        roll_into(table, table.player(self.seat), self.seat, [colour], DETERMINED, FROM_SUPPLY)
        gained_die(table, self.seat, colour)

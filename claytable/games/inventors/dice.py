"""Player Board concepts: dice. Landscapes, brightening, the Study, swaps."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar

from ...core.messages import Message, Refusal
from ...core.table import Field
from . import answers as a
from . import clauses, names
from .ask import Act, Ask
from .solvency import Promise
from .table import InventorsTable, Player
from .terms import ANY_COLOUR, BLUE, CHARCOAL, DETERMINED, INSPIRED, READY, WHITE


def brighten_answers(me: Player) -> list[int]:
    """Every die that can be brightened, and for a Study die both ways.  INV-041, INV-048, INV-049"""
    found: list[int] = []
    exhausted = me.exhausted
    for colour in range(4):
        if exhausted[colour]:
            found.append(a.EXHAUSTED_DIE + colour)
    last = 0
    for code in me.ready:
        if code != last:
            found.append(a.DIE + (code >> 3) * 6 + (code & 7) - 1)
            last = code
    last = 0
    for code in me.determined:
        if code != last:
            found.append(a.DIE + 23 + (code >> 3) * 6 + (code & 7))
            last = code
    study = me.study
    if study:
        for place in range(9):
            if study >> place & 1:
                if place % 3 < 2 and not study >> place + 1 & 1:
                    found.append(a.STUDY_UP + place)
                found.append(a.STUDY_OUT + place)
    return found


def brighten_die(table: InventorsTable, seat: int, answer: int) -> None:
    """One brighten effect on one die.  INV-041 .. INV-044, INV-048, INV-049"""
    me = table.player(seat)
    if answer >= a.STUDY_OUT:
        place = answer - a.STUDY_OUT
        me.study &= ~(1 << place)
        roll_into(table, me, seat, place // 3 + 1, place % 3 + 1)
    elif answer >= a.STUDY_UP:
        place = answer - a.STUDY_UP
        me.study ^= 3 << place
        if table.loud:
            table.events.append(("study-up", seat, place // 3 + 1, place % 3 + 1))
        table.effects(seat, table.box.study[place // 3][place % 3 + 1])
    elif answer >= a.EXHAUSTED_DIE:
        colour = answer - a.EXHAUSTED_DIE
        me.exhausted[colour] -= 1
        roll_into(table, me, seat, colour, READY)
    else:
        landscape = (answer - a.DIE) // 24 + 1
        code = landscape_die(answer)
        me.landscape(landscape).remove(code)
        insort(me.landscape(landscape + 1), code)
        if table.loud:
            table.events.append(("brightens", seat, code, landscape + 1))
        if landscape == DETERMINED and code >= 8:
            gain_influence(table, seat, code >> 3, 1)


def landscape_die(answer: int) -> int:
    """The die that an answer names."""
    number = (answer - a.DIE) % 24
    return number // 6 * 8 + number % 6 + 1


def roll_into(table: InventorsTable, me: Player, seat: int, colour: int, landscape: int) -> None:
    """Roll a die into Ready, Determined or Inspired.  INV-043"""
    code = colour * 8 + table.roll()
    insort(me.landscape(landscape), code)
    if table.loud:
        table.events.append(("rolls", seat, code, landscape))


def gain_influence(table: InventorsTable, seat: int, colour: int, n: int) -> None:
    """Influence from supply to a Guild; from another Guild when the supply is empty.  INV-007, INV-008"""
    me = table.player(seat)
    moved = min(n, me.supply)
    if moved:
        me.supply -= moved
        me.guilds[colour - 1] += moved
        if table.loud:
            table.events.append(("gains-influence", seat, moved, colour))
    for _ in range(n - moved):
        table.push(MoveInfluence(seat, colour))


class Brighten(Ask):
    """Brighten dice, `times` times, on one or several dice.  INV-041, INV-042"""

    __slots__ = ("times",)

    name: ClassVar[str] = "brighten"
    rule: ClassVar[str] = "INV-041"

    def __init__(self, seat: int, times: int) -> None:
        super().__init__(seat)
        self.times = times

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.times)

    def choices(self, table: InventorsTable) -> list[int]:
        found = brighten_answers(table.players[self.seat])
        found.append(a.PASS)
        return found

    def choose(self, table: InventorsTable, answer: int) -> None:
        if answer == a.PASS:
            return
        if self.times > 1:
            table.push(Brighten(self.seat, self.times - 1))
        brighten_die(table, self.seat, answer)

    def promises(self, table: InventorsTable) -> list[Promise]:
        return [(clauses.BRIGHTEN, self.times, 0)]

    def why_not(self, table: InventorsTable, answer: int) -> Refusal | None:
        study = table.players[self.seat].study
        if a.STUDY_UP <= answer < a.STUDY_OUT:
            place = answer - a.STUDY_UP
            if place % 3 == 2 and study >> place & 1:
                return Refusal("INV-049", Message("why-top-of-study"))
            if study >> place & 1 and study >> place + 1 & 1:
                return Refusal("INV-048", Message("why-study-space-taken"))
            return Refusal("INV-041", Message("why-no-such-die"))
        if a.CAMEL_DIE <= answer < a.NOW:
            return Refusal("INV-041", Message("why-not-brightened"))
        return None

    def message(self, table: InventorsTable) -> Message:
        return Message("question-brighten", {"times": self.times})


class Increase(Ask):
    """Turn an available die up by 1, `times` times.  INV-039, INV-040"""

    __slots__ = ("times",)

    name: ClassVar[str] = "increase"
    rule: ClassVar[str] = "INV-039"

    def __init__(self, seat: int, times: int) -> None:
        super().__init__(seat)
        self.times = times

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.times)

    def choices(self, table: InventorsTable) -> list[int]:
        found: list[int] = []
        me = table.players[self.seat]
        for landscape in range(READY, INSPIRED + 1):
            last = 0
            for code in me.landscape(landscape):
                if code != last and code & 7 < 6:
                    found.append(a.die_answer(landscape, code))
                last = code
        found.append(a.PASS)
        return found

    def choose(self, table: InventorsTable, answer: int) -> None:
        if answer == a.PASS:
            return
        if self.times > 1:
            table.push(Increase(self.seat, self.times - 1))
        landscape = (answer - a.DIE) // 24 + 1
        code = landscape_die(answer)
        dice = table.player(self.seat).landscape(landscape)
        dice.remove(code)
        insort(dice, code + 1)
        if table.loud:
            table.events.append(("increases", self.seat, code, landscape))

    def why_not(self, table: InventorsTable, answer: int) -> Refusal | None:
        if a.DIE <= answer < a.EXHAUSTED_DIE:
            landscape = (answer - a.DIE) // 24 + 1
            if landscape_die(answer) in table.players[self.seat].landscape(landscape):
                return Refusal("INV-039", Message("why-six"))
            return Refusal("INV-040", Message("why-no-such-die"))
        if a.EXHAUSTED_DIE <= answer < a.NOW:
            return Refusal("INV-040", Message("why-not-available"))
        return None

    def message(self, table: InventorsTable) -> Message:
        return Message("question-increase", {"times": self.times})


class MoveInfluence(Ask):
    """The supply is empty: an Influence may come from another Guild instead.  INV-007"""

    __slots__ = ("colour",)

    name: ClassVar[str] = "move-influence"
    rule: ClassVar[str] = "INV-007"

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour = colour

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.colour)

    def choices(self, table: InventorsTable) -> list[int]:
        guilds = table.players[self.seat].guilds
        found = [a.COLOUR + c for c in range(BLUE, CHARCOAL + 1) if c != self.colour and guilds[c - 1]]
        found.append(a.PASS)
        return found

    def choose(self, table: InventorsTable, answer: int) -> None:
        if answer == a.PASS:
            return
        me = table.player(self.seat)
        me.guilds[answer - a.COLOUR - 1] -= 1
        me.guilds[self.colour - 1] += 1
        if table.loud:
            table.events.append(("moves-influence", self.seat, answer - a.COLOUR, self.colour))

    def promises(self, table: InventorsTable) -> list[Promise]:
        return [(clauses.INFLUENCE, 1, self.colour)]

    def message(self, table: InventorsTable) -> Message:
        return Message("question-move-influence", {"colour": names.colour(self.colour)})


class ChooseInfluence(Ask):
    """Gain Influence in Guilds of choice.  INV-008"""

    __slots__ = ("times",)

    name: ClassVar[str] = "influence"
    rule: ClassVar[str] = "INV-008"

    def __init__(self, seat: int, times: int) -> None:
        super().__init__(seat)
        self.times = times

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.times)

    def choices(self, table: InventorsTable) -> list[int]:
        me = table.players[self.seat]
        if me.supply == 0 and not any(me.guilds):
            return []
        return [a.COLOUR + BLUE, a.COLOUR + BLUE + 1, a.COLOUR + CHARCOAL, a.PASS]

    def choose(self, table: InventorsTable, answer: int) -> None:
        if answer == a.PASS:
            return
        if self.times > 1:
            table.push(ChooseInfluence(self.seat, self.times - 1))
        gain_influence(table, self.seat, answer - a.COLOUR, 1)

    def promises(self, table: InventorsTable) -> list[Promise]:
        return [(clauses.INFLUENCE, self.times, ANY_COLOUR)]

    def message(self, table: InventorsTable) -> Message:
        return Message("question-influence", {"times": self.times})


# -- gaining dice -------------------------------------------------------------------------------------


class StudyDie(Ask):
    """Gain a die of any colour to the Study: which colour?  INV-225, INV-230, INV-236"""

    __slots__ = ()

    name: ClassVar[str] = "study-die"
    rule: ClassVar[str] = "INV-225"

    def choices(self, table: InventorsTable) -> list[int]:
        return [a.COLOUR + BLUE, a.COLOUR + BLUE + 1, a.COLOUR + CHARCOAL, a.PASS]

    def choose(self, table: InventorsTable, answer: int) -> None:
        if answer != a.PASS:
            gain_study_die(table, self.seat, answer - a.COLOUR)


def gain_study_die(table: InventorsTable, seat: int, colour: int) -> None:
    """A die to the bottom Study space, or to Exhausted if that is taken; then 1 die goes.  INV-045 .. INV-047"""
    me = table.player(seat)
    bottom = 1 << (colour - 1) * 3
    if me.study & bottom:
        me.exhausted[colour] += 1
    else:
        me.study |= bottom
    if table.loud:
        table.events.append(("gains-study-die", seat, colour))
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
            table.events.append(("removes-die", self.seat, answer))


class Swap(Ask):
    """Swap 1 White die, wherever it is, for a coloured die of the same face and place.  INV-051, INV-052"""

    __slots__ = ()

    name: ClassVar[str] = "swap"
    rule: ClassVar[str] = "INV-051"

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

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        #: The answer that named the White die.
        self.place = place

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.place)

    def options(self, table: InventorsTable) -> list[int]:
        # The die has been named: nothing comes between that moves it.
        return self.choices(table)

    def choices(self, table: InventorsTable) -> list[int]:
        return [a.COLOUR + BLUE, a.COLOUR + BLUE + 1, a.COLOUR + CHARCOAL]

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
            table.events.append(("swaps", self.seat, place, colour))
        gained_die(table, self.seat, colour)


def swapped(dice: tuple[int, ...], face: int, colour: int) -> tuple[int, ...]:
    """The dice with one White `face` now of `colour`."""
    changed = list(dice)
    changed.remove(face)
    insort(changed, colour * 8 + face)
    return tuple(changed)


class GainWhiteDie(Act):
    """A White die rolled into Ready.  INV-069"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[Field, ...]:
        return (self.seat,)

    def happen(self, table: InventorsTable) -> None:
        roll_into(table, table.player(self.seat), self.seat, WHITE, READY)


class GainColouredDie(Ask):
    """A coloured die of choice rolled into Determined.  INV-070"""

    __slots__ = ()

    name: ClassVar[str] = "coloured-die"
    rule: ClassVar[str] = "INV-070"

    def choices(self, table: InventorsTable) -> list[int]:
        return [a.COLOUR + BLUE, a.COLOUR + BLUE + 1, a.COLOUR + CHARCOAL]

    def choose(self, table: InventorsTable, answer: int) -> None:
        colour = answer - a.COLOUR
        roll_into(table, table.player(self.seat), self.seat, colour, DETERMINED)
        gained_die(table, self.seat, colour)

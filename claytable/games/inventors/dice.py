"""Player Board concepts: dice. Landscapes, brightening, the Study, swaps."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Final

from ...core.messages import Argument, Message
from . import answers as a
from . import clauses, names
from .ask import Ask, Owing, Repeated
from .payability.means import Promise
from .player import Player
from .table import InventorsTable
from .terms import ANY_COLOUR, DETERMINED, EXHAUSTED, FROM_STUDY, INSPIRED, READY, WHITE, Ranges, Reasons


def brighten_answers(me: Player) -> list[int]:
    """Every die that can be brightened, and for a Study die both ways.  INV-041, INV-048, INV-049"""
    found: list[int] = []
    exhausted = me.exhausted
    for colour in range(4):
        if exhausted[colour]:
            found.append(a.EXHAUSTED_DIE + colour)
    last = 0
    answers = a.DICE[READY]
    for code in me.ready:
        if code != last:
            found.append(answers[code])
            last = code
    last = 0
    answers = a.DICE[DETERMINED]
    for code in me.determined:
        if code != last:
            found.append(answers[code])
            last = code
    study = me.study
    if study:
        for place in range(9):
            if study >> place & 1:
                if not study_step_verdict(study, a.STUDY_UP + place):
                    found.append(a.STUDY_UP + place)
                found.append(a.STUDY_OUT + place)
    return found


#: Verdicts on dice, as the questions about them number their reasons.
NO_SUCH_DIE: Final = 1
TOP_OF_STUDY: Final = 2
STUDY_SPACE_TAKEN: Final = 3
INSPIRED_ALREADY: Final = 4
IN_USE: Final = 5


def study_step_verdict(study: int, answer: int) -> int:
    """Whether a Study die can step up or out.  INV-048, INV-049"""
    place = (answer - a.STUDY_UP) % 9
    if not study >> place & 1:
        return NO_SUCH_DIE
    if answer >= a.STUDY_OUT:
        return 0
    if place % 3 == 2:
        return TOP_OF_STUDY
    return STUDY_SPACE_TAKEN if study >> place + 1 & 1 else 0


def has_die(me: Player, answer: int) -> bool:
    """Whether the die that an answer names lies there, in a landscape or on the Study."""
    if answer >= a.STUDY_DIE:
        return bool(me.study >> answer - a.STUDY_DIE & 1)
    if answer >= a.EXHAUSTED_DIE:
        return me.exhausted[answer - a.EXHAUSTED_DIE] > 0
    return landscape_die(answer) in me.landscape((answer - a.DIE) // 24 + 1)


def brighten_die(table: InventorsTable, seat: int, answer: int) -> None:
    """One brighten effect on one die.  INV-041, INV-044, INV-048, INV-049"""
    me = table.player(seat)
    if answer >= a.STUDY_OUT:
        place = answer - a.STUDY_OUT
        me.study &= ~(1 << place)
        roll_into(table, me, seat, [place // 3 + 1], place % 3 + 1, FROM_STUDY + place % 3)
    elif answer >= a.STUDY_UP:
        place = answer - a.STUDY_UP
        me.study ^= 3 << place
        if table.loud:
            table.tell("study-up", seat, place // 3 + 1, FROM_STUDY + place % 3, place % 3 + 1)
        table.effects(seat, table.box.study[place // 3][place % 3 + 1])
    elif answer >= a.EXHAUSTED_DIE:
        colour = answer - a.EXHAUSTED_DIE
        me.exhausted[colour] -= 1
        roll_into(table, me, seat, [colour], READY, EXHAUSTED)
    else:
        landscape = (answer - a.DIE) // 24 + 1
        code = landscape_die(answer)
        me.landscape(landscape).remove(code)
        insort(me.landscape(landscape + 1), code)
        if table.loud:
            table.tell("brightens", seat, (code,), landscape, landscape + 1)
        if landscape == DETERMINED and code >= 8:
            gain_influence(table, seat, code >> 3, 1)


def landscape_die(answer: int) -> int:
    """The die that an answer names."""
    number = (answer - a.DIE) % 24
    return number // 6 * 8 + number % 6 + 1


def roll_into(table: InventorsTable, me: Player, seat: int, colours: list[int], landscape: int, origin: int) -> None:
    """Roll dice of these colours into Ready, Determined or Inspired.  INV-043"""
    dice = me.landscape(landscape)
    rolled = [colour * 8 + table.roll() for colour in colours]
    for code in rolled:
        insort(dice, code)
    if table.loud and rolled:
        table.tell("rolls", seat, tuple(rolled), origin, landscape)


def gain_influence(table: InventorsTable, seat: int, colour: int, n: int) -> None:
    """Influence from supply to a Guild; from another Guild when the supply is empty.  INV-007, INV-008"""
    me = table.player(seat)
    moved = min(n, me.supply)
    if moved:
        me.supply -= moved
        me.guilds[colour - 1] += moved
        if table.loud:
            table.tell("gains-influence", seat, moved, colour)
    for _ in range(n - moved):
        table.push(MoveInfluence(seat, colour))


class Brighten(Repeated):
    """Brighten dice, `times` times, on one or several dice.  INV-041, INV-042"""

    __slots__ = ()

    name: ClassVar[str] = "brighten"
    rule: ClassVar[str] = "INV-041"

    about: ClassVar[Ranges] = (a.A_DIE, a.AN_EXHAUSTED_DIE, a.A_STUDY_STEP, a.A_USED_DIE, a.A_PASS)
    reasons: ClassVar[Reasons] = (
        ("INV-041", "why-no-such-die"),
        ("INV-049", "why-top-of-study"),
        ("INV-048", "why-study-space-taken"),
        ("INV-041", "why-inspired"),
        ("INV-041", "why-in-use"),
    )

    def verdict(self, table: InventorsTable, answer: int) -> int:
        if answer == a.PASS:
            return 0
        if answer >= a.CAMEL_DIE:
            return IN_USE
        me = table.players[self.seat]
        if answer >= a.STUDY_UP:
            return study_step_verdict(me.study, answer)
        if not has_die(me, answer):
            return NO_SUCH_DIE
        return INSPIRED_ALREADY if a.DICE[INSPIRED][1] <= answer < a.EXHAUSTED_DIE else 0

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

    def alike(self, table: InventorsTable, owing: Owing, answer: int) -> int:
        # Once the dice of an action lie, no face counts, and no White die: where a coloured one lies does.
        if answer == a.PASS and self.times == 1 and owing.dice_lie():
            return a.EXHAUSTED_DIE
        if a.DIE <= answer < a.EXHAUSTED_DIE and owing.dice_lie():
            place = (answer - a.DIE) // 6
            return -30 - place if place % 4 else a.EXHAUSTED_DIE
        return super().alike(table, owing, answer)


class Increase(Repeated):
    """Turn an available die up by 1, `times` times.  INV-039, INV-040"""

    __slots__ = ()

    name: ClassVar[str] = "increase"
    rule: ClassVar[str] = "INV-039"
    about: ClassVar[Ranges] = (a.A_DIE, a.AN_EXHAUSTED_DIE, a.A_STUDY_DIE, a.A_USED_DIE, a.A_PASS)
    reasons: ClassVar[Reasons] = (
        ("INV-040", "why-no-such-die"),
        ("INV-039", "why-six"),
        ("INV-040", "why-not-increased"),
    )

    def choices(self, table: InventorsTable) -> list[int]:
        found: list[int] = []
        me = table.players[self.seat]
        for landscape in range(READY, INSPIRED + 1):
            last = 0
            answers = a.DICE[landscape]
            for code in me.landscape(landscape):
                if code != last and code & 7 < 6:
                    found.append(answers[code])
                last = code
        found.append(a.PASS)
        return found

    def verdict(self, table: InventorsTable, answer: int) -> int:
        if answer == a.PASS:
            return 0
        if answer >= a.EXHAUSTED_DIE:
            return 3
        if not has_die(table.players[self.seat], answer):
            return 1
        return 2 if landscape_die(answer) & 7 == 6 else 0

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
            table.tell("increases", self.seat, code, landscape)

    def alike(self, table: InventorsTable, owing: Owing, answer: int) -> int:
        # Once the dice of an action lie, no other face counts.
        if a.DIE <= answer < a.EXHAUSTED_DIE and owing.dice_lie():
            return a.PASS
        return super().alike(table, owing, answer)


class MoveInfluence(Ask):
    """The supply is empty: an Influence may come from another Guild instead.  INV-007"""

    __slots__ = ("colour",)

    name: ClassVar[str] = "move-influence"
    rule: ClassVar[str] = "INV-007"

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    about: ClassVar[Ranges] = (a.A_COLOUR, a.A_PASS)
    reasons: ClassVar[Reasons] = (
        ("INV-008", "why-white"),
        ("INV-007", "why-same-guild"),
        ("INV-007", "why-guild-empty"),
    )

    def verdict(self, table: InventorsTable, answer: int) -> int:
        colour = answer - a.COLOUR
        if answer == a.PASS:
            return 0
        if colour == WHITE or colour == self.colour:
            return 1 if colour == WHITE else 2
        return 0 if table.players[self.seat].guilds[colour - 1] else 3

    def details(self, table: InventorsTable, answer: int, verdict: int) -> dict[str, Argument]:
        return {"colour": names.colour(answer - a.COLOUR)} if verdict == 3 else {}

    def choose(self, table: InventorsTable, answer: int) -> None:
        if answer == a.PASS:
            return
        me = table.player(self.seat)
        me.guilds[answer - a.COLOUR - 1] -= 1
        me.guilds[self.colour - 1] += 1
        if table.loud:
            table.tell("moves-influence", self.seat, answer - a.COLOUR, self.colour)

    def promises(self, table: InventorsTable) -> list[Promise]:
        return [(clauses.INFLUENCE, 1, self.colour)]

    def message(self, table: InventorsTable) -> Message:
        return Message("question-move-influence", {"colour": names.colour(self.colour)})


class ChooseInfluence(Repeated):
    """Gain Influence in Guilds of choice.  INV-008"""

    __slots__ = ()

    name: ClassVar[str] = "influence"
    rule: ClassVar[str] = "INV-008"

    about: ClassVar[Ranges] = (a.A_COLOUR, a.A_PASS)
    reasons: ClassVar[Reasons] = (("INV-008", "why-white"), ("INV-007", "why-no-influence"))

    def verdict(self, table: InventorsTable, answer: int) -> int:
        me = table.players[self.seat]
        if me.supply == 0 and not any(me.guilds):
            return 2
        return int(answer == a.COLOUR + WHITE)

    def choose(self, table: InventorsTable, answer: int) -> None:
        if answer == a.PASS:
            return
        if self.times > 1:
            table.push(ChooseInfluence(self.seat, self.times - 1))
        gain_influence(table, self.seat, answer - a.COLOUR, 1)

    def promises(self, table: InventorsTable) -> list[Promise]:
        return [(clauses.INFLUENCE, self.times, ANY_COLOUR)]

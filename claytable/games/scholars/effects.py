"""Resolving printed effects: the words of `clauses` become steps.

Silver, Gold and named Workers are gained at once. Of several other effects the owner says which comes next (SCH-177),
and each may be declined, except where it must be resolved (SCH-134): at a Rest, in a Room, on a Scroll, a Resource Card
or a Caliph Card. Influence and Gold on Translators may always be declined.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ...core.clauses import Part, Way
from ...core.messages import Argument
from ...core.table import Question, SeatDeed
from . import answers as a
from . import clauses
from .clauses import Price
from .destroy import Destroy
from .dice import Draw, DrawAll, GainDie, GainWhiteDie, TopUp, draw
from .influence import InfluenceGuild, InfluenceScroll, place
from .recruit import Employ, set_aside
from .research import Advance, ChooseTrack, harvested
from .shift import ShiftGold
from .table import ScholarsTable
from .terms import ANY_GUILD, ANY_PRIMARY, ANY_TRACK, ANY_WORKER, WHITE
from .usefulness import (
    EFFECT_REASONS,
    MUST,
    MUST_GAIN,
    part_details,
    part_verdict,
    way_details,
    way_verdict,
)
from .workers import GainWorkers, SpendWorkers, gain_gold, gain_silver, gain_worker, pay_silver

#: Nobody declines these.
_ALWAYS: Final = frozenset((clauses.WORKER, clauses.ADVANCE, clauses.HARVEST, clauses.TOP_UP))
#: These must be resolved where effects are mandatory.  SCH-134
_MUST: Final = frozenset((clauses.DRAW, clauses.DESTROY, clauses.DIE_TO_BAG, clauses.DIE_TO_HAND))


class Effects(SeatDeed[ScholarsTable]):
    """Resolve parts for `seat`."""

    __slots__ = ("must", "parts")

    def __init__(self, seat: int, parts: tuple[int, ...], must: int) -> None:
        self.seat = seat
        self.parts = parts
        self.must = must

    def happen(self, table: ScholarsTable) -> None:
        parts = table.box.parts
        rest = [number for number in self.parts if not is_plain(parts[number])]
        if len(rest) == 1:
            begin(table, self.seat, parts[rest[0]], self.must)
        elif rest:
            table.push(Order(self.seat, tuple(rest), self.must))
        # What needs no word comes first.
        for number in self.parts:
            if is_plain(parts[number]):
                gain(table, self.seat, parts[number])


def is_plain(part: Part[Price]) -> bool:
    """Gains that ask nobody: nobody declines them, or they are a price.  SCH-126, SCH-195"""
    word = part.word
    if word == clauses.WORKER:
        return part.kind != ANY_WORKER
    if word == clauses.DIE_TO_BAG:
        return part.kind == WHITE
    return word in _PLAIN


_PLAIN: Final = frozenset((clauses.SILVER, clauses.GOLD, clauses.RETIRE))


def gain(table: ScholarsTable, seat: int, part: Part[Price]) -> None:
    """Gain what asks nobody."""
    word = part.word
    if word == clauses.SILVER:
        gain_silver(table, seat, part.n)
    elif word == clauses.GOLD:
        gain_gold(table, seat, part.n)
    elif word == clauses.WORKER:
        gain_worker(table, seat, part.kind, part.n)
    elif word == clauses.RETIRE:
        set_aside(table, seat, part.kind)
    else:
        for _ in range(part.n):
            table.push(GainWhiteDie(seat))


def begin(table: ScholarsTable, seat: int, part: Part[Price], must: int) -> None:
    """Push the step of a part."""
    word = part.word
    if word == clauses.WORKER:
        table.push(GainWorkers(seat, part.n))
    elif word == clauses.DIE_TO_BAG or word == clauses.DIE_TO_HAND:
        for _ in range(part.n):
            table.push(GainDie(seat, part.kind, word - clauses.DIE_TO_BAG, must))
    elif word == clauses.DESTROY:
        table.push(Destroy(seat, part.n, must))
    elif word == clauses.DRAW:
        table.push(DrawAll(seat, part.n) if must else Draw(seat, part.n))
    elif word == clauses.TOP_UP:
        table.push(TopUp(seat, part.n))
    elif word == clauses.INFLUENCE_SCROLL:
        table.push(InfluenceScroll(seat, part.n))
    elif word == clauses.INFLUENCE_GUILD:
        table.push(InfluenceGuild(seat, part.kind, part.n))
    elif word == clauses.SHIFT:
        table.push(ShiftGold(seat, part.n))
    elif word == clauses.ADVANCE:
        table.push(Advance(seat, part.kind, part.n) if part.kind < ANY_TRACK else ChooseTrack(seat, part.kind, part.n))
    elif word == clauses.HARVEST:
        table.effects(seat, harvested(table, seat, part.kind), must)
    elif word == clauses.EMPLOY:
        table.push(Employ(seat, part.kind))
    else:
        assert word == clauses.CHOICE, part.text
        table.push(Choose(seat, part.number, must))


def begin_chosen(table: ScholarsTable, seat: int, part: Part[Price], must: int) -> None:
    """The same for a part that the player has just named: the choice is not asked for again."""
    word = part.word
    if is_plain(part):
        gain(table, seat, part)
    elif word == clauses.DRAW and not must:
        if part.n > 1:
            table.push(Draw(seat, part.n - 1))
        draw(table, seat)
    elif word == clauses.INFLUENCE_GUILD and part.kind != ANY_GUILD:
        if part.n > 1:
            table.push(InfluenceGuild(seat, part.kind, part.n - 1))
        place(table, seat, a.GUILD + part.kind)
    elif (word == clauses.DIE_TO_BAG or word == clauses.DIE_TO_HAND) and part.kind != ANY_PRIMARY:
        begin(table, seat, part, 1)
    elif word == clauses.CHOICE and len(part.ways) == 1:
        take_way(table, seat, part.ways[0])
    else:
        begin(table, seat, part, must)


def take_way(table: ScholarsTable, seat: int, way: Way[Price]) -> None:
    """Everything above the arrow is paid first, then everything below it is gained.  SCH-185"""
    if len(way.parts) == 1:
        table.push(Chosen(seat, way.parts[0]))
    else:
        table.push(Effects(seat, way.parts, 0))
    cost = way.cost
    if cost is None:
        return
    pay_silver(table, seat, cost.silver, -1)
    if cost.gold:
        table.player(seat).gold -= cost.gold
        if table.loud:
            table.tell("pays-gold", seat, cost.gold)
    for _ in range(cost.dice):
        table.push(GainWhiteDie(seat))
    if cost.workers:
        table.push(SpendWorkers(seat, cost.workers))


class Chosen(SeatDeed[ScholarsTable]):
    """Resolve one part that was chosen and paid for."""

    __slots__ = ("part",)

    def __init__(self, seat: int, part: int) -> None:
        self.seat = seat
        self.part = part

    def happen(self, table: ScholarsTable) -> None:
        begin_chosen(table, self.seat, table.box.parts[self.part], 0)


def binds(table: ScholarsTable, seat: int, part: Part[Price], must: int) -> bool:
    """Whether an effect that does something has to be resolved: of a choice, a side that is open and free.  SCH-134"""
    word = part.word
    if not must or word != clauses.CHOICE:
        return word in _ALWAYS or (must > 0 and word in _MUST)
    for way in part.ways:
        if way.cost is None and way_verdict(table, seat, way) == 0:
            return True
    return False


#: After the reasons against effects: this one is none of those that are open.
NOT_AMONG: Final = 18


class Order(Question[ScholarsTable]):
    """Several effects are open: which comes next?  SCH-080, SCH-113, SCH-135, SCH-177"""

    __slots__ = ("must", "parts")

    name: ClassVar[str] = "order"
    rule: ClassVar[str] = "SCH-177"
    about: ClassVar[tuple[tuple[int, int], ...]] = (a.PASSING, a.EFFECTS)
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (*EFFECT_REASONS, ("SCH-177", "why-not-among"))

    def __init__(self, seat: int, parts: tuple[int, ...], must: int) -> None:
        self.seat = seat
        self.parts = parts
        self.must = must

    def options(self, table: ScholarsTable) -> list[int]:
        found: list[int] = []
        bound = False
        for number in self.parts:
            part = table.box.parts[number]
            if part.answer not in found and part_verdict(table, self.seat, part) == 0:
                found.append(part.answer)
                bound = bound or binds(table, self.seat, part, self.must)
        if found and not bound:
            found.append(a.PASS)
        return found

    def verdict(self, table: ScholarsTable, answer: int) -> int:
        parts = table.box.parts
        if answer == a.PASS:
            for number in self.parts:
                part = parts[number]
                if part_verdict(table, self.seat, part) == 0 and binds(table, self.seat, part, self.must):
                    return MUST if self.must else MUST_GAIN
            return 0
        number = table.box.part_of_answer.get(answer, -1)
        return part_verdict(table, self.seat, parts[number]) if number in self.parts else NOT_AMONG

    def details(self, table: ScholarsTable, answer: int, verdict: int) -> dict[str, Argument]:
        number = table.box.part_of_answer.get(answer, -1)
        return part_details(table, self.seat, table.box.parts[number], verdict)

    def take(self, table: ScholarsTable, answer: int) -> None:
        if answer == a.PASS:
            return
        number = table.box.part_of_answer[answer]
        rest = list(self.parts)
        rest.remove(number)
        table.push(Effects(self.seat, tuple(rest), self.must))
        begin_chosen(table, self.seat, table.box.parts[number], self.must)


class Choose(Question[ScholarsTable]):
    """Exactly one side of a printed choice, or none where it may be declined.  SCH-134, SCH-180, SCH-185, SCH-195"""

    __slots__ = ("must", "part")

    name: ClassVar[str] = "choose"
    rule: ClassVar[str] = "SCH-185"
    about: ClassVar[tuple[tuple[int, int], ...]] = (a.PASSING, a.EFFECTS)
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (*EFFECT_REASONS, ("SCH-180", "why-not-among"))

    def __init__(self, seat: int, part: int, must: int) -> None:
        self.seat = seat
        self.part = part
        self.must = must

    def options(self, table: ScholarsTable) -> list[int]:
        part = table.box.parts[self.part]
        found = [way.answer for way in part.ways if way_verdict(table, self.seat, way) == 0]
        if found and not binds(table, self.seat, part, self.must):
            found.append(a.PASS)
        return found

    def verdict(self, table: ScholarsTable, answer: int) -> int:
        part = table.box.parts[self.part]
        if answer == a.PASS:
            return MUST if binds(table, self.seat, part, self.must) else 0
        for way in part.ways:
            if way.answer == answer:
                return way_verdict(table, self.seat, way)
        return NOT_AMONG

    def details(self, table: ScholarsTable, answer: int, verdict: int) -> dict[str, Argument]:
        for way in table.box.parts[self.part].ways:
            if way.answer == answer:
                return way_details(table, self.seat, way, verdict)
        return {}

    def take(self, table: ScholarsTable, answer: int) -> None:
        for way in table.box.parts[self.part].ways:
            if way.answer == answer:
                take_way(table, self.seat, way)
                return


def take_ways(table: ScholarsTable, seat: int, parts: tuple[int, ...]) -> None:
    """Effects that the player has chosen as a whole: a lone cost is paid without a second question."""
    if len(parts) == 1 and len(table.box.parts[parts[0]].ways) == 1:
        take_way(table, seat, table.box.parts[parts[0]].ways[0])
    else:
        table.push(Effects(seat, parts, 0))

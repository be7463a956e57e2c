"""Travel: moving around the Map, and what the path and the Spot give."""

from __future__ import annotations

from typing import ClassVar, Final

from ...core.messages import Argument, Message
from ...core.table import Question
from . import action, clauses, names
from . import answers as a
from .deliver import deliver, delivery_cost, delivery_verdict
from .effects import begin_chosen, gain, is_plain
from .table import ScholarsTable
from .terms import ANY_WORKER, SPOTS
from .usefulness import EFFECT_REASONS, MUST_GAIN, part_details, part_verdict


class Travel(Question[ScholarsTable]):
    """How many steps? At least one, at most the value.  SCH-086, SCH-087"""

    __slots__ = ()

    name: ClassVar[str] = "travel"
    rule: ClassVar[str] = "SCH-086"
    about: ClassVar[tuple[tuple[int, int], ...]] = (a.PASSING, (a.STEPS, a.DELIVER))
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (("SCH-086", "why-value"), ("SCH-086", "why-one-step"))

    def message(self, table: ScholarsTable) -> Message:
        return Message("question-travel", {"value": action.value(table, table.players[self.seat])})

    def options(self, table: ScholarsTable) -> list[int]:
        value = action.value(table, table.players[self.seat])
        return [a.STEPS + steps for steps in range(value)]

    def verdict(self, table: ScholarsTable, answer: int) -> int:
        if answer == a.PASS:
            return 2
        return 0 if answer - a.STEPS < action.value(table, table.players[self.seat]) else 1

    def details(self, table: ScholarsTable, answer: int, verdict: int) -> dict[str, Argument]:
        if verdict == 2:
            return {}
        return {"value": action.value(table, table.players[self.seat]), "needed": answer - a.STEPS + 1}

    def take(self, table: ScholarsTable, answer: int) -> None:
        steps = answer - a.STEPS + 1
        me = table.player(self.seat)
        start = me.spot
        me.spot = (start + steps) % SPOTS
        if table.loud:
            table.tell("travels", self.seat, steps, me.spot)
        box = table.box
        colours = action.colours(table, me)
        # The path of the action's colour, if it was crossed.  SCH-089
        rewards: list[int] = []
        for colour in range(1, 7):
            if colours >> colour & 1 and (box.path_after[colour] - start) % SPOTS < steps:
                for number in box.path_reward[colour]:
                    if number not in rewards:
                        rewards.append(number)
        # With one colour there is one reward. An action of several possible colours has one colour in the end.
        parts = list(box.spot_effect[me.spot])
        if len(rewards) == 1:
            parts += rewards
            rewards = []
        rest = tuple(number for number in parts if not is_plain(box.parts[number]))
        arrive(table, self.seat, rest, tuple(rewards), 1 if box.spot_black[me.spot] else 0)
        for number in parts:
            if is_plain(box.parts[number]):
                gain(table, self.seat, box.parts[number])


NOT_HERE: Final = 18
NO_DELIVERY: Final = 19  # then what `delivery_verdict` says
GUILD_FULL: Final = 21
TOO_DEAR: Final = 22


def arrive(table: ScholarsTable, seat: int, parts: tuple[int, ...], paths: tuple[int, ...], delivery: int) -> None:
    """What is still to be resolved of a Travel: effects, one of the paths, a Delivery."""
    if paths or delivery:
        table.push(Arrive(seat, parts, paths, delivery))
    else:
        table.effects(seat, parts, 0)


class Arrive(Question[ScholarsTable]):
    """The Spot and the path bonus, in either order.  SCH-088, SCH-090"""

    __slots__ = ("delivery", "parts", "paths")

    name: ClassVar[str] = "arrive"
    rule: ClassVar[str] = "SCH-088"
    about: ClassVar[tuple[tuple[int, int], ...]] = (a.PASSING, (a.DELIVER, a.RESEARCH), a.EFFECTS)
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (
        *EFFECT_REASONS,
        ("SCH-088", "why-not-here"),
        ("SCH-088", "why-no-delivery"),
        ("SCH-165", "why-no-scroll"),
        ("SCH-093", "why-guild-full"),
        ("SCH-092", "why-silver"),
    )

    def __init__(self, seat: int, parts: tuple[int, ...], paths: tuple[int, ...], delivery: int) -> None:
        self.seat = seat
        self.parts = parts
        self.paths = paths
        self.delivery = delivery

    def message(self, table: ScholarsTable) -> Message:
        return Message("question-arrive", {"n": table.players[self.seat].spot + 1})

    def options(self, table: ScholarsTable) -> list[int]:
        found: list[int] = []
        for number in self.parts + self.paths:
            part = table.box.parts[number]
            if part.answer not in found and part_verdict(table, self.seat, part) == 0:
                found.append(part.answer)
        if self.delivery:
            found += [a.DELIVER + guild for guild in range(3) if delivery_verdict(table, self.seat, guild) == 0]
        if found and not self.binds(table):
            found.append(a.PASS)
        return found

    def binds(self, table: ScholarsTable) -> bool:
        """A Worker of any colour is gained, like Silver and Gold.  SCH-177"""
        for number in self.parts + self.paths:
            part = table.box.parts[number]
            if part.word == clauses.WORKER and part.kind == ANY_WORKER:
                return True
        return False

    def verdict(self, table: ScholarsTable, answer: int) -> int:
        if answer == a.PASS:
            return MUST_GAIN if self.binds(table) else 0
        if answer >= a.DO:
            number = table.box.part_of_answer.get(answer, -1)
            if number not in self.parts + self.paths:
                return NOT_HERE
            return part_verdict(table, self.seat, table.box.parts[number])
        if not self.delivery:
            return NO_DELIVERY
        found = delivery_verdict(table, self.seat, answer - a.DELIVER)
        return NO_DELIVERY + found if found else 0

    def details(self, table: ScholarsTable, answer: int, verdict: int) -> dict[str, Argument]:
        if verdict == GUILD_FULL:
            return {"guild": names.guild(answer - a.DELIVER)}
        me = table.players[self.seat]
        if verdict == TOO_DEAR:
            return {"n": delivery_cost(table, self.seat, me.spot >> 1), "own": me.silver}
        number = table.box.part_of_answer.get(answer, -1)
        return part_details(table, self.seat, table.box.parts[number], verdict)

    def take(self, table: ScholarsTable, answer: int) -> None:
        if answer == a.PASS:
            return
        if a.DELIVER <= answer < a.RESEARCH:
            arrive(table, self.seat, self.parts, self.paths, 0)
            deliver(table, self.seat, answer - a.DELIVER)
            return
        number = table.box.part_of_answer[answer]
        if number in self.parts:
            rest = list(self.parts)
            rest.remove(number)
            arrive(table, self.seat, tuple(rest), self.paths, self.delivery)
        else:
            arrive(table, self.seat, self.parts, (), self.delivery)
        begin_chosen(table, self.seat, table.box.parts[number], 0)

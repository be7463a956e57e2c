"""Travel: moving around the Map, and what the path and the Spot give."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Message
from ...core.table import Field, Question
from . import action, clauses
from . import answers as a
from .deliver import deliver, guilds_to_deliver
from .effects import begin_chosen, does_something, gain, is_plain
from .table import ScholarsTable
from .terms import ANY_WORKER, SPOTS


class Travel(Question[ScholarsTable]):
    """How many steps? At least one, at most the value.  SCH-086, SCH-087"""

    __slots__ = ()

    name: ClassVar[str] = "travel"
    rule: ClassVar[str] = "SCH-086"

    def message(self, table: ScholarsTable) -> Message:
        return Message("question-travel", {"value": action.value(table, table.players[self.seat])})

    def options(self, table: ScholarsTable) -> list[int]:
        value = action.value(table, table.players[self.seat])
        return [a.STEPS + steps for steps in range(value)]

    def take(self, table: ScholarsTable, answer: int) -> None:
        steps = answer - a.STEPS + 1
        me = table.player(self.seat)
        start = me.spot
        me.spot = (start + steps) % SPOTS
        if table.loud:
            table.events.append(("travels", self.seat, steps, me.spot))
        box = table.box
        colours = action.colours(table, me)
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


def arrive(table: ScholarsTable, seat: int, parts: tuple[int, ...], paths: tuple[int, ...], delivery: int) -> None:
    """What is still to be resolved of a Travel: effects, one of the paths, a Delivery."""
    if paths or delivery:
        table.push(Arrive(seat, parts, paths, delivery))
    else:
        table.effects(seat, parts, 0)


class Arrive(Question[ScholarsTable]):
    """The Spot and the path bonus, in either order.  SCH-088 .. SCH-090"""

    __slots__ = ("delivery", "parts", "paths")

    name: ClassVar[str] = "arrive"
    rule: ClassVar[str] = "SCH-088"

    def __init__(self, seat: int, parts: tuple[int, ...], paths: tuple[int, ...], delivery: int) -> None:
        self.seat = seat
        self.parts = parts
        self.paths = paths
        self.delivery = delivery

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.parts, self.paths, self.delivery)

    def message(self, table: ScholarsTable) -> Message:
        return Message("question-arrive", {"n": table.players[self.seat].spot + 1})

    def options(self, table: ScholarsTable) -> list[int]:
        found: list[int] = []
        bound = False
        for number in self.parts + self.paths:
            part = table.box.parts[number]
            if part.answer not in found and does_something(table, self.seat, part):
                found.append(part.answer)
                bound = bound or (part.word == clauses.WORKER and part.kind == ANY_WORKER)
        if self.delivery:
            found += [a.DELIVER + guild for guild in guilds_to_deliver(table, self.seat)]
        if found and not bound:
            found.append(a.PASS)
        return found

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

"""Player turns: placing a Worker, or the Envoy."""

from __future__ import annotations

from typing import ClassVar

from ...core.table import Field
from . import answers as a
from .ask import Act, Ask
from .clauses import Due
from .payment import Pay, can_pay
from .solvency import left_over, may_meet
from .table import InventorsTable
from .terms import BLUE, CHARCOAL, NOBODY


def blocked(table: InventorsTable, space: int) -> bool:
    """Whether a Dummy token closes the space this round.  INV-097"""
    played = table.board.dummy_played
    return bool(played) and space in table.box.dummy_blocked[played[-1]]


def worker_due(table: InventorsTable, space: int) -> Due:
    """The printed cost, with the Dummy's additional Influence.  INV-097, INV-142"""
    cost = table.box.space_cost[space]
    played = table.board.dummy_played
    if played:
        extra, colour = table.box.dummy_extra[played[-1]]
        if extra == space:
            more = [cost.influence[0], cost.influence[1], cost.influence[2], cost.influence[3]]
            more[colour - 1] += 1
            return Due(cost.silver, cost.crafts, cost.any_crafts, (more[0], more[1], more[2], more[3]), cost.cards)
    return cost


def with_envoy(due: Due, colour: int) -> Due:
    """The same cost with 1 Influence of `colour` saved.  INV-148"""
    less = [due.influence[0], due.influence[1], due.influence[2], due.influence[3]]
    less[colour - 1] -= 1
    return Due(due.silver, due.crafts, due.any_crafts, (less[0], less[1], less[2], less[3]), due.cards)


def savings(table: InventorsTable, seat: int, space: int) -> list[int]:
    """The colours of which the Envoy could save an Influence so that the rest can be paid."""
    due = worker_due(table, space)
    return [c for c in range(BLUE, CHARCOAL + 1) if due.influence[c - 1] and can_pay(table, seat, with_envoy(due, c))]


def worker_answers(table: InventorsTable, seat: int, found: list[int]) -> None:
    """Every space on which a Worker, or the Envoy, may be placed and paid for.  INV-141, INV-148"""
    me = table.players[seat]
    if not me.workers and not me.envoy:
        return
    workers = me.workers
    envoy = me.envoy
    box = table.box
    is_open = box.space_open
    costs = box.space_cost
    plain = box.space_plain
    spaces = table.board.spaces
    dummy = table.dummy
    cards = len(me.hand)
    blue, orange, charcoal = me.guilds
    for space in range(14):
        if spaces[space] and not is_open[space]:
            continue
        due = costs[space]
        if dummy:
            if not is_open[space] and blocked(table, space):
                continue
            due = worker_due(table, space)
        of_blue, of_orange, of_charcoal, of_any = due.influence
        payable = of_blue <= blue and of_orange <= orange and of_charcoal <= charcoal
        if payable and not plain[space]:
            payable = left_over(table, me, due) >= 0
        # With no cards, and nobody to pay, nothing can be done meanwhile.
        if workers and (payable or ((cards or due.any_crafts) and may_meet(table, me, due, NOBODY, 0))):
            found.append(a.WORKER + space)
        if envoy:
            # A cost that can be paid as a whole can be paid with less.
            named = of_blue or of_orange or of_charcoal
            if payable and (named or not of_any):
                placeable = True
            elif named or of_any:
                placeable = bool(savings(table, seat, space))
            else:
                placeable = can_pay(table, seat, due)
            if placeable:
                found.append(a.ENVOY + space)


def send(table: InventorsTable, seat: int, answer: int) -> None:
    """Place the Worker; the cost comes before the effects.  INV-141"""
    envoy = answer >= a.ENVOY
    space = answer - (a.ENVOY if envoy else a.WORKER)
    me = table.player(seat)
    if envoy:
        me.envoy = False
    else:
        me.workers -= 1
    table.main().spaces[space] += (seat + 8 if envoy else seat,)
    if table.loud:
        table.events.append(("sends-envoy" if envoy else "sends-worker", seat, space))
    table.push(WorkerEffects(seat, space))
    due = worker_due(table, space)
    if envoy and any(due.influence):
        table.push(EnvoySaves(seat, space))
    elif not due.met():
        table.push(Pay(seat, due))


class EnvoySaves(Ask):
    """Which Influence does the Envoy save?  INV-148"""

    __slots__ = ("space",)

    name: ClassVar[str] = "envoy-saves"
    rule: ClassVar[str] = "INV-148"

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.space)

    def choices(self, table: InventorsTable) -> list[int]:
        return [a.COLOUR + colour for colour in savings(table, self.seat, self.space)]

    def choose(self, table: InventorsTable, answer: int) -> None:
        due = with_envoy(worker_due(table, self.space), answer - a.COLOUR)
        if not due.met():
            table.push(Pay(self.seat, due))


class WorkerEffects(Act):
    """The effects of the space, any of which may be declined.  INV-141, INV-144 .. INV-147"""

    __slots__ = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.space)

    def happen(self, table: InventorsTable) -> None:
        table.effects(self.seat, table.box.worker_effect[self.space], 1)

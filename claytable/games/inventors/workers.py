"""Player turns: placing a Worker, or the Envoy."""

from __future__ import annotations

from typing import ClassVar, Final

from ...core.messages import Argument
from . import answers as a
from . import names
from .ask import Act, Ask
from .clauses import Due
from .payability.costs import left_over, may_meet
from .payability.means import lacking_influence
from .payment import Pay, can_pay
from .player import Player
from .table import InventorsTable
from .terms import BLUE, CHARCOAL, NOBODY, Ranges, Reasons

#: Why no Worker is placed, as `MainAction` numbers its reasons.
NO_ENVOY: Final = 1
NO_WORKER: Final = 2
OCCUPIED: Final = 3
BLOCKED: Final = 4
NO_INFLUENCE: Final = 5
NO_CARDS: Final = 6
NO_SILVER: Final = 7
NO_CRAFT: Final = 8
UNPAYABLE: Final = 9


def blocked_spaces(table: InventorsTable) -> tuple[int, ...]:
    """The spaces that a Dummy token closes this round.  INV-097"""
    played = table.board.dummy_played
    return table.box.dummy_blocked[played[-1]] if played else ()


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
    costs = table.box.space_cost
    plain = table.box.space_plain
    dummy = table.dummy
    cards = len(me.hand)
    blue, orange, charcoal = me.guilds
    spaces = table.board.spaces
    blocked = blocked_spaces(table)
    for space in range(14):
        if (spaces[space] or blocked) and not is_free(table, space, blocked):
            continue
        due = worker_due(table, space) if dummy else costs[space]
        of_blue, of_orange, of_charcoal, _ = due.influence
        short = of_blue > blue or of_orange > orange or of_charcoal > charcoal
        # Most spaces cost Influence alone. Without it, without cards and nobody to pay, nothing can be done.
        if not workers or (short and not cards and not due.any_crafts):
            payable = False
        else:
            payable = (plain[space] and not short) or worker_pays(table, me, due, short)
        if payable:
            found.append(a.WORKER + space)
        if envoy and envoy_pays(table, me, seat, space, due):
            found.append(a.ENVOY + space)


def is_free(table: InventorsTable, space: int, blocked: tuple[int, ...]) -> bool:
    """Whether a space can take a Worker, whatever it costs.  INV-097, INV-142"""
    return table.box.space_open[space] or not (table.board.spaces[space] or space in blocked)


def worker_pays(table: InventorsTable, me: Player, due: Due, short: bool) -> bool:
    """Whether a Worker's space can be paid for; `short` of Influence it takes more than is there.  INV-142, INV-143"""
    if not short and left_over(table, me, due) >= 0:
        return True
    # With no cards, and nobody to pay, nothing can be done meanwhile.
    return (bool(me.hand) or due.any_crafts > 0) and may_meet(table, me, due, NOBODY, 0)


def envoy_pays(table: InventorsTable, me: Player, seat: int, space: int, due: Due) -> bool:
    """Whether the Envoy's space can be paid for, with 1 Influence saved.  INV-148"""
    named = due.influence[0] or due.influence[1] or due.influence[2]
    # A cost that can be paid as a whole can be paid with less.
    if (named or not due.influence[3]) and left_over(table, me, due) >= 0:
        return True
    return bool(savings(table, seat, space)) if named or due.influence[3] else can_pay(table, seat, due)


def worker_verdict(table: InventorsTable, seat: int, answer: int) -> int:
    """Whether a Worker, or the Envoy, can be placed: 0, or what is missing."""
    me = table.players[seat]
    envoy = answer >= a.ENVOY
    space = answer - (a.ENVOY if envoy else a.WORKER)
    if envoy and not me.envoy:
        return NO_ENVOY
    if not envoy and not me.workers:
        return NO_WORKER
    if not is_free(table, space, blocked_spaces(table)):
        return OCCUPIED if table.board.spaces[space] else BLOCKED
    due = worker_due(table, space)
    lacking = lacking_influence(me.guilds, due.influence)
    if envoy_pays(table, me, seat, space, due) if envoy else worker_pays(table, me, due, lacking > 0):
        return 0
    # The Envoy saves the one that is missing: something else is.  INV-148
    if lacking > (1 if envoy else 0):
        return NO_INFLUENCE
    if due.cards > len(me.hand):
        return NO_CARDS
    if due.silver > me.silver:
        return NO_SILVER
    return NO_CRAFT if due.any_crafts else UNPAYABLE


def worker_details(table: InventorsTable, seat: int, answer: int, verdict: int) -> dict[str, Argument]:
    """The amount that a Worker space costs, and what the player has of it."""
    me = table.players[seat]
    due = worker_due(table, answer - (a.ENVOY if answer >= a.ENVOY else a.WORKER))
    if verdict == NO_CARDS:
        return {"cards": due.cards, "hand": len(me.hand)}
    if verdict == NO_SILVER:
        return {"cost": due.silver, "silver": me.silver}
    if verdict == NO_CRAFT:
        return {"silver": me.silver}
    for colour in range(3):
        if verdict == NO_INFLUENCE and due.influence[colour] > me.guilds[colour]:
            return {"colour": names.colour(colour + 1), "n": due.influence[colour], "have": me.guilds[colour]}
    return {}


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
        table.tell("sends-envoy" if envoy else "sends-worker", seat, space)
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

    about: ClassVar[Ranges] = (a.A_COLOUR,)
    reasons: ClassVar[Reasons] = (
        ("INV-148", "why-influence-not-owed"),
        ("INV-103", "why-rest-unpaid"),
        ("INV-008", "why-white"),
    )

    def verdict(self, table: InventorsTable, answer: int) -> int:
        colour = answer - a.COLOUR
        due = worker_due(table, self.space)
        if not colour or not due.influence[colour - 1]:
            return 1 if colour else 3
        return 0 if can_pay(table, self.seat, with_envoy(due, colour)) else 2

    def details(self, table: InventorsTable, answer: int, verdict: int) -> dict[str, Argument]:
        return {"colour": names.colour(answer - a.COLOUR)} if verdict == 1 else {}

    def choose(self, table: InventorsTable, answer: int) -> None:
        due = with_envoy(worker_due(table, self.space), answer - a.COLOUR)
        if not due.met():
            table.push(Pay(self.seat, due))


class WorkerEffects(Act):
    """The effects of the space, any of which may be declined.  INV-141"""

    __slots__ = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def happen(self, table: InventorsTable) -> None:
        table.effects(self.seat, table.box.worker_effect[self.space], 1)

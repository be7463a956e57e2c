"""Why not: the rule that keeps an answer from the options."""

from __future__ import annotations

from ...core.messages import Message, Refusal
from . import answers as a
from . import devices, names
from .ask import Ask, add_extras, can_brighten
from .craftspeople import Refresh
from .means import lacking_influence
from .player import Player
from .table import InventorsTable
from .terms import ALL_TRADES, BUILDING, INVENTING, NOBODY, PUBLISHING, TESTING
from .testing import lowest_faces
from .totals import NEVER
from .turns import EndTurn, MainAction
from .workers import blocked, worker_due


def why_not(table: InventorsTable, answer: int) -> Refusal | None:
    """The reason why `answer` is not offered now; None if it is."""
    question = table.question
    if answer in table.answers or not isinstance(question, Ask):
        return None
    known = question.why_not(table, answer)
    if known is not None:
        return known
    me = table.players[question.seat]
    if a.BONUS <= answer < a.COLOUR:
        return why_no_extra(table, me, question.seat, answer)
    if isinstance(question, MainAction):
        refusal = why_no_action(table, me, question.seat, answer)
        if refusal is not None:
            return refusal
    elif a.INVENT <= answer < a.BONUS:
        rule = "INV-092" if isinstance(question, EndTurn) else "INV-093"
        return Refusal(rule, Message("why-one-action"))
    thing = why_no_thing(me, answer, question.rule)
    return thing if thing is not None else Refusal(question.rule, Message("why-not-asked-now"))


def why_no_extra(table: InventorsTable, me: Player, seat: int, answer: int) -> Refusal:
    """Free actions and colour bonuses."""
    if table.turn != seat:
        return Refusal("INV-157", Message("why-not-your-turn"))
    if answer == a.BONUS:
        rules = {INVENTING: "INV-111", BUILDING: "INV-120", TESTING: "INV-124", PUBLISHING: "INV-131"}
        return Refusal(rules.get(table.action, "INV-093"), Message("why-no-bonus"))
    if a.USE <= answer < a.USE + 6:
        return Refusal("INV-160", Message("why-no-task"))
    if answer == a.DISCARD_TWO:
        if len(me.hand) < 2:
            return Refusal("INV-159", Message("why-two-cards", {"n": len(me.hand)}))
        if not can_brighten(me) and me.active == ALL_TRADES:
            return Refusal("INV-159", Message("why-no-effect"))
        return Refusal("INV-103", Message("why-rest-unpaid"))
    if answer - a.PLAY not in me.hand:
        return Refusal("INV-158", Message("why-not-in-hand"))
    able: list[int] = []
    add_extras(table, me, able)
    if answer in able:
        return Refusal("INV-103", Message("why-rest-unpaid"))
    return Refusal("INV-158", Message("why-no-effect"))


def why_no_action(table: InventorsTable, me: Player, seat: int, answer: int) -> Refusal | None:
    """Main actions."""
    tented = me.tent >= 0
    if a.INVENT <= answer < a.WORKSHOP:
        if tented:
            return Refusal("INV-163", Message("why-tented"))
        if me.free_camel() < 0:
            return Refusal("INV-102", Message("why-no-camel"))
        return why_no_device_action(table, me, seat, answer - a.INVENT)
    if a.WORKSHOP <= answer < a.TENT:
        if me.workshops[answer - a.WORKSHOP]:
            return Refusal("INV-132", Message("why-workshop-used"))
        return Refusal("INV-037", Message("why-no-dice"))
    if a.TENT <= answer < a.AFTER_BRIGHTEN:
        if tented:
            return Refusal("INV-150", Message("why-tented"))
        return Refusal("INV-150", Message("why-tent-space-taken"))
    if a.AFTER_BRIGHTEN <= answer <= a.AFTER_CLEAR or answer == a.PASS:
        if not tented:
            return Refusal("INV-093", Message("why-not-tented"))
        if answer == a.AFTER_CLEAR and any(me.workshops):
            return Refusal("INV-164", Message("why-cost-unpayable"))
        return Refusal("INV-163", Message("why-no-effect"))
    if a.WORKER <= answer < a.BONUS:
        return why_no_worker(table, me, answer)
    return None


def why_no_device_action(table: InventorsTable, me: Player, seat: int, action: int) -> Refusal:
    """Invent, Build, Test and Publish."""
    if not (me.ready or me.determined or me.inspired):
        return Refusal("INV-037", Message("why-no-dice"))
    board = table.board
    if action == TESTING:
        if min(lowest_faces(table)[1:]) == 7:
            return Refusal("INV-122", Message("why-nothing-to-test"))
        return Refusal("INV-123", Message("why-no-test-die"))
    if action == INVENTING and max(me.inventions) < 0:
        return Refusal("INV-112", Message("why-no-invention-tile"))
    if not devices.offers(table, seat, action):
        if action == INVENTING:
            return Refusal("INV-254" if table.opponent != NOBODY else "INV-112", Message("why-all-invented"))
        if me.supply == 0 and not any(me.guilds):
            return Refusal("INV-007", Message("why-no-influence"))
        if action == BUILDING:
            if None not in board.built:
                rule = "INV-254" if table.opponent != NOBODY else "INV-118"
                return Refusal(rule, Message("why-built-full", {"n": len(board.built)}))
            return Refusal("INV-113", Message("why-nothing-invented"))
        return Refusal("INV-126", Message("why-nothing-built"))
    needed = devices.least_totals(table, seat, action)
    if needed[2] == NEVER:
        if action == INVENTING:
            return Refusal("INV-106", Message("why-too-few-cards", {"n": len(me.hand)}))
        rule = "INV-114" if action == BUILDING else "INV-128"
        return Refusal(rule, Message("why-crafts-unpayable", {"silver": me.silver}))
    return Refusal("INV-104", Message("why-total", {"needed": needed[0] if needed[0] != NEVER else needed[2]}))


def why_no_worker(table: InventorsTable, me: Player, answer: int) -> Refusal:
    """Workers and the Envoy."""
    if me.tent >= 0:
        return Refusal("INV-163", Message("why-tented"))
    envoy = answer >= a.ENVOY
    space = answer - (a.ENVOY if envoy else a.WORKER)
    if envoy and not me.envoy:
        return Refusal("INV-149", Message("why-no-envoy"))
    if not envoy and not me.workers:
        return Refusal("INV-141", Message("why-no-worker"))
    if blocked(table, space):
        return Refusal("INV-097", Message("why-blocked"))
    if table.board.spaces[space] and not table.box.space_open[space]:
        return Refusal("INV-142", Message("why-occupied"))
    due = worker_due(table, space)
    if envoy and lacking_influence(me.guilds, due.influence) == 1:
        # The Envoy saves the one that is missing: something else is.  INV-148
        return Refusal("INV-142", Message("why-cost-unpayable"))
    for colour in range(3):
        if due.influence[colour] > me.guilds[colour]:
            return Refusal(
                "INV-143",
                Message(
                    "why-influence",
                    {"colour": names.colour(colour + 1), "n": due.influence[colour], "have": me.guilds[colour]},
                ),
            )
    return Refusal("INV-142", Message("why-cost-unpayable"))


def why_no_thing(me: Player, answer: int, rule: str) -> Refusal | None:
    """Things that are not there, or that do not fit the rule of the question."""
    if a.CARD <= answer < a.DEVICE and answer - a.CARD not in me.hand:
        return Refusal("INV-005", Message("why-not-in-hand"))
    if a.CRAFT <= answer < a.FACE:
        trade = answer - a.CRAFT
        if rule != Refresh.rule and me.levels[trade] >= me.top():
            return Refusal("INV-056", Message("why-top", {"craft": names.craft(trade)}))
        if me.active >> trade & 1:
            return Refusal("INV-058", Message("why-active", {"craft": names.craft(trade)}))
    if a.DIE <= answer < a.EXHAUSTED_DIE:
        landscape = (answer - a.DIE) // 24 + 1
        number = (answer - a.DIE) % 24
        if number // 6 * 8 + number % 6 + 1 not in me.landscape(landscape):
            return Refusal("INV-037", Message("why-no-such-die"))
        return Refusal(rule, Message("why-not-asked-now"))
    return None

"""Why not: what belongs to no single question. Everything else its question says itself (`verdict`)."""

from __future__ import annotations

from ...core.messages import Message, Refusal
from ...core.table import Question
from . import answers as a
from .ask import add_extras, can_brighten
from .player import Player
from .table import InventorsTable
from .terms import ALL_TRADES, BUILDING, INVENTING, PUBLISHING, TESTING


def why_else(table: InventorsTable, question: Question[InventorsTable], answer: int) -> Refusal | None:
    """What its question does not know."""
    if question.is_about(answer):
        # Only what is under way forbids it: it could no longer be finished.
        return Refusal("INV-103", Message("why-rest-unpaid"))
    me = table.players[question.seat]
    if a.BONUS <= answer < a.COLOUR:
        return why_no_extra(table, me, question.seat, answer)
    if a.INVENT <= answer < a.BONUS:
        return Refusal("INV-092" if question.name == "end-turn" else "INV-093", Message("why-one-action"))
    if a.CARD <= answer < a.DEVICE and answer - a.CARD not in me.hand:
        return Refusal("INV-005", Message("why-not-in-hand"))
    return None


def why_no_extra(table: InventorsTable, me: Player, seat: int, answer: int) -> Refusal:
    """Free actions and colour bonuses."""
    if table.turn != seat:
        return Refusal("INV-157", Message("why-not-your-turn"))
    if answer == a.BONUS:
        rules = {INVENTING: "INV-111", BUILDING: "INV-120", TESTING: "INV-124", PUBLISHING: "INV-131"}
        return Refusal(rules.get(table.action, "INV-093"), Message("why-no-bonus"))
    if a.USE <= answer < a.PLAY:
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

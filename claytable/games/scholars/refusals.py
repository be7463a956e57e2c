"""Why not: what belongs to no single question. Everything else its question says itself (`verdict`)."""

from __future__ import annotations

from ...core.messages import Message, Refusal
from ...core.table import Question
from . import answers as a
from .table import ScholarsTable


def why_else(table: ScholarsTable, question: Question[ScholarsTable], answer: int) -> Refusal | None:
    """What its question does not know."""
    if answer == a.PASS:
        return Refusal(question.rule, Message("why-must"))
    if a.DELIVER <= answer < a.RESEARCH and table.slot >= 0:
        # What is left of a Travel may hold no Delivery.
        return Refusal("SCH-088", Message("why-no-delivery"))
    return None

"""Why not: what keeps an answer from the options. What a question is about, it explains itself (`verdict`)."""

from __future__ import annotations

from ...core.messages import Message, Refusal
from . import answers as a
from .table import ScholarsTable


def why_not(table: ScholarsTable, answer: int) -> Refusal | None:
    """The reason why `answer` is not offered now; None if it is."""
    question = table.question
    if question is None or answer in table.answers:
        return None
    found: Refusal | None = question.why_not(table, answer)
    if found is not None:
        return found
    if answer == a.PASS:
        return Refusal(question.rule, Message("why-must"))
    if a.DELIVER <= answer < a.RESEARCH and table.slot >= 0:
        # What is left of a Travel may hold no Delivery.
        return Refusal("SCH-088", Message("why-no-delivery"))
    return Refusal(question.rule, Message("why-not-asked-now"))

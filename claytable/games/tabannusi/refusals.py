"""Why not: what keeps a free Action away. Everything else its question says itself (`verdict`)."""

from __future__ import annotations

from ...core.messages import Message, Refusal
from ...core.table import Question
from . import answers as a
from . import names, says
from .free import extra_verdict
from .reasons import DECREE_UNMET, WAIT
from .table import TabannusiTable


def why_else(table: TabannusiTable, question: Question[TabannusiTable], answer: int) -> Refusal | None:
    """Free Actions. One that nothing else forbids has to wait for what is under way."""
    if not table.is_extra(answer):
        return None
    # Just as in the search for free Actions, the question counts as one of the steps still to be done.
    table.stack.append(question)
    verdict = extra_verdict(table, question.seat, answer)
    table.stack.pop()
    if verdict == DECREE_UNMET:
        # Each Decree has a rule of its own.
        card = answer - a.DECREE
        return Refusal(f"TAB-{221 + card}", Message("why-decree-unmet", {"decree": names.decree(table.box, card)}))
    return says.reason(verdict or WAIT)

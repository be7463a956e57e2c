"""Why not: what an open question says, else what keeps a free Action away, else that it is not asked about."""

from __future__ import annotations

from ...core.messages import Message, Refusal
from . import answers as a
from . import names, says
from .free import extra_verdict
from .reasons import DECREE_UNMET, WAIT
from .table import TabannusiTable


def why_not(table: TabannusiTable, answer: int) -> Refusal | None:
    """The reason why `answer` is not offered now; None if it is."""
    question = table.question
    if question is None or answer in table.answers:
        return None
    found = why_no_extra(table, answer) if table.is_extra(answer) else question.why_not(table, answer)
    return found if found is not None else Refusal(question.rule, Message("why-not-asked-now"))


def why_no_extra(table: TabannusiTable, answer: int) -> Refusal:
    """Free Actions. One that nothing else forbids has to wait for what is under way."""
    question = table.question
    assert question is not None
    # Just as in the search for free Actions, the question counts as one of the steps still to be done.
    table.stack.append(question)
    verdict = extra_verdict(table, question.seat, answer)
    table.stack.pop()
    if verdict == DECREE_UNMET:
        # Each Decree has a rule of its own.
        card = answer - a.DECREE
        return Refusal(f"TAB-{221 + card}", Message("why-decree-unmet", {"decree": names.decree(table.box, card)}))
    return says.reason(verdict or WAIT)

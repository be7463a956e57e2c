"""What opened and closed for a seat since its last turn.

The question that begins its new turn is also put to the table as it stood when its last turn ended. What the seat did
itself is the same on both sides, so every difference came later. Free actions are left out: they are small, and many.
"""

from __future__ import annotations

from typing import Any, Final

from ..core.game import Game
from ..core.table import Question, Table
from .bounds import MOST_WATCHED

#: Lines that somebody reads.
MOST_CHANCES: Final = 3


def chances(game: Game, seat: int | None) -> list[dict[str, Any]]:
    """What `seat` can no longer choose in its new turn, with the reason, and what it can choose now.

    Answers of one kind that are closed for one reason are one line, and so are those of a kind that opened. There is
    nothing to say before the seat's second turn, nor after the first answer of a turn.
    """
    now = game.table
    question = now.question
    if question is None or question.seat != seat or now.turn != seat:
        return []
    then = _after_last_turn(game, question)
    if then is None:
        return []
    then.turn = seat
    then.stack = now.stack[:]
    before = [answer for answer in question.options(then) if not now.is_extra(answer)]
    if not any(answer in now.answers for answer in before):
        # A turn of another kind, such as the first one of a round: it cannot be compared.
        return []
    closed: dict[tuple[str, str], dict[str, Any]] = {}
    opened: dict[str, dict[str, Any]] = {}
    for answer in before:
        refusal = None if answer in now.answers else now.why_not(answer)
        if refusal is not None:
            line = {"opened": False, "answers": [], "rule": refusal.rule, "why": refusal.message.data()}
            place = closed.setdefault((_kind(now, answer), str(line)), line)
            place["answers"].append(now.answer_message(answer).data())
    for answer in now.answers:
        if answer not in before and not now.is_extra(answer):
            place = opened.setdefault(_kind(now, answer), {"opened": True, "answers": [], "rule": "", "why": None})
            place["answers"].append(now.answer_message(answer).data())
    return [*closed.values(), *opened.values()][:MOST_CHANCES]


def _kind(table: Table, answer: int) -> str:
    """What an answer is about."""
    return table.vocabulary.keys[answer].partition(":")[0].partition(".")[0]


def _after_last_turn(game: Game, question: Question[Any]) -> Table | None:
    """The table as it stood when the seat's last turn had ended; None unless both turns begin with this question."""
    answers: list[int] = []
    entry = game.standing
    while entry is not None and len(answers) < MOST_WATCHED:
        answers.append(entry.answer)
        entry = entry.under
    table = game.after(0 if entry is None else entry.number).table
    table.loud = False
    turn = -1
    begins = False
    ended: Table | None = None
    for answer in reversed(answers):
        asked = table.question
        assert asked is not None
        if asked.seat == question.seat == table.turn and table.turns != turn:
            turn = table.turns
            begins = type(asked) is type(question) and asked.fields() == question.fields()
            ended = None
        asked.take(table, answer)
        while True:
            if ended is None and table.turns != turn >= 0:
                ended = table.copy()
            if not table.stack or table.stack.pop().proceed(table):
                break
    return ended if begins and table.turns != turn else None

"""What an answer would cost, give and set off, before it is given."""

from __future__ import annotations

from .game import Game
from .messages import Message
from .table import Deed, Question, Table


def preview(game: Game, answer: int, seed: int) -> list[Message]:
    """The lines that `answer` would cause, as far as they are certain, as the seat that must answer may read them.

    The answer is tried on a table with a new random draw of everything that this seat cannot see: nothing hidden can
    show. The lines stop at the first thing that chance decides or that comes to light, and at the end of the turn.
    """
    seat = game.decision.seat
    table = game.determinize(seat, seed).table
    table.loud = True
    known, turn = table.reveals, table.turn
    question = table.question
    assert question is not None
    question.take(table, answer)
    certain = 0
    while table.reveals == known and table.turn == turn:
        certain = len(table.events)
        if not _step(table):
            break
    lines = [table.line(event, seat) for event in table.events[:certain]]
    return [line for line in lines if line is not None]


def _step(table: Table) -> bool:
    """Do the next step, if it asks nobody."""
    if not table.stack:
        return False
    step = table.stack.pop()
    if isinstance(step, Deed):
        step.happen(table)
        return True
    assert isinstance(step, Question)
    answers = step.options(table)
    if len(answers) > 1:
        return False
    if answers:
        step.take(table, answers[0])
    return True

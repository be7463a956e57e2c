"""What every bot that looks ahead asks of a table."""

from __future__ import annotations

from typing import Final

from ..core.rng import Pcg32
from ..core.table import Table
from .odds import Odds

#: Answers in a line, at the most: a turn is shorter than that.
DEPTH: Final = 60


def end_turn(
    table: Table,
    seat: int,
    turns: int,
    known: list[int],
    luck: Pcg32,
    odds: Odds | None = None,
) -> list[int]:
    """Answer for `seat` to the end of its turn, as `known` says, and by the odds where that cannot be followed.

    Without odds all answers are as likely as each other. Free actions are left alone.
    """
    line: list[int] = []
    while len(line) < DEPTH:
        question = table.question
        if question is None or question.seat != seat or table.turns != turns:
            break
        answer = known[len(line)] if len(line) < len(known) else -1
        if answer not in table.answers:
            answers = plain(table)
            if odds is None:
                answer = answers[luck.below(len(answers))]
            else:
                answer = answers[odds.pick(question.name, answers, luck)]
        line.append(answer)
        table.answer(answer)
    return line


def plain(table: Table) -> list[int]:
    """The answers that are no free actions: at random, those would be taken as long as there are any."""
    found: list[int] = []
    for answer in table.answers:
        if not table.is_extra(answer):
            found.append(answer)
    return found or table.answers


def margin(worth: list[float], seat: int) -> float:
    """What a seat has more than the best of the others; alone, what it has."""
    most = -1e9
    for other, each in enumerate(worth):
        if other != seat and each > most:
            most = each
    return worth[seat] - most if len(worth) > 1 else worth[seat]

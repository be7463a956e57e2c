"""What an answer would cost, give and set off, before it is given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final

from .game import Game
from .messages import Message
from .table import Deed, Question, Table

#: Why nothing more can be foretold: a question with a choice, something that chance decides or that comes to light, or
#: the end of the turn.
ASKS: Final = "asks"
REVEALS: Final = "reveals"
ENDS: Final = "ends"
#: Lines of these verbs tell an amount, in `n`.
AMOUNTS: Final = ("gains", "loses", "pays", "scores")


class Outlook:
    """What an answer would do, as far as it is certain, as the seat that must answer may see it."""

    __slots__ = ("closes", "lines", "next", "seat", "stop", "table", "view")

    def __init__(self, lines: list[Message], stop: str, table: Table, view: Mapping[str, object]) -> None:
        #: The table after it, on which what the seat cannot see is redrawn.
        self.table = table
        #: The lines that it would cause.
        self.lines = lines
        #: ASKS, REVEALS or ENDS.
        self.stop = stop
        #: The question that would follow, and the seat that it is put to.
        self.next: Message | None = None
        self.seat = -1
        #: The table as the seat would then see it.
        self.view = view
        #: The other answers to this question that it would close, if the same question is asked again.
        self.closes: list[Message] = []


def preview(game: Game, answer: int, seed: int) -> list[Message]:
    """The lines that `answer` would cause, as far as they are certain, as the seat that must answer may read them.

    The answer is tried on a table with a new random draw of everything that this seat cannot see: nothing hidden can
    show. The lines stop at the first thing that chance decides or that comes to light, and at the end of the turn.
    """
    return _foreseen(game, _redrawn(game, seed), answer)


def previews(game: Game, seed: int) -> list[list[Message]]:
    """The same for each answer that is open now: what is hidden is redrawn once for all of them."""
    if game.over:
        return []
    redrawn = _redrawn(game, seed)
    return [_foreseen(game, redrawn.copy(), answer) for answer in game.answers]


def outlook(game: Game, answer: int, seed: int) -> Outlook:
    """The same lines, what the seat would see after them, and what would follow."""
    seat = game.decision.seat
    table = _taken(game, answer, seed)
    steps = -1
    certain = 0
    asks = False
    while _is_certain(game, table):
        steps += 1
        certain = len(table.events)
        if not _step(table):
            asks = True
            break
    stop = ASKS if asks and table.stack else REVEALS if table.reveals != game.table.reveals else ENDS
    lines = _lines(table, certain, seat)
    if not asks:
        # The last step, or the answer itself, did something that is not certain: the table as it is before that.
        table = game.table if steps < 0 else _taken(game, answer, seed)
        for _ in range(steps):
            _step(table)
    if stop != ASKS:
        return Outlook(lines, stop, table, table.view(seat))
    question = table.stack[-1]
    assert isinstance(question, Question)
    # What the others are asked may show something that only their question brings to light.
    table.question = question if question.seat == seat else None
    found = Outlook(lines, stop, table, table.view(seat))
    found.next = question.message(table)
    found.seat = question.seat
    if game.table.is_extra(answer):
        found.closes = _closed(game, answer, table)
    return found


def _closed(game: Game, answer: int, table: Table) -> list[Message]:
    """The answers that are open at `game`, and no longer when its question is asked again."""
    question = table.stack[-1]
    assert isinstance(question, Question)
    if question.seat != game.decision.seat or question.message(table) != game.decision.question:
        return []
    table.stack.pop()
    left = question.options(table)
    return [game.table.answer_message(each) for each in game.answers if each != answer and each not in left]


def _foreseen(game: Game, table: Table, answer: int) -> list[Message]:
    """The certain lines of an answer that is given on this table, a redrawn one."""
    _take(table, answer)
    certain = 0
    while _is_certain(game, table):
        certain = len(table.events)
        if not _step(table):
            break
    return _lines(table, certain, game.asked)


def _redrawn(game: Game, seed: int) -> Table:
    """The table with a new random draw of all that the seat which must answer cannot see."""
    return game.determinize(game.decision.seat, seed).table


def _take(table: Table, answer: int) -> None:
    """Give an answer."""
    table.loud = True
    question = table.question
    assert question is not None
    question.take(table, answer)
    table.question = None


def _taken(game: Game, answer: int, seed: int) -> Table:
    """A table on which `answer` is given; what its seat cannot see is redrawn."""
    table = _redrawn(game, seed)
    _take(table, answer)
    return table


def _is_certain(game: Game, table: Table) -> bool:
    """Whether what has happened on `table` is certain: at the end of the game cards are shown that nobody knows."""
    before = game.table
    return table.reveals == before.reveals and table.turn == before.turn and not table.over


def _lines(table: Table, certain: int, seat: int) -> list[Message]:
    lines = [table.line(event, seat) for event in table.events[:certain]]
    return summed([line for line in lines if line is not None])


def summed(lines: Sequence[Message]) -> list[Message]:
    """The lines, equal neighbours of an amount as one: twice "loses 1 Influence" is "loses 2 Influence"."""
    found: list[Message] = []
    for line, alike in groupby(lines):
        times = len(list(alike))
        amount = line.args.get("n")
        if times > 1 and line.id.split("-")[1] in AMOUNTS and isinstance(amount, int):
            found.append(Message(line.id, line.args | {"n": amount * times}))
        else:
            found += [line] * times
    return found


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
        table.stack.append(step)
        return False
    if answers:
        step.take(table, answers[0])
    return True

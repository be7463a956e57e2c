"""Why something happened: the line of the log whose step set it off.

A step that happens pushes others, so the stack knows what follows from what. `Causes` runs beside it: for each step
that waits, the line that led to it. What a bot thought is nobody's to know; which tile or card brought a gain is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.messages import Message
from ..core.table import Step, Table


class Causes:
    """For the open question and each step on the stack, the line that set it off, as far as the seat may read it."""

    __slots__ = ("asked", "waiting")

    def __init__(self, table: Table) -> None:
        #: What came before the first step that is watched is not known.
        self.asked: Message | None = None
        self.waiting: list[Message | None] = [None] * len(table.stack)

    def next(self) -> Message | None:
        """What set off the step that is taken from the stack now."""
        return self.waiting.pop()

    def pushed(self, table: Table, step: Step[Any], cause: Message | None, done: Message | None) -> None:
        """A step is over: it was set off by `cause`, did what `done` tells, and has left its steps on the stack."""
        del self.waiting[len(table.stack) :]
        for later in table.stack[len(self.waiting) :]:
            # What goes on with the same, such as the next of several tiles, does not follow from the one before.
            goes_on = done is None or type(later) is type(step)
            self.waiting.append(cause if goes_on else done)


def causes(lines: Sequence[Message], done: Message | None, before: Message | None, turn: int) -> list[Message | None]:
    """What set off each line of a step in a seat's turn: what the step did, or for that itself what was before.

    Between turns, such as at the end of a round, one thing follows another without being its reason.
    """
    if turn < 0:
        return [None] * len(lines)
    led = (before if done is None or line is done else done for line in lines)
    return [why if why is not None and _leads(why, line, turn) else None for why, line in zip(led, lines, strict=True)]


def _leads(why: Message, line: Message, turn: int) -> bool:
    """Whether a line is a reason: it is about the game, the seat whose turn it is, or the seat of the other line."""
    seat = who(why)
    return seat is None or ("seat" in line.args and (seat == turn or why.args["seat"] == line.args["seat"]))


def who(line: Message) -> int | None:
    """The seat that a line is about; None if it is about nobody, -1 for somebody without a seat."""
    if "seat" not in line.args:
        return None
    seat = line.args["seat"]
    number = seat.args.get("n") if isinstance(seat, Message) and seat.id == "seat" else None
    return number - 1 if isinstance(number, int) else -1

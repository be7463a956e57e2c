"""Questions to a person who looks at a table of cardboard."""

from __future__ import annotations

from typing import ClassVar, Final, TypeVar

from ..core.messages import Argument, Message
from ..core.table import Question, Table

T = TypeVar("T", bound=Table)

#: The seat of the person.
PERSON: Final = 0
#: The seat of the printed opponent.
IT: Final = 1


class Asked(Question[T]):
    """A question that the person can put off to correct a number; the rule behind it stands in its text.

    Subclasses say what may be chosen (`choices`) and what then happens (`choose`). One choice is asked too: the person
    does it on the board, and says so.
    """

    __slots__ = ()
    about: ClassVar[tuple[tuple[int, int], ...]] = ()

    def __init__(self) -> None:
        self.seat = PERSON

    def choices(self, table: T) -> list[int]:
        """The answers that belong to this very question."""
        raise NotImplementedError

    def choose(self, table: T, answer: int) -> None:
        """Carry out one of `choices`."""
        raise NotImplementedError

    def args(self, table: T) -> dict[str, Argument]:
        """The arguments of its message, besides the rule."""
        return {}

    def message(self, table: T) -> Message:
        return Message(f"question-{self.name}", self.args(table) | {"rule": self.rule})

    def options(self, table: T) -> list[int]:
        found = self.choices(table)
        if found:
            table.add_extras(self.seat, found)
        return found

    def take(self, table: T, answer: int) -> None:
        if table.is_extra(answer):
            table.push(self)
            table.take_extra(self.seat, answer)
        else:
            self.choose(table, answer)

"""Questions to a person who looks at a table of cardboard."""

from __future__ import annotations

from typing import Final, TypeVar

from ..core.messages import Argument, Message
from ..core.table import Table, TurnQuestion

T = TypeVar("T", bound=Table)

#: The seat of the person.
PERSON: Final = 0
#: The seat of the printed opponent.
IT: Final = 1


class Asked(TurnQuestion[T]):
    """A question that the person can put off to correct a number, on whose turn it may be; it names its rule.

    One choice is asked too: the person does it on the board, and says so.
    """

    __slots__ = ()

    def __init__(self) -> None:
        self.seat = PERSON

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

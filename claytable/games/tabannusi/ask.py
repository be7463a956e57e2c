"""Questions of this game: on one's own turn each also offers the free Actions.  TAB-143

They push their own steps, and the question is asked again afterwards.
"""

from __future__ import annotations

from ...core.table import Question
from . import answers as a
from .table import TabannusiTable


class Ask(Question[TabannusiTable]):
    """A step that asks. Subclasses say what may be chosen (`choices`) and what then happens (`choose`)."""

    __slots__ = ()

    def choices(self, table: TabannusiTable) -> list[int]:
        """The answers that belong to this very question."""
        raise NotImplementedError

    def choose(self, table: TabannusiTable, answer: int) -> None:
        """Carry out one of `choices`."""
        raise NotImplementedError

    def insists(self, table: TabannusiTable) -> bool:
        """Whether one answer, or none, is still asked when something else could be done first."""
        return False

    def options(self, table: TabannusiTable) -> list[int]:
        found = self.choices(table)
        if self.seat == table.turn and (len(found) > 1 or self.insists(table)):
            table.add_extras(self.seat, found)
        return found

    def take(self, table: TabannusiTable, answer: int) -> None:
        if a.REFILL <= answer < a.COLOUR:
            table.push(self)
            table.take_extra(self.seat, answer)
        else:
            self.choose(table, answer)

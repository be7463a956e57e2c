"""Questions of this game: on a player's own turn each also offers the free Actions.  TAB-143"""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Message
from ...core.table import TurnQuestion
from .reasons import REASONS
from .table import TabannusiTable


class Ask(TurnQuestion[TabannusiTable]):
    """A step that asks."""

    __slots__ = ()

    reasons: ClassVar[tuple[tuple[str, str], ...]] = REASONS


class Unpaid(Ask):
    """A question of an Action whose cost is still to be paid: free Actions wait until it is, and may help to pay it."""

    __slots__ = ()

    def options(self, table: TabannusiTable) -> list[int]:
        return self.choices(table)


class Repeated(Ask):
    """A question that is asked `times` times, one answer each."""

    __slots__ = ("times",)

    def __init__(self, seat: int, times: int) -> None:
        self.seat = seat
        self.times = times

    def message(self, table: TabannusiTable) -> Message:
        return Message(f"question-{self.name}", {"times": self.times})

"""The end: what the person counts on the board, and adds up for both sides."""

from __future__ import annotations

from typing import ClassVar, Final

from ...core.messages import Argument, Message
from ..asking import IT, PERSON, Asked
from . import answers as a
from .kinds import AboutGuild, HowMany
from .table import NOBODY, YOUR_POINTS, Beside

#: The least and the most that a person can count.
LEAST: Final = -40
MOST: Final = 200


class Control(AboutGuild):
    """Who controls this Guild?  SCH-240"""

    __slots__ = ()

    name: ClassVar[str] = "control"
    rule: ClassVar[str] = "SCH-240"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.YOURS, a.NOBODYS + 1),)
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (("SCH-240", "why-no-piece-there"),)

    def choices(self, table: Beside) -> list[int]:
        return [answer for answer in range(*self.about[0]) if self.verdict(table, answer) == 0]

    def verdict(self, table: Beside, answer: int) -> int:
        return 1 if answer == a.ITS and not table.guilds[self.guild] else 0

    def choose(self, table: Beside, answer: int) -> None:
        table.control[self.guild] = {a.YOURS: PERSON, a.ITS: IT}.get(answer, NOBODY)


class Neutral(HowMany):
    """How many Neutral Translators are still in Rooms?  SCH-205, SCH-241"""

    __slots__ = ()

    name: ClassVar[str] = "neutral"
    rule: ClassVar[str] = "SCH-241"

    def choose(self, table: Beside, answer: int) -> None:
        table.neutral = answer - a.COUNT


class Tally(Asked[Beside]):
    """One of the numbers that the person counts for themselves, added up step by step.  SCH-239"""

    __slots__ = ("which",)

    name: ClassVar[str] = "tally"
    rule: ClassVar[str] = "SCH-209"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.DONE, a.DONE + 1), (a.ADD, a.ADD + len(a.STEPS)))
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (("SCH-209", "why-not-that-far"),)

    def __init__(self, which: int) -> None:
        super().__init__()
        self.which = which

    def args(self, table: Beside) -> dict[str, Argument]:
        what = Message(f"yours-{YOUR_POINTS[self.which]}")
        return {"what": what, "n": table.yours[self.which]}

    def choices(self, table: Beside) -> list[int]:
        steps = range(a.ADD, a.ADD + len(a.STEPS))
        return [a.DONE, *[answer for answer in steps if self.verdict(table, answer) == 0]]

    def verdict(self, table: Beside, answer: int) -> int:
        if answer == a.DONE:
            return 0
        n = table.yours[self.which] + a.STEPS[answer - a.ADD]
        return 0 if (LEAST if self.which == 0 else 0) <= n <= MOST else 1

    def choose(self, table: Beside, answer: int) -> None:
        if answer != a.DONE:
            table.yours[self.which] += a.STEPS[answer - a.ADD]
            table.push(self)

"""Every number of the opponent can be put right, before any answer."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Argument
from ...games.scholars.solo_order import SPACES, shifted_sum
from ..asking import Asked
from . import answers as a
from .pieces import add_retired
from .table import Beside

#: The most Scrolls that lie above a language.
MOST_SCROLLS = 20


def value(table: Beside, number: str) -> int:
    """What a number is now; of the Retired Translators, how many there are."""
    if number in a.SCROLLS_OF:
        return table.scrolls[a.SCROLLS_OF.index(number)]
    if number in a.PIECES_IN:
        return table.guilds[a.PIECES_IN.index(number)]
    if number in a.PIECES_AT:
        return table.at_caliph[a.PIECES_AT.index(number)]
    return {
        "marker": table.position,
        "research": table.markers,
        "dice-sum": table.sum,
        "on-scrolls": table.on_scrolls,
        "retired": len(table.retired),
    }[number]


def fits(table: Beside, number: str, by: int) -> bool:
    """Whether a number can be 1 higher or lower.  SCH-212, SCH-232, SCH-238"""
    after = value(table, number) + by
    if number == "marker":
        return True
    if number == "dice-sum":
        return shifted_sum(table.printed, table.sum, by) != table.sum
    if after < 0:
        return False
    if number == "research":
        return after <= SPACES
    if number in (*a.PIECES_IN, *a.PIECES_AT, "on-scrolls"):
        return by < 0 or table.supply() > 0
    return number == "retired" or after <= MOST_SCROLLS


def change(table: Beside, number: str, by: int) -> None:
    """Put a number right."""
    if number in a.SCROLLS_OF:
        table.scrolls[a.SCROLLS_OF.index(number)] += by
    elif number in a.PIECES_IN:
        table.guilds[a.PIECES_IN.index(number)] += by
    elif number in a.PIECES_AT:
        table.at_caliph[a.PIECES_AT.index(number)] += by
    elif number == "marker":
        table.position = (table.position + by) % SPACES
    elif number == "research":
        table.markers += by
    elif number == "dice-sum":
        table.sum += by
    else:
        table.on_scrolls += by


class Correct(Asked[Beside]):
    """Which number is wrong? It is asked until all are right.  SCH-238"""

    __slots__ = ()

    name: ClassVar[str] = "correct"
    rule: ClassVar[str] = "SCH-238"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.BACK, a.LESS + len(a.NUMBERS)),)
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (("SCH-238", "why-not-that-far"),)

    def options(self, table: Beside) -> list[int]:
        # No correction within a correction.
        return self.choices(table)

    def choices(self, table: Beside) -> list[int]:
        return [answer for answer in range(*self.about[0]) if self.verdict(table, answer) == 0]

    def verdict(self, table: Beside, answer: int) -> int:
        if answer == a.BACK:
            return 0
        number, by = wanted(answer)
        return 0 if fits(table, number, by) else 1

    def choose(self, table: Beside, answer: int) -> None:
        if answer == a.BACK:
            return
        table.push(self)
        number, by = wanted(answer)
        if number == "retired":
            table.push(CorrectRetired(by))
        else:
            change(table, number, by)
            table.tell("corrected", answer)


def wanted(answer: int) -> tuple[str, int]:
    """The number that an answer corrects, and by how much."""
    if answer >= a.LESS:
        return a.NUMBERS[answer - a.LESS], -1
    return a.NUMBERS[answer - a.MORE], 1


class CorrectRetired(Asked[Beside]):
    """Which Retired Translator is missing, or too many? By the VP printed on it.  SCH-225"""

    __slots__ = ("by",)

    name: ClassVar[str] = "correct-retired"
    rule: ClassVar[str] = "SCH-225"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.VP, a.VP + a.MOST_VP + 1),)
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (("SCH-225", "why-none-with-these-vp"),)

    def __init__(self, by: int) -> None:
        super().__init__()
        self.by = by

    def args(self, table: Beside) -> dict[str, Argument]:
        return {"by": self.by}

    def options(self, table: Beside) -> list[int]:
        return self.choices(table)

    def choices(self, table: Beside) -> list[int]:
        return [answer for answer in range(*self.about[0]) if self.verdict(table, answer) == 0]

    def verdict(self, table: Beside, answer: int) -> int:
        return 0 if self.by > 0 or answer - a.VP in table.retired else 1

    def choose(self, table: Beside, answer: int) -> None:
        if self.by > 0:
            add_retired(table, answer - a.VP)
            return
        table.retired.remove(answer - a.VP)
        table.tell("not-retired", answer - a.VP)

"""Kinds of questions: about a Guild, the VP of a Translator, a number, and a Scroll that the opponent wants."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Argument
from ...games.scholars import names
from ..asking import Asked
from . import answers as a
from .table import Beside


class AboutGuild(Asked[Beside]):
    """About one Guild."""

    __slots__ = ("guild",)

    def __init__(self, guild: int) -> None:
        super().__init__()
        self.guild = guild

    def args(self, table: Beside) -> dict[str, Argument]:
        return {"guild": names.guild(self.guild)}


class HowManyVP(Asked[Beside]):
    """The VP printed on a Translator, if there is one."""

    __slots__ = ()

    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.NONE, a.NONE + 1), (a.VP, a.VP + a.MOST_VP + 1))

    def choices(self, table: Beside) -> list[int]:
        return [*range(a.VP, a.VP + a.MOST_VP + 1), a.NONE]


class HowMany(Asked[Beside]):
    """A number that the person counts."""

    __slots__ = ()

    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.COUNT, a.COUNT + a.MOST_COUNTED + 1),)

    def choices(self, table: Beside) -> list[int]:
        return [answer for answer in range(*self.about[0]) if self.verdict(table, answer) == 0]


class ByFocus(Asked[Beside]):
    """The first language of its focus with a Scroll that it can take, except those denied: never all.  SCH-231"""

    __slots__ = ("denied",)

    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.NONE, a.NONE + 1), (a.LANGUAGE, a.TRANSLATOR))
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (("SCH-231", "why-never-fully"),)

    denied: int

    def choices(self, table: Beside) -> list[int]:
        return focus(table) if self.denied else [*focus(table), a.NONE]

    def verdict(self, table: Beside, answer: int) -> int:
        return 1 if answer == a.NONE and self.denied else 0


class Wanted(Asked[Beside]):
    """About a Scroll that it wants: to Translate or to Deliver it, for how much Influence, after how many denials."""

    __slots__ = ("denied", "influence", "language", "translating")

    def __init__(self, language: int, translating: int, influence: int, denied: int) -> None:
        super().__init__()
        self.language = language
        self.translating = translating
        self.influence = influence
        self.denied = denied

    def args(self, table: Beside) -> dict[str, Argument]:
        return {"language": names.language(self.language)}


def focus(table: Beside) -> list[int]:
    """The languages in the order of its focus, as answers."""
    return [a.LANGUAGE + language for language in table.languages()]


def colours(table: Beside) -> Argument:
    """The Guilds in the order of its focus, by name."""
    return [names.guild(guild) for guild in table.colours()]

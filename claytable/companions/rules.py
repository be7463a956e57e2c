"""What all companions declare alike: one person, the opponent, and the words, rules and values of their game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar, TypeVar

from ..core.errors import BadOptions
from ..core.rules import (
    LANGUAGES,
    NO_BOTS,
    OPPONENT,
    PERSON,
    AnyGame,
    Box,
    GameRules,
    Rule,
    SeatKind,
    seat_kinds,
)
from ..core.table import Table
from ..core.words import Words, part

T = TypeVar("T", bound=Table)
B = TypeVar("B", bound=Box)


class CompanionRules(GameRules[T, B]):
    """The printed opponent of `beside`, for people who play that game on cardboard."""

    languages = LANGUAGES
    beside: ClassVar[AnyGame]
    #: How the messages begin that it takes from the game's catalogue.
    borrowed: ClassVar[tuple[str, ...]] = ()
    #: The rules of its game that it carries out: an area, and others.
    area: ClassVar[str] = "solo"
    also: ClassVar[tuple[str, ...]] = ()

    def seats(self, seats: object, options: Mapping[str, Any]) -> tuple[SeatKind, ...]:
        if seat_kinds(seats) not in ([PERSON], [PERSON, OPPONENT]):
            raise BadOptions(f"{self.title} has one seat. {NO_BOTS}")
        return SeatKind(PERSON), SeatKind(OPPONENT)

    def data(self) -> str:
        return self.beside.data()

    def messages(self, language: str) -> str:
        return super().messages(language) + "\n" + part(self.beside.messages(language), self.borrowed)

    def words(self, language: str) -> Words:
        return _words(self, self.spoken(language))

    def catalogue(self, language: str = "en") -> list[Rule]:
        """The game's rules for one alone, and others that it carries out."""
        found = self.beside.catalogue(language)
        return [rule for rule in found if rule.area.partition(".")[0] == self.area or rule.id in self.also]


@cache
def _words(rules: CompanionRules[Any, Any], language: str) -> Words:
    return Words(language, rules.messages(language))

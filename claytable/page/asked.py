"""A request to the page, taken apart."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, TypeAlias

from ..core.rules import LANGUAGES
from ..host.bounds import MOST_SEATS, TOKEN
from ..host.problems import Invalid
from ..host.wishes import read_number

Query: TypeAlias = Mapping[str, str]
#: A status, and the answer.
Told: TypeAlias = "tuple[int, Any]"


class Request:
    """A request: the parts of the address that vary, its query, and its body."""

    __slots__ = ("body", "parts", "query")

    def __init__(self, parts: tuple[str, ...], query: Query, body: str | None) -> None:
        self.parts = parts
        self.query = query
        self.body = body

    @property
    def table(self) -> str:
        """The table that it is about."""
        if re.fullmatch(TOKEN, self.parts[0]) is None:
            raise Invalid("table: letters, digits, '-' and '_' alone.")
        return self.parts[0]

    @property
    def place(self) -> int:
        """The seat that it is about."""
        place = read_number(self.parts[1], "place")
        if place >= MOST_SEATS:
            raise Invalid(f"place: a whole number from 0 to {MOST_SEATS - 1}.")
        return place

    @property
    def watch(self) -> str | None:
        """The link's token, if someone asks as a spectator."""
        return self.query.get("watch")

    @property
    def eyes(self) -> int | None:
        """The seat through whose eyes someone wants to look, if they name one."""
        if "seat" not in self.query:
            return None
        seat = read_number(self.query["seat"], "seat")
        if seat >= MOST_SEATS:
            raise Invalid(f"seat: a whole number from 0 to {MOST_SEATS - 1}.")
        return seat

    @property
    def language(self) -> str:
        """The language that is asked for."""
        language = self.query.get("language", "en")
        if language not in LANGUAGES:
            raise Invalid(f"language: one of {', '.join(LANGUAGES)}.")
        return language

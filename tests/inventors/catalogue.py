"""The catalogues of Inventors as they are written, and examples of their sentences."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from claytable.core.messages import Message
from claytable.core.words import Words, read_words
from claytable.games.inventors import names
from claytable.games.inventors.game import GAME

LANGUAGES = ("en", "pl", "fr")

#: Names by the argument in which sentences get them.
NAMED = {
    "colour": [names.colour(number) for number in (1, 2, 3, 0, 4)],
    "other-colour": [names.colour(number) for number in (1, 2, 3)],
    "craft": [names.craft(trade) for trade in range(6)],
    "landscape": [names.landscape(which) for which in (1, 2, 3, 0)],
    "section": [names.section(which) for which in range(3)],
}


def words(language: str) -> Words:
    return read_words(GAME.package, language)


class Reader(Visitor):
    """The variables of a message, and its selectors with their variants."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selectors: list[tuple[str, list[str]]] = []

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, fluent.VariableReference)
        keys = [each.key.name if isinstance(each.key, fluent.Identifier) else each.key.value for each in node.variants]
        self.selectors.append((node.selector.id.name, keys))
        self.generic_visit(node)


@cache
def catalogue(language: str) -> dict[str, Reader]:
    """Message id to what the message uses."""
    text = (files(GAME.package) / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, Reader] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{language}.ftl has '{entry.id.name}' twice"
            found[entry.id.name] = Reader()
            found[entry.id.name].visit(entry)
    return found


def example(id: str, language: str, n: int = 2, **args: Any) -> str:
    """A message with some arguments given, a name for each name, and `n` for the others."""
    given: dict[str, Any] = dict.fromkeys(catalogue("en")[id].variables, n)
    given |= {name: family[0] for name, family in NAMED.items() if name in given}
    if "seat" in given:
        given["seat"] = names.seat(0)
    return words(language).say(Message(id, given | args))

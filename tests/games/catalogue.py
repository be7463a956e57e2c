"""The catalogues of every installed game as they are written, and examples of their sentences.

What the tests must be told about a game's words stands in `tests/<game>/speech.py`:

    FAMILIES     message ids that the sources build from names, by what stands before the name
    NAMED        arguments that are names: names that every sentence with such an argument tells apart
    every        all values that an argument of a log line can have
    components   every printed thing in words
    HANDED_ON    message ids that a function of `says` is given and hands on
    HEARD        ids that are heard in every whole game
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from claytable.core.messages import Message
from claytable.core.rules import LANGUAGES, find_game, installed_games
from claytable.core.words import Words

GAMES = tuple(installed_games())

__all__ = ("GAMES", "LANGUAGES", "catalogue", "example", "find_game", "messages_in", "speech", "words")


@cache
def speech(game: str) -> Any:
    """What the tests know about a game's words."""
    return import_module(f"{game}.speech")


def words(game: str, language: str) -> Words:
    return find_game(game).words(language)


class Entry(Visitor):
    """A message as it is written: its arguments, the forms it has, and its selectors with their variants."""

    def __init__(self, message: fluent.Message) -> None:
        self.raw: set[str] = set()
        #: Arguments by name; a form such as `guild-in` counts as its argument.
        self.arguments: set[str] = set()
        self.selectors: list[tuple[str, list[str]]] = []
        self.forms = {attribute.id.name for attribute in message.attributes}
        self.visit(message)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.raw.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, fluent.VariableReference)
        keys = [each.key.name if isinstance(each.key, fluent.Identifier) else each.key.value for each in node.variants]
        self.selectors.append((node.selector.id.name, keys))
        self.generic_visit(node)


@cache
def catalogue(game: str, language: str) -> dict[str, Entry]:
    """Message id to what is written there."""
    return read_catalogue((files(find_game(game).package) / "locale" / f"{language}.ftl").read_text(encoding="utf-8"))


def read_catalogue(text: str) -> dict[str, Entry]:
    """The messages of a catalogue; one that stands there twice is an error."""
    found: dict[str, Entry] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"'{entry.id.name}' stands there twice"
            found[entry.id.name] = Entry(entry)
    forms = sorted(set.union(*(entry.forms for entry in found.values())), key=len, reverse=True)
    for each in found.values():
        each.arguments = {argument_of(name, forms) for name in each.raw}
    return found


def argument_of(variable: str, forms: list[str]) -> str:
    """The argument that a variable is, or is a form of."""
    return next((variable.removesuffix(f"-{form}") for form in forms if variable.endswith(f"-{form}")), variable)


def example(game: str, id: str, language: str, n: int = 2, /, **args: Any) -> str:
    """A message with some arguments given, a name for each name, and `n` for the others."""
    given: dict[str, Any] = dict.fromkeys(catalogue(game, "en")[id].arguments, n)
    given |= {name: family[0] for name, family in speech(game).NAMED.items() if name in given}
    return words(game, language).say(Message(id, given | args))


def messages_in(message: Message) -> Iterator[Message]:
    """A message and all messages in it."""
    yield message
    for value in message.args.values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, Message):
                yield from messages_in(each)

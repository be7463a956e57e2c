"""Catalogues of messages as they are written, and examples of their sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from ..core.messages import Message
from ..core.rules import find_any
from ..core.words import OTHERS
from ..core.words import catalogue as text_of


class Entry(Visitor):
    """A message as it is written: its arguments, the forms it has, and its selectors with their variants."""

    def __init__(self, message: fluent.Message) -> None:
        self.raw: set[str] = set()
        #: Arguments by name; a form such as `guild-in` counts as its argument.
        self.arguments: set[str] = set()
        self.selectors: list[tuple[str, list[str]]] = []
        self.forms = {attribute.id.name for attribute in message.attributes} - {OTHERS}
        #: Whether it also says what the one who is asked does, for the others.
        self.for_others = any(attribute.id.name == OTHERS for attribute in message.attributes)
        message.attributes = [attribute for attribute in message.attributes if attribute.id.name != OTHERS]
        self.visit(message)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - as Fluent names it
        """A variable."""
        self.raw.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802 - as Fluent names it
        """A choice by the value of a variable."""
        assert isinstance(node.selector, fluent.VariableReference)
        keys = [each.key.name if isinstance(each.key, fluent.Identifier) else each.key.value for each in node.variants]
        self.selectors.append((node.selector.id.name, keys))
        self.generic_visit(node)


@cache
def catalogue(game: str, language: str) -> dict[str, Entry]:
    """Message id to what is written there, with the names that a companion takes from its game."""
    return read_catalogue(find_any(game).messages(language))


@cache
def own_catalogue(game: str, language: str) -> dict[str, Entry]:
    """The same without those names."""
    own = read_catalogue(text_of(find_any(game).package, language))
    return {id: entry for id, entry in catalogue(game, language).items() if id in own}


def entry_of(game: str, id: str, language: str = "en") -> Entry:
    """A message of a catalogue, which must have it."""
    assert not (unsaid := lacking(game, [id], language)), unsaid
    return catalogue(game, language)[id]


def lacking(game: str, ids: Iterable[str], language: str = "en") -> str:
    """Which of these messages a catalogue lacks, as a sentence."""
    unsaid = sorted(set(ids) - set(catalogue(game, language)))
    return f"{game} does not say in '{language}': {', '.join(unsaid)}." if unsaid else ""


def read_catalogue(text: str) -> dict[str, Entry]:
    """The messages of a catalogue; one that stands there twice is an error."""
    found: dict[str, Entry] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"'{entry.id.name}' stands there twice"
            found[entry.id.name] = Entry(entry)
    forms = sorted({form for entry in found.values() for form in entry.forms}, key=len, reverse=True)
    for each in found.values():
        each.arguments = {argument_of(name, forms) for name in each.raw}
    return found


def argument_of(variable: str, forms: list[str]) -> str:
    """The argument that a variable is, or is a form of."""
    return next((variable.removesuffix(f"-{form}") for form in forms if variable.endswith(f"-{form}")), variable)


def example(
    game: str, named: Mapping[str, Sequence[Message]], id: str, language: str, n: int = 2, /, **args: Any
) -> str:
    """A message with some arguments given, a name for each name, and `n` for the others."""
    given: dict[str, Any] = dict.fromkeys(catalogue(game, "en")[id].arguments, n)
    given |= {name: family[0] for name, family in named.items() if name in given}
    return find_any(game).words(language).say(Message(id, given | args))


def messages_in(message: Message) -> Iterator[Message]:
    """A message and all messages in it."""
    yield message
    for value in message.args.values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, Message):
                yield from messages_in(each)

"""A table without a drawing of its own, as an outline of its view in the words of the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, get_args, is_typeddict

from rich.tree import Tree

from ..core.game import Game
from ..core.messages import Message
from ..core.schema import FRAME, Word, fields, said_as
from ..core.words import Words

#: What the terminal shows elsewhere.
HIDDEN: Final = ("decision", "seats", "over", "scores")
#: What is not there.
NOTHING: Final = "–"
YES: Final = "✓"


def outline(game: Game, seat: int | None, language: str) -> Tree:
    """The view of a seat as a tree; things and values have their names where the game has them."""
    words = game.rules.words(language)
    tree = Tree(game.rules.title)
    shape = game.rules.shape
    hints = {} if shape is None else {name: hint for name, hint, _ in fields(shape)}
    for name, value in game.view(seat).items():
        if name not in HIDDEN and (name not in FRAME or name not in hints):
            _branch(tree, words, name, value, hints.get(name))
    return tree


def _branch(tree: Tree, words: Words, name: str, value: object, hint: Any) -> None:
    """A field: several things one below the other, everything else in a line."""
    if isinstance(value, list) and any(isinstance(each, (Mapping, list)) for each in value):
        branch = tree.add(_named(words, "name", name))
        for number, each in enumerate(value, start=1):
            branch.add(f"{number}: {_said(words, each, hint)}")
    elif isinstance(value, Mapping) and value and not _words_of(hint):
        branch = tree.add(_named(words, "name", name))
        inner = _fields_of(hint)
        for field, each in value.items():
            _branch(branch, words, str(field), each, inner.get(field))
    else:
        tree.add(f"{_named(words, 'name', name)}: {_said(words, value, hint)}")


def _said(words: Words, value: object, hint: Any) -> str:
    """A value in a line."""
    if isinstance(value, Mapping):
        inner, names = _fields_of(hint), _words_of(hint)
        if inner:
            said = [f"{_named(words, 'name', name)} {_said(words, each, inner[name])}" for name, each in value.items()]
        else:
            said = [f"{_value(words, name, names)} {each}" for name, each in value.items() if each]
        return ", ".join(said) or NOTHING
    if isinstance(value, list):
        return ", ".join(_said(words, each, hint) for each in value) or NOTHING
    return _value(words, value, _words_of(hint))


def _value(words: Words, value: object, names: list[str]) -> str:
    """One value, by its name if it has one."""
    if value is None or value is False:
        return NOTHING
    if value is True:
        return YES
    for family in names if isinstance(value, str) else ():
        return _named(words, family, value)
    return str(value)


def _named(words: Words, family: str, value: object) -> str:
    """What a message calls something; without one, as it is."""
    id = said_as(family, value)
    return words.say(Message(id)) if id in words else str(value)


def _words_of(hint: Any) -> list[str]:
    """The families of messages that name what a field holds."""
    return [mark.names for each in _parts(hint) for mark in getattr(each, "__metadata__", ()) if _names(mark)]


def _names(mark: object) -> bool:
    return isinstance(mark, Word) and bool(mark.names)


def _fields_of(hint: Any) -> dict[str, Any]:
    """The fields of the record that a field holds."""
    shape = next((each for each in _parts(hint) if is_typeddict(each)), None)
    return {} if shape is None else {name: inner for name, inner, _ in fields(shape)}


def _parts(hint: Any) -> Iterator[Any]:
    """A type, and all that it is made of but the records in it."""
    yield hint
    if not is_typeddict(hint):
        for part in get_args(hint):
            yield from _parts(part)

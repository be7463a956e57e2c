"""Messages in a person's language, from a game's Fluent catalogues (`locale/<language>.ftl`)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from copy import copy
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from .errors import BadOptions
from .messages import Argument, Message

#: An entry of a catalogue begins at the first column of a line, with its name; a term's name with a dash before it.
_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)

#: The form of a question for the others at the table: what the player it is put to (`$seat`) does now, as a statement.
OTHERS: Final = "others"
#: A seat, and one whose player has a name of their own (`$name`): both have the same forms.
SEAT: Final = "seat"
NAMED: Final = "seat-named"


class Words:
    """One language's catalogue."""

    def __init__(self, language: str, text: str) -> None:
        # Fluent is loaded when the first sentence is made: the engine itself speaks in messages, and runs without it.
        from fluent.runtime import FluentBundle, FluentResource
        from fluent.syntax import FluentParser
        from fluent.syntax.ast import Junk
        from fluent.syntax.ast import Message as FluentMessage

        self.language = language
        tree = FluentParser().parse(text)
        for entry in tree.body:
            if isinstance(entry, Junk):
                raise ValueError(f"{language}.ftl: {entry.annotations[0].message}: {(entry.content or '')[:60]!r}")
        self.ids = {entry.id.name for entry in tree.body if isinstance(entry, FluentMessage)}
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(text))
        self._names: Mapping[int, str] = {}

    def __contains__(self, id: str) -> bool:
        return id in self.ids

    def has_form(self, id: str, form: str) -> bool:
        """Whether a message has another form."""
        return id in self.ids and form in self._bundle.get_message(id).attributes

    def naming(self, names: Mapping[int, str]) -> Words:
        """The same words, with players' own names by their seats."""
        twin = copy(self)
        twin._names = names
        return twin

    def say(self, message: Message, form: str = "") -> str:
        """The message as a sentence, or another form of it: an attribute, such as a case of a name.

        A message that gets a name in an argument `guild` can use each form of that name, such as `{ $guild-to }`.
        """
        name = self._names.get(int(str(message.args["n"])) - 1) if self._names and message.id == SEAT else None
        if name is not None:
            if NAMED not in self.ids:
                return name
            message = Message(NAMED, {"name": name})
        if message.id not in self.ids:
            raise KeyError(f"{self.language}.ftl has no message '{message.id}'")
        found = self._bundle.get_message(message.id)
        pattern = found.attributes[form] if form else found.value
        assert pattern is not None
        args: dict[str, Any] = {}
        for name, value in message.args.items():
            args[name] = self._argument(value)
            if isinstance(value, Message):
                for other in self._bundle.get_message(value.id).attributes:
                    args[f"{name}-{other}"] = self.say(value, other)
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{self.language}.ftl: {message.id}: {errors[0]}")
        return str(text)

    def _argument(self, value: Argument) -> int | str:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, list):
            return ", ".join(self.say(each) for each in value)
        return value


def speaks(package: str, language: str) -> bool:
    """Whether a package has a catalogue in `language`."""
    return _file(package, language).is_file()


def _file(package: str, language: str, kind: str = "") -> Traversable:
    return files(package) / "locale" / f"{kind}{language}.ftl"


def catalogue(package: str, language: str, kind: str = "") -> str:
    """The text of a package's catalogue in `language`, or of another one with its `kind` before the language."""
    path = _file(package, language, kind)
    if not path.is_file():
        raise BadOptions(f"{package} has no words in '{language}'.")
    return path.read_text(encoding="utf-8")


def part(text: str, names: tuple[str, ...]) -> str:
    """The messages whose names begin with one of `names`, and all terms, as a catalogue of their own."""
    return "".join(entry for name, entry in _entries(text) if name.startswith(("-", *names)))


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a catalogue's text, each by its name; comments between them are left out."""
    found = list(_ENTRY.finditer(text))
    for number, entry in enumerate(found, 1):
        end = found[number].start() if number < len(found) else len(text)
        said = text[entry.start() : end].partition("\n#")[0]
        yield entry[1], said.rstrip() + "\n"


@cache
def read_words(package: str, language: str, kind: str = "") -> Words:
    """A catalogue of a package in `language`."""
    return Words(language, catalogue(package, language, kind))

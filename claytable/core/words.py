"""Messages in a person's language, from a game's Fluent catalogues (`locale/<language>.ftl`)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final

from .errors import BadOptions
from .messages import Argument, Message

#: An entry of a catalogue begins at the first column of a line, with its name; a term's name with a dash before it.
_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)


class Words:
    """One language's catalogue."""

    def __init__(self, language: str, text: str) -> None:
        # Fluent is loaded when sentences are made: the engine itself speaks in messages, and runs without it.
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

    def __contains__(self, id: str) -> bool:
        return id in self.ids

    def say(self, message: Message, form: str = "") -> str:
        """The message as a sentence, or another form of it: an attribute, such as a case of a name.

        A message that gets a name in an argument `guild` can use each form of that name, such as `{ $guild-to }`.
        """
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


def catalogue(package: str, language: str) -> str:
    """The text of a package's catalogue in `language`."""
    path = files(package) / "locale" / f"{language}.ftl"
    if not path.is_file():
        raise BadOptions(f"{package} has no words in '{language}'.")
    return path.read_text(encoding="utf-8")


def part(text: str, names: tuple[str, ...]) -> str:
    """The messages of a catalogue whose names begin so, and all its terms, as a catalogue of its own."""
    return "".join(entry for name, entry in _entries(text) if name.startswith(("-", *names)))


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a catalogue's text, each by its name; comments between them are left out."""
    found = list(_ENTRY.finditer(text))
    ends = [entry.start() for entry in found[1:]] + [len(text)]
    for entry, end in zip(found, ends, strict=True):
        said = text[entry.start() : end].partition("\n#")[0]
        yield entry[1], said.rstrip() + "\n"


@cache
def read_words(package: str, language: str) -> Words:
    """The catalogue of a package in `language`."""
    return Words(language, catalogue(package, language))

"""What the engine says: an id and typed arguments, never a sentence.

A `Message` becomes words in a person's language only where a person reads it (`claytable.core.words`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

Argument: TypeAlias = "int | str | Message | list[Message]"


class Message:
    """A message id with its arguments; arguments may be messages themselves (a die, a colour, a card)."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, args: Mapping[str, Argument] | None = None) -> None:
        self.id = id
        self.args: dict[str, Argument] = dict(args) if args else {}

    def data(self) -> dict[str, object]:
        """As plain data, for views and the network."""
        return {"id": self.id, "args": {name: _plain(value) for name, value in self.args.items()}}

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)


def _plain(value: Argument) -> object:
    if isinstance(value, Message):
        return value.data()
    if isinstance(value, list):
        return [each.data() for each in value]
    return value


class Refusal:
    """Why something cannot be chosen: the rule that forbids it, and a message that says so."""

    __slots__ = ("message", "rule")

    def __init__(self, rule: str, message: Message) -> None:
        self.rule = rule
        self.message = message

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.message!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.rule == other.rule and self.message == other.message

    def __hash__(self) -> int:
        return hash((self.rule, self.message))

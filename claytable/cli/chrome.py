"""What the terminal itself says, in the player's language (`locale/<language>.ftl`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ..core.messages import Argument, Message
from ..core.words import read_words

Say: TypeAlias = Callable[..., str]


def chrome(language: str) -> Say:
    """A function that says a message of the terminal's own catalogue."""
    words = read_words("claytable.cli", language)

    def say(id: str, **args: Argument) -> str:
        return words.say(Message(id, args))

    return say

"""What the terminal itself says, in the player's language (`locale/<language>.ftl`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from rich.console import Console

from ..core.messages import Argument, Message
from ..core.rules import AnyGame
from ..core.words import read_words

Say: TypeAlias = Callable[..., str]


def chrome(language: str) -> Say:
    """A function that says a message of the terminal's own catalogue."""
    words = read_words("claytable.cli", language)

    def say(id: str, **args: Argument) -> str:
        return words.say(Message(id, args))

    return say


def decimal(number: float, language: str) -> str:
    """A number with one digit after the point, or the comma."""
    said = f"{number:.1f}"
    return said if language == "en" else said.replace(".", ",")


def own_up_to_english(console: Console, rules: AnyGame, language: str) -> None:
    """Tell someone whose language the game lacks that it speaks English."""
    if rules.spoken(language) != language:
        console.print(chrome(language)("in-english", game=rules.title), style="dim", markup=False)

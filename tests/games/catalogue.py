"""Examples of the sentences of our games."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from claytable.core.rules import LANGUAGES, find_game
from claytable.core.words import Words
from claytable.testing import catalogue as kit
from claytable.testing.catalogue import catalogue

__all__ = ("LANGUAGES", "catalogue", "example", "words")


def words(game: str, language: str) -> Words:
    return find_game(game).words(language)


def example(game: str, id: str, language: str, n: int = 2, /, **args: Any) -> str:
    """A message with some arguments given, a name for each name, and `n` for the others."""
    named = import_module(f"{game}.speech").SPEECH.named
    return kit.example(game, named, id, language, n, **args)

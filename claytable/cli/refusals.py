"""Why not? The rules that keep answers from being offered."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.text import Text

from ..core.decisions import Option
from ..core.game import Game
from ..core.messages import Refusal
from ..core.words import Words
from .chrome import Say
from .matching import matching

SHOWN: Final = 12
#: What is refused to more answers than these is no answer to this question at all.
PLAUSIBLE: Final = 30


def print_refusals(console: Console, game: Game, words: Words, say: Say, typed: str) -> None:
    """Why what was typed is not offered; with nothing typed, every refusal that names a rule."""
    names = _names(game, words)
    wanted = matching(typed, names) if typed else range(len(names))
    if typed and not wanted:
        console.print(say("why-not-none", typed=typed), markup=False)
        return
    lines: dict[str, list[str]] = {}
    silent = []
    for answer in wanted:
        key, option = names[answer]
        if answer in game.legal.answers:
            if typed:
                console.print(say("allowed", option=option), markup=False)
            continue
        refusal = game.why_not(key)
        if refusal is not None and refusal.rule:
            lines.setdefault(_sentence(refusal, words), []).append(option)
        elif typed:
            silent.append(say("why-not-silent", option=option) if refusal is None else _sentence(refusal, words))
    if not typed:
        lines = {sentence: options for sentence, options in lines.items() if len(options) <= PLAUSIBLE}
    if not typed and not lines:
        console.print(say("why-not-nothing"))
    _print(console, say, lines, silent)


def _names(game: Game, words: Words) -> list[tuple[str, str]]:
    """Key and words of every answer that the game knows."""
    return [(key, _words(game, answer, key, words)) for answer, key in enumerate(game.vocabulary.keys)]


def _words(game: Game, answer: int, key: str, words: Words) -> str:
    """What an answer means; an answer that cannot be given at this table may mean nothing, and is called by its key."""
    try:
        return words.say(Option(game.table, answer).message)
    except (KeyError, ValueError):
        return key


def _sentence(refusal: Refusal, words: Words) -> str:
    sentence = words.say(refusal.message)
    return f"{refusal.rule}: {sentence}" if refusal.rule else sentence


def _print(console: Console, say: Say, lines: dict[str, list[str]], silent: list[str]) -> None:
    if lines:
        console.print(say("why-not-all"))
    for sentence, options in list(lines.items())[:SHOWN]:
        shown = ", ".join(options[:4]) + (", …" if len(options) > 4 else "")
        console.print(Text.assemble("  ", (shown, "bold"), "  ", sentence))
    for sentence in silent[:SHOWN]:
        console.print(Text("  " + sentence))
    more = max(0, len(lines) - SHOWN) + max(0, len(silent) - SHOWN)
    if more:
        console.print(say("why-not-more", count=more))

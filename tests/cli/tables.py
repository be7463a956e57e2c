"""Tables for tests of the terminal: games some answers on or at their end, and drawings as plain text."""

from __future__ import annotations

import re
from io import StringIO

from rich.console import Console

import claytable
from claytable.bots import RandomBot
from claytable.draw import Drawing

WIDTH = 100


def random_game(name: str, seats: int, answers: int, **options: object) -> claytable.Game:
    """A game some answers on."""
    game = claytable.new(name, seats=seats, seed=seats, **options)
    bot = RandomBot(seats)
    for _ in range(answers):
        if not game.over:
            game.play_answer(bot.choose(game))
    return game


def whole_game(name: str, seats: int | list[str], seed: int, **options: object) -> tuple[claytable.Game, list[str]]:
    """A game played to its end by a bot on the persons' seats, and the keys of its answers."""
    game = claytable.new(name, seats=seats, seed=seed, **options)
    bot = RandomBot(seed)
    keys: list[str] = []
    while not game.over:
        answer = bot.choose(game)
        keys.append(game.vocabulary.keys[answer])
        game.play_answer(answer)
    return game, keys


def printed_text(drawing: object) -> str:
    """A drawing as plain text."""
    console = Console(file=StringIO(), width=WIDTH, highlight=False)
    console.print(drawing)
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert isinstance(text, str)
    return text


def drawn(game: claytable.Game, seat: int | None = 0, language: str = "en") -> str:
    """The table as plain text."""
    return printed_text(Drawing(game, language, None).table(seat))


def drawn_board(game: claytable.Game, seat: int | None = 0, of: int = 0) -> str:
    """A player's board as plain text."""
    return printed_text(Drawing(game, "en", None).board(seat, of))


def part(text: str, start: str, end: str) -> str:
    """What stands between two words, each run of spaces and frames as one space."""
    found = text.split(start, 1)[1].split(end, 1)[0]
    return re.sub(r"[\s│]+", " ", found)

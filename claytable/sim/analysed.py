"""A finished game analysed over several processes, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from typing import Any

from ..bots.analysis import Turn, analyse_turn, turns_of
from ..core.errors import JournalError
from ..core.game import Game
from ..core.journal import load_journal
from .workers import spread


@lru_cache(1)
def opened(text: str, name: str, pack: str | None) -> tuple[Game, list[Turn]]:
    """The game of a journal, and its turns; each process reads it once. Raises JournalError if it is not over."""
    game = load_journal(text, name, pack)
    if not game.over:
        raise JournalError(f"{name}: this game is not over. It can be analysed when it is.")
    return game, turns_of(game)


def _analysed(
    text: str, name: str, pack: str | None, seed: int, tries: int, places: Sequence[int]
) -> list[dict[str, Any]]:
    game, turns = opened(text, name, pack)
    return [analyse_turn(turns[place].positions(game), turns[place], seed, tries) for place in places]


def analysed(text: str, name: str, pack: str | None, seed: int, tries: int, jobs: int) -> Iterator[dict[str, Any]]:
    """What each turn of a journal's game was worth, as they are done; they come in any order."""
    _, turns = opened(text, name, pack)
    work = partial(_analysed, text, name, pack, seed, tries)
    for found, _ in spread(work, range(len(turns)), jobs):
        yield from found

"""A finished game analysed over several processes, turn by turn."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from .. import __version__
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


def analysed(
    text: str, name: str, pack: str | None, seed: int, tries: int, jobs: int, kept: Kept
) -> Iterator[dict[str, Any]]:
    """What each turn of a journal's game was worth: first what is kept, then what is worked out, in any order."""
    _, turns = opened(text, name, pack)
    known = kept.read()
    kept.write(known)
    yield from known
    places = sorted(set(range(len(turns))) - {int(turn["place"]) for turn in known})
    work = partial(_analysed, text, name, pack, seed, tries)
    for found, _ in spread(work, places, min(jobs, len(places))) if places else ():
        for turn in found:
            kept.add(turn)
            yield turn


class Kept:
    """The turns that were analysed already, in a file: who is stopped goes on there.

    The file begins with what the analysis is of; what another one left is not read.
    """

    def __init__(self, file: Path, *of: object) -> None:
        self.file = file
        self.head = hashlib.sha256(repr((__version__, *of)).encode()).hexdigest()

    def read(self) -> list[dict[str, Any]]:
        """The turns that are known."""
        with suppress(OSError, ValueError):
            head, *lines = self.file.read_text(encoding="utf-8").split("\n")
            if head == self.head:
                # Who was stopped in the middle of a line loses that one.
                return [json.loads(line) for line in lines[:-1]]
        return []

    def write(self, turns: list[dict[str, Any]]) -> None:
        """Keep these turns alone; where nothing can be written, nothing is kept."""
        with suppress(OSError):
            self.file.write_text("\n".join([self.head, *map(json.dumps, turns), ""]), encoding="utf-8")

    def add(self, turn: dict[str, Any]) -> None:
        """Keep a turn beside the others."""
        with suppress(OSError), self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(turn) + "\n")

    def clear(self) -> None:
        """All is done."""
        with suppress(OSError):
            self.file.unlink()

"""Perft: lines of play and different tables within a few answers of fixed positions.

An accidental change of a rule shows here. A meant one is written down by running these tests with CLAYTABLE_WRITE=1.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from ..core.table import Table
from .kit import Examples, Kit, Variant
from .play import moments
from .told import Position

#: Where random games stop to be counted from: after how many answers.
STOPS = (0, 8, 21)


def perft(table: Table, depth: int) -> tuple[int, int]:
    """Lines of play of `depth` answers (or fewer, where the game ends), and the different tables they lead to."""
    found: set[str] = set()
    return _lines(table, depth, found), len(found)


def _lines(table: Table, depth: int, found: set[str]) -> int:
    if depth == 0 or table.question is None:
        found.add(table.digest())
        return 1
    count = 0
    for answer in table.answers:
        twin = table.copy()
        twin.answer(answer)
        count += _lines(twin, depth - 1, found)
    return count


def counts(positions: Iterable[Position]) -> dict[str, list[int]]:
    """Lines and tables at each position."""
    return {f"{name}+{depth}": list(perft(game.table, depth)) for name, game, depth in positions}


class Counts(Kit):
    """As many lines of play as ever."""

    def examples(self, name: str) -> Examples:
        if name == "counted":
            games = self.told("perft", self.perft).games
            return [(each, each) for each in games] or [(each.name, each.name) for each in self.variants()]
        return super().examples(name)

    def positions(self, name: str) -> Iterator[Position]:
        """What is counted from: the game's own positions, or some of a random game of a variant."""
        told = self.told("perft", self.perft)
        if told.games:
            return told.games[name]()
        return self._random(next(each for each in self.variants() if each.name == name), told.depth)

    def _random(self, variant: Variant, depth: int) -> Iterator[Position]:
        game = self.new(variant.seats, variant.seats, **variant.options)
        for number in moments(game, self.manner, variant.seats, max(STOPS) + 1):
            if number in STOPS:
                yield str(number), game, depth

    def test_as_many_lines_and_tables_as_ever(self, counted: str) -> None:
        file = self.told("perft", self.perft).file
        found = counts(self.positions(counted))
        if os.environ.get("CLAYTABLE_WRITE") == "1":
            _write(file, counted, found)
        kept = _read(file)
        assert counted in kept, f"{file} has no counts of '{counted}': CLAYTABLE_WRITE=1 writes them"
        assert found == kept[counted]
        assert all(tables <= lines for lines, tables in found.values())
        assert sum(lines for lines, _ in found.values()) > len(found)


def _read(file: Path) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return kept


def _write(file: Path, name: str, found: dict[str, list[int]]) -> None:
    file.write_text(json.dumps(_read(file) | {name: found}, indent=1) + "\n", encoding="utf-8")

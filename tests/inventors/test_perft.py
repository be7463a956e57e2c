"""Perft: lines of play and different tables within a few answers of fixed positions.

An accidental change of a rule shows here. A meant one is written down by `tests/journals/make.py`.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from journals import make

JOURNALS = Path(make.__file__).parent
COUNTS = json.loads((JOURNALS / "perft.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", [name for name, *_ in make.GAMES])
def test_as_many_lines_and_tables_as_ever(name: str) -> None:
    journal = json.loads((JOURNALS / f"{name}.json").read_text(encoding="utf-8"))
    counted = {
        f"{number}+{depth}": list(make.perft(at.table, depth)) for number, depth, at in make.perft_places(journal)
    }
    assert counted == COUNTS[name]
    assert all(tables <= lines for lines, tables in counted.values())
    assert sum(lines for lines, _ in counted.values()) > 100

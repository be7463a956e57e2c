"""Perft: lines of play and different tables within a few answers of fixed positions of every game.

An accidental change of a rule shows here. A meant one is written down by `tests/journals/make.py`.
"""

from __future__ import annotations

import json

import pytest
from journals import make

import claytable


@pytest.mark.parametrize("golden", make.GAMES, ids=[golden.name for golden in make.GAMES])
def test_as_many_lines_and_tables_as_ever(golden: make.Golden) -> None:
    journal = json.loads((make.HERE / f"{golden.name}.json").read_text(encoding="utf-8"))
    counted = make.counts(journal)
    assert counted == json.loads(make.perft_file(golden.id).read_text(encoding="utf-8"))[golden.name]
    assert all(tables <= lines for lines, tables in counted.values())
    assert sum(lines for lines, _ in counted.values()) > 100


def test_every_game_is_counted() -> None:
    assert set(make.ASKED) == set(claytable.installed_games())

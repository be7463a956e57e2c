"""The order of play: at every question, what is left of the round and the turn is the end of a list of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Any

import pytest
from core.random_play import moments

import claytable
from claytable.core.table import Step
from claytable.games.inventors import rounds as inventors
from claytable.games.scholars import turns as scholars
from claytable.games.tabannusi import turns as tabannusi

Steps = list[Step[Any]]

#: The lists of each game. What they say of a seat is the same for all.
LISTS: dict[str, Callable[[Any], list[Steps]]] = {
    "inventors": lambda table: [
        inventors.start_of_round(table),
        inventors.turn(0),
        inventors.opponents_turn(1),
        inventors.end_of_round(table),
    ],
    "scholars": lambda table: [scholars.turn(0), scholars.opponents_turn(), scholars.end_of_turn()],
    "tabannusi": lambda table: [
        tabannusi.turn(0),
        tabannusi.opponents_turn(),
        tabannusi.end_of_turn(),
        tabannusi.end_with_scoring(0),
    ],
}


def named(steps: Iterable[Step[Any]]) -> list[str]:
    """The names of steps; one that each player does stands once."""
    return [name for name, _ in groupby(type(step).__name__ for step in steps)]


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("game", LISTS)
def test_what_is_left_of_a_turn_is_the_end_of_a_list(game: str, seats: int) -> None:
    seen: set[str] = set()
    played = claytable.new(game, seats=seats, seed=seats)
    for _ in moments(played, seed=5):
        table = played.table
        if played.over:
            break
        lists = [named(steps) for steps in LISTS[game](table)]
        known = {name for names in lists for name in names}
        left = [name for name in named([table.question, *reversed(table.stack)]) if name in known]
        assert any(names[len(names) - len(left) :] == left for names in lists), (left, lists)
        seen.update(left)
    assert len(seen) > 1

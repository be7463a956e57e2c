"""The companion of Scholars does what the opponent of the full game does, at every turn."""

from __future__ import annotations

import os

import pytest
from companions.beside_scholars import Beside

#: How many games are compared; CLAYTABLE_EXAMPLES=300 compares more.
GAMES = max(12, int(os.environ.get("CLAYTABLE_EXAMPLES", "0")))


@pytest.mark.parametrize("seed", range(GAMES))
def test_the_companion_tries_does_and_has_what_the_opponent_of_the_full_game_does(seed: int) -> None:
    beside = Beside(seed, ("random", "greedy")[seed % 3 == 0], ("app", "mine")[seed % 2])
    beside.play()
    assert beside.counts["turns"] > 5
    assert beside.counts["acts"] > 10

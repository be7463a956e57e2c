"""What a position is worth to bots, in every variant of every game."""

from __future__ import annotations

from typing import Any

import pytest
from games.players import VARIANTS, Player, name, play_through

import claytable


@pytest.mark.parametrize(("id", "seats", "options"), VARIANTS, ids=map(name, VARIANTS))
def test_any_position_can_be_weighed_stays_as_it_is_and_the_last_one_is_worth_its_score(
    id: str, seats: int, options: dict[str, Any]
) -> None:
    game = claytable.new(id, seats=seats, seed=seats, log=False, **options)

    def look(number: int) -> None:
        if number % 10 == 0:
            before = game.table.digest()
            assert len(game.rules.worth(game.table)) == len(game.seats)
            assert game.table.digest() == before

    play_through(game, Player(seats, [], "eager"), look)
    assert game.rules.worth(game.table) == [score.total for score in game.scores()]

"""Whole games over the wire."""

from __future__ import annotations

import random

import pytest
from served import Person

from claytable import installed_games


@pytest.mark.parametrize("game", list(installed_games()))
def test_two_people_far_apart_and_a_bot_play_a_whole_game(game: str, ann: Person, bob: Person) -> None:
    table = ann.table(game, "here", "friend", "bot")
    bob.join(next(seat["invitation"] for seat in table["seats"] if seat["invitation"]), "Bob")
    chance = random.Random(7)
    with ann.live(table["id"]) as hers, bob.live(table["id"]) as his:
        while True:
            # A bot may have answered between what one heard and what the other did.
            while hers.number != his.number:
                min(hers, his, key=lambda chair: chair.number).wait("table")
            if hers.over:
                break
            number = hers.number
            asked = hers if hers.options else his if his.options else None
            if asked is not None:
                assert asked.answer(chance.choice(asked.options)) == {"type": "accepted", "number": number}
            hers.wait_for(number + 1)
            his.wait_for(number + 1)
        assert his.over
        assert hers.last["view"]["scores"] == his.last["view"]["scores"]

"""A deal that can be proved: its fingerprint is known from the start, and only its own seed fits it."""

from __future__ import annotations

import random
import string

import pytest

from claytable import Game, JournalError, new, replay, restore, snapshot
from claytable.core.journal import commitment

SEED = "5ca1ab1e" * 4


def sealed(answers: int = 40) -> Game:
    game = new("scholars", seats=2, seed=SEED)
    chance = random.Random(1)
    for _ in range(answers):
        game.play_answer(chance.choice(game.answers))
    return game


def test_a_sealed_game_replays_and_goes_on_from_its_snapshot() -> None:
    game = sealed()
    assert replay(game.journal).table.digest() == game.table.digest()
    later = restore(snapshot(game))
    chance = random.Random(2)
    for _ in range(40):
        answer = chance.choice(game.answers)
        game.play_answer(answer)
        later.play_answer(answer)
    assert later.table.digest() == game.table.digest()


def test_the_fingerprint_is_the_same_from_the_first_answer_to_the_last() -> None:
    assert commitment(sealed(0).journal) == commitment(sealed(60).journal) == sealed(3).journal["commitment"]


@pytest.mark.parametrize("place", range(0, 32, 7))
def test_another_seed_does_not_fit_the_fingerprint(place: int) -> None:
    journal = sealed(0).journal
    for digit in string.hexdigits[:16]:
        other = SEED[:place] + digit + SEED[place + 1 :]
        if other == SEED:
            continue
        with pytest.raises(JournalError, match="not the deal that was fixed"):
            replay(journal | {"seed": other})


def test_the_fingerprint_is_the_one_that_browsers_compute_too() -> None:
    options = {"rounds": 4, "aids": False}
    deal = {"game": "inventors", "rules": "3", "pack": "żółty-1a", "options": options, "seed": SEED}
    fixed = commitment(deal | {"seats": [{"kind": "person"}, {"kind": "bot"}]})
    # The same stands in web/src/table/deal.test.ts.
    assert fixed == "d6e91513413e3dc4d1996550d594f2d5dce96be4f10b968dcdbbde6f219a9e12"


def test_a_game_of_a_plain_seed_promises_nothing() -> None:
    assert "commitment" not in new("scholars", seats=2, seed=3).journal

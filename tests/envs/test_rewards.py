"""What a game is worth, with numbers."""

from __future__ import annotations

import pytest

from claytable import Category, Item, Message, Score
from claytable.envs.rewards import margins, outcome


def scores(*totals_and_places: tuple[int, int]) -> list[Score]:
    found = []
    for seat, (total, place) in enumerate(totals_and_places):
        score = Score(seat, [Category("all", [Item(Message("thing"), total)])])
        score.place = place
        found.append(score)
    return found


@pytest.mark.parametrize(
    ("places", "worth"),
    [
        ((1, 2), [1, -1]),
        ((2, 1), [-1, 1]),
        ((3, 1, 2), [-0.5, 1, -0.5]),
        ((2, 2, 1, 4), [-1 / 3, -1 / 3, 1, -1 / 3]),
        # A victory that is shared, and one that is shared by all.
        ((1, 3, 1), [0.5, -1, 0.5]),
        ((1, 1), [0, 0]),
    ],
)
def test_the_winner_gets_one_and_the_others_lose_it_together(places: tuple[int, ...], worth: list[float]) -> None:
    assert outcome(scores(*((40, place) for place in places))) == worth
    assert sum(worth) == pytest.approx(0)


def test_a_margin_is_the_lead_over_the_best_other_seat_in_hundreds() -> None:
    assert margins(scores((50, 2), (80, 1), (30, 3))) == [-0.3, 0.3, -0.5]

"""Win rates and their bands."""

from __future__ import annotations

import pytest

from claytable.sim import Record, Totals
from claytable.sim.balance import Judged, counted, judge, wilson


def every(each: Judged) -> bool:
    return True


def game(seed: int, winner: int, *uses: dict[str, int]) -> Record:
    places = [1 if seat == winner else 2 for seat in range(2)]
    points = [{"all": 10 if place == 1 else 5} for place in places]
    return Record("seats=2", seed, ["a", "a"], 0, [3, 3], points, places, list(uses))


def test_wilson_gives_the_intervals_of_the_textbook() -> None:
    assert wilson(8, 10, 0.95) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 20, 0.95) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(20, 20, 0.95) == pytest.approx((0.8389, 1.0), abs=1e-4)
    assert wilson(0, 0, 0.95) == (0.0, 1.0)


def test_a_seat_may_expect_what_its_place_in_the_order_of_turns_wins() -> None:
    totals = Totals()
    for seed in range(40):
        # Seat 0 begins and wins three of four games; what it uses changes nothing.
        totals.add(game(seed, int(seed % 4 == 0), {"lays:card:sun": 2}, {"lays:card:moon": 1}))
    sun, moon = (next(each for each in counted(totals) if each.name.endswith(name)) for name in ("sun", "moon"))
    assert (sun.times, sun.games, sun.wins, sun.rate, sun.fair) == (80, 40, 30, 0.75, 0.75)
    assert (moon.rate, moon.fair) == (0.25, 0.25)
    assert [each.outside for each in judge(totals, every)] == [False, False]


def test_a_card_that_wins_where_its_peers_do_not_is_outside_the_band() -> None:
    totals = Totals()
    for seed in range(200):
        strong = seed % 2
        # The seat with the sun wins nine of ten games; the others are worth the same.
        winner = strong if seed % 10 else 1 - strong
        hand = [{f"lays:card:{('moon', 'star')[seed // 2 % 2]}": 1}, {"lays:card:sun": 1}]
        totals.add(game(seed, winner, *(hand if strong else hand[::-1])))
    judged = judge(totals, every)
    assert [(each.thing, each.outside) for each in judged if each.distance > 0] == [("card:sun", True)]
    assert judged[0].expected == pytest.approx(0.5, abs=0.01)
    assert {each.thing for each in judged if each.outside and each.distance < 0} == {"card:moon", "card:star"}


def test_what_all_winners_do_is_no_reason_to_call_a_card_strong() -> None:
    totals = Totals()
    for seed in range(400):
        # Only the winner lays a card, any of two: each of them wins always, and so do its peers.
        card = {f"lays:card:{('sun', 'moon')[seed // 2 % 2]}": 1, "lays": 1}
        totals.add(game(seed, seed % 2, *([card, {}] if seed % 2 == 0 else [{}, card])))
    assert not any(each.outside for each in judge(totals, lambda each: ":" in each.name))
    lays = judge(totals, lambda each: each.name == "lays")
    assert [(each.rate, each.expected, each.outside) for each in lays] == [(1.0, 0.5, True)]


def test_bands_widen_with_the_number_of_comparisons() -> None:
    totals = Totals()
    for seed in range(60):
        cards = {f"lays:card:{number}": 1 for number in range(40)}
        totals.add(game(seed, int(seed < 20), cards, {}))
    one = judge(totals, lambda each: each.name == "lays:card:3")[0]
    many = next(each for each in judge(totals, every) if each.name == "lays:card:3")
    assert (one.low, one.high) == pytest.approx(wilson(40, 60, 0.95))
    assert many.low < one.low < one.high < many.high
    assert (many.low, many.high) == pytest.approx(wilson(40, 60, 1 - 0.05 / 40))


def test_what_was_seldom_used_is_not_judged() -> None:
    totals = Totals()
    for seed in range(30):
        totals.add(game(seed, 0, {"lays:card:sun": 1}, {"lays:card:moon": 1} if seed < 5 else {}))
    assert [each.thing for each in judge(totals, every, least=20)] == ["card:sun"]

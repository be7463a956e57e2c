"""What a seat of Scholars may see of dice and cards. What holds for every game: `claytable.testing.views`."""

from __future__ import annotations

from collections import Counter

import pytest
from core.random_play import moments, played
from scholars.sight import table_of

import claytable
from claytable.games.scholars.terms import CALIPH, COLOURS


def expect_even(counts: Counter[int], things: list[int], draws: int) -> None:
    """Each of the things came up about as often as the others."""
    expected = draws / len(things)
    assert sorted(counts) == sorted(things)
    assert all(abs(count - expected) < 5 * expected**0.5 for count in counts.values())


@pytest.mark.rule("SCH-015")
def test_a_seat_sees_its_own_bag_and_of_others_only_how_many_dice() -> None:
    game = claytable.new("scholars", seats=3, seed=3)
    for number in moments(game, 3, limit=120):
        for seat in (0, 1, 2) if number % 10 == 0 else ():
            for other, seen in enumerate(game.view(seat)["players"]):
                bag = table_of(game).players[other].bag
                assert seen["bag_size"] == sum(bag)
                own = {colour: n for colour, n in zip(COLOURS, bag, strict=True) if n}
                assert seen["bag"] == (own if other == seat else None)
                assert (seen["dice_sum"] is None) == (other != seat)


@pytest.mark.rule("SCH-015")
def test_the_next_scroll_is_equally_likely_any_that_nobody_has_seen() -> None:
    game = played(seed=6, answers=40, id="scholars", seats=2)
    board = table_of(game).board
    unseen = [card for stack in board.stacks for card in stack if card < CALIPH] + list(board.reserve)
    draws = 700
    counts: Counter[int] = Counter()
    for seed in range(draws):
        counts[table_of(game.determinize(0, seed)).board.reserve[0]] += 1
    expect_even(counts, unseen, draws)


@pytest.mark.rule("SCH-015")
def test_the_card_below_the_top_of_a_deck_is_equally_likely_any_other_of_it() -> None:
    game = played(seed=6, answers=40, id="scholars", seats=2)
    deck = table_of(game).board.decks[2]
    counts = Counter(table_of(game.determinize(0, seed)).board.decks[2][1] for seed in range(400))
    expect_even(counts, list(deck[1:]), 400)
    assert all(table_of(game.determinize(0, seed)).board.decks[2][0] == deck[0] for seed in range(5))


def test_each_caliph_card_stays_in_its_stack_but_may_be_another_one() -> None:
    game = played(seed=6, answers=5, id="scholars", seats=2)
    kinds = set()
    for seed in range(30):
        stacks = table_of(game.determinize(0, seed)).board.stacks
        assert [len(stack) for stack in stacks] == [len(stack) for stack in table_of(game).board.stacks]
        caliphs = [[card for card in stack if card >= CALIPH] for stack in stacks]
        assert [len(each) for each in caliphs] == [0, 1, 1, 1, 1, 0]
        kinds.add(caliphs[1][0])
    assert len(kinds) == 4


def test_the_order_of_the_scheme_pile_is_drawn_afresh() -> None:
    game = played(seed=6, answers=3, id="scholars", seats=1)
    orders = {tuple(table_of(game.determinize(0, seed)).solo.pile) for seed in range(12)}
    assert len(orders) > 8
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(table_of(game).solo.pile))}

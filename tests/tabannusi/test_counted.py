"""Costs that are counted are paid just as the search would have them paid."""

from __future__ import annotations

import random

from claytable.games.tabannusi import payability
from claytable.games.tabannusi.terms import REFILLED, UP

GOLD = 10


def test_a_lone_cost_is_payable_if_a_search_finds_a_way() -> None:
    """`settles` counts a lone cost; here its every way is tried."""
    chance = random.Random(2)
    known: dict[payability.State, bool] = {}
    payable = 0
    for _ in range(4000):
        dice = [chance.choice([0, 0, 1, 2]) for _ in range(5)]
        crates = [chance.randrange(3) | chance.choice([0, UP]) | chance.choice([0, 0, REFILLED]) for _ in range(3)]
        need = [0] * payability.PLACES
        for _ in range(chance.randrange(1, 5)):
            need[chance.choice([0, 1, 1, 2, payability.ANY])] += 1
        means = (tuple(dice), chance.randrange(3), tuple(sorted(crates[: chance.randrange(4)])))
        state = (*means, (tuple(need),), False)
        assert payability.settles(state, {}) == tried(state, known), state
        payable += tried(state, known)
    assert 1000 < payable < 3000


def tried(state: payability.State, known: dict[payability.State, bool]) -> bool:
    """Whether a debt can be paid: every act, one after the other."""
    state = payability.unpaid(state)
    if state not in known:
        known[state] = not state[3] or any(tried(after, known) for after in payability.ways_on(state))
    return known[state]


def test_a_counted_cost_offers_what_the_search_offers_and_asks_when_it_asks() -> None:
    chance = random.Random(1)
    counted = unasked = 0
    for _ in range(8000):
        dice = [chance.choice([0, 0, 1, 2, 3]) for _ in range(5)]
        gold = chance.choice([0, 0, 1, 2, 3, 4])
        crates = [chance.randrange(5) | chance.choice([0, UP]) | chance.choice([0, REFILLED]) for _ in range(3)]
        crates = sorted(crates[: chance.randrange(4)])
        need = [0] * payability.PLACES
        for _ in range(chance.randrange(1, 5)):
            need[chance.choice([0, 1, 1, 2])] += 1
        pairs = chance.random() < 0.2
        state = (tuple(dice), gold, tuple(crates), (tuple(need),), pairs)
        if not payability.countable(state[2], state[3][0], pairs) or not payability.settles(state, {}):
            continue
        counted += 1
        only = payability.counted_only_way(dice, gold, state[2], state[3][0])
        assert only == (len(payability.ends(state, {})) == 1 or payability.needs_die(state, {})), state
        unasked += only
        ways = [way for way, after in payability.payments(state) if payability.settles(after, {})]
        rest = payability.less(state[3][0], payability.due(state[3][0]))
        kept = payability.gold_needed(dice, state[2], rest) < gold
        assert ways == [way for way, _ in payability.payments(state) if way != GOLD or kept], state
    assert 1000 < unasked < counted - 1000


def test_a_choice_that_counting_finds_the_search_finds_too() -> None:
    chance = random.Random(3)
    chosen = 0
    for _ in range(4000):
        dice = [chance.choice([0, 0, 1, 2, 3]) for _ in range(5)]
        gold = chance.randrange(4)
        crates = tuple(sorted(chance.randrange(3) | chance.choice([0, UP]) for _ in range(chance.randrange(1, 4))))
        need = [0] * payability.PLACES
        for _ in range(chance.randrange(1, 5)):
            need[chance.choice([0, 1, 1, 2])] += 1
        spare = gold - payability.gold_needed(dice, crates, tuple(need))
        if spare >= 0 and payability.leaves_a_choice(dice, spare, crates, tuple(need)):
            chosen += 1
            state = (tuple(dice), gold, crates, (tuple(need),), chance.random() < 0.2)
            assert len(payability.ends(state, {})) > 1, state
    assert chosen > 500


def test_what_is_not_of_colours_only_is_not_counted() -> None:
    for place in (payability.ANY, payability.NO_CRATE, payability.GOLD_OR_BLUE):
        need = tuple(int(each == place) for each in range(payability.PLACES))
        assert not payability.countable((), need, False)

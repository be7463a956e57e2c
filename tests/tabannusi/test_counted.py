"""Costs that are counted are paid just as the search would have them paid."""

from __future__ import annotations

import random

from claytable.games.tabannusi import debts
from claytable.games.tabannusi.terms import REFILLED, UP

GOLD = 10


def test_a_counted_cost_offers_what_the_search_offers_and_asks_when_it_asks() -> None:
    chance = random.Random(1)
    counted = unasked = 0
    for _ in range(8000):
        dice = [chance.choice([0, 0, 1, 2, 3]) for _ in range(5)]
        gold = chance.choice([0, 0, 1, 2, 3, 4])
        crates = [chance.randrange(5) | chance.choice([0, UP]) | chance.choice([0, REFILLED]) for _ in range(3)]
        crates = sorted(crates[: chance.randrange(4)])
        need = [0] * debts.PLACES
        for _ in range(chance.randrange(1, 5)):
            need[chance.choice([0, 1, 1, 2])] += 1
        pairs = chance.random() < 0.2
        state = (tuple(dice), gold, tuple(crates), (tuple(need),), pairs)
        if not debts.countable(state[2], state[3][0], pairs) or not debts.settles(state, {}):
            continue
        counted += 1
        only = debts.counted_only_way(dice, gold, state[2], state[3][0])
        assert only == (len(debts.ends(state, {})) == 1 or debts.needs_die(state, {})), state
        unasked += only
        ways = [way for way, after in debts.payments(state) if debts.settles(after, {})]
        rest = debts.less(state[3][0], debts.due(state[3][0]))
        kept = debts.gold_needed(dice, state[2], rest) < gold
        assert ways == [way for way, _ in debts.payments(state) if way != GOLD or kept], state
    assert 1000 < unasked < counted - 1000


def test_what_is_not_of_colours_only_is_not_counted() -> None:
    for place in (debts.ANY, debts.NO_CRATE, debts.GOLD_OR_BLUE):
        need = tuple(int(each == place) for each in range(debts.PLACES))
        assert not debts.countable((), need, False)

"""Honest randomness: the published numbers of PCG-32, and what is made of them."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from claytable import BadOptions, Pcg32, new
from claytable.core.rng import Sealed, resumed

# The first round of the generator's own demonstration program (seed 42, stream 54): words, coins, rolls, cards.
WORDS = [0xA15C02B7, 0x7B47F409, 0xBA1D3330, 0x83D2F293, 0xBFA4784B, 0xCBED606E]
COINS = "HHTTTHTHHHTHTTTHHHHHTTTHHHTHTHTHTTHTTTHHHHHHTTTTHHTTTTTHTTTTTTTHT"
ROLLS = "3 4 1 1 2 2 3 2 4 3 2 4 3 3 5 2 3 1 3 1 5 1 4 1 5 6 4 6 6 2 6 3 3"
CARDS = (
    "Qd Ks 6d 3s 3d 4c 3h Td Kc 5c Jh Kd Jd As 4s 4h Ad Th Ac Jc 7s Qs 2s 7h Kh 2d "
    "6c Ah 4d Qh 9h 6s 5s 2c 9c Ts 8d 9s 3c 8c Js 5d 2h 6h 7d 8s 9d 5h 8h Qc 7c Tc"
)


def test_gives_the_published_numbers() -> None:
    rng = Pcg32(42, 54)
    assert [rng.next() for _ in WORDS] == WORDS
    assert "".join("TH"[rng.below(2)] for _ in COINS) == COINS
    assert " ".join(str(rng.die()) for _ in ROLLS.split()) == ROLLS
    deck = list(range(52))
    rng.shuffle(deck)
    assert " ".join("A23456789TJQK"[card // 4] + "hcds"[card % 4] for card in deck) == CARDS


def test_another_stream_gives_other_numbers() -> None:
    first, second = Pcg32(42, 54), Pcg32(42, 55)
    assert [first.next() for _ in range(4)] != [second.next() for _ in range(4)]


def test_a_copy_gives_the_same_numbers_and_leaves_the_original_alone() -> None:
    rng = Pcg32(7)
    rng.next()
    twin = rng.copy()
    ahead = [twin.next() for _ in range(5)]
    assert [rng.next() for _ in range(5)] == ahead


def test_below_throws_away_the_words_that_would_favour_small_numbers() -> None:
    # 2**32 = 3 * 2**30 + 2**30: a quarter of the words is one round too many.
    bound = 3 * 2**30
    rng, words = Pcg32(8), Pcg32(8)
    thrown_away = 0
    for _ in range(200):
        word = words.next()
        while word < 2**30:
            thrown_away += 1
            word = words.next()
        assert rng.below(bound) == word % bound
    assert thrown_away > 20


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 6, 7, 12, 44])
def test_below_reaches_every_number_about_equally_often(bound: int) -> None:
    rng = Pcg32(2024)
    counts = Counter(rng.below(bound) for _ in range(400 * bound))
    assert sorted(counts) == list(range(bound))
    # Five standard deviations of a fair count of 400.
    assert all(300 < count < 500 for count in counts.values()) or bound == 1


def test_a_die_shows_one_to_six() -> None:
    rng = Pcg32(5)
    assert {rng.die() for _ in range(200)} == {1, 2, 3, 4, 5, 6}


def test_a_shuffle_keeps_every_thing_and_reaches_every_order() -> None:
    rng = Pcg32(11)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6 * 400):
        things = [1, 2, 3]
        rng.shuffle(things)
        counts[tuple(things)] += 1
    assert len(counts) == 6
    assert all(300 < count < 500 for count in counts.values())


def test_shuffling_nothing_or_one_thing_draws_nothing() -> None:
    rng = Pcg32(1)
    before = (rng.state, rng.increment)
    rng.shuffle([])
    rng.shuffle([5])
    assert (rng.state, rng.increment) == before


SEED = "000102030405060708090a0b0c0d0e0f"


def test_a_sealed_generator_draws_what_its_seed_says_and_goes_on_from_where_it_stood() -> None:
    rng = Sealed(SEED)
    again = Sealed(SEED)
    first = [rng.next() for _ in range(20)]
    assert first == [again.next() for _ in range(20)]
    twin = rng.copy()
    kept = resumed(*json.loads(json.dumps(rng.save())))
    later = [rng.next() for _ in range(20)]
    assert later == [twin.next() for _ in range(20)] == [kept.next() for _ in range(20)]
    assert len({*first, *later}) == 40


def test_what_a_sealed_generator_keeps_does_not_tell_what_it_drew() -> None:
    rng = Sealed(SEED)
    drawn = [rng.next() for _ in range(24)]
    kept = "".join(map(str, rng.save()))
    assert not any(f"{number:08x}" in kept for number in drawn)


def test_a_sealed_seed_has_32_small_hexadecimal_digits() -> None:
    for wrong in ("", "12", SEED.upper(), SEED + "0", "g" * 32):
        with pytest.raises(BadOptions, match="32 hexadecimal digits"):
            new("inventors", seed=wrong)

"""What a seat of Inventors may see of cards. What holds for every game: `claytable.testing.views`."""

from __future__ import annotations

from collections import Counter
from random import Random

from core.random_play import choose, played
from inventors.sight import names_of, table_of
from positions.inventors import position

import claytable
from claytable.testing.views import strings


def test_the_cards_that_a_seat_cannot_see_are_equally_likely_everywhere() -> None:
    game = played(seed=6, answers=3, seats=2)
    table = table_of(game)
    other = 1
    unseen = sorted(table.players[other].hand + table.board.card_pile)
    held = len(table.players[other].hand)
    assert held >= 2
    counts: Counter[int] = Counter()
    draws = 600
    for seed in range(draws):
        counts.update(table_of(game.determinize(0, seed)).players[other].hand)
    expected = draws * held / len(unseen)
    assert sorted(counts) == unseen
    assert all(abs(count - expected) < 5 * expected**0.5 for count in counts.values())


def test_a_seat_reads_what_it_drew_and_the_others_only_how_much() -> None:
    game = played(seed=9, seats=3)
    box = table_of(game).box
    drawn = 0
    events = [event for entry in game.entries() for event in entry.events if event[0] == "draws"]
    for event in [*(event for event in game.opening if event[0] == "draws"), *events]:
        owner, count, cards = event[1:]
        mine = set(strings(game.table.line(event, owner).data()))  # type: ignore[union-attr]
        assert len(cards) == count
        for card in cards:
            assert mine & names_of("card", box.card_ids[card])
            for seat in (None, *(each for each in range(3) if each != owner)):
                line = game.table.line(event, seat)
                assert line is not None
                assert not set(strings(line.data())) & names_of("card", box.card_ids[card])
                drawn += 1
    assert drawn > 20


def test_a_seat_sees_its_own_hand() -> None:
    rng = Random(1)
    game = claytable.new("inventors", seats=2, seed=3)
    for _ in range(80):
        game.play(choose(rng, game.legal.keys()))
        for seat in (0, 1):
            hand = game.view(seat)["players"][seat]["hand"]
            assert hand == [table_of(game).box.card_ids[card] for card in table_of(game).players[seat].hand]
            assert game.view(seat)["players"][1 - seat]["hand"] is None
            assert game.view(seat)["players"][1 - seat]["cards"] == len(table_of(game).players[1 - seat].hand)


def test_everybody_sees_the_tile_that_looks_for_a_row() -> None:
    rng = Random(2)
    game = claytable.new("inventors", seats=2, seed=3)
    seen = Counter[str]()
    for _ in range(160):
        question = game.decision.question.id
        placing = {game.view(seat)["placing"] for seat in (0, 1, None)}
        tiles = {None}
        if question == "question-starting-tile":
            table = table_of(game)
            tiles = {table.box.tile_ids[table.box.setup_tile[table.players[game.decision.seat].setup_card]]}
        elif question == "question-place-tile":
            tiles = {game.view(0)["placing"]}
            assert tiles != {None}
        assert placing == tiles
        seen[question] += 1
        game.play(choose(rng, game.legal.keys()))
    assert seen["question-starting-tile"] == 2
    assert seen["question-place-tile"] > 0


def test_an_area_of_a_guild_says_whether_its_first_tent_is_still_to_come() -> None:
    at = position(seats=3)
    at.board.areas = [(), (1,), (), (), (2,)]
    assert [space["first"] for space in at.game.view(0)["board"]["tents"]] == [True, False, True, False, False]

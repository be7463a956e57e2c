"""What a seat may see: all that is public, and nothing of what is hidden. For every installed game."""

from __future__ import annotations

from collections import Counter

import pytest
from core.random_play import moments, played
from games.players import invariants, persons
from games.sight import (
    GAMES,
    fields,
    hidden_fields,
    lines,
    pairs,
    public_fields,
    put,
    sight,
    strings,
    text,
    value,
)

import claytable

TABLES = [(id, seats, seed) for id in GAMES for seats in (1, 2, 3, 4) for seed in (1, 2)]
tables = pytest.mark.parametrize(("id", "seats", "seed"), TABLES)
games = pytest.mark.parametrize("id", GAMES)


def test_the_secrets_of_every_game_are_told() -> None:
    assert set(GAMES) == set(claytable.installed_games())


# -- what is hidden can be drawn afresh, and nobody notices ----------------------------------------------------------


@tables
def test_with_all_that_a_seat_cannot_see_drawn_afresh_it_sees_is_asked_and_reads_the_same(
    id: str, seats: int, seed: int
) -> None:
    game = claytable.new(id, seats=seats, seed=seed)
    asked: Counter[str] = Counter()
    for number in moments(game, seed, limit=400):
        question = "" if game.over else game.decision.question.id
        asked[question] += 1
        if number % (6 * seats) and asked[question] > 2:
            continue
        before = game.table.digest()
        public = text(game.view(None))
        # What was told lately is compared each time, the whole log now and then.
        late = 0 if game.over or number % 96 == 0 else max(0, number - 8)
        for seat in persons(game):
            other = game.determinize(seat, number * 8 + seat)
            at = f"answer {number}, seat {seat}, {'' if game.over else game.decision}"
            assert text(other.view(seat)) == text(game.view(seat)), at
            assert text(other.view(None)) == public, at
            assert lines(game, other, seat, late) == lines(game, game, seat, late), at
            if not game.over and game.decision.seat == seat:
                assert other.legal.keys() == game.legal.keys(), at
        assert game.table.digest() == before


@games
@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_when_the_game_is_over_the_scores_that_all_see_stay_the_same(id: str, people: int) -> None:
    game = played(seed=5, id=id, seats=people)
    assert game.over
    for seat in persons(game):
        other = game.determinize(seat, seat)
        assert text(other.view(seat)) == text(game.view(seat))
        assert text(other.view(None)["scores"]) == text([score.data() for score in game.scores()])


@tables
def test_a_table_drawn_afresh_keeps_the_laws_and_can_be_played_to_the_end(id: str, seats: int, seed: int) -> None:
    broken = invariants(id)
    game = claytable.new(id, seats=seats, seed=seed + 50)
    for number in moments(game, seed):
        if game.over or number % (15 * seats) != seed:
            continue
        people = persons(game)
        other = game.determinize(people[number % len(people)], number)
        assert broken(other.table) == []
        for later in moments(other, number):
            assert later % 10 or broken(other.table) == []
        assert other.over


@games
@pytest.mark.parametrize("people", [1, 3])
def test_a_table_drawn_afresh_has_another_future(id: str, people: int) -> None:
    game = played(seed=4, answers=9, id=id, seats=people)
    futures = [game.determinize(0, seed) for seed in range(8)]
    piles = [(place, field) for seats, place, field in sight(id).PILES if seats == people]
    assert piles
    for place, field in piles:
        found = {text(value(each, place, field)) for each in futures}
        assert len(found) == 8, field
        assert text(value(game, place, field)) not in found
    generators = [(each.table.rng.state, each.table.rng.increment) for each in [game, *futures]]
    assert len(set(generators)) == 9


@games
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_the_others_hold_is_drawn_afresh_and_what_the_seat_holds_is_not(id: str, seat: int) -> None:
    game = played(seed=4, answers=9, id=id, seats=3)
    held = [field for place, field in hidden_fields(id) if place == "player"]
    assert held
    futures = [game.determinize(seat, seed) for seed in range(8)]
    for field in held:
        for who in range(3):
            found = {text(sight(id).held(each, who, field)) for each in futures}
            if who == seat:
                assert found == {text(sight(id).held(game, who, field))}
            else:
                assert len(found) > 1, field


@games
def test_the_same_generator_draws_the_same_table_and_the_game_itself_is_not_touched(id: str) -> None:
    game = played(seed=4, answers=60, id=id, seats=3)
    before = game.table.digest()
    assert game.determinize(1, 5).table.digest() == game.determinize(1, 5).table.digest()
    assert game.determinize(1, claytable.Pcg32(5)).table.digest() == game.determinize(1, 5).table.digest()
    assert game.table.digest() == before


@games
def test_a_table_drawn_afresh_keeps_no_journal_and_no_seed(id: str) -> None:
    other = played(seed=4, answers=60, id=id).determinize(0, 1)
    assert other.entries() == []
    assert other.seed != 4
    assert other.log(None) == []


# -- secrets by name -------------------------------------------------------------------------------------------------


@tables
def test_what_lies_facedown_or_in_the_hands_of_others_is_named_in_no_view(id: str, seats: int, seed: int) -> None:
    game = claytable.new(id, seats=seats, seed=seed + 20)
    looked = 0
    for number in moments(game, seed, limit=300):
        if number % (2 * seats) or game.over:
            continue
        for seat in (None, *persons(game)):
            secrets = sight(id).secrets(game, seat)
            assert len(secrets) >= sight(id).FEWEST
            assert secrets.isdisjoint(strings(game.view(seat)))
            looked += 1
    assert looked > 60


@games
def test_the_seed_and_the_generator_are_in_no_view(id: str) -> None:
    seed = 987654321987654321
    game = claytable.new(id, seats=3, seed=seed)
    for number in moments(game, 8):
        rng = game.table.rng
        for seat in (None, 0, 1, 2) if number % 25 == 0 else ():
            seen = text(game.view(seat)) + text([line.data() for line in game.log(seat)])
            for secret in (seed, rng.state, rng.increment, rng.state >> 32, rng.state & 0xFFFFFFFF):
                assert str(secret) not in seen
            assert not {"seed", "rng", "stack", "reveals"} & set(strings(game.view(seat)))


@games
def test_only_the_seat_that_is_asked_sees_its_options(id: str) -> None:
    game = claytable.new(id, seats=3, seed=2)
    for _ in moments(game, 3, limit=120):
        asked = game.decision.seat
        for seat in (None, 0, 1, 2):
            decision = game.view(seat)["decision"]
            assert decision["seat"] == asked
            if seat == asked:
                assert [option["key"] for option in decision["options"]] == game.legal.keys()
            else:
                assert decision["options"] is None


# -- what is public stays distinguishable ------------------------------------------------------------------------------

PUBLIC = [(id, place, field) for id in GAMES for place, field in public_fields(id)]
SECRET = [(id, place, field) for id in GAMES for place, field in hidden_fields(id)]


@pytest.mark.parametrize(("id", "place", "field"), PUBLIC, ids=[".".join(each) for each in PUBLIC])
def test_another_value_of_a_public_thing_is_seen_by_everybody(id: str, place: str, field: str) -> None:
    changed = 0
    for people in (2, 3, 1):
        for game, other in pairs(id, people):
            if value(game, place, field) == value(other, place, field):
                continue
            if not sight(id).in_sight(game, other, field):
                continue
            watching = (None, 0, len(game.seats) - 1)
            before = [text(game.view(seat)) for seat in watching]
            put(game, place, field, other)
            after = [text(game.view(seat)) for seat in watching]
            assert all(new != old for new, old in zip(after, before, strict=True))
            changed += 1
            if changed > 12:
                return
    assert changed, "no two positions differ in this: look at more of them"


@pytest.mark.parametrize(("id", "place", "field"), SECRET, ids=[".".join(each) for each in SECRET])
def test_another_value_of_a_hidden_thing_is_seen_by_nobody(id: str, place: str, field: str) -> None:
    changed: Counter[int] = Counter()
    amount = sight(id).amount
    for people in (3, 2, 1):
        for game, other in pairs(id, people):
            mine, theirs = value(game, place, field), value(other, place, field)
            if mine == theirs or amount(field, mine) != amount(field, theirs):
                continue
            watching = [None, *(seat for seat in persons(game) if place != "player" or seat != 0)]
            before = [text(game.view(seat)) for seat in watching]
            put(game, place, field, other)
            assert [text(game.view(seat)) for seat in watching] == before
            changed[people] += 1
            if changed[people] > 24:
                break
    assert changed, "no two positions differ in this: look at more of them"


@games
def test_every_field_of_the_table_is_either_seen_hidden_or_follows_from_what_is_seen(id: str) -> None:
    told = sight(id)
    known = {name for place, field in fields(id) for name in (field, f"{place}.{field}")}
    assert known >= told.HIDDEN | told.FOLLOWING
    assert not told.HIDDEN & told.FOLLOWING
    assert len(public_fields(id)) > len(told.HIDDEN | told.FOLLOWING)

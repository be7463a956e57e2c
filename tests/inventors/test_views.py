"""What a seat may see: all that is public, and nothing of what is hidden."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from core.random_play import choose, moments, played

import claytable
from claytable import Game
from claytable.games.inventors.invariants import broken
from claytable.games.inventors.pieces import BOARD_FIELDS
from claytable.games.inventors.player import PLAYER_FIELDS
from claytable.games.inventors.table import TABLE_FIELDS, InventorsTable

TABLES = [(seats, seed) for seats in (1, 2, 3, 4) for seed in (1, 2)]


def text(thing: object) -> str:
    """The bytes that would be sent."""
    return json.dumps(thing, sort_keys=True)


def persons(game: Game) -> list[int]:
    return [seat for seat, who in enumerate(game.seats) if who.kind != "opponent"]


def table_of(game: Game) -> InventorsTable:
    assert isinstance(game.table, InventorsTable)
    return game.table


def lines(game: Game, at: Game, seat: int | None) -> str:
    """The log of `game` as it is told at the table `at`."""
    groups = [game.opening, *(entry.events for entry in game.entries())]
    told = [at.table.line(event, seat) for events in groups for event in events]
    return text([line.data() for line in told if line is not None])


# -- what is hidden can be drawn afresh, and nobody notices ------------------------------------------------


@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_with_all_that_a_seat_cannot_see_drawn_afresh_it_sees_is_asked_and_reads_the_same(
    seats: int, seed: int
) -> None:
    game = claytable.new("inventors", seats=seats, seed=seed)
    asked: Counter[str] = Counter()
    for number in moments(game, seed, limit=400):
        question = "" if game.over else game.decision.question.id
        asked[question] += 1
        if number % (6 * seats) and asked[question] > 3:
            continue
        before = game.table.digest()
        for seat in persons(game):
            other = game.determinize(seat, number * 8 + seat)
            at = f"answer {number}, seat {seat}, {'' if game.over else game.decision}"
            assert text(other.view(seat)) == text(game.view(seat)), at
            assert text(other.view(None)) == text(game.view(None)), at
            if number % 8 == 0 or game.over:
                assert lines(game, other, seat) == lines(game, game, seat)
            if not game.over and game.decision.seat == seat:
                assert other.legal.keys() == game.legal.keys(), at
        assert game.table.digest() == before


@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_a_table_drawn_afresh_keeps_the_laws_and_can_be_played_to_the_end(seats: int, seed: int) -> None:
    game = claytable.new("inventors", seats=seats, seed=seed + 50)
    for number in moments(game, seed):
        if game.over or number % (15 * seats) != seed:
            continue
        people = persons(game)
        other = game.determinize(people[number % len(people)], number)
        assert broken(table_of(other)) == []
        for later in moments(other, number):
            assert later % 10 or broken(table_of(other)) == []
        assert other.over


def test_a_table_drawn_afresh_has_another_future() -> None:
    game = played(seed=4, answers=9, seats=3)
    table = table_of(game)
    futures = [table_of(game.determinize(0, seed)) for seed in range(8)]
    for name in ("card_pile", "board_pile", "boxed", "stacks", "research_piles"):
        found = {text(getattr(each.board, name)) for each in futures}
        assert len(found) == 8, name
        assert text(getattr(table.board, name)) not in found
    for seat in (1, 2):
        assert len({text(each.players[seat].hand) for each in futures}) > 4
    assert len({(each.rng.state, each.rng.increment) for each in [table, *futures]}) == 9
    assert all(each.players[0].hand == table.players[0].hand for each in futures)


def test_the_same_generator_draws_the_same_table_and_the_game_itself_is_not_touched() -> None:
    game = played(seed=4, answers=60, seats=3)
    before = game.table.digest()
    assert game.determinize(1, 5).table.digest() == game.determinize(1, 5).table.digest()
    assert game.determinize(1, claytable.Pcg32(5)).table.digest() == game.determinize(1, 5).table.digest()
    assert game.table.digest() == before


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


def test_a_table_drawn_afresh_keeps_no_journal_and_no_seed() -> None:
    other = played(seed=4, answers=60).determinize(0, 1)
    assert other.entries() == []
    assert other.seed != 4
    assert other.log(None) == []


# -- secrets by name ---------------------------------------------------------------------------------------


def strings(data: Any) -> Iterator[str]:
    """Every text that stands somewhere in a view."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield str(name)
            yield from strings(value)
    elif isinstance(data, list):
        for value in data:
            yield from strings(value)
    elif isinstance(data, str):
        yield data


def names_of(kind: str, id: str) -> set[str]:
    """The texts that would give a thing away: its id, the keys and the messages that name it."""
    hyphens = id.replace("_", "-")
    keys = {f"{kind}:{id}", f"{kind}-{hyphens}", f"play:{id}", f"device:{id}" if kind == "board" else f"{kind}:{id}"}
    # Some Workshop tiles are called like answers ("refresh"), and an answer betrays no tile.
    return keys if id in ("refresh", "royalties", "raise", "draw", "boost", "collect") else {id, *keys}


def hidden_from(game: Game, seat: int | None) -> set[str]:
    """The names of everything that `seat` cannot see."""
    table = table_of(game)
    board, box = table.board, table.box
    cards = board.card_pile + [card for who, me in enumerate(table.players) if who != seat for card in me.hand]
    facedown = list(board.boxed)
    for space, stack in enumerate(board.stacks):
        facedown += stack[:-1] if board.faceup >> space // 6 & 1 else stack
    found: set[str] = set()
    for card in cards:
        found |= names_of("card", box.card_ids[card])
    for each in board.board_pile:
        found |= names_of("board", box.board_ids[each])
    for tile in facedown:
        found |= names_of("tile", box.tile_ids[tile])
    for pile in board.research_piles:
        for tile in pile:
            found |= names_of("research", box.research_ids[tile])
    for card in board.dummy_pile:
        found |= names_of("dummy-card", box.dummy_ids[card])
    for card in board.scheme_pile + board.dice_reserve + board.worker_reserve:
        found |= names_of("scheme", box.scheme_ids[card])
    return found


@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_hands_of_others_piles_and_facedown_tiles_are_named_in_no_view(seats: int, seed: int) -> None:
    game = claytable.new("inventors", seats=seats, seed=seed + 20)
    looked = 0
    for number in moments(game, seed, limit=300):
        if number % (2 * seats):
            continue
        for seat in (None, *persons(game)):
            secrets = hidden_from(game, seat)
            assert len(secrets) > 50
            assert secrets.isdisjoint(strings(game.view(seat)))
            looked += 1
    assert looked > 60


def test_the_seed_and_the_generator_are_in_no_view() -> None:
    seed = 987654321987654321
    game = claytable.new("inventors", seats=3, seed=seed)
    for number in moments(game, 8):
        rng = game.table.rng
        for seat in (None, 0, 1, 2) if number % 25 == 0 else ():
            seen = text(game.view(seat)) + text([line.data() for line in game.log(seat)])
            for secret in (seed, rng.state, rng.increment, rng.state >> 32, rng.state & 0xFFFFFFFF):
                assert str(secret) not in seen
            assert not {"seed", "rng", "stack", "reveals"} & set(strings(game.view(seat)))


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


def test_only_the_seat_that_is_asked_sees_its_options() -> None:
    game = claytable.new("inventors", seats=3, seed=2)
    for _ in moments(game, 3, limit=120):
        asked = game.decision.seat
        for seat in (None, 0, 1, 2):
            decision = game.view(seat)["decision"]
            assert decision["seat"] == asked
            if seat == asked:
                assert [option["key"] for option in decision["options"]] == game.legal.keys()
            else:
                assert decision["options"] is None


# -- what is public stays distinguishable --------------------------------------------------------------------

#: Fields that nobody but their owner sees, or nobody at all; how many things there are may be seen.
HIDDEN_PLAYER = {"hand"}
HIDDEN_BOARD = {
    "board_pile",
    "card_pile",
    "opponent_inventions",
    "boxed",
    "dummy_pile",
    "dice_reserve",
    "worker_reserve",
    "scheme_pile",
    "research_piles",
}
#: Counts that follow from what is seen: Research by section from the River, arrivals from the order of the Ships,
#: the Dummy's supply from its Guilds, Schemes to come from the Tents; and the number of seats from the players.
DERIVED = {"researched", "arrivals", "dummy_supply", "more_schemes", "seats", "dummy", "over"}
#: The action under way is told by the question that is asked.
TOLD_BY_QUESTION = {"action", "camel", "bonuses_used", "workshop", "boost"}


def sample(seats: int) -> list[Game]:
    """Positions of several games: early, middle and late."""
    found = []
    for seed in range(6):
        game = claytable.new("inventors", seats=seats, seed=seed, rounds=4 if seats == 1 else 3 + seed % 2)
        for number in moments(game, seed + seats, limit=400):
            if number % 45 == 30 and not game.over:
                found.append(game.copy())
    return found


POSITIONS = {seats: sample(seats) for seats in (1, 2, 3)}


def pairs(seats: int) -> Iterator[tuple[Game, Game]]:
    """Two positions each: one to be changed, and one to take something from."""
    rng = Random(seats)
    games = POSITIONS[seats]
    for _ in range(120):
        first, second = rng.sample(games, 2)
        yield first.copy(), second


def put(game: Game, where: str, field: str, other: Game) -> Any:
    """Give `game` a field of `other`; returns the seat it belongs to, if it belongs to one."""
    table, source = table_of(game), table_of(other)
    if where == "table":
        setattr(table, field, getattr(source, field))
    elif where == "board":
        setattr(table.main(), field, getattr(source.board, field))
    else:
        setattr(table.player(0), field, getattr(source.players[0], field))


def value(game: Game, where: str, field: str) -> Any:
    table = table_of(game)
    return getattr({"table": table, "board": table.board}.get(where, table.players[0]), field)


FIELDS = [
    *(("player", field) for field in PLAYER_FIELDS),
    *(("board", field) for field in BOARD_FIELDS),
    *(("table", field) for field in TABLE_FIELDS),
]
SECRET = [(where, field) for where, field in FIELDS if field in HIDDEN_PLAYER | HIDDEN_BOARD]
PUBLIC = [
    (where, field)
    for where, field in FIELDS
    if field not in HIDDEN_PLAYER | HIDDEN_BOARD | DERIVED | TOLD_BY_QUESTION | {"collected", "harder", "opponent"}
]


@pytest.mark.parametrize(("where", "field"), PUBLIC, ids=[f"{where}.{field}" for where, field in PUBLIC])
def test_another_value_of_a_public_thing_is_seen_by_everybody(where: str, field: str) -> None:
    changed = 0
    for seats in (2, 3, 1):
        for game, other in pairs(seats):
            if value(game, where, field) == value(other, where, field):
                continue
            if not differ_in_sight(game, other, field):
                continue
            before = [text(game.view(seat)) for seat in (None, 0, len(game.seats) - 1)]
            put(game, where, field, other)
            after = [text(game.view(seat)) for seat in (None, 0, len(game.seats) - 1)]
            assert all(new != old for new, old in zip(after, before, strict=True))
            changed += 1
            if changed > 12:
                return
    assert changed, "no two positions differ in this: look at more of them"


def differ_in_sight(game: Game, other: Game, field: str) -> bool:
    """Whether stacks, and the Dummy Cards on each other, differ in what can be seen of them."""
    mine, theirs = table_of(game).board, table_of(other).board
    if field == "dummy_played":
        return mine.dummy_played[-1:] != theirs.dummy_played[-1:]
    if field != "stacks":
        return True
    return any(
        len(mine.stacks[space]) != len(theirs.stacks[space])
        or (mine.faceup >> space // 6 & 1 and mine.stacks[space][-1:] != theirs.stacks[space][-1:])
        for space in range(18)
    )


@pytest.mark.parametrize(("where", "field"), SECRET, ids=[f"{where}.{field}" for where, field in SECRET])
def test_another_value_of_a_hidden_thing_is_seen_by_nobody(where: str, field: str) -> None:
    changed = 0
    for seats in (3, 2, 1):
        for game, other in pairs(seats):
            mine, theirs = value(game, where, field), value(other, where, field)
            if mine == theirs or sizes(mine) != sizes(theirs):
                continue
            watching = [None, *(seat for seat in persons(game) if where != "player" or seat != 0)]
            before = [text(game.view(seat)) for seat in watching]
            put(game, where, field, other)
            assert [text(game.view(seat)) for seat in watching] == before
            changed += 1
    assert changed, "no two positions differ in this: look at more of them"


def sizes(things: Any) -> list[int]:
    return [len(things), *(len(each) for each in things if isinstance(each, tuple))]


def test_every_field_of_the_table_is_either_seen_hidden_or_follows_from_what_is_seen() -> None:
    known = {field for _, field in PUBLIC + SECRET} | DERIVED | TOLD_BY_QUESTION | {"collected", "harder", "opponent"}
    assert {field for _, field in FIELDS} == known


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

"""What a seat may see: all that is public, and nothing of what is hidden."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, TypeAlias

from ..core.game import Game
from ..core.rng import Pcg32
from .kit import Examples, Kit
from .play import moments, persons
from .told import Sight

#: A field of the table: its place and its name.
Field: TypeAlias = "tuple[str, str]"


def text(thing: object) -> str:
    """The bytes that would be sent."""
    return json.dumps(thing, sort_keys=True)


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


def lines(game: Game, at: Game, seat: int | None, since: int) -> str:
    """The log of `game` since a number of answers, as the table `at` words it."""
    groups = [game.opening, *(entry.events for entry in game.entries())][since:]
    told = [at.table.line(event, seat) for events in groups for event in events]
    return text([line.data() for line in told if line is not None])


def fields(sight: Sight) -> list[Field]:
    """Every field of a game's table, with its place."""
    return [(place, name) for place, (names, _, _) in sight.places.items() for name in names]


def is_named(field: Field, names: set[str]) -> bool:
    """Whether a field is meant by one of the names."""
    return field[1] in names or ".".join(field) in names


def hidden_fields(sight: Sight) -> list[Field]:
    """Fields that nobody sees, or only their owner."""
    return [each for each in fields(sight) if is_named(each, sight.hidden)]


def public_fields(sight: Sight) -> list[Field]:
    """Fields that everybody sees."""
    return [each for each in fields(sight) if not is_named(each, sight.hidden | sight.following)]


def value(sight: Sight, game: Game, field: Field) -> Any:
    """A field of a table; of a player, seat 0's."""
    return getattr(sight.places[field[0]][1](game.table), field[1])


def put(sight: Sight, game: Game, field: Field, other: Game) -> None:
    """Give `game` a field of `other`."""
    setattr(sight.places[field[0]][2](game.table), field[1], value(sight, other, field))


@cache
def sample(kit: Any, people: int) -> list[Game]:
    """Positions of several games of a kit's game: early, middle and late."""
    told: Views = kit()
    sight = told.seen()
    variants = [variant for variant in told.variants() if variant.seats == people]
    found = []
    for seed in range(6):
        game = told.new(people, seed, **variants[seed % len(variants)].options)
        asked: set[str] = set()
        for number in moments(game, told.manner, seed + people, limit=400):
            if game.over or not sight.calm(game):
                continue
            # The first of every question, and some more.
            if number % 45 in (7, 30) or game.decision.question.id not in asked:
                found.append(game.copy())
            asked.add(game.decision.question.id)
    return found + sight.rare(people)


class Views(Kit):
    """Views, log lines and redrawn tables."""

    def examples(self, name: str) -> Examples:
        if name == "deal":
            return [("1", 1), ("2", 2)]
        if name == "public":
            return [(".".join(field), field) for field in public_fields(self.seen())]
        if name == "secret":
            # Where nothing is hidden, the one example says so.
            return [(".".join(field), field) for field in hidden_fields(self.seen())] or [("nothing", None)]
        if name == "watcher":
            return [(str(seat), seat) for seat in range(self.several)]
        return super().examples(name)

    def pairs(self, people: int) -> Iterator[tuple[Game, Game]]:
        """Two positions each: one to be changed, and one to take something from."""
        rng = Random(people)
        kind: Any = type(self)
        games = sample(kind, people)
        for _ in range(400):
            first, second = rng.sample(games, 2)
            yield first.copy(), second

    # -- hidden things can be redrawn, and nobody notices --------------------------------------------------

    def test_with_all_that_a_seat_cannot_see_drawn_afresh_it_sees_is_asked_and_reads_the_same(
        self, seats: int, deal: int
    ) -> None:
        game = self.new(seats, deal)
        asked: Counter[str] = Counter()
        for number in moments(game, self.manner, deal, limit=400):
            question = "" if game.over else game.decision.question.id
            asked[question] += 1
            if number % (6 * seats) and asked[question] > 2:
                continue
            before = game.table.digest()
            public = text(game.view(None))
            # The latest lines are compared each time, the whole log now and then.
            late = 0 if game.over or number % 96 == 0 else max(0, number - 8)
            for seat in persons(game):
                other = game.determinize(seat, number * 8 + seat)
                at = f"answer {number}, seat {seat}, {'' if game.over else game.decision}"
                assert text(other.view(seat)) == text(game.view(seat)), at
                assert text(other.view(None)) == public, at
                assert lines(game, other, seat, late) == lines(game, game, seat, late), at
                if not game.over and game.decision.seat == seat:
                    assert other.legal.keys() == game.legal.keys(), at
                    open_one = other.table.question
                    assert open_one is not None
                    assert open_one.options(other.table) == game.answers, at
            assert game.table.digest() == before

    def test_when_the_game_is_over_the_scores_that_all_see_stay_the_same(self, seats: int) -> None:
        game = self.played(seed=5, seats=seats)
        assert game.over
        for seat in persons(game):
            other = game.determinize(seat, seat)
            assert text(other.view(seat)) == text(game.view(seat))
            assert text(other.view(None)["scores"]) == text([score.data() for score in game.scores()])

    def test_a_table_drawn_afresh_keeps_the_laws_and_can_be_played_to_the_end(self, seats: int, deal: int) -> None:
        broken = self.rules.broken
        game = self.new(seats, deal + 50)
        tried = 0
        for number in moments(game, self.manner, deal):
            if game.over or number % (15 * seats) != deal:
                continue
            people = persons(game)
            other = game.determinize(people[number % len(people)], number)
            assert broken(other.table) == []
            for later in moments(other, self.manner, number):
                assert later % 10 or broken(other.table) == []
            assert other.over
            tried += 1
        assert tried

    def test_a_table_drawn_afresh_has_another_future(self) -> None:
        sight = self.seen()
        assert sight.piles or not sight.hidden, "`Sight.piles` must name what is different in every future"
        for people in sorted({seats for seats, _, _ in sight.piles}) or self.counts():
            game = self.played(seed=4, answers=9, seats=people)
            futures = [game.determinize(0, seed) for seed in range(8)]
            for seats, *field in sight.piles:
                if seats == people:
                    place, name = field
                    # The few orders of a small pile may come up once again by chance.
                    found = {text(value(sight, each, (place, name))) for each in [game, *futures]}
                    assert len(found) >= 8, name
            generators = [(each.table.rng.state, each.table.rng.increment) for each in [game, *futures]]
            assert len(set(generators)) == 9

    def test_what_the_others_hold_is_drawn_afresh_and_what_the_seat_holds_is_not(self, watcher: int) -> None:
        sight = self.seen()
        game = self.played(seed=4, answers=9, seats=self.several)
        held = [name for place, name in hidden_fields(sight) if place == "player"]
        futures = [game.determinize(watcher, seed) for seed in range(8)]
        others = 0
        for name in held:
            for who in range(self.several):
                found = {text(sight.held(each, who, name)) for each in futures}
                if who == watcher:
                    assert found == {text(sight.held(game, who, name))}
                elif sight.held(game, who, name):
                    assert len(found) > 1, name
                    others += 1
        assert others or not held, "nobody else holds anything"

    def test_the_same_generator_draws_the_same_table_and_the_game_itself_is_not_touched(self) -> None:
        game = self.played(seed=4, answers=60, seats=self.several)
        before = game.table.digest()
        seat = persons(game)[-1]
        assert game.determinize(seat, 5).table.digest() == game.determinize(seat, 5).table.digest()
        assert game.determinize(seat, Pcg32(5)).table.digest() == game.determinize(seat, 5).table.digest()
        assert game.table.digest() == before

    def test_a_table_drawn_afresh_keeps_no_journal_and_no_seed(self) -> None:
        other = self.played(seed=4, answers=60, seats=self.several).determinize(0, 1)
        assert other.entries() == []
        assert other.seed != 4
        assert other.log(None) == []

    # -- secrets by name ------------------------------------------------------------------------------------

    def test_what_lies_facedown_or_in_the_hands_of_others_is_named_in_no_view(self, seats: int, deal: int) -> None:
        sight = self.seen()
        game = self.new(seats, deal + 20)
        looked = 0
        for number in moments(game, self.manner, deal, limit=300):
            if number % (2 * seats) or game.over:
                continue
            for seat in (None, *persons(game)):
                secrets = sight.secrets(game, seat)
                assert len(secrets) >= (sight.fewest if sight.hidden else 0), f"answer {number}, seat {seat}"
                assert secrets.isdisjoint(strings(game.view(seat)))
                looked += 1
        assert looked > 2 * seats

    def test_the_seed_and_the_generator_are_in_no_view(self) -> None:
        seed = 987654321987654321
        game = self.new(self.several, seed)
        for number in moments(game, self.manner, 8):
            rng = game.table.rng
            for seat in (None, *range(len(game.seats))) if number % 25 == 0 else ():
                seen = text(game.view(seat)) + text([line.data() for line in game.log(seat)])
                for secret in (seed, rng.state, rng.increment, rng.state >> 32, rng.state & 0xFFFFFFFF):
                    assert str(secret) not in seen
                assert not {"seed", "rng", "stack", "reveals"} & set(strings(game.view(seat)))

    def test_only_the_seat_that_is_asked_sees_its_options(self) -> None:
        game = self.new(self.several, 2)
        for _ in moments(game, self.manner, 3, limit=120):
            if game.over:
                break
            asked = game.decision.seat
            for seat in (None, *range(len(game.seats))):
                decision = game.view(seat)["decision"]
                assert decision["seat"] == asked
                if seat == asked:
                    assert [option["key"] for option in decision["options"]] == game.legal.keys()
                else:
                    assert decision["options"] is None

    # -- what is public stays distinguishable -----------------------------------------------------------------

    def test_another_value_of_a_public_thing_is_seen_by_everybody(self, public: Field) -> None:
        sight = self.seen()
        changed = 0
        for people in self.counts_to_compare():
            for game, other in self.pairs(people):
                if value(sight, game, public) == value(sight, other, public):
                    continue
                if not sight.in_sight(game, other, public[1]):
                    continue
                watching = (None, 0, len(game.seats) - 1)
                before = [text(game.view(seat)) for seat in watching]
                put(sight, game, public, other)
                after = [text(game.view(seat)) for seat in watching]
                assert all(new != old for new, old in zip(after, before, strict=True))
                changed += 1
                if changed > 12:
                    return
        assert changed, "no two positions differ in this: look at more of them"

    def test_another_value_of_a_hidden_thing_is_seen_by_nobody(self, secret: Field | None) -> None:
        if secret is None:
            self.all_is_seen()
            return
        sight = self.seen()
        changed: Counter[int] = Counter()
        for people in sorted(self.counts_to_compare(), reverse=True):
            for game, other in self.pairs(people):
                mine, theirs = value(sight, game, secret), value(sight, other, secret)
                if mine == theirs or sight.amount(secret[1], mine) != sight.amount(secret[1], theirs):
                    continue
                watching = [None, *(seat for seat in persons(game) if secret[0] != "player" or seat != 0)]
                before = [text(game.view(seat)) for seat in watching]
                put(sight, game, secret, other)
                assert [text(game.view(seat)) for seat in watching] == before
                changed[people] += 1
                if changed[people] > 24:
                    break
        assert changed, "no two positions differ in this: look at more of them"

    def counts_to_compare(self) -> list[int]:
        """Two, three and one: what there are more of shows no more."""
        counts = self.counts()
        return [people for people in (2, 3, 1) if people in counts] or counts[:2]

    def all_is_seen(self) -> None:
        """Where nothing is hidden, a spectator sees what a seat sees, but for the options and who is looking."""
        game = self.new(self.several, 1)
        for _ in moments(game, self.manner, 1, limit=120):
            views = [game.view(seat) for seat in (None, *persons(game))]
            for view in views:
                for name in ("seat", "decision"):
                    view.pop(name, None)
            assert all(view == views[0] for view in views)

    def test_every_field_of_the_table_is_either_seen_hidden_or_follows_from_what_is_seen(self) -> None:
        sight = self.seen()
        known = {name for place, field in fields(sight) for name in (field, f"{place}.{field}")}
        assert known >= sight.hidden | sight.following
        assert not sight.hidden & sight.following
        assert public_fields(sight)

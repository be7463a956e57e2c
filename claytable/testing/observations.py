"""Observations: all that a seat sees and nothing else, in numbers that always stand in the same place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from ..core.game import Game
from ..core.observation import Record, Seated
from . import play
from .kit import Kit, Variant
from .play import persons

if TYPE_CHECKING:
    from ..envs.space import GameSpace


def moments(game: Game, seed: int, every: int = 1) -> Iterator[int]:
    """The numbers of every so manyth answer of a random game, played to its end."""
    rng = Random(seed)
    number = 0
    while not game.over:
        if number % every == 0:
            yield number
        game.play_answer(rng.choice(game.answers))
        number += 1
    yield number


class Numbers(Kit):
    """A game that learning programs play."""

    def learnable(self, *libraries: str) -> None:
        """Skip or fail, with a sentence, where the game or its environments are not there."""
        self.wanted("environments")
        for library, extra in (("numpy", "envs"), *((each, "envs") for each in libraries)):
            if find_spec(library) is None:
                extra = "openspiel" if library == "pyspiel" else extra
                pytest.fail(
                    f"{library} is not here: the learning environments need the extra '{extra}'.", pytrace=False
                )
        self.told("environments", self.rules.schema(self.rules.box()))

    def schema(self) -> Record:
        """How its views become vectors."""
        self.learnable()
        from ..envs.space import schema

        return schema(self.game)

    def space(self, seats: int, **options: Any) -> GameSpace:
        """One way to set it up, as learning programs see it."""
        self.learnable()
        from ..envs.space import GameSpace

        return GameSpace(self.game, seats, None, options)


class Observations(Numbers):
    """The vector of a view."""

    def test_every_number_belongs_to_one_field(self) -> None:
        at = 0
        for field in self.schema().fields("", 0):
            assert field.at == at
            assert field.meaning
            at += field.size
        assert at == self.schema().size

    def test_every_number_lies_between_minus_one_and_one(self, variant: Variant) -> None:
        space = self.space(variant.seats, **variant.options)
        table = space.new(variant.seats + 40)
        for _ in moments(table, variant.seats, every=9):
            for seat in persons(table):
                vector = space.observe(table, seat)
                assert vector.shape == (space.size,)
                assert abs(vector).max() <= 1

    def test_what_is_told_is_the_view_without_the_options(self, seats: int) -> None:
        self.learnable()
        from ..envs.space import seen

        table = self.new(seats, 3)
        for _ in moments(table, 3, every=40):
            for seat in persons(table):
                view = table.view(seat)
                told = seen(table, seat)
                if view["decision"] is not None:
                    del view["decision"]["options"]
                    assert told["decision"] == view["decision"]
                assert all(view[key] == value for key, value in told.items())

    def test_what_a_seat_cannot_see_does_not_change_its_observation(self, seats: int) -> None:
        space = self.space(seats)
        table = space.new(seats)
        changed = 0
        for number in moments(table, seats, every=12):
            for seat in persons(table):
                other = table.determinize(seat, number * 8 + seat)
                changed += other.table.digest() != table.table.digest()
                assert (space.observe(other, seat) == space.observe(table, seat)).all()
                if table.asked == seat:
                    assert space.actions(other) == space.actions(table)
        assert changed

    def test_every_field_is_told_in_some_game(self) -> None:
        schema = self.schema()
        found = [False] * schema.size
        for number, (seats, options) in enumerate(self.variants()):
            space = self.space(seats, **options)
            # One game at random, and one that goes somewhere.
            for table, answers in (
                (first := space.new(number), moments(first, number)),
                (second := space.new(number + 8), play.moments(second, self.manner, number)),
            ):
                for answer in answers:
                    for place in space.observe(table, max(0, table.asked)).nonzero()[0] if answer % 3 == 0 else ():
                        found[place] = True
        told: dict[str, bool] = {}
        for field in schema.fields("", 0):
            name = re.sub(r"\[.*?\]", "[]", field.name)
            if field.size:
                told[name] = told.get(name, False) or any(found[field.at : field.at + field.size])
        assert {name for name, seen in told.items() if not seen} <= self.observed.rare

    def test_two_positions_that_look_different_are_different_numbers(self) -> None:
        people = self.counts()[0]
        space = self.space(people)
        table = space.new(9)
        before: dict[int, tuple[Any, Any]] = {}
        compared = 0
        for _ in moments(table, 9):
            for seat in persons(table):
                now = table.table.view(seat), space.observe(table, seat)
                if seat in before and before[seat][0] != now[0]:
                    compared += 1
                    assert (before[seat][1] != now[1]).any()
                before[seat] = now
        assert compared > 1

    def test_each_seat_sees_itself_first_and_the_others_clockwise(self) -> None:
        schema = self.schema()
        people = self.several
        space = self.space(people)
        table = space.new(2)
        lists = tuple(f"{name}[" for name, kind in schema.kinds.items() if isinstance(kind, Seated))
        assert lists, "the schema has no list by seat (`Seated`)"
        places = len(table.seats)
        fields = {each.name: each for each in schema.fields("", 0) if each.name.startswith(lists)}
        for _ in moments(table, 2, every=60):
            views = [space.observe(table, seat) for seat in range(places)]
            for name, field in fields.items():
                place = int(re.findall(r"\[(\d+)\]", name)[0])
                twin = fields[name.replace(f"[{place}]", f"[{(place + 1) % places}]", 1)]
                if place >= places:
                    assert not views[0][field.at : field.at + field.size].any(), name
                elif places > 1 and not any(word in name for word in self.observed.private):
                    mine = views[0][twin.at : twin.at + twin.size]
                    assert (views[1][field.at : field.at + field.size] == mine).all(), name

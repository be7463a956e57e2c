"""What seats may see: the machinery of the tests of views.

What the tests must be told about a game's secrets stands in `tests/<game>/sight.py`:

    PLACES       where the fields of a table stand: name to (fields, how to read the place, how to write to it);
                 the place `player` is seat 0's
    HIDDEN       fields that nobody sees, or (of a player) only their owner; how many things there are may be seen
    FOLLOWING    fields that follow from what is seen, or are told by the question that is asked
                 (both by name, or as `place.field` where a name stands in two places)
    held         a hidden field of any seat
    PILES        (number of people, place, field) of what is different in every future
    secrets      the texts that would give away what a seat cannot see; FEWEST: there are always as many at least
    SHUFFLES     log lines after which what everybody has seen lies hidden again
    amount       how many things a hidden field holds, as far as that is public
    calm         whether a position can be changed by hand, a field at a time
    rare         positions with what random games hardly ever bring about
    in_sight     whether two positions differ in what is seen of a field that is hidden in part, and fit together in it
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from core.random_play import moments

import claytable
from claytable import Game

#: The games whose secrets are told.
GAMES = tuple(id for id in claytable.installed_games() if find_spec(id) and find_spec(f"{id}.sight"))


@cache
def sight(id: str) -> Any:
    """What the tests know about a game's secrets."""
    return import_module(f"{id}.sight")


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
    """The log of `game` since so many answers, as it is told at the table `at`."""
    groups = [game.opening, *(entry.events for entry in game.entries())][since:]
    told = [at.table.line(event, seat) for events in groups for event in events]
    return text([line.data() for line in told if line is not None])


# -- fields ------------------------------------------------------------------------------------------------------


def fields(id: str) -> list[tuple[str, str]]:
    """Every field of a game's table, with its place."""
    return [(place, field) for place, (names, _, _) in sight(id).PLACES.items() for field in names]


def is_named(each: tuple[str, str], names: set[str]) -> bool:
    """Whether a field is meant by one of the names."""
    return each[1] in names or ".".join(each) in names


def hidden_fields(id: str) -> list[tuple[str, str]]:
    return [each for each in fields(id) if is_named(each, sight(id).HIDDEN)]


def public_fields(id: str) -> list[tuple[str, str]]:
    return [each for each in fields(id) if not is_named(each, sight(id).HIDDEN | sight(id).FOLLOWING)]


def value(game: Game, place: str, field: str) -> Any:
    return getattr(sight(game.rules.id).PLACES[place][1](game.table), field)


def put(game: Game, place: str, field: str, other: Game) -> None:
    """Give `game` a field of `other`."""
    setattr(sight(game.rules.id).PLACES[place][2](game.table), field, value(other, place, field))


# -- positions ---------------------------------------------------------------------------------------------------


@cache
def sample(id: str, people: int) -> list[Game]:
    """Positions of several games: early, middle and late."""
    variants = [options for seats, options in claytable.installed_games()[id].variants() if seats == people]
    found = []
    for seed in range(6):
        game = claytable.new(id, seats=people, seed=seed, **variants[seed % len(variants)])
        asked: set[str] = set()
        for number in moments(game, seed + people, limit=400):
            if game.over or not sight(id).calm(game):
                continue
            # The first of every question, and some more.
            if number % 45 in (7, 30) or game.decision.question.id not in asked:
                found.append(game.copy())
            asked.add(game.decision.question.id)
    return found + sight(id).rare(people)


def pairs(id: str, people: int) -> Iterator[tuple[Game, Game]]:
    """Two positions each: one to be changed, and one to take something from."""
    rng = Random(people)
    games = sample(id, people)
    for _ in range(400):
        first, second = rng.sample(games, 2)
        yield first.copy(), second

"""A step is made of its constructor's arguments: a saved stack has nothing else of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from inspect import signature
from itertools import product
from pkgutil import walk_packages
from typing import Any

import pytest

from claytable import installed_games
from claytable.core.rules import find_game
from claytable.core.steps import StepBook
from claytable.core.table import Deed, Step
from claytable.games.inventors.clauses import Due

#: What two steps share that have a cost: it is never on a stack.
NEVER = {"Costing"}


def modules(package: str) -> Iterator[Any]:
    """A game's modules."""
    yield import_module(package)
    for found in walk_packages(import_module(package).__path__, f"{package}."):
        yield import_module(found.name)


def book_of(package: str) -> StepBook:
    """The steps of a game by name."""
    books = [value for module in modules(package) for value in vars(module).values() if isinstance(value, StepBook)]
    assert books, f"{package} has no StepBook"
    return books[0]


def classes_of(package: str) -> dict[str, type[Step[Any]]]:
    """The steps that a game defines."""
    return {
        name: thing
        for module in modules(package)
        for name, thing in vars(module).items()
        if isinstance(thing, type) and issubclass(thing, Step) and thing.__module__ == module.__name__
    }


def arguments(kind: type[Step[Any]]) -> tuple[tuple[Any, ...], Step[Any]]:
    """Arguments that a kind of step takes, no two of them alike, and the step that they make.

    A plain class says what it takes; a compiled one only refuses what it does not. A cost is no number.
    """
    each: list[list[Any]] = []
    for n, parameter in enumerate(signature(kind).parameters.values(), start=1):
        several = str(parameter.annotation).startswith("tuple")
        each.append([*([] if several else [n]), (n, n + 10), True, Due(silver=n)])
    for values in product(*each):
        try:
            step = kind(*values)
            step.fields()
        except (AttributeError, TypeError):
            continue
        return values, step
    raise AssertionError(f"{kind.__name__} cannot be made of numbers")


def plain(values: tuple[Any, ...]) -> tuple[Any, ...]:
    """What a saved game has of them."""
    return tuple(value.numbers() if isinstance(value, Due) else value for value in values)


def wrong(kind: type[Step[Any]], book: StepBook) -> list[str]:
    """What would be lost or mixed up if a step were saved."""
    values, step = arguments(kind)
    found = []
    if step.fields() != plain(values):
        found.append(f"{kind.__name__}{plain(values)} says that it is made of {step.fields()}")
    again = book.step(json.loads(json.dumps([kind.__name__, *step.fields()])))
    if type(again) is not kind or again.fields() != step.fields():
        found.append(f"{step} comes back as {again}")
    return found


@pytest.mark.parametrize("game", installed_games())
def test_a_step_is_made_again_of_its_fields(game: str) -> None:
    package = find_game(game).package
    book, kinds = book_of(package), classes_of(package)
    # What is not in the book is what others are built on.
    assert [name for name, kind in kinds.items() if name not in book.steps and not kind.__subclasses__()] == []
    assert [each for name in set(book.steps) - NEVER for each in wrong(kinds[name], book)] == []


class Crossed(Deed[Any]):
    def __init__(self, seat: int, other: int) -> None:
        self.seat = other
        self.other = seat


class Forgetful(Deed[Any]):
    def __init__(self, seat: int, times: int) -> None:
        self.seat = seat
        self.times = 3


class Short(Deed[Any]):
    def __init__(self, seat: int, times: int = 1) -> None:
        self.seat = seat
        self.times = times

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)


@pytest.mark.parametrize("kind", [Crossed, Forgetful, Short])
def test_a_step_that_loses_something_would_be_found(kind: type[Step[Any]]) -> None:
    book = StepBook(())
    book.steps[kind.__name__] = kind
    assert wrong(kind, book)

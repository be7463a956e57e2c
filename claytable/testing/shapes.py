"""Views are what the game declares: nothing is missing, nothing else is there, and only what is marked is private."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..core.game import Game
from ..core.schema import OWN, Shown, described, fields
from . import play
from .kit import Kit, Variant

#: Views are checked after one of this many answers.
EVERY = 23


class Shapes(Kit):
    """The shape of a view."""

    def shape(self) -> Any:
        """What its views are said to be."""
        return self.told("shape", self.rules.shape)

    def moments(self, variant: Variant) -> Iterator[tuple[Game, int]]:
        """Tables of a game, with the number of answers given."""
        game = self.new(variant.seats, variant.seats, **variant.options)
        for number in play.moments(game, self.manner, variant.seats):
            if number % EVERY == 0 or game.over:
                yield game, number

    def test_a_view_is_what_the_game_declares(self, variant: Variant) -> None:
        checked = validator(self.shape())
        for game, number in self.moments(variant):
            for seat in (*range(len(game.seats)), None):
                errors = [f"{error.json_path}: {error.message}" for error in checked.iter_errors(game.view(seat))]
                assert errors == [], f"after answer {number}, seat {seat}"

    def test_what_is_not_marked_as_ones_own_looks_the_same_to_all(self, variant: Variant) -> None:
        private = own_fields(self.shape(), "")
        for game, number in self.moments(variant):
            public = [open_part(game.table.view(seat), private) for seat in (*range(len(game.seats)), None)]
            assert all(each == public[-1] for each in public), f"after answer {number}"


def validator(shape: Any) -> Any:
    """Checks a whole view: what every view has, and the game's own."""
    from jsonschema import Draft202012Validator

    known: dict[str, Any] = {}
    refs = [described(Shown, "", known), described(shape, "Game", known)]
    for ref in refs:
        # Each is a part of the whole.
        known[ref["$ref"].rpartition("/")[2]]["additionalProperties"] = True
    return Draft202012Validator({"components": {"schemas": known}, "allOf": refs, "unevaluatedProperties": False})


def own_fields(shape: Any, path: str) -> set[str]:
    """The paths of the fields that are marked as private."""
    found = set()
    for field, hint, _ in fields(shape):
        below = f"{path}.{field}"
        if OWN in getattr(hint, "__metadata__", ()):
            found.add(below)
        for each in shapes_in(hint):
            found |= own_fields(each, below)
    return found


def shapes_in(hint: Any) -> list[Any]:
    """The `TypedDict`s that a type is made of."""
    if hasattr(hint, "__total__"):
        return [hint]
    return [each for part in getattr(hint, "__args__", ()) for each in shapes_in(part)]


def open_part(value: Any, private: set[str], path: str = "") -> Any:
    """A view without the private fields, and without who looks."""
    if isinstance(value, dict):
        return {
            key: open_part(each, private, f"{path}.{key}")
            for key, each in value.items()
            if f"{path}.{key}" not in private and (path or key != "seat")
        }
    return [open_part(each, private, path) for each in value] if isinstance(value, list) else value

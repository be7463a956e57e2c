"""Views are what the game declares: nothing is missing, nothing else is there, and only what is marked is private."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..core.game import Game
from ..core.packs import read_components
from ..core.schema import FRAME, OWN, Prints, Shown, Stands, Word, described, fields, said_as
from . import play
from .catalogue import catalogue
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

    def test_what_is_printed_is_what_the_game_declares(self) -> None:
        shape = self.rules.printed_shape
        printed = self.rules.printed(self.rules.box())
        if shape is None:
            assert printed == {}, f"{self.game} says what is printed on its boards: `printed_shape` must say its shape"
            return
        errors = [f"{error.json_path}: {error.message}" for error in plain_validator(shape).iter_errors(printed)]
        assert errors == []

    def test_what_is_not_marked_as_ones_own_looks_the_same_to_all(self, variant: Variant) -> None:
        private = own_fields(self.shape(), "")
        for game, number in self.moments(variant):
            public = [open_part(game.table.view(seat), private) for seat in (*range(len(game.seats)), None)]
            assert all(each == public[-1] for each in public), f"after answer {number}"

    # -- a table that is drawn from its shape ---------------------------------------------------------

    def missing(self, ids: set[str], language: str) -> str:
        """Which of these messages a catalogue lacks, or says only with arguments, as a sentence."""
        known = catalogue(self.game, language)
        lacking = sorted(id for id in ids if id not in known or known[id].arguments)
        return f"{self.game} does not say in '{language}': {', '.join(lacking)}." if lacking else ""

    def test_every_field_of_a_view_has_a_name(self, language: str) -> None:
        self.wanted("names")
        assert not self.missing(field_names(self.shape()), language)

    def test_every_value_that_messages_name_has_its_message(self, language: str) -> None:
        self.wanted("names")
        assert not self.missing(value_names(self.shape(), self.rules.box()), language)

    def test_what_is_printed_on_a_thing_is_in_its_component_data(self) -> None:
        self.wanted("names")
        tables = read_components(self.rules.data(), None).tables
        for word, mark in marked(self.shape(), Prints):
            for field in mark.fields:
                table = mark.at or word.names
                rows = tables.get(table) or [{}]
                assert all(field in row for row in rows), f"[[{table}]] has no '{field}' to be shown."

    def test_what_stands_for_answers_names_kinds_that_there_are(self) -> None:
        kinds = set(self.rules.box().words.kinds())
        for _, mark in marked(self.shape(), Stands):
            unknown = sorted(set(mark.kinds) - kinds)
            assert not unknown, f"{self.game} has no answers of the kind '{unknown[0]}'."


def hints(hint: Any) -> Iterator[Any]:
    """A type, and all that it is made of but the shapes below it."""
    yield hint
    for part in getattr(hint, "__args__", ()):
        yield from hints(part)


def all_fields(shape: Any) -> Iterator[tuple[str, Any]]:
    """The fields of a shape and of those in it that a drawing shows."""
    for field, hint, _ in fields(shape):
        if field not in FRAME:
            yield field, hint
            for each in shapes_in(hint):
                yield from all_fields(each)


def marked(shape: Any, kind: type) -> Iterator[tuple[Any, Any]]:
    """What is marked, with its word if it has one, and the mark."""
    for _, hint in all_fields(shape):
        for each in hints(hint):
            marks = getattr(each, "__metadata__", ())
            word = next((mark for mark in marks if isinstance(mark, Word)), None)
            yield from ((word, mark) for mark in marks if isinstance(mark, kind))


def field_names(shape: Any) -> set[str]:
    """The messages that name the fields of a shape, and those of component data that are shown."""
    seated = {field for field, hint in all_fields(shape) if shapes_in(hint) and is_seated(hint)}
    found = {field for field, _ in all_fields(shape)} - seated
    found |= {field for _, mark in marked(shape, Prints) for field in mark.fields}
    return {said_as("name", field) for field in found}


def is_seated(hint: Any) -> bool:
    return any(isinstance(mark, Word) and mark.seat == "seated" for mark in getattr(hint, "__metadata__", ()))


def value_names(shape: Any, box: Any) -> set[str]:
    """The messages that name the values of a shape."""
    return {said_as(word.names, value) for word, _ in marked(shape, Word) if word.names for value in word.values(box)}


def validator(shape: Any) -> Any:
    """Checks a whole view: what every view has, and the game's own."""
    from jsonschema import Draft202012Validator

    known: dict[str, Any] = {}
    refs = [described(Shown, "", known), described(shape, "Game", known)]
    for ref in refs:
        # Each is a part of the whole.
        known[ref["$ref"].rpartition("/")[2]]["additionalProperties"] = True
    return Draft202012Validator({"components": {"schemas": known}, "allOf": refs, "unevaluatedProperties": False})


def plain_validator(shape: Any) -> Any:
    """Checks what is all of one shape."""
    from jsonschema import Draft202012Validator

    known: dict[str, Any] = {}
    return Draft202012Validator({**described(shape, "Game", known), "components": {"schemas": known}})


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

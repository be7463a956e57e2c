"""A game without a drawing is drawn from its schema: a sentence says what has no name there."""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

import pytest
import stall
import toy

from claytable.core.schema import SEATED, answers, many_of, number, prints
from claytable.testing import GameTests
from claytable.testing.shapes import field_names, value_names


class Seat(TypedDict):
    coins: Annotated[int, number(9)]
    goods: Annotated[list[str], many_of(("silk", "tin_cup"), names="good"), answers("sell"), prints(price="", kind="")]


class View(TypedDict):
    game: str
    deck_size: Annotated[int, number(9)]
    players: Annotated[list[Seat], SEATED]


def test_every_field_that_is_drawn_asks_for_a_name() -> None:
    assert field_names(View) == {"name-deck-size", "name-coins", "name-goods", "name-price", "name-kind"}
    assert value_names(View, None) == {"good-silk", "good-tin-cup"}


@pytest.mark.parametrize("rules", [stall.GAME, toy.GAME], ids=["stall", "toy"])
def test_the_games_of_the_tests_have_names_for_all_that_is_drawn(rules: Any) -> None:
    for language in rules.languages:
        ids = rules.words(language).ids
        assert field_names(rules.shape) | value_names(rules.shape, rules.box()) <= ids, language


class Kit(GameTests):
    """Oasis, with a view that it does not name."""

    __test__ = False
    game = "oasis"

    def shape(self) -> Any:
        return View


@pytest.mark.parametrize(
    ("law", "sentence"),
    [
        (
            lambda kit: kit.test_every_field_of_a_view_has_a_name("pl"),
            "oasis does not say in 'pl': name-deck-size, name-goods, name-kind, name-price.",
        ),
        (
            lambda kit: kit.test_every_value_that_messages_name_has_its_message("en"),
            "oasis does not say in 'en': good-tin-cup.",
        ),
        (
            lambda kit: kit.test_what_is_printed_on_a_thing_is_in_its_component_data(),
            "[[good]] has no 'price' to be shown.",
        ),
        (
            lambda kit: kit.test_what_stands_for_answers_names_kinds_that_there_are(),
            "oasis has no answers of the kind 'sell'.",
        ),
    ],
    ids=["fields", "values", "prints", "answers"],
)
def test_what_a_view_does_not_name_is_told_in_a_sentence(law: Any, sentence: str) -> None:
    with pytest.raises(AssertionError) as failed:
        law(Kit())
    assert sentence in str(failed.value)

"""One predicate decides and explains: what nothing speaks against is offered, and a missing amount that is given is no
longer the reason."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from core.random_play import MANNERS
from positions.inventors import Position, position

from claytable import Game
from claytable.core.rules import find_game
from claytable.games.inventors.ask import Ask, Owing, owed
from claytable.testing import Variant
from claytable.testing.laws import Play
from claytable.testing.sources import questions


class TestVerdicts(Play):
    game = "inventors"
    manner = MANNERS["inventors"]

    def test_the_choices_are_what_no_verdict_speaks_against(self, variant: Variant) -> None:
        def begin(game: Game, seed: int) -> Callable[[int], None]:
            def look(number: int) -> None:
                table, question = game.table, game.table.question
                if not isinstance(question, Ask) or number % 5 != seed % 5:
                    return
                about = set(abouts(question, len(game.vocabulary)))
                open_ones = {answer for answer in about if question.verdict(table, answer) == 0}
                offered = about.intersection(game.answers)
                assert offered <= open_ones, question
                # Only while something is owed may an answer be left out for what would then be impossible.  INV-103
                assert offered == open_ones or isinstance(question, Owing) or owed(table) is not None, question
                for answer in open_ones - offered:
                    refusal = table.why_not(answer)
                    assert refusal is not None
                    assert refusal.message.id == "why-rest-unpaid", f"{question}: {game.vocabulary.keys[answer]}"

            return look

        self.hold(variant, begin)


def abouts(question: Ask, answers: int) -> Iterator[int]:
    for first, end in question.about:
        yield from range(first, min(end, answers))


def test_every_question_says_what_it_is_about_and_cites_rules_that_exist() -> None:
    known = {rule.id for rule in find_game("inventors").catalogue("en")}
    for kind in questions("claytable.games.inventors"):
        if kind.name:
            assert kind.about, kind.__name__
            assert {rule for rule, _ in kind.reasons} <= known, kind.__name__


# -- each refusal, in words ----------------------------------------------------------------------------------


def said(at: Position, key: str) -> tuple[str, str]:
    """The rule and the sentence with which an answer is refused."""
    refusal = at.game.why_not(key)
    assert refusal is not None, f"{key} is offered"
    return refusal.rule, at.game.rules.words("en").say(refusal.message)


@pytest.mark.rule("INV-076")
def test_a_river_space_ahead_of_the_ship_or_without_tiles() -> None:
    at = position(seats=3, ship=4).river({1: ["collect"], 3: ["refresh"], 5: ["boost"]}).effect("collect 1 tile")
    assert said(at, "space:5") == ("INV-076", "River space 5 is ahead of your Ship, which is on 4.")
    assert said(at, "space:2") == ("INV-076", "There is no Workshop tile on River space 2.")


@pytest.mark.rule("INV-152")
def test_no_reward_when_nothing_is_unused() -> None:
    at = position(seats=3, workers=0, camels=[["white.1"], ["white.1"], ["white.1"]], inactive=["tiler"])
    at.set(third_camel=True, ready=["white.1"]).play("tent:1")
    assert at.asked == "question-tent-steps"
    assert said(at, "reward") == ("INV-152", "You have used all your Workers and open Camels this round.")


@pytest.mark.rule("INV-156")
def test_the_dummys_tent_on_a_space_that_is_taken() -> None:
    at = position(seats=2).play("tent:2")
    assert at.asked == "question-dummy-tent"
    assert said(at, "tent:2") == ("INV-156", "There is already a Tent on this space.")


@pytest.mark.rule("INV-040")
def test_an_exhausted_die_cannot_be_increased() -> None:
    at = position(seats=3, ready=["white.1", "white.2"], exhausted=["white"]).effect("increase 1")
    assert said(at, "exhausted.white") == (
        "INV-040",
        "You can increase only dice in Ready, Determined or Inspired.",
    )


@pytest.mark.rule("INV-142")
def test_worker_spaces_name_the_amount_that_is_missing() -> None:
    at = position(seats=3, guilds=[1, 1, 1], silver=0, active=[])
    assert said(at, "worker:charcoal_right") == ("INV-142", "This space costs 1 Device Card; you have 0.")
    assert said(at, "worker:blue_right") == ("INV-142", "This space costs 1 Silver; you have 0.")
    assert said(at, "worker:orange_right") == (
        "INV-142",
        "You cannot pay any Active Craftsperson for this: you have 0 Silver.",
    )
    assert said(at, "worker:blue_left") == ("INV-143", "This costs 2 Blue Influence; you have 1.")


@pytest.mark.rule("INV-103")
def test_what_would_end_an_action_is_refused_for_its_sake() -> None:
    at = position(seats=3, ready=["white.6", "white.2"], hand=["lens", "astrolabe"], inactive=["weaver"])
    at.clear_devices().put_device("geometric", 0).play("invent", "ready.white.6")
    assert said(at, "discard-two")[0] == "INV-103"
    assert said(at, "exhausted.white")[0] == "INV-037"


#: A refused answer, and what gives the amount that its reason names.
AMOUNTS = [
    ("worker:blue_left", {"guilds": [1, 0, 0]}, {"guilds": [2, 0, 0]}),
    ("worker:charcoal_right", {"guilds": [0, 0, 1]}, {"hand": ["lens"]}),
    ("worker:blue_right", {"guilds": [1, 0, 0], "silver": 0, "active": []}, {"silver": 1}),
    ("worker:blue_bottom", {"guilds": [1, 0, 0], "silver": 0, "active": []}, {"guilds": [2, 0, 0]}),
    ("discard-two", {"hand": ["lens"], "exhausted": ["white"]}, {"hand": ["lens", "drum"]}),
]


@pytest.mark.parametrize(("key", "fields", "more"), AMOUNTS, ids=[row[0] for row in AMOUNTS])
def test_a_missing_amount_that_is_given_is_no_longer_the_reason(
    key: str, fields: dict[str, Any], more: dict[str, Any]
) -> None:
    game: Game = position(seats=3, **fields).game
    first = game.why_not(key)
    assert first is not None
    then = position(seats=3, **(fields | more)).game.why_not(key)
    assert then is None or then.message.id != first.message.id

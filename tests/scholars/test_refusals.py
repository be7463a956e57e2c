"""What Scholars says against an answer of the kind that is asked: the rule, and a sentence with pieces and numbers."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from core.random_play import choose
from games.catalogue import LANGUAGES, words
from positions.scholars import Position, new_game, position

import claytable
from claytable import Refusal


def says(at: Position, key: str) -> str:
    """The rule and the sentence against a key, in English; it can be said in every language."""
    refusal = at.refusal(key)
    assert refusal is not None, f"{key} is offered"
    assert all(words("scholars", language).say(refusal.message) for language in LANGUAGES)
    return f"{refusal.rule}: {words('scholars', 'en').say(refusal.message)}"


CALIPH = {"slots": {"travel": "harvest_mathematics"}}


def second_at_the_caliph(seats: int = 2) -> Position:
    """Seat 0 controls two Guilds and has placed for the first."""
    at = position(seats=seats, **CALIPH).put_guilds({"purple": (1, 0), "orange": (1, 0)})
    return at.put_pile("persian_h", "caliph_1").play("rest", "caliph:middle").pass_until("question-caliph")


def moving(where: str) -> Position:
    """The supply is empty, and two pieces can be moved."""
    at = position().put_guilds({"purple": (1, 0)}).put_map({0: ("greek_a", 0), 2: "greek_b"}).set(supply=0)
    return at.effect("influence 1 guild:any" if where.startswith("guild") else "influence 1 scroll").play(where)


def shifting(**fields: Any) -> Position:
    rooms = {1: ("greek_a", 0, 1), 2: ("greek_b", 1, 0), 3: ("greek_c", 0, 0)}
    return position(**fields).put_rooms(rooms).effect("shift 1 gold")


def destroying(**fields: Any) -> Position:
    return position(**{"hand": ["white.3", "red.5"], "bag": {"white": 1}} | fields).effect("destroy 1 die:white")


def rerolling() -> Position:
    at = position(hand=["red.1", "red.2"]).effect("top up hand to 4")
    at.me.hand = [*at.me.hand, 6 * 8 + 5]  # as if a Blue 5 were drawn
    return at.play("reroll:red.1")


DRAFT: dict[int, int] = {1: 2, 2: 5, 3: 6, 4: 9}

#: The faults of the past: who is asked what, a key, and what is said.
SAID: list[tuple[Callable[[], Position], str, str]] = [
    (
        lambda: position().effect("influence 1 guild:purple"),
        "guild:orange",
        "SCH-147: You can place this Influence only in the Purple Guild.",
    ),
    (
        lambda: position().put_guilds({"green": (1, 0)}).put_map({}).set(supply=0).effect("influence 1 guild:any"),
        "guild:green",
        "SCH-014: The only Influence you can move is already in the Green Guild.",
    ),
    (
        second_at_the_caliph,
        "caliph:middle",
        "SCH-154: Player 1 already has Influence on the middle space of the Caliph Card.",
    ),
    (lambda: shifting(gold=1), "gold-on:5", "SCH-144: There is no Translator in Room 5."),
    (lambda: shifting(gold=1), "gold-on:2", "SCH-144: This costs 1 Silver; you have 0."),
    (lambda: shifting(silver=1), "gold-on:1", "SCH-144: You have no Gold to place."),
    (lambda: shifting(gold=1), "gold-off:3", "SCH-144: There is no Gold on the Translator in Room 3."),
    (
        lambda: (
            position(workers={"red": 2, "blue": 1}).effect("pay 1 worker:any -> gain 1 gold").play("do:pay 1 worker")
        ),
        "worker:yellow",
        "SCH-070: You have no Yellow Worker in your supply.",
    ),
    (
        lambda: position(hand=["red.4"], workers={"red": 1}).work("travel", "red.4"),
        "place:blue:1",
        "SCH-070: You have no Blue Worker in your supply.",
    ),
    (
        lambda: position().effect("gain 1 worker:any"),
        "pass",
        "SCH-177: You gain this in any case. You cannot decline it.",
    ),
    (
        lambda: position().effect("gain 1 die:primary to bag"),
        "die:green",
        "SCH-179: You can gain only a primary die here.",
    ),
    (
        lambda: position().supply_dice(red=0).effect("gain 1 die:primary to bag"),
        "die:red",
        "SCH-012: There is no Red die left in the Main Supply.",
    ),
    (
        lambda: position().effect("gain 1 die:primary to bag"),
        "white:hand:3",
        "SCH-012: You may return a White die only when there is no primary die left in the Main Supply.",
    ),
    (
        lambda: position().effect("advance 1 track:primary"),
        "track:biology",
        "SCH-106: Biology is not a primary Research Track.",
    ),
    (lambda: moving("guild:orange"), "from-guild:green", "SCH-014: You have no Influence in the Green Guild."),
    (
        lambda: moving("guild:orange"),
        "from-scroll:greek_b",
        "SCH-014: You have no Influence on the Greek Biology Scroll B (3 VP).",
    ),
    (
        lambda: moving("guild:purple").put_guilds({"orange": (1, 0)}),
        "from-guild:purple",
        "SCH-014: You are placing Influence in the Purple Guild, so you cannot take it from there.",
    ),
    (
        lambda: destroying(bag={}, hand=["white.3", "white.4"]),
        "white:bag",
        "SCH-048: There is no White die in your Bag.",
    ),
    (destroying, "white:hand:5", "SCH-048: White 5 is not in your hand."),
    (destroying, "white:board", "SCH-048: There is no White die of an earlier action on your Player Board."),
    (destroying, "white:action:1", "SCH-048: There is no die 1 on the card of the current action."),
    (
        lambda: position(hand=["red.5"], bag={"white": 2}).work("travel", "red.5").effect("destroy 1 die:white"),
        "white:action:1",
        "SCH-048: Die number 1 of this action is not White.",
    ),
    (rerolling, "reroll:green.4", "SCH-137: Green 4 is not in your hand."),
    (
        rerolling,
        "reroll:blue.5",
        "SCH-137: You have just drawn Blue 5. You may reroll only dice that were in your hand before.",
    ),
    (rerolling, "reroll:red.1", "SCH-137: Red 1 will already be rerolled."),
    (lambda: new_game(2).put_offer(DRAFT), "room:7", "SCH-029: There is no Translator in Room 7."),
    (
        lambda: new_game(2).put_offer(DRAFT).play("room:1").pass_until("question-draft"),
        "room:1",
        "SCH-029: Player 1 has already taken the Starting Translator in Room 1.",
    ),
]


@pytest.mark.parametrize(("at", "key", "said"), SAID, ids=[f"{n} {each[1]}" for n, each in enumerate(SAID)])
def test_an_answer_of_the_kind_that_is_asked_is_refused_with_its_reason(
    at: Callable[[], Position], key: str, said: str
) -> None:
    assert says(at(), key) == said


def test_the_mark_of_a_translator_must_be_placed() -> None:
    at = position().put_guilds({"purple": (1, 0), "orange": (1, 0)}).put_rooms({1: ("greek_a", 0)}).set(supply=0)
    at.effect("influence 1 guild:any")
    assert says(at.play("guild:green"), "from-guild:green") == "SCH-014: You have no Influence in the Green Guild."
    assert at.offers("pass")


def test_effects_of_a_pack_are_explained_too(tmp_path: Any) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text('[[translator]]\nid = "translator_greek_a"\nretiree = ["pay 3 gold -> gain 9 silver"]\n')
    at = position(pack=str(pack), hand=["red.4"], retirees={"travel": ["greek_a"]}).work("travel", "red.4")
    assert says(at, "do:pay 3 gold -> gain 9 silver") == "SCH-185: This costs 3 Gold; you have 0."


# -- an amount that is missing ------------------------------------------------------------------------------------

#: Refusals that name an amount, and the field that holds it.
AMOUNTS = {
    "why-silver": "silver",
    "why-toll": "silver",
    "why-gold": "gold",
    "why-gold-cost": "gold",
    "why-shortest-line": "gold",
    "why-workers": "workers",
}


def given_what_is_missing(table: Any, seat: int, refusal: Refusal) -> Any:
    """The table with the amount that a refusal names."""
    needed, own = refusal.message.args["n"], refusal.message.args["own"]
    assert isinstance(needed, int)
    assert isinstance(own, int)
    assert needed > own
    richer = table.copy()
    me = richer.player(seat)
    field = AMOUNTS[refusal.message.id]
    if field == "workers":
        assert sum(me.workers) == own
        me.workers[0] += needed - own
    else:
        assert getattr(me, field) == own
        setattr(me, field, needed)
    return richer


@pytest.mark.parametrize("seed", range(4))
def test_what_is_missing_is_not_missing_once_it_is_given(seed: int) -> None:
    rng = Random(seed)
    game = claytable.new("scholars", seats=seed % 3 + 1, seed=seed)
    seen = 0
    while not game.over:
        table: Any = game.table
        question = table.question
        for answer in range(len(game.vocabulary)):
            refusal = table.why_not(answer) if question.is_about(answer) else None
            if refusal is not None and refusal.message.id in AMOUNTS:
                seen += 1
                then = question.why_not(given_what_is_missing(table, question.seat, refusal), answer)
                assert then is None or then.message.id != refusal.message.id, f"{refusal}, then {then}"
        game.play(choose(rng, game.legal.keys(), "scholars"))
    assert seen

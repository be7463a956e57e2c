"""The rules of Oasis, one after the other."""

from __future__ import annotations

from collections import Counter

import pytest
from oasis.box import GOODS
from position import BOX, Position

import claytable


@pytest.mark.rule("OAS-001")
@pytest.mark.parametrize("seats", [1, 5, ["person", "opponent"]])
def test_two_to_four_play(seats: object) -> None:
    with pytest.raises(claytable.BadOptions, match="2 to 4 seats"):
        claytable.new("oasis", seats=seats)


@pytest.mark.rule("OAS-002")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_everybody_begins_with(seats: int) -> None:
    table = Position(seats).table
    assert [(len(player.hand), player.water) for player in table.players] == [(3, 2)] * seats
    assert (len(table.market), len(table.waiting), len(table.coming)) == (4, 3, 12)
    cards = Counter([*table.deck, *table.market, *(good for player in table.players for good in player.hand)])
    assert cards == dict.fromkeys(range(len(GOODS)), 9)


@pytest.mark.rule("OAS-003")
def test_a_day_is_a_turn_of_each_beginning_with_the_first_player() -> None:
    at = Position(3)
    asked = []
    for _ in range(4):
        asked.append((at.table.day, at.game.asked))
        at.play("draw")
    assert asked == [(1, 0), (1, 1), (1, 2), (2, 0)]


@pytest.mark.rule("OAS-003")
def test_the_first_player_is_chosen_at_random() -> None:
    assert {claytable.new("oasis", seats=4, seed=seed).asked for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("OAS-004")
@pytest.mark.parametrize("key", ["take:1", "draw", "drink", "load:1"])
def test_a_turn_is_one_thing(key: str) -> None:
    at = Position().holding("dates", "dates").waiting("petra", "fez", "aden")
    assert at.play(key).game.asked == 1


@pytest.mark.rule("OAS-005")
def test_a_good_costs_the_water_of_its_space() -> None:
    at = Position().holding(water=2)
    good = GOODS[at.table.market[3]]
    assert at.play("take:4").me.water == 0
    assert at.hand == [good]


@pytest.mark.rule("OAS-005")
def test_a_good_that_costs_too_much_is_refused() -> None:
    at = Position().holding(water=1)
    assert at.refused("take:4") == ("OAS-005", "That space costs 2 water, and you have 1.")
    assert "take:3" in at.game.legal


@pytest.mark.rule("OAS-006")
def test_the_market_moves_up_and_is_refilled() -> None:
    at = Position().holding()
    first, _, third, fourth = at.table.market
    new = at.table.deck[-1]
    assert at.play("take:2").table.market == [first, third, fourth, new]


@pytest.mark.rule("OAS-007")
def test_a_card_is_drawn_unseen_and_for_nothing() -> None:
    at = Position().holding(water=0)
    good = GOODS[at.table.deck[-1]]
    at.play("draw")
    assert (at.hand, at.me.water) == ([good], 0)
    words = at.game.rules.words("en")
    assert [words.say(at.game.last_lines(seat)[0]) for seat in (0, 1)] == [
        f"Player 1 draws {good}.",
        "Player 1 draws a card.",
    ]


@pytest.mark.rule("OAS-008")
def test_a_player_with_seven_cards_discards_one() -> None:
    at = Position().holding("dates", "dates", "dates", "salt", "salt", "salt").play("draw")
    assert at.game.decision.question.id == "question-discard"
    assert at.refused("draw")[0] == "OAS-008"
    salt = at.hand.count("salt")
    at.play("discard:salt")
    assert (at.hand.count("salt"), len(at.hand), at.game.asked) == (salt - 1, 6, 1)


@pytest.mark.rule("OAS-008")
def test_what_is_not_in_hand_is_not_discarded() -> None:
    at = Position().holding("dates", "dates", "dates", "salt", "salt", "salt")
    at.table.deck.remove(GOODS.index("dates"))
    at.table.deck.append(GOODS.index("dates"))
    assert at.play("draw").refused("discard:silk") == ("OAS-008", "You have no silk in hand.")


@pytest.mark.rule("OAS-009")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    at = Position().holding()
    at.table.discards, at.table.deck = at.table.deck[:5], []
    assert len(at.play("draw").table.deck) == 4
    assert at.table.discards == []


@pytest.mark.rule("OAS-010")
@pytest.mark.parametrize(("water", "after"), [(0, 2), (3, 5), (4, 5)])
def test_a_drink_is_two_water_and_nobody_has_more_than_five(water: int, after: int) -> None:
    assert Position().holding(water=water).play("drink").me.water == after


@pytest.mark.rule("OAS-010")
def test_with_full_skins_nobody_drinks() -> None:
    at = Position().holding(water=5)
    assert at.refused("drink") == ("OAS-010", "Your skins are full: you hold 5 water already.")


@pytest.mark.rule("OAS-011")
def test_a_loaded_caravan_takes_its_goods_and_the_next_one_arrives() -> None:
    at = Position().holding("dates", "dates", "salt").waiting("petra", "fez", "aden")
    next_one = at.table.coming[-1]
    at.play("load:1")
    assert (at.hand, at.me.loaded) == (["salt"], [BOX.caravan_ids.index("petra")])
    assert at.table.waiting[0] == next_one
    assert at.table.discards == [GOODS.index("dates")] * 2


@pytest.mark.rule("OAS-011")
def test_a_caravan_is_not_loaded_without_its_goods_and_nobody_loads_an_empty_place() -> None:
    at = Position().holding("dates", "silk").waiting("petra", "samarkand")
    assert at.refused("load:1") == ("OAS-011", "You still need: dates.")
    assert at.refused("load:2") == ("OAS-011", "You still need: silk, incense, incense.")
    assert at.refused("load:3") == ("OAS-011", "No caravan is waiting there.")


@pytest.mark.rule("OAS-012")
def test_others_see_how_many_cards_there_are_and_not_which() -> None:
    at = Position().holding("dates", "silk")
    mine, theirs = at.game.view(0), at.game.view(1)
    assert mine["players"][0]["hand"] == ["dates", "silk"]
    assert (theirs["players"][0]["hand"], theirs["players"][0]["cards"]) == (None, 2)
    assert (mine["deck"], mine["coming"]) == (len(at.table.deck), 12)


@pytest.mark.rule("OAS-013")
@pytest.mark.parametrize("days", [8, 10])
def test_the_game_is_over_after_the_last_day(days: int) -> None:
    at = Position(days=days)
    turns = 0
    while not at.game.over:
        at.play(
            next(
                key
                for key in ("draw", "discard:dates", "discard:salt", "discard:silk", "discard:incense")
                if key in at.game.legal
            )
        )
        turns += at.game.over or at.game.decision.question.id == "question-turn"
    assert turns == 2 * days


@pytest.mark.rule("OAS-013")
def test_the_game_is_over_when_the_last_caravan_is_loaded() -> None:
    at = Position().holding("dates", "dates").waiting("petra", coming=False)
    assert at.play("load:1").game.over


@pytest.mark.rule("OAS-014")
def test_caravans_and_every_two_water_are_coins() -> None:
    at = Position().holding("dates", "dates", water=5).waiting("petra", "fez", "aden").play("load:1")
    assert at.game.scores()[0].points() == {"caravans": 3, "water": 2}


@pytest.mark.rule("OAS-015")
@pytest.mark.parametrize(
    ("caravans", "places"),
    [((["petra", "palmyra"], ["tunis"]), [1, 2]), ((["tunis"], ["cairo"]), [1, 1]), ((["fez"], ["petra"]), [1, 2])],
)
def test_more_caravans_are_ahead_at_a_tie(caravans: tuple[list[str], list[str]], places: list[int]) -> None:
    at = Position()
    for player, loaded in zip(at.table.players, caravans, strict=True):
        player.loaded = [BOX.caravan_ids.index(caravan) for caravan in loaded]
    scores = at.game.scores()
    assert [score.place for score in scores] == places
    assert [score.tie_break is not None for score in scores] == [caravans[0] == ["petra", "palmyra"]] * 2


def test_every_rule_has_a_test() -> None:
    marks = [mark for test in globals().values() for mark in getattr(test, "pytestmark", []) if mark.name == "rule"]
    rules = claytable.installed_games()["oasis"].catalogue()
    assert {id for mark in marks for id in mark.args} == {rule.id for rule in rules}

"""Component Restrictions: what runs out and what does not, and who may look at what."""

from __future__ import annotations

import pytest
from positions.scholars import position

from claytable.games.scholars.terms import COLOURS, WORKERS


def stock(at, colour):
    return at.board.dice[COLOURS.index(colour)]


# -- Gold, Silver, Workers ----------------------------------------------------------------------------------


@pytest.mark.rule("SCH-010")
def test_silver_and_gold_never_run_out():
    at = position(silver=30, gold=20).set(1, silver=20, gold=15)
    at.effect("gain 2 silver", "gain 1 gold")
    assert (at.me.silver, at.me.gold) == (32, 21)


@pytest.mark.rule("SCH-010")
def test_workers_never_run_out():
    at = position(workers=dict(zip(WORKERS, (19, 6, 6, 6), strict=True)))
    at.set(1, workers=dict(zip(WORKERS, (1, 6, 6, 6), strict=True)))
    at.effect("gain 1 worker:any", "gain 2 worker:red").play("worker:white")
    assert at.workers() == {"white": 20, "red": 8, "yellow": 6, "blue": 6}


@pytest.mark.rule("SCH-010")
def test_a_supply_that_is_used_up_is_shown_as_empty():
    at = position(workers={"red": 12}).effect("gain 1 worker:red")
    assert (at.workers(), at.game.view(0)["board"]["supply"]["workers"]["red"]) == ({"red": 13}, 0)


# -- dice ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-011")
def test_without_white_dice_every_other_player_returns_one_instead():
    at = (
        position(seats=3, bag={"white": 2})
        .set(1, bag={"white": 5}, hand=["red.4"])
        .set(2, hand=["red.4"], bag={"red": 1})
    )
    at.supply_dice(white=0).effect("gain 1 die:white to bag")
    assert [at.dice_owned("white", seat) for seat in range(3)] == [3, 4, 0]
    assert stock(at, "white") == 1


@pytest.mark.rule("SCH-011")
def test_with_white_dice_in_the_supply_nobody_returns_one():
    at = position(seats=3, bag={"white": 2}).set(1, bag={"white": 5}, hand=["red.4"])
    at.supply_dice(white=1).effect("gain 1 die:white to bag")
    assert [at.dice_owned("white", seat) for seat in range(2)] == [4, 5]
    assert stock(at, "white") == 0


@pytest.mark.rule("SCH-011")
def test_a_second_white_die_is_the_one_just_returned():
    at = position(hand=["red.4"]).set(1, bag={"white": 5}, hand=["red.4"])
    at.supply_dice(white=0).effect("gain 2 die:white to bag")
    assert (at.dice_owned("white"), at.dice_owned("white", 1), stock(at, "white")) == (1, 4, 0)


@pytest.mark.rule("SCH-011")
def test_who_returns_a_white_die_chooses_bag_hand_or_player_board():
    at = position(seats=3).set(2, hand=["red.4"])
    at.set(1, bag={"white": 1}, hand=["white.2", "red.5"], slots={"travel": ("hurry", ["white.6"])})
    at.supply_dice(white=0).effect("gain 1 die:white to bag")
    assert (at.seat, at.keys) == (1, ["white:bag", "white:hand:2", "white:board"])
    at.play("white:hand:2")
    assert (at.hand(1), at.dice_owned("white", 1), at.seat) == (["red.5"], 2, 0)


@pytest.mark.rule("SCH-011")
def test_a_white_die_that_cannot_be_taken_still_pays_a_cost():
    at = position(hand=["red.4"]).set(1, bag={"white": 5}, hand=["red.4"])
    at.supply_dice(white=0).effect("pay 1 die:white -> gain 1 gold").play("do:pay 1 die:white")
    assert (at.me.gold, at.dice_owned("white"), at.dice_owned("white", 1)) == (1, 0, 4)


@pytest.mark.rule("SCH-012")
def test_without_red_dice_a_white_die_may_go_back_instead():
    at = position(bag={"white": 3}, hand=["red.4"]).supply_dice(red=0).effect("gain 1 die:red to bag")
    assert at.keys == ["white:bag", "pass"]
    before = stock(at, "white")
    at.play("white:bag")
    assert (at.bag(), stock(at, "white")) == ({"white": 2}, before + 1)


@pytest.mark.rule("SCH-012")
def test_the_white_die_may_be_kept():
    at = position(bag={"white": 3}, hand=["red.4"]).supply_dice(red=0).effect("gain 1 die:red to bag").play("pass")
    assert at.bag() == {"white": 3}


@pytest.mark.rule("SCH-012")
def test_of_any_primary_colour_one_in_stock_must_be_taken():
    at = position(bag={"white": 3}, hand=["red.4"]).supply_dice(red=0).effect("gain 1 die:primary to bag")
    assert at.keys == ["die:yellow", "die:blue", "pass"]
    assert at.why("die:red") == "SCH-012"
    assert at.why("white:bag") == "SCH-012"


@pytest.mark.rule("SCH-012")
def test_with_all_three_primary_colours_out_a_white_die_may_go_back():
    at = position(bag={"white": 3}, hand=["red.4"]).supply_dice(red=0, yellow=0, blue=0)
    at.effect("gain 1 die:primary to hand").play("white:bag")
    assert (at.bag(), at.hand()) == ({"white": 2}, ["red.4"])


@pytest.mark.rule("SCH-013")
@pytest.mark.parametrize("text", ["gain 1 die:green to bag", "gain 1 die:green to hand"])
def test_without_green_dice_nothing_is_gained_and_no_white_die_goes_back(text):
    at = position(bag={"white": 3}, hand=["red.4"]).supply_dice(green=0).effect(text)
    assert at.asked == "question-turn"
    assert (at.bag(), at.hand(), stock(at, "green")) == ({"white": 3}, ["red.4"], 0)


@pytest.mark.rule("SCH-013")
def test_the_fifth_green_die_is_the_last():
    at = position(goal="hebrew", hand=["red.4"]).set(1, goal="chinese")
    for _ in range(6):
        at.effect("gain 1 die:green to bag", must=1)
    assert (at.bag(), stock(at, "green")) == ({"green": 5}, 0)


# -- Influence ----------------------------------------------------------------------------------------------


def without_influence(**fields):
    """Supply empty; Influence: 2 in the Orange Guild, 1 on a Map Scroll, 3 on Translators, 1 on a Caliph Card."""
    at = position(**fields).put_map({0: ("greek_b", 0)}).put_guilds({"orange": [2, 1]})
    at.put_rooms({1: ("persian_a", 0), 2: ("persian_b", 0), 3: ("persian_c", 0)}).put_caliphs("caliph_1")
    at.board.caliph_influence[0] = (0, -1, -1)
    return at.set(supply=0)


@pytest.mark.rule("SCH-014")
def test_without_influence_a_piece_moves_from_a_scroll_or_a_guild_and_from_nowhere_else():
    at = without_influence().effect("influence 1 guild:green").play("guild:green")
    assert at.keys == ["from-guild:orange", "from-scroll:greek_b", "pass"]
    at.play("from-guild:orange")
    assert (at.guild("orange"), at.guild("green"), at.me.supply) == ((1, 1), (1, 0), 0)


@pytest.mark.rule("SCH-014")
def test_a_piece_may_move_from_a_scroll():
    at = without_influence().effect("influence 1 guild:green").play("guild:green", "from-scroll:greek_b")
    assert (at.mark("greek_b"), at.guild("orange"), at.guild("green")) == (-1, (2, 1), (1, 0))


@pytest.mark.rule("SCH-014")
def test_with_influence_in_the_supply_nothing_is_moved():
    at = without_influence().set(supply=1).effect("influence 1 guild:green").play("guild:green")
    assert (at.asked, at.guild("green"), at.guild("orange"), at.me.supply) == ("question-turn", (1, 0), (2, 1), 0)


@pytest.mark.rule("SCH-014")
def test_control_of_the_guild_that_is_left_is_reassessed():
    at = without_influence().put_guilds({"orange": [1, 1]}, control={"orange": 0}).set(supply=0)
    at.effect("influence 1 guild:green").play("guild:green", "from-guild:orange")
    assert (at.guild("orange"), at.control("orange"), at.control("green")) == ((0, 1), 1, 0)


@pytest.mark.rule("SCH-014")
def test_without_a_piece_to_move_the_placement_does_not_happen():
    at = position(supply=0).put_rooms({1: ("persian_a", 0)}).set(supply=0).effect("influence 1 guild:green")
    assert (at.asked, at.guild("green")) == ("question-turn", (0, 0))


@pytest.mark.rule("SCH-014")
def test_without_a_piece_to_mark_it_no_translator_is_employed():
    at = position(silver=9, hand=["white.6"]).put_rooms({1: ("persian_a", 0)}).set(supply=0)
    at.work("recruit", "white.6").play("recruit")
    assert at.offers("dispatch:greek")
    assert at.why("employ:greek") == "SCH-014"


@pytest.mark.rule("SCH-014")
def test_the_mark_of_an_employed_translator_may_be_a_moved_piece():
    at = without_influence(silver=9, hand=["white.6"]).work("recruit", "white.6")
    at.play("recruit", "employ:greek", "room:7")
    assert at.keys == ["from-guild:orange", "from-scroll:greek_b"]
    at.play("from-guild:orange")
    assert (at.room(7)[1], at.guild("orange")) == (0, (1, 1))


# -- who sees what ------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-015")
def test_a_player_sees_the_own_bag_and_of_other_bags_no_colours():
    at = position(bag={"white": 3, "red": 1}).set(1, bag={"white": 2, "blue": 3})
    mine, other = at.game.view(0)["players"]
    assert mine["bag"] == {"white": 3, "red": 1}
    assert (other["bag"], other["dice_sum"]) == (None, None)
    assert at.game.view(1)["players"][1]["bag"] == {"white": 2, "blue": 3}
    assert [each["bag"] for each in at.game.view(None)["players"]] == [None, None]


@pytest.mark.rule("SCH-015")
def test_what_lies_open_is_seen_by_everybody():
    at = position(hand=["red.4"], silver=3, gold=2, workers={"blue": 1}, levels={"physics": 2}, scrolls=["greek_a"])
    seen = at.game.view(1)["players"][0]
    assert (seen["hand"], seen["silver"], seen["gold"], seen["workers"]["blue"]) == (["red.4"], 3, 2, 1)
    assert (seen["levels"]["physics"], seen["scrolls"], len(seen["cards"])) == (2, ["greek_a"], 7)


@pytest.mark.rule("SCH-015")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_of_decks_only_the_top_card_is_seen_and_of_pile_and_reserve_none(seat):
    at = position()
    before, board = at.game.view(seat), at.board
    assert all(shown["top"] == at.deck(shown["deck"])[0] for shown in before["board"]["decks"])
    board.decks = [(deck[0], *reversed(deck[1:])) for deck in board.decks]
    first, reserve = board.stacks[0], board.reserve
    board.stacks[0], board.reserve = reserve[:3], (*reserve[3:], *first)
    assert at.game.view(seat) == before
    board.decks[0] = tuple(reversed(board.decks[0]))
    assert at.game.view(seat) != before

"""Placing dice on Camels."""

import pytest
from positions.inventors import position

import claytable

LEVELS = dict.fromkeys(("scribe", "chandler", "weaver", "tiler", "blacksmith", "carpenter"), 3)


def ready_to_build(value="basin", **fields):
    """A Device to Build whose card demands 7 (basin), and Silver for its Craftspeople."""
    return (
        position(**{"seats": 3, "silver": 20, "levels": LEVELS} | fields)
        .clear_devices()
        .put_device("robotic", 0, card=value, inventor=1)
    )


@pytest.mark.rule("INV-100")
@pytest.mark.parametrize(
    ("third", "hired", "open_camels"),
    [(False, False, [1, 2]), (True, False, [1, 2, 3]), (False, True, [1, 2, 4]), (True, True, [1, 2, 3, 4])],
)
def test_two_camels_a_third_when_unlocked_and_a_fourth_when_hired(third, hired, open_camels):
    at = ready_to_build(third_camel=third, hired_camel=hired, ready=["white.6", "white.6"])
    assert at.me.open_camels() == len(open_camels)
    at.set(camels=[["white.1"] if camel in open_camels else [] for camel in range(1, 5)])
    assert at.why("build") == "INV-102", "every open Camel is used"
    at.set(camels=[["white.1"] if camel in open_camels[:-1] else [] for camel in range(1, 5)])
    at.play("build")
    assert at.dice_in(f"camel:{open_camels[-1]}") == ["white.6", "white.6"]


@pytest.mark.rule("INV-101")
@pytest.mark.parametrize(("seats", "rounds", "tent"), [(2, 4, 1), (3, 4, 1), (4, 4, 2), (4, 3, 2)])
def test_the_third_camel_lies_under_the_first_or_second_tent(seats, rounds, tent):
    at = position(seats=seats, rounds=rounds, tents=5 - tent)
    assert at.me.open_camels() == 2
    at.play("tent:1")
    at.pass_until("question-main-action")
    assert at.me.open_camels() == 3


@pytest.mark.rule("INV-101")
def test_with_four_players_three_rounds_begin_with_the_second_tent():
    at = position(seats=4, rounds=3)
    assert at.me.tents == 3
    at.play("tent:1").pass_until("question-main-action")
    assert at.table.round == 1
    assert at.me.open_camels() == 3


@pytest.mark.rule("INV-101")
def test_with_four_players_it_is_open_from_round_3_on():
    at = position(seats=4)
    for _ in range(2):
        assert not at.me.third_camel
        at.end_round({0: 1, 1: 2, 2: 3, 3: 4}).pass_until("question-main-action")
    assert at.table.round == 3
    assert at.me.open_camels() == 3


@pytest.mark.rule("INV-101")
@pytest.mark.parametrize(("seats", "camels"), [(2, 3), (3, 3), (4, 2)])
def test_in_three_rounds_it_is_open_from_setup_below_four_players(seats, camels):
    at = position(seats=seats, rounds=3)
    assert [at.player(seat).open_camels() for seat in range(seats)] == [camels] * seats


@pytest.mark.rule("INV-102")
def test_a_camel_with_one_die_takes_no_more():
    at = ready_to_build(camels=[["white.1"], ["white.2"]], ready=["white.6", "white.6"])
    for action in ("invent", "build", "test", "publish"):
        assert at.why(action) == "INV-102"


@pytest.mark.rule("INV-102")
def test_one_or_two_dice_in_one_go():
    at = ready_to_build("bowl", ready=["white.6", "white.5", "white.4"])
    at.play("build", "ready.white.5")
    assert at.asked == "question-place-dice"
    at.play("pass")
    assert at.dice_in("camel:1") == ["white.5"]
    at = ready_to_build("bowl", ready=["white.6", "white.5", "white.4"])
    at.play("build", "ready.white.5", "ready.white.6")
    assert at.dice_in("camel:1") == ["white.5", "white.6"]
    assert at.asked == "question-pay", "a third die is not asked for"


@pytest.mark.rule("INV-102")
def test_the_white_die_of_a_test_fills_its_camel():
    at = position(seats=3, ready=["blue.4", "blue.5"], camels=[["white.1"]]).clear_devices()
    at.put_device("robotic", 0, "built", card="basin", inventor=1, builder=1)
    at.put_device("balancing", 1, "built", card="lens", inventor=1, builder=1).river({})
    at.play("test", "ready.blue.4", "device:robotic")
    assert at.dice_in("camel:2") == ["white.1"]
    at.take_turn(0)
    assert at.why("test") == "INV-102"


@pytest.mark.rule("INV-103")
def test_what_an_exhausted_die_would_roll_counts_with_its_lowest_face():
    # In the middle of an Invent, with a White 1 placed: what is brightened now may have to be the second die.
    game = claytable.new("inventors", seats=2, seed=106_770_398)
    for key in (
        *("row:bottom", "row:top", "workshop:top", "ready.orange.6", "pass", "start:top", "ready.white.2"),
        *("ready.white.5", "discard-two", "card:funnel", "card:door", "refresh", "pass", "play:basin"),
        *("ready.white.4", "invent", "ready.white.1", "play:compass", "brighten"),
    ):
        game.play(key)
    question = game.table.question
    assert question is not None
    for luck in range(24):
        assert question.options(game.determinize(game.asked, luck).table) == game.answers


@pytest.mark.rule("INV-103")
def test_dice_worth_7_cannot_publish():
    at = position(seats=3, ready=["white.4", "white.3"], silver=20).clear_devices()
    at.put_device("robotic", 0, "built", card="basin", inventor=1, builder=1)
    assert at.why("publish") == "INV-104"
    assert at.dice_in("ready") == ["white.3", "white.4"]
    assert at.dice_in("camel:1") == []
    at.set(ready=["white.4", "white.4"])
    assert at.offers("publish")


@pytest.mark.rule("INV-103")
def test_an_action_needs_a_valid_device_and_a_cost_that_can_be_met():
    at = position(seats=3, ready=["white.6", "white.6"], silver=20).clear_devices()
    assert at.why("build") == "INV-113"
    at.put_device("robotic", 0, card="basin", inventor=1)
    assert at.offers("build")
    at.set(inactive=["tiler"])
    assert at.why("build") == "INV-114"


@pytest.mark.rule("INV-103")
def test_free_actions_and_gains_during_payment_count_towards_the_cost():
    at = ready_to_build(ready=["white.6", "white.6"], inactive=["tiler"], hand=["astrolabe"])
    assert at.offers("build"), "the card refreshes the Tiler"
    at = ready_to_build(ready=["white.6", "white.6"], silver=6, inactive=["scribe", "blacksmith", "carpenter"])
    assert at.why("build") == "INV-114", "9 Silver are owed"
    tower = LEVELS | {"tiler": 1, "weaver": 2}
    at.set(levels=tower, silver=8, hand=[], study=["charcoal.bottom"])
    assert at.offers("build"), "the Tiler leaves level 1 empty: brighten 2 brings 1 Silver from the Study"


@pytest.mark.rule("INV-103")
def test_a_free_action_may_not_take_what_the_action_needs():
    at = position(seats=3, ready=["white.6", "white.2"], hand=["lens", "astrolabe"], inactive=["weaver"])
    at.clear_devices().put_device("geometric", 0)
    at.play("invent", "ready.white.6")
    assert at.why("play:lens") == "INV-103", "both cards are needed: one to discard, one to place"
    assert at.why("discard-two") == "INV-103"


@pytest.mark.rule("INV-103")
def test_nor_while_the_device_is_chosen():
    at = position(seats=3, ready=["white.6"], hand=["lens", "astrolabe"], inactive=["weaver"])
    at.clear_devices().put_device("geometric", 0).put_device("rotating", 1)
    at.play("invent")
    assert at.asked == "question-target"
    assert at.why("play:lens") == "INV-103"
    assert at.why("discard-two") == "INV-103"


@pytest.mark.rule("INV-103")
def test_a_colour_bonus_that_the_cost_needs_is_not_wasted():
    at = position(seats=3, ready=["charcoal.6", "white.6"], silver=20, levels=LEVELS, inactive=["tiler", "scribe"])
    at.clear_devices().put_device("geometric", 0, card="boat", inventor=1)
    at.play("build", "ready.charcoal.6")
    if at.offers("bonus"):
        at.play("bonus")
        assert not at.offers("scribe"), "the one bonus must refresh the Tiler"
    at.pass_until("question-main-action")
    assert at.device("geometric").builder == 0


@pytest.mark.rule("INV-103")
def test_a_card_still_to_be_drawn_counts_as_a_card():
    at = position(seats=3, ready=["orange.6"], hand=["lens"]).clear_devices().put_device("geometric", 0)
    assert at.offers("invent"), "1 to discard, 1 to place, 1 of them from the Orange die"
    at.set(ready=["white.6"])
    assert at.why("invent") == "INV-106"


@pytest.mark.rule("INV-104")
def test_the_sum_of_the_placed_dice_must_reach_the_value():
    at = ready_to_build(ready=["white.3", "white.3", "white.4", "white.5"])
    at.play("build", "ready.white.3")
    assert at.why("ready.white.3") == "INV-104", "3 and 3 are 6, and 7 are required"
    assert at.offers("ready.white.4")
    assert not at.offers("pass"), "3 alone is not enough either"


@pytest.mark.rule("INV-104")
def test_one_die_is_its_own_sum():
    at = ready_to_build("bowl", ready=["white.5"])
    assert at.offers("build")
    at = ready_to_build("bowl", ready=["white.4"])
    assert at.why("build") == "INV-104"


@pytest.mark.rule("INV-104")
def test_a_card_does_not_touch_dice_on_a_camel():
    at = ready_to_build(ready=["white.3", "white.3", "white.4", "white.5"], hand=["chair"])
    at.play("build", "ready.white.3", "play:chair", "increase")
    assert not any(key.startswith("camel:") for key in at.keys)
    at.play("ready.white.5").pass_until("question-place-dice")
    assert at.dice_in("camel:1") == ["white.3"]
    assert at.why("ready.white.3") == "INV-104", "3 and 3 are still 6"


@pytest.mark.rule("INV-104")
def test_dice_are_increased_as_they_are_placed():
    at = ready_to_build(determined=["white.3"], ready=["white.3"])
    at.play("build", "ready.white.3")
    assert at.dice_in("camel:1") == ["white.3", "white.4"], "7 need the increase: no other face is offered"
    at = ready_to_build(ready=["white.3", "white.3"])
    assert at.why("build") == "INV-104"


@pytest.mark.rule("INV-103", "INV-159")
def test_two_cards_are_not_discarded_in_the_hope_of_one_that_comes_later():
    at = position(
        seats=3,
        silver=3,
        ready=["white.5"],
        determined=["blue.6"],
        inspired=["blue.2"],
        study=["orange.bottom"],
        levels={"all": 1, "chandler": 4, "tiler": 4},
        active=["scribe", "blacksmith"],
        hand=["wheel", "flute"],
        research=["ongoing_camel_value"],
    ).clear_devices()
    at.put_device("robotic", 0, "built", card="hourglass", inventor=0, builder=1)
    at.play("publish")
    assert at.why("discard-two") == "INV-103", "the Publish could no longer be paid"

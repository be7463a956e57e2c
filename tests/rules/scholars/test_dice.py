"""Dice: rolling, drawing, an empty Bag, dice that come too late, destroying."""

from __future__ import annotations

import pytest
from positions.scholars import position

from claytable.games.scholars.terms import COLOURS

QUIET = "harvest_mathematics"


def white_in_supply(at):
    return at.board.dice[COLOURS.index("white")]


# -- rolling and drawing ------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-043")
def test_a_die_gained_to_hand_is_rolled_at_once():
    faces = set()
    for seed in range(60):
        at = position(seed=seed, hand=["red.2"]).effect("gain 1 die:primary to hand").play("die:yellow")
        (gained,) = [die for die in at.hand() if die != "red.2"]
        assert gained.startswith("yellow.")
        faces.add(int(gained.split(".")[1]))
    assert faces == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("SCH-043")
def test_a_die_drawn_from_the_bag_is_rolled_at_once():
    at = position(hand=["red.2"])
    drawn = set()
    for _ in range(60):
        at.set(bag={"blue": 1}, hand=["red.2"]).effect("draw 1 die", must=1)
        drawn.add(at.hand()[-1])
    assert drawn == {f"blue.{face}" for face in range(1, 7)}


@pytest.mark.rule("SCH-043")
def test_a_die_gained_to_the_bag_is_not_rolled():
    at = position(hand=["red.2"])
    before = (at.table.rng.state, at.table.reveals)
    at.effect("gain 1 die:primary to bag").play("die:yellow")
    assert (at.hand(), at.bag()) == (["red.2"], {"yellow": 1})
    assert (at.table.rng.state, at.table.reveals) == before


@pytest.mark.rule("SCH-044")
def test_each_die_of_the_bag_is_equally_likely_to_be_drawn():
    at = position()
    red = 0
    for _ in range(2000):
        at.me.bag, at.me.hand = [3 * (each == "white") + (each == "red") for each in COLOURS], []
        at.effect("draw 1 die", must=1)
        red += at.hand()[0].startswith("red")
    assert 420 < red < 580, "about 25 percent"


@pytest.mark.rule("SCH-044")
def test_the_player_does_not_choose_the_die_that_is_drawn():
    at = position(bag={"white": 1, "red": 1}).effect("draw 1 die")
    assert at.keys == ["draw", "pass"]


@pytest.mark.rule("SCH-044")
def test_there_is_no_limit_of_dice_in_hand():
    at = position(hand=["white.1"] * 12, bag={"red": 3}).effect("draw 3 die", must=1)
    assert len(at.hand()) == 15


# -- an empty Bag -------------------------------------------------------------------------------------------


def at_work(bag, earlier=("white.1", "red.2", "red.3")):
    """A Work with 2 dice on the current card and 3 on earlier ones."""
    slots = {"recruit": (QUIET, earlier[:2]), "travel": ("harvest_biology", earlier[2:])}
    at = position(hand=["blue.4", "blue.5"], bag=bag, slots=slots)
    return at.work("research", "blue.4", "blue.5", card="hurry")


@pytest.mark.rule("SCH-045")
def test_the_dice_of_earlier_cards_fill_an_empty_bag_in_the_middle_of_a_draw():
    at = at_work({"yellow": 1}).effect("draw 2 die", must=1)
    assert len(at.hand()) == 2
    assert any(die.startswith("yellow") for die in at.hand()), "the die of the Bag came first"
    assert sum(at.bag().values()) == 2
    lying = [slot["dice"] for slot in at.game.view(0)["players"][0]["slots"]]
    assert lying == [[], [], ["blue.4", "blue.5"], [], [], []]
    assert at.action() == (["blue"], 9)


@pytest.mark.rule("SCH-045")
def test_the_bag_is_not_filled_because_it_became_empty():
    at = at_work({"yellow": 1}).play("do:draw 1 die")
    assert (at.bag(), len(at.hand())) == ({}, 1)
    assert [len(slot["dice"]) for slot in at.game.view(0)["players"][0]["slots"]] == [2, 1, 2, 0, 0, 0]
    at.play("do:draw 1 die")
    assert (sum(at.bag().values()), len(at.hand())) == (2, 2)


@pytest.mark.rule("SCH-045")
def test_draws_that_find_no_die_are_lost():
    at = at_work({"yellow": 1}).effect("draw 9 die", must=1)
    assert (at.bag(), len(at.hand())) == ({}, 4)
    assert not at.offers("do:draw 1 die"), "only the dice of the current card are left"


@pytest.mark.rule("SCH-045")
def test_the_log_tells_of_dice_that_go_back_to_the_bag_only_if_there_are_any():
    at = at_work({"yellow": 1}).set(slots={"recruit": QUIET, "travel": "harvest_biology"})
    at.table.events.clear()
    at.effect("draw 2 die", must=1)
    assert [event[0] for event in at.table.events] == ["draws-dice"]


@pytest.mark.rule("SCH-045")
def test_cards_and_workers_stay_when_their_dice_go_back_to_the_bag():
    at = at_work({}).set(slots={"recruit": (QUIET, ["white.1"], {"red": 1})}).effect("draw 1 die", must=1)
    slot = at.game.view(0)["players"][0]["slots"][0]
    assert (slot["card"], slot["workers"], slot["dice"]) == (QUIET, {"red": 1}, [])


@pytest.mark.rule("SCH-046")
def test_when_resting_every_die_of_the_player_board_fills_the_bag():
    at = position(goal="greek", hand=["red.1"], bag={}, levels={"astronomy": 4})
    at.set(slots={"travel": (QUIET, ["white.2", "white.3"]), "recruit": ("harvest_physics", ["blue.4", "blue.6"])})
    at.play("rest", "worker:red")
    assert (at.asked, at.log().count("log-refills-bag")) == ("question-reroll", 1)
    assert (len(at.hand()), at.bag()) == (5, {})
    assert (at.dice_owned("white"), at.dice_owned("blue"), at.dice_owned("green")) == (2, 2, 0)
    assert at.game.view(0)["players"][0]["targets"][2], "the die stays on the unfinished Goal Card"


@pytest.mark.rule("SCH-046")
def test_dice_come_back_during_income_only_if_the_bag_is_empty():
    at = position(hand=["red.1"], bag={"yellow": 3}, slots={"travel": (QUIET, ["white.2", "white.3"])})
    at.play("rest", "pass")
    assert sorted(die.split(".")[0] for die in at.hand()) == ["red", "yellow", "yellow", "yellow"]
    assert at.bag() == {"white": 2}


# -- dice that come too late --------------------------------------------------------------------------------


@pytest.mark.rule("SCH-047")
def test_a_die_drawn_this_turn_cannot_be_added_to_the_card():
    at = position(hand=["red.4"], bag={"blue": 1}).work("research", "red.4", card="hurry").play("do:draw 1 die")
    (drawn,) = at.hand()
    assert drawn.startswith("blue.")
    assert not [key for key in at.keys if key.startswith("hand:")]
    assert at.why(f"hand:{drawn}") == "SCH-052"
    assert at.action() == (["red"], 4)


@pytest.mark.rule("SCH-047")
def test_a_worker_gained_this_turn_can_be_placed_at_once():
    at = position(hand=["red.4"]).work("research", "red.4", card="hurry")
    assert at.why("place:red:1") == "SCH-070"
    at.play("do:gain 1 worker:any", "worker:red", "place:red:1")
    assert at.action() == (["red"], 6)


@pytest.mark.rule("SCH-047")
def test_silver_and_gold_gained_this_turn_can_be_spent_at_once():
    at = position(hand=["red.4"], retirees={"recruit": ["chinese_f"]}).work("recruit", "red.4", card="bargain")
    assert at.why("do:pay 1 silver -> gain 1 gold") == "SCH-185"
    at.play("do:gain 1 silver", "do:pay 1 silver -> gain 1 gold")
    assert (at.me.silver, at.me.gold) == (0, 1)
    at = position(gold=0, hand=["red.4"]).work("research", "red.4").effect("gain 1 gold").play("research")
    assert at.offers("research:2:physics")


# -- destroying ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-048")
def test_a_white_die_is_destroyed_from_bag_or_hand_as_the_player_likes():
    at = position(bag={"white": 2}, hand=["white.3", "red.6"]).effect("destroy 1 die:white")
    assert at.keys == ["white:bag", "white:hand:3", "pass"]
    assert at.why("white:board") == "SCH-048"
    before = white_in_supply(at)
    at.play("white:hand:3")
    assert (at.dice_owned("white"), at.bag(), at.hand()) == (2, {"white": 2}, ["red.6"])
    assert white_in_supply(at) == before + 1


@pytest.mark.rule("SCH-048")
def test_a_white_die_may_be_destroyed_on_the_player_board():
    at = position(hand=["red.6"], slots={"travel": (QUIET, ["white.2", "blue.3"])}).effect("destroy 1 die:white")
    at.play("white:board")
    assert at.game.view(0)["players"][0]["slots"][1]["dice"] == ["blue.3"]
    assert at.dice_owned("white") == 0


@pytest.mark.rule("SCH-048")
def test_only_the_physical_colour_counts():
    at = position(hand=["white.3"], workers={"red": 1}).work("research", "white.3", card="bargain")
    at.play("place:red:1").effect("destroy 1 die:white")
    assert at.keys == ["white:action:1", "pass"], "recoloured Red, it is still White"
    at = position(hand=["red.3"], workers={"white": 1}).work("research", "red.3", card="bargain")
    at.play("place:white:1").effect("destroy 1 die:white")
    assert (at.action(), at.asked) == ((["white"], 3), "question-work"), "turned White, it is still Red"


@pytest.mark.rule("SCH-048")
def test_a_destroyed_die_no_longer_counts_for_the_action():
    at = position(hand=["white.3", "red.4"]).work("research", "white.3", "red.4", card="bargain")
    assert at.action() == (["red"], 7)
    at.effect("destroy 1 die:white").play("white:action:1")
    assert at.action() == (["red"], 4)


@pytest.mark.rule("SCH-048")
def test_without_its_only_die_there_is_no_main_action():
    at = position(hand=["white.3"], workers={"red": 1}).work("research", "white.3", card="bargain")
    assert at.offers("research")
    at.effect("destroy 1 die:white").play("white:action:1")
    assert at.why("research") == "SCH-048"
    assert at.offers("do:gain 1 silver"), "the small actions are left"

"""Placing dice in Workshops."""

import pytest
from positions.inventors import position

# Prices: 3 up to level 4, then 2.
LEVELS = dict.fromkeys(("scribe", "weaver", "tiler", "blacksmith", "carpenter"), 3) | {"chandler": 5}


def activate(*tiles, dice, **fields):
    """The top row with these tiles, and the dice placed there."""
    at = position(**{"seats": 3, "levels": LEVELS, "rows": [tiles], "ready": dice, "guilds": [0, 0, 0]} | fields)
    at.play("workshop:top")
    for die in sorted(dice):
        if at.offers(f"ready.{die}"):
            at.play(f"ready.{die}")
    assert len(at.me.workshops[0]) == len(dice)
    return at


def tiles_offered(at):
    return [key.removeprefix("tile:") for key in at.keys if key.startswith("tile:")]


@pytest.mark.rule("INV-132")
def test_only_workshops_without_dice_are_open():
    at = position(seats=3, ready=["white.2", "white.3"], workshops=[["white.1"]])
    assert at.why("workshop:top") == "INV-132"
    assert at.offers("workshop:middle")
    assert at.offers("workshop:bottom")


@pytest.mark.rule("INV-132")
def test_one_or_two_available_dice_are_placed():
    at = position(seats=3, ready=["white.2", "white.3", "blue.1"], exhausted=["white"], study=["blue.bottom"])
    at.play("workshop:middle", "ready.white.2")
    assert at.why("exhausted.white") == "INV-037"
    assert at.offers("pass")
    at.play("ready.blue.1")
    assert at.dice_in("workshop:middle") == ["white.2", "blue.1"]
    assert at.dice_in("ready") == ["white.3"]
    assert at.asked != "question-place-dice"


@pytest.mark.rule("INV-132")
def test_one_die_is_enough_and_no_other_follows_later():
    at = position(seats=3, ready=["white.2", "white.3"])
    at.play("workshop:middle", "ready.white.2", "pass").take_turn(0)
    assert at.dice_in("workshop:middle") == ["white.2"]
    assert at.why("workshop:middle") == "INV-132"


@pytest.mark.rule("INV-132")
def test_a_workshop_is_activated_after_the_tent_too():
    at = position(seats=3, ready=["white.6"]).put_tents({1: 0})
    at.play("workshop:top", "start:top")
    assert at.dice_in("workshop:top") == ["white.6"]
    assert at.me.silver == 1


@pytest.mark.rule("INV-133")
def test_value_and_colour_are_checked_and_not_spent():
    at = activate("pay_influence_blue", "pay_die_any", "pay_influence_orange", dice=["blue.3", "white.4"], silver=20)
    assert tiles_offered(at) == ["pay_influence_blue", "pay_die_any"], "4+ Blue and 7+"
    assert at.why("tile:pay_influence_orange") == "INV-133", "4+ Orange: no die is Orange"
    at.play("tile:pay_influence_blue", "tiler")
    assert at.me.guilds == [1, 0, 0]
    assert tiles_offered(at) == ["pay_die_any"], "the same 3 and 4 serve for 7+"
    assert at.dice_in("workshop:top") == ["white.4", "blue.3"]


@pytest.mark.rule("INV-133")
def test_a_total_below_the_value_is_not_enough():
    at = activate("pay_influence_blue", "pay_die_any", dice=["blue.3", "white.3"], silver=20)
    assert tiles_offered(at) == ["pay_influence_blue"]
    assert at.why("tile:pay_die_any") == "INV-133"


@pytest.mark.rule("INV-133")
def test_the_ability_at_the_start_of_the_row_has_its_value_too():
    assert activate("silver_2_blue", dice=["blue.4"]).offers("start:top")
    at = activate("pay_brighten", dice=["blue.3"], silver=9)
    assert at.why("start:top") == "INV-133"
    assert at.why("start:middle") == "INV-132", "only the active row"


@pytest.mark.rule("INV-134")
def test_a_free_tile_that_would_change_nothing_is_refused_for_that():
    at = activate("refresh", dice=["white.6", "charcoal.6"])
    assert at.game.why_not("tile:refresh").message.id == "why-no-effect"
    at = activate("pay_influence_blue", dice=["blue.6"], silver=0, active=[])
    assert at.why("tile:pay_influence_blue") == "INV-063"


@pytest.mark.rule("INV-134")
def test_an_earlier_tile_can_enable_a_later_one():
    at = activate("boost", "pay_royalties", dice=["white.5"], silver=9)
    assert at.why("tile:pay_royalties") == "INV-133", "5, and 8 are needed"
    at.play("tile:boost", "tile:pay_royalties", "carpenter")
    assert at.me.royalties == 1


@pytest.mark.rule("INV-134")
def test_each_tile_at_most_once_in_any_order_or_not_at_all():
    at = activate("silver_2_blue", "silver_2_orange", "boost", dice=["blue.3", "orange.3"])
    assert tiles_offered(at) == ["silver_2_blue", "silver_2_orange", "boost"]
    at.play("tile:silver_2_orange")
    assert at.why("tile:silver_2_orange") == "INV-134"
    assert tiles_offered(at) == ["silver_2_blue", "boost"]
    at.play("pass")
    assert at.me.silver == 2
    assert at.seat == 1


@pytest.mark.rule("INV-135")
def test_each_tile_is_a_task_of_its_own():
    at = activate("pay_influence_orange", "pay_draw", dice=["orange.5"], silver=4, hand=["crane"], inactive=["tiler"])
    at.play("tile:pay_influence_orange", "chandler")
    assert at.me.silver == 2
    assert not at.active("chandler")
    at.play("play:crane")
    at.play("tile:pay_draw", "chandler")
    assert at.me.silver == 0, "2 Silver each time"
    assert at.me.guilds == [0, 1, 0]
    assert len(at.me.hand) == 2


@pytest.mark.rule("INV-136")
def test_a_tile_added_to_the_active_row_may_be_resolved_at_once():
    at = activate("pay_collect", "silver_2_blue", "boost", dice=["blue.3", "white.4"], silver=9, ship=2)
    at.river({2: ["brighten_silver"]})
    at.play("tile:pay_collect", "tiler", "space:2", "row:top").pass_until("question-activate")
    assert len(at.me.rows[0]) == 4
    assert tiles_offered(at) == ["silver_2_blue", "boost", "brighten_silver"], "one is resolved, three are left"
    silver = at.me.silver
    at.play("tile:brighten_silver")
    assert at.me.silver == silver + 1


@pytest.mark.rule("INV-136")
def test_a_tile_added_to_another_row_may_not():
    at = activate("pay_collect", "silver_2_blue", "boost", dice=["blue.3", "white.4"], silver=9, ship=2)
    at.river({2: ["brighten_silver"]})
    at.play("tile:pay_collect", "tiler", "space:2", "row:middle").pass_until("question-activate")
    assert at.why("tile:brighten_silver") == "INV-132"


@pytest.mark.rule("INV-137")
def test_up_to_6_more_and_at_most_12():
    at = activate("pay_boost", "collect", dice=["white.3", "white.4"], silver=9, ship=2)
    at.river({2: ["draw"]})
    assert at.why("tile:collect") == "INV-133", "7, and 12 are needed"
    at.play("tile:pay_boost", "weaver")
    assert at.game.decision.question.args["value"] == 12
    assert tiles_offered(at) == ["collect"]
    assert at.dice_in("workshop:top") == ["white.3", "white.4"], "the dice show their old faces"


@pytest.mark.rule("INV-137")
def test_3_more_and_no_more_than_that():
    at = activate("boost", "pay_royalties", "silver_3", dice=["white.5"], silver=9)
    at.play("tile:boost")
    assert at.game.decision.question.args["value"] == 8
    assert at.why("tile:silver_3") == "INV-133", "9 are needed"


@pytest.mark.rule("INV-137")
def test_the_rise_lasts_for_this_action_only():
    at = activate("boost", "pay_royalties", dice=["white.5"], silver=9, exhausted=["white"])
    at.play("tile:boost", "pass").take_turn(0)
    at.set(ready=["white.5"], rows=[[], ["pay_swap"]])
    at.play("workshop:middle")
    assert at.asked != "question-activate", "5 reach neither 6 nor 8"
    assert at.me.silver == 9


@pytest.mark.rule("INV-138")
def test_a_colour_tile_stands_for_a_die_of_that_colour():
    at = activate("count_blue", "royalties", dice=["white.5", "white.6"])
    assert tiles_offered(at) == ["royalties"]
    assert activate("royalties", dice=["white.5", "white.6"]).why("tile:royalties") == "INV-133"
    assert activate("count_orange", "royalties", dice=["white.5", "white.6"]).why("tile:royalties") == "INV-133"
    assert activate("count_blue", "royalties", dice=["white.5", "white.5"]).why("tile:royalties") == "INV-133"


@pytest.mark.rule("INV-138")
def test_only_in_its_own_row():
    at = activate("royalties", dice=["white.5", "white.6"], rows=[["royalties"], ["count_blue"]])
    assert at.why("tile:royalties") == "INV-133"


@pytest.mark.rule("INV-139")
def test_without_its_dice_the_row_stops():
    tiles = ["boost", "pay_ship", "silver_2_blue", "silver_3"]
    at = activate(*tiles, dice=["blue.5", "white.4"], silver=9, ship=5, exhausted=["white"]).river({5: ["draw"]})
    at.play("tile:boost", "tile:pay_ship", "blacksmith", "do:clear 1 workshop", "row:top")
    assert at.me.silver == 6, "the third and fourth tile can no longer be resolved"
    assert at.dice_in("workshop:top") == []
    assert at.seat == 1, "nothing was left to do"
    at.take_turn(0)
    assert at.offers("workshop:top"), "it is free for a later turn"


@pytest.mark.rule("INV-139")
def test_clearing_another_workshop_does_not_stop_it():
    tiles = ["pay_ship", "silver_2_blue"]
    at = activate(*tiles, dice=["blue.5", "white.4"], silver=9, ship=5, workshops=[[], ["white.1"]])
    at.river({5: ["draw"]})
    at.play("tile:pay_ship", "blacksmith", "do:clear 1 workshop", "row:middle")
    assert tiles_offered(at) == ["silver_2_blue"]


@pytest.mark.rule("INV-140")
def test_a_craftsperson_may_be_paid_for_nothing():
    at = activate("pay_research", dice=["orange.4", "white.4"], silver=9)
    assert all(at.board.stacks[space] for space in range(1, 18) if space % 6), "no space is open for Research"
    at.play("tile:pay_research", "scribe")
    assert at.me.silver == 6
    assert not at.active("scribe")
    assert at.level("scribe") == 4
    assert at.me.research == 0
    assert at.asked == "question-activate"


@pytest.mark.rule("INV-140")
def test_dice_may_be_placed_though_no_tile_is_resolved():
    at = position(seats=3, ready=["white.1"], rows=[["silver_3"]])
    at.play("workshop:top")
    assert at.dice_in("workshop:top") == ["white.1"]
    assert at.me.silver == 0
    assert at.seat == 1

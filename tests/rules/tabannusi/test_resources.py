"""Resources: dice, Gold and Crates as payment, and refilling Crates."""

from __future__ import annotations

import pytest
from positions.tabannusi import position


def building(colour="yellow", owner=0, district=3, **fields):
    """A player with a Project to construct: in District 3 it costs 2 white, and 1 of its colour if it is an own one."""
    space = {1: "1-12", 3: "3-12"}[district]
    return position(district=district, **({"claims": 0} | fields)).put_projects({space: (colour, owner)})


def pay(at):
    """Pay what is owed, in the first way that is offered."""
    while at.asked == "question-pay":
        at.play(at.keys[0])
    return at


# -- dice and Gold -------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-061")
def test_in_a_player_area_only_the_colour_of_a_die_counts():
    at = position().put_barge(4, 6).put_barge(1, 1)
    at.effect("gain resource blue barge 1", "gain resource brown barge 1")
    dice = at.game.view(None)["players"][0]["dice"]
    assert dice == {"brown": 1, "white": 0, "yellow": 0, "blue": 1, "green": 0}


@pytest.mark.rule("TAB-061")
def test_a_six_pays_one_resource():
    at = position().put_barge(1, 6, 6, 6).effect("gain resource brown barge 1").put_projects({"1-12": ("white", 1)})
    assert at.why("construct") == "TAB-100"
    assert at.effect("gain resource brown barge 1").offers("construct")


@pytest.mark.rule("TAB-062")
def test_spent_dice_go_to_the_supply_not_to_the_barge():
    at = building("brown", owner=1, dice={"white": 2})
    barge = at.barge(3)
    assert at.supply() == {}
    at.play("construct")
    assert (at.barge(3), at.supply(), at.dice()) == (barge, {"white": 2}, {})
    assert at.effect("gain resource any supply 1").dice() == {"white": 1}


@pytest.mark.rule("TAB-063")
def test_gold_stands_for_any_resource_any_number_of_times():
    at = building(dice={"white": 1}, gold=2)
    pay(at.play("construct"))
    assert (at.dice(), at.me.gold, at.buildings()) == ({}, 0, [("yellow", 0, ["3-12"])])


@pytest.mark.rule("TAB-063")
def test_each_gold_stands_for_one_resource_only():
    at = building(dice={"white": 1}, gold=1)
    assert at.why("construct") == "TAB-100"


@pytest.mark.rule("TAB-063")
def test_a_die_of_another_colour_does_not_pay():
    at = building(dice={"white": 1, "green": 3}, gold=1)
    assert at.why("construct") == "TAB-100"


@pytest.mark.rule("TAB-063")
@pytest.mark.parametrize(
    ("answers", "dice", "gold"),
    [
        (["pay:white", "pay:white"], {}, 2),
        (["pay:white", "pay-gold"], {"white": 1}, 1),
        (["pay-gold", "pay:white"], {"white": 1}, 1),
        (["pay-gold", "pay-gold"], {"white": 2}, 0),
    ],
)
def test_each_resource_is_paid_with_a_die_or_gold_in_any_order(answers, dice, gold):
    at = building(owner=1, dice={"white": 2}, gold=2).play("construct")
    for answer in answers:
        assert at.keys == ["pay:white", "pay-gold"]
        at.play(answer)
    assert (at.dice(), at.me.gold, len(at.buildings())) == (dice, gold, 1)


@pytest.mark.rule("TAB-063", "TAB-065")
def test_after_gold_a_die_may_pay():
    at = position(district=4, dice={"blue": 1}, gold=2).play("port-house", "pay-gold")
    assert (at.asked, at.keys, at.me.gold) == ("question-pay", ["pay:blue", "pay-gold"], 1)
    assert (at.play("pay:blue").dice(), at.me.gold) == ({}, 1)


@pytest.mark.rule("TAB-063", "TAB-065")
def test_after_a_crate_a_die_may_pay():
    at = position(district=4, crates=["blue"], dice={"blue": 1}, gold=1).play("port-house", "pay-crate:blue")
    assert {"pay:blue", "pay-gold"} < set(at.keys)
    assert (at.play("pay:blue").dice(), at.me.gold, at.crates()) == ({}, 1, ["-blue"])


@pytest.mark.rule("TAB-065", "TAB-067")
def test_no_crate_is_refilled_unasked_where_a_die_would_pay():
    at = position(district=4, crates=["blue"], dice={"blue": 1, "green": 1}).play("port-house", "pay-crate:blue")
    assert (at.asked, at.keys) == ("question-pay", ["pay:blue", "refill:blue"])
    assert (at.play("pay:blue").dice(), at.crates()) == ({"green": 1}, ["-blue"])


@pytest.mark.rule("TAB-065", "TAB-067")
def test_a_refill_that_is_the_only_way_to_pay_is_made_without_asking():
    at = position(district=4, crates=["blue"], dice={"green": 1}).play("port-house")
    assert (at.asked, at.dice(), at.crates()) == ("question-port-house", {}, ["-blue"])


@pytest.mark.rule("TAB-063")
def test_what_is_all_that_one_has_is_paid_without_asking():
    at = position(district=4, crates=["blue"], gold=1).play("port-house")
    assert (at.asked, at.me.gold, at.crates()) == ("question-port-house", 0, ["-blue"])


@pytest.mark.rule("TAB-067")
def test_a_die_may_refill_a_crate_of_its_own_colour_that_the_cost_needs():
    at = position(district=4, crates=["-blue"], dice={"blue": 2}, gold=1).play("port-house", "refill:blue")
    assert (at.dice(), at.keys) == ({"blue": 1}, ["pay:blue", "pay-gold"]), "one die is needed in any case"
    assert at.play("pay:blue").keys == ["pay-crate:blue", "pay-gold"]


@pytest.mark.rule("TAB-063")
def test_a_die_that_every_mix_needs_is_paid_without_asking():
    at = building(owner=1, dice={"white": 2}, gold=1).play("construct")
    assert (at.dice(), at.me.gold, at.keys) == ({"white": 1}, 1, ["pay:white", "pay-gold"])
    at.play("pay-gold")
    assert (at.dice(), at.me.gold, len(at.buildings())) == ({"white": 1}, 0, 1)


@pytest.mark.rule("TAB-064")
def test_a_cost_in_gold_is_paid_with_gold_only():
    plenty = dict.fromkeys(("brown", "white", "yellow", "blue", "green"), 1)
    at = position(district=4, gold=1, dice=plenty, crates=["blue", "green"])
    assert not at.offers("claim-ship")
    assert at.why("claim-ship") == "TAB-125"
    at.set(0, gold=2).play("claim-ship", "ship:1-1")
    assert (at.me.gold, at.dice()) == (0, plenty)


# -- Crates --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-065")
def test_crates_and_gold_pay_together():
    at = building(district=1, crates=["brown", "yellow"], gold=1)
    at.play("construct")
    assert (at.crates(), at.me.gold, len(at.buildings())) == (["-brown", "-yellow"], 0, 1)


@pytest.mark.rule("TAB-065")
def test_a_crate_that_is_face_down_or_of_another_colour_does_not_pay():
    assert building(district=1, crates=["-brown", "yellow"], gold=1).why("construct") == "TAB-100"
    assert building(district=1, crates=["blue", "yellow"], gold=1).why("construct") == "TAB-100"


@pytest.mark.rule("TAB-065")
def test_a_crate_may_be_used_in_place_of_a_die():
    at = building(owner=1, dice={"white": 2}, crates=["white"]).play("construct")
    assert (at.dice(), at.keys) == ({"white": 1}, ["pay:white", "pay-crate:white"])
    at.play("pay-crate:white")
    assert (at.dice(), at.crates(), len(at.buildings())) == ({"white": 1}, ["-white"], 1)


@pytest.mark.rule("TAB-065")
def test_a_crate_pays_a_cost_of_any_resource():
    at = position(crates=["green"], ships=["1-1"]).put_ships("S13").play("project", "white", "space:1-04")
    at.play("do:")
    assert (at.mastery(), at.crates()) == ([0, 1, 0], ["-green"])


@pytest.mark.rule("TAB-066")
def test_crates_pay_without_any_die():
    at = position(district=4, crates=["blue", "blue"])
    assert (at.dice(), at.me.gold) == ({}, 0)
    at.play("port-house", "port:row2:crate")
    assert at.board.port_houses[3] == 0
    assert at.crates().count("-blue") == 2


# -- refilling -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-067")
def test_different_crates_are_refilled_in_one_turn_for_any_resource_each():
    at = position(crates=["-blue", "-brown"], dice={"green": 2}).play("refill:blue")
    assert (at.crates(), at.dice()) == (["-brown", "blue"], {"green": 1})
    at.play("refill:brown")
    assert (sorted(at.crates()), at.dice(), at.supply()) == (["blue", "brown"], {}, {"green": 2})


@pytest.mark.rule("TAB-067")
def test_a_crate_is_not_refilled_twice_in_a_turn():
    at = position(crates=["-blue", "-brown"], dice={"green": 3}).play("refill:blue", "gardening")
    at.play("buy-water", "pass")
    assert at.crates() == ["-brown", "-blue"]
    assert at.offers("refill:brown")
    assert not at.offers("refill:blue")
    assert at.why("refill:blue") == "TAB-067"


@pytest.mark.rule("TAB-067")
def test_it_is_refilled_again_in_the_next_turn():
    at = position(crates=["-blue!"], dice={"green": 1})
    assert not at.offers("refill:blue")
    assert at.take_turn(0).pass_until("question-actions").offers("refill:blue")


@pytest.mark.rule("TAB-067")
def test_a_crate_that_is_face_up_is_not_refilled():
    assert position(crates=["blue"], dice={"green": 1}).why("refill:blue") == "TAB-067"
    assert position(crates=["-blue"], dice={"green": 1}).why("refill:white") == "TAB-067"


@pytest.mark.rule("TAB-067")
def test_gold_may_pay_for_a_refill():
    at = position(crates=["-blue"], gold=1).play("refill:blue")
    assert (at.crates(), at.me.gold) == (["blue"], 0)


@pytest.mark.rule("TAB-067")
def test_a_refill_by_a_bonus_is_not_limited():
    at = position(crates=["-blue!"], dice={"green": 1}).effect("refill crate 1").play("flip:blue")
    assert (at.crates(), at.dice()) == (["blue"], {"green": 1})
    at = position(crates=["-blue"], dice={"green": 1}).effect("refill crate 1").play("flip:blue", "gardening")
    at.play("buy-water", "pass")
    assert at.offers("refill:blue"), "the bonus did not use up the refill of this turn"


@pytest.mark.rule("TAB-068")
def test_a_crate_does_not_pay_for_refilling_a_crate():
    at = position(crates=["white", "-blue"])
    assert not at.offers("refill:blue")
    assert at.why("refill:blue") == "TAB-068"


@pytest.mark.rule("TAB-068")
def test_a_crate_is_not_among_the_ways_to_pay_for_a_refill():
    at = position(crates=["white", "-blue"], dice={"green": 1}, gold=1).play("refill:blue")
    assert at.keys == ["pay:green", "pay-gold"]
    assert at.why("pay-crate:white") == "TAB-068"

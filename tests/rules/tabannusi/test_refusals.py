"""Refusals: what keeps an answer away is said as it is, with numbers, pieces and places."""

from __future__ import annotations

import pytest
from positions.tabannusi import new_game, position


def said(at, key):
    """The rule and the sentence with which an answer is refused."""
    refusal = at.refusal(key)
    assert refusal is not None, f"{key} is offered"
    return refusal.rule, at.game.rules.words("en").say(refusal.message)


# -- setup ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-035")
def test_a_taken_space_of_the_setup_is_said_to_be_taken():
    at = new_game().play("brown", "district:1", "space:1-12").pass_until("question-starting-colour")
    at.play("white", "district:1")
    assert said(at, "space:1-12") == ("TAB-035", "There is already a Building on this space.")
    assert said(at, "space:2-01") == ("TAB-035", "This space is not in the District you chose: District 1.")
    assert said(at, "space:1-25") == ("TAB-013", "This space is not in play with this number of players.")


@pytest.mark.rule("TAB-002", "TAB-035")
def test_a_starting_building_has_a_colour_and_a_common_district():
    at = new_game()
    assert said(at, "blue") == ("TAB-002", "You can choose only brown, white or yellow here.")
    assert said(at.play("white"), "district:4")[1] == "The starting Building must go in District 1, 2 or 3."


# -- gains -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-078")
def test_a_colour_that_is_not_in_the_supply_is_said_not_to_be_there():
    at = position().put_supply(green=1, brown=1).effect("gain resource any supply 1")
    assert said(at, "blue") == ("TAB-078", "There is no such die in the general supply: blue Resource.")


@pytest.mark.rule("TAB-173")
def test_a_special_water_that_is_not_in_the_display_is_said_not_to_be_there():
    at = position().put_display("W01", "W03").effect("gain special_water 1")
    rule, text = said(at, "special:W02")
    assert (rule, text.startswith("This tile is not in the display: special Water tile W02")) == ("TAB-173", True)


@pytest.mark.rule("TAB-073")
def test_a_track_at_its_top_is_named():
    at = position(mastery=[10, 0, 0]).effect("advance any 1")
    assert said(at, "brown") == ("TAB-073", "Your marker is already at the top: brown Mastery track.")
    assert said(at, "green") == ("TAB-002", "You can choose only brown, white or yellow here.")
    assert said(at, "pass") == ("TAB-178", "You cannot decline this.")


@pytest.mark.rule("TAB-098")
def test_another_bonus_than_that_of_the_space_is_refused_with_its_own():
    at = position().play("project", "white", "space:1-01")
    assert said(at, "do:gain claim 2")[1] == "The covered space gives something else: 1 Gold."


@pytest.mark.rule("TAB-225")
def test_an_urban_card_that_was_not_drawn_cannot_be_kept():
    at = position(urban=["U01"]).effect("gain urban 2 keep 1")
    assert said(at, "urban:U01") == ("TAB-225", "You have not drawn this Urban card.")


@pytest.mark.rule("TAB-147")
def test_a_district_with_dice_on_its_barge_is_not_scored():
    at = position().empty_barges(1, 2).put_barge(3, 1, 2, 2).play("end-turn")
    assert said(at, "score:3") == ("TAB-147", "There are still dice on the Barge of this District: 3.")


# -- Actions ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-136")
def test_without_a_marker_a_ziggurat_house_is_refused_for_it():
    at = position(district=5, dice={"green": 2}, claims=0)
    assert said(at, "ziggurat-house") == ("TAB-136", "You have no Claim marker in your player area.")
    at = position(district=5, dice={"green": 2}).put_claims({"brown": 3, "white": 3, "yellow": 3})
    assert said(at, "ziggurat-house")[1] == "There is no House space you can take in the Ziggurat."


@pytest.mark.rule("TAB-124")
def test_with_four_crates_a_port_house_is_refused_for_them_where_only_crate_spaces_are_left():
    taken = {f"{line}:bonus": 1 for line in ("row1", "row2", "row3", "col1", "col2", "col3")}
    at = position(seats=3, district=4, gold=2, crates=["blue"] * 4).put_port(taken)
    assert said(at, "port-house") == ("TAB-124", "You already have four Crates. There is no room for another one.")
    at = position(seats=3, district=4, gold=2).put_port(
        {**taken, **{key.replace("bonus", "crate"): 2 for key in taken}}
    )
    assert said(at, "port-house")[1] == "There is no House space you can take in the Port."


@pytest.mark.rule("TAB-100", "TAB-120", "TAB-133")
def test_a_cost_that_cannot_be_paid_is_named():
    at = position(dice={"brown": 1}).put_projects({"1-07": ("white", 0), "1-08": ("white", 0)})
    owed = "You cannot pay what this costs: 2 brown Resources and 2 white Resources."
    assert said(at, "construct") == (
        "TAB-100",
        owed.replace("2 brown Resources and 2 white", "2 brown Resources, 2 white"),
    )
    two = "You cannot pay what this costs: 2 {} Resources."
    assert said(position(district=4), "port-house") == ("TAB-120", two.format("blue"))
    assert said(position(district=5), "ziggurat-house") == ("TAB-133", two.format("green"))


@pytest.mark.rule("TAB-004")
def test_missing_building_pieces_are_counted():
    at = position(gold=5).put_projects({"1-07": ("white", 1), "1-08": ("white", 1)}).put_stacks(pieces={"white": 1})
    text = "There are not enough Building pieces of this colour: you need 2, and the supply has 1."
    assert said(at, "construct") == ("TAB-004", text)


@pytest.mark.rule("TAB-092")
def test_what_lies_on_a_space_is_named():
    at = (
        position()
        .put_water("1-06")
        .put_gardens({"1-10": 1})
        .put_projects({"1-11": ("yellow", 1)})
        .play("project", "white")
    )
    for space, piece in (("1-06", "Water"), ("1-10", "a Garden"), ("1-11", "a Project")):
        assert said(at, f"space:{space}") == ("TAB-092", f"There is already {piece} on this space.")


@pytest.mark.rule("TAB-088")
def test_a_way_that_the_die_leads_is_not_paid_and_without_gold_none_is():
    at = position(gold=1).put_barge(1, 2, 3).take_turn().play("take:2")
    assert said(at, "pay-move:2") == ("TAB-088", "Your die takes you there for free.")
    at = position().put_barge(1, 6, 6, 3).take_turn().play("take:6")
    assert said(at, "pay-move:3") == ("TAB-088", "You have no Gold.")


@pytest.mark.rule("TAB-208")
def test_a_house_of_a_coloured_row_needs_ship_s09_for_the_port():
    at = position(district=4, dice={"blue": 2}, ships=["1-1"], rows=[3, 0, 0]).put_ships("S09").play("port-house")
    assert at.asked != "question-port-row", "1 blue more is missing"
    at = position(district=4, dice={"blue": 3}, ships=["1-1"], rows=[3, 0, 0]).put_ships("S09").play("port-house")
    assert said(at, "house:brown") == ("TAB-208", "There are no Houses left in this row of your Player board.")


@pytest.mark.rule("TAB-063", "TAB-065")
def test_what_cannot_pay_is_said_for_each_means():
    at = position(district=4, dice={"blue": 1, "green": 1}, gold=2).play("port-house")
    assert said(at, "pay:green") == ("TAB-063", "This payment is in something else: blue Resource.")
    assert said(at, "pay-crate:blue") == ("TAB-065", "You have no face-up Crate for this: blue Resource.")
    at = position(district=4, crates=["blue"], gold=2).play("port-house")
    assert said(at, "pay:blue") == ("TAB-063", "You have no die for this: blue Resource.")


@pytest.mark.rule("TAB-243")
def test_a_discount_saves_only_what_is_owed():
    at = (
        position(dice={"brown": 2, "white": 1}, harbormasters=["B7"])
        .put_projects({"1-07": ("white", 0)})
        .play("construct")
    )
    assert said(at, "save:blue") == ("TAB-243", "This is not part of the cost: blue Resource.")


# -- an amount that is missing ---------------------------------------------------------------------------------


def to_claim(gold):
    """In the Port, with so much Gold."""
    return position(district=4, gold=gold)


def to_claim_after(gold):
    """A Building of size 1 was constructed; Ship 1-1 is of its size."""
    at = position(gold=gold, dice={"brown": 2}, harbormasters=["B4"]).put_ships("S01")
    at.put_projects({"1-07": ("white", 1)}).play("construct")
    while at.asked == "question-pay":
        at.play("pay:brown")
    return at


@pytest.mark.rule("TAB-108", "TAB-125")
@pytest.mark.parametrize(("ready", "key"), [(to_claim, "claim-ship"), (to_claim_after, "ship:1-1")])
def test_with_the_gold_that_a_refusal_names_a_ship_may_be_claimed(ready, key):
    refusal = ready(0).refusal(key)
    assert refusal is not None
    assert (refusal.message.id, refusal.message.args["own"]) == ("why-gold", 0)
    price = refusal.message.args["n"]
    assert ready(price - 1).refusal(key) is not None
    assert ready(price).offers(key)


@pytest.mark.rule("TAB-100", "TAB-120", "TAB-133")
@pytest.mark.parametrize(("district", "key"), [(1, "construct"), (4, "port-house"), (5, "ziggurat-house")])
def test_with_the_resources_that_a_refusal_names_the_action_may_be_done(district, key):
    at = position(district=district).put_projects({"1-07": ("white", 0)})
    refusal = at.refusal(key)
    assert refusal is not None
    assert refusal.message.id == "why-cost"
    owed = {each.args["resource"].id.removeprefix("resource-"): each.args["n"] for each in refusal.message.args["owed"]}
    for colour in owed:
        assert not at.set(dice={**owed, colour: owed[colour] - 1}).offers(key)
    assert at.set(dice=owed).offers(key)

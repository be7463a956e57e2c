"""Gardening: buying and placing Water and Gardens."""

from __future__ import annotations

import pytest
from positions.tabannusi import position

# -- buying ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-110")
def test_one_action_mixes_buying_and_placing():
    at = position(gardens=1, dice={"green": 1}).play(
        "gardening", "lay-garden", "space:W12-1", "buy-garden", "pay:green"
    )
    at.play("lay-garden", "space:W12-2", "white")
    assert [at.cell(name).get("garden") for name in ("W12-1", "W12-2")] == [0, 0]
    assert (at.me.gardens, at.dice()) == (0, {})
    at.pass_until("question-actions")
    assert at.offers("project"), "one Action is left"


@pytest.mark.rule("TAB-110")
def test_gardening_is_refused_when_nothing_can_be_bought_or_placed():
    assert position().why("gardening") == "TAB-110"
    assert position(waters=1).offers("gardening")


@pytest.mark.rule("TAB-110")
def test_gardening_ends_when_the_player_says_so():
    at = position(gardens=2, waters=1).play("gardening", "lay-garden", "space:W12-3", "pass")
    assert (at.asked, at.me.gardens, at.me.waters) == ("question-actions", 1, 1)


@pytest.mark.rule("TAB-111")
def test_gardens_cost_a_green_and_water_a_blue_resource_each():
    at = position(dice={"green": 2}, gold=1, crates=["blue"]).play("gardening")
    at.play("buy-garden", "pay:green", "buy-garden", "pay:green", "buy-garden", "buy-water")
    assert (at.me.gardens, at.me.waters) == (3, 1)
    assert (at.dice(), at.me.gold, at.crates()) == ({}, 0, ["-blue"])
    assert (at.board.gardens, at.board.waters) == (22, 19)


@pytest.mark.rule("TAB-111")
def test_other_resources_do_not_buy_tiles():
    at = position(dice={"brown": 2}, gardens=1, waters=1).play("gardening")
    assert at.keys == ["lay-water", "lay-garden"]
    assert (at.why("buy-garden"), at.why("buy-water")) == ("TAB-111", "TAB-111")


@pytest.mark.rule("TAB-111")
def test_special_water_cannot_be_bought():
    at = position(dice={"blue": 3, "green": 3}, gold=3).put_display("W03", "W05", "W07").play("gardening")
    assert at.keys == ["buy-garden", "buy-water"]
    at.play("buy-water", "pay:blue", "pass")
    assert (at.me.specials, at.me.waters) == ((), 1)


# -- Water ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-112")
@pytest.mark.parametrize("tile", ["lay-water", "special:W03"])
def test_water_goes_beside_water_in_the_district_of_the_assistant(tile):
    at = position(district=2, waters=1, specials=["W03"]).play("gardening", tile)
    assert at.spaces() == ["2-03", "2-06", "2-07", "2-10", "2-11", "2-14"]
    assert at.why("space:1-06") == "TAB-112", "on the other side of the printed Water"
    assert at.why("space:2-04") == "TAB-112", "not beside Water"
    at.play("space:2-03")
    assert at.cell("2-03")["water"] == ("regular" if tile == "lay-water" else "W03")


@pytest.mark.rule("TAB-112")
def test_water_goes_beside_gardens_and_on_empty_spaces():
    at = position(waters=1).put_gardens({"1-04": 1}).put_projects({"1-05": ("brown", 1)})
    at.put_building("white", 1, "1-08").play("gardening")
    assert at.spaces() == ["1-01", "1-03", "1-06", "1-10", "1-14"]
    assert (at.why("space:1-05"), at.why("space:1-08")) == ("TAB-112", "TAB-112")


@pytest.mark.rule("TAB-112")
def test_any_number_of_water_tiles_is_placed():
    at = position(waters=6).play("gardening", "space:1-06")
    for space in ("1-10", "1-14", "1-05", "1-09"):
        at.play("lay-water", f"space:{space}")
    assert at.me.waters == 1
    assert at.offers("lay-water")


@pytest.mark.rule("TAB-113")
def test_water_placed_before_counts_for_the_next():
    at = position(district=2, waters=3, gold=1).play("gardening", "lay-water")
    assert not at.offers("space:2-04")
    at.play("space:2-03", "lay-water", "space:2-04", "lay-water", "space:2-05")
    assert [at.cell(f"2-0{n}")["column"] for n in (3, 4, 5)] == [6, 7, 8]
    assert [at.cell(f"2-0{n}").get("water") for n in (3, 4, 5)] == ["regular"] * 3


@pytest.mark.rule("TAB-114")
def test_water_hides_the_bonus_of_its_space_for_good():
    at = position(district=2, waters=1).play("gardening", "space:2-06")
    assert at.cell("2-06")["bonus"] == ["gain gold 1"]
    assert at.me.gold == 0
    at.set(0, gardens=1).play("gardening", "space:2-06")
    assert (at.cell("2-06")["garden"], at.me.gold) == (0, 0)


# -- Gardens ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-115")
def test_gardens_go_on_water_without_a_garden_in_the_district_and_on_its_borders():
    at = position(district=2, gardens=1).put_water("2-03", "2-04", "3-03").put_water("2-08", special="W05")
    at.put_gardens({"W12-1": 1, "2-11": 1}).play("gardening")
    assert at.spaces() == ["2-03", "2-04", "2-08", "W12-2", "W12-3", "W23-1", "W23-2", "W23-3"]
    assert at.why("space:3-03") == "TAB-115", "in another District"
    assert at.why("space:2-05") == "TAB-115", "no Water"
    assert (at.why("space:W12-1"), at.why("space:2-11")) == ("TAB-118", "TAB-118")


@pytest.mark.rule("TAB-115")
def test_a_fourth_garden_needs_a_second_action():
    at = position(gardens=6, claims=6, waters=1).put_water("1-05", "1-06", "1-08", "1-09", "1-10", "1-13")
    at.play("gardening")
    for space in ("1-05", "1-06", "1-08"):
        at.play("lay-garden", f"space:{space}")
    assert not at.offers("lay-garden")
    assert at.why("lay-garden") == "TAB-115"
    at.play("pass", "gardening")
    for space in ("1-09", "1-10", "1-13"):
        at.play("lay-garden", f"space:{space}")
    assert (at.me.gardens, at.board.gardens) == (0, 25)
    assert sum("garden" in cell for cell in at.game.view(None)["board"]["grid"]) == 6


@pytest.mark.rule("TAB-116")
def test_each_garden_needs_a_free_claim_marker():
    at = position(gardens=3, claims=2, waters=1).put_water("1-05", "1-06", "1-09").play("gardening")
    at.play("lay-garden", "space:1-05", "lay-garden", "space:1-06")
    assert (at.me.claims, at.me.gardens) == (0, 1)
    assert not at.offers("lay-garden")
    assert at.why("lay-garden") == "TAB-116"

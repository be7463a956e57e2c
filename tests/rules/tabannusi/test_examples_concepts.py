"""The worked examples of the rulebook up to Gardening. Purple, Red, Orange and Black are seats."""

from __future__ import annotations

import pytest
from positions.tabannusi import new_game, position


def workers(at, seat=0):
    """The Districts of Architect and Assistant."""
    me = at.game.view(None)["players"][seat]
    return (me["architect"], me["assistant"])


# -- Houses and Buildings ------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-326")
def test_a_yellow_starting_building_has_the_leftmost_house_of_the_yellow_row():
    at = new_game()
    purple = at.seat
    at.play("yellow", "district:2", "space:2-12")
    assert at.buildings() == [("yellow", purple, ["2-12"])]
    houses = at.game.view(None)["players"][purple]["houses"]
    assert houses["yellow"] == [False, True, True]
    assert all(houses["brown"] + houses["white"] + houses["bottom"])


@pytest.mark.rule("TAB-327")
def test_buildings_of_sizes_1_2_and_3_are_three_with_a_house_each():
    at = position(3, claims=0, dice={"brown": 2})
    sites = {1: ("white", ["1-02"]), 2: ("yellow", ["1-07", "1-12"]), 0: ("brown", ["1-09", "1-10", "1-15"])}
    for seat in (1, 2, 0):
        colour, spaces = sites[seat]
        at.put_projects(dict.fromkeys(spaces, (colour, (seat + 1) % 3)))
        at.act(seat).set(seat, dice={"brown": 2}, claims=0, gold=0).play("construct")
    assert at.buildings() == [(*sites[seat][:1], seat, sites[seat][1]) for seat in (1, 2, 0)]
    for me in at.game.view(None)["players"]:
        assert sum(sum(row) for row in me["houses"].values()) == 13


# -- Districts, workers, dice ------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-328")
@pytest.mark.parametrize("district", [1, 2])
def test_the_three_water_spaces_between_districts_1_and_2_are_used_from_both(district):
    at = position(district=district, gardens=1).play("gardening")
    assert [name for name in at.spaces() if name.startswith("W12")] == ["W12-1", "W12-2", "W12-3"]


@pytest.mark.rule("TAB-329")
def test_four_spaces_are_adjacent_and_four_at_the_corners_are_not():
    at = position().put_projects({"1-09": ("brown", 1)}).play("project", "brown")
    assert at.spaces() == ["1-05", "1-08", "1-10", "1-13"]
    assert all(at.why(f"space:{corner}") == "TAB-095" for corner in ("1-04", "1-06", "1-12", "1-14"))


@pytest.mark.rule("TAB-330")
def test_orange_acts_in_3_and_then_in_4_and_red_twice_in_2():
    at = position(assistant=3, architect=4).set(1, district=2).put_tiles("T1", "T2", "T3", "T4")
    at.put_barge(2, 2, 2, 2).put_barge(4, 1, 1)
    assert at.offers("tile:T3")
    at.play("end-turn")
    assert (at.seat, at.offers("tile:T2"), workers(at, 1)) == (1, True, (2, 2))
    at.play("end-turn")
    assert (at.seat, at.offers("tile:T4")) == (0, True)
    at.play("end-turn")
    assert (at.seat, at.offers("tile:T2")) == (1, True)


@pytest.mark.rule("TAB-331")
def test_two_dice_are_a_blue_and_a_brown_resource():
    at = position().put_barge(4, 5, 6).put_barge(1, 1, 1)
    at.effect("gain resource blue barge 1", "gain resource brown barge 1")
    assert at.dice() == {"brown": 1, "blue": 1}
    at.effect("pay 1 blue -> gain vp 1").play("do:")
    at.effect("pay 1 brown -> gain vp 1").play("do:")
    assert (at.dice(), at.supply(), at.me.vp) == ({}, {"brown": 1, "blue": 1}, 12)


@pytest.mark.rule("TAB-332")
@pytest.mark.parametrize("colour", ["white", "blue", "yellow"])
def test_a_brown_die_refills_any_one_crate(colour):
    at = position(crates=["-white", "-blue", "-yellow"], dice={"brown": 1})
    assert [key for key in at.keys if key.startswith("refill")] == ["refill:white", "refill:yellow", "refill:blue"]
    at.play(f"refill:{colour}")
    assert [crate for crate in at.crates() if not crate.startswith("-")] == [colour]
    assert (at.dice(), at.supply()) == ({}, {"brown": 1})
    assert not any(key.startswith("refill") for key in at.keys)


@pytest.mark.rule("TAB-332")
def test_a_yellow_crate_is_flipped_in_place_of_a_yellow_die():
    at = position(dice={"brown": 2, "yellow": 1}, crates=["yellow"], claims=0).put_projects({"1-07": ("yellow", 0)})
    at.play("construct", "pay-crate:yellow")
    assert (at.dice(), at.crates()) == ({"yellow": 1}, ["-yellow"])


# -- Mastery and gaining -----------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-333")
def test_orange_gains_a_gold_and_black_a_claim_marker():
    at = position().set(0, mastery=[4, 3, 1]).set(1, mastery=[0, 2, 1])
    at.effect("advance yellow 1").effect("advance brown 1", seat=1)
    assert (at.me.gold, at.me.claims) == (1, 5)
    assert (at.player(1).gold, at.player(1).claims, at.player(1).supply) == (0, 6, 9)


@pytest.mark.rule("TAB-334")
def test_purple_takes_the_5_of_the_white_barge():
    at = position().put_barge(3, 1, 5, 2, 5, 4).effect("gain resource white barge 1")
    assert (at.barge(3), at.dice()) == ([1, 2, 4, 5], {"white": 1})


# -- moving ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-335")
def test_red_takes_a_4_in_district_3():
    at = position(district=3).put_tiles("T1", "T2", "T3", "T4").put_barge(3, 4, 1).take_turn().play("take:4")
    assert (at.dice(), at.barge(3), workers(at)) == ({"white": 1}, [1], (4, 3))
    assert at.keys == ["project", "tile:T3", "end-turn"]


@pytest.mark.rule("TAB-336")
def test_red_takes_a_6_in_district_3():
    at = position(district=3).put_barge(3, 1, 3, 6).take_turn().play("take:6")
    assert at.keys == ["move:2", "move:4", "move:5"]


@pytest.mark.rule("TAB-336")
@pytest.mark.parametrize("value", [1, 3])
def test_for_districts_1_and_3_red_takes_the_1_or_the_3(value):
    at = position(district=3).put_barge(3, 1, 3, 6).take_turn().play(f"take:{value}")
    assert workers(at) == (value, 3)


# -- Projects, construction, Water ---------------------------------------------------------------------------------


@pytest.mark.rule("TAB-337")
def test_red_places_a_brown_project_on_a_white_resource():
    at = position(3, district=3).put_projects({"3-12": ("brown", 1), "3-13": ("brown", 2)}).put_barge(3, 2, 5)
    at.play("project", "brown")
    assert len(at.spaces()) == 6
    at.play("space:3-07", "do:gain resource white barge 1")
    assert at.projects()["3-07"] == ("brown", 0)
    assert (at.barge(3), at.dice()) == ([2], {"white": 1})


@pytest.mark.rule("TAB-338")
def test_purple_constructs_and_removes_a_red_marker():
    at = position(dice={"brown": 2}, claims=0).put_projects({"1-07": ("yellow", 1)}).play("construct")
    assert (at.player(1).claims, at.mastery(1)) == (6, [0, 0, 1])


@pytest.mark.rule("TAB-339")
def test_purple_moves_up_white_white_and_yellow_for_three_gardens():
    at = position(dice={"brown": 2, "white": 1}, claims=0).put_projects({"1-09": ("white", 0)})
    at.put_gardens({"1-05": 1, "1-08": 1, "1-13": 1}).play("construct", "white", "white", "yellow")
    assert (at.mastery(1), at.seat) == ([0, 2, 1], 0)


@pytest.mark.rule("TAB-340")
def test_water_goes_on_the_own_side_of_the_printed_water():
    at = position(district=2, waters=1).play("gardening")
    assert at.spaces() == ["2-03", "2-06", "2-07", "2-10", "2-11", "2-14"]
    assert [at.why(f"space:{name}") for name in ("1-06", "1-10", "1-14")] == ["TAB-112"] * 3

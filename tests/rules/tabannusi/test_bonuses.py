"""Bonuses of the spaces of common Districts and of Water."""

import pytest
from positions.tabannusi import position

RED, PURPLE = 0, 1


@pytest.mark.rule("TAB-168", "TAB-180")
def test_a_project_that_covers_3_points_gives_them():
    at = position(vp=12).play("project", "white", "space:1-10", "do:")
    assert at.me.vp == 15


@pytest.mark.rule("TAB-168")
def test_a_water_tile_never_gives_what_it_covers():
    at = position(waters=1, gardens=1).play("gardening", "lay-water", "space:1-10", "lay-garden", "space:1-10")
    assert at.me.vp == 10, "neither the Water tile nor the Garden on it"


@pytest.mark.rule("TAB-168")
def test_a_garden_that_covers_water_gives_the_bonus_of_that_water():
    at = position(district=3, gardens=1).play("gardening", "space:W23-1")
    assert at.me.vp == 13


@pytest.mark.rule("TAB-169")
def test_a_coloured_resource_is_the_highest_die_of_its_barge_and_the_architect_stays():
    at = position(district=2).put_barge(2, 2, 2, 4).play("project", "white", "space:2-03", "do:")
    assert (at.barge(2), at.dice(), at.me.architect) == ([2, 2], {"yellow": 1}, 1)


@pytest.mark.rule("TAB-169")
def test_a_coloured_resource_comes_from_its_barge_wherever_that_lies():
    at = position().put_barge(4, 1, 5).play("project", "white", "space:1-14", "do:")
    assert (at.barge(4), at.dice(), at.me.architect) == ([1], {"blue": 1}, 0)


@pytest.mark.rule("TAB-170")
def test_a_resource_of_any_colour_comes_from_the_supply():
    at = position(district=3).put_supply(green=1, brown=2).play("project", "white", "space:3-14", "do:")
    assert at.keys == ["brown", "green"]
    at.play("green")
    assert (at.dice(), at.supply()) == ({"green": 1}, {"brown": 2})


@pytest.mark.rule("TAB-170")
def test_with_an_empty_supply_the_project_is_placed_and_nothing_gained():
    at = position(district=3).play("project", "white", "space:3-14")
    assert (at.projects(), at.dice()) == ({"3-14": ("white", RED)}, {})


@pytest.mark.rule("TAB-171")
def test_a_gold_bonus_gives_1_gold():
    assert position().play("project", "white", "space:1-01", "do:").me.gold == 1


@pytest.mark.rule("TAB-172")
def test_a_water_bonus_gives_a_regular_water_tile():
    at = position(district=3)
    stack = at.board.waters
    at.play("project", "white", "space:3-16", "do:")
    assert (at.me.waters, at.me.specials, at.board.waters) == (1, (), stack - 1)


@pytest.mark.rule("TAB-173")
def test_a_special_water_bonus_gives_one_of_the_display_which_is_refilled():
    at = position().put_display("W01", "W03", "W05", stack=["W02", "W04", "W06", "W07"])
    at.play("project", "white", "space:1-09", "do:")
    assert at.keys == ["special:W01", "special:W03", "special:W05"]
    at.play("special:W03")
    assert (at.me.specials, len(at.board.display), len(at.board.specials)) == ((2,), 3, 3)


@pytest.mark.rule("TAB-174")
def test_a_garden_bonus_gives_a_garden_tile():
    at = position(district=2)
    assert at.board.gardens == 25
    at.play("project", "white", "space:2-15", "do:")
    assert (at.me.gardens, at.board.gardens) == (1, 24)


@pytest.mark.rule("TAB-175")
@pytest.mark.parametrize("district", [1, 2, 3, 4, 5])
def test_an_architect_bonus_moves_the_architect_anywhere_or_nowhere(district):
    at = position(district=2, architect=4).play("project", "white", "space:2-14", f"district:{district}")
    assert (at.me.architect, at.me.assistant) == (district - 1, 1)


@pytest.mark.rule("TAB-176")
def test_a_refill_bonus_turns_one_crate_face_up_for_nothing():
    at = position(crates=["-brown", "-green"], dice={"white": 1}).play("project", "white", "space:1-11", "flip:green")
    assert (at.crates(), at.dice(), at.asked) == (["-brown", "green"], {"white": 1}, "question-actions")


@pytest.mark.rule("TAB-177")
@pytest.mark.parametrize(("supply", "gained"), [(4, 2), (1, 1), (0, 0)])
def test_a_claim_bonus_gives_2_markers_or_as_many_as_there_are(supply, gained):
    at = position(claims=1, supply=supply).play("project", "white", "space:1-03", *(["do:"] if supply else []))
    assert (at.me.claims, at.me.supply) == (gained, supply - gained)


@pytest.mark.rule("TAB-178")
def test_a_mastery_bonus_moves_a_marker_of_choice_up():
    at = position(gardens=1, mastery=[2, 2, 1]).play("gardening", "space:W12-2")
    assert at.keys == ["brown", "white", "yellow"]
    assert at.play("yellow").mastery() == [2, 2, 2]


@pytest.mark.rule("TAB-179")
@pytest.mark.parametrize(("colour", "mastery"), [("brown", [1, 0, 0]), ("yellow", [0, 0, 1])])
def test_a_bonus_with_the_projects_arrow_moves_up_the_track_of_the_projects_colour(colour, mastery):
    assert position().play("project", colour, "space:1-15", "do:").mastery() == mastery


@pytest.mark.rule("TAB-181")
def test_a_resource_may_be_paid_to_move_up_the_track_of_its_colour():
    at = position(district=3, dice={"yellow": 2, "blue": 1}).play("project", "white", "space:3-01")
    assert at.keys == ["yellow", "pass"]
    at.play("yellow")
    assert (at.dice(), at.supply(), at.mastery()) == ({"yellow": 1, "blue": 1}, {"yellow": 1}, [0, 0, 1])
    assert at.asked == "question-actions", "once"


@pytest.mark.rule("TAB-181")
def test_gold_may_stand_for_the_resource_and_the_payer_names_the_colour():
    at = position(district=3, gold=1).play("project", "white", "space:3-01")
    assert at.keys == ["brown", "white", "yellow", "pass"]
    at.play("brown")
    assert (at.me.gold, at.mastery()) == (0, [1, 0, 0])


@pytest.mark.rule("TAB-181")
def test_paying_may_be_declined():
    at = position(district=3, dice={"yellow": 1}).play("project", "white", "space:3-01", "pass")
    assert (at.dice(), at.mastery()) == ({"yellow": 1}, [0, 0, 0])


@pytest.mark.rule("TAB-182")
def test_a_second_project_of_the_same_colour_is_placed_at_once_with_its_bonus():
    at = position().play("project", "brown", "space:1-08")
    assert sorted(at.spaces()) == ["1-04", "1-07", "1-09", "1-12"], "adjacent to the first"
    at.put_display("W01").play("space:1-09", "do:")
    assert at.projects() == {"1-08": ("brown", RED), "1-09": ("brown", RED)}
    assert (at.me.claims, at.me.specials) == (3, (0,))
    assert at.asked == "question-actions", "it was one Action"


@pytest.mark.rule("TAB-182")
def test_the_second_project_is_lost_when_3_of_its_colour_lie_there():
    at = position().put_projects({"1-04": ("brown", PURPLE), "1-05": ("brown", PURPLE)})
    at.play("project", "brown", "space:1-08")
    assert (len(at.projects()), at.asked) == (3, "question-actions")


@pytest.mark.rule("TAB-182")
def test_the_second_project_keeps_away_from_buildings_of_its_colour_and_needs_a_marker():
    at = position().put_building("brown", PURPLE, "1-03").play("project", "brown", "space:1-08")
    assert sorted(at.spaces()) == ["1-09", "1-12"]
    at = position(claims=1).play("project", "brown", "space:1-08")
    assert (len(at.projects()), at.asked) == (1, "question-actions")

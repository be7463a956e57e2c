"""Actions in general, and placing a Project tile."""

from __future__ import annotations

import pytest
from positions.tabannusi import position

# -- Actions ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-090")
def test_a_third_action_is_refused():
    at = position(harbormasters=["B4"]).put_tiles("T1").play("tile:T1", "project", "white", "space:1-04")
    assert at.keys == ["end-turn", "use:B4"]
    assert (at.why("tile:T1"), at.why("project")) == ("TAB-090", "TAB-090")


@pytest.mark.rule("TAB-090")
def test_the_same_action_may_be_done_twice():
    at = position().play("project", "white", "space:1-04", "project", "brown", "space:1-06")
    assert at.projects() == {"1-04": ("white", 0), "1-06": ("brown", 0)}


@pytest.mark.rule("TAB-090")
@pytest.mark.parametrize("actions", [0, 1])
def test_a_turn_may_have_no_action_or_one(actions):
    at = position().put_tiles("T1")
    for _ in range(actions):
        at.play("tile:T1")
    at.play("end-turn")
    assert (at.seat, at.me.vp) == (1, 10 + 2 * actions)


@pytest.mark.rule("TAB-091")
def test_a_port_house_without_a_house_of_the_bottom_row_is_refused_and_nothing_is_paid():
    at = position(district=4, dice={"blue": 2}, bottom=[])
    assert not at.offers("port-house")
    assert at.why("port-house") == "TAB-120"
    assert at.dice() == {"blue": 2}
    assert at.set(0, bottom=[5]).offers("port-house")


@pytest.mark.rule("TAB-091")
def test_an_action_that_cannot_be_paid_is_not_begun():
    at = position(district=5, dice={"green": 1})
    assert at.why("ziggurat-house") == "TAB-133"
    at = position(dice={"brown": 1}).put_projects({"1-07": ("white", 1)})
    assert at.why("construct") == "TAB-100"


@pytest.mark.rule("TAB-091")
def test_optional_parts_may_be_skipped():
    at = position(dice={"brown": 2}).put_projects({"1-07": ("white", 1)}).set(0, gold=1)
    at.play("construct", "pay:brown")
    assert at.asked == "question-ship-after"
    at.play("pass")
    assert (at.ships(), at.me.gold, at.buildings()) == ([], 1, [("white", 0, ["1-07"])])


# -- where -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-092")
def test_a_project_goes_into_the_district_of_the_assistant():
    at = position(district=2, architect=1).play("project", "brown")
    assert at.spaces() == [f"2-{n:02}" for n in range(1, 17)]
    assert at.why("space:1-04") == "TAB-092"


@pytest.mark.rule("TAB-092")
def test_a_project_goes_on_an_empty_space():
    at = position(district=2).put_water("2-03").put_water("2-07", special="W03").put_gardens({"2-11": 1})
    at.put_projects({"2-08": ("white", 1)}).put_building("yellow", 1, "2-13").play("project", "brown")
    for taken in ("2-03", "2-07", "2-11", "2-08", "2-13", "W12-1"):
        assert not at.offers(f"space:{taken}")
        assert at.why(f"space:{taken}") == "TAB-092"
    assert at.offers("space:2-12")


@pytest.mark.rule("TAB-093")
def test_a_project_costs_no_resources():
    at = position(claims=1)
    assert (at.dice(), at.me.gold, at.crates()) == ({}, 0, [])
    at.play("project", "yellow", "space:1-04")
    assert at.projects() == {"1-04": ("yellow", 0)}
    assert at.board.projects == [20, 20, 19]
    assert (at.dice(), at.me.gold) == ({}, 0)


@pytest.mark.rule("TAB-093")
def test_nothing_is_paid_for_a_project_by_those_who_could():
    at = position(dice={"brown": 2, "yellow": 1}, gold=2, crates=["yellow"]).play("project", "yellow", "space:1-04")
    assert (at.dice(), at.me.gold, at.crates()) == ({"brown": 2, "yellow": 1}, 2, ["yellow"])


@pytest.mark.rule("TAB-093")
def test_a_colour_without_a_legal_space_cannot_be_chosen():
    at = position().put_projects({"1-01": ("brown", 1)}).put_water("1-02", "1-04").play("project")
    assert at.keys == ["white", "yellow"]
    assert at.why("brown") == "TAB-095"


@pytest.mark.rule("TAB-093", "TAB-096")
def test_a_colour_cannot_be_chosen_when_all_free_spaces_are_beside_a_building_of_it():
    at = position().put_building("white", 1, "1-04", "1-05").put_water("1-02", "1-03", "1-06", "1-07", "1-10", "1-11")
    at.put_water("1-12", "1-13", "1-14", "1-15", "1-16").play("project")
    assert at.keys == ["brown", "yellow"], "1-01, 1-08 and 1-09 are free"
    assert at.play("brown").spaces() == ["1-01", "1-08", "1-09"]


@pytest.mark.rule("TAB-094")
def test_a_fourth_project_of_a_colour_is_refused_in_a_district():
    at = position(3, district=3).put_projects({"3-12": ("brown", 1), "3-13": ("brown", 1), "3-14": ("brown", 2)})
    at.play("project")
    assert at.keys == ["white", "yellow"]
    assert at.why("brown") == "TAB-094"


@pytest.mark.rule("TAB-094")
def test_another_district_may_have_three_of_its_own():
    at = position(3, district=1).put_projects({"3-12": ("brown", 1), "3-13": ("brown", 1), "3-14": ("brown", 2)})
    at.put_projects({"1-12": ("brown", 1), "1-13": ("brown", 2)}).play("project", "brown", "space:1-08")
    assert sum(colour == "brown" for colour, _ in at.projects().values()) == 6


@pytest.mark.rule("TAB-095")
def test_a_project_is_adjacent_to_one_of_its_colour():
    at = position(3, district=3).put_projects({"3-01": ("brown", 1)}).play("project", "brown")
    assert at.spaces() == ["3-02", "3-06"]
    assert at.why("space:3-13") == "TAB-095"
    at.play("space:3-02", "project", "brown")
    assert at.spaces() == ["3-03", "3-06", "3-07"], "beside any of the two"


@pytest.mark.rule("TAB-095")
def test_the_first_of_a_colour_goes_on_any_empty_space():
    at = position(3, district=3).put_projects({"3-01": ("brown", 1)}).play("project", "yellow", "space:3-13")
    assert at.projects()["3-13"] == ("yellow", 0)


@pytest.mark.rule("TAB-095")
def test_projects_of_another_district_do_not_matter():
    at = position(district=1).put_projects({"2-03": ("brown", 1)}).play("project", "brown")
    assert len(at.spaces()) == 16


@pytest.mark.rule("TAB-096")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_project_is_not_adjacent_to_a_building_of_its_colour(owner):
    at = position().put_building("white", owner, "1-04").play("project", "white")
    assert not at.offers("space:1-05")
    assert at.why("space:1-05") == "TAB-096"
    assert at.offers("space:1-09"), "at a corner"


@pytest.mark.rule("TAB-096")
def test_a_project_may_be_adjacent_to_a_building_of_another_colour():
    at = position().put_building("white", 1, "1-04").play("project", "brown", "space:1-05", "pass")
    assert at.projects() == {"1-05": ("brown", 0)}


# -- marker and bonus -----------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-097")
def test_a_free_claim_marker_goes_on_the_project():
    at = position(claims=1).play("project", "white", "space:1-04")
    assert (at.me.claims, at.me.supply) == (0, 10)
    assert (at.cell("1-04")["project"], at.cell("1-04")["owner"]) == ("white", 0)
    assert at.why("project") == "TAB-097", "none is left for another"


@pytest.mark.rule("TAB-098")
def test_the_bonus_of_the_space_may_be_taken():
    at = position(district=3).put_barge(3, 2, 4, 5).play("project", "brown", "space:3-11")
    assert at.keys == ["do:gain resource white barge 1", "pass"]
    at.play("do:gain resource white barge 1")
    assert (at.dice(), at.barge(3)) == ({"white": 1}, [2, 4])


@pytest.mark.rule("TAB-098")
def test_the_bonus_of_the_space_may_be_declined():
    at = position(district=3).put_barge(3, 2, 4, 5).play("project", "brown", "space:3-11", "pass")
    assert (at.dice(), at.barge(3), at.asked) == ({}, [2, 4, 5], "question-actions")


#: Spaces, what their bonus brings (Victory Points, Gold, Claim markers in the area) to a player who takes it.
BONUSES = [("1-01", (0, 1, 4)), ("1-03", (0, 0, 6)), ("1-10", (3, 0, 4))]


@pytest.mark.rule("TAB-098")
@pytest.mark.parametrize(("space", "gain"), BONUSES)
def test_gold_markers_and_points_of_the_space_are_gained(space, gain):
    at = position().play("project", "brown", f"space:{space}", "do:")
    assert (at.me.vp - 10, at.me.gold, at.me.claims) == gain


@pytest.mark.rule("TAB-098")
@pytest.mark.parametrize("space", [space for space, _ in BONUSES])
def test_gold_markers_and_points_of_the_space_may_be_declined(space):
    at = position().play("project", "brown", f"space:{space}")
    assert (at.asked, len(at.keys), at.keys[-1]) == ("question-bonus", 2, "pass")
    at.play("pass")
    assert (at.me.vp - 10, at.me.gold, at.me.claims, at.asked) == (0, 0, 4, "question-actions")


@pytest.mark.rule("TAB-098")
@pytest.mark.parametrize(
    ("district", "space", "fields", "stacks"),
    [
        (1, "1-03", {"supply": 0}, {}),
        (1, "1-04", {}, {}),
        (1, "1-15", {"mastery": [10, 0, 0]}, {}),
        (2, "2-15", {}, {"gardens": 0}),
        (3, "3-14", {}, {}),
        (3, "3-16", {}, {"waters": 0}),
    ],
    ids=["no marker in the supply", "no bonus", "top of the track", "no Garden", "no die in the supply", "no Water"],
)
def test_a_bonus_that_brings_nothing_is_not_asked_about(district, space, fields, stacks):
    at = position(district=district, **fields).put_stacks(**stacks).play("project", "brown", f"space:{space}")
    assert at.asked == "question-actions"


@pytest.mark.rule("TAB-098", "TAB-178")
@pytest.mark.parametrize(("space", "asked"), [("1-09", "question-special-water"), ("3-14", "question-gain-resource")])
def test_a_bonus_with_a_choice_may_be_declined_too(space, asked):
    at = position(district=int(space[0])).put_supply(blue=1, green=1).play("project", "brown", f"space:{space}")
    assert at.keys[-1] == "pass"
    assert at.play("do:").asked == asked

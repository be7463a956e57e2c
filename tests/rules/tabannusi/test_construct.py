"""Constructing a Building."""

from __future__ import annotations

import pytest
from positions.tabannusi import position

#: One colour of each size of Ship in the top row and below: sizes 1, 2, (printed 2), 3, 3, 3, (printed 1), 1, 2.
SHIPS = ("S01", "S06", "S10", "S11", "S12", "S02", "S07")


def site(projects, district=1, **fields):
    """A player without free markers in a District with Projects: space to colour and owner."""
    return position(district=district, **({"claims": 0} | fields)).put_projects(projects)


# -- Projects and cost ---------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-099")
def test_all_projects_of_the_colour_are_used_even_if_none_is_an_own_one():
    at = site({"1-07": ("yellow", 1), "1-08": ("yellow", 1), "1-09": ("yellow", 1)}, dice={"brown": 2})
    at.play("construct")
    assert at.buildings() == [("yellow", 0, ["1-07", "1-08", "1-09"])]
    assert at.projects() == {}


@pytest.mark.rule("TAB-099")
def test_without_a_project_nothing_is_constructed():
    assert site({}, dice={"brown": 5}, gold=5).why("construct") == "TAB-099"
    at = site({"1-07": ("yellow", 1), "1-16": ("brown", 1)}, dice={"brown": 2}).play("construct")
    assert at.keys == ["brown", "yellow"]
    assert at.why("white") == "TAB-099"


@pytest.mark.rule("TAB-099")
def test_projects_of_another_district_are_not_used():
    at = site({"1-07": ("yellow", 1), "2-07": ("yellow", 1)}, dice={"brown": 2}).play("construct")
    assert (at.buildings(), at.projects()) == ([("yellow", 0, ["1-07"])], {"2-07": ("yellow", 1)})


@pytest.mark.rule("TAB-100")
@pytest.mark.parametrize(
    ("dice", "enough"),
    [({"green": 2, "yellow": 2}, True), ({"green": 2, "yellow": 1}, False), ({"green": 1, "yellow": 3}, False)],
)
def test_two_local_resources_and_one_of_the_colour_for_each_own_marker(dice, enough):
    at = site({"1-07": ("yellow", 0), "1-08": ("yellow", 0), "1-09": ("yellow", 1)}, dice=dice)
    at.put_local("green", "brown", "white", "blue", "yellow")
    assert at.offers("construct") == enough
    assert at.why("construct") == ("" if enough else "TAB-100")
    if enough:
        at.play("construct")
        assert (at.dice(), at.supply()) == ({}, {"green": 2, "yellow": 2})


@pytest.mark.rule("TAB-101")
@pytest.mark.parametrize("white", [3, 4])
def test_if_both_colours_are_the_same_all_is_paid_in_it(white):
    at = site({"3-07": ("white", 0), "3-08": ("white", 0)}, district=3, dice={"white": white, "green": 1})
    assert at.offers("construct") == (white == 4)
    if white == 4:
        assert at.play("construct").dice() == {"green": 1}


# -- Building and House ----------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-102")
def test_a_building_of_the_same_colour_and_shape_replaces_the_projects():
    at = position(3, district=2, dice={"yellow": 2}, claims=0)
    at.put_projects({"2-01": ("brown", 1), "2-02": ("brown", 1)})
    assert [(at.cell(name)["row"], at.cell(name)["column"]) for name in ("2-01", "2-02")] == [(1, 7), (1, 8)]
    assert (at.board.projects[0], at.board.pieces[0]) == (18, 25)
    at.play("construct")
    assert at.buildings() == [("brown", 0, ["2-01", "2-02"])]
    assert [at.cell(name)["size"] for name in ("2-01", "2-02")] == [2, 2]
    assert (at.board.projects[0], at.board.pieces[0]) == (20, 23)


@pytest.mark.rule("TAB-103")
def test_the_leftmost_house_of_the_row_is_used_and_its_bonus_gained():
    at = site({"1-07": ("yellow", 1)}, dice={"brown": 2}, rows=[0, 0, 1]).play("construct")
    assert at.game.view(None)["players"][0]["houses"]["yellow"] == [False, False, True]
    assert at.me.gold == 1


@pytest.mark.rule("TAB-103")
def test_a_house_of_the_bottom_row_is_used_if_the_row_is_empty():
    at = site({"1-07": ("yellow", 1)}, dice={"brown": 2}, rows=[0, 0, 3], bottom=[2, 3, 4, 5]).play("construct")
    assert at.game.view(None)["players"][0]["houses"]["bottom"] == [False, False, True, True, True]
    assert (at.me.claims, at.me.supply) == (1, 9)


# -- Claim markers -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-104")
def test_own_markers_go_to_the_supply():
    at = site({"1-07": ("yellow", 0), "1-08": ("yellow", 0)}, dice={"brown": 2, "yellow": 2}, rows=[0, 0, 1])
    before = at.me.supply
    at.play("construct")
    assert (at.me.claims, at.me.supply) == (0, before + 2)


@pytest.mark.rule("TAB-105")
def test_markers_of_others_go_back_to_their_areas_and_move_them_up():
    at = site({"1-07": ("yellow", 1), "1-08": ("yellow", 1)}, dice={"brown": 2})
    red = at.player(1)
    assert (red.claims, red.supply, at.mastery(1)) == (5, 8, [0, 0, 0])
    at.play("construct")
    red = at.player(1)
    assert (red.claims, red.supply, at.mastery(1)) == (5 + 2, 8, [0, 0, 2])
    assert at.mastery(0) == [0, 0, 0], "the builder does not move"


@pytest.mark.rule("TAB-106")
def test_each_adjacent_garden_lets_its_owner_move_up_a_track_of_choice():
    at = site({"1-09": ("white", 0)}, dice={"brown": 2, "white": 1})
    at.put_gardens({"1-05": 1, "1-08": 1, "1-13": 1, "1-10": 0, "1-16": 1}).play("construct")
    for track in ("brown", "white", "brown"):
        assert (at.seat, at.keys) == (1, ["brown", "white", "yellow", "pass"])
        at.play(track)
    assert (at.seat, at.asked) == (0, "question-actions")
    assert (at.mastery(0), at.mastery(1)) == ([0, 0, 0], [2, 1, 0])


@pytest.mark.rule("TAB-103", "TAB-104")
def test_the_bonus_of_the_house_comes_before_the_own_markers_are_back_in_the_supply():
    at = position(gold=1, dice={"brown": 2, "white": 2}).put_ships("S06", "S07", "S08", "S09")
    at.put_projects({"1-07": ("white", 0), "1-08": ("white", 0)}).set(0, claims=0, supply=0).play("construct")
    while at.asked == "question-pay":
        at.play(at.keys[0])
    assert (at.me.claims, at.me.supply) == (0, 2), "the markers under the House were not there yet"
    assert (at.me.gold, at.asked) == (1, "question-actions"), "without a marker no Ship is offered"


@pytest.mark.rule("TAB-103", "TAB-104")
def test_markers_that_are_set_aside_are_nowhere_while_the_bonus_of_a_house_is_gained():
    at = site({"1-07": ("white", 0), "1-08": ("white", 1)}, dice={"brown": 2, "white": 1}, rows=[1, 0, 1])
    at.set(supply=0).play("construct")
    assert (at.seat, at.asked) == (0, "question-track"), "the bonus of the column"
    assert (at.me.supply, at.player(1).claims, at.mastery(1)) == (0, 5, [0, 0, 0])
    at.play("brown")
    assert (at.me.supply, at.player(1).claims, at.mastery(1)) == (1, 6, [0, 1, 0])


@pytest.mark.rule("TAB-107", "TAB-108")
def test_rewards_come_clockwise_and_for_markers_first_and_then_the_ship():
    at = position(3, dice={"brown": 2}, gold=1, rows=[0, 1, 0]).put_ships(*SHIPS)
    at.put_projects({"1-13": ("white", 2), "1-14": ("white", 1)})
    at.put_gardens({"1-08": 2, "1-09": 1}).play("construct", "pay:brown")
    assert (at.seat, at.asked, at.mastery(1), at.mastery(2)) == (1, "question-track", [0, 1, 0], [0, 0, 0])
    at.play("brown")
    assert (at.seat, at.asked, at.mastery(1), at.mastery(2)) == (2, "question-track", [1, 1, 0], [0, 1, 0])
    at.play("yellow")
    assert (at.seat, at.asked, at.mastery(2)) == (0, "question-ship-after", [0, 1, 1])


@pytest.mark.rule("TAB-108", "TAB-213")
def test_what_a_ship_gives_its_builder_comes_after_the_rewards_of_others_and_before_the_next_ship():
    at = position(dice={"brown": 3}, gold=1, rows=[0, 1, 0], ships=["1-1"]).put_ships("S14")
    at.put_projects({"1-07": ("white", 1)}).put_gardens({"1-03": 1}).play("construct", "pay:brown")
    assert (at.seat, at.asked) == (1, "question-track")
    assert (at.play("brown").seat, at.asked) == (0, "question-choose")
    assert at.play("pass").asked == "question-ship-after"


@pytest.mark.rule("TAB-107")
def test_clockwise_begins_with_the_builder():
    at = position(3, turn=1, dice={"brown": 2, "white": 1}, claims=0).put_projects({"1-13": ("white", 1)})
    at.put_gardens({"1-08": 2, "1-18": 0, "1-14": 2, "1-12": 0})
    at.play("construct")
    assert at.seat == 2
    assert at.play("pass").seat == 0


# -- a Ship --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-108")
def test_after_a_construction_a_ship_may_be_claimed_for_a_gold():
    at = site({"1-07": ("yellow", 1)}, dice={"brown": 2}, gold=1, claims=1, supply=0).put_ships(*SHIPS)
    at.play("construct", "pay:brown")
    assert at.asked == "question-ship-after"
    at.play("ship:1-1")
    assert (at.ships(), at.me.gold, at.me.claims) == (["1-1"], 0, 0)
    assert any(key.startswith("tile:") for key in at.keys), "it was no Action: one is left"


@pytest.mark.rule("TAB-108")
def test_only_one_ship_is_claimed_for_a_building():
    at = site({"1-07": ("yellow", 1)}, dice={"brown": 2}, gold=3, claims=3).put_ships(*SHIPS)
    at.play("construct", "pay:brown", "pay:brown", "ship:1-1")
    assert (at.asked, at.ships(), at.me.gold) == ("question-actions", ["1-1"], 2)


@pytest.mark.rule("TAB-108")
@pytest.mark.parametrize(("gold", "claims"), [(0, 3), (3, 0)])
def test_without_gold_or_a_free_marker_no_ship_is_offered(gold, claims):
    at = site({"1-07": ("yellow", 1)}, dice={"brown": 2}, gold=gold, claims=claims, supply=0)
    at.play("construct")
    while at.asked == "question-pay":
        at.play("pay:brown")
    assert (at.asked, at.me.gold) == ("question-actions", gold)


@pytest.mark.rule("TAB-108")
@pytest.mark.parametrize("goods", [{"harbormasters": ["B4"]}, {"crates": ["-green"], "harbormasters": ["B4"]}])
def test_no_free_action_is_forced_on_those_who_cannot_claim_a_ship(goods):
    at = site({"1-07": ("yellow", 1)}, dice={"brown": 2, "white": 1}, supply=0, **goods).play("construct")
    at.pass_until("question-actions")
    assert (at.me.harbormasters, at.me.gold, at.dice()) == ((3,), 0, {"white": 1})


@pytest.mark.rule("TAB-109")
def test_the_ship_has_exactly_the_size_of_the_building_without_gardens():
    at = site({"1-07": ("yellow", 1), "1-08": ("yellow", 1)}, dice={"brown": 2}, gold=1, claims=1)
    at.put_gardens({"1-09": 0}).put_ships(*SHIPS).play("construct", "pay:brown")
    assert at.keys == ["ship:1-2", "ship:1-3", "ship:3-3", "pass"]
    assert (at.why("ship:1-1"), at.why("ship:2-1")) == ("TAB-109", "TAB-109"), "sizes 1 and 3"
    assert at.play("ship:1-2").ships() == ["1-2"]

"""Districts, adjacency, and the two workers of a player."""

from __future__ import annotations

import pytest
from positions.tabannusi import position

#: Actions of the Districts; each has Action tiles besides.
ACTIONS = {
    1: ["project", "construct", "gardening"],
    2: ["project", "construct", "gardening"],
    3: ["project", "construct", "gardening"],
    4: ["claim-ship", "port-house"],
    5: ["ziggurat-house"],
}
ALL = ["project", "construct", "gardening", "claim-ship", "port-house", "ziggurat-house"]


def rich(district, **fields):
    """A player who can do every Action of the District."""
    plenty = dict.fromkeys(("brown", "white", "yellow", "blue", "green"), 2)
    at = position(district=district, dice=plenty, gold=2, **fields).put_tiles("T1", "T2", "T3", "T4", "T5", "T6")
    return at.put_projects({f"{n}-08": ("white", 1) for n in (1, 2, 3)})


# -- kinds of Districts --------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-054")
@pytest.mark.parametrize("action", ["project", "construct", "gardening"])
def test_nothing_is_built_or_planted_in_districts_4_and_5(action):
    for district in (4, 5):
        at = rich(district)
        assert not at.offers(action)
        assert at.why(action) == "TAB-054"
    assert rich(3).offers(action)


@pytest.mark.rule("TAB-054")
def test_district_4_is_the_port_and_district_5_the_ziggurat():
    assert [district for district in ACTIONS if rich(district).offers("port-house")] == [4]
    assert [district for district in ACTIONS if rich(district).offers("ziggurat-house")] == [5]


@pytest.mark.rule("TAB-055")
def test_the_colour_of_the_barge_is_what_a_house_in_the_port_costs():
    at = position(district=4, dice={"blue": 2}).put_local("blue", "yellow", "white", "brown", "green")
    assert at.why("port-house") == "TAB-120"
    assert at.set(0, dice={"brown": 2}).play("port-house", "port:row1:crate").dice() == {}


@pytest.mark.rule("TAB-055")
def test_the_colour_of_the_barge_is_what_is_lost_when_the_district_is_scored():
    at = position(dice={"blue": 2, "brown": 1}).put_local("blue", "yellow", "white", "brown", "green").score(4)
    assert at.dice() == {"blue": 2}


@pytest.mark.rule("TAB-056")
def test_an_action_tile_of_another_district_is_refused():
    at = position(district=1).put_tiles("T1", "T3", "T2")
    assert at.offers("tile:T1")
    assert not at.offers("tile:T2")
    assert at.why("tile:T2") == "TAB-056", "1 Gold and 1 Claim marker lies in District 3"


@pytest.mark.rule("TAB-056")
@pytest.mark.parametrize("district", [1, 2, 3, 4, 5])
def test_a_district_offers_its_own_3_or_4_actions_only(district):
    at = rich(district)
    tiles = ["tile:T5", "tile:T6"] if district == 5 else [f"tile:T{district}"]
    assert at.keys == [*ACTIONS[district], *tiles, "end-turn"]
    assert all(at.why(action) in ("TAB-054", "TAB-056") for action in ALL if action not in ACTIONS[district])


# -- borders and adjacency -----------------------------------------------------------------------------------


@pytest.mark.rule("TAB-057")
@pytest.mark.parametrize(("district", "borders"), [(1, ["12"]), (2, ["12", "23"]), (3, ["23"])])
def test_a_garden_on_the_water_between_two_districts_is_placed_from_both(district, borders):
    at = position(district=district, gardens=1).play("gardening")
    assert at.spaces() == [f"W{border}-{n}" for border in borders for n in (1, 2, 3)]
    assert at.why("space:W12-1") == ("TAB-115" if district == 3 else "")


@pytest.mark.rule("TAB-057")
@pytest.mark.parametrize("district", [1, 2])
def test_the_water_between_two_districts_is_adjacent_to_buildings_on_both_sides(district):
    building = {1: "1-06", 2: "2-03"}[district]
    at = position(district=district).put_building("white", 0, building).put_gardens({"W12-1": 0})
    assert at.score(district).me.vp == 10 + 2, "size 1 and a Garden"


@pytest.mark.rule("TAB-058")
def test_a_project_is_adjacent_by_an_edge_not_by_a_corner():
    at = position().put_projects({"1-04": ("brown", 1)}).play("project", "brown")
    assert (at.cell("1-04")["row"], at.cell("1-04")["column"]) == (2, 2)
    assert (at.cell("1-09")["row"], at.cell("1-09")["column"]) == (3, 3)
    assert at.offers("space:1-05"), "(2,2) and (2,3)"
    assert at.why("space:1-09") == "TAB-095", "(2,2) and (3,3)"


@pytest.mark.rule("TAB-058")
def test_water_is_adjacent_by_an_edge_not_by_a_corner():
    at = position(waters=1).put_water("1-04").play("gardening")
    assert at.spaces() == ["1-01", "1-03", "1-05", "1-06", "1-08", "1-10", "1-14"]


@pytest.mark.rule("TAB-058")
def test_a_garden_at_a_corner_does_not_enlarge_a_building():
    at = position().put_building("white", 0, "1-04").put_gardens({"1-09": 0, "1-05": 0})
    assert at.score(1).me.vp == 10 + 2


# -- workers -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-059")
def test_the_assistant_acts_now_and_the_architect_shows_where_next():
    at = rich(3, architect=4)
    assert (at.me.assistant + 1, at.me.architect + 1) == (3, 4)
    assert at.keys == ["project", "construct", "gardening", "tile:T3", "end-turn"]
    at.put_barge(4, 1, 5).play("end-turn").pass_until("question-actions").play("end-turn")
    assert (at.seat, at.keys) == (0, ["take:1", "take:5"]), "from the Barge of District 4"


@pytest.mark.rule("TAB-060")
def test_any_number_of_workers_may_be_in_a_district():
    at = position(4)
    for seat in (1, 2, 3):
        at.set(seat, district=2)
    at.put_barge(1, 2, 3).take_turn().play("take:2")
    assert [at.player(seat).architect + 1 for seat in range(4)] == [2, 2, 2, 2]
    at.play("end-turn")
    assert [at.player(seat).assistant + 1 for seat in range(4)] == [2, 2, 2, 2]

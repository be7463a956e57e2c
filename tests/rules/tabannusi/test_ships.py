"""The abilities of the Ships."""

import pytest
from positions.tabannusi import position

RED, PURPLE = 0, 1


def with_ship(ship, **fields):
    """Seat 0 owns this Ship, at row 1, column 1, since an earlier turn."""
    return position(**{"ships": ["1-1"], **fields}).put_ships(*(ship.split()))


# -- Victory Points ------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-200")
def test_s01_gives_2_points_for_each_claimed_ship():
    at = with_ship("S01", district=4, gold=4).play("claim-ship", "ship:1-2")
    assert at.me.vp == 12
    assert at.play("claim-ship", "ship:2-1").me.vp == 14


@pytest.mark.rule("TAB-200")
def test_s01_gives_its_points_for_free_claims_too_and_nothing_to_others():
    assert with_ship("S01").effect("place claim ship").play("ship:2-2").me.vp == 12
    at = with_ship("S01").effect("place claim ship", seat=PURPLE).play("ship:2-2")
    assert [at.player(seat).vp for seat in (RED, PURPLE)] == [10, 10]


@pytest.mark.rule("TAB-201")
def test_s02_gives_2_points_for_each_house_wherever_it_goes():
    at = with_ship("S02", dice={"brown": 2}).put_projects({"1-07": ("white", PURPLE)}).play("construct")
    assert at.me.vp == 12
    at.set(RED, district=4, dice={"blue": 2}).act().play("port-house", "port:row1:bonus")
    assert at.me.vp == 14
    at.set(RED, district=5, dice={"green": 2}).act().play("ziggurat-house", "ziggurat:ZB-4")
    assert at.me.vp == 16


@pytest.mark.rule("TAB-205")
def test_s06_gives_2_points_for_each_marker_of_others_on_the_projects_of_a_construction():
    at = with_ship("S06", dice={"brown": 2, "white": 1})
    at.put_projects({"1-07": ("white", PURPLE), "1-08": ("white", PURPLE), "1-12": ("white", RED)}).play("construct")
    assert at.me.vp == 14


@pytest.mark.rule("TAB-206")
def test_s07_gives_2_points_for_each_garden():
    at = with_ship("S07", gardens=3).put_water("1-06", "1-10", "1-14").play("gardening", "space:1-06")
    at.play("lay-garden", "space:1-10")
    assert at.me.vp == 14
    assert at.play("lay-garden", "space:1-14").me.vp == 16


@pytest.mark.rule("TAB-209")
@pytest.mark.parametrize(("before", "points"), [([4, 0, 0], 3), ([3, 0, 0], 0), ([5, 0, 0], 0), ([9, 0, 0], 3)])
def test_s10_gives_3_points_when_a_marker_passes_a_boundary(before, points):
    assert with_ship("S10", mastery=before).effect("advance brown 1").me.vp == 10 + points


@pytest.mark.rule("TAB-209")
def test_s10_gives_its_points_for_each_boundary_and_each_marker():
    at = with_ship("S10", mastery=[1, 1, 0]).effect("advance brown 4", "advance white 1")
    assert (at.mastery(), at.me.vp) == ([5, 2, 0], 10 + 3 * 3)


# -- tiles and markers ---------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-202")
def test_s03_refills_2_crates_for_1_resource_and_neither_again_this_turn():
    at = with_ship("S03", crates=["-white", "-green"], dice={"brown": 1}).play("refill:white", "flip:green")
    assert (at.crates(), at.dice()) == (["white", "green"], {})
    at.set(RED, crates=["-white!", "-green!"], dice={"brown": 1})
    assert (at.why("refill:white"), at.why("refill:green")) == ("TAB-067", "TAB-067")


@pytest.mark.rule("TAB-202")
def test_s03_marks_both_crates_as_refilled():
    at = with_ship("S03", crates=["-white", "-green"], dice={"brown": 3}).play("refill:white", "flip:green")
    at.effect("pay 1 any -> gain vp 1").play("do:", "pay-crate:green")
    assert at.crates() == ["-green", "white"]
    assert at.why("refill:green") == "TAB-067"


@pytest.mark.rule("TAB-202")
def test_without_s03_a_resource_refills_1_crate():
    at = position(crates=["-white", "-green"], dice={"brown": 1}).play("refill:white")
    assert (at.crates(), at.asked) == (["-green", "white"], "question-actions")


@pytest.mark.rule("TAB-203")
def test_s04_gives_a_regular_water_tile_for_each_project():
    at = with_ship("S04").play("project", "white", "space:1-07")
    assert at.me.waters == 1
    at.play("project", "brown", "space:1-12")
    assert at.me.waters == 2


@pytest.mark.rule("TAB-204")
def test_s05_gives_a_garden_or_a_marker_for_a_ziggurat_house():
    at = with_ship("S05", district=5, dice={"green": 2}, rows=[1, 0, 0]).play("ziggurat-house", "ziggurat:ZB-4")
    assert at.keys == ["do:gain garden 1", "do:gain claim 1"]
    before = at.me.claims
    at.play("do:gain garden 1")
    assert (at.me.gardens, at.me.claims) == (1, before)


@pytest.mark.rule("TAB-204")
def test_s05_gives_the_marker_when_it_is_chosen_and_nothing_for_a_house_in_the_port():
    at = with_ship("S05", district=5, dice={"green": 2}, rows=[1, 0, 0]).play("ziggurat-house", "ziggurat:ZB-4")
    before = at.me.claims
    at.play("do:gain claim 1")
    assert (at.me.gardens, at.me.claims) == (0, before + 1)
    at = with_ship("S05", district=4, dice={"blue": 2}).play("port-house", "port:row1:crate")
    assert at.asked == "question-actions"


@pytest.mark.rule("TAB-211")
def test_s12_lets_the_marker_of_a_garden_come_from_the_supply():
    at = with_ship("S12", gardens=1, claims=0, supply=4).put_water("1-06").play("gardening", "space:1-06")
    assert (at.me.supply, at.me.claims, at.cell("1-06")["garden"]) == (3, 0, RED)
    at = position(gardens=1, claims=0, supply=4, dice={"green": 2}).play("gardening")
    assert at.why("lay-garden") == "TAB-116", "not without the Ship"


@pytest.mark.rule("TAB-211")
@pytest.mark.parametrize(("answer", "claims", "supply"), [("from-area", 4, 9), ("from-supply", 5, 8)])
def test_s12_leaves_the_choice(answer, claims, supply):
    at = with_ship("S12", gardens=1).put_water("1-06").play("gardening", "space:1-06", answer)
    assert (at.me.claims, at.me.supply) == (claims, supply)


# -- more that may be done -----------------------------------------------------------------------------------


@pytest.mark.rule("TAB-207")
def test_s08_gives_a_free_gardening_with_normal_costs_after_a_house():
    at = with_ship("S08", dice={"brown": 2, "green": 2}).put_projects({"1-07": ("white", PURPLE)}).put_tiles("T1")
    at.put_water("1-06").play("construct")
    assert at.asked == "question-gardening"
    at.play("buy-garden")
    assert (at.me.gardens, at.dice()) == (1, {"green": 1})
    at.play("lay-garden", "space:1-06", "pass")
    assert at.cell("1-06")["garden"] == RED
    at.play("tile:T1")
    assert at.me.vp == 12, "the second Action was left"


@pytest.mark.rule("TAB-207")
def test_s08_may_be_declined():
    at = with_ship("S08", dice={"brown": 2, "green": 1}).put_projects({"1-07": ("white", PURPLE)})
    at.play("construct", "pass")
    assert (at.asked, at.me.gardens) == ("question-actions", 0)


@pytest.mark.rule("TAB-208")
def test_s09_lets_a_house_of_a_coloured_row_go_to_the_port_for_1_blue_more():
    at = with_ship("S09", district=4, bottom=[], dice={"white": 2, "blue": 1})
    at.put_local("brown", "yellow", "blue", "white", "green").play("port-house", "house:white", "port:row1:crate")
    assert (at.dice(), at.me.rows, at.board.port_houses[1]) == ({}, [0, 1, 0], RED)


@pytest.mark.rule("TAB-208")
def test_s09_asks_for_the_extra_blue_only_for_coloured_rows():
    at = with_ship("S09", district=4, dice={"blue": 3}).play("port-house")
    assert sorted(at.keys) == ["house:bottom", "house:brown", "house:white", "house:yellow"]
    assert at.play("house:bottom", "port:row1:crate").dice() == {"blue": 1}
    assert with_ship("S09", district=4, bottom=[], dice={"blue": 2}).why("port-house") == "TAB-120"


@pytest.mark.rule("TAB-210")
def test_s11_lets_1_blue_stand_for_1_gold_of_a_claim():
    at = with_ship("S11", district=4, gold=1, dice={"blue": 1}).play("claim-ship", "ship:2-1")
    assert (at.me.gold, at.dice(), at.supply(), at.ships()) == (0, {}, {"blue": 1}, ["1-1", "2-1"])
    assert with_ship("S11", district=4, gold=0, dice={"blue": 2}).why("claim-ship") == "TAB-125"


@pytest.mark.rule("TAB-210")
def test_s11_is_a_choice_and_serves_after_a_construction_too():
    at = with_ship("S11", district=4, gold=2, dice={"blue": 2}).play("claim-ship", "pay-gold", "ship:2-1")
    assert (at.me.gold, at.dice()) == (0, {"blue": 2})
    at = with_ship("S11", dice={"brown": 2, "blue": 1}).put_projects({"1-07": ("white", PURPLE)})
    at.play("construct", "ship:3-1")
    assert (at.ships(), at.me.gold, at.dice()) == (["1-1", "3-1"], 0, {})


# -- Mastery -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-212")
def test_s13_turns_any_resource_into_a_step_on_the_track_of_the_project():
    at = with_ship("S13", dice={"green": 1}).play("project", "white", "space:1-07")
    at.play("do:pay 1 any -> advance project 1")
    assert (at.dice(), at.supply(), at.mastery()) == ({}, {"green": 1}, [0, 1, 0])


@pytest.mark.rule("TAB-212")
def test_s13_may_be_declined_and_asks_nothing_of_who_has_no_resource():
    at = with_ship("S13", dice={"green": 1}).play("project", "white", "space:1-07", "pass")
    assert (at.dice(), at.mastery()) == ({"green": 1}, [0, 0, 0])
    at = with_ship("S13").play("project", "white", "space:1-07")
    assert at.asked == "question-actions"


def with_s14(**dice):
    at = with_ship("S14", dice=dice)
    return at.put_projects({"1-07": ("brown", PURPLE), "1-08": ("brown", PURPLE)}).play("construct")


@pytest.mark.rule("TAB-213")
def test_s14_turns_a_resource_into_a_step_for_each_marker_of_others():
    at = with_s14(brown=2, blue=2)
    at.play("do:", "do:")
    assert (at.dice(), at.mastery()) == ({}, [2, 0, 0])


@pytest.mark.rule("TAB-213")
def test_s14_may_be_used_for_some_of_the_markers_and_not_more_often():
    at = with_s14(brown=2, blue=3).play("do:", "pass")
    assert (at.dice(), at.mastery(), at.asked) == ({"blue": 2}, [1, 0, 0], "question-actions")
    at = with_s14(brown=2, blue=3).play("do:", "do:")
    assert (at.dice(), at.mastery(), at.asked) == ({"blue": 1}, [2, 0, 0], "question-actions")


@pytest.mark.rule("TAB-214")
def test_s15_moves_up_the_track_of_the_colour_of_the_claimed_ship():
    at = with_ship("S15 S03 S02", district=4, gold=4).play("claim-ship", "ship:1-2")
    assert at.mastery() == [0, 0, 1]
    assert at.play("claim-ship", "ship:2-1").mastery() == [0, 1, 1]


@pytest.mark.rule("TAB-214", "TAB-215")
def test_for_a_printed_ship_the_owner_of_s15_chooses_the_track():
    at = with_ship("S15", district=4, gold=2).play("claim-ship", "ship:3-1")
    assert at.keys == ["brown", "white", "yellow"]
    assert at.play("brown").mastery() == [1, 0, 0]


# -- printed Ships -------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-215")
@pytest.mark.parametrize(
    ("ships", "met"), [(["1-1", "1-2", "1-3"], True), (["1-1", "1-2"], False), (["1-1", "1-3"], False)]
)
def test_a_printed_ship_counts_as_one_ship_of_any_colour(ships, met):
    at = position(ships=ships).put_ships("S02", "S03").put_decrees("D14")
    for colour, space, garden in [("white", "1-01", "1-02"), ("brown", "2-01", "2-02"), ("yellow", "3-01", "3-02")]:
        at.put_building(colour, RED, space).put_gardens({garden: RED})
    assert at.offers("decree:D14") == met


@pytest.mark.rule("TAB-215")
def test_the_two_ships_without_a_tile_can_be_claimed_and_do_nothing():
    at = position(district=4, gold=4).play("claim-ship", "ship:1-3", "claim-ship", "ship:3-1")
    assert at.ships() == ["1-3", "3-1"]
    assert [at.board.ships[2], at.board.ships[6]] == [-1, -1]
    at.set(RED, ships=["1-3", "3-1"], dice={"brown": 2}, district=1).put_projects({"1-07": ("white", PURPLE)})
    at.act().play("construct")
    assert (at.me.vp, at.asked) == (10, "question-actions")

"""The rulebook's worked examples of Gardens, the Port, the Ziggurat and District scoring."""

import pytest
from positions.tabannusi import position


@pytest.mark.rule("TAB-341")
def test_a_garden_on_water_with_a_bonus_gives_it_and_on_other_water_nothing():
    at = position(district=2, gardens=2).put_water("2-07").play("gardening")
    assert set(at.spaces()) == {"2-07", "W12-1", "W12-2", "W12-3", "W23-1", "W23-2", "W23-3"}, "each visible Water"
    at.play("space:W12-1", "lay-garden", "space:2-07")
    assert (at.me.gold, at.me.vp, at.mastery(), at.me.claims) == (1, 10, [0, 0, 0], 3)


@pytest.mark.rule("TAB-342")
def test_purple_pays_2_blue_for_a_port_house_and_takes_the_green_crate():
    purple = position(district=4, dice={"blue": 2}).put_port({}, {"row2": "green"})
    purple.play("port-house", "port:row2:crate")
    assert purple.supply() == {"blue": 2}
    assert purple.me.bottom.bit_count() == 4
    assert purple.crates() == ["green"]


@pytest.mark.rule("TAB-343")
@pytest.mark.parametrize(("others", "last", "line"), [(["1-2", "2-2"], "3-2", "col2"), (["1-3", "3-3"], "2-3", "col3")])
def test_orange_is_first_on_all_ships_of_a_column_and_takes_its_harbormaster(others, last, line):
    orange = position(district=4, gold=2, ships=others).put_ships("S02", "S04", "S05", "S07", "S12", "S13", "S14")
    orange.put_harbormasters(**{line: "B6"}).play("claim-ship", f"ship:{last}")
    assert (orange.me.harbormasters, orange.board.harbormasters) == ((5,), [-1] * 6)


@pytest.mark.rule("TAB-344")
def test_purple_covers_the_bottom_right_space_of_the_white_section():
    purple = position(district=5, dice={"green": 2}).play("ziggurat-house", "ziggurat:ZW-6")
    assert (purple.me.rows, purple.me.gold, purple.me.ziggurat) == ([0, 1, 0], 1, [0, 1, 0])


@pytest.mark.rule("TAB-345")
def test_red_scores_district_3():
    red = position(seats=4, mastery=[0, 5, 2])
    red.put_building("yellow", 0, "3-01").put_building("white", 0, "3-03", "3-04")
    red.put_building("brown", 0, "3-12", "3-13").put_building("brown", 0, "3-25")
    red.put_gardens({"3-06": 1, "3-11": 0, "3-07": 2, "3-18": 1})
    red.score(3)
    assert red.me.vp - 10 == (1 + 1) * 2 + 2 * 3 + ((2 + 3) + 1) * 1 == 16
    assert [red.player(seat).vp for seat in (1, 2, 3)] == [10, 10, 10]


@pytest.mark.rule("TAB-346")
def test_the_port_gives_orange_6_purple_1_and_black_0():
    orange, purple, black = 0, 1, 2
    at = position(seats=3, ships=["1-1", "1-2", "3-1", "3-2"]).set(purple, ships=["2-2"]).set(black, ships=["2-3"])
    at.put_port({"row1:bonus": orange, "col1:crate": orange, "col2:bonus": orange, "row2:bonus": purple})
    at.put_port({"row3:crate": black}).score(4)
    assert [at.player(seat).vp - 10 for seat in (orange, purple, black)] == [6, 1, 0]


@pytest.mark.rule("TAB-347")
def test_purple_and_red_score_the_ziggurat():
    purple, red = 0, 1
    at = position(ships=["1-1", "1-2", "2-1"]).set(red, ships=["1-1", "2-2", "3-1"])
    at.put_ships("S01", "S02", "S03", "S04").put_ziggurat({}, ["Z10", "Z01", "Z04"])
    at.put_claims({"brown": 2}, purple).put_claims({"brown": 1, "white": 1, "yellow": 1}, red)
    for colour, space in [("brown", "1-01"), ("white", "1-06"), ("yellow", "1-11")]:
        at.put_building(colour, purple, space)
    for colour, space in [("brown", "2-01"), ("white", "2-06"), ("yellow", "2-11"), ("yellow", "3-06")]:
        at.put_building(colour, red, space)
    at.score(5)
    assert at.player(purple).vp - 10 == 5 + 5
    assert at.player(red).vp - 10 == 3 + 4 * 2 + 3 * 1 == 14


@pytest.mark.rule("TAB-348")
@pytest.mark.parametrize(("houses", "points"), [((3, 1, 1), 10), ((2, 2, 1), 0)])
def test_an_urban_card_gives_10_points_for_3_1_and_1_buildings(houses, points):
    at = position(urban=["U01"])
    for district, n in enumerate(houses, 1):
        for colour, number in [("white", "01"), ("brown", "06"), ("yellow", "11")][:n]:
            at.put_building(colour, 0, f"{district}-{number}")
    at.board.time, at.table.ending, at.table.turns_left = 0, True, 0
    assert at.play("end-turn").points()["urban-cards"] == points

"""Claiming Ships: price, markers, Harbormasters, and when the abilities begin."""

import pytest
from positions.tabannusi import position

RED, PURPLE, ORANGE = 0, 1, 0


def in_port(**fields):
    return position(**{"district": 4, "gold": 2, **fields})


@pytest.mark.rule("TAB-125")
@pytest.mark.parametrize("ship", ["1-1", "1-2", "2-1"])
def test_a_ship_of_any_size_costs_2_gold_and_a_free_marker(ship):
    at = in_port(claims=1).put_ships("S01", "S06", "S10").play("claim-ship", f"ship:{ship}")
    assert (at.me.gold, at.me.claims, at.ships()) == (0, 0, [ship])


@pytest.mark.rule("TAB-125")
def test_without_gold_or_a_free_marker_or_outside_the_port_no_ship_is_claimed():
    assert in_port(gold=1).why("claim-ship") == "TAB-125"
    assert in_port(claims=0).why("claim-ship") == "TAB-043"
    assert in_port(district=5).why("claim-ship") == "TAB-056"


@pytest.mark.rule("TAB-126")
def test_a_ship_carries_markers_of_several_players_but_one_of_each():
    at = in_port(gold=4).set(PURPLE, ships=["1-1"]).play("claim-ship", "ship:1-1")
    assert (at.ships(RED), at.ships(PURPLE)) == (["1-1"], ["1-1"])
    assert at.play("claim-ship").why("ship:1-1") == "TAB-126"


@pytest.mark.rule("TAB-127")
def test_markers_on_a_whole_column_take_its_harbormaster_by_action():
    at = in_port(ships=["1-1", "2-1"]).put_ships("S02", "S04", "S05").put_harbormasters(col1="B4", row3="B6")
    at.play("claim-ship", "ship:3-1")
    assert (at.me.harbormasters, at.board.harbormasters[3]) == ((3,), -1)
    assert at.board.harbormasters[2] >= 0, "the row is not complete"


@pytest.mark.rule("TAB-127")
def test_markers_on_a_whole_column_take_its_harbormaster_after_a_construction():
    at = position(dice={"brown": 2}, gold=1, ships=["1-1", "2-1"]).put_projects({"1-07": ("white", PURPLE)})
    at.put_ships("S04", "S05", "S03").put_harbormasters(col1="B4")
    at.play("construct", "pay:brown", "ship:3-1")
    assert at.me.harbormasters == (3,)


@pytest.mark.rule("TAB-127")
def test_a_harbormaster_that_another_took_before_is_gone():
    at = in_port(ships=["1-1", "2-1"]).put_ships("S02", "S04", "S05").put_harbormasters(row1="B6")
    at.play("claim-ship", "ship:3-1")
    assert at.me.harbormasters == ()


@pytest.mark.rule("TAB-127")
def test_two_markers_of_a_line_take_nothing():
    at = (
        in_port(ships=["1-1"])
        .put_ships("S02", "S04", "S05")
        .put_harbormasters(col1="B4")
        .play("claim-ship", "ship:2-1")
    )
    assert at.me.harbormasters == ()


@pytest.mark.rule("TAB-128")
def test_a_marker_that_completes_a_row_and_a_column_takes_both_harbormasters():
    at = in_port(ships=["2-1", "2-2", "1-3", "3-3"]).put_ships("S02", "S04", "S05", "S07", "S12", "S13", "S14")
    at.put_harbormasters(row2="B4", col3="B6", row1="B8").play("claim-ship", "ship:2-3")
    assert at.me.harbormasters == (3, 5)


@pytest.mark.rule("TAB-129")
def test_a_ship_works_from_its_owners_next_turn_on():
    at = in_port(gold=6).put_ships("S01").play("claim-ship", "ship:1-1", "claim-ship", "ship:1-2")
    assert at.me.vp == 10, "not in the turn of the claim"
    at.take_turn(RED).play("take:3", "move:3", "claim-ship", "ship:2-1")
    assert at.me.vp == 12


@pytest.mark.rule("TAB-129")
def test_after_that_it_works_in_the_turns_of_others_too():
    at = position(dice={"brown": 2}).set(PURPLE, ships=["1-1"], mastery=[0, 1, 0]).put_ships("S10")
    at.put_projects({"1-07": ("white", PURPLE)}).play("construct")
    assert (at.mastery(PURPLE), at.player(PURPLE).vp) == ([0, 2, 0], 13)

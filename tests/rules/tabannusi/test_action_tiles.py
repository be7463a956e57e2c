"""The six Action tiles."""

import pytest
from positions.tabannusi import position


def with_tile(tile, **fields):
    """Seat 0 in District 1, where this Action tile lies."""
    return position(**fields).put_tiles(tile)


@pytest.mark.rule("TAB-137")
@pytest.mark.parametrize(("supply", "gained"), [(10, 2), (1, 1)])
def test_a_tile_gives_2_points_and_2_claim_markers(supply, gained):
    at = with_tile("T1", supply=supply).play("tile:T1")
    assert (at.me.vp, at.me.claims, at.me.supply) == (12, 5 + gained, supply - gained)


@pytest.mark.rule("TAB-138")
def test_a_tile_gives_1_gold_and_1_claim_marker():
    at = with_tile("T2", gold=2).play("tile:T2")
    assert (at.me.gold, at.me.claims, at.me.supply) == (3, 6, 9)


@pytest.mark.rule("TAB-139")
def test_a_tile_gives_a_special_water_tile_of_choice_a_garden_and_a_marker():
    at = with_tile("T3").put_display("W03", "W05", "W09", stack=["W01", "W10"]).play("tile:T3")
    assert at.keys == ["special:W03", "special:W05", "special:W09"]
    at.play("special:W05")
    assert (at.me.specials, at.me.waters, at.me.gardens, at.me.claims) == ((4,), 0, 1, 6)
    assert [at.box.special_ids[tile] for tile in at.board.display] == ["W03", "W09", "W10"], "refilled at once"


@pytest.mark.rule("TAB-139")
def test_without_special_water_a_regular_tile_is_gained_instead():
    at = with_tile("T3").put_display().play("tile:T3")
    assert (at.me.specials, at.me.waters, at.me.gardens, at.me.claims) == ((), 1, 1, 6)


@pytest.mark.rule("TAB-139")
def test_a_bonus_of_special_water_is_replaced_in_the_same_way():
    assert position().put_display().effect("gain special_water 2").me.waters == 2
    at = position().put_display("W03").effect("gain special_water 2")
    assert (at.me.specials, at.me.waters) == ((2,), 1)


@pytest.mark.rule("TAB-140")
def test_a_tile_moves_the_architect_anywhere_and_gives_a_die_of_the_supply():
    at = with_tile("T4", architect=2).put_supply(green=1, white=1).play("tile:T4")
    assert at.keys == [f"district:{n}" for n in range(1, 6)]
    at.play("district:5", "green")
    assert (at.me.architect, at.me.assistant) == (4, 0)
    assert (at.dice(), at.supply()) == ({"green": 1}, {"white": 1})


@pytest.mark.rule("TAB-141")
def test_a_tile_turns_up_to_2_crates_face_up_for_nothing_and_gives_a_marker():
    at = with_tile("T5", crates=["-brown", "-white", "-green"], dice={"blue": 1}).play("tile:T5")
    at.play("flip:brown", "flip:green")
    assert (at.crates(), at.dice(), at.me.claims) == (["-white", "brown", "green"], {"blue": 1}, 6)
    assert at.asked == "question-actions"


@pytest.mark.rule("TAB-141")
def test_fewer_crates_may_be_turned():
    at = with_tile("T5", crates=["-brown", "-white", "-green"]).play("tile:T5", "flip:brown", "pass")
    assert (at.crates(), at.me.claims) == (["-white", "-green", "brown"], 6)


@pytest.mark.rule("TAB-142")
@pytest.mark.parametrize(("before", "after"), [(10, 8), (1, 0), (0, 0)])
def test_a_tile_takes_2_points_but_never_below_0_and_moves_a_marker_of_choice_up(before, after):
    at = with_tile("T6", vp=before).play("tile:T6", "white")
    assert (at.me.vp, at.mastery(), at.asked) == (after, [0, 1, 0], "question-actions")

"""Harbormaster tiles: when they may be used, and what each does."""

import pytest
from positions.tabannusi import position

RED, PURPLE = 0, 1


@pytest.mark.rule("TAB-130")
def test_a_tile_may_be_used_once_at_any_time_of_the_turn_and_leaves_the_game():
    at = position(harbormasters=["B4"]).take_turn()
    others = (at.board.harbormasters[:], at.board.spare)
    assert at.asked == "question-take-die"
    at.play("use:B4")
    assert (at.me.gold, at.me.harbormasters, at.asked) == (2, (), "question-take-die")
    assert at.why("use:B4") == "TAB-130"
    assert (at.board.harbormasters, at.board.spare) == others, "it goes back nowhere"


@pytest.mark.rule("TAB-130")
def test_a_tile_costs_no_action():
    at = position(harbormasters=["B4"]).put_tiles("T1").play("tile:T1", "use:B4", "tile:T1")
    assert (at.me.gold, at.me.vp) == (2, 14)


@pytest.mark.rule("TAB-130")
def test_the_tiles_of_others_may_not_be_used():
    assert position().set(PURPLE, harbormasters=["B4"]).why("use:B4") == "TAB-130"


@pytest.mark.rule("TAB-237")
def test_b1_moves_one_marker_up_2_or_two_markers_up_1():
    at = position(harbormasters=["B1"]).play("use:B1", "do:advance one_track 2", "white")
    assert at.mastery() == [0, 2, 0]
    at = position(harbormasters=["B1"]).play("use:B1", "do:advance two_tracks 1", "white")
    assert at.keys == ["brown", "yellow"], "two different ones"
    assert at.play("yellow").mastery() == [0, 1, 1]


@pytest.mark.rule("TAB-238")
def test_b2_gives_a_special_water_tile_of_choice_a_garden_and_2_markers():
    at = position(harbormasters=["B2"], supply=5).put_display("W01", "W03", "W05", stack=["W10"]).play("use:B2")
    assert at.keys == ["special:W01", "special:W03", "special:W05"]
    at.play("special:W05")
    assert (at.me.specials, at.me.gardens, at.me.claims, at.me.supply) == ((4,), 1, 7, 3)
    assert at.board.display == (0, 2, 9)


@pytest.mark.rule("TAB-239")
def test_b3_turns_up_to_3_crates_face_up_and_gives_a_marker():
    at = position(harbormasters=["B3"], crates=["-blue", "-white"]).play("use:B3", "flip:blue", "flip:white")
    assert (at.crates(), at.me.claims, at.me.supply) == (["white", "blue"], 6, 9)
    at = position(harbormasters=["B3"], crates=["-brown", "-white", "-blue", "-green"])
    at.play("use:B3", "flip:brown", "flip:white", "flip:blue")
    assert (at.crates(), at.me.claims) == (["-green", "brown", "white", "blue"], 6)


@pytest.mark.rule("TAB-240")
def test_b4_gives_2_gold():
    assert position(harbormasters=["B4"], gold=1).play("use:B4").me.gold == 3


@pytest.mark.rule("TAB-241")
def test_b5_does_any_action_tile_wherever_it_lies_without_an_action():
    at = position(harbormasters=["B5"]).put_tiles("T1", "T2", "T3", "T4", "T5", "T6").play("use:B5")
    assert at.keys == [f"tile:T{n}" for n in range(1, 7)]
    at.play("tile:T6", "yellow")
    assert (at.me.vp, at.mastery()) == (8, [0, 0, 1])
    at.play("tile:T1", "tile:T1")
    assert at.me.vp == 12, "both Actions were left"


@pytest.mark.rule("TAB-242")
@pytest.mark.parametrize(("ship", "tile"), [("1-1", "S01"), ("1-1", "S06"), ("1-1", "S10")])
def test_b6_claims_a_ship_of_any_size_for_nothing_and_tests_for_a_harbormaster(ship, tile):
    at = position(harbormasters=["B6"], claims=1, ships=["1-2", "1-3"]).put_ships(tile, "S02")
    at.put_harbormasters(row1="B4").play("use:B6", f"ship:{ship}")
    assert (at.ships(), at.me.claims, at.me.gold) == (["1-1", "1-2", "1-3"], 0, 0)
    assert at.me.harbormasters == (3,)


@pytest.mark.rule("TAB-242")
def test_b6_needs_a_free_marker():
    assert position(harbormasters=["B6"], claims=0).why("use:B6") == "TAB-043"


def with_discount(**dice):
    """White Buildings cost 2 local white here, and 1 yellow for the own marker on a yellow Project."""
    at = position(harbormasters=["B7"]).put_local("white", "brown", "yellow", "blue", "green")
    return at.put_projects({"1-07": ("yellow", RED)}).set(dice=dice)


@pytest.mark.rule("TAB-243")
@pytest.mark.parametrize(("dice", "saved"), [({"white": 2}, "yellow"), ({"white": 1, "yellow": 1}, "white")])
def test_b7_saves_one_resource_of_choice_in_a_construction(dice, saved):
    at = with_discount(**dice).play("construct")
    assert (at.buildings(), at.dice(), at.me.harbormasters) == ([("yellow", RED, ["1-07"])], {}, ())


@pytest.mark.rule("TAB-243")
def test_b7_lets_the_player_choose_the_resource_or_keep_the_tile():
    at = with_discount(white=2, yellow=1).play("construct")
    assert sorted(at.keys) == ["pass", "save:white", "save:yellow"]
    at.play("save:white")
    assert (at.dice(), at.me.harbormasters) == ({"white": 1}, ())
    at = with_discount(white=2, yellow=1).play("construct", "pass")
    assert (at.dice(), at.me.harbormasters) == ({}, (6,))


@pytest.mark.rule("TAB-243")
def test_b7_saves_only_one_and_only_in_a_construction():
    assert with_discount(white=1).why("construct") == "TAB-100"
    assert position(district=4, harbormasters=["B7"], dice={"blue": 1}).why("port-house") == "TAB-120"
    assert position(harbormasters=["B7"]).why("use:B7") == "TAB-243"


@pytest.mark.rule("TAB-244")
def test_b8_marks_the_next_space_of_a_ziggurat_tile_of_choice_without_a_house():
    at = position(harbormasters=["B8"]).put_claims({"yellow": 1}).play("use:B8")
    assert at.keys == ["brown", "white", "yellow"]
    at.play("yellow")
    assert (at.me.ziggurat, at.me.claims) == ([0, 0, 2], 4)
    assert (at.board.ziggurat_houses, at.me.rows) == ([-1] * 18, [0, 0, 0])


@pytest.mark.rule("TAB-244")
def test_b8_needs_a_free_marker_and_a_free_claim_space():
    assert position(harbormasters=["B8"], claims=0).why("use:B8") == "TAB-043"
    at = position(harbormasters=["B8"]).put_claims({"yellow": 3}).play("use:B8")
    assert at.keys == ["brown", "white"]


@pytest.mark.rule("TAB-245")
def test_b9_lets_2_urban_cards_be_drawn_and_1_kept_and_a_house_be_left_out():
    at = position(harbormasters=["B9"], urban=["U01"])
    top, under = at.board.urban[-2:], at.board.urban[:-2]
    at.play("use:B9")
    assert sorted(at.keys) == sorted(f"urban:{at.box.urban_ids[card]}" for card in top)
    at.play(f"urban:{at.box.urban_ids[top[0]]}")
    assert at.me.urban == tuple(sorted((0, top[0])))
    assert at.board.urban == (top[1], *under), "the other lies under the deck"
    assert at.me.tolerance == 1

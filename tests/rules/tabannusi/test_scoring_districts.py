"""Scoring Districts: when, in which order, and what each kind of District gives."""

import pytest
from positions.tabannusi import position

A, B, C = 0, 1, 2


def scored(at, seat=0):
    """Victory Points since the position began."""
    return at.player(seat).vp - 10


def seats_of(at, line):
    """The seats in the log lines of one kind, in order."""
    return [each.args["seat"].args["n"] - 1 for each in at.game.last_lines(None) if each.id == line]


# -- when ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-146")
def test_an_emptied_barge_is_scored_at_the_end_of_the_turn_with_what_was_built_meanwhile():
    at = position(district=2, dice={"yellow": 1}).put_projects({"2-07": ("white", B)}).empty_barges(2).put_barge(2, 3)
    at.take_turn()
    assert (at.barge(2), scored(at), at.me.gold) == ([], 0, 0), "not at once"
    at.play("construct")
    assert (at.buildings(), scored(at)) == ([("white", A, ["2-07"])], 0)
    at.play("end-turn")
    assert (scored(at), at.me.gold) == (1, 1)


@pytest.mark.rule("TAB-146")
def test_a_barge_emptied_by_a_bonus_is_scored_too():
    at = position().put_barge(4, 3).effect("gain resource blue barge 1").play("end-turn")
    assert (at.me.gold, at.me.waters, len(at.barge(4))) == (1, 1, 1)


@pytest.mark.rule("TAB-146")
def test_a_barge_emptied_by_a_reward_of_the_scoring_is_scored_as_well(tmp_path):
    pack = tmp_path / "reward.toml"
    pack.write_text('[[loss_reward]]\nid = "blue"\neffect = "gain resource green barge 1"\n')
    at = position(pack=str(pack), dice={"blue": 1}).empty_barges(4).put_barge(5, 3).play("end-turn")
    assert (at.me.gold, at.me.gardens, at.board.time) == (2, 1, 3)


@pytest.mark.rule("TAB-147")
def test_the_active_player_chooses_which_empty_barge_is_scored_first():
    at = position().empty_barges(1, 4).play("end-turn")
    assert (at.seat, at.keys) == (A, ["score:1", "score:4"])
    at.play("score:4")
    districts = [each.args["district"].id for each in at.game.last_lines(None) if each.id == "log-scores-district"]
    assert districts == ["district-4", "district-1"]


@pytest.mark.rule("TAB-148")
def test_after_the_scoring_the_assistant_joins_the_architect_and_the_turn_passes_clockwise():
    at = position(seats=3, turn=2, assistant=3, architect=4).play("end-turn")
    assert (at.player(2).assistant, at.player(2).architect) == (3, 3)
    assert at.seat == A


# -- the four steps ------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-149")
def test_a_scoring_gives_gold_takes_dice_gives_points_and_refills_in_this_order():
    at = position(dice={"brown": 2}).put_building("white", A, "1-07").empty_barges(1).play("end-turn")
    steps = ["log-takes-time-gold", "log-loses-resources", "log-scores", "log-refills-barge"]
    assert [line for line in at.log() if line in steps] == steps


@pytest.mark.rule("TAB-150")
def test_the_active_player_takes_1_gold_from_the_time_track():
    at = position(turn=1).put_building("white", A, "1-07").score(1)
    assert (at.player(A).gold, at.player(B).gold, at.board.time) == (0, 1, 4)
    assert not at.table.ending


@pytest.mark.rule("TAB-150")
def test_taking_the_last_gold_triggers_the_end():
    at = position()
    at.board.time = 1
    at.empty_barges(1).play("end-turn")
    assert (at.player(A).gold, at.board.time, at.table.ending) == (1, 0, True)
    assert "log-end-triggered" in at.log()


@pytest.mark.rule("TAB-151")
def test_everybody_loses_the_local_dice_and_nothing_else():
    at = position(turn=1, dice={"white": 1}).put_local("brown", "white", "yellow", "blue", "green")
    at.set(A, dice={"white": 3, "green": 1}, crates=["white"], gold=2).empty_barges(2).play("end-turn")
    assert (at.dice(A), at.crates(A), at.player(A).gold) == ({"green": 1}, ["white"], 2)
    assert at.dice(B) == {}
    assert len(at.barge(2)) == 5


@pytest.mark.rule("TAB-152")
@pytest.mark.parametrize(("district", "colour", "mastery"), [(1, "brown", [1, 0, 0]), (3, "white", [0, 1, 0])])
def test_losing_a_brown_white_or_yellow_die_moves_up_that_track(district, colour, mastery):
    assert position(dice={colour: 1}).score(district).mastery() == mastery


@pytest.mark.rule("TAB-152")
def test_the_step_for_lost_dice_counts_for_the_points():
    at = position(dice={"brown": 1}, mastery=[1, 0, 0]).put_building("brown", A, "1-07").score(1)
    assert (at.mastery(), scored(at)) == ([2, 0, 0], 2)


@pytest.mark.rule("TAB-152")
def test_losing_blue_gives_a_regular_water_tile_and_losing_green_a_garden():
    at = position(dice={"blue": 2}).score(4)
    assert (at.me.waters, at.me.gardens) == (1, 0)
    at = position(dice={"green": 1}).score(5)
    assert (at.me.waters, at.me.gardens) == (0, 1)


@pytest.mark.rule("TAB-153")
def test_the_reward_is_one_step_however_many_dice_were_lost():
    at = position(seats=3, dice={"yellow": 4}).set(B, dice={"yellow": 1}).score(2)
    assert [at.mastery(seat) for seat in (A, B, C)] == [[0, 0, 1], [0, 0, 1], [0, 0, 0]]


@pytest.mark.rule("TAB-154")
@pytest.mark.parametrize("turn", [A, B])
def test_all_return_their_dice_then_are_rewarded_clockwise_from_the_active_player(turn):
    at = position(seats=3, turn=turn)
    for seat in (A, B, C):
        at.set(seat, dice={"white": 1})
    at.empty_barges(3).play("end-turn")
    order = [(turn + place) % 3 for place in range(3)]
    assert seats_of(at, "log-advances") == order
    lines = [line for line in at.log() if line in ("log-loses-resources", "log-advances")]
    assert lines == ["log-loses-resources"] * 3 + ["log-advances"] * 3


# -- points --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-155")
def test_a_building_gives_size_and_gardens_times_the_value_of_its_colour():
    at = position(mastery=[0, 5, 8]).put_building("white", A, "1-07", "1-11").put_gardens({"1-12": A}).score(1)
    assert scored(at) == (2 + 1) * 3


@pytest.mark.rule("TAB-155")
def test_only_own_buildings_of_the_scored_district_count():
    at = position(mastery=[0, 5, 0]).put_building("white", B, "1-07").put_building("white", A, "2-07").score(1)
    assert (scored(at, A), scored(at, B)) == (0, 1)


@pytest.mark.rule("TAB-156")
def test_a_garden_of_another_counts_for_each_building_that_it_touches():
    at = position(mastery=[2, 2, 0]).put_building("white", A, "1-07").put_building("brown", A, "1-12")
    assert scored(at.put_gardens({"1-11": B}).score(1)) == (1 + 1) * 2 + (1 + 1) * 2


@pytest.mark.rule("TAB-156")
def test_a_garden_counts_once_for_a_building_even_if_it_touches_two_of_its_spaces():
    at = position().put_building("white", A, "1-04", "1-07", "1-08").put_gardens({"1-03": B}).score(1)
    assert scored(at) == 3 + 1


@pytest.mark.rule("TAB-157")
@pytest.mark.parametrize(
    ("houses", "points"),
    [
        ({"row1:bonus": A, "col2:crate": A}, 2),
        ({"row1:crate": A}, 1),
        ({"col2:bonus": A}, 1),
        ({"row2:bonus": A, "col1:bonus": A}, 0),
        ({"row1:bonus": B, "col2:bonus": B}, 0),
    ],
)
def test_a_claimed_ship_gives_a_point_for_an_own_house_in_its_row_and_in_its_column(houses, points):
    assert scored(position(ships=["1-2"]).put_port(houses).score(4)) == points


@pytest.mark.rule("TAB-158")
@pytest.mark.parametrize(("markers", "points"), [(0, 0), (1, 0), (2, 5), (3, 10)])
def test_a_ziggurat_tile_gives_only_the_value_of_the_rightmost_own_marker(markers, points):
    at = position().put_ziggurat({}, ["Z01", "Z08", "Z04"]).put_claims({"white": markers}).put_claims({"white": 3}, B)
    at.score(5)
    assert (scored(at, A), scored(at, B)) == (points, 10)


@pytest.mark.rule("TAB-158")
def test_each_tile_with_an_own_marker_is_scored():
    at = position(ships=["1-1"]).put_ziggurat({}, ["Z04", "Z08", "Z07"]).put_port({"row1:bonus": A})
    assert scored(at.put_claims({"brown": 3, "white": 2, "yellow": 1}).score(5)) == 3 + 5 + 2


@pytest.mark.rule("TAB-159")
def test_all_dice_of_the_colour_in_the_supply_are_rolled_onto_the_barge():
    rolled = set()
    for seed in range(6):
        at = position(seats=4, seed=seed, dice={"white": 2}).put_supply(white=5, blue=1).score(3)
        assert len(at.barge(3)) == 7
        assert at.supply() == {"blue": 1}
        rolled.add(tuple(at.barge(3)))
    assert len(rolled) > 1
    assert {value for dice in rolled for value in dice} == {1, 2, 3, 4, 5, 6}

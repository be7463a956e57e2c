"""The Mastery tracks."""

from __future__ import annotations

import pytest
from positions.tabannusi import position


def goods(at, seat=0):
    """Victory Points, Gold, free Claim markers and dice."""
    me = at.player(seat)
    return (me.vp, me.gold, me.claims, sum(me.dice))


# -- bonuses -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-069")
def test_the_lowest_marker_gains_the_bonus_of_the_row_it_enters():
    at = position(mastery=[1, 4, 3]).effect("advance brown 1")
    assert (at.mastery(), goods(at)) == ([2, 4, 3], (10, 1, 5, 0))


@pytest.mark.rule("TAB-069")
def test_a_marker_that_is_not_the_lowest_gains_no_such_bonus():
    at = position(mastery=[1, 4, 3]).effect("advance white 1")
    assert (at.mastery(), goods(at)) == ([1, 5, 3], (10, 0, 5, 0)), "1 Gold stands beside row 5"


@pytest.mark.rule("TAB-069")
@pytest.mark.parametrize(
    ("row", "gain"),
    [
        (1, (0, 0, 1)),
        (2, (0, 1, 0)),
        (3, (0, 0, 0)),
        (4, (0, 0, 2)),
        (5, (0, 1, 0)),
        (6, (3, 0, 0)),
        (7, (0, 0, 2)),
        (8, (0, 1, 0)),
        (9, (4 + 3, 0, 0)),
        (10, (6, 0, 0)),
    ],
)
def test_the_bonuses_beside_the_rows(row, gain):
    at = position(mastery=[10, row - 1, 10]).effect("advance white 1")
    assert goods(at) == (10 + gain[0], gain[1], 5 + gain[2], 0)
    assert at.me.supply == 10 - gain[2]


@pytest.mark.rule("TAB-070")
def test_of_markers_in_the_same_row_only_the_last_gains_the_bonus():
    at = position()
    for track, claims in (("brown", 5), ("white", 5), ("yellow", 6)):
        assert at.effect(f"advance {track} 1").me.claims == claims
    assert at.mastery() == [1, 1, 1]


@pytest.mark.rule("TAB-070")
def test_of_two_markers_in_the_lowest_row_only_the_second_gains_the_bonus():
    at = position(mastery=[1, 5, 1])
    assert at.effect("advance brown 1").me.gold == 0
    assert at.effect("advance yellow 1").me.gold == 1


@pytest.mark.rule("TAB-071")
def test_a_benefit_inside_a_space_is_gained_by_any_marker():
    at = position(mastery=[8, 0, 5]).effect("advance brown 1")
    assert (at.mastery(), goods(at)) == ([9, 0, 5], (10 + 3, 0, 5, 0))


@pytest.mark.rule("TAB-071")
def test_the_benefit_comes_before_the_bonus_beside_the_row():
    at = position(mastery=[5, 6, 6]).put_supply(blue=1, green=1).effect("advance brown 1")
    assert (at.asked, at.keys, at.me.vp) == ("question-gain-resource", ["blue", "green"], 10)
    at.play("blue")
    assert (at.dice(), at.me.vp) == ({"blue": 1}, 10 + 3)


@pytest.mark.rule("TAB-071")
def test_each_space_of_several_steps_gives_its_benefit():
    at = position(mastery=[2, 0, 0]).put_supply(green=2).effect("advance brown 4")
    assert (at.mastery(), at.dice()) == ([6, 0, 0], {"green": 2})


# -- the value for scoring -----------------------------------------------------------------------------------


@pytest.mark.rule("TAB-072")
def test_the_number_beside_the_row_multiplies_the_buildings_of_the_colour():
    at = position(mastery=[0, 5, 2]).put_building("white", 0, "1-04", "1-05")
    assert at.score(1).me.vp == 10 + 2 * 3


@pytest.mark.rule("TAB-072")
@pytest.mark.parametrize("row", range(11))
def test_the_number_beside_each_row(row):
    at = position(mastery=[0, row, 0]).put_building("white", 0, "1-04")
    assert at.score(1).me.vp - 10 == [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5][row]


@pytest.mark.rule("TAB-072")
def test_that_number_is_not_gained_by_moving():
    at = position(mastery=[0, 4, 0]).effect("advance white 1")
    assert (at.mastery(), at.me.vp) == ([0, 5, 0], 10)


# -- the top, boundaries, declining --------------------------------------------------------------------------


@pytest.mark.rule("TAB-073")
@pytest.mark.parametrize("mastery", [[4, 4, 10], [10, 10, 10]])
def test_a_marker_on_the_top_space_stays_there(mastery):
    at = position(mastery=mastery)
    before = goods(at)
    at.effect("advance yellow 1")
    assert (at.mastery(), goods(at), at.asked) == (mastery, before, "question-actions")


@pytest.mark.rule("TAB-073")
def test_steps_beyond_the_top_are_lost():
    at = position(mastery=[4, 4, 9]).effect("advance yellow 2")
    assert (at.mastery(), at.me.vp) == ([4, 4, 10], 10)


@pytest.mark.rule("TAB-073")
def test_a_track_with_room_is_chosen():
    at = position(mastery=[10, 4, 3]).effect("advance any 1")
    assert at.keys == ["white", "yellow"]


@pytest.mark.rule("TAB-074")
@pytest.mark.parametrize(
    ("mastery", "passed"), [([6, 3, 1], 2 + 1 + 0), ([5, 2, 10], 2 + 1 + 4), ([4, 8, 9], 1 + 3 + 3)]
)
def test_boundaries_are_counted_for_each_marker(mastery, passed):
    at = position(mastery=mastery).put_ziggurat({}, ["Z03", "Z01", "Z02"]).put_claims({"brown": 2})
    assert at.score(5).me.vp == 10 + passed * 1


@pytest.mark.rule("TAB-074")
@pytest.mark.parametrize("row", range(1, 11))
def test_boundaries_are_below_spaces_2_5_8_and_10(row):
    at = position(mastery=[row - 1, 0, 0], ships=["1-1"]).put_ships("S10").effect("advance brown 1")
    passed = 3 if row in (2, 5, 8, 10) else 0
    inside = 3 if row == 9 else 0
    assert at.me.vp == 10 + passed + inside


@pytest.mark.rule("TAB-075")
def test_advances_offered_by_gardens_may_be_declined():
    at = position(dice={"brown": 2}, claims=0).put_gardens({"1-05": 1, "1-08": 1, "1-13": 1})
    at.put_projects({"1-09": ("white", 0)}).set(0, gold=1).play("construct")
    assert (at.seat, at.keys) == (1, ["brown", "white", "yellow", "pass"])
    at.play("brown", "yellow", "pass")
    assert (at.mastery(1), at.asked, at.seat) == ([1, 0, 1], "question-actions", 0)


@pytest.mark.rule("TAB-075")
def test_other_advances_are_automatic():
    at = position().effect("advance brown 1")
    assert (at.mastery(), at.asked) == ([1, 0, 0], "question-actions")
    assert at.effect("advance any 1").keys == ["brown", "white", "yellow"]

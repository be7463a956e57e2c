"""Setup Card goals of the 3-round game."""

from __future__ import annotations

import pytest
from positions.inventors import position

BUILD = ("build", "tiler", "weaver", "chandler")


def short_game(**fields):
    """A 3-round game with an empty River behind the Ship and a Device that can be Built."""
    at = position(seats=3, rounds=3, silver=20, ready=["white.6", "white.6"], ship=17, **fields)
    at.river().clear_devices()
    return at.put_device("robotic", card="hourglass", inventor=1, invention="invention_silver")


@pytest.mark.rule("INV-191")
def test_the_tent_moves_down_one_space_and_its_effect_resolves_once():
    at = short_game().research_on(1, "ongoing_tile")
    assert at.me.goal == 1
    at.play("do:royalties 1", "tiler")
    assert at.asked == "question-main-action"
    assert at.me.royalties == 1
    assert at.level("tiler") == position(seats=3).level("tiler") + 1
    at.research_on(2, "ongoing_column")
    assert at.asked == "question-main-action"
    assert at.me.goal == 1


@pytest.mark.rule("INV-191")
def test_an_immediate_research_tile_is_resolved_before_the_goal_that_its_research_meets():
    at = short_game(goal=2, levels={"all": 6, "scribe": 5}, royalties=3).research_on(13, "now_royalties")
    assert (at.me.royalties, at.me.goal) == (4, 2)
    at.pass_until("question-raise")
    assert at.me.goal == 3


@pytest.mark.rule("INV-191")
def test_goals_are_taken_from_top_to_bottom():
    at = short_game().research_on(7, "tent_silver").research_on(13, "now_camel")
    assert at.me.goal == 0
    assert at.asked == "question-main-action"


@pytest.mark.rule("INV-191")
def test_the_long_game_has_no_goals():
    at = position(seats=3, rounds=4, ship=17).river().research_on(1, "ongoing_tile")
    assert at.asked == "question-main-action"
    assert at.me.royalties == 0


@pytest.mark.rule("INV-192")
def test_goals_met_before_follow_at_once_in_their_order():
    at = short_game(inventions=[1, 0, 2, 3, 4, 5])
    at.research_on(13, "now_camel").research_on(7, "tent_silver")
    assert at.me.goal == 0
    at.research_on(1, "ongoing_tile")
    assert (at.me.goal, at.asked) == (1, "question-order")
    at.play("do:raise 1 craft", "tiler")
    assert (at.me.goal, at.asked) == (2, "question-remove-invention")
    silver = at.me.silver
    at.play("invention:top_left")
    assert at.me.silver == silver + 2
    assert (at.me.goal, at.asked) == (3, "question-raise")
    at.play("weaver", "weaver", "weaver")
    assert at.asked == "question-main-action"


@pytest.mark.rule("INV-193")
def test_the_same_deed_twice_meets_goal_one():
    at = short_game(deeds=[1, 1, 0]).play(*BUILD)
    assert at.me.goal == 1
    at.play("do:raise 1 craft", "scribe")
    assert at.me.royalties == 1
    assert at.level("scribe") == position(seats=3).level("scribe") + 1


@pytest.mark.rule("INV-193")
def test_two_different_deeds_do_not_meet_goal_one():
    at = short_game(deeds=[1, 0, 0]).play(*BUILD)
    assert at.me.deeds == [1, 1, 0]
    assert at.me.goal == 0
    assert at.me.royalties == 0


@pytest.mark.rule("INV-193")
@pytest.mark.parametrize(("deeds", "keys"), [([1, 0, 0], "invent"), ([0, 0, 1], "publish")])
def test_two_invents_or_two_publishes_meet_goal_one_too(deeds, keys):
    at = short_game(deeds=deeds, hand=["drum", "lens"])
    at.put_device("folding", 1).put_device("trick", 0, "built", card="table", inventor=0, builder=1)
    if keys == "invent":
        at.play("invent", "pass", "card:drum", "advance", "invention:top_left")
    else:
        at.play("publish", "scribe", "tiler")
    assert at.me.goal == 1


@pytest.mark.rule("INV-194")
def test_goal_two_removes_an_invention_tile_for_its_effect_and_that_of_its_column():
    at = short_game(goal=1, deeds=[3, 0, 0], inventions=[-1, -1, 2, -1, 1, 5], exhausted=["white"])
    vp = at.points()["inventions"]
    silver = at.me.silver
    at.research_on(7, "tent_silver")
    assert (at.me.goal, at.asked) == (2, "question-remove-invention")
    at.play("invention:bottom_centre")
    assert at.me.silver == silver + 2, "the tile's own effect"
    assert at.asked == "question-brighten", "the column's effect"
    at.play("exhausted.white", "ready.white.6", "determined.white.6")
    assert at.me.inventions == [-1, -1, 2, -1, -1, 5]
    assert at.me.deeds == [3, 0, 0]
    assert at.points()["inventions"] == vp + 3


@pytest.mark.rule("INV-194")
@pytest.mark.parametrize(("deeds", "goal"), [([1, 0, 1], 2), ([1, 0, 0], 1), ([0, 2, 1], 1)])
def test_goal_two_needs_each_of_the_three_deeds(deeds, goal):
    at = short_game(goal=1, deeds=deeds).play(*BUILD)
    assert at.me.goal == goal


@pytest.mark.rule("INV-194")
def test_goal_two_without_an_invention_tile_moves_the_tent_for_nothing():
    at = short_game(goal=1, inventions=[-1] * 6).research_on(7, "tent_silver")
    assert at.me.goal == 2
    assert at.asked == "question-main-action"


@pytest.mark.rule("INV-195")
def test_the_tile_removed_by_goal_two_is_no_third_invent_but_an_invent_is():
    at = short_game(goal=1, deeds=[2, 1, 0], hand=["drum", "lens"], levels={"all": 1})
    at.put_device("folding", 1).research_on(7, "tent_silver").play("invention:top_centre")
    assert at.me.goal == 2
    at.play("invent", "pass", "card:drum", "advance", "invention:top_left")
    assert (at.me.goal, at.asked) == (3, "question-raise")
    levels = sum(at.me.levels)
    at.play("tiler", "tiler", "weaver")
    assert sum(at.me.levels) == levels + 3
    assert at.asked != "question-raise"


@pytest.mark.rule("INV-195")
@pytest.mark.parametrize(("deeds", "goal"), [([0, 2, 0], 3), ([1, 1, 1], 2), ([2, 1, 2], 2)])
def test_goal_three_needs_the_same_deed_three_times(deeds, goal):
    at = short_game(goal=2, deeds=deeds).play(*BUILD)
    assert at.me.goal == goal


@pytest.mark.rule("INV-195")
def test_research_in_the_right_section_meets_goal_three():
    assert short_game(goal=2).research_on(13, "now_camel").me.goal == 3


@pytest.mark.rule("INV-196")
def test_joining_an_opponents_research_counts_for_a_goal():
    at = short_game().put_research(1, "ongoing_tile", first=1).research_on(1)
    assert at.board.slots[1] == (1, 0)
    assert at.me.goal == 1


@pytest.mark.rule("INV-196")
def test_testing_counts_for_no_goal():
    at = short_game(deeds=[1, 0, 0]).put_device("trick", 0, "built", card="table", inventor=1, builder=1)
    at.set(0, ready=["blue.3", "orange.4"])
    at.play("test", "ready.blue.3").pass_until("question-main-action").take_turn(0).play("test")
    at.pass_until("question-main-action")
    assert at.device("trick").tests == (3, 4, 0)
    assert at.me.goal == 0
    assert at.me.deeds == [1, 0, 0]


@pytest.mark.rule("INV-196")
def test_only_ones_own_deeds_count():
    at = short_game(deeds=[1, 1, 0]).set(1, deeds=[1, 0, 0])
    at.put_device("robotic", card="hourglass", inventor=0, invention="invention_silver")
    at.set(1, silver=20, ready=["white.6", "white.6"])
    at.take_turn(1).play(*BUILD)
    assert at.player(1).deeds == [1, 1, 0]
    assert [at.player(seat).goal for seat in range(3)] == [0, 0, 0]
    assert at.me.deeds == [1, 1, 0]

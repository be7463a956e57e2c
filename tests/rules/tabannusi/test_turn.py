"""A turn: its parts, the die that is taken, and where the Architect goes."""

from __future__ import annotations

import pytest
from positions.tabannusi import new_game, position


def moving(district, *dice, **fields):
    """A player who is to take a die in a District with these dice on its Barge."""
    at = position(district=district, **fields)
    return at.put_barge(district, *dice).take_turn()


def workers(at, seat=0):
    """The Districts of Architect and Assistant."""
    me = at.game.view(None)["players"][seat]
    return (me["architect"], me["assistant"])


# -- the parts of a turn -------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-080")
def test_after_a_turn_the_assistant_follows_and_the_next_player_clockwise_is_active():
    at = position(3, architect=4).play("end-turn")
    assert (at.seat, at.asked) == (1, "question-take-die")
    assert workers(at) == (4, 4)
    for seat in (1, 2):
        assert at.seat == seat
        at.pass_until("question-actions").play("end-turn")
    assert at.seat == 0


@pytest.mark.rule("TAB-080")
def test_a_turn_is_a_die_then_actions_then_scoring_then_the_assistant():
    at = position().put_supply(yellow=5).put_barge(1, 4).put_barge(3, 4).take_turn()
    assert (at.dice(), at.asked, workers(at)) == ({"brown": 1}, "question-actions", (4, 1)), "the only die there"
    at.play("project", "white", "space:1-04", "end-turn")
    assert (at.seat, at.asked, at.keys) == (0, "question-score", ["score:1", "score:2"])
    assert workers(at) == (4, 1), "the Assistant moves after scoring"
    at.play("score:1")
    assert (at.seat, workers(at)) == (1, (4, 4))


@pytest.mark.rule("TAB-080")
def test_free_actions_are_possible_before_the_die_and_between_the_actions():
    at = moving(1, 4, 5, crates=["-blue", "-green"], dice={"white": 2})
    assert at.asked == "question-take-die"
    at.play("refill:blue", "take:4", "project", "white", "space:1-04", "refill:green", "pay:brown")
    assert sorted(at.crates()) == ["blue", "green"]


@pytest.mark.rule("TAB-081")
def test_in_the_first_turn_both_workers_start_in_a_district_of_choice():
    at = new_game().pass_until("question-first-district")
    assert at.keys == ["district:1", "district:2", "district:3", "district:4", "district:5"]
    seat, barge = at.seat, at.barge(5)
    at.play("district:5")
    assert workers(at, seat) == (5, 5)
    at.put_barge(5, 1, 2).play("take:1").pass_until("question-actions")
    assert len(barge) == 5
    assert at.barge(5) == [2]
    assert at.player(seat).assistant + 1 == 5


@pytest.mark.rule("TAB-081")
def test_the_district_is_chosen_in_the_first_turn_only():
    at = new_game().pass_until("question-first-district").play("district:2")
    at.pass_until("question-actions").play("end-turn")
    assert at.asked == "question-first-district", "the other player's first turn"
    at.play("district:3").pass_until("question-actions").play("end-turn")
    assert at.asked == "question-take-die"


# -- taking a die --------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-082")
def test_a_die_must_be_taken_before_any_action():
    at = moving(2, 1, 3)
    assert at.keys == ["take:1", "take:3"]
    for other in ("project", "tile:T1", "end-turn", "pass"):
        assert at.why(other) == "TAB-082"


@pytest.mark.rule("TAB-082")
def test_one_die_of_the_own_district_is_taken():
    at = moving(2, 1, 3)
    at.put_barge(1, 5)
    assert at.why("take:5") == "TAB-082", "that one lies in District 1"
    at.play("take:3")
    assert (at.barge(2), at.dice(), at.asked) == ([1], {"yellow": 1}, "question-actions")


@pytest.mark.rule("TAB-083")
@pytest.mark.parametrize("value", [1, 2, 4, 5])
def test_the_architect_moves_to_the_number_of_the_die_and_the_assistant_stays(value):
    at = moving(3, 3, value).play(f"take:{value}")
    assert workers(at) == (value, 3)


@pytest.mark.rule("TAB-084")
def test_the_number_of_the_current_district_leaves_the_architect_in_place():
    at = moving(2, 2, 5).play("take:2")
    assert workers(at) == (2, 2)
    assert workers(at.play("end-turn")) == (2, 2)


# -- sixes ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-085")
def test_a_six_leads_where_no_other_die_leads():
    at = moving(3, 1, 3, 3, 6).play("take:6")
    assert at.keys == ["move:2", "move:4", "move:5"]
    assert (at.why("move:1"), at.why("move:3")) == ("TAB-085", "TAB-085")
    assert workers(at.play("move:5")) == (5, 3)


@pytest.mark.rule("TAB-086")
def test_a_six_may_stay_and_another_six_blocks_nothing():
    at = moving(4, 6, 6, 2).play("take:6")
    assert at.keys == ["move:1", "move:3", "move:4", "move:5"]
    assert at.why("move:2") == "TAB-085"
    assert workers(at.play("move:4")) == (4, 4)


@pytest.mark.rule("TAB-086")
def test_a_six_may_not_stay_when_another_die_shows_the_current_district():
    at = moving(4, 6, 4).play("take:6")
    assert at.why("move:4") == "TAB-085"


@pytest.mark.rule("TAB-082")
def test_where_all_dice_but_a_six_lie_each_may_be_taken_without_gold():
    assert moving(1, 1, 2, 3, 4, 5).keys == ["take:1", "take:2", "take:3", "take:4", "take:5"]


@pytest.mark.rule("TAB-087")
def test_a_six_that_leads_nowhere_is_refused_without_gold():
    at = moving(1, 1, 2, 3, 4, 5, 6)
    assert at.keys == ["take:1", "take:2", "take:3", "take:4", "take:5"]
    assert at.why("take:6") == "TAB-087"


@pytest.mark.rule("TAB-087")
def test_a_six_that_leads_nowhere_is_taken_for_a_gold():
    at = moving(1, 1, 2, 3, 4, 5, 6, gold=1).play("take:6")
    assert at.keys == [f"pay-move:{district}" for district in range(1, 6)]
    at.play("pay-move:3")
    assert (workers(at), at.me.gold) == ((3, 1), 0)


@pytest.mark.rule("TAB-087")
@pytest.mark.parametrize("gold", [1, 2])
def test_free_actions_wait_until_the_gold_for_a_six_that_leads_nowhere_is_paid(gold):
    at = moving(1, 1, 2, 3, 4, 5, 6, gold=gold, crates=["-blue"], harbormasters=["B4"]).play("take:6")
    assert at.keys == [f"pay-move:{district}" for district in range(1, 6)]
    for key in ("refill:blue", "use:B4"):
        assert (at.why(key), at.refusal(key).message.id) == ("TAB-091", "why-wait")
    at.play("pay-move:3")
    assert (workers(at), at.me.gold) == ((3, 1), gold - 1)
    assert {"refill:blue", "use:B4"} <= set(at.keys)


@pytest.mark.rule("TAB-082")
def test_a_six_that_is_not_on_the_barge_cannot_be_taken():
    assert moving(1, 1, 2).why("take:6") == "TAB-082"


@pytest.mark.rule("TAB-083")
def test_a_die_leads_only_to_its_own_number():
    at = moving(1, 1, 2, gold=1).play("take:2")
    assert (at.why("move:3"), at.refusal("move:3").message.id) == ("TAB-083", "why-die-leads-elsewhere")


# -- ignoring the value --------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-088")
def test_for_a_gold_the_architect_goes_anywhere():
    at = moving(1, 1, 2, gold=1).play("take:1")
    assert at.keys == ["move:1", "pay-move:2", "pay-move:3", "pay-move:4", "pay-move:5"]
    at.play("pay-move:5")
    assert (workers(at), at.me.gold) == ((5, 1), 0)


@pytest.mark.rule("TAB-088")
def test_for_a_gold_the_architect_may_stay():
    at = moving(1, 4, 2, gold=1).play("take:4", "pay-move:1")
    assert (workers(at), at.me.gold) == ((1, 1), 0)


@pytest.mark.rule("TAB-088")
def test_nothing_is_paid_for_the_number_of_the_die():
    assert moving(1, 4, 2, gold=1).play("take:4", "move:4").me.gold == 1


@pytest.mark.rule("TAB-088")
def test_only_gold_can_pay_for_it():
    at = moving(1, 4, 2, dice={"blue": 3}, crates=["green"]).play("take:4")
    assert (at.asked, workers(at)) == ("question-actions", (4, 1))


@pytest.mark.rule("TAB-089")
def test_the_architect_may_be_moved_again_and_the_actions_stay():
    at = position(district=2, architect=4).put_tiles("T1", "T4").play("tile:T4", "district:1")
    assert workers(at) == (1, 2)
    at.play("project", "brown")
    assert at.spaces() == [f"2-{n:02}" for n in range(1, 17)]
    at.play("space:2-04")
    assert workers(at) == (1, 1)
    at.pass_until("question-actions").play("end-turn")
    at.put_barge(1, 2, 3)
    assert (at.seat, at.keys) == (0, ["take:2", "take:3"])

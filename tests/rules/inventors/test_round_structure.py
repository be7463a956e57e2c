"""Rounds, turns, and the main actions of a turn."""

import pytest
from positions.inventors import position

import claytable


@pytest.mark.rule("INV-091")
@pytest.mark.parametrize("rounds", [3, 4])
def test_the_game_ends_with_the_last_end_of_round(rounds):
    at = position(seats=3, rounds=rounds, round=rounds - 1)
    at.end_round({0: 1, 1: 2, 2: 3})
    assert at.table.round == rounds
    assert not at.game.over
    at.end_round({0: 4, 1: 5, 2: 1})
    assert at.game.over
    assert at.table.round == rounds
    assert len(at.game.view(None)["scores"]) == 3, "final scoring follows"


@pytest.mark.rule("INV-091")
def test_a_game_of_five_rounds_is_not_played():
    with pytest.raises(claytable.BadOptions):
        claytable.new("inventors", seats=3, rounds=5)


@pytest.mark.rule("INV-091")
def test_a_round_has_a_start_then_turns_then_an_end():
    at = position(seats=3)
    at.end_round({0: 1, 1: 2, 2: 3})
    assert at.asked == "question-income", "round 2 starts with Royalties and Income"
    assert at.table.turn == -1
    at.pass_until("question-main-action")
    assert at.table.turn == at.table.first


@pytest.mark.rule("INV-092")
def test_turns_go_clockwise_until_the_last_tent():
    at = position(seats=3, workers=2)
    at.set(1, inactive=["tiler", "weaver"]).set(2, inactive=["tiler", "weaver"])
    at.table.first = 1
    at.put_tents({2: 1, 4: 2})
    turns = []
    for trade in ("tiler", "weaver"):
        at.play("worker:open_brighten")
        for _ in range(2):
            turns.append((at.seat, at.asked))
            at.play("after-tent:refresh", trade)
    assert turns == [(1, "question-after-tent"), (2, "question-after-tent")] * 2
    assert (at.seat, at.asked) == (0, "question-main-action")
    at.play("tent:1").pass_until("question-income")
    assert at.table.round == 2


@pytest.mark.rule("INV-092")
def test_the_holder_of_the_marker_takes_the_first_turn_of_the_round():
    at = position(seats=4)
    at.end_round({0: 5, 1: 4, 2: 1, 3: 2}).pass_until("question-main-action")
    assert at.seat == at.table.first == 2
    at.play("tent:1").pass_until("question-main-action")
    assert at.seat == 3
    at.play("tent:2").pass_until("question-main-action")
    assert at.seat == 0, "clockwise: the lowest seat follows the highest"


FOUR_KINDS = {"build", "workshop:top", "workshop:middle", "workshop:bottom", "worker:open_draw", "tent:1", "tent:5"}


@pytest.mark.rule("INV-093")
def test_four_kinds_of_main_action_of_which_one_is_taken():
    at = position(
        seats=3, ready=["white.6", "white.6", "blue.3", "blue.2"], determined=["white.1", "orange.1"], silver=9
    )
    at.clear_devices().put_device("robotic", 0, card="basin", inventor=1)
    assert set(at.keys) >= FOUR_KINDS
    at.set(hand=["chair"])
    at.play("worker:open_draw", "pass")
    assert at.asked == "question-end-turn"
    for action in sorted(FOUR_KINDS):
        assert at.why(action) == "INV-092"
    assert at.offers("play:chair"), "free actions stay possible"
    at.play("end-turn")
    assert at.seat == 1


@pytest.mark.rule("INV-093")
def test_the_actions_after_the_tent_are_not_offered_before_it():
    at = position(seats=3, exhausted=["white"], inactive=["tiler"], workshops=[["white.1"]], silver=9)
    for action in ("after-tent:brighten", "after-tent:refresh", "after-tent:clear", "pass"):
        assert at.why(action) == "INV-093"


@pytest.mark.rule("INV-094")
def test_without_another_main_action_the_tent_must_be_placed():
    at = position(seats=3, workers=0, exhausted=["white"] * 9, silver=20)
    assert at.keys == ["tent:1", "tent:2", "tent:3", "tent:4", "tent:5"]
    assert at.why("pass") == "INV-093"


@pytest.mark.rule("INV-094")
def test_a_player_with_other_actions_may_still_choose_the_tent():
    at = position(seats=3, workers=2, ready=["white.6"])
    assert at.offers("worker:open_draw")
    assert at.offers("tent:3")


@pytest.mark.rule("INV-094")
def test_a_card_that_brightens_a_die_leads_away_from_the_tent():
    at = position(seats=3, workers=0, exhausted=["white"], hand=["chair"])
    assert not at.offers("workshop:top")
    at.play("play:chair")
    at.pass_until("question-main-action")
    assert not at.offers("workshop:top"), "brightening may be declined"
    at = position(seats=3, workers=0, exhausted=["white"], hand=["chair"])
    at.play("play:chair", "exhausted.white").pass_until("question-main-action")
    assert at.offers("workshop:top")

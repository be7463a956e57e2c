"""Placing the Envoy."""

import pytest
from positions.inventors import position


@pytest.mark.rule("INV-148")
def test_the_envoy_costs_1_influence_less():
    at = position(seats=3, guilds=[1, 0, 0], envoy=True)
    assert at.why("worker:blue_left") == "INV-143"
    at.play("envoy:blue_left")
    assert at.me.guilds == [0, 0, 0]


@pytest.mark.rule("INV-148")
def test_the_player_picks_which_of_two_influence_is_saved():
    at = position(seats=3, guilds=[1, 1, 0], envoy=True, hand=["lens"])
    at.play("envoy:hire_camel")
    assert at.asked == "question-envoy-saves"
    at.play("orange")
    assert at.me.guilds == [0, 1, 0]
    at = position(seats=3, guilds=[1, 1, 0], envoy=True)
    at.play("envoy:hire_camel", "blue")
    assert at.me.guilds == [1, 0, 0]


@pytest.mark.rule("INV-148")
def test_only_influence_is_saved():
    at = position(seats=3, guilds=[0, 0, 0], envoy=True, silver=1, active=[])
    at.play("envoy:blue_right")
    assert at.me.silver == 0, "1 Blue is saved, 1 Silver is paid"
    at = position(seats=3, guilds=[0, 0, 0], envoy=True, silver=0, active=[])
    assert at.why("envoy:blue_right") == "INV-142", "the Silver is missing, not the Influence"
    assert at.offers("envoy:open_draw"), "a space without Influence cost"


@pytest.mark.rule("INV-148")
def test_it_is_placed_in_addition_to_ones_own_workers():
    at = position(seats=3, guilds=[3, 3, 3], envoy=True, workers=2)
    at.play("envoy:hire_camel", "blue")
    assert at.me.workers == 2
    assert not at.me.envoy
    at.take_turn(0)
    assert at.why("envoy:open_draw") == "INV-149"
    assert at.why("worker:hire_camel") == "INV-142", "the Envoy fills its space like any Worker"
    assert at.offers("worker:open_draw")


@pytest.mark.rule("INV-148")
def test_closed_spaces_that_are_taken_are_closed_to_the_envoy():
    at = position(seats=3, guilds=[3, 3, 3], envoy=True).put_workers({"hire_camel": 1})
    assert at.why("envoy:hire_camel") == "INV-142"


@pytest.mark.rule("INV-149")
def test_the_envoy_stays_one_round_with_the_player_who_raised_into_area_4():
    at = position(seats=3)
    assert [at.player(seat).envoy for seat in range(3)] == [False] * 3
    at.end_round({0: 4, 1: 1, 2: 2}).pass_until("question-main-action")
    assert [at.player(seat).envoy for seat in range(3)] == [True, False, False]
    at.end_round({0: 1, 1: 4, 2: 2}).pass_until("question-main-action")
    assert at.table.round == 3
    assert [at.player(seat).envoy for seat in range(3)] == [False, True, False]


@pytest.mark.rule("INV-149")
@pytest.mark.parametrize("placed", [False, True])
def test_placed_or_not_it_goes_back(placed):
    at = position(seats=3, round=2, guilds=[3, 3, 3], envoy=True)
    if placed:
        at.play("envoy:open_draw").pass_until("question-main-action")
        assert at.board.spaces[at.box.space_ids.index("open_draw")] == (8,)
    at.end_round({0: 1, 1: 2, 2: 3}).pass_until("question-main-action")
    assert not any(at.player(seat).envoy for seat in range(3))
    assert at.board.spaces == [()] * 14


@pytest.mark.rule("INV-149")
def test_without_the_envoy_it_cannot_be_placed():
    assert position(seats=3, guilds=[3, 3, 3]).why("envoy:open_draw") == "INV-149"

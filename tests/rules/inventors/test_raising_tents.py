"""End of Round: raising the Tents."""

from __future__ import annotations

import pytest
from positions.inventors import position

SPACES = ["tent:1", "tent:2", "tent:3", "tent:4", "tent:5"]


def tent_keys(at):
    return [key for key in at.keys if key.startswith("tent:")]


@pytest.mark.rule("INV-173")
def test_a_raised_tent_joins_those_of_earlier_rounds_in_its_area():
    at = position(seats=3).end_round({0: 2, 1: 3, 2: 4})
    assert at.board.areas == [(), (0,), (1,), (2,), ()]
    at.pass_until("question-main-action").end_round({0: 4, 1: 2, 2: 1})
    assert at.board.areas == [(2,), (0, 1), (1,), (2, 0), ()]


@pytest.mark.rule("INV-173")
def test_raising_frees_all_five_tent_spaces():
    at = position(seats=3).end_round({0: 2, 1: 3, 2: 4}).pass_until("question-main-action")
    assert tent_keys(at) == SPACES


@pytest.mark.rule("INV-173")
def test_the_dummys_tent_goes_back_to_its_supply():
    at = position(seats=2).play("tent:1", "tent:5").pass_until("question-main-action")
    assert at.why("tent:5") == "INV-150"
    at.end_round({1: 2}).pass_until("question-main-action")
    assert at.board.areas == [(0,), (1,), (), (), ()]
    assert tent_keys(at) == SPACES


@pytest.mark.rule("INV-174")
def test_the_first_tent_in_an_empty_charcoal_area_gains_one_influence_even_in_the_final_round():
    at = position(seats=3, round=4)
    at.board.areas = [(1,), (2,), (), (), ()]
    for seat in range(3):
        at.set(seat, guilds=[0, 0, 2 if seat else 0])
    at.end_round({0: 3, 1: 1, 2: 2})
    assert at.me.guilds == [0, 0, 1]
    assert at.points(0)["guilds"] == 8, "1 Influence and a Tent counting 2 beat 2 Influence"


@pytest.mark.rule("INV-174")
@pytest.mark.parametrize(("space", "colour"), [(1, 0), (2, 1), (3, 2)])
def test_the_left_areas_give_blue_orange_and_charcoal_to_the_first_tent_only(space, colour):
    at = position(seats=3, guilds=[0, 0, 0])
    at.end_round({0: space, 1: 4, 2: 5}).pass_until("question-main-action")
    assert [at.me.guilds[each] for each in range(3)] == [int(each == colour) for each in range(3)]
    at.set(1, guilds=[0, 0, 0])
    at.end_round({0: 4, 1: space, 2: 5})
    assert at.player(1).guilds == [0, 0, 0]


@pytest.mark.rule("INV-175")
def test_a_tent_raised_into_area_five_opens_the_hired_camel_for_the_next_round():
    at = position(seats=3, round=2).end_round({0: 5, 1: 1, 2: 2}).pass_until("question-main-action")
    assert at.table.round == 3
    assert [at.player(seat).hired_camel for seat in range(3)] == [True, False, False]
    camels = at.me.open_camels()
    at.end_round({0: 1, 1: 2, 2: 3}).pass_until("question-main-action")
    assert at.me.open_camels() == camels - 1


@pytest.mark.rule("INV-175")
def test_a_tent_raised_into_area_four_gives_the_envoy_for_the_next_round():
    at = position(seats=3, round=2).end_round({0: 4, 1: 5, 2: 2}).pass_until("question-main-action")
    while at.seat != 0:
        at.play("worker:open_draw").pass_until("question-main-action")
    assert at.offers("envoy:open_draw")
    assert [at.player(seat).envoy for seat in range(3)] == [True, False, False]


@pytest.mark.rule("INV-175")
def test_every_tent_in_the_right_areas_gives_its_effect():
    at = position(seats=3)
    at.board.areas = [(), (), (), (1,), (1,)]
    at.end_round({0: 5, 1: 1, 2: 4})
    assert at.me.hired_camel
    assert at.player(2).envoy


@pytest.mark.rule("INV-175")
def test_envoy_and_hired_camel_are_ignored_in_the_final_round():
    at = position(seats=3, round=4).end_round({0: 5, 1: 4, 2: 1})
    assert at.game.over
    assert not at.me.hired_camel
    assert not at.player(1).envoy
    assert at.board.areas[4][-1] == 0
    assert at.board.areas[3][-1] == 1

"""Gaining Resources."""

from __future__ import annotations

import pytest
from positions.tabannusi import position


@pytest.mark.rule("TAB-076")
def test_a_resource_of_a_colour_is_the_highest_die_of_its_barge():
    at = position(district=2, architect=4).put_supply(white=1).put_barge(3, 2, 5, 3)
    at.effect("gain resource white barge 1")
    assert (at.barge(3), at.dice()) == ([2, 3], {"white": 1})
    assert at.supply() == {"white": 1}, "never a die of the supply"
    assert (at.me.architect + 1, at.me.assistant + 1) == (4, 2)


@pytest.mark.rule("TAB-076")
def test_the_barge_is_found_wherever_it_lies():
    at = position().put_local("white", "yellow", "brown", "blue", "green").put_barge(1, 1, 4)
    assert at.effect("gain resource white barge 1").barge(1) == [1]


@pytest.mark.rule("TAB-077")
def test_nothing_is_gained_from_an_empty_barge():
    at = position().put_supply(yellow=4).put_barge(2)
    at.effect("gain resource yellow barge 1")
    assert (at.dice(), at.supply()) == ({}, {"yellow": 4})


@pytest.mark.rule("TAB-078")
def test_a_resource_of_any_colour_is_one_that_lies_in_the_supply():
    at = position().put_supply(brown=2, green=1).effect("gain resource any supply 1")
    assert at.keys == ["brown", "green"]
    at.play("brown")
    assert (at.dice(), at.supply()) == ({"brown": 1}, {"brown": 1, "green": 1})


@pytest.mark.rule("TAB-078")
def test_with_only_brown_in_the_supply_it_is_brown():
    at = position().put_supply(brown=2).effect("gain resource any supply 1")
    assert (at.asked, at.dice(), at.supply()) == ("question-actions", {"brown": 1}, {"brown": 1})


@pytest.mark.rule("TAB-078")
def test_an_empty_supply_gives_nothing():
    at = position()
    barges = [at.barge(district) for district in range(1, 6)]
    at.effect("gain resource any supply 1")
    assert (at.asked, at.dice()) == ("question-actions", {})
    assert [at.barge(district) for district in range(1, 6)] == barges


@pytest.mark.rule("TAB-079")
@pytest.mark.parametrize("answer", ["do:gain resource white barge 1", "pass"])
def test_the_last_die_of_a_barge_taken_by_a_bonus_lets_its_district_be_scored(answer):
    at = position(district=3).put_local("white", "yellow", "brown", "blue", "green").put_barge(1, 4)
    at.put_building("yellow", 1, "1-04")
    at.play("project", "brown", "space:3-11", answer)
    assert (at.player(1).vp, at.board.time) == (10, 5), "not before the end of the turn"
    at.play("end-turn")
    scored = answer != "pass"
    assert (at.player(1).vp - 10, at.board.time) == ((1, 4) if scored else (0, 5))

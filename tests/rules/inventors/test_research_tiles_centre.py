"""Research tile reference: the Tent abilities of the centre River section."""

from __future__ import annotations

import pytest
from positions.inventors import position

EVERYBODY = ["scribe", "chandler", "weaver", "tiler", "blacksmith", "carpenter"]


def about_to_tent(*tiles, **fields):
    """Seat 0 of three holds these tiles and has used all Workers and Camels."""
    return position(seats=3, research=tiles, workers=0, camels=[["white.1"], ["white.1"]], **fields)


@pytest.mark.rule("INV-224")
def test_two_silver_and_two_cards_come_once_with_the_tent():
    at = about_to_tent("tent_silver", "tent_draw", ready=["white.2"])
    at.play("tent:1", "research:tent_silver", "research:tent_draw")
    assert (at.me.silver, len(at.me.hand)) == (2, 2)
    assert not at.offers("research:tent_silver")
    assert not at.offers("research:tent_draw")
    at.pass_until("question-main-action").take_turn(0)
    assert at.asked == "question-after-tent"
    assert not [key for key in at.keys if key.startswith("research:")]


@pytest.mark.rule("INV-224")
def test_tent_abilities_come_again_with_the_tent_of_the_next_round():
    at = about_to_tent("tent_silver").play("tent:1", "research:tent_silver").end_round({1: 2, 2: 3})
    at.pass_until("question-main-action").set(0, silver=0)
    at.play("tent:1", "research:tent_silver")
    assert at.me.silver == 2


@pytest.mark.rule("INV-224")
def test_one_influence_of_choice_comes_with_the_tent():
    at = about_to_tent("tent_influence", guilds=[0, 0, 0]).play("tent:1", "research:tent_influence", "charcoal")
    assert at.me.guilds == [0, 0, 1]
    assert at.asked == "question-tent-steps"


@pytest.mark.rule("INV-224")
def test_two_brightens_come_with_the_tent():
    at = about_to_tent("tent_brighten", ready=["white.2", "white.3"])
    at.play("tent:1", "research:tent_brighten", "ready.white.2", "determined.white.2")
    assert at.me.inspired == [2]
    assert at.asked == "question-tent-steps"


@pytest.mark.rule("INV-224")
def test_two_refreshes_come_with_the_tent():
    at = about_to_tent("tent_refresh", inactive=["tiler", "weaver", "scribe"])
    at.play("tent:1", "research:tent_refresh", "tiler", "scribe")
    assert [at.active(trade) for trade in ("tiler", "weaver", "scribe")] == [True, False, True]
    assert at.asked == "question-tent-steps"


@pytest.mark.rule("INV-224")
def test_one_raise_comes_with_the_tent():
    at = about_to_tent("tent_raise", levels={"all": 1}).play("tent:1", "research:tent_raise", "weaver")
    assert sum(at.me.levels) == 7
    assert at.level("weaver") == 2
    assert at.asked == "question-tent-steps"


@pytest.mark.rule("INV-225")
def test_a_study_die_of_choice_comes_with_the_tent_and_a_die_is_removed():
    at = about_to_tent("tent_die", ready=["white.1"] * 5, exhausted=["white"] * 4)
    assert at.dice_owned() == 11
    at.play("tent:1", "research:tent_die", "orange", "exhausted.white")
    assert at.dice_owned() == 11
    assert at.me.exhausted == [3, 0, 0, 0]
    assert at.offers("pass")
    assert at.me.study == 0b000_001_000


@pytest.mark.rule("INV-226")
def test_a_tiler_may_cover_the_silver_that_clears_a_workshop():
    at = about_to_tent("tent_clear", workshops=[["white.2", "blue.4"]], inactive=EVERYBODY)
    at.play("tent:1")
    assert not at.offers("research:tent_clear")
    at = about_to_tent("tent_clear", workshops=[["white.2", "blue.4"]], active=["tiler"])
    at.play("tent:1", "research:tent_clear", "row:top")
    assert at.me.workshops[0] == ()
    assert at.me.exhausted == [1, 1, 0, 0]
    assert at.me.silver == 0
    assert not at.active("tiler")


@pytest.mark.rule("INV-226")
def test_one_silver_clears_one_workshop():
    at = about_to_tent("tent_clear", workshops=[["white.2"], ["white.3"]], inactive=EVERYBODY, silver=3)
    at.play("tent:1", "research:tent_clear", "row:middle")
    assert at.me.workshops == [(2,), (), ()]
    assert at.me.silver == 2


@pytest.mark.rule("INV-227")
def test_a_paid_weaver_advances_the_royalties_marker():
    at = about_to_tent("tent_royalties", silver=3, levels={"all": 3, "weaver": 4}, royalties=3)
    at.play("tent:1", "research:tent_royalties", "weaver")
    assert at.me.silver == 0
    assert not at.active("weaver")
    assert at.level("weaver") == 5
    assert at.me.royalties == 4


@pytest.mark.rule("INV-227")
def test_without_the_silver_for_any_craftsperson_the_marker_cannot_be_advanced():
    at = about_to_tent("tent_royalties", silver=2, levels={"all": 3}, active=["weaver"], royalties=3)
    at.play("tent:1")
    assert not at.offers("research:tent_royalties")

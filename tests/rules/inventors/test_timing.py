"""Rules around timings: costs before effects, any order of effects, what may be declined."""

from __future__ import annotations

import pytest
from positions.inventors import position

#: A Carpenter for 2 Silver, and nobody who could help to pay.
POOR = {"silver": 0, "levels": {"all": 2, "carpenter": 5}, "active": ["carpenter"]}


@pytest.mark.rule("INV-063")
def test_silver_already_gained_pays_for_the_next_tile_but_not_the_other_way_round():
    at = position(ready=["blue.6", "white.6"], rows=[["pay_royalties", "silver_2_blue"], [], []], **POOR)
    at.play("workshop:top", "ready.blue.6", "ready.white.6")
    assert not at.offers("tile:pay_royalties")
    assert at.why("tile:pay_royalties") == "INV-063"
    at.play("tile:silver_2_blue")
    assert at.me.silver == 2
    at.play("tile:pay_royalties")
    assert (at.me.silver, at.me.royalties) == (0, 1)


@pytest.mark.rule("INV-063")
def test_what_an_action_will_give_cannot_pay_for_it():
    at = position(silver=8, levels={"all": 2}, active=["tiler", "chandler", "carpenter"], ready=["white.4", "white.3"])
    at.clear_devices().put_device("robotic", card="dial", inventor="neutral", invention="invention_silver")
    assert not at.offers("build"), "9 Silver are owed; the 2 of the Invention tile come too late"
    assert at.set(silver=9).offers("build")


def inventing():
    """An Invent of the Lens on a board whose two half icons match it."""
    at = position(ready=["white.6"], hand=["lens", "dial", "door"], guilds=[0, 0, 0], royalties=2, levels={"all": 2})
    at.clear_devices().put_device("magnetic").play("invent")
    return at.play("card:dial", "card:door")


@pytest.mark.rule("INV-064")
def test_after_the_costs_of_an_invent_the_advance_may_come_before_or_after_the_matches():
    at = inventing()
    assert at.offers("matches")
    assert at.offers("advance")
    at.play("advance")
    assert (at.asked, at.me.guilds) == ("question-raise", [0, 0, 0])
    at.play("pass", "matches")
    assert (at.me.royalties, at.me.guilds) == (3, [0, 2, 0])
    at = inventing().play("matches")
    assert (at.me.royalties, at.me.guilds) == (2, [0, 2, 0])
    assert at.play("advance").me.royalties == 3


@pytest.mark.rule("INV-064")
def test_dice_come_first_then_costs_then_effects():
    at = position(ready=["white.6"], hand=["lens", "dial", "door"], guilds=[0, 0, 0], royalties=2, levels={"all": 2})
    at.clear_devices().put_device("magnetic").play("invent")
    assert at.dice_in("camel:1") == ["white.6"]
    assert at.asked == "question-invent-discard"
    assert (at.me.royalties, at.me.guilds) == (2, [0, 0, 0])
    assert not at.offers("advance")


@pytest.mark.rule("INV-064")
def test_several_open_effects_are_resolved_in_the_order_of_choice():
    at = position(ready=["white.2"], levels={"all": 2}).effect("raise 2 craft", "brighten 1")
    assert at.keys == ["do:raise 2 craft", "do:brighten 1"]
    assert at.play("do:brighten 1").asked == "question-brighten"
    assert at.play("pass").asked == "question-raise"


# -- what may be declined -----------------------------------------------------------------------------------


@pytest.mark.rule("INV-065")
def test_a_tile_at_a_ship_stop_must_be_taken_and_placed():
    at = position(silver=0, rows=[["draw", "raise"], ["refresh"], ["boost", "count_blue", "silver_3"]], active=[])
    at.set(ship=1).river({2: ["collect"]}).effect("ship 1")
    assert [len(row) for row in at.me.rows] == [2, 2, 3], "without Silver there is only the free space"
    at = position(silver=2, rows=[["draw", "raise"], ["refresh"], ["boost", "count_blue", "silver_3"]], active=[])
    at.set(ship=1).river({2: ["collect"]}).effect("ship 1")
    assert at.keys == ["row:top", "row:middle", "row:bottom"]


@pytest.mark.rule("INV-065")
@pytest.mark.parametrize(
    ("effect", "question"),
    [
        ("brighten 1", "question-brighten"),
        ("refresh 1 craft:any", "question-refresh"),
        ("raise 1 craft", "question-raise"),
        ("increase 1", "question-increase"),
    ],
)
def test_brightening_refreshing_raising_and_increasing_may_be_declined(effect, question):
    at = position(ready=["white.2"], levels={"all": 2}, inactive=["tiler"])
    before = at.game.view(0)["players"]
    assert at.effect(effect).asked == question
    assert at.play("pass").game.view(0)["players"] == before


@pytest.mark.rule("INV-065")
def test_workshop_tiles_and_colour_bonuses_may_be_declined():
    at = position(ready=["blue.6"], rows=[["silver_2_blue"], [], []]).play("workshop:top")
    assert at.offers("tile:silver_2_blue")
    at.play("pass")
    assert (at.seat, at.me.silver) == (1, 0)
    at = position(ready=["orange.6"], hand=["lens", "dial", "door"], levels={"all": 2}).clear_devices()
    at.put_device("magnetic").play("invent", "card:dial", "card:door").pass_until("question-end-turn")
    assert sorted(at.keys) == ["bonus", "end-turn"]
    assert at.play("end-turn").me.hand == []


@pytest.mark.rule("INV-065")
def test_the_effects_of_a_worker_space_may_be_declined():
    at = position(guilds=[0, 1, 1], ship=1, silver=0).dummy_card("dummy_1").river({2: ["collect"]})
    at.play("worker:advance_ship")
    assert (at.asked, at.me.silver) == ("question-perhaps", 1)
    at.play("pass")
    assert (at.me.ship, at.me.rows) == (1, [(), (), ()])


@pytest.mark.rule("INV-065")
def test_the_three_tent_steps_may_be_declined_but_not_the_effect_under_the_tent():
    at = position(seats=3, ready=["white.2"], research=["tent_silver"], inactive=["tiler"])
    at.put_pass_tile(1, "pass_silver").play("tent:1")
    assert sorted(at.keys) == ["pass", "pass-tile", "research:tent_silver", "reward"]
    at.play("pass")
    assert (at.me.silver, at.active("tiler"), at.dice_in("ready")) == (0, False, ["white.2"])
    assert at.me.third_camel, "the first Tent of 3 players opens the third Camel"


@pytest.mark.rule("INV-065")
def test_study_removals_royalties_advances_and_section_starts_are_obligatory():
    at = position(exhausted=["white"], ready=["white.3"]).effect("study 1 die:blue")
    assert (at.asked, at.offers("pass")) == ("question-remove-die", False)
    assert position(royalties=3).effect("royalties 1").me.royalties == 4
    at = position(ship=11).river({}).effect("ship 1")
    assert at.keys == ["blue", "orange", "charcoal"]

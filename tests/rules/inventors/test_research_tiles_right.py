"""Research tile reference: the immediate effects of the right River section."""

from __future__ import annotations

import pytest
from positions.inventors import position

EVERYBODY = ["scribe", "chandler", "weaver", "tiler", "blacksmith", "carpenter"]


def acquire(tile, **fields):
    """Research on space 13 and take `tile`."""
    at = position(seats=3, **{"ship": 13, "levels": {"all": 1}, **fields}).river()
    return at.research_on(13, tile)


@pytest.mark.rule("INV-228")
def test_four_brightens_in_any_split():
    at = acquire("now_brighten", ready=["white.1", "white.2", "blue.3"])
    at.play("ready.white.1", "determined.white.1", "ready.white.2", "ready.blue.3")
    assert (at.me.determined, at.me.inspired) == ([2, 8 + 3], [1])
    assert at.asked == "question-main-action"


@pytest.mark.rule("INV-228")
def test_two_raises_of_the_same_craftsperson():
    at = acquire("now_raise").play("tiler", "tiler")
    assert at.level("tiler") == 3
    assert at.asked == "question-main-action"


@pytest.mark.rule("INV-228")
def test_all_craftspeople_are_refreshed_and_two_silver_gained_once():
    at = acquire("now_refresh", inactive=EVERYBODY[:5])
    assert all(at.active(trade) for trade in EVERYBODY)
    assert at.me.silver == 2
    at.play("tent:1").pass_until("question-main-action")
    assert at.me.silver == 2


@pytest.mark.rule("INV-229")
def test_the_hired_camel_is_open_until_the_end_of_the_round():
    at = acquire("now_camel")
    assert at.me.open_camels() == 3
    at.end_round({0: 1, 1: 2, 2: 3})
    assert not at.me.hired_camel


@pytest.mark.rule("INV-229")
def test_an_open_hired_camel_gives_nothing_more():
    assert acquire("now_camel", hired_camel=True).me.open_camels() == 3


@pytest.mark.rule("INV-229")
def test_after_the_tent_a_hired_camel_is_of_no_use():
    at = acquire("now_camel", ready=["white.6", "white.6"], silver=20, tent=0).clear_devices()
    at.put_device("robotic", card="hourglass", inventor=1)
    assert at.why("build") == "INV-163"


@pytest.mark.rule("INV-230")
def test_a_study_die_and_a_swap_leave_eleven_dice_with_two_white_ones_fewer():
    dice = {"ready": ["white.1"] * 4, "exhausted": ["white"] * 4 + ["blue", "orange", "charcoal"]}
    at = acquire("now_dice", **dice)
    assert set(at.keys) == {"do:study 1 die:any", "do:swap 1 die"}
    at.play("do:study 1 die:any", "blue", "exhausted.white", "ready.white.1", "charcoal")
    assert at.dice_owned() == 11
    assert [at.me.dice(colour) for colour in range(4)] == [6, 2, 1, 2]


@pytest.mark.rule("INV-231")
def test_one_influence_of_each_colour_and_one_of_choice():
    at = acquire("now_influence", guilds=[0, 0, 0], supply=11)
    assert at.me.supply == 10 - 3
    at.play("orange")
    assert at.me.supply == 6
    assert at.me.guilds == [1, 2, 1]


@pytest.mark.rule("INV-232")
def test_one_influence_and_a_tile_at_or_left_of_the_ship_at_the_usual_cost():
    at = position(ship=13, guilds=[0, 0, 0], rows=[["boost"], [], []], inactive=EVERYBODY, supply=10)
    at.river({9: ["collect"], 12: [], 14: ["royalties"]}).research_on(13, "now_tile")
    at.play("do:gain 1 influence:any", "blue")
    assert at.me.guilds == [1, 0, 0]
    assert at.keys == ["space:9", "pass"]
    at.play("space:9")
    assert at.why("row:top") == "INV-078"
    at.play("row:bottom")
    assert at.me.rows[2] == (at.box.tile_ids.index("collect"),)
    assert at.board.stacks[9] == ()


@pytest.mark.rule("INV-233")
def test_the_marker_advances_before_the_royalties_are_gained():
    at = acquire("now_royalties", royalties=3, ready=["white.2"])
    assert at.me.royalties == 4
    assert at.me.silver == 2
    at.play("ready.white.2")
    assert at.me.determined == [2]
    assert at.asked == "question-main-action"
    assert acquire("now_royalties", royalties=4).me.silver == 3, "what space 5 prints, not space 4"


@pytest.mark.rule("INV-234")
def test_the_ship_moves_one_space_by_the_normal_rules():
    at = position(ship=9, silver=4, inactive=EVERYBODY).river({11: ["collect", "boost"]})
    at.research_on(13, "now_ship").play("row:middle")
    assert at.me.ship == 11
    assert at.me.rows[1] == (at.box.tile_ids.index("boost"),)
    assert at.me.silver == 0

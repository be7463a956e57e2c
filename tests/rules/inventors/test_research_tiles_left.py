"""Research tile reference: the ongoing abilities of the left River section."""

from __future__ import annotations

import pytest
from positions.inventors import position

EVERYBODY = ["scribe", "chandler", "weaver", "tiler", "blacksmith", "carpenter"]


@pytest.mark.rule("INV-217")
def test_the_orange_tile_reacts_to_a_swap_and_to_a_study_die_of_one_turn():
    at = position(research=["ongoing_orange_die"], ready=["white.3"], inactive=["tiler", "weaver", "scribe"])
    at.effect("swap 1 die").play("ready.white.3", "orange", "tiler")
    at.effect("study 1 die:orange").play("study.orange.bottom").play("weaver")
    assert at.me.silver == 2
    assert at.active("tiler")
    assert at.active("weaver")
    assert not at.active("scribe")


@pytest.mark.rule("INV-217")
def test_the_blue_tile_gives_a_card_and_a_silver_even_for_a_die_that_goes_to_exhausted():
    at = position(research=["ongoing_blue_die"], study=["blue.bottom"])
    at.effect("study 1 die:blue").play("exhausted.blue")
    assert (at.me.silver, len(at.me.hand)) == (1, 1)


@pytest.mark.rule("INV-217")
def test_the_charcoal_tile_gives_a_card_and_a_refresh_for_the_die_of_the_river():
    at = position(research=["ongoing_charcoal_die"], ship=11, inactive=["tiler", "weaver"]).river()
    at.effect("ship 1").play("charcoal", "tiler")
    assert at.me.ship == 12
    assert len(at.me.hand) == 1
    assert at.active("tiler")
    assert not at.active("weaver")


@pytest.mark.rule("INV-217")
def test_a_die_of_another_colour_or_a_white_die_triggers_nothing():
    at = position(research=["ongoing_blue_die"], ship=5, ready=["white.3"]).river()
    at.effect("ship 1").effect("swap 1 die").play("ready.white.3", "orange")
    assert at.me.ship == 6
    assert (at.me.silver, len(at.me.hand)) == (0, 0)


@pytest.mark.rule("INV-218")
def test_only_columns_completed_after_the_research_give_influence_and_a_raise():
    rows = [["boost", "silver_3"], ["raise", "draw"], ["pay_ship"]]
    at = position(rows=rows, ship=5, supply=10, levels={"all": 1}).river({5: ["collect"], 4: ["pay_draw"]})
    at.set(0, guilds=[0, 0, 0]).research_on(1, "ongoing_column")
    assert at.asked == "question-main-action"
    at.effect("collect 1 tile").play("space:5", "row:bottom")
    assert set(at.keys) == {"do:gain 1 influence:any", "do:raise 1 craft"}
    at.play("do:gain 1 influence:any", "orange", "tiler")
    assert at.me.guilds == [0, 1, 0]
    assert at.level("tiler") == 2
    at.effect("collect 1 tile").play("space:4", "row:top")
    assert at.asked == "question-influence", "the space covered in the third column"
    at.play("pass")
    assert at.asked == "question-main-action", "and the column is not complete"


@pytest.mark.rule("INV-219")
def test_each_workshop_tile_gained_brightens_a_die():
    at = position(research=["ongoing_tile"], ship=5, ready=["white.1", "white.2"])
    at.river({5: ["collect"], 4: ["pay_draw"]})
    at.effect("collect 1 tile").play("space:5", "row:top", "ready.white.1")
    at.effect("collect 1 tile").play("space:4", "row:middle", "ready.white.2")
    assert at.me.determined == [1, 2]
    assert at.asked == "question-main-action"


@pytest.mark.rule("INV-219")
def test_a_stop_with_a_full_board_brightens_nothing():
    full = [
        ["boost", "silver_3", "pay_swap", "pay_ship", "pay_raise"],
        ["raise", "draw", "refresh", "royalties", "lose_ship"],
        ["pay_boost", "pay_collect", "pay_royalties", "count_blue", "count_orange"],
    ]
    at = position(research=["ongoing_tile"], ship=3, ready=["white.1"], rows=full).river({4: ["collect"]})
    at.effect("ship 1")
    assert at.me.ship == 4
    assert at.asked == "question-main-action"


@pytest.mark.rule("INV-220")
def test_the_silver_of_a_research_cannot_pay_for_that_research():
    at = position(research=["ongoing_research"], silver=1, ship=5, inactive=EVERYBODY).river().effect("research 1")
    assert at.offers("space:1")
    assert at.why("space:7") == "INV-087", "2 spaces ahead"
    at = position(research=["ongoing_research"], silver=2, ship=5, inactive=EVERYBODY).river()
    at.research_on(7, "tent_silver")
    assert at.me.silver == 2 - 2 + 1


@pytest.mark.rule("INV-220")
def test_the_research_that_brings_the_tile_gives_no_silver_but_the_next_does():
    at = position(ship=17).river().research_on(1, "ongoing_research")
    assert at.me.silver == 0
    at.research_on(2, "ongoing_tile")
    assert at.me.silver == 1


@pytest.mark.rule("INV-220")
def test_the_silver_comes_before_an_immediate_tile_and_pays_for_what_it_brings():
    at = position(seats=3, ship=14, active=[], silver=0, rows=[["raise"]])
    at.river({15: ["draw"]}).put_research(3, "ongoing_research", 0).put_research(13, "now_ship", 1)
    at.research_on(13)
    assert (at.asked, at.me.ship, at.me.silver) == ("question-place-tile", 15, 1)
    at.play("row:top")
    assert (len(at.me.rows[0]), at.me.silver) == (2, 0)


@pytest.mark.rule("INV-221")
def test_inventing_moves_the_marker_and_brightens_a_die():
    at = position(research=["ongoing_royalties"], royalties=4, ready=["white.6", "white.2"], hand=["drum", "lens"])
    at.clear_devices().put_device("folding")
    at.play("invent", "ready.white.6", "pass", "card:drum", "advance")
    assert at.asked == "question-brighten"
    at.play("ready.white.2")
    assert at.me.royalties == 5
    assert at.me.determined == [2]
    assert at.asked == "question-invent-effects"


@pytest.mark.rule("INV-221")
def test_each_space_advanced_brightens_one_die():
    at = position(research=["ongoing_royalties"], royalties=6, ready=["white.6"])
    at.effect("royalties 2").play("ready.white.6", "determined.white.6")
    assert at.me.royalties == 8
    assert at.me.inspired == [6]
    assert at.asked == "question-main-action"


def to_publish(**fields):
    at = position(seats=3, silver=20, workers=0, **fields).clear_devices()
    return at.put_device("trick", 0, "built", card="table", inventor=0, builder=1)


@pytest.mark.rule("INV-222")
@pytest.mark.parametrize("dice", [["white.3", "white.3"], ["white.6"]])
def test_dice_on_a_camel_count_two_more(dice):
    assert to_publish(ready=dice).why("publish") == "INV-104"
    at = to_publish(ready=dice, research=["ongoing_camel_value"])
    at.play("publish", "scribe", "tiler")
    assert at.device("trick").publisher == 0


@pytest.mark.rule("INV-222")
def test_two_more_is_all_and_it_helps_to_invent_and_build_too():
    at = to_publish(ready=["white.3", "white.2"], research=["ongoing_camel_value"], hand=["drum"])
    assert at.why("publish") == "INV-104"
    at.put_device("floating", 0).put_device("robotic", 1, card="hourglass", inventor=1)
    assert at.why("invent") == "INV-104"
    assert at.offers("build")
    at.set(0, ready=["white.3", "white.3"])
    assert at.offers("invent")


@pytest.mark.rule("INV-222")
def test_dice_in_a_workshop_count_as_they_lie():
    at = position(research=["ongoing_camel_value"], ready=["white.2"], rows=[["pay_boost"], [], []], silver=3)
    at.play("workshop:top")
    assert at.why("start:top") == "INV-133"


@pytest.mark.rule("INV-223")
def test_coloured_dice_on_camels_are_rolled_into_ready_and_white_ones_are_exhausted():
    camels = [["blue.1", "white.1"], ["blue.2", "white.2"], ["white.3"]]
    at = position(seats=3, research=["ongoing_camel_keep"], third_camel=True, camels=camels, workshops=[["orange.1"]])
    at.end_round({0: 1, 1: 2, 2: 3})
    assert [code >> 3 for code in at.me.ready] == [1, 1]
    assert at.me.exhausted == [3, 0, 1, 0]
    at = position(seats=3, third_camel=True, camels=camels).end_round({0: 1, 1: 2, 2: 3})
    assert at.me.exhausted == [3, 2, 0, 0]

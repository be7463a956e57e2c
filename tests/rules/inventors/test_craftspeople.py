"""Player Board concepts: Craftspeople. Paying, rising, refreshing."""

from __future__ import annotations

import pytest
from positions.inventors import position

from claytable.games.inventors.terms import TRADES


def in_workshop(*tiles, **fields):
    """A player whose top row with these tiles is active: two dice, one of them Blue, that count 12."""
    return position(ready=["blue.6", "white.6"], rows=[list(tiles), [], []], **fields).play(
        "workshop:top", "ready.blue.6", "ready.white.6"
    )


def active(at):
    return [trade for trade in TRADES if at.active(trade)]


# -- paying -------------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-053")
def test_each_craftsperson_costs_what_their_own_tower_tile_prints():
    at = in_workshop(
        "pay_influence_blue",
        "pay_royalties",
        silver=6,
        levels={"all": 2, "tiler": 4, "carpenter": 5},
        active=["tiler", "carpenter"],
    )
    at.play("tile:pay_influence_blue", "tiler")
    assert at.me.silver == 3, "the Tiler on 4 costs 3"
    at.play("tile:pay_royalties")
    assert at.me.silver == 1, "the Carpenter on the higher tile 5 costs 2"


@pytest.mark.rule("INV-053")
def test_the_price_is_that_of_the_tile_where_they_stand_at_that_moment(tmp_path):
    pack = tmp_path / "prices.toml"
    pack.write_text('[[tower_tile]]\nid = "tower_3"\ncost = 1\n[[tower_tile]]\nid = "tower_4"\ncost = 4\n')
    start = {"silver": 9, "levels": {"all": 2, "tiler": 3}, "active": ["tiler"], "pack": str(pack)}
    at = in_workshop("pay_influence_blue", **start).play("tile:pay_influence_blue")
    assert (at.me.silver, at.level("tiler")) == (8, 4), "paid before the rise, and not the Income of the tile"
    at = in_workshop("pay_influence_blue", **(start | {"levels": {"all": 2, "tiler": 4}})).play(
        "tile:pay_influence_blue"
    )
    assert at.me.silver == 5


@pytest.mark.rule("INV-053")
def test_too_little_silver_refuses_the_payment():
    start = {"levels": {"all": 2, "tiler": 5}, "guilds": [0, 1, 0]}
    at = position(silver=2, active=["tiler", "weaver"], **start).play("worker:orange_right")
    assert at.why("weaver") == "INV-053", "the Weaver on 2 costs 3"
    at.play("tiler")
    assert (at.me.silver, at.active("tiler")) == (0, False)
    assert not position(silver=1, active=["tiler"], **start).offers("worker:orange_right")


@pytest.mark.rule("INV-054")
def test_an_inactive_weaver_cannot_be_paid_until_refreshed():
    at = in_workshop("pay_brighten", silver=10, levels={"all": 2}, inactive=["weaver"])
    assert not at.offers("tile:pay_brighten")
    at.effect("refresh 1 craft:weaver")
    assert at.offers("tile:pay_brighten")


@pytest.mark.rule("INV-054")
def test_the_icon_of_a_trade_demands_that_very_craftsperson():
    at = in_workshop("pay_influence_blue", silver=10, levels={"all": 2}).play("tile:pay_influence_blue")
    assert at.offers("tiler")
    assert [key for key in at.keys if key in TRADES] == ["tiler"]
    assert at.why("weaver") == "INV-054"


@pytest.mark.rule("INV-054")
def test_the_generic_icon_lets_the_player_choose_any_active_one():
    at = position(silver=10, levels={"all": 2}, guilds=[0, 1, 0], inactive=["weaver", "scribe"])
    at.play("worker:orange_right")
    assert sorted(key for key in at.keys if key in TRADES) == ["blacksmith", "carpenter", "chandler", "tiler"]
    assert at.why("weaver") == "INV-054"
    assert at.why("use:weaver") == "INV-054"
    at.play("blacksmith")
    assert not at.active("blacksmith")


@pytest.mark.rule("INV-055")
def test_a_paid_craftsperson_turns_inactive_and_rises_a_level():
    at = in_workshop("pay_influence_blue", silver=3, levels={"all": 2, "tiler": 3}, active=["tiler"])
    at.play("tile:pay_influence_blue")
    assert (at.me.silver, at.active("tiler"), at.level("tiler")) == (0, False, 4)
    assert [at.level(trade) for trade in TRADES if trade != "tiler"] == [2] * 5


@pytest.mark.rule("INV-056")
def test_on_the_highest_tile_a_craftsperson_is_paid_without_moving():
    at = position(silver=2, levels={"all": 2, "scribe": 6}, active=["scribe"], ready=["orange.6", "white.6"])
    at.set(rows=[["pay_research"], [], []]).play("workshop:top", "ready.orange.6", "ready.white.6")
    at.play("tile:pay_research")
    assert (at.me.silver, at.active("scribe"), at.level("scribe")) == (0, False, 6)


@pytest.mark.rule("INV-056")
def test_no_effect_lifts_anyone_above_the_highest_visible_tile():
    at = position(levels={"all": 2, "scribe": 6}).effect("raise 1 craft")
    assert sorted(at.keys) == sorted({*TRADES, "pass"} - {"scribe"})
    assert at.why("scribe") == "INV-056"


@pytest.mark.rule("INV-056")
def test_nobody_rises_above_10():
    at = position(levels={"all": 10, "tiler": 8}).effect("raise 3 craft")
    assert at.keys == ["tiler", "pass"]
    at.pass_until("question-main-action").effect("raise 3 craft").play("tiler").pass_until("question-raise")
    at.play("tiler").pass_until("question-main-action")
    assert (at.level("tiler"), at.asked) == (10, "question-main-action")


# -- rising and refreshing ----------------------------------------------------------------------------------


@pytest.mark.rule("INV-057")
def test_2_raises_on_an_inactive_chandler_cost_nothing_and_leave_them_inactive():
    at = position(silver=5, levels={"all": 2}, inactive=["chandler"]).effect("raise 2 craft")
    at.play("chandler", "chandler")
    assert (at.level("chandler"), at.active("chandler"), at.me.silver) == (4, False, 5)
    assert at.active("tiler")


@pytest.mark.rule("INV-057")
def test_raises_may_go_to_different_craftspeople_who_share_a_tile():
    at = position(levels={"all": 3, "scribe": 2, "weaver": 2, "tiler": 2}).effect("raise 2 craft")
    at.play("scribe", "tiler")
    assert at.me.levels == [3, 3, 2, 3, 3, 3]
    assert len(active(at)) == 6


@pytest.mark.rule("INV-057")
def test_a_single_raise_is_one_level_for_one_craftsperson():
    at = position(levels={"all": 2}).effect("raise 1 craft").play("weaver")
    assert (at.me.levels, at.asked) == ([2, 2, 3, 2, 2, 2], "question-main-action")


@pytest.mark.rule("INV-058")
def test_refresh_any_2_turns_exactly_2_chosen_ones_active():
    at = position(levels={"all": 2}, active=["scribe", "chandler"]).effect("refresh 2 craft:any")
    assert at.keys == ["weaver", "tiler", "blacksmith", "carpenter", "pass"]
    assert at.why("scribe") == "INV-058"
    at.play("tiler", "carpenter")
    assert active(at) == ["scribe", "chandler", "tiler", "carpenter"]
    assert (at.me.levels, at.asked) == ([2] * 6, "question-main-action")


@pytest.mark.rule("INV-058")
def test_an_active_one_on_the_top_tile_is_not_refreshed_because_they_are_active():
    at = position(levels={"all": 1, "scribe": 5}, inactive=["tiler", "weaver"]).effect("refresh 1 craft:any")
    assert at.why("scribe") == "INV-058"


@pytest.mark.rule("INV-058")
def test_refresh_all_turns_everyone_active_and_a_named_refresh_only_that_one():
    at = position(levels={"all": 2}, active=[]).effect("refresh 1 craft:weaver")
    assert active(at) == ["weaver"]
    at.effect("refresh all craft")
    assert active(at) == list(TRADES)
    assert at.me.levels == [2] * 6

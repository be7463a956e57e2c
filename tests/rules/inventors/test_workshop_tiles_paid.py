"""Workshop tile reference: tiles that pay a Craftsperson or lose Influence."""

from __future__ import annotations

import pytest
from positions.inventors import position

EVERYBODY = ["scribe", "chandler", "weaver", "tiler", "blacksmith", "carpenter"]


def activate(*tiles, dice, spare=(), **fields):
    """Place these dice in the top Workshop, which holds these tiles; `spare` dice stay in Ready."""
    fields = {"levels": {"all": 5}, "silver": 2, **fields}
    at = position(rows=[tiles, [], []], ready=[*dice, *spare], **fields)
    at.play("workshop:top")
    while at.asked == "question-place-dice":
        placed = len(at.me.workshops[0])
        at.play(f"ready.{dice[placed]}" if placed < len(dice) else "pass")
    return at


@pytest.mark.rule("INV-236")
@pytest.mark.parametrize(
    ("tile", "trade", "colour"),
    [
        ("pay_die_blue", "tiler", "blue"),
        ("pay_die_orange", "chandler", "orange"),
        ("pay_die_charcoal", "blacksmith", "charcoal"),
    ],
)
def test_a_paid_trade_gives_a_die_of_its_colour_to_the_study(tile, trade, colour):
    at = activate(tile, dice=[f"{colour}.5"], exhausted=["white"])
    owned = at.dice_owned()
    at.play(f"tile:{tile}", trade, "exhausted.white")
    assert at.me.silver == 0
    assert at.level(trade) == 6
    assert not at.active(trade)
    assert at.me.study.bit_count() == 1
    assert at.me.dice(["white", "blue", "orange", "charcoal"].index(colour)) == 2
    assert at.dice_owned() == owned


@pytest.mark.rule("INV-236")
def test_a_paid_weaver_gives_a_study_die_of_any_colour():
    at = activate("pay_die_any", dice=["white.6", "white.1"], exhausted=["white"])
    at.play("tile:pay_die_any", "weaver")
    assert {"blue", "orange", "charcoal"} <= set(at.keys)
    at.play("charcoal", "exhausted.white")
    assert at.me.dice(3) == 1
    assert at.me.silver == 0


@pytest.mark.rule("INV-236")
def test_an_inactive_chandler_cannot_be_paid_for_a_die():
    at = activate("pay_die_orange", dice=["orange.5"], inactive=["chandler"])
    assert at.why("tile:pay_die_orange") == "INV-063"


@pytest.mark.rule("INV-237")
def test_a_paid_carpenter_swaps_a_white_die_where_it_lies():
    at = activate("pay_swap", dice=["charcoal.5", "charcoal.3"], spare=["white.6"])
    at.play("tile:pay_swap", "carpenter", "ready.white.6", "blue")
    assert at.me.ready == [8 + 6]
    assert at.me.silver == 0
    assert not at.active("carpenter")


@pytest.mark.rule("INV-238")
@pytest.mark.parametrize(
    ("tile", "trade", "colour", "guilds"),
    [
        ("pay_influence_blue", "tiler", "blue", [1, 0, 0]),
        ("pay_influence_orange", "chandler", "orange", [0, 1, 0]),
        ("pay_influence_charcoal", "blacksmith", "charcoal", [0, 0, 1]),
    ],
)
def test_a_paid_trade_gives_an_influence_of_its_colour(tile, trade, colour, guilds):
    at = activate(tile, dice=[f"{colour}.4"], guilds=[0, 0, 0])
    at.play(f"tile:{tile}", trade)
    assert at.me.guilds == guilds
    assert at.me.silver == 0
    assert at.level(trade) == 6


@pytest.mark.rule("INV-238")
@pytest.mark.parametrize(("colour", "guilds"), [("blue", [1, 0, 0]), ("orange", [0, 1, 0]), ("charcoal", [0, 0, 1])])
def test_a_paid_carpenter_gives_a_card_and_an_influence_of_choice(colour, guilds):
    at = activate("pay_draw_influence", dice=["white.6"], guilds=[0, 0, 0])
    at.play("tile:pay_draw_influence", "carpenter", colour)
    assert at.me.guilds == guilds
    assert len(at.me.hand) == 1
    assert at.me.silver == 0


@pytest.mark.rule("INV-239")
def test_a_paid_weaver_brightens_two_dice_or_one_twice():
    at = activate("pay_brighten", dice=["blue.3"], spare=["white.1", "white.2"])
    at.play("tile:pay_brighten", "weaver", "ready.white.1", "determined.white.1")
    assert at.me.inspired == [1]
    at = activate("pay_brighten", dice=["blue.3"], spare=["white.1", "white.2"])
    at.play("tile:pay_brighten", "weaver", "ready.white.1", "ready.white.2")
    assert at.me.determined == [1, 2]
    assert at.asked != "question-brighten"


@pytest.mark.rule("INV-239")
def test_a_paid_chandler_draws_two_cards():
    at = activate("pay_draw", dice=["orange.3"])
    at.play("tile:pay_draw", "chandler")
    assert len(at.me.hand) == 2
    assert at.me.silver == 0
    assert not at.active("chandler")


@pytest.mark.rule("INV-239")
def test_a_paid_carpenter_advances_the_royalties_marker():
    at = activate("pay_royalties", dice=["white.6", "white.2"], royalties=3)
    at.play("tile:pay_royalties", "carpenter")
    assert at.me.royalties == 4
    assert at.me.silver == 0
    assert not at.active("carpenter")


@pytest.mark.rule("INV-240")
def test_a_paid_scribe_researches():
    at = activate("pay_research", dice=["orange.6", "white.2"], ship=1)
    at.river().top_research("ongoing_column").play("tile:pay_research", "scribe", "space:1", "research:ongoing_column")
    assert at.board.slots[1][0] == 0
    assert at.me.silver == 0
    assert not at.active("scribe")


@pytest.mark.rule("INV-240")
def test_a_paid_scribe_refreshes_everybody_the_scribe_included():
    at = activate("pay_refresh_all", dice=["charcoal.6"], active=["scribe"])
    at.play("tile:pay_refresh_all")
    assert at.me.silver == 0
    assert at.level("scribe") == 6
    assert all(at.active(trade) for trade in EVERYBODY)


@pytest.mark.rule("INV-241")
def test_both_raises_may_go_to_the_weaver_who_was_paid():
    at = activate("pay_raise", dice=["charcoal.6", "white.2"], levels={"all": 3, "tiler": 7}, silver=3)
    at.play("tile:pay_raise", "weaver", "weaver", "weaver")
    assert at.level("weaver") == 6
    assert not at.active("weaver")
    assert at.me.silver == 0
    assert at.asked != "question-raise"


@pytest.mark.rule("INV-242")
def test_a_paid_blacksmith_moves_the_ship_one_space():
    at = activate("pay_ship", dice=["blue.6", "white.2"], ship=1).river({4: ["collect"]})
    at.play("tile:pay_ship", "blacksmith", "row:middle")
    assert at.me.ship == 4
    assert at.me.rows[1] == (at.box.tile_ids.index("collect"),)
    assert not at.active("blacksmith")


@pytest.mark.rule("INV-242")
def test_a_tiler_may_be_paid_with_nothing_to_collect():
    at = activate("pay_collect", dice=["white.6", "white.1"], ship=0).river({1: ["collect"]})
    at.play("tile:pay_collect", "tiler")
    assert at.level("tiler") == 6
    assert at.me.silver == 0
    assert sum(len(row) for row in at.me.rows) == 1
    assert len(at.board.stacks[1]) == 1


@pytest.mark.rule("INV-242")
def test_a_paid_tiler_collects_a_tile_at_or_left_of_the_ship():
    at = activate("pay_collect", dice=["white.6", "white.1"], ship=3)
    at.river({1: ["collect"], 3: ["draw"], 4: ["raise"]}).play("tile:pay_collect", "tiler")
    assert at.keys == ["space:1", "space:3", "pass"]
    at.play("space:1", "row:middle")
    assert at.me.rows[1] == (at.box.tile_ids.index("collect"),)


@pytest.mark.rule("INV-243")
def test_three_with_both_boosts_counts_twelve():
    at = activate("pay_boost", "boost", "collect", dice=["white.3"], ship=3).river({1: ["draw"]})
    assert at.game.decision.question.args["value"] == 3
    assert at.why("tile:collect") == "INV-133"
    at.play("tile:boost")
    assert at.game.decision.question.args["value"] == 6
    assert at.me.silver == 2, "no payment"
    at.play("tile:pay_boost", "weaver")
    assert at.game.decision.question.args["value"] == 12
    assert at.me.silver == 0
    assert not at.active("weaver")
    assert at.offers("tile:collect")


@pytest.mark.rule("INV-243")
def test_a_boost_is_for_this_action_only():
    at = activate("boost", "silver_3", dice=["white.3"], spare=["white.4"]).play("tile:boost", "pass")
    at.pass_until("question-main-action").take_turn(0).set(0, workshops=[[], [], []])
    at.play("workshop:top").pass_until("question-activate")
    assert at.game.decision.question.args["value"] == 4


@pytest.mark.rule("INV-248")
@pytest.mark.parametrize("tile", ["lose_ship", "lose_research"])
def test_without_influence_in_any_guild_none_can_be_lost(tile):
    at = activate(tile, dice=["orange.6", "white.5"], guilds=[0, 0, 0], ship=1).river()
    assert at.why(f"tile:{tile}") == "INV-063"


@pytest.mark.rule("INV-248")
def test_an_influence_of_a_guild_of_choice_moves_the_ship():
    at = activate("lose_ship", dice=["white.6", "white.3"], guilds=[1, 0, 2], ship=1).river({4: ["collect"]})
    supply = at.me.supply
    at.play("tile:lose_ship")
    assert at.keys == ["pay-influence:blue", "pay-influence:charcoal"]
    at.play("pay-influence:charcoal", "row:middle")
    assert at.me.guilds == [1, 0, 1]
    assert at.me.supply == supply + 1
    assert at.me.ship == 4


@pytest.mark.rule("INV-248")
def test_an_influence_of_a_guild_of_choice_pays_for_a_research():
    at = activate("lose_research", dice=["orange.6", "white.5"], guilds=[1, 1, 0], ship=1)
    at.river().top_research("ongoing_column")
    at.play("tile:lose_research", "pay-influence:blue", "space:1", "research:ongoing_column")
    assert at.me.guilds == [0, 1, 0]
    assert at.board.slots[1][0] == 0

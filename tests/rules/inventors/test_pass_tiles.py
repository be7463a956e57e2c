"""Pass tile reference."""

from __future__ import annotations

import pytest
from positions.inventors import new_game, position


@pytest.mark.rule("INV-251")
@pytest.mark.parametrize("seed", range(5))
def test_five_of_the_eight_pass_tiles_are_in_play(seed):
    at = new_game(seats=3, seed=seed)
    assert len(at.box.pass_effect) == 8
    assert len(at.board.pass_tiles) == len(set(at.board.pass_tiles)) == 5


@pytest.mark.rule("INV-251")
def test_a_player_uses_only_the_tile_beside_the_tent_just_placed_and_only_once():
    at = position(seats=3).put_pass_tile(1, "pass_silver").put_pass_tile(2, "pass_guilds")
    at.play("tent:1", "pass").set(1, guilds=[0, 0, 0])
    at.play("tent:2", "pass-tile")
    assert at.player(1).guilds == [1, 1, 1]
    assert at.player(1).silver == 0
    assert at.me.silver == 0, "a Pass tile may be left unused"
    assert at.seat == 2, "nothing is left to be used"


@pytest.mark.rule("INV-251")
def test_another_players_pass_tile_is_not_offered_on_a_later_turn():
    at = position(seats=3, ready=["white.1"]).put_pass_tile(1, "pass_silver").play("tent:1", "pass")
    at.take_turn(0)
    assert at.asked == "question-after-tent"
    assert not at.offers("pass-tile")


def beside_the_river(hand):
    at = position(seats=3, ship=3, hand=hand).river({2: ["draw"], 4: ["raise"]}).put_pass_tile(1, "pass_river")
    return at.play("tent:1", "pass-tile")


@pytest.mark.rule("INV-252")
def test_without_a_card_only_a_tile_can_be_collected():
    at = beside_the_river([])
    assert at.keys == ["do:collect 1 tile", "pass"]
    at.play("do:collect 1 tile", "space:2", "row:top")
    assert at.me.rows[0] == (at.box.tile_ids.index("draw"),)
    assert at.me.ship == 3


@pytest.mark.rule("INV-252")
def test_a_discarded_card_moves_the_ship_instead():
    at = beside_the_river(["lens", "drum"])
    at.play("do:pay 1 card -> ship 1", "card:lens", "row:top")
    assert at.me.ship == 4
    assert at.me.rows[0] == (at.box.tile_ids.index("raise"),)
    assert at.me.hand == [at.box.card_ids.index("drum")]
    assert len(at.board.stacks[2]) == 1

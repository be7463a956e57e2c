"""Main Board concepts: the Royalties track."""

from __future__ import annotations

import pytest
from positions.inventors import position


@pytest.mark.rule("INV-081")
def test_an_advance_moves_the_marker_to_the_next_space_even_if_another_is_there():
    at = position(royalties=3).set(1, royalties=4).effect("royalties 1")
    assert (at.me.royalties, at.player(1).royalties) == (4, 4)


@pytest.mark.rule("INV-081")
def test_several_advances_are_made_one_after_the_other():
    at = position(royalties=0, levels={"all": 2}).effect("royalties 2")
    assert at.me.royalties == 2
    assert at.me.silver == 0, "an advance gives no Royalties"


@pytest.mark.rule("INV-082")
@pytest.mark.parametrize("start", range(11))
def test_a_raise_is_offered_once_where_the_advance_crosses_a_blue_space(start):
    at = position(royalties=start, levels={"all": 2}).effect("royalties 1")
    assert at.me.royalties == start + 1
    if start + 1 in (3, 6, 9):
        assert (at.asked, at.game.decision.question.args["times"]) == ("question-raise", 1)
        at.play("weaver")
        assert at.level("weaver") == 3
    assert at.asked == "question-main-action"


@pytest.mark.rule("INV-082")
def test_the_raise_of_a_blue_space_may_be_declined():
    at = position(royalties=2, levels={"all": 2}).effect("royalties 1").play("pass")
    assert (at.me.royalties, at.me.levels) == (3, [2] * 6)


@pytest.mark.rule("INV-082")
def test_each_crossing_counts_once():
    at = position(royalties=2, levels={"all": 2}).effect("royalties 4")
    at.play("tiler").play("tiler")
    assert (at.me.royalties, at.level("tiler"), at.asked) == (6, 4, "question-main-action")


@pytest.mark.rule("INV-082")
def test_where_the_blue_spaces_lie_is_printed_on_the_board(tmp_path):
    pack = tmp_path / "crossings.toml"
    pack.write_text("[royalties]\ncrossings_before = [5]\n")
    at = position(royalties=2, levels={"all": 2}, pack=str(pack)).effect("royalties 2")
    assert (at.asked, at.me.royalties) == ("question-main-action", 4)
    assert at.effect("royalties 1").asked == "question-raise"


def publishing(**fields):
    at = position(ready=["white.4", "white.4"], levels={"all": 2}, **fields).clear_devices()
    return at.put_device("robotic", column="built", card="lens", inventor="neutral", builder="neutral", invention=6)


@pytest.mark.rule("INV-083")
@pytest.mark.parametrize(("choice", "silver", "refreshed"), [("gain-silver", 1, False), ("refresh", 0, True)])
def test_beyond_11_a_publish_gives_a_refresh_or_1_silver(choice, silver, refreshed):
    at = publishing(royalties=11, silver=7, inactive=["weaver"]).play("publish", "scribe", "tiler", "pay-silver")
    assert sorted(at.keys) == ["gain-silver", "refresh"]
    at.play(choice)
    if refreshed:
        assert sorted(at.keys) == ["pass", "scribe", "tiler", "weaver"]
        at.play("weaver")
    assert (at.me.royalties, at.me.silver, at.active("weaver")) == (11, silver, refreshed)
    assert at.device("robotic").publisher == 0


@pytest.mark.rule("INV-083")
def test_at_11_each_further_advance_is_exchanged_and_triggers_no_ability():
    at = position(royalties=10, research=["ongoing_royalties"], ready=["white.2"]).effect("royalties 3")
    assert (at.asked, at.me.royalties) == ("question-brighten", 11)
    at.play("pass")
    assert (at.asked, at.me.royalties, at.me.silver) == ("question-main-action", 11, 2)
    assert at.dice_in("ready") == ["white.2"]


@pytest.mark.rule("INV-084")
def test_royalties_gained_in_a_turn_are_exactly_what_the_track_prints():
    at = position(royalties=3, ready=["white.2"], levels={"all": 2}).effect("harvest royalties")
    assert at.me.silver == 2
    assert (at.asked, at.game.decision.question.args["times"]) == ("question-brighten", 1)
    at.play("ready.white.2")
    assert at.asked == "question-main-action"
    assert (at.me.silver, at.me.levels, at.me.hand) == (2, [2] * 6, []), "no Income"
    assert at.me.royalties == 3


@pytest.mark.rule("INV-084")
@pytest.mark.parametrize(("space", "brightens", "silver"), [(0, 0, 1), (1, 1, 1), (5, 1, 3), (7, 2, 3), (11, 3, 4)])
def test_royalties_depend_on_the_markers_space(space, brightens, silver):
    at = position(royalties=space, exhausted=["white"]).effect("harvest royalties")
    assert at.me.silver == silver
    assert (at.game.decision.question.args["times"] if at.asked == "question-brighten" else 0) == brightens


@pytest.mark.rule("INV-084")
def test_a_worker_of_the_charcoal_guild_gains_royalties_without_income():
    at = position(seats=3, royalties=4, guilds=[0, 0, 2], levels={"all": 3}, exhausted=["white"], ready=["white.2"])
    at.play("worker:charcoal_left", "do:study 1 die:charcoal + harvest royalties + gain 1 silver")
    assert at.me.silver == 1
    at.play("do:harvest royalties")
    assert (at.asked, at.me.silver) == ("question-brighten", 1 + 2)
    at.play("pass").pass_until("question-main-action")
    assert (at.me.silver, at.me.levels) == (3, [3] * 6)

"""Player Board concepts: Craftspeople. The tower and its progress, and when it progresses."""

from __future__ import annotations

import pytest
from positions.inventors import position


def tower(at):
    return at.game.view(0)["players"][0]["tower"]


@pytest.mark.rule("INV-059")
def test_emptying_the_lowest_tile_resolves_its_black_bar_once():
    at = position(levels={"all": 3, "tiler": 1, "weaver": 2, "scribe": 4}, ready=["white.2"])
    at.effect("raise 1 craft").play("tiler")
    assert (at.asked, at.game.decision.question.args["times"]) == ("question-brighten", 2)
    at.play("ready.white.2", "pass")
    assert (at.asked, tower(at)) == ("question-main-action", [2, 3, 4, 5, 6])
    assert at.dice_in("determined") == ["white.2"]


@pytest.mark.rule("INV-059")
def test_the_tower_stands_while_someone_is_on_its_lowest_tile():
    at = position(levels={"all": 3, "tiler": 1, "weaver": 1}, ready=["white.2"]).effect("raise 1 craft").play("tiler")
    assert (at.asked, tower(at)) == ("question-main-action", [1, 2, 3, 4, 5])


@pytest.mark.rule("INV-059")
def test_if_the_new_lowest_tile_is_empty_too_the_tower_progresses_again():
    at = position(levels={"all": 5, "tiler": 2, "weaver": 5}, guilds=[0, 0, 0])
    # From tile 2 straight to 4: tiles 2 (draw 2 cards) and 3 (1 Influence of choice) are both left behind.
    at.set(levels={"tiler": 4}, low=2).effect("raise 1 craft").play("tiler")
    assert len(at.me.hand) == 2
    assert at.asked == "question-influence"
    at.play("blue")
    assert at.asked == "question-main-action"
    assert at.me.guilds == [1, 0, 0]
    assert tower(at) == [5, 6, 7, 8, 9]


@pytest.mark.rule("INV-059")
def test_paying_the_last_one_on_the_lowest_tile_progresses_the_tower_too():
    at = position(levels={"all": 3, "tiler": 2}, silver=3, active=["tiler"], ready=["blue.6", "white.6"])
    at.set(rows=[["pay_influence_blue"], [], []]).play("workshop:top", "ready.blue.6", "ready.white.6")
    at.play("tile:pay_influence_blue")
    assert tower(at) == [3, 4, 5, 6, 7]
    assert len(at.me.hand) == 2, "tile 2 draws 2 cards"


@pytest.mark.rule("INV-060")
def test_a_flipped_tile_returns_as_the_highest():
    at = position(levels={"all": 5, "tiler": 1}).effect("raise 1 craft")
    assert tower(at) == [1, 2, 3, 4, 5]
    assert at.why("scribe") == "INV-056"
    at.play("tiler")
    assert tower(at) == [2, 3, 4, 5, 6]
    at.effect("raise 1 craft").play("scribe")
    assert at.level("scribe") == 6


@pytest.mark.rule("INV-060")
def test_the_rulebooks_chandler_flips_tile_5_after_one_advance_on_the_royalties_track():
    at = position(levels={"all": 6, "chandler": 5, "tiler": 7}, silver=2, active=["chandler"], royalties=0)
    at.set(ready=["orange.6", "white.6"], rows=[["pay_influence_orange"], [], []])
    at.play("workshop:top", "ready.orange.6", "ready.white.6", "tile:pay_influence_orange")
    assert (at.me.silver, at.active("chandler"), at.level("chandler")) == (0, False, 6)
    assert (at.me.royalties, tower(at)) == (1, [6, 7, 8, 9, 10])


@pytest.mark.rule("INV-061")
def test_a_back_leaves_the_game_and_the_tower_is_a_tile_shorter():
    at = position(levels={"all": 7, "tiler": 6}, guilds=[0, 0, 0])
    assert tower(at) == [6, 7, 8, 9, 10]
    at.effect("raise 1 craft").play("tiler", "blue")
    assert (at.me.guilds, len(at.me.hand)) == ([1, 0, 0], 1), "tile 6: 1 Influence of choice and 1 card"
    assert tower(at) == [7, 8, 9, 10]
    at.set(levels={"scribe": 10}).effect("raise 1 craft")
    assert at.why("scribe") == "INV-056"


@pytest.mark.rule("INV-061")
def test_income_and_black_bar_are_those_of_the_tile_that_is_lowest_now():
    at = position(seats=3, levels={"all": 8, "tiler": 7}, guilds=[0, 0, 0]).effect("raise 1 craft").play("tiler")
    assert at.game.decision.question.args["times"] == 2, "tile 7: 2 Influence of choice"
    at.play("blue", "orange").set(silver=0).end_round({0: 1, 1: 4, 2: 5})
    assert (at.asked, at.seat) == ("question-income", 0)
    at.play("income")
    assert (at.me.silver, len(at.me.hand)) == (5, 2), "tile 8: 5 Silver and 2 cards"


@pytest.mark.rule("INV-061")
def test_the_last_tile_never_leaves():
    at = position(levels={"all": 10, "tiler": 9}, royalties=0).effect("raise 1 craft").play("tiler")
    assert at.me.royalties == 2
    assert tower(at) == [10]


# -- while a cost is paid -----------------------------------------------------------------------------------

#: Tiler, Chandler and Carpenter on 1, 4 and 5 (prices 3, 3 and 2); nobody else can help.
THREE = {"levels": {"all": 2, "tiler": 1, "chandler": 4, "carpenter": 5}, "active": ["tiler", "chandler", "carpenter"]}


def building(**fields):
    at = position(ready=["white.4", "white.3"], **(THREE | fields)).clear_devices()
    return at.put_device("robotic", card="dial", inventor="neutral", invention="neutral_blue_orange")


@pytest.mark.rule("INV-062")
def test_the_tower_may_progress_at_once_and_pay_for_the_rest_of_the_cost():
    at = building(silver=7, study=["charcoal.bottom"]).play("build", "ready.white.4", "tiler")
    # Only an immediate progress, with a brighten for the Study die, covers the rest: so far nothing is asked.
    assert (at.asked, at.me.silver) == ("question-brighten", 7 - 3 + 1)
    at.play("pass", "chandler")
    assert at.me.silver == 0
    assert at.device("robotic").builder == 0


@pytest.mark.rule("INV-062")
def test_affordability_is_simulated_step_by_step():
    assert not building(silver=5, study=["charcoal.bottom"]).offers("build")
    assert not building(silver=7).offers("build"), "without the Study die nothing brings the missing Silver"
    assert building(silver=7, study=["charcoal.bottom"]).offers("build")
    at = building(silver=7, study=["charcoal.bottom"]).play("build", "ready.white.4", "chandler")
    assert (at.active("tiler"), at.active("carpenter")) == (False, True), "the Tiler's 3 come before the last 2"


@pytest.mark.rule("INV-062")
def test_the_owner_may_progress_the_tower_now_or_after_the_cost():
    at = building(silver=8, study=["charcoal.bottom"]).play("build", "ready.white.4", "tiler")
    assert at.keys == ["now", "later"]
    at.play("later")
    assert (at.asked, tower(at)) == ("question-pay", [1, 2, 3, 4, 5])
    at.play("chandler")
    assert (at.asked, at.me.silver) == ("question-brighten", 0)
    at.play("study.charcoal.bottom.up", "pass")
    assert (at.me.silver, tower(at)) == (1, [2, 3, 4, 5, 6])


@pytest.mark.rule("INV-062")
def test_a_tower_that_progresses_now_gives_a_new_top_tile_to_those_paid_next():
    at = building(silver=8).play("build", "ready.white.4", "tiler", "now").pass_until("question-pay")
    at.play("carpenter").pass_until("question-main-action")
    assert at.level("carpenter") == 6
    at = building(silver=8).play("build", "ready.white.4", "tiler", "later", "carpenter")
    at.pass_until("question-main-action")
    assert at.level("carpenter") == 5, "tile 6 was not there yet"


@pytest.mark.rule("INV-062")
def test_in_an_invent_nobody_is_paid_and_the_tower_does_not_wait(tmp_path):
    pack = tmp_path / "study.toml"
    pack.write_text('[[study_space]]\nid = "study_charcoal"\nmiddle = ["raise 1 craft"]\n')
    at = position(pack=str(pack), ready=["white.6"], study=["charcoal.bottom"], levels={"all": 2, "scribe": 1})
    at.set(hand=["chair", "clock", "compass", "dial"]).clear_devices().put_device("robotic")
    at.play("invent", "play:chair", "study.charcoal.bottom.up", "scribe")
    assert at.asked == "question-brighten", "tile 1 brightens 2"
    at.pass_until("question-invent-discard")
    assert tower(at) == [2, 3, 4, 5, 6]

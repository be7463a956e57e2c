"""Actions after tenting."""

import pytest
from positions.inventors import position

AFTER = {"after-tent:brighten", "after-tent:refresh", "after-tent:clear", "pass"}


def tented(**fields):
    """A player who has placed the Tent, with a Worker and a Camel unused."""
    start = {"seats": 3, "silver": 9, "workers": 1, "camels": [["white.1"]], "guilds": [3, 3, 3], "envoy": True}
    return position(**start | {"levels": {"all": 3}} | fields).put_tents({1: 0})


@pytest.mark.rule("INV-163")
def test_four_kinds_of_action_and_passing():
    at = tented(ready=["white.6", "blue.6"], exhausted=["white"], inactive=["tiler"], workshops=[["white.2"]])
    at.put_device("robotic", 1, "built", card="basin", inventor=1, builder=1)
    assert set(at.keys) == {"workshop:middle", "workshop:bottom"} | AFTER
    for key in ("invent", "build", "test", "publish", "worker:open_draw", "envoy:open_draw"):
        assert at.why(key) == "INV-163"


@pytest.mark.rule("INV-163")
def test_brighten_one_die():
    at = tented(exhausted=["white", "white"])
    at.play("after-tent:brighten", "exhausted.white")
    assert len(at.me.ready) == 1
    assert at.seat == 1


@pytest.mark.rule("INV-163")
def test_refresh_one_craftsperson():
    at = tented(inactive=["tiler", "weaver"])
    at.play("after-tent:refresh", "tiler")
    assert at.active("tiler")
    assert not at.active("weaver")
    assert at.seat == 1


@pytest.mark.rule("INV-163")
def test_a_workshop_with_one_or_two_dice():
    at = tented(ready=["white.6", "white.5"])
    at.play("workshop:top", "ready.white.6", "ready.white.5", "start:top").pass_until("question-main-action")
    assert at.dice_in("workshop:top") == ["white.5", "white.6"]
    assert at.me.silver == 10


@pytest.mark.rule("INV-163")
def test_a_turn_may_be_passed_and_free_actions_stay_possible():
    at = tented(exhausted=["white"] * 2, hand=["chair", "clock"])
    at.play("play:chair", "exhausted.white").pass_until("question-after-tent")
    assert len(at.me.ready) == 1
    at.play("pass", "end-turn")
    assert at.seat == 1
    assert len(at.me.ready) == 1


@pytest.mark.rule("INV-163")
def test_one_action_a_turn():
    at = tented(exhausted=["white"] * 2, hand=["chair"], inactive=["tiler"])
    at.play("after-tent:brighten", "exhausted.white")
    assert at.asked == "question-end-turn"
    assert at.why("after-tent:refresh") == "INV-092"


@pytest.mark.rule("INV-164")
def test_clearing_a_workshop_costs_a_craftsperson():
    at = tented(workshops=[["white.2", "blue.3"]], ready=["white.4"])
    at.play("after-tent:clear", "scribe", "row:top")
    assert at.me.silver == 6
    assert not at.active("scribe")
    assert at.level("scribe") == 4
    assert at.dice_in("exhausted") == ["white", "blue"]
    assert at.dice_in("workshop:top") == []
    assert at.seat == 1
    at.take_turn(0)
    assert at.offers("workshop:top"), "it may be used again on a later turn"


@pytest.mark.rule("INV-164")
def test_one_workshop_of_choice():
    at = tented(workshops=[["white.2"], ["white.3"], ["blue.4"]])
    at.play("after-tent:clear", "scribe", "row:bottom")
    assert at.dice_in("exhausted") == ["blue"]
    assert [len(dice) for dice in at.me.workshops] == [1, 1, 0]


@pytest.mark.rule("INV-164")
def test_any_active_craftsperson_who_can_be_paid():
    at = tented(workshops=[["white.2"]], active=["tiler", "weaver"])
    at.play("after-tent:clear")
    assert {key for key in at.keys if not key.startswith("use:")} == {"tiler", "weaver"}
    assert at.why("scribe") == "INV-054"
    assert tented(workshops=[["white.2"]], active=["tiler"], silver=2).why("after-tent:clear") == "INV-164"
    assert tented(workshops=[["white.2"]], active=[]).why("after-tent:clear") == "INV-164"


@pytest.mark.rule("INV-164")
def test_without_dice_in_a_workshop_there_is_nothing_to_clear():
    assert not tented(inactive=["tiler"]).offers("after-tent:clear")

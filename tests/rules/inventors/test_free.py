"""Free actions."""

import pytest
from positions.inventors import position

# Everybody costs 3.
LEVELS = {"all": 3}


@pytest.mark.rule("INV-157")
def test_any_number_of_times_in_one_turn_but_not_at_end_of_round():
    hand = ["chair", "clock", "compass", "dial"]
    at = position(seats=3, exhausted=["white"] * 4, hand=hand, study=["blue.bottom"], workers=0)
    at.set(0, camels=[["white.1"], ["white.1"]]).put_tents({2: 1, 3: 2}).put_pass_tile(1, "pass_guilds")
    for card in hand[:3]:
        at.play(f"play:{card}").pass_until("question-main-action")
    assert len(at.me.hand) == 1
    at.play("tent:1", "pass", "end-turn")
    assert at.asked == "question-brighten-study", "the End of Round"
    assert at.why("play:dial") == "INV-157"
    assert not any(key.startswith("play:") for key in at.keys)


@pytest.mark.rule("INV-157")
def test_in_the_middle_of_a_main_action():
    at = position(seats=3, silver=20, levels=LEVELS, ready=["white.6", "white.6"], hand=["chair"], exhausted=["white"])
    at.clear_devices().put_device("robotic", 0, card="basin", inventor=0)
    at.play("build", "tiler")
    assert at.asked == "question-pay"
    at.play("play:chair", "exhausted.white", "pass")
    assert at.asked == "question-pay", "then the payment goes on"
    assert len(at.me.ready) == 1


@pytest.mark.rule("INV-157")
def test_before_and_after_the_main_action_and_after_the_tent():
    at = position(seats=3, exhausted=["white"] * 3, hand=["chair", "clock"])
    assert at.offers("play:chair")
    at.play("worker:open_draw").pass_until("question-end-turn")
    assert at.offers("play:chair")
    at.put_tents({1: 0}).take_turn(0)
    assert at.asked == "question-after-tent"
    assert at.offers("play:chair")
    assert at.offers("discard-two")


@pytest.mark.rule("INV-157")
def test_not_in_another_players_turn():
    at = position(seats=3, silver=20, levels=LEVELS, ready=["white.6", "white.6"]).clear_devices()
    at.put_device("robotic", 0, card="basin", inventor=1, invention="invention_brighten")
    at.set(1, exhausted=["white"] * 3, hand=["chair", "clock"])
    at.play("build", "tiler", "weaver", "chandler")
    assert (at.seat, at.asked) == (1, "question-brighten")
    assert at.why("play:chair") == "INV-157"
    assert at.why("discard-two") == "INV-157"


@pytest.mark.rule("INV-158")
def test_a_played_card_increases_a_die_and_refreshes_the_trade_shown():
    at = position(seats=3, ready=["white.3", "white.5"], inactive=["tiler", "weaver"], hand=["astrolabe"])
    at.play("play:astrolabe", "increase", "ready.white.3", "tiler")
    assert at.dice_in("ready") == ["white.4", "white.5"]
    assert at.active("tiler")
    assert not at.active("weaver")
    assert at.me.hand == []
    assert at.board.discards[-1] == at.box.card_ids.index("astrolabe")
    assert (at.seat, at.asked) == (0, "question-main-action")


@pytest.mark.rule("INV-158")
def test_one_effect_alone_or_both_in_either_order():
    at = position(seats=3, ready=["white.3"], inactive=["tiler"], hand=["astrolabe"])
    at.play("play:astrolabe", "tiler", "pass")
    assert at.dice_in("ready") == ["white.3"]
    assert at.active("tiler")
    at = position(seats=3, ready=["white.3"], inactive=["tiler"], hand=["astrolabe"])
    at.play("play:astrolabe", "increase", "ready.white.3", "pass")
    assert at.dice_in("ready") == ["white.4"]
    assert not at.active("tiler")


@pytest.mark.rule("INV-158")
def test_other_cards_brighten_a_die_instead():
    at = position(seats=3, ready=["white.3"], inactive=["tiler"], hand=["chair"])
    at.play("play:chair", "increase", "ready.white.3")
    assert at.keys == ["brighten", "pass"]
    at.play("brighten", "ready.white.4")
    assert at.dice_in("determined") == ["white.4"]
    assert not at.active("tiler")


@pytest.mark.rule("INV-158")
def test_only_an_available_die_below_6_and_a_card_in_hand():
    at = position(seats=3, ready=["white.6"], exhausted=["white"], camels=[["white.1"]], hand=["astrolabe"])
    assert at.why("play:astrolabe") == "INV-158", "nothing to increase, and the Tiler is Active"
    assert at.why("play:lens") == "INV-158", "is not in hand"
    at.set(ready=["white.6", "white.5"])
    assert at.offers("play:astrolabe")


@pytest.mark.rule("INV-159")
def test_two_cards_refresh_exactly_one_craftsperson():
    hand = ["chair", "clock", "astrolabe", "lens", "bowl"]
    at = position(seats=3, inactive=["tiler", "weaver"], exhausted=["white"], hand=hand)
    at.play("discard-two", "card:lens", "card:bowl", "refresh", "weaver")
    assert len(at.me.hand) == 3
    assert at.active("weaver")
    assert not at.active("tiler")
    assert at.dice_in("exhausted") == ["white"], "either, not both"
    assert {at.box.card_ids[card] for card in at.board.discards[-2:]} == {"lens", "bowl"}


@pytest.mark.rule("INV-159")
def test_or_brighten_one_die():
    at = position(seats=3, inactive=["tiler"], exhausted=["white"] * 2, hand=["astrolabe", "lens", "bowl"])
    at.play("discard-two", "card:lens", "card:bowl", "brighten", "exhausted.white")
    assert len(at.me.ready) == 1
    assert not at.active("tiler")
    assert at.asked == "question-main-action"


@pytest.mark.rule("INV-159")
def test_one_card_is_not_enough():
    assert position(seats=3, inactive=["tiler"], hand=["lens"]).why("discard-two") == "INV-159"


def research_4_ahead(**fields):
    """A Research on space 4 from space 0: a task of 4 Silver."""
    at = position(**{"seats": 3, "silver": 4, "levels": LEVELS, "ship": 0} | fields)
    at.put_research(1, "ongoing_tile", 1, 2).put_research(2, "ongoing_research", 1, 2)
    at.put_research(3, "ongoing_column", 1, 2).river({5: ["draw"]})
    return at.effect("research 1").play("space:4")


@pytest.mark.rule("INV-160")
def test_three_craftspeople_save_3_of_4_silver():
    at = research_4_ahead()
    at.play("use:tiler", "use:weaver", "use:scribe", "pay-silver")
    assert at.me.silver == 3
    assert [at.active(trade) for trade in ("tiler", "weaver", "scribe")] == [False] * 3
    assert at.me.levels == [3] * 6, "none of them rises"
    assert at.board.slots[4] == (0, -1)


@pytest.mark.rule("INV-160")
def test_the_log_says_what_was_spent_and_not_what_was_saved():
    at = research_4_ahead()
    at.play("use:tiler", "use:weaver", "use:scribe", "pay-silver")
    assert "Player 1 pays 1 Silver." in at.log()
    at = research_4_ahead(silver=0)
    at.play("use:tiler", "use:weaver", "use:scribe", "use:carpenter")
    assert "Player 1 pays no Silver: Craftspeople cover it." in at.log()
    at = position(seats=3, silver=20, levels=LEVELS, ready=["white.6", "white.6"]).clear_devices()
    at.put_device("robotic", 0, "built", card="basin", inventor=0, builder=0)
    at.play("publish", "use:weaver", "scribe")
    assert f"Player 1 pays the Scribe {20 - at.me.silver} Silver." in at.log()


@pytest.mark.rule("INV-160")
def test_down_to_a_cost_of_0_and_no_further():
    at = research_4_ahead(silver=0)
    at.play("use:tiler", "use:weaver", "use:scribe", "use:carpenter")
    assert at.board.slots[4] == (0, -1)
    assert at.me.silver == 0
    assert at.active("chandler")
    assert at.active("blacksmith")


@pytest.mark.rule("INV-160")
def test_only_the_active_can_be_used():
    at = research_4_ahead(inactive=["tiler"])
    assert at.why("use:tiler") == "INV-054"
    assert at.offers("use:weaver")


@pytest.mark.rule("INV-160")
def test_only_for_a_task_in_hand():
    assert position(seats=3, silver=9).why("use:tiler") == "INV-160"


@pytest.mark.rule("INV-161")
def test_used_for_1_silver_less_then_not_paid_in_the_same_task():
    at = position(seats=3, silver=20, levels=LEVELS, ready=["white.6", "white.6"], hand=["lens"]).clear_devices()
    at.put_device("robotic", 0, "built", card="basin", inventor=0, builder=0)
    at.play("publish", "use:weaver", "play:lens")
    assert at.active("weaver"), "refreshed by the card"
    assert at.why("weaver") == "INV-161"
    assert at.offers("tiler")


@pytest.mark.rule("INV-161")
def test_a_craftsperson_that_a_build_needs_cannot_be_used_for_less():
    at = position(seats=3, silver=20, levels=LEVELS, ready=["white.6", "white.6"], hand=["lens"]).clear_devices()
    at.put_device("robotic", 0, card="basin", inventor=0)
    at.play("build")
    assert at.why("use:weaver") == "INV-160", "even refreshed, the Weaver could not be paid any more"
    assert at.offers("use:scribe")


@pytest.mark.rule("INV-161")
def test_once_in_a_task_even_if_refreshed_in_between():
    at = research_4_ahead(hand=["lens"])
    at.play("use:weaver", "play:lens")
    assert at.active("weaver"), "refreshed by the card"
    assert at.asked == "question-pay"
    assert at.why("use:weaver") == "INV-161"


@pytest.mark.rule("INV-161")
def test_paid_for_the_skill_then_not_used_for_less():
    at = position(seats=3, silver=20, levels=LEVELS, ready=["white.6", "white.6"], hand=["lens"]).clear_devices()
    at.put_device("robotic", 0, card="basin", inventor=0)
    at.play("build", "weaver", "play:lens")
    assert at.active("weaver")
    assert at.why("use:weaver") == "INV-161"
    assert at.why("weaver") == "INV-161"


@pytest.mark.rule("INV-162")
def test_the_placement_of_a_collected_tile_is_a_task_of_its_own():
    rows = [["pay_collect", "boost", "raise"], ["draw"], ["refresh"]]
    fields = {"levels": LEVELS, "ready": ["white.3", "white.4"], "ship": 1, "hand": ["astrolabe"]}
    at = position(seats=3, silver=20, rows=rows, **fields).river({1: ["silver_3"]})
    at.play("workshop:top", "ready.white.3", "ready.white.4", "tile:pay_collect", "tiler")
    assert not at.active("tiler")
    at.play("play:astrolabe", "space:1", "row:top")
    assert at.asked == "question-pay", "2 Silver for two columns beyond the left-most incomplete one"
    silver = at.me.silver
    assert at.offers("use:tiler"), "paid for the first task, used for the second"
    at.play("use:tiler", "pay-silver")
    assert at.me.silver == silver - 1
    assert len(at.me.rows[0]) == 4


@pytest.mark.rule("INV-162")
def test_the_distance_cost_of_a_research_is_a_task_of_its_own():
    at = position(seats=3, silver=9, levels=LEVELS, ready=["orange.4", "white.4"], rows=[["pay_research"]])
    at.set(hand=["basin"]).river({})
    at.play("workshop:top", "ready.white.4", "ready.orange.4", "tile:pay_research", "scribe", "play:basin", "space:1")
    assert at.asked == "question-pay"
    assert at.offers("use:scribe"), "paid for the tile, used for the distance"


@pytest.mark.rule("INV-162")
def test_one_turn_can_contain_several_tasks_with_the_same_craftsperson():
    at = position(seats=3, silver=9, levels=LEVELS, guilds=[0, 1, 0], hand=["astrolabe"]).river({})
    at.play("worker:orange_right", "use:tiler", "scribe")
    assert at.me.silver == 7
    at.play("play:astrolabe", "do:research 1", "space:1")
    assert at.offers("use:tiler"), "the Worker's cost was another task"

"""Work: its steps, the Action Slots, the actions that are open, and the colour and value of dice."""

from __future__ import annotations

import pytest
from positions.scholars import position

from claytable.games.scholars.terms import COLOURS, TRACKS

SLOTS = ("recruit", "travel", "research", "translate", "recruit_travel")
TRACK_OF = dict(zip(COLOURS[1:], TRACKS, strict=True))


def created(*dice, **fields):
    """The action that these dice make."""
    return position(hand=list(dice), **fields).work("research", *dice).action()


def researchable(*dice):
    """The tracks that a Research with these dice may move up."""
    at = position(hand=list(dice), gold=2).work("research", *dice).play("research")
    return {key.split(":")[2] for key in at.keys if key.count(":") == 2}


# -- steps --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-052")
def test_a_card_is_played_then_1_or_2_dice_and_no_third():
    at = position(hand=["red.1", "red.2", "red.3", "red.4"]).play("slot:travel")
    assert at.asked == "question-card"
    at.play("card:hurry")
    assert (at.asked, at.why("no-die")) == ("question-die", "SCH-052"), "at least one die"
    at.play("hand:red.1")
    assert (at.asked, at.offers("no-die")) == ("question-die", True), "a second die is optional"
    at.play("hand:red.2")
    assert at.asked == "question-work"
    assert not at.offers("hand:red.3")
    assert at.why("hand:red.3") == "SCH-052"
    assert at.hand() == ["red.3", "red.4"]
    slot = at.game.view(0)["players"][0]["slots"][1]
    assert (slot["card"], slot["dice"], len(at.cards())) == ("hurry", ["red.1", "red.2"], 6)


@pytest.mark.rule("SCH-052")
def test_with_one_die_no_second_is_added_later():
    at = position(hand=["red.1", "red.2"]).work("travel", "red.1", card="hurry")
    assert not at.offers("hand:red.2")
    assert at.why("hand:red.2") == "SCH-052"


@pytest.mark.rule("SCH-052")
def test_only_dice_and_cards_in_hand_are_played():
    at = position(hand=["red.1", "red.2"], slots={"recruit": "hurry"}).play("slot:travel")
    assert at.why("card:hurry") == "SCH-052"
    at.play("card:bargain")
    assert at.why("hand:blue.1") == "SCH-052"


@pytest.mark.rule("SCH-050", "SCH-052")
def test_the_card_comes_before_the_dice_and_there_is_one():
    at = position(hand=["red.1", "red.2"]).play("slot:travel")
    assert reason(at, "hand:red.1") == reason(at, "hand:blue.1") == ("SCH-052", "why-not-asked-now")
    at.play("card:bargain")
    assert reason(at, "card:hurry") == reason(at, "card:bargain") == ("SCH-052", "why-not-asked-now")
    assert reason(at, "hand:blue.1") == ("SCH-052", "why-die-not-in-hand")


def reason(at, key):
    """The rule that forbids a key, and the words for it."""
    refusal = at.refusal(key)
    return refusal.rule, refusal.message.id


# -- slots --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-053")
def test_a_new_player_has_5_open_slots_of_which_4_are_brown():
    at = position()
    assert at.keys == [f"slot:{slot}" for slot in SLOTS]
    shown = at.game.view(0)["players"][0]["slots"]
    assert [(slot["slot"], slot["open"]) for slot in shown] == [*((slot, True) for slot in SLOTS), ("goal", False)]
    at.set(aside=["greek_a"]).work("travel", "white.3").play("end-turn")
    assert at.keys == [f"slot:{slot}" for slot in SLOTS[:4]], "Retirees go below brown slots"


@pytest.mark.rule("SCH-053")
@pytest.mark.parametrize(
    ("slot", "actions"),
    [
        ("recruit", ["recruit"]),
        ("travel", ["travel"]),
        ("research", ["research"]),
        ("translate", ["translate"]),
        ("recruit_travel", ["recruit", "travel"]),
        ("goal", ["research", "translate"]),
    ],
)
def test_each_slot_has_its_main_actions(slot, actions):
    at = position(targets=(False, False, False), gold=1, silver=1, hand=["orange.4"])
    at.put_house(orange=["greek_h"]).put_rooms({1: "greek_f"}).work(slot, "orange.4")
    assert at.keys == [*actions, "end-turn"]


@pytest.mark.rule("SCH-053")
@pytest.mark.parametrize(("first", "second"), [("recruit", "travel"), ("travel", "recruit")])
def test_of_two_main_actions_one_is_taken(first, second):
    at = position(hand=["white.6"]).put_top("greek_c").work("recruit_travel", "white.6", card="bargain")
    assert at.keys[:2] == ["recruit", "travel"]
    at.play(first, "dispatch:greek" if first == "recruit" else "steps:3")
    assert at.asked == "question-work"
    assert (at.why(first), at.why(second)) == ("SCH-053", "SCH-053")


@pytest.mark.rule("SCH-053")
def test_the_action_of_another_slot_is_refused():
    at = position().work("recruit", "white.3")
    assert (at.why("travel"), at.why("research")) == ("SCH-053", "SCH-053")


@pytest.mark.rule("SCH-053")
@pytest.mark.parametrize("slot", SLOTS)
def test_any_action_card_fits_any_slot(slot):
    at = position().play(f"slot:{slot}")
    assert at.keys == [f"card:{card}" for card in at.box.card_ids[:7]]


# -- actions that are open ----------------------------------------------------------------------------------


def five_actions():
    """Travel, a Retiree with 1 Silver, and a card that draws twice and gives a Worker."""
    at = position(hand=["white.3"], bag={"red": 4}, retirees={"travel": ["sanskrit_a"]})
    return at.work("travel", "white.3", card="hurry")


@pytest.mark.rule("SCH-054")
def test_main_action_retiree_and_3_icons_of_the_card_are_5_actions():
    at = five_actions()
    taken = ["do:gain 1 silver", "do:draw 1 die", "do:draw 1 die", "do:gain 1 worker:any"]
    assert at.keys == ["travel", *sorted({*taken}, key=at.keys.index), "end-turn"]
    assert {*taken} < {*at.keys}
    for key in taken:
        at.play(key)
        if at.asked == "question-gain-worker":
            at.play("worker:blue")
    assert (at.me.silver, len(at.hand()), at.workers()) == (1, 2, {"blue": 1})
    assert at.keys == ["travel", "place:blue:1", "end-turn"], "each is usable once"
    assert at.why("do:gain 1 silver") == "SCH-054"
    at.play("travel", "steps:3")
    assert (at.seat, at.me.gold, at.me.silver) == (1, 1, 3), "nothing is left: the turn is over"


@pytest.mark.rule("SCH-054")
def test_the_main_action_may_come_first():
    at = five_actions().play("travel", "steps:3")
    assert set(at.keys) == {"do:gain 1 silver", "do:draw 1 die", "do:gain 1 worker:any", "end-turn"}


@pytest.mark.rule("SCH-054")
def test_all_actions_are_optional():
    at = five_actions().play("end-turn")
    assert (at.seat, at.me.silver, at.hand(), at.me.spot, at.workers()) == (1, 0, [], 0, {})


@pytest.mark.rule("SCH-054")
def test_only_retirees_below_the_slot_of_the_work_count():
    at = position(retirees={"recruit": ["sanskrit_a"]}).work("travel", "white.3")
    assert at.keys == ["travel", "end-turn"]
    assert at.why("do:gain 1 silver") == "SCH-054"


@pytest.mark.rule("SCH-054")
def test_no_action_interrupts_another():
    at = five_actions().play("travel")
    assert {key.split(":")[0] for key in at.keys} == {"steps"}
    at = five_actions().play("do:gain 1 worker:any")
    assert {key.split(":")[0] for key in at.keys} == {"worker"}


@pytest.mark.rule("SCH-055")
def test_the_rest_effect_of_a_card_waits_for_the_next_rest():
    at = position(levels={"physics": 2}, hand=["white.3", "red.1", "red.1"])
    at.work("travel", "white.3", card="harvest_physics")
    assert at.keys == ["travel", "end-turn"]
    at.play("end-turn")
    assert at.workers() == {}
    at.take_turn(0).play("rest", "worker:red", "worker:blue")
    assert at.asked == "question-reroll", "level 2 of Physics is 2 Workers: harvested once"
    assert at.workers() == {"red": 1, "blue": 1}


@pytest.mark.rule("SCH-055")
def test_a_card_in_hand_does_nothing_in_a_rest():
    at = position(levels={"physics": 2}, hand=["red.1"] * 4, slots={"travel": "harvest_mathematics"}).play("rest")
    assert (at.asked, at.workers(), at.me.silver) == ("question-reroll", {}, 2)


# -- colour and value ---------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-056")
def test_one_die_makes_an_action_of_its_colour_and_value():
    assert created("white.3") == (["white"], 3)
    assert created("purple.5") == (["purple"], 5)
    for colour in COLOURS:
        assert created(f"{colour}.4") == ([colour], 4)


@pytest.mark.rule("SCH-057")
def test_two_primary_colours_mix_and_equal_ones_stay():
    assert created("yellow.4", "blue.5") == (["green"], 9)
    assert created("red.2", "red.6") == (["red"], 8)
    assert created("white.3", "white.4") == (["white"], 7)
    assert created("orange.4", "orange.5") == (["orange"], 9)


@pytest.mark.rule("SCH-057")
def test_the_colour_of_a_die_cannot_be_ignored():
    assert researchable("yellow.4", "blue.5") == {"biology"}
    at = position(hand=["yellow.4", "blue.5"]).work("research", "yellow.4", "blue.5").play("research")
    assert (at.why("research:3:philosophy"), at.why("research:3:astronomy")) == ("SCH-101", "SCH-101")


@pytest.mark.rule("SCH-058")
def test_secondary_beats_primary_and_any_colour_beats_white():
    assert created("purple.5", "yellow.6") == (["purple"], 11)
    assert created("red.4", "white.1") == (["red"], 5)
    assert created("green.4", "white.2") == (["green"], 6)


@pytest.mark.rule("SCH-058")
@pytest.mark.parametrize("secondary", ["purple", "orange", "green"])
def test_a_secondary_die_keeps_its_colour_beside_white_and_every_primary_die(secondary):
    for other in ("white", "red", "yellow", "blue"):
        assert created(f"{secondary}.4", f"{other}.2") == ([secondary], 6)
        assert researchable(f"{secondary}.4", f"{other}.2") == {TRACK_OF[secondary]}


@pytest.mark.rule("SCH-059")
def test_of_two_secondary_colours_the_player_chooses_one():
    assert created("orange.4", "purple.5") == (["purple", "orange"], 9)
    assert researchable("orange.4", "purple.5") == {"chemistry", "mathematics"}
    for track in ("chemistry", "mathematics"):
        at = position(hand=["orange.4", "purple.5"]).work("research", "orange.4", "purple.5")
        at.play("research", f"research:3:{track}")
        assert (at.level(track), sum(at.me.levels)) == (1, 1)


@pytest.mark.rule("SCH-059")
def test_two_secondary_colours_do_not_mix_further():
    at = position(hand=["orange.4", "purple.5"]).work("research", "orange.4", "purple.5").play("research")
    assert at.why("research:3:biology") == "SCH-101"


@pytest.mark.rule("SCH-060")
def test_dice_of_6_and_5_with_a_retiree_of_4_make_a_value_of_12():
    at = position(hand=["red.6", "red.5"], retirees={"travel": ["greek_c"]}).work("travel", "red.6", "red.5")
    assert at.action() == (["red"], 12)
    at.play("travel")
    assert at.keys == [f"steps:{steps}" for steps in range(1, 13)]


@pytest.mark.rule("SCH-060")
def test_a_retiree_raises_only_the_actions_of_its_slot():
    raised = position(hand=["red.2", "red.3"], retirees={"travel": ["greek_c"]})
    assert raised.work("travel", "red.2", "red.3").action() == (["red"], 9)
    other = position(hand=["red.2", "red.3"], retirees={"recruit": ["greek_c"]}).work("travel", "red.2", "red.3")
    assert other.action() == (["red"], 5)
    assert other.play("travel").why("steps:6") == "SCH-086"


@pytest.mark.rule("SCH-060")
def test_the_value_is_an_upper_limit():
    at = position(hand=["red.6", "red.6"]).work("recruit", "red.6", "red.6").play("recruit")
    assert {"dispatch:chinese", "dispatch:wild_2"} < {*at.keys}, "values 1 and 7"
    at = position(gold=1, hand=["red.6", "red.5"]).work("research", "red.6", "red.5").play("research")
    assert at.keys == ["research:1", "research:2:physics", "research:3:physics"]

"""Effects with a cost, effects that Recruit, and what Retirees change about the main action."""

import pytest
from positions.scholars import position

from claytable import Refusal
from claytable.core.messages import Message

#: What a Retiree of the White/Blue kind says.
WHITE_BLUE = "wild_2_c"
TRANSLATE_INSTEAD = "greek_h"


def retired(*translators, slot="travel", dice=("red.3",), **fields):
    """Seat 0 Works on a slot with these Retirees."""
    return position(hand=list(dice), retirees={slot: translators}, **fields).work(slot, *dice)


# -- the value ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-184")
@pytest.mark.parametrize(
    ("dice", "retirees", "value"),
    [
        (["red.3"], ["greek_c", "chinese_c"], 9),
        (["red.5", "red.5"], ["greek_c"], 12),
        (["red.3"], [], 3),
    ],
)
def test_retirees_raise_the_value_of_their_slot_but_never_above_12(dice, retirees, value):
    at = retired(*retirees, dice=dice, workers={"red": 1})
    assert at.action()[1] == value
    at.play("travel")
    assert at.offers(f"steps:{value}")
    assert at.offers("steps:1"), "the value is an upper limit"
    if value < 12:
        assert at.why(f"steps:{value + 1}") == "SCH-086"


@pytest.mark.rule("SCH-184")
def test_a_raise_is_no_action_of_its_own_and_holds_only_for_its_slot():
    at = retired("greek_c")
    assert sorted(at.keys) == ["end-turn", "travel"]
    at = position(hand=["red.3"], retirees={"travel": ["greek_c"]}, workers={"red": 1}).work("research", "red.3")
    assert at.action()[1] == 3


# -- paid effects ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-185")
def test_an_icon_that_turns_silver_into_gold_does_so_once():
    at = retired("hebrew_c", silver=5).play("do:pay 1 silver -> gain 1 gold")
    assert (at.me.silver, at.me.gold) == (4, 1)
    assert not at.offers("do:pay 1 silver -> gain 1 gold")


@pytest.mark.rule("SCH-185")
def test_a_silver_pays_for_influence_in_any_guild():
    at = retired("greek_e", silver=1).play("do:pay 1 silver -> influence 1 guild:any", "guild:orange")
    assert (at.me.silver, at.guild("orange")) == (0, (1, 0))
    at = retired("greek_e", workers={"red": 1})
    assert at.why("do:pay 1 silver -> influence 1 guild:any") == "SCH-185"


@pytest.mark.rule("SCH-185", "SCH-186", "SCH-187")
@pytest.mark.parametrize(
    ("retiree", "effect", "why", "n", "own"),
    [
        ("hebrew_c", "do:pay 1 silver -> gain 1 gold", "why-silver", 1, 0),
        ("sanskrit_e", "do:pay 1 gold -> gain 3 silver", "why-gold-cost", 1, 0),
        ("sanskrit_g", "do:pay 2 worker:any -> gain 1 gold + gain 1 silver", "why-workers", 2, 1),
    ],
)
def test_what_cannot_be_paid_for_is_refused_for_its_cost(retiree, effect, why, n, own):
    refusal = retired(retiree, workers={"red": 1}).refusal(effect)
    assert refusal == Refusal("SCH-185", Message(why, {"n": n, "own": own}))


@pytest.mark.rule("SCH-185")
def test_what_can_be_paid_for_but_brings_nothing_is_refused_for_that():
    refusal = retired("greek_g", workers={"red": 1}).refusal("do:pay 1 worker:any -> draw 2 die")
    assert (refusal.rule, refusal.message.id) == ("SCH-045", "why-nothing-to-draw")


@pytest.mark.rule("SCH-014", "SCH-045", "SCH-048")
@pytest.mark.parametrize(
    ("retiree", "effect", "supply", "rule"),
    [
        ("sanskrit_c", "do:draw 1 die", 9, "SCH-045"),
        ("chinese_g", "do:destroy 1 die:white", 9, "SCH-048"),
        ("greek_d", "do:influence 1 scroll", 0, "SCH-014"),
        ("sanskrit_h", "do:influence 1 guild:orange", 0, "SCH-014"),
    ],
)
def test_a_small_action_that_changes_nothing_is_refused_by_its_own_rule(retiree, effect, supply, rule):
    assert retired(retiree, workers={"red": 1}, supply=supply).why(effect) == rule


@pytest.mark.rule("SCH-145")
def test_with_influence_on_every_scroll_none_can_be_influenced():
    at = retired("greek_d", workers={"red": 1}).put_house(purple=[], orange=[], green=[])
    at.board.map_influence[:] = [1] * 6
    assert at.again().why("do:influence 1 scroll") == "SCH-145"


@pytest.mark.rule("SCH-185")
def test_everything_above_the_arrow_is_paid_before_anything_below_it_is_gained():
    at = position(workers={"red": 1}).effect("pay 2 worker:any -> gain 3 worker:any")
    assert at.asked == "question-turn", "the Workers gained cannot pay"
    at = position(silver=1, gold=1).effect("pay 1 silver + 1 gold -> gain 3 silver + gain 1 worker:red")
    at.play("do:")
    assert (at.me.silver, at.me.gold, at.workers()) == (3, 0, {"red": 1})


@pytest.mark.rule("SCH-186")
def test_gold_pays_for_silver():
    at = retired("sanskrit_e", gold=1).play("do:pay 1 gold -> gain 3 silver")
    assert (at.me.gold, at.me.silver) == (0, 3)
    at = retired("sanskrit_e", workers={"red": 1})
    assert at.why("do:pay 1 gold -> gain 3 silver") == "SCH-185"


@pytest.mark.rule("SCH-186")
def test_gold_pays_for_a_step_on_a_primary_track():
    at = retired("greek_f", gold=1).play("do:pay 1 gold -> advance 1 track:primary")
    assert at.keys == ["track:physics", "track:philosophy", "track:astronomy"]
    at.play("track:philosophy")
    assert (at.level("philosophy"), at.me.gold) == (1, 0)


@pytest.mark.rule("SCH-187")
def test_a_worker_pays_for_a_step_on_the_shown_track():
    at = retired("hebrew_f", workers={"white": 1}).play("do:pay 1 worker:any -> advance 1 track:philosophy")
    assert (at.level("philosophy"), at.workers()) == (1, {})


@pytest.mark.rule("SCH-187")
@pytest.mark.parametrize(("answers", "drawn"), [(["draw"], 2), (["pass"], 1)])
def test_a_worker_pays_for_drawing_up_to_two_dice(answers, drawn):
    at = retired("greek_g", workers={"blue": 1}, bag={"red": 5}).play("do:pay 1 worker:any -> draw 2 die", *answers)
    assert (len(at.hand()), at.bag(), at.workers()) == (drawn, {"red": 5 - drawn}, {})


@pytest.mark.rule("SCH-187")
def test_two_workers_pay_for_a_gold_and_a_silver():
    at = retired("sanskrit_g", workers={"white": 1, "blue": 1})
    supply = at.board.workers[:]
    at.play("do:pay 2 worker:any -> gain 1 gold + gain 1 silver")
    assert (at.workers(), at.me.gold, at.me.silver) == ({}, 1, 1)
    assert at.board.workers == [supply[0] + 1, supply[1], supply[2], supply[3] + 1]
    at = retired("sanskrit_g", workers={"white": 1})
    assert at.why("do:pay 2 worker:any -> gain 1 gold + gain 1 silver") == "SCH-185"


TRADE = "do:pay 2 worker:any -> destroy 1 die:white + gain 1 die:primary to hand"


@pytest.mark.rule("SCH-187")
def test_two_workers_turn_a_white_die_into_a_primary_die_in_hand():
    at = retired("persian_g", workers={"red": 2}, bag={"white": 1}).play(TRADE, "do:destroy", "white:bag", "die:red")
    assert (at.dice_owned("white"), at.workers()) == (0, {})
    assert [die[:4] for die in at.hand()] == ["red."]


@pytest.mark.rule("SCH-187")
def test_without_a_white_die_the_primary_die_is_still_gained():
    at = retired("persian_g", workers={"red": 2}).play(TRADE)
    at.play(*(["do:gain"] if at.asked == "question-order" else []), "die:blue")
    assert [die[:5] for die in at.hand()] == ["blue."]


@pytest.mark.rule("SCH-188")
@pytest.mark.parametrize(
    ("translator", "effect", "silver", "gold"),
    [("hebrew_g", "pay 1 die:white -> gain 2 silver", 2, 0), ("persian_c", "pay 1 die:white -> gain 1 gold", 0, 1)],
)
def test_a_white_die_to_the_bag_pays_for_silver_or_gold(translator, effect, silver, gold):
    at = retired(translator).supply_dice(white=10)
    at.play(f"do:{effect}")
    assert (at.bag(), at.board.dice[0]) == ({"white": 1}, 9)
    assert (at.me.silver, at.me.gold) == (silver, gold)


@pytest.mark.rule("SCH-188")
def test_it_is_always_optional():
    at = retired("hebrew_g").play("end-turn")
    assert (at.bag(), at.me.silver) == ({}, 0)
    at = position().effect("pay 1 die:white -> gain 2 silver", must=1)
    assert at.keys == ["do:pay 1 die:white -> gain 2 silver", "pass"]


# -- effects that Recruit -----------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-189")
def test_a_scroll_that_employs_needs_no_value_but_the_silver_of_the_room():
    at = position(goal="chinese", hand=["purple.1"], gold=2, silver=1).put_top("syriac_b")
    at.put_house(purple=["sanskrit_a"]).put_rooms({7: ("sanskrit_a", 0, 0), 8: ("hebrew_f", 0, 0)})
    at.work("translate", "purple.1").play("translate")
    at.play("do:employ translator:syriac |", "do:employ translator:syriac")
    assert at.why("room:5") == "SCH-082", "2 Silver"
    at.play("room:3", "worker:red")
    assert at.room(3) == ("syriac_b", 0, 0)
    assert (at.me.silver, at.workers()) == (0, {"red": 1}), "Room cost and Room effect"
    assert at.me.supply == 17


@pytest.mark.rule("SCH-189")
def test_a_recruit_action_of_the_same_value_would_not_reach_that_deck():
    at = position(hand=["purple.1"]).work("recruit", "purple.1").play("recruit")
    assert at.why("employ:syriac") == "SCH-079"


# -- what Retirees change about the main action -----------------------------------------------------------------


def may_translate(die, scroll, guild):
    """A Retiree with the Translate icon below the Travel slot, and a Scroll that could be Translated."""
    at = position(hand=[die], gold=1, workers={"red": 1}, retirees={"travel": [TRANSLATE_INSTEAD]})
    return at.put_rooms({1: ("greek_f", 0, 0)}).put_house(**{guild: [scroll]}).work("travel", die)


@pytest.mark.rule("SCH-190")
@pytest.mark.parametrize("taken", ["travel", "translate"])
def test_a_retiree_offers_another_main_action_instead(taken):
    at = may_translate("green.5", "greek_h", "green")
    assert at.offers("travel")
    assert at.offers("translate")
    at.play(taken)
    if taken == "travel":
        at.play("steps:1").pass_until("question-work")
    else:
        at.pass_until("question-work")
        assert at.scrolls()[-1] == "greek_h"
    for other in ("travel", "translate"):
        assert at.why(other) == "SCH-053", "one main action per Work"


@pytest.mark.rule("SCH-190")
def test_it_uses_the_same_dice():
    at = may_translate("green.5", "greek_h", "orange")
    at.put_house(green=[]).again()
    assert not at.offers("translate"), "a Green action Translates from the Green Guild only"


@pytest.mark.rule("SCH-190")
def test_without_the_retiree_the_slot_has_only_its_own_action():
    at = position(hand=["green.5"], gold=1).put_rooms({1: ("greek_f", 0, 0)}).put_house(green=["greek_h"])
    at.work("travel", "green.5")
    assert at.why("translate") == "SCH-053"


@pytest.mark.rule("SCH-192")
def test_example_of_travel_or_translate():
    at = may_translate("purple.4", "greek_h", "purple")
    assert [key for key in at.keys if key in ("recruit", "travel", "research", "translate")] == ["travel", "translate"]
    at.play("travel")
    assert at.keys == ["steps:1", "steps:2", "steps:3", "steps:4"]
    at = may_translate("purple.4", "greek_h", "purple").play("translate").pass_until("question-work")
    assert at.scrolls()[-1] == "greek_h"
    assert at.why("travel") == "SCH-053"


@pytest.mark.rule("SCH-191")
def test_white_counts_as_blue_for_each_die_on_its_own():
    at = retired(WHITE_BLUE, dice=["white.2", "yellow.5"], workers={"red": 1})
    assert at.action() == (["yellow", "green"], 7)


@pytest.mark.rule("SCH-191")
@pytest.mark.parametrize("worker", ["white", "blue"])
def test_workers_of_either_colour_raise_such_a_die_to_6(worker):
    at = retired(WHITE_BLUE, dice=["white.2", "yellow.5"], workers={worker: 1}).play(f"place:{worker}:1")
    assert at.action() == (["yellow", "green"], 11)


@pytest.mark.rule("SCH-191")
def test_it_holds_only_in_its_slot_and_for_its_colour():
    at = position(hand=["white.2", "yellow.5"], retirees={"travel": [WHITE_BLUE]}, workers={"red": 1})
    at.work("research", "white.2", "yellow.5")
    assert at.action() == (["yellow"], 7)
    at = retired("wild_1_d", dice=["white.2", "yellow.5"], workers={"blue": 1})
    assert at.action() == (["orange", "yellow"], 7), "the White/Red Retiree"
    at.play("place:blue:1")
    assert at.action() == (["green"], 7), "a Blue Worker colours the die and raises nothing"


@pytest.mark.rule("SCH-191")
def test_two_such_retirees_make_all_their_colours_the_same():
    at = retired(WHITE_BLUE, "wild_1_d", dice=["blue.3"], workers={"red": 1})
    assert at.action() == (["white", "red", "blue"], 3)
    assert at.play("place:red:1").action() == (["white", "red", "blue"], 6)


@pytest.mark.rule("SCH-193")
def test_example_of_the_white_and_blue_retiree():
    at = retired(WHITE_BLUE, dice=["blue.3"], workers={"white": 1})
    assert at.action() == (["white", "blue"], 3)
    at.play("place:white:1")
    assert at.action() == (["white", "blue"], 6)

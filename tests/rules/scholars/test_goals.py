"""Goal Cards: three targets, and the Action Card and Action Slot behind them."""

from __future__ import annotations

import pytest
from positions.scholars import position

MET = (False, False, False)
#: A Rest with this card asks nothing: 2 Silver from level 0 of Mathematics.
QUIET = "harvest_mathematics"


def left_on_goal(at, seat=0):
    """Which targets are still to be met: Translator, Guild, track."""
    return at.game.view(None)["players"][seat]["targets"]


# -- targets and rewards ------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-035")
def test_the_third_target_first_gives_the_die_at_once_and_leaves_the_workers():
    at = position(goal="syriac", levels={"astronomy": 2}, bag={"white": 1}).effect("advance 1 track:astronomy")
    assert at.asked == "question-gain-worker", "level 3 is still being resolved"
    assert at.bag() == {"white": 1, "green": 1}
    assert (left_on_goal(at), at.workers()) == ([True, True, False], {})


@pytest.mark.rule("SCH-035")
def test_a_reward_is_earned_once():
    at = position(goal="hebrew", levels={"physics": 3}, targets=(True, True, False))
    at.effect("advance 2 track:physics").pass_until("question-turn")
    assert (at.level("physics"), at.bag()) == (5, {})


@pytest.mark.rule("SCH-035")
@pytest.mark.parametrize(
    ("goal", "worker", "die"),
    [
        ("syriac", "yellow", "green"),
        ("persian", "red", "orange"),
        ("greek", "blue", "green"),
        ("hebrew", "blue", "purple"),
        ("chinese", "red", "purple"),
        ("sanskrit", "yellow", "orange"),
    ],
)
def test_each_target_has_its_own_reward(goal, worker, die):
    at = position(goal=goal, silver=9, gold=9, hand=["white.6"])
    box, number = at.box, at.box.goal_ids.index(goal)
    guild = ("purple", "orange", "green")[box.goal_guild[number]]
    at.put_rooms({1: "greek_f", 7: f"{goal}_a"} if goal != "greek" else {2: "hebrew_f", 7: "greek_a"})
    at.effect("shift 1 gold").play("gold-on:7")
    assert (at.workers(), left_on_goal(at)) == ({"white": 1}, [False, True, True])
    at.set(hand=[f"{guild}.4"], workers={}).put_house(**{guild: ["hebrew_f" if goal == "greek" else "greek_h"]})
    at.work("translate", f"{guild}.4").play("translate")
    while at.asked == "question-line":
        at.play(at.keys[0])
    assert at.workers()[worker] == 1
    assert left_on_goal(at) == [False, False, True]
    before = at.bag().get(die, 0)
    track = ("mathematics", "physics", "chemistry", "philosophy", "biology", "astronomy")[box.goal_track[number]]
    at.effect(f"advance 3 track:{track}").pass_until("question-turn")
    assert (at.dice_owned(die), left_on_goal(at)) == (before + 1, [False, False, False])


# -- target 1: a Translator ---------------------------------------------------------------------------------


@pytest.mark.rule("SCH-036")
def test_gold_on_an_opponents_translator_of_the_character_while_translating_meets_the_first_target():
    at = position(goal="greek", gold=1, silver=1, hand=["green.4"])
    at.put_house(green=["greek_d"]).put_rooms({1: ("greek_f", 1)}).work("translate", "green.4").play("translate")
    assert at.room(1) == ("greek_f", 1, 1)
    assert (at.workers(), left_on_goal(at)) == ({"white": 1}, [False, True, True])


@pytest.mark.rule("SCH-036")
@pytest.mark.parametrize("play", [["dispatch:greek"], ["employ:greek", "room:7"]])
def test_dispatching_or_employing_the_character_meets_the_first_target(play):
    at = position(goal="greek", silver=3, hand=["white.6"]).put_top("greek_c")
    at.work("recruit", "white.6", card="bargain").play("recruit")
    assert left_on_goal(at) == [True, True, True]
    at.play(*play)
    assert left_on_goal(at) == [False, True, True]
    assert at.me.workers[0] == 1 + (play[-1] == "room:7"), "Room 7 gives a White Worker of its own"


@pytest.mark.rule("SCH-036")
def test_the_worker_comes_before_the_effect_of_a_dispatch_and_may_pay_for_it():
    at = position(goal="chinese", workers={"red": 1}, hand=["white.6"]).put_top("chinese_c")
    at.work("recruit", "white.6").play("recruit", "dispatch:chinese", "do:pay 2 worker:any -> gain 2 gold")
    assert (at.workers(), at.me.gold) == ({}, 2)


@pytest.mark.rule("SCH-036")
@pytest.mark.parametrize("key", ["gold-on:7", "gold-off:7"])
@pytest.mark.parametrize("owner", [0, 1, None])
def test_placing_or_taking_gold_meets_the_first_target_whoever_owns_the_translator(key, owner):
    at = position(goal="greek", gold=1, silver=1).put_rooms({7: ("greek_a", owner, 1)})
    at.effect("shift 1 gold").play(key)
    assert (at.workers(), left_on_goal(at)) == ({"white": 1}, [False, True, True])


@pytest.mark.rule("SCH-036")
def test_retiring_the_character_from_its_deck_meets_the_first_target():
    at = position(goal="greek").work("travel", "white.3").effect("retire translator:greek")
    assert left_on_goal(at) == [True, True, True], "it Retires at the end of the turn"
    at.play("end-turn", "slot:recruit")
    assert (at.workers(), left_on_goal(at)) == ({"white": 1}, [False, True, True])


@pytest.mark.rule("SCH-036")
def test_an_own_translator_that_another_players_gold_retires_counts_for_its_owner():
    at = position(turn=1, gold=1, silver=1, goal="hebrew").set(0, goal="greek").put_rooms({7: ("greek_a", 0, 1)})
    at.work("travel", "white.3").effect("shift 1 gold", seat=1).play("gold-on:7")
    assert left_on_goal(at) == [True, True, True], "it was not this player who acted"
    at.play("end-turn")
    assert (at.seat, at.asked) == (0, "question-tuck")
    at.play("slot:travel")
    assert (at.workers(), left_on_goal(at)) == ({"white": 1}, [False, True, True])


@pytest.mark.rule("SCH-036")
@pytest.mark.parametrize("name", ["persian_a", "starting_translator_9"])
def test_other_characters_and_starting_translators_never_count(name):
    at = position(goal="greek", gold=1, silver=1).put_rooms({9: name}).effect("shift 1 gold").play("gold-on:9")
    assert (at.room(9)[2], at.workers(), left_on_goal(at)) == (1, {}, [True, True, True])


# -- targets 2 and 3: a Guild and a track -------------------------------------------------------------------


@pytest.mark.rule("SCH-037")
def test_a_scroll_of_the_orange_guild_meets_the_second_target_and_one_of_the_green_guild_does_not():
    swap = {"research": ["greek_h"]}
    at = position(goal="chinese", gold=2, silver=2, hand=["green.4", "orange.4"], retirees=swap)
    at.put_house(green=["greek_h"], orange=["greek_f"]).put_rooms({1: "greek_f"})
    at.work("translate", "green.4").play("translate").pass_until("question-turn")
    assert at.scrolls()[-1] == "greek_h"
    assert (at.workers(), left_on_goal(at)) == ({}, [True, True, True])
    at.take_turn(0).work("research", "orange.4", card="harvest_biology").play("translate")
    assert at.scrolls()[-1] == "greek_f"
    assert left_on_goal(at) == [True, False, True]
    assert at.me.workers[1] == 1, "the Red Worker"


@pytest.mark.rule("SCH-038")
def test_a_research_move_of_2_spaces_past_level_3_meets_the_third_target():
    at = position(goal="hebrew", levels={"physics": 2}, gold=2, hand=["red.6", "red.4"])
    at.work("research", "red.6", "red.4").play("research", "research:4:physics", "pass")
    assert at.level("physics") == 4
    assert (at.bag(), left_on_goal(at)) == ({"purple": 1}, [True, True, False])


@pytest.mark.rule("SCH-038")
def test_delivering_a_scroll_may_meet_the_third_target():
    at = position(goal="hebrew", levels={"physics": 2}, silver=4, hand=["white.2"]).put_map({2: "greek_e"})
    at.work("travel", "white.2").play("travel", "steps:2", "deliver:green").pass_until("question-turn")
    assert (at.level("physics"), at.bag(), left_on_goal(at)) == (3, {"purple": 1}, [True, True, False])


@pytest.mark.rule("SCH-038")
def test_translating_a_scroll_may_meet_the_third_target():
    at = position(goal="hebrew", levels={"physics": 2}, silver=1, gold=1, hand=["orange.4"])
    at.put_house(orange=["hebrew_h"]).put_rooms({1: "hebrew_f"})
    at.set(targets=(False, True, True)).work("translate", "orange.4").play("translate").pass_until("question-turn")
    assert (at.level("physics"), at.dice_owned("purple"), left_on_goal(at)) == (3, 1, [False, True, False])


@pytest.mark.rule("SCH-038")
@pytest.mark.parametrize(("track", "level"), [("physics", 1), ("chemistry", 2)])
def test_level_2_or_another_track_meets_nothing(track, level):
    at = position(goal="hebrew", levels={track: level}).effect(f"advance 1 track:{track}")
    at.pass_until("question-turn")
    assert at.level(track) == level + 1
    assert (at.bag(), left_on_goal(at)) == ({}, [True, True, True])


# -- the turned card ----------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-039")
def test_the_third_target_turns_the_card_at_once_into_an_action_card_and_a_sixth_slot():
    at = position(goal="hebrew", targets=(False, False, True), levels={"physics": 2}, gold=1, hand=["red.4", "red.1"])
    at.set(slots={"recruit": "hurry", "travel": QUIET, "translate": "harvest_biology"}).set(bag={"white": 4})
    at.work("research", "red.4", card="bargain")
    assert (len(at.cards()), at.why("card:goal")) == (3, "SCH-054")
    at.play("research", "research:2:physics")
    assert at.asked == "question-influence-guild", "level 3 is still being resolved"
    assert (at.cards()[-1], len(at.cards())) == ("goal", 4)
    assert [slot["open"] for slot in at.game.view(0)["players"][0]["slots"]] == [True] * 6
    at.play("pass", "end-turn")
    assert at.seat == 1, "a Work has one Action Card"
    at.take_turn(0)
    assert at.keys == ["slot:recruit_travel", "slot:goal", "rest"]
    at.play("slot:goal")
    assert {"card:goal", "card:harvest_physics"} < {*at.keys}


@pytest.mark.rule("SCH-039")
def test_before_that_there_is_neither_the_slot_nor_the_card():
    at = position(targets=(False, False, True))
    assert at.why("slot:goal") == "SCH-039"
    at.play("slot:travel")
    assert at.why("card:goal") == "SCH-039"
    assert len(at.cards()) == 7


@pytest.mark.rule("SCH-039")
def test_the_sixth_slot_offers_research_or_translate():
    at = position(targets=MET, gold=1, silver=1, hand=["orange.4"]).put_house(orange=["greek_h"])
    at.put_rooms({1: "greek_f"}).work("goal", "orange.4")
    assert at.keys == ["research", "translate", "end-turn"]


def hand_after_rest(**fields):
    """How many dice are in hand after a Rest in which nothing is rolled again."""
    at = position(**({"hand": ["red.1"] * 4, "bag": {"white": 5}} | fields)).play("rest")
    assert at.asked == "question-reroll"
    at.play("pass")
    assert at.seat == 1
    return len(at.hand())


@pytest.mark.rule("SCH-040")
def test_the_empty_sixth_slot_draws_a_die_when_resting():
    assert hand_after_rest(targets=MET, slots={"travel": QUIET}) == 5


@pytest.mark.rule("SCH-040")
def test_a_card_in_the_sixth_slot_or_an_unfinished_goal_draws_none():
    assert hand_after_rest(targets=MET, slots={"goal": QUIET}) == 4
    assert hand_after_rest(slots={"travel": QUIET}) == 4


@pytest.mark.rule("SCH-040")
def test_astronomy_tops_up_first_and_the_sixth_slot_draws_last():
    assert hand_after_rest(targets=MET, slots={"travel": QUIET}, hand=["red.1"] * 2) == 5


@pytest.mark.rule("SCH-041")
def test_the_printed_die_counts_as_a_white_5():
    assert position(targets=MET).work("research", card="goal").action() == (["white"], 5)
    at = position(targets=MET, hand=["red.4", "blue.2"]).work("research", "red.4", card="goal")
    assert at.action() == (["red"], 9)


@pytest.mark.rule("SCH-041")
def test_at_most_one_real_die_is_added():
    at = position(targets=MET, hand=["red.4", "blue.2"]).play("slot:research", "card:goal")
    assert at.keys == ["hand:red.4", "hand:blue.2", "no-die"]
    at.play("hand:red.4")
    assert at.asked == "question-work"
    assert not at.offers("hand:blue.2")
    assert at.hand() == ["blue.2"]


@pytest.mark.rule("SCH-041")
def test_a_coloured_worker_recolours_the_printed_die_and_a_white_one_makes_it_a_6():
    at = position(targets=MET, workers={"blue": 1}).work("research", card="goal").play("place:blue:1")
    assert at.action() == (["blue"], 5)
    at = position(targets=MET, workers={"white": 1}).work("research", card="goal").play("place:white:1")
    assert at.action() == (["white"], 6)


@pytest.mark.rule("SCH-041")
def test_two_workers_fit_on_the_printed_die():
    at = position(targets=MET, workers={"blue": 3}).work("research", card="goal").play("place:blue:1", "place:blue:1")
    assert at.action() == (["blue"], 6)
    assert at.why("place:blue:1") == "SCH-066"


@pytest.mark.rule("SCH-041")
def test_the_card_is_played_without_any_die_in_hand():
    at = position(targets=MET, hand=[])
    assert at.offers("slot:travel")
    at.play("slot:travel", "travel")
    assert at.keys == [f"steps:{steps}" for steps in range(1, 6)]


@pytest.mark.rule("SCH-041")
def test_the_turned_card_gives_any_worker_when_resting():
    at = position(targets=MET, slots={"travel": "goal"}).play("rest")
    assert at.keys == ["worker:white", "worker:red", "worker:yellow", "worker:blue"]


@pytest.mark.rule("SCH-042")
def test_the_printed_die_is_no_white_die_when_scoring():
    at = position(targets=MET, bag={"white": 2}, hand=["white.1"], slots={"travel": "goal"}, scrolls=["persian_g"])
    assert at.points()["scrolls"] == 1 + 2, "1 VP of the Scroll and 2 for 1 to 3 White dice"
    assert at.game.view(0)["players"][0]["dice_sum"] == -3
    with_four = at.set(bag={"white": 3}).points()["scrolls"]
    assert with_four < 3, "a fourth die would have counted"


@pytest.mark.rule("SCH-042")
def test_the_printed_die_is_never_destroyed_drawn_or_returned():
    at = position(targets=MET, hand=["red.4"], workers={"red": 1}).work("research", card="goal")
    stock = at.board.dice[:]
    at.effect("destroy 1 die:white")
    assert at.asked == "question-work", "there is no White die to be destroyed"
    at.effect("draw 1 die", must=1)
    assert (at.hand(), at.bag()) == (["red.4"], {})
    at.play("end-turn").take_turn(0).play("rest").pass_until("question-turn")
    assert (at.bag(), at.board.dice) == ({}, stock)

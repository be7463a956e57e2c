"""Turns and Rounds: Work or Rest, and how a turn ends."""

from __future__ import annotations

import pytest
from positions.scholars import position

SLOT_NAMES = ("recruit", "travel", "research", "translate", "recruit_travel")
#: Five cards on the five Action Slots.
FULL = dict(
    zip(SLOT_NAMES, ("hurry", "bargain", "harvest_mathematics", "harvest_biology", "harvest_physics"), strict=True)
)


@pytest.mark.rule("SCH-049")
@pytest.mark.parametrize("first", [0, 2])
def test_players_take_turns_clockwise_and_each_works_or_rests(first):
    at = position(seats=3, turn=first, hand=["white.3"] * 4)
    order = []
    for _ in range(4):
        assert at.asked == "question-turn"
        order.append(at.seat)
        assert {key.split(":")[0] for key in at.keys} <= {"slot", "rest"}
        at.play(at.keys[0]).pass_until("question-turn")
    assert order == [first, (first + 1) % 3, (first + 2) % 3, first]


@pytest.mark.rule("SCH-049")
def test_a_turn_is_one_work_or_one_rest():
    at = position(slots={"travel": "harvest_mathematics"}, hand=["red.1"] * 4).play("rest", "pass")
    assert (at.asked, at.seat) == ("question-turn", 1), "no Work after a Rest"
    at.work("travel", "white.3").play("end-turn")
    assert (at.asked, at.seat) == ("question-turn", 0), "no Rest after a Work"


@pytest.mark.rule("SCH-049")
def test_nobody_passes_a_turn():
    at = position()
    assert (at.why("pass"), at.why("end-turn")) == ("SCH-049", "SCH-049")


@pytest.mark.rule("SCH-050")
def test_with_all_slots_filled_there_is_nothing_but_to_rest():
    slots = {name: FULL[name] for name in SLOT_NAMES[:4]}
    at = position(hand=["red.1"] * 4, slots=slots)
    assert at.keys == ["slot:recruit_travel", "rest"]
    at.set(slots=FULL).pass_until("question-turn")
    assert (at.seat, len(at.cards()), at.me.slot_cards) == (1, 7, [-1] * 6)


@pytest.mark.rule("SCH-050")
def test_a_slot_with_a_card_takes_no_other_card():
    at = position(slots={"travel": "hurry"})
    assert at.why("slot:travel") == "SCH-050"
    assert at.offers("slot:recruit")


@pytest.mark.rule("SCH-050")
def test_without_an_action_card_on_the_board_there_is_no_rest():
    at = position()
    assert at.keys == [f"slot:{slot}" for slot in SLOT_NAMES]
    assert at.why("rest") == "SCH-050"


@pytest.mark.rule("SCH-050")
def test_without_a_die_in_hand_there_is_no_work():
    at = position(slots={"travel": "harvest_mathematics"}, hand=["red.1"], bag={"white": 4})
    assert at.offers("slot:recruit")
    at.set(hand=[])
    assert at.seat == 1, "the Rest was taken without asking"
    assert (len(at.hand()), at.cards()) == (4, at.box.card_ids[:7])


@pytest.mark.rule("SCH-050")
def test_without_a_card_in_hand_there_is_no_work():
    at = position(slots={"travel": "harvest_mathematics"})
    at.me.cards = 0
    at.again()
    assert (at.seat, at.asked) == (0, "question-reroll"), "a single answer is taken without asking: the Rest has begun"


@pytest.mark.rule("SCH-050")
def test_the_turned_goal_card_works_without_a_die_in_hand():
    at = position(targets=(False, False, False), slots={"travel": "hurry"}, hand=[])
    assert (at.offers("slot:recruit"), at.offers("rest")) == (True, True)


@pytest.mark.rule("SCH-050")
def test_with_neither_work_nor_rest_the_turn_is_passed():
    at = position(hand=[])
    assert (at.asked, at.seat) == ("question-turn", 1)
    assert at.cards() == at.box.card_ids[:7]


@pytest.mark.rule("SCH-050")
def test_a_game_in_which_nobody_can_work_or_rest_ends():
    assert position(hand=[]).set(1, hand=[]).game.over


@pytest.mark.rule("SCH-051")
def test_all_retirements_are_carried_out_before_the_next_turn():
    at = position(gold=1).put_rooms({7: ("greek_a", 0, 1)}).put_top("persian_a").work("travel", "white.3")
    at.effect("shift 1 gold").play("gold-on:7").effect("retire translator:persian")
    assert (at.room(7)[0], at.retirees("recruit")) == ("greek_a", []), "not before the turn ends"
    at.play("end-turn")
    assert (at.asked, at.seat) == ("question-tuck", 0)
    at.play("slot:recruit")
    assert (at.asked, at.seat) == ("question-tuck", 0)
    at.play("slot:travel")
    assert (at.asked, at.seat) == ("question-turn", 1)
    assert sorted(at.retirees("recruit") + at.retirees("travel")) == ["greek_a", "persian_a"]
    assert (at.room(7)[0], at.me.aside) == ("", ())


@pytest.mark.rule("SCH-051")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_the_acting_player_retires_first_and_the_others_follow_clockwise(turn):
    at = position(seats=3, turn=turn)
    at.put_rooms({3: ("greek_a", 0, 2), 4: ("greek_b", 1, 2), 6: ("greek_c", 2, 2)})
    at.work("travel", "white.3").play("end-turn")
    asked = []
    while at.asked == "question-tuck":
        asked.append(at.seat)
        at.play("slot:recruit")
    assert asked == [(turn + place) % 3 for place in range(3)]
    assert [at.retirees("recruit", seat) for seat in range(3)] == [["greek_a"], ["greek_b"], ["greek_c"]]


@pytest.mark.rule("SCH-051")
def test_a_rest_ends_with_retirements_too():
    at = position(slots={"travel": "harvest_mathematics"}, hand=["red.1"] * 4).put_rooms({7: ("greek_a", 0, 2)})
    at.play("rest", "pass")
    assert (at.asked, at.seat) == ("question-tuck", 0)

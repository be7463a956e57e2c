"""Worked examples of the rulebook: solo."""

from __future__ import annotations

import pytest
from positions.scholars import position


def solo(*schemes, faceup=(), place=0, **fields):
    """The opponent's marker on `place`, and the Scheme Cards that it will reveal."""
    at = position(seats=1, **fields).schemes(*schemes, faceup=faceup)
    at.solo.position = place
    return at


@pytest.mark.rule("SCH-242")
def test_after_its_third_blue_scheme_it_rests_on_its_next_turn():
    at = solo("scheme_1", faceup=["scheme_2", "scheme_3"]).take_turn(1)
    assert (len(at.solo.faceup), at.asked) == (3, "question-turn")
    at.take_turn(1)
    assert (at.solo.faceup, len(at.solo.pile)) == ([], 6)


@pytest.mark.rule("SCH-243")
def test_from_greek_it_looks_for_hebrew_persian_and_so_on():
    at = solo("scheme_4", place=2, silver=9).put_house(
        purple=[("syriac_d", 0), ("chinese_d", 0)],
        orange=[("persian_d", 0), ("greek_d", 0)],
        green=[("sanskrit_d", 0), ("hebrew_d", 0)],
    )
    at.take_turn(1)
    wanted = []
    while at.asked == "question-deny":
        wanted.append(at.box.scroll_ids[at.table.question.scroll])
        at.play("deny")
    assert wanted == ["greek_d", "hebrew_d", "persian_d", "syriac_d", "chinese_d"]
    assert at.solo.scrolls == [0, 1, 0, 0, 0, 0]


@pytest.mark.rule("SCH-243")
def test_on_the_third_space_the_translator_is_the_greek_man_and_the_colour_green():
    at = solo("scheme_1", place=2).take_turn(1)
    assert at.room(2)[0].startswith("greek_")
    at = solo("scheme_4", place=2).put_house(purple=[], orange=[], green=[]).take_turn(1)
    assert len(at.house("green")) == 1


@pytest.mark.rule("SCH-244")
def test_two_and_two_make_a_target_sum_of_4():
    at = solo("scheme_6", faceup=["scheme_3"]).take_turn(1)
    assert at.room(10)[0] != ""
    assert at.box.room_silver[9] == 4


@pytest.mark.rule("SCH-245")
def test_without_a_room_for_2_the_right_most_room_for_3_is_used():
    at = solo("scheme_6").put_rooms({5: "greek_a", 6: ("greek_b", 0)})
    assert [at.box.room_silver[room - 1] for room in (5, 6, 7, 8)] == [2, 2, 3, 3]
    at.take_turn(1)
    assert at.room(7)[0] == ""
    assert at.room(8)[0].startswith("hebrew_")


#: Four Translators from left to right; the last is the human's.
PLACES = (1, 3, 5, 7)
PERSIAN_SPOKEN = {
    "by the second and the fourth": (("greek_b", "greek_a", "greek_d", "starting_translator_1"), (3, 7, 5, 1)),
    "by the first and the third": (("greek_a", "greek_b", "starting_translator_1", "greek_d"), (5, 1, 3, 7)),
}


@pytest.mark.rule("SCH-246")
@pytest.mark.parametrize("spoken", PERSIAN_SPOKEN)
@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_the_order_of_gold(tmp_path, spoken, n):
    translators, order = PERSIAN_SPOKEN[spoken]
    pack = tmp_path / "persian.toml"
    pack.write_text(f'[[solo_language]]\nid = "persian"\ngold_on_translators = {n}\n')
    at = solo("scheme_4", place=4, pack=str(pack))
    at.put_rooms({room: (name, 0 if room == 7 else None) for room, name in zip(PLACES, translators, strict=True)})
    at.put_house(purple=["persian_d"], orange=["greek_f"], green=["greek_g"]).take_turn(1)
    assert {room for room in PLACES if at.room(room)[2]} == set(order[:n])


@pytest.mark.rule("SCH-247")
def test_a_dice_sum_of_3_beats_2():
    at = position(seats=1, hand=["red.2"], bag={"blue": 1})
    at.solo.sum = 3
    assert (at.points(0)["dice-sum"], at.points(1)["dice-sum"]) == (0, 2)

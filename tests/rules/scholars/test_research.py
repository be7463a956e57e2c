"""The Research action."""

import pytest
from positions.scholars import position


def research(*dice, **fields):
    """A Research action with these dice; the only option is taken without asking."""
    at = position(hand=list(dice), goal="syriac", **fields)
    return at.work("research", *dice).play("research")


@pytest.mark.rule("SCH-099")
@pytest.mark.parametrize("worker", ["white", "red", "yellow", "blue"])
def test_a_white_1_brings_any_worker_and_1_silver(worker):
    at = research("white.1", gold=2)
    assert at.keys == ["worker:white", "worker:red", "worker:yellow", "worker:blue"], "nothing else can be chosen"
    at.play(f"worker:{worker}")
    assert at.workers() == {worker: 1}
    assert at.me.silver == 1
    assert at.me.levels == [0] * 6


@pytest.mark.rule("SCH-099")
def test_exactly_one_of_the_four_options_is_taken():
    at = position(hand=["green.6", "white.6"], gold=2, bag={"white": 1}, levels={"biology": 1})
    at.work("research", "white.6", "green.6", card="hurry").play("research")
    assert at.keys == ["research:1", "research:2:biology", "research:3:biology", "research:4:biology"]
    at.play("research:3:biology")
    assert at.asked == "question-work"
    assert at.why("research") == "SCH-053"


@pytest.mark.rule("SCH-100")
def test_a_red_4_pays_1_gold_for_a_step_of_physics_and_2_silver():
    at = research("red.4", gold=1, levels={"physics": 1}).play("research:2:physics")
    assert at.level("physics") == 2
    assert (at.me.gold, at.me.silver) == (0, 2)


@pytest.mark.rule("SCH-100")
@pytest.mark.parametrize("dice", [["white.4", "white.5"], ["red.3"]], ids=["white 9", "red 3"])
def test_white_and_values_below_4_have_only_the_first_option(dice):
    at = research(*dice, gold=2)
    assert at.asked == "question-gain-worker", "the only option was taken"
    assert at.me.gold == 2


@pytest.mark.rule("SCH-100")
def test_without_gold_the_second_option_is_refused():
    at = research("green.4", "white.4")
    assert at.keys == ["research:1", "research:3:biology"]
    assert at.why("research:2:biology") == "SCH-100"
    assert at.why("research:2:physics") == "SCH-100", "and so is another colour"


@pytest.mark.rule("SCH-101")
def test_a_green_8_moves_up_biology_for_nothing():
    at = research("green.4", "white.4", gold=0, levels={"biology": 1}).play("research:3:biology")
    assert at.level("biology") == 2
    assert (at.me.gold, at.me.silver) == (0, 2)


@pytest.mark.rule("SCH-101")
def test_a_7_and_another_colour_have_no_third_option():
    at = research("green.4", "white.3", gold=1)
    assert at.why("research:3:biology") == "SCH-101"
    at = research("green.4", "white.4")
    assert at.why("research:3:astronomy") == "SCH-101"
    at = research("white.4", "white.5")
    assert at.asked == "question-gain-worker", "White has only the first option"


@pytest.mark.rule("SCH-101")
def test_the_third_option_takes_no_gold_that_is_there():
    at = research("green.4", "white.4", gold=3, levels={"biology": 1}).play("research:3:biology")
    assert (at.me.gold, at.me.silver) == (3, 2)


@pytest.mark.rule("SCH-102")
def test_an_orange_10_pays_2_gold_for_two_steps_of_chemistry_and_2_silver():
    at = research("orange.6", "white.4", gold=2, levels={"chemistry": 3}).play("research:4:chemistry")
    assert at.level("chemistry") == 5
    assert (at.me.gold, at.me.silver) == (0, 2)


@pytest.mark.rule("SCH-102")
@pytest.mark.parametrize(
    ("dice", "gold"), [(["orange.6", "white.3"], 2), (["orange.6", "white.4"], 1)], ids=["orange 9", "1 Gold"]
)
def test_the_fourth_option_needs_a_10_and_2_gold(dice, gold):
    at = research(*dice, gold=gold)
    assert at.offers("research:3:chemistry")
    assert at.why("research:4:chemistry") == "SCH-102"


@pytest.mark.rule("SCH-102")
def test_a_white_12_has_no_fourth_option():
    at = research("white.6", "white.6", gold=2)
    assert at.asked == "question-gain-worker", "the only option was taken"

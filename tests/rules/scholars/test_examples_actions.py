"""Examples of dice, Workers, and a whole turn."""

import pytest
from positions.scholars import position

EXAMPLES = [
    pytest.param(["orange.4"], ["orange"], 4, marks=pytest.mark.rule("SCH-061")),
    pytest.param(["blue.4", "yellow.5"], ["green"], 9, marks=pytest.mark.rule("SCH-062")),
    pytest.param(["purple.6", "yellow.5"], ["purple"], 11, marks=pytest.mark.rule("SCH-063")),
    pytest.param(["purple.5", "red.6"], ["purple"], 11, marks=pytest.mark.rule("SCH-063")),
    pytest.param(["red.3", "white.2"], ["red"], 5, marks=pytest.mark.rule("SCH-064")),
    pytest.param(["orange.5", "purple.4"], ["purple", "orange"], 9, marks=pytest.mark.rule("SCH-065")),
]


@pytest.mark.parametrize(("dice", "colours", "value"), EXAMPLES)
def test_the_colour_and_value_of_dice(dice, colours, value):
    assert position(hand=dice).work("research", *dice).action() == (colours, value)


@pytest.mark.rule("SCH-061", "SCH-064")
@pytest.mark.parametrize(("dice", "track"), [(["orange.4"], "chemistry"), (["red.3", "white.2"], "physics")])
def test_a_4_or_5_researches_on_the_track_of_its_colour_only(dice, track):
    at = position(hand=dice, gold=2).work("research", *dice).play("research")
    assert at.keys == ["research:1", f"research:2:{track}"]


@pytest.mark.rule("SCH-062")
def test_a_green_9_of_two_primary_dice_researches_biology():
    at = position(hand=["blue.4", "yellow.5"]).work("research", "blue.4", "yellow.5").play("research")
    assert at.keys == ["research:1", "research:3:biology"]


@pytest.mark.rule("SCH-063")
def test_a_purple_11_researches_mathematics_whatever_the_primary_die():
    at = position(hand=["purple.6", "yellow.5"], gold=2).work("research", "purple.6", "yellow.5").play("research")
    assert at.keys == ["research:1", *(f"research:{option}:mathematics" for option in (2, 3, 4))]


@pytest.mark.rule("SCH-065")
@pytest.mark.parametrize(("track", "other"), [("chemistry", "mathematics"), ("mathematics", "chemistry")])
def test_an_orange_and_a_purple_die_are_either_colour(track, other):
    at = position(hand=["orange.5", "purple.4"]).work("research", "purple.4", "orange.5").play("research")
    assert at.keys == ["research:1", "research:3:mathematics", "research:3:chemistry"]
    at.play(f"research:3:{track}")
    assert (at.level(track), at.level(other)) == (1, 0)


WORKERS = [
    pytest.param(["white.4"], ["red:1"], "red", 4, marks=pytest.mark.rule("SCH-071")),
    pytest.param(["blue.2"], ["blue:1"], "blue", 6, marks=pytest.mark.rule("SCH-072")),
    pytest.param(
        ["white.2", "red.3"], ["white:1", "yellow:1", "red:2"], "orange", 12, marks=pytest.mark.rule("SCH-073")
    ),
    pytest.param(["orange.4", "blue.3"], ["blue:2"], "orange", 10, marks=pytest.mark.rule("SCH-074")),
    pytest.param(["yellow.3", "blue.2"], ["white:2", "white:2"], "yellow", 9, marks=pytest.mark.rule("SCH-075")),
    pytest.param(["green.5"], ["yellow:1"], "yellow", 5, marks=pytest.mark.rule("SCH-076")),
    pytest.param(["white.5"], ["yellow:1"], "yellow", 5, marks=pytest.mark.rule("SCH-076")),
]


@pytest.mark.parametrize(("dice", "placed", "colour", "value"), WORKERS)
def test_the_colour_and_value_that_workers_make(dice, placed, colour, value):
    supply = {"white": 2, "red": 2, "yellow": 2, "blue": 2}
    at = position(hand=dice, workers=supply).work("travel", *dice)
    at.play(*(f"place:{worker}" for worker in placed))
    assert at.action() == ([colour], value)
    assert sum(at.me.workers) == 8 - len(placed)
    at.play("travel")
    assert at.keys == [f"steps:{steps}" for steps in range(1, value + 1)]


def travel_turn(**fields):
    """The card with three small actions on the Travel slot with a Red 3, and two Retirees below the slot."""
    fields = {"workers": {"yellow": 1}, "levels": {"mathematics": 1}} | fields
    retirees = {"travel": ["sanskrit_b", "greek_c"]}
    at = position(hand=["red.3"], bag={"white": 3}, spot=2, retirees=retirees, goal="syriac", **fields)
    return at.work("travel", "red.3", card="hurry")


TO_MATHEMATICS = "do:pay 1 worker:any -> advance 1 track:mathematics"


@pytest.mark.rule("SCH-077")
def test_the_five_actions_of_the_travel_turn():
    at = travel_turn()
    at.play("do:gain 1 worker:any", "worker:red", "place:red:1")
    assert at.action() == (["red"], 10)
    at.play("travel")
    assert at.keys == [f"steps:{steps}" for steps in range(1, 11)]
    assert at.why("steps:11") == "SCH-086"
    at.play("steps:1")
    at.play("do:draw 1 die", "do:draw 1 die")
    assert len(at.me.hand) == 2
    assert at.keys == [TO_MATHEMATICS, "end-turn"], "the two draws and the Worker were actions of their own"
    at.play(TO_MATHEMATICS)
    assert at.workers() == {}
    assert at.level("mathematics") == 2
    assert at.seat == 1, "nothing is left to do"


@pytest.mark.rule("SCH-077")
def test_the_small_actions_may_come_before_the_main_action():
    at = travel_turn()
    assert at.keys == [
        "travel",
        "place:yellow:1",
        "do:draw 1 die",
        "do:gain 1 worker:any",
        TO_MATHEMATICS,
        "end-turn",
    ]
    assert at.action() == (["red"], 7), "the Red 3, and 4 from the Retiree"
    at.play(TO_MATHEMATICS, "do:draw 1 die")
    assert at.offers("travel")


@pytest.mark.rule("SCH-077")
def test_the_worker_on_the_die_cannot_be_the_one_that_is_spent():
    at = travel_turn(workers={}).play("do:gain 1 worker:any", "worker:red")
    assert at.offers(TO_MATHEMATICS)
    at.play("place:red:1")
    assert at.why(TO_MATHEMATICS) == "SCH-185"

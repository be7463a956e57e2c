"""Player Board concepts: dice. The landscapes, using dice, brightening."""

from __future__ import annotations

import pytest
from positions.inventors import position

#: A player who can Publish a Device with whatever dice are placed.
PUBLISHER = {"silver": 20, "levels": {"all": 2}}


def ready_to_publish(**fields):
    at = position(**(PUBLISHER | fields)).clear_devices()
    return at.put_device("robotic", column="built", card="lens", inventor="neutral", builder="neutral", invention=6)


# -- which dice may be used ---------------------------------------------------------------------------------


@pytest.mark.rule("INV-037")
def test_only_available_dice_can_be_placed():
    at = position(
        ready=["white.3"], determined=["blue.2"], inspired=["orange.1"], exhausted=["white"], study=["blue.bottom"]
    )
    at.play("workshop:top")
    assert at.keys == ["ready.white.3", "determined.blue.2", "inspired.orange.1"]
    assert at.why("exhausted.white") == "INV-037"
    assert at.why("study.blue.bottom") == "INV-037"


@pytest.mark.rule("INV-037")
def test_exhausted_and_study_dice_alone_allow_no_dice_action():
    at = ready_to_publish(exhausted=["white", "blue"], study=["blue.top"])
    for action in ("workshop:top", "publish", "test"):
        assert not at.offers(action)
        assert at.why(action) == "INV-037"


@pytest.mark.rule("INV-037")
def test_only_available_dice_can_be_tested():
    at = ready_to_publish(ready=["blue.3"], determined=["blue.3"], exhausted=["orange"], study=["charcoal.top"])
    assert at.play("test").keys == ["ready.blue.3", "determined.blue.3"]


@pytest.mark.rule("INV-038")
def test_inspired_2_and_determined_4_placed_on_a_camel_count_up_to_11():
    at = ready_to_publish(inspired=["white.2"], determined=["white.4"])
    at.play("publish", "inspired.white.2", "face:6", "face:5")
    assert at.dice_in("camel:1") == ["white.5", "white.6"], "the dice are turned and keep the new face"


@pytest.mark.rule("INV-038")
def test_the_increase_is_up_to_1_from_determined_up_to_5_from_inspired_and_none_from_ready():
    at = position(inspired=["white.1"], determined=["white.4"], ready=["white.2"])
    at.play("workshop:top", "inspired.white.1")
    assert at.keys == ["face:6", "face:5", "face:4", "face:3", "face:2", "face:1"]
    at.play("face:1", "determined.white.4")
    assert at.keys == ["face:5", "face:4"]
    assert at.why("face:6") == "INV-038"
    at = position(ready=["white.2"], exhausted=["white"]).play("workshop:top")
    assert at.dice_in("workshop:top") == ["white.2"]


@pytest.mark.rule("INV-038")
def test_a_die_may_be_turned_up_as_it_is_tested():
    at = ready_to_publish(determined=["blue.4"]).river({}).play("test")
    assert at.keys == ["face:5", "face:4"]
    at.play("face:5")
    assert at.device("robotic").tests == (5, 0, 0)


@pytest.mark.rule("INV-039")
def test_a_6_is_never_increased():
    at = position(ready=["white.6", "white.3"], determined=["blue.6"], inspired=["orange.6"])
    assert at.effect("increase 1").keys == ["ready.white.3", "pass"]
    at = position(ready=["white.6"]).effect("increase 1")
    assert (at.asked, at.dice_in("ready")) == ("question-main-action", ["white.6"])


@pytest.mark.rule("INV-039")
def test_the_refusal_of_a_6_names_the_rule():
    at = position(ready=["white.6", "white.3"]).effect("increase 1")
    assert at.why("ready.white.6") == "INV-039"


@pytest.mark.rule("INV-039")
def test_a_6_from_determined_or_inspired_is_placed_as_a_6():
    at = position(determined=["white.6"], inspired=["white.6"])
    at.play("workshop:top", "determined.white.6", "inspired.white.6")
    assert at.dice_in("workshop:top") == ["white.6", "white.6"]


@pytest.mark.rule("INV-039")
def test_two_dice_never_count_more_than_12_in_a_workshop():
    at = position(ready=["white.6", "white.5"], rows=[["boost"], [], []])
    at.play("workshop:top", "ready.white.6", "ready.white.5", "tile:boost")
    assert at.game.decision.question.args["value"] == 12


@pytest.mark.rule("INV-040")
def test_a_played_card_increases_only_an_available_die():
    at = position(hand=["lens"], ready=["white.3"], camels=[["white.5"]], exhausted=["white"], study=["blue.middle"])
    at.set(workshops=[["white.2"], [], []]).play("play:lens")
    assert at.keys == ["ready.white.3", "pass"]
    at.play("ready.white.3")
    assert (at.dice_in("ready"), at.dice_in("camel:1")) == (["white.4"], ["white.5"])


@pytest.mark.rule("INV-040")
def test_dice_in_all_three_bright_landscapes_can_be_increased_for_good():
    at = position(ready=["white.3"], determined=["blue.2"], inspired=["orange.1"]).effect("increase 3")
    at.play("ready.white.3", "determined.blue.2", "inspired.orange.1")
    assert [at.dice_in(place) for place in ("ready", "determined", "inspired")] == [
        ["white.4"],
        ["blue.3"],
        ["orange.2"],
    ]


# -- brightening --------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-041")
def test_a_brighten_moves_a_ready_die_to_determined_with_its_face():
    at = position(ready=["white.4"]).effect("brighten 1").play("ready.white.4")
    assert (at.dice_in("ready"), at.dice_in("determined")) == ([], ["white.4"])
    assert at.asked == "question-main-action", "exactly one thing is done"


@pytest.mark.rule("INV-041")
def test_each_die_below_inspired_and_each_study_die_can_be_brightened():
    at = position(
        ready=["white.4"], determined=["blue.2"], inspired=["orange.1"], exhausted=["charcoal"], study=["blue.bottom"]
    )
    at.set(camels=[["white.5"]], workshops=[["white.6"], [], []]).effect("brighten 1")
    assert at.keys == [
        "exhausted.charcoal",
        "ready.white.4",
        "determined.blue.2",
        "study.blue.bottom.up",
        "study.blue.bottom.out",
        "pass",
    ]
    assert at.why("inspired.orange.1") == "INV-041"


@pytest.mark.rule("INV-041")
@pytest.mark.parametrize(
    ("start", "key", "landscape"),
    [
        ({"exhausted": ["blue"]}, "exhausted.blue", "ready"),
        ({"ready": ["blue.3"]}, "ready.blue.3", "determined"),
        ({"determined": ["blue.3"]}, "determined.blue.3", "inspired"),
        ({"study": ["blue.bottom"]}, "study.blue.bottom.out", "ready"),
    ],
)
def test_a_brightened_die_goes_one_landscape_up_or_out_of_the_study(start, key, landscape):
    at = position(**start).effect("brighten 1").play(key)
    assert len(at.dice_in(landscape)) == 1
    assert at.dice_owned() == 1


@pytest.mark.rule("INV-041")
def test_a_die_on_a_camel_in_a_workshop_or_in_inspired_is_never_brightened():
    at = position(inspired=["white.4"], camels=[["white.5"]], workshops=[["white.6"], [], []]).effect("brighten 2")
    assert at.asked == "question-main-action"
    assert at.dice_in("inspired") == ["white.4"]


@pytest.mark.rule("INV-042")
def test_3_brightens_on_one_exhausted_die_roll_it_once_and_lead_to_inspired():
    at = position(exhausted=["white"]).effect("brighten 3").play("exhausted.white")
    rolled = at.dice_in("ready")[0]
    rolls = at.table.reveals
    at.play(f"ready.{rolled}", f"determined.{rolled}")
    assert at.dice_in("inspired") == [rolled]
    assert at.table.reveals == rolls


@pytest.mark.rule("INV-042")
def test_brightens_gained_together_may_be_split_or_left():
    at = position(ready=["white.2", "white.5"], determined=["white.3"]).effect("brighten 3")
    at.play("ready.white.2", "determined.white.3", "pass")
    assert [at.dice_in(place) for place in ("ready", "determined", "inspired")] == [
        ["white.5"],
        ["white.2"],
        ["white.3"],
    ]


@pytest.mark.rule("INV-043")
def test_a_die_keeps_its_face_between_the_bright_landscapes():
    at = position(ready=["white.5"])
    rolls = at.table.reveals
    at.effect("brighten 2").play("ready.white.5")
    assert at.dice_in("determined") == ["white.5"]
    at.play("determined.white.5")
    assert at.dice_in("inspired") == ["white.5"]
    assert at.table.reveals == rolls


@pytest.mark.rule("INV-043")
@pytest.mark.parametrize(
    ("start", "key", "landscape"),
    [
        ({"exhausted": ["blue"]}, "exhausted.blue", "ready"),
        ({"study": ["blue.bottom"]}, "study.blue.bottom.out", "ready"),
        ({"study": ["blue.middle"]}, "study.blue.middle.out", "determined"),
        ({"study": ["blue.top"]}, "study.blue.top.out", "inspired"),
    ],
)
def test_a_die_is_rolled_as_it_leaves_exhausted_or_the_study(start, key, landscape):
    faces = set()
    for seed in range(1, 13):
        at = position(seed=seed, **start).effect("brighten 1").play(key)
        faces.add(at.dice_in(landscape)[0])
    assert faces <= {f"blue.{face}" for face in range(1, 7)}
    assert len(faces) > 2


@pytest.mark.rule("INV-044")
def test_a_coloured_die_entering_inspired_from_determined_gives_its_influence():
    at = position(determined=["orange.3", "white.3"], guilds=[0, 0, 0]).effect("brighten 2")
    at.play("determined.orange.3", "determined.white.3")
    assert at.me.guilds == [0, 1, 0]


@pytest.mark.rule("INV-044")
def test_the_other_steps_of_a_coloured_die_give_no_influence():
    at = position(exhausted=["blue"], ready=["orange.3"], guilds=[0, 0, 0]).effect("brighten 2")
    at.play("exhausted.blue", "ready.orange.3")
    assert at.me.guilds == [0, 0, 0]


@pytest.mark.rule("INV-044")
def test_the_end_of_round_gives_the_influence_too():
    at = position(seats=3, determined=["orange.3", "white.3"], ready=["charcoal.2"], guilds=[0, 0, 0])
    at.end_round({0: 5, 1: 1, 2: 2})
    assert at.dice_in("inspired") == ["white.3", "orange.3"]
    assert at.me.guilds == [0, 1, 0]

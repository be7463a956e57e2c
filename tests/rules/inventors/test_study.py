"""Player Board concepts: dice. The Study, how many dice there are, and swaps."""

from __future__ import annotations

import pytest
from positions.inventors import position

#: The 11 dice of a new player.
ELEVEN = {
    "study": ["charcoal.bottom"],
    "ready": ["white.1", "white.2", "white.3", "white.4", "white.5", "orange.3"],
    "exhausted": ["white", "white", "white", "orange"],
}


def study(at):
    return [f"{each['colour']}.{each['level']}" for each in at.game.view(0)["players"][0]["study"]]


# -- gaining a die to the Study -----------------------------------------------------------------------------


@pytest.mark.rule("INV-045")
def test_a_die_gained_to_the_study_stands_on_the_bottom_space_and_a_die_must_go():
    at = position(**ELEVEN).effect("study 1 die:blue")
    assert study(at) == ["blue.bottom", "charcoal.bottom"]
    assert (at.asked, at.dice_owned()) == ("question-remove-die", 12)
    assert not at.offers("pass")
    at.play("exhausted.white")
    assert (at.asked, at.dice_owned()) == ("question-main-action", 11)
    assert at.dice_in("exhausted") == ["white", "white", "orange"]


@pytest.mark.rule("INV-045")
def test_a_gained_die_never_enters_the_study_higher():
    at = position(exhausted=["white"], study=["blue.middle"]).effect("study 1 die:blue").play("exhausted.white")
    assert study(at) == ["blue.bottom", "blue.middle"]


@pytest.mark.rule("INV-046")
def test_any_die_but_those_on_camels_and_in_workshops_may_be_removed():
    at = position(exhausted=["white", "orange"], ready=["white.3"], camels=[["white.1", "white.2"]])
    at.set(workshops=[["white.4"], [], []]).effect("study 1 die:blue")
    assert at.dice_owned() == 7
    assert at.keys == ["exhausted.white", "exhausted.orange", "ready.white.3", "study.blue.bottom"]


@pytest.mark.rule("INV-046")
def test_the_refusal_to_remove_a_used_die_names_the_rule():
    at = position(exhausted=["white"], camels=[["white.1"]], workshops=[["white.4"], [], []]).effect("study 1 die:blue")
    assert at.why("camel:1.white.1") == "INV-046"
    assert at.why("workshop:top.white.4") == "INV-046"


@pytest.mark.rule("INV-046")
def test_the_die_just_gained_may_be_the_one_removed():
    at = position(exhausted=["white"]).effect("study 1 die:blue").play("study.blue.bottom")
    assert (study(at), at.dice_in("exhausted")) == ([], ["white"])


@pytest.mark.rule("INV-046")
@pytest.mark.parametrize(
    ("place", "dice", "key"),
    [
        ("inspired", ["blue.1"], "inspired.blue.1"),
        ("determined", ["white.6"], "determined.white.6"),
        ("study", ["orange.top"], "study.orange.top"),
    ],
)
def test_dice_of_the_bright_landscapes_and_higher_study_spaces_may_be_removed_too(place, dice, key):
    at = position(**{place: dice}).effect("study 1 die:charcoal").play(key)
    assert (study(at), at.dice_owned()) == (["charcoal.bottom"], 1)


@pytest.mark.rule("INV-047")
def test_with_the_bottom_space_taken_the_new_die_is_exhausted_and_a_die_still_goes():
    at = position(**(ELEVEN | {"inspired": ["white.6"]}))
    assert at.dice_owned() == 12
    at.effect("study 1 die:charcoal")
    assert study(at) == ["charcoal.bottom"]
    assert at.dice_in("exhausted").count("charcoal") == 1
    assert (at.asked, at.offers("exhausted.charcoal")) == ("question-remove-die", True)
    at.play("exhausted.white")
    assert at.dice_owned() == 12


@pytest.mark.rule("INV-047")
def test_a_die_that_went_to_exhausted_counts_as_gained():
    at = position(study=["charcoal.bottom"], exhausted=["white"], research=["ongoing_charcoal_die"])
    at.effect("study 1 die:charcoal").play("exhausted.white")
    assert len(at.me.hand) == 1, "the Research on gaining a Charcoal die draws a card"


# -- moving in the Study ------------------------------------------------------------------------------------


@pytest.mark.rule("INV-048")
def test_a_study_die_moving_up_gains_what_the_next_space_prints():
    at = position(study=["charcoal.bottom"]).effect("brighten 1").play("study.charcoal.bottom.up")
    assert (study(at), at.me.silver) == (["charcoal.middle"], 1)


@pytest.mark.rule("INV-048")
def test_each_space_of_the_study_gives_its_own_effect_when_a_die_moves_up():
    at = position(study=["blue.bottom"]).effect("brighten 2").play("study.blue.bottom.up")
    assert (len(at.me.hand), at.me.silver) == (1, 0)
    at.play("study.blue.middle.up")
    assert (len(at.me.hand), at.me.silver) == (1, 1)
    assert study(at) == ["blue.top"]


@pytest.mark.rule("INV-048")
def test_a_study_die_does_not_move_up_onto_another():
    at = position(study=["charcoal.bottom", "charcoal.middle"]).effect("brighten 2")
    assert not at.offers("study.charcoal.bottom.up")
    assert at.offers("study.charcoal.bottom.out")
    at.play("study.charcoal.middle.up", "study.charcoal.bottom.up")
    assert study(at) == ["charcoal.middle", "charcoal.top"]


@pytest.mark.rule("INV-048")
def test_the_refusal_of_an_occupied_study_space_names_the_rule():
    at = position(study=["charcoal.bottom", "charcoal.middle"]).effect("brighten 1")
    assert at.why("study.charcoal.bottom.up") == "INV-048"


@pytest.mark.rule("INV-049")
@pytest.mark.parametrize(("level", "landscape"), [("bottom", "ready"), ("middle", "determined"), ("top", "inspired")])
def test_a_study_die_moves_out_to_the_landscape_beside_its_level(level, landscape):
    at = position(study=[f"blue.{level}"], guilds=[0, 0, 0]).effect("brighten 1").play(f"study.blue.{level}.out")
    assert study(at) == []
    assert len(at.dice_in(landscape)) == 1
    assert at.dice_in(landscape)[0].startswith("blue.")
    assert at.me.guilds == [0, 0, 0], "it did not come from Determined"


@pytest.mark.rule("INV-049")
def test_from_the_top_of_the_study_a_die_can_only_move_out():
    at = position(study=["blue.top"]).effect("brighten 1")
    assert at.keys == ["study.blue.top.out", "pass"]


# -- how many dice ------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-050")
def test_a_test_2_study_gains_and_a_swap_leave_11_dice():
    at = position(seats=3, **ELEVEN).river({1: ["boost"], 2: ["draw"]}).clear_devices()
    at.put_device("robotic", column="built", card="lens", inventor="neutral", builder="neutral", invention=6)
    at.effect("study 1 die:blue").play("exhausted.white").effect("study 1 die:orange").play("exhausted.white")
    assert at.dice_owned() == 11
    at.effect("swap 1 die").play("exhausted.white", "blue")
    assert at.dice_owned() == 11
    at.play("test")
    assert (at.device("robotic").tests, at.dice_in("camel:1")) == ((0, 3, 0), ["white.1"])
    assert at.dice_owned() == 11


@pytest.mark.rule("INV-050")
def test_both_later_river_sections_bring_the_dice_to_13_and_nothing_beyond():
    at = position(ship=5, **ELEVEN).river({}).effect("ship 1").pass_until("question-main-action")
    assert (at.me.ship, at.dice_owned()) == (6, 12)
    at.effect("ship 1").pass_until("question-main-action")
    assert (at.me.ship, at.dice_owned()) == (12, 13)
    at.effect("ship 1")
    assert (at.me.ship, at.dice_owned()) == (17, 13)


# -- swaps --------------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-051")
def test_a_white_4_on_a_camel_becomes_a_blue_4_there():
    at = position(camels=[["white.4", "orange.2"]]).effect("swap 1 die").play("camel:1.white.4", "blue")
    assert sorted(at.dice_in("camel:1")) == ["blue.4", "orange.2"]
    assert at.dice_owned() == 2


@pytest.mark.rule("INV-051")
def test_a_white_die_is_swapped_wherever_it_is_and_no_coloured_one():
    at = position(
        ready=["white.1", "blue.1"], determined=["white.2"], inspired=["white.3"], exhausted=["white", "blue"]
    )
    at.set(camels=[[], ["white.4"]], workshops=[[], ["white.5", "orange.5"], []], study=["blue.top"])
    at.effect("swap 1 die")
    assert at.keys == [
        "exhausted.white",
        "ready.white.1",
        "determined.white.2",
        "inspired.white.3",
        "camel:2.white.4",
        "workshop:middle.white.5",
        "pass",
    ]


@pytest.mark.rule("INV-051")
@pytest.mark.parametrize("colour", ["blue", "orange", "charcoal"])
@pytest.mark.parametrize("landscape", ["ready", "determined", "inspired"])
def test_the_new_die_is_of_any_colour_and_keeps_face_and_place(colour, landscape):
    at = position(**{landscape: ["white.2"]}).effect("swap 1 die").play(f"{landscape}.white.2")
    assert at.keys == ["blue", "orange", "charcoal"]
    assert at.play(colour).dice_in(landscape) == [f"{colour}.2"]


@pytest.mark.rule("INV-051")
def test_the_refusal_of_a_coloured_die_in_a_swap_names_the_rule():
    at = position(ready=["white.1", "blue.1"], exhausted=["orange"]).effect("swap 1 die")
    assert (at.why("ready.blue.1"), at.why("exhausted.orange")) == ("INV-051", "INV-051")


@pytest.mark.rule("INV-052")
def test_a_swap_in_the_active_workshop_counts_as_gaining_and_opens_tiles_of_its_colour():
    at = position(ready=["white.5", "white.4"], silver=3, levels={"all": 2}, research=["ongoing_blue_die"])
    at.set(rows=[["pay_swap", "silver_2_blue"], [], []], active=["carpenter"])
    at.play("workshop:top", "ready.white.5", "ready.white.4")
    assert at.why("tile:silver_2_blue") == "INV-133"
    at.play("tile:pay_swap", "workshop:top.white.5", "blue")
    assert at.dice_in("workshop:top") == ["white.4", "blue.5"]
    assert (len(at.me.hand), at.me.silver) == (1, 1)
    assert at.asked == "question-activate", "no die is removed"
    at.play("tile:silver_2_blue")
    assert at.me.silver == 3


@pytest.mark.rule("INV-052")
def test_a_swap_on_the_camel_of_the_running_action_brings_its_colour_bonus():
    at = position(silver=9, levels={"all": 2}, ready=["white.4", "white.4"]).clear_devices()
    at.put_device("robotic", card="dial", inventor="neutral", invention="neutral_blue_orange").play("build", "tiler")
    assert not at.offers("bonus")
    at.effect("swap 1 die").play("camel:1.white.4", "charcoal")
    assert at.offers("bonus")
    at.play("bonus", "tiler")
    assert at.active("tiler")
    assert not at.offers("bonus")

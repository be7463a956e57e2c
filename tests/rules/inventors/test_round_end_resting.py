"""End of Round: the Resting actions up to raising the Tents."""

import pytest
from positions.inventors import position

#: Nothing is unused, so that the last Tent brings no reward.
USED = {"workers": 0, "camels": [["white.1"], ["white.2"]]}


def last_to_tent(**fields):
    """Seats 1 and 2 have placed their Tents; seat 0's ends the round."""
    at = position(**{"seats": 3, "guilds": [0, 0, 0]} | USED | fields).put_pass_tile(1, "pass_guilds")
    at.put_pass_tile(2, "pass_guilds")
    return at.put_tents({4: 1, 5: 2})


def rest(at, space=2):
    """Seat 0 places its Tent and declines the Pass tile."""
    return at.play(f"tent:{space}", "pass")


@pytest.mark.rule("INV-165")
def test_the_round_ends_with_the_last_tent():
    at = last_to_tent().set(1, inactive=["tiler"], ready=["white.3"]).set(2, inactive=["tiler"], ready=["white.3"])
    at.play("tent:2")
    assert (at.seat, at.asked) == (0, "question-tent-steps"), "first it is fully resolved"
    assert at.table.round == 1
    at.play("pass")
    assert at.me.third_camel
    assert (at.table.round, at.asked) == (2, "question-income"), "nobody gets another turn"
    assert at.dice_in("determined", 1) == ["white.3"], "the others rested too"


@pytest.mark.rule("INV-166")
def test_in_the_final_round_only_the_tents_are_raised():
    camels = [["white.1", "white.2"], ["blue.1", "white.3"], ["white.6"]]
    dice = {"camels": camels, "determined": ["blue.1", "white.2", "white.3"], "exhausted": ["white"]}
    at = last_to_tent(round=4, third_camel=True, workshops=[["white.4"]], study=["blue.bottom"], **dice)
    at.set(1, hired_camel=True, workers=0).put_tents({1: "neutral"})
    at.table.first = 1
    at.play("tent:2").pass_until("")
    assert at.game.over
    assert sum(len(each) for each in at.me.camels) == 5, "the 5 stay"
    assert at.dice_in("determined") == ["white.2", "white.3", "blue.1"], "0 dice are brightened"
    assert (at.dice_in("exhausted"), at.me.study) == (["white"], 1)
    assert at.dice_in("workshop:top") == ["white.4"]
    assert at.player(1).hired_camel
    assert at.player(1).workers == 0, "0 Workers return"
    assert at.table.first == 1
    assert [at.board.areas[space][-1] for space in (1, 3, 4)] == [0, 1, 2], "every Tent is raised"


@pytest.mark.rule("INV-166")
def test_in_other_rounds_all_six_steps_are_done():
    at = last_to_tent(hired_camel=True, envoy=True, determined=["white.3"], workshops=[["white.4"]])
    at.set(0, exhausted=[], active=[]).put_workers({"open_draw": 1})
    at.play("tent:2", "pass")
    assert at.table.first == 0, "1: the marker"
    assert at.dice_in("inspired") == ["white.3"], "2: brightened"
    assert at.dice_in("exhausted") == ["white"] * 3, "3: used dice"
    assert not at.me.hired_camel, "4: the Hired Camel"
    assert at.player(1).workers == 2, "5: Workers"
    assert at.board.areas[1] == (0,), "6: Tents"


@pytest.mark.rule("INV-167")
def test_the_left_most_tent_takes_the_marker():
    at = position(seats=3)
    at.end_round({0: 4, 1: 2, 2: 5})
    assert at.table.first == 1
    at.pass_until("question-main-action")
    assert at.seat == 1


@pytest.mark.rule("INV-167")
def test_the_dummys_tent_does_not_count():
    at = position(seats=2)
    at.end_round({0: 4, 1: 2}, dummy=1)
    assert at.table.first == 1


@pytest.mark.rule("INV-168")
def test_every_unused_die_is_brightened_once():
    dice = {"determined": ["blue.3"], "ready": ["blue.2", "blue.5"], "exhausted": ["blue"] * 3, "inspired": ["white.6"]}
    at = last_to_tent(**dice, camels=[["white.1"], ["white.2"]], supply=20)
    rest(at)
    assert at.dice_in("inspired") == ["white.6", "blue.3"], "what was Inspired stays"
    assert at.dice_in("determined") == ["blue.2", "blue.5"]
    assert len(at.me.ready) == 3
    assert at.me.ready[0] >= 8
    assert at.me.guilds == [1, 1, 0], "1 Blue of the die; 1 Orange of the Tent area"
    assert at.dice_in("exhausted") == ["white", "white"], "only what was used"


@pytest.mark.rule("INV-168")
def test_a_white_die_brings_no_influence():
    at = last_to_tent(determined=["white.3"])
    rest(at)
    assert at.me.guilds == [0, 1, 0], "only that of the Tent area"


@pytest.mark.rule("INV-168")
def test_each_study_die_goes_up_or_out():
    at = last_to_tent(study=["blue.middle", "charcoal.bottom"])
    rest(at)
    assert at.asked == "question-brighten-study"
    assert not at.offers("pass"), "none may be declined"
    at.play("study.charcoal.bottom.up")
    assert at.me.silver == 1, "what is printed there is gained"
    assert not at.offers("study.charcoal.middle.up"), "no die moves twice"
    at.play("study.blue.middle.out")
    assert at.me.study == 1 << 7
    assert [code >> 3 for code in at.me.determined] == [1], "rolled into the landscape beside it"
    assert at.asked != "question-brighten-study"


@pytest.mark.rule("INV-168")
def test_a_lower_study_die_may_use_a_space_just_freed():
    at = last_to_tent(study=["blue.middle", "blue.bottom"])
    rest(at)
    assert not at.offers("study.blue.bottom.up")
    at.play("study.blue.middle.up")
    assert at.offers("study.blue.bottom.up")


@pytest.mark.rule("INV-168")
def test_the_rolled_die_of_the_study_is_not_brightened_again():
    at = last_to_tent(study=["blue.bottom"], exhausted=["blue"])
    rest(at)
    at.play("study.blue.bottom.out")
    assert len(at.me.ready) == 2
    assert at.me.determined == []


@pytest.mark.rule("INV-169")
def test_used_dice_go_to_exhausted():
    camels = [["white.1", "blue.2"], ["white.5", "white.6"]]
    at = last_to_tent(camels=camels, workshops=[["white.4"], ["orange.1", "charcoal.2"]])
    at.put_device("robotic", 1, "built", card="basin", inventor=0, builder=0, tests=(4, 0, 0))
    rest(at)
    assert sorted(at.dice_in("exhausted")) == sorted(["white"] * 4 + ["blue", "orange", "charcoal"])
    assert at.me.ready == [], "they are not brightened this round"
    assert at.me.camels == [()] * 4
    assert at.me.workshops == [()] * 3
    assert at.device("robotic").tests == (4, 0, 0), "dice on Device Boards stay"


@pytest.mark.rule("INV-170")
def test_a_tile_may_roll_the_dice_of_its_workshop_into_determined():
    at = last_to_tent(rows=[["keep_determined_blue"]], workshops=[["blue.3", "white.4"], ["white.5"]])
    rest(at)
    assert at.asked == "question-keep-dice"
    at.play("tile:keep_determined_blue")
    assert [code >> 3 for code in at.me.determined] == [0, 1]
    assert at.me.inspired == [], "not brightened again"
    assert at.me.guilds == [0, 1, 0], "no Influence but that of the Tent area"
    assert at.dice_in("exhausted") == ["white"] * 3, "the other Workshop and the Camels"


@pytest.mark.rule("INV-170")
@pytest.mark.parametrize(
    ("tile", "dice"),
    [("keep_determined_blue", ["blue.3", "white.3"]), ("keep_determined_blue", ["orange.6", "white.4"])],
)
def test_only_if_value_and_colour_are_there(tile, dice):
    at = last_to_tent(rows=[[tile]], workshops=[dice])
    rest(at)
    assert at.asked == "question-income"
    assert len(at.dice_in("exhausted")) == 4


@pytest.mark.rule("INV-170")
def test_the_owner_chooses_between_two_such_tiles():
    at = last_to_tent(rows=[["keep_determined_blue", "start_keep_blue"]], workshops=[["blue.3", "white.4"]])
    rest(at)
    assert at.keys == ["tile:keep_determined_blue", "tile:start_keep_blue", "pass"]
    at.play("tile:start_keep_blue")
    assert len(at.me.ready) == 2
    assert at.me.determined == []


@pytest.mark.rule("INV-170")
def test_research_rolls_coloured_dice_of_camels_into_ready():
    at = last_to_tent(camels=[["blue.1", "white.2"], ["orange.3"]], research=["ongoing_camel_keep"])
    rest(at)
    assert sorted(code >> 3 for code in at.me.ready) == [1, 2]
    assert at.dice_in("exhausted") == ["white"]


@pytest.mark.rule("INV-171")
def test_the_hired_camel_turns_down_before_the_tents_are_raised():
    at = position(seats=3, hired_camel=True)
    at.set(1, hired_camel=True)
    at.end_round({0: 5, 1: 1, 2: 2}).pass_until("question-main-action")
    assert at.me.hired_camel, "down in step 4, up again in step 6"
    assert not at.player(1).hired_camel


@pytest.mark.rule("INV-172")
def test_workers_and_envoy_return():
    at = position(seats=3, round=2, guilds=[3, 3, 3])
    at.set(1, envoy=True).put_workers({"blue_left": 0, "open_draw": 2})
    at.end_round({0: 1, 1: 2, 2: 3}).pass_until("question-main-action")
    assert [at.player(seat).workers for seat in range(3)] == [2, 2, 2]
    assert [at.player(seat).envoy for seat in range(3)] == [False] * 3
    assert at.board.spaces == [()] * 14


@pytest.mark.rule("INV-172")
def test_the_envoy_returns_before_it_is_gained_anew():
    at = position(seats=3, round=2, envoy=True)
    at.end_round({0: 4, 1: 2, 2: 3}).pass_until("question-main-action")
    assert [at.player(seat).envoy for seat in range(3)] == [True, False, False]

"""Free Actions: when, and how Decrees are scored."""

import pytest
from positions.tabannusi import position

RED, PURPLE = 0, 1
SIX_COLOURS = [
    ("brown", "1-01"),
    ("brown", "1-11"),
    ("white", "1-06"),
    ("white", "2-01"),
    ("yellow", "2-06"),
    ("yellow", "3-01"),
]


def with_two_of_each(**fields):
    """Seat 0 owns 2 Buildings of each colour, as D04 asks."""
    at = position(**fields)
    for colour, space in SIX_COLOURS:
        at.put_building(colour, RED, space)
    return at


@pytest.mark.rule("TAB-143")
def test_a_crate_may_be_refilled_before_a_die_is_taken():
    at = position(crates=["-white"], dice={"blue": 1}).take_turn()
    assert at.asked == "question-take-die"
    at.play("refill:white")
    assert (at.crates(), at.dice(), at.asked) == (["white"], {}, "question-take-die")


@pytest.mark.rule("TAB-143")
def test_free_actions_do_not_count_as_one_of_the_2_actions():
    at = with_two_of_each(crates=["-white"], dice={"blue": 1}, harbormasters=["B4"]).put_decrees("D04").put_tiles("T1")
    at.play("refill:white", "decree:D04", "tile:T1", "tile:T1")
    assert (at.crates(), at.me.gold, at.me.vp) == (["white"], 2, 10 + 10 + 2 + 2)
    assert at.why("tile:T1") == "TAB-090"
    assert at.play("use:B4").me.gold == 4


@pytest.mark.rule("TAB-143")
def test_a_free_action_may_come_within_an_action():
    at = position(crates=["-white"], dice={"blue": 1}).play("project", "refill:white")
    assert (at.crates(), at.asked) == (["white"], "question-project")
    at.play("white", "space:1-07")
    assert at.projects() == {"1-07": ("white", RED)}


@pytest.mark.rule("TAB-143")
def test_free_actions_belong_to_the_own_turn():
    at = position(dice={"brown": 2}).set(PURPLE, harbormasters=["B4"]).put_projects({"1-07": ("white", RED)})
    at.put_gardens({"1-11": PURPLE}).set(RED, dice={"brown": 2, "white": 1}).play("construct")
    assert at.seat == PURPLE, "Purple is asked for the Garden beside the Building"
    assert at.why("use:B4") == "TAB-143"


@pytest.mark.rule("TAB-144")
def test_any_number_of_decrees_may_be_scored_and_none_replaces_them():
    at = with_two_of_each().put_claims({"brown": 1, "white": 1, "yellow": 1}).put_decrees("D04", "D08", "D15")
    at.play("decree:D04", "decree:D08")
    assert [at.box.decree_ids[card] for card in at.me.decrees] == ["D04", "D08"]
    assert [at.box.decree_ids[card] for card in at.board.decrees] == ["D15"]
    assert (at.me.vp, at.me.gold) == (10 + 10 + 12, 2)


@pytest.mark.rule("TAB-144")
def test_a_decree_can_be_taken_by_one_player_only():
    at = with_two_of_each().put_decrees("D04").play("decree:D04")
    assert at.why("decree:D04") == "TAB-144"
    for colour, space in [
        ("brown", "1-03"),
        ("brown", "3-16"),
        ("white", "1-16"),
        ("white", "2-16"),
        ("yellow", "2-15"),
    ]:
        at.put_building(colour, PURPLE, space)
    at.put_building("yellow", PURPLE, "3-14").act(PURPLE)
    assert at.why("decree:D04") == "TAB-144"


@pytest.mark.rule("TAB-144")
def test_a_decree_whose_conditions_are_not_all_met_is_refused():
    at = position().put_decrees("D04")
    for colour, space in SIX_COLOURS[:5]:
        at.put_building(colour, RED, space)
    assert at.why("decree:D04") == "TAB-224"


@pytest.mark.rule("TAB-145")
def test_what_meets_one_decree_counts_for_another_too():
    at = position().put_decrees("D01", "D02")
    spaces = {"white": ["1-01", "1-06", "1-11"], "brown": ["2-01", "2-06", "2-11"], "yellow": ["3-02", "3-07", "3-10"]}
    for colour, own in spaces.items():
        for space in own:
            at.put_building(colour, RED, space)
    at.play("decree:D01", "port:row1:bonus", "decree:D02")
    assert (at.me.vp, len(at.buildings())) == (10 + 8 + 10, 9)

"""Houses in the Port: their cost, their spaces, and what the spaces give."""

import pytest
from positions.tabannusi import position

RED, PURPLE = 0, 1
LINES = ["row1", "row2", "row3", "col1", "col2", "col3"]


def in_port(**fields):
    """Seat 0 may place a House in the Port, whose Barge is blue."""
    return position(**{"district": 4, "dice": {"blue": 2}, **fields})


# -- cost ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-120")
def test_a_port_house_costs_2_local_resources_and_comes_from_the_left_of_the_bottom_row():
    at = in_port(dice={"blue": 3}).play("port-house", "port:row1:bonus")
    assert (at.dice(), at.supply()) == ({"blue": 1}, {"blue": 2})
    assert (at.me.bottom, at.me.rows) == (0b11110, [0, 0, 0])


@pytest.mark.rule("TAB-120")
def test_a_port_house_is_paid_in_the_colour_of_the_ports_barge():
    at = position(district=4, dice={"blue": 2, "white": 1}).put_local("brown", "yellow", "blue", "white", "green")
    assert at.why("port-house") == "TAB-120"
    at.set(dice={"white": 2}).play("port-house", "port:row1:bonus")
    assert at.dice() == {}


@pytest.mark.rule("TAB-120")
def test_houses_of_coloured_rows_may_not_go_to_the_port():
    assert in_port(bottom=[]).why("port-house") == "TAB-120"
    assert in_port(bottom=[5]).offers("port-house")


@pytest.mark.rule("TAB-120")
@pytest.mark.parametrize("district", [1, 5])
def test_a_port_house_needs_the_assistant_in_the_port(district):
    assert in_port(district=district, architect=4).why("port-house") == "TAB-056"


# -- spaces --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-121")
def test_the_port_has_a_bonus_space_and_a_crate_space_for_each_row_and_column():
    at = in_port().play("port-house")
    spaces = [key for key in at.keys if key.startswith("port:")]
    assert sorted(spaces) == sorted(f"port:{line}:{what}" for line in LINES for what in ("bonus", "crate"))
    assert len(spaces) == 12


@pytest.mark.rule("TAB-122")
def test_a_space_with_a_house_is_taken_and_the_other_of_its_pair_is_open_to_others():
    at = in_port().put_port({"row1:crate": PURPLE}).play("port-house")
    assert at.why("port:row1:crate") == "TAB-122"
    at.play("port:row1:bonus")
    assert at.board.port_houses[:2] == [RED, PURPLE]


@pytest.mark.rule("TAB-123")
def test_nobody_has_two_houses_in_one_line():
    at = in_port().put_port({"row2:crate": RED}).play("port-house")
    assert at.why("port:row2:bonus") == "TAB-123"
    at.play("port:col1:bonus")
    assert at.board.port_houses[6] == RED


@pytest.mark.rule("TAB-123")
def test_with_a_house_in_each_of_the_6_lines_no_other_may_be_placed():
    at = in_port(bottom=[5]).put_port({f"{line}:bonus": RED for line in LINES}).set(bottom=[5])
    assert at.why("port-house") == "TAB-123"


# -- what the spaces give ------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-124")
def test_with_4_crates_a_crate_space_is_refused_and_a_bonus_space_is_not():
    at = in_port(crates=["-brown", "-white", "-yellow", "-brown"]).play("port-house")
    assert at.why("port:row1:crate") == "TAB-124"
    at.play("port:row1:bonus")
    assert at.board.port_houses[0] == RED


@pytest.mark.rule("TAB-124", "TAB-186")
def test_a_crate_space_gives_its_crate_face_up():
    at = in_port(crates=["-brown", "-brown", "-white"]).put_port({}, {"col2": "green"})
    at.play("port-house", "port:col2:crate")
    assert at.crates() == ["-brown", "-brown", "-white", "green"]
    assert at.board.crates[4] == -1, "nothing is left there"


@pytest.mark.rule("TAB-183")
@pytest.mark.parametrize(("supply", "gained"), [(5, 2), (1, 1), (0, 0)])
def test_a_bonus_space_with_claim_markers_gives_2_or_as_many_as_there_are(supply, gained):
    at = in_port(claims=3, supply=supply).play("port-house", "port:row1:bonus")
    assert (at.me.claims, at.me.supply) == (3 + gained, supply - gained)


@pytest.mark.rule("TAB-184")
def test_a_bonus_space_with_an_arrow_moves_a_marker_of_choice_up():
    at = in_port(mastery=[1, 1, 1]).play("port-house", "port:row2:bonus")
    assert at.keys == ["brown", "white", "yellow"]
    assert at.play("yellow").mastery() == [1, 1, 2]


@pytest.mark.rule("TAB-185")
def test_a_bonus_space_with_a_resource_may_give_back_a_die_that_was_just_paid():
    at = in_port().play("port-house", "port:row3:bonus")
    assert (at.dice(), at.supply()) == ({"blue": 1}, {"blue": 1})


@pytest.mark.rule("TAB-185")
def test_a_bonus_space_with_a_resource_gives_a_colour_of_choice_or_nothing_when_the_supply_is_empty():
    at = in_port().put_supply(green=1).play("port-house", "port:row3:bonus")
    assert at.keys == ["blue", "green"]
    assert at.play("green").dice() == {"green": 1}
    at = in_port(dice={}, gold=2).play("port-house", "port:row3:bonus")
    assert (at.dice(), at.me.gold, at.asked) == ({}, 0, "question-actions")

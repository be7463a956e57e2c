"""Free Actions in the middle of a turn: at any point, but never taking what an Action under way still needs."""

import pytest
from positions.tabannusi import position


@pytest.mark.rule("TAB-143")
def test_gold_of_a_harbormaster_may_pay_for_the_move_even_when_the_barge_leaves_no_choice():
    at = position(harbormasters=["B4"]).put_barge(1, 3, 3).take_turn()
    assert at.me.architect == 0, "the Architect has not moved yet"
    at.play("use:B4")
    if at.offers("take:3"):
        at.play("take:3")
    assert at.play("pay-move:5").me.architect == 4


@pytest.mark.rule("TAB-125", "TAB-143")
def test_gold_that_a_ship_costs_is_not_spent_on_a_crate_meanwhile():
    at = position(district=4, gold=2, crates=["-blue"]).play("claim-ship")
    assert not at.offers("refill:blue")
    at = position(district=4, gold=3, crates=["-blue"]).play("claim-ship", "refill:blue", "ship:1-1")
    assert (at.me.gold, at.ships(), at.crates()) == (0, ["1-1"], ["blue"])


@pytest.mark.rule("TAB-120", "TAB-143")
def test_resources_that_a_port_house_costs_are_not_spent_on_a_crate_meanwhile():
    at = position(district=4, dice={"blue": 2}, crates=["-green"]).play("port-house")
    assert not at.offers("refill:green")
    at = position(district=4, dice={"blue": 3}, crates=["-green"]).play("port-house", "refill:green", "port:row1:bonus")
    assert (at.dice(), at.crates(), at.board.port_houses[0]) == ({}, ["green"], 0)


@pytest.mark.rule("TAB-133", "TAB-143")
def test_resources_that_a_ziggurat_house_costs_are_not_spent_on_a_crate_meanwhile():
    at = position(district=5, dice={"green": 2}, crates=["-white"]).play("ziggurat-house")
    assert not at.offers("refill:white")
    at = position(district=5, dice={"green": 3}, crates=["-white"]).play("ziggurat-house", "refill:white")
    assert at.play("ziggurat:ZB-4").me.ziggurat == [1, 0, 0]


# -- the last Claim marker -----------------------------------------------------------------------------------


@pytest.mark.rule("TAB-143", "TAB-244")
@pytest.mark.parametrize("tile", ["B6", "B8"])
def test_the_marker_of_a_project_is_not_used_elsewhere_meanwhile(tile):
    at = position(claims=1, harbormasters=[tile]).play("project", "white")
    assert not at.offers(f"use:{tile}")
    at.play("space:1-07")
    assert (at.me.claims, at.projects()) == (0, {"1-07": ("white", 0)})


@pytest.mark.rule("TAB-143", "TAB-244")
@pytest.mark.parametrize("tile", ["B6", "B8"])
def test_the_marker_of_a_garden_is_not_used_elsewhere_meanwhile(tile):
    at = position(claims=1, gardens=1, harbormasters=[tile]).put_water("1-06").play("gardening")
    assert not at.offers(f"use:{tile}")
    at.play("space:1-06")
    assert (at.me.claims, at.me.supply) == (0, 10)


@pytest.mark.rule("TAB-135", "TAB-143")
@pytest.mark.parametrize("tile", ["B6", "B8"])
def test_the_marker_of_a_ziggurat_house_is_not_used_elsewhere_while_it_is_paid(tile):
    at = position(district=5, dice={"green": 2}, gold=1, claims=1, supply=0, harbormasters=[tile])
    at.play("ziggurat-house", "ziggurat:ZB-4")
    assert at.asked == "question-pay"
    assert not at.offers(f"use:{tile}")
    at.play("pay:green", "pay:green")
    assert (at.me.claims, at.me.ziggurat) == (0, [1, 0, 0])


@pytest.mark.rule("TAB-135", "TAB-143")
def test_the_last_claim_space_is_not_marked_elsewhere_while_a_ziggurat_house_is_paid():
    at = position(district=5, dice={"green": 2}, gold=1, harbormasters=["B8"]).put_claims({"brown": 2})
    at.play("ziggurat-house", "ziggurat:ZB-4")
    if at.offers("use:B8"):
        at.play("use:B8")
        assert not at.offers("brown"), "the third space of the brown tile is for this House"
        at.play("white")
    at.play("pay:green", "pay:green")
    assert at.me.ziggurat[0] == 3


@pytest.mark.rule("TAB-125", "TAB-143")
def test_the_marker_of_a_ship_is_not_used_elsewhere_while_it_is_paid():
    at = position(district=4, gold=2, dice={"blue": 1}, ships=["1-1"], claims=1, harbormasters=["B8"]).put_ships("S11")
    at.play("claim-ship", "ship:1-2")
    assert at.asked == "question-pay-ship"
    assert not at.offers("use:B8")
    at.play("pay-gold")
    assert (at.me.claims, at.ships()) == (0, ["1-1", "1-2"])


# -- the last House ------------------------------------------------------------------------------------------


def paying_for_port_house(**fields):
    """Seat 0 pays for a House in row 1 of the Port and meets D01, which places another one."""
    at = position(district=4, dice={"blue": 2}, gold=1).put_decrees("D01")
    for colour, spaces in {"white": ["1-01", "1-06", "1-11"], "brown": ["2-01", "2-06", "2-11"]}.items():
        for space in spaces:
            at.put_building(colour, 0, space)
    return at.set(**fields).play("port-house", "port:row1:crate")


@pytest.mark.rule("TAB-120", "TAB-221")
def test_the_last_bottom_house_is_not_placed_twice():
    at = paying_for_port_house(bottom=[5])
    assert at.asked == "question-pay"
    if at.offers("decree:D01"):
        at.play("decree:D01")
        assert at.asked == "question-pay", "there is no other House for the Decree"
    at.play("pay:blue", "pay:blue")
    assert (at.board.port_houses.count(0), at.me.bottom) == (1, 0)


@pytest.mark.rule("TAB-123", "TAB-221")
def test_the_line_of_a_house_under_way_is_not_used_by_a_decree():
    at = paying_for_port_house()
    if at.offers("decree:D01"):
        at.play("decree:D01")
        assert not at.offers("port:row1:crate")
        assert not at.offers("port:row1:bonus")
        at.play("port:row2:crate")
    at.play("pay:blue", "pay:blue")
    assert at.board.port_houses[:2] == [-1, 0]


@pytest.mark.rule("TAB-124", "TAB-221")
def test_the_fourth_crate_space_is_kept_for_the_crate_under_way():
    at = paying_for_port_house(crates=["-brown", "-brown", "-brown"])
    if at.offers("decree:D01"):
        at.play("decree:D01")
        assert not at.offers("port:row2:crate")
        at.play("port:row1:bonus" if at.offers("port:row1:bonus") else "port:row3:bonus")
    at.pass_until("question-take-die")
    assert len(at.crates()) <= 4

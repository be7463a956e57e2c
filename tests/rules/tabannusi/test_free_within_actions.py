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
    at = position(district=5, dice={"green": 2}, gold=2, claims=1, supply=0, harbormasters=[tile])
    at.play("ziggurat-house")
    assert at.asked == "question-pay"
    assert not at.offers(f"use:{tile}")
    at.play("pay:green")
    assert at.asked == "question-pay"
    assert not at.offers(f"use:{tile}")
    at.play("pay:green")
    assert at.asked == "question-ziggurat-house"
    assert not at.offers(f"use:{tile}")
    at.play("ziggurat:ZB-4")
    assert (at.me.claims, at.me.ziggurat) == (0, [1, 0, 0])


@pytest.mark.rule("TAB-135", "TAB-143")
def test_the_last_claim_space_is_not_marked_elsewhere_while_a_ziggurat_house_is_paid():
    at = position(district=5, dice={"green": 2}, gold=1, harbormasters=["B8"]).put_claims({"brown": 2})
    at.play("ziggurat-house")
    assert at.asked == "question-pay"
    assert not at.offers("use:B8")
    at.play("pay:green")
    assert at.asked == "question-ziggurat-house"
    assert not at.offers("use:B8")
    assert at.play("ziggurat:ZB-4").me.ziggurat == [3, 0, 0]


@pytest.mark.rule("TAB-125", "TAB-143")
def test_the_marker_of_a_ship_is_not_used_elsewhere_while_it_is_paid():
    at = position(district=4, gold=2, dice={"blue": 1}, ships=["1-1"], claims=1, harbormasters=["B8"]).put_ships("S11")
    at.play("claim-ship")
    assert at.asked == "question-pay-ship"
    assert not at.offers("use:B8")
    at.play("pay-gold")
    assert not at.offers("use:B8")
    at.play("ship:1-2")
    assert (at.me.claims, at.ships()) == (0, ["1-1", "1-2"])


# -- the last House ------------------------------------------------------------------------------------------


def facing_d01(**fields):
    """Seat 0 meets D01, which places a House of the bottom row in the Port, and has one there."""
    at = position(**fields).put_decrees("D01")
    for colour, spaces in {"white": ["1-01", "1-06", "1-11"], "brown": ["2-01", "2-06", "2-11"]}.items():
        for space in spaces:
            at.put_building(colour, 0, space)
    return at.set(bottom=[5])


@pytest.mark.rule("TAB-120", "TAB-221")
def test_the_last_bottom_house_is_not_placed_twice_in_the_port():
    at = facing_d01(district=4, dice={"blue": 2}, gold=1).play("port-house")
    assert at.asked == "question-pay"
    assert not at.offers("decree:D01")
    at.play("pay:blue")
    assert at.asked == "question-port-house"
    assert not at.offers("decree:D01")
    at.play("port:row1:crate")
    assert (at.board.port_houses.count(0), at.me.bottom) == (1, 0)
    assert at.offers("decree:D01"), "after the Action"


@pytest.mark.rule("TAB-133", "TAB-221")
def test_the_last_bottom_house_is_not_taken_from_a_ziggurat_house():
    at = facing_d01(district=5, dice={"green": 2}, gold=1).set(rows=[3, 3, 3])
    at.play("ziggurat-house")
    assert at.asked == "question-pay"
    assert not at.offers("decree:D01")
    at.play("pay:green")
    assert at.asked == "question-ziggurat-house"
    assert not at.offers("decree:D01")
    at.play("ziggurat:ZB-4")
    assert (at.board.ziggurat_houses.count(0), at.me.bottom) == (1, 0)


@pytest.mark.rule("TAB-143", "TAB-221")
def test_the_last_bottom_house_is_not_taken_from_a_construction():
    at = facing_d01(district=3, dice={"white": 2}, gold=1).set(rows=[3, 3, 3])
    at.put_projects({"3-07": ("white", 1)}).play("construct")
    assert at.asked == "question-pay"
    assert not at.offers("decree:D01")
    at.play("pay:white").pass_until("question-actions")
    assert (len(at.buildings()), at.me.bottom) == (7, 0)


@pytest.mark.rule("TAB-143", "TAB-226", "TAB-227")
@pytest.mark.parametrize(("decree", "colours"), [("D06", ("yellow", "white")), ("D07", ("brown", "yellow"))])
def test_a_decree_does_not_place_the_last_marker_while_a_project_needs_it(decree, colours):
    at = position(district=3).put_decrees(decree)
    for space in ("1-01", "1-06", "1-11", "2-01", "2-06"):
        at.put_building(colours[0], 0, space)
    at.put_building(colours[1], 0, "2-11").set(claims=1, supply=0)
    at.play("project", colours[0])
    if at.offers(f"decree:{decree}"):
        at.play(f"decree:{decree}")
        assert at.asked == "question-project-space", "there is no other marker for the Decree"
    at.play("space:3-08")
    assert (at.me.claims, at.projects()) == (0, {"3-08": (colours[0], 0)})

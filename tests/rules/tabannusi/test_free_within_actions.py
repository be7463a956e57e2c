"""Free Actions in the middle of a turn: at any point, but never taking what an Action under way still needs."""

import pytest
from positions.tabannusi import position

from claytable.games.tabannusi.ships import ship_size


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


@pytest.mark.rule("TAB-097", "TAB-182")
@pytest.mark.parametrize(("tile", "where"), [("B6", "ship:1-1"), ("B8", "brown")])
def test_a_second_project_is_lost_when_its_marker_is_used_elsewhere(tile, where):
    at = position(claims=2, harbormasters=[tile]).play("project", "white", "space:1-08")
    assert (at.asked, at.me.claims) == ("question-project-space", 1)
    at.play(f"use:{tile}", where)
    assert (at.asked, at.me.claims, at.projects()) == ("question-actions", 0, {"1-08": ("white", 0)})


@pytest.mark.rule("TAB-182", "TAB-226")
def test_a_second_project_is_lost_when_a_decree_places_its_marker():
    at = position(district=1).put_decrees("D06")
    for space in ("2-01", "2-03", "2-11", "3-01", "3-03"):
        at.put_building("yellow", 0, space)
    at.put_building("white", 0, "3-11").set(claims=2, supply=0).play("project", "white", "space:1-08", "decree:D06")
    at.play("brown")
    assert (at.asked, at.me.claims, at.projects()) == ("question-actions", 0, {"1-08": ("white", 0)})


def with_s12(**fields):
    """A Garden is placed, and its marker may come from the supply."""
    supply = fields.pop("supply", 10)
    at = position(gardens=1, ships=["1-1"], **fields).put_ships("S12").put_water("1-06").set(supply=supply)
    return at.play("gardening")


@pytest.mark.rule("TAB-042", "TAB-211")
@pytest.mark.parametrize("tile", ["B3", "B6", "B8"])
def test_the_markers_of_a_garden_are_not_used_elsewhere_while_one_is_chosen(tile):
    at = with_s12(claims=1, supply=1, harbormasters=[tile]).play("space:1-06")
    assert (at.asked, at.keys) == ("question-garden-marker", ["from-area", "from-supply"])
    assert (at.why(f"use:{tile}"), at.refusal(f"use:{tile}").message.id) == ("TAB-091", "why-wait")
    at.play("from-supply")
    assert (at.me.claims, at.me.supply) == (1, 0)
    assert at.offers(f"use:{tile}"), "after the Garden"


def facing_a_marker(decree, **fields):
    """Seat 0 meets D06 (a marker gained, and one on a Ziggurat tile) or D07 (one gained, and one on a Ship)."""
    at = position(**fields).put_decrees(decree)
    colours = {"D06": ("yellow", "white"), "D07": ("brown", "yellow")}[decree]
    for space in ("3-01", "3-03", "3-11", "2-01", "2-03"):
        at.put_building(colours[0], 0, space)
    return at.put_building(colours[1], 0, "2-11")


@pytest.mark.rule("TAB-042", "TAB-211")
@pytest.mark.parametrize("decree", ["D06", "D07"])
def test_a_decree_does_not_place_the_last_marker_of_the_supply_while_a_garden_needs_it(decree):
    at = facing_a_marker(decree, gardens=1, ships=["1-1"]).put_ships("S12").put_water("1-06")
    at.set(claims=0, supply=1).play("gardening")
    assert at.asked == "question-garden-space"
    assert at.why(f"decree:{decree}") == "TAB-091"
    at.play("space:1-06")
    assert (at.me.claims, at.me.supply) == (0, 0)


@pytest.mark.rule("TAB-208", "TAB-230")
def test_the_house_of_a_coloured_row_on_its_way_to_the_port_is_not_moved_meanwhile():
    ships = ["1-1", "1-2", "1-3", "2-1", "2-2", "2-3", "3-1"]
    at = position(district=4, dice={"blue": 3}, gold=1, ships=ships).put_ships("S09", "S01", "S04", "S06", "S03")
    at.put_decrees("D10")
    for space in ("1-01", "1-03", "1-11"):
        at.put_building("white", 0, space)
    at.set(rows=[2, 3, 0], bottom=[3, 4, 5]).play("port-house", "house:brown")
    assert at.asked == "question-pay"
    assert (at.why("decree:D10"), at.refusal("decree:D10").message.id) == ("TAB-091", "why-wait")
    while at.asked == "question-pay":
        at.play("pay:blue")
    assert not at.offers("decree:D10")
    at.play("port:row1:crate")
    assert at.me.rows == [3, 3, 0]
    assert at.pass_until("question-actions").offers("decree:D10"), "after the Action"


@pytest.mark.rule("TAB-208", "TAB-230")
def test_a_house_may_be_moved_down_while_another_of_the_bottom_row_goes_to_the_port():
    ships = ["1-1", "1-2", "1-3", "2-1", "2-2", "2-3", "3-1"]
    at = position(district=4, dice={"blue": 3}, gold=1, ships=ships).put_ships("S09", "S01", "S04", "S06", "S03")
    at.put_decrees("D10")
    for space in ("1-01", "1-03", "1-11"):
        at.put_building("white", 0, space)
    at.set(rows=[2, 3, 0], bottom=[3, 4, 5]).play("port-house", "house:bottom")
    assert at.offers("decree:D10")


@pytest.mark.rule("TAB-143", "TAB-244")
def test_the_marker_of_a_garden_is_not_used_by_two_harbormasters_one_within_the_other():
    at = position(claims=2, gardens=1, harbormasters=["B6", "B8"]).put_water("1-06").play("gardening", "use:B8")
    assert (at.asked, at.why("use:B6")) == ("question-ziggurat-tile", "TAB-091")
    at.play("brown")
    assert not at.offers("use:B6")
    assert at.play("space:1-06").me.claims == 0


# -- why a free Action is not offered -------------------------------------------------------------------------


def reason(at, key):
    refusal = at.refusal(key)
    return refusal.rule, refusal.message.id


@pytest.mark.rule("TAB-091", "TAB-143")
@pytest.mark.parametrize("key", ["decree:D04", "use:B4", "refill:blue"])
def test_what_could_be_done_waits_while_an_action_is_not_yet_paid(key):
    at = position(district=3, dice={"white": 4}, gold=2, harbormasters=["B4"], crates=["-blue"]).put_decrees("D04")
    for colour, spaces in {"white": ["1-01", "1-03"], "brown": ["2-01", "2-03"], "yellow": ["1-15", "2-15"]}.items():
        for space in spaces:
            at.put_building(colour, 0, space)
    at.put_projects({"3-07": ("white", 1), "3-11": ("brown", 1)})
    assert at.offers(key)
    at.play("construct")
    assert (at.asked, reason(at, key)) == ("question-construct", ("TAB-091", "why-wait"))


@pytest.mark.rule("TAB-091", "TAB-221")
def test_a_decree_that_is_met_waits_while_a_ziggurat_house_is_paid():
    at = facing_d01(district=5, dice={"green": 2}, gold=1).play("ziggurat-house")
    assert reason(at, "decree:D01") == ("TAB-091", "why-wait")


@pytest.mark.rule("TAB-043", "TAB-126", "TAB-244")
def test_a_harbormaster_that_places_a_marker_says_what_is_missing():
    assert reason(position(claims=0, harbormasters=["B6"]), "use:B6") == ("TAB-043", "why-no-marker")
    at = position(harbormasters=["B8"]).put_claims({"brown": 3, "white": 3, "yellow": 3})
    assert reason(at, "use:B8") == ("TAB-244", "why-tiles-full")
    ships = [f"{row}-{column}" for row in (1, 2, 3) for column in (1, 2, 3)]
    assert reason(position(harbormasters=["B6"], ships=ships), "use:B6") == ("TAB-126", "why-all-ships")


@pytest.mark.rule("TAB-108")
def test_a_ship_of_the_right_size_is_refused_for_want_of_gold():
    at = position(district=3, dice={"white": 2}, harbormasters=["B4"]).put_ships("S01")
    at.put_projects({"3-07": ("white", 1)}).play("construct")
    assert at.asked == "question-ship-after"
    sizes = {f"ship:{n // 3 + 1}-{n % 3 + 1}": ship_size(at.table, n) for n in range(9)}
    for key, size in sizes.items():
        assert reason(at, key) == (("TAB-108", "why-gold") if size == 1 else ("TAB-109", "why-ship-size"))


# -- what a free Action may still bring --------------------------------------------------------------------


@pytest.mark.rule("TAB-143", "TAB-182")
def test_the_marker_of_a_second_project_may_come_from_a_harbormaster():
    at = position(claims=1, harbormasters=["B3"]).play("project", "brown", "space:1-08")
    assert (at.asked, at.keys) == ("question-project-space", ["pass", "use:B3"])
    assert reason(at, "space:1-09") == ("TAB-097", "why-no-marker")
    at.play("use:B3", "space:1-12")
    assert sorted(at.projects()) == ["1-08", "1-12"]


@pytest.mark.rule("TAB-143", "TAB-181")
def test_what_an_advance_costs_may_come_from_a_harbormaster():
    at = position(district=3, harbormasters=["B4"]).play("project", "white", "space:3-01")
    assert (at.asked, at.keys) == ("question-choose", ["pass", "use:B4"])
    at.play("use:B4", "yellow")
    assert (at.me.gold, at.mastery()) == (1, [0, 0, 1])


@pytest.mark.rule("TAB-110", "TAB-143")
def test_gardening_goes_on_with_what_a_harbormaster_brings():
    at = position(dice={"green": 1}, claims=0, harbormasters=["B4"]).play("gardening")
    assert at.me.gardens == 1
    assert (at.asked, at.keys) == ("question-gardening", ["pass", "use:B4"])
    at.play("use:B4", "buy-garden")
    assert (at.me.gardens, at.me.gold) == (2, 1)

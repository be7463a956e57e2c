"""Free Actions at the edges of a turn: after a scoring, after a construction, and not in the final scoring."""

from __future__ import annotations

import pytest
from positions.tabannusi import position

THREE_OF_EACH = {"white": ["1-01", "1-06", "1-11"], "brown": ["2-01", "2-06", "2-11"]}


def with_buildings(at, buildings):
    """Own Buildings of size 1."""
    for colour, spaces in buildings.items():
        for space in spaces:
            at.put_building(colour, 0, space)
    return at


# -- after a scoring -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-143", "TAB-146")
def test_free_actions_follow_the_scoring_before_the_assistant_moves():
    at = position(gold=0, crates=["-blue"], harbormasters=["B5"]).empty_barges(1).play("end-turn")
    assert (at.seat, at.keys, at.me.gold) == (0, ["end-turn", "refill:blue", "use:B5"], 1)
    at.play("refill:blue")
    assert at.crates() == ["blue"]
    assert at.play("end-turn").seat == 1


@pytest.mark.rule("TAB-146", "TAB-148")
def test_without_a_free_action_the_turn_ends_with_the_scoring():
    assert position(gold=0).empty_barges(1).play("end-turn").seat == 1


# -- the final scoring -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-143", "TAB-165")
def test_the_final_scoring_offers_no_free_actions():
    at = position(turn=1).set(
        1, dice={"white": 1}, mastery=[0, 2, 0], harbormasters=["B4", "B1"], crates=["-blue"], gold=1
    )
    at.put_supply(green=1, blue=1)
    at.table.first, at.table.ending, at.table.turns_left, at.board.time = 0, True, 0, 0
    at.again()
    assert {"use:B1", "use:B4", "refill:blue"} <= set(at.keys), "it is still the last turn"
    at.play("end-turn")
    assert (at.asked, at.keys) == ("question-gain-resource", ["white", "blue", "green"])


@pytest.mark.rule("TAB-198", "TAB-218")
def test_a_house_may_be_missing_on_an_urban_card_only_at_the_end():
    at = position(urban=["U01"], tolerance=1).put_ziggurat({}, ["Z09", "Z01", "Z02"]).put_claims({"brown": 3})
    with_buildings(at, {"white": ["1-01", "1-03"], "brown": ["2-01", "3-01"]}).score(5)
    assert not at.offers("reveal")


# -- after a construction --------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-108", "TAB-143")
def test_a_marker_for_the_ship_may_come_from_a_decree_that_the_building_fulfils():
    at = position(district=3, dice={"white": 2}, gold=1).put_decrees("D02")
    with_buildings(at, {"white": ["1-01", "1-03"], "yellow": ["1-15", "2-15", "2-01"]}).put_ziggurat({"ZW-4": 0})
    at.set(claims=0).put_projects({"3-07": ("white", 1)}).play("construct")
    while at.asked == "question-pay":
        at.play("pay:white")
    assert (at.asked, at.keys) == ("question-ship-after", ["pass", "decree:D02"])
    at.play("decree:D02")
    assert any(key.startswith("ship:") for key in at.keys)


@pytest.mark.rule("TAB-108", "TAB-210")
def test_a_blue_crate_may_be_refilled_to_pay_the_ship():
    at = position(district=3, ships=["1-1"]).put_ships("S11").put_local("brown", "yellow", "blue", "white", "green")
    at.set(dice={"blue": 1, "green": 1}, crates=["blue"], gold=0).put_projects({"3-07": ("brown", 1)}).play("construct")
    at.play("pay:blue")
    assert (at.dice(), at.crates(), at.asked) == ({"green": 1}, ["-blue"], "question-ship-after")
    ship = next(key for key in at.keys if key.startswith("ship:"))
    at.play(ship)
    assert (at.dice(), at.crates(), len(at.ships())) == ({}, ["-blue"], 2), "the green die has refilled it"


# -- Houses ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-208", "TAB-221")
@pytest.mark.parametrize(("bottom", "rows"), [([], []), ([5], ["house:bottom"])])
def test_ship_s09_serves_the_house_of_d01_too(bottom, rows):
    at = position(dice={"blue": 3}, ships=["1-1"]).put_ships("S09").put_decrees("D01")
    with_buildings(at, THREE_OF_EACH).set(bottom=bottom).play("decree:D01")
    declined = [] if bottom else ["pass"]
    assert (at.asked, at.keys) == ("question-port-row", [*rows, "house:yellow", *declined])
    at.play("house:yellow", "port:row1:bonus")
    assert (at.board.port_houses[0], at.dice(), at.me.rows[2]) == (0, {"blue": 2}, 1)

"""Worked examples of the rulebook: setup, Craftspeople, River, Research, Start of Round."""

from __future__ import annotations

import pytest
from positions.inventors import new_game, position

EVERYBODY = ["scribe", "chandler", "weaver", "tiler", "blacksmith", "carpenter"]


@pytest.mark.rule("INV-280")
def test_example_the_three_kinds_of_river_spaces():
    sizes = {seats: [len(stack) for stack in new_game(seats=seats).board.stacks[:17]] for seats in (1, 2, 3, 4)}
    spaces = [space for space in range(17) if space % 6]
    assert {(sizes[4][space], sizes[3][space], sizes[2][space]) for space in spaces} == {
        (2, 1, 1),
        (2, 2, 1),
        (2, 2, 2),
    }
    assert sizes[1] == sizes[2]
    assert [sizes[seats][0] + sizes[seats][6] + sizes[seats][12] for seats in (1, 2, 3, 4)] == [0, 0, 0, 0]


def with_setup_card(name):
    """A new game, and the seat that was dealt this Setup Card."""
    number = int(name.removeprefix("setup_")) - 1
    for seed in range(50):
        at = new_game(seats=4, seed=seed)
        for seat in range(4):
            if at.player(seat).setup_card == number:
                return at, seat
    raise AssertionError(f"nobody is dealt {name}")


@pytest.mark.rule("INV-281")
def test_example_of_a_setup_card():
    at, seat = with_setup_card("setup_1")
    while at.asked == "question-starting-tile":
        at.play("row:middle" if at.seat == seat else "row:top")
    me = at.player(seat)
    assert me.guilds == [1, 1, 2]
    assert me.supply == 21
    assert me.study == 0b001_000_000, "a Charcoal die on the bottom space"
    assert [len(row) for row in me.rows] == [0, 1, 0]


@pytest.mark.rule("INV-282")
def test_example_of_starting_craftspeople():
    at, seat = with_setup_card("setup_1")
    assert {trade: at.level(trade, seat) for trade in EVERYBODY} == {
        "scribe": 4,
        "carpenter": 2,
        "blacksmith": 2,
        "weaver": 1,
        "chandler": 1,
        "tiler": 1,
    }
    assert [trade for trade in EVERYBODY if not at.active(trade, seat)] == ["blacksmith", "carpenter"]
    assert at.player(seat).low == 1


TOWER = {"weaver": 3, "scribe": 4, "tiler": 5, "chandler": 5, "carpenter": 6, "blacksmith": 6}


def paying(silver):
    """Any 1 Craftsperson is to be paid by the player of the example."""
    at = position(levels=TOWER, inactive=["carpenter", "blacksmith", "chandler"], silver=silver)
    return at.effect("pay 1 craft:any -> royalties 1").play("do:pay")


@pytest.mark.rule("INV-283")
def test_example_of_paying_the_tiler():
    at = paying(silver=2)
    assert [at.why(trade) for trade in ("carpenter", "blacksmith", "chandler")] == ["INV-054"] * 3
    assert [at.why(trade) for trade in ("weaver", "scribe")] == ["INV-053"] * 2
    at.play("tiler")
    assert at.me.silver == 0
    assert not at.active("tiler")
    assert at.level("tiler") == at.level("carpenter") == at.level("blacksmith") == 6


@pytest.mark.rule("INV-283")
@pytest.mark.parametrize("trade", ["weaver", "scribe"])
def test_example_of_paying_the_weaver_or_the_scribe(trade):
    assert paying(silver=3).play(trade).me.silver == 0


@pytest.mark.rule("INV-284")
def test_example_of_tower_progress():
    at = position(levels={"all": 6, "chandler": 5}, silver=2, royalties=3)
    assert (at.me.low, at.me.top()) == (5, 9)
    at.effect("pay 1 craft:chandler -> draw 2 card").play("do:pay", "chandler")
    assert at.me.silver == 0
    assert not at.active("chandler")
    assert at.level("chandler") == 6
    assert at.me.royalties == 4
    assert (at.me.low, at.me.top()) == (6, 10)


@pytest.mark.rule("INV-285")
@pytest.mark.parametrize(("start", "stops"), [(0, [1, 3, 5]), (4, [5, 6, 6])], ids=["Yellow", "Red"])
def test_example_of_ship_movement(start, stops):
    for spaces, stop in enumerate(stops, start=1):
        at = position(ship=start).river({1: ["boost"], 3: ["draw"], 5: ["raise"]})
        assert at.effect(f"ship {spaces}").me.ship == stop


@pytest.mark.rule("INV-286")
@pytest.mark.parametrize(("row", "cost"), [("top", 0), ("middle", 3), ("bottom", 1)])
def test_example_of_tile_placement(row, cost):
    rows = [[], ["boost", "draw", "raise"], ["silver_3"]]
    at = position(rows=rows, silver=3, inactive=EVERYBODY, ship=1).river({1: ["collect"]})
    at.effect("collect 1 tile").play("space:1", f"row:{row}").pass_until("question-main-action")
    assert at.me.silver == 3 - cost
    if cost:
        at = position(rows=rows, silver=cost - 1, inactive=EVERYBODY, ship=1).river({1: ["collect"]})
        at.effect("collect 1 tile").play("space:1")
        assert not at.offers(f"row:{row}")


def researcher(ship, silver):
    """Space 4 is empty, the second space holds Red's Research, Workshop tiles lie on the others."""
    at = position(seats=4, ship=ship, silver=silver, inactive=EVERYBODY)
    stacks = {1: ["boost"], 3: ["draw"], 5: ["raise"]}
    return at.river(stacks).put_research(2, "ongoing_tile", first=1)


@pytest.mark.rule("INV-287")
@pytest.mark.parametrize(("ship", "cost"), [(0, 4), (4, 0), (7, 0), (9, 0)], ids=["Yellow", "Red", "Blue", "Purple"])
def test_example_of_research_cost(ship, cost):
    at = researcher(ship, silver=cost).research_on(4, "ongoing_royalties")
    assert at.me.silver == 0
    assert at.board.slots[4] == (0, -1)
    if cost:
        at = researcher(ship, silver=cost - 1).effect("research 1")
        assert at.why("space:4") == "INV-087"


@pytest.mark.rule("INV-288")
@pytest.mark.parametrize(("ship", "cost"), [(0, 2), (7, 0), (9, 0)], ids=["Yellow", "Blue", "Purple"])
def test_example_of_joining_a_research(ship, cost):
    at = researcher(ship, silver=cost).research_on(2)
    assert at.me.silver == 0
    assert at.board.slots[2] == (1, 0)


@pytest.mark.rule("INV-288")
def test_example_red_may_not_join_red():
    at = position(seats=4, ship=4).river().put_research(2, "ongoing_tile", first=0).effect("research 1")
    assert at.why("space:2") == "INV-086"


@pytest.mark.rule("INV-289")
def test_example_of_royalties():
    at = position(seats=4)
    royalties = [1, 1, 3, 5]
    for seat in range(4):
        at.set(seat, royalties=royalties[seat], ready=["white.2"])
    at.end_round({0: 1, 1: 2, 2: 3, 3: 4})
    gained = []
    for seat in range(4):
        assert (at.asked, at.seat) == ("question-income", seat)
        silver = at.player(seat).silver
        at.play("royalties")
        assert at.asked == "question-brighten"
        gained.append((at.game.decision.question.args["times"], at.player(seat).silver - silver))
        at.pass_until("question-income" if seat < 3 else "question-main-action")
    assert gained == [(1, 1), (1, 1), (1, 2), (1, 3)]


@pytest.mark.rule("INV-290")
def test_example_of_income():
    at = position(seats=3, levels={"all": 1}).end_round({0: 1, 1: 2, 2: 3})
    silver = at.me.silver
    at.play("income", "weaver")
    assert at.level("weaver") == 2
    assert sum(at.me.levels) == 7
    assert at.me.silver - silver == 1 + 1, "1 Silver, and 1 more for the Royalties of space 0"

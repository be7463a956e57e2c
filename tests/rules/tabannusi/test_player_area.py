"""The player area, and Claim markers."""

from __future__ import annotations

import pytest
from positions.tabannusi import new_game, position

from claytable.games.tabannusi import grid


def markers_of(at, seat):
    """All Claim markers of a player: free ones, the supply, those on the board."""
    me = at.player(seat)
    cells = [cell for cell in at.board.cells if grid.kind(cell) in (1, 4) and grid.owner_of(cell) == seat]
    return me.claims + me.supply + len(cells) + len(at.ships(seat)) + sum(me.ziggurat)


# -- the area ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-038")
def test_tiles_that_were_not_placed_wait_in_the_area():
    at = position(dice={"green": 2}).play("gardening", "buy-garden", "pass", "end-turn")
    assert at.me.gardens == 2
    at.pass_until("question-actions").play("end-turn")
    assert at.pass_until("question-actions").seat == 0
    at.set(0, district=1).play("gardening", "space:W12-1", "lay-garden", "space:W12-2", "brown")
    assert at.me.gardens == 0


@pytest.mark.rule("TAB-038")
def test_the_area_is_open_but_for_urban_cards():
    at = position(
        gold=3,
        dice={"blue": 2},
        crates=["green", "-blue"],
        gardens=1,
        waters=2,
        specials=["W03"],
        harbormasters=["B4"],
        decrees=["D02"],
        urban=["U01"],
    )
    own, seen = at.game.view(0)["players"][0], at.game.view(1)["players"][0]
    assert [word for word in own if own[word] != seen[word]] == ["urban", "urban_progress"]
    assert (own["urban"], seen["urban_progress"]) == (["U01"], {})
    assert (seen["gold"], seen["dice"]["blue"], seen["gardens"], seen["waters"]) == (3, 2, 1, 2)
    assert (seen["specials"], seen["harbormasters"], seen["decrees"]) == (["W03"], ["B4"], ["D02"])
    assert [(crate["colour"], crate["up"]) for crate in seen["crates"]] == [("blue", False), ("green", True)]


@pytest.mark.rule("TAB-039")
def test_a_fifth_crate_is_refused():
    at = position(district=4, dice={"blue": 2}, crates=["brown", "green", "-brown", "-white"])
    at.play("port-house").pass_until("question-port-house")
    assert [key for key in at.keys if key.endswith(":crate")] == []
    assert at.why("port:row1:crate") == "TAB-124"


@pytest.mark.rule("TAB-039")
def test_a_fourth_crate_is_allowed():
    at = position(district=4, dice={"blue": 2}, crates=["green", "-brown", "-white"])
    at.put_port({}, {"row1": "yellow"}).play("port-house", "port:row1:crate")
    assert sorted(at.crates()) == ["-brown", "-white", "green", "yellow"]


# -- Claim markers ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-040")
def test_a_project_and_a_garden_are_marked():
    at = position(gardens=1).play("project", "brown", "space:1-04", "gardening", "space:W12-1")
    assert at.me.claims == 5 - 2
    assert (at.cell("1-04")["owner"], at.cell("W12-1")["garden"]) == (0, 0)


@pytest.mark.rule("TAB-040")
def test_a_ship_and_a_place_on_a_ziggurat_tile_are_marked():
    at = position(district=4, gold=2).play("claim-ship", "ship:2-2")
    assert (at.me.claims, at.ships()) == (4, ["2-2"])
    at = position(district=5, dice={"green": 2}, rows=[1, 1, 1]).play("ziggurat-house", "ziggurat:ZW-4")
    assert (at.me.claims, at.me.ziggurat) == (4, [0, 1, 0])


@pytest.mark.rule("TAB-041")
def test_markers_are_gained_from_the_own_supply():
    at = position().effect("gain claim 2")
    assert (at.me.claims, at.me.supply) == (5 + 2, 10 - 2)
    assert (at.player(1).claims, at.player(1).supply) == (5, 10)


@pytest.mark.rule("TAB-041")
def test_no_more_markers_are_gained_than_the_supply_has():
    at = position(supply=1).effect("gain claim 2")
    assert (at.me.claims, at.me.supply) == (5 + 1, 0)


@pytest.mark.rule("TAB-042")
def test_with_12_markers_on_the_board_and_3_free_none_is_gained():
    at = position(claims=3, supply=12)
    at.put_gardens({f"W{border}-{n}": 0 for border in (12, 23) for n in (1, 2, 3)})
    at.put_projects(dict.fromkeys(("1-04", "1-05", "1-08", "2-04", "2-05", "2-08"), ("brown", 0)))
    assert markers_of(at, 0) == 15
    assert at.effect("gain claim 1").me.claims == 3


@pytest.mark.rule("TAB-042")
def test_the_markers_of_a_player_always_add_up_to_15():
    at = new_game(3, seed=4)
    placed = False
    for n in range(500):
        if at.game.over:
            break
        at.game.play(at.keys[n * 5 % len(at.keys)])
        if at.asked == "question-actions":
            assert [markers_of(at, seat) for seat in range(3)] == [15] * 3
            placed |= at.player(0).claims + at.player(0).supply < 13
    assert placed


@pytest.mark.rule("TAB-043")
@pytest.mark.parametrize(
    ("district", "action", "rule"),
    [(1, "project", "TAB-097"), (4, "claim-ship", "TAB-043"), (1, "gardening", "TAB-110")],
)
def test_without_a_free_marker_nothing_that_needs_one_can_be_done(district, action, rule):
    goods = {"gold": 2} if district == 4 else {"gardens": 1}
    at = position(district=district, claims=0, supply=6, **goods)
    assert not at.offers(action)
    assert at.why(action) == rule
    assert at.set(0, claims=1, supply=5).offers(action)


@pytest.mark.rule("TAB-044")
def test_a_removed_marker_goes_back_to_its_owner():
    at = position(dice={"brown": 2}, rows=[0, 0, 1], claims=0).put_projects({"1-07": ("yellow", 1)})
    at.play("construct")
    assert (at.me.claims, at.me.supply) == (0, 10)
    assert (at.player(1).claims, at.player(1).supply) == (5 + 1, 9)

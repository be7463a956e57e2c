"""Components: what is in the box, and what is limited."""

from __future__ import annotations

from collections import Counter

import pytest
from positions.tabannusi import new_game, position

import claytable
from claytable.core.packs import read_components
from claytable.games.tabannusi.terms import RESOURCES


def printed(table):
    """The rows of a table of the component data."""
    return read_components("claytable.games.tabannusi", None).many(table)


# -- seats and dice -----------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-001")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_people_can_play(seats):
    view = new_game(seats).game.view(None)
    assert (len(view["players"]), view["opponent"]) == (seats, None)


@pytest.mark.rule("TAB-001")
def test_one_person_plays_against_the_bot():
    at = new_game(1)
    assert [seat.kind for seat in at.game.seats] == ["person", "opponent"]
    assert at.game.view(None)["opponent"] == 1


@pytest.mark.rule("TAB-001")
@pytest.mark.parametrize("seats", [0, 5])
def test_a_game_without_players_or_for_five_is_refused(seats):
    with pytest.raises(claytable.BadOptions, match="1 to 4 seats"):
        new_game(seats)


@pytest.mark.rule("TAB-002")
def test_there_are_7_dice_of_each_of_5_colours():
    assert RESOURCES == ("brown", "white", "yellow", "blue", "green")
    assert new_game().box.dice_per_colour == 7
    at = new_game(4)
    assert [len(at.barge(district)) for district in range(1, 6)] == [7] * 5, "35 dice: four players use them all"


@pytest.mark.rule("TAB-002")
def test_projects_buildings_and_mastery_have_three_of_the_five_colours():
    at = position().play("project")
    assert at.keys == ["brown", "white", "yellow"]
    view = at.game.view(None)
    assert list(view["board"]["pieces"]) == list(view["players"][0]["mastery"]) == ["brown", "white", "yellow"]
    assert [section["section"] for section in view["board"]["ziggurat"]] == ["brown", "white", "yellow"]


@pytest.mark.rule("TAB-011")
def test_the_white_dice_of_three_players_are_always_six():
    at = new_game(3)
    for n in range(400):
        white = at.board.local.index(1)
        areas = sum(at.player(seat).dice[1] for seat in range(3))
        assert len(at.barge(white + 1)) + areas + at.supply().get("white", 0) == 6
        if at.game.over:
            break
        at.game.play(at.keys[n * 7 % len(at.keys)])


# -- tiles ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-003")
def test_there_are_20_projects_of_each_colour():
    assert new_game().game.view(None)["board"]["projects"] == {"brown": 20, "white": 20, "yellow": 20}


@pytest.mark.rule("TAB-003")
def test_no_white_project_is_placed_while_its_stack_is_empty():
    at = position().put_stacks(projects={"white": 0}).play("project")
    assert at.keys == ["brown", "yellow"]
    assert at.why("white") == "TAB-003"


@pytest.mark.rule("TAB-003")
def test_projects_that_come_back_to_their_stack_can_be_placed_again():
    at = position(dice={"brown": 2}).put_projects({"1-07": ("white", 1)}).put_stacks(projects={"white": 0})
    at.play("construct", "project")
    assert at.offers("white")


@pytest.mark.rule("TAB-004")
def test_there_are_25_building_pieces_of_each_colour():
    assert new_game().game.view(None)["board"]["pieces"] == {"brown": 25, "white": 25, "yellow": 25}


@pytest.mark.rule("TAB-004")
@pytest.mark.parametrize("left", [1, 2])
def test_a_construction_needs_a_piece_for_each_project(left):
    at = position(dice={"brown": 2}).put_projects({"1-07": ("white", 1), "1-08": ("white", 1)})
    at.put_stacks(pieces={"white": left})
    assert at.offers("construct") == (left == 2)
    assert at.why("construct") == ("" if left == 2 else "TAB-004")


@pytest.mark.rule("TAB-004")
def test_another_colour_with_pieces_left_can_be_constructed():
    at = position(dice={"brown": 2}, claims=0).put_stacks(pieces={"white": 0, "yellow": 1})
    at.put_projects({"1-07": ("white", 1), "1-12": ("yellow", 1), "1-14": ("brown", 1)}).play("construct")
    assert at.keys == ["brown", "yellow"]
    assert at.why("white") == "TAB-004"
    assert at.play("yellow").board.pieces[2] == 0


@pytest.mark.rule("TAB-005")
def test_there_are_20_water_10_special_water_and_25_garden_tiles():
    board = new_game().game.view(None)["board"]
    assert (board["waters"], len(board["display"]) + board["specials"], board["gardens"]) == (20, 10, 25)


@pytest.mark.rule("TAB-005")
def test_an_exhausted_tile_is_not_gained():
    at = position().put_stacks(waters=0, gardens=0).effect("gain garden 1", "gain water 1")
    assert (at.me.gardens, at.me.waters) == (0, 0)
    at.put_stacks(waters=1, gardens=1).effect("gain garden 2", "gain water 2")
    assert (at.me.gardens, at.me.waters) == (1, 1), "as many as there are"


@pytest.mark.rule("TAB-005")
def test_an_exhausted_tile_is_not_bought():
    at = position(dice={"green": 1, "blue": 1}, gardens=1, waters=1).put_stacks(waters=0, gardens=0)
    at.play("gardening")
    assert at.keys == ["lay-water", "lay-garden"]
    assert (at.why("buy-garden"), at.why("buy-water")) == ("TAB-005", "TAB-005")


@pytest.mark.rule("TAB-006")
def test_there_are_4_crates_of_each_resource():
    assert Counter(new_game().box.crates) == dict.fromkeys(range(5), 4)


@pytest.mark.rule("TAB-007")
def test_there_are_15_ship_tiles_5_of_each_colour():
    box = new_game().box
    assert box.ship_ids == [f"S{n:02}" for n in range(1, 16)]
    assert Counter(box.ship_colour) == {0: 5, 1: 5, 2: 5}
    assert box.ship_size == [1] * 5 + [2] * 4 + [3] * 6
    assert all(box.ship_effect), "each has an ability"


@pytest.mark.rule("TAB-007")
def test_two_ships_without_ability_are_printed_on_the_board():
    ships = new_game().game.view(None)["board"]["ships"]
    without = [ship for ship in ships if ship["ship"] is None]
    assert len(without) == 2
    assert all(ship["size"] in (1, 2, 3) and ship["colour"] is None for ship in without)


@pytest.mark.rule("TAB-008")
def test_the_other_shared_parts():
    at = new_game(4)
    box = at.box
    assert box.decree_ids == [f"D{n:02}" for n in range(1, 17)]
    assert len(box.urban_ids) == 15
    assert box.ziggurat_ids == [f"Z{n:02}" for n in range(1, 11)]
    assert box.harbormaster_ids == [f"B{n}" for n in range(1, 10)]
    assert box.tile_ids == [f"T{n}" for n in range(1, 7)]
    assert sorted(at.board.local) == [0, 1, 2, 3, 4], "a Barge of each colour"
    assert [row["colour"] for row in printed("property_cost_tile")] == list(RESOURCES)
    assert at.game.view(None)["first"] in range(4), "one player holds the one Starting Player token"
    assert box.layouts[2].places != box.layouts[4].places, "the Main board has two sides"


@pytest.mark.rule("TAB-009")
@pytest.mark.parametrize("seat", range(4))
def test_each_player_has_14_houses_15_claim_markers_and_3_mastery_markers(seat):
    me = new_game(4).game.view(None)["players"][seat]
    assert sum(sum(row) for row in me["houses"].values()) == 14
    assert me["claims"] + me["claim_supply"] == 15
    assert len(me["mastery"]) == 3
    assert (me["architect"], me["assistant"]) == (None, None), "one of each, not yet on the board"


@pytest.mark.rule("TAB-010")
def test_gold_is_not_limited_to_the_32_tokens():
    at = position(gold=27)
    assert at.board.time + at.me.gold == 32
    assert at.effect("gain gold 2").me.gold == 29

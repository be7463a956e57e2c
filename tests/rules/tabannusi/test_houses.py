"""Houses and Buildings: whose they are, and which House is used."""

from __future__ import annotations

import pytest
from positions.tabannusi import new_game, position


def houses(at, row, seat=0):
    """The places of a row of the Player board on which Houses stand, from 1."""
    places = at.game.view(None)["players"][seat]["houses"][row]
    return [place for place, there in enumerate(places, 1) if there]


def about_to_build(colour, **fields):
    """A player who can construct a Project of somebody else in District 1, and has no free marker for a Ship."""
    return position(dice={"brown": 2}, **({"claims": 0} | fields)).put_projects({"1-07": (colour, 1)})


# -- Houses and Buildings -----------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-045")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_setup_13_houses_are_on_the_player_board_and_1_in_a_common_district(seats):
    at = new_game(seats).pass_until("question-first-district")
    for seat in range(seats):
        assert sum(len(houses(at, row, seat)) for row in ("brown", "white", "yellow", "bottom")) == 13
    assert sorted(owner for _, owner, _ in at.buildings()) == list(range(seats))


@pytest.mark.rule("TAB-046")
def test_a_building_belongs_to_the_player_whose_house_is_on_it():
    at = (
        position(district=2, mastery=[0, 0, 5])
        .put_building("yellow", 1, "2-04", "2-05")
        .put_building("yellow", 0, "2-12")
    )
    at.score(2)
    assert at.me.vp - 10 == 1 * 3
    assert at.player(1).vp - 10 == 2 * 1


@pytest.mark.rule("TAB-047")
def test_a_building_counts_once_whatever_its_size():
    at = position(dice={"brown": 2}, claims=0).put_decrees("D03")
    for name in ("2-04", "2-08", "2-13"):
        at.put_building("yellow", 0, name)
    at.put_projects(dict.fromkeys(("1-04", "1-05", "1-08"), ("brown", 1))).play("construct")
    assert at.why("decree:D03") == "TAB-223", "3 brown and 3 yellow Buildings are asked for"
    at.put_building("brown", 0, "3-04")
    assert at.why("decree:D03") == "TAB-223"
    assert at.put_building("brown", 0, "3-13").offers("decree:D03")


@pytest.mark.rule("TAB-047")
def test_a_building_of_three_pieces_has_one_house():
    at = position(dice={"brown": 2}, claims=0)
    at.put_projects({"1-07": ("white", 1), "1-08": ("white", 1), "1-12": ("white", 1)}).play("construct")
    assert at.buildings() == [("white", 0, ["1-07", "1-08", "1-12"])]
    assert (houses(at, "white"), houses(at, "bottom")) == ([2, 3], [1, 2, 3, 4, 5])


# -- which House ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-048")
def test_the_house_of_a_building_comes_from_the_row_of_its_colour():
    at = about_to_build("white", rows=[0, 1, 0]).play("construct")
    assert houses(at, "white") == [3]
    assert (houses(at, "brown"), houses(at, "yellow"), houses(at, "bottom")) == ([1, 2, 3], [1, 2, 3], [1, 2, 3, 4, 5])


@pytest.mark.rule("TAB-048")
def test_the_house_of_a_ziggurat_section_comes_from_the_row_of_its_colour():
    at = position(district=5, dice={"green": 2}).play("ziggurat-house", "ziggurat:ZY-4")
    assert (houses(at, "yellow"), houses(at, "bottom")) == ([2, 3], [1, 2, 3, 4, 5])


@pytest.mark.rule("TAB-049")
def test_the_bottom_row_is_used_when_the_row_of_the_colour_is_empty():
    at = about_to_build("brown", rows=[3, 0, 1], bottom=[3, 4, 5]).play("construct")
    assert houses(at, "bottom") == [4, 5]
    assert (houses(at, "white"), houses(at, "yellow")) == ([1, 2, 3], [2, 3])
    assert at.buildings() == [("brown", 0, ["1-07"])]


@pytest.mark.rule("TAB-050")
def test_the_leftmost_house_of_the_bottom_row_is_taken():
    at = position(district=4, dice={"blue": 2}, bottom=[2, 3, 4, 5]).play("port-house", "port:row2:crate")
    assert houses(at, "bottom") == [3, 4, 5]


@pytest.mark.rule("TAB-050")
def test_the_leftmost_house_of_a_coloured_row_is_taken():
    assert houses(about_to_build("yellow", rows=[0, 0, 1]).play("construct"), "yellow") == [3]


@pytest.mark.rule("TAB-051")
def test_without_a_house_of_the_colour_or_of_the_bottom_row_nothing_is_built():
    at = about_to_build("white", rows=[0, 3, 0], bottom=[])
    assert not at.offers("construct")
    assert at.why("construct") == "TAB-051"
    assert at.set(0, bottom=[5]).offers("construct")


@pytest.mark.rule("TAB-051")
def test_without_such_a_house_no_ziggurat_house_is_placed():
    at = position(district=5, dice={"green": 2}, rows=[0, 3, 0], bottom=[]).play("ziggurat-house")
    assert [key for key in at.keys if key.startswith("ziggurat:ZW")] == []
    assert at.offers("ziggurat:ZY-1")
    assert at.why("ziggurat:ZW-4") == "TAB-136"


# -- bonuses of the Player board --------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-052")
def test_the_bonus_under_a_house_is_gained_before_the_action_goes_on():
    at = about_to_build("white", rows=[0, 2, 0], gold=1, supply=10).play("construct", "pay:brown")
    assert (at.me.claims, at.me.supply) == (2, 8)
    assert at.asked == "question-ship-after", "with one of these markers a Ship may be claimed"


@pytest.mark.rule("TAB-052")
@pytest.mark.parametrize(("place", "claims", "gold"), [(1, 0, 0), (2, 1, 0), (3, 0, 1), (4, 2, 0), (5, 0, 1)])
def test_houses_of_the_bottom_row_cover_bonuses_too(place, claims, gold):
    at = position(district=4, dice={"blue": 2}, bottom=list(range(place, 6))).play("port-house", "port:row1:crate")
    assert (at.me.claims - 5, at.me.gold) == (claims, gold)


@pytest.mark.rule("TAB-053")
def test_the_last_house_of_a_column_gives_the_bonus_of_the_column_once():
    at = about_to_build("yellow", rows=[1, 1, 0]).play("construct")
    assert (at.asked, at.seat) == ("question-track", 0)
    at.play("white")
    assert at.mastery() == [0, 1, 0]
    assert at.asked == "question-actions"


@pytest.mark.rule("TAB-053")
def test_no_bonus_while_a_house_of_the_column_is_left():
    at = about_to_build("yellow", rows=[1, 0, 0]).play("construct")
    assert (at.asked, at.mastery()) == ("question-actions", [0, 0, 0])


@pytest.mark.rule("TAB-053")
def test_a_second_house_of_the_row_does_not_give_the_bonus_again():
    at = about_to_build("yellow", rows=[1, 1, 1]).play("construct")
    assert (at.asked, at.mastery()) == ("question-actions", [0, 0, 0])


@pytest.mark.rule("TAB-053")
def test_the_house_of_the_starting_building_counts_for_its_column():
    at = new_game(first_game=True)
    seat = at.seat
    at.play("brown", "district:1", "space:1-12").play("white", "district:2", "space:2-12").play("district:1")
    at.act(seat).put_projects({"1-07": ("yellow", 1 - seat)})
    at.set(seat, rows=[at.player(seat).rows[0], 1, 0], dice={"brown": 2}, gold=0, crates=[], district=1)
    assert at.play("construct").asked == "question-track"


@pytest.mark.rule("TAB-053")
@pytest.mark.parametrize(("column", "vp"), [(2, 3), (3, 10)])
def test_each_column_has_its_own_bonus(column, vp):
    at = about_to_build("yellow", rows=[column, column, column - 1]).play("construct")
    if column == 2:
        at.play("brown")
    assert at.me.vp == 10 + vp
    assert sum(at.mastery()) == (column == 2)

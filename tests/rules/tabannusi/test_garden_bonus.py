"""Gardens: the bonus of the Water they cover, how long they stay, and Gardening away from the grid."""

import pytest
from positions.tabannusi import position

RED, PURPLE = 0, 1


@pytest.mark.rule("TAB-117")
def test_special_water_gives_its_bonus_to_the_player_who_places_the_garden_on_it():
    at = position(specials=["W03"]).play("gardening", "space:1-06")
    assert at.me.gold == 0, "laying the tile gives nothing"
    at.set(PURPLE, gardens=1).act(PURPLE).play("gardening", "space:1-06")
    assert (at.player(RED).gold, at.player(PURPLE).gold) == (0, 1)


@pytest.mark.rule("TAB-117")
def test_printed_water_gives_its_bonus_and_regular_water_none():
    at = position(gardens=2).put_water("1-06").play("gardening", "space:W12-1")
    assert at.me.gold == 1
    at.play("lay-garden", "space:1-06")
    assert (at.me.gold, at.me.vp, at.me.claims) == (1, 10, 3)


@pytest.mark.rule("TAB-118")
def test_a_garden_cannot_be_covered_by_another_but_water_may_be_laid_beside_it():
    at = position(gardens=1, waters=1).put_gardens({"W12-1": PURPLE}).play("gardening", "lay-garden")
    assert at.why("space:W12-1") == "TAB-118"
    at.play("space:W12-2", "brown", "lay-water", "space:1-06")
    assert at.cell("1-06")["water"] == "regular"
    assert at.cell("W12-1")["garden"] == PURPLE, "the Garden stays"


@pytest.mark.rule("TAB-118")
def test_a_garden_on_a_tile_away_from_all_other_water_lets_water_be_laid_beside_it():
    at = position(waters=1).put_gardens({"1-11": PURPLE}).play("gardening")
    assert {"1-07", "1-12"} <= set(at.spaces()), "the Garden is their only neighbour with Water"
    assert "1-13" not in at.spaces()


@pytest.mark.rule("TAB-119")
@pytest.mark.parametrize("district", [1, 2, 3])
def test_gardening_is_an_action_of_the_common_districts(district):
    assert position(district=district, dice={"green": 1}).offers("gardening")


@pytest.mark.rule("TAB-119")
@pytest.mark.parametrize("district", [4, 5])
def test_gardening_is_no_action_of_the_port_or_the_ziggurat(district):
    assert position(district=district, dice={"green": 1}, gardens=1).why("gardening") == "TAB-054"


@pytest.mark.rule("TAB-119")
def test_the_free_gardening_of_a_ship_lets_tiles_be_bought_but_not_placed_in_the_port():
    at = position(district=4, dice={"blue": 2, "green": 1}, waters=1, ships=["1-1"]).put_ships("S08")
    at.play("port-house", "port:row1:crate", "buy-garden")
    assert (at.me.gardens, at.dice()) == (1, {})
    at = position(district=4, dice={"blue": 2, "green": 2}, waters=1, gardens=1, ships=["1-1"]).put_ships("S08")
    at.play("port-house", "port:row1:crate")
    assert (at.why("lay-garden"), at.why("lay-water")) == ("TAB-119", "TAB-119")

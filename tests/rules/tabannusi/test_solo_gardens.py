"""Solo: the Bot's action D."""

from __future__ import annotations

import pytest
from positions.tabannusi_solo import BOT, HUMAN, acts, bot, gardens

BORDER_1 = {f"W12-{n}": HUMAN for n in (1, 2, 3)}


def placed(at):
    """Gardens that the Bot places now."""
    before = gardens(at)
    return [space for space in gardens(acts(at)) if space not in before]


# -- how many --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-302")
@pytest.mark.parametrize(
    ("tiles", "dice", "gold", "n", "left"),
    [
        (1, {"blue": 1, "white": 1}, 0, 3, 0),
        (1, {"blue": 1}, 0, 2, 0),
        (1, {"blue": 1}, 1, 3, 0),
        (2, {"blue": 3}, 0, 3, 2),
        (3, {"blue": 3}, 0, 3, 3),
        (1, {}, 0, 1, 0),
    ],
)
def test_with_a_garden_tile_it_places_up_to_3_and_buys_what_is_missing(tmp_path, tiles, dice, gold, n, left):
    at = bot(tmp_path, "D", gardens=tiles, dice=dice, gold=gold)
    assert len(placed(at)) == n
    assert (sum(at.dice(BOT).values()), at.player(BOT).gold, at.player(BOT).gardens) == (left, 0, 0)


@pytest.mark.rule("TAB-302")
def test_more_than_3_tiles_are_kept_for_later(tmp_path):
    at = bot(tmp_path, "D", gardens=5)
    assert (len(placed(at)), at.player(BOT).gardens) == (3, 2)


@pytest.mark.rule("TAB-302")
def test_without_a_garden_tile_d_is_not_possible_even_with_dice(tmp_path):
    at = bot(tmp_path, "D", dice={"blue": 3}, gold=2)
    assert (placed(at), at.player(BOT).vp, at.dice(BOT)) == ([], 14, {"blue": 3})


@pytest.mark.rule("TAB-302")
def test_it_buys_only_while_there_are_tiles_in_the_stack(tmp_path):
    at = bot(tmp_path, "D", gardens=1, dice={"blue": 3})
    at.board.gardens = 1
    assert (len(placed(at)), at.board.gardens, at.dice(BOT)) == (2, 0, {"blue": 2})


@pytest.mark.rule("TAB-269", "TAB-302")
@pytest.mark.parametrize(
    ("bonus", "dice", "left"),
    [
        ("gain garden 1", {}, (3, 1, 0, 0)),
        ("gain gold 1", {}, (3, 0, 1, 0)),
        ("gain garden 1", {"blue": 2}, (3, 1, 0, 2)),
    ],
)
def test_what_a_covered_bonus_brings_is_there_for_the_next_garden(tmp_path, bonus, dice, left):
    at = bot(tmp_path, "D", bonus=bonus, gardens=1, dice=dice)
    laid = len(placed(at))
    assert (laid, at.player(BOT).gardens, at.player(BOT).gold, sum(at.dice(BOT).values())) == left


# -- where -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-303")
@pytest.mark.parametrize("symbol", ["down", "up"])
def test_first_on_the_lowest_printed_water(tmp_path, symbol):
    at = bot(tmp_path, "D", symbol=symbol, district=2, gardens=1).put_gardens({"W12-1": HUMAN})
    at.put_building("brown", BOT, "2-06")
    assert placed(at) == ["W12-2"], "space 18, before space 20 beside the own Building"


@pytest.mark.rule("TAB-303")
def test_then_beside_an_own_building_with_at_most_3_water_tiles(tmp_path):
    at = bot(tmp_path, "D", gardens=1).put_gardens(BORDER_1).put_building("brown", BOT, "1-07")
    # Beside 1-07 lie 1-03, 1-08 and 1-11; 1-08 takes three Water tiles, the others four.
    before = at.board.waters
    assert placed(at) == ["1-08"]
    assert before - at.board.waters == 3


@pytest.mark.rule("TAB-303")
def test_between_spaces_beside_own_buildings_the_lowest_number(tmp_path):
    at = bot(tmp_path, "D", gardens=1).put_gardens(BORDER_1).put_building("brown", BOT, "1-09")
    # Beside 1-09 lie 1-05 with two Water tiles, 1-10 with one, 1-08 with four, 1-13 with two.
    assert placed(at) == ["1-05"]


@pytest.mark.rule("TAB-303")
def test_spaces_beside_own_buildings_that_take_as_much_water_go_by_number(tmp_path):
    at = bot(tmp_path, "D", gardens=1).put_gardens(BORDER_1).put_building("brown", BOT, "1-10")
    # Beside 1-10 lie 1-06 and 1-14, with one Water tile each, and 1-09 with three.
    assert placed(at) == ["1-06"]


@pytest.mark.rule("TAB-303")
def test_else_the_lowest_space_that_takes_the_fewest_water_tiles(tmp_path):
    at = bot(tmp_path, "D", gardens=1).put_gardens(BORDER_1).put_building("brown", BOT, "1-03")
    # Beside 1-03 lie a Project and 1-07, which takes four Water tiles; 1-06, 1-10 and 1-14 take one each.
    at.put_projects({"1-04": ("white", HUMAN)})
    assert placed(at) == ["1-06"]
    at = bot(tmp_path, "D", gardens=1).put_gardens(BORDER_1).put_water("1-14")
    assert placed(at) == ["1-14"], "a tile that lies there takes none"


@pytest.mark.rule("TAB-303")
def test_the_water_that_it_needs_is_free(tmp_path):
    at = bot(tmp_path, "D", gardens=1, dice={"blue": 1}).put_gardens(BORDER_1)
    at.board.gardens = 0
    before = at.board.waters
    assert placed(at) == ["1-06"]
    assert (before - at.board.waters, at.dice(BOT)) == (1, {"blue": 1})


@pytest.mark.rule("TAB-303")
def test_each_garden_is_placed_anew(tmp_path):
    at = bot(tmp_path, "D", district=2, gardens=3).put_gardens({"W12-1": HUMAN, "W12-2": HUMAN, "W23-1": HUMAN})
    assert placed(at) == ["W12-3", "W23-2", "W23-3"]


@pytest.mark.rule("TAB-304")
def test_d_in_the_port_and_the_ziggurat_district_is_done_as_c(tmp_path):
    at = acts(bot(tmp_path, "D", district=4, dice={"brown": 2}, gardens=1))
    assert (at.board.port_houses[5], at.dice(BOT), at.player(BOT).gardens) == (BOT, {}, 1)
    at = acts(bot(tmp_path, "D", district=5, dice={"brown": 2}, gardens=1))
    assert (at.board.ziggurat_houses.count(BOT), at.dice(BOT), at.player(BOT).gardens) == (1, {}, 1)


@pytest.mark.rule("TAB-304")
@pytest.mark.parametrize("district", [4, 5])
def test_there_it_takes_2_resources_not_garden_tiles(tmp_path, district):
    at = acts(bot(tmp_path, "D", district=district, dice={"brown": 1}, gardens=3))
    assert (at.player(BOT).vp, at.player(BOT).gardens) == (14, 3)

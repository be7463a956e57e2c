"""Solo: what the Bot gains instead of what is printed."""

from __future__ import annotations

import pytest
from positions.tabannusi import position
from positions.tabannusi_solo import ALL_SHIPS, BOT, HUMAN, acts, bot, gardens, only


def gained(at):
    """The Bot's Victory Points above 10, Gold, Garden tiles, and steps on Mastery tracks."""
    me = at.player(BOT)
    return me.vp - 10, me.gold, me.gardens, sum(me.mastery)


def building(at, colour="brown"):
    """The Bot can build in District 1; it has marked all Ships, so that it claims none."""
    return at.set(BOT, dice={"blue": 2}, ships=ALL_SHIPS).put_projects({"1-07": (colour, HUMAN)})


# -- the Player board ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-268")
@pytest.mark.parametrize(
    ("rows", "what"),
    [([0, 0, 0], (0, 0, 0, 0)), ([1, 0, 0], (0, 1, 0, 0)), ([2, 0, 0], (0, 0, 0, 0))],
    ids=["1 Claim marker", "1 Gold", "2 Claim markers"],
)
def test_a_house_that_leaves_uncovers_gold_but_no_claim_markers(tmp_path, rows, what):
    at = acts(building(bot(tmp_path, "C", rows=rows)))
    assert at.player(BOT).rows == [rows[0] + 1, 0, 0]
    assert gained(at) == what
    assert (at.player(BOT).claims, at.player(BOT).supply) == (5, 10)


@pytest.mark.rule("TAB-268")
@pytest.mark.parametrize(
    ("rows", "what"),
    [([0, 1, 1], (0, 0, 0, 1)), ([1, 2, 2], (3, 1, 0, 1)), ([2, 3, 3], (10, 0, 0, 0))],
)
def test_an_empty_column_gives_its_bonus(tmp_path, rows, what):
    assert gained(acts(building(bot(tmp_path, "C", rows=rows)))) == what


@pytest.mark.rule("TAB-268")
def test_the_track_of_a_column_bonus_is_picked_at_random(tmp_path):
    tracks = {tuple(acts(building(bot(tmp_path, "C", seed=n, rows=[0, 1, 1]))).mastery(BOT)) for n in range(20)}
    assert tracks == {(1, 0, 0), (0, 1, 0), (0, 0, 1)}


# -- common Districts ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-269")
@pytest.mark.parametrize(("symbol", "what"), [("king", (0, 1, 0, 0)), ("down", (0, 0, 1, 0)), ("up", (0, 0, 1, 0))])
def test_a_project_of_botmuzi_on_3_vp_gives_1_gold_with_the_king_symbol_else_the_left_cards_bonus(
    tmp_path, symbol, what
):
    at = acts(only(bot(tmp_path, "B", "botmuzi", symbol=symbol, bonus="gain garden 1"), 1, "1-10"))
    assert at.cell("1-10")["bonus"] == ["gain vp 3"]
    assert at.projects() == {"1-10": ("brown", BOT)}
    assert gained(at) == what


@pytest.mark.rule("TAB-269")
@pytest.mark.parametrize("symbol", ["king", "up"])
def test_a_space_without_bonus_gives_nothing(tmp_path, symbol):
    at = acts(bot(tmp_path, "B", "botmuzi", symbol=symbol, bonus="gain garden 1"))
    assert list(at.projects()) == ["1-16"]
    assert gained(at) == (0, 0, 0, 0)


@pytest.mark.rule("TAB-269")
@pytest.mark.parametrize(
    ("king", "symbol", "what"),
    [
        ("bot-baba", "king", (3, 0, 0, 0)),
        ("sarbot", "king", (0, 0, 0, 1)),
        ("bot-baba", "down", (0, 1, 0, 0)),
        ("gilgabot", "king", (0, 1, 0, 0)),
        ("botmuzi", "king", (0, 1, 0, 0)),
    ],
)
def test_a_garden_on_a_bonus_gives_that_of_the_kings_d_or_of_the_left_card(tmp_path, king, symbol, what):
    at = bot(tmp_path, "D", king, symbol=symbol, bonus="gain gold 1", gardens=1)
    at.put_gardens(dict.fromkeys([*(f"1-{n:02}" for n in range(1, 17)), "W12-2", "W12-3"], HUMAN))
    assert gardens(acts(at)) == ["W12-1"]
    assert gained(at) == what


@pytest.mark.rule("TAB-269")
def test_a_garden_on_a_regular_water_tile_gives_nothing(tmp_path):
    full = {f"W12-{n}": HUMAN for n in (1, 2, 3)}
    at = bot(tmp_path, "D", bonus="gain gold 1", gardens=1).put_gardens(full).put_water("1-06")
    assert gardens(acts(at)) == ["1-06"]
    assert gained(at) == (0, 0, 0, 0)


def human_builds_by(seed=1, **beside):
    """The human builds on 1-10, with Gardens of these owners on W12-2, 1-09 and 1-14."""
    at = position(1, seed, dice={"brown": 2, "white": 1}).put_projects({"1-10": ("white", HUMAN)})
    names = {"border": "W12-2", "west": "1-09", "south": "1-14"}
    at.put_gardens({names[place]: owner for place, owner in beside.items()})
    return at.play("construct")


@pytest.mark.rule("TAB-270")
def test_each_bot_garden_beside_the_humans_new_building_is_one_random_step():
    assert sum(human_builds_by(border=BOT, west=BOT).mastery(BOT)) == 2
    assert sum(human_builds_by(border=BOT, west=HUMAN).mastery(BOT)) == 1
    assert sum(human_builds_by(border=HUMAN).mastery(BOT)) == 0


@pytest.mark.rule("TAB-270")
def test_each_step_is_on_a_track_picked_for_itself():
    found = {tuple(human_builds_by(seed, border=BOT, west=BOT).mastery(BOT)) for seed in range(40)}
    assert found == {(2, 0, 0), (0, 2, 0), (0, 0, 2), (1, 1, 0), (1, 0, 1), (0, 1, 1)}


@pytest.mark.rule("TAB-271")
def test_for_lost_blue_dice_the_bot_gains_no_water():
    at = position(1).set(HUMAN, dice={"blue": 1}).set(BOT, dice={"blue": 2}).score(4)
    assert (at.dice(BOT), at.player(BOT).waters, at.player(BOT).specials) == ({}, 0, ())
    assert (at.player(HUMAN).waters, at.board.waters) == (1, 19)


@pytest.mark.rule("TAB-271")
@pytest.mark.parametrize("effect", ["gain water 1", "gain special_water 1"])
def test_water_gained_by_any_effect_is_ignored(effect):
    at = position(1).effect(effect, seat=BOT)
    assert (at.player(BOT).waters, at.player(BOT).specials, at.board.waters) == (0, (), 20)
    assert len(at.board.display) == 3


@pytest.mark.rule("TAB-271")
@pytest.mark.parametrize(("symbol", "way"), [("down", ["1-05", "1-06"]), ("up", ["1-13", "1-14"])])
def test_water_that_it_needs_is_regular_free_and_laid_by_the_current_symbol(tmp_path, symbol, way):
    full = {f"W12-{n}": HUMAN for n in (1, 2, 3)}
    at = bot(tmp_path, "D", symbol=symbol, gardens=1).put_gardens(full).put_building("brown", BOT, "1-08")
    at.put_projects(dict.fromkeys(("1-04", "1-10", "1-12"), ("white", HUMAN)))
    before = at.board.waters
    assert gardens(acts(at)) == ["1-09"]
    assert [space for space in ("1-05", "1-06", "1-13", "1-14") if at.cell(space).get("water") == "regular"] == way
    assert (before - at.board.waters, at.player(BOT).gold, at.dice(BOT)) == (3, 0, {})


# -- the Port --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-272")
def test_for_a_crate_the_bot_gains_1_gold_and_the_crate_leaves_the_game(tmp_path):
    at = bot(tmp_path, "C", district=4, dice={"brown": 2}, bonus="gain vp 3")
    at.put_port({}, {"row3": "green"})
    acts(at)
    assert at.board.port_houses[2 * 2 + 1] == BOT
    assert gained(at) == (0, 1, 0, 0)
    assert (at.crates(BOT), at.board.crates[2]) == ([], -1)


@pytest.mark.rule("TAB-273")
def test_a_house_on_a_space_without_crate_gives_the_left_cards_bonus(tmp_path):
    at = bot(tmp_path, "C", district=4, dice={"brown": 2}, bonus="gain vp 3").put_port({"row3:crate": HUMAN})
    acts(at)
    assert at.board.port_houses[2 * 2] == BOT
    assert gained(at) == (3, 0, 0, 0)


@pytest.mark.rule("TAB-273")
def test_also_with_the_king_symbol(tmp_path):
    at = bot(tmp_path, "C", district=4, symbol="king", dice={"brown": 2}, bonus="gain vp 3")
    assert gained(acts(at.put_port({"row3:crate": HUMAN}))) == (3, 0, 0, 0)


@pytest.mark.rule("TAB-274")
def test_the_bot_on_s01_claims_another_ship_without_its_2_points(tmp_path):
    at = bot(tmp_path, "B", district=4, gold=2, ships=["1-1"]).put_ships("S01")
    assert acts(at).ships(BOT) == ["1-1", "1-3"]
    assert gained(at) == (0, 0, 0, 0)


@pytest.mark.rule("TAB-274")
def test_its_ships_count_for_scoring_and_decrees(tmp_path):
    at = bot(tmp_path, ships=["1-1", "1-2"]).put_port({"row1:bonus": BOT}).score(4)
    assert at.points(BOT)["port"] == 2
    at = bot(tmp_path, ships=["1-1", "1-2", "2-1", "2-2", "2-3", "3-2"])
    at.put_ships("S01", "S02", "S03", "S04", "S05", "S06").put_gardens({"W12-1": BOT, "W12-2": BOT})
    assert at.put_decrees("D16").take_turn(BOT).points(BOT)["decrees"] == 12


@pytest.mark.rule("TAB-275")
def test_for_a_whole_column_the_bot_discards_the_harbormaster_and_gains_3_points(tmp_path):
    at = bot(tmp_path, "B", district=4, gold=2, ships=["2-3", "3-3"]).put_harbormasters(col3="B4", row1="B5")
    spare = at.board.spare
    assert acts(at).ships(BOT) == ["1-3", "2-3", "3-3"]
    assert gained(at) == (3, 0, 0, 0)
    assert at.player(BOT).harbormasters == ()
    assert at.board.harbormasters[5] == -1
    assert at.board.harbormasters[0] >= 0
    assert at.board.spare == spare


# -- Ziggurat and Mastery --------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-276")
@pytest.mark.parametrize(
    ("taken", "what"),
    [(["ZB-1", "ZB-2"], (0, 1, 0, 0)), (["ZB-1"], (0, 0, 0, 1)), (["ZB-1", "ZB-2", "ZB-3", "ZB-6"], (0, 0, 0, 0))],
)
def test_on_the_ziggurat_the_bonus_of_the_space_is_gained_as_printed(tmp_path, taken, what):
    at = bot(tmp_path, "C", district=5, dice={"brown": 2}, bonus="gain vp 3")
    assert gained(acts(at.put_ziggurat(dict.fromkeys(taken, HUMAN)))) == what


@pytest.mark.rule("TAB-276")
def test_the_step_of_a_ziggurat_space_is_on_the_printed_track(tmp_path):
    at = bot(tmp_path, "C", district=5, dice={"brown": 2}).put_ziggurat({"ZB-1": HUMAN})
    assert acts(at).mastery(BOT) == [0, 1, 0]


@pytest.mark.rule("TAB-277")
@pytest.mark.parametrize(
    ("level", "vp", "gold"),
    [(1, 1, 0), (2, 0, 1), (3, 0, 0), (4, 2, 0), (5, 0, 1), (6, 3, 0), (7, 2, 0), (8, 0, 1), (9, 4 + 3, 0), (10, 6, 0)],
)
def test_for_its_lowest_marker_the_bot_gains_gold_and_points_and_a_point_for_each_claim_marker(level, vp, gold):
    at = position(1).put_supply(blue=2).set(BOT, mastery=[level - 1, level, level]).effect("advance brown 1", seat=BOT)
    assert (at.player(BOT).vp - 10, at.player(BOT).gold) == (vp, gold)
    assert (at.player(BOT).claims, at.dice(BOT), at.supply()) == (5, {}, {"blue": 2})


@pytest.mark.rule("TAB-277")
def test_a_claim_marker_gained_in_any_other_way_is_1_point():
    at = position(1).effect("gain claim 2", seat=BOT)
    assert (at.player(BOT).vp, at.player(BOT).claims, at.player(BOT).supply) == (12, 5, 10)

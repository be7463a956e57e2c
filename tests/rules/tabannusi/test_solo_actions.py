"""Solo: space and colour of what the Bot places, and its actions A, B and C."""

from __future__ import annotations

import pytest
from positions.tabannusi_solo import ALL_SHIPS, BOT, HUMAN, acts, bot, only

LINES = ["row1", "row2", "row3", "col1", "col2", "col3"]


def in_port(at, owner=BOT):
    """The Houses of a player in the Port."""
    return [f"{LINES[n // 2]}:{'crate' if n % 2 else 'bonus'}" for n in range(12) if at.board.port_houses[n] == owner]


def on_ziggurat(at, owner=BOT):
    return [at.box.ziggurat_space_ids[n] for n in range(18) if at.board.ziggurat_houses[n] == owner]


def projects(colour, *spaces, owner=HUMAN):
    return dict.fromkeys(spaces, (colour, owner))


# -- space and colour ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-287")
@pytest.mark.parametrize(
    ("symbol", "king", "space"),
    [
        ("up", "sarbot", "1-11"),
        ("down", "botmuzi", "1-03"),
        ("king", "sarbot", "1-03"),
        ("king", "botmuzi", "1-11"),
    ],
)
def test_up_is_the_highest_legal_space_down_the_lowest_and_the_king_as_he_says(tmp_path, symbol, king, space):
    at = acts(only(bot(tmp_path, "B", king, symbol=symbol), 1, "1-03", "1-07", "1-11"))
    assert list(at.projects()) == [space]


@pytest.mark.rule("TAB-288")
@pytest.mark.parametrize(("number", "colour"), [(1, "white"), (2, "brown"), (3, "yellow")])
def test_the_colour_is_that_of_the_top_tile_beside_the_current_number(tmp_path, number, colour):
    at = bot(tmp_path, "B", number=number)
    at.bot.numbers = [(0, 1), (1, 0), (2,)]
    assert acts(at).projects() == {"1-01": (colour, BOT)}


# -- A ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-289")
@pytest.mark.parametrize("district", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("symbol", ["up", "down"])
def test_a_is_4_points_in_any_district(tmp_path, district, symbol):
    at = acts(bot(tmp_path, "A", "sarbot", symbol=symbol, district=district))
    assert (at.player(BOT).vp, at.player(BOT).gardens) == (14, 0)


@pytest.mark.rule("TAB-289")
def test_with_the_king_symbol_a_is_that_of_the_king(tmp_path):
    at = acts(bot(tmp_path, "A", "sarbot", symbol="king"))
    assert (at.player(BOT).vp, at.player(BOT).gardens) == (10, 2)


# -- B ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-290")
@pytest.mark.parametrize(
    ("number", "full", "colour"), [(2, [], "brown"), (2, ["brown"], "white"), (3, ["white"], "yellow")]
)
def test_with_3_projects_of_a_colour_the_next_number_tile_names_it_from_iii_back_to_i(tmp_path, number, full, colour):
    at = bot(tmp_path, "B", number=number).numbers("yellow", "brown", "white")
    for each in full:
        at.put_projects(projects(each, "1-06", "1-10", "1-14"))
    assert acts(at).projects()["1-01"] == (colour, BOT)


@pytest.mark.rule("TAB-290")
def test_a_project_costs_nothing(tmp_path):
    at = acts(bot(tmp_path, "B", dice={"blue": 2}, gold=2))
    assert (len(at.projects()), at.dice(BOT), at.player(BOT).gold) == (1, {"blue": 2}, 2)


@pytest.mark.rule("TAB-290")
def test_a_colour_without_legal_space_gives_way_too_and_without_any_b_is_not_possible(tmp_path):
    at = only(bot(tmp_path, "B").put_building("brown", HUMAN, "1-04"), 1, "1-03")
    assert acts(at).projects() == {"1-03": ("white", BOT)}, "brown may not lie beside a brown Building"
    at = only(bot(tmp_path, "B"), 1)
    assert (acts(at).projects(), at.player(BOT).vp) == ({}, 14)


@pytest.mark.rule("TAB-291")
@pytest.mark.parametrize(("symbol", "space"), [("up", "1-09"), ("down", "1-04")])
def test_a_project_goes_beside_those_of_its_colour_where_the_symbol_says(tmp_path, symbol, space):
    at = bot(tmp_path, "B", number=2, symbol=symbol).put_projects(projects("white", "1-05")).put_water("1-02", "1-06")
    assert acts(at).projects()[space] == ("white", BOT)


@pytest.mark.rule("TAB-291")
@pytest.mark.parametrize(("symbol", "space"), [("up", "1-16"), ("down", "1-01")])
def test_the_first_project_of_a_colour_goes_on_any_legal_space(tmp_path, symbol, space):
    at = bot(tmp_path, "B", number=2, symbol=symbol).put_projects(projects("brown", "1-05"))
    assert acts(at).projects()[space] == ("white", BOT)


@pytest.mark.rule("TAB-291")
def test_with_the_king_symbol_the_kings_list_is_used(tmp_path):
    at = bot(tmp_path, "B", "gilgabot", symbol="king", number=2).put_projects(projects("yellow", "1-01"))
    assert acts(at).projects()["1-04"] == ("yellow", BOT)


@pytest.mark.rule("TAB-292")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_after_a_project_a_tile_is_drawn_onto_the_pile_of_the_current_number(tmp_path, number):
    at = bot(tmp_path, "B", number=number).numbers("brown", "white", "yellow", bag={"brown": 2, "white": 2})
    assert sum(at.bot.bag) == 5
    acts(at)
    assert (sum(at.bot.bag), [len(pile) for pile in at.bot.numbers]) == (4, [1 + (n == number) for n in (1, 2, 3)])
    assert [pile[0] for pile in at.bot.numbers] == [0, 1, 2], "it lies on top"


@pytest.mark.rule("TAB-292")
def test_its_marker_on_the_project_is_free_and_the_solo_bonus_replaces_the_printed_one(tmp_path):
    at = acts(bot(tmp_path, "B", bonus="gain vp 3"))
    assert at.projects() == {"1-01": ("brown", BOT)}
    assert (at.player(BOT).claims, at.player(BOT).gold, at.player(BOT).vp) == (5, 0, 13)


@pytest.mark.rule("TAB-293")
def test_b_in_the_port_claims_a_ship_for_2_gold(tmp_path):
    at = acts(bot(tmp_path, "B", district=4, gold=3, dice={"blue": 2}))
    assert (at.ships(BOT), at.player(BOT).gold, at.dice(BOT)) == (["1-3"], 1, {"blue": 2})


@pytest.mark.rule("TAB-293")
def test_with_1_gold_b_in_the_port_gives_way_to_the_next_letter(tmp_path):
    at = acts(bot(tmp_path, "BCA", district=4, gold=1, dice={"blue": 2}))
    assert (at.ships(BOT), in_port(at), at.dice(BOT)) == ([], ["row3:crate"], {})


@pytest.mark.rule("TAB-294")
def test_b_in_the_ziggurat_district_is_done_as_c(tmp_path):
    at = acts(bot(tmp_path, "B", district=5, dice={"blue": 2}))
    assert (on_ziggurat(at)[0][:2], at.projects(), at.dice(BOT)) == ("ZB", {}, {})
    assert acts(bot(tmp_path, "B", district=5, dice={"blue": 1})).player(BOT).vp == 14, "not with 1 Resource"


# -- C in a common District ------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-295")
@pytest.mark.parametrize(("own", "price"), [(0, 2), (2, 4), (3, 5)])
def test_a_building_costs_2_resources_and_1_for_each_marker_of_the_bot(tmp_path, own, price):
    at = bot(tmp_path, "C", dice={"blue": 3, "green": 3}, ships=ALL_SHIPS)
    for place, space in enumerate(("1-06", "1-10", "1-14")):
        at.put_projects(projects("brown", space, owner=BOT if place < own else HUMAN))
    assert acts(at).buildings() == [("brown", BOT, ["1-06", "1-10", "1-14"])]
    assert sum(at.dice(BOT).values()) == 6 - price


@pytest.mark.rule("TAB-295")
def test_with_too_few_resources_c_is_not_possible(tmp_path):
    at = bot(tmp_path, "C", dice={"blue": 2}, gold=1).put_projects(projects("brown", "1-06", "1-10", owner=BOT))
    assert (acts(at).buildings(), at.player(BOT).vp) == ([], 14)


@pytest.mark.rule("TAB-268", "TAB-295")
def test_what_its_house_uncovers_is_told_after_the_building(tmp_path):
    at = bot(tmp_path, "C", dice={"blue": 2}, rows=[1, 0, 0], ships=ALL_SHIPS)
    acts(at.put_projects(projects("brown", "1-06")))
    told = [event[0] for event in at.table.events]
    assert told.index("constructs") < told.index("gains-gold")


def choices(at, **spaces):
    """Projects of the human in these colours."""
    for colour, each in spaces.items():
        at.put_projects(projects(colour, *each))
    return acts(at).buildings()[0][0]


ROW_1, ROW_2, ROW_3 = ("1-03", "1-04"), ("1-07", "1-08"), ("1-11", "1-12")


@pytest.mark.rule("TAB-296")
def test_the_largest_building_comes_first(tmp_path):
    at = bot(tmp_path, "C", dice={"blue": 2}, number=2, mastery=[0, 3, 0])
    assert choices(at, white=ROW_1, yellow=(*ROW_3, "1-13")) == "yellow"


@pytest.mark.rule("TAB-296")
@pytest.mark.parametrize(("mastery", "colour"), [([3, 1, 0], "brown"), ([0, 3, 4], "yellow")])
def test_of_equal_size_the_colour_of_its_highest_marker(tmp_path, mastery, colour):
    at = bot(tmp_path, "C", dice={"blue": 2}, number=2, mastery=mastery)
    assert choices(at, brown=ROW_1, white=ROW_2, yellow=ROW_3) == colour


@pytest.mark.rule("TAB-296")
@pytest.mark.parametrize(("number", "colour"), [(1, "brown"), (2, "white"), (3, "brown")])
def test_else_the_colour_of_the_current_number_or_of_the_next_that_can_be_built(tmp_path, number, colour):
    at = bot(tmp_path, "C", dice={"blue": 2}, number=number)
    assert choices(at, brown=ROW_1, white=ROW_2) == colour


@pytest.mark.rule("TAB-296")
def test_what_it_cannot_pay_is_no_possible_building(tmp_path):
    at = bot(tmp_path, "C", dice={"blue": 2}).put_projects(projects("brown", *ROW_1, owner=BOT))
    assert choices(at, white=("1-07",)) == "white"


@pytest.mark.rule("TAB-297")
def test_after_a_building_a_marker_leaves_the_district_and_a_tile_of_its_colour_the_bag(tmp_path):
    at = bot(tmp_path, "C", dice={"blue": 2}).put_projects(projects("brown", "1-07"))
    at.bot.markers = [2, 3, 3, 3, 3]
    at.numbers("brown", "white", "yellow", bag={"brown": 2})
    stack = at.board.projects[0]
    acts(at)
    assert at.bot.markers == [1, 3, 3, 3, 3]
    assert (at.bot.bag, at.bot.numbers) == ([1, 1, 1], [(0,), (1,), (2,)])
    assert at.board.projects[0] == stack + 2, "the Project that was replaced, and the Automa Project tile"


@pytest.mark.rule("TAB-297")
def test_without_that_colour_in_the_bag_a_tile_beside_a_number_tile_goes(tmp_path):
    at = bot(tmp_path, "C", dice={"blue": 2}).numbers("brown", "white", "yellow", bag={"brown": 0})
    assert acts(at.put_projects(projects("brown", "1-07"))).bot.numbers == [(), (1,), (2,)]
    assert at.bot.bag == [0, 1, 1]


@pytest.mark.rule("TAB-297")
def test_without_marker_or_tile_that_part_is_skipped(tmp_path):
    at = bot(tmp_path, "C", dice={"blue": 2}).numbers("white", "white", "yellow", bag={"brown": 0})
    at.bot.markers = [0, 3, 3, 3, 3]
    assert acts(at.put_projects(projects("brown", "1-07"))).bot.markers == [0, 3, 3, 3, 3]
    assert (at.bot.bag, len(at.buildings())) == ([0, 1, 1], 1)


SHIPS = ("S01", "S10", "S11", "S12", "S06", "S13", "S14")


@pytest.mark.rule("TAB-298")
@pytest.mark.parametrize(
    ("gold", "size", "claimed"),
    [(1, 2, ["1-3"]), (0, 2, []), (1, 1, ["1-1"]), (1, 3, ["1-2"]), (2, 2, ["1-3"])],
)
def test_for_1_gold_it_claims_a_ship_of_exactly_the_buildings_size(tmp_path, gold, size, claimed):
    at = bot(tmp_path, "C", dice={"blue": 2}, gold=gold).put_ships(*SHIPS)
    acts(at.put_projects(projects("brown", *("1-07", "1-08", "1-09")[:size])))
    assert (at.ships(BOT), at.player(BOT).gold) == (claimed, gold - len(claimed))


@pytest.mark.rule("TAB-298")
def test_without_a_ship_of_that_size_it_keeps_its_gold(tmp_path):
    at = bot(tmp_path, "C", dice={"blue": 2}, gold=1, ships=["1-3", "2-3"]).put_ships(*SHIPS)
    acts(at.put_projects(projects("brown", "1-07", "1-08")))
    assert (at.ships(BOT), at.player(BOT).gold) == (["1-3", "2-3"], 1)


# -- C in the Port and on the Ziggurat -------------------------------------------------------------------------------


@pytest.mark.rule("TAB-299")
@pytest.mark.parametrize(
    ("total", "line"), [(0, "row3"), (1, "row2"), (2, "row1"), (3, "col1"), (4, "col2"), (5, "col3"), (6, "row3")]
)
def test_the_first_house_counts_clockwise_from_the_bottom_row(tmp_path, total, line):
    at = acts(bot(tmp_path, "C", district=4, numbers=(total // 2, total - total // 2), dice={"brown": 1, "green": 1}))
    assert in_port(at) == [f"{line}:crate"]
    assert (at.dice(BOT), at.player(BOT).bottom) == ({}, 0b11110)


@pytest.mark.rule("TAB-299")
@pytest.mark.parametrize(
    ("houses", "total", "line"),
    [
        (["row2"], 1, "row1"),
        (["row2", "col1"], 1, "col2"),
        (["row2", "col1"], 3, "row3"),
        (["row2"], 0, "row1"),
        (["row3", "row2", "col3"], 2, "row1"),
    ],
    ids=["from its House", "from the furthest", "around", "own line passed over", "own lines passed over"],
)
def test_later_houses_count_from_its_furthest_one(tmp_path, houses, total, line):
    at = bot(tmp_path, "C", district=4, numbers=(0, total), dice={"brown": 2})
    acts(at.put_port({f"{each}:bonus": BOT for each in houses}))
    assert [place for place in in_port(at) if place[:4] not in houses] == [f"{line}:crate"]


@pytest.mark.rule("TAB-299")
def test_a_line_with_two_houses_is_passed_over(tmp_path):
    at = bot(tmp_path, "C", district=4, dice={"brown": 2}).put_port({"row3:bonus": HUMAN, "row3:crate": HUMAN})
    assert in_port(acts(at)) == ["row2:crate"]


@pytest.mark.rule("TAB-299")
@pytest.mark.parametrize("fields", [{"dice": {"brown": 1}}, {"dice": {"brown": 2}, "bottom": []}])
def test_it_takes_2_resources_and_a_house_of_the_bottom_row(tmp_path, fields):
    at = acts(bot(tmp_path, "C", district=4, **fields))
    assert (in_port(at), at.player(BOT).vp) == ([], 14)


@pytest.mark.rule("TAB-300")
def test_the_crate_space_of_a_line_comes_first_and_a_marker_leaves_the_port(tmp_path):
    at = acts(bot(tmp_path, "C", district=4, dice={"brown": 2}))
    assert (in_port(at), at.player(BOT).gold) == (["row3:crate"], 1)
    assert (at.board.crates[2], at.bot.markers) == (-1, [3, 3, 3, 2, 3])
    at = acts(bot(tmp_path, "C", district=4, dice={"brown": 2}).put_port({"row3:crate": HUMAN}))
    assert (in_port(at), at.bot.markers) == (["row3:bonus"], [3, 3, 3, 2, 3])


@pytest.mark.rule("TAB-301")
@pytest.mark.parametrize(
    ("taken", "number", "allowed"),
    [
        ([], 2, {"ZW-1", "ZW-2"}),
        (["ZW-1"], 2, {"ZW-2"}),
        (["ZW-1", "ZW-2"], 2, {"ZW-3", "ZW-6"}),
        (["ZW-1", "ZW-2", "ZW-3", "ZW-6"], 2, {"ZW-4", "ZW-5"}),
        ([f"ZW-{n}" for n in range(1, 7)], 2, {"ZY-1", "ZY-2"}),
        ([f"ZY-{n}" for n in range(1, 7)], 3, {"ZB-1", "ZB-2"}),
    ],
)
def test_a_house_goes_to_the_section_of_the_number_first_for_a_mastery_step_then_for_gold(
    tmp_path, taken, number, allowed
):
    found = set()
    for seed in range(12):
        at = bot(tmp_path, "C", seed=seed, district=5, number=number, dice={"brown": 2})
        for space in taken:
            at.board.ziggurat_houses[at.box.ziggurat_space_ids.index(space)] = HUMAN
        found |= set(on_ziggurat(acts(at)))
    assert found == allowed, "between equal spaces at random"


@pytest.mark.rule("TAB-301")
@pytest.mark.parametrize(
    ("mastery", "allowed"),
    [([10, 0, 0], {"ZB-2"}), ([0, 10, 0], {"ZB-1"}), ([10, 10, 0], {"ZB-3", "ZB-6"})],
)
def test_a_step_on_a_track_that_is_at_its_top_is_none(tmp_path, mastery, allowed):
    found = set()
    for seed in range(12):
        at = bot(tmp_path, "C", seed=seed, district=5, number=1, dice={"brown": 2}, mastery=mastery)
        found |= set(on_ziggurat(acts(at)))
    assert found == allowed


@pytest.mark.rule("TAB-301")
def test_it_pays_2_marks_the_tile_and_a_marker_leaves_the_district(tmp_path):
    at = acts(bot(tmp_path, "C", district=5, number=2, dice={"brown": 2, "green": 1}))
    assert (sum(at.dice(BOT).values()), at.player(BOT).ziggurat, at.player(BOT).rows) == (1, [0, 1, 0], [0, 1, 0])
    assert at.bot.markers == [3, 3, 3, 3, 2]
    assert acts(bot(tmp_path, "C", district=5, dice={"brown": 1})).player(BOT).vp == 14


@pytest.mark.rule("TAB-301")
def test_a_section_with_three_own_markers_is_full_for_the_bot(tmp_path):
    at = bot(tmp_path, "C", district=5, number=2, dice={"brown": 2}).put_claims({"white": 3}, BOT)
    assert on_ziggurat(acts(at))[0] in ("ZY-1", "ZY-2")

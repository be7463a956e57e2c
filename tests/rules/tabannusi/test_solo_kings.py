"""Solo: the four Kings."""

from __future__ import annotations

import pytest
from positions.tabannusi_solo import ALL_SHIPS, BOT, HUMAN, acts, begin, bot, gardens, only

from claytable.core.packs import read_components

#: Ships of size 3 but for 2-1 with size 1 and 2-3 with size 2; printed are 1-3 with size 2 and 3-1 with size 1.
SHIPS = ("S10", "S11", "S01", "S12", "S06", "S13", "S14")


def king(folder, name, letter, **fields):
    """The Bot with the King symbol and one letter."""
    return bot(folder, letter, name, symbol="king", **fields)


def constructing(folder, name, colour="yellow", **fields):
    """The King's C with one Building that can be paid, and all Ships marked."""
    fields = {"dice": {"blue": 2}, "ships": ALL_SHIPS, **fields}
    return king(folder, name, "C", **fields).put_projects({"1-07": (colour, HUMAN)})


def projects(colour, *spaces, owner=HUMAN):
    return dict.fromkeys(spaces, (colour, owner))


def first_space(folder, name):
    """The number of the space of the King's first Building."""
    at = begin(folder, name).automa("A15", "A02").play("white", "district:1", "space:1-04")
    return at.buildings()[1][2][0][2:]


# -- all of them -----------------------------------------------------------------------------------------------------

NEAR = ["next to an own building, with at most 3 water tiles", "lowest-numbered space, with at most 3 water tiles"]
MOST = "colour with the most automa project tiles"
#: The sixteen paragraphs of the explanation: King, letter, what is looked at, what is gained.
PARAGRAPHS = [
    ("Gilgabot", "a", None, ["gain gold 1", "gain vp 2"]),
    ("Sarbot", "a", None, ["gain garden 2"]),
    ("Gilgabot", "d", ["normal"], "automa_card"),
    ("Gilgabot", "c", ["normal"], "advance building 1"),
    ("Sarbot", "c", ["normal"], "gain garden 1"),
    ("Sarbot", "d", NEAR, "advance lowest 1"),
    (
        "Gilgabot",
        "b",
        ["adjacent to the largest cluster of projects", "colour of the current number", "highest-numbered legal space"],
        "advance lowest 1",
    ),
    ("Sarbot", "b", ["normal", "lowest-numbered legal space"], "advance project 1"),
    ("Botmuzi", "a", None, ["advance lowest 1"]),
    ("Botmuzi", "b", ["normal", "highest-numbered legal space"], "gain gold 1"),
    ("Botmuzi", "c", ["normal"], "gain gold 1"),
    ("Botmuzi", "d", ["normal"], "automa_card"),
    ("Bot-baba", "a", None, ["advance highest 1"]),
    (
        "Bot-baba",
        "b",
        [f"{MOST}, in and out of the bag", "colour of the current number", "highest-numbered legal space"],
        "advance highest 1",
    ),
    ("Bot-baba", "c", [MOST, "largest possible building", "colour of the current number"], "advance building 1"),
    ("Bot-baba", "d", NEAR, "gain vp 3"),
]


@pytest.mark.rule("TAB-305")
def test_every_paragraph_about_the_kings_is_used_exactly_once():
    printed = []
    for row in read_components("claytable.games.tabannusi", None).tables["king_card"]:
        for letter in "abcd":
            gain = row["a_effects"] if letter == "a" else row[f"{letter}_bonus"]
            printed.append((row["name"], letter, row.get(f"{letter}_priority"), gain))
    assert len(printed) == 16
    assert sorted(printed, key=str) == sorted(PARAGRAPHS, key=str)


@pytest.mark.rule("TAB-305")
@pytest.mark.parametrize("name", ["gilgabot", "sarbot", "botmuzi", "bot-baba"])
def test_a_kings_actions_are_used_only_with_the_king_symbol(tmp_path, name):
    at = acts(bot(tmp_path, "A", name, mastery=[0, 1, 2]))
    assert (at.player(BOT).vp, at.player(BOT).gold, at.player(BOT).gardens, at.mastery(BOT)) == (14, 0, 0, [0, 1, 2])
    at = bot(tmp_path, "C", name, dice={"blue": 2}, ships=ALL_SHIPS, mastery=[0, 1, 2])
    acts(at.put_projects(projects("brown", "1-07")))
    assert len(at.buildings()) == 1
    assert (at.player(BOT).vp, at.player(BOT).gold, at.player(BOT).gardens, at.mastery(BOT)) == (10, 0, 0, [0, 1, 2])


@pytest.mark.rule("TAB-306")
def test_with_the_king_symbol_c_in_the_port_is_counted_as_always(tmp_path):
    at = acts(king(tmp_path, "bot-baba", "C", district=4, numbers=(1, 1), dice={"brown": 2}))
    assert (at.board.port_houses[1], at.player(BOT).gold, at.mastery(BOT)) == (BOT, 1, [0, 0, 0])


@pytest.mark.rule("TAB-306")
def test_with_the_king_symbol_b_claims_a_ship_and_c_and_d_enter_the_ziggurat_as_always(tmp_path):
    assert acts(king(tmp_path, "bot-baba", "B", district=4, gold=2)).ships(BOT) == ["1-3"]
    for letter in "BCD":
        at = king(tmp_path, "sarbot", letter, district=5, number=2, dice={"brown": 2}, gardens=3)
        acts(at.put_ziggurat({"ZW-1": HUMAN}))
        assert (at.board.ziggurat_houses[7], at.mastery(BOT), at.player(BOT).gardens) == (BOT, [0, 0, 1], 3)


@pytest.mark.rule("TAB-306")
@pytest.mark.parametrize("district", [1, 4, 5])
def test_a_of_the_king_works_everywhere(tmp_path, district):
    assert acts(king(tmp_path, "sarbot", "A", district=district)).player(BOT).gardens == 2


@pytest.mark.rule("TAB-307")
@pytest.mark.parametrize(
    ("name", "mastery", "after"),
    [
        ("botmuzi", [2, 2, 5], {(3, 2, 5), (2, 3, 5)}),
        ("bot-baba", [2, 5, 5], {(2, 6, 5), (2, 5, 6)}),
        ("bot-baba", [2, 2, 2], {(3, 2, 2), (2, 3, 2), (2, 2, 3)}),
    ],
)
def test_between_level_markers_chance_decides(tmp_path, name, mastery, after):
    found = {tuple(acts(king(tmp_path, name, "A", seed=n, mastery=mastery)).mastery(BOT)) for n in range(15)}
    assert found == after


@pytest.mark.rule("TAB-307")
def test_also_for_the_bonus_of_an_automa_card(tmp_path):
    fields = {"bonus": "advance lowest 1", "mastery": [2, 2, 5]}
    found = {tuple(acts(bot(tmp_path, "B", seed=n, **fields)).mastery(BOT)) for n in range(15)}
    assert found == {(3, 2, 5), (2, 3, 5)}


@pytest.mark.rule("TAB-307")
def test_the_games_own_random_source_decides(tmp_path):
    twins = [acts(king(tmp_path, "botmuzi", "A", seed=4, mastery=[2, 2, 2])).mastery(BOT) for _ in range(3)]
    assert twins[0] == twins[1] == twins[2]


# -- Gilgabot --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-308")
def test_gilgabot_a_is_1_gold_and_2_points(tmp_path):
    at = acts(king(tmp_path, "gilgabot", "A", vp=20))
    assert (at.player(BOT).gold, at.player(BOT).vp) == (1, 22)


@pytest.mark.rule("TAB-309")
def test_gilgabot_b_adds_to_the_largest_group_in_its_colour(tmp_path):
    at = king(tmp_path, "gilgabot", "B", number=2).put_projects(projects("yellow", "1-03", "1-07"))
    acts(at.put_projects(projects("white", "1-16")))
    assert at.projects()["1-11"] == ("yellow", BOT), "the highest of 1-04, 1-08 and 1-11"


@pytest.mark.rule("TAB-309")
@pytest.mark.parametrize(
    ("groups", "space", "colour"),
    [
        ({"yellow": ["1-03", "1-07", "1-11"], "brown": ["1-06"]}, "1-10", "brown"),
        ({"yellow": ["1-03"], "white": ["1-06"]}, "1-10", "white"),
        ({}, "1-16", "white"),
    ],
    ids=["a full group cannot grow", "equal groups: the Current Number", "no Projects: the Current Number"],
)
def test_gilgabot_b_between_groups(tmp_path, groups, space, colour):
    at = king(tmp_path, "gilgabot", "B", number=2)
    for each, spaces in groups.items():
        at.put_projects(projects(each, *spaces))
    assert acts(at).projects()[space] == (colour, BOT)


@pytest.mark.rule("TAB-309")
def test_gilgabot_b_moves_the_lowest_marker_if_a_bonus_is_covered(tmp_path):
    at = acts(only(king(tmp_path, "gilgabot", "B", mastery=[4, 3, 4]), 1, "1-10"))
    assert at.mastery(BOT) == [4, 4, 4]
    at = acts(only(king(tmp_path, "gilgabot", "B", mastery=[4, 3, 4]), 1, "1-12"))
    assert (list(at.projects()), at.mastery(BOT)) == (["1-12"], [4, 3, 4])


@pytest.mark.rule("TAB-310")
@pytest.mark.parametrize(("colour", "mastery"), [("yellow", [0, 0, 1]), ("brown", [1, 0, 0])])
def test_gilgabot_c_moves_up_on_the_track_of_the_building(tmp_path, colour, mastery):
    at = acts(constructing(tmp_path, "gilgabot", colour))
    assert (at.buildings(), at.mastery(BOT)) == ([(colour, BOT, ["1-07"])], mastery)


@pytest.mark.rule("TAB-310")
def test_gilgabot_c_chooses_as_always_and_begins_on_the_highest_space(tmp_path):
    at = constructing(tmp_path, "gilgabot", "white").put_projects(projects("brown", "1-01", "1-02"))
    assert acts(at).buildings() == [("brown", BOT, ["1-01", "1-02"])]
    assert first_space(tmp_path, "gilgabot") == "16"


@pytest.mark.rule("TAB-311")
def test_gilgabot_d_places_gardens_by_the_standard_rules(tmp_path):
    at = king(tmp_path, "gilgabot", "D", district=2, gardens=2).put_building("brown", BOT, "2-14")
    at.put_gardens({"W12-1": HUMAN, "W12-3": HUMAN, "W23-2": HUMAN, "W23-3": HUMAN})
    assert gardens(acts(at)) == ["W12-2", "W23-1"], "spaces 18 and 20"


# -- Bot-baba --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-312")
def test_bot_baba_a_moves_the_highest_marker(tmp_path):
    assert acts(king(tmp_path, "bot-baba", "A", mastery=[1, 3, 2])).mastery(BOT) == [1, 4, 2]


def most_white(at):
    """4 white, 3 yellow and 2 brown Automa Project tiles, most of the white ones out of the bag."""
    at.numbers("brown", "white", "white", bag={"brown": 1, "white": 2, "yellow": 3})
    return at


@pytest.mark.rule("TAB-313")
def test_bot_baba_b_places_the_colour_of_most_automa_tiles_on_the_highest_space(tmp_path):
    at = acts(only(most_white(king(tmp_path, "bot-baba", "B")), 1, "1-02", "1-08"))
    assert at.projects() == {"1-08": ("white", BOT)}


@pytest.mark.rule("TAB-313")
def test_bot_baba_b_with_equally_many_tiles_takes_the_current_number(tmp_path):
    at = king(tmp_path, "bot-baba", "B", number=3)
    assert acts(at).projects() == {"1-16": ("yellow", BOT)}, "2 tiles of each colour"


@pytest.mark.rule("TAB-313")
def test_bot_baba_b_moves_the_highest_marker_if_a_bonus_is_covered(tmp_path):
    at = acts(only(king(tmp_path, "bot-baba", "B", mastery=[3, 1, 1]), 1, "1-10"))
    assert (at.mastery(BOT), at.player(BOT).vp) == ([4, 1, 1], 10)
    at = acts(only(king(tmp_path, "bot-baba", "B", mastery=[3, 1, 1]), 1, "1-12"))
    assert (list(at.projects()), at.mastery(BOT)) == (["1-12"], [3, 1, 1])


@pytest.mark.rule("TAB-314")
def test_bot_baba_c_builds_the_colour_of_most_automa_tiles_even_if_it_is_smaller(tmp_path):
    at = most_white(constructing(tmp_path, "bot-baba", "white", mastery=[2, 0, 1]))
    acts(at.put_projects(projects("brown", "1-01", "1-02", "1-05")))
    assert (at.buildings(), at.mastery(BOT)) == ([("white", BOT, ["1-07"])], [2, 1, 1])


@pytest.mark.rule("TAB-314")
def test_bot_baba_c_then_looks_for_the_largest_then_for_the_current_number(tmp_path):
    at = constructing(tmp_path, "bot-baba", "white", number=2).put_projects(projects("brown", "1-01", "1-02"))
    assert acts(at).buildings()[0][0] == "brown", "2 tiles of each colour: the largest"
    at = constructing(tmp_path, "bot-baba", "white", number=2, mastery=[3, 0, 0])
    assert acts(at.put_projects(projects("brown", "1-01"))).buildings()[0][0] == "white", "not the highest marker"


@pytest.mark.rule("TAB-314")
def test_bot_baba_begins_on_the_lowest_space(tmp_path):
    assert first_space(tmp_path, "bot-baba") == "01"


def near_building(at):
    """An own Building at 1-05, beside which 1-06 takes one Water tile; the printed Water of the border is free."""
    return at.put_building("brown", BOT, "1-05")


@pytest.mark.rule("TAB-315", "TAB-319")
@pytest.mark.parametrize("name", ["bot-baba", "sarbot"])
def test_gardens_of_bot_baba_and_sarbot_go_beside_an_own_building_first(tmp_path, name):
    at = near_building(king(tmp_path, name, "D", gardens=1))
    assert gardens(acts(at)) == ["1-06"]
    assert (at.player(BOT).vp, at.mastery(BOT)) == (10, [0, 0, 0]), "no bonus was covered"


@pytest.mark.rule("TAB-315", "TAB-319")
@pytest.mark.parametrize("name", ["bot-baba", "sarbot"])
def test_else_they_go_on_the_lowest_space_that_takes_at_most_3_water_tiles(tmp_path, name):
    at = king(tmp_path, name, "D", gardens=1)
    # 1-01 takes four Water tiles, 1-02 takes three.
    assert gardens(acts(at)) == ["1-02"]
    at = king(tmp_path, name, "D", gardens=1).put_building("brown", BOT, "1-03")
    at.put_projects(projects("white", "1-04"))
    assert gardens(acts(at)) == ["1-02"], "1-07 beside the own Building takes four"


@pytest.mark.rule("TAB-315")
def test_bot_baba_d_gains_3_points_for_each_bonus_that_is_covered(tmp_path):
    full = {f"1-{n:02}": HUMAN for n in range(1, 17)}
    at = acts(king(tmp_path, "bot-baba", "D", gardens=1).put_gardens(full))
    assert (gardens(at), at.player(BOT).vp) == (["W12-1"], 13)
    at = acts(king(tmp_path, "bot-baba", "D", gardens=4).put_gardens(full))
    assert (gardens(at), at.player(BOT).vp) == (["W12-1", "W12-2", "W12-3"], 19)


@pytest.mark.rule("TAB-315")
def test_bot_baba_d_places_at_most_3(tmp_path):
    assert len(gardens(acts(king(tmp_path, "bot-baba", "D", gardens=4)))) == 3


# -- Sarbot ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-316")
def test_sarbot_a_is_2_garden_tiles(tmp_path):
    at = acts(king(tmp_path, "sarbot", "A"))
    assert (at.player(BOT).gardens, at.board.gardens, at.player(BOT).vp) == (2, 23, 10)


@pytest.mark.rule("TAB-317")
def test_sarbot_b_goes_on_the_lowest_space_and_moves_up_on_its_colour_for_a_bonus(tmp_path):
    at = acts(only(king(tmp_path, "sarbot", "B", mastery=[1, 0, 1]), 1, "1-03", "1-09"))
    assert (at.projects(), at.mastery(BOT)) == ({"1-03": ("brown", BOT)}, [2, 0, 1])
    at = acts(only(king(tmp_path, "sarbot", "B"), 1, "1-12", "1-14"))
    assert (list(at.projects()), at.mastery(BOT)) == (["1-12"], [0, 0, 0])


@pytest.mark.rule("TAB-318")
def test_sarbot_c_gains_a_garden_tile_and_begins_on_the_lowest_space(tmp_path):
    at = acts(constructing(tmp_path, "sarbot"))
    assert (len(at.buildings()), at.player(BOT).gardens, at.mastery(BOT)) == (1, 1, [0, 0, 0])
    assert first_space(tmp_path, "sarbot") == "01"


@pytest.mark.rule("TAB-318")
def test_sarbot_c_chooses_as_always(tmp_path):
    at = constructing(tmp_path, "sarbot", "white").put_projects(projects("brown", "1-01", "1-02"))
    assert acts(at).buildings() == [("brown", BOT, ["1-01", "1-02"])]


@pytest.mark.rule("TAB-319")
def test_sarbot_d_places_as_many_gardens_as_he_can_afford(tmp_path):
    at = acts(king(tmp_path, "sarbot", "D", gardens=3, dice={"brown": 1, "blue": 1}))
    assert (len(gardens(at)), at.player(BOT).gardens, at.dice(BOT)) == (5, 0, {})


@pytest.mark.rule("TAB-319")
def test_sarbot_d_moves_the_lowest_marker_for_each_bonus_that_is_covered(tmp_path):
    full = {f"1-{n:02}": HUMAN for n in range(1, 17)}
    at = acts(king(tmp_path, "sarbot", "D", gardens=1, mastery=[4, 3, 4]).put_gardens(full))
    assert (gardens(at), at.mastery(BOT)) == (["W12-1"], [4, 4, 4])
    at = acts(king(tmp_path, "sarbot", "D", gardens=2, mastery=[4, 2, 4]).put_gardens(full))
    assert (gardens(at), at.mastery(BOT)) == (["W12-1", "W12-2"], [4, 4, 4])


# -- Botmuzi ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-320")
def test_botmuzi_a_moves_the_lowest_marker(tmp_path):
    assert acts(king(tmp_path, "botmuzi", "A", mastery=[1, 3, 2])).mastery(BOT) == [2, 3, 2]


@pytest.mark.rule("TAB-321")
def test_botmuzi_b_goes_on_the_highest_space_and_gains_1_gold_for_a_bonus(tmp_path):
    at = acts(only(king(tmp_path, "botmuzi", "B"), 1, "1-03", "1-09"))
    assert (list(at.projects()), at.player(BOT).gold) == (["1-09"], 1)
    at = acts(only(king(tmp_path, "botmuzi", "B"), 1, "1-03", "1-12"))
    assert (list(at.projects()), at.player(BOT).gold) == (["1-12"], 0)


@pytest.mark.rule("TAB-322")
def test_botmuzi_c_gains_1_gold_which_may_pay_for_a_ship(tmp_path):
    at = acts(constructing(tmp_path, "botmuzi"))
    assert (len(at.buildings()), at.player(BOT).gold) == (1, 1)
    at = acts(constructing(tmp_path, "botmuzi", ships=[]).put_ships(*SHIPS))
    assert (at.ships(BOT), at.player(BOT).gold) == (["2-1"], 0)


@pytest.mark.rule("TAB-322")
def test_botmuzi_c_chooses_as_always_and_begins_on_the_highest_space(tmp_path):
    at = constructing(tmp_path, "botmuzi", "white").put_projects(projects("brown", "1-01", "1-02"))
    assert acts(at).buildings() == [("brown", BOT, ["1-01", "1-02"])]
    assert first_space(tmp_path, "botmuzi") == "16"


@pytest.mark.rule("TAB-323")
def test_botmuzi_d_places_at_most_3_by_the_standard_rules(tmp_path):
    at = near_building(king(tmp_path, "botmuzi", "D", gardens=4))
    assert (gardens(acts(at)), at.player(BOT).gardens) == (["W12-1", "W12-2", "W12-3"], 1)

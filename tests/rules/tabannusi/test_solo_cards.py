"""Solo: what the Automa cards say, how the Bot pays, claims Ships, and where it acts."""

from __future__ import annotations

import pytest
from positions.tabannusi_solo import ALL_SHIPS, BOT, HUMAN, acts, bot, card, gardens, only, turns

BROWN = {"1-07": ("brown", HUMAN)}


# -- Automa cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-260")
def test_if_c_is_impossible_the_letter_below_it_is_tried_next(tmp_path):
    at = acts(bot(tmp_path, "CBA"))
    assert (at.projects(), at.player(BOT).vp) == ({"1-01": ("brown", BOT)}, 10)
    at = acts(bot(tmp_path, "CBA", dice={"blue": 2}).put_projects(BROWN))
    assert (at.projects(), at.buildings()) == ({}, [("brown", BOT, ["1-07"])])


@pytest.mark.rule("TAB-260")
def test_an_alternative_is_tried_before_those_below_it(tmp_path):
    at = acts(bot(tmp_path, "CAB"))
    assert (at.projects(), at.player(BOT).vp) == ({}, 14)


@pytest.mark.rule("TAB-260")
@pytest.mark.parametrize(("numbers", "district"), [((1, 2), 2), ((0, 1), 4), ((2, 0), 3)])
def test_the_numbers_of_the_two_cards_together_lead_to_the_next_district(tmp_path, numbers, district):
    at = turns(bot(tmp_path, numbers=numbers, district=5))
    assert at.player(BOT).architect == district - 1


@pytest.mark.rule("TAB-261")
def test_the_arrow_points_at_a_symbol_a_number_and_the_second_action(tmp_path):
    left = card("A06", arrow=2, first_action_order=("A", "A", "A"))
    right = card("A07", symbols=("down", "up", "king"), numbers=(1, 3, 2), actions=("A", "B", "D"))
    at = bot(tmp_path, also=left + right).automa("A07", "A08", then=["A06"]).take_turn(BOT)
    assert at.projects() == {"1-16": ("yellow", BOT)}, "up: the highest space; III: the yellow tile; B: a Project"
    assert at.player(BOT).vp == 14, "the first action was A"


@pytest.mark.rule("TAB-262")
def test_the_bonus_of_the_left_card_replaces_that_of_a_covered_space(tmp_path):
    at = acts(only(bot(tmp_path, "B", bonus="gain vp 3"), 1, "1-01"))
    assert (at.projects(), at.cell("1-01")["bonus"]) == ({"1-01": ("brown", BOT)}, ["gain gold 1"])
    assert (at.player(BOT).vp, at.player(BOT).gold) == (13, 0)


# -- Claim markers and payment ---------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-263")
def test_with_15_markers_on_the_board_the_bot_still_places_a_garden(tmp_path):
    placed = {f"3-{n:02}": BOT for n in range(1, 16)}
    at = bot(tmp_path, "D", gardens=1).put_gardens(placed).set(BOT, claims=0, supply=0)
    assert gardens(acts(at)) == [*placed, "W12-1"]
    assert (at.player(BOT).claims, at.player(BOT).supply) == (0, 0)


@pytest.mark.rule("TAB-263")
@pytest.mark.parametrize(("letter", "district"), [("B", 1), ("B", 4), ("C", 5)])
def test_its_markers_for_projects_ships_and_the_ziggurat_are_free(tmp_path, letter, district):
    at = acts(bot(tmp_path, letter, district=district, gold=2, claims=0, supply=0))
    marked = [len(at.projects()), len(at.ships(BOT)), sum(at.player(BOT).ziggurat)]
    assert marked == [district == 1, district == 4, district == 5]
    assert (at.player(BOT).claims, at.player(BOT).supply) == (0, 0)


@pytest.mark.rule("TAB-264")
def test_for_a_cost_of_3_it_pays_its_2_dice_of_any_colour_then_1_gold(tmp_path):
    at = bot(tmp_path, "C", dice={"blue": 1, "white": 1}, gold=2, ships=ALL_SHIPS)
    acts(at.put_projects({"1-07": ("brown", BOT)}))
    assert at.buildings() == [("brown", BOT, ["1-07"])]
    assert (at.dice(BOT), at.player(BOT).gold) == ({}, 1)
    assert at.supply() == {"blue": 1, "white": 1}


@pytest.mark.rule("TAB-264")
def test_gold_is_kept_while_there_are_dice_but_spent_where_gold_is_asked_for(tmp_path):
    at = acts(bot(tmp_path, "C", dice={"blue": 4}, gold=2, ships=ALL_SHIPS).put_projects({"1-07": ("brown", BOT)}))
    assert (at.dice(BOT), at.player(BOT).gold) == ({"blue": 1}, 2)
    at = acts(bot(tmp_path, "B", dice={"blue": 4}, gold=2, district=4))
    assert (at.dice(BOT), at.player(BOT).gold) == ({"blue": 4}, 0)


def paid(at, n=1):
    """What the Bot pays for n Gardens that it buys."""
    before = at.dice(BOT)
    acts(at.set(BOT, gardens=3 - n))
    after = at.dice(BOT)
    return {colour: before[colour] - after.get(colour, 0) for colour in before if before[colour] > after.get(colour, 0)}


@pytest.mark.rule("TAB-265")
@pytest.mark.parametrize(
    ("dice", "n", "gone"),
    [
        ({"yellow": 3, "blue": 1, "green": 1}, 1, {"yellow": 1}),
        ({"yellow": 1, "blue": 1, "green": 1}, 1, {"blue": 1}),
        ({"yellow": 1, "green": 1, "brown": 1}, 1, {"green": 1}),
        ({"yellow": 2, "blue": 1}, 2, {"yellow": 1, "blue": 1}),
        ({"yellow": 3, "blue": 1}, 2, {"yellow": 2}),
    ],
)
def test_it_pays_with_the_colour_it_has_most_of_then_blue_then_green(tmp_path, dice, n, gone):
    assert paid(bot(tmp_path, "D", dice=dice), n) == gone


@pytest.mark.rule("TAB-265")
def test_other_colours_that_are_level_go_at_random(tmp_path):
    dice = {"brown": 1, "white": 1, "yellow": 1}
    gone = [paid(bot(tmp_path, "D", seed=seed, dice=dice)) for seed in range(20)]
    assert {colour for each in gone for colour in each} == {"brown", "white", "yellow"}
    assert all(sum(each.values()) == 1 for each in gone)


# -- Ships -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-266")
@pytest.mark.parametrize(
    ("houses", "claimed", "ship"),
    [
        ({"row2:bonus": BOT, "col1:crate": BOT}, [], "2-1"),
        ({"row2:bonus": BOT, "col1:crate": BOT}, ["2-1"], "2-3"),
        ({"row2:bonus": BOT, "col1:crate": BOT}, ["2-1", "2-2", "2-3"], "1-1"),
        ({"row3:crate": BOT, "row2:bonus": BOT}, [], "2-3"),
        ({"col1:bonus": BOT, "col2:bonus": BOT}, [], "1-2"),
        ({}, [], "1-3"),
        ({}, ["1-3"], "1-2"),
        ({}, ["1-1", "1-2", "1-3"], "2-3"),
        ({"row2:bonus": HUMAN, "col1:crate": HUMAN}, [], "1-3"),
    ],
)
def test_a_ship_in_row_and_column_of_its_houses_comes_first(tmp_path, houses, claimed, ship):
    at = acts(bot(tmp_path, "B", gold=2, district=4, ships=claimed).put_port(houses))
    assert [each for each in at.ships(BOT) if each not in claimed] == [ship]


@pytest.mark.rule("TAB-266")
def test_the_same_preference_holds_for_a_ship_after_a_construction(tmp_path):
    # Printed Ship 1-3 has size 2; the tiles of the second row have sizes 2, 2 and 1.
    at = bot(tmp_path, "C", gold=5).put_ships("S01", "S02", "S06", "S07", "S03", "S04", "S10")
    at.put_port({"row2:bonus": BOT}).put_projects({"1-07": ("brown", HUMAN), "1-08": ("brown", HUMAN)})
    assert acts(at).ships(BOT) == ["2-2"]


# -- where it acts ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-267")
def test_it_acts_in_the_district_of_its_assistant(tmp_path):
    at = acts(bot(tmp_path, "B", assistant=1, architect=3))
    assert list(at.projects()) == ["1-01"]
    at = acts(bot(tmp_path, "B", assistant=3, architect=1))
    assert list(at.projects()) == ["3-01"]


@pytest.mark.rule("TAB-267")
def test_in_its_turn_it_acts_where_its_assistant_still_is(tmp_path):
    at = turns(bot(tmp_path, "B", numbers=(0, 1), district=2))
    assert list(at.projects()) == ["2-01"]
    assert (at.player(BOT).architect, at.player(BOT).assistant) == (0, 0)

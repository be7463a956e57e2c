"""Main Board concepts: placing Workshop tiles on the Player Board."""

from __future__ import annotations

import pytest
from positions.inventors import position

#: Rows with 2, 1 and 3 tiles.
UNEVEN = [["draw", "raise"], ["refresh"], ["boost", "count_blue", "silver_3"]]


def gaining(**fields):
    """A player who just took a tile from the River, nobody being able to help with the cost."""
    return position(ship=1, **({"active": []} | fields)).river({2: ["collect"]}).effect("ship 1")


def lengths(at):
    return [len(row) for row in at.me.rows]


@pytest.mark.rule("INV-077")
@pytest.mark.parametrize(("row", "after"), [("top", [3, 1, 3]), ("middle", [2, 2, 3]), ("bottom", [2, 1, 4])])
def test_a_tile_goes_to_the_left_most_empty_space_of_any_row(row, after):
    at = gaining(rows=UNEVEN, silver=2)
    assert at.keys == ["row:top", "row:middle", "row:bottom"]
    at.play(f"row:{row}").pass_until("question-main-action")
    assert lengths(at) == after
    assert at.box.tile_ids[at.me.rows[("top", "middle", "bottom").index(row)][-1]] == "collect"


@pytest.mark.rule("INV-077")
def test_a_row_of_5_tiles_is_full():
    rows = [["draw", "raise", "refresh", "boost", "count_blue"], ["count_orange"] * 4, ["count_charcoal"] * 4]
    at = gaining(rows=rows, silver=9)
    assert at.keys == ["row:middle", "row:bottom"]
    assert at.why("row:top") == "INV-077"


@pytest.mark.rule("INV-077")
def test_15_tiles_fill_the_board_and_no_more_are_gained():
    rows = [["draw"] * 5, ["raise"] * 5, ["boost"] * 4]
    at = gaining(rows=rows).pass_until("question-main-action")
    assert lengths(at) == [5, 5, 5]
    at.river({2: ["refresh"]}).effect("collect 1 tile")
    assert (at.asked, lengths(at), len(at.board.stacks[2])) == ("question-main-action", [5, 5, 5], 1)


@pytest.mark.rule("INV-078")
@pytest.mark.parametrize(("row", "cost"), [("top", 1), ("middle", 0), ("bottom", 2)])
def test_each_column_beyond_the_left_most_incomplete_one_costs_1_silver(row, cost, tmp_path):
    pack = tmp_path / "nothing_covered.toml"
    pack.write_text('[[workshop_row]]\nid = "bottom"\ncovered = [[], [], [], [], []]\n')
    at = gaining(rows=UNEVEN, silver=2, pack=str(pack)).play(f"row:{row}")
    assert at.me.silver == 2 - cost


@pytest.mark.rule("INV-078")
def test_a_space_that_cannot_be_paid_is_refused():
    at = gaining(rows=UNEVEN, silver=1)
    assert at.keys == ["row:top", "row:middle"]
    assert at.why("row:bottom") == "INV-078"


@pytest.mark.rule("INV-078")
def test_the_rulebooks_rows_cost_nothing_3_and_1():
    rows = [["draw"], ["raise"] * 4, ["boost"] * 2]
    costs = {}
    for row in ("top", "middle", "bottom"):
        at = gaining(rows=rows, silver=3, levels={"all": 10}).play(f"row:{row}")
        costs[row] = 3 - at.me.silver
    assert costs == {"top": 0, "middle": 3, "bottom": 1}


@pytest.mark.rule("INV-079")
def test_the_effect_of_the_covered_space_is_resolved_at_once():
    rows = [["draw"] * 3, ["raise"] * 3, ["boost"] * 3]
    at = gaining(rows=rows, inactive=["tiler", "weaver", "scribe"], active=["chandler", "blacksmith", "carpenter"])
    at.play("row:middle")
    assert at.me.active == 0b111111, "the fourth space of the middle row refreshes all Craftspeople"


@pytest.mark.rule("INV-079")
def test_the_cost_is_paid_before_the_covered_effect():
    rows = [["draw"], ["raise", "refresh"], ["boost"]]
    at = gaining(rows=rows, silver=0)
    assert at.keys == ["row:top", "row:bottom"], "the 2 Silver under the third space of the middle row come too late"
    at = gaining(rows=rows, silver=1, active=["tiler"]).play("row:middle")
    assert (at.asked, at.me.silver) == ("question-pay", 1)
    assert at.play("pay-silver").me.silver == 1 - 1 + 2


@pytest.mark.rule("INV-080")
def test_a_column_is_complete_with_a_tile_in_all_3_rows():
    at = position(rows=[["draw", "raise"], ["refresh"], ["boost"]]).clear_devices()
    at.put_device("robotic", column="built", card="wheel", inventor="neutral", builder=0)
    assert at.card_points("wheel") == 0, "1 complete column; the Wheel asks for 2"
    at.set(rows=[["draw", "raise"], ["refresh", "collect"], ["boost"]])
    assert at.card_points("wheel") == 0
    at.set(rows=[["draw", "raise"], ["refresh", "collect"], ["boost", "silver_3"]])
    assert at.card_points("wheel") == 2


@pytest.mark.rule("INV-080")
def test_completing_a_column_is_noticed_when_the_third_row_gets_its_tile():
    start = {"research": ["ongoing_column"], "silver": 0, "guilds": [0, 0, 0], "levels": {"all": 10}}
    at = gaining(rows=[["draw", "raise"], ["refresh"], ["boost"]], **start).play("row:middle")
    assert at.asked == "question-refresh", "the covered effect"
    assert at.play("pass").asked == "question-main-action", "the second column is not complete yet"
    at.river({2: ["collect"]}).effect("collect 1 tile").play("space:2")
    assert lengths(at) == [2, 2, 2], "the bottom row was the only free one"
    at.play("blue").pass_until("question-main-action")
    assert at.me.guilds == [1, 0, 0]


@pytest.mark.rule("INV-080")
def test_the_abilities_at_the_start_of_the_rows_make_no_column():
    at = position(rows=[[], [], []]).clear_devices()
    at.put_device("robotic", column="built", card="wheel", inventor="neutral", builder=0)
    at.set(rows=[["draw"], ["refresh"], ["boost"]])
    assert at.card_points("wheel") == 0, "1 column of tiles, and no second one of starting abilities"

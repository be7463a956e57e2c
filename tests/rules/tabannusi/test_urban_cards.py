"""Urban cards: their conditions, and each House for one card only."""

import pytest
from positions.tabannusi import position

RED, PURPLE = 0, 1
SPACES = {1: ["1-01", "1-06", "1-11", "1-16"], 2: ["2-01", "2-06", "2-11", "2-16"], 3: ["3-02", "3-06", "3-11", "3-16"]}
LINES = ["row1", "row2", "row3", "col1", "col2", "col3"]


def at_the_end(cards, houses, **fields):
    """The points of Urban cards in final scoring, with these numbers of own Houses in Districts 1 to 4."""
    at = position(urban=cards, **fields)
    colours = iter(["white", "brown", "yellow"] * 4)
    for district in (1, 2, 3):
        for space in SPACES[district][: houses[district - 1]]:
            at.put_building(next(colours), RED, space)
    at.put_port({f"{line}:bonus": RED for line in LINES[: houses[3]]})
    at.board.time, at.table.ending, at.table.turns_left = 0, True, 0
    return at.play("end-turn").points()["urban-cards"]


@pytest.mark.rule("TAB-216")
@pytest.mark.parametrize(
    ("card", "houses", "points"),
    [
        ("U01", [4, 1, 1, 0], 10),
        ("U01", [2, 1, 1, 4], 0),
        ("U01", [3, 1, 0, 0], 0),
        ("U13", [1, 1, 0, 3], 12),
        ("U13", [1, 1, 4, 2], 0),
    ],
)
def test_an_urban_card_asks_for_own_houses_in_three_districts(card, houses, points):
    assert at_the_end([card], houses) == points


@pytest.mark.rule("TAB-216")
def test_every_urban_card_names_3_of_districts_1_to_4_and_prints_points():
    box = position().box
    assert len(box.urban_ids) == 15
    assert {len(needed) for needed in box.urban_houses} == {4}
    assert {sum(1 for n in needed if n) for needed in box.urban_houses} == {3}
    assert min(box.urban_vp) > 0


@pytest.mark.rule("TAB-216")
def test_a_building_counts_once_whatever_its_size_and_only_for_its_owner():
    at = (
        position(urban=["U01"]).put_building("white", RED, "1-07", "1-11", "1-12").put_building("brown", PURPLE, "1-01")
    )
    at.put_building("yellow", PURPLE, "1-06").put_building("white", RED, "2-01").put_building("white", RED, "3-01")
    at.board.time, at.table.ending, at.table.turns_left = 0, True, 0
    assert at.play("end-turn").points()["urban-cards"] == 0


@pytest.mark.rule("TAB-217")
@pytest.mark.parametrize(
    ("houses", "points"), [([3, 4, 2, 1], 10), ([4, 4, 2, 1], 10 + 9), ([3, 2, 2, 0], 9), ([1, 4, 4, 4], 0)]
)
def test_each_house_serves_one_urban_card_only(houses, points):
    assert at_the_end(["U04", "U07"], houses) == points, "both need 2 in District 1 and 2 in District 2"


@pytest.mark.rule("TAB-217", "TAB-218")
def test_with_a_house_left_out_on_each_both_cards_may_score():
    assert at_the_end(["U04", "U07"], [3, 4, 1, 1], tolerance=1) == 9 + 10


@pytest.mark.rule("TAB-218")
@pytest.mark.parametrize(
    ("tolerance", "houses", "points"),
    [(1, [2, 1, 1, 0], 10), (1, [1, 1, 1, 0], 0), (0, [2, 1, 1, 0], 0), (1, [3, 0, 1, 0], 10), (2, [1, 1, 1, 0], 10)],
)
def test_each_such_effect_lets_one_required_house_of_each_card_be_left_out(tolerance, houses, points):
    assert at_the_end(["U01"], houses, tolerance=tolerance) == points


@pytest.mark.rule("TAB-218")
@pytest.mark.parametrize(
    ("card", "houses", "points"),
    [
        ("U01", [2, 1, 1, 0], 10),
        ("U01", [3, 0, 1, 0], 10),
        ("U01", [3, 1, 0, 0], 10),
        ("U13", [1, 1, 0, 2], 12),
        ("U13", [1, 1, 0, 1], 0),
    ],
)
def test_the_house_that_is_left_out_may_be_of_any_district(card, houses, points):
    assert at_the_end([card], houses, tolerance=1) == points


@pytest.mark.rule("TAB-218")
def test_the_effects_of_the_decree_and_of_the_harbormaster_add_up():
    at = position(urban=[], harbormasters=["B9"]).play("use:B9")
    assert at.play(at.keys[0]).me.tolerance == 1
    at.effect("gain urban 2 keep 1", "urban_tolerance 1")
    assert at.play(at.keys[0]).me.tolerance == 2

"""Solo: the opponent's Dice Sum and score."""

from __future__ import annotations

import pytest
from positions.scholars import position


@pytest.mark.rule("SCH-239")
@pytest.mark.parametrize(("opponent", "human", "vp"), [(3, 4, (2, 0)), (3, 3, (1, 1)), (3, 1, (0, 2)), (-2, 1, (2, 0))])
def test_the_dice_sums_are_ranked_as_with_two_players(opponent, human, vp):
    at = position(seats=1, hand=["red.2"], bag={"blue": human - 1})
    at.solo.sum = opponent
    assert (at.points(0)["dice-sum"], at.points(1)["dice-sum"]) == vp


@pytest.mark.rule("SCH-240")
def test_the_opponents_categories():
    at = position(seats=1).put_guilds({"purple": (0, 1), "green": (1, 2), "orange": (1, 0)})
    at.put_caliphs("caliph_1", "caliph_2", "caliph_3")
    at.board.caliph_influence = [(1, 0, -1), (0, 1, -1), (-1, -1, 1)]
    at.solo.sum, at.solo.markers = 3, 6
    at.solo.retired = tuple(at.translator(each) for each in ("chinese_c", "persian_b", "syriac_a"))
    at.solo.scrolls = [2, 0, 0, 2, 0, 0]
    assert at.points(1) == {"dice-sum": 2, "retirees": 9, "guilds": 4, "caliph": 4, "research": 0, "scrolls": 26}
    assert at.game.scores()[1].total == 45


@pytest.mark.rule("SCH-241")
def test_one_scroll_above_each_language():
    at = position(seats=1).put_guilds({"purple": (0, 4), "orange": (3, 2), "green": (0, 1)})
    at.put_rooms({1: "greek_a", 3: "greek_b", 5: "greek_c", 7: ("greek_d", 0)})
    at.solo.retired = tuple(range(5))
    at.solo.markers = 4
    at.solo.scrolls = [1] * 6
    assert scroll_points(at) == [7, 2, 6, 4, 3, 3]
    assert at.points(1)["scrolls"] == 25
    at.solo.scrolls = [0, 0, 3, 0, 2, 0]
    assert scroll_points(at) == [15, 6], "each of three Greek Scrolls counts all five"


def scroll_points(at):
    scrolls = next(each for each in at.game.scores()[1].categories if each.id == "scrolls")
    return [item.points for item in scrolls.items]

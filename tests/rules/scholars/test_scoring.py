"""Scoring: the categories, research, Guilds, Scrolls, and who wins."""

import pytest
from positions.scholars import position

A, B = 0, 1
#: Retirees of 19 VP each, six of 3 VP and one of 1 VP.
RETIREES_OF_A = ["chinese_c", "chinese_e", "sanskrit_a", "sanskrit_e", "sanskrit_g", "greek_d", "chinese_d"]
RETIREES_OF_B = ["hebrew_e", "hebrew_g", "persian_b", "persian_c", "persian_e", "persian_h", "greek_b"]


@pytest.mark.rule("SCH-172")
def test_six_categories_make_the_total_and_nothing_else_scores():
    at = position(
        hand=["red.1"],
        silver=30,
        gold=10,
        workers={"red": 5},
        levels={"physics": 7, "biology": 3},
        retirees={"travel": ["greek_c"], "research": ["greek_d"]},
        scrolls=["chinese_a", "sanskrit_a", "greek_e"],
    )
    at.put_guilds({"purple": (1, 2)}).put_rooms({1: ("greek_a", A, 1)}).put_map({0: ("greek_b", A)})
    at.put_caliphs(("caliph_1", A, None, B), ("caliph_2", None, A, A))
    assert at.points() == {
        "dice-sum": 2,
        "retirees": 2 + 3,
        "guilds": 0,
        "caliph": 3 + 1,
        "research": 7,
        "scrolls": 12,
    }
    assert at.game.scores()[A].total == 30


@pytest.mark.rule("SCH-173")
def test_each_research_marker_scores_by_its_level():
    levels = {"mathematics": 0, "physics": 1, "chemistry": 2, "philosophy": 4, "biology": 5, "astronomy": 7}
    assert position(levels=levels).points()["research"] == 12


@pytest.mark.rule("SCH-173")
@pytest.mark.parametrize(("level", "vp"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4), (7, 5)])
def test_a_research_marker_at_a_level(level, vp):
    assert position(levels={"physics": level}).points()["research"] == vp


@pytest.mark.rule("SCH-174")
def test_a_guild_without_controller_scores_for_nobody():
    at = position(seats=3).put_guilds({"green": (0, 2, 2)}, control={"green": None})
    assert [at.points(seat)["guilds"] for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("SCH-174")
def test_controlled_guilds_score_for_the_controller_only():
    at = position().put_guilds({"orange": (0, 1), "green": (2, 3)})
    assert [at.points(seat)["guilds"] for seat in (A, B)] == [0, 2 + 3]
    assert position().put_guilds({"purple": (1, 0)}).points()["guilds"] == 1


@pytest.mark.rule("SCH-175")
def test_scrolls_with_the_same_condition_each_pay_in_full():
    at = position(scrolls=["greek_e", "persian_e"], bag={"green": 3})
    assert at.points()["scrolls"] == 3 + 3 + 2 + 1, "1 VP for each Green die twice, and both printed values"


# -- the winner ----------------------------------------------------------------------------------------------


def tied(employed, workers):
    """A and B with 50 VP each; own Translators in Rooms, and Workers in their supplies."""
    at = position()
    for seat, retirees in ((A, RETIREES_OF_A), (B, RETIREES_OF_B)):
        fields = {"levels": {"all": 7}, "retirees": {"travel": retirees}, "scrolls": ()}
        at.set(seat, **fields, workers={"red": workers[seat]}, bag={})
    names = iter(("greek_a", "greek_c", "greek_e", "greek_f", "greek_g"))
    owners = [seat for seat in (A, B) for _ in range(employed[seat])]
    at.put_rooms({room: (next(names), owner, 0) for room, owner in enumerate(owners, start=1)})
    return at


def places(at):
    scores = at.game.scores()
    assert [score.total for score in scores] == [50, 50]
    return [score.place for score in scores]


@pytest.mark.rule("SCH-176")
def test_most_vp_wins():
    at = tied((2, 0), (4, 0)).set(B, silver=0, scrolls=["persian_a"])
    assert [(score.total, score.place) for score in at.game.scores()] == [(50, 2), (51, 1)]


@pytest.mark.rule("SCH-176")
def test_a_tie_goes_to_more_employed_translators():
    assert places(tied((2, 3), (9, 0))) == [2, 1]


@pytest.mark.rule("SCH-176")
def test_then_to_more_workers_in_the_supply_not_counting_those_on_cards():
    at = tied((2, 2), (3, 4))
    at.set(A, slots={"recruit": ("hurry", [], {"blue": 2})})
    assert places(at) == [2, 1]


@pytest.mark.rule("SCH-176")
def test_then_the_victory_is_shared():
    assert places(tied((2, 2), (3, 3))) == [1, 1]

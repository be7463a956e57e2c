"""Main Board concepts: Research along the River."""

from __future__ import annotations

import pytest
from positions.inventors import position

from claytable.games.inventors.terms import NOBODY

#: A Workshop tile for every stack space.
TILES = {
    1: "draw",
    2: "raise",
    3: "refresh",
    4: "boost",
    5: "collect",
    7: "royalties",
    8: "silver_3",
    9: "lose_ship",
    10: "lose_research",
    11: "pay_swap",
    13: "pay_draw",
    14: "pay_ship",
    15: "pay_boost",
    16: "pay_raise",
}


def researching(empty, **fields):
    """A player who may Research; every stack space but the `empty` ones has a Workshop tile."""
    stacks = {space: [tile] for space, tile in TILES.items() if space not in empty}
    return position(**({"seats": 3, "ship": 17, "active": []} | fields)).river(stacks)


def spaces(at):
    return [key for key in at.keys if key.startswith("space:")]


# -- where --------------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-085")
def test_open_are_the_left_most_empty_space_of_a_section_and_tiles_with_one_opposing_influence():
    at = researching([2, 4]).put_research(1, "ongoing_tile", 1).effect("research 1")
    assert spaces(at) == ["space:1", "space:2"]
    assert at.why("space:4") == "INV-085"
    assert at.why("space:3") == "INV-085", "Workshop tiles lie there"


@pytest.mark.rule("INV-085")
def test_each_section_has_its_own_left_most_empty_space():
    at = researching([3, 5, 9, 11, 13, 14]).effect("research 1")
    assert spaces(at) == ["space:3", "space:9", "space:13"]


@pytest.mark.rule("INV-085")
def test_an_opposing_research_tile_is_open_anywhere():
    at = researching([1]).put_research(5, "ongoing_tile", 1).put_research(16, "now_camel", 2).effect("research 1")
    assert spaces(at) == ["space:1", "space:5", "space:16"]


@pytest.mark.rule("INV-085")
def test_section_starts_and_the_last_space_are_no_research_spaces():
    at = position(seats=3, ship=17, active=[]).river({}).effect("research 1")
    assert spaces(at) == ["space:1", "space:7", "space:13"]
    for space in (0, 6, 12, 17):
        assert at.why(f"space:{space}") == "INV-085"


@pytest.mark.rule("INV-086")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_space_with_two_influence_is_closed_to_everybody(seat):
    at = researching([5], turn=seat).put_research(2, "ongoing_tile", 0, 1).put_research(1, "ongoing_column", 1)
    at.effect("research 1", seat=seat)
    assert at.seat == seat
    assert spaces(at) == ["space:1", "space:5"]
    assert at.why("space:2") == "INV-086"


@pytest.mark.rule("INV-086")
def test_a_space_with_ones_own_influence_is_closed():
    at = researching([5]).put_research(2, "ongoing_tile", 0).effect("research 1")
    assert spaces(at) == ["space:5"]
    assert at.why("space:2") == "INV-086"


# -- the cost -----------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-087")
@pytest.mark.parametrize(("space", "cost"), [(8, 4), (5, 1), (13, 9), (4, 0), (3, 0)])
def test_each_space_ahead_of_the_ship_costs_1_silver(space, cost):
    at = researching([space], ship=4, silver=10).effect("research 1").play(f"space:{space}")
    assert at.me.silver == 10 - cost


@pytest.mark.rule("INV-087")
def test_a_space_too_far_ahead_is_refused():
    at = researching([3, 8], ship=4, silver=3).effect("research 1")
    assert spaces(at) == ["space:3"]
    assert at.why("space:8") == "INV-087"
    assert spaces(researching([3, 8], ship=4, silver=4).effect("research 1")) == ["space:3", "space:8"]


@pytest.mark.rule("INV-087")
def test_every_space_counts_even_empty_ones_section_starts_and_those_with_research():
    at = researching([1, 2, 3, 8], ship=0, silver=8).put_research(1, "ongoing_tile", 1).effect("research 1")
    at.play("space:8")
    assert at.me.silver == 0


@pytest.mark.rule("INV-087")
def test_joining_another_players_research_ahead_of_the_ship_costs_the_same():
    at = researching([], ship=0, silver=2).put_research(2, "ongoing_tile", 1).effect("research 1").play("space:2")
    assert (at.me.silver, at.board.slots[2]) == (0, (1, 0))


# -- what happens -------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-088")
def test_the_second_influence_takes_the_free_slot_for_1_vp_and_no_tile_is_drawn():
    at = researching([]).put_research(15, "now_refresh", 1)
    piles, supply = list(at.board.research_piles), at.me.supply
    at.effect("research 1").play("space:15")
    assert at.board.slots[15] == (1, 0)
    assert at.board.research_piles == piles
    assert at.me.supply == supply - 1
    assert (at.points(0)["research"], at.points(1)["research"]) == (1, 5)
    assert (at.me.silver, at.me.active) == (2, 0b111111), "its ability: refresh all, 2 Silver"


@pytest.mark.rule("INV-089")
def test_a_new_research_places_1_of_the_top_3_tiles_and_returns_2_to_the_bottom():
    at = researching([2], supply=15)
    pile = at.board.research_piles[0]
    names = [at.box.research_ids[tile] for tile in pile]
    at.effect("research 1").play("space:2")
    assert at.board.slots[2] == (0, NOBODY), "the Influence comes first, on the left slot"
    assert at.me.supply == 14
    assert sorted(at.keys) == sorted(f"research:{name}" for name in names[-3:]), "the top of the pile is its end"
    at.play(f"research:{names[-2]}")
    assert at.asked == "question-return-research"
    assert sorted(at.keys) == sorted([f"research:{names[-1]}", f"research:{names[-3]}"])
    at.play(f"research:{names[-1]}")
    assert at.board.research[2] == pile[-2]
    assert at.board.research_piles[0] == (pile[-1], pile[-3], *pile[:-3])
    assert len(at.board.research_piles[0]) == 8


@pytest.mark.rule("INV-089")
def test_the_2_rejected_tiles_go_under_the_pile_in_either_order():
    at = researching([2])
    pile = at.board.research_piles[0]
    third, second, first = pile[-3:]
    at.effect("research 1").play("space:2", f"research:{at.box.research_ids[first]}")
    at.play(f"research:{at.box.research_ids[third]}")
    assert at.board.research_piles[0] == (third, second, *pile[:-3])


@pytest.mark.rule("INV-089")
def test_the_ability_of_the_placed_tile_comes_last():
    at = researching([13], silver=0).top_research("now_camel", "now_raise", "now_refresh").effect("research 1")
    at.play("space:13", "research:now_refresh")
    assert (at.asked, at.me.silver) == ("question-return-research", 0)
    at.play("research:now_camel")
    assert (at.me.silver, at.points(0)["research"]) == (2, 4)


# -- the abilities ------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-090")
def test_left_research_is_an_ongoing_ability_from_then_on():
    at = researching([1], royalties=3, ready=["white.2"]).effect("royalties 1")
    assert at.asked == "question-main-action"
    at.put_research(1, "ongoing_royalties", 1).effect("research 1").play("space:1")
    assert at.asked == "question-main-action", "nothing happens at once"
    assert at.effect("royalties 1").asked == "question-brighten"
    assert at.play("pass").set(royalties=6).effect("royalties 1").asked == "question-brighten", "and again"


@pytest.mark.rule("INV-090")
def test_centre_research_works_each_time_its_holder_tents_for_both_holders():
    at = researching([]).put_research(8, "tent_silver", 0, 1)
    assert at.me.silver == 0, "nothing happens at once"
    at.play("tent:1", "research:tent_silver")
    assert not at.offers("research:tent_silver"), "once per round"
    at.pass_until("question-main-action").play("tent:2", "research:tent_silver").pass_until("question-main-action")
    assert [at.player(seat).silver for seat in range(3)] == [2, 2, 0]
    at.set(2, ready=["white.2"]).play("tent:3")
    assert (at.asked, at.seat) == ("question-tent-steps", 2)
    assert not any(key.startswith("research:") for key in at.keys), "seat 2 does not hold it"


@pytest.mark.rule("INV-090")
def test_centre_research_works_again_in_the_next_round():
    at = researching([]).put_research(8, "tent_silver", 0).end_round({0: 1, 1: 2, 2: 3})
    at.pass_until("question-main-action").set(silver=0).play("tent:1", "research:tent_silver")
    assert at.me.silver == 2


@pytest.mark.rule("INV-090")
def test_right_research_is_resolved_once_immediately_by_each_who_joins():
    at = researching([]).put_research(14, "now_refresh", 1).effect("research 1").play("space:14")
    assert (at.me.silver, at.player(1).silver) == (2, 0)
    at.end_round({0: 1, 1: 2, 2: 3}).pass_until("question-main-action").set(silver=0, ready=["white.2"]).play("tent:1")
    assert (at.asked, at.me.silver) == ("question-tent-steps", 0)
    assert not any(key.startswith("research:") for key in at.keys)

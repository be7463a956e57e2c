"""Setup of the players: steps 15 to 21."""

from __future__ import annotations

import pytest
from positions.tabannusi import new_game, position

import claytable

SEEDS = range(1, 21)


def areas(seats=4, seed=1):
    """The player areas before step 21, as everybody sees them."""
    return new_game(seats, seed=seed).game.view(None)["players"]


def starting(*keys, seed=1):
    """A game of two in which the player who comes first in step 21 has placed a starting Building; and that seat."""
    at = new_game(seed=seed, first_game=True)
    seat = at.seat
    return at.play(*keys), seat


# -- pieces and goods -----------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-026")
def test_each_seat_has_pieces_of_its_own():
    at = new_game(4).effect("gain claim 1", seat=2)
    assert [at.player(seat).supply for seat in range(4)] == [10, 10, 9, 10]
    at.pass_until("question-first-district")
    assert sorted(owner for _, owner, _ in at.buildings()) == [0, 1, 2, 3]


@pytest.mark.rule("TAB-026")
def test_there_is_no_fifth_set_of_pieces():
    with pytest.raises(claytable.BadOptions):
        new_game(["person"] * 5)


@pytest.mark.rule("TAB-027")
def test_all_14_houses_are_on_the_player_board():
    for me in areas():
        assert me["houses"] == {
            "brown": [True] * 3,
            "white": [True] * 3,
            "yellow": [True] * 3,
            "bottom": [True] * 5,
        }


@pytest.mark.rule("TAB-028")
def test_5_claim_markers_in_the_area_and_10_in_the_supply():
    assert [(me["claims"], me["claim_supply"]) for me in areas()] == [(5, 10)] * 4
    assert all(ship["claims"] == [] for ship in new_game(4).game.view(None)["board"]["ships"])


@pytest.mark.rule("TAB-029")
def test_2_gold_a_crate_and_an_urban_card_for_each_player():
    for me in areas():
        assert (me["gold"], len(me["crates"]), me["urban_cards"]) == (2, 1, 1)
        assert me["crates"][0]["up"]


@pytest.mark.rule("TAB-029")
def test_crates_and_urban_cards_are_dealt_at_random():
    games = [new_game(4, seed=seed) for seed in SEEDS]
    assert len({str([at.crates(seat) for seat in range(4)]) for at in games}) > 10
    hands = [tuple(at.player(seat).urban for seat in range(4)) for at in games]
    assert all(len(set(hand)) == 4 for hand in hands)
    assert len(set(hands)) > 10


@pytest.mark.rule("TAB-029")
def test_10_of_the_20_crates_are_out_of_a_game_of_four():
    for seed in SEEDS:
        at = new_game(4, seed=seed)
        used = [*at.board.crates, *(at.player(seat).crates[0] & 7 for seat in range(4))]
        assert len(used) == 10
        assert max(used.count(colour) for colour in range(5)) <= 4, "each tile is used once"


@pytest.mark.rule("TAB-030")
def test_only_its_owner_sees_an_urban_card():
    at = position(urban=["U07"])
    assert at.game.view(0)["players"][0]["urban"] == ["U07"]
    for other in (1, None):
        area = at.game.view(other)["players"][0]
        assert (area["urban"], area["urban_cards"]) == ([], 1)


@pytest.mark.rule("TAB-030")
def test_urban_cards_are_open_after_the_final_scoring():
    at = position(urban=["U07"])
    at.table.turns_left = 0
    at.play("end-turn")
    assert at.game.over
    assert at.game.view(1)["players"][0]["urban"] == ["U07"]


@pytest.mark.rule("TAB-031")
def test_all_mastery_markers_start_on_the_lowest_space():
    assert [me["mastery"] for me in areas()] == [{"brown": 0, "white": 0, "yellow": 0}] * 4


@pytest.mark.rule("TAB-032")
def test_everybody_starts_with_10_victory_points():
    assert [me["vp"] for me in areas()] == [10] * 4


@pytest.mark.rule("TAB-033")
def test_a_score_never_goes_below_0():
    at = position(vp=1).put_tiles("T6").play("tile:T6")
    assert at.me.vp == 0
    assert at.effect("gain vp 3").me.vp == 3, "the rest of the loss is forgotten"


# -- the starting player and the starting Buildings ----------------------------------------------------------------


@pytest.mark.rule("TAB-034")
def test_the_starting_player_keeps_the_token():
    at = new_game(3).pass_until("question-first-district")
    first = at.seat
    for n in range(10):
        assert at.game.view(None)["first"] == first
        assert at.seat == (first + n) % 3
        at.pass_until("question-actions").play("end-turn")
    assert at.seat == (first + 1) % 3, "the fourth round has begun"
    assert at.game.view(None)["first"] == first


@pytest.mark.rule("TAB-034")
def test_any_player_may_be_the_starting_player():
    assert {new_game(3, seed=seed).game.view(None)["first"] for seed in SEEDS} == {0, 1, 2}


@pytest.mark.rule("TAB-035")
def test_starting_buildings_are_placed_in_reverse_turn_order():
    for seed in SEEDS:
        at = new_game(3, seed=seed)
        order = []
        for space in ("1-02", "1-08", "1-10"):
            order.append(at.seat)
            at.play("brown", "district:1", f"space:{space}")
        assert at.asked == "question-first-district"
        first = at.seat
        assert order == [(first + 2) % 3, (first + 1) % 3, first]


@pytest.mark.rule("TAB-035")
def test_a_starting_building_has_any_colour_in_any_common_district():
    at = new_game()
    assert at.keys == ["brown", "white", "yellow"]
    assert at.play("yellow").keys == ["district:1", "district:2", "district:3"]
    assert at.play("district:3").spaces() == [f"3-{n:02}" for n in range(1, 17)]
    assert at.play("space:3-08").buildings()[0][0::2] == ("yellow", ["3-08"])


@pytest.mark.rule("TAB-035")
def test_a_starting_building_needs_a_free_space_but_may_touch_one_of_its_colour():
    at, _ = starting("brown", "district:1", "space:1-12")
    at.play("brown", "district:1")
    assert not at.offers("space:1-12")
    at.play("space:1-13")
    assert [spaces for _, _, spaces in at.buildings()] == [["1-12"], ["1-13"]], "they do not merge"


@pytest.mark.rule("TAB-036")
def test_a_starting_building_gains_the_reward_of_its_space():
    at, seat = starting("brown", "district:1", "space:1-01")
    assert at.player(seat).gold == 2 + 1


@pytest.mark.rule("TAB-012", "TAB-036")
@pytest.mark.parametrize(("seats", "gold", "claims"), [(2, 2, 7), (3, 3, 5), (4, 3, 5)])
def test_the_reward_is_that_of_the_side_of_the_board_for_so_many_players(seats, gold, claims):
    at = new_game(seats=seats)
    me = at.player(at.seat)
    at.play("brown", "district:1", "space:1-03")
    assert (me.gold, me.claims) == (gold, claims)


@pytest.mark.rule("TAB-036")
def test_an_advance_of_the_project_is_one_of_the_building():
    at, seat = starting("yellow", "district:1", "space:1-15")
    assert at.mastery(seat) == [0, 0, 1]


@pytest.mark.rule("TAB-036")
def test_a_resource_comes_from_its_barge():
    at, seat = starting("white", "district:1", "space:1-05")
    before = new_game(seed=1, first_game=True).barge(1)
    assert at.dice(seat) == {"brown": 1}
    assert at.barge(1) == before[:-1], "the highest"


@pytest.mark.rule("TAB-036")
@pytest.mark.parametrize("space", ["2-14", "3-14", "1-08"])
def test_an_architect_a_die_of_the_supply_and_another_project_are_not_gained(space):
    at, seat = starting("brown", f"district:{space[0]}", f"space:{space}")
    assert at.asked == "question-starting-colour"
    assert at.seat != seat
    assert (at.dice(seat), at.projects(), at.player(seat).architect) == ({}, {}, -1)


@pytest.mark.rule("TAB-036")
def test_an_advance_may_be_paid_for():
    at, seat = starting("brown", "district:3", "space:3-01")
    assert at.seat == seat
    at.play("white").pass_until("question-starting-colour")
    assert (at.mastery(seat), at.player(seat).gold) == ([0, 1, 0], 1)


@pytest.mark.rule("TAB-037")
def test_the_leftmost_house_of_the_colour_marks_the_starting_building_without_its_bonus():
    at, seat = starting("white", "district:1", "space:1-12")
    me = at.game.view(None)["players"][seat]
    assert me["houses"]["white"] == [False, True, True]
    assert sum(sum(row) for row in me["houses"].values()) == 13
    assert (me["claims"], me["claim_supply"]) == (5, 10), "there is 1 Claim marker under that House"
    assert at.buildings() == [("white", seat, ["1-12"])]

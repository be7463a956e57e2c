"""Main Board concepts: Ship movement along the River."""

from __future__ import annotations

import pytest
from positions.inventors import position

ELEVEN = {
    "ready": ["white.1", "white.2", "white.3", "white.4", "white.5", "orange.3"],
    "exhausted": ["white", "white", "white", "orange", "blue"],
}
FULL_ROW = ["boost", "draw", "raise", "refresh", "collect"]
FULL = [FULL_ROW, ["royalties", "count_blue", "silver_3", "lose_ship", "pay_swap"], ["count_orange"] * 5]


def tiles(at, row=0):
    return [at.box.tile_ids[tile] for tile in at.me.rows[row]]


def stack(at, space):
    return [at.box.tile_ids[tile] for tile in at.board.stacks[space]]


# -- how far ------------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-066")
def test_spaces_without_workshop_tiles_are_not_counted_even_with_a_research_tile():
    at = position(ship=1).river({4: ["boost"], 5: ["draw"]}).put_research(3, "ongoing_tile", 1)
    assert at.effect("ship 2").me.ship == 5


@pytest.mark.rule("INV-066")
@pytest.mark.parametrize(("spaces", "end"), [(1, 2), (2, 4), (3, 5)])
def test_a_ship_moves_to_the_right_by_exactly_the_number_given(spaces, end):
    at = position(ship=1).river({0: [], 1: ["refresh"], 2: ["boost"], 4: ["draw"], 5: ["raise"]})
    assert at.effect(f"ship {spaces}").me.ship == end


@pytest.mark.rule("INV-066")
def test_a_test_moves_the_ship_by_the_icons_of_its_space_without_asking():
    at = position(ready=["orange.4"]).river({1: ["boost"], 2: ["draw"], 3: ["raise"]}).clear_devices()
    at.put_device("robotic", column="built", card="lens", inventor="neutral", builder="neutral", invention=6)
    at.play("test")
    assert (at.me.ship, at.asked) == (2, "question-place-tile"), "2 Ship icons beside the Orange space"


@pytest.mark.rule("INV-067")
def test_a_ship_stops_on_the_first_space_of_a_new_section_and_loses_the_rest():
    at = position(ship=4).river({5: ["boost"], 7: ["draw"]}).effect("ship 3")
    assert at.me.ship == 6


@pytest.mark.rule("INV-067")
@pytest.mark.parametrize(("start", "spaces", "end"), [(5, 1, 6), (5, 3, 6), (6, 1, 7), (11, 2, 12), (1, 3, 6)])
def test_reaching_a_section_start_costs_1_movement(start, spaces, end):
    at = position(ship=start).river({7: ["draw"], 13: ["boost"]})
    assert at.effect(f"ship {spaces}").me.ship == end


@pytest.mark.rule("INV-068")
def test_only_the_space_where_the_movement_ends_is_resolved():
    at = position(ship=1).river({2: ["boost"], 3: ["draw", "raise"]}).effect("ship 2").play("row:top")
    assert tiles(at) == ["raise"]
    assert (stack(at, 2), stack(at, 3)) == (["boost"], ["draw"])


# -- section starts -----------------------------------------------------------------------------------------


@pytest.mark.rule("INV-069")
def test_the_centre_section_clears_a_chosen_workshop_and_gives_a_white_die():
    at = position(ship=5, ready=["white.1"] * 8, workshops=[["white.6", "blue.2"], ["orange.3"], []]).river({})
    assert at.dice_owned() == 11
    assert not at.offers("workshop:top")
    at.effect("ship 1").play("do:clear 1 workshop")
    assert at.keys == ["row:top", "row:middle", "pass"], "the empty bottom Workshop may be chosen too"
    at.play("row:top")
    assert at.dice_in("exhausted") == ["white", "blue"]
    assert (at.dice_in("workshop:top"), at.dice_in("workshop:middle")) == ([], ["orange.3"])
    assert (len(at.dice_in("ready")), at.dice_owned()) == (9, 12)
    assert at.asked == "question-main-action", "no tile is taken and no die removed"
    assert at.offers("workshop:top")


@pytest.mark.rule("INV-069")
def test_clearing_is_not_forced_while_an_empty_workshop_can_be_chosen():
    at = position(ship=5, workshops=[["white.6"], [], []]).river({}).effect("ship 1")
    at.play("do:clear 1 workshop", "pass")
    assert (at.dice_in("workshop:top"), at.dice_owned()) == (["white.6"], 2)


@pytest.mark.rule("INV-069")
def test_the_white_die_is_rolled_into_ready():
    faces = set()
    for seed in range(1, 10):
        at = position(seed=seed, ship=5).river({}).effect("ship 1").pass_until("question-main-action")
        faces.add(at.dice_in("ready")[0])
    assert faces <= {f"white.{face}" for face in range(1, 7)}
    assert len(faces) > 2


@pytest.mark.rule("INV-070")
def test_the_right_section_returns_a_worker_and_gives_a_coloured_die():
    at = position(seats=3, ship=11, inspired=["white.1"], guilds=[2, 0, 0], silver=1, **ELEVEN).river({})
    assert at.dice_owned() == 12
    at.put_workers({"blue_left": 0})
    assert at.why("worker:blue_left") == "INV-142"
    at.effect("ship 1").play("do:retrieve 1 worker")
    assert (at.me.workers, at.asked) == (2, "question-coloured-die")
    at.play("orange")
    assert [die.split(".")[0] for die in at.dice_in("determined")] == ["orange"]
    assert at.dice_owned() == 13
    assert at.me.guilds == [2, 0, 0], "no Influence is gained"
    assert at.asked == "question-main-action", "no tile is taken and no die removed"
    assert at.offers("worker:blue_left"), "its space is free again"


@pytest.mark.rule("INV-070")
def test_the_player_chooses_which_of_their_own_workers_returns():
    at = position(seats=3, ship=11).river({}).put_workers({"blue_left": 0, "open_draw": 0, "orange_left": 1})
    at.effect("ship 1").play("do:retrieve 1 worker")
    assert at.keys == ["worker:blue_left", "worker:open_draw"]
    at.play("worker:open_draw", "blue")
    assert at.me.workers == 1
    assert at.board.spaces[at.box.space_ids.index("blue_left")] == (0,)


@pytest.mark.rule("INV-070")
def test_the_envoy_may_be_taken_back_by_the_player_who_placed_it():
    at = position(seats=3, ship=11, envoy=True).river({})
    at.play("envoy:open_draw").set(1, ship=11).take_turn(0)
    assert not at.me.envoy
    at.effect("ship 1", seat=1).play("blue")
    assert not at.player(1).envoy, "the Envoy was placed by another"
    at.effect("ship 1").play("do:retrieve 1 worker", "blue")
    assert at.me.envoy


@pytest.mark.rule("INV-071")
def test_the_first_ship_in_a_section_turns_its_stacks_over_as_a_whole():
    at = position(ship=5).river({7: ["boost", "draw"], 9: ["raise"], 13: ["refresh", "collect"]}, faceup="left")
    river = at.game.view(0)["board"]["river"]
    assert [river[space]["top"] for space in (7, 9, 13)] == [None, None, None]
    at.effect("ship 1").pass_until("question-main-action")
    river = at.game.view(0)["board"]["river"]
    assert [river[space]["top"] for space in (7, 9, 13)] == ["boost", "raise", None]
    assert stack(at, 7) == ["draw", "boost"], "the former bottom tile is on top"


@pytest.mark.rule("INV-071")
def test_a_second_ship_turns_nothing():
    at = position(ship=5).set(1, ship=5).river({7: ["boost", "draw"]}, faceup="left")
    at.effect("ship 1").pass_until("question-main-action")
    at.effect("ship 1", seat=1).pass_until("question-main-action")
    assert at.player(1).ship == 6
    assert stack(at, 7) == ["draw", "boost"]


@pytest.mark.rule("INV-071")
def test_the_pile_on_the_last_space_is_turned_with_the_right_section():
    at = position(ship=11).river({17: ["boost", "draw", "raise"]}, faceup="left centre")
    assert at.game.view(0)["board"]["river"][17]["top"] is None
    at.effect("ship 1").pass_until("question-main-action")
    assert at.game.view(0)["board"]["river"][17]["top"] == "boost"


# -- tiles --------------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-072")
def test_a_ship_stop_takes_the_top_tile():
    at = position(ship=2).river({3: ["boost", "draw"]}).effect("ship 1")
    assert at.keys == ["row:top", "row:middle", "row:bottom"]
    at.play("row:top")
    assert (tiles(at), stack(at, 3)) == (["draw"], ["boost"])


@pytest.mark.rule("INV-072")
def test_with_a_full_board_nothing_is_taken():
    at = position(ship=2, silver=9, rows=FULL).river({3: ["pay_draw", "pay_ship"]}).effect("ship 1")
    assert (at.me.ship, stack(at, 3)) == (3, ["pay_draw", "pay_ship"])
    assert at.asked == "question-main-action"


LAST = {3: ["boost", "draw"], 17: ["raise", "refresh"]}


@pytest.mark.rule("INV-073")
def test_the_last_space_offers_its_tile_2_silver_or_a_tile_to_its_left_once():
    at = position(ship=16).river(LAST).effect("ship 3")
    assert at.me.ship == 17
    assert at.keys == ["do:take 1 tile", "do:gain 2 silver", "do:collect 1 tile"]
    at.play("do:gain 2 silver")
    assert (at.me.silver, at.asked) == (2, "question-main-action"), "excess movement is lost"


@pytest.mark.rule("INV-073")
def test_the_last_space_gives_its_own_top_tile():
    at = position(ship=16).river(LAST).effect("ship 1").play("do:take 1 tile", "row:top")
    assert (tiles(at), stack(at, 17), at.me.silver) == (["refresh"], ["raise"], 0)


@pytest.mark.rule("INV-073")
def test_the_last_space_gives_a_visible_tile_from_a_space_to_its_left():
    at = position(ship=16).river(LAST | {8: ["collect"]}).effect("ship 1").play("do:collect 1 tile")
    assert at.keys == ["space:3", "space:8"], "one of them is taken: the choice is made"
    at.play("space:3", "row:top")
    assert (tiles(at), stack(at, 3), len(stack(at, 17))) == (["draw"], ["boost"], 2)


@pytest.mark.rule("INV-073")
def test_a_tile_to_the_left_is_no_option_where_only_the_last_space_has_tiles():
    at = position(ship=16).river({17: ["raise"]}).effect("ship 1")
    assert at.keys == ["do:take 1 tile", "do:gain 2 silver"]


@pytest.mark.rule("INV-073")
def test_the_last_space_is_reached_even_when_its_pile_is_empty():
    at = position(ship=16).river({3: ["boost"]}).effect("ship 1")
    assert (at.me.ship, at.keys) == (17, ["do:gain 2 silver", "do:collect 1 tile"])


@pytest.mark.rule("INV-074")
def test_a_ship_on_the_last_space_resolves_it_once_for_any_movement():
    at = position(ship=17, ready=["blue.4"]).river(LAST).clear_devices()
    at.put_device("robotic", column="built", card="lens", inventor="neutral", builder="neutral", invention=6)
    at.play("test")
    assert at.keys == ["do:take 1 tile", "do:gain 2 silver", "do:collect 1 tile"]
    at.play("do:gain 2 silver")
    assert (at.me.ship, at.me.silver, at.seat) == (17, 2, 1)


@pytest.mark.rule("INV-074")
def test_a_ship_that_stays_on_the_last_space_keeps_its_place_below_later_arrivals():
    at = position(seats=3, ship=16, guilds=[2, 0, 0]).set(1, ship=16, guilds=[2, 0, 0]).set(2, guilds=[0, 0, 0])
    at.river(LAST).effect("ship 1").play("do:gain 2 silver").effect("ship 1", seat=1).play("do:gain 2 silver")
    at.effect("ship 3").play("do:gain 2 silver")
    assert (at.points(0)["guilds"], at.points(1)["guilds"]) == (8, 4)


# -- other Ships --------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-075")
def test_a_ship_arriving_on_an_occupied_space_lies_on_top_and_behind():
    at = position(seats=3, ship=6, guilds=[2, 0, 0]).set(1, ship=6, guilds=[2, 0, 0]).set(2, guilds=[0, 0, 0])
    at.river({8: ["boost", "draw", "raise"]})
    at.effect("ship 1").play("row:top").effect("ship 1", seat=1).play("row:top")
    assert (at.me.ship, at.player(1).ship) == (8, 8)
    assert at.me.arrival < at.player(1).arrival
    assert (at.points(0)["guilds"], at.points(1)["guilds"]) == (8, 4)


@pytest.mark.rule("INV-075")
def test_the_order_of_arrival_decides_not_the_seat():
    at = position(seats=3, ship=6, guilds=[2, 0, 0]).set(1, ship=6, guilds=[2, 0, 0]).set(2, guilds=[0, 0, 0])
    at.river({8: ["boost", "draw", "raise"]})
    at.effect("ship 1", seat=1).play("row:top").effect("ship 1").play("row:top")
    assert (at.points(0)["guilds"], at.points(1)["guilds"]) == (4, 8)


@pytest.mark.rule("INV-076")
def test_a_tile_is_collected_from_any_stack_at_or_left_of_the_ship():
    at = position(ship=8).river({3: ["boost", "draw"], 8: ["raise"], 9: ["refresh"]}).effect("collect 1 tile")
    assert [key for key in at.keys if key != "pass"] == ["space:3", "space:8"]
    at.play("space:3", "row:top")
    assert (tiles(at), stack(at, 3), at.me.ship) == (["draw"], ["boost"], 8)


@pytest.mark.rule("INV-076")
def test_the_refusal_of_a_stack_right_of_the_ship_names_the_rule():
    at = position(ship=8).river({3: ["boost"], 8: ["raise"], 9: ["refresh"]}).effect("collect 1 tile")
    assert at.why("space:9") == "INV-076"


@pytest.mark.rule("INV-076")
def test_a_ship_on_0_collects_nothing():
    at = position(ship=0).river({1: ["boost"], 3: ["draw"]}).effect("collect 1 tile")
    assert (at.asked, at.me.rows) == ("question-main-action", [(), (), ()])

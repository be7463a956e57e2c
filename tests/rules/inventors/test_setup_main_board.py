"""Setup: the Main Board, the River, and what changes for 2 players."""

from __future__ import annotations

import pytest
from positions.inventors import new_game, position

from claytable.games.inventors.terms import NEUTRAL, NOBODY

SEEDS = range(1, 9)
STACK_SPACES = [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 13, 14, 15, 16]


def devices(column):
    return [device for device in column if device is not None]


# -- Devices ------------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-009")
def test_4_boards_lie_in_the_first_column_2_in_the_second_and_12_in_the_pile():
    board = new_game(seats=3).board
    assert [len(devices(board.left)), len(devices(board.built)), len(board.board_pile)] == [4, 2, 12]
    assert board.published == []


@pytest.mark.rule("INV-009")
def test_the_device_boards_are_shuffled():
    assert len({tuple(each.board for each in new_game(3, seed).board.left) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.rule("INV-010")
@pytest.mark.parametrize("seats", [3, 4])
def test_exactly_the_2_boards_of_the_second_column_carry_a_black_builder(seats):
    board = new_game(seats=seats).board
    assert [device.builder for device in board.devices()] == [NOBODY] * 4 + [NEUTRAL] * 2


@pytest.mark.rule("INV-010")
def test_black_influence_scores_for_nobody():
    at = position(seats=3).clear_devices()
    at.put_device("robotic", column="built", card="toy", inventor="neutral", builder="neutral", tests=(4, 5, 6))
    for score in at.game.scores():
        assert score.points()["builder-publisher"] == 0
        assert score.points()["devices"] == 0


@pytest.mark.rule("INV-011")
def test_3_of_the_44_cards_lie_on_boards_and_41_in_pile_and_hands():
    at = new_game(seats=4)
    board = at.board
    assert [device.card >= 0 for device in board.left] == [True, False, False, False]
    assert all(device.card >= 0 for device in devices(board.built))
    dealt = sum(len(at.player(seat).hand) for seat in range(4))
    assert (len(board.card_pile) + dealt, board.discards) == (41, [])


@pytest.mark.rule("INV-011")
def test_the_device_cards_are_shuffled():
    assert len({new_game(4, seed).board.left[0].card for seed in SEEDS}) > 2


def targets(action):
    """The Devices a rich player with two sixes may choose for an action in a new 3-player game."""
    at = position(seats=3, silver=30, ready=["white.6"] * 2, hand=["lens", "dial", "door", "drum", "toy"]).play(action)
    while at.asked == "question-place-dice":
        at.play("ready.white.6")
    columns = {"invent": at.board.left[1:], "publish": devices(at.board.built)}
    return at, [f"device:{at.box.board_ids[device.board]}" for device in columns.get(action, [])]


@pytest.mark.rule("INV-012")
def test_at_first_3_boards_can_be_invented_1_device_built_and_2_published():
    at, open_boards = targets("invent")
    assert (at.keys, len(at.keys)) == (open_boards, 3)
    at, built = targets("publish")
    assert (at.keys, len(at.keys)) == (built, 2)
    at, _ = targets("build")
    assert at.asked == "question-pay", "a single Device can be Built: nobody asks which"
    while at.asked == "question-pay":
        at.play(at.keys[0])
    assert [device.builder for device in devices(at.board.built)] == [NEUTRAL, NEUTRAL, 0]


@pytest.mark.rule("INV-012")
def test_at_first_the_2_devices_of_the_second_column_can_be_tested():
    at = position(seats=3, ready=["blue.4"]).play("test")
    assert at.keys == [f"device:{at.box.board_ids[device.board]}" for device in devices(at.board.built)]
    assert len(at.keys) == 2


@pytest.mark.rule("INV-012")
def test_the_3_neutral_invention_tiles_lie_on_the_invented_and_the_built_devices():
    layouts = set()
    for seed in SEEDS:
        at = new_game(3, seed)
        placed = [device for device in at.board.devices() if device.card >= 0]
        assert [device.inventor for device in placed] == [NEUTRAL] * 3
        assert sorted(at.box.invention_ids[device.invention] for device in placed) == [
            "neutral_blue_charcoal",
            "neutral_blue_orange",
            "neutral_orange_charcoal",
        ]
        layouts.add(tuple(device.invention for device in placed))
    assert len(layouts) > 1, "they are shuffled"


# -- Pass tiles, Envoy, Research tiles ----------------------------------------------------------------------


@pytest.mark.rule("INV-013")
def test_5_of_the_8_pass_tiles_are_drawn():
    drawn = {tuple(new_game(2, seed).board.pass_tiles) for seed in SEEDS}
    assert len(drawn) == len(SEEDS)
    for tiles in drawn:
        assert len(set(tiles)) == 5
        assert set(tiles) <= set(range(8))


@pytest.mark.rule("INV-013")
@pytest.mark.parametrize("round", [2, 3, 4])
def test_later_rounds_still_use_the_same_5_pass_tiles(round):
    assert position(round=round).board.pass_tiles == new_game().board.pass_tiles


@pytest.mark.rule("INV-014")
@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_has_the_envoy_in_round_1(seats):
    at = position(seats=seats)
    assert [at.player(seat).envoy for seat in range(seats)] == [False] * seats
    assert not any(key.startswith("envoy:") for key in at.keys)
    assert at.why("envoy:open_draw") == "INV-149"


@pytest.mark.rule("INV-015")
def test_each_section_has_a_shuffled_pile_of_its_9_research_tiles():
    piles = set()
    for seed in SEEDS:
        at = new_game(2, seed)
        for section, pile in enumerate(at.board.research_piles):
            assert len(set(pile)) == 9
            assert {at.box.research_section[tile] for tile in pile} == {section}
            piles.add(pile)
        assert at.board.research == [NOBODY] * 18
    assert len(piles) == 3 * len(SEEDS)


# -- Workshop tiles on the River ----------------------------------------------------------------------------


@pytest.mark.rule("INV-016")
def test_the_last_space_holds_9_of_the_42_shuffled_tiles_and_no_starting_tile():
    piles = set()
    for seed in SEEDS:
        board = new_game(2, seed).board
        assert len(board.stacks[17]) == 9
        everywhere = [tile for stack in board.stacks for tile in stack] + list(board.boxed)
        assert sorted(everywhere) == list(range(42)), "starting tiles, from 42 on, are set aside"
        piles.add(board.stacks[17])
    assert len(piles) == len(SEEDS)


@pytest.mark.rule("INV-017")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_5_stacks_of_the_left_section_lie_faceup_and_9_others_facedown(seats):
    at = new_game(seats=seats)
    river = at.game.view(0)["board"]["river"]
    assert [each["space"] for each in river[:17] if each["tiles"]] == STACK_SPACES
    assert [each["space"] for each in river if each["top"] is not None] == [1, 2, 3, 4, 5]
    laid = sum(each["tiles"] for each in river[:17])
    assert len(at.board.boxed) == 33 - laid


@pytest.mark.rule("INV-018")
@pytest.mark.parametrize(("seats", "sizes"), [(1, [1, 1, 2]), (2, [1, 1, 2]), (3, [1, 2, 2]), (4, [2, 2, 2])])
def test_three_kinds_of_spaces_take_1_or_2_tiles_by_player_count(seats, sizes):
    board = new_game(seats=seats).board
    only_with_4, with_3_or_4, always = 3, 2, 1
    assert [len(board.stacks[space]) for space in (only_with_4, with_3_or_4, always)] == sizes


@pytest.mark.rule("INV-018")
def test_every_stack_space_is_of_one_of_the_three_kinds():
    sizes = [[len(new_game(seats).board.stacks[space]) for seats in (2, 3, 4)] for space in STACK_SPACES]
    assert {tuple(each) for each in sizes} == {(1, 1, 2), (1, 2, 2), (2, 2, 2)}


@pytest.mark.rule("INV-019")
def test_the_river_has_14_stack_spaces_and_stack_free_section_starts_at_0_6_and_12():
    board = new_game(seats=4).board
    assert [space for space in range(17) if not board.stacks[space]] == [0, 6, 12]
    assert [space for space in range(18) if board.stacks[space]] == [*STACK_SPACES, 17]


@pytest.mark.rule("INV-019")
def test_the_right_section_starts_on_12_and_the_river_ends_on_17():
    at = position(ship=11).river({13: ["boost"]}).effect("ship 3").pass_until("question-main-action")
    assert at.me.ship == 12
    at.river({})
    at.set(ship=16).effect("ship 1")
    assert at.me.ship == 17


@pytest.mark.rule("INV-019")
@pytest.mark.parametrize(("space", "section"), [(5, 0), (7, 1), (11, 1), (13, 2), (16, 2)])
def test_each_space_belongs_to_the_research_pile_of_its_section(space, section):
    at = position(ship=17).river({each: ["boost"] for each in STACK_SPACES if each != space})
    at.effect("research 1").play(f"space:{space}")
    drawn = {key.removeprefix("research:") for key in at.keys}
    assert {at.box.research_section[at.box.research_ids.index(tile)] for tile in drawn} == {section}


# -- 2 players ----------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-020")
def test_with_2_players_1_built_device_with_black_influence_and_2_neutral_tiles_are_in_play():
    board = new_game(seats=2).board
    assert [device.builder for device in devices(board.built)] == [NEUTRAL]
    assert len(devices(board.left)) == 4
    assert len(board.board_pile) == 13
    assert sum(device.inventor == NEUTRAL for device in board.devices()) == 2


@pytest.mark.rule("INV-021")
def test_a_4_round_game_of_2_players_reveals_4_of_the_6_shuffled_dummy_cards():
    at = new_game(seats=2)
    assert (len(at.board.dummy_pile), at.board.dummy_played) == (6, [])
    at = position(seats=2, round=4).end_round({0: 1, 1: 2}, dummy=3)
    assert at.game.over
    assert (len(set(at.board.dummy_played)), len(at.board.dummy_pile)) == (4, 2)
    assert len({tuple(new_game(2, seed).board.dummy_pile) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.rule("INV-021")
@pytest.mark.parametrize("seats", [3, 4])
def test_without_2_players_there_is_no_dummy(seats):
    at = position(seats=seats)
    assert at.game.view(0)["dummy"] is None
    assert at.board.dummy_played == []


@pytest.mark.rule("INV-022")
def test_the_dummy_starts_with_12_influence_and_its_ship_on_0_and_has_no_workers_or_royalties():
    at = new_game(seats=2)
    board = at.board
    assert (board.dummy_supply, board.dummy_guilds, board.dummy_ship) == (12, [0, 0, 0], 0)
    assert len(at.table.players) == 2
    assert not {"workers", "royalties", "silver"} & set(at.game.view(0)["dummy"])


@pytest.mark.rule("INV-022")
def test_the_dummy_has_a_single_tent():
    at = position(seats=2).play("tent:1", "tent:2").pass_until("question-main-action")
    assert at.seat == 1
    assert at.board.tents.count(NEUTRAL) == 1
    at.play("tent:3")
    assert at.asked != "question-dummy-tent"


@pytest.mark.rule("INV-022")
def test_the_dummy_places_as_many_influence_as_it_still_has():
    at = position(seats=2)
    assert (at.board.dummy_supply, sum(at.board.dummy_guilds)) == (9, 3)
    at.board.dummy_supply = 1
    at.end_round({0: 1, 1: 2}, dummy=3)
    assert (at.board.dummy_supply, sum(at.board.dummy_guilds)) == (0, 4)

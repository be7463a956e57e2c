"""Solo: setup, the opponent's supply, difficulty, scoring, and who wins."""

from __future__ import annotations

import pytest
from positions.inventors import new_game, position

import claytable

HARDER = ["resources", "dice", "workers"]


def kinds(at, cards):
    """How many Dice and Worker Schemes."""
    dice = sum(at.box.scheme_is_dice[card] for card in cards)
    return dice, len(cards) - dice


@pytest.mark.rule("INV-253")
@pytest.mark.parametrize("seed", range(4))
def test_the_opponents_pieces_at_setup(seed):
    at = new_game(seats=1, seed=seed)
    opponent, board = at.player(1), at.board
    assert opponent.guilds == [1, 1, 1]
    assert opponent.supply == 22
    assert (opponent.workers, opponent.tents, opponent.ship) == (3, 4, 0)
    assert sorted(board.opponent_inventions) == [0, 1, 2, 3, 4, 5]
    assert kinds(at, board.dice_reserve) == (9, 0)
    assert kinds(at, board.worker_reserve) == (0, 6)
    assert at.dice_owned(1) == 0
    assert opponent.hand == []
    assert opponent.silver == 0


@pytest.mark.rule("INV-253")
def test_solo_is_a_four_round_game_with_the_dummy():
    at = new_game(seats=1)
    assert at.table.rounds == 4
    assert at.board.dummy_supply == 12
    assert len(at.board.dummy_pile) == 6
    with pytest.raises(claytable.BadOptions):
        new_game(seats=1, rounds=3)


@pytest.mark.rule("INV-253")
def test_reserves_and_invention_tiles_are_shuffled():
    games = [new_game(seats=1, seed=seed).board for seed in range(6)]
    assert len({tuple(board.opponent_inventions) for board in games}) > 1
    assert len({tuple(board.dice_reserve) for board in games}) > 1
    assert len({tuple(board.worker_reserve) for board in games}) > 1


@pytest.mark.rule("INV-254")
def test_each_column_holds_three_boards():
    at = new_game(seats=1)
    assert len(at.board.left) == len(at.board.built) == 3
    assert all(device is not None for device in at.board.left)


def three_built():
    at = position(seats=1, silver=20, ready=["white.6", "white.6"]).clear_devices()
    for row, board in enumerate(("automatic", "balancing", "floating")):
        at.put_device(board, row, "built", card=("lens", "drum", "table")[row], inventor=1, builder=1, tests=(6, 6, 6))
    return at.put_device("robotic", 0, card="hourglass", inventor=0)


@pytest.mark.rule("INV-254")
def test_with_three_built_devices_neither_human_nor_opponent_can_build():
    at = three_built()
    assert at.why("build") == "INV-254"
    at.schemes("scheme_4", "scheme_1", "scheme_7").set(1, silver=3).take_turn(1)
    assert at.player(1).silver == 5, "no Build and no Test: 2 Silver"
    assert at.device("robotic").builder == -1


@pytest.mark.rule("INV-254")
def test_three_invented_devices_leave_the_human_nothing_to_invent():
    at = position(seats=1, ready=["white.6", "white.6"], hand=["bowl", "basin", "chair"]).clear_devices()
    for row, board in enumerate(("automatic", "balancing", "floating")):
        at.put_device(board, row, card=("lens", "drum", "table")[row], inventor=1)
    assert at.why("invent") == "INV-254"
    assert at.put_device("robotic", 2).offers("invent")


@pytest.mark.rule("INV-255")
def test_in_round_one_only_the_opponent_has_a_start_of_round():
    at = new_game(seats=1)
    before = (at.me.silver, len(at.me.hand), at.me.royalties, list(at.me.levels))
    assert before[:2] == (7, 3), "the first line of the Reference Card"
    at.play("row:top")
    assert (at.asked, at.seat) == ("question-main-action", 0)
    assert at.player(1).silver == 3
    assert kinds(at, at.board.scheme_pile) == (4, 2)
    assert (at.me.silver, len(at.me.hand), at.me.royalties, list(at.me.levels)) == before


@pytest.mark.rule("INV-255")
@pytest.mark.parametrize("seed", range(4))
def test_the_human_holds_the_first_player_marker(seed):
    assert new_game(seats=1, seed=seed).table.first == 0


@pytest.mark.rule("INV-256")
def test_an_invention_tile_gives_the_opponent_nothing():
    at = position(seats=1, silver=20, ready=["white.6", "white.6"], guilds=[0, 0, 0]).clear_devices()
    at.put_device("robotic", card="hourglass", inventor=1, invention="invention_influence")
    at.schemes("scheme_11", "scheme_1", "scheme_2").play("build", "tiler", "weaver", "chandler", "orange")
    assert (at.asked, at.seat) == ("question-main-action", 0), "the opponent was asked nothing"
    assert at.me.guilds == [0, 1, 0]
    assert at.player(1).guilds == [1, 1, 1]


@pytest.mark.rule("INV-256")
def test_research_tiles_and_spaces_mean_nothing_to_the_opponent():
    at = position(seats=1).river().top_research("now_refresh").schemes("scheme_10", "scheme_1", "scheme_2")
    at.board.dummy_played = []
    at.set(1, guilds=[2, 0, 0], ship=13, silver=0).take_turn(1)
    assert at.board.research[13] == at.box.research_ids.index("now_refresh")
    assert at.player(1).silver == 0
    assert at.player(1).guilds == [0, 0, 0]


@pytest.mark.rule("INV-257")
def test_with_an_empty_supply_a_slot_is_filled_from_the_left_most_guild():
    at = position(seats=1).clear_devices().put_device("robotic", card="hourglass", inventor="neutral", invention=6)
    at.schemes("scheme_4", "scheme_1", "scheme_7").set(1, silver=3, guilds=[0, 2, 3], supply=0).take_turn(1)
    assert at.device("robotic").builder == 1
    assert at.player(1).guilds == [0, 1, 3]
    assert ("slot-influence", 1, 2) in at.table.events
    assert ("pays-silver", 1, 3) in at.table.events


@pytest.mark.rule("INV-257")
def test_with_an_empty_supply_no_influence_is_placed_in_guilds():
    at = position(seats=1).clear_devices().schemes("scheme_1", "scheme_2", "scheme_7")
    at.set(1, guilds=[0, 2, 3], supply=0).take_turn(1)
    assert at.player(1).guilds == [0, 2, 3]


@pytest.mark.rule("INV-257")
def test_with_an_empty_supply_a_research_takes_its_influence_from_a_guild():
    at = position(seats=1).river().schemes("scheme_11", "scheme_2", "scheme_7")
    at.board.dummy_played = []
    # The 2 Influence of the cost are back in supply, so that there is one for the Research.
    at.set(1, guilds=[1, 2, 3], supply=0, ship=3).take_turn(1)
    assert at.board.slots[1] == (1, -1)
    assert (at.player(1).guilds, at.player(1).supply) == ([1, 0, 3], 1)
    assert at.table.events.count(("loses-influence", 1, 1, 2)) == 2


def with_totals(human, opponent):
    at = position(seats=1, ship=9, silver=0).set(1, silver=0)
    totals = [score.total for score in at.game.scores()]
    return at.set(0, silver=4 * (human - totals[0])).set(1, silver=opponent - totals[1])


@pytest.mark.rule("INV-258")
@pytest.mark.parametrize(("human", "opponent", "place"), [(75, 74, 1), (75, 75, 2), (74, 75, 2)])
def test_the_human_wins_only_with_a_higher_score(human, opponent, place):
    at = with_totals(human, opponent)
    scores = at.game.scores()
    assert [score.total for score in scores] == [human, opponent]
    assert at.me.ship > at.player(1).ship
    assert scores[0].place == place


@pytest.mark.rule("INV-278")
def test_what_the_opponent_scores_for():
    at = position(seats=1).river().clear_devices()
    board = at.board
    board.opponent_inventions = [3]
    board.dummy_guilds = [0, 2, 0]
    board.areas[1] = (1,)
    at.set(0, guilds=[0, 0, 1]).set(1, collected=4, silver=6, guilds=[1, 1, 0])
    at.put_research(7, "tent_silver", first=1).put_research(1, "ongoing_tile", first=0, second=1)
    at.put_device("robotic", column="published", card="drum", inventor=0, builder=1, publisher=1, tests=(1, 2, 0))
    at.put_device("trick", column="published", card="lens", inventor=1, builder=0, publisher=1, tests=(1, 2, 3))
    assert at.points(1) == {
        "guilds": 8 + 8,
        "royalties": 0,
        "research": 3 + 1,
        "craftspeople": 0,
        "workshop-tiles": 8,
        "inventions": 15,
        "builder-publisher": (1 + 2) + 3,
        "devices": 12,
        "left-overs": 6,
    }


@pytest.mark.rule("INV-278")
def test_the_dummy_competes_with_the_opponent_in_the_guilds():
    at = position(seats=1, guilds=[1, 0, 0]).set(1, guilds=[2, 0, 0])
    at.board.dummy_guilds = [3, 0, 0]
    assert (at.points(0)["guilds"], at.points(1)["guilds"]) == (0, 4)


@pytest.mark.rule("INV-279")
def test_with_all_harder_options_the_opponent_starts_stronger():
    at = new_game(seats=1, harder=HARDER).play("row:top")
    assert at.player(1).silver == 6
    assert at.player(1).guilds == [2, 2, 2]
    assert at.player(1).supply == 19
    assert kinds(at, at.board.scheme_pile) == (5, 3)


@pytest.mark.rule("INV-279")
@pytest.mark.parametrize(
    ("harder", "silver", "guilds", "pile"),
    [
        ([], 3, 3, (4, 2)),
        (["resources"], 6, 6, (4, 2)),
        (["dice"], 3, 3, (5, 2)),
        (["workers"], 3, 3, (4, 3)),
        (["resources", "workers"], 6, 6, (4, 3)),
    ],
)
def test_harder_options_are_freely_combined(harder, silver, guilds, pile):
    at = new_game(seats=1, harder=harder).play("row:top")
    assert at.player(1).silver == silver
    assert sum(at.player(1).guilds) == guilds
    assert kinds(at, at.board.scheme_pile) == pile


@pytest.mark.rule("INV-279")
def test_more_schemes_come_every_round():
    at = position(seats=1, harder=HARDER).schemes("scheme_7").end_round({0: 1})
    assert at.table.round == 2
    assert kinds(at, at.board.scheme_pile) == (6, 3)

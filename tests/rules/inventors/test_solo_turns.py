"""Solo: Schemes, and what the opponent does when a task cannot be done."""

from __future__ import annotations

import pytest
from positions.inventors import position

REST = ("scheme_1", "scheme_2")


def solo(*schemes, opponent=None, **fields):
    """A solo game without Devices in which the opponent will reveal these Schemes, with others below them."""
    at = position(seats=1, **fields).clear_devices()
    at.board.dummy_played = []
    rest = [each for each in REST if each not in schemes]
    return at.schemes(*schemes, *rest, "scheme_9").set(1, **{"silver": 0, **(opponent or {})})


@pytest.mark.rule("INV-260")
def test_the_bottom_option_is_taken_when_the_top_one_cannot_be_completed():
    at = solo("scheme_4", opponent={"silver": 2})
    at.put_device("robotic", 0, card="hourglass", inventor=0)
    at.put_device("trick", 0, "built", card="lens", inventor="neutral", builder="neutral")
    at.take_turn(1)
    assert at.device("trick").dice() == 1
    assert at.device("robotic").builder == -1
    assert at.player(1).silver == 2
    assert at.board.schemes_played == [at.box.scheme_ids.index("scheme_4")]
    assert at.seat == 0


@pytest.mark.rule("INV-260")
def test_one_task_is_done_and_the_left_one_is_tried_first():
    at = solo("scheme_8", opponent={"silver": 8})
    at.put_device("robotic", 0, card="hourglass", inventor="neutral", invention=6)
    at.put_device("trick", 0, "built", card="lens", inventor="neutral", builder="neutral").take_turn(1)
    assert at.device("robotic").builder == 1
    assert at.device("trick").publisher == -1
    assert at.player(1).silver == 4
    assert at.player(1).guilds == [1, 1, 1], "the bottom option is not taken too"


@pytest.mark.rule("INV-260")
def test_the_right_task_follows_a_left_one_that_cannot_be_done():
    at = solo("scheme_8", opponent={"silver": 4})
    at.put_device("trick", 0, "built", card="lens", inventor="neutral", builder="neutral").take_turn(1)
    assert at.device("trick").publisher == 1


@pytest.mark.rule("INV-260")
def test_silver_and_influence_shown_with_a_task_are_gained_with_it():
    at = solo("scheme_3").put_device("robotic", 0).take_turn(1)
    assert at.device("robotic").inventor == 1
    assert at.player(1).silver == 1
    at = solo("scheme_5").take_turn(1)
    assert at.player(1).silver == 1
    assert at.player(1).guilds == [1, 2, 1]


def filled(at, column, count, **fields):
    boards = ["automatic", "balancing", "floating", "folding", "geared", "geometric"]
    cards = ["lens", "drum", "table", "toy", "flute", "sail"]
    start = {"left": 0, "built": 3}[column]
    for row in range(count):
        at.put_device(boards[start + row], row, column, card=cards[start + row], **fields)
    return at


@pytest.mark.rule("INV-261")
def test_build_is_skipped_with_three_built_devices_and_no_silver_is_spent():
    at = solo("scheme_6", opponent={"silver": 5})
    filled(at, "left", 1, inventor=0)
    filled(at, "built", 3, inventor=1, builder=1).take_turn(1)
    # Its bottom option Invents where it can; here no board is free, so 2 Silver are gained.
    assert at.player(1).silver == 7
    assert at.device("automatic").builder == -1


@pytest.mark.rule("INV-261")
def test_build_is_skipped_without_an_invented_device():
    at = solo("scheme_4", opponent={"silver": 5}).put_device("robotic").take_turn(1)
    assert at.player(1).silver == 7


@pytest.mark.rule("INV-261")
def test_a_task_is_skipped_when_its_silver_cannot_be_paid():
    at = solo("scheme_5", opponent={"silver": 2})
    filled(at, "built", 1, inventor=0, builder=0).take_turn(1)
    assert at.device("folding").publisher == -1
    assert at.player(1).silver == 3


@pytest.mark.rule("INV-261")
def test_invent_is_skipped_with_three_invented_devices():
    at = filled(solo("scheme_7"), "left", 3, inventor=0).take_turn(1)
    assert at.player(1).silver == 3
    assert len(at.board.opponent_inventions) == 6


@pytest.mark.rule("INV-261")
def test_invent_is_skipped_after_six_inventions():
    at = solo("scheme_7").put_device("robotic")
    at.board.opponent_inventions = []
    at.take_turn(1)
    assert at.device("robotic").card == -1
    assert at.player(1).silver == 3


@pytest.mark.rule("INV-261")
def test_test_is_skipped_without_a_free_die_space():
    at = solo("scheme_1")
    filled(at, "built", 2, inventor=0, builder=0, tests=(1, 2, 3)).put_device("robotic", 0, card="hourglass")
    at.take_turn(1)
    assert at.player(1).guilds == [2, 2, 2]
    assert at.player(1).ship == 0


@pytest.mark.rule("INV-261")
def test_publish_is_skipped_without_a_built_device():
    at = solo("scheme_5", opponent={"silver": 9})
    at.put_device("trick", column="published", card="lens", inventor=0, builder=0, publisher=0).take_turn(1)
    assert at.device("trick").publisher == 0
    assert at.player(1).silver == 10


@pytest.mark.rule("INV-261")
@pytest.mark.parametrize("why", ["no Influence", "no Worker", "no space to place on", "no space to Research"])
def test_a_worker_task_is_skipped(why):
    at = solo("scheme_11", opponent={"guilds": [0, 2, 0], "workers": 2}).river()
    if why == "no Influence":
        at.set(1, guilds=[4, 1, 4])
    elif why == "no Worker":
        at.set(1, workers=0)
    elif why == "no space to place on":
        for space in ("orange_left", "orange_right", "orange_bottom"):
            at.board.spaces[at.box.space_ids.index(space)] = (0,)
    else:
        tiles = iter(at.box.tile_ids)
        at.river({space: [next(tiles)] for space in range(1, 17) if space % 6})
    before = list(at.player(1).guilds)
    at.take_turn(1)
    assert at.player(1).silver == 3, "the bottom option"
    assert at.player(1).guilds == before


@pytest.mark.rule("INV-262")
def test_the_best_ranked_row_that_fits_is_used(tmp_path):
    pack = tmp_path / "rows.toml"
    pack.write_text('[[scheme_card]]\nid = "scheme_7"\nrow_order = ["bottom", "middle", "top"]\n')
    at = solo("scheme_7", pack=str(pack))
    at.put_device("robotic", 0).put_device("automatic", 1).put_device("balancing", 2, card="lens", inventor=0)
    at.take_turn(1)
    assert at.device("automatic").inventor == 1
    assert at.device("robotic").card == -1


@pytest.mark.rule("INV-262")
@pytest.mark.parametrize(("scheme", "board"), [("scheme_3", "balancing"), ("scheme_7", "automatic")])
def test_with_all_rows_open_the_first_choice_is_used(scheme, board):
    at = solo(scheme).put_device("robotic", 0).put_device("automatic", 1).put_device("balancing", 2).take_turn(1)
    assert at.device(board).inventor == 1


@pytest.mark.rule("INV-262")
@pytest.mark.parametrize(
    ("tests", "tested"), [((0, 0, 0), 2), ((0, 0, 5), 1), ((0, 4, 5), 0)], ids=["charcoal", "orange", "blue"]
)
def test_colours_rank_the_dice_of_a_test(tests, tested):
    at = solo("scheme_4").put_device("robotic", 0, "built", card="lens", inventor=0, builder=0, tests=tests)
    at.take_turn(1)
    found = at.device("robotic").tests
    assert [bool(face) for face in found] == [bool(face) or space == tested for space, face in enumerate(tests)]

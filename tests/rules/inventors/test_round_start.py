"""Start of Round: Royalties and Income."""

import pytest
from positions.inventors import position

from claytable.games.inventors.rounds import StartRound


def start_round(at):
    """Begin another round here and now."""
    at.table.turn = -1
    return at.step(StartRound())


LOW = {"scribe": 1, "chandler": 1, "weaver": 2, "tiler": 2, "blacksmith": 2, "carpenter": 2}


@pytest.mark.rule("INV-098")
def test_round_2_gives_royalties_and_income():
    at = position(seats=3, royalties=1, levels=LOW, exhausted=["white"])
    start_round(at)
    assert (at.seat, at.asked) == (0, "question-income")
    at.play("royalties")
    assert at.asked == "question-brighten"
    at.play("exhausted.white")
    assert len(at.me.ready) == 1
    assert at.asked == "question-raise"
    at.play("weaver")
    assert at.level("weaver") == 3
    assert at.me.silver == 2


@pytest.mark.rule("INV-098")
def test_each_player_gains_them_in_the_order_they_like():
    at = position(seats=3, royalties=1, levels=LOW, exhausted=["white"])
    start_round(at)
    at.play("income")
    assert at.asked == "question-raise"
    at.play("weaver")
    assert at.asked == "question-brighten"


@pytest.mark.rule("INV-098")
def test_royalties_follow_the_marker_and_income_the_lowest_tower_tile():
    level_3 = dict.fromkeys(LOW, 3)
    at = position(seats=3, royalties=5, levels=level_3)
    at.set(1, royalties=3, levels=LOW)
    start_round(at)
    at.play("royalties", "pass")
    assert at.me.silver == 3 + 3, "Royalties of space 5, Income of tile 3"
    at.play("royalties", "pass")
    assert at.player(1).silver == 2 + 1, "Royalties of space 3, Income of tile 1"


@pytest.mark.rule("INV-098")
def test_no_free_actions_at_start_of_round():
    at = position(seats=3, royalties=1, levels=LOW, exhausted=["white"], hand=["chair", "clock"])
    start_round(at)
    assert at.why("play:chair") == "INV-157"
    at.play("royalties")
    assert at.asked == "question-brighten"
    assert at.why("play:chair") == "INV-157"
    assert at.why("discard-two") == "INV-157"


@pytest.mark.rule("INV-098")
def test_round_1_gives_neither():
    at = position(seats=3, royalties=4, levels=LOW)
    at.table.round = 0
    start_round(at)
    assert at.asked == "question-main-action"
    assert at.me.silver == 0


def incomes(seats, first, round):
    at = position(seats=seats, levels=LOW)
    for seat in range(seats):
        at.set(seat, levels=LOW)
    at.table.first = first
    at.table.round = round - 1
    start_round(at).pass_until("question-main-action")
    return [len(at.player(seat).hand) for seat in range(seats)]


@pytest.mark.rule("INV-099")
def test_third_and_fourth_from_the_marker_draw_a_card():
    assert incomes(seats=4, first=2, round=2) == [1, 1, 0, 0], "C holds the marker: A and B are 3rd and 4th"
    assert incomes(seats=3, first=1, round=2) == [1, 0, 0]


@pytest.mark.rule("INV-099")
def test_the_extra_card_is_no_part_of_round_1_nor_of_two_players():
    assert incomes(seats=4, first=2, round=1) == [0, 0, 0, 0]
    assert incomes(seats=2, first=1, round=2) == [0, 0]

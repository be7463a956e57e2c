"""Solo: the opponent's Tent, and the rounds."""

from __future__ import annotations

import pytest
from positions.inventors import position


def solo(*schemes, **fields):
    at = position(seats=1, **fields).clear_devices()
    at.board.dummy_played = []
    return at.schemes(*schemes).set(1, silver=0)


def kinds(at, cards):
    """How many Dice and Worker Schemes."""
    dice = sum(at.box.scheme_is_dice[card] for card in cards)
    return dice, len(cards) - dice


@pytest.mark.rule("INV-259")
@pytest.mark.parametrize(("number", "pile"), [(2, (5, 2)), (3, (5, 3)), (4, (6, 3))])
def test_each_round_the_opponent_gains_three_silver_and_a_pile_of_schemes(number, pile):
    at = solo("scheme_7")
    at.table.round = number - 1
    dummy_cards = len(at.board.dummy_pile)
    at.end_round({0: 1}, dummy=5)
    assert at.table.round == number
    assert at.player(1).silver == 3
    assert kinds(at, at.board.scheme_pile) == pile
    assert len(at.board.dummy_pile) == dummy_cards - 1


@pytest.mark.rule("INV-259")
def test_the_pile_is_shuffled_from_both_reserves():
    orders = {tuple(solo("scheme_7", seed=seed).end_round({0: 1}).board.scheme_pile) for seed in range(4)}
    assert len(orders) == 4
    mixed = [solo("scheme_7", seed=seed).end_round({0: 1}) for seed in range(4)]
    assert any(kinds(at, at.board.scheme_pile[:2]) != (0, 2) != kinds(at, at.board.scheme_pile[-2:]) for at in mixed)


@pytest.mark.rule("INV-274")
def test_the_last_card_only_places_the_tent_next_to_the_right_and_round_again():
    at = solo("scheme_1")
    at.board.tents = [-1, -1, -1, 0, -2]
    at.put_device("robotic", 0, "built", card="lens", inventor=0, builder=0)
    before = list(at.player(1).guilds)
    at.take_turn(1)
    assert at.board.tents == [1, -1, -1, 0, -2]
    assert at.device("robotic").dice() == 0
    assert at.player(1).guilds == before
    assert at.player(1).tents == 3


@pytest.mark.rule("INV-274")
def test_tenting_first_it_places_the_dummys_tent_by_the_white_icon():
    at = solo("scheme_1").take_turn(1)
    assert at.board.tents == [-2, -1, -1, 1, -1]
    assert at.why("tent:1") == at.why("tent:4") == "INV-150"
    at.play("tent:2")
    assert at.asked != "question-dummy-tent"


@pytest.mark.rule("INV-274")
def test_the_dummys_tent_moves_on_when_its_space_is_taken(tmp_path):
    pack = tmp_path / "tents.toml"
    pack.write_text('[[scheme_card]]\nid = "scheme_1"\ntent = 4\ndummy_tent = 4\n')
    assert solo("scheme_1", pack=str(pack)).take_turn(1).board.tents == [-1, -1, -1, 1, -2]


@pytest.mark.rule("INV-274")
def test_tenting_first_the_human_places_the_dummys_tent():
    at = solo("scheme_1", "scheme_2", "scheme_7").play("tent:1")
    assert at.asked == "question-dummy-tent"
    assert at.keys == ["tent:2", "tent:3", "tent:4", "tent:5"]


@pytest.mark.rule("INV-274")
def test_the_opponent_ignores_pass_tiles():
    at = solo("scheme_1").put_pass_tile(4, "pass_royalties").take_turn(1)
    assert at.player(1).tent == 3
    assert (at.player(1).silver, at.player(1).royalties) == (0, 0)


@pytest.mark.rule("INV-275")
def test_after_the_bottom_option_of_the_second_to_last_card_it_tents_at_once():
    at = solo("scheme_7", "scheme_1").take_turn(1)
    assert at.player(1).silver == 3, "the bottom option of the first card"
    assert at.player(1).tent == 3
    assert at.board.scheme_pile == []


@pytest.mark.rule("INV-275")
def test_after_the_top_option_of_the_second_to_last_card_it_does_not_tent():
    at = solo("scheme_7", "scheme_1").put_device("robotic").take_turn(1)
    assert at.device("robotic").inventor == 1
    assert at.player(1).tent == -1
    assert len(at.board.scheme_pile) == 1


@pytest.mark.rule("INV-275")
def test_a_card_added_by_the_bottom_option_keeps_it_from_tenting():
    at = solo("scheme_4", "scheme_1").river()
    at.put_device("robotic", 0, "built", card="lens", inventor=0, builder=0).take_turn(1)
    assert at.player(1).ship == 6
    assert at.player(1).tent == -1
    assert len(at.board.scheme_pile) == 2


@pytest.mark.rule("INV-276")
def test_after_its_tent_the_opponent_gains_a_silver_each_turn():
    at = solo("scheme_1", workers=2, ready=[]).take_turn(1)
    assert at.player(1).silver == 0
    at.play("worker:open_draw").pass_until("question-main-action")
    assert at.player(1).silver == 1
    at.play("worker:open_draw").pass_until("question-main-action")
    assert at.player(1).silver == 2
    assert len(at.board.schemes_played) == 1
    assert at.table.round == 1


def round_over(scheme, human, **fields):
    """The opponent tents by this Scheme, the human on another space, and the next round begins."""
    at = solo(scheme, **fields).take_turn(1)
    dummy = at.board.tents.index(-2) + 1
    assert human != dummy
    return at.end_round({0: human})


@pytest.mark.rule("INV-277")
@pytest.mark.parametrize(("scheme", "pile"), [("scheme_2", (6, 2)), ("scheme_1", (5, 3)), ("scheme_7", (5, 2))])
def test_the_right_areas_bring_the_opponent_one_more_scheme(scheme, pile):
    at = round_over(scheme, 1 if scheme != "scheme_1" else 2)
    assert at.table.round == 2
    assert kinds(at, at.board.scheme_pile) == pile
    assert not at.player(1).envoy
    assert not at.player(1).hired_camel
    at.schemes("scheme_7").pass_until("question-main-action").end_round({0: 1})
    assert kinds(at, at.board.scheme_pile) == (5, 3), "one more in the next round only"


@pytest.mark.rule("INV-277")
@pytest.mark.parametrize(("human", "first"), [(1, 0), (4, 1)])
def test_the_left_most_tent_takes_the_first_player_marker(human, first):
    assert round_over("scheme_7", human).table.first == first


@pytest.mark.rule("INV-277")
def test_the_opponent_gains_the_influence_its_tent_covers_first():
    at = round_over("scheme_7", 1)
    assert at.player(1).guilds == [1, 2, 1]
    assert at.board.areas[1] == (1,)
    at = solo("scheme_7")
    at.board.areas[1] = (0,)
    assert at.take_turn(1).end_round({0: 1}).player(1).guilds == [1, 1, 1]


@pytest.mark.rule("INV-277")
def test_workers_and_schemes_come_back():
    at = solo("scheme_11", "scheme_7", "scheme_1").river().set(1, guilds=[1, 2, 1])
    at.take_turn(1)
    assert at.player(1).workers == 2
    at.take_turn(1).end_round({0: 2})
    assert at.table.round == 2
    assert at.player(1).workers == 3
    assert at.board.spaces == [()] * 14
    assert at.board.schemes_played == []
    assert kinds(at, at.board.dice_reserve + at.board.worker_reserve + at.board.scheme_pile) == (9, 6)
    assert kinds(at, at.board.dice_reserve)[1] == kinds(at, at.board.worker_reserve)[0] == 0

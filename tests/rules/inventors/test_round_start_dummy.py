"""Start of Round with 2 players: the Dummy Player."""

import pytest
from positions.inventors import position

import claytable
from claytable.games.inventors.rounds import StartRound


def start_round(at, card):
    """Begin another round whose Dummy Card is `card`."""
    number = at.box.dummy_ids.index(card)
    board = at.board
    board.dummy_pile = [*(each for each in board.dummy_pile if each != number), number]
    return at.step(StartRound())


@pytest.mark.rule("INV-095")
@pytest.mark.parametrize("seed", range(5))
def test_round_1_reveals_a_dummy_card_and_gives_no_royalties_or_income(seed):
    game = claytable.new("inventors", seats=2, seed=seed)
    silver = [each.silver for each in game.table.players]
    cards = [len(each.hand) for each in game.table.players]
    levels = [sum(each.levels) for each in game.table.players]
    while game.decision.question.id == "question-starting-tile":
        game.play("row:top")
    assert game.decision.question.id == "question-main-action"
    assert game.table.round == 1
    assert len(game.table.board.dummy_played) == 1
    assert len(game.table.board.dummy_pile) == 5
    assert [each.silver for each in game.table.players] == silver
    assert [len(each.hand) for each in game.table.players] == cards
    assert [sum(each.levels) for each in game.table.players] == levels


@pytest.mark.rule("INV-095")
def test_every_later_round_reveals_one_more_on_top():
    at = position()
    first = at.board.dummy_played[0]
    at.end_round({0: 1, 1: 2}, dummy=3).pass_until("question-main-action")
    assert at.table.round == 2
    assert len(at.board.dummy_played) == 2
    assert at.board.dummy_played[0] == first
    assert len(at.board.dummy_pile) == 4


@pytest.mark.rule("INV-095")
def test_the_shown_dummy_influence_goes_to_the_guilds():
    at = position()
    at.board.dummy_guilds, at.board.dummy_supply = [0, 1, 2], 9
    start_round(at, "dummy_1")
    assert at.board.dummy_guilds == [2, 2, 2]
    assert at.board.dummy_supply == 6


@pytest.mark.rule("INV-095")
def test_three_players_have_no_dummy():
    at = position(seats=3)
    at.end_round({0: 1, 1: 2, 2: 3})
    assert at.board.dummy_played == []
    assert at.board.dummy_guilds == [0, 0, 0]
    assert at.board.dummy_ship == 0


@pytest.mark.rule("INV-096")
def test_the_dummys_ship_counts_every_space_and_touches_nothing():
    at = position().river({4: ["draw"], 6: [], 7: ["raise", "refresh"]}, faceup="left")
    at.board.dummy_ship = 4
    stacks = list(at.board.stacks)
    start_round(at, "dummy_2")
    assert at.board.dummy_ship == 7, "3 spaces: the empty 5 counts, and 6 does not stop it"
    assert at.board.stacks == stacks
    assert at.board.faceup == 0b001, "the centre stacks stay facedown"
    assert at.me.workshops == [(), (), ()]


@pytest.mark.rule("INV-096")
def test_the_dummys_ship_never_goes_beyond_the_last_space():
    at = position()
    at.board.dummy_ship = 15
    start_round(at, "dummy_6")
    assert at.board.dummy_ship == 17


@pytest.mark.rule("INV-097")
def test_dummy_card_1_closes_two_spaces_and_makes_the_camel_dearer():
    at = position(guilds=[4, 4, 4], silver=9, hand=["lens"]).dummy_card("dummy_1")
    assert at.why("worker:charcoal_left") == "INV-097"
    assert at.why("worker:orange_right") == "INV-097"
    assert at.offers("worker:charcoal_right")
    assert at.offers("worker:orange_left")
    at.play("worker:hire_camel")
    assert at.me.guilds == [2, 3, 4], "1 Blue and 1 Orange, and 1 more Blue"


@pytest.mark.rule("INV-097")
def test_the_additional_influence_must_be_there():
    at = position(guilds=[1, 1, 0]).dummy_card("dummy_1")
    assert at.why("worker:hire_camel") == "INV-143"
    at.set(guilds=[2, 1, 0])
    assert at.offers("worker:hire_camel")


@pytest.mark.rule("INV-097")
def test_the_envoy_may_cancel_the_additional_influence():
    at = position(guilds=[2, 2, 0], envoy=True).dummy_card("dummy_1")
    at.play("envoy:hire_camel", "blue")
    assert at.me.guilds == [1, 1, 0]


@pytest.mark.rule("INV-097")
def test_the_tokens_move_with_the_next_rounds_card():
    at = position(guilds=[4, 4, 4], silver=9).dummy_card("dummy_1")
    start_round(at, "dummy_2").pass_until("question-main-action")
    at.set(at.seat, guilds=[4, 4, 4], silver=9, hand=["lens"])
    assert at.why("worker:blue_left") == "INV-097"
    assert at.why("worker:charcoal_right") == "INV-097"
    assert at.offers("worker:charcoal_left")
    assert at.offers("worker:orange_right")

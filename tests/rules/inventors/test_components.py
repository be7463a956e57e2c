"""Components: what is in the box, what may run out, and where Influence goes."""

from __future__ import annotations

import pytest
from positions.inventors import new_game, position

from claytable.games.inventors.terms import NOBODY

#: Dice and Silver for a Build of the Dial: Tiler, Chandler and Carpenter for 3 Silver each.
BUILDER = {"silver": 9, "levels": {"all": 2}}


def ready_to_build(**fields):
    at = position(**(BUILDER | fields)).clear_devices()
    return at.put_device("robotic", card="dial", inventor="neutral", invention="neutral_blue_orange")


def pay_for_the_dial(at):
    return at.play("tiler", "chandler", "carpenter")


# -- what is in the box -------------------------------------------------------------------------------------


@pytest.mark.rule("INV-001")
def test_a_new_4_player_game_holds_every_card_board_and_research_tile_once():
    at = new_game(seats=4)
    board = at.board
    cards = board.card_pile + board.discards + [device.card for device in board.devices() if device.card >= 0]
    for seat in range(4):
        cards += at.player(seat).hand
    assert sorted(cards) == list(range(44))
    assert [sum(device is not None for device in column) for column in (board.left, board.built)] == [4, 2]
    assert len(board.board_pile) == 12
    assert len({device.board for device in board.devices()} | set(board.board_pile)) == 18
    assert sorted(tile for pile in board.research_piles for tile in pile) == list(range(27))


@pytest.mark.rule("INV-001")
def test_the_shared_pieces_are_as_many_as_the_box_holds():
    box = new_game().box
    counts = [len(ids) for ids in (box.tile_ids, box.pass_ids, box.dummy_ids, box.scheme_ids, box.setup_tile)]
    assert counts == [42 + 6, 8, 6, 15, 6]
    assert len(set(box.tile_ids)) == 48


@pytest.mark.rule("INV-001")
def test_each_player_owns_workers_influence_tents_tower_craftspeople_and_inventions():
    at = new_game(seats=4)
    for seat in range(4):
        me = at.player(seat)
        assert me.workers + me.reserve == 3
        assert me.supply + sum(me.guilds) == 25
        assert me.tents == 4
        assert sorted(me.inventions) == [0, 1, 2, 3, 4, 5]
        seen = at.game.view(seat)["players"][seat]
        assert len(seen["tower"]) == 5
        assert len({each["trade"] for each in seen["craftspeople"]}) == 6
        assert len(seen["camels"]) == 4


@pytest.mark.rule("INV-002")
def test_white_dice_bring_no_colour_bonus_to_a_build():
    at = ready_to_build(ready=["white.4", "white.4"]).play("build", "tiler")
    assert not at.active("tiler"), "a bonus could refresh the Tiler"
    assert not at.offers("bonus")
    assert at.why("bonus") == "INV-120"


@pytest.mark.rule("INV-002")
@pytest.mark.parametrize(("second", "bonuses"), [("white.4", 1), ("blue.4", 1), ("charcoal.4", 2)])
def test_only_dice_of_the_guild_colour_bring_its_bonus(second, bonuses):
    at = ready_to_build(ready=["charcoal.4", second])
    at.play("build", *(["ready.charcoal.4"] if second != "charcoal.4" else []))
    pay_for_the_dial(at)
    taken = 0
    while at.seat == 0 and at.offers("bonus"):
        at.play("bonus", "tiler" if taken == 0 else "chandler")
        taken += 1
    assert taken == bonuses


@pytest.mark.rule("INV-002")
def test_there_are_six_trades_each_active_or_inactive():
    at = position(inactive=["weaver", "carpenter"])
    states = {each["trade"]: each["active"] for each in at.game.view(0)["players"][0]["craftspeople"]}
    assert states == {
        "scribe": True,
        "chandler": True,
        "weaver": False,
        "tiler": True,
        "blacksmith": True,
        "carpenter": False,
    }


# -- what may run out ---------------------------------------------------------------------------------------


@pytest.mark.rule("INV-003")
def test_silver_is_gained_even_when_all_50_are_held():
    at = position(silver=25).set(1, silver=25).effect("gain 2 silver")
    assert at.me.silver == 27


@pytest.mark.rule("INV-003")
def test_a_die_is_gained_even_when_all_25_of_its_colour_are_held():
    at = position(exhausted=["white"]).set(1, exhausted=["blue"] * 25)
    at.effect("study 1 die:blue").play("exhausted.white")
    assert at.me.dice(1) == 1


@pytest.mark.rule("INV-004")
def test_with_the_pile_empty_a_build_leaves_its_place_in_the_left_column_empty():
    at = ready_to_build(ready=["white.4", "white.4"])
    for row, board in enumerate(["automatic", "balancing", "floating"], start=1):
        at.put_device(board, row=row)
    at.board.board_pile = []
    pay_for_the_dial(at.play("build"))
    assert [device is None for device in at.board.left] == [True, False, False, False]
    assert at.device("robotic").builder == 0
    assert at.device("robotic") in at.board.built


@pytest.mark.rule("INV-005")
def test_the_discards_become_the_pile_when_it_runs_out_during_a_draw():
    at = position()
    cards = at.board.card_pile
    at.board.card_pile, at.board.discards = cards[:1], cards[1:6]
    at.effect("draw 3 card")
    assert len(at.me.hand) == 3
    assert cards[0] in at.me.hand, "the last card of the pile comes first"
    assert (len(at.board.card_pile), at.board.discards) == (3, [])
    assert sorted(at.me.hand + at.board.card_pile) == sorted(cards[:6])


@pytest.mark.rule("INV-005")
def test_the_new_pile_is_shuffled():
    piles = set()
    for seed in range(1, 5):
        at = position(seed=seed)
        at.board.card_pile, at.board.discards = [], list(range(12))
        piles.add(tuple(at.effect("draw 1 card").board.card_pile))
    assert len(piles) == 4


@pytest.mark.rule("INV-005")
def test_a_draw_takes_the_top_card_of_the_pile():
    at = position()
    top = at.board.card_pile[-2:]
    at.effect("draw 2 card")
    assert at.me.hand == sorted(top)


@pytest.mark.rule("INV-005")
def test_nothing_is_drawn_from_two_empty_piles_until_a_card_is_discarded():
    at = position(hand=["lens"], ready=["white.3"])
    at.board.card_pile, at.board.discards = [], []
    at.effect("draw 2 card")
    assert len(at.me.hand) == 1
    at.play("play:lens", "pass").effect("draw 2 card")
    assert at.me.hand == [at.box.card_ids.index("lens")]


# -- the hand -----------------------------------------------------------------------------------------------

SEVEN = ["lens", "dial", "door", "drum", "flute", "wheel", "toy"]


@pytest.mark.rule("INV-006")
def test_a_player_who_draws_to_10_must_at_once_discard_2():
    at = position(hand=SEVEN, ready=["white.3"]).effect("draw 3 card")
    assert at.asked == "question-hand-limit"
    assert not at.offers("pass")
    at.play("card:lens")
    assert at.asked == "question-hand-limit"
    at.play("card:dial")
    assert at.asked == "question-main-action"
    assert len(at.me.hand) == 8
    assert at.me.ready == [3], "a discarded card has no effect"


@pytest.mark.rule("INV-006")
def test_the_surplus_may_be_played_for_its_effect_on_ones_own_turn():
    at = position(hand=SEVEN, ready=["white.3"], inactive=["weaver"]).effect("draw 3 card")
    at.play("play:lens", "weaver", "pass")
    assert at.active("weaver")
    assert at.asked == "question-hand-limit", "9 cards are still too many"
    at.play("play:dial", "increase", "ready.white.3", "pass")
    assert at.dice_in("ready") == ["white.4"]
    assert (at.asked, len(at.me.hand)) == ("question-main-action", 8)


@pytest.mark.rule("INV-006")
def test_outside_ones_turn_the_surplus_is_only_discarded():
    at = position().set(1, hand=SEVEN, ready=["white.3"]).effect("draw 3 card", seat=1)
    assert (at.asked, at.seat) == ("question-hand-limit", 1)
    assert all(key.startswith("card:") for key in at.keys)
    assert at.why("play:lens") == "INV-157"
    at.play("card:lens", "card:dial")
    assert len(at.player(1).hand) == 8


@pytest.mark.rule("INV-006", "INV-064")
def test_a_player_who_draws_above_8_says_whether_the_other_effects_come_first():
    at = position(hand=[*SEVEN, "bowl"], inactive=["tiler"], ready=["white.3"])
    at.effect("draw 1 card", "refresh 1 craft:any", "increase 1")
    assert (at.asked, len(at.me.hand)) == ("question-order", 8)
    at.play("do:draw 1 card")
    assert (at.asked, len(at.me.hand)) == ("question-hand-limit", 9), "the surplus goes at once"
    at.play("card:bowl")
    assert (at.asked, len(at.me.hand)) == ("question-order", 8)
    at.play("do:refresh 1 craft:any", "tiler", "ready.white.3")
    assert at.active("tiler")
    assert (at.asked, at.dice_in("ready")) == ("question-main-action", ["white.4"])


@pytest.mark.rule("INV-006", "INV-146")
def test_the_surplus_of_the_orange_guild_may_brighten_the_die_that_comes_with_it():
    at = position(hand=[*SEVEN, "clock"], exhausted=["white"])
    at.effect("study 1 die:orange", "draw 3 card")
    assert at.asked == "question-order"
    at.play("do:study 1 die:orange", "exhausted.white")
    assert (at.asked, len(at.me.hand)) == ("question-hand-limit", 11)
    at.play("play:clock", "study.orange.bottom.up")
    assert at.me.study == 0b010_000


@pytest.mark.rule("INV-006")
def test_nobody_is_asked_when_the_cards_fit_or_nothing_else_would_do_anything():
    at = position(hand=SEVEN[:5], exhausted=["white"]).effect("study 1 die:orange", "draw 3 card")
    assert (at.asked, len(at.me.hand)) == ("question-remove-die", 8)
    at = position(hand=[*SEVEN, "clock"], ready=["white.6"]).effect("draw 1 card", "refresh 1 craft:any")
    assert (at.asked, len(at.me.hand)) == ("question-hand-limit", 9), "all Craftspeople are Active"
    at = position(seats=3, hand=[*SEVEN, "clock"], exhausted=["white"]).play("worker:open_draw")
    assert (at.asked, len(at.me.hand)) == ("question-hand-limit", 9), "and there is no die to increase"


@pytest.mark.rule("INV-006")
def test_each_draw_above_8_is_settled_before_the_next():
    at = position().set(1, hand=[*SEVEN, "bowl"], levels={"all": 3, "tiler": 2})
    at.effect("draw 1 card", "raise 1 craft", seat=1)
    assert (at.asked, at.seat, len(at.player(1).hand)) == ("question-hand-limit", 1, 9)
    at.play("card:bowl", "tiler")
    assert (at.asked, len(at.player(1).hand)) == ("question-hand-limit", 10), "tile 2 draws 2 cards"


@pytest.mark.rule("INV-006")
def test_eight_cards_are_no_surplus():
    at = position(hand=SEVEN).effect("draw 1 card")
    assert (at.asked, len(at.me.hand)) == ("question-main-action", 8)


# -- Influence ----------------------------------------------------------------------------------------------


def without_supply(**fields):
    """A player with three Influence on Research spaces and none in supply."""
    at = ready_to_build(seats=3, ready=["white.4", "white.4"], **fields)
    at.put_research(1, "ongoing_tile", 0).put_research(2, "ongoing_research", 0).put_research(3, "ongoing_column", 1, 0)
    return at.set(supply=0)


@pytest.mark.rule("INV-007")
def test_with_an_empty_supply_the_builder_moves_an_influence_from_a_guild():
    at = without_supply(guilds=[0, 2, 0])
    # The Invention tile is settled before the Builder's Influence is placed: decline what it would move.
    pay_for_the_dial(at.play("build")).pass_until("question-main-action")
    assert at.device("robotic").builder == 0
    assert (at.me.supply, at.me.guilds) == (0, [0, 1, 0])
    assert [at.board.slots[space].count(0) for space in (1, 2, 3)] == [1, 1, 1]


@pytest.mark.rule("INV-007")
def test_the_owner_chooses_the_guild_that_gives_the_influence():
    at = without_supply(guilds=[1, 2, 0])
    pay_for_the_dial(at.play("build")).pass_until("question-take-from-guild")
    assert at.keys == ["blue", "orange"]
    at.play("blue")
    assert at.me.guilds == [0, 2, 0]
    assert "Player 1 has none in supply and takes the Influence from the Blue Guild." in at.log()


@pytest.mark.rule("INV-007")
def test_without_any_influence_build_publish_and_research_are_illegal():
    at = without_supply(guilds=[0, 0, 0])
    at.put_device("automatic", column="built", card="lens", inventor="neutral", builder="neutral", invention=7)
    assert at.why("build") == "INV-007"
    assert at.why("publish") == "INV-007"
    slots = list(at.board.slots)
    at.set(ship=17).river({}).effect("research 1")
    assert (at.asked, at.board.slots) == ("question-main-action", slots)


@pytest.mark.rule("INV-007")
def test_a_gain_with_an_empty_supply_may_move_influence_between_guilds():
    at = position(guilds=[0, 2, 0], supply=0).effect("gain 1 influence:blue")
    assert at.keys == ["orange", "pass"]
    at.play("orange")
    assert (at.me.guilds, at.me.supply) == ([1, 1, 0], 0)


@pytest.mark.rule("INV-007")
def test_a_gain_without_any_influence_is_lost():
    at = position(guilds=[0, 0, 0], supply=0).effect("gain 1 influence:blue", "gain 1 influence:any")
    assert at.asked == "question-main-action"
    assert (at.me.guilds, at.me.supply) == ([0, 0, 0], 0)


@pytest.mark.rule("INV-008")
def test_influence_of_choice_goes_to_a_guild_and_research_influence_to_the_river():
    at = position(guilds=[1, 1, 1], supply=15, ship=1).river({})
    at.effect("gain 1 influence:any").play("charcoal").effect("research 1").play("space:1")
    assert at.me.supply == 13
    assert at.me.guilds == [1, 1, 2]
    assert at.board.slots[1] == (0, NOBODY)


@pytest.mark.rule("INV-008")
@pytest.mark.parametrize("colour", ["blue", "orange", "charcoal"])
def test_influence_of_a_colour_goes_to_the_guild_of_that_colour(colour):
    at = position(guilds=[0, 0, 0]).effect(f"gain 1 influence:{colour}")
    assert at.me.guilds == [int(each == colour) for each in ("blue", "orange", "charcoal")]
    assert at.me.supply == 24


@pytest.mark.rule("INV-008")
def test_the_builders_influence_comes_from_supply_and_counts_in_no_guild():
    at = ready_to_build(ready=["white.4", "white.4"], guilds=[0, 0, 0])
    pay_for_the_dial(at.play("build"))
    assert at.device("robotic").builder == 0
    assert at.me.guilds == [1, 1, 0], "only what the Invention tile gave"
    assert at.me.supply == 25 - 2 - 1

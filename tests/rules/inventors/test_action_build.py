"""Build."""

import pytest
from positions.inventors import position

# Prices: 3 up to level 4, then 2.
LEVELS = {"scribe": 3, "chandler": 3, "weaver": 3, "tiler": 5, "blacksmith": 2, "carpenter": 2}


def ready_to_build(inventor=1, card="basin", invention="invention_influence", **fields):
    """An Invented Device whose card (basin: 7; Tiler, Weaver, Chandler) can be paid."""
    start = {"seats": 3, "silver": 8, "levels": LEVELS, "ready": ["white.4", "white.3"], "guilds": [0, 0, 0]}
    at = position(**start | fields).clear_devices()
    at.put_device("robotic", 1, card=card, inventor=inventor, invention=invention)
    for row, board in ((0, "folding"), (2, "trick"), (3, "portable")):
        at.put_device(board, row)
    return at


def build(at):
    """Place the two dice and pay the three in the order of the card."""
    return at.play("build", "ready.white.3", "tiler", "weaver", "chandler")


@pytest.mark.rule("INV-113")
@pytest.mark.parametrize("inventor", [0, 1, "neutral"])
def test_dice_reach_the_value_of_the_card_whoever_invented(inventor):
    at = ready_to_build(inventor=inventor)
    assert at.offers("build")
    at.set(ready=["white.3", "white.3"])
    assert at.why("build") == "INV-104"


@pytest.mark.rule("INV-113")
def test_a_board_without_a_card_cannot_be_built():
    at = position(seats=3, silver=20, ready=["white.6", "white.6"]).clear_devices().put_device("folding", 0)
    assert at.why("build") == "INV-113"
    at.put_device("robotic", 1, card="basin", inventor=1).put_device("trick", 2, card="bowl", inventor=0)
    at.play("build", "ready.white.6")
    assert at.asked == "question-target"
    assert at.why("device:folding") == "INV-113"
    assert at.offers("device:robotic")


@pytest.mark.rule("INV-113")
def test_a_device_in_the_second_column_is_not_built_again():
    at = position(seats=3, silver=20, ready=["white.6", "white.6"]).clear_devices()
    at.put_device("robotic", 0, "built", card="basin", inventor=1, builder=1)
    assert at.why("build") == "INV-113"


@pytest.mark.rule("INV-114")
def test_the_three_are_paid_turn_inactive_and_rise():
    at = ready_to_build()
    build(at)
    assert at.me.silver == 0, "2, 3 and 3 Silver"
    assert [at.active(trade) for trade in ("tiler", "weaver", "chandler")] == [False] * 3
    assert [at.level(trade) for trade in ("tiler", "weaver", "chandler")] == [6, 4, 4]
    assert [at.active(trade) for trade in ("scribe", "blacksmith", "carpenter")] == [True] * 3


@pytest.mark.rule("INV-114")
def test_they_are_paid_one_after_another_in_any_order():
    at = ready_to_build()
    at.play("build", "ready.white.3")
    assert {"tiler", "weaver", "chandler"} <= set(at.keys)
    at.play("chandler")
    assert at.why("chandler") == "INV-161"
    assert at.why("scribe") == "INV-054", "is not on the card"
    assert at.me.silver == 5


@pytest.mark.rule("INV-114")
def test_each_must_be_active():
    assert ready_to_build(inactive=["weaver"], silver=20).why("build") == "INV-114"


@pytest.mark.rule("INV-114")
def test_on_the_highest_tile_they_are_paid_without_rising():
    at = ready_to_build(levels=LEVELS | {"tiler": 6})
    build(at)
    assert at.level("tiler") == 6
    assert not at.active("tiler")


@pytest.mark.rule("INV-115")
def test_the_builder_and_then_the_inventor_resolve_the_tile():
    at = ready_to_build(inventor=1)
    at.set(1, guilds=[0, 0, 0], hand=["chair"], exhausted=["white"])
    build(at)
    assert (at.seat, at.asked) == (0, "question-influence")
    at.play("blue")
    assert (at.seat, at.asked) == (1, "question-influence")
    assert at.why("play:chair") == "INV-157", "no free action in another player's turn"
    assert at.device("robotic").builder == -1, "the Device moves afterwards"
    at.play("orange")
    assert at.me.guilds == [1, 0, 0]
    assert at.player(1).guilds == [0, 1, 0]


@pytest.mark.rule("INV-115")
def test_a_player_who_is_both_resolves_it_once():
    at = ready_to_build(inventor=0)
    build(at).play("blue")
    assert at.asked != "question-influence"
    assert at.me.guilds == [1, 0, 0]


@pytest.mark.rule("INV-115")
def test_a_neutral_tile_is_resolved_by_the_builder_only():
    at = ready_to_build(inventor="neutral", invention="neutral_blue_orange")
    others = [at.player(seat).guilds[:] for seat in (1, 2)]
    build(at)
    assert at.me.guilds == [1, 1, 0]
    assert [at.player(seat).guilds for seat in (1, 2)] == others


@pytest.mark.rule("INV-116")
def test_the_turned_tile_shows_the_publish_cost_and_its_inventor():
    at = ready_to_build(inventor=1, invention="invention_silver")
    build(at)
    device = at.device("robotic")
    assert device.inventor == 1
    at.set(1, silver=0, ready=[]).set(0, silver=7, ready=["white.4", "white.4"], levels=LEVELS, inactive=["chandler"])
    at.take_turn(0)
    at.set(ready=["white.4", "white.3"])
    assert at.why("publish") == "INV-104", "8 are required"
    at.set(ready=["white.4", "white.4"])
    at.play("publish", "scribe", "weaver", "pay-silver")
    assert at.me.silver == 0, "3 for the Scribe, 3 for one other, 1 for the Inventor"
    assert at.player(1).silver == 1


@pytest.mark.rule("INV-117")
def test_the_builder_places_an_influence_and_the_device_moves():
    at = ready_to_build(invention="invention_silver", supply=10)
    build(at)
    assert at.me.supply == 9
    device = next(each for each in at.board.built if each is not None)
    assert at.box.board_ids[device.board] == "robotic"
    assert (device.builder, device.inventor) == (0, 1)
    assert device.card == at.box.card_ids.index("basin"), "with everything on it"
    assert "robotic" not in [at.box.board_ids[each.board] for each in at.board.left]


@pytest.mark.rule("INV-118")
def test_four_boards_in_the_second_column_are_the_limit():
    at = ready_to_build()
    for row, (board, card) in enumerate([("geared", "lens"), ("musical", "bowl"), ("magnetic", "chair")]):
        at.put_device(board, row, "built", card=card, inventor=1, builder=1)
    assert at.offers("build")
    at.put_device("pneumatic", 3, "built", card="clock", inventor="neutral", builder="neutral")
    assert at.why("build") == "INV-118", "the black Builder marker counts"
    at.set(ready=["white.4", "white.4"], silver=7)
    at.play("publish", "device:musical").pass_until("question-main-action")
    at.take_turn(0).set(ready=["white.4", "white.4"], silver=8, inactive=[], levels=LEVELS)
    assert at.offers("build")


@pytest.mark.rule("INV-119")
def test_a_new_board_fills_the_vacated_place():
    at = ready_to_build(invention="invention_silver")
    at.board.board_pile = at.board.board_pile[-5:]
    top = at.board.board_pile[-1]
    build(at)
    assert [each.board for each in at.board.left].index(top) == 1
    assert at.board.left[1].card == -1
    assert len(at.board.left) == 4
    assert len(at.board.board_pile) == 4


@pytest.mark.rule("INV-119")
def test_an_empty_pile_reveals_none():
    at = ready_to_build(invention="invention_silver")
    at.board.board_pile = []
    build(at)
    assert at.board.left[1] is None
    assert [each is not None for each in at.board.left] == [True, False, True, True]


@pytest.mark.rule("INV-120")
def test_a_charcoal_die_refreshes_before_and_another_after_payment():
    at = ready_to_build(ready=["charcoal.4", "charcoal.3"], inactive=["tiler"], invention="invention_silver")
    at.set(1, ready=[])
    at.play("build", "ready.charcoal.3")
    assert at.why("tiler") == "INV-054", "is Inactive"
    at.play("bonus", "tiler", "tiler", "weaver", "chandler")
    assert at.asked == "question-end-turn"
    at.play("bonus", "tiler")
    assert at.active("tiler")
    assert not at.active("weaver")
    assert at.seat == 1, "both bonuses are used"


@pytest.mark.rule("INV-120")
def test_each_bonus_refreshes_one_and_other_colours_give_none():
    at = ready_to_build(ready=["charcoal.4", "white.3"], inactive=["scribe", "carpenter"])
    at.play("build", "ready.charcoal.4", "bonus", "scribe")
    assert at.why("bonus") == "INV-120"
    at = ready_to_build(ready=["blue.4", "orange.3"], inactive=["scribe"])
    at.play("build", "ready.blue.4")
    assert at.asked == "question-pay"
    assert at.why("bonus") == "INV-120"

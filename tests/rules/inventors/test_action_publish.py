"""Publish."""

import pytest
from positions.inventors import position

# Prices: 3 up to level 4, then 2.
LEVELS = {"scribe": 3, "chandler": 3, "weaver": 3, "tiler": 5, "blacksmith": 2, "carpenter": 2}
OTHERS = ["chandler", "weaver", "blacksmith", "carpenter"]
MORE_CARDS = ["lens", "bowl", "chair", "clock", "crane", "dial", "door"]


def ready_to_publish(inventor=1, builder=1, **fields):
    """A Built Device; Scribe (3 Silver) and Tiler (2 Silver) Active, everybody else Inactive."""
    start = {"seats": 3, "silver": 6, "levels": LEVELS, "ready": ["white.4", "white.4"], "inactive": OTHERS}
    at = position(**start | fields).clear_devices()
    return at.put_device("robotic", 0, "built", card="basin", inventor=inventor, builder=builder)


def publish(at):
    at.play("publish")
    while at.asked == "question-pay":
        at.play(next(key for key in ("scribe", "tiler", "pay-silver") if at.offers(key)))
    return at


@pytest.mark.rule("INV-126")
def test_8_are_needed():
    assert ready_to_publish(ready=["white.4", "white.4"]).offers("publish")
    assert ready_to_publish(ready=["white.4", "white.3"]).why("publish") == "INV-104"
    assert ready_to_publish(ready=["white.4", "white.3"], research=["ongoing_camel_value"]).offers("publish"), "9"


@pytest.mark.rule("INV-126")
@pytest.mark.parametrize("inventor", [0, 1, "neutral"])
@pytest.mark.parametrize("builder", [0, 2, "neutral"])
def test_any_built_device_whoever_invented_or_built_it(inventor, builder):
    at = publish(ready_to_publish(inventor, builder))
    assert at.device("robotic").publisher == 0


@pytest.mark.rule("INV-126")
def test_only_devices_of_the_second_column():
    at = position(seats=3, silver=20, ready=["white.4", "white.4"]).clear_devices()
    at.put_device("folding", 0, card="bowl", inventor=0)
    at.put_device("geared", column="published", card="lens", inventor=0, builder=0, publisher=0)
    assert at.why("publish") == "INV-126"
    at.put_device("robotic", 0, "built", card="basin", inventor=1, builder=1)
    at.put_device("trick", 1, "built", card="chair", inventor=1, builder=1)
    at.play("publish")
    assert at.asked == "question-target"
    assert at.why("device:folding") == at.why("device:geared") == "INV-126"
    assert at.offers("device:trick")


@pytest.mark.rule("INV-127")
def test_the_inventor_gets_1_silver_of_the_publisher():
    at = ready_to_publish(inventor=1)
    publish(at)
    assert at.me.silver == 0, "3, 2 and 1"
    assert at.player(1).silver == 1
    assert at.player(2).silver == 0


@pytest.mark.rule("INV-127")
def test_an_inventor_who_publishes_owes_nothing():
    at = publish(ready_to_publish(inventor=0))
    assert at.me.silver == 1
    assert at.player(1).silver == 0


@pytest.mark.rule("INV-127")
def test_for_a_neutral_tile_the_silver_goes_to_the_supply():
    at = publish(ready_to_publish(inventor="neutral"))
    assert at.me.silver == 0
    assert [at.player(seat).silver for seat in (1, 2)] == [0, 0]
    assert ready_to_publish(inventor="neutral", silver=5).why("publish") == "INV-128", "it is owed all the same"


@pytest.mark.rule("INV-127")
def test_a_craftsperson_may_cover_it_and_the_inventor_still_receives_it():
    at = ready_to_publish(inventor=1, silver=5, inactive=OTHERS[1:])
    at.play("publish", "use:chandler", "scribe")
    assert at.device("robotic").publisher == 0
    assert at.me.silver == 0
    assert at.player(1).silver == 1


@pytest.mark.rule("INV-128")
def test_the_scribe_and_one_other_are_paid():
    at = publish(ready_to_publish(inventor=0, silver=5))
    assert at.me.silver == 0, "3 for the Scribe, 2 for the Tiler"
    assert (at.active("scribe"), at.active("tiler")) == (False, False)
    assert (at.level("scribe"), at.level("tiler")) == (4, 6)


@pytest.mark.rule("INV-128")
def test_the_scribe_must_be_active():
    at = ready_to_publish(silver=20, inactive=["scribe"])
    assert at.why("publish") == "INV-128"
    at.set(hand=["basin"])
    assert at.offers("publish"), "the card refreshes the Scribe"


@pytest.mark.rule("INV-128")
def test_the_other_is_any_active_one_but_not_the_scribe_again():
    at = ready_to_publish(silver=20, inactive=["tiler"])
    at.play("publish", "scribe")
    assert [key for key in at.keys if not key.startswith("use:")] == ["chandler", "weaver", "blacksmith", "carpenter"]
    assert at.why("scribe") == "INV-161"
    assert at.why("tiler") == "INV-054"
    assert ready_to_publish(silver=20, inactive=[*OTHERS, "tiler"]).why("publish") == "INV-128"


@pytest.mark.rule("INV-129")
def test_royalties_influence_and_the_device_moves_right():
    at = ready_to_publish(royalties=5, supply=10)
    at.put_device("trick", 1, "built", card="bowl", inventor=1, builder=1)
    at.put_device("geared", 2, "built", card="lens", inventor=1, builder=1)
    at.board.built[0] = at.board.built[0].tested(1, 4)
    left, pile = list(at.board.left), list(at.board.board_pile)
    at.play("publish", "device:robotic")
    while at.asked == "question-pay":
        at.play(next(key for key in ("scribe", "tiler", "pay-silver") if at.offers(key)))
    assert at.asked == "question-raise", "the blue space before 6 is crossed"
    at.play("pass")
    assert at.me.royalties == 6
    assert at.me.supply == 9
    assert [at.box.board_ids[each.board] for each in at.board.built if each is not None] == ["trick", "geared"]
    (device,) = at.board.published
    assert (device.inventor, device.builder, device.publisher, device.tests) == (1, 1, 0, (0, 4, 0))
    assert (at.board.left, at.board.board_pile) == (left, pile)


@pytest.mark.rule("INV-129")
def test_the_invention_tile_gives_nothing_now():
    at = ready_to_publish(inventor=1)
    at.board.built[0].invention = at.box.invention_ids.index("invention_silver")
    publish(at)
    assert at.me.silver == 0
    assert at.player(1).silver == 1, "only what the Publisher pays"


@pytest.mark.rule("INV-130")
def test_a_seventh_published_device():
    at = ready_to_publish()
    for board, card in zip(["folding", "trick", "portable", "geared", "musical", "magnetic"], MORE_CARDS, strict=False):
        at.put_device(board, column="published", card=card, inventor=1, builder=1, publisher=1)
    publish(at)
    assert len(at.board.published) == 7


@pytest.mark.rule("INV-130")
def test_published_devices_can_still_be_tested():
    at = publish(ready_to_publish())
    at.take_turn(0).set(0, ready=["blue.3"])
    at.play("test")
    assert at.device("robotic").tests == (3, 0, 0)


@pytest.mark.rule("INV-131")
def test_a_blue_dies_brighten_may_bring_the_missing_silver():
    costs_7 = LEVELS | {"tiler": 4}
    at = ready_to_publish(ready=["blue.4", "white.4"], levels=costs_7, study=["charcoal.bottom"])
    assert at.offers("publish"), "3, 3 and 1 are owed, and 6 Silver are there"
    at.play("publish", "ready.blue.4", "bonus")
    assert at.me.silver == 7, "up the Study; nothing else would do"
    at.play("scribe")
    assert at.me.silver == 0
    assert at.device("robotic").publisher == 0
    at = ready_to_publish(ready=["white.4", "white.4"], levels=costs_7, study=["charcoal.bottom"])
    assert at.why("publish") == "INV-128", "without a Blue die"


@pytest.mark.rule("INV-131")
def test_one_brighten_for_each_blue_die_at_any_point():
    at = ready_to_publish(ready=["blue.4", "blue.4"], exhausted=["white", "white", "white"])
    at.play("publish", "bonus", "exhausted.white", "scribe", "tiler", "pay-silver")
    assert len(at.me.ready) == 1
    assert at.asked == "question-end-turn"
    at.play("bonus", "exhausted.white")
    assert len(at.me.ready) == 2
    assert not at.offers("bonus")


@pytest.mark.rule("INV-131")
def test_a_brighten_between_the_two_dice_counts_when_publish_is_offered():
    at = ready_to_publish(ready=["blue.4", "white.3"], silver=20)
    assert at.offers("publish"), "Blue 4, then White 3 up to Determined and placed as 4"
    at.play("publish")
    assert at.dice_in("camel:1") == ["white.4", "blue.4"], "nothing else was possible"
    assert at.dice_in("determined") == []


@pytest.mark.rule("INV-131")
def test_the_bonus_is_offered_although_only_one_second_die_fits():
    at = ready_to_publish(ready=["blue.4", "white.3", "white.6"], silver=20)
    at.play("publish", "ready.blue.4")
    assert at.asked == "question-place-dice"
    assert at.offers("ready.white.6")
    assert at.offers("bonus")
    assert at.why("ready.white.3") == "INV-104"
    at.play("bonus", "ready.white.3")
    assert at.offers("ready.white.6")
    at.play("determined.white.3")
    assert at.dice_in("camel:1") == ["white.4", "blue.4"], "a 3 would not do"


@pytest.mark.rule("INV-131")
def test_a_bonus_that_the_second_die_needs_is_not_wasted():
    at = ready_to_publish(ready=["blue.4", "blue.3", "white.2"], exhausted=["white"], silver=20)
    at.play("publish", "ready.blue.4")
    assert at.dice_in("camel:1") == ["blue.4", "blue.4"], "only the Blue 3, one up, makes 8"
    assert at.offers("bonus"), "the second Blue die brings one more"


@pytest.mark.rule("INV-111")
def test_a_card_may_be_drawn_between_the_two_dice():
    at = position(seats=3, ready=["orange.3", "white.3"], hand=["lens", "drum", "flute"])
    at.clear_devices().put_device("robotic")
    at.play("invent", "ready.orange.3")
    assert at.asked == "question-place-dice"
    at.play("bonus")
    assert len(at.me.hand) == 4

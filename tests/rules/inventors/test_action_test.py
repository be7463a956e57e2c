"""Test."""

import pytest
from positions.inventors import position


def ready_to_test(tests=(0, 0, 0), column="built", owner=1, **fields):
    """One Device with Testing dice on its Blue, Orange and Charcoal space; no tiles on the River."""
    at = position(**{"seats": 3, "guilds": [0, 0, 0]} | fields).clear_devices().river({})
    publisher = owner if column == "published" else None
    at.put_device("robotic", 0, column, card="basin", inventor=1, builder=owner, publisher=publisher, tests=tests)
    return at


@pytest.mark.rule("INV-121")
def test_a_white_die_from_the_supply_fills_a_camel():
    at = ready_to_test(ready=["blue.4"], exhausted=["white"])
    at.play("test")
    assert len(at.me.camels[0]) == 1
    assert at.me.camels[0][0] < 8, "a White die"
    assert at.me.camels[1] == ()
    assert at.me.exhausted == [1, 0, 0, 0], "it does not come from the player's own dice"


@pytest.mark.rule("INV-121")
def test_without_an_open_camel_there_is_no_test():
    at = ready_to_test(ready=["blue.4"], camels=[["white.1"], ["white.2"]])
    assert at.why("test") == "INV-102"
    at.set(camels=[["white.1"]])
    at.play("test")
    assert len(at.me.camels[1]) == 1


@pytest.mark.rule("INV-122")
def test_the_coloured_die_leaves_and_a_white_one_comes():
    at = ready_to_test(ready=["blue.4", "white.2"]).river({1: ["draw"], 2: ["boost"], 3: ["raise"]})
    owned, blue, white = at.dice_owned(), at.me.dice(1), at.me.dice(0)
    at.play("test")
    assert at.me.dice(1) == blue - 1
    assert at.me.dice(0) == white + 1
    assert at.dice_owned() == owned
    assert at.device("robotic").tests == (4, 0, 0), "it lies on the Blue space for good"


@pytest.mark.rule("INV-122")
@pytest.mark.parametrize("column", ["built", "published"])
@pytest.mark.parametrize("owner", [0, 1, "neutral"])
def test_any_built_or_published_device_whoever_owns_it(column, owner):
    at = ready_to_test(column=column, owner=owner, ready=["orange.2"])
    at.play("test")
    assert at.device("robotic").tests == (0, 2, 0)


@pytest.mark.rule("INV-122")
def test_never_a_board_of_the_left_column():
    at = position(seats=3, ready=["blue.6", "blue.5"]).clear_devices()
    at.put_device("robotic", 0, card="basin", inventor=0)
    assert at.why("test") == "INV-122"
    at.put_device("musical", 0, "built", card="lens", inventor=0, builder=0)
    at.put_device("magnetic", 1, "built", card="bowl", inventor=0, builder=0)
    at.play("test", "ready.blue.5")
    assert at.why("device:robotic") == "INV-122"
    assert at.offers("device:musical")


@pytest.mark.rule("INV-122")
def test_only_a_coloured_die_on_a_free_space_of_its_colour():
    at = ready_to_test(tests=(3, 0, 0), ready=["white.6"])
    assert at.why("test") == "INV-123"
    at.set(ready=["blue.6"])
    assert not at.offers("test"), "the Blue space is taken"
    at.set(ready=["white.6", "blue.6", "orange.5", "charcoal.5"])
    at.play("test")
    assert at.keys == ["ready.orange.5", "ready.charcoal.5"]
    assert at.why("ready.white.6") == "INV-122"
    assert at.why("ready.blue.6") == "INV-122"
    assert at.why("ready.orange.6") == "INV-037", "there is no such die"


@pytest.mark.rule("INV-122")
def test_only_an_available_die():
    assert not ready_to_test(exhausted=["blue"], study=["blue.bottom"]).offers("test")


@pytest.mark.rule("INV-123")
def test_the_die_must_be_as_high_as_each_die_there():
    at = ready_to_test(tests=(3, 5, 0), ready=["charcoal.4"])
    assert at.why("test") == "INV-123"
    at.set(ready=["charcoal.5"])
    at.play("test")
    assert at.device("robotic").tests == (3, 5, 5)


@pytest.mark.rule("INV-123")
def test_a_determined_4_becomes_a_5_on_the_device():
    at = ready_to_test(tests=(3, 5, 0), determined=["charcoal.4"])
    at.play("test")
    assert at.device("robotic").tests == (3, 5, 5)
    assert not ready_to_test(tests=(3, 6, 0), determined=["charcoal.4"]).offers("test")


@pytest.mark.rule("INV-123")
def test_an_inspired_die_may_rise_to_any_face():
    at = ready_to_test(tests=(3, 5, 0), inspired=["charcoal.1"])
    at.play("test")
    assert at.keys == ["face:6", "face:5"]
    at.play("face:6")
    assert at.device("robotic").tests == (3, 5, 6)


@pytest.mark.rule("INV-123")
def test_the_increase_need_not_be_used():
    at = ready_to_test(tests=(3, 0, 0), determined=["charcoal.4"])
    at.play("test", "face:4")
    assert at.device("robotic").tests == (3, 0, 4)


@pytest.mark.rule("INV-124")
def test_a_bonus_for_dice_on_camels_does_not_help():
    at = ready_to_test(tests=(0, 5, 0), ready=["charcoal.4"], research=["ongoing_camel_value"])
    assert at.why("test") == "INV-123"


@pytest.mark.rule("INV-124")
@pytest.mark.parametrize("colour", ["blue", "orange", "charcoal"])
def test_a_test_has_no_colour_bonus(colour):
    at = ready_to_test(ready=[f"{colour}.4", f"{colour}.5"], exhausted=["white"], inactive=["tiler"], hand=["chair"])
    at.play("test", f"ready.{colour}.4")
    assert not at.offers("bonus")
    at.pass_until("question-end-turn")
    assert at.table.camel == 0
    assert at.why("bonus") == "INV-124"


@pytest.mark.rule("INV-125")
def test_influence_of_the_space_then_the_ship_moves_exactly():
    at = ready_to_test(ready=["orange.4"]).river({1: ["draw"], 3: ["raise"], 4: ["refresh"]})
    at.play("test", "row:top")
    assert at.me.guilds == [0, 1, 0]
    assert at.me.ship == 3, "2 Ship icons; the empty space 2 is skipped"
    assert [at.box.tile_ids[tile] for tile in at.me.rows[0]] == ["raise"], "the new space is resolved"


@pytest.mark.rule("INV-125")
def test_a_space_without_an_influence_icon_only_moves_the_ship():
    at = ready_to_test(ready=["blue.4"]).river({1: ["draw"], 2: ["boost"], 3: ["raise"], 4: ["refresh"]})
    at.play("test", "row:top")
    assert at.me.guilds == [0, 0, 0]
    assert at.me.ship == 3

"""Delivering Scroll Cards."""

import pytest
from positions.scholars import position

#: Scrolls for the House of Wisdom.
PURPLE, ORANGE, GREEN = ["greek_d"], ["greek_f", "greek_g", "greek_h"], ["hebrew_d", "hebrew_f"]


def at_spot_10(*, scroll="sanskrit_d", mark=None, colour="white", **fields):
    """A player who has Travelled to the Black Spot 10, beside which `scroll` (by itself a Chemistry one) lies."""
    start = {"silver": 4, "levels": {"all": 1}, "goal": "syriac", "spot": 9}
    at = position(hand=[f"{colour}.2"], **start | fields)
    at.put_house(purple=[], orange=[], green=[])
    at.put_map({10: scroll if mark is None else (scroll, mark)})
    return at


def arrive(at):
    at.play("slot:travel", "card:harvest_physics", "travel")
    return at.play("steps:1")


@pytest.mark.rule("SCH-092")
def test_a_delivery_costs_4_silver():
    at = arrive(at_spot_10(silver=4)).play("deliver:green")
    assert at.me.silver == 0
    assert arrive(at_spot_10(silver=3)).seat == 1, "nothing can be done"


@pytest.mark.rule("SCH-092")
def test_an_opponents_influence_costs_1_silver_more():
    assert arrive(at_spot_10(silver=4, mark=1)).seat == 1, "nothing can be done"
    at = arrive(at_spot_10(silver=5, mark=1)).play("deliver:green")
    assert at.me.silver == 0
    assert at.player(1).silver == 1


@pytest.mark.rule("SCH-096", "SCH-146")
def test_the_log_tells_of_influence_that_comes_back_after_the_toll():
    at = arrive(at_spot_10(silver=5, mark=1)).play("deliver:green")
    assert at.log()[:4] == ["log-pays-silver", "log-takes-back", "log-delivers", "log-pays-silver"]
    assert at.player(1).supply == 20


@pytest.mark.rule("SCH-094")
def test_the_gold_comes_after_the_influence():
    at = arrive(at_spot_10(silver=4)).play("deliver:green")
    assert (at.asked, at.me.gold) == ("question-influence-guild", 0)
    at.play("pass")
    assert at.me.gold == 1


@pytest.mark.rule("SCH-092")
def test_the_refusal_names_the_cost():
    at = at_spot_10(silver=4, mark=1, colour="blue", spot=6).play("slot:travel", "card:harvest_physics", "travel")
    at.put_map({8: ("persian_d", 1)}).play("steps:2")
    assert at.keys == ["do:influence 1 scroll", "pass"]
    assert at.why("deliver:green") == "SCH-092"


@pytest.mark.rule("SCH-093")
def test_guilds_that_are_not_full_take_the_scroll_whatever_the_colour():
    at = at_spot_10(colour="red").put_house(purple=PURPLE, orange=ORANGE, green=GREEN)
    arrive(at)
    assert at.keys == ["deliver:purple", "deliver:green", "pass"]
    assert at.why("deliver:orange") == "SCH-093"


@pytest.mark.rule("SCH-093")
@pytest.mark.parametrize(("guild", "above"), [("purple", PURPLE), ("green", GREEN)])
def test_the_scroll_goes_into_the_highest_empty_space(guild, above):
    at = arrive(at_spot_10(colour="red").put_house(purple=PURPLE, orange=ORANGE, green=GREEN))
    at.play(f"deliver:{guild}")
    assert at.house(guild) == [*above, "sanskrit_d"]


@pytest.mark.rule("SCH-093")
def test_a_full_house_takes_no_scroll():
    at = at_spot_10().put_house(purple=[*PURPLE, "persian_f", "persian_d"], orange=ORANGE, green=[*GREEN, "syriac_f"])
    assert arrive(at).seat == 1, "nothing can be done"
    assert at.me.silver == 4


@pytest.mark.rule("SCH-094")
def test_a_chemistry_scroll_in_the_first_row():
    at = arrive(at_spot_10(silver=6)).play("deliver:orange", "guild:orange", "guild:orange")
    assert (at.me.silver, at.me.gold) == (2, 1)
    assert at.guild("orange") == (2, 0)
    assert at.dice_owned("white") == 1, "only the die of the action"
    assert at.level("chemistry") == 2
    assert at.house("orange") == ["sanskrit_d"]
    assert at.map()[5] not in ("", "sanskrit_d")


@pytest.mark.rule("SCH-094")
def test_the_steps_come_in_order():
    at = at_spot_10(silver=6, levels={"biology": 0}, bag={"red": 1}, scroll="sanskrit_g")
    at.put_house(green=GREEN).put_pile("persian_d", "persian_f")
    arrive(at).play("deliver:green")
    assert at.asked == "question-influence-guild"
    assert at.house("green")[2] == "sanskrit_g", "taken and placed"
    assert at.me.silver == 2, "paid"
    assert at.bag() == {"red": 1}, "the White die comes after the Influence"
    at.play("guild:green")
    assert at.asked == "question-draw", "the benefit of the first level of Biology"
    assert at.bag() == {"white": 1, "red": 1}
    assert at.map()[5] == "", "the Map is filled when the research step is done"
    at.play("pass")
    assert at.map()[5] == "persian_d", "the top card of the draw pile"


@pytest.mark.rule("SCH-095")
@pytest.mark.parametrize(("there", "dice"), [(0, 0), (1, 0), (2, 1)])
@pytest.mark.parametrize("guild", ["purple", "orange", "green"])
def test_the_lowest_row_brings_a_white_die(guild, there, dice):
    at = at_spot_10().put_house(**{guild: ORANGE[:there]})
    arrive(at).play(f"deliver:{guild}").pass_until("question-turn")
    assert at.bag() == ({"white": dice} if dice else {})


@pytest.mark.rule("SCH-096")
def test_own_influence_stays_on_the_scroll():
    at = at_spot_10(mark=0)
    supply = at.me.supply
    arrive(at).play("deliver:green", "pass")
    assert at.me.silver == 0
    assert at.mark("sanskrit_d") == 0
    assert at.house("green") == ["sanskrit_d"]
    assert at.me.supply == supply


@pytest.mark.rule("SCH-096")
def test_an_opponents_influence_goes_back_to_its_owner():
    at = at_spot_10(silver=5, mark=1)
    supply = at.player(1).supply
    arrive(at).play("deliver:green", "pass")
    assert at.mark("sanskrit_d") == -1
    assert at.player(1).supply == supply + 1
    assert at.board.map_influence[5] == -1


@pytest.mark.rule("SCH-097")
def test_two_caliphs_are_resolved_before_a_scroll_fills_the_map():
    at = at_spot_10().put_guilds({"orange": (0, 3)}).put_rooms({4: "starting_translator_4"})
    at.put_pile("caliph_3", "caliph_1", "persian_d", "persian_f")
    arrive(at).play("deliver:green", "pass")
    assert (at.asked, at.seat) == ("question-caliph", 1)
    assert at.board.caliphs == [2], "the first is resolved before the next card is revealed"
    assert at.pile() == ["caliph_1", "persian_d", "persian_f"]
    assert at.room(4)[2] == 0
    at.play("caliph:top")
    assert at.board.caliphs == [2, 0]
    assert (at.asked, at.seat) == ("question-caliph", 1)
    assert at.room(4)[2] == 1, "the event of the second Caliph space"
    assert at.map()[5] == ""
    at.play("caliph:top")
    assert at.map()[5] == "persian_d"
    assert at.pile() == ["persian_f"]


@pytest.mark.rule("SCH-097")
def test_a_revealed_scroll_fills_the_space_at_once():
    at = arrive(at_spot_10().put_pile("persian_d", "caliph_1")).play("deliver:green", "pass")
    assert at.map()[5] == "persian_d"
    assert at.board.caliphs == []


def blues_delivery():
    """A Hebrew Physics Scroll; the Green Guild is empty, Purple has 1 Scroll, Orange is full."""
    at = at_spot_10(scroll="hebrew_h").put_house(purple=PURPLE, orange=ORANGE)
    return arrive(at)


@pytest.mark.rule("SCH-098")
def test_blue_delivers_to_the_green_guild():
    at = blues_delivery()
    assert at.keys == ["deliver:purple", "deliver:green", "pass"]
    assert at.why("deliver:orange") == "SCH-093"
    at.play("deliver:green", "guild:green", "guild:green")
    assert (at.me.silver, at.me.gold) == (0, 1)
    assert at.guild("green") == (2, 0)
    assert at.level("physics") == 2
    assert at.bag() == {}


@pytest.mark.rule("SCH-098")
def test_the_purple_guild_would_have_given_one_influence():
    at = blues_delivery().play("deliver:purple", "guild:purple")
    assert at.guild("purple") == (1, 0)
    assert at.asked == "question-turn", "no second piece is offered"

"""Influence: on Translators, on Scrolls, in Guilds; Gold on Translators."""

import pytest
from positions.scholars import position

from claytable.games.scholars.influence import place_in_house

BLUE, RED, YELLOW = 0, 1, 2


# -- where pieces come from ------------------------------------------------------------------------------


@pytest.mark.rule("SCH-143")
def test_influence_on_a_caliph_card_comes_from_the_guild_never_from_the_supply():
    at = position(slots={"travel": "harvest_mathematics"}).put_guilds({"purple": (2, 0)}).put_pile("caliph_1")
    at.set(supply=12).play("rest", "caliph:top")
    assert at.board.caliph_influence == [(0, -1, -1)]
    assert (at.me.supply, at.guild("purple")) == (12, (1, 0))


@pytest.mark.rule("SCH-143")
@pytest.mark.parametrize(
    ("effect", "answers"),
    [
        ("influence 1 scroll", ["scroll:greek_a"]),
        ("influence 1 guild:green", ["guild:green"]),
        ("employ translator:greek", ["room:3", "worker:red"]),
    ],
)
def test_influence_on_scrolls_in_guilds_and_on_translators_comes_from_the_supply(effect, answers):
    at = position(silver=1, supply=12).put_map({0: "greek_a"}).set(supply=12)
    at.effect(effect).play(*answers)
    assert at.me.supply == 11


@pytest.mark.rule("SCH-143")
def test_with_an_empty_supply_a_piece_moves_from_a_scroll_or_guild():
    at = position().put_map({0: ("greek_a", BLUE)}).put_guilds({"purple": (1, 0)}).set(supply=0)
    at.effect("influence 1 guild:green").play("guild:green")
    assert sorted(at.keys) == ["from-guild:purple", "from-scroll:greek_a", "pass"]
    at.play("from-scroll:greek_a")
    assert (at.mark("greek_a"), at.guild("green"), at.me.supply) == (-1, (1, 0), 0)


# -- Gold on Translators --------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-144")
def test_taking_gold_off_an_opponents_translator_costs_a_silver_for_its_owner():
    at = position(silver=1).put_rooms({1: ("greek_c", RED, 2)}).effect("shift 1 gold").play("gold-off:1")
    assert (at.me.gold, at.me.silver) == (1, 0)
    assert at.player(RED).silver == 1
    assert at.room(1) == ("greek_c", RED, 1)


@pytest.mark.rule("SCH-144")
def test_without_silver_only_an_own_translator_is_open():
    at = position(silver=0, gold=1).put_rooms({1: ("greek_c", RED, 2), 2: ("greek_a", None, 1), 3: ("greek_b", 0, 1)})
    at.effect("shift 1 gold")
    assert sorted(at.keys) == ["gold-off:3", "gold-on:3", "pass"]
    assert at.why("gold-off:1") == "SCH-144"
    assert at.why("gold-on:2") == "SCH-144"
    at.play("gold-on:3")
    assert (at.me.gold, at.room(3)) == (0, ("greek_b", 0, 2)), "an own Translator costs nothing"


@pytest.mark.rule("SCH-144")
def test_gold_placed_on_a_neutral_translator_costs_a_silver_to_the_main_supply():
    at = position(silver=1, gold=1).put_rooms({1: ("greek_c", None, 1)}).effect("shift 1 gold").play("gold-on:1")
    assert (at.me.gold, at.me.silver, at.player(RED).silver) == (0, 0, 0)
    assert at.room(1) == ("greek_c", -1, 2)


@pytest.mark.rule("SCH-144")
def test_gold_is_taken_only_where_it_lies_and_placed_only_by_who_has_some():
    at = position(silver=1).put_rooms({1: ("greek_c", RED, 0), 2: ("greek_a", RED, 1)}).effect("shift 1 gold")
    assert at.keys == ["gold-off:2", "pass"]


# -- Scrolls ------------------------------------------------------------------------------------------------


def nine_scrolls(marked):
    """Nine visible Scrolls, of which the first `marked` bear an opponent's Influence."""
    names = [
        "chinese_a",
        "chinese_b",
        "greek_a",
        "greek_b",
        "hebrew_a",
        "hebrew_b",
        "persian_a",
        "syriac_a",
        "syriac_b",
    ]
    values = [(name, RED) if n < marked else name for n, name in enumerate(names)]
    at = position().put_map({2 * n: value for n, value in enumerate(values[:6])})
    at.put_house(purple=values[6:7], orange=values[7:8], green=values[8:])
    return at, names


@pytest.mark.rule("SCH-145")
def test_any_visible_scroll_without_influence_may_be_influenced():
    at, names = nine_scrolls(marked=4)
    at.effect("influence 1 scroll")
    assert sorted(at.keys) == sorted([*(f"scroll:{name}" for name in names[4:]), "pass"])
    for name in names[:4]:
        assert at.why(f"scroll:{name}") == "SCH-145"
    at.play("scroll:syriac_b")
    assert at.mark("syriac_b") == BLUE
    assert at.me.supply == 19


@pytest.mark.rule("SCH-145")
def test_an_own_influence_fills_a_scroll_too():
    at = position().put_map({0: ("greek_a", BLUE)}).effect("influence 1 scroll")
    assert at.why("scroll:greek_a") == "SCH-145"


@pytest.mark.rule("SCH-145")
def test_influencing_a_scroll_may_be_declined():
    at, names = nine_scrolls(marked=4)
    at.effect("influence 1 scroll").play("pass")
    assert [at.mark(name) for name in names] == [RED] * 4 + [-1] * 5
    assert at.me.supply == 20


def delivering(silver, owner):
    at = position(silver=silver, hand=["white.2"]).put_map({2: ("greek_a", owner)}).put_pile("persian_h")
    return at.put_house(green=[]).work("travel", "white.2").play("travel", "steps:2")


@pytest.mark.rule("SCH-146")
def test_delivering_a_scroll_with_an_opponents_influence_pays_that_opponent():
    at = delivering(5, RED)
    at.play("deliver:green")
    assert at.me.silver == 0
    assert (at.player(RED).silver, at.player(RED).supply) == (1, 20)
    assert at.house("green") == ["greek_a"]
    assert at.mark("greek_a") == -1


@pytest.mark.rule("SCH-146")
def test_four_silver_do_not_pay_for_an_opponents_influence():
    at = delivering(4, RED)
    assert (at.asked, at.seat) == ("question-turn", RED), "there was nothing to Deliver"
    assert (at.house("green"), at.mark("greek_a")) == ([], RED)


@pytest.mark.rule("SCH-146")
def test_own_influence_costs_nothing_and_stays_on_the_delivered_scroll():
    at = delivering(4, BLUE)
    at.play("deliver:green")
    assert (at.me.silver, at.me.supply) == (0, 19)
    assert at.mark("greek_a") == BLUE


@pytest.mark.rule("SCH-146")
@pytest.mark.parametrize(("owner", "silver", "paid"), [(RED, 1, 1), (BLUE, 0, 0)])
def test_translating_a_scroll_returns_its_influence_and_pays_an_opponent(owner, silver, paid):
    at = position(silver=silver, gold=1, hand=["purple.1"]).put_rooms({1: ("greek_f", BLUE, 0)})
    at.put_house(purple=[("greek_a", owner)]).work("translate", "purple.1").play("translate")
    assert at.scrolls()[-1] == "greek_a"
    assert (at.me.silver, at.player(RED).silver) == (0, paid)
    assert at.player(owner).supply == (20 if owner == RED else 19), "all but the mark of the Translator"


@pytest.mark.rule("SCH-146")
def test_without_silver_a_scroll_with_an_opponents_influence_cannot_be_translated():
    at = position(gold=1, workers={"red": 1}, hand=["purple.1"]).put_rooms({1: ("greek_f", BLUE, 0)})
    at.put_house(purple=[("greek_a", RED)]).work("translate", "purple.1")
    assert at.why("translate") == "SCH-112", "the line could be paid, the Influence not"


# -- Guilds -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-147")
def test_a_coloured_guild_icon_has_one_target_and_any_guild_three():
    assert position().effect("influence 1 guild:orange").keys == ["guild:orange", "pass"]
    assert position().effect("influence 1 guild:any").keys == ["guild:purple", "guild:orange", "guild:green", "pass"]


@pytest.mark.rule("SCH-147")
def test_placing_in_a_guild_may_be_declined():
    at = position().effect("influence 1 guild:any").play("pass")
    assert [at.guild(guild) for guild in ("purple", "orange", "green")] == [(0, 0)] * 3


def influence(at, seat, guild, times=1):
    for _ in range(times):
        at.effect(f"influence 1 guild:{guild}", seat=seat).play(f"guild:{guild}")
    return at


@pytest.mark.rule("SCH-148")
def test_the_first_influence_in_an_empty_guild_takes_control():
    at = influence(position(), RED, "orange")
    assert (at.guild("orange"), at.control("orange")) == ((0, 1), RED)


@pytest.mark.rule("SCH-148")
def test_only_strictly_more_than_the_controller_takes_control():
    at = position().put_guilds({"purple": (2, 1)})
    influence(at, RED, "purple")
    assert (at.guild("purple"), at.control("purple")) == ((2, 2), BLUE), "a tie changes nothing"
    influence(at, RED, "purple")
    assert (at.guild("purple"), at.control("purple")) == ((2, 3), RED), "all of Blue's pieces count on"


@pytest.mark.rule("SCH-149")
def test_a_guild_without_controller_is_taken_by_a_sole_leader():
    at = position(seats=3).put_guilds({"purple": (1, 2, 2)}, control={"purple": None})
    influence(at, BLUE, "purple")
    assert (at.guild("purple"), at.control("purple")) == ((2, 2, 2), -1)
    influence(at, RED, "purple")
    assert (at.guild("purple"), at.control("purple")) == ((2, 3, 2), RED)


@pytest.mark.rule("SCH-149")
def test_a_guild_without_controller_is_also_taken_when_a_rivals_piece_moves_away():
    at = position(seats=3).put_guilds({"purple": (2, 2, 1)}, control={"purple": None}).set(supply=0)
    at.effect("influence 1 guild:green").play("guild:green", "from-guild:purple")
    assert (at.guild("purple"), at.control("purple")) == ((1, 2, 1), RED)


@pytest.mark.rule("SCH-150")
@pytest.mark.parametrize(
    ("before", "after", "control"),
    [((2, 2), (1, 2), RED), ((2, 1), (1, 1), BLUE), ((1, 0), (0, 0), -1)],
)
def test_a_piece_that_moves_out_of_a_guild_may_cost_control(before, after, control):
    at = position().put_guilds({"purple": before}, control={"purple": BLUE}).set(supply=0)
    at.effect("influence 1 guild:green").play("guild:green", "from-guild:purple")
    assert (at.guild("purple"), at.control("purple")) == (after, control)
    assert (at.guild("green"), at.control("green")) == ((1, 0), BLUE)


@pytest.mark.rule("SCH-150")
def test_nobody_controls_when_several_tie_for_taking_over():
    at = position(seats=3).put_guilds({"purple": (2, 2, 2)}, control={"purple": BLUE}).set(supply=0)
    at.effect("influence 1 guild:green").play("guild:green", "from-guild:purple")
    assert (at.guild("purple"), at.control("purple")) == ((1, 2, 2), -1)


@pytest.mark.rule("SCH-151")
def test_example_of_the_three_guilds():
    at = position().put_guilds({"purple": (2, 2), "orange": (0, 0), "green": (2, 3)}, control={"purple": BLUE})
    assert (at.control("purple"), at.control("orange"), at.control("green")) == (BLUE, -1, RED)
    influence(at, RED, "purple")
    assert at.control("purple") == RED, "Red needs only 1 more"
    influence(at, BLUE, "orange")
    assert at.control("orange") == BLUE, "whoever places first"
    influence(at, BLUE, "green")
    assert (at.guild("green"), at.control("green")) == ((3, 3), RED)
    influence(at, BLUE, "green")
    assert (at.guild("green"), at.control("green")) == ((4, 3), BLUE)


@pytest.mark.rule("SCH-145")
def test_a_scroll_that_lies_nowhere_has_no_place_for_influence():
    at = position().put_house(purple=["greek_a"], orange=["greek_b"], green=["greek_c"])
    assert [place_in_house(at.table, at.scroll(f"greek_{letter}")) for letter in "abc"] == [(0, 0), (1, 0), (2, 0)]
    with pytest.raises(AssertionError, match="is not in the House of Wisdom"):
        place_in_house(at.table, at.board.boxed[0])

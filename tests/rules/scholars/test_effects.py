"""Effects of icons: gains, Influence, dice."""

import pytest
from positions.scholars import position

from claytable import Refusal
from claytable.core.messages import Message

NINE = ["chinese_a", "chinese_b", "greek_a", "greek_b", "hebrew_a", "hebrew_b", "persian_a", "syriac_a", "syriac_b"]
COMBINED = "gain 1 worker:white + influence 1 scroll"


def retired(*translators, slot="travel", die="white.3", **fields):
    """Seat 0 Works on a slot with these Retirees; a Worker at hand keeps the question open."""
    at = position(**{"hand": [die], "workers": {"yellow": 1}} | fields, retirees={slot: translators})
    return at.work(slot, die)


# -- plain gains ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-177")
def test_silver_gold_and_workers_are_gained_from_the_main_supply():
    at = position().effect("gain 1 silver", "gain 1 gold", "gain 1 worker:blue")
    assert (at.me.silver, at.me.gold, at.workers()) == (1, 1, {"blue": 1})
    at.effect("gain 1 worker:any")
    assert at.keys == ["worker:white", "worker:red", "worker:yellow", "worker:blue"]
    assert at.refusal("pass") == Refusal("SCH-177", Message("why-must-gain"))
    assert at.why("deliver:green") == "SCH-177"
    at.play("worker:white")
    assert at.workers() == {"white": 1, "blue": 1}


@pytest.mark.rule("SCH-177")
def test_a_white_worker_comes_although_no_scroll_can_be_influenced():
    at = position(hand=["white.3"], retirees={"travel": ["syriac_c"]})
    at.put_map({2 * n: (name, 1) for n, name in enumerate(NINE[:6])})
    at.put_house(purple=[(NINE[6], 1)], orange=[(NINE[7], 1)], green=[(NINE[8], 1)])
    at.work("travel", "white.3").play(f"do:{COMBINED}")
    assert at.workers() == {"white": 1}
    assert at.me.supply == 20, "no Influence is placed"
    assert at.asked == "question-work"


@pytest.mark.rule("SCH-177")
@pytest.mark.parametrize(("answer", "placed"), [("scroll:greek_a", 1), ("pass", 0)])
def test_the_influence_that_comes_with_a_white_worker_is_optional(answer, placed):
    at = retired("syriac_c", workers={}).put_map({0: "greek_a"}).play(f"do:{COMBINED}", answer)
    assert (at.workers(), at.me.supply) == ({"white": 1}, 20 - placed)


@pytest.mark.rule("SCH-177")
def test_each_of_several_has_its_own_choice():
    at = position().effect("gain 2 worker:any").play("worker:red", "worker:white")
    assert at.workers() == {"red": 1, "white": 1}
    at.effect("influence 2 guild:any").play("guild:purple", "guild:green")
    assert (at.guild("purple"), at.guild("orange"), at.guild("green")) == ((1, 0), (0, 0), (1, 0))
    at.effect("advance 2 track:any").play("track:physics", "track:philosophy")
    assert (at.level("physics"), at.level("philosophy")) == (1, 1)


@pytest.mark.rule("SCH-177")
@pytest.mark.parametrize("first", ["destroy 1 die:white", "draw 1 die"])
def test_several_icons_are_resolved_in_any_order(first):
    at = position(bag={"white": 1}, hand=["red.1"]).effect("destroy 1 die:white", "draw 1 die").play(f"do:{first}")
    if first.startswith("draw"):
        assert (at.asked, at.bag()) == ("question-destroy", {}), "the drawn die can now be destroyed"
    else:
        at.play("white:bag")
        assert at.hand() == ["red.1"], "no die was left to draw"


# -- Influence -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-178")
def test_the_icon_of_a_guild_places_influence_there():
    at = retired("wild_1_e", workers={}).set(supply=4).play("do:influence 1 guild:green")
    assert (at.me.supply, at.guild("green")) == (3, (1, 0))


@pytest.mark.rule("SCH-178")
@pytest.mark.parametrize(
    ("effect", "answer"),
    [
        ("influence 1 scroll", "scroll:greek_a"),
        ("influence 1 guild:green", "guild:green"),
        ("influence 1 guild:any", "guild:purple"),
    ],
)
def test_all_influence_is_optional(effect, answer):
    at = position().put_map({0: "greek_a"}).effect(effect)
    assert at.offers(answer)
    at.play("pass")
    assert at.me.supply == 20


# -- gaining dice --------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-179")
def test_any_primary_die_to_the_bag():
    at = position().effect("gain 1 die:primary to bag")
    assert at.keys == ["die:red", "die:yellow", "die:blue", "pass"]
    left = at.board.dice[6]
    at.play("die:blue")
    assert (at.bag(), at.hand(), at.board.dice[6]) == ({"blue": 1}, ["white.3"], left - 1)


@pytest.mark.rule("SCH-179")
def test_any_primary_die_to_hand_is_rolled(tmp_path):
    pack = tmp_path / "loaded.toml"
    pack.write_text('[[die]]\nid = "blue"\nfaces = [5, 5, 5, 5, 5, 5]\n', encoding="utf-8")
    at = position(pack=str(pack)).effect("gain 1 die:primary to hand").play("die:blue")
    assert (at.hand(), at.bag()) == (["white.3", "blue.5"], {})


@pytest.mark.rule("SCH-179")
@pytest.mark.parametrize("colour", ["red", "purple"])
def test_the_shown_die_to_the_bag(colour):
    at = position().effect(f"gain 1 die:{colour} to bag")
    assert at.keys == [f"die:{colour}", "pass"], "no other colour"
    at.play(f"die:{colour}")
    assert (at.bag(), at.hand()) == ({colour: 1}, ["white.3"])


@pytest.mark.rule("SCH-179")
def test_the_shown_primary_die_to_hand():
    at = position().effect("gain 1 die:yellow to hand").play("die:yellow")
    assert at.bag() == {}
    assert at.hand()[1].startswith("yellow.")


@pytest.mark.rule("SCH-179")
def test_a_white_die_goes_to_the_bag():
    at = position()
    left = at.board.dice[0]
    at.effect("gain 1 die:white to bag")
    assert (at.bag(), at.hand(), at.board.dice[0]) == ({"white": 1}, ["white.3"], left - 1)


@pytest.mark.rule("SCH-180")
@pytest.mark.parametrize(
    ("answer", "bag", "workers"),
    [("do:gain 1 die:red to bag", {"red": 1}, {}), ("do:gain 1 worker:red", {}, {"red": 1}), ("pass", {}, {})],
)
def test_the_shown_die_or_the_shown_worker_or_neither(answer, bag, workers):
    at = retired("hebrew_b", workers={}).play("do:gain 1 die:red to bag | gain 1 worker:red")
    assert at.asked == "question-choose"
    at.play(answer)
    assert (at.bag(), at.workers()) == (bag, workers)


# -- drawing -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-181")
def test_two_draw_icons_are_separate_actions_before_and_after_the_main_action():
    at = position(hand=["white.1"], bag={"red": 3}).work("travel", "white.1", card="hurry")
    at.play("do:draw 1 die")
    assert [die[:3] for die in at.hand()] == ["red"]
    at.play("travel", "pass")
    assert at.offers("do:draw 1 die")
    at.play("do:draw 1 die")
    assert (len(at.hand()), at.bag()) == (2, {"red": 1})
    assert not at.offers("do:draw 1 die"), "both icons are used"


@pytest.mark.rule("SCH-181")
def test_a_draw_may_be_left_out():
    at = position(hand=["white.1"], bag={"red": 3}).effect("draw 1 die")
    assert at.keys == ["draw", "pass"]
    at.play("pass")
    assert (at.hand(), at.bag()) == (["white.1"], {"red": 3})


@pytest.mark.rule("SCH-182")
@pytest.mark.parametrize(("held", "drawn"), [(3, 2), (6, 0)])
def test_topping_up_draws_until_so_many_dice_are_in_hand(held, drawn):
    at = position(hand=["white.1"] * held, bag={"red": 9}).effect("top up hand to 5").play("pass")
    assert (len(at.hand()), at.bag()) == (held + drawn, {"red": 9 - drawn})


# -- destroying ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-183")
def test_a_white_die_may_be_destroyed():
    at = retired("chinese_g", die="red.3", bag={"white": 1}).play("do:destroy 1 die:white")
    assert at.keys == ["white:bag", "pass"]
    left = at.board.dice[0]
    at.play("white:bag")
    assert (at.dice_owned("white"), at.board.dice[0]) == (0, left + 1)


@pytest.mark.rule("SCH-183")
@pytest.mark.parametrize("white", [1, 2, 3])
def test_two_silver_destroy_up_to_two_white_dice(white):
    at = retired("wild_1_c", die="red.3", bag={"white": white}, silver=2)
    at.play("do:pay 2 silver -> destroy 2 die:white")
    for _ in range(min(2, white)):
        at.play("white:bag")
    assert (at.me.silver, at.dice_owned("white"), at.asked) == (0, max(0, white - 2), "question-work")


@pytest.mark.rule("SCH-183")
def test_one_of_the_two_may_be_kept_and_one_silver_is_not_enough():
    at = retired("wild_1_c", die="red.3", bag={"white": 2}, silver=2)
    at.play("do:pay 2 silver -> destroy 2 die:white", "white:bag", "pass")
    assert at.dice_owned("white") == 1
    at = retired("wild_1_c", die="red.3", bag={"white": 2}, silver=1)
    assert at.why("do:pay 2 silver -> destroy 2 die:white") == "SCH-185"

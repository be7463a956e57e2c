"""Recruit: Dispatch and Employ."""

import pytest
from positions.scholars import position

DECKS = ["chinese", "sanskrit", "greek", "hebrew", "persian", "syriac", "wild_1", "wild_2"]
FOR_GOLD = "do:pay 2 worker:any -> gain 2 gold"


def recruit(*dice, top=(), **fields):
    """A Recruit action with these dice."""
    at = position(hand=list(dice), goal="syriac", **fields).put_top(*top)
    return at.work("recruit", *dice).play("recruit")


def full_rooms(at, but=()):
    """Neutral Starting Translators in all Rooms but some."""
    return at.put_rooms({room: f"starting_translator_{room}" for room in range(1, 11) if room not in but})


@pytest.mark.rule("SCH-078")
@pytest.mark.parametrize("die", ["white.3", "red.3", "green.3"])
def test_a_3_dispatches_or_employs_whatever_its_colour(die):
    at = recruit(die)
    reachable = DECKS[:4]
    assert at.keys == [f"dispatch:{deck}" for deck in reachable] + [f"employ:{deck}" for deck in reachable]


@pytest.mark.rule("SCH-078")
@pytest.mark.parametrize("answer", ["dispatch:greek", "employ:greek"])
def test_exactly_one_translator_is_recruited(answer):
    at = position(hand=["white.3"], bag={"white": 3}).put_top("greek_c").work("recruit", "white.3", card="hurry")
    at.play("recruit", answer)
    if answer == "employ:greek":
        at.play("room:1")
    assert at.asked == "question-work"
    assert at.why("recruit") == "SCH-053"


@pytest.mark.rule("SCH-079")
def test_a_6_reaches_six_decks():
    at = recruit("white.6")
    assert [key for key in at.keys if key.startswith("dispatch")] == [f"dispatch:{deck}" for deck in DECKS[:6]]
    for key in ("dispatch:wild_1", "dispatch:wild_2", "employ:wild_1", "employ:wild_2"):
        assert at.why(key) == "SCH-079"


@pytest.mark.rule("SCH-079")
@pytest.mark.parametrize(
    ("dice", "decks"),
    [
        (["white.1"], 2),
        (["white.2"], 2),
        (["white.3"], 4),
        (["white.4"], 4),
        (["white.5"], 6),
        (["white.6"], 6),
        (["white.6", "red.1"], 8),
    ],
)
def test_the_pairs_of_decks_need_1_3_5_and_7(dice, decks):
    at = recruit(*dice)
    assert [key for key in at.keys if key.startswith("employ")] == [f"employ:{deck}" for deck in DECKS[:decks]]


@pytest.mark.rule("SCH-079")
def test_only_the_top_card_of_a_deck_is_there():
    at = recruit("white.3", top=["greek_a", "greek_c"])
    second = at.deck("greek")[1]
    at.play("dispatch:greek")
    assert at.me.silver == 4, "greek_c gives 4 Silver"
    assert at.deck("greek")[0] == second


@pytest.mark.rule("SCH-080")
def test_without_the_cost_there_is_no_reward_and_the_card_goes_under_its_deck():
    at = recruit("white.1", top=["chinese_c"], workers={"red": 1})
    at.play("dispatch:chinese")
    assert at.me.gold == 0
    assert at.workers() == {"red": 1}
    assert at.deck("chinese")[-1] == "chinese_c"
    assert len(at.deck("chinese")) == 8


@pytest.mark.rule("SCH-080")
def test_a_reward_may_be_declined_and_the_card_still_goes_under_its_deck():
    at = recruit("white.1", top=["chinese_c"], workers={"red": 2})
    at.play("dispatch:chinese")
    assert at.keys == [FOR_GOLD, "pass"]
    at.play("pass")
    assert at.me.gold == 0
    assert at.deck("chinese")[-1] == "chinese_c"


@pytest.mark.rule("SCH-080")
@pytest.mark.parametrize("first", ["do:influence 1 guild:any", "do:gain 1 worker:any"])
def test_effects_of_a_dispatch_come_in_any_order(first):
    at = recruit("white.1", top=["chinese_h"]).play("dispatch:chinese")
    assert {"do:influence 1 guild:any", "do:gain 1 worker:any"} <= set(at.keys)
    assert at.deck("chinese")[0] == "chinese_h", "the card is moved when its effects are done"
    at.play(first)
    assert at.asked == ("question-influence-guild" if "guild" in first else "question-gain-worker")


@pytest.mark.rule("SCH-080")
def test_dispatching_is_free():
    at = recruit("white.1", top=["chinese_b"], silver=2).play("dispatch:chinese")
    assert (at.me.silver, at.me.gold) == (3, 1), "the Translator's 1 Silver and 1 Gold"


@pytest.mark.rule("SCH-081")
def test_employing_pays_the_room_resolves_it_and_marks_the_translator():
    at = recruit("white.3", top=["greek_c"], silver=3)
    supply = at.me.supply
    at.play("employ:greek", "room:7")
    assert at.me.silver == 0, "the 4 Silver of the Dispatch effect are not gained"
    assert at.me.gold == 1
    assert at.workers() == {"white": 1}
    assert at.me.supply == supply - 1
    assert at.room(7) == ("greek_c", 0, 0)
    assert "greek_c" not in at.deck("greek")


@pytest.mark.rule("SCH-081")
def test_any_empty_room_may_be_chosen():
    at = full_rooms(recruit("white.3", silver=4), but=(1, 4, 9)).play("employ:greek")
    assert at.keys == ["room:1", "room:4", "room:9"]


@pytest.mark.rule("SCH-081")
@pytest.mark.parametrize(("room", "key"), [(5, "die:red"), (8, "track:physics"), (3, "worker:red")])
def test_the_effect_of_a_room_is_mandatory(room, key):
    at = recruit("white.3", silver=4).play("employ:greek", f"room:{room}")
    assert at.offers(key)
    assert not at.offers("pass")


@pytest.mark.rule("SCH-081")
def test_a_draw_of_a_room_is_not_asked():
    at = recruit("white.3", bag={"yellow": 1}).play("employ:greek", "room:1")
    assert [die[:-2] for die in at.hand()] == ["yellow"]


@pytest.mark.rule("SCH-081")
def test_influence_of_a_room_is_optional():
    at = recruit("white.3", silver=2).play("employ:greek", "room:6")
    assert at.offers("pass")
    at.play("pass")
    assert at.guild("purple") == at.guild("orange") == at.guild("green") == (0, 0)


@pytest.mark.rule("SCH-081")
def test_the_ownership_mark_comes_last():
    at = recruit("white.3", silver=2).set(supply=1).play("employ:greek", "room:6")
    at.play("do:influence 1 guild:any", "guild:purple")
    assert at.guild("purple") == (1, 0), "the last piece of the supply is still free for the effect"
    at.play("pass")
    assert at.guild("purple") == (0, 0), "so it has to be moved for the mark"
    assert at.room(6)[1] == 0


@pytest.mark.rule("SCH-082")
def test_with_ten_occupied_rooms_only_dispatching_is_offered():
    at = full_rooms(recruit("white.3", silver=4))
    assert at.keys == [f"dispatch:{deck}" for deck in DECKS[:4]]
    assert at.why("employ:greek") == "SCH-082"


@pytest.mark.rule("SCH-082")
def test_a_room_holds_one_translator_and_costs_its_full_price():
    at = recruit("white.3", silver=1).put_rooms({1: "starting_translator_1"}).play("employ:greek")
    assert at.keys == ["room:2", "room:3", "room:4"]
    assert at.why("room:1") == "SCH-082"
    assert at.why("room:5") == "SCH-082"


@pytest.mark.rule("SCH-082")
def test_nobody_is_employed_who_cannot_be_paid():
    at = full_rooms(recruit("white.3", silver=3), but=(9, 10))
    assert at.why("employ:greek") == "SCH-082"
    assert at.set(silver=4).offers("employ:greek")


@pytest.mark.rule("SCH-083")
@pytest.mark.parametrize(("room", "retires"), [(3, True), (5, False)])
def test_the_room_says_how_much_gold_is_needed_to_retire(room, retires):
    at = position(hand=["white.3"]).put_rooms({room: ("greek_a", 0, 2)}).work("research", "white.3")
    at.play("research", "worker:red")
    assert at.asked == ("question-tuck" if retires else "question-turn")
    assert at.room(room) == (("", -1, 0) if retires else ("greek_a", 0, 2))


@pytest.mark.rule("SCH-083")
@pytest.mark.parametrize("silver", range(5))
def test_the_silver_cost_of_rooms_grows_from_left_to_right(silver):
    at = recruit("white.3", silver=silver).play("employ:greek")
    assert at.keys == [f"room:{room}" for room in range(1, 2 * silver + 3)]


@pytest.mark.rule("SCH-083")
def test_the_effect_of_the_room_is_for_the_player_who_places_the_translator():
    at = recruit("white.3", silver=3)
    at.play("employ:greek", "room:7")
    assert (at.me.gold, at.player(1).gold) == (1, 0)
    at = recruit("white.3", silver=3)
    at.play("employ:greek", "room:2").pass_until("question-turn")
    assert (at.me.silver, at.me.gold) == (4, 0), "the same Translator in another Room brings 1 Silver"


@pytest.mark.rule("SCH-084")
@pytest.mark.parametrize(
    ("dice", "reached"), [(["red.4"], 4), (["white.6", "red.1"], 8), (["white.6", "red.6"], 8)], ids=["4", "7", "12"]
)
def test_a_4_reaches_the_four_left_decks_and_7_or_more_all_eight(dice, reached):
    at = recruit(*dice)
    assert [key for key in at.keys if key.startswith("dispatch")] == [f"dispatch:{deck}" for deck in DECKS[:reached]]


@pytest.mark.rule("SCH-085")
def test_two_workers_of_any_colours_bring_2_gold():
    at = recruit("white.1", top=["chinese_c"], workers={"red": 1, "white": 1, "blue": 1})
    at.play("dispatch:chinese", FOR_GOLD)
    assert at.keys == ["worker:white", "worker:red", "worker:blue"]
    assert at.me.gold == 0, "the cost is paid before anything is gained"
    at.play("worker:red", "worker:white")
    assert at.workers() == {"blue": 1}
    assert at.me.gold == 2
    assert at.deck("chinese")[-1] == "chinese_c"


@pytest.mark.rule("SCH-085")
def test_a_red_and_a_white_worker_are_the_two():
    at = recruit("white.1", top=["chinese_c"], workers={"red": 1, "white": 1})
    at.play("dispatch:chinese", FOR_GOLD)
    assert (at.workers(), at.me.gold) == ({}, 2), "all that there are: nothing is asked"
    assert at.deck("chinese")[-1] == "chinese_c"

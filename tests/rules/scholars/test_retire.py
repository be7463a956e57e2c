"""Retiring Translators."""

import pytest
from positions.scholars import position

SLOTS = ["recruit", "travel", "research", "translate"]
#: One or two Retirees for slots that already have some.
ONE, TWO = ["starting_translator_1"], ["starting_translator_2", "starting_translator_3"]
NOBODY = ("", -1, 0)


def about_to_end(rooms, seats=2, **fields):
    """A turn that only has to be ended."""
    at = position(seats=seats, hand=["white.3"], goal="chinese", **fields).put_rooms(rooms)
    return at.work("research", "white.3")


@pytest.mark.rule("SCH-120")
def test_gold_of_a_rest_retires_a_translator_after_the_rest(tmp_path):
    pack = tmp_path / "shift.toml"
    pack.write_text('[[action_card]]\nid = "action_bargain"\nrest = ["shift 1 gold"]\n')
    slots = {"travel": ("bargain", ["red.3"])}
    at = position(pack=str(pack), gold=1, slots=slots, bag={"white": 3}).put_pile("greek_d", "greek_f")
    at.put_rooms({3: ("greek_a", 0, 1)}).play("rest", "gold-on:3")
    assert at.asked == "question-reroll", "the harvest of Astronomy: income goes on"
    assert at.room(3) == ("greek_a", 0, 2), "enough for the Room"
    assert at.me.slot_cards[1] >= 0
    at.play("pass")
    assert at.asked == "question-tuck"
    assert (at.me.slot_cards, at.bag()) == ([-1] * 6, {"red": 1}), "cards and dice were taken back first"
    assert at.room(3) == NOBODY
    at.play("slot:travel")
    assert at.retirees("travel") == ["greek_a"]


@pytest.mark.rule("SCH-120")
@pytest.mark.parametrize(("gold", "retires"), [(1, False), (2, True), (3, True)])
def test_a_translator_retires_with_the_gold_of_its_room_or_more(gold, retires):
    at = about_to_end({3: ("greek_a", 0, gold)})
    assert at.room(3) == ("greek_a", 0, gold), "not before the end of the turn"
    at.play("end-turn")
    assert (at.asked == "question-tuck") == retires
    assert at.room(3) == (NOBODY if retires else ("greek_a", 0, gold))


@pytest.mark.rule("SCH-120")
def test_gold_of_an_event_retires_a_translator_at_the_end_of_that_turn():
    at = position(slots={"travel": ("hurry", ["red.3"])}).put_caliphs("caliph_1").put_pile("greek_d", "caliph_2")
    at.put_rooms({9: ("starting_translator_1", 1)}).play("rest")
    assert at.room(9) == ("starting_translator_1", 1, 1), "the second Caliph laid the Gold there"
    at.pass_until("question-tuck")
    assert (at.seat, at.room(9)) == (1, NOBODY)


@pytest.mark.rule("SCH-121")
def test_the_owner_tucks_the_card_below_one_of_four_slots():
    at = about_to_end({1: ("greek_a", 1, 3)})
    gold, supply = at.me.gold, at.player(1).supply
    at.play("end-turn")
    assert at.seat == 1
    assert at.keys == [f"slot:{slot}" for slot in SLOTS]
    assert at.why("slot:recruit_travel") == at.why("slot:goal") == at.why("pass") == "SCH-121"
    assert at.refusal("slot:recruit_travel").message.id == at.refusal("slot:goal").message.id == "why-black-slot"
    assert at.room(1) == NOBODY
    assert at.player(1).supply == supply + 1
    assert (at.me.gold, at.player(1).gold) == (gold, 0), "the 3 Gold are in the Main Supply"
    at.play("slot:research")
    assert at.retirees("research", 1) == ["greek_a"]
    assert at.asked == "question-turn"


@pytest.mark.rule("SCH-122")
@pytest.mark.parametrize(
    ("silver", "payments", "left", "dice"),
    [
        (2, ["pay-silver", "pay-silver"], 0, 0),
        (2, ["pay-silver", "take-dice"], 1, 1),
        (2, ["take-dice", "take-dice"], 2, 2),
        (2, ["take-dice", "pay-silver"], 1, 1),
        (1, ["pay-silver"], 0, 1),
        (0, [], 0, 2),
    ],
    ids=["2 Silver", "1 Silver and 1 die", "2 dice", "1 die and 1 Silver", "the last Silver and 1 die", "no Silver"],
)
def test_each_retiree_already_there_costs_silver_or_a_white_die(silver, payments, left, dice):
    at = about_to_end({3: ("greek_a", 0, 2)}, silver=silver, retirees={"travel": TWO})
    at.play("end-turn", "slot:travel", *payments)
    assert at.asked == "question-turn"
    assert at.me.silver == left
    assert at.bag() == ({"white": dice} if dice else {})
    assert len(at.retirees("travel")) == 3


@pytest.mark.rule("SCH-122")
def test_the_first_retiree_of_a_slot_is_free():
    at = about_to_end({3: ("greek_a", 0, 2)}, silver=2, retirees={"travel": TWO})
    at.play("end-turn", "slot:recruit")
    assert (at.asked, at.me.silver, at.bag()) == ("question-turn", 2, {})


@pytest.mark.rule("SCH-122")
def test_a_white_die_comes_from_the_main_supply():
    at = about_to_end({3: ("greek_a", 0, 2)}, retirees={"travel": ONE})
    dice = at.board.dice[0]
    at.play("end-turn", "slot:travel")
    assert at.board.dice[0] == dice - 1


@pytest.mark.rule("SCH-123")
def test_two_retirees_under_one_slot_cost_one_payment():
    at = about_to_end({3: ("greek_a", 0, 2), 4: ("greek_b", 0, 2)}, silver=5)
    at.play("end-turn", "slot:travel")
    assert at.asked == "question-tuck", "the first is free"
    at.play("slot:travel")
    assert at.keys == ["pay-silver", "take-dice"]
    at.play("pay-silver")
    assert (at.asked, at.me.silver) == ("question-turn", 4)
    assert at.retirees("travel") == ["greek_a", "greek_b"]


@pytest.mark.rule("SCH-123")
def test_two_retirees_under_two_empty_slots_are_free():
    at = about_to_end({3: ("greek_a", 0, 2), 4: ("greek_b", 0, 2)}, silver=5)
    at.play("end-turn", "slot:travel", "slot:research")
    assert (at.asked, at.me.silver, at.bag()) == ("question-turn", 5, {})
    assert (at.retirees("travel"), at.retirees("research")) == (["greek_a"], ["greek_b"])


@pytest.mark.rule("SCH-124")
def test_a_neutral_translator_goes_to_the_bottom_of_its_deck():
    at = about_to_end({1: ("greek_a", None, 3)}, seats=3, gold=1).play("end-turn")
    assert at.asked == "question-turn", "nobody tucks it"
    assert at.room(1) == NOBODY
    assert at.deck("greek")[-1] == "greek_a"
    assert [at.player(seat).gold for seat in range(3)] == [1, 0, 0]
    assert all(not at.retirees(slot, seat) for slot in SLOTS for seat in range(3))


@pytest.mark.rule("SCH-124")
def test_a_neutral_starting_translator_goes_to_the_box():
    at = about_to_end({1: ("starting_translator_1", None, 3)}).play("end-turn")
    assert (at.asked, at.room(1)) == ("question-turn", NOBODY)
    starting = at.translator("starting_translator_1")
    assert starting not in at.board.rooms
    assert not any(starting in deck for deck in at.board.decks)


@pytest.mark.rule("SCH-125")
def test_a_retiree_works_from_the_next_work_in_its_slot():
    at = position(hand=["white.1", "white.2"], spot=2, goal="chinese").put_rooms({3: ("persian_b", 0, 2)})
    at.work("travel", "white.1")
    assert at.why("do:gain 1 silver") == "SCH-054", "not in the turn at whose end it Retires"
    at.play("travel", "slot:travel")
    at.take_turn(0).play("rest").pass_until("question-turn")
    silver = at.take_turn(0).work("travel", at.hand()[0]).me.silver
    at.play("do:gain 1 silver")
    assert at.me.silver == silver + 1


@pytest.mark.rule("SCH-125")
def test_a_retiree_works_in_its_own_slot_only_and_is_optional():
    fields = {"hand": ["white.1", "white.2"], "retirees": {"travel": ["persian_b"]}}
    at = position(**fields).work("research", "white.1")
    assert at.why("do:gain 1 silver") == "SCH-054"
    at = position(**fields).work("travel", "white.1").play("end-turn")
    assert at.me.silver == 0


@pytest.mark.rule("SCH-125")
@pytest.mark.parametrize(("retiree", "value", "action"), [("greek_c", 5, "research"), ("chinese_h", 1, "travel")])
def test_a_retiree_raises_or_replaces_the_main_action(retiree, value, action):
    at = position(hand=["white.1"], retirees={"research": [retiree]}).work("research", "white.1")
    assert at.action()[1] == value
    assert at.offers(action)


FULL = {slot: [f"starting_translator_{n}"] for n, slot in enumerate(SLOTS, start=1)}


@pytest.mark.rule("SCH-126")
@pytest.mark.parametrize("payment", ["pay-silver", "take-dice"])
def test_the_caliphs_retiree_is_tucked_at_the_end_of_the_turn(payment):
    at = position(silver=1, slots={"travel": ("harvest_biology", ["red.3"])}, retirees=FULL, goal="greek")
    at.put_guilds({"purple": (1, 0)}).put_pile("greek_d", "caliph_1").put_top("persian_a")
    at.play("rest", "caliph:bottom", "do:pay 1 die:white -> retire translator:persian")
    assert at.bag() == {"white": 1}, "the price is paid at once"
    assert "persian_a" not in at.deck("persian")
    assert not any("persian_a" in at.retirees(slot) for slot in SLOTS), "it is set aside"
    at.pass_until("question-tuck").play("slot:research", payment)
    assert at.retirees("research") == ["persian_a", "starting_translator_3"]
    assert at.me.silver == (0 if payment == "pay-silver" else 1)
    assert at.dice_owned("white") == 1 + 1 + (payment == "take-dice"), "the one in hand, the price, the slot"


@pytest.mark.rule("SCH-126")
def test_a_scrolls_retiree_is_tucked_at_the_end_of_the_turn():
    at = position(hand=["green.4"], gold=1, levels={"all": 1}, retirees=FULL, goal="greek").put_top("sanskrit_a")
    at.put_house(green=["persian_a"]).put_rooms({5: ("persian_b", 0)}).work("translate", "green.4", card="hurry")
    at.play("translate", "do:employ translator:sanskrit | retire translator:sanskrit + gain 1 die:white to bag")
    at.play("do:retire translator:sanskrit + gain 1 die:white to bag")
    assert at.bag() == {"white": 1}, "the price is paid when the effect is chosen"
    assert at.asked == "question-work", "nothing more is to be decided"
    assert at.deck("sanskrit")[0] != "sanskrit_a"
    at.play("end-turn")
    assert at.keys == [f"slot:{slot}" for slot in SLOTS]
    at.play("slot:travel")
    assert "sanskrit_a" in at.retirees("travel")
    assert at.bag() == {"white": 2}, "without Silver the slot costs a White die"


@pytest.mark.rule("SCH-127")
@pytest.mark.parametrize(("slot", "payments"), [("recruit", 0), ("travel", 2), ("research", 1), ("translate", 0)])
@pytest.mark.parametrize("payment", ["pay-silver", "take-dice"])
def test_none_under_recruit_and_translate_one_under_research_two_under_travel(slot, payments, payment):
    at = about_to_end({3: ("greek_a", 0, 2)}, silver=5, retirees={"travel": TWO, "research": ONE})
    at.play("end-turn", f"slot:{slot}")
    while at.asked == "question-tuck-cost":
        at.play(payment)
    in_silver = payment == "pay-silver"
    assert at.me.silver == 5 - payments * in_silver
    assert sum(at.me.bag) == payments * (not in_silver)

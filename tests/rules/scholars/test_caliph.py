"""Caliph Cards: their reveal, events, rewards and consolations."""

import pytest
from positions.scholars import position

BLUE, RED, YELLOW = 0, 1, 2
RETIRE_CHINESE = "do:pay 1 die:white -> retire translator:chinese"


def visit(at, *before, card="caliph_1", slots=None):
    """Seat 0 Rests and a Caliph Card is revealed, after those that were revealed `before`."""
    at.put_pile("persian_h", "syriac_h", card).put_caliphs(*before)
    return at.set(slots=slots or {"travel": "harvest_mathematics"}).play("rest")


# -- revealing ------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-152")
def test_after_a_delivery_another_card_follows_the_caliph_and_after_a_rest_none():
    at = position(silver=4, hand=["white.2", "white.3"]).put_pile("caliph_1", "greek_a", "greek_b", "caliph_2")
    at.put_house(green=[]).put_map({2: "greek_h"}).work("travel", "white.2")
    at.play("travel", "steps:2", "deliver:green", "pass")
    assert at.board.caliphs == [0]
    assert at.pile() == ["greek_b", "caliph_2"], "2 cards have left the pile"
    assert at.map()[1] == "greek_a"
    at.pass_until("question-turn").take_turn(0).play("rest")
    assert at.board.caliphs == [0, 1]
    assert at.pile() == ["greek_b"], "1 card has left the pile"


@pytest.mark.rule("SCH-152")
def test_a_delivery_may_reveal_two_caliphs_and_each_is_resolved_before_the_next_card():
    at = position(silver=4, hand=["white.2"]).put_pile("caliph_1", "caliph_2", "greek_a")
    at.put_house(green=[]).put_map({2: "greek_h"}).put_guilds({"purple": (2, 0)}).work("travel", "white.2")
    at.play("travel", "steps:2", "deliver:green", "pass")
    assert (at.asked, at.board.caliphs) == ("question-caliph", [0])
    at.play("caliph:top")
    assert (at.asked, at.board.caliphs) == ("question-caliph", [0, 1])
    at.play("caliph:top")
    assert at.map()[1] == "greek_a"


# -- the steps ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-153")
def test_guilds_are_resolved_in_the_order_purple_orange_green_on_three_different_spaces():
    at = visit(position().put_guilds({"purple": (1, 0), "orange": (0, 1), "green": (1, 0)}))
    assert at.seat == BLUE
    assert at.keys == ["caliph:top", "caliph:middle", "caliph:bottom"]
    at.play("caliph:bottom", "do:gain 1 gold")
    assert (at.guild("purple"), at.seat) == ((0, 0), RED)
    assert at.keys == ["caliph:top", "caliph:middle"]
    at.play("caliph:top")
    assert at.board.caliph_influence == [(RED, BLUE, BLUE)], "the last space needs no choice"
    assert (at.guild("orange"), at.guild("green")) == ((0, 0), (0, 0))


@pytest.mark.rule("SCH-153")
def test_the_card_goes_to_the_left_most_empty_space_and_its_event_comes_before_the_guilds():
    at = position().put_rooms({1: ("starting_translator_1", None, 0)}).put_guilds({"purple": (1, 0)})
    visit(at, "caliph_4", card="caliph_3")
    assert at.asked == "question-caliph"
    assert at.board.caliphs == [3, 2]
    assert at.room(1) == ("starting_translator_1", -1, 1), "the event of the second space"


@pytest.mark.rule("SCH-154")
def test_the_controller_must_move_a_piece_and_keeps_control_with_the_others():
    at = visit(position().put_guilds({"purple": (0, 3)}))
    assert at.seat == RED
    assert at.keys == ["caliph:top", "caliph:middle", "caliph:bottom"], "it cannot be declined"
    at.play("caliph:top")
    assert at.board.caliph_influence == [(RED, -1, -1)]
    assert (at.guild("purple"), at.control("purple")) == ((0, 2), RED)


@pytest.mark.rule("SCH-154")
def test_the_last_piece_moves_too_and_leaves_the_guild_without_control():
    at = visit(position().put_guilds({"purple": (0, 1)})).play("caliph:top")
    assert (at.guild("purple"), at.control("purple")) == ((0, 0), -1)


@pytest.mark.rule("SCH-154")
def test_a_guild_without_controller_moves_nothing():
    at = visit(position(seats=3).put_guilds({"orange": (0, 2, 2)}, control={"orange": None}))
    assert at.board.caliph_influence == [(-1, -1, -1)]
    assert at.guild("orange") == (0, 2, 2)


@pytest.mark.rule("SCH-154")
def test_a_space_of_the_caliph_card_is_taken_once():
    at = visit(position().put_guilds({"purple": (1, 0), "orange": (0, 1)})).play("caliph:top")
    assert at.why("caliph:top") == "SCH-154"


@pytest.mark.rule("SCH-154")
def test_a_controller_must_move_a_piece():
    assert visit(position().put_guilds({"purple": (1, 0)})).why("pass") == "SCH-154"


@pytest.mark.rule("SCH-154")
def test_pieces_on_caliph_cards_stay_there():
    at = position().put_caliphs(("caliph_1", BLUE, BLUE, None)).set(supply=0)
    at.effect("influence 1 guild:any", "influence 1 scroll")
    assert at.asked == "question-turn", "there is no piece that could be moved"
    assert at.board.caliph_influence == [(BLUE, BLUE, -1)]


@pytest.mark.rule("SCH-155")
def test_everyone_in_a_guild_but_its_controller_is_consoled_once():
    at = visit(position(seats=3).put_guilds({"green": (2, 2, 1)}, control={"green": BLUE})).play("caliph:top")
    assert [at.player(seat).gold for seat in (BLUE, RED, YELLOW)] == [0, 1, 1]
    assert (at.guild("green"), at.control("green")) == ((1, 2, 1), RED), "consoled, although Red now takes control"


@pytest.mark.rule("SCH-155")
def test_each_guild_has_its_own_consolation():
    guilds = {"purple": (0, 1), "orange": (0, 1), "green": (0, 1)}
    nobody = {"purple": None, "orange": None, "green": None}
    at = visit(position().put_guilds(guilds, nobody))
    assert (at.asked, at.seat) == ("question-gain-worker", RED), "Purple: any Worker"
    at.play("worker:blue")
    red = at.player(RED)
    assert (at.workers(RED), red.silver, red.gold) == ({"blue": 1}, 1, 1), "Orange: Silver, Green: Gold"


@pytest.mark.rule("SCH-155")
def test_in_a_guild_without_controller_all_are_consoled():
    at = visit(position(seats=3).put_guilds({"green": (0, 2, 2)}, control={"green": None}))
    assert [at.player(seat).gold for seat in (BLUE, RED, YELLOW)] == [0, 1, 1]


@pytest.mark.rule("SCH-156")
@pytest.mark.parametrize(
    ("before", "after", "control"),
    [
        ((2, 2, 2), (1, 2, 2), -1),
        ((2, 1, 0), (1, 1, 0), BLUE),
        ((1, 1, 0), (0, 1, 0), RED),
        ((1, 0, 0), (0, 0, 0), -1),
    ],
)
def test_control_is_reassessed_after_the_controllers_piece_has_moved(before, after, control):
    at = visit(position(seats=3).put_guilds({"green": before}, control={"green": BLUE})).play("caliph:top")
    assert (at.guild("green"), at.control("green")) == (after, control)


@pytest.mark.rule("SCH-163")
def test_example_red_keeps_control_of_green():
    at = visit(position().put_guilds({"green": (2, 3)})).play("caliph:top")
    assert at.board.caliph_influence == [(RED, -1, -1)]
    assert (at.guild("green"), at.control("green")) == ((2, 2), RED)
    assert (at.me.gold, at.player(RED).gold) == (1, 0), "Blue gains Green's consolation"


# -- events -------------------------------------------------------------------------------------------------


def with_starting_translators():
    """Four Starting Translators: a Neutral one, Blue's own, and one Retired by Blue and Red each."""
    at = position(retirees={"travel": ["starting_translator_3"]}, levels={"mathematics": 0})
    at.set(RED, retirees={"recruit": ["starting_translator_4"]})
    return at.put_rooms({1: "starting_translator_1", 2: ("starting_translator_2", BLUE, 1), 3: ("greek_c", RED, 0)})


@pytest.mark.rule("SCH-157")
def test_the_first_caliph_has_no_event():
    at = visit(with_starting_translators())
    assert at.board.room_gold == [0, 1] + [0] * 8
    assert at.board.rooms.count(-1) == 7
    assert (at.me.silver, at.player(RED).silver) == (2, 0), "Blue has only the income of the Rest"


@pytest.mark.rule("SCH-158")
def test_the_second_caliph_puts_gold_on_starting_translators_and_pays_silver_for_retired_ones():
    at = visit(with_starting_translators(), "caliph_2")
    assert [at.room(room)[2] for room in (1, 2, 3)] == [1, 2, 0]
    assert (at.me.silver, at.player(RED).silver) == (2 + 1, 1)
    assert (at.me.gold, at.player(RED).gold) == (0, 0), "the Gold is the Main Supply's"


@pytest.mark.rule("SCH-158")
def test_translators_completed_by_it_retire_at_the_end_of_the_turn():
    at = position().put_rooms({3: ("starting_translator_3", RED, 1)})
    visit(at, "caliph_2")
    assert at.room(3) == ("starting_translator_3", RED, 2), "not before the end of the turn"
    at.play("pass")
    assert (at.asked, at.seat, at.room(3)) == ("question-tuck", RED, ("", -1, 0))


def with_rooms(*translators):
    return position().put_rooms(dict(enumerate(translators, start=1)))


@pytest.mark.rule("SCH-159")
def test_the_third_caliph_adds_the_top_most_pictured_character_that_is_in_no_room():
    at = with_rooms("persian_a", "syriac_a", "hebrew_a", "starting_translator_4").put_top("greek_e")
    visit(at, "caliph_2", "caliph_3")
    assert at.room(5) == ("greek_e", -1, 0), "Persian is present, Greek is the next; left-most empty Room"
    assert "greek_e" not in at.deck("greek")
    assert at.me.hand == [3], "no Room effect"


@pytest.mark.rule("SCH-159")
def test_with_none_present_the_top_pictured_character_comes():
    at = with_rooms("syriac_a").put_top("persian_c")
    visit(at, "caliph_2", "caliph_3")
    assert at.room(2) == ("persian_c", -1, 0)


@pytest.mark.rule("SCH-159")
def test_with_all_three_present_the_top_pictured_one_comes_again():
    at = with_rooms("persian_a", "greek_a", "chinese_a").put_top("persian_c")
    visit(at, "caliph_2", "caliph_3")
    assert at.room(4) == ("persian_c", -1, 0)


@pytest.mark.rule("SCH-159")
def test_the_fourth_caliph_pictures_other_characters():
    at = with_rooms("syriac_a", "persian_a").put_top("hebrew_c")
    visit(at, "caliph_2", "caliph_3", "caliph_4")
    assert at.room(3) == ("hebrew_c", -1, 0)


@pytest.mark.rule("SCH-159")
def test_an_exhausted_deck_is_skipped():
    at = with_rooms("syriac_a").put_top("greek_c")
    at.board.decks[4] = ()
    visit(at, "caliph_2", "caliph_3")
    assert at.room(2) == ("greek_c", -1, 0)


@pytest.mark.rule("SCH-159")
def test_with_ten_translators_in_rooms_the_event_is_ignored():
    names = [f"starting_translator_{n}" for n in range(1, 11)]
    at = with_rooms(*names)
    decks = [len(at.deck(deck)) for deck in ("persian", "greek", "chinese")]
    visit(at, "caliph_2", "caliph_3")
    assert [at.room(n)[0] for n in range(1, 11)] == names
    assert [len(at.deck(deck)) for deck in ("persian", "greek", "chinese")] == decks


# -- rewards -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-160")
def test_the_top_space_scores_3_vp_and_gives_nothing_at_once():
    at = visit(position().put_guilds({"purple": (0, 1)}), ("caliph_2", RED, None, None)).play("caliph:top")
    red = at.player(RED)
    assert (red.silver, red.gold, at.bag(RED), at.hand(RED), at.workers(RED)) == (0, 0, {}, ["white.3"], {})
    assert at.points(RED)["caliph"] == 6


@pytest.mark.rule("SCH-161")
def test_the_middle_space_gives_a_primary_die_to_hand_for_the_next_own_turn():
    at = visit(position(bag={}).put_guilds({"purple": (0, 1)}), card="caliph_4").play("caliph:middle")
    assert (at.asked, at.seat) == ("question-gain-die", RED), "Red, in Blue's turn"
    assert at.keys == ["die:red", "die:yellow", "die:blue"]
    at.play("die:blue")
    assert [die[:5] for die in at.hand(RED)] == ["white", "blue."]
    assert at.points(RED)["caliph"] == 1
    at.play("pass")
    assert (at.asked, at.seat) == ("question-turn", RED)
    at.play("slot:travel", "card:hurry", f"hand:{at.hand(RED)[1]}")
    assert at.player(RED).slot_dice[1], "it is used on the next turn"


@pytest.mark.rule("SCH-161")
@pytest.mark.parametrize(("card", "colour"), [("caliph_1", "purple"), ("caliph_2", "orange"), ("caliph_3", "green")])
def test_the_middle_space_of_other_cards_gives_a_secondary_die_to_the_bag(card, colour):
    at = visit(position().put_guilds({"purple": (0, 1)}), card=card).play("caliph:middle")
    assert (at.bag(RED), at.hand(RED)) == ({colour: 1}, ["white.3"])
    assert at.points(RED)["caliph"] == 1


@pytest.mark.rule("SCH-162")
def test_the_bottom_space_retires_a_pictured_translator_for_a_white_die():
    at = visit(position().put_guilds({"purple": (0, 1)}).put_top("chinese_e")).play("caliph:bottom")
    assert (at.asked, at.seat) == ("question-choose", RED)
    retire = [f"do:pay 1 die:white -> retire translator:{deck}" for deck in ("chinese", "persian")]
    assert at.keys == [*retire, "do:gain 1 gold"], "two pictured decks, or Gold; nothing else"
    at.play(RETIRE_CHINESE)
    assert at.bag(RED) == {"white": 1}
    assert "chinese_e" not in at.deck("chinese"), "it leaves its deck now"
    assert at.seat == BLUE, "Blue's turn goes on"
    assert not any(at.player(RED).retirees)
    at.play("pass")
    assert (at.asked, at.seat) == ("question-tuck", RED), "and it is tucked when Blue's turn is finished"
    at.play("slot:travel")
    assert at.retirees("travel", RED) == ["chinese_e"]
    assert (at.player(RED).gold, at.points(RED)["caliph"]) == (0, 0)


@pytest.mark.rule("SCH-162")
def test_tucking_it_below_another_retiree_costs_as_usual():
    at = position().put_guilds({"purple": (0, 1)}).set(RED, retirees={"travel": ["greek_c"]}, silver=1)
    visit(at).play("caliph:bottom", RETIRE_CHINESE, "pass", "slot:travel")
    assert (at.asked, at.keys) == ("question-tuck-cost", ["pay-silver", "take-dice"])
    at.play("pay-silver")
    assert at.player(RED).silver == 0


@pytest.mark.rule("SCH-162")
def test_the_bottom_space_may_give_gold_instead_and_only_that():
    at = visit(position().put_guilds({"purple": (0, 1)})).play("caliph:bottom", "do:gain 1 gold")
    assert (at.player(RED).gold, at.bag(RED), at.player(RED).aside) == (1, {}, ())
    assert at.points(RED)["caliph"] == 0

"""Solo: the opponent's Rest, Caliph Cards, and the limits of its pieces."""

from __future__ import annotations

import pytest
from positions.scholars import position

THREE_BLUE = ["scheme_1", "scheme_2", "scheme_3"]
THREE_RED = ["scheme_4", "scheme_5", "scheme_6"]
MIXED = ["scheme_1", "scheme_4", "scheme_2", "scheme_5"]


def solo(*schemes, faceup=(), place=0, **fields):
    """The opponent's marker on `place`, and the Scheme Cards that it will reveal."""
    at = position(seats=1, **fields).schemes(*schemes, faceup=faceup)
    at.solo.position = place
    return at


def resting(faceup, dice_sum=0, **fields):
    """The opponent Rests with these Scheme Cards."""
    at = solo(faceup=faceup, **fields)
    at.solo.sum = dice_sum
    return at.take_turn(1)


def gold(at):
    return {room: at.room(room)[2] for room in range(1, 11) if at.room(room)[2]}


def in_guilds(at):
    """The opponent's Influence in the Guilds."""
    return [at.guild(guild)[1] for guild in ("purple", "orange", "green")]


def marked(at):
    """Scrolls with the opponent's Influence."""
    scrolls = [scroll for guild in ("purple", "orange", "green") for scroll in at.house(guild)]
    return [scroll for scroll in [*at.map(), *scrolls] if at.mark(scroll) == 1]


def starting(*rooms):
    """Neutral Starting Translators in Rooms."""
    return {room: f"starting_translator_{room}" for room in rooms}


# -- Rest ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-232")
@pytest.mark.parametrize(
    ("faceup", "before", "after"),
    [
        (["scheme_1", "scheme_4", "scheme_2", "scheme_3"], 2, 3),
        (THREE_RED, 2, 1),
        (THREE_BLUE, 6, 6),
        (THREE_RED, -6, -6),
        ([*MIXED, "scheme_6"], 0, -1),
    ],
)
def test_the_dice_sum_moves_right_with_blue_and_left_with_red_as_far_as_the_scale_goes(faceup, before, after):
    at = resting(faceup, before)
    assert at.solo.sum == after
    assert (len(at.solo.pile), at.solo.faceup) == (6, [])


@pytest.mark.rule("SCH-232")
def test_all_schemes_are_shuffled_again():
    assert len({tuple(resting(THREE_BLUE, seed=seed).solo.pile) for seed in range(5)}) > 3


@pytest.mark.rule("SCH-232")
def test_it_reveals_the_bottom_card_as_a_human_does():
    at = solo(faceup=THREE_BLUE).put_neutral(6).put_pile("greek_a", "greek_d")
    beside = at.map()[0]
    at.take_turn(1)
    assert at.board.neutral == 0, "3 VP: 3 Black Spots on"
    assert at.map()[0] == "greek_d"
    assert at.board.boxed[-1] == at.scroll(beside)


@pytest.mark.rule("SCH-233")
@pytest.mark.parametrize("faceup", [THREE_BLUE, THREE_RED])
def test_after_three_cards_it_influences_a_guild_and_a_scroll(faceup):
    at = resting(faceup)
    assert (sum(in_guilds(at)), len(marked(at)), at.solo.retired) == (1, 1, ())


@pytest.mark.rule("SCH-233")
def test_after_four_cards_it_influences_a_scroll_only():
    at = resting(["scheme_1", "scheme_4", "scheme_2", "scheme_3"])
    assert (sum(in_guilds(at)), len(marked(at)), at.solo.retired) == (0, 1, ())


@pytest.mark.rule("SCH-233")
@pytest.mark.parametrize(("last", "deck", "dice_sum"), [("scheme_3", "wild_1", 1), ("scheme_6", "wild_2", -1)])
def test_after_five_cards_it_retires_the_top_card_of_the_deck_of_its_colour(last, deck, dice_sum):
    at = solo(faceup=[*MIXED, last])
    at.solo.sum = 0
    top, *rest = at.deck(deck)
    at.take_turn(1)
    assert at.solo.retired == (at.translator(top),)
    assert at.deck(deck) == rest
    assert (in_guilds(at), marked(at)) == ([0, 0, 0], [])
    assert at.solo.sum == dice_sum, "no change for the Retirement"


# -- Caliph Cards --------------------------------------------------------------------------------------------


def visit(faceup, guilds, caliph="caliph_1", *, revealed=(), rooms=None, dice_sum=0):
    """The human Rests, and the bottom card is a Caliph."""
    at = solo(faceup=faceup, slots={"travel": "harvest_physics"}).put_guilds(guilds).put_pile("greek_a", caliph)
    at.put_caliphs(*revealed).put_rooms(rooms or {})
    at.solo.sum = dice_sum
    return at


def spaces(at):
    return at.board.caliph_influence[-1]


@pytest.mark.rule("SCH-234")
@pytest.mark.parametrize(
    ("faceup", "space"),
    [
        (["scheme_1", "scheme_4"], 2),
        (["scheme_4", "scheme_1"], 0),
        ([], 0),
        (["scheme_1", "scheme_2", "scheme_4"], 0),
        (["scheme_5", "scheme_4", "scheme_1"], 2),
    ],
)
def test_blue_or_no_cards_take_the_highest_space_red_the_lowest_and_the_latest_card_breaks_a_tie(faceup, space):
    at = visit(faceup, {"orange": (0, 1)}).play("rest")
    assert spaces(at)[space] == 1
    assert spaces(at).count(-1) == 2
    assert at.guild("orange") == (0, 0)


@pytest.mark.rule("SCH-234")
def test_with_the_top_taken_blue_takes_the_middle():
    at = visit(["scheme_1", "scheme_2", "scheme_4"], {"purple": (1, 0), "orange": (0, 1)})
    at.play("rest", "caliph:top")
    assert spaces(at) == (0, 1, -1)


@pytest.mark.rule("SCH-234")
def test_with_the_bottom_taken_red_takes_the_middle():
    at = visit(["scheme_4"], {"purple": (1, 0), "orange": (0, 1)})
    at.play("rest", "caliph:bottom", "do:gain 1 gold")
    assert spaces(at) == (-1, 1, 0)


@pytest.mark.rule("SCH-235")
@pytest.mark.parametrize("caliph", ["caliph_1", "caliph_4"])
def test_a_coloured_die_moves_its_dice_sum_to_the_right(caliph):
    at = visit(["scheme_1"], {"purple": (0, 1), "orange": (0, 1)}, caliph).play("rest")
    assert spaces(at) == (1, 1, -1)
    assert at.solo.sum == 1
    assert sum(at.player(1).dice()) == 0


@pytest.mark.rule("SCH-235")
@pytest.mark.parametrize(
    ("tops", "retired"),
    [
        (["chinese_a", "persian_b"], "persian_b"),
        (["chinese_c", "persian_a"], "chinese_c"),
        (["chinese_a", "persian_a"], "chinese_a"),
    ],
)
def test_on_the_bottom_space_it_retires_the_translator_with_more_vp_and_its_dice_sum_goes_left(tops, retired):
    at = visit(["scheme_4"], {"orange": (0, 1)}, rooms=starting(3)).put_top(*tops).play("rest")
    assert spaces(at) == (-1, -1, 1)
    assert at.solo.retired == (at.translator(retired),)
    assert (at.solo.sum, gold(at)) == (-1, {})


@pytest.mark.rule("SCH-235")
def test_with_both_decks_empty_gold_goes_on_the_left_most_neutral_translator():
    at = visit(["scheme_4"], {"orange": (0, 1)}, rooms=starting(3, 7))
    at.board.decks[0] = at.board.decks[4] = ()
    at.play("rest")
    assert (at.solo.retired, gold(at), at.solo.sum) == ((), {3: 1}, 0)


@pytest.mark.rule("SCH-236")
@pytest.mark.parametrize(("guild", "place", "with_gold"), [("purple", 1, {}), ("orange", 1, {}), ("green", 0, {3: 1})])
def test_consolation_moves_its_marker_or_brings_gold_on_the_left_most_neutral_translator(guild, place, with_gold):
    at = visit([], {guild: (2, 1)}, rooms=starting(3, 7)).play("rest", "caliph:top")
    assert (at.solo.position, gold(at)) == (place, with_gold)
    assert at.guild(guild) == (1, 1)


@pytest.mark.rule("SCH-237")
def test_the_second_event_brings_gold_on_its_starting_translators_and_moves_its_marker_for_retired_ones():
    at = visit([], {}, revealed=["caliph_2"], rooms=starting(3, 7) | {4: "greek_a"})
    at.solo.retired = (at.translator("starting_translator_1"), at.translator("greek_b"))
    at.play("rest")
    assert (gold(at), at.solo.position) == ({3: 1, 7: 1}, 1)


# -- limits --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-238")
def test_without_white_dice_in_the_supply_nothing_changes_for_either_side():
    at = solo(bag={"white": 2}).supply_dice(white=0)
    at.solo.sum = 2
    at.effect("gain 1 die:white to bag", must=1)
    assert (at.bag(), at.board.dice[0], at.solo.sum) == ({"white": 2}, 0, 2)
    assert at.asked == "question-turn"


@pytest.mark.rule("SCH-238")
def test_with_an_empty_supply_it_places_no_influence():
    at = solo(faceup=THREE_BLUE).set(1, supply=0).take_turn(1)
    assert (in_guilds(at), marked(at), at.player(1).supply) == ([0, 0, 0], [], 0)


@pytest.mark.rule("SCH-238")
def test_with_its_last_piece_it_influences_once():
    at = solo(faceup=THREE_BLUE).set(1, supply=1).take_turn(1)
    assert (sum(in_guilds(at)), marked(at), at.player(1).supply) == (1, [], 0)


@pytest.mark.rule("SCH-238")
def test_an_exhausted_deck_is_an_unavailable_focus():
    at = solo("scheme_1", place=2)
    at.board.decks[2] = ()
    at.take_turn(1)
    assert at.room(2)[0].startswith("hebrew_")

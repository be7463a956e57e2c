"""Solo: the opponent's turn, its Scheme Cards, the Resource Track, its focus, and Employing."""

from __future__ import annotations

import pytest
from positions.scholars import position

LANGUAGES = ("chinese", "sanskrit", "greek", "hebrew", "persian", "syriac")
#: Scheme Card, colour, Silver Value.
SCHEMES = [
    ("scheme_1", "blue", 0),
    ("scheme_2", "blue", 1),
    ("scheme_3", "blue", 2),
    ("scheme_4", "red", 0),
    ("scheme_5", "red", 1),
    ("scheme_6", "red", 2),
]


def solo(*schemes, faceup=(), place=0, **fields):
    """The opponent's marker on `place`, and the Scheme Cards that it will reveal."""
    at = position(seats=1, **fields).schemes(*schemes, faceup=faceup)
    at.solo.position = place
    return at


def empty_house(at):
    return at.put_house(purple=[], orange=[], green=[])


def starting(*rooms, owner=None):
    """Starting Translators in Rooms."""
    return {room: (f"starting_translator_{room}", owner) for room in rooms}


def taken(at):
    """Rooms with a Translator."""
    return [room for room in range(1, 11) if at.room(room)[0]]


def gold(at):
    return {room: at.room(room)[2] for room in range(1, 11) if at.room(room)[2]}


def in_guilds(at):
    """The opponent's Influence in the Guilds."""
    return [at.guild(guild)[1] for guild in ("purple", "orange", "green")]


# -- the turn ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-210")
def test_with_two_of_each_colour_it_reveals_a_fifth_card():
    at = solo("scheme_1", faceup=["scheme_2", "scheme_4", "scheme_3", "scheme_5"]).take_turn(1)
    assert [at.box.solo.scheme_ids[card] for card in at.solo.faceup[-2:]] == ["scheme_5", "scheme_1"]
    assert (len(at.solo.faceup), len(at.solo.pile)) == (5, 1)


@pytest.mark.rule("SCH-210")
@pytest.mark.parametrize(
    "faceup",
    [
        ["scheme_1", "scheme_2", "scheme_4", "scheme_3"],
        ["scheme_4", "scheme_5", "scheme_6"],
        ["scheme_1", "scheme_4", "scheme_2", "scheme_5", "scheme_6"],
    ],
)
def test_with_three_of_a_colour_it_rests(faceup):
    at = solo(faceup=faceup).take_turn(1)
    assert (at.solo.faceup, len(at.solo.pile)) == ([], 6)
    assert taken(at) == []


# -- Scheme Cards --------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-211", "SCH-212")
@pytest.mark.parametrize(("scheme", "colour", "silver"), SCHEMES)
def test_colour_and_silver_value_of_each_card(tmp_path, scheme, colour, silver):
    pack = tmp_path / "idle.toml"
    pack.write_text(f'[[scheme_card]]\nid = "{scheme}"\nfirst_action = []\nsecond_action = []\n')
    at = solo(scheme, pack=str(pack)).take_turn(1)
    assert at.solo.position == silver
    others = [each for each, its, _ in SCHEMES if its == colour and each != scheme]
    at = solo(scheme, faceup=others, pack=str(pack)).take_turn(1)
    assert len(at.solo.faceup) == 3
    assert at.take_turn(1).solo.faceup == [], "three cards of the colour: it Rests"


@pytest.mark.rule("SCH-211")
def test_blue_0_with_seven_translators_places_gold_and_gains_2_silver_else_it_employs():
    at = solo("scheme_1").put_rooms(starting(1, 2, 3, 4, 5, 6, 7)).take_turn(1)
    assert (gold(at), at.solo.position, len(taken(at))) == ({1: 1}, 2, 7)
    at = solo("scheme_1").put_rooms(starting(1, 2, 3, 4, 5, 6)).take_turn(1)
    assert (gold(at), at.solo.position, len(taken(at))) == ({}, 0, 7)


@pytest.mark.rule("SCH-211")
def test_blue_1_with_five_scrolls_translates_else_it_delivers_for_what_the_space_shows():
    at = solo("scheme_2").put_house(purple=["greek_f", "greek_g"], orange=["greek_h", "greek_e"], green=["greek_d"])
    at.take_turn(1)
    assert (sum(at.solo.scrolls), in_guilds(at), at.solo.position) == (1, [0, 0, 0], 1)
    at = solo("scheme_2").put_house(purple=["greek_f", "greek_g"], orange=["greek_h"], green=["greek_d"]).take_turn(1)
    assert (sum(at.solo.scrolls), in_guilds(at), at.solo.position) == (0, [0, 1, 0], 1)
    at = empty_house(solo("scheme_2")).take_turn(1)
    assert (sum(at.solo.scrolls), in_guilds(at), at.solo.position) == (0, [0, 2, 0], 1)


@pytest.mark.rule("SCH-211")
@pytest.mark.parametrize(("scheme", "place"), [("scheme_3", 2), ("scheme_4", 0)])
def test_blue_2_and_red_0_with_three_scrolls_translate_else_they_deliver_for_2_influence(scheme, place):
    at = solo(scheme).put_house(purple=["greek_f"], orange=["greek_g"], green=["greek_d"]).take_turn(1)
    assert (sum(at.solo.scrolls), in_guilds(at), at.solo.position) == (1, [0, 0, 0], place)
    at = solo(scheme).put_house(purple=["greek_f"], orange=["greek_g"], green=[]).take_turn(1)
    assert (sum(at.solo.scrolls), in_guilds(at)) == (0, [0, 0, 2])
    assert at.solo.position == place + (scheme == "scheme_4"), "Red 0 gains 1 Silver"


@pytest.mark.rule("SCH-211")
def test_red_1_with_five_translators_places_gold_and_influences_a_guild_else_it_employs_and_gains_2_silver():
    at = solo("scheme_5").put_rooms(starting(1, 2, 3, 4, 5)).take_turn(1)
    assert (gold(at), sum(in_guilds(at)), at.solo.position, len(taken(at))) == ({1: 1}, 1, 1, 5)
    at = solo("scheme_5").put_rooms(starting(1, 2, 3, 4)).take_turn(1)
    assert (gold(at), sum(in_guilds(at)), at.solo.position, len(taken(at))) == ({}, 0, 3, 5)


@pytest.mark.rule("SCH-211", "SCH-214")
def test_red_2_with_six_translators_of_anybody_influences_a_scroll_and_a_guild_else_it_employs():
    at = solo("scheme_6").put_rooms(starting(1, 2, owner=0) | starting(3, 4, 5, 6)).take_turn(1)
    assert (sum(in_guilds(at)), at.player(1).supply, len(taken(at))) == (1, 17, 6)
    at = solo("scheme_6").put_rooms(starting(1, 2, owner=0) | starting(3, 4, 5)).take_turn(1)
    assert (sum(in_guilds(at)), at.player(1).supply, len(taken(at))) == (0, 19, 6)


# -- the Resource Track --------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-212")
def test_the_marker_wraps_to_the_left_and_places_a_research_marker():
    at = solo("scheme_6", place=5).take_turn(1)
    assert (at.solo.position, at.solo.markers) == (1, 1)
    assert in_guilds(at) == [1, 0, 0]


@pytest.mark.rule("SCH-212")
def test_a_value_of_0_moves_nothing():
    at = solo("scheme_1").take_turn(1)
    assert (at.solo.position, at.solo.markers, in_guilds(at)) == (0, 0, [0, 0, 0])


@pytest.mark.rule("SCH-212")
def test_after_six_markers_a_wrap_gives_nothing():
    at = solo("scheme_6", place=5).put_rooms(starting(3))
    at.solo.markers = 6
    at.take_turn(1)
    assert (at.solo.position, at.solo.markers, in_guilds(at), gold(at)) == (1, 6, [0, 0, 0], {})


@pytest.mark.rule("SCH-213")
@pytest.mark.parametrize(
    ("placed", "guilds", "with_gold"),
    [
        (0, [1, 0, 0], {}),
        (1, [0, 0, 0], {3: 1}),
        (2, [0, 1, 0], {}),
        (3, [0, 0, 0], {3: 1}),
        (4, [0, 0, 1], {}),
        (5, [0, 0, 0], {3: 1}),
    ],
)
def test_the_effects_that_research_markers_cover(placed, guilds, with_gold):
    at = solo("scheme_6", place=5).put_rooms(starting(1, owner=0) | starting(3, 7))
    at.solo.markers = placed
    at.take_turn(1)
    assert (in_guilds(at), gold(at), at.solo.markers) == (guilds, with_gold, placed + 1)


@pytest.mark.rule("SCH-213")
def test_without_a_neutral_translator_the_gold_is_lost_but_the_marker_is_placed():
    at = solo("scheme_6", place=5).put_rooms(starting(1, owner=0))
    at.solo.markers = 1
    at.take_turn(1)
    assert (gold(at), at.solo.markers) == ({}, 2)


@pytest.mark.rule("SCH-215")
def test_what_the_human_pays_for_neutral_translators_moves_the_marker():
    at = solo(place=4, hand=["purple.4"], gold=2, silver=2)
    at.put_rooms(starting(1, 3)).put_house(purple=["greek_d"], orange=[], green=[])
    at.work("translate", "purple.4").play("translate")
    assert (at.me.silver, at.me.gold) == (0, 0)
    assert (at.solo.position, at.solo.markers) == (0, 1)
    assert in_guilds(at) == [1, 0, 0]


@pytest.mark.rule("SCH-215")
def test_the_human_also_pays_the_opponent_for_gold_moved_on_a_neutral_translator():
    at = solo(gold=1, silver=1).put_rooms(starting(3)).effect("shift 1 gold").play("gold-on:3")
    assert (at.me.silver, at.me.gold, at.solo.position) == (0, 0, 1)


# -- focus ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-216")
@pytest.mark.parametrize(
    ("place", "language", "guild"),
    [
        (0, "chinese", "purple"),
        (1, "sanskrit", "orange"),
        (2, "greek", "green"),
        (3, "hebrew", "purple"),
        (4, "persian", "orange"),
        (5, "syriac", "green"),
    ],
)
def test_each_space_gives_a_language_a_character_and_a_colour(place, language, guild):
    at = empty_house(solo("scheme_4", place=place))
    at.put_map({2 * n: f"{each}_d" for n, each in enumerate(LANGUAGES)}).take_turn(1)
    assert at.house(guild) == [f"{language}_d"]
    at = solo("scheme_1", place=place).take_turn(1)
    employed = at.room(2)[0]
    assert employed.startswith(f"{language}_")


@pytest.mark.rule("SCH-217")
def test_an_unavailable_focus_goes_on_to_the_right_and_around_but_the_marker_stays():
    at = solo("scheme_4", place=5).put_house(purple=["greek_d"], orange=["chinese_d"], green=["greek_f"]).take_turn(1)
    assert at.solo.scrolls == [1, 0, 0, 0, 0, 0]
    assert (at.house("orange"), at.solo.position) == ([], 5)


# -- Employing -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-218")
def test_the_target_sum_is_that_of_the_last_two_cards():
    at = solo("scheme_5", faceup=["scheme_3", "scheme_4"]).take_turn(1)
    assert taken(at) == [4], "a Room for 1 Silver: 0 + 1"


@pytest.mark.rule("SCH-218")
def test_the_target_sum_of_a_single_card():
    assert taken(solo("scheme_6").take_turn(1)) == [6]


@pytest.mark.rule("SCH-219")
def test_characters_already_in_a_room_are_skipped_whoever_owns_them():
    at = solo("scheme_1", place=2).put_rooms({3: ("greek_a", 0), 4: "hebrew_a"})
    top = at.deck("persian")[0]
    at.take_turn(1)
    assert at.room(2) == (top, -1, 0)
    assert top not in at.deck("persian")


@pytest.mark.rule("SCH-219")
def test_with_all_six_characters_there_the_focus_itself_comes_again():
    rooms = {number: f"{language}_a" for number, language in zip((3, 4, 5, 6, 7, 8), LANGUAGES, strict=True)}
    at = solo("scheme_1", place=2).put_rooms(rooms).take_turn(1)
    assert at.room(2)[0].startswith("greek_")


@pytest.mark.rule("SCH-220")
def test_from_4_the_search_for_a_room_goes_on_with_0_and_takes_the_right_most(tmp_path):
    pack = tmp_path / "patient.toml"
    pack.write_text('[[scheme_card]]\nid = "scheme_6"\ncondition_min = 10\n')
    at = solo("scheme_6", faceup=["scheme_3"], pack=str(pack)).put_rooms(starting(1, 2, 6, 7, 8, 9, 10))
    assert [at.box.room_silver[room - 1] for room in (3, 4, 5)] == [1, 1, 2]
    at.take_turn(1)
    assert at.room(4)[0]
    assert (at.room(3)[0], at.room(5)[0]) == ("", "")


@pytest.mark.rule("SCH-220")
def test_it_pays_nothing_gains_no_room_effect_and_puts_no_influence():
    at = solo("scheme_6").take_turn(1)
    assert at.room(6)[1:] == (-1, 0)
    assert (at.player(1).supply, in_guilds(at)) == (19, [0, 0, 0])
    assert (at.player(1).silver, at.solo.position) == (0, 2)


@pytest.mark.rule("SCH-220")
def test_the_silver_of_the_card_is_gained_after_the_employ():
    at = solo("scheme_5", place=3)
    at.solo.markers = 1
    at.take_turn(1)
    assert at.solo.position == 0
    assert gold(at) == {4: 1}, "the Translator just Employed is the left-most Neutral one"
    assert at.room(4)[0].startswith("persian_")


@pytest.mark.rule("SCH-221")
@pytest.mark.parametrize("scheme", ["scheme_1", "scheme_5"])
def test_gold_goes_on_the_left_most_neutral_translator(scheme):
    at = solo(scheme).put_rooms(starting(1, 2, 4, 5, 6, owner=0) | starting(3, 7)).take_turn(1)
    assert gold(at) == {3: 1}

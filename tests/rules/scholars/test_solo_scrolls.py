"""Solo: the opponent Translates, Delivers and places Influence; whose Influence lies on Scrolls."""

from __future__ import annotations

import pytest
from positions.scholars import position


def solo(*schemes, faceup=(), place=0, **fields):
    """The opponent's marker on `place`, and the Scheme Cards that it will reveal."""
    at = position(seats=1, **fields).schemes(*schemes, faceup=faceup)
    at.solo.position = place
    return at


def starting(*rooms, owner=None):
    """Starting Translators in Rooms."""
    return {room: (f"starting_translator_{room}", owner) for room in rooms}


def gold(at):
    return {room: at.room(room)[2] for room in range(1, 11) if at.room(room)[2]}


def in_guilds(at):
    """The opponent's Influence in the Guilds."""
    return [at.guild(guild)[1] for guild in ("purple", "orange", "green")]


def empty_house(at):
    return at.put_house(purple=[], orange=[], green=[])


# -- Translating ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-222")
def test_of_its_language_it_takes_the_lowest_row_then_the_guild_of_its_colour():
    at = solo("scheme_4", place=2).put_house(
        purple=["hebrew_a", "greek_b"],
        orange=["hebrew_b", "hebrew_c", "greek_c"],
        green=["hebrew_d", "hebrew_e", "greek_d"],
    )
    at.take_turn(1)
    assert at.solo.scrolls == [0, 0, 1, 0, 0, 0]
    assert at.house("green") == ["hebrew_d", "hebrew_e"]
    at.schemes("scheme_4").take_turn(1)
    assert at.house("orange") == ["hebrew_b", "hebrew_c"]
    at.schemes("scheme_4").take_turn(1)
    assert at.house("purple") == ["hebrew_a"]


@pytest.mark.rule("SCH-222")
def test_its_language_comes_before_a_lower_row():
    at = solo("scheme_4", place=2).put_house(purple=["greek_d"], orange=["hebrew_a", "hebrew_b"], green=[])
    at.take_turn(1)
    assert at.house("purple") == []


ROOMS = {
    1: ("sanskrit_c", None),
    4: ("sanskrit_b", 0),
    6: ("starting_translator_6", None),
    9: ("chinese_e", 0),
}


def sanskrit(tmp_path, n):
    """The opponent is about to Translate a Sanskrit Scroll, for which it places so much Gold."""
    pack = tmp_path / f"sanskrit_{n}.toml"
    pack.write_text(
        f'[[solo_language]]\nid = "sanskrit"\ngold_on_translators = {n}\n[[room]]\nid = "room_9"\ngold_to_retire = 3\n'
    )
    at = solo("scheme_4", place=1, pack=str(pack)).put_rooms(ROOMS)
    return at.put_house(purple=["sanskrit_d"], orange=["greek_d"], green=["greek_f"])


@pytest.mark.rule("SCH-223")
@pytest.mark.parametrize(
    ("n", "rooms", "silver"),
    [(1, [1], 0), (2, [1, 4], 1), (3, [1, 4, 9], 2), (4, [1, 4, 6, 9], 2), (9, [1, 4, 6, 9], 2)],
)
def test_gold_goes_on_neutral_speakers_then_human_ones_then_the_others_once_each(tmp_path, n, rooms, silver):
    at = sanskrit(tmp_path, n).take_turn(1)
    assert gold(at) == dict.fromkeys(rooms, 1)
    assert at.me.silver == silver
    assert at.solo.scrolls == [0, 1, 0, 0, 0, 0]


@pytest.mark.rule("SCH-223")
def test_neutral_ones_are_served_from_the_right_and_human_ones_from_the_left(tmp_path):
    rooms = {1: "sanskrit_c", 3: "sanskrit_d", 4: ("sanskrit_b", 0), 5: ("chinese_e", 0)}
    at = sanskrit(tmp_path, 1).put_rooms({6: "greek_d"} | rooms)
    at.board.rooms[8] = at.board.room_owner[8] = -1
    assert gold(at.take_turn(1)) == {3: 1}
    at = sanskrit(tmp_path, 3).put_rooms({6: "greek_d"} | rooms)
    at.board.rooms[8] = at.board.room_owner[8] = -1
    assert gold(at.take_turn(1)) == {1: 1, 3: 1, 4: 1}


@pytest.mark.rule("SCH-223")
@pytest.mark.parametrize(
    ("place", "language", "n"),
    [(0, "chinese", 3), (1, "sanskrit", 3), (2, "greek", 2), (3, "hebrew", 2), (4, "persian", 1), (5, "syriac", 1)],
)
def test_how_much_gold_each_language_brings(place, language, n):
    at = solo("scheme_4", place=place).put_rooms(starting(1, 2, 3, 4))
    at.put_house(purple=[f"{language}_a"], orange=[f"{language}_d"], green=[f"{language}_f"]).take_turn(1)
    assert sum(gold(at).values()) == n


@pytest.mark.rule("SCH-224")
def test_icons_of_a_scroll_are_ignored_and_the_column_slides_up():
    at = solo("scheme_4").put_house(purple=["greek_d"], orange=["chinese_b", "greek_f"], green=[]).take_turn(1)
    assert in_guilds(at) == [0, 0, 0]
    assert at.house("orange") == ["greek_f"]
    assert (at.solo.markers, at.player(1).levels) == (0, [0] * 6)


@pytest.mark.rule("SCH-224")
def test_the_opponents_own_influence_on_the_scroll_returns():
    at = solo("scheme_4").put_house(purple=["greek_d"], orange=[("chinese_b", 1), ("greek_f", 0)], green=[])
    supply = at.player(1).supply
    at.take_turn(1)
    assert at.player(1).supply == supply + 1
    assert at.mark("greek_f") == 0


@pytest.mark.rule("SCH-224")
def test_it_gains_no_research_from_a_delivery():
    at = empty_house(solo("scheme_3")).take_turn(1)
    assert (at.solo.markers, at.player(1).levels) == (0, [0] * 6)


@pytest.mark.rule("SCH-225")
def test_a_completed_neutral_translator_joins_the_opponents_pile_and_not_its_deck():
    at = solo("scheme_1").put_rooms({3: ("sanskrit_a", None, 2), 4: ("sanskrit_b", None, 1)})
    cards = len(at.deck("sanskrit"))
    at.take_turn(1)
    assert at.solo.retired == (at.translator("sanskrit_a"),)
    assert len(at.deck("sanskrit")) == cards
    assert at.points(1)["retirees"] == 3
    assert at.room(3) == ("", -1, 0)


@pytest.mark.rule("SCH-225")
def test_a_human_translator_completed_by_the_opponents_gold_retires_for_the_human_at_once():
    at = solo("scheme_4", place=1).put_rooms({9: ("chinese_e", 0)})
    at.put_house(purple=["sanskrit_d"], orange=["greek_d"], green=["greek_f"]).take_turn(1)
    assert at.solo.retired == ()
    assert (at.asked, at.seat) == ("question-tuck", 0)
    at.play("slot:travel")
    assert at.retirees("travel") == ["chinese_e"]
    assert at.asked == "question-turn"


# -- Delivering ----------------------------------------------------------------------------------------------

OTHERS = {8: "hebrew_a", 10: "hebrew_b", 0: "hebrew_c"}


@pytest.mark.rule("SCH-226")
def test_it_delivers_the_first_scroll_of_its_language_clockwise_from_the_neutral_marker():
    at = empty_house(solo("scheme_4", place=2)).put_neutral(6)
    at.put_map({**OTHERS, 6: "greek_b", 2: "greek_c", 4: "greek_d"}).take_turn(1)
    assert at.house("green") == ["greek_c"], "4 Black Spots further on"
    assert at.board.neutral == 6


@pytest.mark.rule("SCH-226")
def test_beside_the_marker_comes_last_but_before_the_next_language():
    at = empty_house(solo("scheme_4", place=2)).put_neutral(6)
    at.put_map({**OTHERS, 6: "greek_b", 2: "hebrew_d", 4: "hebrew_e"}).take_turn(1)
    assert at.house("green") == ["greek_b"]


@pytest.mark.rule("SCH-227")
def test_the_scroll_goes_to_the_highest_free_row_ties_by_colour_and_the_map_is_refilled():
    at = solo("scheme_2", place=2).put_house(purple=["greek_b"], orange=[], green=[])
    at.put_map({2 * n: f"hebrew_{letter}" for n, letter in enumerate("abcdef")}).put_neutral(6).put_pile("greek_c")
    at.take_turn(1)
    assert at.house("orange") == ["hebrew_e"]
    assert at.guild("orange") == (0, 2)
    assert at.control("orange") == 1
    assert at.map()[4] == "greek_c"


@pytest.mark.rule("SCH-227")
@pytest.mark.parametrize(("scheme", "influence"), [("scheme_2", 1), ("scheme_3", 2)])
def test_a_card_of_1_or_2_gives_what_the_space_shows_and_a_card_of_2_always_2(tmp_path, scheme, influence):
    pack = tmp_path / "never.toml"
    pack.write_text(f'[[scheme_card]]\nid = "{scheme}"\ncondition_min = 9\n')
    at = solo(scheme, pack=str(pack)).take_turn(1)
    assert sorted(in_guilds(at)) == [0, 0, influence]


@pytest.mark.rule("SCH-227")
def test_it_gains_no_gold_and_no_die_and_any_silver_after():
    at = solo("scheme_4").put_house(purple=["greek_b"], orange=["greek_c"], green=[])
    white = at.board.dice[0]
    at.take_turn(1)
    assert (at.player(1).gold, at.player(1).silver, at.board.dice[0]) == (0, 0, white)
    assert at.solo.position == 1


@pytest.mark.rule("SCH-227")
def test_a_caliph_card_is_resolved_before_the_map_is_refilled():
    at = empty_house(solo("scheme_2", place=2)).put_pile("caliph_1", "greek_c").take_turn(1)
    assert at.board.caliphs == [0]
    assert at.board.caliph_influence == [(1, -1, -1)], "it controls the Guild it Delivered to"
    assert "greek_c" in at.map()


@pytest.mark.rule("SCH-227")
def test_the_silver_of_the_card_comes_after_the_delivery():
    languages = ("chinese", "sanskrit", "greek", "hebrew", "persian", "syriac")
    at = empty_house(solo("scheme_4", place=5)).put_map({2 * n: f"{each}_d" for n, each in enumerate(languages)})
    at.take_turn(1)
    assert at.house("green") == ["syriac_d"]
    assert (at.solo.position, in_guilds(at)) == (0, [1, 0, 2])


# -- Influence -----------------------------------------------------------------------------------------------


def influences_guild(place, guilds):
    """The opponent places Influence in any Guild, its marker on `place` then."""
    at = solo("scheme_5", place=place - 1).put_rooms(starting(1, 2, 3, 4, 5)).put_guilds(guilds)
    before = in_guilds(at)
    at.take_turn(1)
    (guild,) = [n for n in range(3) if in_guilds(at)[n] > before[n]]
    return ("purple", "orange", "green")[guild]


@pytest.mark.rule("SCH-228")
def test_influence_goes_to_a_guild_without_any_else_without_its_own_else_any_by_colour():
    assert influences_guild(2, {"purple": (1, 0), "orange": (0, 1), "green": (2, 1)}) == "purple"
    assert influences_guild(2, {"purple": (0, 0), "orange": (1, 0), "green": (1, 0)}) == "purple"
    assert influences_guild(2, {"purple": (0, 0), "orange": (0, 0), "green": (1, 0)}) == "purple"
    assert influences_guild(2, {"purple": (0, 1), "orange": (0, 1), "green": (0, 1)}) == "green"
    assert influences_guild(4, {"purple": (0, 1), "orange": (0, 1), "green": (0, 1)}) == "orange"
    assert influences_guild(4, {"purple": (1, 0), "orange": (0, 1), "green": (1, 0)}) == "green"
    assert influences_guild(4, {"purple": (0, 2), "orange": (1, 1), "green": (1, 0)}) == "green"


def influences_scroll(**house):
    """The opponent places Influence on a Scroll, with the focus Greek."""
    at = solo("scheme_6").put_rooms(starting(1, 2, 3, 4, 5, 6)).put_house(**house).put_neutral(6)
    at.put_map({8: ("greek_e", 0), 2: "greek_f", 6: "greek_g", 10: "hebrew_d", 0: "hebrew_e", 4: "hebrew_f"})
    return at.take_turn(1)


@pytest.mark.rule("SCH-229")
def test_influence_goes_on_an_unmarked_scroll_of_the_house_by_focus():
    at = influences_scroll(purple=[("greek_b", 0)], orange=["chinese_b"], green=[])
    assert (at.mark("greek_b"), at.mark("chinese_b")) == (0, 1)
    at = influences_scroll(purple=["greek_b"], orange=["chinese_b", "greek_c"], green=[])
    assert (at.mark("greek_b"), at.mark("greek_c"), at.mark("chinese_b")) == (-1, 1, -1)


@pytest.mark.rule("SCH-229")
def test_with_all_of_them_marked_it_goes_on_the_map():
    at = influences_scroll(purple=[("greek_b", 0)], orange=[("chinese_b", 1)], green=[])
    assert {scroll for scroll in at.map() if at.mark(scroll) == 1} == {"greek_f"}


# -- tolls and denials ---------------------------------------------------------------------------------------


def beside_a_marked_scroll(silver):
    at = solo(silver=silver, hand=["white.3"], spot=9).put_map({10: ("greek_d", 1)}).put_house(purple=[])
    return at.work("travel", "white.3").play("travel", "steps:1")


@pytest.mark.rule("SCH-230")
def test_the_human_pays_a_silver_for_the_opponents_influence_and_the_marker_moves():
    at = beside_a_marked_scroll(5)
    supply = at.player(1).supply
    at.play("deliver:purple")
    assert (at.me.silver, at.solo.position) == (0, 1)
    assert at.player(1).supply == supply + 1
    assert at.mark("greek_d") == -1


@pytest.mark.rule("SCH-230")
def test_with_4_silver_the_human_cannot_deliver_it():
    at = solo(silver=4, hand=["green.6"], spot=9).put_map({10: ("greek_d", 1)})
    at.work("travel", "green.6", card="bargain").play("travel", "steps:1")
    assert not any(key.startswith("deliver") for key in at.keys)
    assert at.me.spot == 10


@pytest.mark.rule("SCH-096", "SCH-230")
def test_a_delivered_scroll_gives_the_opponents_piece_back_after_the_silver():
    at = solo(place=5, silver=5, hand=["white.3"], spot=9).put_map({10: ("greek_d", 1)}).put_house(purple=[])
    at.set(1, supply=0).work("travel", "white.3").play("travel", "steps:1", "deliver:purple")
    assert (at.solo.markers, in_guilds(at)) == (1, [0, 0, 0]), "the wrap finds no piece for the Purple Guild"
    assert (at.player(1).supply, at.mark("greek_d")) == (1, -1)


def translating_a_marked_scroll(place, rooms):
    """The human Translates a Scroll with the opponent's last piece."""
    at = solo(place=place, silver=2, gold=1, hand=["purple.4"]).put_rooms(rooms)
    at.put_house(purple=[("persian_d", 1)], orange=[], green=[]).set(1, supply=0)
    return at.work("translate", "purple.4").play("translate")


@pytest.mark.rule("SCH-112", "SCH-230")
def test_a_translated_scroll_gives_the_opponents_piece_back_after_the_silver():
    at = translating_a_marked_scroll(5, starting(1, owner=0))
    assert (at.me.silver, at.solo.markers, in_guilds(at)) == (1, 1, [0, 0, 0])
    assert at.player(1).supply == 1


@pytest.mark.rule("SCH-230")
def test_the_piece_is_back_when_a_neutral_translator_is_paid_for():
    at = translating_a_marked_scroll(4, starting(1))
    assert (at.me.silver, at.solo.markers, in_guilds(at)) == (0, 1, [1, 0, 0])
    assert at.player(1).supply == 0


def all_marked(silver):
    at = solo("scheme_4", place=2, silver=silver)
    return at.put_house(purple=[("greek_d", 0)], orange=[("hebrew_d", 0)], green=[("persian_d", 0)]).take_turn(1)


@pytest.mark.rule("SCH-231")
def test_the_human_may_deny_all_but_the_last():
    at = all_marked(5)
    assert (at.asked, at.seat, at.keys) == ("question-deny", 0, ["allow", "deny"])
    at.play("deny")
    assert (at.me.silver, at.asked) == (4, "question-deny")
    at.play("deny")
    assert at.asked == "question-turn"
    assert at.me.silver == 4, "5 - 2, and 1 for the third, which must be allowed"
    assert (at.house("green"), at.mark("greek_d"), at.mark("hebrew_d")) == ([], 0, 0)
    assert at.solo.position == 2, "a denial does not move the marker"


@pytest.mark.rule("SCH-231")
def test_without_silver_there_is_no_denial():
    at = all_marked(0)
    assert at.asked == "question-turn"
    assert (at.house("purple"), at.me.silver) == ([], 1)


@pytest.mark.rule("SCH-231")
def test_an_allowed_scroll_brings_a_silver_and_the_piece_back():
    at = all_marked(5)
    supply = at.me.supply
    at.play("allow")
    assert (at.me.silver, at.me.supply) == (6, supply + 1)
    assert (at.house("purple"), at.solo.scrolls[2], at.solo.position) == ([], 1, 2)


@pytest.mark.rule("SCH-231")
def test_whatever_else_is_answered_it_is_allow_or_deny():
    at = all_marked(5).supply_dice(red=0)
    for key in ("pass", "scroll:greek_d", "scroll:greek_a", "deliver:purple", "die:red"):
        assert at.why(key) == "SCH-231"


@pytest.mark.rule("SCH-231")
def test_deliveries_can_be_denied_too():
    at = empty_house(solo("scheme_4", place=2, silver=1)).put_neutral(6)
    at.put_map({**OTHERS, 2: ("greek_b", 0), 4: ("greek_c", 0), 6: ("greek_d", 0)}).take_turn(1)
    at.play("deny")
    assert at.house("green") == ["greek_c"], "the next choice; no Silver is left to deny that"
    assert (at.mark("greek_c"), at.mark("greek_b"), at.me.silver) == (-1, 0, 1)
    at = empty_house(solo("scheme_4", place=2, silver=2)).put_neutral(6)
    at.put_map({**OTHERS, 2: ("greek_b", 0), 4: ("greek_c", 0), 6: ("greek_d", 0)}).take_turn(1)
    assert at.play("deny", "allow").me.silver == 2

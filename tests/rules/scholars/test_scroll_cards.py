"""Scroll Cards by type: what they score, and their immediate effects."""

import pytest
from positions.scholars import position

RETIREES = [
    "chinese_a",
    "chinese_b",
    "chinese_c",
    "chinese_d",
    "chinese_e",
    "chinese_f",
    "chinese_g",
    "chinese_h",
    "greek_a",
]
#: Own Translators through whom Scrolls of each language are Translated, by Room.
ROOMS = {1: "chinese_b", 2: "sanskrit_a", 3: "hebrew_f", 4: "greek_f", 5: "persian_a", 6: "syriac_a"}
LINES = {"chinese": "1+3", "sanskrit": "2+3", "hebrew": "3", "greek": "4", "persian": "5", "syriac": "6"}


def bonus(*scrolls, **fields):
    """What these Scrolls score beyond their printed VP."""
    at = position(scrolls=scrolls, **fields)
    return at.points()["scrolls"] - sum(at.box.scroll_vp[scroll] for scroll in at.me.scrolls)


def translated(scroll, full=False, **fields):
    """Seat 0 has just Translated a Scroll with a Purple 1: its effects are open."""
    language = scroll.split("_")[0]
    rooms = {room: (name, 0, 0) for room, name in ROOMS.items()}
    if full:
        rooms |= {room: (f"starting_translator_{room}", None, 0) for room in (7, 8, 9, 10)}
    at = position(**{"hand": ["purple.1"], "gold": len(LINES[language].split("+"))} | fields)
    at.put_rooms(rooms).put_house(purple=[scroll]).work("translate", "purple.1").play("translate")
    return at.play(f"via:{LINES[language]}") if at.asked == "question-line" else at


# -- the Starting Scroll -------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-194")
@pytest.mark.parametrize(("white", "vp"), [(6, -1), (5, 2)])
def test_the_starting_scroll_scores_silver_and_gold_and_loses_for_white_dice(white, vp):
    at = position(scrolls=["greek"], silver=5, gold=3, hand=["white.1"], bag={"white": white - 1})
    assert at.points()["scrolls"] == 3 + vp


@pytest.mark.rule("SCH-194")
@pytest.mark.parametrize(("silver", "gold", "vp"), [(1, 1, 0), (2, 1, 1), (3, 2, 1), (0, 4, 2)])
def test_silver_and_gold_are_rounded_down_each_time(silver, gold, vp):
    assert position(scrolls=["greek"], silver=silver, gold=gold).points()["scrolls"] == 3 + vp


@pytest.mark.rule("SCH-194")
def test_the_starting_scroll_counts_as_a_scroll_of_its_language():
    assert bonus("greek_c", "greek") == bonus("greek_c") + 1


# -- Employ or Retire ----------------------------------------------------------------------------------------

EITHER = "do:employ translator:persian |"
RETIRE = "do:retire translator:persian + gain 1 die:white to bag"


@pytest.mark.rule("SCH-195")
def test_with_all_rooms_full_the_pictured_translator_can_only_be_retired():
    at = translated("chinese_a", full=True, silver=9).put_top("persian_c").play(EITHER)
    assert at.bag() == {"white": 1}, "which is not asked"
    assert at.me.aside == (at.translator("persian_c"),)
    assert "persian_c" not in at.deck("persian")
    at.pass_until("question-tuck").play("slot:travel")
    assert at.retirees("travel") == ["persian_c"]


@pytest.mark.rule("SCH-126", "SCH-195")
def test_with_an_empty_deck_nobody_is_retired_and_no_white_die_is_gained():
    at = position(silver=9)
    at.board.decks[at.box.deck[at.translator("persian_c")]] = ()
    at.effect("employ translator:persian | retire translator:persian + gain 1 die:white to bag")
    assert (at.asked, at.bag(), at.me.aside) == ("question-turn", {}, ())


@pytest.mark.rule("SCH-195")
def test_the_white_die_of_retiring_cannot_be_declined():
    at = position(silver=9).effect("employ translator:persian | retire translator:persian + gain 1 die:white to bag")
    assert at.play(RETIRE).bag() == {"white": 1}


@pytest.mark.rule("SCH-195")
def test_with_an_empty_room_and_its_silver_the_translator_may_be_employed():
    at = position(hand=["purple.1"], gold=2, silver=2).put_top("persian_c").put_house(purple=["chinese_a"])
    rooms = {room: (f"starting_translator_{room}", None, 0) for room in range(1, 11) if room != 5}
    at.put_rooms(rooms | {1: ("chinese_b", 0, 0), 2: ("hebrew_f", 0, 0)})
    at.work("translate", "purple.1").play("translate", "via:1+2", EITHER)
    assert at.keys == ["do:employ translator:persian", RETIRE]
    assert at.why("pass") == "SCH-134"
    at.play("do:employ translator:persian")
    assert (at.room(5), at.me.silver) == (("persian_c", 0, 0), 0)
    assert at.asked == "question-gain-die", "the effect of Room 5"


@pytest.mark.rule("SCH-195")
def test_without_the_silver_for_an_empty_room_the_translator_must_be_retired():
    at = translated("chinese_a", silver=0)
    top = at.deck("persian")[0]
    at.play(EITHER).pass_until("question-tuck")
    assert (at.bag(), at.me.aside) == ({"white": 1}, (at.translator(top),)), "the Rooms left cost 3 and 4 Silver"


@pytest.mark.rule("SCH-113", "SCH-195")
def test_the_effect_of_a_scroll_is_not_declined_with_its_step_on_the_track():
    at = translated("chinese_a", silver=9)
    assert (at.asked, at.why("pass")) == ("question-order", "SCH-134")
    at.play("do:advance 1").pass_until("question-choose")
    assert at.why("pass") == "SCH-134"


@pytest.mark.rule("SCH-195")
def test_it_scores_its_printed_vp_only():
    assert position(scrolls=["chinese_a"]).points()["scrolls"] == 5


# -- dice ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-196")
@pytest.mark.parametrize(("purple", "blue", "vp"), [(3, 4, 5), (3, 3, 3), (3, 9, 5), (0, 4, 2), (0, 0, 0)])
def test_a_dice_scroll_scores_secondary_dice_and_four_primary_dice(purple, blue, vp):
    assert bonus("chinese_e", bag={"purple": purple, "blue": blue}) == vp
    assert position(scrolls=["chinese_e"], bag={"purple": purple, "blue": blue}).points()["scrolls"] == 4 + vp


@pytest.mark.rule("SCH-196")
def test_a_dice_scroll_gives_its_secondary_die():
    at = translated("chinese_e").play("do:gain 1 die:purple to bag")
    assert at.bag() == {"purple": 1}


@pytest.mark.rule("SCH-113", "SCH-196")
def test_the_secondary_die_of_a_scroll_must_be_gained():
    at = translated("chinese_e").play("do:advance 1").pass_until("question-turn")
    assert at.bag() == {"purple": 1}


@pytest.mark.rule("SCH-113", "SCH-200")
def test_what_a_scroll_harvests_must_be_gained():
    at = translated("chinese_c", levels={"physics": 3}).play("do:advance 1").pass_until("question-gain-worker")
    assert not at.offers("pass")


@pytest.mark.rule("SCH-113", "SCH-197")
def test_the_white_die_of_a_scroll_must_be_destroyed():
    at = translated("chinese_h", bag={"white": 1}, hand=["purple.1", "white.2"]).play("do:advance 1")
    at.pass_until("question-destroy")
    assert at.keys == ["white:bag", "white:hand:2"]
    assert at.why("pass") == "SCH-134"


@pytest.mark.rule("SCH-113", "SCH-147")
def test_the_influence_of_a_scroll_may_be_declined():
    at = translated("hebrew_b").play("do:advance 1").pass_until("question-influence-guild")
    assert at.offers("pass")


@pytest.mark.rule("SCH-197")
@pytest.mark.parametrize(("white", "vp"), [(0, 4), (1, 2), (3, 2), (4, 0)])
def test_a_white_dice_scroll_scores_few_white_dice(white, vp):
    assert bonus("chinese_h", hand=["red.1"], bag={"white": white}) == vp


@pytest.mark.rule("SCH-197")
def test_a_white_dice_scroll_destroys_a_white_die():
    at = translated("chinese_h", bag={"white": 1}).play("do:destroy 1 die:white")
    assert at.dice_owned("white") == 0


# -- Retirees, languages -----------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-198")
@pytest.mark.parametrize(("retirees", "vp"), [(3, 0), (4, 2), (6, 2), (7, 4), (9, 4)])
def test_a_retiree_scroll_scores_many_retirees(retirees, vp):
    below = {"travel": RETIREES[: retirees // 2], "research": RETIREES[retirees // 2 : retirees]}
    assert bonus("sanskrit_h", retirees=below) == vp


@pytest.mark.rule("SCH-198", "SCH-199", "SCH-201")
@pytest.mark.parametrize("scroll", ["greek_d", "hebrew_h", "greek_h"])
def test_these_scrolls_have_no_immediate_effect(scroll):
    at = translated(scroll)
    at.pass_until("question-turn")
    assert at.scrolls()[-1] == scroll
    assert (at.bag(), at.workers(), at.me.aside, at.guild("purple")) == ({}, {}, (), (0, 0))
    assert sum(at.me.levels) == 1, "only the step on the track of its subject"


@pytest.mark.rule("SCH-199")
def test_a_scroll_of_two_languages_scores_each_scroll_in_either():
    assert bonus("chinese_d", "hebrew_a", "hebrew_b", "persian_a") == 2 + 1
    assert bonus("chinese_d", "greek_a", "chinese_a") == 0, "not itself, and no other language"


@pytest.mark.rule("SCH-200")
def test_a_scroll_of_one_language_scores_each_scroll_of_its_own_itself_included():
    assert bonus("chinese_c", "chinese_a", "chinese_b", "greek_a") == 3
    assert bonus("chinese_c") == 1


@pytest.mark.rule("SCH-200")
def test_a_scroll_of_one_language_harvests_a_track_once():
    at = translated("chinese_c", levels={"physics": 3}).play("do:harvest track:physics", "worker:red", "worker:blue")
    assert at.workers() == {"red": 1, "blue": 1}, "level 2: any 2 Workers"
    assert not at.offers("do:harvest track:physics")


# -- research and Guilds ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-201")
@pytest.mark.parametrize(("level", "vp"), [(3, 0), (4, 2), (6, 2), (7, 4)])
def test_a_track_scroll_scores_the_level_of_its_track(level, vp):
    assert bonus("chinese_g", levels={"physics": level}) == vp
    assert bonus("chinese_g", levels={"all": 7, "physics": level}) == vp, "no other track counts"


@pytest.mark.rule("SCH-202")
def test_a_breadth_scroll_scores_tracks_at_level_3_or_higher():
    levels = {"mathematics": 2, "physics": 3, "chemistry": 3, "philosophy": 4, "biology": 0, "astronomy": 7}
    assert bonus("persian_h", levels=levels) == 4


@pytest.mark.rule("SCH-202")
def test_a_breadth_scroll_moves_up_a_primary_track_of_choice():
    at = translated("persian_h").play("do:advance 1 track:primary")
    assert at.keys == ["track:physics", "track:philosophy", "track:astronomy"]
    at.play("track:physics")
    assert at.level("physics") == 1


def guild_bonus(guild, control=None):
    at = position(scrolls=["hebrew_b"]).put_guilds({"purple": guild}, control or {})
    at.put_caliphs(("caliph_1", 0, 0, 0))
    return at.points()["scrolls"] - 3


@pytest.mark.rule("SCH-203")
@pytest.mark.parametrize(("influence", "vp"), [(0, 0), (1, 0), (2, 2), (3, 2), (4, 4), (6, 4)])
def test_a_guild_scroll_scores_influence_there_whoever_controls_it(influence, vp):
    assert guild_bonus((influence, 0)) == vp, "pieces on Caliph Cards do not count"
    assert guild_bonus((influence, 7)) == vp, "control is irrelevant"


@pytest.mark.rule("SCH-203")
def test_a_guild_scroll_gives_influence_in_its_guild():
    at = translated("hebrew_b").play("do:influence 1 guild:purple")
    assert at.guild("purple") == (1, 0)

"""Translate."""

import pytest
from positions.scholars import position

#: Scrolls without an effect; with all tracks at level 1 their step brings nothing either.
HEBREW, GREEK, PERSIAN, CHINESE, SANSKRIT = "hebrew_f", "greek_f", "persian_f", "chinese_d", "sanskrit_d"


def house(scroll, rooms, *, die="green.4", mark=None, **fields):
    """A player with a card on the Translate slot; the Scroll lies below the Green Guild.

    The card offers a Worker too, so that the turn is not over when nothing can be Translated.
    """
    start = {"gold": 5, "silver": 5, "levels": {"all": 1}, "goal": "chinese"}
    at = position(hand=[die], **start | fields)
    at.put_house(purple=[], orange=[], green=[scroll if mark is None else (scroll, mark)])
    return at.put_rooms(rooms).work("translate", die, card="hurry")


def lines(at):
    """Translate the only Scroll; the lines that are offered."""
    at.play("translate")
    assert at.asked == "question-line"
    return at.keys


@pytest.mark.rule("SCH-107")
def test_a_green_1_translates_from_any_row_of_the_green_guild():
    at = house(GREEK, {1: ("greek_f", 0)}, die="green.1").put_house(green=[GREEK, "greek_h"], orange=["greek_g"])
    at.play("translate")
    assert at.keys == [f"scroll:{GREEK}", "scroll:greek_h"]
    assert at.why("scroll:greek_g") == "SCH-107", "it lies below the Orange Guild"
    at.play("scroll:greek_h")
    assert at.house("green") == [GREEK]


@pytest.mark.rule("SCH-107")
@pytest.mark.parametrize("die", ["blue.6", "red.6", "yellow.6", "white.6"])
def test_white_and_primary_actions_translate_nothing(die):
    at = position(hand=[die, die], gold=5, silver=5).put_rooms({1: ("greek_f", 0)})
    at.put_house(purple=[GREEK], orange=["greek_g"], green=["greek_h"])
    at.work("translate", die, die, card="hurry")
    assert at.action()[1] == 12
    assert at.why("translate") == "SCH-107"


@pytest.mark.rule("SCH-107")
@pytest.mark.parametrize("colour", ["purple", "orange", "green"])
def test_the_colour_of_the_action_is_the_guilds(colour):
    scrolls = {"purple": GREEK, "orange": "greek_g", "green": "greek_h"}
    at = position(hand=[f"{colour}.4"], gold=5, levels={"all": 1}).put_rooms({1: ("greek_f", 0)})
    at.put_house(**{guild: [scroll] for guild, scroll in scrolls.items()})
    at.work("translate", f"{colour}.4").play("translate")
    assert at.scrolls()[-1] == scrolls[colour]


@pytest.mark.rule("SCH-107")
def test_a_scroll_on_the_map_is_no_target():
    at = house(GREEK, {1: ("greek_f", 0)}).put_map({0: "greek_d"}).put_house(green=[GREEK, "greek_h"])
    assert at.play("translate").why("scroll:greek_d") == "SCH-107"


# Hebrew/Syriac, Syriac/Persian, Persian/Arabic, Syriac/Arabic
HEBREW_LINE = {1: "hebrew_a", 2: "syriac_e", 3: "persian_a", 4: "syriac_a"}


@pytest.mark.rule("SCH-108")
def test_a_hebrew_scroll_has_two_lines():
    at = house(HEBREW, HEBREW_LINE)
    assert lines(at) == ["via:1+4", "via:1+2+3"]
    assert at.why("via:3") == "SCH-109", "no line at all"
    assert at.why("via:5") == "SCH-108", "nobody is in that Room"


@pytest.mark.rule("SCH-108")
@pytest.mark.parametrize(
    ("scroll", "rooms", "line"),
    [
        (GREEK, {1: "greek_f", 2: "greek_h"}, "via:1"),
        (GREEK, {1: "greek_g", 2: "hebrew_f", 3: "hebrew_h"}, "via:1+2"),
        (PERSIAN, {1: "greek_a", 2: "greek_f", 3: "greek_h"}, "via:1+2"),
        (PERSIAN, {1: "persian_a", 2: "greek_a", 3: "greek_f"}, "via:2+3"),
        ("syriac_f", {1: "syriac_e", 2: "persian_a", 3: "persian_b"}, "via:1+2"),
    ],
    ids=["skips tiers", "stays in a tier", "goes up a tier", "is longer than needed", "is used the other way"],
)
def test_a_link_leads_to_any_tier_and_a_line_need_not_be_the_shortest(scroll, rooms, line):
    assert line in lines(house(scroll, rooms))


@pytest.mark.rule("SCH-108")
def test_a_translator_of_three_languages_links_any_two_of_them():
    # Greek/Hebrew/Persian, Persian/Syriac/Arabic, Hebrew/Arabic
    at = house(GREEK, {1: "wild_1_c", 2: "wild_1_d", 3: "hebrew_f"})
    assert lines(at) == ["via:1+2", "via:1+3"]
    at = house("syriac_f", {1: "wild_1_d", 2: "wild_2_a"})
    assert lines(at) == ["via:1", "via:2", "via:1+2"], "Syriac, Persian, Arabic"


@pytest.mark.rule("SCH-108")
def test_a_line_begins_with_the_language_of_the_scroll_and_ends_in_arabic():
    at = house(CHINESE, {1: "chinese_a", 2: "greek_a", 3: "syriac_a"})
    assert at.why("translate") == "SCH-108", "Chinese, Greek, Persian, and nobody who speaks Persian and Arabic"
    at = house(CHINESE, {1: "greek_a", 2: "persian_a"})
    assert at.why("translate") == "SCH-108", "nobody speaks Chinese"


@pytest.mark.rule("SCH-109")
def test_no_language_comes_twice():
    # Greek/Hebrew, Hebrew/Greek, Hebrew/Arabic, Greek/Arabic
    at = house(GREEK, {1: "greek_g", 2: "hebrew_g", 3: "hebrew_f", 4: "greek_f"})
    assert lines(at) == ["via:4", "via:1+3", "via:2+3"]
    assert at.why("via:1+2+4") == "SCH-109", "Greek, Hebrew, Greek, Arabic"


@pytest.mark.rule("SCH-109")
def test_a_translator_is_used_once_and_takes_one_gold():
    # Persian/Syriac/Arabic could go from Syriac over Persian to Arabic alone.
    at = house("syriac_f", {5: ("wild_1_d", 0)}).play("translate")
    assert at.room(5) == ("wild_1_d", 0, 1)
    assert at.me.gold == 4


@pytest.mark.rule("SCH-110")
def test_each_translator_of_a_line_takes_1_gold():
    rooms = {1: ("chinese_a", 0), 2: ("greek_a", 0), 3: ("persian_a", 0)}
    assert house(CHINESE, rooms, gold=2).why("translate") == "SCH-110"
    at = house(CHINESE, {1: ("chinese_a", 0), 2: ("greek_a", 0), 5: ("persian_a", 0)}, gold=3).play("translate")
    assert [at.room(room)[2] for room in (1, 2, 5)] == [1, 1, 1]
    assert at.me.gold == 0


@pytest.mark.rule("SCH-110")
def test_a_line_that_is_too_long_for_the_gold_is_refused():
    at = house(HEBREW, HEBREW_LINE | {5: "syriac_b"}, gold=2)
    assert lines(at) == ["via:1+4", "via:1+5"]
    assert at.why("via:1+2+3") == "SCH-110"


# Sanskrit/Chinese, Chinese/Greek, Greek/Persian, Persian/Arabic
FOUR = {1: ("sanskrit_e", 0), 2: ("chinese_a", 1), 3: ("greek_a", 1), 5: "persian_a"}


@pytest.mark.rule("SCH-111")
def test_owners_get_1_silver_for_each_translator_and_the_supply_for_neutral_ones():
    at = house(SANSKRIT, FOUR, silver=3).play("translate")
    assert at.me.silver == 0
    assert at.player(1).silver == 2
    assert at.scrolls()[-1] == SANSKRIT


@pytest.mark.rule("SCH-111")
def test_a_line_whose_silver_cannot_be_paid_is_refused():
    assert house(SANSKRIT, FOUR, silver=2).why("translate") == "SCH-111", "the line cannot be paid for"
    # With two own Translators from Greek to Arabic there are other lines.
    at = house(SANSKRIT, FOUR | {6: ("greek_f", 0), 7: ("greek_h", 0)}, silver=2)
    assert lines(at) == ["via:1+2+6", "via:1+2+7"]
    assert at.why("via:1+2+3+5") == "SCH-111"


@pytest.mark.rule("SCH-111")
def test_each_owner_is_paid():
    rooms = {1: ("chinese_a", 1), 2: ("greek_a", 2), 5: ("persian_a", 2)}
    at = house(CHINESE, rooms, seats=3, silver=3).play("translate")
    assert [at.player(seat).silver for seat in range(3)] == [0, 1, 2]


@pytest.mark.rule("SCH-112")
def test_an_opponents_influence_on_the_scroll_costs_1_silver_more():
    at = house(GREEK, {5: ("greek_f", 1)}, mark=1, silver=2)
    supply = at.player(1).supply
    at.play("translate")
    assert (at.me.silver, at.player(1).silver) == (0, 2)
    assert at.player(1).supply == supply + 1, "the piece on the Translator stays"
    assert at.room(5) == ("greek_f", 1, 1)
    assert at.log().index("log-pays-silver") < at.log().index("log-takes-back"), "and the log tells of it"


@pytest.mark.rule("SCH-112")
def test_without_that_silver_the_scroll_is_no_target():
    at = house(GREEK, {5: ("greek_f", 1)}, mark=1, silver=1).put_house(green=[(GREEK, 1), "greek_h", "greek_g"])
    at.play("translate")
    assert at.keys == ["scroll:greek_h", "scroll:greek_g"]
    assert at.why(f"scroll:{GREEK}") == "SCH-112"


@pytest.mark.rule("SCH-112")
def test_own_influence_costs_nothing_and_comes_back():
    at = house(GREEK, {5: ("greek_f", 0)}, mark=0, silver=0)
    supply = at.me.supply
    at.play("translate")
    assert at.scrolls()[-1] == GREEK
    assert at.me.supply == supply + 1
    assert "log-takes-back" in at.log()


def invented_scroll(tmp_path):
    """A Persian Physics Scroll that harvests Physics, Translated with the marker at 1."""
    pack = tmp_path / "harvest.toml"
    pack.write_text('[[scroll]]\nid = "scroll_persian_c"\neffect = ["harvest track:physics"]\n')
    return house("persian_c", {5: ("persian_a", 0)}, pack=str(pack)).play("translate")


STEP, HARVEST = "do:advance 1 track:physics", "do:harvest track:physics"


@pytest.mark.rule("SCH-113")
def test_the_scroll_goes_above_the_player_board_before_its_step_and_effect(tmp_path):
    at = invented_scroll(tmp_path)
    assert at.scrolls()[-1] == "persian_c"
    assert at.house("green") == []
    assert {STEP, HARVEST} <= set(at.keys)
    assert at.level("physics") == 1


@pytest.mark.rule("SCH-113")
def test_the_step_first_the_effect_uses_the_new_level(tmp_path):
    at = invented_scroll(tmp_path).play(STEP)
    assert at.level("physics") == 2
    at.play("worker:red", "worker:red")
    assert at.workers() == {"red": 2}, "2 Workers at level 2"


@pytest.mark.rule("SCH-113")
def test_the_effect_first_it_uses_the_old_level(tmp_path):
    at = invented_scroll(tmp_path).play(HARVEST, "worker:red")
    assert at.level("physics") == 2
    assert at.workers() == {"red": 1}, "1 Worker at level 0"


@pytest.mark.rule("SCH-114")
def test_scrolls_below_the_gap_slide_up_with_their_influence():
    at = house(GREEK, {5: ("greek_f", 0)}).put_house(green=[GREEK, ("persian_d", 1), ("persian_f", 0)])
    supply, silver = at.me.supply, at.me.silver
    at.play("translate")
    assert at.house("green") == ["persian_d", "persian_f"]
    assert (at.mark("persian_d"), at.mark("persian_f")) == (1, 0)
    assert (at.me.supply, at.me.silver, at.me.gold) == (supply, silver, 4), "sliding brings nothing"
    assert at.guild("green") == (0, 0)


@pytest.mark.rule("SCH-114")
def test_scrolls_above_the_gap_stay():
    at = house(GREEK, {5: ("greek_f", 0)}).put_house(green=["persian_d", GREEK, "persian_f"]).play("translate")
    assert at.house("green") == ["persian_d", "persian_f"]


@pytest.mark.rule("SCH-115")
def test_a_translator_with_enough_gold_is_still_used_and_retires_at_the_end_of_the_turn():
    at = house(PERSIAN, {5: ("persian_a", 0, 2)}, gold=2, retirees={"translate": ["sanskrit_d"]})
    at.play("do:shift 1 gold", "gold-on:5")
    assert at.room(5) == ("persian_a", 0, 3), "enough for the Room, and still there"
    at.play("translate")
    assert at.room(5) == ("persian_a", 0, 4)
    at.play("end-turn")
    assert (at.room(5), at.asked) == (("", -1, 0), "question-tuck")
    assert (at.me.gold, at.player(1).gold) == (0, 0), "which is in the Main Supply"


@pytest.mark.rule("SCH-115")
def test_a_translator_is_saved_by_taking_gold_off():
    at = house(PERSIAN, {5: ("persian_a", 0, 2)}, gold=1, retirees={"translate": ["sanskrit_d"]}).play("translate")
    assert at.room(5) == ("persian_a", 0, 3)
    at.play("do:shift 1 gold", "gold-off:5", "end-turn")
    assert (at.room(5), at.asked) == (("persian_a", 0, 2), "question-turn")
    assert at.me.gold == 1

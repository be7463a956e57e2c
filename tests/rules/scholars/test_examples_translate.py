"""Examples of lines of Translation."""

import pytest
from positions.scholars import position


def translate(scroll, rooms, **fields):
    """A Green action on the Translate slot; the Scroll lies below the Green Guild."""
    start = {"gold": 5, "silver": 5, "levels": {"all": 1}, "goal": "chinese"}
    at = position(hand=["green.4"], **start | fields).put_house(purple=[], orange=[], green=[scroll])
    return at.put_rooms(rooms).work("translate", "green.4").play("translate")


@pytest.mark.rule("SCH-116")
def test_greek_sanskrit_greek_syriac_arabic_is_forbidden():
    # Sanskrit/Greek twice, Greek/Syriac, Syriac/Arabic, Sanskrit/Syriac
    rooms = {1: ("sanskrit_c", 0), 2: ("sanskrit_f", 0), 5: ("greek_b", 0), 6: ("syriac_a", 0), 8: ("sanskrit_b", 0)}
    at = translate("greek_f", rooms)
    assert at.why("via:1+2+5+6") == "SCH-109"
    at.play("via:1+6+8")
    assert at.me.gold == 2, "Greek, Sanskrit, Syriac, Arabic costs 3 Gold"
    assert at.scrolls()[-1] == "greek_f"


@pytest.mark.rule("SCH-117")
def test_a_starting_translator_links_greek_directly_with_arabic():
    at = translate("greek_f", {5: ("starting_translator_9", 0)})
    assert at.scrolls()[-1] == "greek_f"
    assert (at.me.gold, at.me.silver) == (4, 5)


@pytest.mark.rule("SCH-117")
def test_a_translator_who_speaks_greek_and_hebrew_stays_in_the_tier():
    at = translate("greek_f", {5: ("greek_g", 0), 1: ("starting_translator_10", 0)})
    assert at.scrolls()[-1] == "greek_f"
    assert (at.me.gold, at.me.silver) == (3, 5)


@pytest.mark.rule("SCH-118")
def test_blue_translates_a_persian_scroll_with_a_single_gold():
    at = translate("persian_f", {5: ("persian_a", 0)}, gold=1, silver=0)
    assert at.scrolls()[-1] == "persian_f"
    assert (at.me.gold, at.me.silver) == (0, 0)
    assert at.room(5) == ("persian_a", 0, 1)


RED, YELLOW = 0, 1
# Red's Syriac/Persian and Yellow's Syriac/Arabic Translator lack 1 Gold each.
ROOMS = {1: ("hebrew_a", RED), 3: ("syriac_a", YELLOW, 1), 4: ("syriac_e", RED, 1), 5: "persian_a"}


@pytest.mark.rule("SCH-119")
def test_reds_two_lines_for_a_hebrew_scroll():
    assert translate("hebrew_f", ROOMS).keys == ["via:1+3", "via:1+4+5"]


def test_a_view_has_the_lines_in_the_order_in_which_they_are_read():
    at = translate("hebrew_f", ROOMS)
    assert at.game.view(None)["lines"] == [
        {"answer": "via:1+3", "rooms": [1, 3], "languages": ["hebrew", "syriac", "arabic"]},
        {"answer": "via:1+4+5", "rooms": [1, 4, 5], "languages": ["hebrew", "syriac", "persian", "arabic"]},
    ]
    rooms = {1: ("sanskrit_c", 0), 2: ("sanskrit_f", 0), 5: ("greek_b", 0), 6: ("syriac_a", 0), 8: ("sanskrit_b", 0)}
    lines = {line["answer"]: line for line in translate("greek_f", rooms).game.view(0)["lines"]}
    assert lines["via:1+6+8"]["rooms"] == [1, 8, 6]
    assert lines["via:1+6+8"]["languages"] == ["greek", "sanskrit", "syriac", "arabic"]
    assert at.play("via:1+3").game.view(0)["lines"] == []


@pytest.mark.rule("SCH-119")
def test_option_1_pays_yellow_and_retires_yellows_translator():
    at = translate("hebrew_f", ROOMS).play("via:1+3")
    assert (at.me.gold, at.me.silver, at.player(YELLOW).silver) == (3, 4, 1)
    assert (at.asked, at.seat) == ("question-tuck", YELLOW)
    assert at.room(3) == ("", -1, 0)
    assert at.room(4) == ("syriac_e", RED, 1)


@pytest.mark.rule("SCH-119")
def test_option_2_costs_1_gold_more_and_retires_reds_own_translator():
    at = translate("hebrew_f", ROOMS).play("via:1+4+5")
    assert (at.me.gold, at.me.silver, at.player(YELLOW).silver) == (2, 4, 0)
    assert (at.asked, at.seat) == ("question-tuck", RED)
    assert at.room(4) == ("", -1, 0)
    assert at.room(3) == ("syriac_a", YELLOW, 1)
    at.play("slot:translate")
    assert at.retirees("translate") == ["syriac_e"]

"""The table of Scholars in the terminal: every variant, every language, within 100 columns."""

from __future__ import annotations

import re

import pytest
from cli.tables import WIDTH, drawn, drawn_board, part, random_game
from positions.scholars import position
from rich.cells import cell_len

from claytable.core.packs import Pack, read_components
from claytable.core.words import read_words
from claytable.draw import Drawing
from claytable.draw.scholars.printed import Printed

PACKAGE = "claytable.draw.scholars"
STARTING = [row["id"] for row in read_components("claytable.games.scholars", None).tables["starting_scroll"]]


# -- all of it -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("answers", [0, 90, 2000])
def test_every_table_fits_into_100_columns(language: str, seats: int, answers: int) -> None:
    text = drawn(random_game("scholars", seats, answers), 0, language)
    assert max(cell_len(line) for line in text.splitlines()) <= WIDTH
    assert "…" not in text


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_everything_printed_has_short_words(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    printed = Printed(random_game("scholars", 2, 0), language, None)
    for kind in {row["bonus"]["kind"] for row in printed.rows("scroll")} - {"none"}:
        assert f"condition-{kind.replace('_', '-')}" in printed._labels
    for row in printed.rows("scroll"):
        assert bool(printed.bonus(row["id"].removeprefix("scroll_"))) == (row["bonus"]["kind"] != "none")
    monkeypatch.setattr(printed, "brief", printed._labels.say)
    for row in printed.rows("translator"):
        id = row["id"].removeprefix("translator_")
        assert printed.effect(row["dispatch"])
        assert printed.effect(row["retiree"])
        assert printed.translator_name(id)
    for row in printed.rows("scroll"):
        id = row["id"].removeprefix("scroll_")
        assert printed.scroll(id).plain.startswith(printed.deck(row["language"]))
        assert bool(printed.scroll_effect(id)) == bool(row["effect"])
    for table in ("room", "map_spot", "track_space", "research_option"):
        for row in printed.rows(table):
            assert bool(printed.effect(row["effect"])) == bool(row["effect"])


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_what_scrolls_score_is_what_the_pack_prints(language: str) -> None:
    pack = Pack(
        "mine",
        '[[scroll_bonus]]\nid = "guild"\nvp = { "2-4" = 11, "5+" = 12 }\n'
        '[[scroll_bonus]]\nid = "white_dice"\nvp = { "3-4" = 13, "2" = 14 }\n'
        + "".join(f'[[starting_scroll]]\nid = "{id}"\ngold_per_vp = 15\nsilver_per_gold = 16\n' for id in STARTING),
    )
    printed = Printed(random_game("scholars", 2, 0), language, pack)
    rows = printed.rows("scroll")
    by_kind = {row["bonus"]["kind"]: printed.bonus(row["id"].removeprefix("scroll_")) for row in rows}
    assert {"11", "12", "2", "5"} <= set(re.findall(r"\d+", by_kind["guild"]))
    assert {"13", "14", "3", "4", "2"} <= set(re.findall(r"\d+", by_kind["white_dice"]))
    assert {"15", "16"} <= set(re.findall(r"\d+", printed.bonus("greek")))


def test_the_three_catalogues_say_the_same_things() -> None:
    catalogues = [read_words(PACKAGE, language).ids for language in ("en", "pl", "fr")]
    assert catalogues[0] == catalogues[1] == catalogues[2]


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_no_two_colours_have_the_same_letter(language: str) -> None:
    printed = Printed(random_game("scholars", 2, 0), language, None)
    letters = [printed.letter(colour) for colour in printed.styles]
    assert len(set(letters)) == 7


def test_the_whole_table_is_drawn_when_a_turn_begins() -> None:
    drawing = Drawing(random_game("scholars", 2, 0), "en", None)
    assert drawing.whole("question-turn")
    assert not drawing.whole("question-die")


# -- the Main Board --------------------------------------------------------------------------------------------


def test_a_deck_shows_its_top_card_by_the_value_that_it_takes() -> None:
    at = position().put_top("greek_a")
    row = next(row for row in Printed(at.game, "en", None).rows("translator") if row["id"] == "translator_greek_a")
    text = drawn(at.game)
    assert "Recruit 3+" in text
    assert f"Greek A ×8 {row['vp']} VP" in text
    assert " – ".join(each.capitalize() for each in row["languages"]) in text


def test_the_map_shows_scrolls_with_influence_markers_and_coloured_paths() -> None:
    at = position(spot=3).put_map({0: ("greek_b", 1)}).put_neutral(6)
    text = part(drawn(at.game), "Map, clockwise", "Purple Guild")
    assert "◇4 ★" in text
    assert "◆7 ○" in text
    assert re.search(r"Biology ♣|G ♣", text)
    assert all(f"{path}" in text for path in ("R→", "O→", "Y↓", "G←", "B←", "P↑"))


def test_a_guild_shows_who_controls_it_and_what_the_next_delivery_brings() -> None:
    at = position().put_guilds({"green": (3, 1)}).put_house(green=["greek_b", ("syriac_h", 0)])
    text = drawn(at.game)
    assert "[★3] ♣1" in text
    assert "4 Silver → 1 Influence, 1 Gold, W die" in part(text, "[★3]", "Research 1+")
    assert "Syriac H 1 VP P Mathematics ★" in text


def test_a_room_shows_translator_owner_and_gold_or_what_it_costs() -> None:
    at = position().put_rooms({5: ("greek_a", 1, 2), 6: ("starting_translator_6", None, 1)})
    text = drawn(at.game)
    assert "5 ♣ Greek A ●●◌" in text
    assert "6 ○ Start 6 ●◌" in text
    assert "7 3 Silver ◌◌" in text


def test_research_shows_all_markers_and_what_is_next_for_the_reader() -> None:
    at = position(levels={"physics": 3}).set(seat=1, levels={"physics": 1, "biology": 7})
    lines = drawn(at.game).splitlines()
    physics = next(line for line in lines if "R Physics " in line and "·   ·" in line)
    assert physics.index("♣") < physics.index("★")
    assert "2 Workers" in physics
    assert "4: harvest 3 Workers" in physics
    assert "top: +1 G Guild" in drawn(at.game, 1)


def test_a_caliph_card_shows_whose_influence_serves_where() -> None:
    at = position().put_caliphs("caliph_1")
    at.board.caliph_influence[0] = (1, 0, -1)
    text = drawn(at.game)
    assert "♣ 3 VP  ★ 1 VP  –" in text
    assert "Caliph 1 of 4" in text
    assert "1 Gold on each" in text


# -- a player's board ------------------------------------------------------------------------------------------


def test_the_own_bag_is_open_and_that_of_others_a_number() -> None:
    at = position(bag={"white": 2, "red": 1}, hand=["red.4"])
    at.set(seat=1, bag={"white": 3, "purple": 1}, hand=["white.2"])
    assert "Bag     3 dice 2W 1R · Dice Sum 0" in drawn_board(at.game)
    other = drawn_board(at.game, 0, 1)
    assert "Bag     4 dice" in other
    assert "3W" not in other
    assert "Dice Sum" not in other


def test_slots_show_cards_dice_workers_and_retirees() -> None:
    at = position(
        slots={"travel": ("hurry", ["white.3", "red.5"], {"red": 1})}, retirees={"travel": ["greek_c"]}, silver=7
    )
    text = drawn_board(at.game)
    retiree = Printed(at.game, "en", None).translator("greek_c")
    assert "Hurry" in text
    assert "[3] [R5] 1R" in text
    assert f"({retiree['vp']}" in text
    assert "closed" in text
    assert "7 Silver" in text


def test_goals_show_which_targets_are_met() -> None:
    at = position(goal="greek", targets=(False, True, True))
    text = drawn_board(at.game)
    assert "✓ Greek Translator → W Worker" in text
    assert text.count("□") == 2
    assert "all met" in drawn_board(position(targets=(False, False, False)).game)


def test_the_action_under_way_shows_dice_as_workers_made_them() -> None:
    at = position(hand=["white.3", "red.2"], workers={"white": 1}).work("travel", "white.3", "red.2")
    assert "Now Travel Slot  [3]  [R2]  = Red 5" in drawn_board(at.game)
    at.play("place:white:1")
    assert "[6] (1 Worker)  [R2]  = Red 8" in drawn_board(at.game)


def test_a_spectator_sees_no_players_board() -> None:
    text = drawn(position().game, None)
    assert "Dice Sum" not in text
    assert "your harvest" not in text


# -- the solo game ---------------------------------------------------------------------------------------------


def test_the_solo_board_shows_focus_schemes_and_when_the_opponent_rests() -> None:
    at = position(seats=1, level=3).schemes(faceup=["scheme_4", "scheme_5"])
    at.solo.position = 2
    text = drawn(at.game)
    assert "The opponent · Teacher" in text
    assert "▶Greek G" in text
    assert "[R0] [R1] Target Sum 1" in text
    assert "Rests next" not in text
    at.schemes(faceup=["scheme_4", "scheme_5", "scheme_6"])
    assert "[R0] [R1] [R2] Target Sum 3 · Rests next" in drawn(at.game)
    assert drawn_board(at.game, 0, 1).startswith("╭─ ♣ The opponent")


def test_the_table_can_be_drawn_for_the_opponents_seat() -> None:
    text = drawn(position(seats=1, level=3).game, 1)
    assert "The opponent · Teacher" in text
    assert "has no board" in text

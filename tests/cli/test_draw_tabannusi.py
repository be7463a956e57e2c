"""The table of Tabannusi in the terminal: every variant, every language, within 100 columns."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli.tables import WIDTH, drawn, drawn_board, part, random_game
from positions.tabannusi import Position, new_game, position
from rich.cells import cell_len

from claytable.core.messages import Message
from claytable.core.words import read_words
from claytable.draw import Drawing
from claytable.draw.tabannusi.printed import ICON_WIDTH, TOO_MUCH, Printed

PACKAGE = "claytable.draw.tabannusi"
LANGUAGES = ["en", "pl", "fr"]


def line(text: str, *words: str) -> str:
    """The first line of a drawing with all of these words."""
    return next(each for each in text.splitlines() if all(word in each for word in words))


def grid(at: Position) -> list[str]:
    """The lines of the building grids."""
    lines = drawn(at.game).splitlines()
    start = next(n for n, each in enumerate(lines) if "1 Artisans" in each and "│" not in each)
    return lines[start : start + 17]


# -- all of it -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("answers", [0, 120, 2000])
def test_every_table_fits_into_100_columns(language: str, seats: int, answers: int) -> None:
    text = drawn(random_game("tabannusi", seats, answers), 0, language)
    assert max(cell_len(each) for each in text.splitlines()) <= WIDTH
    assert "…" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_short_words(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    printed = Printed(random_game("tabannusi", 1, 0), language, None)
    monkeypatch.setattr(printed, "brief", printed._labels.say)
    for table, field in (
        ("action_tile", "effects"),
        ("harbormaster_tile", "effects"),
        ("special_water_tile", "bonus"),
        ("port_pair", "blue_bonus"),
        ("automa_card", "bonus"),
        ("ship_tile", "effects"),
    ):
        for row in printed.rows(table):
            assert printed.effect(row[field])
    assert all(printed.decree(row["id"]) for row in printed.rows("decree_card"))
    assert all(row["id"] in printed.urban(row["id"]) for row in printed.rows("urban_card"))
    assert all(printed.ziggurat_tile(row["id"]) for row in printed.rows("ziggurat_tile"))
    assert all(printed.ship(row["id"]) for row in printed.rows("ship_tile"))


def test_what_the_drawing_has_no_words_for_is_said_in_the_games() -> None:
    printed = Printed(random_game("tabannusi", 2, 0), "en", None)
    gold = Message("effect-gold", {"n": 2})
    assert printed.brief(Message("effect-list", {"effects": [gold]})) == "2 Gold"
    new = Message("effect-list", {"effects": [gold, Message("row-bottom")]})
    assert printed.brief(new) == f"2 Gold, {printed.name('row', 'bottom')}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bonus_of_a_space_has_an_icon_that_fits(language: str) -> None:
    printed = Printed(random_game("tabannusi", 2, 0), language, None)
    for table, field in (
        ("grid_space", "bonus"),
        ("water_space", "bonus"),
        ("special_water_tile", "bonus"),
        ("ziggurat_space", "bonus"),
        ("mastery_space", "lowest_bonus"),
        ("mastery_space", "benefit"),
    ):
        for row in printed.rows(table):
            icon = printed.icon(row[field])
            assert bool(icon) == bool(row[field])
            assert TOO_MUCH not in icon
            assert cell_len(icon) <= ICON_WIDTH


def test_an_effect_that_has_no_icon_or_does_not_fit_is_left_to_the_question() -> None:
    printed = Printed(random_game("tabannusi", 2, 0), "en", None)
    assert printed.icon("do gardening") == TOO_MUCH
    assert printed.icon(["gain gold 1", "gain vp 3"]) == TOO_MUCH


def test_the_three_catalogues_say_the_same_things() -> None:
    catalogues = [read_words(PACKAGE, language).ids for language in LANGUAGES]
    assert catalogues[0] == catalogues[1] == catalogues[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_colours_have_the_same_letter(language: str) -> None:
    printed = Printed(random_game("tabannusi", 2, 0), language, None)
    letters = [printed.letter(colour) for colour in printed.styles]
    assert len(set(letters)) == 5
    assert all(f"{letter} " in printed.label("legend-colours") for letter in letters)


def test_the_whole_table_is_drawn_when_a_turn_begins() -> None:
    drawing = Drawing(new_game().game, "en", None)
    assert drawing.whole("question-take-die")
    assert not drawing.whole("question-pay")


# -- the grids -------------------------------------------------------------------------------------------------


def test_a_space_shows_its_number_and_its_bonus() -> None:
    at = position(seats=4)
    assert grid(at)[2].startswith(" " * 7 + "│01  │02  │03  ")
    assert [each["bonus"] for each in at.cells().values()][:3] == [["gain claim 2"], [], ["gain gold 1"]]
    assert grid(at)[3].startswith(" " * 7 + "│2⚑  │·   │1●  ")


def test_a_project_shows_its_colour_and_whose_it_is() -> None:
    at = position().put_projects({"1-03": ("brown", 0), "2-03": ("yellow", 1)})
    row = grid(at)[6]
    assert "│◇B★ │" in row
    assert "│◇Y♣ │" in row


def test_the_spaces_of_a_building_are_one_with_owner_and_size() -> None:
    at = position().put_building("white", 1, "1-07", "1-08").put_building("brown", 0, "1-09")
    row = grid(at)[8:10]
    assert "│07   08  │09  │" in row[0]
    assert "│■W2♣ ■W2♣│■B1★│" in row[1]


def test_water_and_gardens_also_between_the_districts() -> None:
    at = position().put_water("1-06").put_water("2-03", special="W03").put_gardens({"W12-1": 1})
    number, mark = grid(at)[5:7]
    assert "│06 ≈│-1  │03 ≈│" in number
    assert "│≈≈  │✿♣  │1●  │" in mark
    assert "W12" in grid(at)[3]


def test_three_players_use_fewer_spaces_than_four() -> None:
    assert len(max(grid(position(seats=3)), key=len).strip()) < len(max(grid(position(seats=4)), key=len).strip())


# -- the Districts ---------------------------------------------------------------------------------------------


def test_a_district_shows_barge_workers_and_action_tiles() -> None:
    at = position(district=2).set(seat=1, architect=4, assistant=5).put_barge(1, 2, 5, 5).put_tiles("T2", "T1")
    text = drawn(at.game)
    assert "B 2 5 5" in text
    assert line(text, "Architect ★", "Architect ♣")
    assert line(text, "Assistant ★", "Assistant ♣")
    assert "T2: 1 Gold, 1 ⚑" in text


def test_an_empty_barge_shows_its_resource() -> None:
    assert "│ B –" in drawn(position().put_barge(1).game)


# -- Port, Ziggurat, Mastery -------------------------------------------------------------------------------------


def test_a_ship_shows_size_colour_claims_and_ability() -> None:
    at = position(ships=["1-1"]).put_ships("S01", "S08")
    at.player(1).ships = 1
    text = drawn(at.game)
    assert "1-1 size 1 B ★ (♣)" in text, "a Ship claimed in this turn does not work yet"
    assert "1-2 size 2 W" in text
    assert "Ship claimed: 2 VP" in text
    assert "1-3 size 2 ?" in text


def test_a_line_shows_its_houses_crate_and_harbormaster() -> None:
    at = position().put_port({"row1:bonus": 1, "row1:crate": 0}, crates={"row1": None, "col2": "green"})
    text = drawn(at.put_harbormasters(row1="B4").game)
    assert "│ ⌂ ♣ 2 ⚑" in text
    assert "│ ⌂ ★ –" in text
    assert "⌂ · Crate G" in text
    assert "B4 2 Gold" in text


def test_a_section_shows_tile_houses_and_claims() -> None:
    at = position().put_ziggurat({"ZB-1": 0, "ZB-4": 1}, tiles=["Z01", "Z08", "Z04"])
    text = part(drawn(at.game), "Ziggurat, B", "Mastery")
    assert "2/3/4 VP: House, District 1–3" in text
    assert "⚑ ★1 ♣1" in text
    assert "⌂ 1:★ 2:▲W 3:● 4:♣ 5:· 6:●" in text


def test_mastery_shows_all_markers_multipliers_and_boundaries() -> None:
    at = position(mastery=[2, 0, 10]).set(seat=1, mastery=[2, 5, 1])
    text = drawn(at.game)
    heading = line(text, "Mastery", "×1", "×5")
    assert heading.count("┃") == 4
    assert line(text, "│ B ", "★♣").index("★") == heading.index("×2")
    assert line(text, "│ Y ", "★").index("★") == heading.index("×5")
    assert line(text, "│ W ", "♣").index("♣") == heading.index("×3")


def test_decrees_special_water_and_stacks() -> None:
    at = position().put_decrees("D04", "D13").put_display("W03", stack=["W05"]).put_supply(blue=2)
    text = drawn(at.put_stacks(waters=3, gardens=4).game)
    assert "D04 2 B Buildings, 2 W Buildings, 2 Y Buildings → 2 Gold, 10 VP" in text
    assert "D13 2 Port Houses, 6 Gardens at own Buildings → ▲ on two tracks, 10 VP" in text
    assert "W03 1 Gold · 1 face down" in text
    assert "Water 3 · Gardens 4 · " in text
    assert "supply 2U" in text


def test_the_time_track_and_the_end() -> None:
    at = position()
    at.board.time = 2
    assert "Time ●●◌◌◌ ─" in drawn(at.game)
    at.board.time = 0
    at.table.turns_left = 2
    assert "Time ◌◌◌◌◌ · 2 more turns ─" in drawn(at.game)


# -- a player's own area -----------------------------------------------------------------------------------------


def test_the_player_board_shows_houses_with_what_they_give() -> None:
    at = position(rows=[1, 0, 0], bottom=[1, 3])
    text = drawn_board(at.game)
    assert "B row        ·   ⌂1●" in text
    assert "W row        ⌂1⚑ ⌂1●" in text
    assert "Bottom row   ⌂   ·      ⌂1●  · ·" in text


def test_the_area_shows_resources_crates_tiles_and_cards() -> None:
    at = position(
        dice={"blue": 2, "green": 1}, gold=3, crates=["blue", "-white"], gardens=2, waters=1, specials=["W05"]
    )
    text = drawn_board(at.set(claims=4, supply=6, harbormasters=["B4"], decrees=["D08"]).game)
    assert "2U 1G   3 Gold   Crates (W) U" in text
    assert "4 ⚑ here, 6 in the supply · 2 ✿ · 1 ≈ · W05 4" in text
    assert "B4 2 Gold" in text
    assert "D08 1 B Building" in text
    strip = line(drawn(at.game), "★", "Player 1", "(6)")
    assert "2U 1G" in strip
    assert "4 (6)" in strip


def test_urban_cards_are_their_owners_secret() -> None:
    at = position(urban=["U01"]).set(seat=1, urban=["U07"])
    assert "U01: 3 ⌂ in 1, 1 ⌂ in 2, 1 ⌂ in 3 → 10 VP" in drawn_board(at.game)
    other = drawn_board(at.game, 0, 1)
    assert "1 face down" in other
    assert "U07" not in other
    assert "U0" not in drawn(at.game, None)


def test_a_spectator_sees_no_players_area() -> None:
    text = drawn(position().game, None)
    assert "Bottom row" not in text
    assert "Column 1" in text


# -- the solo game ---------------------------------------------------------------------------------------------


def test_the_bot_shows_its_king_cards_numbers_and_markers() -> None:
    at = position(seats=1).automa("A02", "A01").numbers("brown", "white", "yellow", bag={"brown": 2, "white": 0})
    at.bot.markers = [3, 2, 1, 0, 3]
    text = drawn(at.game)
    assert "The Bot · King Gilgabot" in text
    assert "A02: 2   ↑ III B   ↓ II C   ♚ I D   arrow to line 2 · Bonus 3 VP" in text
    assert "A01: 0   ↓ I C   ▶♚ II B   ↑ III D" in text
    assert "I: B   II: W   III: Y   Bag 2B 1Y" in text
    assert "1: 3  2: 2  3: 1  4: 0  5: 3" in text
    assert "King Gilgabot" in drawn_board(at.game, 0, 1)


def test_the_bots_ships_are_never_in_brackets() -> None:
    at = position(seats=1).put_ships("S01")
    at.player(1).ships = 1
    assert "1-1 size 1 B ♣ " in drawn(at.game)


def test_a_pack_changes_what_is_drawn(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text('[[action_tile]]\nid = "T1"\neffects = ["gain vp 9"]\n')
    game = new_game(pack=str(pack)).game
    printed = Printed(game, "en", str(pack))
    assert printed.effect(printed.row("action_tile", "T1")["effects"]) == "9 VP"

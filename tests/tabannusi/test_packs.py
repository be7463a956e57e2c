"""Packs of Tabannusi: a sound one is played with, an unsound one is refused where it is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from core.random_play import moments
from positions.tabannusi import Position, position

import claytable
from claytable import PackError
from claytable.games.tabannusi.invariants import broken


def pack(tmp_path: Path, text: str, name: str = "mine") -> str:
    path = tmp_path / f"{name}.toml"
    path.write_text(text + "\n", encoding="utf-8")
    return str(path)


def with_pack(tmp_path: Path, text: str, **fields: object) -> Position:
    return position(pack=pack(tmp_path, text), **fields)


# -- playing with one ------------------------------------------------------------------------------------------------


def test_an_action_tile_does_what_the_pack_prints_on_it(tmp_path: Path) -> None:
    at = with_pack(tmp_path, '[[action_tile]]\nid = "T2"\neffects = ["gain gold 5"]').put_tiles("T2")
    at.play("tile:T2")
    assert at.me.gold == 5


def test_a_decree_asks_for_and_gives_what_the_pack_prints(tmp_path: Path) -> None:
    text = '[[decree_card]]\nid = "D04"\nbuildings = [1, 0, 0]\neffects = ["gain gold 3"]\nvp = 7'
    at = with_pack(tmp_path, text).put_decrees("D04")
    assert not at.offers("decree:D04")
    at.put_building("brown", 0, "1-07").play("decree:D04")
    assert (at.me.gold, at.me.vp) == (3, 17)


def test_a_ship_has_the_size_and_the_ability_of_the_pack(tmp_path: Path) -> None:
    text = '[[ship_tile]]\nid = "S01"\nsize = 3\ntrigger = "place_project"\neffects = ["gain gold 4"]'
    at = with_pack(tmp_path, text).put_ships("S01").set(0, ships=["1-1"])
    assert at.game.view(None)["board"]["ships"][0]["size"] == 3
    at.play("project", "white", "space:1-02")
    assert at.me.gold == 4


def test_a_space_of_the_grid_gives_the_bonus_of_the_pack(tmp_path: Path) -> None:
    at = with_pack(tmp_path, '[[grid_space]]\nid = "B1-02"\nbonus = "gain gold 6"')
    at.play("project", "white", "space:1-02", "do:")
    assert at.me.gold == 6


def test_effects_beyond_the_printed_ones_are_refused_with_their_reason(tmp_path: Path) -> None:
    at = with_pack(tmp_path, '[[grid_space]]\nid = "B1-02"\nbonus = "gain gold 6"').play(
        "project", "white", "space:1-01"
    )
    assert at.refusal("do:gain gold 6").message.id == "why-other-bonus"
    at.play("pass")
    assert at.refusal("do:gain gold 6").message.id == "why-not-asked-now"


def test_the_player_board_gives_the_bonus_of_the_pack(tmp_path: Path) -> None:
    text = '[[player_board_row]]\nid = "white"\nbonuses = ["gain gold 9", "", ""]'
    at = with_pack(tmp_path, text, dice={"brown": 2, "white": 1}).put_projects({"1-07": ("white", 0)})
    at.play("construct")
    assert at.me.gold == 9


def test_a_game_begins_with_the_gold_markers_points_and_time_of_the_pack(tmp_path: Path) -> None:
    text = "[setup]\nstarting_gold = 4\nstarting_claim_markers = 7\nstarting_vp = 3\n[time_track]\ngold_spaces = 2"
    view = claytable.new("tabannusi", seats=3, seed=1, pack=pack(tmp_path, text)).view(None)
    assert [(me["gold"], me["claims"], me["vp"]) for me in view["players"]] == [(4, 7, 3)] * 3
    assert view["board"]["time"] == 2


def test_an_unused_harbormaster_tile_is_worth_what_the_pack_says(tmp_path: Path) -> None:
    text = '[[harbormaster_tile]]\nid = "B2"\nunused_vp = 5'
    at = with_pack(tmp_path, text)
    at.table.turns_left = 0
    at.set(0, harbormasters=["B2", "B4"]).play("end-turn")
    assert at.asked == ""
    assert at.points(0)["harbormasters"] == 5 + 3


def test_the_bot_begins_with_the_gold_of_the_pack(tmp_path: Path) -> None:
    game = claytable.new("tabannusi", seats=1, seed=1, pack=pack(tmp_path, "[solo]\nbot_starting_gold = 9"))
    assert game.view(None)["players"][1]["gold"] >= 9


def test_a_journal_remembers_its_pack_and_replays_only_with_it(tmp_path: Path) -> None:
    file = pack(tmp_path, '[[action_tile]]\nid = "T2"\neffects = ["gain gold 5"]')
    game = claytable.new("tabannusi", seed=5, pack=file)
    for _ in moments(game, seed=5, limit=60):
        assert broken(game.table) == []
    text = claytable.dump_journal(game)
    assert claytable.load_journal(text, pack=file).table.digest() == game.table.digest()
    with pytest.raises(claytable.JournalError, match="component pack 'mine-"):
        claytable.load_journal(text)


# -- what may not be in one --------------------------------------------------------------------------------------------

#: Table, id, the line that is wrong, and the beginning of what is said about it.
WRONG = [
    ("decree_card", "D01", "vp = 99", "99 is outside 0 to 40"),
    ("decree_card", "D01", 'symbol = "moon"', "'moon' is not one of buildings, port, gardens"),
    ("decree_card", "D01", 'effects = ["fly"]', "'fly' is not an effect"),
    ("decree_card", "D01", "buildings = [3, 0]", "this must be a list of 3 whole numbers"),
    ("decree_card", "D01", "ships = [3, 0]", "this must be a list of 3 whole numbers"),
    ("decree_card", "D01", 'buildings = [3, "x", 0]', ""),
    ("decree_card", "D01", "buildings = [-1, 0, 0]", ""),
    ("decree_card", "D01", "ziggurat_houses_count = 3", ""),
    ("decree_card", "D01", "bananas = 3", "the component has no such field"),
    ("urban_card", "U01", "houses = [1, 2, 3]", "this must be a list of 4 whole numbers"),
    ("urban_card", "U01", "houses = [1, 99, 3, 0]", ""),
    ("urban_card", "U01", 'vp = "many"', "this must be a whole number"),
    ("setup", "", "dice_per_colour = [5, 6]", ""),
    ("setup", "", "dice_per_colour = [5, 6, 70]", ""),
    ("setup", "", "dice_per_colour = [0, 6, 7]", ""),
    ("setup", "", "decree_cards = [2, 3, 40]", ""),
    ("setup", "", "decree_symbol_types_required = [2, 3, 4]", ""),
    ("setup", "", "starting_claim_markers = 16", "16 is outside 0 to 15"),
    ("setup", "", "starting_gold = -1", "-1 is outside 0 to 20"),
    ("time_track", "", "gold_spaces = 0", "0 is outside 1 to 20"),
    ("counts", "", 'project_tile_per_colour = "x"', "this must be a whole number"),
    ("water_space", "W12-1", "districts = [1, 4]", ""),
    ("water_space", "W12-1", "districts = [1]", ""),
    ("water_space", "W12-1", 'districts = "12"', ""),
    ("water_space", "W12-1", 'bonus = "gain gold lots"', "'gain gold lots' is not an effect"),
    ("ziggurat_tile", "Z01", "vp_per = [2, 3]", "this must be a list of 3 whole numbers"),
    ("ziggurat_space", "ZB-1", 'section = "white"', "there must be six spaces of each section"),
    ("ziggurat_space", "ZB-1", 'bonus = "gain resource pink barge 1"', "'pink' is not a Resource"),
    ("mastery", "", 'boundaries = ["a"]', ""),
    ("mastery", "", "boundaries = [3, 60]", ""),
    ("player_board_row", "brown", 'bonuses = ["gain claim 1"]', "there must be 3 of them"),
    ("player_board_row", "brown", 'bonuses = ["gain claim 1", "gold", ""]', "'gold' is not an effect"),
    ("player_board_column", "column_1", 'bonus = ["advance pink 1"]', "'pink' is not a colour"),
    ("ship_tile", "S01", "size = 4", "4 is outside 1 to 3"),
    ("ship_tile", "S01", 'colour = "blue"', "'blue' is not one of brown, white, yellow"),
    ("ship_tile", "S01", 'trigger = "never"', "'never' is not one of claim_ship"),
    ("ship_tile", "S01", 'effects = ["pay 1 horse -> gain gold 1"]', "'horse' is not a Resource"),
    ("ship_tile", "S01", 'effects = ["1 any -> gain gold 1"]', "'1 any -> gain gold 1': a cost begins with 'pay'"),
    ("action_tile", "T1", "effects = 3", "this must be a list of texts"),
    ("harbormaster_tile", "B1", "unused_vp = 50", "50 is outside 0 to 20"),
    ("special_water_tile", "W01", 'bonus = "advance any"', "'advance any' is not an effect"),
    ("automa_card", "A01", 'actions = ["A", "B", "E"]', "'E' is not one of A, B, C, D"),
    ("automa_card", "A01", 'symbols = ["down", "up", "left"]', ""),
    ("automa_card", "A01", 'symbols = ["down", "up"]', ""),
    ("automa_card", "A01", "numbers = [1, 2, 9]", ""),
    ("automa_card", "A01", "arrow = 4", "4 is outside 1 to 3"),
    ("king_card", "K1", 'decrees = ["D77"]', ""),
    ("automa_urban_card", "AU1", "markers = [1, 2]", "this must be a list of 5 whole numbers"),
    ("solo", "", "bot_starting_gold = 99", "99 is outside 0 to 20"),
]


@pytest.mark.parametrize(("table", "id", "line", "said"), WRONG, ids=[f"{w[0]} {w[2]}" for w in WRONG])
def test_a_wrong_value_is_refused_with_file_line_table_and_field(
    tmp_path: Path, table: str, id: str, line: str, said: str
) -> None:
    head = f'[[{table}]]\nid = "{id}"\n' if id else f"[{table}]\n"
    field = line.split(" ")[0]
    place = f"[[{table}]] {id}" if id else f"[{table}]"
    with pytest.raises(PackError) as error:
        claytable.new("tabannusi", pack=pack(tmp_path, head + line))
    assert str(error.value).startswith(f"mine.toml, line {3 if id else 2}: {place}, field '{field}': {said}")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            '[[decree_card]]\nid = "D99"\nvp = 3',
            "mine.toml, line 1: [[decree_card]] 'D99': the game has no such component.",
        ),
        ("[bananas]\nx = 1", "mine.toml, line 1: [bananas]: the game has no such table."),
    ],
)
def test_what_the_game_does_not_have_cannot_be_put_right(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(PackError) as error:
        claytable.new("tabannusi", pack=pack(tmp_path, text))
    assert str(error.value) == said

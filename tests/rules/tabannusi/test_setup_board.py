"""Setup of the Main board: steps 1 to 14."""

from __future__ import annotations

import pytest
from positions.tabannusi import new_game, position

from claytable.core.packs import read_components
from claytable.games.tabannusi.terms import RESOURCES

SEEDS = range(1, 21)


def grid_of(seats):
    """The spaces of the grid without printed Water, by name, with row and column."""
    cells = new_game(seats).cells()
    return {name: (cell["row"], cell["column"]) for name, cell in cells.items() if not name.startswith("W")}


def printed_side(side, players):
    """The same from the component data."""
    rows = read_components("claytable.games.tabannusi", None).many("grid_space")
    return {
        row["id"][1:]: (row["row"], row["col"]) for row in rows if row["side"] == side and players in row["players"]
    }


def boards(seats=2):
    return [new_game(seats, seed=seed).game.view(None)["board"] for seed in SEEDS]


def varies(values):
    """Whether something is not the same in every game."""
    return len({str(value) for value in values}) > 10


# -- the sides of the board -----------------------------------------------------------------------------------


@pytest.mark.rule("TAB-012")
@pytest.mark.parametrize("seats", [1, 2])
def test_one_or_two_players_use_the_side_with_numbered_spaces(seats):
    spaces = grid_of(seats)
    assert spaces == printed_side("back", seats)
    assert len(spaces) == 3 * 16


@pytest.mark.rule("TAB-012")
@pytest.mark.parametrize(("seats", "per_district"), [(3, 20), (4, 25)])
def test_three_or_four_players_use_the_other_side(seats, per_district):
    spaces = grid_of(seats)
    assert spaces == printed_side("front", seats)
    assert len(spaces) == 3 * per_district


@pytest.mark.rule("TAB-013")
def test_some_spaces_are_only_part_of_the_grid_with_four_players():
    reserved = set(grid_of(4)) - set(grid_of(3))
    outer = {f"1-{n:02}" for n in (1, 6, 11, 16, 21)} | {f"3-{n:02}" for n in (5, 10, 15, 20, 25)}
    assert reserved == outer | {f"2-{n}" for n in range(21, 26)}


@pytest.mark.rule("TAB-013")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_project_on_a_space_reserved_for_four_players(seats):
    at = position(seats).play("project", "brown")
    assert at.offers("space:1-01") == (seats == 4)
    assert at.why("space:1-01") == ("" if seats == 4 else "TAB-013")


@pytest.mark.rule("TAB-013")
@pytest.mark.parametrize("seats", [3, 4])
def test_water_on_a_space_reserved_for_four_players(seats):
    at = position(seats, waters=1).put_water("1-07").play("gardening")
    assert ("1-06" in at.spaces()) == (seats == 4)
    assert "1-08" in at.spaces()


@pytest.mark.rule("TAB-013")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_starting_building_on_a_space_reserved_for_four_players(seats):
    at = new_game(seats).play("brown", "district:2")
    assert [name for name in at.spaces() if name > "2-20"] == ([f"2-{n}" for n in range(21, 26)] if seats == 4 else [])
    assert "2-20" in at.spaces()


# -- Barges and dice --------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-014")
def test_the_barges_are_shuffled():
    arrangements = [[district["local"] for district in board["districts"]] for board in boards()]
    assert all(sorted(each) == sorted(RESOURCES) for each in arrangements)
    assert varies(arrangements)


@pytest.mark.rule("TAB-014")
def test_the_barges_stay_as_printed_in_a_first_game():
    for seed in SEEDS:
        board = new_game(seed=seed, first_game=True).game.view(None)["board"]
        assert [each["local"] for each in board["districts"]] == ["brown", "yellow", "white", "blue", "green"]


@pytest.mark.rule("TAB-015")
def test_the_cost_of_a_district_has_the_colour_of_its_barge():
    at = position(district=2, dice={"green": 2}, claims=0).put_projects({"2-08": ("white", 1)})
    assert not at.offers("construct"), "the printed Barge of District 2 is yellow"
    at.put_local("brown", "green", "white", "blue", "yellow")
    assert at.play("construct").dice() == {}


@pytest.mark.rule("TAB-015")
def test_a_real_game_with_the_green_barge_in_district_2_asks_for_green_there():
    seed = next(seed for seed in range(1, 100) if new_game(seed=seed).board.local[1] == 4)
    at = new_game(seed=seed).pass_until("question-first-district").play("district:2")
    at.play(at.keys[0]).pass_until("question-actions")
    at.put_projects({"2-12": ("brown", 1 - at.seat)}).set(at.seat, gold=0, crates=[], dice={"yellow": 2})
    assert at.why("construct") == "TAB-100"
    assert at.set(at.seat, dice={"green": 2}).offers("construct")


@pytest.mark.rule("TAB-016")
@pytest.mark.parametrize(("seats", "dice"), [(1, 5), (2, 5), (3, 6), (4, 7)])
def test_each_barge_holds_5_6_or_7_rolled_dice(seats, dice):
    rolled = []
    for board in boards(seats):
        assert [len(district["barge"]) for district in board["districts"]] == [dice] * 5
        rolled += [value for district in board["districts"] for value in district["barge"]]
        assert set(board["supply"].values()) == {0}, "the others are in the box"
    share = len(rolled) / 6
    assert all(0.7 * share < rolled.count(value) < 1.3 * share for value in range(1, 7))


@pytest.mark.rule("TAB-017")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_gold_lies_on_each_of_the_5_spaces_of_the_time_track(seats):
    assert new_game(seats).game.view(None)["board"]["time"] == 5


@pytest.mark.rule("TAB-017")
def test_the_number_of_spaces_is_that_of_the_component_data(tmp_path):
    pack = tmp_path / "time.toml"
    pack.write_text("[time_track]\ngold_spaces = 3\n")
    assert new_game(pack=str(pack)).board.time == 3


# -- the Port -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-018")
def test_7_of_the_15_ships_lie_in_the_port():
    found = [[ship["ship"] for ship in board["ships"]] for board in boards()]
    for ships in found:
        assert len(ships) == 9
        assert [place for place, ship in enumerate(ships) if ship is None] == [2, 6], "printed ones"
        assert len(set(ships)) == 7 + 1
    assert varies(found)
    assert len({ship for ships in found for ship in ships}) == 15 + 1, "any of them may lie there"


@pytest.mark.rule("TAB-019")
def test_6_of_the_9_harbormasters_lie_in_the_port_and_3_are_aside():
    for seed in SEEDS:
        at = new_game(seed=seed)
        assert len(at.board.harbormasters) == 6
        assert len(at.board.spare) == 3
        assert sorted([*at.board.harbormasters, *at.board.spare]) == list(range(9))
    assert varies([[line["harbormaster"] for line in board["lines"]] for board in boards()])


@pytest.mark.rule("TAB-020")
def test_a_crate_lies_on_each_of_the_6_crate_spaces():
    found = [[line["crate"] for line in board["lines"]] for board in boards()]
    assert all(len(crates) == 6 and set(crates) <= set(RESOURCES) for crates in found)
    assert varies(found)


@pytest.mark.rule("TAB-020")
def test_a_crate_that_was_taken_is_not_replaced():
    at = position(district=4, dice={"blue": 2}).play("port-house", "port:row1:crate", "end-turn")
    assert at.seat == 1
    crates = [line["crate"] for line in at.game.view(None)["board"]["lines"]]
    assert crates[0] is None
    assert None not in crates[1:]


# -- stacks and cards ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-021")
def test_3_special_water_tiles_are_open_and_7_hidden():
    found = boards()
    for board in found:
        assert len(set(board["display"])) == 3
        assert board["specials"] == 7, "only their number is known"
        assert (board["waters"], board["gardens"]) == (20, 25)
    assert varies([board["display"] for board in found])


@pytest.mark.rule("TAB-022")
def test_each_action_tile_lies_in_one_district():
    found = [[district["tiles"] for district in board["districts"]] for board in boards()]
    for districts in found:
        assert [len(tiles) for tiles in districts] == [1, 1, 1, 1, 2]
        assert sorted(tile for tiles in districts for tile in tiles) == ["T1", "T2", "T3", "T4", "T5", "T6"]
    assert varies(found)


@pytest.mark.rule("TAB-023")
def test_each_section_of_the_ziggurat_has_one_tile():
    found = [[section["tile"] for section in board["ziggurat"]] for board in boards()]
    assert all(len(tiles) == len(set(tiles)) == 3 for tiles in found)
    assert varies(found)
    assert len({tile for tiles in found for tile in tiles}) == 10, "any of the 10"


@pytest.mark.rule("TAB-024")
@pytest.mark.parametrize(("seats", "kinds"), [(2, 2), (3, 3), (4, 3)])
def test_as_many_decrees_as_players_lie_open_with_enough_kinds(seats, kinds):
    found = []
    for seed in range(1, 61):
        at = new_game(seats, seed=seed)
        cards = at.game.view(None)["board"]["decrees"]
        assert len(set(cards)) == seats
        assert len({at.box.decrees[at.box.decree_ids.index(card)].symbol for card in cards}) == kinds
        found.append(cards)
    assert varies(found)


@pytest.mark.rule("TAB-024")
def test_the_kind_of_a_decree_is_what_it_asks_for():
    decrees = new_game().box.decrees
    assert [decree.symbol for decree in decrees] == [0] * 8 + [1] * 4 + [2] * 4


@pytest.mark.rule("TAB-025")
def test_the_supplies_of_four_players():
    at = new_game(4)
    board = at.game.view(None)["board"]
    assert board["urban"] == 15 - 4, "only their number is known"
    assert board["projects"] == {"brown": 20, "white": 20, "yellow": 20}
    assert sum(board["pieces"].values()) == 75
    at.pass_until("question-first-district")
    assert sum(at.game.view(None)["board"]["pieces"].values()) == 71


@pytest.mark.rule("TAB-025")
def test_the_urban_deck_is_shuffled():
    assert varies([new_game(seed=seed).board.urban for seed in SEEDS])

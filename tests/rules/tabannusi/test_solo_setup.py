"""Solo: the King, the Bot's cards and tiles, its first Building, and where it starts."""

from __future__ import annotations

import pytest
from positions.tabannusi import new_game, position
from positions.tabannusi_solo import BOT, HUMAN, begin

KINGS = {
    "gilgabot": ["D04", "D08"],
    "bot-baba": ["D05", "D06", "D07"],
    "sarbot": ["D13", "D14", "D15", "D16"],
    "botmuzi": ["D09", "D10", "D11", "D16"],
}
HUMAN_BUILDS = ("white", "district:1", "space:1-04")
BONUS = '[[grid_space]]\nid = "B{}"\nbonus = "gain vp 3"\n'


def decrees(at):
    return [at.box.decree_ids[card] for card in at.board.decrees]


def dealt(king, *cards):
    """A new game in which these Decrees were drawn."""
    games = (new_game(1, seed, king=king) for seed in range(400))
    return next(at for at in games if sorted(decrees(at)) == sorted(cards))


def tiles(at):
    """Automa Project tiles by colour, in the bag and beside the Number tiles."""
    return [at.bot.bag[colour] + sum(pile.count(colour) for pile in at.bot.numbers) for colour in range(3)]


# -- what is laid out ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-246")
def test_alone_the_human_plays_by_the_normal_rules_also_with_a_die_of_6():
    at = position(1, dice={}).put_barge(1, 1, 4, 6).take_turn(HUMAN).play("take:6")
    assert at.keys == ["move:2", "move:3", "move:5"]
    assert at.why("move:4") == "TAB-085"


@pytest.mark.rule("TAB-246")
def test_against_the_bot_there_are_4_kings_15_cards_and_three_number_tiles():
    at = new_game(1)
    solo = at.box.solo
    assert (len(solo.king_ids), len(solo.markers), len(solo.card_ids), len(at.bot.numbers)) == (4, 4, 15, 3)
    assert (at.table.seats, at.table.opponent, at.seat) == (2, BOT, HUMAN)


@pytest.mark.rule("TAB-247", "TAB-251")
@pytest.mark.parametrize(
    ("king", "markers"),
    [
        ("gilgabot", [3, 3, 3, 2, 3]),
        ("sarbot", [3, 4, 3, 2, 2]),
        ("botmuzi", [3, 3, 3, 4, 1]),
        ("bot-baba", [3, 3, 3, 1, 4]),
    ],
)
def test_each_king_brings_his_own_automa_urban_card_with_its_markers(king, markers):
    at = new_game(1, king=king)
    assert (at.bot.markers, at.game.view(HUMAN)["bot"]["king"]) == (markers, king)


@pytest.mark.rule("TAB-247")
def test_gilgabot_is_the_king_of_a_first_game():
    assert new_game(1).game.view(None)["bot"]["king"] == "gilgabot"


@pytest.mark.rule("TAB-247")
def test_the_bot_draws_no_urban_card_besides_and_its_own_gives_no_points():
    at = new_game(1)
    assert (at.player(BOT).urban, len(at.player(HUMAN).urban), len(at.board.urban)) == ((), 1, 14)
    assert at.points(BOT)["urban-cards"] == 0


@pytest.mark.rule("TAB-251")
def test_as_many_markers_lie_on_the_card_as_are_printed(tmp_path):
    pack = tmp_path / "markers.toml"
    pack.write_text('[[automa_urban_card]]\nid = "AU1"\nmarkers = [1, 5, 2, 4, 0]\n')
    assert new_game(1, pack=str(pack)).bot.markers == [1, 5, 2, 4, 0]
    assert sum(new_game(1).bot.markers) == 14


@pytest.mark.rule("TAB-248")
@pytest.mark.parametrize("seed", range(5))
def test_the_rest_is_set_up_as_for_two_players(seed):
    at = new_game(1, seed)
    assert [len(at.barge(district)) for district in range(1, 6)] == [5] * 5
    assert len(at.board.decrees) == 2
    assert at.table.layout is at.box.layouts[2], "the numbered side"


@pytest.mark.rule("TAB-249")
@pytest.mark.parametrize("seed", range(3))
def test_the_bot_has_3_gold_and_no_crate_the_human_2_gold_and_1_crate(seed):
    at = new_game(1, seed)
    assert (at.player(BOT).gold, at.crates(BOT)) == (3, [])
    assert (at.player(HUMAN).gold, len(at.crates(HUMAN))) == (2, 1)


@pytest.mark.rule("TAB-250")
@pytest.mark.parametrize("king", KINGS)
def test_one_decree_is_of_the_kings_list_the_other_any(king):
    drawn = [decrees(new_game(1, seed, king=king)) for seed in range(150)]
    assert all(len(set(pair)) == 2 and set(pair) & set(KINGS[king]) for pair in drawn)
    assert {pair[0] for pair in drawn} == set(KINGS[king])
    assert {pair[1] for pair in drawn} == {f"D{n:02}" for n in range(1, 17)}


@pytest.mark.rule("TAB-250")
def test_the_two_decrees_may_show_the_same_symbol():
    games = [new_game(1, seed) for seed in range(30)]
    symbols = [{at.box.decrees[card].symbol for card in at.board.decrees} for at in games]
    assert {len(pair) for pair in symbols} == {1, 2}


@pytest.mark.rule("TAB-252")
def test_two_of_15_automa_cards_are_open_and_13_are_in_the_deck():
    shown = set()
    for seed in range(10):
        bot = new_game(1, seed).bot
        assert sorted([*bot.deck, bot.left, bot.right]) == list(range(15))
        assert len(bot.deck) == 13
        shown.add((bot.left, bot.right))
    assert len(shown) > 5, "they are shuffled"


# -- Automa Project tiles --------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-253")
@pytest.mark.parametrize(
    ("king", "cards", "brown", "white", "yellow"),
    [
        ("sarbot", ("D15", "D16"), 1, 1, 1),
        ("bot-baba", ("D05", "D07"), 6, 6, 2),
        ("bot-baba", ("D06", "D09"), 4, 2, 6),
        ("sarbot", ("D13", "D14"), 2, 2, 2),
    ],
)
def test_the_bag_gets_the_larger_number_of_buildings_and_one_more_of_each_colour(king, cards, brown, white, yellow):
    at = dealt(king, *cards)
    assert tiles(at) == [brown, white, yellow]
    assert at.board.projects == [20 - brown, 20 - white, 20 - yellow]


@pytest.mark.rule("TAB-349")
def test_example_decrees_d02_and_d04_put_4_white_4_yellow_and_3_brown_into_the_bag():
    at = dealt("gilgabot", "D02", "D04")
    assert tiles(at) == [3, 4, 4]
    assert sum(tiles(at)) == 11


@pytest.mark.rule("TAB-254")
def test_of_11_tiles_3_lie_beside_the_number_tiles_and_8_are_in_the_bag():
    at = dealt("gilgabot", "D02", "D04")
    assert ([len(pile) for pile in at.bot.numbers], sum(at.bot.bag)) == ([1, 1, 1], 8)


@pytest.mark.rule("TAB-254")
def test_the_tiles_beside_the_number_tiles_are_drawn_at_random():
    drawn = {tuple(new_game(1, seed).bot.numbers) for seed in range(40)}
    assert {pile[0] for piles in drawn for pile in piles} == {0, 1, 2}
    assert len(drawn) > 10


# -- the first Building, and the start -------------------------------------------------------------------------------


@pytest.mark.rule("TAB-255")
@pytest.mark.parametrize("seed", range(4))
def test_the_human_builds_first_then_the_bot_which_takes_the_first_turn(tmp_path, seed):
    at = begin(tmp_path, seed=seed)
    assert (at.seat, at.buildings(), at.asked) == (HUMAN, [], "question-starting-colour")
    at.play(*HUMAN_BUILDS)
    assert [owner for _, owner, _ in at.buildings()] == [HUMAN, BOT]
    assert sum(at.dice(BOT).values()) == 1, "the Bot has taken its first die"
    assert (at.dice(HUMAN), at.asked, at.table.first) == ({}, "question-first-district", BOT)


@pytest.mark.rule("TAB-256")
@pytest.mark.parametrize(
    ("king", "space"), [("gilgabot", "16"), ("botmuzi", "16"), ("sarbot", "01"), ("bot-baba", "01")]
)
@pytest.mark.parametrize(("right", "district"), [("A01", 3), ("A03", 1), ("A02", 2), ("A04", 3)])
def test_the_right_card_names_the_district_and_the_kings_arrow_the_space(tmp_path, king, space, right, district):
    at = begin(tmp_path, king).automa("A15", right).play(*HUMAN_BUILDS)
    assert at.buildings()[1][1:] == (BOT, [f"{district}-{space}"])


@pytest.mark.rule("TAB-256")
@pytest.mark.parametrize(("king", "taken", "space"), [("sarbot", "2-01", "2-02"), ("gilgabot", "2-16", "2-15")])
def test_a_space_that_is_taken_is_passed_over(tmp_path, king, taken, space):
    at = begin(tmp_path, king).automa("A15", "A02").play("white", "district:2", f"space:{taken}")
    assert at.buildings()[1][2] == [space]


@pytest.mark.rule("TAB-257")
@pytest.mark.parametrize(("left", "colour"), [("A05", "yellow"), ("A12", "brown"), ("A13", "white")])
def test_its_colour_lies_beside_the_number_at_which_the_left_arrow_points(tmp_path, left, colour):
    # The arrows point at rows 1, 2 and 3 of A08, where III, II and I are printed.
    at = begin(tmp_path).automa(left, "A08").numbers("white", "brown", "yellow").play(*HUMAN_BUILDS)
    assert at.buildings()[1][0] == colour


@pytest.mark.rule("TAB-258")
def test_the_first_building_gives_the_bonus_of_the_king_not_of_the_space(tmp_path):
    at = begin(tmp_path, "botmuzi", BONUS.format("2-16")).automa("A03", "A02", then=["A08"])
    at.numbers("brown", "brown", "brown").play(*HUMAN_BUILDS)
    assert at.buildings()[1][2] == ["2-16"]
    assert (at.player(BOT).gold, at.player(BOT).vp) == (4, 18), "1 Gold, and 8 Victory Points of its first turn"


@pytest.mark.rule("TAB-258")
@pytest.mark.parametrize(
    ("king", "gained"),
    [
        ("gilgabot", (3, 0, [0, 1, 0])),
        ("sarbot", (3, 1, [0, 0, 0])),
        ("botmuzi", (4, 0, [0, 0, 0])),
        ("bot-baba", (3, 0, [0, 1, 0])),
    ],
)
def test_each_king_gives_the_bonus_of_his_c_action(tmp_path, king, gained):
    at = begin(tmp_path, king).automa("A03", "A02", then=["A08"]).numbers("white", "white", "white")
    at.play(*HUMAN_BUILDS)
    bot = at.player(BOT)
    assert (bot.gold, bot.gardens, at.mastery(BOT)) == gained


@pytest.mark.rule("TAB-258")
def test_a_marker_leaves_the_district_and_a_house_its_row_without_bonus(tmp_path):
    also = '[[player_board_row]]\nid = "white"\nbonuses = ["gain gold 5", "", ""]\n'
    at = begin(tmp_path, also=also).automa("A03", "A02").numbers("white", "white", "white").play(*HUMAN_BUILDS)
    assert at.bot.markers == [3, 2, 3, 2, 3]
    assert (at.player(BOT).rows, at.player(BOT).gold) == ([0, 1, 0], 3)


def start(at):
    """Where the Bot's workers began: it has taken a die of that District's Barge."""
    at.play(*HUMAN_BUILDS)
    return [district for district in range(1, 6) if len(at.barge(district)) == 4]


@pytest.mark.rule("TAB-259")
@pytest.mark.parametrize(
    ("left", "right", "district"),
    [("A01", "A02", 4), ("A01", "A08", 1), ("A03", "A01", 5), ("A04", "A03", 2), ("A04", "A02", 1), ("A04", "A07", 5)],
)
def test_the_workers_start_as_many_districts_back_from_1_as_the_cards_say(tmp_path, left, right, district):
    assert start(begin(tmp_path).automa(left, right)) == [district]


@pytest.mark.rule("TAB-259")
def test_both_workers_start_there(tmp_path):
    at = begin(tmp_path).automa("A01", "A02", then=["A08"]).play(*HUMAN_BUILDS)
    assert (at.player(BOT).architect, at.player(BOT).assistant) == (3, 3), "cards of 0 and 0 have not moved them on"


@pytest.mark.rule("TAB-350")
def test_example_the_first_building_is_brown_on_the_highest_space_of_district_2(tmp_path):
    at = begin(tmp_path, "gilgabot").automa("A03", "A02", then=["A08"]).numbers("brown", "white", "yellow")
    assert at.box.solo.numbers[at.bot.right][2] == 0, "the arrow of the left card points at I, with brown beside it"
    at.play(*HUMAN_BUILDS)
    assert at.buildings()[1] == ("brown", BOT, ["2-16"])
    assert at.bot.markers == [3, 2, 3, 2, 3]
    assert at.mastery(BOT) == [1, 0, 0]


@pytest.mark.rule("TAB-351")
def test_example_cards_of_2_and_1_put_both_workers_into_district_3(tmp_path):
    assert start(begin(tmp_path).automa("A02", "A03")) == [3]

"""Components: what is in the box, the board, and the colours, tracks and languages printed on it."""

from __future__ import annotations

import pytest
from positions.scholars import new_game, position

import claytable
from claytable.core.packs import read_components
from claytable.games.scholars.terms import COLOURS, GUILDS, LANGUAGES, TRACKS, WORKERS

SEQUENCE = ["purple", "red", "orange", "yellow", "green", "blue"]


def printed(table):
    """The rows of a table of the component data by id."""
    return {row["id"]: row for row in read_components("claytable.games.scholars", None).many(table)}


def all_dice(at):
    """All dice by colour: the Main Supply, the players' and those on Goal Cards."""
    found = dict(zip(COLOURS, at.board.dice, strict=True))
    for seat in range(at.table.seats):
        for colour in COLOURS:
            found[colour] += at.dice_owned(colour, seat)
        found[COLOURS[at.box.goal_die[at.player(seat).goal]]] += 1
    return found


# -- dice, Workers, tokens, cards ---------------------------------------------------------------------------


@pytest.mark.rule("SCH-001")
def test_there_are_40_white_dice_20_of_each_primary_and_5_of_each_secondary_colour():
    expected = {"white": 40, "purple": 5, "red": 20, "orange": 5, "yellow": 20, "green": 5, "blue": 20}
    assert dict(zip(COLOURS, new_game().box.die_count, strict=True)) == expected
    assert sum(expected.values()) == 115
    for seats in (2, 3, 4):
        assert all_dice(new_game(seats).pass_until("question-turn")) == expected


@pytest.mark.rule("SCH-001")
@pytest.mark.parametrize("colour", COLOURS)
def test_secondary_dice_show_only_4_5_and_6_and_all_others_1_to_6(colour):
    at = position()
    faces = range(4, 7) if colour in ("purple", "orange", "green") else range(1, 7)
    thrown = dict.fromkeys(faces, 0)
    for _ in range(3000):
        at.me.bag, at.me.hand = [int(each == colour) for each in COLOURS], []
        at.effect("draw 1 die", must=1)
        thrown[int(at.hand()[0].split(".")[1])] += 1
    share = 3000 / len(faces)
    assert all(0.85 * share < times < 1.15 * share for times in thrown.values()), thrown


@pytest.mark.rule("SCH-001")
def test_the_stock_of_each_colour_is_tracked():
    at = position()
    before = at.board.dice[COLOURS.index("green")]
    at.effect("gain 1 die:green to bag", must=1)
    assert at.board.dice[COLOURS.index("green")] == before - 1


@pytest.mark.rule("SCH-002")
def test_any_worker_is_white_red_yellow_or_blue():
    at = position().effect("gain 1 worker:any")
    assert at.keys == ["worker:white", "worker:red", "worker:yellow", "worker:blue"]
    assert at.play("worker:yellow").workers() == {"yellow": 1}


@pytest.mark.rule("SCH-002")
def test_there_are_20_white_workers_and_12_of_each_primary_colour():
    assert dict(zip(WORKERS, new_game().box.worker_count, strict=True)) == {
        "white": 20,
        "red": 12,
        "yellow": 12,
        "blue": 12,
    }


@pytest.mark.rule("SCH-002")
def test_no_worker_has_a_secondary_colour(tmp_path):
    pack = tmp_path / "green_worker.toml"
    pack.write_text('[[room]]\nid = "room_3"\neffect = ["gain 1 worker:green"]\n')
    with pytest.raises(claytable.PackError, match="green"):
        new_game(pack=str(pack))


@pytest.mark.rule("SCH-003")
def test_each_of_3_players_owns_20_influence_and_6_research_markers_and_there_is_no_fourth():
    at = new_game(seats=3)
    players = at.game.view(None)["players"]
    assert len(players) == 3
    assert [each["influence"] for each in players] == [20, 20, 20]
    assert all(list(each["levels"]) == list(TRACKS) for each in players)
    assert len(read_components("claytable.games.scholars", None).one("players")["colours"]) == 4


@pytest.mark.rule("SCH-003")
def test_1_to_4_players_can_play():
    assert [len(new_game(seats).game.seats) for seats in (1, 2, 3, 4)] == [2, 2, 3, 4], "alone, the opponent joins"
    for seats in (0, 5):
        with pytest.raises(claytable.BadOptions, match="1 to 4 seats"):
            new_game(seats)


@pytest.mark.rule("SCH-003")
def test_there_are_35_gold_50_silver_and_one_marker_each():
    tokens = read_components("claytable.games.scholars", None).one("tokens")
    names = ("gold", "silver", "influence_per_player", "research_markers_per_player")
    assert [tokens[name] for name in names] == [35, 50, 20, 6]
    assert [tokens[name] for name in ("player_markers", "neutral_markers", "first_player_markers")] == [4, 1, 1]


@pytest.mark.rule("SCH-004")
def test_the_cards_are_as_many_as_the_box_holds():
    box = new_game().box
    scrolls = [box.scroll_language[scroll] for scroll in range(48)]
    assert [scrolls.count(language) for language in range(6)] == [8] * 6
    assert len(set(box.scroll_ids)) == 48 + 6, "and a Starting Scroll of each language"
    assert sorted(box.scroll_language[48:]) == list(range(6))
    counted = [box.caliph_ids, box.goal_ids, box.starting_room, box.resource_ids, box.solo.scheme_ids]
    assert [len(each) for each in counted] == [4, 6, 10, 10, 6]


@pytest.mark.rule("SCH-004")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_player_has_the_same_7_action_cards(seats):
    at = new_game(seats)
    players = [seat for seat in range(at.table.seats) if seat != at.table.opponent]
    assert {tuple(at.cards(seat)) for seat in players} == {tuple(at.box.card_ids[:7])}


@pytest.mark.rule("SCH-004")
def test_the_8_translator_decks_hold_8_cards_each_and_9_with_the_extra_ones():
    decks = [len(deck) for deck in new_game().board.decks]
    assert decks == [8] * 8
    assert [len(deck) for deck in new_game(extra=True).board.decks] == [9] * 8


# -- the board ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-005")
def test_the_main_board_has_8_decks_10_rooms_12_spots_9_house_spaces_and_4_caliph_spaces():
    at = new_game()
    board, box = at.game.view(None)["board"], at.box
    assert (len(board["decks"]), [room["room"] for room in board["rooms"]]) == (8, list(range(1, 11)))
    assert (len(box.spot_black), sum(box.spot_black), len(board["map"])) == (12, 6, 6)
    assert [len(rows) for rows in box.space_influence] == [3, 3, 3]
    assert (len(box.events), len(box.dice_sum_vp)) == (4, 4)
    assert [len(levels) for levels in box.levels] == [8] * 6


@pytest.mark.rule("SCH-005")
def test_black_and_white_spots_take_turns_and_scrolls_lie_beside_black_ones():
    for steps in range(1, 7):
        at = position(silver=4, hand=["white.6"]).work("travel", "white.6").play("travel", f"steps:{steps}")
        assert any(key.startswith("deliver:") for key in at.keys) == (steps % 2 == 0), steps


@pytest.mark.rule("SCH-005")
def test_a_track_ends_at_level_7():
    at = position(levels={"physics": 6}).effect("advance 1 track:physics")
    assert at.level("physics") == 7
    at.pass_until("question-turn").effect("advance 1 track:physics")
    assert at.level("physics") == 7


# -- colours ------------------------------------------------------------------------------------------------

MIXED = {("red", "yellow"): "orange", ("yellow", "blue"): "green", ("red", "blue"): "purple"}


@pytest.mark.rule("SCH-006")
@pytest.mark.parametrize("pair", MIXED)
def test_two_primary_colours_mix_to_a_secondary_one(pair):
    dice = [f"{pair[0]}.2", f"{pair[1]}.3"]
    at = position(hand=dice).work("research", *dice)
    assert at.action() == ([MIXED[pair]], 5)


@pytest.mark.rule("SCH-006")
def test_white_is_neither_primary_nor_secondary():
    at = position().effect("gain 1 die:primary to bag")
    assert at.keys == ["die:red", "die:yellow", "die:blue", "pass"]
    at = position(gold=2, hand=["white.6", "white.5"]).work("research", "white.6", "white.5").play("research")
    assert at.keys == ["worker:white", "worker:red", "worker:yellow", "worker:blue"], "option 1 alone is open"


@pytest.mark.rule("SCH-007")
def test_yellow_and_orange_dice_have_black_pips_and_secondary_dice_are_translucent():
    dice = printed("die")
    assert [each for each in SEQUENCE if dice[each]["pips"] == "black"] == ["orange", "yellow"]
    assert [each for each in SEQUENCE if dice[each]["pips"] == "white"] == ["purple", "red", "green", "blue"]
    assert [each for each in COLOURS if dice[each]["finish"] == "translucent"] == ["purple", "orange", "green"]
    assert dice["white"]["pips"] == "black"


@pytest.mark.rule("SCH-007")
def test_the_colours_always_come_in_the_same_order():
    at = position(hand=[f"{colour}.4" for colour in reversed(SEQUENCE)]).play("slot:travel", "card:hurry")
    assert [key.split(":")[1].split(".")[0] for key in at.keys] == SEQUENCE


@pytest.mark.rule("SCH-008")
def test_tracks_and_guilds_follow_the_same_sequence_of_colours():
    at = position()
    view = at.game.view(0)
    assert list(view["board"]["guilds"]) == list(view["board"]["house"]) == ["purple", "orange", "green"]
    tracks = ["mathematics", "physics", "chemistry", "philosophy", "biology", "astronomy"]
    assert list(view["players"][0]["levels"]) == tracks
    assert [printed("research_track")[track]["colour"] for track in tracks] == SEQUENCE


@pytest.mark.rule("SCH-008")
@pytest.mark.parametrize(("colour", "track"), list(zip(SEQUENCE, TRACKS, strict=True)))
def test_a_colour_moves_up_its_own_track(colour, track):
    at = position(gold=1, hand=[f"{colour}.5"]).work("research", f"{colour}.5").play("research")
    assert at.keys == ["research:1", f"research:2:{track}"]
    at.play(f"research:2:{track}")
    assert at.me.levels == [int(each == track) for each in TRACKS]


@pytest.mark.rule("SCH-008")
def test_the_paths_of_the_map_run_clockwise_from_the_purple_one():
    after = dict(zip(COLOURS, new_game().box.path_after, strict=True))
    clockwise = sorted(SEQUENCE, key=lambda colour: (after[colour] - after["purple"]) % 12)
    assert clockwise == SEQUENCE


# -- languages ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-009")
def test_the_7_languages_lie_in_tiers_from_arabic_to_chinese_and_sanskrit():
    tiers = {name: row["tier"] for name, row in printed("language").items()}
    assert tiers == {"arabic": 0, "persian": 1, "syriac": 1, "greek": 2, "hebrew": 2, "chinese": 3, "sanskrit": 3}
    assert set(tiers) == set(LANGUAGES)


@pytest.mark.rule("SCH-009")
def test_no_scroll_is_in_arabic():
    box = new_game().box
    assert {LANGUAGES[language] for language in box.scroll_language} == set(LANGUAGES) - {"arabic"}


@pytest.mark.rule("SCH-009")
def test_a_translator_who_skips_a_tier_translates_all_the_same():
    at = position(gold=1, silver=1, hand=["purple.4"]).put_house(purple=["greek_d"]).put_rooms({1: "greek_f"})
    at.work("translate", "purple.4").play("translate")
    assert at.scrolls()[-1] == "greek_d", "Greek to Arabic in one step"


@pytest.mark.rule("SCH-009")
def test_a_lower_tier_alone_makes_no_translation():
    at = position(gold=2, silver=2, hand=["purple.4"]).put_house(purple=["greek_d"]).put_rooms({1: "persian_a"})
    at.work("translate", "purple.4", card="bargain")
    assert at.why("translate") == "SCH-108", "nobody there speaks Greek"


def test_the_words_for_tracks_guilds_and_colours_agree():
    assert [COLOURS[1 + track] for track in range(6)] == SEQUENCE
    assert [SEQUENCE[2 * guild] for guild in range(3)] == list(GUILDS)

"""Solo: the Bot's turn step by step, and the resets of its cards and tiles."""

from __future__ import annotations

import pytest
from positions.tabannusi_solo import BOT, HUMAN, acts, bot, card, turns

NONE = {"brown": 0, "white": 0, "yellow": 0}


def shown(at):
    return at.box.solo.card_ids[at.bot.left], at.box.solo.card_ids[at.bot.right]


def tiles(at):
    """Automa Project tiles: beside each Number tile, and in the bag."""
    return [len(pile) for pile in at.bot.numbers], sum(at.bot.bag)


@pytest.mark.rule("TAB-278")
def test_the_left_card_goes_on_the_right_one_and_a_new_left_card_is_turned_up(tmp_path):
    at = bot(tmp_path).automa("A05", "A09", then=["A12", "A07"]).take_turn(BOT)
    assert shown(at) == ("A12", "A05")
    assert shown(at.take_turn(BOT)) == ("A07", "A12")
    assert len(at.bot.deck) == 11


# -- the Architect and the die ---------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-279")
@pytest.mark.parametrize(
    ("start", "numbers", "markers", "end"),
    [
        (2, (1, 2), [1, 1, 1, 1, 0], 3),
        (2, (1, 2), [1, 1, 1, 1, 1], 4),
        (1, (0, 1), [1, 1, 1, 0, 0], 3),
        (2, (2, 2), [1, 1, 0, 0, 0], 2),
        (2, (0, 0), [1, 0, 1, 1, 1], 2),
        (2, (1, 2), [0, 0, 0, 0, 0], 4),
    ],
    ids=["without 5", "all", "without 4 and 5", "twice around", "a sum of 0", "no markers: all Districts"],
)
def test_the_architect_goes_back_over_districts_that_still_have_markers(tmp_path, start, numbers, markers, end):
    at = bot(tmp_path, numbers=numbers, district=start)
    at.bot.markers = markers
    turns(at)
    assert at.player(BOT).architect == end - 1


@pytest.mark.rule("TAB-280")
@pytest.mark.parametrize(
    ("dice", "left"),
    [([2, 5, 6], [5, 6]), ([1, 5, 6], [1, 5]), ([1, 2, 2], [1, 2]), ([3, 4, 4], [3, 4])],
)
def test_the_die_shows_the_next_district_else_it_is_the_highest(tmp_path, dice, left):
    at = turns(bot(tmp_path, numbers=(1, 1), district=4).put_barge(4, *dice))
    assert (at.barge(4), at.dice(BOT)) == (left, {"blue": 1})
    assert at.player(BOT).architect == 1, "whatever the die shows"


@pytest.mark.rule("TAB-280")
def test_the_limit_of_a_6_does_not_concern_the_bot(tmp_path):
    at = turns(bot(tmp_path, numbers=(0, 0), district=4).put_barge(4, 1, 2, 3, 5, 6))
    assert (at.barge(4), at.player(BOT).architect, at.player(BOT).gold) == ([1, 2, 3, 5], 3, 0)


# -- the actions -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-281")
def test_the_first_possible_action_of_the_left_card_is_done_from_the_top_down(tmp_path):
    at = turns(bot(tmp_path, "CBD", gardens=1))
    assert (list(at.projects()), at.player(BOT).gardens, at.player(BOT).vp) == (["1-01"], 1, 14)


@pytest.mark.rule("TAB-281")
def test_if_none_of_c_b_and_d_is_possible_a_is_done(tmp_path):
    at = bot(tmp_path, "CBD").put_projects({"1-07": ("white", BOT), "1-08": ("yellow", BOT), "1-09": ("brown", BOT)})
    # No colour has a legal space, and no Building costs less than the 2 Resources and 1 that the Bot has not.
    at.put_water(*(f"1-{n:02}" for n in range(1, 17) if n not in (7, 8, 9)))
    before = at.projects()
    acts(at)
    assert (at.projects(), at.buildings(), at.player(BOT).vp) == (before, [], 14)


@pytest.mark.rule("TAB-282")
def test_the_second_action_begins_where_the_arrow_points_and_goes_down_the_right_card(tmp_path):
    also = card("A06", arrow=2, first_action_order=("A", "A", "A"), bonus="")
    also += card("A07", actions=("B", "C", "D"), symbols=("down", "down", "down"))
    at = bot(tmp_path, also=also, gardens=1).automa("A07", "A08", then=["A06"]).take_turn(BOT)
    assert (at.projects(), at.player(BOT).gardens, at.player(BOT).vp) == ({}, 0, 14), "C cannot be done, D can"


@pytest.mark.rule("TAB-282")
def test_if_no_action_is_left_below_the_arrow_a_is_done(tmp_path):
    also = card("A06", arrow=3, first_action_order=("A", "A", "A"), bonus="")
    also += card("A07", actions=("B", "C", "D"), symbols=("down", "down", "down"))
    at = bot(tmp_path, also=also).automa("A07", "A08", then=["A06"]).take_turn(BOT)
    assert (at.projects(), at.player(BOT).vp) == ({}, 18), "D cannot be done: 4 points for each of two A"


# -- Decrees ---------------------------------------------------------------------------------------------------------


def built(at, *colours):
    """Buildings of the Bot in District 3."""
    for place, colour in enumerate(colours):
        at.put_building(colour, BOT, f"3-{2 * place + 1:02}")
    return at


YELLOW = ("ZY-4", "ZY-5", "ZY-6")
TWO_OF_EACH = ("brown", "brown", "white", "white", "yellow", "yellow")


@pytest.mark.rule("TAB-283")
def test_the_bot_takes_a_decree_that_it_meets_with_its_bonuses(tmp_path):
    at = turns(built(bot(tmp_path), *TWO_OF_EACH).put_decrees("D04", "D15"))
    assert (at.player(BOT).gold, at.points(BOT)["decrees"]) == (2, 10)
    assert [at.box.decree_ids[each] for each in at.board.decrees] == ["D15"]
    assert [at.box.decree_ids[each] for each in at.player(BOT).decrees] == ["D04"]


@pytest.mark.rule("TAB-283")
def test_it_takes_none_that_it_does_not_meet_and_meets_it_after_its_actions(tmp_path):
    at = turns(built(bot(tmp_path), *TWO_OF_EACH[1:]).put_decrees("D04"))
    assert (at.player(BOT).gold, at.player(BOT).decrees, len(at.board.decrees)) == (0, (), 1)
    at = built(bot(tmp_path, "C", dice={"blue": 1}), *TWO_OF_EACH[1:]).put_projects({"1-07": ("brown", HUMAN)})
    assert turns(at.put_decrees("D04")).points(BOT)["decrees"] == 10


@pytest.mark.rule("TAB-283")
def test_claim_markers_of_a_decree_are_points_and_crate_refills_are_ignored(tmp_path):
    at = built(bot(tmp_path), "white", "white", "white", "yellow", "yellow", "yellow").put_decrees("D02")
    turns(at)
    assert (at.player(BOT).vp, at.points(BOT)["decrees"]) == (10 + 8 + 10 + 1, 10)
    assert (at.player(BOT).claims, at.crates(BOT)) == (5, [])


@pytest.mark.rule("TAB-283")
def test_d01_puts_a_house_where_the_count_of_its_c_action_leads(tmp_path):
    at = built(
        bot(tmp_path, numbers=(1, 1), bonus="gain garden 1"), "brown", "brown", "brown", "white", "white", "white"
    )
    turns(at.put_decrees("D01"))
    assert at.board.port_houses[1] == BOT, "row 1, on the Crate space"
    assert (at.player(BOT).gold, at.player(BOT).gardens, at.points(BOT)["decrees"]) == (1, 0, 8)


@pytest.mark.rule("TAB-300")
def test_a_marker_leaves_the_port_for_the_house_of_d01_too(tmp_path):
    at = built(bot(tmp_path, numbers=(1, 1)), "brown", "brown", "brown", "white", "white", "white")
    assert turns(at.put_decrees("D01")).bot.markers[3] == 2


@pytest.mark.rule("TAB-283")
@pytest.mark.parametrize("open_cards", [("D01", "D13"), ("D13", "D01")])
def test_a_decree_that_it_meets_thanks_to_another_is_taken_as_well(tmp_path, open_cards):
    at = bot(tmp_path, "A", "sarbot", numbers=(1, 1), district=5).put_port({"row1:crate": BOT})
    for colour, space in [
        ("brown", "1-01"),
        ("brown", "1-16"),
        ("brown", "2-16"),
        ("white", "1-07"),
        ("white", "2-07"),
    ]:
        at.put_building(colour, BOT, space)
    at.put_building("white", BOT, "3-07")
    at.put_gardens(dict.fromkeys(("1-03", "1-04", "1-08", "1-11", "2-03", "2-08"), BOT))
    at.board.decrees = tuple(at.box.decree_ids.index(card) for card in open_cards)
    turns(at)
    assert (at.board.decrees, len(at.player(BOT).decrees)) == ((), 2)


@pytest.mark.rule("TAB-283")
def test_d07_claims_a_ship_by_its_preference(tmp_path):
    at = built(bot(tmp_path), "yellow").put_ziggurat({f"ZB-{n}": BOT for n in range(1, 6)}).put_decrees("D07")
    turns(at.put_port({"row2:crate": BOT}))
    assert (at.ships(BOT), at.points(BOT)["decrees"]) == (["2-3"], 10)


@pytest.mark.rule("TAB-283")
def test_d05_brings_no_urban_card(tmp_path):
    at = built(bot(tmp_path), "brown").put_ziggurat({f"ZW-{n}": BOT for n in range(1, 6)}).put_decrees("D05")
    deck = at.board.urban
    turns(at)
    assert (at.player(BOT).urban, at.board.urban, at.points(BOT)["decrees"]) == ((), deck, 8)


@pytest.mark.rule("TAB-283")
def test_choices_of_a_decree_are_made_at_random(tmp_path):
    found = set()
    for seed in range(25):
        at = built(bot(tmp_path, seed=seed), "brown", "brown", "brown", "yellow", "yellow", "yellow")
        found.add(tuple(turns(at.put_decrees("D03")).mastery(BOT)))
    assert found == {(2, 0, 0), (0, 2, 0), (0, 0, 2)}


@pytest.mark.rule("TAB-283")
def test_d14_gives_2_points_and_2_random_dice_of_the_supply(tmp_path):
    found = set()
    for seed in range(25):
        at = bot(tmp_path, seed=seed, ships=["1-1", "1-2", "2-1"]).put_ships("S01", "S02", "S03")
        at.put_building("brown", BOT, "2-06").put_building("white", BOT, "2-10").put_building("yellow", BOT, "2-14")
        at.put_gardens({"W23-1": HUMAN, "W23-2": HUMAN, "W23-3": HUMAN}).put_supply(blue=2, green=2)
        turns(at.put_decrees("D14"))
        assert at.player(BOT).vp == 10 + 8 + 10 + 2
        found.add((at.dice(BOT).get("blue", 0), at.dice(BOT).get("green", 0)))
    assert found == {(2, 0), (1, 1), (0, 2)}


@pytest.mark.rule("TAB-283")
def test_d06_marks_a_random_ziggurat_tile_that_has_room(tmp_path):
    found = set()
    for seed in range(15):
        at = built(bot(tmp_path, seed=seed), "white", "yellow", "yellow").put_ziggurat(dict.fromkeys(YELLOW, BOT))
        turns(at.put_decrees("D06"))
        assert at.player(BOT).vp == 10 + 8 + 10 + 1
        found.add(tuple(at.player(BOT).ziggurat))
    assert found == {(1, 0, 3), (0, 1, 3)}, "the yellow one is full"


@pytest.mark.rule("TAB-283")
def test_d10_moves_2_houses_of_coloured_rows_to_the_bottom_row(tmp_path):
    at = built(bot(tmp_path), "white", "white", "white").set(BOT, ships=["1-1", "1-2", "2-1", "2-2"], bottom=[4, 5])
    turns(at.put_ships("S01", "S04", "S03", "S06").put_decrees("D10"))
    assert (sum(at.player(BOT).rows), at.player(BOT).bottom.bit_count()) == (3 + 2, 4)
    assert at.points(BOT)["decrees"] == 10
    told = [event[0] for event in at.table.events]
    assert told.index("takes-decree") < told.index("shifts-house") < told.index("gains-gold")


@pytest.mark.rule("TAB-283")
def test_d15_turns_a_harbormaster_left_over_in_setup_into_3_points(tmp_path):
    at = bot(tmp_path).put_gardens({f"3-{n:02}": BOT for n in range(1, 9)}).put_decrees("D15")
    spare = len(at.board.spare)
    turns(at)
    assert (at.player(BOT).vp, at.player(BOT).harbormasters, len(at.board.spare)) == (10 + 8 + 10 + 3, (), spare - 1)


# -- scoring and resets ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-284")
def test_the_bot_scores_as_active_player_then_its_assistant_follows(tmp_path):
    at = bot(tmp_path, numbers=(0, 2), district=1).put_barge(1, 4)
    time = at.board.time
    turns(at)
    assert (at.player(BOT).gold, at.board.time) == (1, time - 1)
    assert (at.player(BOT).architect, at.player(BOT).assistant) == (3, 3)


def scored(at, before):
    """The Bot's turn with one District scoring, after some earlier ones; whether its cards and tiles were reset."""
    at.numbers("brown", "white", "yellow", bag={"brown": 2, "white": 2, "yellow": 2})
    at.bot.numbers[0] = (0, 0)
    at.bot.bag[0] = 1
    at.bot.scorings, at.bot.resets = before, (before > 0) + (before > 2)
    at.automa("A02", "A03", then=["A01"])
    at.bot.deck, at.bot.used = at.bot.deck[-4:], at.bot.deck[:-4]
    at.put_barge(1, 3).take_turn(BOT)
    assert at.bot.scorings == before + 1
    reset = (len(at.bot.deck), at.bot.used, tiles(at)) == (13, [], ([1, 1, 1], 6))
    kept = (len(at.bot.deck), tiles(at)) == (3, ([2, 1, 1], 5))
    assert reset != kept
    if reset:
        assert sorted([*at.bot.deck, at.bot.left, at.bot.right]) == list(range(15))
    return reset


@pytest.mark.rule("TAB-284")
@pytest.mark.parametrize(("scorings", "reset"), [(1, True), (2, False), (3, True), (4, False)])
def test_after_the_first_and_third_scoring_of_the_game_cards_and_tiles_are_reset(tmp_path, scorings, reset):
    assert scored(bot(tmp_path), scorings - 1) == reset


@pytest.mark.rule("TAB-284")
def test_scorings_in_the_humans_turn_count_as_well(tmp_path):
    at = bot(tmp_path)
    at.automa("A01", "A02")
    at.bot.deck, at.bot.used = at.bot.deck[-4:], at.bot.deck[:-4]
    at.bot.scorings, at.bot.resets = 2, 1
    at.set(HUMAN, dice={"yellow": 5}).play("end-turn")
    # The cards were reset before the Bot's next turn, in which it has turned up one more.
    assert (at.bot.scorings, len(at.bot.deck), len(at.bot.used)) == (3, 12, 1)


@pytest.mark.rule("TAB-285")
def test_an_empty_deck_is_reset_after_the_turn_that_used_its_last_card(tmp_path):
    at = bot(tmp_path, "B").automa("A02", "A03", then=["A01"])
    at.bot.deck, at.bot.used = at.bot.deck[-1:], at.bot.deck[:-1]
    at.take_turn(BOT)
    assert list(at.projects()) == ["1-01"], "the last card was still carried out"
    assert (len(at.bot.deck), at.bot.used) == (13, [])
    assert sorted([*at.bot.deck, at.bot.left, at.bot.right]) == list(range(15))


@pytest.mark.rule("TAB-285")
def test_13_turns_use_up_the_deck(tmp_path):
    at = bot(tmp_path).set(HUMAN, district=2)
    for turn in range(13):
        assert len(at.bot.deck) == 13 - turn
        at.set(BOT, dice={}).put_barge(1, 3, 3).take_turn(BOT)
    assert len(at.bot.deck) == 13


@pytest.mark.rule("TAB-286")
def test_an_empty_bag_gets_all_tiles_back_and_three_are_drawn(tmp_path):
    at = bot(tmp_path, "B").numbers("brown", "white", "yellow", bag={**NONE, "white": 1})
    at.bot.numbers = [(0, 0), (1, 1), (2, 2)]
    acts(at)
    assert tiles(at) == ([1, 1, 1], 4)
    counts = [at.bot.bag[n] + sum(pile.count(n) for pile in at.bot.numbers) for n in range(3)]
    assert counts == [2, 3, 2]


@pytest.mark.rule("TAB-286")
def test_with_fewer_than_three_tiles_the_gap_is_filled_with_any_project_tile(tmp_path):
    filled = set()
    for seed in range(20):
        at = bot(tmp_path, "C", seed=seed, dice={"blue": 2}).numbers("brown", "white", "yellow", bag=NONE)
        acts(at.put_projects({"1-07": ("brown", HUMAN)}))
        assert tiles(at) == ([1, 1, 1], 0)
        colours = [pile[0] for pile in at.bot.numbers]
        assert {1, 2} <= set(colours), "the two that were left are among them"
        filled.add(sum(colours) - 3)
    assert filled == {0, 1, 2}

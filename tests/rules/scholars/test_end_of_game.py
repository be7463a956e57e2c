"""The end of the game: the last Rounds, the reserve, Gold on Translators, the Dice Sum."""

import pytest
from positions.scholars import position

A, B, C = 0, 1, 2


# -- the last Rounds -----------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-164")
@pytest.mark.parametrize(("revealed_by", "remaining"), [(A, [B, C, A, B, C]), (B, [C, A, B, C]), (C, [A, B, C])])
def test_after_the_fourth_caliph_the_round_is_finished_and_one_more_is_played(revealed_by, remaining):
    at = position(seats=3).put_pile("greek_a", "caliph_4").put_caliphs("caliph_1", "caliph_2", "caliph_3")
    for seat in (A, B, C):
        at.set(seat, hand=["white.3"] * 6)
    at.set(revealed_by, slots={"travel": "harvest_mathematics"}).take_turn(revealed_by)
    at.play("rest").pass_until("question-turn")
    turns = []
    while not at.game.over:
        turns.append(at.seat)
        at.play("slot:recruit" if at.offers("slot:recruit") else "slot:translate").pass_until("question-turn")
    assert turns == remaining


@pytest.mark.rule("SCH-164")
def test_the_third_caliph_does_not_end_the_game():
    at = position(slots={"travel": "harvest_mathematics"}).put_pile("greek_a", "caliph_3")
    at.put_caliphs("caliph_1", "caliph_2").play("rest").pass_until("question-turn")
    for slot in ("recruit", "research"):
        for seat in (0, 1):
            at.set(seat, hand=["white.3"])
        at.play(f"slot:{slot}").pass_until("question-turn").play(f"slot:{slot}").pass_until("question-turn")
        assert not at.game.over


# -- the reserve ---------------------------------------------------------------------------------------------


def without_pile(reserve, **fields):
    """An empty draw pile, and this number of cards in the reserve."""
    at = position(**fields).put_pile()
    board = at.board
    board.boxed, board.reserve = (*board.boxed, *board.reserve[reserve:]), board.reserve[:reserve]
    assert len(board.reserve) == reserve
    return at


@pytest.mark.rule("SCH-165")
def test_a_rest_reveals_the_bottom_card_of_the_reserve_when_the_pile_is_empty():
    at = without_pile(15, slots={"travel": "harvest_mathematics"}).put_neutral(0)
    cards = [at.card_name(card) for card in at.board.reserve]
    steps = at.box.scroll_vp[at.board.reserve[-1]]
    at.play("rest")
    assert at.pile() == cards[:14], "14 remain, as the new draw pile"
    assert at.board.reserve == ()
    assert at.board.neutral == 2 * steps % 12
    assert cards[14] in at.map()


def delivering(at):
    """Seat 0 is about to Travel to a Scroll that it can Deliver."""
    return at.put_house(green=[]).put_map({2: "greek_h"}).work("travel", "white.2").play("travel", "steps:2")


@pytest.mark.rule("SCH-165")
def test_a_delivery_reveals_the_top_card_of_the_reserve_when_the_pile_is_empty():
    at = delivering(without_pile(9, silver=4, hand=["white.2"]))
    cards = [at.card_name(card) for card in at.board.reserve]
    at.play("deliver:green", "pass")
    assert at.map()[1] == cards[0]
    assert at.pile() == cards[1:]


@pytest.mark.rule("SCH-165")
def test_the_reserve_is_used_right_after_a_caliph_that_was_the_last_card():
    at = delivering(position(silver=4, hand=["white.2"]).put_pile("caliph_1"))
    first = at.card_name(at.board.reserve[0])
    at.play("deliver:green", "pass")
    assert at.board.caliphs == [0]
    assert at.map()[1] == first


@pytest.mark.rule("SCH-165")
def test_with_no_cards_anywhere_the_map_space_stays_empty_and_a_rest_reveals_nothing():
    at = without_pile(0, silver=4, hand=["white.2"])
    at.put_house(green=[]).put_map({2: "greek_h"})
    at.board.boxed, at.board.reserve = (*at.board.boxed, *at.board.reserve), ()
    at.work("travel", "white.2").play("travel", "steps:2", "deliver:green", "pass")
    assert at.map()[1] == ""
    neutral, seen = at.board.neutral, at.map()
    at.pass_until("question-turn").take_turn(0).pass_until("question-turn")
    assert at.me.slot_cards == [-1] * 6, "there was a Rest"
    assert (at.board.neutral, at.map()) == (neutral, seen)


# -- Gold on Translators -------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-166")
def test_after_the_final_round_players_take_the_gold_of_their_own_translators():
    rooms = {1: ("greek_c", A, 2), 2: ("greek_a", A, 1), 5: ("greek_b", None, 2), 8: ("greek_d", B, 2)}
    at = position(gold=3, scrolls=["greek"]).put_rooms(rooms)
    at.table.turns_left = 0
    at.play("slot:travel").pass_until("question-turn")
    assert at.game.over
    assert (at.me.gold, at.player(B).gold) == (6, 2), "a Neutral Translator's 2 Gold are ignored"
    assert at.points()["scrolls"] == 3 + 3, "6 Gold are worth 3 VP on the Starting Scroll"


# -- the Dice Sum --------------------------------------------------------------------------------------------------


def dice_sum(at, seat=0):
    item = next(each for each in at.game.scores()[seat].categories if each.id == "dice-sum").items[0]
    return item.what.args["n"]


@pytest.mark.rule("SCH-167")
@pytest.mark.parametrize(
    ("fields", "total"),
    [
        ({"hand": ["white.1"] * 5, "bag": {"red": 3, "blue": 2, "green": 1}}, 1),
        ({"hand": ["red.6", "red.6"], "bag": {"white": 5, "red": 1, "blue": 2, "green": 1}}, 1),
        ({"slots": {"travel": ("hurry", ["white.6", "white.6"])}, "bag": {"white": 5, "yellow": 2}}, -6),
    ],
)
def test_the_dice_sum_is_coloured_dice_less_white_dice_wherever_they_are(fields, total):
    assert dice_sum(position(**fields)) == total


@pytest.mark.rule("SCH-167")
@pytest.mark.parametrize("turned", [False, True])
def test_neither_die_of_a_goal_card_counts(turned):
    goal = {"targets": (False,) * 3, "slots": {"research": ("goal", ["red.2"])}} if turned else {"bag": {"red": 1}}
    assert dice_sum(position(hand=["white.3"], **goal)) == 0


def with_sums(*sums):
    """A game in which the seats have these Dice Sums."""
    at = position(seats=len(sums))
    for seat, wanted in enumerate(sums):
        more = wanted - 1
        at.set(seat, hand=["red.1"], bag={"blue": more} if more >= 0 else {"white": -more})
    assert [dice_sum(at, seat) for seat in range(len(sums))] == list(sums)
    return [at.points(seat)["dice-sum"] for seat in range(len(sums))]


@pytest.mark.rule("SCH-168")
@pytest.mark.parametrize(
    ("sums", "vp"),
    [((-1, 2, 5), [0, 2, 4]), ((-1, 0, 3, 4), [0, 2, 4, 6]), ((5, -1, 2), [4, 0, 2])],
)
def test_dice_sums_are_ranked_from_the_lowest_space_of_the_banner(sums, vp):
    assert with_sums(*sums) == vp


@pytest.mark.rule("SCH-169")
@pytest.mark.parametrize(
    ("sums", "vp"),
    [
        ((1, 1, 3, 3), [1, 1, 5, 5]),
        ((0, 2, 2, 4), [0, 3, 3, 6]),
        ((2, 2, 2, 5), [2, 2, 2, 6]),
        ((2, 2, 2, 2), [3, 3, 3, 3]),
        ((2, 2, 2), [2, 2, 2]),
    ],
)
def test_tied_players_share_the_vp_of_their_spaces(sums, vp):
    assert with_sums(*sums) == vp


@pytest.mark.rule("SCH-170")
def test_example_two_tied_players_get_1_vp_each():
    assert with_sums(3, 3) == [1, 1]


@pytest.mark.rule("SCH-171")
def test_example_three_tied_for_first_get_4_vp_each():
    assert with_sums(4, 4, 4, 1) == [4, 4, 4, 0]

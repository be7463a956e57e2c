"""Solo: the opponent's tasks."""

from __future__ import annotations

import pytest
from positions.inventors import position

BOARDS = ["robotic", "automatic", "balancing", "floating", "folding", "geared"]
CARDS = ["lens", "drum", "table", "toy", "flute", "sail"]


def solo(*schemes, opponent=None, **fields):
    """A solo game without Devices in which the opponent will reveal these Schemes, with others below them."""
    at = position(seats=1, **fields).clear_devices()
    at.board.dummy_played = []
    rest = [each for each in ("scheme_1", "scheme_2", "scheme_9") if each not in schemes]
    return at.schemes(*schemes, *rest).set(1, **{"silver": 0, **(opponent or {})})


def draw_next(at, *cards):
    """These Device Cards lie on top of the pile, the first one uppermost."""
    numbers = [at.box.card_ids.index(card) for card in cards]
    pile = at.board.card_pile
    at.board.card_pile = [card for card in pile if card not in numbers] + numbers[::-1]
    return at


def roll_next(at, face):
    """The next die rolled shows this face."""
    rng = at.table.rng
    while rng.copy().die() != face:
        rng.die()
    return at


@pytest.mark.rule("INV-263")
def test_invent_discards_cards_until_one_makes_a_match():
    at = draw_next(solo("scheme_7").put_device("robotic"), "grab", "drum", "hourglass")
    tile = at.board.opponent_inventions[-1]
    at.take_turn(1)
    device = at.device("robotic")
    assert at.box.card_ids[device.card] == "hourglass"
    assert [at.box.card_ids[card] for card in at.board.discards] == ["grab", "drum"]
    assert at.player(1).guilds == [3, 1, 1]
    assert (device.inventor, device.invention) == (1, tile)
    assert len(at.board.opponent_inventions) == 5


@pytest.mark.rule("INV-263")
def test_one_match_is_enough_and_nothing_else_is_gained():
    at = draw_next(solo("scheme_7").put_device("folding"), "scales").take_turn(1)
    assert at.player(1).guilds == [2, 1, 1]
    assert at.player(1).royalties == 0
    assert at.player(1).silver == 0
    assert at.player(1).hand == []


def cards_left(at, pile, discards):
    """These Device Cards and no others lie in the pile and among the discards."""
    at.board.card_pile = [at.box.card_ids.index(card) for card in pile]
    at.board.discards = [at.box.card_ids.index(card) for card in discards]
    return at


@pytest.mark.rule("INV-263", "INV-005")
@pytest.mark.parametrize("seed", range(8))
def test_the_search_for_a_match_goes_on_in_the_shuffled_discards(seed):
    at = cards_left(solo("scheme_7", seed=seed).put_device("robotic"), ["grab"], ["drum", "hourglass"]).take_turn(1)
    assert at.box.card_ids[at.device("robotic").card] == "hourglass"
    assert len(at.board.card_pile) + len(at.board.discards) == 2
    assert at.player(1).guilds == [3, 1, 1]
    assert ("reshuffles",) in at.table.events


@pytest.mark.rule("INV-263")
def test_without_any_matching_card_left_nothing_is_turned_over():
    at = cards_left(solo("scheme_7").put_device("robotic"), ["grab"], ["drum"]).take_turn(1)
    assert at.device("robotic").card == -1
    assert [at.box.card_ids[card] for card in at.board.card_pile + at.board.discards] == ["grab", "drum"]
    assert len(at.board.opponent_inventions) == 6
    assert at.player(1).silver == 3, "the bottom option"
    assert ("scheme-fails", "invent", "INV-263") in at.table.events


@pytest.mark.rule("INV-264")
def test_the_human_chooses_before_the_device_moves_and_a_new_board_is_revealed():
    at = solo("scheme_4", opponent={"silver": 4})
    at.put_device("robotic", 1, card="hourglass", inventor=0, invention="invention_influence")
    supply, pile = at.player(1).supply, len(at.board.board_pile)
    at.take_turn(1)
    assert (at.asked, at.seat) == ("question-influence", 0)
    assert at.board.left[1] is at.device("robotic")
    assert at.device("robotic").builder == -1
    assert (at.player(1).silver, at.player(1).supply, len(at.board.board_pile)) == (1, supply, pile)
    at.play("charcoal")
    assert at.board.built[0] is at.device("robotic")
    assert at.device("robotic").builder == 1
    assert (at.player(1).supply, len(at.board.board_pile)) == (supply - 1, pile - 1)


@pytest.mark.rule("INV-264")
def test_the_opponent_pays_for_a_build_and_the_human_gets_what_their_invention_gives():
    at = solo("scheme_4", opponent={"silver": 4}, guilds=[0, 0, 0])
    at.put_device("robotic", 1, card="hourglass", inventor=0, invention="invention_influence")
    at.take_turn(1).play("charcoal")
    assert at.player(1).silver == 1
    assert at.me.guilds == [0, 0, 1]
    assert at.player(1).guilds == [1, 1, 1]
    assert at.device("robotic").builder == 1


@pytest.mark.rule("INV-264")
def test_the_device_moves_to_the_highest_free_row_and_its_own_row_is_refilled():
    at = solo("scheme_4", opponent={"silver": 4})
    at.put_device("robotic", 2, card="hourglass", inventor=1, invention="invention_influence")
    at.put_device("automatic", 0, "built", card="lens", inventor=0, builder=0)
    supply = at.player(1).supply
    at.take_turn(1)
    assert [device and at.box.board_ids[device.board] for device in at.board.built] == ["automatic", "robotic", None]
    assert at.board.left[2] is not None
    assert at.board.left[2].card == -1
    assert at.player(1).supply == supply - 1
    assert at.player(1).guilds == [1, 1, 1], "its own Invention tile gives it nothing"


@pytest.mark.rule("INV-264")
def test_the_human_builds_into_the_highest_free_row_too():
    at = solo("scheme_7", silver=20, ready=["white.6", "white.6"])
    at.put_device("robotic", 2, card="hourglass", inventor=0, invention="invention_silver")
    at.put_device("automatic", 1, "built", card="lens", inventor=0, builder=0)
    at.play("build", "tiler", "weaver", "chandler")
    assert [device and at.box.board_ids[device.board] for device in at.board.built] == ["robotic", "automatic", None]


@pytest.mark.rule("INV-265")
def test_the_rolled_die_is_placed_whatever_it_shows():
    at = solo("scheme_4").put_device("robotic", 0, "built", card="lens", inventor=0, builder=0, tests=(0, 6, 0))
    roll_next(at, 2).take_turn(1)
    assert at.device("robotic").tests == (0, 6, 2)
    at.set(0, ready=["blue.5"])
    assert at.why("test") == "INV-123"
    assert at.set(0, ready=["blue.6"]).offers("test")


@pytest.mark.rule("INV-265")
def test_colour_comes_before_row_and_row_before_the_left_most_device():
    at = solo("scheme_4")
    # Charcoal is free on the top and middle rows only, and there on Published Devices.
    for row in range(3):
        at.put_device(BOARDS[row], row, "built", card=CARDS[row], inventor=0, builder=0, tests=(0, 0, 1))
    for number in (3, 4, 5):
        tests = (0, 0, 1) if number == 5 else (0, 0, 0)
        fields = {"card": CARDS[number], "inventor": 0, "builder": 0, "publisher": 0, "tests": tests}
        at.put_device(BOARDS[number], column="published", **fields)
    at.take_turn(1)
    assert at.device("folding").dice() == 1, "the middle row ranks before the top row"
    assert at.device("floating").dice() == 0


@pytest.mark.rule("INV-265")
def test_in_a_row_the_left_most_device_is_tested():
    at = solo("scheme_4").put_device("robotic", 0, "built", card="lens", inventor=0, builder=0)
    at.put_device("floating", column="published", card="drum", inventor=0, builder=0, publisher=0).take_turn(1)
    assert (at.device("robotic").dice(), at.device("floating").dice()) == (1, 0)


@pytest.mark.rule("INV-265")
def test_a_covered_influence_icon_is_gained_and_the_ship_moves_by_the_icons():
    at = solo("scheme_4").river({1: ["boost"], 3: ["draw"]})
    at.put_device("robotic", 0, "built", card="lens", inventor=0, builder=0).take_turn(1)
    assert at.player(1).guilds == [1, 1, 2]
    assert at.player(1).ship == 1
    at = solo("scheme_4").river({1: ["boost"], 3: ["draw"], 4: ["raise"]})
    at.put_device("automatic", 0, "built", card="lens", inventor=0, builder=0).take_turn(1)
    assert at.player(1).guilds == [1, 1, 1]
    assert at.player(1).ship == 4


def sails(ship, stacks, faceup="left centre right", **opponent):
    """The opponent moves its Ship 1 by the top option of a Worker Scheme."""
    return solo("scheme_15", opponent={"ship": ship, **opponent}).river(stacks, faceup).take_turn(1)


@pytest.mark.rule("INV-266")
def test_a_workshop_tile_at_the_stop_is_taken_facedown():
    at = sails(1, {4: ["boost", "draw"]})
    assert at.player(1).ship == 4
    assert at.player(1).collected == 1
    assert at.board.stacks[4] == (at.box.tile_ids.index("boost"),)


@pytest.mark.rule("INV-266")
def test_the_opponents_ship_turns_a_new_section_faceup():
    at = sails(5, {7: ["boost", "draw"]}, faceup="left")
    assert at.player(1).ship == 6
    assert at.board.faceup & 0b010
    assert at.board.stacks[7] == (at.box.tile_ids.index("draw"), at.box.tile_ids.index("boost"))


@pytest.mark.rule("INV-266")
def test_at_the_last_space_it_takes_a_tile_there_else_the_right_most_else_two_silver():
    at = sails(17, {11: ["boost"], 14: ["draw", "raise"], 17: ["refresh"]})
    assert at.board.stacks[17] == ()
    assert at.player(1).collected == 1
    at = sails(17, {11: ["boost"], 14: ["draw", "raise"]})
    assert at.board.stacks[14] == (at.box.tile_ids.index("draw"),)
    assert len(at.board.stacks[11]) == 1
    assert (at.player(1).collected, at.player(1).silver) == (1, 0)
    at = sails(17, {})
    assert (at.player(1).collected, at.player(1).silver) == (0, 2)


@pytest.mark.rule("INV-267")
@pytest.mark.parametrize(("ship", "dice"), [(5, True), (11, False)])
def test_a_section_start_shuffles_a_scheme_of_its_kind_into_the_pile(ship, dice):
    at = solo("scheme_15", opponent={"ship": ship}).river()
    pile = set(at.board.scheme_pile)
    reserve = at.board.dice_reserve if dice else at.board.worker_reserve
    top = reserve[-1]
    at.take_turn(1)
    assert len(at.board.scheme_pile) == 4, "3 were left"
    assert set(at.board.scheme_pile) - pile == {top}
    assert at.dice_owned(1) == 0


@pytest.mark.rule("INV-267")
def test_an_empty_reserve_adds_nothing():
    at = solo("scheme_15", opponent={"ship": 5}).river()
    at.board.dice_reserve = []
    assert len(at.take_turn(1).board.scheme_pile) == 3


@pytest.mark.rule("INV-268")
def test_the_opponent_pays_for_a_publish_and_the_human_inventor_gains_a_silver():
    at = solo("scheme_8", opponent={"silver": 5})
    at.put_device("robotic", 1, "built", card="lens", inventor=0, builder=0).take_turn(1)
    assert at.player(1).silver == 1
    assert at.me.silver == 1
    assert at.device("robotic").publisher == 1


@pytest.mark.rule("INV-268")
def test_built_devices_do_not_slide_up_and_the_focused_one_is_published():
    at = solo("scheme_5", opponent={"silver": 3})
    for row in range(3):
        at.put_device(BOARDS[row], row, "built", card=CARDS[row], inventor=1, builder=0)
    supply = at.player(1).supply
    at.take_turn(1)
    assert [device and at.box.board_ids[device.board] for device in at.board.built] == [None, "automatic", "balancing"]
    assert [device.board for device in at.board.published] == [at.box.board_ids.index("robotic")]
    assert at.me.silver == 0, "the human did not Invent it"
    assert at.player(1).supply == supply - 1


@pytest.mark.rule("INV-268")
def test_published_columns_are_three_high_and_the_next_begins_to_the_right():
    at = solo("scheme_5", "scheme_4", "scheme_1", opponent={"silver": 3})
    for number in range(3):
        fields = {"card": CARDS[number], "inventor": 0, "builder": 0, "publisher": 0, "tests": (1, 1, 1)}
        at.put_device(BOARDS[number], column="published", **fields)
    at.put_device("folding", 0, "built", card="flute", inventor=1, builder=0)
    at.put_device("geared", 1, "built", card="sail", inventor=1, builder=0).take_turn(1)
    assert at.device("folding").publisher == 1
    # Tests show its row: bottom, middle, top finds the Device of the middle row, then top, bottom, middle finds it.
    at.take_turn(1)
    assert (at.device("folding").dice(), at.device("geared").dice()) == (0, 1)
    at.take_turn(1)
    assert (at.device("folding").dice(), at.device("geared").dice()) == (1, 1)


@pytest.mark.rule("INV-269")
def test_the_human_pays_the_opponent_for_publishing_its_invention():
    at = solo("scheme_7", opponent={"silver": 2}, silver=7, ready=["white.6", "white.6"], levels={"all": 1})
    at.put_device("robotic", 0, "built", card="lens", inventor=1, builder=1)
    at.schemes("scheme_1", "scheme_2", "scheme_3").play("publish", "scribe", "tiler", "pay-silver")
    assert at.me.silver == 0
    assert at.device("robotic").publisher == 0
    assert at.player(1).silver == 3


@pytest.mark.rule("INV-270")
@pytest.mark.parametrize(
    ("taken", "used"),
    [
        ([], "orange_left"),
        (["orange_left"], "orange_right"),
        (["orange_left", "orange_right"], "orange_bottom"),
    ],
)
def test_a_worker_below_a_guild_goes_left_right_bottom_for_two_influence(taken, used):
    at = solo("scheme_11", opponent={"guilds": [1, 3, 1], "ship": 3}).river()
    for space in taken:
        at.board.spaces[at.box.space_ids.index(space)] = (0,)
    at.take_turn(1)
    assert at.board.spaces[at.box.space_ids.index(used)] == (1,)
    assert at.player(1).guilds == [1, 1, 1]
    assert at.player(1).workers == 2
    assert at.board.slots[1] == (1, -1)
    assert at.player(1).silver == 0


@pytest.mark.rule("INV-270")
@pytest.mark.parametrize(("scheme", "guild"), [("scheme_10", "blue"), ("scheme_12", "charcoal")])
def test_there_is_a_worker_scheme_for_each_guild(scheme, guild):
    at = solo(scheme, opponent={"guilds": [2, 2, 2]}).river().take_turn(1)
    assert at.board.spaces[at.box.space_ids.index(f"{guild}_left")] == (1,)
    assert at.player(1).guilds == [0 if guild == "blue" else 2, 2, 0 if guild == "charcoal" else 2]


@pytest.mark.rule("INV-270")
def test_a_space_blocked_by_a_dummy_token_is_not_used():
    at = solo("scheme_11", opponent={"guilds": [1, 3, 1]}).river()
    at.board.dummy_played = [at.box.dummy_ids.index("dummy_3")]
    at.take_turn(1)
    assert at.board.spaces[at.box.space_ids.index("orange_right")] == (1,)


@pytest.mark.rule("INV-271")
def test_without_one_influence_of_each_colour_the_bottom_option_is_taken():
    at = solo("scheme_13", opponent={"guilds": [1, 1, 0]}).take_turn(1)
    assert at.player(1).guilds == [2, 1, 1]
    assert at.player(1).silver == 1
    assert at.player(1).workers == 3


@pytest.mark.rule("INV-271")
@pytest.mark.parametrize(
    ("scheme", "used"),
    [("scheme_13", "hire_camel"), ("scheme_14", "refresh_craftspeople"), ("scheme_15", "advance_ship")],
)
def test_a_worker_right_of_the_guilds_costs_one_of_each_and_does_what_the_card_says(scheme, used):
    at = solo(scheme, opponent={"guilds": [1, 1, 1], "ship": 3}).river({4: ["boost"]})
    at.board.dummy_played = [at.box.dummy_ids.index("dummy_1")]
    top = at.board.dice_reserve[-1]
    at.take_turn(1)
    assert at.board.spaces[at.box.space_ids.index(used)] == (1,)
    assert at.player(1).guilds == [0, 0, 0]
    assert (top in at.board.scheme_pile) == (scheme == "scheme_13")
    assert at.player(1).silver == (scheme == "scheme_13")
    assert (at.board.slots[1] == (1, -1)) == (scheme == "scheme_14")
    assert at.player(1).ship == (4 if scheme == "scheme_15" else 3)


@pytest.mark.rule("INV-271")
def test_a_taken_space_right_of_the_guilds_gives_way_to_the_next_in_focus():
    at = solo("scheme_15", opponent={"guilds": [1, 1, 1]}).river()
    at.board.spaces[at.box.space_ids.index("advance_ship")] = (0,)
    at.take_turn(1)
    assert at.board.spaces[at.box.space_ids.index("refresh_craftspeople")] == (1,)


@pytest.mark.rule("INV-272")
@pytest.mark.parametrize("scheme", [f"scheme_{number}" for number in range(10, 16)])
def test_the_bottom_option_of_a_worker_scheme_places_no_worker(scheme):
    at = solo(scheme, opponent={"guilds": [0, 0, 0], "workers": 2}).take_turn(1)
    assert at.player(1).workers == 2
    assert not any(1 in space for space in at.board.spaces)
    assert at.player(1).silver + sum(at.player(1).guilds) > 0


@pytest.mark.rule("INV-273")
@pytest.mark.parametrize(
    ("ship", "empty", "used"),
    [(8, [3, 9, 10], 3), (8, [3, 7, 9, 10], 7), (8, [3, 5, 13], 3), (3, [5, 9], 5), (14, [2, 9], 9), (14, [2, 15], 2)],
)
def test_where_the_opponent_researches(ship, empty, used):
    at = solo("scheme_11", opponent={"guilds": [0, 2, 0], "ship": ship})
    tiles = iter(at.box.tile_ids)
    at.river({space: [next(tiles)] for space in range(1, 17) if space % 6 and space not in empty})
    top = at.board.research_piles[used // 6][-1]
    at.take_turn(1)
    assert [space for space in range(18) if at.board.slots[space] == (1, -1)] == [used]
    assert at.board.research[used] == top
    assert top not in at.board.research_piles[used // 6]
    assert at.player(1).silver == 0


@pytest.mark.rule("INV-273")
def test_the_opponent_never_joins_a_research():
    at = solo("scheme_11", opponent={"guilds": [0, 2, 0], "ship": 3}).river()
    at.put_research(1, "ongoing_tile", first=0).take_turn(1)
    assert at.board.slots[1] == (0, -1)
    assert at.board.slots[2] == (1, -1)

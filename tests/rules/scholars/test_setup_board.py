"""Setup: Translators, Scrolls, the draw pile and what players begin with."""

from __future__ import annotations

import pytest
from positions.scholars import new_game, position

from claytable.games.scholars.terms import CALIPH, DECKS, NOBODY, WORKERS

SEEDS = range(1, 13)
#: Players and Epic, then Scrolls in each middle stack, cards in the draw pile and in the reserve.
PILES = {
    (1, False): (2, 16, 27),
    (2, False): (2, 16, 27),
    (3, False): (3, 20, 23),
    (4, False): (4, 24, 19),
    (1, True): (3, 20, 23),
    (2, True): (3, 20, 23),
    (3, True): (4, 24, 19),
    (4, True): (5, 28, 15),
}


def stacks(at):
    """Each stack of the draw pile as a text: `s` is a Scroll, `c` a Caliph Card."""
    return ["".join("c" if card >= CALIPH else "s" for card in stack) for stack in at.board.stacks]


# -- the Main Board -----------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-016")
def test_8_decks_of_one_character_each_offer_their_top_cards():
    for seed in SEEDS:
        at = new_game(seed=seed)
        board = at.board
        assert len(board.decks) == 8
        for deck, cards in enumerate(board.decks):
            assert {at.box.deck[card] for card in cards} == {deck}
        tops = [deck["top"] for deck in at.game.view(0)["board"]["decks"]]
        assert tops == [at.deck(deck)[0] for deck in DECKS]
        assert len(set(tops)) == 8


@pytest.mark.rule("SCH-016")
def test_each_deck_is_shuffled_on_its_own():
    games = [new_game(seed=seed) for seed in SEEDS]
    for deck in DECKS:
        assert len({tuple(at.deck(deck)) for at in games}) == len(SEEDS)


@pytest.mark.rule("SCH-016")
def test_only_the_top_card_of_a_deck_can_be_recruited():
    at = position(silver=3, hand=["white.6"])
    top, second = at.deck("chinese")[:2]
    at.work("recruit", "white.6").play("recruit")
    assert len(at.keys) == 2 * 6, "Dispatch or Employ the top card of each deck within reach"
    at.play("employ:chinese", "room:7")
    assert (at.room(7)[0], at.deck("chinese")[0]) == (top, second)


@pytest.mark.rule("SCH-017")
def test_6_scrolls_lie_on_the_map_3_in_the_top_row_and_39_are_left():
    for seed in SEEDS:
        at = new_game(seats=3, seed=seed)
        board = at.board
        assert len(board.map) == 6
        assert [len(column) for column in board.house] == [1, 1, 1]
        left = [card for card in (*sum(board.stacks, ()), *board.reserve) if card < CALIPH]
        assert len(left) == 39
        assert sorted([*board.map, *sum(board.house, ()), *left]) == list(range(48))


@pytest.mark.rule("SCH-017")
def test_the_scrolls_are_shuffled_and_dealt_without_influence():
    games = [new_game(seed=seed) for seed in SEEDS]
    assert len({tuple(at.map()) for at in games}) == len(SEEDS)
    assert len({at.house("purple")[0] for at in games}) > 5
    assert {at.mark(name) for at in games for name in [*at.map(), *at.house("green")]} == {NOBODY}


@pytest.mark.rule("SCH-018")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_4_starting_translators_stand_in_the_rooms_of_their_numbers_with_a_resource_card_each(seats):
    for seed in SEEDS:
        at = new_game(seats, seed)
        rooms = at.game.view(0)["board"]["rooms"]
        taken = [room["room"] for room in rooms if room["translator"]]
        assert len(taken) == 4
        assert [rooms[room - 1]["translator"] for room in taken] == [f"starting_translator_{room}" for room in taken]
        assert at.keys == [f"room:{room}" for room in taken]
        cards = [room["resource"] for room in rooms if room["resource"]]
        assert (len(cards), len(set(cards))) == (4, 4)
        assert [room["room"] for room in rooms if room["resource"]] == taken


@pytest.mark.rule("SCH-018")
def test_starting_translators_2_5_6_and_9_leave_six_rooms_empty():
    at = next(
        at for at in map(new_game, [2] * 2000, range(2000)) if at.keys == ["room:2", "room:5", "room:6", "room:9"]
    )
    assert [room for room in range(1, 11) if not at.room(room)[0]] == [1, 3, 4, 7, 8, 10]


@pytest.mark.rule("SCH-018")
def test_translators_and_resource_cards_are_shuffled_apart():
    games = [new_game(seed=seed) for seed in range(60)]
    assert {key for at in games for key in at.keys} == {f"room:{room}" for room in range(1, 11)}
    assert len({card for at in games for card in at.board.offer if card >= 0}) == 10
    assert len({(room, card) for at in games for room, card in enumerate(at.board.offer) if card >= 0}) > 50


# -- players ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-019")
def test_players_begin_with_7_cards_20_influence_an_empty_bag_and_level_0_everywhere():
    at = new_game(seats=4)
    for seat in range(4):
        me = at.player(seat)
        assert at.cards(seat) == at.box.card_ids[:7]
        assert (me.supply, me.levels, at.bag(seat), me.hand) == (20, [0] * 6, {}, [])
        assert (me.silver, me.gold, me.slot_cards) == (0, 0, [NOBODY] * 6)
        assert me.spot == 0, "the top-centre Spot"


@pytest.mark.rule("SCH-020")
def test_the_neutral_marker_stands_alone_opposite_the_player_markers():
    at = new_game(seats=3)
    assert [at.player(seat).spot for seat in range(3)] == [0, 0, 0]
    assert at.board.neutral == 6, "the bottom-centre Spot"
    assert at.box.spot_black[6]


@pytest.mark.rule("SCH-020")
def test_everything_not_yet_dealt_is_in_the_main_supply():
    at = new_game(seats=3)
    supply = at.game.view(None)["board"]["supply"]
    goals = [at.player(seat).goal for seat in range(3)]
    for worker, n in enumerate((20, 12, 12, 12)):
        on_goals = 3 if worker == 0 else [at.box.goal_worker[goal] for goal in goals].count(worker)
        assert supply["workers"][WORKERS[worker]] == n - on_goals
    assert (supply["dice"]["white"], supply["dice"]["red"]) == (40, 20)
    assert sum(supply["dice"].values()) == 115 - 3


@pytest.mark.rule("SCH-021")
def test_the_first_player_is_drawn_by_lot():
    assert {new_game(3, seed).table.first for seed in range(40)} == {0, 1, 2}


@pytest.mark.rule("SCH-021")
def test_the_turn_order_stays_the_same_until_the_end():
    at = next(at for at in map(new_game, [3] * 40, range(40)) if at.table.first == 1)
    turns = []
    while not at.game.over:
        if at.asked == "question-turn":
            turns.append(at.seat)
            # Resting is what brings the end nearer.
            at.play("rest" if at.offers("rest") else at.keys[0])
        else:
            at.game.play(next((key for key in ("pass", "end-turn") if at.offers(key)), at.keys[0]))
        assert at.table.first == 1
    assert len(turns) > 12
    assert turns == [(1 + n) % 3 for n in range(len(turns))]


# -- the draw pile ------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-022")
def test_casual_and_epic_differ_in_pile_and_reserve_alone():
    casual, epic = (new_game(4, epic=epic) for epic in (False, True))
    assert [sum(map(len, at.board.stacks)) for at in (casual, epic)] == [24, 28]
    assert [len(at.board.reserve) for at in (casual, epic)] == [19, 15]

    def shape(at):
        """How much of everything else there is."""
        board, me = at.board, at.me
        counted = [board.decks, board.map, board.house, at.keys, board.caliphs, me.scrolls, at.cards()]
        supply = [board.dice[0], board.workers[0], me.supply, me.silver, me.gold, me.targets]
        return [len(each) for each in counted], supply, [len(deck) for deck in board.decks], len(board.stacks)

    assert shape(casual) == shape(epic)


@pytest.mark.rule("SCH-022")
def test_the_casual_game_is_the_one_that_nobody_asks_for():
    assert [new_game(4).table.epic, new_game(4, epic=True).table.epic] == [False, True]
    assert stacks(new_game(4)) != stacks(new_game(4, epic=True))


@pytest.mark.rule("SCH-023")
def test_the_caliph_cards_lie_in_the_four_middle_stacks_of_the_draw_pile():
    places = set()
    for seed in SEEDS:
        at = new_game(seed=seed)
        pile = ["c" if name.startswith("caliph") else "s" for name in at.pile()]
        assert pile[:3] == ["s"] * 3
        assert [pile[first : first + 3].count("c") for first in (3, 6, 9, 12)] == [1] * 4
        assert pile[15:] == ["s"]
        places |= {(block, pile.index("c", block) - block) for block in (3, 6, 9, 12)}
    assert len(places) == 12, "each Caliph Card is shuffled into its stack"


@pytest.mark.rule("SCH-023")
def test_which_caliph_comes_first_is_random():
    firsts = {next(name for name in new_game(seed=seed).pile() if name.startswith("caliph")) for seed in range(40)}
    assert firsts == {"caliph_1", "caliph_2", "caliph_3", "caliph_4"}


@pytest.mark.rule("SCH-024", "SCH-025")
@pytest.mark.parametrize(("game", "expected"), PILES.items(), ids=str)
def test_the_size_of_the_middle_stacks_depends_on_version_and_players(game, expected):
    at = new_game(game[0], epic=game[1])
    sizes = [len(stack) for stack in stacks(at)]
    assert (sizes[1] - 1, sum(sizes), len(at.board.reserve)) == expected
    assert sizes == [3, *[expected[0] + 1] * 4, 1]


@pytest.mark.rule("SCH-025")
def test_the_reserve_of_15_scrolls_is_all_that_is_left():
    at = new_game(4, epic=True)
    assert len(at.board.reserve) == 48 - 9 - 24 == 15
    assert all(card < CALIPH for card in at.board.reserve)
    shown = at.game.view(0)["board"]
    assert (shown["reserve"], shown["discarded"]) == (15, []), "facedown: only its size is seen"


@pytest.mark.rule("SCH-025")
def test_the_reserve_is_touched_only_when_the_draw_pile_has_run_out():
    at = new_game().pass_until("question-turn")
    reserve = at.board.reserve
    at.set(at.seat, silver=9, hand=["white.2", "white.3"]).work("travel", "white.2").play("travel", "steps:2")
    at.play("deliver:green").pass_until("question-turn")
    assert at.board.reserve == reserve
    assert sum(map(len, at.board.stacks)) == 15

"""Setup: Goal Cards, Starting Scrolls, the draft of Starting Translators, Resource Cards."""

from __future__ import annotations

import pytest
from positions.scholars import new_game

from claytable.games.scholars.terms import COLOURS, NOBODY

SEEDS = range(1, 13)
#: A Resource Card without a bonus.
PLAIN = 6


def draft(pairs, seats=2, first=0):
    """A new game in which seat `first` begins, with these pairs of Room and Resource Card on offer."""
    at = next(at for at in map(new_game, [seats] * 60, range(60)) if at.table.first == first)
    return at.put_offer(pairs)


def goals(at):
    return [at.box.goal_ids[at.player(seat).goal] for seat in range(at.table.seats)]


# -- Goal Cards and Starting Scrolls ------------------------------------------------------------------------


@pytest.mark.rule("SCH-026")
def test_a_goal_card_holds_a_white_worker_a_coloured_worker_and_a_secondary_die_of_the_supply():
    at = next(at for at in map(new_game, [1] * 60, range(60)) if at.box.goal_ids[at.me.goal] == "greek")
    supply = at.game.view(0)["board"]["supply"]
    assert supply["workers"] == {"white": 19, "red": 12, "yellow": 12, "blue": 11}
    assert (supply["dice"]["green"], supply["dice"]["purple"], supply["dice"]["orange"]) == (4, 5, 5)
    assert (at.workers(), at.bag(), at.hand()) == ({}, {}, [])
    assert at.game.view(0)["players"][0]["targets"] == [True, True, True]


@pytest.mark.rule("SCH-026")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_is_dealt_one_of_the_6_goal_cards(seats):
    games = [new_game(seats, seed) for seed in range(60)]
    for at in games:
        dealt = [at.player(seat).goal for seat in range(seats)]
        assert len(set(dealt)) == seats
        assert at.board.workers[0] == 20 - seats
        for colour in ("purple", "orange", "green"):
            on_goals = [COLOURS[at.box.goal_die[goal]] for goal in dealt].count(colour)
            assert at.board.dice[COLOURS.index(colour)] == 5 - on_goals
    assert {at.me.goal for at in games} == set(range(6)), "by lot"


@pytest.mark.rule("SCH-027")
def test_three_players_hold_the_starting_scrolls_of_their_goal_cards():
    wanted = {"hebrew", "greek", "syriac"}
    at = next(at for at in map(new_game, [3] * 300, range(300)) if set(goals(at)) == wanted)
    assert [at.scrolls(seat) for seat in range(3)] == [[goal] for goal in goals(at)]
    for seat, goal in enumerate(goals(at)):
        assert at.game.view(None)["players"][seat]["scrolls"] == [goal], "faceup"
        assert at.box.scroll_bonus[at.player(seat).scrolls[0]] == "starting"


@pytest.mark.rule("SCH-027")
def test_every_goal_card_has_its_own_starting_scroll():
    box = new_game().box
    assert [box.scroll_ids[scroll] for scroll in box.goal_scroll] == box.goal_ids
    assert len(set(box.goal_scroll)) == 6


# -- the draft ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-028")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_first_player_chooses_last_and_gets_the_only_pair_left(first):
    at = draft(dict.fromkeys((1, 2, 3, 4), PLAIN), seats=4, first=first)
    asked = []
    while at.asked == "question-draft":
        asked.append((at.seat, len(at.keys)))
        at.play(at.keys[0])
    d, c, b = ((first - back) % 4 for back in (1, 2, 3))
    assert asked == [(d, 4), (c, 3), (b, 2)], "the last pair is nobody's choice"
    assert [at.room(room)[1] for room in (1, 2, 3, 4)] == [d, c, b, first]
    assert (at.asked, at.seat) == ("question-turn", first)


@pytest.mark.rule("SCH-029")
def test_the_translator_in_room_5_costs_nothing_and_brings_no_room_effect():
    at = draft({5: PLAIN, 6: 3, 7: 4, 8: 5}).play("room:5")
    assert at.room(5) == ("starting_translator_5", 1, 0)
    me = at.player(1)
    assert (me.supply, me.silver, len(me.hand)) == (19, 2, 4), "no die of Room 5; the Silver is the card's"
    assert at.workers(1) == {"white": 1, "red": 1, "yellow": 1, "blue": 1}


@pytest.mark.rule("SCH-029")
@pytest.mark.parametrize("room", range(1, 11))
def test_no_room_effect_is_gained_in_the_draft(room):
    others = [each for each in range(1, 11) if each != room][:3]
    at = draft({room: PLAIN, **dict(zip(others, (3, 4, 5), strict=True))}).play(f"room:{room}")
    assert (at.seat, at.asked) == (0, "question-draft")
    me = at.player(1)
    assert (me.silver, me.gold, len(me.hand), me.levels, sum(me.workers)) == (2, 2, 4, [0] * 6, 4)


@pytest.mark.rule("SCH-029")
def test_a_pair_that_is_taken_is_no_longer_on_offer():
    at = draft({1: PLAIN, 5: 3, 7: 4, 8: 5}).play("room:1")
    assert at.keys == ["room:5", "room:7", "room:8"]
    assert at.why("room:1") == at.why("room:2") == at.why("pass") == "SCH-029"


@pytest.mark.rule("SCH-030")
@pytest.mark.parametrize(("seats", "neutral"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_translators_that_nobody_picked_stay_as_neutral_ones(seats, neutral):
    for seed in SEEDS:
        at = new_game(seats, seed).pass_until("question-turn")
        rooms = [room for room in at.game.view(None)["board"]["rooms"] if room["translator"]]
        assert [room["owner"] for room in rooms].count(None) == neutral
        assert sorted(room["owner"] for room in rooms if room["owner"] is not None) == list(range(seats))
        assert [room["resource"] for room in rooms] == [None] * 4, "their Resource Cards go to the box"


# -- Resource Cards -----------------------------------------------------------------------------------------


@pytest.mark.rule("SCH-031")
def test_a_resource_card_is_resolved_from_top_to_bottom():
    at = draft({1: 3, 2: PLAIN, 3: PLAIN, 4: PLAIN}).play("room:1")
    assert (len(at.hand(1)), sum(at.bag(1).values())) == (4, 5)
    owned = {colour: at.dice_owned(colour, 1) for colour in COLOURS if at.dice_owned(colour, 1)}
    assert owned == {"white": 7, "red": 1, "yellow": 1}
    assert (at.player(1).gold, at.player(1).silver, at.workers(1)) == (2, 3, {"white": 1, "blue": 1})
    assert (at.asked, at.seat) == ("question-influence-scroll", 1), "the bonus comes last"
    assert [line.removeprefix("log-") for line in at.log()] == [
        "drafts",
        "marks-translator",
        "gains-dice-to-bag",
        "draws-dice",
        "gains-gold",
        "gains-silver",
        "gains-worker",
        "gains-worker",
    ]


@pytest.mark.rule("SCH-031")
def test_the_4_dice_are_drawn_at_random_and_rolled():
    hands = set()
    for seed in range(30):
        at = new_game(seed=seed)
        seat = at.seat
        room = int(at.keys[0].split(":")[1])
        hands |= set(at.put_offer({room: 5, 10: 6} if room != 10 else {10: 5, 9: 6}).play(f"room:{room}").hand(seat))
    assert {hand.split(".")[0] for hand in hands} == {"white", "yellow", "blue"}
    assert {int(hand.split(".")[1]) for hand in hands} == set(range(1, 7))


@pytest.mark.rule("SCH-031")
@pytest.mark.parametrize("card", range(1, 11))
def test_every_resource_card_gives_what_is_printed_on_it(card):
    at = draft({1: card, 2: PLAIN, 3: PLAIN, 4: PLAIN}).play("room:1")
    box, number, me = at.box, card - 1, at.player(1)
    assert [at.dice_owned(colour, 1) for colour in COLOURS] == box.resource_dice[number]
    # Level 1 of Physics gives 1 Gold, of Philosophy 1 Silver.
    assert me.gold == box.resource_gold[number] + at.level("physics", 1)
    assert me.silver == box.resource_silver[number] + at.level("philosophy", 1)
    assert (me.workers, len(me.hand)) == (box.resource_workers[number], 4 + (card == 4)), "card 4 draws one more"


@pytest.mark.rule("SCH-032")
def test_a_step_on_a_track_brings_the_benefit_of_level_1():
    at = draft({1: 7, 2: PLAIN, 3: PLAIN, 4: PLAIN}).play("room:1")
    assert (at.level("philosophy", 1), at.player(1).silver) == (1, 3), "2 Silver of the card, 1 of the track"


@pytest.mark.rule("SCH-032")
def test_the_bonus_may_be_influence_in_the_shown_guild():
    at = draft({1: 5, 2: PLAIN, 3: PLAIN, 4: PLAIN}).play("room:1", "guild:green")
    assert (at.guild("green"), at.player(1).supply) == ((0, 1), 18)


@pytest.mark.rule("SCH-032")
def test_the_bonus_may_be_influence_on_a_scroll():
    at = draft({1: 3, 2: PLAIN, 3: PLAIN, 4: PLAIN}).play("room:1")
    scroll = at.map()[2]
    at.play(f"scroll:{scroll}")
    assert (at.mark(scroll), at.player(1).supply) == (1, 18)


@pytest.mark.rule("SCH-032")
def test_the_bonus_may_be_one_more_die():
    at = draft({1: 4, 2: PLAIN, 3: PLAIN, 4: PLAIN}).play("room:1")
    assert (at.asked, at.seat) == ("question-draft", 0), "it is not asked: the card must be resolved"
    assert (len(at.hand(1)), sum(at.bag(1).values())) == (5, 4)


@pytest.mark.rule("SCH-033")
def test_the_later_drafter_finds_the_scroll_of_the_earlier_one_taken():
    at = draft({1: 3, 2: 3, 3: PLAIN, 4: PLAIN}).play("room:1")
    visible = [f"scroll:{name}" for name in [*at.map(), *at.house("purple"), *at.house("orange"), *at.house("green")]]
    assert (at.seat, at.keys) == (1, [*visible, "pass"])
    at.play(visible[4], "room:2")
    assert (at.seat, at.keys) == (0, [*visible[:4], *visible[5:], "pass"])
    assert len(at.keys) - 1 == 8
    assert at.why(visible[4]) == "SCH-145"


@pytest.mark.rule("SCH-033")
def test_a_card_is_resolved_completely_before_the_next_player_drafts():
    at = draft({1: 3, 2: 3, 3: PLAIN, 4: PLAIN}).play("room:1")
    assert at.player(0).hand == []
    assert at.room(2)[1] == NOBODY
    at.play("pass")
    assert (at.asked, at.seat) == ("question-draft", 0)


@pytest.mark.rule("SCH-034")
def test_example_the_astronomy_card_marks_a_scroll_before_the_card_that_names_a_scroll():
    at = draft({1: 1, 2: 3, 3: PLAIN, 4: PLAIN}).play("room:1")
    assert (at.seat, at.level("astronomy", 1), at.asked) == (1, 1, "question-influence-scroll")
    assert len(at.keys) - 1 == 9
    marked = at.map()[0]
    at.play(f"scroll:{marked}", "room:2")
    assert (at.seat, at.asked, len(at.keys) - 1) == (0, "question-influence-scroll", 8)
    assert not at.offers(f"scroll:{marked}")
    assert (at.mark(marked), at.level("astronomy", 0)) == (1, 0)

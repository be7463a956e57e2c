"""Solo: setup of the human and of the opponent, difficulty, and who wins."""

from __future__ import annotations

import pytest
from positions.scholars import new_game, position

from claytable.games.scholars.terms import LANGUAGES


def drafted(seed=1, **options):
    """A solo game after the human's draft."""
    return new_game(seats=1, seed=seed, **options).pass_until("question-turn")


def neutral_rooms(at):
    return [room for room in range(1, 11) if at.room(room)[0] and at.room(room)[1] == -1]


def gold(at):
    """Rooms with Gold on their Translators."""
    return {room: at.room(room)[2] for room in range(1, 11) if at.room(room)[2]}


@pytest.mark.rule("SCH-204")
@pytest.mark.parametrize(("epic", "pile"), [(False, 16), (True, 20)])
def test_solo_is_set_up_like_two_players(epic, pile):
    at = new_game(seats=1, epic=epic)
    assert len(at.pile()) == pile
    assert sum(bool(at.room(room)[0]) for room in range(1, 11)) == 4
    assert at.asked == "question-draft"
    assert (at.seat, len(at.keys)) == (0, 4)


@pytest.mark.rule("SCH-204")
@pytest.mark.parametrize("seed", range(4))
def test_the_human_drafts_one_pair_and_is_first_player(seed):
    at = drafted(seed)
    assert [at.room(room)[1] for room in range(1, 11)].count(0) == 1
    assert len(at.hand()) >= 4
    assert (at.table.first, at.seat) == (0, 0)


@pytest.mark.rule("SCH-204")
def test_the_opponent_has_influence_and_nothing_else_of_a_player():
    at = drafted()
    assert at.game.view(0)["players"][1] == {"influence": 19}
    assert at.player(1).levels == [0] * 6
    assert (at.player(1).goal, at.scrolls(1)) == (-1, [])
    assert sum(at.player(1).dice()) == 0
    assert at.player(0).goal >= 0
    assert len(at.scrolls(0)) == 1


@pytest.mark.rule("SCH-205")
@pytest.mark.parametrize("seed", range(3))
def test_the_three_starting_translators_that_are_left_belong_to_the_opponent_without_influence(seed):
    at = drafted(seed)
    assert len(neutral_rooms(at)) == 3
    assert at.player(1).supply == 19, "one piece marks the Dice Sum"


@pytest.mark.rule("SCH-205")
def test_a_later_translator_without_influence_is_the_opponents_too():
    at = position(seats=1).put_rooms({3: ("sanskrit_a", None, 2)}).schemes("scheme_1").take_turn(1)
    assert at.solo.retired == (at.translator("sanskrit_a"),)


@pytest.mark.rule("SCH-206")
@pytest.mark.parametrize(
    ("level", "dice_sum", "scroll", "in_orange", "on_purple_scroll", "on_map", "with_gold"),
    [
        (1, -2, None, 0, False, False, 0),
        (2, 0, "persian", 0, False, False, 0),
        (3, 1, "greek", 0, True, False, 1),
        (4, 3, "chinese", 1, True, True, 2),
    ],
)
@pytest.mark.parametrize("seed", range(3))
def test_the_steps_of_each_difficulty(seed, level, dice_sum, scroll, in_orange, on_purple_scroll, on_map, with_gold):
    at = drafted(seed, level=level)
    assert at.solo.sum == dice_sum
    assert at.solo.scrolls == [int(language == scroll) for language in LANGUAGES[:6]]
    assert [at.guild(guild)[1] for guild in ("purple", "orange", "green")] == [0, in_orange, 0]
    marked = [scroll for scroll in at.map() if at.mark(scroll) == 1]
    assert marked == ([at.map()[at.board.neutral // 2]] if on_map else [])
    assert [at.mark(at.house(guild)[0]) == 1 for guild in ("purple", "orange", "green")] == [
        on_purple_scroll,
        False,
        False,
    ]
    assert gold(at) == dict.fromkeys(neutral_rooms(at)[:with_gold], 1)
    assert at.player(1).supply == 19 - in_orange - on_purple_scroll - on_map


@pytest.mark.rule("SCH-206")
def test_difficulty_comes_after_the_draft():
    at = new_game(seats=1, level=4)
    assert at.asked == "question-draft"
    assert (at.solo.sum, gold(at), sum(at.solo.scrolls)) == (0, {}, 0)


@pytest.mark.rule("SCH-145", "SCH-206")
@pytest.mark.parametrize("where", ["house", "map"])
def test_difficulty_lays_no_influence_on_a_scroll_that_the_human_has_marked(where):
    at = new_game(seats=1, level=4).put_offer({1: 3, 2: 1, 3: 2, 4: 4})
    scroll = at.house("purple")[0] if where == "house" else at.map()[at.board.neutral // 2]
    at.play("room:1", f"scroll:{scroll}").pass_until("question-turn")
    assert at.mark(scroll) == 0
    assert (at.me.supply, at.player(1).supply) == (18, 17)


@pytest.mark.rule("SCH-207")
def test_the_starting_scroll_is_any_card_of_the_reserve_and_counts_for_the_named_language():
    faces = set()
    for seed in range(20):
        at = drafted(seed, level=2)
        assert len(at.board.reserve) == 26
        assert at.solo.scrolls == [0, 0, 0, 0, 1, 0]
        (card,) = at.solo.facedown
        faces.add(LANGUAGES[at.box.scroll_language[card]])
    assert {"chinese", "greek"} <= faces


@pytest.mark.rule("SCH-207")
def test_the_starting_scroll_has_no_other_effect():
    at = drafted(level=2)
    assert (at.solo.position, at.solo.markers, gold(at)) == (0, 0, {})


@pytest.mark.rule("SCH-208")
def test_the_marker_starts_on_the_left_and_the_six_schemes_form_a_pile():
    at = drafted()
    assert (at.solo.position, sorted(at.solo.pile), at.solo.faceup) == (0, [0, 1, 2, 3, 4, 5], [])
    assert len({tuple(drafted(seed).solo.pile) for seed in range(5)}) == 5


def near_tie(retiree, **fields):
    """The opponent has 61 VP; the human 59 and what a Retiree is worth."""
    at = position(seats=1, levels={"all": 7}, retirees={"travel": [retiree]}, **fields)
    at.solo.sum = -1
    at.solo.scrolls = [8, 0, 0, 0, 0, 0]
    at.put_guilds({"purple": (0, 1), "green": (0, 1), "orange": (1, 0)})
    at.put_caliphs("caliph_1", "caliph_2")
    at.board.caliph_influence = [(0, 0, -1), (0, 0, -1)]
    return at.set(scrolls=["chinese_a", "sanskrit_a", "greek_a", "hebrew_a", "persian_a", "syriac_a"])


@pytest.mark.rule("SCH-209")
def test_a_tie_is_a_loss_whatever_the_tie_breaks_say():
    at = near_tie("persian_a", workers={"red": 5}).put_rooms({3: ("greek_a", 0), 4: ("greek_b", 0)})
    human, opponent = at.game.scores()
    assert (human.total, opponent.total) == (61, 61)
    assert (human.place, opponent.place) == (2, 1)


@pytest.mark.rule("SCH-209")
def test_one_more_vp_wins():
    human, opponent = near_tie("persian_b").game.scores()
    assert (human.total, opponent.total) == (62, 61)
    assert (human.place, opponent.place) == (1, 2)

"""Solo: scoring, the end of the game, and a tie."""

from __future__ import annotations

import pytest
from positions.tabannusi_solo import BOT, HUMAN, bot


@pytest.mark.rule("TAB-324")
def test_a_district_is_scored_for_the_bot_as_for_a_player(tmp_path):
    at = (
        bot(tmp_path, mastery=[5, 0, 0], dice={"brown": 1})
        .put_building("brown", BOT, "1-06")
        .put_gardens({"W12-1": HUMAN})
    )
    at.put_building("white", HUMAN, "1-16").score(1)
    assert (at.points(BOT)["common-districts"], at.points(HUMAN)["common-districts"]) == (6, 1)
    assert (at.mastery(BOT), at.dice(BOT)) == ([6, 0, 0], {})


def last_gold(at):
    """One Gold is left on the Time track."""
    at.board.time = 1
    return at


def play_turn(at):
    """The human takes a die and ends the turn."""
    for _ in range(30):
        if at.asked == "question-actions":
            return at.play("end-turn")
        at.game.play(at.keys[0])
    raise AssertionError(at.asked)


@pytest.mark.rule("TAB-324")
def test_when_the_human_triggers_the_end_both_have_one_more_turn(tmp_path):
    at = last_gold(bot(tmp_path, district=2).set(HUMAN, district=3, dice={"brown": 5}))
    cards = len(at.bot.deck)
    at.play("end-turn")
    assert (at.board.time, at.player(HUMAN).gold) == (0, 1)
    assert (at.game.over, at.seat, at.bot.scorings, len(at.bot.used)) == (False, HUMAN, 1, 1), "the Bot had its turn"
    assert cards == 13
    play_turn(at)
    assert (at.game.over, len(at.bot.used)) == (True, 1)


@pytest.mark.rule("TAB-324")
def test_when_the_bot_triggers_the_end_the_round_is_completed_and_one_more_is_played(tmp_path):
    at = last_gold(bot(tmp_path, district=1)).set(HUMAN, district=2, dice={"brown": 4}).put_barge(1, 4).take_turn(BOT)
    assert (at.board.time, at.player(BOT).gold, at.seat) == (0, 1, HUMAN)
    play_turn(at)
    assert (at.game.over, at.seat, len(at.bot.used)) == (False, HUMAN, 1), "the Bot had its last turn"
    assert play_turn(at).game.over


@pytest.mark.rule("TAB-324")
def test_all_districts_are_scored_at_the_end_also_for_the_bot(tmp_path):
    at = bot(tmp_path, ships=["1-1", "1-2"]).put_building("brown", BOT, "3-16").put_port({"row1:bonus": BOT})
    at.put_ziggurat({}, ["Z04", "Z05", "Z06"]).put_claims({"brown": 2}, BOT)
    at.table.turns_left, at.table.ending = 0, True
    at.play("end-turn")
    assert at.game.over
    points = at.points(BOT)
    assert (points["common-districts"], points["port"], points["ziggurat"]) == (1, 2, 4)


@pytest.mark.rule("TAB-325")
def test_a_tie_is_won_by_the_bot_whatever_gold_there_is(tmp_path):
    at = bot(tmp_path, vp=140, gold=0).set(HUMAN, vp=140, gold=5)
    human, its = at.game.scores()
    assert (human.total, its.total) == (140, 140)
    assert (human.place, its.place) == (2, 1)


@pytest.mark.rule("TAB-325")
def test_with_one_point_more_the_human_wins(tmp_path):
    at = bot(tmp_path, vp=140, gold=9).set(HUMAN, vp=141, gold=0)
    assert [score.place for score in at.game.scores()] == [1, 2]

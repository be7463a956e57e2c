"""The end of the game: its trigger, the last round, final scoring, the winner."""

import pytest
from positions.tabannusi import position

A, B, C = 0, 1, 2


def time_left(gold, **fields):
    """A position with so much Gold on the Time track; seat 0 is the starting player."""
    at = position(**fields)
    at.table.first = A
    at.board.time = gold
    return at


def last_turns(at):
    """Play on without Actions until the game is over; whose turns those were, in order."""
    turns = []
    while not at.game.over:
        if at.asked == "question-take-die":
            turns.append(at.seat)
        at.game.play("end-turn" if at.offers("end-turn") else at.keys[0])
    return turns


def last_turn(**fields):
    """Seat 0 plays the last turn of the game."""
    at = time_left(0, **fields)
    at.table.ending, at.table.turns_left = True, 0
    return at


# -- the trigger ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-160")
def test_the_fifth_scoring_triggers_the_end():
    at = position()
    assert at.board.time == 5
    for district in (1, 4, 2, 1):
        at.score(district)
        assert not at.table.ending
    assert at.score(5).table.ending


@pytest.mark.rule("TAB-161", "TAB-162")
@pytest.mark.parametrize(("trigger", "turns"), [(A, [B, C, A, B, C]), (B, [C, A, B, C]), (C, [A, B, C])])
def test_after_the_trigger_the_round_is_finished_and_one_more_is_played(trigger, turns):
    at = time_left(1, seats=3, turn=trigger).empty_barges(4).play("end-turn")
    assert last_turns(at) == turns


@pytest.mark.rule("TAB-163")
def test_after_the_trigger_an_empty_barge_brings_only_the_loss_its_reward_and_the_refill():
    at = (
        time_left(0, dice={"green": 1}, ships=["1-1"]).set(B, dice={"green": 2}).put_ziggurat({}, ["Z04", "Z01", "Z02"])
    )
    at.table.ending, at.table.turns_left = True, 2
    at.put_claims({"brown": 1}).empty_barges(5).play("end-turn")
    assert [at.player(seat).gardens for seat in (A, B)] == [1, 1]
    assert [at.dice(seat) for seat in (A, B)] == [{}, {}]
    assert len(at.barge(5)) == 5
    assert [(at.player(seat).vp, at.player(seat).gold) for seat in (A, B)] == [(10, 0), (10, 0)]


@pytest.mark.rule("TAB-164")
@pytest.mark.parametrize(("first", "points"), [("score:1", 2), ("score:2", 1)])
def test_the_scoring_that_took_the_last_gold_is_carried_out_in_full_and_later_ones_are_short(first, points):
    at = time_left(1).put_building("white", A, "1-07", "1-11").put_building("white", A, "2-07")
    at.empty_barges(1, 2).play("end-turn", first)
    assert (at.me.vp - 10, at.me.gold) == (points, 1)


# -- final scoring -------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-165")
def test_each_district_is_scored_once_more_in_ascending_order():
    at = last_turn(ships=["1-1"]).put_building("white", A, "1-07").put_building("white", A, "2-07", "2-11")
    at.put_building("white", A, "3-06", "3-10", "3-14").put_port({"row1:bonus": A})
    at.put_ziggurat({}, ["Z08", "Z01", "Z02"]).put_claims({"brown": 2}).play("end-turn")
    districts = [each.args["district"].id for each in at.game.last_lines(None) if each.id == "log-scores-district"]
    assert districts == [f"district-{n}" for n in range(1, 6)]
    assert at.game.over
    points = at.points()
    assert (points["common-districts"], points["port"], points["ziggurat"]) == (1 + 2 + 3, 1, 5)


@pytest.mark.rule("TAB-165")
def test_dice_that_are_left_move_markers_before_their_districts_points():
    at = last_turn(dice={"yellow": 1}, mastery=[0, 0, 1])
    at.put_building("yellow", A, "1-07").put_building("yellow", A, "2-07").play("end-turn")
    assert at.points()["common-districts"] == 1 + 2, "District 1 comes before the yellow die is lost"
    assert at.me.gold == 0, "the Time track is empty"


@pytest.mark.rule("TAB-166")
def test_fulfilled_urban_cards_give_their_points_and_others_cost_nothing():
    at = last_turn(urban=["U01", "U13"])
    for space in ("1-01", "1-11", "1-06", "2-01", "3-01"):
        at.put_building("white", A, space)
    at.play("end-turn")
    assert at.points()["urban-cards"] == 10
    assert sum(at.points().values()) == 10 + 10 + 5


@pytest.mark.rule("TAB-166")
def test_urban_cards_come_after_the_districts():
    at = last_turn(urban=["U01"])
    for space in ("1-01", "1-11", "1-06", "2-01", "3-01"):
        at.put_building("white", A, space)
    at.play("end-turn")
    given = [each.args["n"] for each in at.game.last_lines(None) if each.id == "log-scores"]
    assert given == [3, 1, 1, 10]


@pytest.mark.rule("TAB-131")
def test_each_unused_harbormaster_gives_3_points():
    at = last_turn(harbormasters=["B1", "B4"]).play("end-turn")
    assert (at.points(A)["harbormasters"], at.points(B)["harbormasters"]) == (6, 0)


# -- the winner ----------------------------------------------------------------------------------------------


def places(*results):
    """The places of seats with these Victory Points and Gold."""
    at = last_turn(seats=len(results), urban=[])
    for seat, (vp, gold) in enumerate(results):
        at.set(seat, vp=vp, gold=gold, urban=[])
    at.play("end-turn")
    assert at.game.over
    return [score.place for score in at.game.scores()]


@pytest.mark.rule("TAB-167")
def test_the_most_points_win():
    assert places((90, 9), (120, 0), (119, 9)) == [3, 1, 2]


@pytest.mark.rule("TAB-167")
def test_gold_breaks_a_tie():
    assert places((120, 2), (120, 3), (90, 9)) == [2, 1, 3]


@pytest.mark.rule("TAB-167")
def test_players_who_are_still_tied_share_the_victory():
    assert places((120, 3), (120, 3), (90, 9)) == [1, 1, 3]

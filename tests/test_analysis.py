"""Analysis after the game: from what each seat could know, with an honest idea of how sure it is."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import claytable
from claytable.bots import find_bot
from claytable.bots.analysis import (
    COMPARING,
    SURE,
    TRIES,
    analyse,
    analyse_turn,
    judge,
    part,
    read_turn,
    seen_odds,
    summary,
    turns_of,
)
from claytable.bots.forecast import KNOTS, Forecast, drawn, evaluation, lead_at, learned, odds_at, read_forecast
from claytable.core.rng import Pcg32
from claytable.core.rules import find_game, own_games
from claytable.host.analyses import seen_on_the_way
from claytable.sim.calibrate import calibrate, fit, gather, measured, opens, write
from claytable.sim.plan import matches

GAMES = list(own_games())
games = pytest.mark.parametrize("name", GAMES)
#: Tries of the quick analyses here.
FEW = 40


@cache
def whole(name: str, bots: tuple[str, ...] = ("random", "random")) -> claytable.Game:
    """A game played to its end."""
    game = claytable.new(name, seats=len(bots), seed=4)
    players = [find_bot(bot, seat) for seat, bot in enumerate(bots)]
    while not game.over:
        game.play_answer(players[game.asked].choose(game))
    return game


@games
def test_the_turns_hold_every_answer_once_and_new_knowledge_begins_a_choice(name: str) -> None:
    game = whole(name)
    turns = turns_of(game)
    assert [turn.place for turn in turns] == list(range(len(turns)))
    answers = [answer for turn in turns for choice in turn.choices for answer in choice.answers]
    assert answers == [entry.answer for entry in game.entries()]
    for turn in turns:
        for then, choice in zip(turn.positions(game), turn.choices, strict=True):
            assert then.asked == turn.seat
            before = then.table.reveals
            for answer in choice.answers:
                assert then.table.reveals == before
                then.play_answer(answer)


@games
def test_what_a_seat_could_not_see_does_not_change_what_its_choice_was_worth(name: str) -> None:
    game = whole(name)
    turns = turns_of(game)
    for turn in turns[3 :: len(turns) // 2]:
        then, choice = turn.positions(game)[-1], turn.choices[-1]
        other = then.determinize(then.asked, Pcg32(turn.place, 9))
        one, two = (judge(each, choice.answers, 5, FEW) for each in (then, other))
        assert (one.worth, one.loss, one.error, one.line) == (two.worth, two.loss, two.error, two.line)
        assert seen_odds(then, turn.seat, 5) == seen_odds(other, turn.seat, 5)


@games
def test_what_a_seat_could_not_see_does_not_change_the_better_line_on_the_board(name: str) -> None:
    game = whole(name)
    changed = shown = 0
    for turn in turns_of(game)[1::6]:
        then = game.after(turn.choices[0].number)
        other = then.determinize(then.asked, Pcg32(turn.place, 9))
        changed += other.table.save() != then.table.save()
        keys = [game.vocabulary.keys[answer] for answer in turn.choices[0].answers]
        one, two = (seen_on_the_way(each, keys, turn.place) for each in (then, other))
        assert one == two
        shown += len(one)
    assert changed
    assert shown


@games
def test_a_turn_is_told_as_plain_data_and_the_same_seed_tells_the_same(name: str) -> None:
    game = whole(name)
    turn = turns_of(game)[-4]
    told = analyse_turn(turn.positions(game), turn, 3, FEW)
    assert told == analyse_turn(turn.positions(game), read_turn(turn.data()), 3, FEW)
    assert (told["place"], told["seat"], told["number"]) == (turn.place, turn.seat, turn.choices[0].number)
    keys = game.vocabulary.keys
    at = next(choice for choice in turn.choices if choice.number == told["from"])
    assert [each["key"] for each in told["played"]] == [keys[answer] for answer in at.answers]
    assert told["line"] != told["played"]
    assert told["mistake"] == (told["loss"] > SURE * told["error"] and told["loss"] >= 0.5)
    words = game.rules.words("en")
    line = game.after(told["from"])
    for each in told["line"]:
        option = next(option for option in line.legal if option.key == each["key"])
        assert option.message.data() == each["message"]
        assert words.say(option.message)
        line.play(option)


def test_a_random_player_loses_more_than_one_that_looks_ahead() -> None:
    game = whole("tabannusi", ("greedy", "random"))
    turns = [turn for turn in turns_of(game) if turn.place % 5 < 2]
    told = [analyse_turn(turn.positions(game), turn, 1, FEW) for turn in turns]
    careful, careless = ([turn["loss"] for turn in told if turn["seat"] == seat] for seat in (0, 1))
    assert sum(careless) / len(careless) > sum(careful) / len(careful) + 1
    assert sum(turn["mistake"] for turn in told if turn["seat"] == 1) > 0


def test_the_turns_come_one_after_the_other() -> None:
    game = whole("tabannusi")
    first = next(iter(analyse(game, 0, FEW)))
    assert first["place"] == 0


def test_a_game_that_goes_on_is_not_analysed() -> None:
    with pytest.raises(claytable.Illegal, match="not over"):
        turns_of(claytable.new("scholars", seats=2, seed=1))


def test_fewer_tries_have_fewer_tables() -> None:
    assert part(COMPARING, TRIES) == part(COMPARING, 9 * TRIES) == COMPARING
    assert part(COMPARING, TRIES // 2) == COMPARING // 2
    assert part(COMPARING, 1) == COMPARING // 4


def _turn(place: int, seat: int, loss: float, odds: list[float] | None, mistake: bool = False) -> dict[str, Any]:
    return {"place": place, "seat": seat, "loss": loss, "odds": odds, "mistake": mistake}


def test_a_game_is_summed_up_by_seats_and_by_the_turns_that_decided_it() -> None:
    turns = [
        _turn(0, 0, 1.0, None),
        _turn(1, 1, 4.0, [0.5, 0.5], mistake=True),
        _turn(2, 0, 0.5, [0.8, 0.2]),
        _turn(3, 1, 0.0, [0.7, 0.3]),
        _turn(4, 0, 0.0, [0.75, 0.25]),
    ]
    told = summary(turns, [1, 2])
    assert told["seats"] == [
        {"turns": 3, "loss": 0.5, "mistakes": []},
        {"turns": 2, "loss": 2.0, "mistakes": [1]},
    ]
    assert told["decisive"] == [
        {"place": 1, "seat": 0, "swing": 0.3},
        {"place": 4, "seat": 0, "swing": 0.25},
        {"place": 2, "seat": 1, "swing": 0.1},
    ]
    assert told["won"] == [1.0, 0.0]
    assert summary(turns[:1], [1, 1])["won"] == [0.5, 0.5]


# -- odds ----------------------------------------------------------------------------------------------


@games
def test_the_odds_of_a_game_hold_for_its_rules_and_its_evaluation_of_today(name: str) -> None:
    rules = find_game(name)
    known = learned(name)
    if known is None:
        # Nobody has calibrated it yet: then nobody says who is likely to win.
        assert read_forecast(name, alone=False) is None
        assert odds_at(rules, claytable.new(name, seats=2, seed=1).table) is None
        return
    again = f"make them again: {known['made']}"
    assert known["rules"] == rules.version, again
    assert known["evaluation"] == evaluation(rules), again
    held_out = known["together"]["held_out"]
    assert held_out["brier"] < held_out["even"]


def test_numbers_are_kept_with_what_they_hold_for(tmp_path: Path) -> None:
    rules = find_game("tabannusi")
    file = tmp_path / "learned" / "forecast.json"
    kinds = {"together": {"force": [0.1] * KNOTS, "points": [0.5] * KNOTS, "open": 0.4}}
    write(rules, kinds, "claytable calibrate tabannusi", file)
    known = json.loads(file.read_text())
    assert (known["game"], known["rules"], known["evaluation"]) == ("tabannusi", rules.version, evaluation(rules))
    assert known["made"] == "claytable calibrate tabannusi"
    assert known["together"] == kinds["together"]


@games
def test_odds_are_of_all_seats_and_a_lead_raises_them(name: str) -> None:
    odds = Forecast({"force": [0.0, 0.1, 0.1, 0.1, 0.2, 0.2], "points": [0.5] * KNOTS, "open": 0.2})
    assert odds.lead(0.5, [40.0, 30.0], 0, -1) == 5.0
    for worth in ([40.0, 30.0], [40.0, 30.0, 35.0]):
        found = odds.wins(0.9, worth, -1)
        assert sum(found) == pytest.approx(1)
        assert found.index(max(found)) == 0
    assert odds.wins(0.9, [50.0, 30.0], -1)[0] > odds.wins(0.9, [40.0, 30.0], -1)[0]
    over = whole(name)
    totals = [score.total for score in sorted(over.scores(), key=lambda score: score.seat)]
    assert lead_at(over.rules, over.table, 0) == totals[0] - totals[1]


def test_between_two_stages_numbers_are_drawn_out() -> None:
    numbers = [float(place) for place in range(KNOTS)]
    assert [drawn(numbers, stage) for stage in (-1.0, 0.0, 0.1, 0.5, 1.0, 2.0)] == [0.0, 0.0, 0.5, 2.5, 5.0, 5.0]


@pytest.mark.parametrize("alone", [False, True])
def test_calibration_finds_the_numbers_that_made_the_games(alone: bool) -> None:
    chance = random.Random(1)
    true = Forecast({"force": [0.0, 0.05, 0.1, 0.15, 0.2, 0.3], "points": [0.0] * KNOTS, "open": 0.0})
    opponent = 1 if alone else -1
    played = []
    for _ in range(900):
        stage = chance.random()
        worth = [chance.gauss(40, 8), chance.gauss(40, 8)]
        won = chance.random() < true.wins(stage, worth, -1)[0]
        lead = round(0.5 * (worth[0] - worth[1]) + (3 if alone else 0))
        played.append(([(stage, worth, 0, opponent)], [50 + lead, 50], [1.0, 0.0] if won else [0.0, 1.0]))
    found = fit(played, alone)
    assert found["force"][0] == pytest.approx(0.0, abs=0.05)
    assert found["force"][5] == pytest.approx(0.3, abs=0.12)
    assert found["points"] == pytest.approx([0.5] * KNOTS, abs=0.05)
    if alone:
        assert found["ahead"] == pytest.approx([3.0] * KNOTS, abs=0.3)
    told = calibrate(played, alone)
    assert told["held_out"]["games"] == 300
    assert told["held_out"]["brier"] < told["held_out"]["even"]
    assert told["open"] >= 0.2


def test_odds_that_know_nothing_have_no_skill() -> None:
    even = Forecast({"force": [0.0] * KNOTS, "points": [0.0] * KNOTS, "open": 0.0})
    told = measured(even, [([(0.5, [1.0, 2.0], 0, -1)], [3, 4], [0.0, 1.0])])
    assert told["brier"] == told["even"] == 0.25
    assert opens(told) == 0.8


def test_games_are_looked_at_where_a_turn_begins() -> None:
    planned = matches("tabannusi", 2, 2, 3, bots=("random",))
    heard: list[int] = []
    played = gather(planned, 0, heard.append)
    assert heard[-1] == len(played) == 2
    positions, totals, won = played[0]
    assert len(positions) > 20
    assert len(totals) == len(won) == 2
    assert sum(won) == 1
    stages = [stage for stage, _, _, _ in positions]
    assert 0 <= min(stages) < 0.2 < 0.8 < max(stages) <= 1

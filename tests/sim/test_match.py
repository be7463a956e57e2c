"""One game: a bot for each seat, and what is written down of it."""

from __future__ import annotations

import doctest
from collections import Counter
from pathlib import Path

import pytest

import claytable
from claytable import BadOptions
from claytable.bots import find_bot
from claytable.core.rules import own_games
from claytable.games.tabannusi.names import ship
from claytable.sim import Match, Record, matches, play_match
from claytable.sim.record import read_line

GAMES = list(own_games())


@pytest.mark.parametrize("name", GAMES)
def test_a_record_tells_the_game_that_its_bots_play(name: str) -> None:
    record = play_match(Match(name, 3, 11))
    game = claytable.new(name, seats=3, seed=11)
    assert record.first == game.table.first
    bots = [find_bot("random", 11 * 3 + seat) for seat in range(3)]
    given = [0, 0, 0]
    while not game.over:
        given[game.asked] += 1
        game.play_answer(bots[game.asked].choose(game))
    assert record.decisions == given
    assert record.points == [score.points() for score in game.scores()]
    assert record.scores == [score.total for score in game.scores()]
    assert record.places == [score.place for score in game.scores()]
    assert (record.error, record.broken, record.uses) == ("", [], [])


def test_each_seat_has_the_bot_that_was_named_for_it() -> None:
    match = matches("tabannusi", 1, 2, bots=("random", "short"))[0]
    record = play_match(match)
    assert record.bots == ["random", "short"]
    assert record.scores[1] > record.scores[0] + 20


@pytest.mark.parametrize("name", GAMES)
def test_in_the_solo_game_the_printed_opponent_has_a_seat_and_no_bot(name: str) -> None:
    record = play_match(Match(name, 1, 2), count=True)
    assert record.bots == ["random", "opponent"]
    assert record.decisions[1] == 0 < record.decisions[0]
    assert len(record.points) == len(record.uses) == 2


def test_the_order_of_turns_begins_with_the_first_player() -> None:
    record = Record("seats=3", 0, ["a", "b", "c"], first=2)
    assert [record.turn(seat) for seat in range(3)] == [1, 2, 0]


def test_a_record_is_a_line_and_back() -> None:
    record = play_match(Match("scholars", 2, 5), count=True)
    assert "\n" not in record.line()
    assert read_line(record.line()) == record


@pytest.mark.parametrize("name", GAMES)
def test_uses_are_what_the_log_tells(name: str) -> None:
    record = play_match(Match(name, 2, 3), count=True)
    game = claytable.new(name, seats=2, seed=3)
    bots = [find_bot("random", 3 * 2 + seat) for seat in range(2)]
    while not game.over:
        game.play_answer(bots[game.asked].choose(game))
    told: list[Counter[str]] = [Counter(), Counter()]
    for line in game.log(0):
        seat = line.args.get("seat")
        if isinstance(seat, claytable.Message) and seat.id == "seat":
            told[int(str(seat.args["n"])) - 1][line.id.removeprefix("log-").removesuffix("-own")] += 1
    for seat in range(2):
        actions = {use: times for use, times in record.uses[seat].items() if ":" not in use}
        assert actions == told[seat]
    # Each thing is used as often as the action that uses it, where that action always uses one thing of the kind.
    whole = {"inventors": "sends-worker:space", "scholars": "employs:translator", "tabannusi": "claims-ship:ship"}[name]
    for uses in record.uses:
        things = sum(times for use, times in uses.items() if use.startswith(f"{whole}:"))
        assert things == uses.get(whole.partition(":")[0], 0)


def test_a_ship_is_counted_by_what_it_is_and_not_by_its_place() -> None:
    game = claytable.new("tabannusi", seats=2, seed=3)
    record = play_match(Match("tabannusi", 2, 3), count=True)
    claimed = [use for uses in record.uses for use in uses if use.startswith("claims-ship:")]
    assert claimed
    ships = [game.rules.words("en").say(ship(game.table.box, each)) for each in game.table.board.ships]
    on_board = {f"claims-ship:ship:{name}" for name in ships}
    assert set(claimed) <= on_board


def test_bots_fit_the_seats_or_are_refused() -> None:
    with pytest.raises(BadOptions, match="3 bots do not fit 2 seats"):
        matches("inventors", 4, 2, bots=("random", "random", "random"))
    with pytest.raises(BadOptions, match="There is no bot 'clever'"):
        matches("inventors", 4, 2, bots=("clever",))


def test_several_numbers_of_seats_are_played_in_turn() -> None:
    assert [match.seats for match in matches("scholars", 5, [2, 3])] == [2, 3, 2, 3, 2]


def test_the_examples_of_the_page_run() -> None:
    page = Path(__file__).parents[2] / "docs" / "simulation.md"
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert (failed, tried > 4) == (0, True)

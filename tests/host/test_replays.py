"""How a game went: turns, landmarks, scores, the table at any moment, and a table that plays on from one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from claytable import Game, new
from claytable.core.rules import own_games
from claytable.host.dealing import from_journal, played_on
from claytable.host.history import journal, replayed
from claytable.host.problems import Invalid, NotFound, NotYours, Refused
from claytable.host.records import Record, read_record, record_data
from claytable.host.replays import course, result, visited
from claytable.host.room import Listener, Room
from claytable.host.seating import eyes
from claytable.host.telling import moments, table_info, way_back
from claytable.host.wishes import read_journal, read_play_on

ANN, BOB = "ann", "bob"
GAMES = list(own_games())
games = pytest.mark.parametrize("game", GAMES)


def whole(game: str, seats: int = 2, undo: bool = False) -> Game:
    """A game played to its end at random; with `undo`, now and then an answer is taken back."""
    table = new(game, seats=seats, seed=5)
    chance = Random(5)
    while not table.over:
        table.play(chance.choice(list(table.legal)))
        if undo and table.standing is not None and chance.random() < 0.1:
            table.undo()
    return table


def brought(game: Game) -> Record:
    """The table of Ann's that it becomes."""
    return from_journal(read_journal({"journal": game.journal}), ANN)[0]


@games
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_turns_begin_where_the_log_says_so_and_end_with_the_final_scores(game: str, seats: int) -> None:
    table = whole(game, seats)
    went = course(table, None)
    said = [(entry.number, event[1]) for entry in table.entries() for event in entry.events if event[0] == "turn"]
    said = [(0, event[1]) for event in table.opening if event[0] == "turn"] + said
    assert [(turn["number"], turn["seat"]) for turn in went["turns"]] == said
    assert went["last"] == len(table.entries())
    assert went["totals"] == [score.total for score in table.scores()]
    assert went["landmarks"]
    for turn in went["turns"][::7]:
        assert turn["totals"] == [score.total for score in table.after(turn["number"]).scores()]


@games
def test_what_was_taken_back_is_left_out(game: str) -> None:
    table = whole(game, undo=True)
    went = course(table, None)
    assert len(went["stops"]) < went["last"]
    number = 0
    while number <= went["last"]:
        for told in moments(table, number, number + 31, 1):
            assert told["view"]["over"] == (told["number"] == went["stops"][-1])
            assert told == moments(table, told["number"], told["number"], 1)[0]
            assert told["number"] in went["stops"]
        number += 32


def test_a_stretch_is_short() -> None:
    table = whole("scholars")
    for first, last in ((0, 32), (5, 4)):
        with pytest.raises(Invalid):
            list(visited(table, first, last))
    assert [number for number, _ in visited(table, 10_000, 10_001)] == []


@games
def test_before_the_end_a_seat_learns_what_it_may_know(game: str) -> None:
    table = whole(game)
    running = table.after(len(table.entries()) // 2)
    rules = running.rules
    hidden = rules.hidden_scores + rules.unknown_scores
    for seat in (None, 0):
        other = next(score for score in running.scores() if score.seat == 1)
        known = sum(category.points for category in other.categories if category.id not in hidden)
        assert course(running, seat)["totals"][1] == known


def test_until_the_end_people_look_through_their_own_eyes() -> None:
    table = whole("scholars")
    record = brought(table)
    record.seats[1].holder = BOB
    over = Room[Listener](record, table, record.number, [])
    assert [eyes(over, ANN, None, seat) for seat in (None, 0, 1)] == [0, 0, 1]
    assert eyes(over, None, record.watch, 1) == 1
    running = Room[Listener](record, table.after(40), 40, [])
    assert eyes(running, BOB, None, 1) == 1
    for holder, watch, seat in ((ANN, None, 1), (BOB, None, 0), (None, record.watch, 0), (ANN, record.watch, 0)):
        with pytest.raises(NotYours):
            eyes(running, holder, watch, seat)
    with pytest.raises(NotFound):
        eyes(over, ANN, None, 2)


@games
def test_a_finished_game_tells_how_it_ended(game: str) -> None:
    table = whole(game, 3)
    record = brought(table)
    told = table_info(record, ANN)
    assert told["result"] == result(table)
    assert told["result"]["turns"] == len(course(table, None)["turns"])
    assert min(told["result"]["places"]) == 1
    assert told["begun"] == 0
    # An older version kept neither.
    old: dict[str, Any] = record_data(record)
    del old["result"], old["begun"]
    assert table_info(read_record(old), ANN)["result"] is None


@games
@pytest.mark.parametrize("seats", [1, 3])
def test_people_play_on_from_any_moment_and_the_old_game_stays(game: str, seats: int) -> None:
    table = whole(game, seats, undo=True)
    old = brought(table)
    before = record_data(old)
    for number in course(table, None)["stops"][:-1:29]:
        then = table.after(number)
        wish = read_play_on({"number": number, "seat": 0, "level": "apprentice", "name": "Ann"})
        record, entries = played_on(old, then, wish, BOB)
        assert replayed(record, entries).table.digest() == then.table.digest()
        assert (record.asked, record.begun, record.number) == (then.asked, len(entries) - 1, len(entries) - 1)
        assert [seat.kind for seat in record.seats] == (
            ["person", "opponent"] if seats == 1 else ["person", "bot", "bot"]
        )
        assert next((seat.name, seat.holder, seat.bot) for seat in record.seats) == ("Ann", BOB, None)
        assert record.known_seed
        assert record.id != old.id
        begun = [turn for turn in course(table, None)["turns"] if turn["number"] <= number]
        assert record.origin == {"turn": len(begun), "entry": number, "table": old.id}
    assert record_data(old) == before


def test_a_table_that_goes_on_says_so_and_leads_back_only_those_who_may_read_the_old_game() -> None:
    old = brought(whole("tabannusi"))
    then = whole("tabannusi").after(60)
    wish = read_play_on({"number": 60, "seat": 0})
    mine, _ = played_on(old, then, wish, ANN)
    by_link, entries = played_on(old, then, wish, BOB, old.watch)
    said = {"turn": mine.origin["turn"], "entry": 60}
    assert said["turn"] > 1
    for record in (mine, by_link):
        assert table_info(record, None)["origin"] == said | {"table": None, "watch": None}
    # Ann sat there; Bob saw it by the link; nobody else reads it.
    assert way_back(mine, old, ANN) == (old.id, None)
    assert way_back(by_link, old, BOB) == (old.id, old.watch)
    assert way_back(by_link, old, None) == way_back(mine, old, BOB) == (None, None)
    # Its journal says so, and the table that comes of it too.
    text = journal(replayed(by_link, entries), by_link, {})
    assert text["origin"] == said
    again, _ = from_journal(read_journal({"journal": text}), ANN)
    assert table_info(again, ANN)["origin"] == said | {"table": None, "watch": None}
    assert read_record(record_data(again)).origin == said
    with pytest.raises(Refused, match="from which turn"):
        from_journal(read_journal({"journal": text | {"origin": {"turn": "3"}}}), ANN)


def test_nobody_plays_on_after_the_end_or_as_the_printed_opponent() -> None:
    table = whole("tabannusi", 1)
    old = brought(table)
    with pytest.raises(Refused, match="nothing left"):
        played_on(old, table, read_play_on({"number": 0, "seat": 0}), ANN)
    with pytest.raises(Refused, match="opponent stays"):
        played_on(old, table.after(3), read_play_on({"number": 3, "seat": 1}), ANN)
    with pytest.raises(NotFound):
        played_on(old, table.after(3), read_play_on({"number": 3, "seat": 2}), ANN)

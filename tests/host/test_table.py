"""A table of the host alone: dealt from a wish, answered on a copy, told to each seat, put away and opened again."""

from __future__ import annotations

import json
from random import Random

import pytest

from claytable.core.rules import own_games
from claytable.host import library
from claytable.host.dealing import from_wish
from claytable.host.history import replayed
from claytable.host.playing import expect, tells_seed, try_answer, try_undo, who_undoes
from claytable.host.problems import Conflict, Late, NotYours, Refused
from claytable.host.records import Entry, entry_data, read_entry, read_record, record_data
from claytable.host.room import Listener, Room
from claytable.host.seating import changeable, eyes, may_see, seats_for
from claytable.host.telling import seats_message, table_info
from claytable.host.wishes import read_table

ANN = "ann"


def room(game: str = "tabannusi", seats: int = 2) -> tuple[Room[Listener], list[Entry]]:
    """A table of Ann's."""
    wish = read_table({"game": game, "seats": [{"kind": "here"}] * seats, "seed": 5})
    record, entries = from_wish(wish, ANN)
    return Room(record, replayed(record, entries), 0, entries), entries


@pytest.mark.parametrize("game", list(own_games()))
def test_a_table_is_played_put_away_and_opened_again(game: str) -> None:
    table, entries = room(game)
    chance = Random(5)
    for number in range(40):
        before = table.game.table.digest()
        key = chance.choice(table.game.legal.keys())
        played, written = try_answer(table, (0, 1), key, 1.0)
        # Tried on a copy: nothing has happened yet.
        assert (table.number, table.game.table.digest()) == (number, before)
        table.move(played, written, table.game)
        entries += written
    kept = json.dumps([record_data(table.record), [entry_data(entry) for entry in entries]])
    record, journal = json.loads(kept)
    again = replayed(read_record(record), [read_entry(entry) for entry in journal])
    assert again.table.digest() == table.game.table.digest()
    assert [read_entry(entry) for entry in journal] == entries
    assert read_record(record) == table.record


def test_only_the_open_question_is_answered_by_the_seat_that_is_asked() -> None:
    table, _ = room()
    key = table.game.legal[0].key
    with pytest.raises(NotYours):
        try_answer(table, (1 - table.asked,), key, 1.0)
    with pytest.raises(Refused, match="no question 3"):
        expect(table, 3)
    table.move(*try_answer(table, (0, 1), key, 1.0), table.game)
    with pytest.raises(Late):
        expect(table, 0)
    table.record.seats[table.asked].bot = "random"
    with pytest.raises(Conflict, match="A bot plays this seat"):
        try_answer(table, (0, 1), table.game.legal[0].key, 1.0)


def test_an_answer_is_taken_back_as_an_entry_of_its_own() -> None:
    table, _ = room()
    before = table.game.table.digest()
    with pytest.raises(Refused, match="cannot be taken back"):
        who_undoes(table, (0, 1))
    seat = table.asked
    table.move(*try_answer(table, (0, 1), table.game.legal[0].key, 1.0), table.game)
    assert table.look(seat)["undo"] is not None
    assert who_undoes(table, (0, 1)) == (seat, 1)
    game, entries = try_undo(table, seat, 1, 2.0)
    assert not tells_seed(table, game)
    table.move(game, entries, None)
    assert (table.number, entries[0].undo, table.game.table.digest()) == (2, True, before)


def test_each_sees_what_is_theirs() -> None:
    table, _ = room()
    assert eyes(table, ANN, None) == table.asked
    assert eyes(table, "bob", table.record.watch) is None
    with pytest.raises(Exception, match="There is no such table"):
        may_see(table.record, "bob", "guessed")
    with pytest.raises(NotYours):
        seats_for(table.record, ANN, {"seat": "5"})
    assert seats_for(table.record, ANN, {}) == (0, 1)
    assert seats_for(table.record, ANN, {"watch": ""}) == ()
    assert changeable(table.record, ANN, 1).place == 1
    assert table.look(None)["decision"]["options"] is None
    assert all("preview" in option for option in table.look(table.asked)["decision"]["options"])
    table.listeners.add(Listener(ANN, (0,), -1))
    assert [seat["present"] for seat in seats_message(table, ANN)["seats"]] == [True, False]
    assert table_info(table.record, "bob")["watch"] is None


def test_a_screen_stays_with_the_person_who_was_asked_last() -> None:
    """Around one screen: while others are asked, nobody sees the hand of another person there."""
    table, _ = room()
    here = Listener(ANN, (0, 1), -1)
    assert table.seat_of(here) == table.asked
    here.eyes = 1
    table.game.table.question = None
    assert table.seat_of(here) == 1
    here.seats = (0,)
    assert table.seat_of(here) == 0


def test_nobody_looks_through_a_bot_that_plays_one_of_their_seats() -> None:
    """Its hand is not shown, and an undo takes back what the person did last."""
    table, _ = room("inventors", 3)
    here = Listener(ANN, (0, 1, 2), -1)
    chance = Random(5)
    while not (table.asked == 1 and table.number > 12):
        table.move(*try_answer(table, (0, 1, 2), chance.choice(table.game.legal.keys()), 1.0), table.game)
    assert (table.seat_of(here), eyes(table, ANN, None)) == (1, 1)
    table.record.seats[1].bot = "builder"
    assert (table.seat_of(here), eyes(table, ANN, None)) == (0, 0)
    here.eyes = 2
    assert table.seat_of(here) == 2
    while table.asked == 1:
        answer = try_answer(table, (1,), chance.choice(table.game.legal.keys()), 1.0, "builder")
        table.move(*answer, table.game)
    seat, steps = who_undoes(table, (0, 1, 2))
    back, _ = try_undo(table, seat, steps, 2.0)
    assert (seat, steps > 1, back.asked) == (0, True, 0)
    # When bots play all seats of a person, they look on from there.
    for each in table.record.seats:
        each.bot = "builder"
    assert table.seat_of(here) == 2


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_what_is_said_of_a_game_outside_its_tables_is_a_part_of_its_catalogue(language: str) -> None:
    syntax = pytest.importorskip("fluent.syntax")
    for game in library.games(language)["games"]:
        whole = syntax.parse(library.words(game["id"], language)[0], with_spans=False)
        expected = [
            entry
            for entry in whole.body
            if isinstance(entry, syntax.ast.Term)
            or (
                isinstance(entry, syntax.ast.Message)
                and entry.id.name.startswith(("game-", "progress", "setting-", "opponent"))
            )
        ]
        found = syntax.parse(game["words"], with_spans=False).body
        assert len(found) == len(expected) > 0
        for one, other in zip(found, expected, strict=True):
            other.comment = None
            assert one.equals(other), one.id.name

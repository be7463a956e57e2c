"""Tables that nobody uses leave the memory, and come back from the database."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from served import PATIENCE, Person, Server, until

import claytable


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("idle") / "tables.db"


@pytest.fixture(scope="module")
def server(database: Path) -> Iterator[Server]:
    server = Server(f"sqlite:///{database}", "--idle", "0.2", log=database.parent / "log")
    yield server
    server.stop()


def test_a_table_that_nobody_uses_leaves_the_memory_and_comes_back_as_it_was(server: Server, ann: Person) -> None:
    table = ann.table("scholars", "here", "here")["id"]
    with ann.live(table) as chair:
        for number in range(8):
            assert chair.answer(chair.options[0])["type"] == "accepted"
            chair.wait_for(number + 1)
        # As long as someone is there it stays.
        until(lambda: server.metric("claytable_open_tables") == 1)
        view = chair.last["view"]
    until(lambda: server.metric("claytable_open_tables") == 0)
    opened = server.metric("claytable_open_seconds_count")
    with ann.live(table, seen=5) as chair:
        assert [entry["number"] for entry in chair.wait("table")["log"]] == [6, 7, 8]
        assert chair.last["view"] == view
        assert server.metric("claytable_open_seconds_count") == opened + 1
        assert chair.answer(chair.options[0])["type"] == "accepted"
        chair.wait_for(9)
        assert chair.undo()["type"] == "accepted"
        assert chair.wait_for(10)["view"] == view


def test_a_table_of_more_than_a_thousand_answers_opens_from_its_snapshot(
    server: Server, database: Path, ann: Person
) -> None:
    game = claytable.new("tabannusi", seats=2, seed=4)
    while len(game.entries()) < 1100:
        # At first every answer is taken back and given again.
        game.play(game.legal[0])
        if len(game.entries()) < 1050:
            game.undo()
    journal = {"journal": claytable.write_journal(game)}
    table = ann.post("/api/journals", journal)["id"]
    with contextlib.closing(sqlite3.connect(database, timeout=PATIENCE)) as kept:

        def snapshot() -> int:
            row = kept.execute("SELECT number FROM snapshot WHERE room = ?", (table,)).fetchone()
            return -1 if row is None else int(row[0])

        until(lambda: snapshot() > 1000)
        until(lambda: server.metric("claytable_open_tables") == 0)
        # If it was replayed from its first answer, it would fail here.
        kept.execute("UPDATE entry SET key = 'nonsense' WHERE room = ? AND number = 1", (table,))
        kept.commit()
        opened = server.metric("claytable_open_seconds_count")
        with ann.live(table) as chair:
            assert chair.number == len(game.entries())
            assert chair.options == game.legal.keys()
            assert chair.answer(chair.options[0])["type"] == "accepted"
            chair.wait_for(len(game.entries()) + 1)
            assert chair.undo()["type"] == "accepted"
            chair.wait_for(len(game.entries()) + 2)
            assert chair.options == game.legal.keys()
        assert server.metric("claytable_open_seconds_count") == opened + 1


def test_a_snapshot_that_is_damaged_is_no_loss(server: Server, database: Path, ann: Person) -> None:
    table = ann.table("inventors", "bot", "bot", seed=1)["id"]
    with ann.live(table) as chair:
        while not chair.over:
            chair.wait("table")
        number, view = chair.number, chair.last["view"]
    until(lambda: server.metric("claytable_open_tables") == 0)
    with contextlib.closing(sqlite3.connect(database, timeout=PATIENCE)) as kept:
        assert kept.execute("SELECT number FROM snapshot WHERE room = ?", (table,)).fetchone()[0] > 0
        kept.execute('UPDATE snapshot SET data = \'{"claytable": 1, "table": {}}\' WHERE room = ?', (table,))
        kept.commit()
    with ann.live(table) as chair:
        assert chair.number == number
        assert chair.last["view"] == view

"""Keeps what this version's server makes, for later versions to open: a database for each game, and what lies in it.

    python tests/kept/make.py    # writes tests/kept/rules-<version>/; run it before the rules change

Each database has a young table of two, an older one with a snapshot and an answer taken back, and one against the
printed opponent, all in the middle of a turn. Beside it stand, as JSON, whose tables they are and their journals.
"""

from __future__ import annotations

import json
import random
import sqlite3
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "server"))

from served import Person, Server  # noqa: E402 - found beside the server's tests

import claytable  # noqa: E402
from claytable.core.rules import own_games  # noqa: E402

#: What is set up, and after how many answers a table is left, at the next question in the middle of something.
TABLES = {"young": (["here", "here"], 6), "two": (["here", "here"], 150), "solo": (["here"], 40)}
#: Steps that wait on the stack while a turn is in the middle of something.
DEEP = 3


def keep(game: str, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    database = folder / f"{game}.db"
    database.unlink(missing_ok=True)
    server = Server(f"sqlite:///{database}")
    try:
        with Person(server) as person:
            tables = {name: play(person, game, name) for name in TABLES}
            kept = {"person": person.http.cookies.get("claytable"), "tables": tables}
    finally:
        server.stop()
    with sqlite3.connect(database) as whole:
        whole.execute("PRAGMA journal_mode = DELETE")
        whole.execute("VACUUM")
    (folder / f"{game}.json").write_text(json.dumps(kept, indent=1) + "\n")


def play(person: Person, game: str, name: str) -> dict[str, Any]:
    seats, least = TABLES[name]
    table = person.table(game, *seats, seed=11)
    path = f"/api/tables/{table['id']}/journal"
    chance = random.Random(name)
    with person.live(table["id"]) as chair:
        while chair.number < least or not in_the_middle(person.get(path)):
            number = chair.number
            assert not chair.over, "the game ended before it was in the middle of something"
            if not chair.options:
                chair.wait_for(number + 1)
                continue
            assert chair.answer(chance.choice(chair.options))["type"] == "accepted"
            chair.wait_for(number + 1)
            if name == "two" and number == least // 2 and chair.undo()["type"] == "accepted":
                chair.wait_for(number + 2)
    return {"id": table["id"], "journal": person.get(path)}


def in_the_middle(journal: dict[str, Any]) -> bool:
    game = claytable.load_journal(json.dumps(journal))
    return not game.over and len(game.table.stack) >= DEEP


if __name__ == "__main__":
    for id, rules in own_games().items():
        keep(id, HERE / f"rules-{rules.version}")

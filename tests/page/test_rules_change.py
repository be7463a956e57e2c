"""Rules change, games go on: in the page too."""

from __future__ import annotations

import json
from random import Random

import pytest
from screen import Screen

from claytable.core.rules import find_game, own_games

#: Rules that nobody has written yet.
NEWER = "9"


@pytest.mark.parametrize("game", list(own_games()))
def test_a_table_of_older_rules_goes_on_and_its_journal_is_brought_along(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Screen()
    table = screen.table(game, "here", "bot", seed=4)
    screen.play(table, Random(4), 20)
    before = screen.now()
    version = find_game(game).version
    monkeypatch.setattr(type(find_game(game)), "version", NEWER)
    screen = Screen(screen.storage)
    screen.sit(table)
    assert screen.now()["number"] == before["number"] + 1
    assert screen.now()["view"]["players"] == before["view"]["players"]
    assert screen.undo()["sentence"].startswith("The rules of this table have changed")
    told = screen.get(f"/api/tables/{table}/log?after={before['number']}")["entries"]
    assert [entry["rules"] for entry in told] == [{"version": NEWER, "lost": 0}]
    assert screen.get(f"/api/tables/{table}/at/5")["number"] == 5
    screen.play(table, Random(5))
    assert screen.now()["view"]["over"]
    journal = screen.get(f"/api/tables/{table}/journal")
    # Which answers bots gave is marked on both sides of the change.
    marked = [entry.get("bot") for entry in journal["entries"] if "key" in entry]
    bots = [entry["seat"] == 1 for entry in journal["entries"] if "key" in entry]
    assert [level == "random" for level in marked] == bots
    again = screen.good("POST", "/api/journals", {"journal": journal})
    assert (again["over"], again["rules"], again["played"]) == (True, version, NEWER)
    assert screen.get(f"/api/tables/{again['id']}/journal")["entries"] == journal["entries"]


def test_a_table_whose_position_nobody_kept_goes_on_as_far_as_its_answers_still_lead() -> None:
    screen = Screen()
    table = screen.table("tabannusi", "here", "here", seed=4)
    screen.play(table, Random(4), 25)
    kept = screen.storage.kept[table]
    older = json.loads(kept["record"]) | {"rules": "2"}
    del older["played"], older["position"]
    kept["record"] = json.dumps(older)
    # At entry 22 the rules of today ask somebody else.
    entry = json.loads(kept["entries"][22])
    kept["entries"][22] = json.dumps(entry | {"seat": 1 - entry["seat"]})
    screen = Screen(screen.storage)
    screen.sit(table)
    assert screen.now()["number"] == 26
    told = screen.get(f"/api/tables/{table}/log?after=25")["entries"]
    assert [entry["rules"] for entry in told] == [{"version": "3", "lost": 4}]
    journal = screen.get(f"/api/tables/{table}/journal")
    assert len(journal["entries"]) == 26

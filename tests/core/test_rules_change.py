"""A journal that spans versions of the rules: what is before the change is read, what is after it is checked."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import claytable
from claytable.core.errors import JournalError
from claytable.core.game import Earlier, go_on
from claytable.core.journal import change

OLD = [{"seat": 0, "key": "what-nobody-knows", "events": [["sang", 0]]}, {"undo": 1}]


def spanning(answers: int = 15) -> dict[str, Any]:
    """The journal of a game whose rules changed after two entries."""
    dealt = claytable.new("inventors", seats=2, seed=4)
    game = go_on(dealt, dealt.table, Earlier("1", OLD, 1))
    chance = Random(4)
    for _ in range(answers):
        game.play(chance.choice(game.legal.keys()))
    return json.loads(claytable.dump_journal(game))  # type: ignore[no-any-return]


def test_it_is_replayed_from_where_the_rules_changed() -> None:
    journal = spanning()
    assert (journal["rules"], journal["entries"][:2]) == ("1", OLD)
    assert journal["entries"][2] | {"table": {}, "digest": ""} == {"rules": "4", "lost": 1, "table": {}, "digest": ""}
    game = claytable.replay(journal)
    assert (game.begins, game.written.number if game.written else 0) == (3, 18)
    assert json.loads(claytable.dump_journal(game)) == journal
    assert json.loads(claytable.dump_journal(game.after(3))) | {"digest": ""} == journal | {
        "entries": journal["entries"][:3],
        "digest": "",
    }
    with pytest.raises(claytable.Illegal, match="no answer to take back"):
        game.after(3).undo()


def test_an_undo_stops_where_the_rules_changed() -> None:
    game = claytable.replay(spanning(answers=2))
    game.undo()
    game.undo()
    with pytest.raises(claytable.Illegal, match="no answer to take back"):
        game.undo()
    assert claytable.replay(json.loads(claytable.dump_journal(game))).table.digest() == game.start.digest()


@pytest.mark.parametrize(
    ("broken", "words"),
    [
        ({"rules": "9"}, "played with rules version 9 of Inventors of the South Tigris, and this is version 4"),
        ({"rules": "x"}, "rules version x"),
        ({"rules": 3}, "cannot be read"),
        ({"lost": -1}, "cannot be read"),
        ({"lost": "all"}, "cannot be read"),
        ({"table": None}, "it has no table"),
        ({"table": {}}, "damaged"),
        ({"digest": "0"}, "not the one that was saved"),
        ({"rules": "2", "digest": "0"}, "not the one that was saved"),
    ],
)
def test_a_change_that_cannot_be_read_is_a_sentence(broken: dict[str, Any], words: str) -> None:
    journal = spanning()
    journal["entries"][2] |= broken
    with pytest.raises(JournalError, match=words) as error:
        claytable.replay(journal)
    assert str(error.value).startswith("journal: entry 3: ")


def test_what_is_before_the_change_must_be_entries() -> None:
    journal = spanning()
    journal["entries"][0] = 7
    with pytest.raises(JournalError, match="before it stands something that is not an answer"):
        claytable.replay(journal)


def test_an_answer_after_the_change_is_checked() -> None:
    journal = spanning()
    journal["entries"][5]["digest"] = "0"
    with pytest.raises(JournalError, match="entry 6: from here on the table differs"):
        claytable.replay(journal)


@pytest.mark.parametrize(
    ("game", "step", "now"),
    [
        ("tabannusi", ["Pay", 1, [0, 1, 0, 0, 0, 0, 0], 2], ["Pay", 1, [0, 1, 0, 0, 0, 0, 0, 0]]),
        ("tabannusi", ["PayShip", 1, 2], ["Pay", 1, [0, 0, 0, 0, 0, 0, 0, 1]]),
        ("scholars", ["Reroll", 1, 4, [9]], ["TopUp", 1, 4]),
    ],
)
def test_a_step_of_version_2_is_put_back_as_version_3_has_it(game: str, step: list[Any], now: list[Any]) -> None:
    rules = claytable.new(game).rules
    saved = {"stack": [["EndTurn"], step], "players": [{"gold": 5}, {"gold": 5}]}
    found = rules.upgrade(json.loads(json.dumps(saved)), "2")
    assert found["stack"] == [["EndTurn"], now]
    assert found["players"][1]["gold"] == (4 if step[0] == "PayShip" else 5)


def test_the_change_itself_is_plain_data() -> None:
    told = change("3", claytable.new("scholars", seats=2, seed=1).table, 0)
    assert json.loads(json.dumps(told))["rules"] == "3"

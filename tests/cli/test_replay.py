"""`claytable replay`: saved games, sound and broken."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import claytable
from claytable.core.game import Earlier, go_on

pytestmark = pytest.mark.usefixtures("toy")


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A finished game of fifteen answers, each of one pebble."""
    game = claytable.new("toy", seats=2, seed=3)
    while not game.over:
        game.play("take:1")
    file = tmp_path / "game.json"
    file.write_text(claytable.dump_journal(game))
    return file


def test_it_tells_the_game_and_its_scores(run, saved: Path) -> None:
    output = run("replay", str(saved)).output
    assert "Seat 2 took 1." in output
    assert "Seat 1 wins." in output


def test_verify_says_that_the_digests_agree(run, saved: Path) -> None:
    result = run("replay", str(saved), "--verify")
    assert result.exit_code == 0
    assert "14 entries replay, all digests agree (1 on the way); finished." in result.output


def test_verify_tells_what_the_deal_proves(run, tmp_path: Path) -> None:
    game = claytable.new("toy", seats=2, seed="5ca1ab1e" * 4)
    while not game.over:
        game.play("take:1")
    file = tmp_path / "sealed.json"
    file.write_text(claytable.dump_journal(game))
    promised = game.journal["commitment"]
    assert f"The deal's fingerprint is {promised}." in run("replay", str(file), "--verify").output
    proved = run("replay", str(file), "--verify", "--commitment", promised.upper())
    assert "The deal is the one that was promised" in proved.output
    wrong = run("replay", str(file), "--verify", "--commitment", "0" * 64)
    assert (wrong.exit_code, "this is not the deal that was promised" in wrong.stderr) == (1, True)


def test_a_plain_seed_promises_nothing(run, saved: Path) -> None:
    assert "no deal was promised" in run("replay", str(saved), "--verify").output


def test_verify_says_what_it_cannot_check(run, tmp_path: Path) -> None:
    dealt = claytable.new("toy", seats=2, seed=3)
    game = go_on(dealt, dealt.table, Earlier("0", [{"seat": 0, "key": "take:7"}], 1))
    while not game.over:
        game.play("take:1")
    file = tmp_path / "older.json"
    file.write_text(claytable.dump_journal(game))
    output = run("replay", str(file), "--verify").output
    assert "14 entries replay, all digests agree (1 on the way); finished." in output
    assert "Before them stand 1 entries of older rules, which are not checked." in output
    assert json.loads(run("replay", str(file), "--json").stdout)["older"] == 1


def test_json(run, saved: Path) -> None:
    told = json.loads(run("replay", str(saved), "--json").stdout)
    assert (told["game"], told["over"], told["entries"]) == ("toy", True, 14)
    assert told["scores"][0]["total"] == 8


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda journal: "no json", "this is not a journal"),
        (lambda journal: "[]", "this is not a Claytable journal"),
        (lambda journal: json.dumps(journal | {"claytable": 9}), "journal format 9 is not known here"),
        (lambda journal: json.dumps(journal | {"digest": "0"}), "leads to another table"),
        (lambda journal: json.dumps(journal | {"game": "camels"}), "There is no game 'camels' here."),
        (lambda journal: json.dumps(journal | {"pack": "mine"}), "it was played with the component pack 'mine'"),
        (lambda journal: json.dumps(journal | {"entries": [{"seat": 1, "key": "take:1"}]}), "but seat 0 is asked"),
    ],
)
def test_a_broken_journal_is_answered_with_a_sentence(run, saved: Path, change, sentence: str) -> None:
    saved.write_text(change(json.loads(saved.read_text())))
    result = run("replay", str(saved), "--verify")
    assert result.exit_code == 1
    assert result.stderr.startswith(str(saved))
    assert sentence in result.stderr


def test_a_file_that_is_not_there(run, tmp_path: Path) -> None:
    result = run("replay", str(tmp_path / "none.json"))
    assert result.exit_code == 1
    assert "there is no such file" in result.stderr

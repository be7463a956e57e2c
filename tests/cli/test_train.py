"""`claytable train`: games that bots learn from, and the file that they become."""

from __future__ import annotations

import json
from pathlib import Path

import pytest


def test_it_plays_and_writes_what_it_learned(run, tmp_path: Path) -> None:
    out = tmp_path / "odds.json"
    asked = ("train", "tabannusi", "--games", "2", "--alone", "1", "--bot", "random", "--jobs", "1")
    result = run(*asked, "--out", str(out))
    assert result.exit_code == 0
    assert "decisions of 3 games" in result.output
    data = json.loads(out.read_text(encoding="utf-8"))
    assert data["command"] == "claytable train tabannusi --games 2 --alone 1 --bot random"
    assert data["games"] == {"together": 2, "alone": 1}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("tabannusi", "--games", "0", "--alone", "0"), "Nothing is learned from no games."),
        (("tabannusi", "--bot", "genius"), "There is no bot 'genius'."),
        (("tabannusi", "--cluster", "cloud"), "There is no cluster 'cloud'."),
        (("chess",), "There is no game 'chess' here."),
    ],
)
def test_what_cannot_be_is_told(run, arguments: tuple[str, ...], sentence: str) -> None:
    result = run("train", *arguments)
    assert result.exit_code == 2
    assert sentence in " ".join(result.output.split())


@pytest.mark.usefixtures("toy")
def test_a_game_that_declares_no_odds_needs_a_file(run) -> None:
    result = run("train", "toy")
    assert result.exit_code == 2
    assert "name one with --out" in " ".join(result.output.split())

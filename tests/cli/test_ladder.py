"""`claytable ladder`: how strong the levels are, and the file that says so."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from claytable.sim import ladder


def test_it_plays_and_writes_the_ladder(run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "LEVELS", {"novice": "random", "builder": "short"})
    monkeypatch.setattr(ladder, "FROZEN", ())
    out = tmp_path / "ladder.json"
    result = run("ladder", "tabannusi", "--games", "4", "--jobs", "1", "--out", str(out))
    assert result.exit_code == 0
    assert "4 games say" in " ".join(result.output.split())
    assert result.output.index("builder") < result.output.index("novice")
    data = json.loads(out.read_text(encoding="utf-8"))
    assert data["command"] == "claytable ladder tabannusi --games 4"
    assert data["bots"] == {"novice": "random", "builder": "short"}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("tabannusi", "--cluster", "cloud"), "There is no cluster 'cloud'."),
        (("chess",), "There is no game 'chess' here."),
    ],
)
def test_what_cannot_be_is_told(run, arguments: tuple[str, ...], sentence: str) -> None:
    result = run("ladder", *arguments)
    assert result.exit_code == 2
    assert sentence in " ".join(result.output.split())


@pytest.mark.usefixtures("toy")
def test_a_game_that_declares_no_ladder_needs_a_file(run) -> None:
    result = run("ladder", "toy")
    assert result.exit_code == 2
    assert "name one with --out" in " ".join(result.output.split())

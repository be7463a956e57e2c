"""A game of another package, `examples/oasis`, in the command line; `test_play_games` plays it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest


def test_it_is_simulated_and_its_invariants_hold(run) -> None:
    result = run("simulate", "oasis", "--games", "30", "--variants", "all", "--check", "--jobs", "1")
    assert result.exit_code == 0, result.output
    assert "30 games, 30 finished, 0 exceptions, 0 broken invariants" in " ".join(result.output.split())


@pytest.mark.parametrize(("language", "said"), [("en", "more than 6"), ("pl", "więcej niż 6"), ("fr", "plus de 6")])
def test_its_rules_are_read(run, language: str, said: str) -> None:
    assert said in " ".join(run("rules", "OAS-008", "--lang", language).output.split())
    assert json.loads(run("rules", "oasis", "caravans", "--json").output)


def test_bots_meet_at_it(run) -> None:
    result = run("arena", "oasis", "--bots", "random,greedy", "--games", "4", "--jobs", "1")
    assert result.exit_code == 0, result.output


def test_it_is_small_enough_to_be_read_in_one_go() -> None:
    files = sorted((Path(__file__).parents[2] / "examples" / "oasis" / "oasis").rglob("*.py"))
    assert len(files) > 5
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) < 600

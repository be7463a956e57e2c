"""`claytable simulate`: many games and what they come to."""

from __future__ import annotations

import json

import pytest
from toy import Heap

pytestmark = pytest.mark.usefixtures("toy")


def test_json_has_counts_and_scores_by_seat_and_category(run) -> None:
    result = run("simulate", "toy", "--games", "20", "--seats", "2", "--jobs", "1", "--json")
    assert result.exit_code == 0
    told = json.loads(result.stdout)
    assert (told["games"], told["finished"], told["errors"]) == (20, 20, 0)
    assert told["decisions"] > 20
    assert told["seconds"] > 0
    assert told["decisions_per_second"] > 0
    by_seat = told["scores"]["by_seat"]
    assert [each["seat"] for each in by_seat] == [0, 1]
    assert by_seat[0]["mean"] + by_seat[1]["mean"] == pytest.approx(15)
    assert sum(each["wins"] for each in by_seat) == 20
    assert set(told["scores"]["by_category"]["pebbles"]) == {"mean", "min", "max", "stdev"}


def test_two_processes_count_what_one_counts(run) -> None:
    told = [
        json.loads(run("simulate", "toy", "--games", "30", "--seats", "2", "--jobs", jobs, "--json").stdout)
        for jobs in ("1", "2")
    ]
    assert told[0]["scores"] == told[1]["scores"]
    assert told[0]["decisions"] == told[1]["decisions"]


def test_all_variants_in_turn_with_the_laws_checked(run) -> None:
    result = run("simulate", "toy", "--games", "9", "--variants", "all", "--check", "--jobs", "1")
    assert result.exit_code == 0
    assert "seats=4 rounds=4" in result.stdout
    assert "9 games, 9 finished, 0 exceptions, 0 broken invariants" in result.stdout


def test_a_game_that_fails_is_counted_and_named(run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Heap) -> list[object]:
        raise ZeroDivisionError("no pebbles")

    monkeypatch.setattr(Heap, "scores", fail)
    result = run("simulate", "toy", "--games", "3", "--seats", "2", "--seed", "5", "--jobs", "1", "--json")
    assert result.exit_code == 1
    told = json.loads(result.stdout)
    assert (told["games"], told["errors"]) == (3, 3)
    assert told["failures"][0].startswith("seats=2 seed=5: ZeroDivisionError: no pebbles")


def test_a_copy_that_shares_something_is_a_broken_invariant(run, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Heap.copy

    def sharing(self: Heap) -> Heap:
        twin = honest(self)
        twin.taken = self.taken
        return twin

    monkeypatch.setattr(Heap, "copy", sharing)
    result = run("simulate", "toy", "--games", "2", "--seats", "2", "--check", "--jobs", "1", "--json")
    assert result.exit_code == 1
    assert "an answer on a copy changed the original" in " ".join(json.loads(result.stdout)["failures"])


def test_a_view_that_shows_a_secret_is_a_broken_invariant(run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Heap, "view", lambda self, seat: {"cups": self.cups[:]})
    result = run("simulate", "toy", "--games", "2", "--seats", "2", "--check", "--jobs", "1", "--json")
    assert "depends on what it cannot see" in " ".join(json.loads(result.stdout)["failures"])


def test_wrong_seats_are_answered_before_anything_is_played(run) -> None:
    result = run("simulate", "toy", "--seats", "7")
    assert result.exit_code == 2
    assert "Pebbles is for 1 to 4 players." in result.stderr

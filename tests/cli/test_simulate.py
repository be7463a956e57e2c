"""`claytable simulate`: many games and what they come to."""

from __future__ import annotations

import json
from pathlib import Path

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


# -- bots, seats and processes ---------------------------------------------------------------------------


def test_each_seat_has_its_bot(run) -> None:
    result = run("simulate", "toy", "--games", "30", "--seats", "2", "--bots", "random,greedy", "--jobs", "1", "--json")
    assert result.exit_code == 0
    by_bot = json.loads(result.stdout)["scores"]["by_bot"]
    assert by_bot["greedy"]["wins"] > by_bot["random"]["wins"]
    assert by_bot["greedy"]["games"] == by_bot["random"]["games"] == 30


def test_several_numbers_of_seats_are_played_in_turn(run) -> None:
    result = run("simulate", "toy", "--games", "6", "--seats", "2..4", "--jobs", "auto", "--json")
    assert set(json.loads(result.stdout)["scores"]["by_variant"]) == {"seats=2", "seats=3", "seats=4"}


def test_the_order_of_turns_and_the_length_of_games_are_told(run) -> None:
    told = json.loads(run("simulate", "toy", "--games", "9", "--seats", "3", "--jobs", "1", "--json").stdout)
    assert [each["turn"] for each in told["scores"]["by_turn"]] == [0, 1, 2]
    assert told["length"]["seats=3"]["mean"] * 9 == pytest.approx(told["decisions"], abs=0.01)
    assert told["games_per_second"] > 0


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (("--seats", "two"), "The seats are a number, or two as in 2..4, not 'two'."),
        (("--seats", "4..2"), "The seats go from the smaller number to the larger, not '4..2'."),
        (("--bots", "random,random"), "Name one bot, or one for each seat: 2 bots do not fit 4 seats."),
        (("--bots", "clever"), "There is no bot 'clever'."),
        (("--jobs", "many"), "--jobs is a number, or auto, not 'many'."),
        (("--cluster", "moon"), "There is no cluster 'moon'. There is: ray."),
        (("--out", "games.txt"), "A table of games is called .parquet or .csv, not 'games.txt'."),
    ],
)
def test_what_cannot_be_played_is_told(run, wrong: tuple[str, str], sentence: str) -> None:
    result = run("simulate", "toy", *wrong)
    assert result.exit_code == 2
    assert sentence in result.stderr


@pytest.mark.parametrize(
    ("module", "asked", "sentence"),
    [
        (
            "pyarrow",
            ("--out", "games.parquet"),
            "A Parquet table needs 'pyarrow': in a checkout of Claytable, run pip install '.[sim]'.",
        ),
        (
            "matplotlib",
            ("--plots", "plots"),
            "A plot needs 'matplotlib': in a checkout of Claytable, run pip install '.[sim]'.",
        ),
        (
            "ray",
            ("--cluster", "ray"),
            "A cluster needs 'ray': in a checkout of Claytable, run pip install '.[cluster]'.",
        ),
    ],
)
def test_an_extra_that_is_not_installed_is_named(
    run, monkeypatch: pytest.MonkeyPatch, module: str, asked: tuple[str, str], sentence: str
) -> None:
    monkeypatch.setattr("claytable.sim.extras.find_spec", lambda name: None if name == module else name)
    result = run("simulate", "toy", *asked)
    assert result.exit_code == 2
    assert sentence in result.stderr


def test_a_table_and_plots_are_written(run, tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "games.csv"), "--plots", str(tmp_path / "plots"), "--json")
    result = run("simulate", "toy", "--games", "25", "--seats", "2", *out)
    assert result.exit_code == 0
    told = json.loads(result.stdout)
    took = told["uses"]["took"]
    assert took["times"] >= told["decisions"]  # the last pebble is taken without asking
    assert (took["games"], took["wins"]) == (50, sum(each["wins"] for each in told["scores"]["by_seat"]))
    assert took["win_rate"] == took["expected"]
    assert len((tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()) == 51
    assert (tmp_path / "plots" / "scores.svg").exists()
    again = run("simulate", "toy", "--games", "25", "--seats", "2", *out)
    assert json.loads(again.stdout)["played_before"] == 25
    other = run("simulate", "toy", "--games", "26", "--seats", "2", *out)
    assert other.exit_code == 2
    assert "has other games than these" in other.stderr

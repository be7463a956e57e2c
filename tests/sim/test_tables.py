"""Tables of games: what is in them, and runs that are stopped and go on."""

from __future__ import annotations

import csv
import json
import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from pyarrow import parquet

from claytable import BadOptions
from claytable.core.rules import find_game
from claytable.sim import Match, Totals, matches, play_match, simulate_into
from claytable.sim.ledger import Ledger, TableError
from claytable.sim.run import play_matches
from claytable.sim.tables import read_table

PLAN = matches("tabannusi", 8, [2, 3], seed=5)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The table of a run that nobody stopped."""
    path = tmp_path_factory.mktemp("whole") / "games.parquet"
    simulate_into(path, PLAN)
    return path


def part_of(path: Path) -> Path:
    return path.with_name(f"{path.name}.part")


def begun(path: Path, games: int) -> Ledger:
    """A ledger in which the last games of the plan are finished."""
    ledger = Ledger(path, PLAN)
    numbers = list(range(len(PLAN)))[-games:]
    totals, lines = play_matches(False, True, [PLAN[number] for number in numbers])
    ledger.add(numbers, lines, totals.names)
    ledger.close()
    return ledger


def test_a_table_has_a_row_for_each_seat_of_each_game(whole: Path) -> None:
    rows = parquet.read_table(whole).to_pylist()
    assert [(row["match"], row["seat"]) for row in rows] == [
        (number, seat) for number, match in enumerate(PLAN) for seat in range(match.seats)
    ]
    record = play_match(PLAN[3], count=True)
    game = [row for row in rows if row["match"] == 3]
    assert [row["score"] for row in game] == record.scores
    assert [row["place"] for row in game] == record.places
    assert [row["decisions"] for row in game] == record.decisions
    assert [row["turn"] for row in game] == [record.turn(seat) for seat in range(3)]
    assert [dict(row["uses"]) for row in game] == record.uses
    assert {key.removeprefix("points_"): value for key, value in game[1].items() if key.startswith("points_")} == (
        record.points[1]
    )
    about = {key: game[0][key] for key in ("game", "rules", "pack", "variant", "seed", "bot", "error")}
    assert about == {
        "game": "tabannusi",
        "rules": find_game("tabannusi").version,
        "pack": "printed",
        "variant": "seats=3",
        "seed": 8,
        "bot": "random",
        "error": "",
    }


def test_the_columns_follow_the_score_pad(whole: Path) -> None:
    points = [name for name in parquet.read_schema(whole).names if name.startswith("points_")]
    pad = [f"points_{id}" for id in play_match(Match("tabannusi", 2, 0)).points[0]]
    assert points == pad


def test_csv_tells_the_same_as_parquet(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    played = simulate_into(path, PLAN, jobs=2)
    assert read_table(path, "tabannusi").data() == read_table(whole, "tabannusi").data()
    assert played.data()["scores"] == read_table(path, "tabannusi").data()["scores"]
    assert read_table(path, "tabannusi").uses == read_table(whole, "tabannusi").uses == played.uses
    assert read_table(whole, "tabannusi").names == played.names != {}
    with path.open(encoding="utf-8", newline="") as file:
        first = next(csv.DictReader(file))
    assert json.loads(first["uses"])["turn"] > 1


def test_a_run_that_was_stopped_goes_on_and_ends_with_the_same_table(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    begun(path, 5)
    told: list[int] = []
    simulate_into(path, PLAN, 2, progress=lambda totals: told.append(totals.games))
    assert (told[0], told[-1]) == (5, 8)
    assert path.read_bytes() == whole.read_bytes()
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("rest", [b"", b'2\t{"variant":"seats=2","se', b"\0" * 700, b"3\t{}\n"])
def test_what_a_loss_of_power_left_of_a_line_is_cut_off(whole: Path, tmp_path: Path, rest: bytes) -> None:
    path = tmp_path / "games.parquet"
    begun(path, 2)
    part = part_of(path)
    part.write_bytes(part.read_bytes()[:-30] + rest)
    ledger = Ledger(path, PLAN)
    assert (6 in ledger, 7 in ledger, ledger.totals.games) == (True, False, 1)
    ledger.close()
    simulate_into(path, PLAN)
    assert path.read_bytes() == whole.read_bytes()


def test_a_finished_table_is_not_played_again(whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.parquet"
    path.write_bytes(whole.read_bytes())
    # As if the power had gone after the table was there and before the ledger was removed.
    begun(path, 8)
    monkeypatch.setattr("claytable.sim.run.play_match", None)
    assert simulate_into(path, PLAN).games == 8
    assert path.read_bytes() == whole.read_bytes()
    assert list(tmp_path.iterdir()) == [path]


def test_another_command_on_the_same_table_is_refused(whole: Path, tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="has other games than these"):
        simulate_into(whole, PLAN[:7])
    path = tmp_path / "games.parquet"
    begun(path, 2)
    before = part_of(path).read_bytes()
    for other in (
        PLAN[:7],
        matches("tabannusi", 8, [2, 3], seed=6),
        matches("tabannusi", 8, [2, 3], 5, bots=("short",)),
    ):
        with pytest.raises(BadOptions, match=r"begun by another command \(tabannusi, 8 games from seed 5, 2 variants"):
            simulate_into(path, other)
    assert part_of(path).read_bytes() == before


def test_a_file_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    part_of(path).write_text("my own notes\n")
    with pytest.raises(TableError, match="is not the beginning of a table of games"):
        simulate_into(path, PLAN)
    assert part_of(path).read_text() == "my own notes\n"
    # What was left of a first line is ours.
    part_of(path).write_text("pla")
    assert simulate_into(path, PLAN[:1]).finished == 1


def test_two_runs_do_not_write_the_same_table(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    ledger = Ledger(path, PLAN)
    with pytest.raises(TableError, match="is being written by another process"):
        simulate_into(path, PLAN)
    ledger.close()


def test_what_is_no_table_of_games_is_told(whole: Path, tmp_path: Path) -> None:
    for name, text in (("a.parquet", b"PAR1"), ("a.csv", b"x,y\n1,2\n"), ("b.csv", b"\xff\xfe\x00")):
        path = tmp_path / name
        path.write_bytes(text)
        with pytest.raises(TableError, match="is not a table of games"):
            read_table(path, "tabannusi")
    with pytest.raises(TableError, match="There is no table"):
        read_table(tmp_path / "none.csv", "tabannusi")
    with pytest.raises(TableError, match="has games of tabannusi, not of scholars"):
        read_table(whole, "scholars")
    with pytest.raises(BadOptions, match=r"is called .parquet or .csv"):
        simulate_into(tmp_path / "games.txt", PLAN)
    with pytest.raises(BadOptions, match="There is no folder"):
        simulate_into(tmp_path / "none" / "games.csv", PLAN)


def test_a_game_that_fails_has_its_rows_too(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    broken = [Match("tabannusi", 2, 1, {"king": "gilgabot"}), PLAN[0]]
    totals = simulate_into(path, broken)
    assert (totals.games, totals.finished, len(totals.errors)) == (2, 1, 1)
    again = read_table(path, "tabannusi")
    assert again.data() == totals.data()
    assert "BadOptions" in again.errors[0]


# -- real processes, really stopped ---------------------------------------------------------------------

#: The laws are checked: that takes long enough to be stopped in the middle, and changes nothing in the table.
COMMAND = [
    sys.executable,
    "-P",
    "-m",
    "claytable",
    "simulate",
    "tabannusi",
    "--seats",
    "2",
    "--games",
    "80",
    "--jobs",
    "2",
]


def stop(path: Path, how: signal.Signals, games: int) -> tuple[int, str]:
    """Begin the command, stop it when this number of games is finished: its exit code, and what it said."""
    process = subprocess.Popen(
        [*COMMAND, "--check", "--out", path],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        cwd=path.parent,
        preexec_fn=heed_ctrl_c,
    )
    part = part_of(path)
    while not part.exists() or part.read_bytes().count(b"\n") < games:
        assert process.poll() is None, "it ended before it could be stopped"
        time.sleep(0.01)
    children = [int(child) for child in Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()]
    assert len(children) == 2
    process.send_signal(how)
    said = process.communicate(timeout=60)[1].decode()
    for child in children:
        gone(child)
    return process.returncode, said


def heed_ctrl_c() -> None:
    """If the tests run in the background, Ctrl-C may be ignored."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def gone(process: int) -> None:
    """Wait until a process is gone; its parent may be gone as well."""
    for _ in range(6000):
        try:
            if Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return
            os.kill(process, 0)
        except (ProcessLookupError, FileNotFoundError):
            return
        time.sleep(0.01)
    raise AssertionError("a worker outlived the command")


@pytest.mark.skipif(sys.platform != "linux", reason="the processes are looked up in /proc")
def test_the_command_is_stopped_twice_and_ends_with_the_same_table(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    code, said = stop(path, signal.SIGINT, 3)
    assert code == 130
    assert "the same command goes on from there" in said
    assert "Traceback" not in said
    kept = part_of(path).read_bytes().count(b"\n")
    assert stop(path, signal.SIGKILL, kept + 1)[0] == -signal.SIGKILL
    assert not path.exists()
    done = subprocess.run(
        [*COMMAND, "--check", "--out", path], capture_output=True, text=True, cwd=tmp_path, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "had been played before" in done.stdout
    expected = tmp_path / "whole" / "games.parquet"
    expected.parent.mkdir()
    totals: Totals = simulate_into(expected, matches("tabannusi", 80, 2))
    assert totals.finished == 80
    assert path.read_bytes() == expected.read_bytes()


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"

    def little_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, 40_000))

    command = [*COMMAND, "--out", path]
    full = subprocess.run(
        command, capture_output=True, text=True, cwd=tmp_path, timeout=120, check=False, preexec_fn=little_room
    )
    assert full.returncode == 1
    assert f"{part_of(path)} cannot be written: File too large." in full.stderr
    assert "Traceback" not in full.stderr
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert "had been played before" in done.stdout
    assert read_table(path, "tabannusi").finished == 80

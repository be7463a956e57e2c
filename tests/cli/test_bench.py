"""`claytable bench`: the figures are there, and a missing peer is said."""

from __future__ import annotations

import json

import pytest

from claytable.cli import peers

pytestmark = pytest.mark.usefixtures("toy")


def test_json_has_every_figure(run) -> None:
    told = json.loads(run("bench", "toy", "--json", "--seconds", "0.1").stdout)
    assert told["peers"] == {}
    assert all(
        told["toy"][name] > 0
        for name in (
            "decisions_per_second",
            "copy_us",
            "game_ms",
            "decisions_per_game",
            "options_per_decision",
            "snapshot_bytes",
            "replay_ms",
            "undo_us",
            "calls_per_decision",
        )
    )


def test_a_table_for_people(run) -> None:
    assert "decisions per second" in run("bench", "--seconds", "0.1").output


def test_a_peer_is_measured_in_the_same_run(run, monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow:
        def play(self, decisions: int) -> None:
            for _ in range(decisions):
                sum(range(500))

        def position(self) -> dict[int, int]:
            return dict.fromkeys(range(500), 0)

    monkeypatch.setattr("claytable.cli.bench.Catanatron", Slow)
    monkeypatch.setattr("claytable.cli.bench.check_peer", lambda: None)
    told = json.loads(run("bench", "toy", "--peers", "--json", "--seconds", "0.1").stdout)
    peer = told["peers"]["catanatron"]
    ratio = told["toy"]["decisions_per_second"] / peer["decisions_per_second"]
    assert told["ratios"]["catanatron"]["decisions_per_second"] == pytest.approx(ratio, abs=0.01)
    assert "times as fast" in run("bench", "toy", "--peers", "--seconds", "0.1").output


def test_a_missing_peer_is_said_in_a_sentence(run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda name: None)
    result = run("bench", "toy", "--peers")
    assert result.exit_code == 1
    assert "run pip install '.[bench]'" in result.stderr

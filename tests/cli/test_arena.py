"""`claytable arena`: bots meet, and it shows their strengths."""

from __future__ import annotations

import json

import pytest

from claytable.sim.arena import Arena
from claytable.sim.run import play_match

pytestmark = pytest.mark.usefixtures("toy")


def test_json_has_the_strengths_the_scores_and_who_beat_whom(run) -> None:
    result = run("arena", "toy", "--bots", "random,greedy,short", "--games", "6", "--jobs", "1", "--json")
    assert result.exit_code == 0
    told = json.loads(result.stdout)
    assert (told["game"], told["seats"], told["games"], told["failures"]) == ("toy", 2, 18, [])
    assert sum(bot["elo"][0] for bot in told["bots"].values()) == pytest.approx(4500, abs=1)
    for name, bot in told["bots"].items():
        assert bot["elo"][1] < bot["elo"][0] < bot["elo"][2]
        assert {other: met["games"] for other, met in bot["against"].items()} == {
            other: 6 for other in told["bots"] if other != name
        }


def test_the_table_names_every_bot(run) -> None:
    output = run("arena", "toy", "--bots", "random,greedy", "--games", "2", "--jobs", "2").output
    assert "2 games" in output
    assert "against random" in output
    assert "Elo" in output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--bots", "random"), "Name two or more bots, each of them once."),
        (("--bots", "random,genius"), "There is no bot 'genius'."),
        (("--bots", "random,search:soon"), "A search lasts some seconds"),
        (("--bots", "random,greedy", "--jobs", "many"), "--jobs is a number"),
        (("--bots", "random,greedy", "--seats", "9"), "1 to 4 players"),
    ],
)
def test_what_cannot_be_is_told(run, arguments: tuple[str, ...], sentence: str) -> None:
    result = run("arena", "toy", *arguments)
    assert result.exit_code == 2
    assert sentence in result.output


def test_stopped_it_tells_what_the_games_so_far_came_to(run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(planned, jobs, progress) -> None:
        arena = Arena()
        arena.add(play_match(planned[0]))
        progress(arena)
        raise KeyboardInterrupt

    monkeypatch.setattr("claytable.cli.arena.meet", stopped)
    result = run("arena", "toy", "--bots", "random,greedy", "--games", "50")
    assert result.exit_code == 130
    assert "1 games" in result.output

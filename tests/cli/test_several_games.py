"""Commands that are not told which game: they ask, take all of them, or find out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from claytable import installed_games

# -- two games of which nobody knows anything ----------------------------------------------------------------


@pytest.mark.usefixtures("two_games")
@pytest.mark.parametrize("typed", ["2", "toy", "PEBBLES"])
def test_play_asks_which_game(run, typed: str) -> None:
    output = run("play", "--seats", "2", typed=f"{typed}\nq\n").output
    assert "1  Marbles (marbles)" in output
    assert "2  Pebbles (toy)" in output
    assert "claytable play toy --resume" in output


@pytest.mark.usefixtures("two_games")
@pytest.mark.parametrize("typed", ["", "chess", "3"])
def test_a_game_that_is_not_there_is_not_played(run, typed: str) -> None:
    result = run("play", typed=f"{typed}\n")
    assert result.exit_code == 2
    assert "There are: marbles, toy." in result.stderr


@pytest.mark.usefixtures("two_games")
def test_resume_without_a_game_goes_on_with_the_game_saved_last(run) -> None:
    run("play", "toy", "--seats", "person,person", typed="3\nq\n")
    assert "How many of the 12 pebbles" in run("play", "--resume", typed="q\n").output


@pytest.mark.usefixtures("two_games")
def test_bench_measures_every_game_beside_each_other(run) -> None:
    told = json.loads(run("bench", "--json", "--seconds", "0.1").stdout)
    assert told["toy"]["decisions_per_second"] > 0
    assert told["marbles"]["copy_us"] > 0
    assert "marbles" not in json.loads(run("bench", "toy", "--json", "--seconds", "0.1").stdout)


@pytest.mark.usefixtures("two_games")
def test_the_peer_stands_beside_each_of_them(run, monkeypatch: pytest.MonkeyPatch) -> None:
    class Peer:
        def play(self, decisions: int) -> None:
            sum(range(decisions))

        def position(self) -> dict[int, int]:
            return dict.fromkeys(range(50), 0)

    monkeypatch.setattr("claytable.cli.bench.Catanatron", Peer)
    monkeypatch.setattr("claytable.cli.bench.check_peer", lambda: None)
    told = json.loads(run("bench", "--peers", "--json", "--seconds", "0.1").stdout)
    for game in ("toy", "marbles"):
        ratio = told[game]["decisions_per_second"] / told["peers"]["catanatron"]["decisions_per_second"]
        assert told["ratios"]["catanatron"][game]["decisions_per_second"] == pytest.approx(ratio, abs=0.01)


@pytest.mark.usefixtures("two_games")
def test_conformance_takes_all_games_and_tells_them_apart(run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tests" / "rules").mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text('[tool.pytest.ini_options]\nmarkers = ["rule(id)"]\n')
    (tmp_path / "tests" / "rules" / "test_all.py").write_text(
        'import pytest\n\n@pytest.mark.rule("TOY-001", "MAR-001")\ndef test_one(): pass\n'
    )
    monkeypatch.chdir(tmp_path)
    told = json.loads(run("conformance", "--json", "--jobs", "1").stdout)
    assert told["marbles"]["missing"] == []
    assert told["toy"]["missing"] == ["TOY-002"]


# -- the games that there are ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pack", "title"),
    [
        ('[[guild]]\nid = "blue"\nfirst_vp = 9\n', "Inventors of the South Tigris"),
        ('[[guild]]\nid = "purple"\ncontrol_vp = 2\n', "Scholars of the South Tigris"),
        ('[[room]]\nid = "room_1"\nsilver = 1\n', "Scholars of the South Tigris"),
    ],
)
def test_pack_check_finds_the_game_by_the_tables_and_components_of_the_pack(
    run, tmp_path: Path, pack: str, title: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(pack)
    result = run("pack", "check", str(file))
    assert result.exit_code == 0
    assert f"a sound pack for {title}" in result.output


@pytest.mark.parametrize(
    ("pack", "arguments", "sentence"),
    [
        ('[[room]]\nid = "room_1"\nsilver = 99\n', [], "mine.toml, line 3: [[room]] room_1, field 'silver': 99 is"),
        ('[[room]]\nid = "room_99"\n', [], "mine.toml, line 1: [[room]] 'room_99': the game has no such component."),
        ('[[horse]]\nid = "one"\n', [], "no game here has any of its tables. There are: inventors, "),
        ("", [], "no game here has any of its tables"),
        ('[[guild]]\nid = "orange"\n', [], "it may be for inventors or scholars. Say which: --game inventors."),
        ('[[room]]\nid = "room_1"\n', ["--game", "inventors"], "[room]: the game has no such table."),
        ("[[room]", [], "this is not TOML"),
    ],
)
def test_what_is_wrong_with_a_pack_is_said(run, tmp_path: Path, pack: str, arguments: list[str], sentence: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(pack)
    result = run("pack", "check", str(file), *arguments)
    assert result.exit_code == 1
    assert sentence in result.stderr


def test_a_pack_that_is_not_there(run) -> None:
    result = run("pack", "check", "nowhere.toml")
    assert result.exit_code == 1
    assert "nowhere.toml: the pack cannot be read" in result.stderr


@pytest.mark.parametrize(("game", "search", "rule"), [("inventors", "34", "INV-034"), ("scholars", "34", "SCH-034")])
def test_rules_of_each_game(run, game: str, search: str, rule: str) -> None:
    assert rule in run("rules", game, search).output


@pytest.mark.parametrize("game", installed_games())
def test_provenance_knows_each_game(run, game: str) -> None:
    assert "values (" in run("provenance", game).output


def test_bench_measures_a_game_of_a_box(run) -> None:
    told = json.loads(run("bench", "scholars", "--json", "--seconds", "0.1").stdout)
    assert told["scholars"]["decisions_per_game"] > 50

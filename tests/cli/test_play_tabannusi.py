"""Tabannusi in the terminal: whole games by typing, and whatever is typed."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from cli.tables import whole_game

import claytable

#: The kinds of seats, and the arguments that ask for them.
TABLES: list[tuple[int | list[str], dict[str, object], list[str]]] = [
    (1, {"king": "sarbot"}, ["--solo", "--king", "sarbot"]),
    (["person", "person"], {"first_game": True}, ["--seats", "person,person", "--first-game", "--lang", "pl"]),
]


@pytest.mark.parametrize(("seats", "options", "arguments"), TABLES, ids=["solo", "two"])
def test_a_whole_game_typed_key_by_key_ends_with_the_same_scores(
    run, tmp_path: Path, seats: int | list[str], options: dict[str, object], arguments: list[str]
) -> None:
    game, keys = whole_game("tabannusi", seats, 6, **options)
    file = tmp_path / "whole.json"
    typed = "\n".join([*keys[:-1], f"s {file}", keys[-1]]) + "\n"
    result = run("play", "tabannusi", "--seed", "6", *arguments, typed=typed)
    assert result.exit_code == 0, result.output[-2000:]
    again = claytable.load_journal(file.read_text(encoding="utf-8"))
    assert again.over
    assert [score.data() for score in again.scores()] == [score.data() for score in game.scores()]
    end = result.output.splitlines()
    for score in game.scores():
        assert any(str(score.total) in line for line in end[-15:])
    assert "all digests agree" in run("replay", str(file), "--verify").output


@pytest.mark.parametrize(
    "arguments",
    [
        ["--solo", "--king", "bot-baba"],
        ["--seats", "2", "--first-game", "--lang", "pl"],
        ["--seats", "person,bot,person,bot", "--lang", "fr"],
    ],
)
def test_a_hundred_lines_of_anything(run, arguments: list[str]) -> None:
    chance = random.Random(4)
    words = ["1", "2", "3", "4", "5", "8", "?", "u", "b", "b 2", "p", "l", "t", "r 50", "zzz", ""]
    lines = [chance.choice(words) for _ in range(100)]
    result = run("play", "tabannusi", "--seed", "3", *arguments, typed="\n".join(lines))
    assert result.exit_code == 0, result.output[-2000:]
    assert run("play", "tabannusi", "--resume", typed="1\n").exit_code == 0


@pytest.mark.parametrize("king", ["gilgabot", "sarbot", "botmuzi", "bot-baba"])
def test_the_king_is_chosen_by_an_option(run, king: str) -> None:
    output = run("play", "tabannusi", "--solo", "--king", king, "--seed", "5", typed="q\n").output
    assert f"King {king.capitalize()}" in output


def test_a_king_that_does_not_exist_or_has_no_solo_game_is_refused(run) -> None:
    wrong = run("play", "tabannusi", "--solo", "--king", "gilgamesh", typed="q\n")
    assert wrong.exit_code != 0
    assert "gilgabot, sarbot, botmuzi, bot-baba" in " ".join((wrong.output + wrong.stderr).split())
    assert run("play", "tabannusi", "--seats", "2", "--king", "sarbot", typed="q\n").exit_code != 0


def test_the_setup_for_a_first_game_leaves_the_barges_as_printed(run) -> None:
    def barges(*arguments: str) -> str:
        lines = run("play", "tabannusi", "--seats", "2", "--seed", "3", *arguments, typed="q\n").output.splitlines()
        below = next(n for n, line in enumerate(lines) if "1 Artisans" in line) + 2
        return "".join(cell.strip()[:1] for cell in lines[below].strip("│").split("│"))

    assert barges("--first-game") == "BYWUG"
    assert sorted(barges()) == sorted("BYWUG")
    assert barges() != "BYWUG"


def test_why_not_names_the_rule(run) -> None:
    output = run("play", "tabannusi", "--solo", "--seed", "5", typed="? end-turn\nq\n").output
    assert "TAB-" in output


def test_a_pack_changes_what_the_table_shows(run, tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text('[[action_tile]]\nid = "T1"\neffects = ["gain vp 9"]\n')
    arguments = ["play", "tabannusi", "--solo", "--seed", "5"]
    assert "T1: 9 VP" not in run(*arguments, typed="q\n").output
    result = run(*arguments, "--pack", str(pack), typed="q\n")
    assert "T1: 9 VP" in result.output
    assert f"--pack {pack}" in result.output

"""Every game in the terminal: whole games by typing, and whatever is typed."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from cli.tables import whole_game

import claytable

#: Games with the kinds of seats and the options, and the arguments that ask for them.
WHOLE: list[tuple[str, int | list[str], dict[str, object], list[str]]] = [
    ("scholars", 1, {"level": 3, "epic": True}, ["--solo", "--level", "3", "--epic"]),
    ("oasis", 3, {"days": 8}, ["--seats", "person,person,person", "--days", "8", "--lang", "fr"]),
    (
        "tabannusi",
        ["person", "person"],
        {"first_game": True},
        ["--seats", "person,person", "--first-game", "--lang", "pl"],
    ),
]

ANYTHING: list[list[str]] = [
    ["oasis", "--seats", "person,bot,person", "--days", "8", "--lang", "pl"],
    ["inventors", "--solo", "--harder", "resources,dice,workers"],
    ["inventors", "--seats", "2", "--rounds", "3", "--lang", "pl"],
    ["inventors", "--seats", "person,bot,person", "--lang", "fr"],
    ["scholars", "--solo", "--level", "4"],
    ["scholars", "--seats", "2", "--epic", "--lang", "pl"],
    ["scholars", "--seats", "person,bot,person", "--extra", "--lang", "fr"],
    ["tabannusi", "--solo", "--king", "bot-baba"],
    ["tabannusi", "--seats", "2", "--first-game", "--lang", "pl"],
    ["tabannusi", "--seats", "person,bot,person,bot", "--lang", "fr"],
]


@pytest.mark.parametrize(("name", "seats", "options", "arguments"), WHOLE)
def test_a_whole_game_typed_key_by_key_ends_with_the_same_scores(
    run, tmp_path: Path, name: str, seats: int | list[str], options: dict[str, object], arguments: list[str]
) -> None:
    game, keys = whole_game(name, seats, 6, **options)
    file = tmp_path / "whole.json"
    typed = "\n".join([*keys[:-1], f"s {file}", keys[-1]]) + "\n"
    result = run("play", name, "--seed", "6", *arguments, typed=typed)
    assert result.exit_code == 0, result.output[-2000:]
    again = claytable.load_journal(file.read_text(encoding="utf-8"))
    assert again.over
    assert [score.data() for score in again.scores()] == [score.data() for score in game.scores()]
    end = result.output.splitlines()
    for score in game.scores():
        assert any(str(score.total) in line for line in end[-15:])
    assert "all digests agree" in run("replay", str(file), "--verify").output


@pytest.mark.parametrize("arguments", ANYTHING, ids=" ".join)
def test_sixty_lines_of_anything(run, arguments: list[str]) -> None:
    chance = random.Random(4)
    words = ["1", "2", "3", "4", "5", "8", "?", "u", "b", "b 2", "p", "l", "t", "r 50", "zzz", ""]
    lines = [chance.choice(words) for _ in range(60)]
    result = run("play", *arguments, "--seed", "3", typed="\n".join(lines))
    assert result.exit_code == 0, result.output[-2000:]
    assert run("play", arguments[0], "--resume", typed="1\n").exit_code == 0


def test_every_installed_game_is_typed_at() -> None:
    assert {arguments[0] for arguments in ANYTHING} == set(claytable.installed_games())

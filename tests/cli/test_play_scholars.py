"""Scholars in the terminal: whole games by typing, and whatever is typed."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from cli.tables import whole_game

import claytable

#: The kinds of seats, and the arguments that ask for them.
TABLES: list[tuple[int | list[str], dict[str, object], list[str]]] = [
    (1, {"level": 3, "epic": True}, ["--solo", "--level", "3", "--epic"]),
    (["person", "person"], {"extra": True}, ["--seats", "person,person", "--extra", "--lang", "pl"]),
]


@pytest.mark.parametrize(("seats", "options", "arguments"), TABLES, ids=["solo", "two"])
def test_a_whole_game_typed_key_by_key_ends_with_the_same_scores(
    run, tmp_path: Path, seats: int | list[str], options: dict[str, object], arguments: list[str]
) -> None:
    game, keys = whole_game("scholars", seats, 6, **options)
    file = tmp_path / "whole.json"
    typed = "\n".join([*keys[:-1], f"s {file}", keys[-1]]) + "\n"
    result = run("play", "scholars", "--seed", "6", *arguments, typed=typed)
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
        ["--solo", "--level", "4"],
        ["--seats", "2", "--epic", "--lang", "pl"],
        ["--seats", "person,bot,person", "--extra", "--lang", "fr"],
    ],
)
def test_a_hundred_lines_of_anything(run, arguments: list[str]) -> None:
    chance = random.Random(4)
    words = ["1", "2", "3", "4", "5", "8", "?", "u", "b", "b 2", "p", "l", "t", "r 50", "zzz", ""]
    lines = [chance.choice(words) for _ in range(100)]
    result = run("play", "scholars", "--seed", "3", *arguments, typed="\n".join(lines))
    assert result.exit_code == 0, result.output[-2000:]
    assert run("play", "scholars", "--resume", typed="1\n").exit_code == 0


def test_a_turn_reads_as_the_rulebook_tells_it(run) -> None:
    typed = "1\nslot:research\nphysics\n1\nno second\nresearch\nq\n"
    output = run("play", "scholars", "--solo", "--seed", "5", typed=typed).output
    for words in (
        "Which Starting Translator do you take",
        "Work or Rest: which Action Slot do you use?",
        "Which Action Card do you play on the Research Slot?",
        "Which die do you place on the card?",
        "Do you place a second die on the card?",
        "1  Research (White, value",
        "Research (White, value",
    ):
        assert words in output


def test_why_not_names_the_rule(run) -> None:
    output = run("play", "scholars", "--solo", "--seed", "5", typed="1\n? rest\nq\n").output
    assert "SCH-050: You can Rest only with an Action Card on your Player Board." in output


def test_a_pack_changes_what_the_table_shows(run, tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text('[[translator_deck]]\nid = "wild_1"\nrecruit_value = 8\n')
    arguments = ["play", "scholars", "--solo", "--seed", "5"]
    assert "Recruit 8+" not in run(*arguments, typed="q\n").output
    result = run(*arguments, "--pack", str(pack), typed="q\n")
    assert "Recruit 8+" in result.output
    assert f"--pack {pack}" in result.output

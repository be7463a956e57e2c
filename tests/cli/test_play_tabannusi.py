"""Tabannusi in the terminal: turns as they are asked for, refusals, options and packs."""

from __future__ import annotations

from pathlib import Path

import pytest


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


#: The starting Building, the workers' District, the die and where it leads: then the first Action is asked for.
TURN = ["white", "district:2", "1", "district:3", "1", "1"]


def test_a_turn_reads_as_the_rulebook_tells_it(run) -> None:
    typed = "\n".join([*TURN, "project", "white", "space:3-03", "1", "q"])
    output = run("play", "tabannusi", "--solo", "--seed", "5", typed=typed).output
    for words in (
        "What colour is your starting Building?",
        "Which District do your Architect and Assistant start in?",
        "do you take from the Barge of District 3?",
        "Which District does your Architect move to?",
        "You are in District 3. Which Action do you take first?",
        "What colour Project do you place?",
        "Which space do you place the white Project on?",
        "3  Space 3 of District 3: 3 VP",
        "Player 1 places a white Project on space 3 of District 3.",
        "You are in District 3. Which Action do you take second?",
    ):
        assert words in output
        output = output.split(words, 1)[1]


def test_why_not_names_the_rule(run) -> None:
    typed = "\n".join([*TURN, "? claim-ship", "q"])
    output = run("play", "tabannusi", "--solo", "--seed", "5", typed=typed).output
    assert "TAB-056: Your Assistant is not in the District where you can do this." in " ".join(output.split())


def test_a_pack_changes_what_the_table_shows(run, tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text('[[action_tile]]\nid = "T1"\neffects = ["gain vp 9"]\n')
    arguments = ["play", "tabannusi", "--solo", "--seed", "5"]
    assert "T1: 9 VP" not in run(*arguments, typed="q\n").output
    result = run(*arguments, "--pack", str(pack), typed="q\n")
    assert "T1: 9 VP" in result.output
    assert f"--pack {pack}" in result.output

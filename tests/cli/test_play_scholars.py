"""Scholars in the terminal: turns as they are asked for, refusals, options and packs."""

from __future__ import annotations

from pathlib import Path


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

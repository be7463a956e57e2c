"""Inventors in the terminal: a game to its end, and one that is left and taken up again."""

from __future__ import annotations

import random
from pathlib import Path


def test_a_game_is_played_to_its_end(run) -> None:
    chance = random.Random(5)
    typed = "\n".join(str(chance.randint(1, 4)) for _ in range(1500))
    result = run("play", "inventors", "--seats", "2", "--rounds", "3", "--seed", "8", typed=typed)
    assert result.exit_code == 0
    assert "Final scores" in result.output
    assert "wins." in result.output


def test_a_pack_is_named_again_when_the_game_is_taken_up(run, tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text('[[device_card]]\nid = "astrolabe"\nvalue = 7\n')
    left = run("play", "inventors", "--pack", str(pack), typed="q\n")
    assert f"--pack {pack}" in left.output
    refused = run("play", "inventors", "--resume")
    assert refused.exit_code == 1
    assert "Name that pack's file" in refused.stderr
    assert run("play", "inventors", "--resume", "--pack", str(pack), typed="q\n").exit_code == 0


def test_options_that_the_game_does_not_have(run) -> None:
    result = run("play", "inventors", "--rounds", "7")
    assert result.exit_code == 2
    assert "3 or 4 rounds" in result.stderr

"""Companions in the terminal: found under a heading of their own, played alone, refused to programs."""

from __future__ import annotations

from pathlib import Path

import pytest

import claytable
from claytable.core.rules import find_any, installed_companions, installed_games

GAME = "scholars-opponent"


def test_it_is_asked_for_below_the_games(run) -> None:
    result = run("play", typed="opponent\nq\n")
    lines = [line.strip() for line in result.output.splitlines()]
    heading = lines.index("At the real table:")
    assert any("(scholars)" in line for line in lines[:heading])
    assert f"({GAME})" in lines[heading + 1]
    assert "Set up the table as for 2 players" in result.output


def test_the_opponents_turns_are_led_through_and_a_number_is_put_right(run, tmp_path: Path) -> None:
    file = tmp_path / "beside.json"
    typed = ["all", "its-turn", "correct", "more:dice-sum", "back", f"s {file}", "q"]
    result = run("play", GAME, "--seed", "1", "--cards", "app", typed="\n".join(typed) + "\n")
    assert result.exit_code == 0, result.output[-2000:]
    assert "The opponent reveals a" in result.output
    game = claytable.load_journal(file.read_text(encoding="utf-8"))
    assert game.view(0)["dice_sum"] == -1
    words = game.rules.words("en")
    assert "Corrected: Dice Sum: 1 more." in [words.say(line) for line in game.log(0)]


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_its_table_is_drawn_in_the_readers_words(run, language: str) -> None:
    result = run("play", GAME, "--level", "2", "--lang", language, typed="q\n")
    said = find_any(GAME).words(language)
    for id in ("name-target", "name-dice-sum", "language-persian", "guild-purple"):
        assert said.say(claytable.Message(id)) in result.output


def test_there_are_no_hints(run) -> None:
    assert "there are no hints" in run("play", GAME, typed="h\nq\n").output


def test_a_saved_game_is_not_taken_for_one_of_its_game(run) -> None:
    run("play", "scholars", "--solo", typed="q\n")
    run("play", GAME, typed="q\n")
    result = run("play", "scholars", "--resume", typed="q\n")
    assert "Which Starting Translator" in " ".join(result.output.split())


@pytest.mark.parametrize(
    "command",
    [
        ("simulate", GAME, "--games", "1"),
        ("arena", GAME, "--bots", "random,greedy", "--games", "1"),
        ("bench", GAME),
        ("play", GAME, "--seats", "person,bot"),
    ],
)
def test_programs_do_not_play_it(run, command: tuple[str, ...]) -> None:
    result = run(*command)
    assert result.exit_code == 2
    assert "only people see the board" in " ".join(result.output.split())


def test_its_rules_are_those_of_one_alone(run) -> None:
    assert "SCH-222" in run("rules", GAME, "SCH-222").output
    assert all(rule.id.startswith("SCH-") for rule in find_any(GAME).catalogue("pl"))


def test_games_and_companions_are_apart() -> None:
    assert not installed_games().keys() & installed_companions().keys()
    assert all(not rules.companion_of for rules in installed_games().values())
    assert all(rules.companion_of in installed_games() for rules in installed_companions().values())

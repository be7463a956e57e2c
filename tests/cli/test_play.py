"""`claytable play`: a whole game by typing."""

from __future__ import annotations

from pathlib import Path

import pytest

pytestmark = pytest.mark.usefixtures("toy")


def test_a_whole_game_by_number(run) -> None:
    result = run("play", "toy", "--seats", "2", "--seed", "1", typed="3\n" * 10)
    assert result.exit_code == 0
    assert "Final scores" in result.output
    assert "wins." in result.output


def test_the_question_stands_with_its_numbered_options(run) -> None:
    output = run("play", "toy", "--seats", "2", typed="q\n").output
    assert "Seat 1: How many of the 15 pebbles do you take?" in output
    assert "1  Take one pebble" in output
    assert "3  Take 3 pebbles" in output


@pytest.mark.parametrize("typed", ["2", "take:2", "2 peb", "TAKE 2 PEBBLES"])
def test_an_answer_by_number_key_or_part_of_its_name(run, typed: str) -> None:
    assert "Seat 1 took 2." in run("play", "toy", "--seats", "2", typed=f"{typed}\nq\n").output


def test_several_fitting_answers_are_listed_and_none_is_played(run) -> None:
    output = run("play", "toy", "--seats", "2", typed="pebbles\nq\n").output
    assert "More than one choice matches:" in output
    assert "took" not in output


@pytest.mark.parametrize("typed", ["99", "camel", "0"])
def test_an_unknown_answer_is_said_to_be_unknown(run, typed: str) -> None:
    result = run("play", "toy", "--seats", "2", typed=f"{typed}\nq\n")
    assert f"No choice matches “{typed}”" in result.output
    assert result.exit_code == 0


def test_why_not_names_the_rule(run) -> None:
    output = run(
        "play", "toy", "--seats", "person,person", "--rounds", "1", typed="3\n? take:3\n?\n? camel\n? 1\nq\n"
    ).output
    assert output.count("Take 3 pebbles  TOY-002: only 2 are left.") == 2
    assert "Nothing in this game matches “camel”." in output
    assert "You can choose this now: Take one pebble" in output


def test_undo_alone_goes_back_through_the_bots(run) -> None:
    output = run("play", "toy", "--seats", "2", typed="3\nu\nu\nq\n").output
    assert "Undone." in output
    assert output.count("How many of the 15 pebbles do you take?") == 3
    assert "You have nothing to undo." in output


def test_undo_around_one_screen_takes_back_one_answer(run) -> None:
    output = run("play", "toy", "--seats", "person,person", typed="3\nu\nu\nq\n").output
    assert output.count("Seat 1: How many of the 15") == 3
    assert "You have nothing to undo." in output


def test_rules_log_points_and_table_on_demand(run) -> None:
    output = run("play", "toy", "--seats", "2", typed="r 2\nr\nr camel\n1\nl\np\nt\n\nq\n").output
    assert "TOY-002  turn" in output
    assert "r SEARCH" in output
    assert "No rules match “camel”" in output
    assert "Scores if the game ended now" in output
    assert output.count("Pebbles\n├── Pebbles: 15") == 1


def test_quit_saves_and_resume_goes_on(run, tmp_path: Path) -> None:
    first = run("play", "toy", "--seats", "person,person", typed="3\nq\n")
    assert "Saved:" in first.output
    assert len(list((tmp_path / "saves").glob("toy-*.json"))) == 1
    second = run("play", "toy", "--resume", typed="q\n")
    assert second.exit_code == 0
    assert "Seat 2: How many of the 12 pebbles do you take?" in second.output
    assert len(list((tmp_path / "saves").glob("toy-*.json"))) == 1


def test_resume_names_a_file_with_or_without_the_game(run, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    run("play", "toy", "--seats", "person,person", typed=f"3\ns {file}\nq\n")
    for arguments in (("toy", "--resume", str(file)), ("--resume", str(file))):
        assert "How many of the 12" in run("play", *arguments).output


def test_the_end_of_the_input_saves_and_ends_cleanly(run) -> None:
    result = run("play", "toy", "--seats", "2", typed="1\n")
    assert result.exit_code == 0
    assert "Saved:" in result.output


def test_an_unwritable_save_is_said_and_play_goes_on(run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    output = run("play", "toy", "--seats", "2", typed=f"s {tmp_path}/file/save.json\n1\nq\n").output
    assert "The game could not be saved:" in output
    assert "Seat 1 took 1." in output


def test_a_game_that_cannot_be_saved_at_the_end_is_a_failure(run, tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("")
    result = run("play", "toy", "--seats", "2", typed="1\nq\n")
    assert "The game could not be saved:" in result.output
    assert result.exit_code == 1


def test_a_language_that_the_game_lacks(run) -> None:
    output = run("play", "toy", "--seats", "2", "--lang", "fr", typed="take 3\nq\n").output
    assert output.count("Pebbles n'existe pas encore en français : vous jouez en anglais.") == 1
    assert "How many of the 15 pebbles do you take?" in output


def test_a_language_that_the_game_has_needs_no_word(run) -> None:
    output = run("play", "toy", "--seats", "2", "--lang", "pl", typed="q\n").output
    assert "angielsku" not in output
    assert "kamyków" in output


def test_another_language(run) -> None:
    output = run("play", "toy", "--seats", "2", "--lang", "pl", typed="3 kamyki\nq\n").output
    assert "Ile z 15 kamyków bierzesz?" in output
    assert "Gracz 1 bierze 3." in output
    assert "Zapisano:" in output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["camels"], "There is no game 'camels' here. There are: toy."),
        (["toy", "--lang", "de"], "There is no translation into 'de'."),
        (["toy", "--seats", "person,robot"], "A seat is 'person', 'bot' or 'opponent', not 'robot'."),
        (["toy", "--seats", "9"], "Pebbles is for 1 to 4 players."),
        (["toy", "--solo", "--seats", "2"], "A solo game has one seat"),
        (["toy", "--harder", "dice"], "Pebbles has no option 'harder'. It has: rounds."),
        (["toy", "--rounds", "7"], "A game has 1 to 4 rounds, not 7."),
        (["toy", "--rounds", "many"], "A game has 1 to 4 rounds, not 'many'."),
        (["toy", "save.json"], "To go on with save.json, add --resume."),
    ],
)
def test_a_wrong_word_is_answered_with_a_sentence(run, arguments: list[str], sentence: str) -> None:
    result = run("play", *arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert "Traceback" not in result.output


def test_resume_without_a_saved_game(run) -> None:
    result = run("play", "toy", "--resume")
    assert result.exit_code == 1
    assert "There is no saved game of 'toy'" in result.stderr


def test_undo_around_one_screen_takes_nothing_back_from_a_bot(run) -> None:
    output = run("play", "toy", "--seats", "bot,person,person", typed="u\n1\n1\nu\nq\n").output
    assert "You have nothing to undo." in output
    assert "You cannot undo this" in output
    assert "Undone." not in output


def test_a_hint_names_the_best_answers_first(run) -> None:
    output = run("play", "toy", "--seats", "2", "--rounds", "1", typed="h\nq\n").output
    assert "→ Take" in output


@pytest.mark.parametrize(("bots", "code"), [("apprentice", 0), ("random", 0), ("genius", 2)])
def test_bots_have_a_level(run, bots: str, code: int) -> None:
    result = run("play", "toy", "--seats", "2", "--bots", bots, typed="3\nq\n")
    assert result.exit_code == code
    assert ("There is no bot 'genius'." in result.output) == (code == 2)

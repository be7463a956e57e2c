"""`claytable learn`: chapters in the terminal."""

from __future__ import annotations

import pytest
from toy import GAME

from claytable.core.lessons import lesson_words, read_lessons
from claytable.core.rules import find_game, own_games


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
@pytest.mark.parametrize("game", own_games())
def test_the_chapters_of_a_game_are_listed_with_their_numbers(run, game: str, language: str) -> None:
    result = run("learn", game, "--lang", language)
    assert result.exit_code == 0
    words = lesson_words(find_game(game), language)
    lessons = read_lessons(find_game(game))
    assert 8 <= len(lessons) <= 10
    for number, lesson in enumerate(lessons, start=1):
        assert f"{number}  {words.say(lesson.title)} ({lesson.id})" in result.output


@pytest.mark.parametrize("game", own_games())
def test_every_chapter_can_be_shown_to_its_end(run, game: str) -> None:
    for number, lesson in enumerate(read_lessons(find_game(game)), start=1):
        result = run("learn", game, str(number), typed="s\n" * len(lesson.acts))
        assert result.exit_code == 0
        assert "Done. That was this chapter." in result.output


def test_the_expected_answer_is_given_by_its_name_and_the_log_tells_what_it_did(run) -> None:
    output = run("learn", "inventors", "tower", typed="weaver\n").output
    assert "Your six Craftspeople stand on a tower." in " ".join(output.split())
    assert "· Player 2 raises the Weaver to level 3." in output
    assert "Done." in output


def test_another_answer_is_told_what_it_would_do_and_the_question_stays(run) -> None:
    output = " ".join(run("learn", "inventors", "tower", typed="scribe\nweaver\n").output.split())
    told = "not what this chapter is about. It would do this: · Player 2 raises the Scribe to level 2."
    assert told in output
    assert output.index(told) < output.index("raises the Weaver to level 3")


def test_an_answer_that_does_not_fit_is_said_so(run) -> None:
    output = run("learn", "inventors", "tower", typed="camel\n\nweaver\n").output
    assert "No choice matches “camel”." in output
    assert "Done." in output


def test_a_question_mark_shows_the_rules_in_the_language(run) -> None:
    output = run("learn", "inventors", "tower", "--lang", "pl", typed="?\n").output
    rules = {rule.id: rule for rule in find_game("inventors").catalogue("pl")}
    assert "INV-059" in output
    assert rules["INV-059"].text[:40] in " ".join(output.split())


@pytest.mark.parametrize("typed", ["", "q\n"])
def test_one_may_leave_at_any_time(run, typed: str) -> None:
    result = run("learn", "tabannusi", "goal", typed=typed)
    assert result.exit_code == 0
    assert "Done." not in result.output


@pytest.mark.parametrize("chapter", ["99", "camel", "0"])
def test_a_chapter_that_is_not_there_is_refused_with_those_that_are(run, chapter: str) -> None:
    result = run("learn", "scholars", chapter)
    assert result.exit_code == 2
    assert f"has no chapter '{chapter}'. It has 1 to 9: goal, turn, dice," in result.output


@pytest.mark.usefixtures("toy")
def test_a_game_without_lessons_says_so(run) -> None:
    result = run("learn", "toy")
    assert result.exit_code == 2
    assert result.output.strip() == f"{GAME.title} has no lessons yet."

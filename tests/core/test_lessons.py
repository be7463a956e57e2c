"""Lessons as data: a sound file is read, and what is wrong is named with its line."""

from __future__ import annotations

import pytest
from toy import GAME

from claytable.core.errors import LessonError
from claytable.core.lessons import Lesson, parse_lessons, read_lessons
from claytable.core.rules import find_game

VERSION = find_game("inventors").version
SOUND = f"""\
version = "{VERSION}"

[[lesson]]
id = "goal"
seats = 2
seed = 1
answers = []
seat = 1
region = "workshops"
acts = ["row:top"]
rules = ["INV-031"]
"""


def parse(text: str) -> list[Lesson]:
    return parse_lessons(find_game("inventors"), "lessons.toml", text)


def test_a_lesson_leads_to_its_position_and_takes_its_acts() -> None:
    [lesson] = parse(SOUND.replace("answers = []\nseat = 1", 'answers = ["row:top"]\nseat = 0'))
    table = lesson.begin()
    assert len(table.entries()) == 1
    lesson.act(table, 0)
    assert len(table.entries()) == 2


def test_a_game_without_lessons_has_none() -> None:
    assert read_lessons(GAME) == []


@pytest.mark.parametrize(
    ("changed", "to", "error"),
    [
        ("seed = 1", 'seed = "1"', "line 6: [[lesson]] goal, field 'seed': this must be a whole number."),
        ("seat = 1", "seat = true", "line 8: [[lesson]] goal, field 'seat': this must be a whole number."),
        ('["row:top"]', "[1]", "line 10: [[lesson]] goal, field 'acts': this must be a list of texts."),
        ('["row:top"]', "[]", "line 10: [[lesson]] goal, field 'acts': it is empty."),
        ('region = "workshops"\n', "", "line 3: [[lesson]] goal, field 'region': it is missing."),
        ("seed = 1", "seed = 1\nround = 2", "line 7: [[lesson]] goal, field 'round': a lesson has no such field."),
    ],
)
def test_what_is_wrong_in_a_lesson_is_named_with_its_line(changed: str, to: str, error: str) -> None:
    with pytest.raises(LessonError) as raised:
        parse(SOUND.replace(changed, to))
    assert str(raised.value) == f"lessons.toml, {error}"


def test_two_lessons_do_not_have_the_same_name() -> None:
    with pytest.raises(LessonError, match=r"^lessons\.toml, line 14: .*there are two lessons 'goal'\.$"):
        parse(SOUND + "\n" + SOUND.partition("\n\n")[2])


def test_lessons_of_another_rules_version_must_be_recorded_again() -> None:
    with pytest.raises(LessonError, match=rf"rules version '2' .* which is now at '{VERSION}'\. Record them again"):
        parse(SOUND.replace(f'version = "{VERSION}"', 'version = "2"'))


@pytest.mark.parametrize("text", ["", f'version = "{VERSION}"', f'version = "{VERSION}"\nlesson = 1', "version = "])
def test_a_file_without_lessons_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(LessonError, match=r"^lessons\.toml: .*\.$"):
        parse(text)


@pytest.mark.parametrize(
    ("changed", "to", "error"),
    [
        ("answers = []", 'answers = ["tent:3"]', r"line 7: .* 'tent:3' cannot be given there: "),
        ("answers = []", 'answers = ["nonsense"]', r"line 7: .* 'nonsense' cannot be given there: "),
        ("seats = 2", "seats = 9", r"line 5: .*Inventors of the South Tigris has 1 to 4 seats\."),
    ],
)
def test_a_position_that_cannot_be_reached_is_told_with_its_line(changed: str, to: str, error: str) -> None:
    [lesson] = parse(SOUND.replace(changed, to))
    with pytest.raises(LessonError, match=error):
        lesson.begin()


def test_a_question_for_another_seat_is_no_position_of_the_lesson() -> None:
    [lesson] = parse(SOUND.replace("seat = 1", "seat = 0"))
    with pytest.raises(LessonError, match=r"line 8: .* the answers do not lead to a question for seat 0\.$"):
        lesson.begin()

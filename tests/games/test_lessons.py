"""The lessons of our games: about parts of the table that the client draws, and easy to read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from claytable.core.lessons import lesson_words, read_lessons
from claytable.core.rules import find_game, own_games

#: The school year, counted as in the United States, whose pupils can read a text.
GRADE = 8.0
GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


@pytest.mark.parametrize("game", own_games())
def test_a_lesson_is_about_a_part_of_the_table_that_the_client_names(game: str) -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted((GAMES / game).rglob("*.ts")))
    regions = set(re.findall(r'id: "([\w-]+)"', text))
    # The Districts are numbered: `district-${n}`.
    regions |= {f"{name}{n}" for name in re.findall(r"id: `([\w-]+)\$\{n\}`", text) for n in (1, 2, 3)}
    assert {lesson.region for lesson in read_lessons(find_game(game))} <= regions


@pytest.mark.parametrize("game", own_games())
def test_a_lesson_is_read_with_ease(game: str) -> None:
    rules = find_game(game)
    words = lesson_words(rules, "en")
    told = {each.id: f"{words.say(each.text)} {words.say(each.task)}" for each in read_lessons(rules)}
    assert {id: grade(text) for id, text in told.items() if grade(text) > GRADE} == {}
    assert grade(" ".join(told.values())) <= GRADE


def test_the_grade_of_a_text_is_that_of_flesch_and_kincaid() -> None:
    known = {"die": 1, "placed": 1, "Device": 2, "colour": 2, "started": 2, "idea": 3, "Inventor": 3, "Ziggurat": 3}
    assert {word: syllables(word) for word in known} == known
    # Six words in one sentence, with a syllable each.
    assert grade("The cat sat on the mat.") == pytest.approx(0.39 * 6 + 11.8 * 1 - 15.59)
    assert grade("Heterogeneous considerations necessitate organisational reconfiguration.") > GRADE


def grade(text: str) -> float:
    """The reading level of an English text by Flesch and Kincaid."""
    sentences = len(re.findall(r"[.!?]+(?=\s|$)", text))
    words = re.findall(r"[\w'-]+", text)
    return 0.39 * len(words) / sentences + 11.8 * sum(map(syllables, words)) / len(words) - 15.59


def syllables(word: str) -> int:
    """How many an English word has, about: its groups of vowels, without an ending that is not spoken."""
    spoken = re.sub(r"(?<=[^aeiouytd])ed$|(?<=[^aeioul])es$|(?<=[^aeiouyl])e$", "", word.lower())
    return max(1, len(re.findall(r"[aeiouy]+", re.sub(r"(?<=[ei])a$", "-a", spoken))))

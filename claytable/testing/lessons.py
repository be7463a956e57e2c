"""Lessons: each leads to its position, its acts are legal there and do something, and all of it can be said."""

from __future__ import annotations

import pytest

from ..core.game import Game
from ..core.lessons import Lesson, lesson_words, read_lessons
from .kit import Examples, Kit


class Lessons(Kit):
    """What `GameRules.lessons` declares; a game may do without."""

    def examples(self, name: str) -> Examples:
        if name == "lesson":
            return [(lesson.id, lesson) for lesson in read_lessons(self.rules)] or [("none", None)]
        return super().examples(name)

    def test_a_lesson_is_played_and_its_acts_do_something(self, lesson: Lesson | None, language: str) -> None:
        lesson = self.declared(lesson)
        table = lesson.begin()
        self.say(lesson, table, language)
        before = len(table.log(lesson.seat))
        for number in range(len(lesson.acts)):
            lesson.act(table, number)
            self.say(lesson, table, language)
        after = table.log(lesson.seat)
        assert len(after) > before, f"{lesson.id}: its acts do nothing that the log tells"
        for line in after:
            self.rules.words(language).say(line)

    def test_a_lesson_says_what_it_is_about(self, lesson: Lesson | None, language: str) -> None:
        lesson = self.declared(lesson)
        words = lesson_words(self.rules, language)
        for message in (lesson.title, lesson.text, lesson.task):
            assert message.id in words, f"locale/lessons.{language}.ftl has no message '{message.id}'"
            assert words.say(message).strip()
        assert words.say(lesson.text).endswith("."), f"{language}: {lesson.id} does not end with a full stop"
        assert words.say(lesson.task).endswith("."), f"{language}: the task of {lesson.id} has no full stop"

    def test_a_lesson_is_about_rules_that_there_are(self, lesson: Lesson | None) -> None:
        lesson = self.declared(lesson)
        unknown = set(lesson.rules) - {rule.id for rule in self.rules.catalogue()}
        assert not unknown, f"{lesson.id}: there is no rule {', '.join(sorted(unknown))}"

    def test_no_message_of_lessons_is_there_for_nothing(self, language: str) -> None:
        lessons = read_lessons(self.rules)
        if not lessons:
            pytest.skip(f"{self.game} declares no lessons")
        used = {message.id for each in lessons for message in (each.title, each.text, each.task)}
        assert lesson_words(self.rules, language).ids == used

    def declared(self, lesson: Lesson | None) -> Lesson:
        """A lesson; without one the test is skipped."""
        if lesson is None:
            pytest.skip(f"{self.game} declares no lessons")
        return lesson

    def say(self, lesson: Lesson, table: Game, language: str) -> None:
        """The open question and its answers; what is missing raises."""
        if not table.over and table.decision.seat == lesson.seat:
            words = self.rules.words(language)
            for message in (table.decision.question, *(option.message for option in table.legal)):
                words.say(message)

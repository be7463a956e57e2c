"""Lessons, as they are sent: what their chapters say, and the table before and after each act."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ..core.errors import LessonError
from ..core.game import Game
from ..core.lessons import Lesson, lesson_words
from .library import known, lessons_of
from .problems import Conflict, NotFound
from .room import seen
from .telling import refused


def chapters(game: str, language: str) -> list[dict[str, Any]]:
    """The chapters of a game in their order: what each says, the part of the table that it is about, its rules."""
    lessons = lessons_of(game)
    words = lesson_words(known(game), language) if lessons else None
    return [
        {
            "id": each.id,
            "title": words.say(each.title),
            "text": words.say(each.text),
            "task": words.say(each.task),
            "region": each.region,
            "rules": each.rules,
        }
        for each in lessons
        if words is not None
    ]


def find_lesson(game: str, id: str) -> Lesson:
    """A chapter of a game."""
    for each in lessons_of(game):
        if each.id == id:
            return each
    raise NotFound("There is no such chapter.")


@lru_cache(64)
def chapter(game: str, id: str) -> dict[str, Any]:
    """A chapter as it is played: the answers that it expects, the table before each of them and after the last, and
    what the log then tells. Do not change it."""
    lesson = find_lesson(game, id)
    table = _begun(lesson)
    moments = [_moment(table, lesson, 0)]
    told = []
    for number in range(len(lesson.acts)):
        before = len(table.log(lesson.seat))
        _act(lesson, table, number)
        told.append([line.data() for line in table.log(lesson.seat)[before:]])
        moments.append(_moment(table, lesson, number + 1))
    return {"seats": lesson.seats, "seat": lesson.seat, "acts": lesson.acts, "moments": moments, "told": told}


def why_not(game: str, id: str, number: int, key: str) -> dict[str, Any]:
    """Why something cannot be chosen before act `number` of a chapter."""
    lesson = find_lesson(game, id)
    if number >= len(lesson.acts):
        raise NotFound("This chapter has no such act.")
    table = _begun(lesson)
    for act in range(number):
        _act(lesson, table, act)
    return refused(table, key)


# -- inside --------------------------------------------------------------------------------------------


def _begun(lesson: Lesson) -> Game:
    try:
        return lesson.begin()
    except LessonError as error:
        raise Conflict(str(error)) from None


def _act(lesson: Lesson, table: Game, number: int) -> None:
    try:
        lesson.act(table, number)
    except LessonError as error:
        raise Conflict(str(error)) from None


def _moment(table: Game, lesson: Lesson, number: int) -> dict[str, Any]:
    return {"number": number, "seat": lesson.seat, "view": seen(table, lesson.seat, number)}

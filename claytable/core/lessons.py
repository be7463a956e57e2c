"""Lessons: a position that a real journal reaches, one act, and a few sentences.

A game declares the file of its lessons (`GameRules.lessons`), a TOML text with the rules version that their journals
were recorded with, and a table `[[lesson]]` for each chapter:

    version = "3"

    [[lesson]]
    id = "invent"
    seats = 2
    seed = 7
    options = { rounds = 4 }
    answers = ["top", "middle"]
    seat = 0
    region = "devices"
    acts = ["invent", "ready.white.4"]
    rules = ["INV-099"]

`answers` lead from the deal to the position, where `seat` is asked; `acts` are what the lesson expects there, one after
the other. `region` names the part of the table that it is about. What the lesson says is in the catalogues
`locale/lessons.<language>.ftl`: its title is `lesson-<id>`, its sentences are `lesson-<id>-text`, and what to do now is
`lesson-<id>-task`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from .errors import LessonError
from .game import Game
from .messages import Message
from .places import read_places
from .reached import Unreached, give, reach
from .rules import AnyGame
from .words import Words, read_words

#: How the catalogues of lessons begin their names.
WORDS: Final = "lessons."
#: The fields of a lesson, and what each of them is.
_FIELDS: Final[dict[str, tuple[type, str]]] = {
    "id": (str, "a text"),
    "seats": (int, "a whole number"),
    "seed": (int, "a whole number"),
    "options": (dict, "a table"),
    "answers": (list, "a list of texts"),
    "seat": (int, "a whole number"),
    "region": (str, "a text"),
    "acts": (list, "a list of texts"),
    "rules": (list, "a list of texts"),
}
_OPTIONAL: Final = "options"


class Lesson:
    """One chapter."""

    __slots__ = ("_place", "acts", "answers", "game", "id", "options", "region", "rules", "seat", "seats", "seed")

    def __init__(self, game: str, entry: Mapping[str, Any], place: tuple[str, str, int]) -> None:
        self.game = game
        self._place = place
        self.id: str = entry["id"]
        self.seats: int = entry["seats"]
        self.seed: int = entry["seed"]
        self.options: dict[str, Any] = dict(entry.get(_OPTIONAL, {}))
        self.answers: list[str] = list(entry["answers"])
        self.seat: int = entry["seat"]
        self.region: str = entry["region"]
        self.acts: list[str] = list(entry["acts"])
        self.rules: list[str] = list(entry["rules"])

    def __repr__(self) -> str:
        return f"<Lesson {self.game} {self.id}>"

    @property
    def title(self) -> Message:
        """What it is called."""
        return Message(f"lesson-{self.id}")

    @property
    def text(self) -> Message:
        """What it explains."""
        return Message(f"lesson-{self.id}-text")

    @property
    def task(self) -> Message:
        """What to do now."""
        return Message(f"lesson-{self.id}-task")

    def error(self, field: str, sentence: str) -> LessonError:
        """Something wrong with it."""
        return _error(self._place, field, sentence)

    def begin(self) -> Game:
        """The table at which its act is due."""
        try:
            return reach(self.game, self.seats, self.seed, self.answers, self.seat, self.options)
        except Unreached as error:
            raise self.error(error.field, str(error)) from None

    def act(self, game: Game, number: int) -> None:
        """Give an answer that it expects."""
        try:
            give(game, "acts", self.acts[number])
        except Unreached as error:
            raise self.error(error.field, str(error)) from None


def read_lessons(rules: AnyGame) -> list[Lesson]:
    """The lessons of a game, in their order; none if it declares no file."""
    if not rules.lessons:
        return []
    path = files(rules.package) / rules.lessons
    if not path.is_file():
        raise LessonError(f"{rules.title} declares lessons, but {rules.package} has no file '{rules.lessons}'.")
    return parse_lessons(rules, rules.lessons, path.read_text(encoding="utf-8"))


def parse_lessons(rules: AnyGame, file: str, text: str) -> list[Lesson]:
    """The lessons in a text. An error names its line, and the field."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"{file}: {error}.") from None
    entries = data.get("lesson", [])
    if not isinstance(entries, list) or not entries or not all(isinstance(each, dict) for each in entries):
        raise LessonError(f"{file}: there are no tables [[lesson]].")
    if data.get("version") != rules.version:
        raise LessonError(
            f"{file}: the lessons were recorded with rules version {data.get('version')!r} of {rules.title}, which is"
            f" now at {rules.version!r}. Record them again, and then change the version."
        )
    found: list[Lesson] = []
    for number, entry in enumerate(entries):
        wrong = _wrong(entry, {lesson.id for lesson in found})
        if wrong is not None:
            raise _error((file, text, number), wrong[0], f"{wrong[1]}.")
        found.append(Lesson(rules.id, entry, (file, text, number)))
    return found


def _wrong(entry: Mapping[str, Any], known: set[str]) -> tuple[str, str] | None:
    """The first field that is not as it should be, and why."""
    for field, (kind, called) in _FIELDS.items():
        if field not in entry:
            if field != _OPTIONAL:
                return field, "it is missing"
        elif type(entry[field]) is not kind or (kind is list and not all(type(each) is str for each in entry[field])):
            return field, f"this must be {called}"
    for field in entry:
        if field not in _FIELDS:
            return field, "a lesson has no such field"
    for field in ("id", "region", "acts", "rules"):
        if not entry[field]:
            return field, "it is empty"
    return ("id", f"there are two lessons '{entry['id']}'") if entry["id"] in known else None


def _error(place: tuple[str, str, int], field: str, sentence: str) -> LessonError:
    """An error with its line, which is looked for only now."""
    file, text, number = place
    row = read_places(text)["lesson"][number]
    return LessonError(f"{file}, line {row.at(field)}: [[lesson]] {row.id}, field '{field}': {sentence}")


def lesson_words(rules: AnyGame, language: str) -> Words:
    """What the lessons of a game say, in `language`; in English if the game lacks it."""
    return read_words(rules.package, rules.spoken(language), WORDS)

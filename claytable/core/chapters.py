"""A game whose rules are chapters: functions in several modules, and a table that knows where they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from .messages import Message, Refusal
from .native import mypyc_attr
from .pieces import B, OwnedTable, P
from .rng import Pcg32
from .scores import Score
from .table import Event, Question, Table
from .wording import Answers, Lines

T = TypeVar("T", bound=Table)


class Chapters(Generic[T]):
    """The chapters that the core asks: what each of them answers is said at `Table`."""

    def __init__(
        self,
        view: Callable[[T, int | None], Mapping[str, object]],
        determinize: Callable[[T, int, Pcg32], None],
        scores: Callable[[T], list[Score]],
        answers: Answers[T],
        log: Lines[T],
        why_else: Callable[[T, Question[T], int], Refusal | None],
    ) -> None:
        self.view = view
        self.determinize = determinize
        self.scores = scores
        self.answers = answers
        self.log = log
        self.why_else = why_else


@mypyc_attr(allow_interpreted_subclasses=True)
class ChapteredTable(OwnedTable[P, B]):
    """A table that passes what the core asks on to the chapters of its game."""

    __slots__ = ()

    chapters: ClassVar[Chapters[Any]]

    def view(self, seat: int | None) -> Mapping[str, object]:
        return self.chapters.view(self, seat)

    def determinize(self, seat: int, rng: Pcg32) -> None:
        self.chapters.determinize(self, seat, rng)

    def scores(self) -> list[Score]:
        return self.chapters.scores(self)

    def answer_message(self, answer: int) -> Message:
        return self.chapters.answers.message(self, answer)

    def line(self, event: Event, seat: int | None) -> Message | None:
        return self.chapters.log.message(self, event, seat)

    def why_else(self, question: Question[Any], answer: int) -> Refusal | None:
        return self.chapters.why_else(self, question, answer)

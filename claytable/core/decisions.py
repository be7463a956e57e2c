"""The open question: a decision and its options.

>>> import claytable
>>> decision = claytable.new("inventors", seats=2, seed=7).decision
>>> decision
Decision(seat=0, question-starting-tile, <legal: row:top, row:middle, row:bottom>)
>>> decision.options[0], decision.options[0].message
(<row:top>, Message('row-top', {}))
"""

from __future__ import annotations

from collections.abc import Iterator

from .messages import Message
from .table import Table


class Option:
    """One answer to the open question."""

    __slots__ = ("_table", "answer")

    def __init__(self, table: Table, answer: int) -> None:
        self._table = table
        self.answer = answer

    @property
    def key(self) -> str:
        """The stable, readable name of this answer, e.g. `worker:blue_left`."""
        return self._table.vocabulary.keys[self.answer]

    @property
    def message(self) -> Message:
        """What it means, for people."""
        return self._table.answer_message(self.answer)

    def __repr__(self) -> str:
        return f"<{self.key}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.answer == other.answer

    def __hash__(self) -> int:
        return self.answer


class Legal:
    """The options of a decision, as a sequence. An `Option` is made only when somebody looks at it."""

    __slots__ = ("_table", "answers")

    def __init__(self, table: Table, answers: list[int]) -> None:
        self._table = table
        self.answers = answers

    def __len__(self) -> int:
        return len(self.answers)

    def __getitem__(self, index: int) -> Option:
        return Option(self._table, self.answers[index])

    def __iter__(self) -> Iterator[Option]:
        return iter([Option(self._table, answer) for answer in self.answers])

    def __contains__(self, option: object) -> bool:
        if isinstance(option, Option):
            return option.answer in self.answers
        return isinstance(option, str) and option in self.keys()

    def keys(self) -> list[str]:
        """The keys of all options."""
        names = self._table.vocabulary.keys
        return [names[answer] for answer in self.answers]

    def __repr__(self) -> str:
        return f"<legal: {', '.join(self.keys())}>"


class Decision:
    """The open question: the `seat` that must answer, the `question` as a message, and the `options` to choose from."""

    __slots__ = ("options", "question", "seat")

    def __init__(self, seat: int, question: Message, options: Legal) -> None:
        self.seat = seat
        self.question = question
        self.options = options

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, {self.question.id}, {self.options!r})"

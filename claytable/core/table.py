"""The one idea: a turn is a stack of small steps; each step either happens, or asks.

A `Deed` happens: it changes the table and may push further steps. A `Question` asks: it lists the
answers that are legal and the table waits there until the seat that was asked has answered. Answers are
small numbers; what each number is called is the game's `Vocabulary`, so a key such as `worker:blue_left`
means the same answer in every question, every saved game and every learning environment.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from functools import cache
from inspect import signature
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from .errors import missing
from .messages import Argument, Message, Refusal
from .native import mypyc_attr
from .rng import Pcg32
from .scores import Score

T = TypeVar("T", bound="Table")

#: Where a family of answers ends that has no end of its own: packs bring effects that the printed box has not.
AND_ON: Final = 1_000_000_000

#: What a step is made of: numbers and tuples of numbers, so that a stack can be written as JSON.
Field: TypeAlias = "int | tuple[int, ...]"

#: A log line as the engine writes it: the line's name, then its arguments.
Event: TypeAlias = "tuple[Any, ...]"


@cache
def _arguments(step: type[Step[Any]]) -> tuple[str, ...]:
    """What a kind of step is made of, by name: each argument of its constructor is an attribute too."""
    return tuple(signature(step).parameters)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """A small immutable value on the stack."""

    __slots__ = ()

    def fields(self) -> tuple[Field, ...]:
        """The constructor's arguments: with the class's name they are the step's saved form."""
        kind: Any = type(self)
        return tuple([getattr(self, name) for name in _arguments(kind)])

    def proceed(self, table: T) -> bool:
        """Happen, or ask: whether the table now waits for an answer."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.fields()!r}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Step[T]):
    """A step that asks nobody."""

    __slots__ = ()

    def happen(self, table: T) -> None:
        """Change the table, push what follows."""
        raise NotImplementedError

    def proceed(self, table: T) -> bool:
        self.happen(table)
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatDeed(Deed[T]):
    """A step that happens for one seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[T]):
    """A step that needs a choice by `seat`."""

    __slots__ = ("seat",)

    #: The message id is `question-<name>`.
    name: ClassVar[str] = ""
    #: The rule that it carries out: where no other reason is known, an answer that is not offered is not part of it.
    rule: ClassVar[str] = ""
    #: The answers that it is about, as (first, one past the last): each of them that is not offered has a reason.
    about: ClassVar[tuple[tuple[int, int], ...]] = ()
    #: What the verdicts from 1 on mean: a rule and a message.
    reasons: ClassVar[tuple[tuple[str, str], ...]] = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: T) -> list[int]:
        """The legal answers. A lone answer is taken without asking; none means there is nothing to ask."""
        raise NotImplementedError

    def take(self, table: T, answer: int) -> None:
        """Carry out the answer: change the table, push what follows."""
        raise NotImplementedError

    def proceed(self, table: T) -> bool:
        answers = self.options(table)
        if len(answers) > 1:
            table.question = self
            table.answers = answers
            return True
        if answers:
            self.take(table, answers[0])
        return False

    def message(self, table: T) -> Message:
        """The question as it is put to the seat."""
        return Message(f"question-{self.name}")

    def verdict(self, table: T, answer: int) -> int:
        """Whether an answer that it is `about` may be given: 0 if so, else the number of the reason, from 1 on.

        The options are those with 0, found with the same predicates: what decides also explains.
        """
        return 0

    def details(self, table: T, answer: int, verdict: int) -> dict[str, Argument]:
        """The arguments of the reason's message: amounts, pieces, places."""
        return {}

    def why_not(self, table: T, answer: int) -> Refusal | None:
        """The rule that keeps `answer` from the options, if this question knows it."""
        if self.is_about(answer):
            verdict = self.verdict(table, answer)
            if verdict:
                rule, message = self.reasons[verdict - 1]
                return Refusal(rule, Message(message, self.details(table, answer, verdict)))
        return None

    def is_about(self, answer: int) -> bool:
        """Whether an answer is one of those that it is `about`."""
        return any(first <= answer < end for first, end in self.about)


@mypyc_attr(allow_interpreted_subclasses=True)
class Repeated(Question[T]):
    """A question that is asked `times` times, one answer each."""

    __slots__ = ("times",)

    def __init__(self, seat: int, times: int) -> None:
        self.seat = seat
        self.times = times

    def message(self, table: T) -> Message:
        return Message(f"question-{self.name}", {"times": self.times})


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnQuestion(Question[T]):
    """A question that also offers free actions on the seat's own turn: after a free action it is asked again.

    Subclasses say what may be chosen (`choices`) and what then happens (`choose`); the table knows the free actions.
    """

    __slots__ = ()

    def choices(self, table: T) -> list[int]:
        """The answers that belong to this very question."""
        raise NotImplementedError

    def choose(self, table: T, answer: int) -> None:
        """Carry out one of `choices`."""
        raise NotImplementedError

    def insists(self, table: T) -> bool:
        """Whether one answer, or none, is still asked when something else could be done first."""
        return False

    def options(self, table: T) -> list[int]:
        found = self.choices(table)
        if self.seat == table.turn and (len(found) > 1 or self.insists(table)):
            # While the table looks for the free actions, the question counts as one of the steps still to be done.
            table.stack.append(self)
            table.add_extras(self.seat, found)
            table.stack.pop()
        return found

    def take(self, table: T, answer: int) -> None:
        if table.is_extra(answer):
            table.push(self)
            table.take_extra(self.seat, answer)
        else:
            self.choose(table, answer)


class Vocabulary:
    """The names of all answers of a game: number to key and back."""

    __slots__ = ("index", "keys")

    def __init__(self) -> None:
        self.keys: list[str] = []
        self.index: dict[str, int] = {}

    def add(self, key: str) -> int:
        """The number of `key`, which is new or known."""
        number = self.index.get(key, -1)
        if number < 0:
            number = len(self.keys)
            self.keys.append(key)
            self.index[key] = number
        return number

    def kinds(self) -> list[str]:
        """What answers are about: `space` of `space:3`, `study` of `study.blue.top`."""
        return list(dict.fromkeys(key.partition(":")[0].partition(".")[0] for key in self.keys))

    def __len__(self) -> int:
        return len(self.keys)


#: The message that refuses an answer of another kind than those that are asked for.
NOT_ASKED: Final = "why-not-asked-now"

#: What every table has besides its steps.
SEATING: Final = ("seats", "opponent", "first", "turn", "over")


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """Everything on the table, and the steps that are still to be done. A game adds its pieces."""

    __slots__ = (
        "answers",
        "events",
        "first",
        "listener",
        "loud",
        "opponent",
        "over",
        "question",
        "reveals",
        "rng",
        "seats",
        "stack",
        "turn",
        "turns",
        "vocabulary",
    )

    # Tables are made empty, then filled (`begin`, or by copying): the cheapest way to copy one.
    rng: Pcg32
    vocabulary: Vocabulary
    stack: list[Step[Any]]
    question: Question[Any] | None
    answers: list[int]
    events: list[Event]
    loud: bool
    #: Called after each line of the log, to look at the table as it then is; a copy has none.
    listener: Callable[[], None] | None
    #: Counts what was hidden and is now known to someone: rolls, draws, turned tiles.
    reveals: int
    #: How many seats there are, and the one played by the printed opponent, or -1.
    seats: int
    opponent: int
    #: The first player, and whose turn it is (-1 when it is nobody's).
    first: int
    turn: int
    #: Counts the turns that begin, the printed opponent's too: for programs that plan ahead. It is not saved.
    turns: int
    over: bool

    def begin(self, rng: Pcg32, vocabulary: Vocabulary, seats: int) -> None:
        """Nothing to do, nothing asked."""
        self.rng = rng
        self.vocabulary = vocabulary
        self.stack = []
        self.question = None
        self.answers = []
        self.events = []
        self.loud = True
        self.listener = None
        self.reveals = 0
        self.seats = seats
        self.opponent = -1
        self.first = 0
        self.turn = -1
        self.turns = 0
        self.over = False

    def from_seat(self, seat: int) -> list[int]:
        """All seats clockwise, beginning with `seat`."""
        return [(seat + place) % self.seats for place in range(self.seats)]

    # -- play ---------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Do steps until one needs an answer, or nothing is left to do."""
        stack = self.stack
        while stack:
            if stack.pop().proceed(self):
                return
        self.question = None
        self.answers = []

    def answer(self, answer: int) -> None:
        """Answer the open question (the answer must be one of `answers`), and go on."""
        question = self.question
        assert question is not None
        question.take(self, answer)
        self.advance()

    def push(self, step: Step[Any]) -> None:
        """Put a step on the stack: it is done before everything that is already there."""
        self.stack.append(step)

    def tell(self, *event: Any) -> None:
        """Write a line of the log, where one is kept: after what it tells has happened, and before anything else does.

        Where play must be quick, ask `loud` first.
        """
        if self.loud:
            self.events.append(event)
            if self.listener is not None:
                self.listener()

    # -- values -------------------------------------------------------------------------------------

    def copy_steps_to(self, twin: Table) -> None:
        """Give `twin` the parts of the table that the core knows."""
        twin.rng = self.rng.copy()
        twin.vocabulary = self.vocabulary
        twin.stack = self.stack[:]
        twin.question = self.question
        twin.answers = self.answers
        twin.events = []
        twin.loud = self.loud
        twin.listener = None
        twin.reveals = self.reveals
        twin.seats = self.seats
        twin.opponent = self.opponent
        twin.first = self.first
        twin.turn = self.turn
        twin.turns = self.turns
        twin.over = self.over

    def save_steps(self) -> dict[str, Any]:
        """The same parts as plain data; the open question goes back on the stack."""
        steps: list[Step[Any]] = self.stack[:]
        if self.question is not None:
            steps.append(self.question)
        return {
            "rng": self.rng.save(),
            "stack": [[type(step).__name__, *step.fields()] for step in steps],
            "reveals": self.reveals,
        } | {name: getattr(self, name) for name in SEATING}

    def restore_steps(self, data: Mapping[str, Any], stack: list[Step[Any]]) -> None:
        """Put back what `save_steps` gave, with the steps of its stack, and ask the open question again."""
        self.reveals = data["reveals"]
        for name in SEATING:
            setattr(self, name, data[name])
        self.stack = stack
        self.advance()

    def digest(self) -> str:
        """A short fingerprint of the whole table."""
        return fingerprint(self.save())

    # -- free actions, in games that have them --------------------------------------------------------

    def add_extras(self, seat: int, answers: list[int]) -> None:
        """Add the free actions that are open to `seat` now."""
        raise NotImplementedError

    def is_extra(self, answer: int) -> bool:
        """Whether an answer is a free action."""
        return False

    def take_extra(self, seat: int, answer: int) -> None:
        """Begin a free action."""
        raise NotImplementedError

    # -- what a game adds ---------------------------------------------------------------------------

    def copy(self) -> Table:
        """An independent copy."""
        raise missing(self, "copy")

    def save(self) -> dict[str, Any]:
        """The table as plain data."""
        raise missing(self, "save")

    def view(self, seat: int | None) -> Mapping[str, object]:
        """What `seat` may see, built piece by piece; None is a spectator."""
        raise missing(self, "view")

    def determinize(self, seat: int, rng: Pcg32) -> None:
        """Give everything that `seat` cannot see a new random draw."""
        raise missing(self, "determinize")

    def scores(self) -> list[Score]:
        """Every seat's score as if the game ended now."""
        raise missing(self, "scores")

    def answer_message(self, answer: int) -> Message:
        """What an answer means, in the question that is open."""
        raise missing(self, "answer_message")

    def line(self, event: Event, seat: int | None) -> Message | None:
        """A log line as `seat` may read it."""
        raise missing(self, "line")

    def why_else(self, question: Question[Any], answer: int) -> Refusal | None:
        """Why `answer` is not offered now, as far as the open question does not know it."""
        return None

    # -- why not ------------------------------------------------------------------------------------

    def why_not(self, answer: int) -> Refusal | None:
        """Why `answer` is not among the options; None if it is."""
        question = self.question
        if question is None or answer in self.answers:
            return None
        found = question.why_not(self, answer) or self.why_else(question, answer)
        return Refusal(question.rule, Message(NOT_ASKED)) if found is None else found


def fingerprint(saved: Mapping[str, Any]) -> str:
    """A short fingerprint of a table as `Table.save` gave it."""
    text = json.dumps(saved, separators=(",", ":"), sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

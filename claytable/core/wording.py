"""Effects, answers and log lines as messages: what all games say in the same way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from .clauses import Clauses, Part, Way
from .messages import Argument, Message
from .table import Event, Table

C = TypeVar("C")
T = TypeVar("T", bound=Table)

#: Says a text of the component data; ValueError for one that it does not know.
Reader: TypeAlias = "Callable[[str], Message]"


class EffectWords(Generic[C]):
    """Effects in words: a game says how it names one gain, and what a cost is made of."""

    def __init__(self, gain: Callable[[Part[C]], Message], owed: Callable[[C], list[Message]]) -> None:
        self.gain = gain
        self.owed = owed

    def effects(self, parts: Sequence[Part[C]], numbers: Sequence[int]) -> Message:
        """A list of effects."""
        if not numbers:
            return Message("effect-none")
        return Message("effect-list", {"effects": [self.part(parts, parts[number]) for number in numbers]})

    def part(self, parts: Sequence[Part[C]], part: Part[C]) -> Message:
        """One effect: a gain, or a choice of ways."""
        if not part.ways:
            return self.gain(part)
        said = [self.way(parts, way) for way in part.ways]
        whole = said.pop()
        while said:
            whole = Message("effect-or", {"first": said.pop(), "second": whole})
        return whole

    def way(self, parts: Sequence[Part[C]], way: Way[C]) -> Message:
        """One side of a choice."""
        gains = self.effects(parts, way.parts)
        cost = way.cost
        return gains if cost is None else Message("effect-pay", {"owed": self.owed(cost), "gains": gains})

    def answer(self, parts: Sequence[Part[C]], of_answer: Mapping[int, int], answer: int) -> Message:
        """The effect, or the side of a choice, that a `do:` answer names."""
        number = of_answer.get(answer, -1)
        if number >= 0:
            return self.part(parts, parts[number])
        return next(self.way(parts, way) for part in parts for way in part.ways if way.answer == answer)

    def all_in(self, tables: Mapping[str, Any], clauses: Clauses[C], *more: Reader) -> dict[str, Message]:
        """What the effects and costs in component data say, by their texts there; `more` reads what is neither.

        `clauses` is not that of a box: what is only put into words is no answer.
        """
        found: dict[str, Message] = {}
        for text in set(_texts(tables)):
            for read in (lambda each: self._effect(each, clauses), lambda each: self._cost(each, clauses), *more):
                try:
                    found[text] = read(text)
                    break
                except ValueError:
                    continue
        return dict(sorted(found.items()))

    def _effect(self, text: str, clauses: Clauses[C]) -> Message:
        numbers = clauses.read([text])
        return self.part(clauses.parts, clauses.parts[numbers[0]]) if numbers else Message("effect-none")

    def _cost(self, text: str, clauses: Clauses[C]) -> Message:
        owed = self.owed(clauses.cost([text]))
        return owed[0] if len(owed) == 1 else Message("effect-list", {"effects": owed})


def _texts(data: object) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        for value in data.values():
            yield from _texts(value)
    elif isinstance(data, list):
        for value in data:
            yield from _texts(value)


class Answers(Generic[T]):
    """What answers mean: plain ones by a message of their own, ranges by what their number in the range stands for."""

    def __init__(self, plain: Mapping[int, str], ranges: Sequence[tuple[int, Callable[[T, int], Message]]]) -> None:
        self.plain = plain
        #: First answer and builder of each range, the last range first.
        self.ranges = sorted(ranges, key=lambda each: -each[0])

    def message(self, table: T, answer: int) -> Message:
        """What an answer means."""
        named = self.plain.get(answer)
        if named is not None:
            return Message(f"answer-{named}")
        return next(build(table, answer - first) for first, build in self.ranges if answer >= first)


class Lines(Generic[T]):
    """The lines of the log: what each argument of an event is, in the order in which the steps write them.

    An argument called `secret-...` is known only to the seat that the event's first argument names: that seat reads the
    line `log-...-own`, the others one that leaves it out. A line that begins with who did it has them in `seat`:
    `doers` says by the line's name who does what only one can do, such as the printed opponent.
    """

    def __init__(
        self,
        lines: Mapping[str, tuple[str, ...]],
        argument: Callable[[T, str, Any], Argument],
        doers: Mapping[str, Message] | None = None,
    ) -> None:
        self.lines = lines
        self.argument = argument
        self.doers = {} if doers is None else doers

    def message(self, table: T, event: Event, seat: int | None) -> Message:
        """A log line as `seat` may read it."""
        name = str(event[0])
        id = f"log-{name}"
        doer = self.doers.get(name)
        args: dict[str, Argument] = {} if doer is None else {"seat": doer}
        for kind, value in zip(self.lines[name], event[1:], strict=True):
            if kind.startswith("secret-"):
                if seat != event[1]:
                    continue
                id = f"log-{name}-own"
                kind = kind.removeprefix("secret-")
            args[kind] = self.argument(table, kind, value)
        return Message(id, args)

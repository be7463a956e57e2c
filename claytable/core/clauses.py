"""The effect vocabulary of component data, parsed once at load.

An effect is a list of clauses such as `"draw 2 die"` or `"pay 1 silver -> gain 1 gold | gain 1 worker:any"`. A clause
becomes a `Part`: either one gain (a word, how much, of what), or a choice of `Way`s, each with a cost and the parts
that it gives. `"|"` binds weakest, then `"->"`, then `"+"`. What the words are is the game's business.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from .packs import Components
from .table import Vocabulary

C = TypeVar("C")

#: The word of a part that is a choice of ways.
CHOICE: Final = 0


class Way(Generic[C]):
    """One side of a choice: a cost (or none), then parts. `ordered` parts come as printed."""

    __slots__ = ("answer", "cost", "ordered", "parts", "text")

    def __init__(self, text: str, cost: C | None, parts: tuple[int, ...], ordered: bool) -> None:
        #: The number of the answer `do:...` that chooses it.
        self.answer: int = -1
        self.text = text
        self.cost = cost
        self.parts = parts
        self.ordered = ordered


class Part(Generic[C]):
    """A clause: one gain, or (word CHOICE) a choice of ways."""

    __slots__ = ("answer", "kind", "n", "number", "text", "ways", "word")

    def __init__(self, number: int, text: str, word: int, n: int, kind: int, ways: tuple[Way[C], ...]) -> None:
        #: The number of the answer `do:...` that chooses it.
        self.answer: int = -1
        self.number = number
        self.text = text
        self.word = word
        self.n = n
        self.kind = kind
        self.ways = ways


class Clauses(Generic[C]):
    """All parts of a box, each text once. A part's number is its place in `parts`."""

    def __init__(self) -> None:
        self.parts: list[Part[C]] = []
        self._numbers: dict[str, int] = {}

    # -- what a game says ---------------------------------------------------------------------------

    def gain(self, text: str) -> tuple[int, int, int]:
        """Word, number and kind of one gain. Raises ValueError with what is wrong."""
        raise NotImplementedError

    def cost(self, texts: list[str]) -> C:
        """A cost from its clauses. Raises ValueError with what is wrong."""
        raise NotImplementedError

    # -- reading ------------------------------------------------------------------------------------

    def effect(self, data: Components, table: str, row: dict[str, Any], field: str) -> tuple[int, ...]:
        """The parts of an effect in the component data: a list of clauses, or a lone one; an empty one is none."""
        value = data.raw(table, row, field)
        texts = [value] if isinstance(value, str) else data.texts(table, row, field)
        try:
            return self.read([text for text in texts if text])
        except ValueError as error:
            raise data.error(table, str(row.get("id", "")), field, str(error)) from None

    def read(self, texts: list[str], together: bool = True, ordered: bool = False) -> tuple[int, ...]:
        """The numbers of the parts of an effect list. Gains joined by "+" stay `together`, or become parts each."""
        numbers: list[int] = []
        for text in texts:
            if text == "none":
                continue
            sides = [side.strip() for side in text.split("|")]
            if len(sides) > 1 or "->" in text or ordered or (together and "+" in text):
                numbers.append(self._choice(text, sides, ordered))
            else:
                numbers.extend(self._gain(each.strip()) for each in text.split("+"))
        return tuple(numbers)

    def name_answers(self, words: Vocabulary) -> dict[int, int]:
        """Give every part and way its answer `do:...`; answer to number of the part."""
        of_answer: dict[int, int] = {}
        for part in self.parts:
            part.answer = words.add(f"do:{part.text}")
            of_answer[part.answer] = part.number
        for part in self.parts:
            for way in part.ways:
                way.answer = words.add(f"do:{way.text}")
        return of_answer

    def _choice(self, text: str, sides: list[str], ordered: bool) -> int:
        known = self._numbers.get(text, -1)
        if known >= 0:
            return known
        ways = tuple(self._way(side, ordered) for side in sides)
        return self._add(text, CHOICE, 0, 0, ways)

    def _way(self, text: str, ordered: bool) -> Way[C]:
        cost: C | None = None
        gains = text
        if "->" in text:
            paid, gains = (half.strip() for half in text.split("->", 1))
            if not paid.startswith("pay "):
                raise ValueError(f"'{text}': a cost begins with 'pay'")
            cost = self.cost([each.strip() for each in paid[4:].split("+")])
        return Way(text, cost, tuple(self._gain(each.strip()) for each in gains.split("+")), ordered)

    def _gain(self, text: str) -> int:
        known = self._numbers.get(text, -1)
        if known >= 0:
            return known
        word, n, kind = self.gain(text)
        return self._add(text, word, n, kind, ())

    def _add(self, text: str, word: int, n: int, kind: int, ways: tuple[Way[C], ...]) -> int:
        number = len(self.parts)
        self.parts.append(Part(number, text, word, n, kind, ways))
        self._numbers[text] = number
        return number


def match(text: str, patterns: Sequence[tuple[str, int]]) -> tuple[int, dict[str, str]]:
    """The word of the first pattern that fits the whole text, and the named pieces of the text."""
    for pattern, word in patterns:
        found = re.fullmatch(pattern, text)
        if found:
            return word, found.groupdict()
    raise ValueError(f"'{text}' is not an effect")


def one_of(text: str, names: Sequence[str], what: str) -> int:
    """The place of `text` among `names`."""
    if text not in names:
        raise ValueError(f"'{text}' is not a {what} (one of {', '.join(names)})")
    return names.index(text)

"""What a seat sees, as numbers: how each kind of value becomes a part of a vector.

`schema.numbers` makes a tree of these kinds from the shape of a game's view. Each says how many numbers it takes and
writes them: all between -1 and 1, and zeros for what is not there. Seats are counted from the one that looks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

#: The most seats of any game. A vector has room for all of them, so that its length does not depend on who plays.
SEATS: Final = 4
NEUTRAL: Final = "neutral"


class Field:
    """Some numbers of the vector: what they are called, where they begin, how many they are and what they mean."""

    __slots__ = ("at", "meaning", "name", "size")

    def __init__(self, name: str, at: int, size: int, meaning: str) -> None:
        self.name = name
        self.at = at
        self.size = size
        self.meaning = meaning


class Kind:
    """How a value becomes numbers."""

    def __init__(self, size: int, meaning: str = "") -> None:
        self.size = size
        self.meaning = meaning

    def write(self, value: Any, out: Any, at: int, places: list[int]) -> None:
        """Write the numbers of `value` into `out`, which is all zeros, from `at` on. `places` are the seats' places."""
        raise NotImplementedError

    def fields(self, name: str, at: int) -> list[Field]:
        """The fields below `name`, when this begins at `at`."""
        return [Field(name, at, self.size, self.meaning)]


class Number(Kind):
    """A number by `most`; what is more counts as `most`."""

    def __init__(self, most: int) -> None:
        super().__init__(1, f"number / {most}")
        self.most = most

    def write(self, value: Any, out: Any, at: int, places: list[int]) -> None:
        out[at] = _share(value, self.most)


class Flag(Kind):
    """1 for yes."""

    def __init__(self) -> None:
        super().__init__(1, "yes or no")

    def write(self, value: Any, out: Any, at: int, places: list[int]) -> None:
        if value:
            out[at] = 1.0


class One(Kind):
    """One of these: a 1 at its place."""

    def __init__(self, ids: Sequence[object]) -> None:
        super().__init__(len(ids), f"one of {_listed(ids)}")
        self.index = {id: place for place, id in enumerate(ids)}

    def write(self, value: Any, out: Any, at: int, places: list[int]) -> None:
        out[at + self.index[value]] = 1.0


class Many(Kind):
    """A list of these, in any order: at each place how many, by `most`."""

    def __init__(self, ids: Sequence[object], most: int = 1) -> None:
        count = "which" if most == 1 else f"how many / {most}"
        super().__init__(len(ids), f"{count} of {_listed(ids)}")
        self.index = {id: place for place, id in enumerate(ids)}
        self.unit = 1.0 / most

    def write(self, value: Any, out: Any, at: int, places: list[int]) -> None:
        for each in value:
            place = at + self.index[each]
            out[place] = min(1.0, out[place] + self.unit)


class Amounts(Kind):
    """A number of each of these, by `most`."""

    def __init__(self, ids: Sequence[str], most: int) -> None:
        super().__init__(len(ids), f"number / {most} of {_listed(ids)}")
        self.index = {id: place for place, id in enumerate(ids)}
        self.most = most

    def write(self, value: Any, out: Any, at: int, places: list[int]) -> None:
        for id, amount in value.items():
            if amount:
                out[at + self.index[id]] = _share(amount, self.most)


class Seat(Kind):
    """A seat: a 1 at its place; the seat that looks comes first. The place for neutral things comes last."""

    def __init__(self) -> None:
        super().__init__(SEATS + 1, "a seat")

    def write(self, value: Any, out: Any, at: int, places: list[int]) -> None:
        if value == NEUTRAL:
            out[at + SEATS] = 1.0
        elif value >= 0:
            out[at + places[value]] = 1.0


class Seats(Kind):
    """A list of seats: how often each is in it, by `most`."""

    def __init__(self, most: int) -> None:
        super().__init__(SEATS, f"how often / {most} each seat")
        self.unit = 1.0 / most

    def write(self, value: Any, out: Any, at: int, places: list[int]) -> None:
        for seat in value:
            place = at + places[seat]
            out[place] = min(1.0, out[place] + self.unit)


class Seated(Kind):
    """A list by seat, turned so that the seat that looks comes first."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(SEATS * kind.size)
        self.kind = kind

    def write(self, value: Any, out: Any, at: int, places: list[int]) -> None:
        kind = self.kind
        size = kind.size
        for seat, each in enumerate(value):
            kind.write(each, out, at + places[seat] * size, places)

    def fields(self, name: str, at: int) -> list[Field]:
        return _repeated(self.kind, name, at, range(SEATS))


class Row(Kind):
    """A list in its order, of at most `length` items."""

    def __init__(self, kind: Kind, length: int) -> None:
        super().__init__(length * kind.size)
        self.kind = kind
        self.length = length

    def write(self, value: Any, out: Any, at: int, places: list[int]) -> None:
        row: list[Any] = value
        if len(row) > self.length:
            raise ValueError(f"there are {len(row)} where there is room for {self.length}")
        kind = self.kind
        size = kind.size
        for each in row:
            if each is not None:
                kind.write(each, out, at, places)
            at += size

    def fields(self, name: str, at: int) -> list[Field]:
        return _repeated(self.kind, name, at, range(self.length))


class Named(Kind):
    """A list of records, each at the place of the id in one of its fields."""

    def __init__(self, field: str, ids: Sequence[object], kind: Kind) -> None:
        super().__init__(len(ids) * kind.size)
        self.field = field
        self.ids = ids
        self.kind = kind
        self.index = {id: place * kind.size for place, id in enumerate(ids)}

    def write(self, value: Any, out: Any, at: int, places: list[int]) -> None:
        kind = self.kind
        for each in value:
            kind.write(each, out, at + self.index[each[self.field]], places)

    def fields(self, name: str, at: int) -> list[Field]:
        return _repeated(self.kind, name, at, self.ids)


class Together(Kind):
    """A list in any order: what any of them has."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(kind.size)
        self.kind = kind

    def write(self, value: Any, out: Any, at: int, places: list[int]) -> None:
        for each in value:
            self.kind.write(each, out, at, places)

    def fields(self, name: str, at: int) -> list[Field]:
        return self.kind.fields(f"{name}[any]", at)


class Record(Kind):
    """Fields by name; others of the record have no numbers."""

    def __init__(self, kinds: Mapping[str, Kind]) -> None:
        self.kinds = kinds
        #: Name, kind, place, and whether 0 and nothing differ: they do where a 1 stands at the place of something.
        self.parts: list[tuple[str, Kind, int, bool]] = []
        size = 0
        for name, kind in kinds.items():
            self.parts.append((name, kind, size, isinstance(kind, (One, Seat))))
            size += kind.size
        super().__init__(size)

    def write(self, value: Any, out: Any, at: int, places: list[int]) -> None:
        record: dict[str, Any] = value
        for name, kind, offset, placed in self.parts:
            each = record.get(name)
            if each or (placed and each is not None):
                kind.write(each, out, at + offset, places)

    def fields(self, name: str, at: int) -> list[Field]:
        below = f"{name}." if name else ""
        return [field for own, kind, offset, _ in self.parts for field in kind.fields(below + own, at + offset)]


class Said(Kind):
    """A message: which of these it is, the numbers it tells, and which names stand in it."""

    def __init__(self, ids: Sequence[str], numbers: Mapping[str, int], names: Sequence[str]) -> None:
        super().__init__(len(ids) + len(numbers) + len(names))
        self.ids = One(ids)
        self.numbers = Record({name: Number(most) for name, most in numbers.items()})
        self.names = Many(names)

    def write(self, value: Any, out: Any, at: int, places: list[int]) -> None:
        self.ids.write(value["id"], out, at, places)
        at += self.ids.size
        self.numbers.write(value["args"], out, at, places)
        self._names(value["args"], out, at + self.numbers.size)

    def _names(self, args: Any, out: Any, at: int) -> None:
        """The names in the arguments, and in the arguments of those; `n` of something as a tenth of n."""
        for value in args.values():
            for each in value if isinstance(value, list) else (value,):
                if isinstance(each, dict):
                    place = self.names.index.get(each["id"], -1)
                    inner = each["args"]
                    if place >= 0:
                        out[at + place] = min(1.0, inner["n"] / 10) if "n" in inner else 1.0
                    self._names(inner, out, at)

    def fields(self, name: str, at: int) -> list[Field]:
        after = at + self.ids.size
        named = Field(f"{name}.names", after + self.numbers.size, self.names.size, self.names.meaning)
        return [*self.ids.fields(f"{name}.id", at), *self.numbers.fields(f"{name}.args", after), named]


def asked(ids: set[str], numbers: Mapping[str, int], names: Sequence[str]) -> Record:
    """The open question. `ids` are those of the game's messages; `names` the first words of what questions speak of."""
    questions = sorted(id for id in ids if id.startswith("question-"))
    named = sorted(id for id in ids if id.split("-", 1)[0] in names)
    return Record({"seat": Seat(), "question": Said(questions, numbers, named)})


def dice(colours: Sequence[str]) -> list[str]:
    """The dice of these colours with their faces, as views write them."""
    return [f"{colour}.{face}" for colour in colours for face in range(1, 7)]


def _share(value: int, most: int) -> float:
    return 1.0 if value >= most else value / most if value > -most else -1.0


def _repeated(kind: Kind, name: str, at: int, ids: Sequence[object]) -> list[Field]:
    return [field for place, id in enumerate(ids) for field in kind.fields(f"{name}[{id}]", at + place * kind.size)]


def _listed(ids: Sequence[object]) -> str:
    return ", ".join(str(id) for id in ids)

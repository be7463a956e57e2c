"""A game small enough to see through: take one, two or three pebbles from a heap; each is a point.

It shows all that a game must bring, and lets the command line be tested without knowing any real game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, TypedDict

from claytable import BadOptions, Category, Item, Message, Pcg32, Refusal, Score
from claytable.core.packs import PackSource
from claytable.core.rng import resumed
from claytable.core.rules import OPPONENT, PERSON, Box, GameRules, SeatKind, Setting
from claytable.core.schema import OWN, SEATED, number
from claytable.core.table import Deed, Event, Question, Table, Vocabulary

WORDS = Vocabulary()
TAKE = [WORDS.add(f"take:{number}") for number in (1, 2, 3)]


class Layer(TypedDict):
    pebbles: int


class View(TypedDict):
    pebbles: Annotated[int, number(20)]
    taken: Annotated[list[int], SEATED]
    cup: Annotated[int | None, number(6), OWN]
    layers: list[Layer]


class Heap(Table):
    """A heap of pebbles, what each seat has taken, and a secret pebble under each seat's cup."""

    pebbles: int
    taken: list[int]
    cups: list[int]

    def copy(self) -> Heap:
        twin = Heap()
        self.copy_steps_to(twin)
        twin.pebbles = self.pebbles
        twin.taken = self.taken[:]
        twin.cups = self.cups[:]
        return twin

    def save(self) -> dict[str, Any]:
        return {**self.save_steps(), "pebbles": self.pebbles, "taken": self.taken[:], "cups": self.cups[:]}

    def view(self, seat: int | None) -> dict[str, Any]:
        mine = None if seat is None else self.cups[seat]
        return {"pebbles": self.pebbles, "taken": self.taken[:], "cup": mine, "layers": [{"pebbles": self.pebbles}]}

    def determinize(self, seat: int, rng: Pcg32) -> None:
        self.rng = Pcg32(rng.next())
        self.cups = [cup if owner == seat else rng.die() for owner, cup in enumerate(self.cups)]

    def scores(self) -> list[Score]:
        scores = [
            Score(seat, [Category("pebbles", [Item(Message("category-pebbles"), taken)])])
            for seat, taken in enumerate(self.taken)
        ]
        for score in scores:
            score.place = 1 + sum(other.total > score.total for other in scores)
        return scores

    def answer_message(self, answer: int) -> Message:
        return Message("take", {"count": answer + 1})

    def line(self, event: Event, seat: int | None) -> Message | None:
        return Message("took", {"seat": event[1] + 1, "count": event[2]})

    def why_not(self, answer: int) -> Refusal | None:
        return None if self.question is None else self.question.why_not(self, answer)


def heap(rng: Pcg32, seats: int, pebbles: int) -> Heap:
    """A new table."""
    table = Heap()
    table.begin(rng, WORDS, seats)
    table.pebbles = pebbles
    table.taken = [0] * seats
    table.cups = [rng.die() for _ in range(seats)]
    return table


class Take(Question[Heap]):
    """A seat takes pebbles."""  # TOY-001, TOY-002

    def options(self, table: Heap) -> list[int]:
        return [answer for answer in TAKE if answer < table.pebbles]

    def take(self, table: Heap, answer: int) -> None:
        table.pebbles -= answer + 1
        table.taken[self.seat] += answer + 1
        table.tell("took", self.seat, answer + 1)
        table.push(Next((self.seat + 1) % len(table.taken)))

    def message(self, table: Heap) -> Message:
        return Message("how-many", {"pebbles": table.pebbles})

    def why_not(self, table: Heap, answer: int) -> Refusal | None:
        return Refusal("TOY-002", Message("too-few", {"pebbles": table.pebbles}))


class Next(Deed[Heap]):
    """The next seat takes, while there are pebbles."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def happen(self, table: Heap) -> None:
        if table.pebbles:
            table.push(Take(self.seat))


class Toy(GameRules[Heap, Box]):
    """The pebble game."""

    id = "toy"
    title = "Pebbles"
    package = "toy"
    languages = ("en", "pl")
    shape = View
    settings = (Setting("rounds", (1, 2, 3, 4), 3, "A game has 1 to 4 rounds"),)

    def box(self, pack: PackSource = None) -> Box:
        box = Box("printed" if pack is None else str(pack))
        box.words = WORDS
        return box

    def seats(self, seats: int | Sequence[str], options: Mapping[str, Any]) -> tuple[SeatKind, ...]:
        kinds = [PERSON] * seats if isinstance(seats, int) else list(seats)
        if len(kinds) == 1:
            kinds = [*kinds, OPPONENT]
        if len(kinds) > 4:
            raise BadOptions("Pebbles is for 1 to 4 players.")
        return tuple(SeatKind(kind, f"Seat {number + 1}") for number, kind in enumerate(kinds))

    def deal(self, box: Box, seats: tuple[SeatKind, ...], options: Mapping[str, Any], rng: Pcg32) -> Heap:
        table = heap(rng, len(seats), 5 * options["rounds"])
        table.push(Take(0))
        table.advance()
        return table

    def load(self, box: Box, data: Mapping[str, Any]) -> Heap:
        table = heap(Pcg32(0), len(data["taken"]), data["pebbles"])
        table.rng = resumed(*data["rng"])
        table.taken = list(data["taken"])
        table.cups = list(data["cups"])
        for name, seat in data["stack"]:
            table.push({"Take": Take, "Next": Next}[name](seat))
        table.advance()
        return table

    def progress(self, table: Heap) -> dict[str, int]:
        return {"pebbles": table.pebbles}

    def variants(self) -> list[tuple[int, dict[str, Any]]]:
        return [(1, {}), (2, {"rounds": 3}), (4, {"rounds": 4})]


GAME = Toy()

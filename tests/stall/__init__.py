"""A game of cards with no drawing of its own, for two to four, in English only: buy goods at a stall, or earn coins.

Where the pebble game has nothing but numbers on its table, this one has things, which people click.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, TypedDict

from claytable import BadOptions, Category, Item, Message, Pcg32, Refusal, Score
from claytable.core.packs import PackSource, read_components
from claytable.core.rng import resumed
from claytable.core.rules import Box, GameRules, SeatKind, Setting, seat_kinds
from claytable.core.schema import SEATED, answers, many_of, number, one_of, prints, row, said_as
from claytable.core.table import Deed, Event, Question, Table, Vocabulary

GOODS = {row["id"]: row for row in read_components("stall", None).tables["good"]}
IDS = list(GOODS)
SHOWN = 4
WORDS = Vocabulary()
BUY = [WORDS.add(f"buy:{good}") for good in IDS]
EARN = WORDS.add("earn")


class Player(TypedDict):
    coins: Annotated[int, number(20)]
    goods: Annotated[list[str], many_of(IDS, names="good"), prints(points="")]


class View(TypedDict):
    game: str
    pile: Annotated[int, number(6)]
    stall: Annotated[
        list[Annotated[str, one_of(IDS, names="good"), prints(kind="kind", price="", points="")]],
        row(SHOWN),
        answers("buy"),
    ]
    players: Annotated[list[Player], SEATED]


class Stall(Table):
    """The goods on show and in the pile; of each seat its coins and what it has bought."""

    pile: list[int]
    shown: list[int]
    coins: list[int]
    bought: list[list[int]]

    def copy(self) -> Stall:
        twin = Stall()
        self.copy_steps_to(twin)
        twin.pile, twin.shown, twin.coins = self.pile[:], self.shown[:], self.coins[:]
        twin.bought = [each[:] for each in self.bought]
        return twin

    def save(self) -> dict[str, Any]:
        return {**self.save_steps(), "pile": self.pile, "shown": self.shown, "coins": self.coins, "bought": self.bought}

    def view(self, seat: int | None) -> dict[str, Any]:
        players = [
            {"coins": coins, "goods": [IDS[each] for each in bought]}
            for coins, bought in zip(self.coins, self.bought, strict=True)
        ]
        stall = [IDS[each] for each in self.shown]
        return {"game": "stall", "pile": len(self.pile), "stall": stall, "players": players}

    def determinize(self, seat: int, rng: Pcg32) -> None:
        self.rng = Pcg32(rng.next())
        rng.shuffle(self.pile)

    def scores(self) -> list[Score]:
        scores = [
            Score(seat, [Category("goods", [Item(name(each), GOODS[IDS[each]]["points"]) for each in bought])])
            for seat, bought in enumerate(self.bought)
        ]
        for score in scores:
            score.place = 1 + sum(other.total > score.total for other in scores)
        return scores

    def answer_message(self, answer: int) -> Message:
        return Message("earn") if answer == EARN else Message("buy", {"good": name(answer)})

    def line(self, event: Event, seat: int | None) -> Message | None:
        who = Message("seat", {"n": event[1] + 1})
        return (
            Message("log-earn", {"seat": who})
            if event[0] == "earn"
            else Message("log-buy", {"seat": who, "good": name(event[2])})
        )

    def why_not(self, answer: int) -> Refusal | None:
        return None if self.question is None else self.question.why_not(self, answer)


def name(good: int) -> Message:
    return Message(said_as("good", IDS[good]))


def price(good: int) -> int:
    return int(GOODS[IDS[good]]["price"])


class Turn(Question[Stall]):
    """Buy a good that you can pay, or earn two coins."""  # STA-001, STA-002

    def options(self, table: Stall) -> list[int]:
        return [good for good in table.shown if price(good) <= table.coins[self.seat]] + [EARN]

    def take(self, table: Stall, answer: int) -> None:
        if answer == EARN:
            table.coins[self.seat] += 2
            table.tell("earn", self.seat)
        else:
            table.coins[self.seat] -= price(answer)
            table.shown.remove(answer)
            table.bought[self.seat].append(answer)
            table.tell("buy", self.seat, answer)
            if table.pile:
                table.shown.append(table.pile.pop())
        table.push(Next((self.seat + 1) % len(table.coins)))

    def message(self, table: Stall) -> Message:
        return Message("question-turn", {"coins": table.coins[self.seat]})

    def why_not(self, table: Stall, answer: int) -> Refusal | None:
        if answer in table.shown:
            return Refusal("STA-002", Message("why-price", {"price": price(answer), "coins": table.coins[self.seat]}))
        return Refusal("STA-001", Message("why-gone"))


class Next(Deed[Stall]):
    """The next seat's turn, while there are goods."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def happen(self, table: Stall) -> None:
        if table.shown:
            table.push(Turn(self.seat))


class StallRules(GameRules[Stall, Box]):
    """The stall."""

    id = "stall"
    title = "The Stall"
    package = "stall"
    minutes = (5, 10)
    weight = 1
    shape = View
    settings = (Setting("coins", (2, 4), 2, "Everybody begins with 2 or 4 coins"),)

    def box(self, pack: PackSource = None) -> Box:
        box = Box("printed")
        box.words = WORDS
        return box

    def seats(self, seats: object, options: Mapping[str, Any]) -> tuple[SeatKind, ...]:
        kinds = seat_kinds(seats)
        if not 2 <= len(kinds) <= 4:
            raise BadOptions("The Stall is for 2 to 4 players.")
        return tuple(SeatKind(kind, f"Player {number}") for number, kind in enumerate(kinds, start=1))

    def deal(self, box: Box, seats: tuple[SeatKind, ...], options: Mapping[str, Any], rng: Pcg32) -> Stall:
        table = Stall()
        table.begin(rng, WORDS, len(seats))
        goods = list(range(len(IDS)))
        rng.shuffle(goods)
        table.shown, table.pile = goods[:SHOWN], goods[SHOWN:]
        table.coins = [options["coins"]] * len(seats)
        table.bought = [[] for _ in seats]
        table.push(Turn(0))
        table.advance()
        return table

    def load(self, box: Box, data: Mapping[str, Any]) -> Stall:
        table = Stall()
        table.begin(Pcg32(0), WORDS, len(data["coins"]))
        table.rng = resumed(*data["rng"])
        table.pile, table.shown, table.coins = list(data["pile"]), list(data["shown"]), list(data["coins"])
        table.bought = [list(each) for each in data["bought"]]
        for step, seat in data["stack"]:
            table.push({"Turn": Turn, "Next": Next}[step](seat))
        table.advance()
        return table

    def progress(self, table: Stall) -> dict[str, int]:
        return {"goods": len(table.pile) + len(table.shown)}

    def variants(self) -> list[tuple[int, dict[str, Any]]]:
        return [(seats, {}) for seats in (2, 3, 4)]


GAME = StallRules()

"""Words: names, answers and the lines of the log, as messages. The sentences are in `locale`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from claytable.core.messages import Argument, Message
from claytable.core.wording import Answers, Lines

from .box import DISCARD, DRAW, DRINK, GOODS, LOAD, TAKE, OasisBox

if TYPE_CHECKING:
    from .table import Oasis

#: The lines of the log with what their arguments are; a `secret-` one is read by its seat alone.
LINES: Final[dict[str, tuple[str, ...]]] = {
    "day": ("n",),
    "takes": ("seat", "good", "n", "water"),
    "refills": ("good",),
    "draws": ("seat", "secret-good"),
    "drinks": ("seat", "n"),
    "discards": ("seat", "good"),
    "shuffles": (),
    "loads": ("seat", "caravan"),
    "arrives": ("caravan",),
    "game-over": (),
}


def seat(number: int) -> Message:
    """A player."""
    return Message("seat", {"n": number + 1})


def good(number: int) -> Message:
    """A good."""
    return Message(f"good-{GOODS[number]}")


def caravan(box: OasisBox, number: int) -> Message:
    """A caravan, by where it goes."""
    return Message(f"caravan-{box.caravan_ids[number].replace('_', '-')}")


def argument(table: Oasis, kind: str, value: Any) -> Argument:
    """An argument of a log line."""
    if kind == "seat":
        return seat(value)
    if kind == "good":
        return good(value)
    return caravan(table.box, value) if kind == "caravan" else int(value)


def take(table: Oasis, space: int) -> Message:
    """A good of the market."""
    return Message("answer-take", {"good": good(table.market[space]), "n": space + 1, "water": table.box.cost[space]})


def load(table: Oasis, place: int) -> Message:
    """A caravan that waits, with what it wants and pays."""
    number, box = table.waiting[place], table.box
    if number < 0:
        return Message("answer-nobody")
    goods = [good(each) for each in box.wants[number]]
    return Message("answer-load", {"caravan": caravan(box, number), "coins": box.coins[number], "goods": goods})


ANSWERS: Final[Answers[Oasis]] = Answers(
    {DRAW: "draw", DRINK: "drink"},
    [(TAKE, take), (LOAD, load), (DISCARD, lambda _, number: Message("answer-discard", {"good": good(number)}))],
)
LOG: Final[Lines[Oasis]] = Lines(LINES, argument)

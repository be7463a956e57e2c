"""The book that `ledger` keeps of a seat's view: whose a thing is, and where it lies."""

from __future__ import annotations

from typing import Any

from claytable.core.messages import Message

View = dict[str, Any]


def id_of(thing: Message) -> str:
    """The id of a printed thing in views: `blue_left` of `space-blue-left`."""
    return thing.id.partition("-")[2].replace("-", "_")


def die_of(die: Message) -> str:
    colour = die.args["colour"]
    assert isinstance(colour, Message)
    return f"{id_of(colour)}.{die.args['face']}"


def change(thing: View, what: str, now: Any) -> None:
    """Something becomes something else: what is so already did not happen."""
    assert thing[what] != now, f"{what} was {now} before"
    thing[what] = now


class Book:
    """A view, and where to find in it what a line names."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.board = view["board"]

    # -- whose, where ------------------------------------------------------------------------------------

    def number(self, seat: Message) -> int:
        number: int = self.view["opponent"] if seat.id == "opponent" else seat.args["n"] - 1  # type: ignore[operator]
        return number

    def player(self, seat: Message) -> View:
        found: View = self.view["players"][self.number(seat)]
        return found

    def opponent(self) -> View:
        found: View = self.view["players"][self.view["opponent"]]
        return found

    def device(self, board: Message) -> View:
        devices = (*self.board["left"], *self.board["built"], *self.board["published"])
        found: View = next(device for device in devices if device and device["board"] == id_of(board))
        return found

    def space(self, space: Message) -> View:
        found: View = next(each for each in self.board["spaces"] if each["id"] == id_of(space))
        return found

    def row(self, seat: Message, row: Message) -> View:
        found: View = next(each for each in self.player(seat)["workshops"] if each["row"] == id_of(row))
        return found

    def craft(self, seat: Message, craft: Message) -> View:
        found: View = next(each for each in self.player(seat)["craftspeople"] if each["trade"] == id_of(craft))
        return found

    def used(self, seat: Message, place: Message, use: Message) -> list[str]:
        """The dice on a Camel, or in the Workshop whose row is named."""
        if place.id == "in-workshop":
            row: list[str] = self.row(seat, use)["dice"]
            return row
        return self.camel(seat, place)

    def camel(self, seat: Message, place: Message) -> list[str]:
        found: list[str] = self.player(seat)["camels"][place.args["n"] - 1]["dice"]  # type: ignore[operator]
        return found

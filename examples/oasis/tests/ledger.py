"""What each line of the log means for what a seat sees (see `claytable.testing.told.LedgerModule`)."""

from __future__ import annotations

import copy
from typing import Any

from oasis.box import BOXES

from claytable import Message

View = dict[str, Any]
BOX = BOXES.open(None)


def untold(view: View) -> View:
    """A view without what is asked, whose turn it is, and the final scores."""
    view = copy.deepcopy(view)
    for name in ("decision", "scores", "turn"):
        view.pop(name, None)
    return view


def name(thing: Message) -> str:
    """A good or a caravan as the view names it."""
    return thing.id.split("-", 1)[1].replace("-", "_")


class Ledger:
    """The book of one seat."""

    def __init__(self, view: View) -> None:
        self.view = view

    def player(self, seat: Message) -> View:
        found: View = self.view["players"][int(str(seat.args["n"])) - 1]
        return found

    def gain(self, player: View, good: Message | None) -> None:
        player["cards"] += 1
        if player["hand"] is not None and good is not None:
            player["hand"].append(name(good))
            player["hand"].sort(key=["dates", "salt", "silk", "incense"].index)

    def lose(self, player: View, good: str) -> None:
        player["cards"] -= 1
        if player["hand"] is not None:
            player["hand"].remove(good)
        self.view["discards"][good] += 1

    def day(self, n: int) -> None:
        self.view["day"] = n

    def takes(self, seat: Message, good: Message, n: int, water: int) -> None:
        assert self.view["market"].pop(n - 1) == name(good)
        self.player(seat)["water"] -= water
        self.gain(self.player(seat), good)

    def refills(self, good: Message) -> None:
        self.view["deck"] -= 1
        self.view["market"].append(name(good))

    def draws(self, seat: Message) -> None:
        self.view["deck"] -= 1
        self.gain(self.player(seat), None)

    def draws_own(self, seat: Message, good: Message) -> None:
        self.view["deck"] -= 1
        self.gain(self.player(seat), good)

    def drinks(self, seat: Message, n: int) -> None:
        self.player(seat)["water"] += n

    def discards(self, seat: Message, good: Message) -> None:
        self.lose(self.player(seat), name(good))

    def shuffles(self) -> None:
        self.view["deck"] += sum(self.view["discards"].values())
        self.view["discards"] = dict.fromkeys(self.view["discards"], 0)

    def loads(self, seat: Message, caravan: Message) -> None:
        player = self.player(seat)
        number = BOX.caravan_ids.index(name(caravan))
        for good in BOX.wants[number]:
            self.lose(player, ["dates", "salt", "silk", "incense"][good])
        player["loaded"].append(name(caravan))
        place = self.view["waiting"].index(name(caravan))
        self.view["waiting"][place] = None

    def arrives(self, caravan: Message) -> None:
        self.view["coming"] -= 1
        self.view["waiting"][self.view["waiting"].index(None)] = name(caravan)

    def game_over(self) -> None:
        self.view["over"] = True

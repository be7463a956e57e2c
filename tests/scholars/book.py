"""The book that `ledger` keeps for one seat: finding what a line names, and moving it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from claytable.core.messages import Message
from claytable.games.scholars.terms import DECKS

View = dict[str, Any]


def name(message: Message) -> str:
    """The last word of a name: `blue` of `colour-blue`."""
    return message.id.split("-", 1)[1].replace("-", "_")


def die_of(message: Message) -> str:
    return f"{name(message.args['colour'])}.{message.args['face']}"


def scroll_of(message: Message) -> str:
    return f"{name(message.args['language'])}_{message.args['letter'].lower()}"


def translator_of(message: Message) -> str:
    if message.id == "starting-translator":
        return f"starting_translator_{message.args['n']}"
    return f"{deck_of(message)}_{message.args['letter'].lower()}"


def deck_of(message: Message) -> str:
    return name(message.args["deck"])


class Book:
    """A view that lines change."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.board: View = view["board"]
        self.supply: View = view["board"]["supply"]
        #: The Scroll that was revealed last, until it comes to lie somewhere.
        self.revealed = ""

    # -- finding things -----------------------------------------------------------------------------------

    def number(self, seat: Message) -> int:
        return self.view["opponent"] if seat.id == "opponent" else seat.args["n"] - 1

    def player(self, seat: Message) -> View:
        found: View = self.view["players"][self.number(seat)]
        return found

    def slot(self, seat: Message, slot: Message) -> View:
        return next(each for each in self.player(seat)["slots"] if each["slot"] == name(slot))

    def room(self, room: Message) -> View:
        found: View = self.board["rooms"][room.args["n"] - 1]
        return found

    def room_of(self, translator: Message) -> View:
        return next(room for room in self.board["rooms"] if room["translator"] == translator_of(translator))

    def deck(self, translator: Message) -> View:
        found: View = self.board["decks"][DECKS.index(deck_of(translator))]
        return found

    def columns(self) -> Iterable[list[View]]:
        """Where Scrolls lie open: the Map and the Guilds."""
        return (self.board["map"], *self.board["house"].values())

    def scroll(self, scroll: Message) -> View:
        id = scroll_of(scroll)
        return next(each for column in self.columns() for each in column if each and each["scroll"] == id)

    def guild(self, guild: Message) -> View:
        found: View = self.board["guilds"][name(guild)]
        return found

    # -- moving things ------------------------------------------------------------------------------------

    def bag(self, seat: Message, colour: str, n: int) -> None:
        """Dice into a Bag, or (below zero) out of it; in the Bags of others only their number is seen."""
        player = self.player(seat)
        player["bag_size"] += n
        if player["bag"] is not None:
            player["bag"][colour] = player["bag"].get(colour, 0) + n
            assert player["bag"][colour] >= 0
            if not player["bag"][colour]:
                del player["bag"][colour]

    def take_top(self, translator: Message) -> str:
        """The top card leaves its deck; which one is below it another line tells."""
        deck = self.deck(translator)
        assert deck["top"] == translator_of(translator)
        deck["top"] = None
        deck["cards"] -= 1
        return translator_of(translator)

    def enter(self, translator: Message, room: Message, owner: int | None) -> None:
        place = self.room(room)
        assert place["translator"] is None
        place |= {"translator": self.take_top(translator), "owner": owner, "gold": 0}

    def leave(self, translator: Message, room: Message, gold: int) -> str:
        place = self.room(room)
        assert (place["translator"], place["gold"]) == (translator_of(translator), gold)
        place |= {"translator": None, "owner": None, "gold": 0}
        return translator_of(translator)

    def lift(self, scroll: Message) -> View:
        """A Scroll leaves the Map, a Guild (where those below it slide up), or is the one just revealed."""
        id = scroll_of(scroll)
        if self.revealed == id:
            self.revealed = ""
            return {"scroll": id, "influence": None}
        found = self.scroll(scroll)
        if found in self.board["map"]:
            self.board["map"][self.board["map"].index(found)] = None
        for column in self.board["house"].values():
            column[:] = [each for each in column if each is not found]
        return found

    def lay(self, id: str, spot: Message) -> None:
        space = (spot.args["n"] - 1) // 2
        assert self.board["map"][space] is None
        self.board["map"][space] = {"scroll": id, "influence": None}

    def from_pile(self, top: bool) -> None:
        """The top or the bottom card leaves the draw pile."""
        pile = self.board["pile"]
        stacks = range(len(pile)) if top else reversed(range(len(pile)))
        pile[next(stack for stack in stacks if pile[stack])] -= 1

"""What lies on the table, and who sees what of it."""

from __future__ import annotations

from typing import Any, Final

from claytable import Message, Pcg32, Score
from claytable.core import pieces
from claytable.core.table import Event, Table

from . import scoring, words
from .box import GOODS, WORDS, OasisBox
from .seen import View

#: A seat before setup, and the table.
PLAYER: Final[dict[str, Any]] = {"hand": [], "water": 0, "loaded": []}
CARDS: Final = ("market", "deck", "discards", "waiting", "coming")
TABLE: Final[dict[str, Any]] = {"day": 0, "days": 0} | {cards: [] for cards in CARDS}


class Player(pieces.Piece):
    """A seat's cards (goods in ascending order), its water, and the caravans that it has loaded."""

    before_setup = PLAYER

    hand: list[int]
    water: int
    loaded: list[int]


class Oasis(Table):
    """A table of Oasis. Of the lists of cards the last is the top; nobody waits in a place that holds -1."""

    box: OasisBox
    players: list[Player]
    market: list[int]
    deck: list[int]
    discards: list[int]
    waiting: list[int]
    coming: list[int]
    day: int
    days: int

    def copy(self) -> Oasis:
        twin = Oasis()
        self.copy_steps_to(twin)
        twin.box = self.box
        twin.players = [player.copy() for player in self.players]
        pieces.fill(twin, pieces.save(self, TABLE))
        return twin

    def save(self) -> dict[str, Any]:
        players = [player.save() for player in self.players]
        return {**self.save_steps(), **pieces.save(self, TABLE), "players": players}

    def tell(self, *event: Any) -> None:
        """A line of the log, where one is kept."""
        if self.loud:
            self.events.append(event)

    def top_card(self) -> int:
        """The top card of the deck.  OAS-009"""
        if not self.deck:
            self.deck, self.discards = self.discards, []
            self.rng.shuffle(self.deck)
            self.tell("shuffles")
        self.reveals += 1
        return self.deck.pop()

    def give(self, seat: int, good: int) -> None:
        """A card goes to a hand."""
        self.players[seat].hand = sorted([*self.players[seat].hand, good])

    def discard(self, seat: int, good: int) -> None:
        """A card of a hand goes to the discards."""
        self.players[seat].hand.remove(good)
        self.discards.append(good)

    def missing(self, seat: int, caravan: int) -> list[int]:
        """The goods that a seat still needs for a caravan."""
        wanted = self.box.wants[caravan][:]
        for good in self.players[seat].hand:
            if good in wanted:
                wanted.remove(good)
        return wanted

    def view(self, seat: int | None) -> View:
        """Hands, the deck, and caravans that have not arrived are only counted.  OAS-012"""
        ids = self.box.caravan_ids
        return {
            "game": "oasis",
            "seat": seat,
            "day": self.day,
            "days": self.days,
            "first": self.first,
            "turn": self.turn if self.turn >= 0 else None,
            "over": self.over,
            "market": [GOODS[good] for good in self.market],
            "deck": len(self.deck),
            "discards": {good: self.discards.count(number) for number, good in enumerate(GOODS)},
            "waiting": [ids[caravan] if caravan >= 0 else None for caravan in self.waiting],
            "coming": len(self.coming),
            "players": [
                {
                    "cards": len(player.hand),
                    "hand": [GOODS[good] for good in player.hand] if owner == seat else None,
                    "water": player.water,
                    "loaded": [ids[caravan] for caravan in player.loaded],
                }
                for owner, player in enumerate(self.players)
            ],
        }

    def determinize(self, seat: int, rng: Pcg32) -> None:
        """Deal the cards that `seat` cannot see again; the seat that is asked still has a choice."""
        others = [player for owner, player in enumerate(self.players) if owner != seat]
        while True:
            unseen = [*self.deck, *(good for player in others for good in player.hand)]
            rng.redraw(unseen)
            for player in others:
                player.hand = sorted(unseen.pop() for _ in player.hand)
            self.deck = unseen
            if self.question is None or self.question.seat == seat:
                break
            self.answers = self.question.options(self)
            if len(self.answers) > 1:
                break
        rng.redraw(self.coming)

    def scores(self) -> list[Score]:
        return scoring.scores(self)

    def answer_message(self, answer: int) -> Message:
        return words.ANSWERS.message(self, answer)

    def line(self, event: Event, seat: int | None) -> Message | None:
        return words.LOG.message(self, event, seat)


def empty_table(box: OasisBox, seats: int, rng: Pcg32) -> Oasis:
    """A table with nothing on it."""
    table = Oasis()
    table.begin(rng, WORDS, seats)
    table.box = box
    table.players = [pieces.new(Player) for _ in range(seats)]
    pieces.fill(table, TABLE)
    return table

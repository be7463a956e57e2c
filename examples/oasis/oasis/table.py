"""What lies on the table, and who sees what of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar

from claytable import Category, Item, Message, Pcg32, Score
from claytable.core.pieces import OwnedTable, Piece, fill, save
from claytable.core.scores import places
from claytable.core.table import Event

from . import words
from .box import GOODS, WORDS, OasisBox
from .seen import View


class Player(Piece):
    """A seat's cards (goods in ascending order), its water, and the caravans that it has loaded."""

    before_setup: ClassVar[Mapping[str, Any]] = {"hand": [], "water": 0, "loaded": []}

    hand: list[int]
    water: int
    loaded: list[int]


class Oasis(OwnedTable[Player, Piece]):
    """A table of Oasis. Of the lists of cards the last is the top; nobody waits in a place that holds -1."""

    before_setup = {"day": 0, "days": 0} | {cards: [] for cards in ("market", "deck", "discards", "waiting", "coming")}
    boards = ()

    box: OasisBox
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
        twin.own = self.own
        twin.players = [player.copy() for player in self.players]
        fill(twin, save(self, self.before_setup))
        return twin

    def top_card(self) -> int:
        """The top card of the deck.  OAS-009"""
        if not self.deck:
            self.deck, self.discards = self.discards, []
            self.rng.shuffle(self.deck)
            self.tell("shuffles")
        self.reveals += 1
        return self.deck.pop()

    def discard(self, seat: int, good: int) -> None:
        """A card of a hand goes to the discards."""
        self.players[seat].hand.remove(good)
        self.discards.append(good)

    def missing(self, seat: int, caravan: int) -> list[int]:
        """The goods that a seat still needs for a caravan."""
        wanted = Counter(self.box.wants[caravan])
        return list((wanted - Counter(self.players[seat].hand)).elements())

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
            self.answers = self.question.options(self) if self.question else []
            if self.question is None or len(self.answers) > 1:
                break
        rng.redraw(self.coming)

    def scores(self) -> list[Score]:
        """Coins of caravans and of water; of equals, who has more caravans is ahead.  OAS-014, OAS-015"""
        found = []
        for seat, player in enumerate(self.players):
            loaded = [Item(words.caravan(self.box, number), self.box.coins[number]) for number in player.loaded]
            water = [Item(Message("score-water", {"n": player.water}), player.water // 2)]
            found.append(Score(seat, [Category("caravans", loaded), Category("water", water)]))
        ranks = [(score.total, len(player.loaded)) for score, player in zip(found, self.players, strict=True)]
        for score, rank, place in zip(found, ranks, places(ranks), strict=True):
            score.place = place
            if any(other[0] == rank[0] and other[1] != rank[1] for other in ranks):
                score.tie_break = Message("tie-caravans")
        return found

    def answer_message(self, answer: int) -> Message:
        return words.ANSWERS.message(self, answer)

    def line(self, event: Event, seat: int | None) -> Message | None:
        return words.LOG.message(self, event, seat)


def empty_table(box: OasisBox, seats: int, rng: Pcg32) -> Oasis:
    """A table with nothing on it."""
    table = Oasis()
    table.begin(rng, WORDS, seats)
    table.box = box
    table.lay_out(Player, Piece)
    return table

"""A table in any position, in a line."""

from __future__ import annotations

from typing import Any

import oasis.table
from oasis.box import BOXES, GOODS

import claytable

BOX = BOXES.open(None)


class Position:
    """A game in which seat 0 begins, with what a test says about it."""

    def __init__(self, seats: int = 2, days: int = 10) -> None:
        # The first seed with which seat 0 begins.
        games = (claytable.new("oasis", seats=seats, seed=seed, days=days) for seed in range(99))
        self.game = next(game for game in games if game.asked == 0)

    @property
    def table(self) -> oasis.table.Oasis:
        found: Any = self.game.table
        return found

    @property
    def me(self) -> oasis.table.Player:
        return self.table.players[0]

    @property
    def hand(self) -> list[str]:
        return [GOODS[good] for good in self.me.hand]

    def holding(self, *goods: str, water: int = 2) -> Position:
        """Seat 0 has these cards, changed for others of the deck, and so much water."""
        table = self.table
        table.deck += self.me.hand
        for pile in (table.players[1].hand, table.market):
            # What others have goes back and is drawn again, so that the deck has enough of everything.
            table.deck += pile
        self.me.hand = []
        for good in goods:
            table.deck.remove(GOODS.index(good))
            self.me.hand.append(GOODS.index(good))
        self.me.hand.sort()
        table.players[1].hand = sorted(table.deck.pop() for _ in table.players[1].hand)
        table.market = [table.deck.pop() for _ in table.market]
        self.me.water = water
        return self.ask()

    def waiting(self, *caravans: str, coming: bool = True) -> Position:
        """These caravans wait; without `coming` there are no others."""
        table = self.table
        everything = [*table.waiting, *table.coming]
        table.waiting = [BOX.caravan_ids.index(caravan) for caravan in caravans]
        table.waiting += [-1] * (3 - len(table.waiting))
        rest = [caravan for caravan in everything if caravan >= 0 and caravan not in table.waiting]
        table.coming = rest if coming else []
        return self.ask()

    def ask(self) -> Position:
        """The open question is asked again, now that things have changed."""
        question = self.table.question
        assert question is not None
        self.table.answers = question.options(self.table)
        return self

    def play(self, *keys: str) -> Position:
        for key in keys:
            self.game.play(key)
        return self

    def refused(self, key: str) -> tuple[str, str]:
        """The rule and the sentence that forbid an answer."""
        refusal = self.game.why_not(key)
        assert refusal is not None
        return refusal.rule, self.game.rules.words("en").say(refusal.message)

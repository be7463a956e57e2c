"""A player's means while they pay, and how paying and gaining change them."""

from __future__ import annotations

from ..box import InventorsBox
from ..terms import ALL_TRADES
from .means import (
    BITS,
    PROGRESS,
    TRADES_IN,
    Promise,
    affordable,
    changed,
    may_empty,
)


class Purse:
    """A player's means while they pay, small enough to be copied for every line that is tried.

    Copies share levels, Guilds and dice: these lists are replaced, never changed.
    """

    __slots__ = (
        "active",
        "advance_gain",
        "any_crafts",
        "bonus",
        "bonus_word",
        "box",
        "brighten_cards",
        "cards",
        "crafts",
        "deck",
        "dice",
        "due_cards",
        "guilds",
        "influence",
        "levels",
        "low",
        "other_cards",
        "postponed",
        "promises",
        "refresh_cards",
        "reserve",
        "royalties",
        "served",
        "silver",
        "silver_due",
        "study",
        "supply",
    )

    box: InventorsBox
    silver: int
    silver_due: int
    crafts: int
    any_crafts: int
    influence: tuple[int, int, int, int]
    due_cards: int
    reserve: int
    served: int
    postponed: int
    active: int
    levels: list[int]
    low: int
    study: int
    royalties: int
    guilds: list[int]
    supply: int
    brighten_cards: int
    refresh_cards: int
    other_cards: int
    cards: int
    deck: int
    bonus: int
    bonus_word: int
    dice: list[int]
    advance_gain: bool
    promises: list[Promise]

    def copy(self) -> Purse:
        twin = Purse()
        twin.box = self.box
        twin.silver = self.silver
        twin.silver_due = self.silver_due
        twin.crafts = self.crafts
        twin.any_crafts = self.any_crafts
        twin.influence = self.influence
        twin.due_cards = self.due_cards
        twin.reserve = self.reserve
        twin.served = self.served
        twin.postponed = self.postponed
        twin.active = self.active
        twin.levels = self.levels
        twin.low = self.low
        twin.study = self.study
        twin.royalties = self.royalties
        twin.guilds = self.guilds
        twin.supply = self.supply
        twin.brighten_cards = self.brighten_cards
        twin.refresh_cards = self.refresh_cards
        twin.other_cards = self.other_cards
        twin.cards = self.cards
        twin.deck = self.deck
        twin.bonus = self.bonus
        twin.bonus_word = self.bonus_word
        twin.dice = self.dice
        twin.advance_gain = self.advance_gain
        twin.promises = self.promises[:]
        return twin

    def key(self) -> tuple[object, ...]:
        """What tells two states of one search apart."""
        return (
            self.silver,
            self.silver_due,
            self.crafts,
            self.any_crafts,
            self.influence,
            self.due_cards,
            self.reserve,
            self.served,
            self.postponed,
            self.active,
            tuple(self.levels),
            self.low,
            self.study,
            self.royalties,
            tuple(self.guilds),
            self.supply,
            self.brighten_cards,
            self.refresh_cards,
            self.other_cards,
            self.deck,
            self.bonus,
            self.bonus_word,
            self.advance_gain,
            tuple(self.dice),
            tuple(self.promises),
        )

    # -- at a glance ----------------------------------------------------------------------------------

    def inactive(self) -> int:
        """The Craftspeople, as bits, whom a refresh would let serve."""
        return ~self.active & ~self.served & ALL_TRADES

    def tower_may_move(self, refreshes: int) -> bool:
        """Whether paying what is owed, after this number of refreshes, could empty the lowest Tower tile."""
        if self.postponed or self.low >= 10:
            return False
        return may_empty(self.levels, self.low, self.crafts, self.any_crafts, self.active, self.served, refreshes)

    # -- paying and gaining ------------------------------------------------------------------------------------------

    def refresh_helps(self) -> bool:
        """Whether Craftspeople or Silver are missing, or paying another Craftsperson might move the tower."""
        return self.tower_may_move(6) or not affordable(
            self.box.price,
            self.levels,
            self.active,
            self.served,
            self.crafts,
            self.any_crafts,
            self.silver - self.silver_due,
        )

    def worth_refreshing(self) -> int:
        """The Inactive Craftspeople who could serve, as bits: with enough Silver, only the ones named in the cost."""
        inactive = self.inactive()
        if self.any_crafts or not self.box.prices_fall:
            return inactive
        silver = self.silver - self.silver_due
        for trade in TRADES_IN[self.crafts]:
            silver -= self.box.price[self.levels[trade]]
        return inactive & self.crafts if silver >= 0 else inactive

    def pay(self, trade: int) -> bool:
        """Pay a Craftsperson, using others for what is missing. False if that is too dear."""
        bit = 1 << trade
        price = self.box.price[self.levels[trade]]
        if self.crafts & bit:
            self.crafts &= ~bit
        else:
            self.any_crafts -= 1
        self.served |= bit
        self.active &= ~bit
        self.silver -= price
        while self.silver < 0:
            helpers = self.active & ~self.served & ~self.crafts
            if BITS[helpers] <= self.any_crafts:
                return False
            helper = helpers & -helpers
            self.active &= ~helper
            self.served |= helper
            self.silver += 1
        self.rise(trade)
        return True

    def rise(self, trade: int) -> None:
        """One level up if possible; an empty lowest tile makes the tower progress."""
        top = self.low + 4 if self.low < 6 else 10
        if self.levels[trade] < top:
            self.levels = changed(self.levels, trade, 1)
            self.look_at_tower()

    def look_at_tower(self) -> None:
        """An empty lowest tile makes the tower progress, once, unless it waits for the end of the cost."""
        if self.postponed or self.low >= 10 or min(self.levels) == self.low:
            return
        for promise in self.promises:
            if promise[0] >= PROGRESS:
                return
        self.promises.append((PROGRESS, 1, 0))

    def settle(self) -> None:
        """Influence of a named colour is paid as soon as it is there, and is then in the supply again.  INV-143"""
        due = self.influence
        blue = min(due[0], self.guilds[0])
        orange = min(due[1], self.guilds[1])
        charcoal = min(due[2], self.guilds[2])
        if blue or orange or charcoal:
            self.influence = (due[0] - blue, due[1] - orange, due[2] - charcoal, due[3])
            self.guilds = [self.guilds[0] - blue, self.guilds[1] - orange, self.guilds[2] - charcoal]
            self.supply += blue + orange + charcoal

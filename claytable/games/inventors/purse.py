"""A player's means while they pay, and what can be said at a glance about the cost (see `solvency`)."""

from __future__ import annotations

from typing import Final

from . import clauses
from .box import UNTOLD, InventorsBox
from .means import (
    BITS,
    FOR_TWO_CARDS,
    PROGRESS,
    STUDY_BELOW_TOP,
    STUDY_BOTTOM,
    TRADES_IN,
    Promise,
    affordable,
    brightens_for_influence,
    changed,
    covered,
    may_empty,
)
from .terms import ALL_TRADES, ANY_TRADE

#: Gains that may bring more than can be told beforehand.
_UNTOLD: Final = frozenset((clauses.REFRESH_ALL, clauses.RAISE, clauses.ROYALTIES))


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

    def hopeless(self) -> bool:
        """Whether even a generous count of what could still be gained does not cover what is missing."""
        box = self.box
        low = self.low
        if self.study and not box.study_plain:
            return False
        covers = covered(self.guilds, self.influence)
        # What a gain may be good for: brightens for Influence or in the Study, refreshes and Silver for Craftspeople.
        crafts = self.crafts
        owes = crafts != 0 or self.any_crafts != 0 or self.silver_due != 0
        climbs = self.study & (STUDY_BELOW_TOP if owes else box.study_cards)
        bright = not covers or climbs != 0
        useful = owes or bright
        gains = 0
        silver = 0
        # Gains that brighten nothing.
        dull = 0
        free = self.cards - self.due_cards - self.reserve
        influence = False
        if self.bonus:
            if self.bonus_word == clauses.DRAW:
                free += self.bonus
            elif self.bonus_word == clauses.BRIGHTEN:
                gains = self.bonus if bright else 0
            elif owes:
                gains = dull = self.bonus
        for word, n, kind in self.promises:
            if word == clauses.BRIGHTEN:
                gains += n if bright else 0
            elif word == clauses.DRAW:
                free += n
            elif word == clauses.INFLUENCE:
                gains += n
                influence = True
            elif word == FOR_TWO_CARDS:
                gains += 1 if useful else 0
                free -= kind
            elif word == PROGRESS:
                gains += box.progress_gains[low] + (box.progress_brightens[low] if bright else 0)
                free += box.progress_cards[low]
                influence = influence or box.progress_influence[low]
            elif word in _UNTOLD:
                return False
            elif owes and (word == clauses.REFRESH or word == clauses.SILVER):
                gains += n
                dull += n
                silver += n if word == clauses.SILVER else 0
        inactive = ~self.active & ~self.served & ALL_TRADES
        playable = BITS[self.refresh_cards & inactive] if owes else 0
        if bright:
            playable += self.brighten_cards
        if self.tower_may_move(gains + (playable + free if useful and free > 0 else 0)):
            gains += box.progress_gains[low] + (box.progress_brightens[low] if bright else 0)
            silver += box.progress_silver[low]
            free += box.progress_cards[low]
            influence = influence or box.progress_influence[low]
        if gains >= UNTOLD:
            return False
        if crafts & ~self.active & self.served:
            return True
        missing = 0
        if free < 0:
            # Only a Study space could still bring cards.
            if not climbs:
                return True
            missing = -free
            free = 0
        if owes:
            price = box.price
            levels = self.levels
            missing += BITS[crafts & inactive]
            owed = self.silver_due - self.silver
            for trade in TRADES_IN[crafts]:
                owed += price[levels[trade]]
            if self.any_crafts:
                cheapest = 9
                for trade in TRADES_IN[ALL_TRADES & ~(crafts | self.served)]:
                    cheapest = min(cheapest, price[levels[trade]])
                owed += cheapest * self.any_crafts
            helpers = BITS[self.active & ~self.served & ~crafts] - self.any_crafts
            others = BITS[inactive & ~crafts]
            if helpers + others < 0 or owed - helpers - others > silver + box.study_silver[self.study]:
                # All who could still serve, and all Silver that could still be gained, are not enough.
                return True
            if helpers < 0:
                missing -= helpers
                helpers = 0
            if owed > helpers:
                missing += owed - helpers
        if not covers and not influence:
            brightens = brightens_for_influence(self.guilds, self.influence, self.dice, self.study)
            played = min(free, self.brighten_cards)
            most = gains - dull + self.gains_on_the_way(climbs & box.study_cards)
            if brightens > most + played + (free - played) // 2:
                return True
            gains += self.gains_on_the_way(climbs)
            missing += brightens
        if not useful:
            return missing > gains
        playable = min(playable, free)
        return missing > gains + playable + (free - playable) // 2

    def gains_on_the_way(self, climbs: int) -> int:
        """Dice at the bottom of the Study that bring something on their way to the Influence that is missing."""
        if self.influence[3]:
            return (climbs & STUDY_BOTTOM).bit_count()
        count = 0
        for colour in range(3):
            if self.guilds[colour] < self.influence[colour]:
                count += climbs >> 3 * colour & 1
        return count

    def within_reach(self) -> bool:
        """Whether the cost can be met from the present state, by the plainest means.

        These are refreshes of those who are missing, and brightens for missing Influence.
        """
        free = self.cards - self.due_cards - self.reserve
        refreshes = self.bonus if self.bonus_word == clauses.REFRESH else 0
        brightens = self.bonus if self.bonus_word == clauses.BRIGHTEN else 0
        either = 0
        for word, n, kind in self.promises:
            if word == clauses.BRIGHTEN:
                brightens += n
            elif word == clauses.REFRESH and kind == ANY_TRADE:
                refreshes += n
            elif word == FOR_TWO_CARDS:
                either += 1
                free -= kind
        if free < 0:
            return False
        # First the cards that refresh the very one; what is then missing takes two cards each.
        missing = self.crafts & ~self.active
        if missing & self.served:
            return False
        ready = self.active | missing
        if not affordable(
            self.box.price, self.levels, ready, self.served, self.crafts, self.any_crafts, self.silver - self.silver_due
        ):
            return False
        played = BITS[missing & self.refresh_cards]
        free -= played
        either -= max(0, BITS[missing] - played - refreshes)
        if not covered(self.guilds, self.influence):
            if self.influence[3] or self.supply < 3:
                return False
            needed = brightens_for_influence(self.guilds, self.influence, self.dice, self.study) - brightens
            if needed > 0:
                played = min(needed, self.brighten_cards)
                free -= played
                either -= needed - played
        return free >= 0 and free + 2 * either >= 0

    def tower_may_move(self, refreshes: int) -> bool:
        """Whether paying what is owed, after so many refreshes, could empty the lowest Tower tile."""
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
        """The Inactive Craftspeople who could serve, as bits: with Silver enough, only those who are named."""
        inactive = ~self.active & ~self.served & ALL_TRADES
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

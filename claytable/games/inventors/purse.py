"""A player's means while they pay, and the search for a line of play that meets the whole cost (see `solvency`)."""

from __future__ import annotations

from typing import Final

from . import clauses
from .box import UNTOLD, InventorsBox
from .means import (
    BITS,
    FOR_TWO_CARDS,
    PROGRESS,
    SLIDE,
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
from .terms import ALL_TRADES, ANY_COLOUR, ANY_TRADE, CHARCOAL, EACH_COLOUR

#: How many answers a box remembers before it starts anew.
REMEMBERED: Final = 20000

#: Gains that may be declined.  INV-065
_OPTIONAL: Final = frozenset((clauses.BRIGHTEN, clauses.REFRESH, clauses.RAISE, clauses.INFLUENCE, clauses.INCREASE))

#: Gains that may bring more than can be told beforehand.
_UNTOLD: Final = frozenset((clauses.REFRESH_ALL, clauses.RAISE, clauses.ROYALTIES))


class Search:
    """A search for a line that meets a cost: the states that led nowhere, and whether a line was found."""

    __slots__ = ("_done", "failed")

    def __init__(self) -> None:
        self._done = False
        self.failed: set[tuple[object, ...]] = set()

    def done(self) -> bool:
        """Whether a line was found."""
        return self._done

    def consider(self, purse: Purse) -> None:
        """Look at a state, and at what it leads to, unless a line was found already."""
        if self._done:
            return
        if purse.within_reach():
            self._done = True
        elif not purse.hopeless():
            key = purse.key()
            if key not in self.failed:
                self.failed.add(key)
                purse.lines(self)


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

    # -- the three answers ----------------------------------------------------------------------------

    def solvent(self) -> bool:
        """Whether some line of play meets the whole cost. What was found once is remembered in the box."""
        if self.within_reach():
            return True
        if self.hopeless():
            return False
        key = self.key()
        known = self.box.solved.get(key)
        if known is None:
            search = Search()
            search.failed.add(key)
            self.lines(search)
            known = search.done()
            if len(self.box.solved) >= REMEMBERED:
                self.box.solved.clear()
            self.box.solved[key] = known
        return known

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
        free = self.cards - self.due_cards - self.reserve
        influence = False
        if self.bonus:
            if self.bonus_word == clauses.DRAW:
                free += self.bonus
            elif bright if self.bonus_word == clauses.BRIGHTEN else owes:
                gains = self.bonus
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
        inactive = ~self.active & ~self.served & ALL_TRADES
        playable = BITS[self.refresh_cards & inactive] if owes else 0
        if bright:
            playable += self.brighten_cards
        if self.tower_may_move(gains + (playable + free if useful and free > 0 else 0)):
            gains += box.progress_gains[low] + (box.progress_brightens[low] if bright else 0)
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
            helpers = BITS[self.active & ~self.served & ~crafts] - self.any_crafts
            if helpers < 0:
                missing -= helpers
                helpers = 0
            owed = self.silver_due - self.silver - helpers
            for trade in TRADES_IN[crafts]:
                owed += price[levels[trade]]
            if self.any_crafts:
                cheapest = 9
                for trade in TRADES_IN[ALL_TRADES & ~(crafts | self.served)]:
                    cheapest = min(cheapest, price[levels[trade]])
                owed += cheapest * self.any_crafts
            if owed > 0:
                missing += owed
        if not covers and not influence:
            brightens = brightens_for_influence(self.guilds, self.influence, self.dice, self.study)
            gains += self.gains_on_the_way(climbs)
            played = min(free, self.brighten_cards)
            if brightens > gains + played + (free - played) // 2:
                return True
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

    # -- lines of play --------------------------------------------------------------------------------

    def lines(self, search: Search) -> None:
        """Try every state that one further act leads to; acts that cannot help are left out."""
        if self.promises:
            twin = self.copy()
            word, n, kind = twin.promises.pop()
            if n > 1 and word != clauses.SILVER and word != clauses.DRAW:
                twin.promises.append((word, n - 1, kind))
            twin.gain(word, n, kind, search)
            # Plain benefits may be declined (INV-065); the others are not.
            if word in _OPTIONAL:
                search.consider(twin)
        if self.bonus and (self.bonus_word != clauses.DRAW or self.deck):
            twin = self.copy()
            twin.bonus -= 1
            twin.gain(self.bonus_word, 1, ANY_TRADE, search)
        if not search.done() and self.refresh_helps():
            for trade in TRADES_IN[self.refresh_cards & ~self.active & ~self.served & ALL_TRADES]:
                if search.done():
                    return
                twin = self.copy()
                twin.refresh_cards &= ~(1 << trade)
                twin.cards -= 1
                twin.deck += 1
                twin.active |= 1 << trade
                search.consider(twin)
        if self.brighten_cards and not search.done():
            twin = self.copy()
            twin.brighten_cards -= 1
            twin.cards -= 1
            twin.deck += 1
            twin.gain(clauses.BRIGHTEN, 1, 0, search)
        if self.cards >= 2 and not search.done():
            self.copy().gain(FOR_TWO_CARDS, 1, 2, search)
        if self.influence[3] and not self.supply:
            # Influence of choice, paid early, refills the supply.
            for colour in range(3):
                if self.guilds[colour]:
                    twin = self.copy()
                    twin.guilds = changed(twin.guilds, colour, -1)
                    twin.influence = (twin.influence[0], twin.influence[1], twin.influence[2], twin.influence[3] - 1)
                    twin.supply += 1
                    search.consider(twin)
        if not self.promises and not search.done():
            self.payments(search)
            if self.bonus and self.bonus_word == clauses.DRAW and not self.deck and self.due_cards and self.cards > 1:
                # Nothing to draw yet: a card discarded for the cost makes a pile.  INV-005
                twin = self.copy()
                twin.due_cards -= 1
                twin.cards -= 1
                twin.deck += 1
                search.consider(twin)

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

    def without(self, n: int) -> list[Purse]:
        """The purse after discarding cards: first those that cannot be played to any end."""
        hands: list[Purse] = [self]
        for _ in range(n):
            next_hands: list[Purse] = []
            for purse in hands:
                inactive = ~purse.active & ~purse.served & ALL_TRADES
                idle = purse.refresh_cards & ~inactive
                if purse.other_cards or idle:
                    twin = purse.copy()
                    if twin.other_cards:
                        twin.other_cards -= 1
                    else:
                        twin.refresh_cards &= ~(idle & -idle)
                    twin.cards -= 1
                    twin.deck += 1
                    next_hands.append(twin)
                    continue
                if purse.brighten_cards:
                    twin = purse.copy()
                    twin.brighten_cards -= 1
                    twin.cards -= 1
                    twin.deck += 1
                    next_hands.append(twin)
                for trade in range(6):
                    if purse.refresh_cards >> trade & 1:
                        twin = purse.copy()
                        twin.refresh_cards &= ~(1 << trade)
                        twin.cards -= 1
                        twin.deck += 1
                        next_hands.append(twin)
            hands = next_hands
        return hands

    def payments(self, search: Search) -> None:
        """Paying a Craftsperson first matters only where it may empty the lowest Tower tile."""
        if not self.tower_may_move(6):
            return
        for trade in range(6):
            bit = 1 << trade
            if self.levels[trade] != self.low or not self.active & ~self.served & bit:
                continue
            named = self.crafts & bit
            if not named and not self.any_crafts:
                continue
            twin = self.copy()
            if twin.pay(trade):
                search.consider(twin)

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

    def gain(self, word: int, n: int, kind: int, search: Search) -> None:
        """Every state in which one gain has been used. Consumes this purse."""
        box = self.box
        if word == clauses.SILVER:
            self.silver += n
            search.consider(self)
        elif word == clauses.DRAW:
            drawn = min(n, self.deck)
            self.deck -= drawn
            self.cards += drawn
            self.other_cards += drawn
            search.consider(self)
        elif word == PROGRESS:
            self.promises.append((SLIDE, 1, 0))
            for number in reversed(box.progress[self.low]):
                part = box.parts[number]
                self.promises.append((part.word, part.n, part.kind))
            search.consider(self)
        elif word == SLIDE:
            self.low += 1
            self.look_at_tower()
            search.consider(self)
        elif word == clauses.REFRESH:
            if self.refresh_helps():
                for trade in TRADES_IN[~self.active & ~self.served & ALL_TRADES]:
                    if search.done():
                        return
                    if kind == ANY_TRADE or kind == trade:
                        twin = self.copy()
                        twin.active |= 1 << trade
                        search.consider(twin)
        elif word == clauses.REFRESH_ALL:
            self.active = ALL_TRADES
            search.consider(self)
        elif word == FOR_TWO_CARDS:
            for twin in self.without(kind):
                if search.done():
                    return
                twin.copy().gain(clauses.REFRESH, 1, ANY_TRADE, search)
                twin.gain(clauses.BRIGHTEN, 1, 0, search)
                search.consider(twin)
        elif word == clauses.BRIGHTEN:
            self.brighten(search)
        elif word == clauses.RAISE:
            top = self.low + 4 if self.low < 6 else 10
            for trade in range(6):
                if self.levels[trade] < top:
                    twin = self.copy()
                    twin.rise(trade)
                    search.consider(twin)
        elif word == clauses.ROYALTIES:
            self.advance(search)
        elif word == clauses.INFLUENCE:
            self.gain_influence(kind, search)

    def brighten(self, search: Search) -> None:
        """The nearest die of a colour in which Influence is missing; a Study die up for what is printed there."""
        due = self.influence
        if not covered(self.guilds, due):
            guilds = self.guilds
            short_of_any = guilds[0] + guilds[1] + guilds[2] < due[0] + due[1] + due[2] + due[3]
            for colour in range(3):
                if guilds[colour] < due[colour] or (due[3] and short_of_any):
                    self.brighten_towards_inspired(colour, search)
        if self.study and (self.cards < self.due_cards + self.reserve or self.refresh_helps()):
            for place in range(9):
                if not self.study >> place & 1:
                    continue
                if place % 3 < 2 and not self.study >> place + 1 & 1:
                    self.step_up(place, search)
                if place % 3 and self.study >> place - 1 & 1:
                    # Out of the way of the die below it.
                    twin = self.copy()
                    twin.study ^= 1 << place
                    if place % 3 == 1:
                        twin.dice = changed(twin.dice, place + 1, 1)
                    search.consider(twin)

    def step_up(self, place: int, search: Search) -> None:
        """A Study die one level up, with what is printed there."""
        twin = self.copy()
        twin.study ^= 3 << place
        for number in self.box.study[place // 3][place % 3 + 1]:
            part = self.box.parts[number]
            twin.promises.append((part.word, part.n, part.kind))
        search.consider(twin)

    def brighten_towards_inspired(self, colour: int, search: Search) -> None:
        """One step for the die of a colour that has the fewest to go; from the bottom of the Study out or up."""
        first = 3 * colour
        if self.study >> first & 3 == 1:
            self.step_up(first, search)
        twin = self.copy()
        if twin.dice[first + 2]:
            twin.dice = changed(twin.dice, first + 2, -1)
            twin.gain_influence(colour + 1, search)
            return
        twin.dice = twin.dice[:]
        if twin.dice[first + 1]:
            twin.dice[first + 1] -= 1
            twin.dice[first + 2] += 1
        elif twin.study >> first + 1 & 1:
            twin.study ^= 2 << first
            twin.dice[first + 2] += 1
        elif twin.dice[first]:
            twin.dice[first] -= 1
            twin.dice[first + 1] += 1
        elif twin.study >> first & 1:
            twin.study ^= 1 << first
            twin.dice[first + 1] += 1
        else:
            return
        search.consider(twin)

    def advance(self, search: Search) -> None:
        """One space along the Royalties track, with what it brings."""
        if self.royalties >= 11:
            twin = self.copy()
            twin.silver += 1
            search.consider(twin)
            self.gain(clauses.REFRESH, 1, ANY_TRADE, search)
            return
        self.royalties += 1
        if self.advance_gain:
            self.promises.append((clauses.BRIGHTEN, 1, 0))
        if self.box.crossings[self.royalties]:
            for number in self.box.crossing_effect:
                part = self.box.parts[number]
                self.promises.append((part.word, part.n, part.kind))
        search.consider(self)

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

    def gain_influence(self, kind: int, search: Search) -> None:
        """Influence to a Guild, from supply or else from another Guild.  INV-007"""
        if kind == EACH_COLOUR:
            for colour in range(1, CHARCOAL + 1):
                self.promises.append((clauses.INFLUENCE, 1, colour))
            search.consider(self)
            return
        for colour in range(3):
            if kind != ANY_COLOUR and kind != colour + 1:
                continue
            if self.supply:
                twin = self.copy()
                twin.supply -= 1
                twin.guilds = changed(twin.guilds, colour, 1)
                twin.settle()
                search.consider(twin)
                continue
            for other in range(3):
                if other != colour and self.guilds[other]:
                    twin = self.copy()
                    twin.guilds = changed(changed(twin.guilds, other, -1), colour, 1)
                    twin.settle()
                    search.consider(twin)
        if kind != ANY_COLOUR:
            search.consider(self)

"""Whether a cost can be met, exactly, with everything that may be done while it is being paid.

A cost is met with Silver, with Craftspeople used to spend less, with Craftspeople refreshed by Device Cards or colour
bonuses, with what a progressing tower or a Study space brings: each of these can make the next one possible
(INV-062, INV-103). `Purse` holds what matters of a player's board while they pay; `Purse.solvent` searches the
lines of play, cheapest answers first:

1. *direct*: the cost can be met from the present state, without any further gain;
2. *hopeless*: even the most generous count of what could still be gained does not cover what is missing;
3. otherwise the lines are tried one after another, each state once.

A card that is still to be drawn counts as a card and nothing more (INV-103).
"""

from __future__ import annotations

from typing import Final, TypeAlias

from . import clauses
from .box import UNTOLD, InventorsBox
from .clauses import Due
from .table import InventorsTable, Player
from .terms import ALL_TRADES, ANY_COLOUR, ANY_TRADE, BUILDING, CHARCOAL, EACH_COLOUR, INVENTING, PUBLISHING

#: A gain still to come: its word (of `clauses`, or PROGRESS), how much, of what.
Promise: TypeAlias = tuple[int, int, int]

#: The tower must progress; and, after its black bar, slide down.
PROGRESS: Final = 100
SLIDE: Final = 101
#: So many cards are still to be discarded (the kind), then brighten 1 or refresh 1.
FOR_TWO_CARDS: Final = 102


#: How many answers a box remembers before it starts anew.
REMEMBERED: Final = 20000

NO_DICE: Final = [0] * 9

#: The bottom spaces of the Study: a die steps up from there at the same pace as out, and gains on the way.
STUDY_BOTTOM: Final = 0b001001001

#: How many trades are in each set of trades.
BITS: Final = tuple(mask.bit_count() for mask in range(64))

#: The trades of each set of trades.
TRADES_IN: Final = tuple(tuple(trade for trade in range(6) if mask >> trade & 1) for mask in range(64))


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
        if purse.direct():
            self._done = True
        elif not purse.hopeless():
            key = purse.key()
            if key not in self.failed:
                self.failed.add(key)
                purse.lines(self)


class Purse:
    """A player's means while they pay, small enough to be copied for every line that is tried."""

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
        twin.levels = self.levels[:]
        twin.low = self.low
        twin.study = self.study
        twin.royalties = self.royalties
        twin.guilds = self.guilds[:]
        twin.supply = self.supply
        twin.brighten_cards = self.brighten_cards
        twin.refresh_cards = self.refresh_cards
        twin.other_cards = self.other_cards
        twin.cards = self.cards
        twin.deck = self.deck
        twin.bonus = self.bonus
        twin.bonus_word = self.bonus_word
        twin.dice = self.dice[:]
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
        if self.direct():
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

    def direct(self) -> bool:
        """Whether the cost can be met from the present state, without any further gain."""
        cards = self.cards - promised_away(self.promises) if self.promises else self.cards
        if cards < self.due_cards + self.reserve or not covered(self.guilds, self.influence):
            return False
        return affordable(
            self.box.price,
            self.levels,
            self.active,
            self.served,
            self.crafts,
            self.any_crafts,
            self.silver - self.silver_due,
        )

    def hopeless(self) -> bool:
        """Whether even a generous count of what could still be gained does not cover what is missing."""
        box = self.box
        if self.study and not box.study_plain:
            return False
        moves = self.tower_may_move()
        gains = box.progress_gains[self.low] if moves else 0
        influence = moves and box.progress_influence[self.low]
        if not (gains or self.cards or self.bonus or self.promises):
            return True
        for word, n, _ in self.promises:
            if word == PROGRESS:
                gains += box.progress_gains[self.low]
                influence = influence or box.progress_influence[self.low]
            elif word == clauses.BRIGHTEN:
                if self.study or any(self.influence):
                    gains += n
            elif word == clauses.INFLUENCE:
                gains += n
                influence = True
            elif word != SLIDE:
                gains += UNTOLD if word in _UNTOLD else n
        if gains >= UNTOLD:
            return False
        crafts = self.crafts
        if crafts & ~self.active & self.served:
            return True
        free = self.cards - self.due_cards - self.reserve
        if self.promises:
            free -= promised_away(self.promises)
        missing = 0
        if free < 0:
            missing = -free
            free = 0
        inactive = ~self.active & ~self.served & ALL_TRADES
        if crafts or self.any_crafts or self.silver_due:
            price = self.box.price
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
        brightens = 0
        if not influence and not covered(self.guilds, self.influence):
            brightens = brightens_for_influence(self.guilds, self.influence, self.dice, self.study)
            gains += (self.study & STUDY_BOTTOM).bit_count()
            played = min(free, self.brighten_cards)
            most = gains + played + (free - played) // 2
            if brightens > (most + self.bonus if self.bonus_word == clauses.BRIGHTEN else most):
                return True
        # What helps: a bonus, a card that can be played to some end, and pairs of the others.
        playable = BITS[self.refresh_cards & inactive]
        if self.study or brightens:
            playable += self.brighten_cards
        playable = min(playable, free)
        return missing + brightens > self.bonus + gains + playable + (free - playable) // 2

    def tower_may_move(self) -> bool:
        """Whether paying what is owed could empty the lowest Tower tile."""
        if self.postponed or self.low >= 10:
            return False
        return may_empty(self.levels, self.low, self.crafts, self.any_crafts)

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
                    twin.guilds[colour] -= 1
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
        return self.tower_may_move() or not affordable(
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
        if not self.tower_may_move():
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
            self.levels[trade] += 1
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
                        twin.dice[place + 1] += 1
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
            twin.dice[first + 2] -= 1
            twin.gain_influence(colour + 1, search)
            return
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
                twin.guilds[colour] += 1
                twin.settle()
                search.consider(twin)
                continue
            for other in range(3):
                if other != colour and self.guilds[other]:
                    twin = self.copy()
                    twin.guilds[other] -= 1
                    twin.guilds[colour] += 1
                    twin.settle()
                    search.consider(twin)
        if kind != ANY_COLOUR:
            search.consider(self)


def affordable(
    price: list[int], levels: list[int], active: int, served: int, crafts: int, any_crafts: int, silver: int
) -> bool:
    """Whether Craftspeople can be paid now: each Active, Silver and unneeded Craftspeople enough.  INV-053, INV-160"""
    if crafts & ~active:
        return False
    for trade in TRADES_IN[crafts]:
        silver -= price[levels[trade]]
    helpers = active & ~served & ~crafts
    if any_crafts:
        for _ in range(any_crafts):
            cheapest = -1
            for trade in TRADES_IN[helpers]:
                if cheapest < 0 or price[levels[trade]] < price[levels[cheapest]]:
                    cheapest = trade
            if cheapest < 0:
                return False
            silver -= price[levels[cheapest]]
            helpers &= ~(1 << cheapest)
    return silver >= 0 or -silver <= BITS[helpers]


def promised_away(promises: list[Promise]) -> int:
    """Cards that are about to be discarded."""
    count = 0
    for word, _, kind in promises:
        if word == FOR_TWO_CARDS:
            count += kind
    return count


def covered(guilds: list[int], due: tuple[int, int, int, int]) -> bool:
    """Whether the Influence owed lies in the Guilds.  INV-143"""
    blue = guilds[0] - due[0]
    orange = guilds[1] - due[1]
    charcoal = guilds[2] - due[2]
    return blue >= 0 and orange >= 0 and charcoal >= 0 and blue + orange + charcoal >= due[3]


def brightens_for_influence(guilds: list[int], due: tuple[int, int, int, int], dice: list[int], study: int) -> int:
    """The least number of brightens that bring the missing Influence; UNTOLD if no dice can.  INV-044"""
    total = 0
    missing = due[3]
    for colour in range(3):
        left = guilds[colour] - due[colour]
        if left < 0:
            total += steps_to_inspired(dice, study, colour, -left)
        else:
            missing -= left
    if missing > 0:
        # Of any colour: no die takes less than one step.
        total += missing
    return total


def steps_to_inspired(dice: list[int], study: int, colour: int, wanted: int) -> int:
    """The brightens that lead so many dice of a colour through Determined to Inspired, the nearest first."""
    first = 3 * colour
    near = dice[first + 2]
    if wanted <= near:
        return wanted
    middle = dice[first + 1] + (study >> first + 1 & 1)
    if wanted <= near + middle:
        return near + 2 * (wanted - near)
    far = dice[first] + (study >> first & 1)
    if wanted <= near + middle + far:
        return near + 2 * middle + 3 * (wanted - near - middle)
    return UNTOLD


def dice_below_inspired(me: Player) -> list[int]:
    """Coloured dice in Exhausted, Ready and Determined: three numbers for each colour."""
    exhausted = me.exhausted
    dice = [exhausted[1], 0, 0, exhausted[2], 0, 0, exhausted[3], 0, 0]
    for code in me.ready:
        if code >= 8:
            dice[3 * (code >> 3) - 2] += 1
    for code in me.determined:
        if code >= 8:
            dice[3 * (code >> 3) - 1] += 1
    return dice


def may_empty(levels: list[int], low: int, crafts: int, any_crafts: int) -> bool:
    """Whether paying these Craftspeople, and so many of choice, could empty the lowest Tower tile."""
    for trade in TRADES_IN[ALL_TRADES & ~crafts]:
        if levels[trade] == low:
            any_crafts -= 1
    return any_crafts >= 0


def can_meet(
    table: InventorsTable, me: Player, due: Due, action: int, bonus: int, promises: list[Promise] | None = None
) -> bool:
    """Whether a player can meet a cost on their own turn; the purse is opened only if it must be."""
    hand = len(me.hand) - promised_away(promises) if promises else len(me.hand)
    owes_craft = due.crafts != 0 or due.any_crafts != 0
    silver = me.silver + due.credit - due.silver
    box = table.box
    covers = covered(me.guilds, due.influence)
    if hand >= due.cards + due.reserve and covers:
        if not owes_craft and silver >= 0:
            return True
        if affordable(box.price, me.levels, me.active, due.served, due.crafts, due.any_crafts, silver):
            return True
    if promises:
        purse = purse_of(table, me, due, action, bonus)
        purse.promises = promises[:]
        return purse.solvent()
    moves = False
    if owes_craft and not due.postponed and me.low < 10:
        moves = may_empty(me.levels, me.low, due.crafts, due.any_crafts)
    if not hand and not bonus and not moves:
        return False
    if not owes_craft and covers and silver >= 0:
        # Only cards are missing. No free action brings more of them than it takes; the Orange bonus does.  INV-111
        missing = due.cards + due.reserve - hand
        if action != INVENTING or missing > bonus:
            return False
        if missing <= len(table.board.card_pile) + len(table.board.discards):
            return True
    if not covers:
        # Influence comes from dice that reach Inspired, dice are brightened by cards: one each, or two.
        free = hand - due.cards
        played = 0
        for card in me.hand:
            if box.card_refresh[card] < 0:
                played += 1
        if played > free:
            played = free
        most = played + (free - played) // 2
        if most + bonus <= 0 and not moves:
            return False
        dice = dice_below_inspired(me)
        needed = brightens_for_influence(me.guilds, due.influence, dice, me.study)
        if needed <= most and not owes_craft and silver >= 0 and free >= 0 and me.supply > 2 and not due.influence[3]:
            return True
        if not moves or not box.progress_influence[me.low]:
            most += bonus + (box.progress_gains[me.low] if moves else 0) + (me.study & STUDY_BOTTOM).bit_count()
            if needed > most:
                return False
    return purse_of(table, me, due, action, bonus).solvent()


def can_meet_with(table: InventorsTable, me: Player, active: int, due: Due, action: int, bonus: int) -> bool:
    """The same, if only these Craftspeople were Active."""
    silver = me.silver + due.credit - due.silver
    if (
        len(me.hand) >= due.cards + due.reserve
        and covered(me.guilds, due.influence)
        and affordable(table.box.price, me.levels, active, due.served, due.crafts, due.any_crafts, silver)
    ):
        return True
    purse = purse_of(table, me, due, action, bonus)
    purse.active = active
    return purse.solvent()


#: Gains that may be declined.  INV-065
_OPTIONAL: Final = frozenset((clauses.BRIGHTEN, clauses.REFRESH, clauses.RAISE, clauses.INFLUENCE, clauses.INCREASE))

#: Gains that may bring more than can be told beforehand.
_UNTOLD: Final = frozenset((clauses.REFRESH_ALL, clauses.RAISE, clauses.ROYALTIES))

_BONUS_WORDS: Final = (clauses.DRAW, clauses.REFRESH, clauses.CHOICE, clauses.BRIGHTEN)


def purse_of(table: InventorsTable, me: Player, due: Due, action: int, bonus: int) -> Purse:
    """What a player has to meet `due` with, during `action` with `bonus` colour bonuses left."""
    box = table.box
    purse = Purse()
    purse.box = box
    purse.silver = me.silver + due.credit
    purse.silver_due = due.silver
    purse.crafts = due.crafts
    purse.any_crafts = due.any_crafts
    purse.influence = due.influence
    purse.due_cards = due.cards
    purse.reserve = due.reserve
    purse.served = due.served
    purse.postponed = due.postponed
    purse.active = me.active
    purse.levels = me.levels[:]
    purse.low = me.low
    purse.study = me.study
    purse.royalties = me.royalties
    purse.guilds = me.guilds[:]
    purse.supply = me.supply
    brightens = 0
    refreshes = 0
    others = 0
    # While a cost is owed only the owner's own turn lets cards be played.  INV-157
    for card in me.hand:
        trade = box.card_refresh[card]
        if trade < 0:
            brightens += 1
        elif refreshes >> trade & 1:
            others += 1
        else:
            refreshes |= 1 << trade
    purse.brighten_cards = brightens
    purse.refresh_cards = refreshes
    purse.other_cards = others
    purse.cards = len(me.hand)
    purse.deck = len(table.board.card_pile) + len(table.board.discards)
    purse.bonus = bonus
    purse.bonus_word = _BONUS_WORDS[action] if action >= 0 else clauses.CHOICE
    purse.advance_gain = me.research & box.advance_bit != 0
    purse.dice = dice_below_inspired(me) if any(due.influence) else NO_DICE
    purse.promises = []
    if any(due.influence):
        purse.settle()
    return purse


def spare_cards(table: InventorsTable, me: Player, due: Due) -> int:
    """How many cards are left over if a cost is met from the present state; -1 if it cannot be."""
    if not table.box.prices_fall or not covered(me.guilds, due.influence):
        return -1
    silver = me.silver + due.credit - due.silver
    if not affordable(table.box.price, me.levels, me.active, due.served, due.crafts, due.any_crafts, silver):
        return -1
    return max(-1, len(me.hand) - due.cards - due.reserve)


def bonus_left(table: InventorsTable, me: Player) -> int:
    """Colour bonuses of the action under way that are not yet used.  INV-111, INV-120, INV-131"""
    action = table.action
    if action != INVENTING and action != BUILDING and action != PUBLISHING:
        return 0
    if table.camel < 0:
        return 0
    colour = 2 if action == INVENTING else 3 if action == BUILDING else 1
    count = 0
    for code in me.camels[table.camel]:
        count += code >> 3 == colour
    return count - table.bonuses_used

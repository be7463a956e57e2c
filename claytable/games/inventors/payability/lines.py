"""The search for a line of play that meets a whole cost: what may be done while it is being paid."""

from __future__ import annotations

from typing import Final

from .. import clauses
from ..terms import ALL_TRADES, ANY_COLOUR, ANY_TRADE, CHARCOAL, EACH_COLOUR
from .bounds import hopeless, within_reach
from .means import FOR_TWO_CARDS, PROGRESS, SLIDE, TRADES_IN, changed, covered
from .purse import Purse

#: How many answers a box remembers before it starts over.
REMEMBERED: Final = 20000

#: Gains that may be declined.  INV-065
_OPTIONAL: Final = frozenset((clauses.BRIGHTEN, clauses.REFRESH, clauses.RAISE, clauses.INFLUENCE, clauses.INCREASE))


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
        if within_reach(purse):
            self._done = True
        elif not hopeless(purse):
            key = purse.key()
            if key not in self.failed:
                self.failed.add(key)
                lines(purse, self)


def solvent(purse: Purse) -> bool:
    """Whether some line of play meets the whole cost. What was found once is remembered in the box."""
    if within_reach(purse):
        return True
    if hopeless(purse):
        return False
    key = purse.key()
    known = purse.box.solved.get(key)
    if known is None:
        search = Search()
        search.failed.add(key)
        lines(purse, search)
        known = search.done()
        if len(purse.box.solved) >= REMEMBERED:
            purse.box.solved.clear()
        purse.box.solved[key] = known
    return known


def lines(purse: Purse, search: Search) -> None:
    """Try every state that one further act leads to; acts that cannot help are left out."""
    if purse.promises:
        twin = purse.copy()
        word, n, kind = twin.promises.pop()
        if n > 1 and word != clauses.SILVER and word != clauses.DRAW:
            twin.promises.append((word, n - 1, kind))
        gain(twin, word, n, kind, search)
        # Plain benefits may be declined (INV-065); the others are not.
        if word in _OPTIONAL:
            search.consider(twin)
        if word == FOR_TWO_CARDS and kind:
            # Two cards are discarded at once: nothing comes between that would bring another one.  INV-159
            return
    if purse.bonus and (purse.bonus_word != clauses.DRAW or purse.deck):
        twin = purse.copy()
        twin.bonus -= 1
        gain(twin, purse.bonus_word, 1, ANY_TRADE, search)
    if not search.done() and purse.refresh_helps():
        for trade in TRADES_IN[purse.refresh_cards & purse.worth_refreshing()]:
            if search.done():
                return
            twin = purse.copy()
            twin.refresh_cards &= ~(1 << trade)
            twin.cards -= 1
            twin.deck += 1
            twin.active |= 1 << trade
            search.consider(twin)
    if purse.brighten_cards and not search.done():
        twin = purse.copy()
        twin.brighten_cards -= 1
        twin.cards -= 1
        twin.deck += 1
        gain(twin, clauses.BRIGHTEN, 1, 0, search)
    if purse.cards >= 2 and not search.done():
        gain(purse.copy(), FOR_TWO_CARDS, 1, 2, search)
    if purse.influence[3] and not purse.supply:
        # Influence of choice, paid early, refills the supply.
        for colour in range(3):
            if purse.guilds[colour]:
                twin = purse.copy()
                twin.guilds = changed(twin.guilds, colour, -1)
                twin.influence = (twin.influence[0], twin.influence[1], twin.influence[2], twin.influence[3] - 1)
                twin.supply += 1
                search.consider(twin)
    if not purse.promises and not search.done():
        payments(purse, search)
        if purse.bonus and purse.bonus_word == clauses.DRAW and not purse.deck and purse.due_cards and purse.cards > 1:
            # Nothing to draw yet: a card discarded for the cost makes a pile.  INV-005
            twin = purse.copy()
            twin.due_cards -= 1
            twin.cards -= 1
            twin.deck += 1
            search.consider(twin)


def without(first: Purse, n: int) -> list[Purse]:
    """The purse after discarding cards: first those that are of no use when played."""
    hands: list[Purse] = [first]
    for _ in range(n):
        next_hands: list[Purse] = []
        for purse in hands:
            inactive = purse.inactive()
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


def payments(purse: Purse, search: Search) -> None:
    """Paying a Craftsperson first matters only where it may empty the lowest Tower tile."""
    if not purse.tower_may_move(6):
        return
    for trade in range(6):
        bit = 1 << trade
        if purse.levels[trade] != purse.low or not purse.active & ~purse.served & bit:
            continue
        named = purse.crafts & bit
        if not named and not purse.any_crafts:
            continue
        twin = purse.copy()
        if twin.pay(trade):
            search.consider(twin)


def gain(purse: Purse, word: int, n: int, kind: int, search: Search) -> None:
    """Every state in which one gain has been used. Consumes this purse."""
    box = purse.box
    if word == clauses.SILVER:
        purse.silver += n
        search.consider(purse)
    elif word == clauses.DRAW:
        drawn = min(n, purse.deck)
        purse.deck -= drawn
        purse.cards += drawn
        purse.other_cards += drawn
        search.consider(purse)
    elif word == PROGRESS:
        purse.promises.append((SLIDE, 1, 0))
        for number in reversed(box.progress[purse.low]):
            part = box.parts[number]
            purse.promises.append((part.word, part.n, part.kind))
        search.consider(purse)
    elif word == SLIDE:
        purse.low += 1
        purse.look_at_tower()
        search.consider(purse)
    elif word == clauses.REFRESH:
        if purse.refresh_helps():
            for trade in TRADES_IN[purse.worth_refreshing()]:
                if search.done():
                    return
                if kind == ANY_TRADE or kind == trade:
                    twin = purse.copy()
                    twin.active |= 1 << trade
                    search.consider(twin)
    elif word == clauses.REFRESH_ALL:
        purse.active = ALL_TRADES
        search.consider(purse)
    elif word == FOR_TWO_CARDS:
        for twin in without(purse, kind):
            if search.done():
                return
            gain(twin.copy(), clauses.REFRESH, 1, ANY_TRADE, search)
            gain(twin, clauses.BRIGHTEN, 1, 0, search)
            search.consider(twin)
    elif word == clauses.BRIGHTEN:
        brighten(purse, search)
    elif word == clauses.RAISE:
        top = purse.low + 4 if purse.low < 6 else 10
        for trade in range(6):
            if purse.levels[trade] < top:
                twin = purse.copy()
                twin.rise(trade)
                search.consider(twin)
    elif word == clauses.ROYALTIES:
        advance(purse, search)
    elif word == clauses.INFLUENCE:
        gain_influence(purse, kind, search)


def brighten(purse: Purse, search: Search) -> None:
    """The nearest die of a colour in which Influence is missing; a Study die up for what is printed there."""
    due = purse.influence
    if not covered(purse.guilds, due):
        guilds = purse.guilds
        short_of_any = guilds[0] + guilds[1] + guilds[2] < due[0] + due[1] + due[2] + due[3]
        for colour in range(3):
            if guilds[colour] < due[colour] or (due[3] and short_of_any):
                brighten_towards_inspired(purse, colour, search)
    if purse.study and (purse.cards < purse.due_cards + purse.reserve or purse.refresh_helps()):
        for place in range(9):
            if not purse.study >> place & 1:
                continue
            if place % 3 < 2 and not purse.study >> place + 1 & 1:
                step_up(purse, place, search)
            if place % 3 and purse.study >> place - 1 & 1:
                # Out of the way of the die below it.
                twin = purse.copy()
                twin.study ^= 1 << place
                if place % 3 == 1:
                    twin.dice = changed(twin.dice, place + 1, 1)
                search.consider(twin)


def step_up(purse: Purse, place: int, search: Search) -> None:
    """A Study die one level up, with what is printed there."""
    twin = purse.copy()
    twin.study ^= 3 << place
    for number in purse.box.study[place // 3][place % 3 + 1]:
        part = purse.box.parts[number]
        twin.promises.append((part.word, part.n, part.kind))
    search.consider(twin)


def brighten_towards_inspired(purse: Purse, colour: int, search: Search) -> None:
    """One step for the die of a colour that has the fewest to go; from the bottom of the Study out or up."""
    first = 3 * colour
    if purse.study >> first & 3 == 1:
        step_up(purse, first, search)
    twin = purse.copy()
    if twin.dice[first + 2]:
        twin.dice = changed(twin.dice, first + 2, -1)
        gain_influence(twin, colour + 1, search)
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


def advance(purse: Purse, search: Search) -> None:
    """One space along the Royalties track, with what it brings."""
    if purse.royalties >= 11:
        twin = purse.copy()
        twin.silver += 1
        search.consider(twin)
        gain(purse, clauses.REFRESH, 1, ANY_TRADE, search)
        return
    purse.royalties += 1
    if purse.advance_gain:
        purse.promises.append((clauses.BRIGHTEN, 1, 0))
    if purse.box.crossings[purse.royalties]:
        for number in purse.box.crossing_effect:
            part = purse.box.parts[number]
            purse.promises.append((part.word, part.n, part.kind))
    search.consider(purse)


def gain_influence(purse: Purse, kind: int, search: Search) -> None:
    """Influence to a Guild, from supply or else from another Guild.  INV-007"""
    if kind == EACH_COLOUR:
        for colour in range(1, CHARCOAL + 1):
            purse.promises.append((clauses.INFLUENCE, 1, colour))
        search.consider(purse)
        return
    for colour in range(3):
        if kind != ANY_COLOUR and kind != colour + 1:
            continue
        if purse.supply:
            twin = purse.copy()
            twin.supply -= 1
            twin.guilds = changed(twin.guilds, colour, 1)
            twin.settle()
            search.consider(twin)
            continue
        for other in range(3):
            if other != colour and purse.guilds[other]:
                twin = purse.copy()
                twin.guilds = changed(changed(twin.guilds, other, -1), colour, 1)
                twin.settle()
                search.consider(twin)
    if kind != ANY_COLOUR:
        search.consider(purse)

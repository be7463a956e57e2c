"""What can be said about a cost at a glance: that the plainest means meet it, or that nothing could."""

from __future__ import annotations

from typing import Final

from .. import clauses
from ..box import UNTOLD
from ..terms import ALL_TRADES, ANY_TRADE
from .means import (
    BITS,
    FOR_TWO_CARDS,
    PROGRESS,
    STUDY_BELOW_TOP,
    STUDY_BOTTOM,
    TRADES_IN,
    affordable,
    brightens_for_influence,
    covered,
)
from .purse import Purse

#: No number of gains would be enough.
NEVER: Final = 10 * UNTOLD

#: Gains that may bring more than can be known beforehand.
_UNTOLD: Final = frozenset((clauses.REFRESH_ALL, clauses.RAISE, clauses.ROYALTIES))


def within_reach(purse: Purse) -> bool:
    """Whether the cost can be met from the present state, by the plainest means.

    These are refreshes of missing Craftspeople, and brightens for missing Influence.
    """
    free = purse.cards - purse.due_cards - purse.reserve
    refreshes = purse.bonus if purse.bonus_word == clauses.REFRESH else 0
    brightens = purse.bonus if purse.bonus_word == clauses.BRIGHTEN else 0
    either = 0
    for word, n, kind in purse.promises:
        if word == clauses.BRIGHTEN:
            brightens += n
        elif word == clauses.REFRESH and kind == ANY_TRADE:
            refreshes += n
        elif word == FOR_TWO_CARDS:
            either += 1
            free -= kind
    if free < 0:
        return False
    # First the cards that refresh exactly that Craftsperson; each one still missing takes two cards.
    missing = purse.crafts & ~purse.active
    if missing & purse.served:
        return False
    ready = purse.active | missing
    silver = purse.silver - purse.silver_due
    if not affordable(purse.box.price, purse.levels, ready, purse.served, purse.crafts, purse.any_crafts, silver):
        return False
    played = BITS[missing & purse.refresh_cards]
    free -= played
    either -= max(0, BITS[missing] - played - refreshes)
    if not covered(purse.guilds, purse.influence):
        if purse.influence[3] or purse.supply < 3:
            return False
        needed = brightens_for_influence(purse.guilds, purse.influence, purse.dice, purse.study) - brightens
        if needed > 0:
            played = min(needed, purse.brighten_cards)
            free -= played
            either -= needed - played
    return free >= 0 and free + 2 * either >= 0


def hopeless(purse: Purse) -> bool:
    """Whether even a generous count of what could still be gained does not cover what is missing."""
    box = purse.box
    if purse.study and not box.study_plain:
        return False
    covers = covered(purse.guilds, purse.influence)
    # What a gain may be good for: brightens for Influence or in the Study, refreshes and Silver for Craftspeople.
    owes = purse.crafts != 0 or purse.any_crafts != 0 or purse.silver_due != 0
    climbs = purse.study & (STUDY_BELOW_TOP if owes else box.study_cards)
    bright = not covers or climbs != 0
    gains, dull, silver, free, influence = outlook(purse, owes, bright)
    playable = playable_cards(purse, owes, bright)
    if purse.tower_may_move(gains + (playable + free if (owes or bright) and free > 0 else 0)):
        low = purse.low
        gains += box.progress_gains[low] + (box.progress_brightens[low] if bright else 0)
        silver += box.progress_silver[low]
        free += box.progress_cards[low]
        influence = influence or box.progress_influence[low]
    if gains >= UNTOLD:
        return False
    missing = missing_cards(free, climbs)
    if free < 0:
        free = 0
    if owes:
        missing += missing_craftspeople(purse) + missing_silver(purse, silver)
    if not covers and not influence:
        missing += missing_influence(purse, gains - dull, free, climbs)
    if owes or bright:
        playable = min(playable, free)
        gains += playable + (free - playable) // 2
    return missing > gains


def outlook(purse: Purse, owes: bool, bright: bool) -> tuple[int, int, int, int, bool]:
    """What bonuses and promises could bring.

    All gains, those that brighten nothing, Silver, cards that nothing else needs, and whether Influence may come.
    """
    box = purse.box
    low = purse.low
    gains = dull = silver = 0
    free = purse.cards - purse.due_cards - purse.reserve
    influence = False
    if purse.bonus:
        if purse.bonus_word == clauses.DRAW:
            free += purse.bonus
        elif purse.bonus_word == clauses.BRIGHTEN:
            gains = purse.bonus if bright else 0
        elif owes:
            gains = dull = purse.bonus
    for word, n, kind in purse.promises:
        if word == clauses.BRIGHTEN:
            gains += n if bright else 0
        elif word == clauses.DRAW:
            free += n
        elif word == clauses.INFLUENCE:
            gains += n
            influence = True
        elif word == FOR_TWO_CARDS:
            gains += 1 if owes or bright else 0
            free -= kind
        elif word == PROGRESS:
            gains += box.progress_gains[low] + (box.progress_brightens[low] if bright else 0)
            free += box.progress_cards[low]
            influence = influence or box.progress_influence[low]
        elif word in _UNTOLD:
            gains += UNTOLD
        elif owes and (word == clauses.REFRESH or word == clauses.SILVER):
            gains += n
            dull += n
            silver += n if word == clauses.SILVER else 0
    return gains, dull, silver, free, influence


def playable_cards(purse: Purse, owes: bool, bright: bool) -> int:
    """The cards whose edge is of use: a refresh of someone it could bring back, a brighten."""
    found = BITS[purse.refresh_cards & purse.inactive()] if owes else 0
    return found + purse.brighten_cards if bright else found


# -- four bounds: how many gains are missing at least ---------------------------------------------------------


def missing_cards(free: int, climbs: int) -> int:
    """Cards: only a Study space could still bring one."""
    if free >= 0:
        return 0
    return -free if climbs else NEVER


def missing_craftspeople(purse: Purse) -> int:
    """Craftspeople: one who has served does not serve again, and each of the others takes a refresh."""
    crafts = purse.crafts
    inactive = purse.inactive()
    if crafts & ~purse.active & purse.served:
        return NEVER
    helpers = BITS[purse.active & ~purse.served & ~crafts] - purse.any_crafts
    if helpers + BITS[inactive & ~crafts] < 0:
        return NEVER
    return BITS[crafts & inactive] + (-helpers if helpers < 0 else 0)


def missing_silver(purse: Purse, gained: int) -> int:
    """Silver: what is there, what each Craftsperson who is not needed saves, and what could be gained.  INV-160"""
    box = purse.box
    price = box.price
    levels = purse.levels
    crafts = purse.crafts
    owed = purse.silver_due - purse.silver
    for trade in TRADES_IN[crafts]:
        owed += price[levels[trade]]
    if purse.any_crafts:
        cheapest = 9
        for trade in TRADES_IN[ALL_TRADES & ~(crafts | purse.served)]:
            cheapest = min(cheapest, price[levels[trade]])
        owed += cheapest * purse.any_crafts
    helpers = BITS[purse.active & ~purse.served & ~crafts] - purse.any_crafts
    others = BITS[purse.inactive() & ~crafts]
    if owed - helpers - others > gained + box.study_silver[purse.study]:
        return NEVER
    if helpers > 0:
        owed -= helpers
    return max(0, owed)


def missing_influence(purse: Purse, gains: int, free: int, climbs: int) -> int:
    """Influence: each takes the brightens that lead a die to Inspired; dice that climb the Study gain on the way."""
    needed = brightens_for_influence(purse.guilds, purse.influence, purse.dice, purse.study)
    played = min(free, purse.brighten_cards)
    most = gains + gains_on_the_way(purse, climbs & purse.box.study_cards)
    if needed > most + played + (free - played) // 2:
        return NEVER
    return needed - gains_on_the_way(purse, climbs)


def gains_on_the_way(purse: Purse, climbs: int) -> int:
    """Dice at the bottom of the Study that bring something on their way to the Influence that is missing."""
    blue, orange, charcoal, of_any = purse.influence
    if of_any:
        return (climbs & STUDY_BOTTOM).bit_count()
    guilds = purse.guilds
    count = climbs & 1 if guilds[0] < blue else 0
    if guilds[1] < orange:
        count += climbs >> 3 & 1
    if guilds[2] < charcoal:
        count += climbs >> 6 & 1
    return count

"""Whether a player can meet a cost: what the rest of the game asks."""

from __future__ import annotations

from typing import Final

from .. import clauses
from ..clauses import Due
from ..player import Player
from ..table import InventorsTable
from ..terms import BUILDING, INVENTING, PUBLISHING
from .lines import solvent
from .means import (
    BITS,
    STUDY_BOTTOM,
    Promise,
    affordable,
    brightens_for_influence,
    covered,
    dice_below_inspired,
    lacking_influence,
    may_empty,
    promised_away,
)
from .purse import Purse

NO_DICE: Final = [0] * 9
NO_INFLUENCE: Final = (0, 0, 0, 0)
_BONUS_WORDS: Final = (clauses.DRAW, clauses.REFRESH, clauses.CHOICE, clauses.BRIGHTEN)


def can_meet(
    table: InventorsTable, me: Player, due: Due, action: int, bonus: int, promises: list[Promise] | None = None
) -> bool:
    """Whether a player can meet a cost on their own turn."""
    given_up = promised_away(promises) if promises else 0
    return left_over(table, me, due) >= given_up or may_meet(table, me, due, action, bonus, promises)


def may_meet(
    table: InventorsTable, me: Player, due: Due, action: int, bonus: int, promises: list[Promise] | None = None
) -> bool:
    """The same, if it cannot be met from the present state; the purse is opened only if it must be."""
    if promises:
        purse = purse_of(table, me, due, action, bonus)
        purse.promises = promises[:]
        return solvent(purse)
    hand = len(me.hand)
    owes_craft = due.crafts != 0 or due.any_crafts != 0
    moves = False
    if owes_craft and not due.postponed and me.low < 10:
        moves = may_empty(me.levels, me.low, due.crafts, due.any_crafts, me.active, due.served, hand + bonus)
    # Whatever a card or a bonus is used for, it brings back no more than one Craftsperson.
    if not moves and (hand + bonus == 0 or BITS[due.crafts & ~me.active] > hand + bonus):
        return False
    box = table.box
    silver = me.silver + due.credit - due.silver
    lacking = lacking_influence(me.guilds, due.influence) if due.influence != NO_INFLUENCE else 0
    if not owes_craft and not lacking and silver >= 0:
        # Only cards are missing. No free action brings more of them than it takes; the Orange bonus does.  INV-111
        missing = due.cards + due.reserve - hand
        if action != INVENTING or missing > bonus:
            return False
        if missing <= len(table.board.card_pile) + len(table.board.discards):
            return True
    if lacking:
        # Influence comes from dice that reach Inspired, dice are brightened by cards: one each, or two.
        free = hand - due.cards
        played = 0
        for card in me.hand:
            if box.card_refresh[card] < 0:
                played += 1
        if played > free:
            played = free
        most = played + (free - played) // 2
        climbs = (me.study & STUDY_BOTTOM).bit_count()
        # Each takes at least one brighten.
        if not moves and (most + bonus <= 0 or lacking > most + bonus + climbs):
            return False
        dice = dice_below_inspired(me)
        needed = brightens_for_influence(me.guilds, due.influence, dice, me.study)
        if needed <= most and not owes_craft and silver >= 0 and free >= 0 and me.supply > 2 and not due.influence[3]:
            return True
        if not moves or not box.progress_influence[me.low]:
            most += bonus + climbs
            if moves:
                most += box.progress_gains[me.low] + box.progress_brightens[me.low] + box.progress_cards[me.low]
            if needed > most:
                return False
    return solvent(purse_of(table, me, due, action, bonus))


def may_meet_with(table: InventorsTable, me: Player, active: int, due: Due, action: int, bonus: int) -> bool:
    """The same, if only these Craftspeople were Active."""
    purse = purse_of(table, me, due, action, bonus)
    purse.active = active
    return solvent(purse)


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
    purse.levels = me.levels
    purse.low = me.low
    purse.study = me.study
    purse.royalties = me.royalties
    purse.guilds = me.guilds
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
    purse.promises = []
    if due.influence != NO_INFLUENCE:
        purse.dice = dice_below_inspired(me)
        purse.settle()
    else:
        purse.dice = NO_DICE
    return purse


def spare_cards(table: InventorsTable, me: Player, due: Due) -> int:
    """How many cards may be given up before a cost needs another look, no matter who is raised or refreshed."""
    return left_over(table, me, due) if table.box.prices_fall else -1


def left_over(table: InventorsTable, me: Player, due: Due) -> int:
    """How many cards are left over if a cost is met from the present state; -1 if it cannot be."""
    spare = len(me.hand) - due.cards - due.reserve
    if (
        spare < 0
        or due.crafts & ~me.active
        or (due.influence != NO_INFLUENCE and not covered(me.guilds, due.influence))
    ):
        return -1
    silver = me.silver + due.credit - due.silver
    if due.crafts or due.any_crafts or silver < 0:
        if not affordable(table.box.price, me.levels, me.active, due.served, due.crafts, due.any_crafts, silver):
            return -1
    return spare


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

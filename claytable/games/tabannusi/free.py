"""Free Actions: refilling Crates, scoring Decrees, using Harbormaster tiles."""

from __future__ import annotations

from . import answers as a
from . import clauses
from .decrees import met, take_decree
from .gains import REFILLED
from .paying import NO_CRATE, Refill, can_refill, pay, refillable
from .port import can_claim_ship
from .table import TabannusiTable
from .ziggurat import CLAIM_SPACES


def add_extras(table: TabannusiTable, seat: int, answers: list[int]) -> None:
    """The free Actions that are open now.  TAB-143, TAB-144"""
    me = table.players[seat]
    if me.crates:
        for colour in refillable(table, seat):
            if can_refill(table, seat, colour):
                answers.append(a.REFILL + colour)
    # Most Decrees fail for want of Houses or Claim markers on the board.
    houses = me.rows[0] + me.rows[1] + me.rows[2] + 5 - me.bottom.bit_count()
    claims = table.box.claims - me.claims - me.supply
    for card in table.board.decrees:
        decree = table.box.decrees[card]
        if decree.least_houses <= houses and decree.least_claims <= claims and met(table, seat, card):
            answers.append(a.DECREE + card)
    for tile in me.harbormasters:
        if usable(table, seat, tile):
            answers.append(a.USE + tile)


def usable(table: TabannusiTable, seat: int, tile: int) -> bool:
    """Whether a Harbormaster tile would do something; a discount waits for a construction.  TAB-242 .. TAB-244"""
    me = table.players[seat]
    for number in table.box.harbormaster[tile]:
        word = table.box.parts[number].word
        if word == clauses.DISCOUNT:
            return False
        if word == clauses.CLAIM_SHIP:
            return can_claim_ship(table, seat, 0)
        if word == clauses.CLAIM_ZIGGURAT:
            return me.claims > 0 and min(me.ziggurat) < CLAIM_SPACES
    return True


def take_extra(table: TabannusiTable, seat: int, answer: int) -> None:
    """Begin a free Action."""
    if answer >= a.USE:
        tile = answer - a.USE
        me = table.player(seat)
        me.harbormasters = tuple(each for each in me.harbormasters if each != tile)
        if table.loud:
            table.events.append(("uses-harbormaster", seat, tile))
        table.effects(seat, table.box.harbormaster[tile])
    elif answer >= a.DECREE:
        take_decree(table, seat, answer - a.DECREE)
    else:
        table.push(Refill(seat, answer - a.REFILL))
        pay(table, seat, NO_CRATE)


def rest_crates(table: TabannusiTable, seat: int) -> None:
    """A new turn: every Crate may be refilled again."""
    me = table.player(seat)
    me.crates = tuple(sorted(crate & ~REFILLED for crate in me.crates))

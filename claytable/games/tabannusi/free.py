"""Free Actions: refilling Crates, scoring Decrees, using Harbormaster tiles."""

from __future__ import annotations

from typing import Any, Final

from ...core.table import Step
from . import answers as a
from . import clauses
from .construct import Build
from .decrees import met, met_decrees, take_decree
from .gardening import LayGarden
from .payability import REFILL_PRICE
from .payment import Refill, pay, refill_verdict, refillable
from .pieces import Player
from .port import ClaimShip, EnterPort, MarkShip, PortHouse
from .projects import ChooseProject, PlaceProject
from .reasons import (
    AT_CONSTRUCTION,
    DECREE_GONE,
    DECREE_UNMET,
    MARKER,
    NO_HARBORMASTER,
    NOT_YOUR_TURN,
    TILES_FULL,
    WAIT,
)
from .scoring import EndGame
from .ships import claim_verdict
from .table import TabannusiTable
from .terms import BOTTOM, REFILLED, UP
from .ziggurat import CLAIM_SPACES, ClaimZiggurat, EnterZiggurat, MarkZiggurat, ZigguratHouse


def add_extras(table: TabannusiTable, seat: int, answers: list[int]) -> None:
    """The free Actions that are open now; the final scoring belongs to nobody's turn.  TAB-143, TAB-144, TAB-165"""
    if isinstance(table.stack[0], EndGame):
        return
    me = table.players[seat]
    # Crates that are face down and were not refilled have the lowest numbers.
    if me.crates and me.crates[0] < UP:
        for colour in refillable(table, seat):
            if not refill_verdict(table, seat, colour):
                answers.append(a.REFILL + colour)
    for card in met_decrees(table, seat):
        if not waits(table, seat, table.box.decrees[card].effect):
            answers.append(a.DECREE + card)
    for tile in me.harbormasters:
        if not use_verdict(table, seat, tile):
            answers.append(a.USE + tile)


def extra_verdict(table: TabannusiTable, seat: int, answer: int) -> int:
    """Whether a free Action is open now."""
    if table.turn != seat or isinstance(table.stack[0], EndGame):
        return NOT_YOUR_TURN
    if answer < a.DECREE:
        return refill_verdict(table, seat, answer - a.REFILL)
    if answer >= a.USE:
        return use_verdict(table, seat, answer - a.USE)
    card = answer - a.DECREE
    if card not in table.board.decrees:
        return DECREE_GONE
    if not met(table, seat, card):
        return DECREE_UNMET
    return WAIT if waits(table, seat, table.box.decrees[card].effect) else 0


def waits(table: TabannusiTable, seat: int, parts: tuple[int, ...]) -> bool:
    """Whether an effect would take what an Action under way is about: its House, tile, Ship or marker.  TAB-091"""
    steps = table.stack
    for number in parts:
        word = table.box.parts[number].word
        if word == clauses.PORT_HOUSE and any(isinstance(step, _WITH_HOUSE) for step in steps):
            return True
        if word == clauses.SHIFT_HOUSE and any(from_coloured_row(step) for step in steps):
            return True
        if word == clauses.CLAIM_ZIGGURAT and any(isinstance(step, _ZIGGURAT_STEPS) for step in steps):
            return True
        if word == clauses.CLAIM_SHIP and any(isinstance(step, (ClaimShip, MarkShip)) for step in steps):
            return True
        if word in (clauses.CLAIM_SHIP, clauses.CLAIM_ZIGGURAT):
            # It brings a marker if there is one in the supply, where that of a Garden or a House may still be.
            me = table.players[seat]
            if spare_claims(table, seat) + me.supply <= 0 < me.claims + me.supply:
                return True
    return False


def from_coloured_row(step: Step[Any]) -> bool:
    """Whether a step will place a House of a coloured row in the Port.  TAB-208"""
    return isinstance(step, (PortHouse, EnterPort)) and step.row != BOTTOM


_ZIGGURAT_STEPS: Final = (ZigguratHouse, EnterZiggurat, MarkZiggurat)
#: Steps that will place a House.
_WITH_HOUSE: Final = (PortHouse, EnterPort, Build, ZigguratHouse, EnterZiggurat)
#: Steps that will place a Claim marker.
_WITH_MARKER: Final = (
    ChooseProject,
    ClaimShip,
    MarkShip,
    LayGarden,
    ClaimZiggurat,
    ZigguratHouse,
    EnterZiggurat,
    MarkZiggurat,
)


def spare_claims(table: TabannusiTable, seat: int) -> int:
    """Claim markers that no Action under way needs."""
    needed = 0
    for step in table.stack:
        if isinstance(step, _WITH_MARKER) or (isinstance(step, PlaceProject) and not step.may):
            needed += 1
    return table.players[seat].claims - needed


def use_verdict(table: TabannusiTable, seat: int, tile: int) -> int:
    """Whether a Harbormaster tile does something; a discount waits for a construction.  TAB-242, TAB-243, TAB-244"""
    me = table.players[seat]
    if tile not in me.harbormasters:
        return NO_HARBORMASTER
    parts = table.box.harbormaster[tile]
    for number in parts:
        word = table.box.parts[number].word
        if word == clauses.DISCOUNT:
            return AT_CONSTRUCTION
        if word == clauses.CLAIM_SHIP or word == clauses.CLAIM_ZIGGURAT:
            found = claim_verdict(table, seat) if word == clauses.CLAIM_SHIP else tile_verdict(me)
            if found:
                return found
            return WAIT if spare_claims(table, seat) <= 0 or waits(table, seat, parts) else 0
    return 0


def tile_verdict(me: Player) -> int:
    """Whether there is a marker, and a Ziggurat tile to put it on.  TAB-043, TAB-244"""
    return MARKER if not me.claims else TILES_FULL if min(me.ziggurat) >= CLAIM_SPACES else 0


def take_extra(table: TabannusiTable, seat: int, answer: int) -> None:
    """Begin a free Action."""
    if answer >= a.USE:
        tile = answer - a.USE
        me = table.player(seat)
        me.harbormasters = tuple(each for each in me.harbormasters if each != tile)
        if table.loud:
            table.tell("uses-harbormaster", seat, tile)
        table.effects(seat, table.box.harbormaster[tile])
    elif answer >= a.DECREE:
        take_decree(table, seat, answer - a.DECREE)
    else:
        table.push(Refill(seat, answer - a.REFILL))
        pay(table, seat, REFILL_PRICE)


def rest_crates(table: TabannusiTable, seat: int) -> None:
    """A new turn: every Crate may be refilled again."""
    crates = table.players[seat].crates
    # Those that were refilled have the highest numbers.
    if crates and crates[-1] >= REFILLED:
        table.player(seat).crates = tuple(sorted([crate & ~REFILLED for crate in crates]))

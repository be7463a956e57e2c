"""Influence that leaves a Guild, and Influence that is placed on a slot."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Argument
from . import answers as a
from . import names
from .ask import Ask
from .player import Player
from .table import InventorsTable
from .terms import Ranges, Reasons


def lose_influence(table: InventorsTable, seat: int, colour: int) -> None:
    """Own Influence from a Guild back to supply.  INV-143"""
    me = table.player(seat)
    me.guilds[colour - 1] -= 1
    me.supply += 1
    if table.loud:
        table.tell("loses-influence", seat, 1, colour)


class TakeFromGuild(Ask):
    """An Influence must be placed and the supply is empty: from which Guild does it come?  INV-007"""

    __slots__ = ()

    name: ClassVar[str] = "take-from-guild"
    rule: ClassVar[str] = "INV-007"

    about: ClassVar[Ranges] = (a.A_COLOUR,)
    reasons: ClassVar[Reasons] = (("INV-008", "why-white"), ("INV-007", "why-guild-empty"))

    def verdict(self, table: InventorsTable, answer: int) -> int:
        colour = answer - a.COLOUR
        return 1 if not colour else 0 if table.players[self.seat].guilds[colour - 1] else 2

    def details(self, table: InventorsTable, answer: int, verdict: int) -> dict[str, Argument]:
        return {"colour": names.colour(answer - a.COLOUR)} if verdict == 2 else {}

    def choose(self, table: InventorsTable, answer: int) -> None:
        colour = answer - a.COLOUR
        table.player(self.seat).guilds[colour - 1] -= 1
        if table.loud:
            table.tell("slot-influence", self.seat, colour)


def place_influence(table: InventorsTable, seat: int) -> None:
    """One Influence leaves the supply, or a Guild if the supply is empty, for a slot."""
    me = table.player(seat)
    if me.supply:
        me.supply -= 1
    else:
        table.push(TakeFromGuild(seat))


def from_supply(table: InventorsTable, seat: int) -> int:
    """How many Influence leave the supply for a slot: 1, or 0 if one leaves a Guild instead."""
    return int(table.players[seat].supply > 0)


def has_influence(me: Player) -> bool:
    """Whether an Influence can be placed at all.  INV-007"""
    return me.supply > 0 or any(me.guilds)

"""Main Board concepts: the Royalties track."""

from __future__ import annotations

from typing import ClassVar

from . import answers as a
from . import clauses
from .ask import Act, Ask
from .craftspeople import Refresh
from .payability.means import Promise
from .table import InventorsTable
from .terms import ALL_TRADES, Ranges, Reasons

LAST_ROYALTIES = 11


class AdvanceRoyalties(Act):
    """Advance the marker `times` spaces, one after the other.  INV-081, INV-082, INV-083, INV-221"""

    __slots__ = ("seat", "times")

    def __init__(self, seat: int, times: int) -> None:
        self.seat = seat
        self.times = times

    def happen(self, table: InventorsTable) -> None:
        if self.times > 1:
            table.push(AdvanceRoyalties(self.seat, self.times - 1))
        seat = self.seat
        box = table.box
        if table.players[seat].royalties >= LAST_ROYALTIES:
            table.push(BeyondLast(seat))
            return
        me = table.player(seat)
        me.royalties += 1
        if table.loud:
            table.tell("royalties", seat, me.royalties)
        held = me.research & box.advance_bit
        if held:
            for tile in range(len(box.research_ids)):
                if held >> tile & 1:
                    table.effects(seat, box.research_effect[tile])
        if box.crossings[me.royalties]:
            table.effects(seat, box.crossing_effect)

    def promises(self, table: InventorsTable) -> list[Promise]:
        return [(clauses.ROYALTIES, self.times, 0)]


class BeyondLast(Ask):
    """The marker stays on 11: refresh any 1 Craftsperson, or gain 1 Silver.  INV-083"""

    __slots__ = ()

    name: ClassVar[str] = "beyond-last"
    rule: ClassVar[str] = "INV-083"

    about: ClassVar[Ranges] = ((a.GAIN_SILVER, a.PAY_SILVER), (a.REFRESH, a.PAY_INFLUENCE))
    reasons: ClassVar[Reasons] = (("INV-083", "why-all-active"),)

    def verdict(self, table: InventorsTable, answer: int) -> int:
        return int(answer == a.REFRESH and table.players[self.seat].active == ALL_TRADES)

    def choose(self, table: InventorsTable, answer: int) -> None:
        if answer == a.REFRESH:
            table.push(Refresh(self.seat, 1))
            return
        table.player(self.seat).silver += 1
        if table.loud:
            table.tell("gains-silver", self.seat, 1)

    def promises(self, table: InventorsTable) -> list[Promise]:
        return [(clauses.ROYALTIES, 1, 0)]


def harvest(table: InventorsTable, seat: int) -> None:
    """Gain what the track prints for the marker's space.  INV-084"""
    table.effects(seat, table.box.royalty[table.players[seat].royalties])

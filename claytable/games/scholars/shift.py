"""Gold that is placed on Translators, or taken off them."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Argument
from ...core.table import Repeated
from . import answers as a
from .goals import interact
from .table import ScholarsTable
from .terms import ROOMS
from .workers import pay_silver


class ShiftGold(Repeated[ScholarsTable]):
    """Gold may be placed on a Translator or taken off one; its owner gets 1 Silver.  SCH-144"""

    __slots__ = ()

    name: ClassVar[str] = "shift-gold"
    rule: ClassVar[str] = "SCH-144"
    about: ClassVar[tuple[tuple[int, int], ...]] = (a.PASSING, (a.GOLD_ON, a.FROM_GUILD))
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (
        ("SCH-144", "why-no-translator"),
        ("SCH-144", "why-silver"),
        ("SCH-144", "why-no-gold"),
        ("SCH-144", "why-no-gold-there"),
    )

    def options(self, table: ScholarsTable) -> list[int]:
        found = gold_moves(table, self.seat)
        if found:
            found.append(a.PASS)
        return found

    def verdict(self, table: ScholarsTable, answer: int) -> int:
        return 0 if answer == a.PASS else gold_verdict(table, self.seat, answer)

    def details(self, table: ScholarsTable, answer: int, verdict: int) -> dict[str, Argument]:
        if verdict == 2:
            return {"n": 1, "own": 0}
        room = answer - (a.GOLD_ON if answer < a.GOLD_OFF else a.GOLD_OFF)
        return {} if verdict == 3 else {"n": room + 1}

    def take(self, table: ScholarsTable, answer: int) -> None:
        if answer == a.PASS:
            return
        placing = answer < a.GOLD_OFF
        room = answer - (a.GOLD_ON if placing else a.GOLD_OFF)
        board = table.main()
        owner = board.room_owner[room]
        if owner != self.seat:
            pay_silver(table, self.seat, 1, table.opponent if owner < 0 else owner)
        me = table.player(self.seat)
        by = 1 if placing else -1
        me.gold -= by
        board = table.main()
        board.room_gold[room] += by
        if table.loud:
            table.tell("places-gold" if placing else "takes-gold", self.seat, board.rooms[room])
        interact(table, self.seat, board.rooms[room])
        if self.times > 1:
            table.push(ShiftGold(self.seat, self.times - 1))


def gold_moves(table: ScholarsTable, seat: int) -> list[int]:
    """Translators that Gold can be placed on or taken off, as answers."""
    found: list[int] = []
    for room in range(ROOMS):
        for answer in (a.GOLD_ON + room, a.GOLD_OFF + room):
            if gold_verdict(table, seat, answer) == 0:
                found.append(answer)
    return found


def gold_verdict(table: ScholarsTable, seat: int, answer: int) -> int:
    """Whether Gold can be placed or taken: 1 nobody there, 2 no Silver for its owner, 3 and 4 no Gold.  SCH-144"""
    board = table.board
    me = table.players[seat]
    placing = answer < a.GOLD_OFF
    room = answer - (a.GOLD_ON if placing else a.GOLD_OFF)
    if board.rooms[room] < 0:
        return 1
    if board.room_owner[room] != seat and not me.silver:
        return 2
    if placing:
        return 0 if me.gold else 3
    return 0 if board.room_gold[room] else 4

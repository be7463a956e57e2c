"""Setup Card goals: the 3-round game."""

from __future__ import annotations

from typing import ClassVar

from . import answers as a
from .ask import Ask, SeatAct
from .player import Player
from .table import InventorsTable
from .terms import Ranges, Reasons

LAST_GOAL = 3


def goal_met(me: Player, goal: int) -> bool:
    """The same deed often enough, all three deeds, or Research in the goal's section.

    INV-193, INV-194, INV-195, INV-196
    """
    if me.researched[goal - 1]:
        return True
    deeds = me.deeds
    if goal == 2:
        return deeds[0] > 0 and deeds[1] > 0 and deeds[2] > 0
    return max(deeds) >= (2 if goal == 1 else 3)


def check_goals(table: InventorsTable, seat: int) -> None:
    """The Tent on the Setup Card moves down as soon as the next goal is met.  INV-191, INV-192"""
    me = table.players[seat]
    if 0 <= me.goal < LAST_GOAL and goal_met(me, me.goal + 1):
        table.push(ReachGoal(seat))


class ReachGoal(SeatAct):
    """The Tent moves down one space and its effect resolves; then the next goal is looked at.  INV-191, INV-192"""

    __slots__ = ()

    def happen(self, table: InventorsTable) -> None:
        me = table.player(self.seat)
        me.goal += 1
        if table.loud:
            table.tell("reaches-goal", self.seat, me.goal)
        check_goals(table, self.seat)
        table.effects(self.seat, table.box.goal_effect[me.goal])


def leave_board(table: InventorsTable, seat: int, space: int) -> int:
    """An Invention tile leaves the Player Board; a freed column gives its effect.  INV-109, INV-110"""
    me = table.player(seat)
    tile = me.inventions[space]
    me.inventions[space] = -1
    column = space % 3
    if me.inventions[column] < 0 and me.inventions[column + 3] < 0:
        table.effects(seat, table.box.column_effect[column])
    return tile


class RemoveInvention(Ask):
    """Goal 2: remove 1 Invention tile and resolve its effect; it is no Invention.  INV-194"""

    __slots__ = ()

    name: ClassVar[str] = "remove-invention"
    rule: ClassVar[str] = "INV-194"

    about: ClassVar[Ranges] = (a.AN_INVENTION,)
    reasons: ClassVar[Reasons] = (("INV-194", "why-no-invention-there"),)

    def verdict(self, table: InventorsTable, answer: int) -> int:
        return int(table.players[self.seat].inventions[answer - a.INVENTION] < 0)

    def choose(self, table: InventorsTable, answer: int) -> None:
        tile = leave_board(table, self.seat, answer - a.INVENTION)
        if table.loud:
            table.tell("removes-invention", self.seat, tile, answer - a.INVENTION)
        table.effects(self.seat, table.box.invention_effect[tile])

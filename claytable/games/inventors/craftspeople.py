"""Player Board concepts: Craftspeople. Skills, levels, refreshing, and the tower they climb."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Argument
from ...core.table import Field
from . import answers as a
from . import clauses, names
from .ask import Ask, Owing, Repeated, SeatAct, owed
from .clauses import Due
from .payability.costs import bonus_left, can_meet, spare_cards
from .payability.means import PROGRESS, SLIDE, Promise
from .player import Player
from .table import InventorsTable
from .terms import ALL_TRADES, ANY_TRADE, Ranges, Reasons


class Costing(Owing):
    """A cost under way, as the tower sees it: it may have to wait for the end of the cost."""

    __slots__ = ("due",)

    #: Whether Craftspeople are paid for it: only then may a tower wait for its end.  INV-062
    pays_crafts: ClassVar[bool] = False

    def __init__(self, seat: int, due: Due) -> None:
        self.seat = seat
        self.due = due

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.due.numbers())

    def owing(self, due: Due) -> Costing:
        """The same question with something else owed."""
        raise NotImplementedError

    def spare_cards(self, table: InventorsTable) -> int:
        return spare_cards(table, table.players[self.seat], self.due)

    def possible(self, table: InventorsTable, promises: list[Promise]) -> bool:
        me = table.players[self.seat]
        return can_meet(table, me, self.due, table.action, bonus_left(table, me), promises)


def raise_level(table: InventorsTable, me: Player, seat: int, trade: int) -> bool:
    """One level up, never above the highest visible tile.  INV-056"""
    if me.levels[trade] >= me.top():
        return False
    me.levels[trade] += 1
    if table.loud:
        table.tell("rises", seat, trade, me.levels[trade])
    return True


def tower_stands_empty(table: InventorsTable, seat: int) -> bool:
    """Whether the lowest Tower tile is empty and nothing has been done about it yet.  INV-059"""
    me = table.players[seat]
    if me.low >= 10 or me.low in me.levels:
        return False
    for step in table.stack:
        if isinstance(step, (ProgressTower, SlideTower)) and step.seat == seat:
            return False
        if isinstance(step, Costing) and step.seat == seat and step.due.postponed:
            return False
    return True


class RepeatedForCraft(Repeated):
    """A Craftsperson of any trade, `times` times."""

    __slots__ = ()

    about: ClassVar[Ranges] = (a.A_CRAFT, a.A_PASS)

    def verdict(self, table: InventorsTable, answer: int) -> int:
        return 0 if answer in self.choices(table) else 1

    def details(self, table: InventorsTable, answer: int, verdict: int) -> dict[str, Argument]:
        return {"craft": names.craft(answer - a.CRAFT)}


class Raise(RepeatedForCraft):
    """Raise any Craftsperson 1 level, `times` times.  INV-057"""

    __slots__ = ()

    name: ClassVar[str] = "raise"
    rule: ClassVar[str] = "INV-057"
    reasons: ClassVar[Reasons] = (("INV-056", "why-top"),)

    def choices(self, table: InventorsTable) -> list[int]:
        me = table.players[self.seat]
        top = me.top()
        found = [a.CRAFT + trade for trade in range(6) if me.levels[trade] < top]
        found.append(a.PASS)
        return found

    def choose(self, table: InventorsTable, answer: int) -> None:
        if answer == a.PASS:
            return
        if self.times > 1:
            table.push(Raise(self.seat, self.times - 1))
        raise_level(table, table.player(self.seat), self.seat, answer - a.CRAFT)
        if tower_stands_empty(table, self.seat):
            table.push(ProgressTower(self.seat))

    def promises(self, table: InventorsTable) -> list[Promise]:
        return [(clauses.RAISE, self.times, 0)]


class Refresh(RepeatedForCraft):
    """Refresh any Craftsperson, `times` times.  INV-058"""

    __slots__ = ()

    name: ClassVar[str] = "refresh"
    rule: ClassVar[str] = "INV-058"
    reasons: ClassVar[Reasons] = (("INV-058", "why-active"),)

    def choices(self, table: InventorsTable) -> list[int]:
        active = table.players[self.seat].active
        found = [a.CRAFT + trade for trade in range(6) if not active >> trade & 1]
        found.append(a.PASS)
        return found

    def choose(self, table: InventorsTable, answer: int) -> None:
        if answer == a.PASS:
            return
        if self.times > 1:
            table.push(Refresh(self.seat, self.times - 1))
        refresh(table, self.seat, answer - a.CRAFT)

    def promises(self, table: InventorsTable) -> list[Promise]:
        return [(clauses.REFRESH, self.times, ANY_TRADE)]


def refresh(table: InventorsTable, seat: int, trade: int) -> None:
    """Turn one Craftsperson Active.  INV-058"""
    table.player(seat).active |= 1 << trade
    if table.loud:
        table.tell("refreshes", seat, trade)


def refresh_all(table: InventorsTable, seat: int) -> None:
    """Turn every Craftsperson Active.  INV-058"""
    me = table.player(seat)
    if me.active != ALL_TRADES:
        me.active = ALL_TRADES
        if table.loud:
            table.tell("refreshes-all", seat)


class ProgressTower(Ask):
    """The lowest tile is empty: its black bar is resolved now or, while a cost is owed, later.  INV-059, INV-062"""

    __slots__ = ()

    name: ClassVar[str] = "progress"
    rule: ClassVar[str] = "INV-059"

    about: ClassVar[Ranges] = ((a.NOW, a.GAIN_SILVER),)
    reasons: ClassVar[Reasons] = (("INV-062", "why-tower-now"),)

    def verdict(self, table: InventorsTable, answer: int) -> int:
        if answer == a.NOW:
            return 0
        owing = owed(table) if table.turn == self.seat else None
        return int(not (isinstance(owing, Costing) and owing.pays_crafts and not owing.due.met()))

    def choose(self, table: InventorsTable, answer: int) -> None:
        if answer == a.LATER:
            postpone(table)
            return
        table.push(SlideTower(self.seat))
        table.effects(self.seat, table.box.progress[table.players[self.seat].low])

    def promises(self, table: InventorsTable) -> list[Promise]:
        return [(PROGRESS, 1, 0)]


def postpone(table: InventorsTable) -> None:
    """Mark the cost under way: the tower progresses when it is paid.  INV-062"""
    stack = table.stack
    for index in range(len(stack) - 1, -1, -1):
        step = stack[index]
        if isinstance(step, Costing):
            stack[index] = step.owing(step.due.waiting())
            return


class SlideTower(SeatAct):
    """Fronts are flipped to the top, backs leave the game; then the next tile is the lowest.  INV-060, INV-061"""

    __slots__ = ()

    def happen(self, table: InventorsTable) -> None:
        me = table.player(self.seat)
        me.low += 1
        if table.loud:
            table.tell("tower", self.seat, me.low, me.top())
        if tower_stands_empty(table, self.seat):
            table.push(ProgressTower(self.seat))

    def promises(self, table: InventorsTable) -> list[Promise]:
        return [(SLIDE, 1, 0)]

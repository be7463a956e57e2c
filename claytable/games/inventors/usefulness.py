"""Whether printed effects would do anything now, their costs included."""

from __future__ import annotations

from ...core.clauses import Part, Way
from . import clauses
from .ask import can_brighten, can_increase
from .clauses import Due
from .payment import can_pay
from .research import can_research
from .river import can_collect, can_take
from .table import InventorsTable
from .terms import ALL_TRADES


def does_something(table: InventorsTable, seat: int, part: Part[Due]) -> bool:
    """Whether a part would change anything now."""
    word = part.word
    me = table.players[seat]
    if word == clauses.BRIGHTEN:
        return can_brighten(me)
    if word == clauses.INCREASE:
        return can_increase(me)
    if word == clauses.REFRESH:
        return me.active != ALL_TRADES
    if word == clauses.RAISE:
        return min(me.levels) < me.top()
    if word == clauses.COLLECT:
        return can_collect(table, seat, me.ship)
    if word == clauses.TAKE:
        return can_take(table, seat)
    if word == clauses.RESEARCH:
        return can_research(table, seat)
    if word == clauses.CLEAR:
        return any(me.workshops)
    if word == clauses.RETRIEVE:
        return any(seat in placed or seat + 8 in placed for placed in table.board.spaces)
    if word == clauses.CHOICE:
        return any(way_open(table, seat, way) for way in part.ways)
    return True


def way_open(table: InventorsTable, seat: int, way: Way[Due]) -> bool:
    """Whether one side of a choice can be taken. A Craftsperson may be paid even for nothing.  INV-140"""
    cost = way.cost
    if cost is None:
        return any(does_something(table, seat, table.box.parts[number]) for number in way.parts)
    if not can_pay(table, seat, cost):
        return False
    if cost.crafts or cost.any_crafts:
        return True
    return any(does_something(table, seat, table.box.parts[number]) for number in way.parts)


def useful(table: InventorsTable, seat: int, parts: tuple[int, ...]) -> bool:
    """Whether any of these effects would do something now, its cost included."""
    for number in parts:
        if does_something(table, seat, table.box.parts[number]):
            return True
    return False

"""How the opponent's numbers change: one small function for each."""

from __future__ import annotations

from bisect import insort

from ...games.scholars.solo_order import shifted_sum
from .table import Beside


def add_retired(table: Beside, vp: int) -> None:
    """A Translator joins its Retired ones; only its VP count.  SCH-225"""
    insort(table.retired, vp)
    table.tell("retires", vp)


def shift_sum(table: Beside, by: int) -> None:
    """The Dice Sum moves, as far as its scale goes.  SCH-232"""
    before = table.sum
    table.sum = shifted_sum(table.printed, before, by)
    if table.sum != before:
        table.tell("sum", table.sum)


def has_influence(table: Beside) -> bool:
    """Whether a piece is left in its supply; the person reads it if not.  SCH-238"""
    if table.supply() > 0:
        return True
    table.tell("no-influence")
    return False


def put_in_guild(table: Beside, guild: int) -> None:
    """1 Influence in a Guild."""
    table.guilds[guild] += 1
    table.tell("in-guild", guild)

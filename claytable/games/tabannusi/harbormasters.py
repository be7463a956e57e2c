"""Harbormaster tiles: gaining them. Using them is a free Action, a discount part of a construction."""

from __future__ import annotations

from .table import TabannusiTable


def gain_harbormaster(table: TabannusiTable, seat: int, tile: int) -> None:
    """A Harbormaster tile; the Bot turns it into Victory Points.  TAB-130, TAB-275"""
    if seat == table.opponent:
        if table.loud:
            table.events.append(("bot-discards", tile))
        table.score(seat, table.box.solo.harbormaster_vp)
    else:
        me = table.player(seat)
        me.harbormasters = tuple(sorted((*me.harbormasters, tile)))


def take_harbormaster(table: TabannusiTable, seat: int) -> None:
    """Decree D15: one of the tiles left over in setup, at random.  TAB-235"""
    board = table.main()
    if board.spare:
        table.reveals += 1
        spare = list(board.spare)
        tile = spare.pop(table.rng.below(len(spare)))
        board.spare = tuple(spare)
        if table.loud:
            table.events.append(("draws-harbormaster", seat, tile))
        gain_harbormaster(table, seat, tile)

"""Harbormaster tiles: gaining them. Using them is a free Action, a discount part of a construction."""

from __future__ import annotations

from .table import TabannusiTable


def gain_harbormaster(table: TabannusiTable, seat: int, tile: int) -> None:
    """A Harbormaster tile.  TAB-130"""
    me = table.player(seat)
    me.harbormasters = tuple(sorted((*me.harbormasters, tile)))


def bot_discards(table: TabannusiTable, seat: int) -> None:
    """The Bot turns the tile that it has just gained into Victory Points.  TAB-275"""
    if seat == table.opponent:
        me = table.player(seat)
        (tile,) = me.harbormasters
        me.harbormasters = ()
        if table.loud:
            table.tell("bot-discards", tile)
        table.score(seat, table.box.solo.harbormaster_vp)


def take_harbormaster(table: TabannusiTable, seat: int) -> None:
    """Decree D15: one of the tiles left over in setup, at random.  TAB-235"""
    board = table.main()
    if board.spare:
        table.reveals += 1
        spare = list(board.spare)
        tile = spare.pop(table.rng.below(len(spare)))
        board.spare = tuple(spare)
        gain_harbormaster(table, seat, tile)
        if table.loud:
            table.tell("draws-harbormaster", seat, tile)
        bot_discards(table, seat)

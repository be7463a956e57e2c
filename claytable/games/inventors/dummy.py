"""Start of Round: the Dummy Player of the 2-player and solo games."""

from __future__ import annotations

from .table import InventorsTable
from .terms import LAST_SPACE


def start_dummy(table: InventorsTable) -> None:
    """Reveal a Dummy Card: Influence, Ship, tokens.  INV-095 .. INV-097"""
    board = table.main()
    card = board.dummy_pile.pop()
    board.dummy_played.append(card)
    table.reveals += 1
    if table.loud:
        table.events.append(("dummy-card", card))
    for colour in range(3):
        placed = min(table.box.dummy_influence[card][colour], board.dummy_supply)
        board.dummy_supply -= placed
        board.dummy_guilds[colour] += placed
    here = min(LAST_SPACE, board.dummy_ship + table.box.dummy_ship[card])
    if here != board.dummy_ship:
        board.dummy_ship = here
        board.arrivals += 1
        board.dummy_arrival = board.arrivals

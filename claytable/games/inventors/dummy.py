"""Start of Round: the Dummy Player of the 2-player and solo games."""

from __future__ import annotations

from .table import InventorsTable
from .terms import LAST_SPACE


def start_dummy(table: InventorsTable) -> None:
    """Reveal a Dummy Card: Influence, Ship, tokens.  INV-095, INV-097"""
    board = table.main()
    card = board.dummy_pile.pop()
    board.dummy_played.append(card)
    table.reveals += 1
    box = table.box
    if table.loud:
        space, colour = box.dummy_extra[card]
        table.tell("dummy-card", card, tuple(box.dummy_blocked[card]), space, colour)
    gained: list[int] = []
    for guild in range(3):
        placed = min(box.dummy_influence[card][guild], board.dummy_supply)
        board.dummy_supply -= placed
        board.dummy_guilds[guild] += placed
        gained.append(placed)
    if table.loud and any(gained):
        table.tell("dummy-influence", gained[0], gained[1], gained[2])
    # Every space counts, none stops it, and no stacks are turned over.  INV-096
    here = min(LAST_SPACE, board.dummy_ship + box.dummy_ship[card])
    if here != board.dummy_ship:
        board.dummy_ship = here
        board.arrivals += 1
        board.dummy_arrival = board.arrivals
        if table.loud:
            table.tell("dummy-sails", here)

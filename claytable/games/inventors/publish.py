"""Player turns: Publish."""

from __future__ import annotations

from typing import Final

from .ask import Act, SeatAct
from .clauses import Due
from .goals import check_goals
from .influence import from_supply, place_influence
from .payment import Pay
from .royalties import AdvanceRoyalties
from .table import InventorsTable
from .terms import NOBODY, SCRIBE
from .totals import Offer

COST: Final = Due(silver=1, crafts=1 << SCRIBE, any_crafts=1)
OWN_COST: Final = Due(crafts=1 << SCRIBE, any_crafts=1)


def offers(table: InventorsTable, seat: int) -> list[Offer]:
    """Built Devices of the second column, no matter who Invented or Built them.  INV-126

    They cost 1 Silver for the Inventor, the Scribe, and any 1 other Craftsperson.  INV-127, INV-128
    """
    value = table.box.publish_value
    return [
        (value, OWN_COST if each.inventor == seat else COST, each) for each in table.board.built if each is not None
    ]


def begin(table: InventorsTable, seat: int, board: int) -> None:
    """The Device is chosen: pay, then the effects.  INV-127, INV-269"""
    for _, cost, device in offers(table, seat):
        if device.board == board:
            inventor = device.inventor if 0 <= device.inventor != seat else NOBODY
            table.push(PublishDevice(seat, board))
            table.push(Pay(seat, cost, inventor))
            return


class PublishDevice(Act):
    """Advance on the Royalties track, place the Influence, move the Device.  INV-129, INV-130"""

    __slots__ = ("board", "seat")

    def __init__(self, seat: int, board: int) -> None:
        self.seat = seat
        self.board = board

    def happen(self, table: InventorsTable) -> None:
        move_to_published(table, self.seat, self.board)
        table.push(Published(self.seat))
        place_influence(table, self.seat)
        table.push(AdvanceRoyalties(self.seat, 1))


def move_to_published(table: InventorsTable, seat: int, which: int) -> None:
    """The Device leaves the second column; other Built Devices stay where they are.  INV-129, INV-268"""
    board = table.main()
    for row in range(len(board.built)):
        device = board.built[row]
        if device is not None and device.board == which:
            board.built[row] = None
            board.published.append(device.published(seat))
            if table.loud:
                table.tell("publishes", seat, which, from_supply(table, seat))
            return


class Published(SeatAct):
    """The Publish is done; goals look at it."""

    __slots__ = ()

    def happen(self, table: InventorsTable) -> None:
        table.player(self.seat).deeds[2] += 1
        check_goals(table, self.seat)

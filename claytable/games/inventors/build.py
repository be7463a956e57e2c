"""Player turns: Build."""

from __future__ import annotations

from .ask import Act, SeatAct
from .goals import check_goals
from .influence import from_supply, place_influence
from .payment import Pay
from .pieces import Device
from .table import InventorsTable
from .totals import Offer


def offers(table: InventorsTable) -> list[Offer]:
    """Invented Devices of the left column, while the second column has room.  INV-113, INV-114, INV-118, INV-254"""
    board = table.board
    if None not in board.built:
        return []
    value = table.box.card_value
    cost = table.box.build_cost
    return [(value[each.card], cost[each.card], each) for each in board.left if each is not None and each.card >= 0]


def begin(table: InventorsTable, seat: int, board: int) -> None:
    """The Device is chosen: pay, then the effects in order.  INV-114"""
    for _, cost, device in offers(table):
        if device.board == board:
            table.push(BuildDevice(seat, board))
            table.push(Pay(seat, cost))
            return


class BuildDevice(Act):
    """Builder and then Inventor resolve the Invention tile; the Device moves on.  INV-115

    To the solo opponent an icon means nothing.  INV-256
    """

    __slots__ = ("board", "seat")

    def __init__(self, seat: int, board: int) -> None:
        self.seat = seat
        self.board = board

    def happen(self, table: InventorsTable) -> None:
        for device in table.board.left:
            if device is not None and device.board == self.board:
                table.push(MoveToBuilt(self.seat, self.board))
                effect = table.box.invention_effect[device.invention]
                if 0 <= device.inventor != self.seat and device.inventor != table.opponent:
                    table.effects(device.inventor, effect)
                table.effects(self.seat, effect)
                return


class MoveToBuilt(Act):
    """The tile is turned, the board moved and another revealed, the Builder's Influence placed.  INV-116, INV-117"""

    __slots__ = ("board", "seat")

    def __init__(self, seat: int, board: int) -> None:
        self.seat = seat
        self.board = board

    def happen(self, table: InventorsTable) -> None:
        move_to_built(table, self.seat, self.board)
        table.push(Built(self.seat))
        place_influence(table, self.seat)


def move_to_built(table: InventorsTable, seat: int, which: int) -> None:
    """The Device goes to the highest free place of the second column; a new board fills its own.

    INV-004, INV-119, INV-264
    """
    board = table.main()
    for row in range(len(board.left)):
        device = board.left[row]
        if device is not None and device.board == which:
            place = board.built.index(None)
            board.built[place] = device.built(seat)
            board.left[row] = None
            if table.loud:
                table.tell("builds", seat, which, place + 1, from_supply(table, seat))
            if board.board_pile:
                revealed = board.board_pile.pop()
                board.left[row] = Device(revealed)
                table.reveals += 1
                if table.loud:
                    table.tell("reveals-board", revealed, row + 1)
            return


class Built(SeatAct):
    """The Build is done; goals look at it."""

    __slots__ = ()

    def happen(self, table: InventorsTable) -> None:
        table.player(self.seat).deeds[1] += 1
        check_goals(table, self.seat)

"""Player turns: the device-focused actions on a Camel, and what each of them needs.

Invent, Build and Publish share their shape: place dice, choose a Device, pay, resolve. `least_totals` says how high
the dice must be for some Device to be finished; `Target` asks which.
"""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Message, Refusal
from ...core.table import Field
from . import answers as a
from . import build, invent, names, publish
from .ask import Owing
from .clauses import Due
from .means import Promise
from .payment import has_influence
from .pieces import Device, Player
from .placing import NEVER, camel_extra, finishable, placed_dice
from .solvency import bonus_left, can_meet, spare_cards
from .table import InventorsTable
from .terms import BONUS_COLOUR, BUILDING, INVENTING, TESTING
from .testing import can_test


def candidates(table: InventorsTable, seat: int, action: int) -> list[Device]:
    """The Devices an action could be about, whatever they cost."""
    if action == INVENTING:
        return invent.candidates(table, seat)
    if not has_influence(table.players[seat]):
        return []
    if action == BUILDING:
        return build.candidates(table)
    return publish.candidates(table)


def device_value(table: InventorsTable, device: Device, action: int) -> int:
    """The total that the dice must reach.  INV-105, INV-113, INV-126"""
    if action == INVENTING:
        return table.box.board_value[device.board]
    return table.box.card_value[device.card] if action == BUILDING else table.box.publish_value


def device_cost(table: InventorsTable, seat: int, action: int, device: Device) -> Due:
    """What an action on a Device costs."""
    if action == INVENTING:
        return invent.cost(table, device)
    return build.cost(table, device) if action == BUILDING else publish.cost(seat, device)


def least_totals(
    table: InventorsTable, seat: int, action: int, promises: list[Promise] | None = None, limit: int = NEVER
) -> tuple[int, int, int]:
    """The least dice totals, up to `limit`, that are enough with 0, 1 and 2 dice of the bonus colour."""
    least = [NEVER, NEVER, NEVER]
    most = -1
    me = table.players[seat]
    used = table.bonuses_used
    refused: Due | None = None
    for device in candidates(table, seat, action):
        value = device_value(table, device, action)
        if value >= least[0] or value > limit:
            continue
        due = device_cost(table, seat, action, device)
        if due is refused:
            # Built Devices cost the same to Publish, unless one Invented them.
            continue
        refused = due
        if can_meet(table, me, due, action, 0, promises):
            least[0] = value
            continue
        if most < 0:
            most = bonus_dice_at_hand(table, me, action)
        for dice in range(used + 1, most + 1):
            if value >= least[dice]:
                continue
            if can_meet(table, me, due, action, dice - used, promises):
                least[dice] = value
                break
    if least[1] > least[0]:
        least[1] = least[0]
    if least[2] > least[1]:
        least[2] = least[1]
    return (least[0], least[1], least[2])


def bonus_dice_at_hand(table: InventorsTable, me: Player, action: int) -> int:
    """How many dice of the bonus colour could be, or already are, on the Camel; at most 2."""
    colour = BONUS_COLOUR[action]
    count = 0
    for code in me.ready:
        count += code >> 3 == colour
    for code in me.determined:
        count += code >> 3 == colour
    for code in me.inspired:
        count += code >> 3 == colour
    if table.camel >= 0:
        for code in me.camels[table.camel]:
            count += code >> 3 == colour
    return min(2, count)


def least_with_spare(table: InventorsTable, seat: int, action: int, spent: int, limit: int = NEVER) -> int:
    """The least total up to `limit` for which the action can be finished as things stand.

    That is with `spent` cards fewer, and without any bonus.
    """
    least = limit + 1
    me = table.players[seat]
    for device in candidates(table, seat, action):
        value = device_value(table, device, action)
        if value < least and spare_cards(table, me, device_cost(table, seat, action, device)) >= spent:
            least = value
    return least


def can_act(table: InventorsTable, seat: int, action: int, best: int) -> bool:
    """Whether a Camel action can be taken and finished with dice that reach `best`.  INV-103"""
    if action == TESTING:
        return can_test(table, seat)
    me = table.players[seat]
    extra = camel_extra(table, me, action)
    limit = best + extra
    # Most often it can be finished as things stand; only otherwise are the other lines looked for.
    if least_with_spare(table, seat, action, 0, limit) <= limit:
        return True
    return finishable(me, action, least_totals(table, seat, action, None, limit), extra)


class Target(Owing):
    """The dice lie on the Camel: which Device?  INV-105, INV-113, INV-126"""

    __slots__ = ("action",)

    name: ClassVar[str] = "target"
    rule: ClassVar[str] = "INV-105"

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat)
        self.action = action

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.action)

    def total(self, table: InventorsTable) -> int:
        me = table.players[self.seat]
        total = camel_extra(table, me, self.action)
        for code in placed_dice(table, me, self.action):
            total += code & 7
        return total

    def choices(self, table: InventorsTable) -> list[int]:
        return [a.DEVICE + device.board for device in self.affordable(table, [])]

    def affordable(self, table: InventorsTable, promises: list[Promise]) -> list[Device]:
        """The Devices that the dice reach and whose cost can be met."""
        total = self.total(table)
        me = table.players[self.seat]
        bonus = bonus_left(table, me)
        found: list[Device] = []
        for device in candidates(table, self.seat, self.action):
            if device_value(table, device, self.action) <= total:
                due = device_cost(table, self.seat, self.action, device)
                if can_meet(table, me, due, self.action, bonus, promises):
                    found.append(device)
        return found

    def spare_cards(self, table: InventorsTable) -> int:
        total = self.total(table)
        for spent in (2, 1, 0):
            if least_with_spare(table, self.seat, self.action, spent) <= total:
                return spent
        return -1

    def possible(self, table: InventorsTable, promises: list[Promise]) -> bool:
        return bool(self.affordable(table, promises))

    def choose(self, table: InventorsTable, answer: int) -> None:
        board = answer - a.DEVICE
        if self.action == INVENTING:
            invent.begin(table, self.seat, board)
        elif self.action == BUILDING:
            build.begin(table, self.seat, board)
        else:
            publish.begin(table, self.seat, board)

    def message(self, table: InventorsTable) -> Message:
        return Message("question-target", {"action": names.action(self.action), "total": self.total(table)})

    def why_not(self, table: InventorsTable, answer: int) -> Refusal | None:
        if not a.DEVICE <= answer < a.RESEARCH:
            return None
        board = answer - a.DEVICE
        for device in candidates(table, self.seat, self.action):
            if device.board == board:
                value = device_value(table, device, self.action)
                if value > self.total(table):
                    return Refusal("INV-104", Message("why-total", {"needed": value}))
                return Refusal("INV-103", Message("why-cost-unpayable"))
        rule = "INV-105" if self.action == INVENTING else "INV-113" if self.action == BUILDING else "INV-126"
        return Refusal(rule, Message("why-not-that-device", {"action": names.action(self.action)}))

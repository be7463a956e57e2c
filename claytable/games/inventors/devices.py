"""Player turns: the device-focused actions on a Camel, and what each of them needs.

Invent, Build and Publish share their shape: place dice, choose a Device, pay, resolve. `least_totals` says how high
the dice must be for some Device to be finished; `Target` asks which.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ...core.messages import Argument, Message
from . import answers as a
from . import build, invent, names, publish
from .ask import Owing
from .clauses import Due
from .influence import has_influence
from .payability.costs import bonus_left, can_meet, left_over, may_meet, spare_cards
from .payability.means import Promise, promised_away
from .pieces import Device
from .placing import placed_dice
from .player import Player
from .table import InventorsTable
from .terms import BONUS_COLOUR, BUILDING, INVENTING, NOBODY, TESTING, Ranges, Reasons
from .testing import can_test, lowest_faces
from .totals import (
    NEVER,
    Offer,
    best_total,
    camel_extra,
    finishes_with_bonus,
    least_total,
    totals_with_bonus,
    turned_up,
)


def offers(table: InventorsTable, seat: int, action: int) -> list[Offer]:
    """The Devices an action could be about, with what it takes.  INV-105, INV-113, INV-126"""
    if action == INVENTING:
        return invent.offers(table, seat)
    if not has_influence(table.players[seat]):
        return []
    return build.offers(table) if action == BUILDING else publish.offers(table, seat)


def least_totals(table: InventorsTable, seat: int, action: int) -> tuple[int, int, int]:
    """The least dice totals that are enough with 0, 1 and 2 dice of the bonus colour."""
    return least_of(table, table.players[seat], action, offers(table, seat, action))


def least_of(table: InventorsTable, me: Player, action: int, open_offers: list[Offer]) -> tuple[int, int, int]:
    """The same, for some of the Devices."""
    least = [NEVER, NEVER, NEVER]
    used = table.bonuses_used
    most = -1
    refused: Due | None = None
    for value, due, _ in open_offers:
        # Built Devices cost the same to Publish, except for their Inventor.
        if value >= least[0] or due is refused:
            continue
        if left_over(table, me, due) >= 0:
            least[0] = value
            continue
        if most < 0:
            most = max(used, bonus_dice_at_hand(table, me, action))
        # If all bonuses together cannot pay it, fewer of them cannot either.
        if not may_meet(table, me, due, action, most - used):
            refused = due
            continue
        dice = used
        while dice < most and not may_meet(table, me, due, action, dice - used):
            dice += 1
        if dice == used:
            dice = 0
        least[dice] = min(least[dice], value)
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


def least_with_spare(table: InventorsTable, seat: int, action: int) -> tuple[int, int, int]:
    """The least totals for which the action can be finished as things stand, with 0, 1 and 2 cards fewer."""
    least = [NEVER, NEVER, NEVER]
    me = table.players[seat]
    for value, due, _ in offers(table, seat, action):
        if value < least[2]:
            for spent in range(min(2, spare_cards(table, me, due)) + 1):
                least[spent] = min(least[spent], value)
    return (least[0], least[1], least[2])


def can_act(table: InventorsTable, seat: int, action: int, dice: list[int], best: int) -> bool:
    """Whether a Camel action can be taken and finished with `dice`, turned up, that reach `best`.  INV-103"""
    if action == TESTING:
        return can_test(table, dice)
    open_offers = offers(table, seat, action)
    if not open_offers:
        return False
    me = table.players[seat]
    extra = camel_extra(table, me, action)
    dear = dear_offers(table, me, open_offers, best + extra, 0)
    if dear is not None:
        if not dear:
            return True
        one, two = totals_with_bonus(dice, action)
        if one_payable(table, me, action, dear, one + extra, two + extra, None):
            return True
    return finishes_with_bonus(table, seat, action, [])


#: Why a Camel action is not taken, as `MainAction` numbers its reasons after those of Workers.
NO_TILE: Final = 10
ALL_INVENTED: Final = 11
ALL_INVENTED_ALONE: Final = 12
NO_INFLUENCE: Final = 13
BUILT_FULL: Final = 14
BUILT_FULL_ALONE: Final = 15
NOTHING_INVENTED: Final = 16
NOTHING_BUILT: Final = 17
TOO_FEW_CARDS: Final = 18
BUILD_UNPAYABLE: Final = 19
PUBLISH_UNPAYABLE: Final = 20
TOTAL: Final = 21
NOTHING_TO_TEST: Final = 22
NO_TEST_DIE: Final = 23


def action_verdict(table: InventorsTable, seat: int, action: int) -> int:
    """Whether a Camel action can be taken and finished: 0, or what is missing.  INV-103"""
    me = table.players[seat]
    dice = turned_up(me)
    if can_act(table, seat, action, dice, best_total(dice)):
        return 0
    alone = table.opponent != NOBODY
    if action == TESTING:
        return NOTHING_TO_TEST if min(lowest_faces(table)[1:]) == 7 else NO_TEST_DIE
    if not offers(table, seat, action):
        if action == INVENTING:
            if max(me.inventions) < 0:
                return NO_TILE
            return ALL_INVENTED_ALONE if alone else ALL_INVENTED
        if not has_influence(me):
            return NO_INFLUENCE
        if action != BUILDING:
            return NOTHING_BUILT
        if None not in table.board.built:
            return BUILT_FULL_ALONE if alone else BUILT_FULL
        return NOTHING_INVENTED
    if least_totals(table, seat, action)[2] != NEVER:
        return TOTAL
    return TOO_FEW_CARDS if action == INVENTING else BUILD_UNPAYABLE if action == BUILDING else PUBLISH_UNPAYABLE


def action_details(table: InventorsTable, seat: int, action: int, verdict: int) -> dict[str, Argument]:
    """The amounts behind that."""
    me = table.players[seat]
    if verdict == TOTAL:
        return {"needed": least_total(table, seat, action)}
    if verdict == TOO_FEW_CARDS:
        return {"n": len(me.hand)}
    if verdict == BUILT_FULL or verdict == BUILT_FULL_ALONE:
        return {"n": len(table.board.built)}
    return {"silver": me.silver} if verdict == BUILD_UNPAYABLE or verdict == PUBLISH_UNPAYABLE else {}


def can_finish(
    table: InventorsTable, me: Player, seat: int, action: int, totals: tuple[int, int, int], promises: list[Promise]
) -> bool:
    """Whether it can be finished with dice that reach these totals with 0, 1 and 2 of the bonus colour."""
    dear = dear_offers(table, me, offers(table, seat, action), totals[0], promised_away(promises))
    if not dear:
        return dear is not None
    return one_payable(table, me, action, dear, totals[1], totals[2], promises)


def dear_offers(
    table: InventorsTable, me: Player, open_offers: list[Offer], best: int, given_up: int
) -> list[Offer] | None:
    """The Devices that dice up to `best` reach: None if there are none, empty if one can be paid as things stand.

    If several Devices cost the same, the one that takes lower dice stands for the others.
    """
    dear: list[Offer] | None = None
    refused: Due | None = None
    least = NEVER
    for offer in open_offers:
        if offer[0] <= best:
            due = offer[1]
            if due is not refused:
                if left_over(table, me, due) >= given_up:
                    return []
            elif offer[0] >= least:
                continue
            refused = due
            least = offer[0]
            if dear is None:
                dear = []
            dear.append(offer)
    return dear


def one_payable(
    table: InventorsTable,
    me: Player,
    action: int,
    dear: list[Offer],
    one: int,
    two: int,
    promises: list[Promise] | None,
) -> bool:
    """Whether some Device can be paid with the bonuses of 1 or 2 dice that reach these totals."""
    used = table.bonuses_used
    for value, due, _ in dear:
        # The more bonuses the better, as long as the dice that bring them are high enough.
        dice = 2 if two >= value else 1 if one >= value else 0
        if may_meet(table, me, due, action, dice - used if dice > used else 0, promises):
            return True
    return False


class Target(Owing):
    """The dice lie on the Camel: which Device?  INV-105, INV-113, INV-126"""

    __slots__ = ("action",)

    name: ClassVar[str] = "target"
    rule: ClassVar[str] = "INV-105"
    about: ClassVar[Ranges] = (a.A_DEVICE,)
    reasons: ClassVar[Reasons] = (
        ("INV-104", "why-device-total"),
        ("INV-103", "why-cost-unpayable"),
        ("INV-105", "why-not-that-device"),
        ("INV-113", "why-not-that-device"),
        ("INV-126", "why-not-that-device"),
    )

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action

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
        return [
            offer[2]
            for offer in offers(table, self.seat, self.action)
            if not self.offer_verdict(table, total, offer, promises)
        ]

    def offer_verdict(self, table: InventorsTable, total: int, offer: Offer, promises: list[Promise]) -> int:
        """Whether the dice reach a Device and its cost can be met.  INV-103, INV-104"""
        if offer[0] > total:
            return 1
        me = table.players[self.seat]
        return 0 if can_meet(table, me, offer[1], self.action, bonus_left(table, me), promises) else 2

    def verdict(self, table: InventorsTable, answer: int) -> int:
        for offer in offers(table, self.seat, self.action):
            if offer[2].board == answer - a.DEVICE:
                return self.offer_verdict(table, self.total(table), offer, [])
        return 3 if self.action == INVENTING else 4 if self.action == BUILDING else 5

    def details(self, table: InventorsTable, answer: int, verdict: int) -> dict[str, Argument]:
        for value, _, device in offers(table, self.seat, self.action):
            if device.board == answer - a.DEVICE:
                return {"needed": value, "total": self.total(table)} if verdict == 1 else {}
        return {"action": names.action(self.action)}

    def spare_cards(self, table: InventorsTable) -> int:
        total = self.total(table)
        by_spare = least_with_spare(table, self.seat, self.action)
        for spent in (2, 1, 0):
            if by_spare[spent] <= total:
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

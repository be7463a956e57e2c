"""Player turns: free actions, and the colour bonuses that are taken in the same way at any moment."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar

from ...core.messages import Message
from . import answers as a
from . import clauses, names
from .ask import Ask, can_brighten, can_increase, owed
from .craftspeople import Refresh, refresh
from .dice import Brighten, Increase
from .payability.means import FOR_TWO_CARDS, Promise
from .table import InventorsTable
from .terms import ALL_TRADES, BUILDING, INVENTING, Ranges, Reasons

HAND_LIMIT = 8


def discard(table: InventorsTable, seat: int, card: int) -> None:
    """A card from hand to the discard pile."""
    table.player(seat).hand.remove(card)
    table.main().discards.append(card)
    if table.loud:
        table.tell("discards", seat, card)


def renew_pile(table: InventorsTable) -> None:
    """An empty pile is made of the discards, shuffled.  INV-005"""
    board = table.main()
    if not board.card_pile and board.discards:
        board.card_pile = board.discards
        board.discards = []
        table.rng.shuffle(board.card_pile)
        if table.loud:
            table.tell("reshuffles")


def draw(table: InventorsTable, seat: int, n: int) -> None:
    """Draw cards, as long as there are any.  INV-005, INV-006"""
    board = table.main()
    hand = table.player(seat).hand
    drawn: list[int] = []
    for _ in range(n):
        renew_pile(table)
        if not board.card_pile:
            break
        card = board.card_pile.pop()
        drawn.append(card)
        insort(hand, card)
    if drawn:
        table.reveals += 1
        if table.loud:
            table.tell("draws", seat, len(drawn), tuple(drawn))
    if len(hand) > HAND_LIMIT:
        table.push(HandLimit(seat))


class HandLimit(Ask):
    """More than 8 cards: the player discards the surplus or, on their own turn, plays it.  INV-006"""

    __slots__ = ()

    name: ClassVar[str] = "hand-limit"
    rule: ClassVar[str] = "INV-006"

    about: ClassVar[Ranges] = (a.A_CARD,)
    reasons: ClassVar[Reasons] = (("INV-005", "why-not-in-hand"),)

    def verdict(self, table: InventorsTable, answer: int) -> int:
        return int(answer - a.CARD not in table.players[self.seat].hand)

    def choices(self, table: InventorsTable) -> list[int]:
        hand = table.players[self.seat].hand
        return [a.CARD + card for card in hand] if len(hand) > HAND_LIMIT else []

    def choose(self, table: InventorsTable, answer: int) -> None:
        discard(table, self.seat, answer - a.CARD)
        if len(table.players[self.seat].hand) > HAND_LIMIT:
            table.push(self)

    def spends(self) -> int:
        return 1

    def message(self, table: InventorsTable) -> Message:
        return Message("question-hand-limit", {"n": len(table.players[self.seat].hand) - HAND_LIMIT})


def take_extra(table: InventorsTable, seat: int, answer: int) -> None:
    """A free action or a colour bonus."""
    if answer == a.BONUS:
        table.bonuses_used += 1
        if table.loud:
            table.tell("bonus", seat, table.action)
        if table.action == INVENTING:
            draw(table, seat, 1)
        elif table.action == BUILDING:
            table.push(Refresh(seat, 1))
        else:
            table.push(Brighten(seat, 1))
    elif answer == a.DISCARD_TWO:
        table.push(DiscardTwo(seat, 2))
    else:
        card = answer - a.PLAY
        table.player(seat).hand.remove(card)
        table.main().discards.append(card)
        if table.loud:
            table.tell("plays", seat, card)
        table.push(PlayedCard(seat, card, 0))


class PlayedCard(Ask):
    """Free action 1: one or both effects of the card's edge.  INV-158"""

    __slots__ = ("card", "used")

    name: ClassVar[str] = "played-card"
    rule: ClassVar[str] = "INV-158"

    def __init__(self, seat: int, card: int, used: int) -> None:
        self.seat = seat
        self.card = card
        #: Bits: the increase is used, the other effect is used.
        self.used = used

    about: ClassVar[Ranges] = ((a.INCREASE, a.REFRESH), a.A_CRAFT, a.A_PASS)
    reasons: ClassVar[Reasons] = (
        ("INV-158", "why-no-effect"),
        ("INV-158", "why-edge-used"),
        ("INV-158", "why-not-on-edge"),
        ("INV-158", "why-edge-unused"),
    )

    def verdict(self, table: InventorsTable, answer: int) -> int:
        me = table.players[self.seat]
        if answer == a.PASS:
            return 0 if self.used else 4
        if answer == a.INCREASE:
            if self.used & 1:
                return 2
            return 0 if can_increase(me) else 1
        trade = table.box.card_refresh[self.card]
        if answer != (a.BRIGHTEN if trade < 0 else a.CRAFT + trade):
            return 3
        if self.used & 2:
            return 2
        return 0 if (can_brighten(me) if trade < 0 else not me.active >> trade & 1) else 1

    def choices(self, table: InventorsTable) -> list[int]:
        trade = table.box.card_refresh[self.card]
        edge = a.BRIGHTEN if trade < 0 else a.CRAFT + trade
        found = [answer for answer in (a.INCREASE, edge) if not self.verdict(table, answer)]
        if self.used and found:
            found.append(a.PASS)
        return found

    def choose(self, table: InventorsTable, answer: int) -> None:
        if answer == a.PASS:
            return
        increases = answer == a.INCREASE
        if not self.used:
            table.push(PlayedCard(self.seat, self.card, 1 if increases else 2))
        if increases:
            table.push(Increase(self.seat, 1))
        elif answer == a.BRIGHTEN:
            table.push(Brighten(self.seat, 1))
        else:
            refresh(table, self.seat, answer - a.CRAFT)

    def promises(self, table: InventorsTable) -> list[Promise]:
        if self.used & 2:
            return []
        trade = table.box.card_refresh[self.card]
        return [(clauses.BRIGHTEN, 1, 0)] if trade < 0 else [(clauses.REFRESH, 1, trade)]

    def message(self, table: InventorsTable) -> Message:
        return Message("question-played-card", {"card": names.card(table.box, self.card)})


class DiscardTwo(Ask):
    """Free action 2: discard any 2 cards to brighten 1 die or refresh 1 Craftsperson.  INV-159"""

    __slots__ = ("left",)

    name: ClassVar[str] = "discard-two"
    rule: ClassVar[str] = "INV-159"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        #: How many cards are still to be discarded.
        self.left = left

    about: ClassVar[Ranges] = (a.A_CARD,)
    reasons: ClassVar[Reasons] = (("INV-005", "why-not-in-hand"),)

    def verdict(self, table: InventorsTable, answer: int) -> int:
        return int(answer - a.CARD not in table.players[self.seat].hand)

    def choices(self, table: InventorsTable) -> list[int]:
        return [a.CARD + card for card in table.players[self.seat].hand]

    def choose(self, table: InventorsTable, answer: int) -> None:
        discard(table, self.seat, answer - a.CARD)
        table.push(DiscardTwo(self.seat, 1) if self.left == 2 else ForTwoCards(self.seat))

    def options(self, table: InventorsTable) -> list[int]:
        # Two cards are discarded at once: nothing comes between them.
        found = self.choices(table)
        owing = owed(table)
        if owing is None or owing.spare_cards(table) >= self.left:
            return found
        known: dict[int, bool] = {}
        return [each for each in found if self.leaves_possible(table, owing, each, known)]

    def promises(self, table: InventorsTable) -> list[Promise]:
        return [(FOR_TWO_CARDS, 1, self.left)]


class ForTwoCards(Ask):
    """What two discarded cards are for.  INV-159"""

    __slots__ = ()

    name: ClassVar[str] = "for-two-cards"
    rule: ClassVar[str] = "INV-159"

    about: ClassVar[Ranges] = ((a.BRIGHTEN, a.PAY_INFLUENCE),)
    reasons: ClassVar[Reasons] = (("INV-159", "why-no-effect"),)

    def verdict(self, table: InventorsTable, answer: int) -> int:
        me = table.players[self.seat]
        return int(not can_brighten(me) if answer == a.BRIGHTEN else me.active == ALL_TRADES)

    def choose(self, table: InventorsTable, answer: int) -> None:
        table.push(Brighten(self.seat, 1) if answer == a.BRIGHTEN else Refresh(self.seat, 1))

    def promises(self, table: InventorsTable) -> list[Promise]:
        return [(FOR_TWO_CARDS, 1, 0)]

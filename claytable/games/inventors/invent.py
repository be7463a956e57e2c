"""Player turns: Invent."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Message
from ...core.table import Field
from . import answers as a
from . import names
from .ask import Act, Ask, SeatAct
from .clauses import Due, due_from
from .craftspeople import Costing
from .dice import gain_influence
from .free import discard
from .goals import check_goals, leave_board
from .payability.means import Promise
from .royalties import AdvanceRoyalties
from .table import InventorsTable
from .terms import Ranges, Reasons
from .totals import Offer


def offers(table: InventorsTable, seat: int) -> list[Offer]:
    """Left-column boards without a Device Card, for a player with an Invention tile left.  INV-105, INV-106, INV-112"""
    if max(table.players[seat].inventions) < 0:
        return []
    value = table.box.board_value
    cost = table.box.invent_cost
    return [
        (value[each.board], cost[each.board], each) for each in table.board.left if each is not None and each.card < 0
    ]


def begin(table: InventorsTable, seat: int, board: int) -> None:
    """The Device is chosen: discard, place a card, then the effects in any order.  INV-064, INV-106"""
    table.push(PlaceCard(seat, table.box.invent_cost[board], board, ()))


class PlaceCard(Costing):
    """Discard the cards printed on the board, then place another one.  INV-106"""

    __slots__ = ("board", "discarded")

    name: ClassVar[str] = "place-card"
    rule: ClassVar[str] = "INV-106"

    def __init__(self, seat: int, due: Due, board: int, discarded: tuple[int, ...]) -> None:
        self.seat = seat
        self.due = due
        self.board = board
        #: Cards discarded for this cost: none of them may be the one placed.
        self.discarded = discarded

    def fields(self) -> tuple[Field, ...]:
        return (*super().fields(), self.board, self.discarded)

    def owing(self, due: Due) -> PlaceCard:
        return PlaceCard(self.seat, due, self.board, self.discarded)

    def insists(self, table: InventorsTable) -> bool:
        return True

    about: ClassVar[Ranges] = (a.A_CARD,)
    reasons: ClassVar[Reasons] = (
        ("INV-005", "why-not-in-hand"),
        ("INV-106", "why-just-discarded"),
        ("INV-106", "why-last-card"),
    )

    def verdict(self, table: InventorsTable, answer: int) -> int:
        hand = table.players[self.seat].hand
        card = answer - a.CARD
        if card not in hand:
            return 2 if card in self.discarded else 1
        if not self.due.cards:
            return 2 if card in self.discarded else 0
        # The last card that may be placed is kept.
        fresh = sum(each not in self.discarded for each in hand)
        return 0 if fresh > 1 or card in self.discarded else 3

    def choices(self, table: InventorsTable) -> list[int]:
        hand = table.players[self.seat].hand
        return [a.CARD + card for card in hand if not self.verdict(table, a.CARD + card)]

    def choose(self, table: InventorsTable, answer: int) -> None:
        card = answer - a.CARD
        due = self.due
        if due.cards:
            discard(table, self.seat, card)
            table.push(PlaceCard(self.seat, Due(cards=due.cards - 1, reserve=1), self.board, (*self.discarded, card)))
        else:
            table.push(InventWith(self.seat, self.board, card))

    def message(self, table: InventorsTable) -> Message:
        board = names.board(table.box, self.board)
        if self.due.cards:
            return Message("question-invent-discard", {"board": board, "n": self.due.cards})
        return Message("question-place-card", {"board": board})


def place_card_from(saved: list[Field]) -> PlaceCard:
    """A PlaceCard from its saved form."""
    seat, due, board, discarded = saved
    assert isinstance(seat, int) and isinstance(due, tuple) and isinstance(board, int) and isinstance(discarded, tuple)
    return PlaceCard(seat, due_from(due), board, discarded)


class InventWith(Act):
    """The card is on the board. Its matches, the Royalties and the Invention tile follow, in any order.  INV-064"""

    __slots__ = ("board", "card", "seat")

    def __init__(self, seat: int, board: int, card: int) -> None:
        self.seat = seat
        self.board = board
        self.card = card

    def happen(self, table: InventorsTable) -> None:
        table.player(self.seat).hand.remove(self.card)
        left = table.main().left
        for row in range(len(left)):
            device = left[row]
            if device is not None and device.board == self.board:
                # The owner of the tile is known when it is placed; the seat is the Inventor from now on.
                left[row] = device.invented(self.card, self.seat, -1)
        if table.loud:
            table.tell("invents", self.seat, self.board, self.card)
        table.push(Invented(self.seat))
        matched = any(matches(table, self.board, self.card))
        table.push(InventEffects(self.seat, self.board, self.card, 7 if matched else 6))

    def promises(self, table: InventorsTable) -> list[Promise]:
        return []


def matches(table: InventorsTable, board: int, card: int) -> list[int]:
    """The colours of the completed icons; 0 where the halves differ.  INV-107"""
    printed = table.box.board_match[board]
    played = table.box.card_match[card]
    return [printed[half] if printed[half] == played[half] else 0 for half in range(2)]


class InventEffects(Ask):
    """Matches, Royalties and Invention tile: which comes next?  INV-064, INV-107, INV-108, INV-109"""

    __slots__ = ("board", "card", "left")

    name: ClassVar[str] = "invent-effects"
    rule: ClassVar[str] = "INV-064"

    def __init__(self, seat: int, board: int, card: int, left: int) -> None:
        self.seat = seat
        self.board = board
        self.card = card
        #: Bits of what is still to come: matches, Royalties, Invention tile.
        self.left = left

    about: ClassVar[Ranges] = ((a.MATCHES, a.REWARD), a.AN_INVENTION)
    reasons: ClassVar[Reasons] = (
        ("INV-107", "why-no-matches"),
        ("INV-108", "why-gained-already"),
        ("INV-109", "why-invention-placed"),
        ("INV-109", "why-no-invention-there"),
    )

    def verdict(self, table: InventorsTable, answer: int) -> int:
        if answer == a.MATCHES:
            if self.left & 1:
                return 0
            return 2 if any(matches(table, self.board, self.card)) else 1
        if answer == a.ADVANCE:
            return 0 if self.left & 2 else 2
        if not self.left & 4:
            return 3
        return 0 if table.players[self.seat].inventions[answer - a.INVENTION] >= 0 else 4

    def choose(self, table: InventorsTable, answer: int) -> None:
        done = 1 if answer == a.MATCHES else 2 if answer == a.ADVANCE else 4
        if self.left != done:
            table.push(InventEffects(self.seat, self.board, self.card, self.left & ~done))
        if done == 1:
            for colour in matches(table, self.board, self.card):
                if colour:
                    gain_influence(table, self.seat, colour, 1)
        elif done == 2:
            table.push(AdvanceRoyalties(self.seat, 1))
        else:
            tile = leave_board(table, self.seat, answer - a.INVENTION)
            left = table.main().left
            for row in range(len(left)):
                device = left[row]
                if device is not None and device.board == self.board:
                    left[row] = device.invented(self.card, self.seat, tile)
            if table.loud:
                table.tell("places-invention", self.seat, tile, answer - a.INVENTION, self.board)

    def message(self, table: InventorsTable) -> Message:
        return Message("question-invent-effects", {"board": names.board(table.box, self.board)})


class Invented(SeatAct):
    """The Invent is done; goals look at it.  INV-196"""

    __slots__ = ()

    def happen(self, table: InventorsTable) -> None:
        table.player(self.seat).deeds[0] += 1
        check_goals(table, self.seat)

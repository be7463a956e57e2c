"""Urban cards: drawn in secret, fulfilled by Houses."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar

from . import answers as a
from . import grid
from .ask import Ask
from .reasons import NOT_DRAWN
from .table import TabannusiTable
from .terms import URBAN_DRAWN


def draw_urban(table: TabannusiTable, seat: int) -> None:
    """Draw two, keep one.  TAB-225, TAB-245"""
    if seat == table.opponent:
        return
    board = table.main()
    drawn = board.urban[-URBAN_DRAWN:][::-1]
    board.urban = board.urban[:-URBAN_DRAWN]
    table.reveals += 1
    if table.loud and drawn:
        table.tell("draws-urban", seat, len(drawn))
    if len(drawn) > 1:
        table.push(KeepUrban(seat, drawn))
    elif drawn:
        keep_urban(table, seat, drawn[0], 0)


def keep_urban(table: TabannusiTable, seat: int, card: int, others: int) -> None:
    """A card is kept; `others` is how many went under the deck."""
    me = table.player(seat)
    me.urban = tuple(sorted((*me.urban, card)))
    if table.loud:
        table.tell("keeps-urban", seat, card, others)


class KeepUrban(Ask):
    """Which of two Urban cards is kept? The other goes under the deck.  TAB-225"""

    __slots__ = ("cards",)

    name: ClassVar[str] = "urban"
    rule: ClassVar[str] = "TAB-225"
    about: ClassVar[tuple[a.Family, ...]] = (a.URBAN_CARDS,)

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def choices(self, table: TabannusiTable) -> list[int]:
        return [a.URBAN + card for card in self.cards]

    def verdict(self, table: TabannusiTable, answer: int) -> int:
        return 0 if answer - a.URBAN in self.cards else NOT_DRAWN

    def choose(self, table: TabannusiTable, answer: int) -> None:
        board = table.main()
        board.urban = (*(card for card in self.cards if card != answer - a.URBAN), *board.urban)
        keep_urban(table, self.seat, answer - a.URBAN, len(self.cards) - 1)


def fulfilled(table: TabannusiTable, seat: int, tolerance: int) -> tuple[int, ...]:
    """The Urban cards that score: each House serves one card, the best choice counts.  TAB-216, TAB-217, TAB-218"""
    me = table.players[seat]
    houses = grid.houses_in(table, seat)
    best: tuple[int, ...] = ()
    for size in range(1, len(me.urban) + 1):
        for cards in combinations(me.urban, size):
            if enough(table, cards, houses, tolerance) and worth(table, cards) > worth(table, best):
                best = cards
    return best


def progress(table: TabannusiTable, seat: int, card: int) -> list[tuple[int, int, int, bool]]:
    """For each District that a card asks for: Houses there, Houses needed, and whether that will do.  TAB-216, TAB-218

    What may be missing counts for the whole card.
    """
    houses = grid.houses_in(table, seat)
    needed = table.box.urban_houses[card]
    whole = enough(table, (card,), houses, table.players[seat].tolerance)
    return [
        (district, houses[district], need, whole or houses[district] >= need)
        for district, need in enumerate(needed)
        if need
    ]


def worth(table: TabannusiTable, cards: tuple[int, ...]) -> int:
    return sum(table.box.urban_vp[card] for card in cards)


def enough(table: TabannusiTable, cards: tuple[int, ...], houses: list[int], tolerance: int) -> bool:
    """Whether Houses fulfil all these cards, with up to `tolerance` missing on each."""
    if not cards:
        return True
    needed = table.box.urban_houses[cards[0]]
    for missing in ways_to_miss(needed, tolerance):
        left = [houses[place] - needed[place] + missing[place] for place in range(4)]
        if min(left) >= 0 and enough(table, cards[1:], left, tolerance):
            return True
    return False


def ways_to_miss(needed: tuple[int, ...], tolerance: int) -> list[tuple[int, ...]]:
    """All ways to leave out up to `tolerance` of the required Houses."""
    found: list[tuple[int, ...]] = [(0, 0, 0, 0)]
    for _ in range(tolerance):
        for base in found[:]:
            for place in range(4):
                if base[place] < needed[place]:
                    more = tuple(n + (at == place) for at, n in enumerate(base))
                    if more not in found:
                        found.append(more)
    return found

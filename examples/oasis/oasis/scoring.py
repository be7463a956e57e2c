"""Coins, ties, what a position is worth, and what must always be true."""

from __future__ import annotations

from typing import TYPE_CHECKING

from claytable import Category, Item, Message, Score
from claytable.core.laws import broken_questions, expect

from . import words
from .box import CARAVANS, GOODS

if TYPE_CHECKING:
    from .table import Oasis


def scores(table: Oasis) -> list[Score]:
    """Coins of caravans and of water; of equals, who has more caravans is ahead.  OAS-014, OAS-015"""
    found = []
    for seat, player in enumerate(table.players):
        loaded = [Item(words.caravan(table.box, number), table.box.coins[number]) for number in player.loaded]
        water = [Item(Message("score-water", {"n": player.water}), player.water // 2)]
        found.append(Score(seat, [Category("caravans", loaded), Category("water", water)]))
    ranks = [(score.total, len(player.loaded)) for score, player in zip(found, table.players, strict=True)]
    for score, rank in zip(found, ranks, strict=True):
        score.place = 1 + sum(other > rank for other in ranks)
        if any(other[0] == rank[0] and other[1] != rank[1] for other in ranks):
            score.tie_break = Message("tie-caravans")
    return found


def worth(table: Oasis) -> list[float]:
    """The coins of each seat, and while there are days left a part of those of the caravans it could load next."""
    found = []
    for seat, score in enumerate(scores(table)):
        hope = 0.0
        for caravan in table.waiting:
            if caravan >= 0 and not table.over:
                wants = len(table.box.wants[caravan])
                have = wants - len(table.missing(seat, caravan))
                hope = max(hope, table.box.coins[caravan] * (have / wants) ** 2 * 0.8)
        found.append(score.total + hope)
    return found


def broken(table: Oasis) -> list[str]:
    """Cards and caravans are conserved, and nobody holds too much.  OAS-002, OAS-008, OAS-010"""
    found = broken_questions(table)
    cards = [*table.market, *table.deck, *table.discards, *(good for each in table.players for good in each.hand)]
    for number, good in enumerate(GOODS):
        expect(found, f"cards of {good}", cards.count(number), table.box.cards[number])
    caravans = [*table.coming, *(each for player in table.players for each in player.loaded)]
    caravans += [each for each in table.waiting if each >= 0]
    expect(found, "caravans", sorted(caravans), list(range(CARAVANS)))
    for seat, player in enumerate(table.players):
        if not 0 <= player.water <= table.box.most_water:
            found.append(f"seat {seat} has {player.water} water")
        if len(player.hand) > table.box.most_cards and (table.question is None or table.question.name != "discard"):
            found.append(f"seat {seat} has {len(player.hand)} cards")
    return found

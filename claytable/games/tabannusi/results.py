"""The score pad: Victory Points by what they came from, and who has won."""

from __future__ import annotations

from ...core.messages import Message
from ...core.scores import Category, Item, Score
from .table import TabannusiTable
from .terms import SOURCES


def scores(table: TabannusiTable) -> list[Score]:
    """Victory Points on the track, with places; Gold breaks ties, alone a tie is the Bot's.  TAB-167, TAB-325"""
    found: list[Score] = []
    for seat in range(table.seats):
        earned = table.players[seat].earned
        categories = [
            Category(source, [Item(Message(f"source-{source}"), earned[n])] if earned[n] else [])
            for n, source in enumerate(SOURCES)
        ]
        found.append(Score(seat, categories))
    merits = [
        (score.total, int(score.seat == table.opponent) if table.opponent >= 0 else table.players[score.seat].gold)
        for score in found
    ]
    for score, merit in zip(found, merits, strict=True):
        score.place = 1 + sum(1 for other in merits if other > merit)
        if sum(1 for other in merits if other[0] == merit[0]) > 1:
            score.tie_break = (
                Message("tie-solo")
                if table.opponent >= 0
                else Message("tie-gold", {"gold": table.players[score.seat].gold})
            )
    return found

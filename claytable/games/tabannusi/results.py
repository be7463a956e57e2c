"""The score pad: Victory Points by what they came from, and who has won."""

from __future__ import annotations

from ...core.messages import Message
from ...core.scores import Category, Item, Score, settle
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
    players = table.players
    settle(
        found,
        table.opponent,
        lambda seat: (players[seat].gold,),
        lambda seat: Message("tie-gold", {"gold": players[seat].gold}),
    )
    return found

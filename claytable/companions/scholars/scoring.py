"""The score of both sides: the person's as counted, the opponent's as printed."""

from __future__ import annotations

from ...core.messages import Message
from ...core.scores import Category, Item, Score
from ...games.scholars import names
from ...games.scholars.scoring import CATEGORIES, banner_shares, language_items
from ..asking import IT, PERSON
from .table import YOUR_POINTS, Beside


def scores(table: Beside) -> list[Score]:
    """Only with strictly more the person wins.  SCH-209, SCH-239, SCH-240, SCH-241"""
    shares = banner_shares(table.box.printed, [table.yours[0], table.sum])
    yours = your_items(table)
    yours["dice-sum"] = [Item(Message("score-dice-sum", {"n": table.yours[0]}), shares[PERSON])]
    its = its_items(table)
    its["dice-sum"] = [Item(Message("score-dice-sum", {"n": table.sum}), shares[IT])]
    found = [
        Score(seat, [Category(id, items.get(id, [])) for id in CATEGORIES]) for seat, items in enumerate((yours, its))
    ]
    you, it = found
    you.place = 1 if you.total > it.total else 2
    it.place = 3 - you.place
    if you.total == it.total:
        you.tie_break = it.tie_break = Message("tie-solo")
    return found


def guild_items(table: Beside, seat: int) -> list[Item]:
    """Guilds that a side controls."""
    return [
        Item(names.guild(guild), table.box.printed.guild_vp[guild])
        for guild in range(3)
        if table.control[guild] == seat
    ]


def your_items(table: Beside) -> dict[str, list[Item]]:
    """What the person has counted."""
    counted = {
        id: [Item(Message(f"yours-{id}"), n)]
        for id, n in zip(YOUR_POINTS, table.yours, strict=True)
        if n and id in YOURS
    }
    return counted | {"guilds": guild_items(table, PERSON)}


#: What the person counts as points.
YOURS = YOUR_POINTS[1:]


def its_items(table: Beside) -> dict[str, list[Item]]:
    """What the opponent has. Each Caliph Card shows the same points.  SCH-240, SCH-241"""
    box = table.box.printed
    counts = {
        "flat": 1,
        "retired_neutral_translators": len(table.retired),
        "translated_scrolls": sum(table.scrolls),
        "research_markers": table.markers,
        "neutral_translators_in_rooms": table.neutral,
        "guild_influence": sum(table.guilds),
    }
    at_caliph = [
        Item(names.caliph_space(space), n * box.caliph_vp[0][space])
        for space, n in enumerate(table.at_caliph)
        if n and box.caliph_vp[0][space]
    ]
    return {
        "retirees": [Item(Message("score-retired", {"n": len(table.retired)}), sum(table.retired))],
        "guilds": guild_items(table, IT),
        "caliph": at_caliph,
        "scrolls": language_items(table.printed, table.scrolls, counts),
    }

"""What is shown of the table: all but the order of the pile."""

from __future__ import annotations

from ...core.rng import Pcg32
from ...games.scholars.solo_order import target_sum
from ...games.scholars.terms import ARABIC, CALIPH_SPACES, DECKS, GUILDS, LANGUAGES
from .seen import COLOURS, OWNERS, Focus, View
from .table import Beside


def view(table: Beside, seat: int | None) -> View:
    """The table as everybody sees it."""
    printed = table.printed
    return {
        "game": "scholars-opponent",
        "seat": seat,
        "level": table.level + 1,
        "epic": table.epic,
        "own_cards": table.own_cards,
        "ticked": [line + 1 for line in table.ticked],
        "turn": table.turn if table.turn >= 0 else None,
        "turns_left": table.turns_left if table.turns_left >= 0 else None,
        "opponent": table.opponent,
        "over": table.over,
        "schemes": [
            {"colour": COLOURS[printed.scheme_colour[card]], "silver": printed.scheme_silver[card]}
            for card in table.faceup
        ],
        "pile": len(table.pile),
        "focus": focus_view(table),
        "research": table.markers,
        "dice_sum": table.sum,
        "scrolls": dict(zip(LANGUAGES[:ARABIC], table.scrolls, strict=True)),
        "retired": table.retired[:],
        "guilds": dict(zip(GUILDS, table.guilds, strict=True)),
        "at_caliph": dict(zip(CALIPH_SPACES, table.at_caliph, strict=True)),
        "on_scrolls": table.on_scrolls,
        "supply": table.supply(),
        "caliphs": table.caliphs,
        "revealed": table.revealed,
        "control": [OWNERS[owner] if owner >= 0 else None for owner in table.control],
        "neutral": table.neutral,
        "yours": table.yours[:],
    }


def focus_view(table: Beside) -> Focus:
    """The space of the Resource Track that the marker is on.  SCH-216, SCH-218"""
    printed, position = table.printed, table.position
    return {
        "language": LANGUAGES[printed.language[position]],
        "translator": DECKS[printed.deck[position]],
        "guild": GUILDS[printed.guild[position]],
        "target": target_sum(printed, table.faceup),
    }


def determinize(table: Beside, rng: Pcg32) -> None:
    """Shuffle the pile that the program holds."""
    if not table.own_cards:
        rng.redraw(table.pile)

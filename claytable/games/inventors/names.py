"""Things of the game as messages: their names in the reader's language."""

from __future__ import annotations

from ...core.messages import Message
from .terms import ACTIONS, COLOURS, LANDSCAPES, ROWS, SECTIONS, TRADES


def colour(number: int) -> Message:
    """White, Blue, Orange, Charcoal; 4 is any of the last three."""
    return Message(f"colour-{COLOURS[number] if number < 4 else 'any'}")


def craft(trade: int) -> Message:
    return Message(f"craft-{TRADES[trade]}")


def landscape(which: int) -> Message:
    return Message(f"landscape-{LANDSCAPES[which]}")


def row(which: int) -> Message:
    return Message(f"row-{ROWS[which]}")


def section(which: int) -> Message:
    return Message(f"section-{SECTIONS[which]}")


def action(which: int) -> Message:
    return Message(f"action-{ACTIONS[which]}")


def die(code: int) -> Message:
    """A die with its face."""
    return Message("die", {"colour": colour(code >> 3), "face": code & 7})


def seat(number: int) -> Message:
    """A seat; -1 and -2 are nobody and the Dummy Player."""
    return Message("seat", {"n": number + 1}) if number >= 0 else Message("dummy")

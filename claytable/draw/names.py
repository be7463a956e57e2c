"""What a seat is called."""

from __future__ import annotations

from ..core.game import Game
from ..core.messages import Message
from ..core.rules import OPPONENT
from ..core.words import Words


def seat_name(game: Game, seat: int, words: Words) -> str:
    """As the game's own log calls it, in the reader's language; else the name that the seat was given."""
    if game.seats[seat].kind == OPPONENT and "opponent" in words:
        return words.say(Message("opponent"))
    return words.say(Message("seat", {"n": seat + 1})) if "seat" in words else game.seats[seat].name

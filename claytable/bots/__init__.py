"""Players that are programs. They know the table's interface, never a game's insides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from ..core.errors import BadOptions
from ..core.game import Game
from .greedy import GreedyBot
from .random import RandomBot

__all__ = ["LEVELS", "Bot", "GreedyBot", "RandomBot", "find_bot"]


class Bot(Protocol):
    """Something that answers questions."""

    def choose(self, game: Game) -> int:
        """One of the answers that are open now."""


#: The bots by name; each is made with a seed of its own.
LEVELS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


def find_bot(level: str, seed: int) -> Bot:
    """A bot of this level."""
    make = LEVELS.get(level)
    if make is None:
        raise BadOptions(f"There is no bot '{level}'. There are: {', '.join(LEVELS)}.")
    return make(seed)

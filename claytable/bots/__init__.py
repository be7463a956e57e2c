"""Players that are programs. They know the table's interface, never a game's insides."""

from __future__ import annotations

from typing import Final, Protocol

from ..core.errors import BadOptions
from ..core.game import Game
from .greedy import GreedyBot
from .manner import MANNERS, Manner
from .random import RandomBot
from .search import TODAY, SearchBot

__all__ = ["BOTS", "LEVELS", "Bot", "GreedyBot", "RandomBot", "SearchBot", "find_bot", "no_bot"]


class Bot(Protocol):
    """Something that answers questions."""

    def choose(self, game: Game) -> int:
        """One of the answers that are open now."""


#: The bots; `search` may be given a budget, as in search:0.2s or search:500.
BOTS: Final = ("random", "short", "greedy", "search")
#: The generation that bots were of when they began to be counted: `greedy@1`, `search:1500@1`.
FIRST: Final = "1"
#: Bots by names that people understand, the weakest first.
LEVELS: Final = {"apprentice": "short", "builder": "greedy", "master": "search"}


def find_bot(name: str, seed: int) -> Bot:
    """A bot by its name or its level."""
    said, at, generation = LEVELS.get(name, name).partition("@")
    kind, _, budget = said.partition(":")
    if kind == "search" and (not at or generation in MANNERS):
        return _search(budget, seed, MANNERS[generation] if at else TODAY)
    if budget or kind not in BOTS or (at and (kind, generation) != ("greedy", FIRST)):
        raise no_bot(name)
    # The greedy bot of today is still the first.
    return RandomBot(seed) if kind == "random" else GreedyBot(seed, far=kind == "greedy")


def no_bot(name: str) -> BadOptions:
    """The error for a bot that does not exist."""
    return BadOptions(f"There is no bot '{name}'. There are: {', '.join([*LEVELS, *BOTS])}.")


def _search(budget: str, seed: int, manner: Manner) -> SearchBot:
    """A searching bot: `0.2s` are seconds for each answer, `500` are tries."""
    try:
        if budget.endswith("s"):
            found = SearchBot(seed, seconds=float(budget[:-1]), manner=manner)
        else:
            found = SearchBot(seed, tries=int(budget or 0), manner=manner)
    except ValueError:
        found = SearchBot(seed, seconds=0.0)
    if not 0 < found.seconds <= 3600 or found.tries < 0:
        raise BadOptions(
            f"A search lasts some seconds, as in search:0.2s, or some tries, as in search:500, not '{budget}'."
        )
    return found

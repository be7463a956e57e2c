"""Players that are programs. They know the table's interface, never a game's insides."""

from __future__ import annotations

from typing import Final, Protocol

from ..core.errors import BadOptions
from ..core.game import Game
from .greedy import GreedyBot
from .manner import MANNERS, TODAY, Manner
from .random import RandomBot
from .search import SearchBot

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
LEVELS: Final = {
    "novice": "search:100~1.5",
    "apprentice": "search:200~0.8",
    "builder": "greedy",
    "expert": "search:1500",
    "master": "search",
}


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


def _search(said: str, seed: int, manner: Manner) -> SearchBot:
    """A searching bot: `0.2s` are seconds for each answer, `500` are tries, `500~1` are tries with a warmth of 1."""
    budget, tilde, warmth = said.partition("~")
    try:
        warm = float(warmth) if tilde else 0.0
        if budget.endswith("s"):
            found = SearchBot(seed, float(budget[:-1]), 0, manner, warm)
        else:
            found = SearchBot(seed, 1.0, int(budget or 0), manner, warm)
    except ValueError:
        found = SearchBot(seed, 0.0)
    if not 0 < found.seconds <= 3600 or found.tries < 0 or not 0 <= found.warmth <= 100:
        raise BadOptions(
            "A search lasts some seconds, as in search:0.2s, or some tries, as in search:500, and may be warm,"
            f" as in search:500~0.5, not '{said}'."
        )
    return found

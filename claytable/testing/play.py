"""Random players of any game, and the examples that Hypothesis chooses."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from ..core.game import Game
from ..core.journal import new
from ..core.rules import OPPONENT
from .told import Manner

#: No game lasts longer.
TOO_LONG: Final = 6000
#: The examples of each law are the same in every run; with CLAYTABLE_EXAMPLES=200 there are more of them.
EXAMPLES: Final = int(os.environ.get("CLAYTABLE_EXAMPLES", "4"))

laws = settings(
    max_examples=EXAMPLES,
    derandomize=True,
    deadline=None,
    database=None,
    phases=(Phase.explicit, Phase.generate, Phase.shrink),
    suppress_health_check=list(HealthCheck),
)
SEEDS: Final = st.integers(0, 2**32 - 1)
#: The first answers, by their place among the options.
OPENINGS: Final = st.lists(st.integers(0, 99), max_size=60)
#: How the rest is played: any answer, or so that the game goes somewhere; or always the first or the last answer.
STYLES: Final = st.sampled_from(["any", "eager", "eager", "eager", "first", "last"])


def persons(game: Game) -> list[int]:
    """The seats of people: not of a printed opponent."""
    return [seat for seat, who in enumerate(game.seats) if who.kind != OPPONENT]


def choose(rng: Random, keys: list[str], manner: Manner) -> str:
    """One of the keys, the reluctant ones less often."""
    acts = [key for key in keys if key in manner.eager]
    if acts and rng.random() < 0.5:
        return rng.choice(acts)
    unwanted = tuple(start for start, chance in manner.reluctant.items() if rng.random() < chance)
    eager = [key for key in keys if not key.startswith(unwanted)]
    return rng.choice(eager or keys)


def moments(game: Game, manner: Manner, seed: int, limit: int = 5000) -> Iterator[int]:
    """Play a game on, stopping at every decision (the first one included); yields the number of answers given."""
    rng = Random(seed)
    for number in range(limit):
        yield number
        if game.over:
            return
        game.play(choose(rng, game.legal.keys(), manner))


def played(id: str, manner: Manner, seed: int, answers: int = 5000, **options: Any) -> Game:
    """A game after this number of random answers, or at its end."""
    game = new(id, seed=seed, **options)
    for _ in moments(game, manner, seed, answers):
        pass
    return game


class Player:
    """Answers the way an example says: first by places among the options, then in a style."""

    def __init__(self, seed: int, opening: list[int], style: str, manner: Manner) -> None:
        self.rng = Random(seed)
        self.opening = opening
        self.style = style
        self.manner = manner

    def answer(self, game: Game, number: int) -> int:
        """The answer to the open question, which is so manyth of the game."""
        answers = game.legal.answers
        if number < len(self.opening):
            return answers[self.opening[number] % len(answers)]
        if self.style == "eager":
            return game.vocabulary.index[choose(self.rng, game.legal.keys(), self.manner)]
        if self.style == "any":
            return self.rng.choice(answers)
        keys = game.vocabulary.keys
        ending = [answer for answer in answers if not keys[answer].startswith(self.manner.endless)]
        return (ending or answers)[0 if self.style == "first" else -1]


def play_through(game: Game, player: Player, look: Callable[[int], None]) -> None:
    """Play to the end, looking at every decision."""
    for number in range(TOO_LONG):
        look(number)
        if game.over:
            return
        game.play_answer(player.answer(game, number))
    raise AssertionError("the game does not end")

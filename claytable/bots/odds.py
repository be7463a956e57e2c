"""Answer odds: how much more often than others good players take an answer when they are offered it.

They are learned data of a game (`GameRules.odds`, written by `claytable train`). A search fills its lines by them; what
a line is worth is still for the game's evaluation to say.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from ..core.game import Game
from ..core.packs import PRINTED, changed_share
from ..core.rng import Pcg32
from ..core.rules import AnyGame
from ..core.table import Vocabulary

#: A pack that changes more than this share of the components makes another game: nothing was learned for it.
MUCH = 0.5
#: The parts of the data: for tables of several players, and for one against the printed opponent.
TOGETHER: Final = "together"
ALONE: Final = "alone"
#: Boxes whose odds are kept at hand.
KEPT: Final = 32
#: The numbers that a generator draws are below this.
RANGE: Final = 4294967296.0


class Odds:
    """The odds of every answer, by the name of the question."""

    __slots__ = ("by_question",)

    def __init__(self, by_question: dict[str, list[float]]) -> None:
        self.by_question: dict[str, list[float]] = by_question

    def pick(self, question: str, answers: list[int], luck: Pcg32) -> int:
        """The place of one of the answers, drawn by the odds."""
        odds = self.by_question.get(question)
        if odds is None:
            return luck.below(len(answers))
        total = 0.0
        for answer in answers:
            total += odds[answer]
        left = luck.next() / RANGE * total
        for place in range(len(answers)):
            left -= odds[answers[place]]
            if left < 0.0:
                return place
        return len(answers) - 1


#: The odds of boxes that were asked for last, by the box's answers and whether one plays alone.
_known: dict[tuple[Vocabulary, bool], Odds | None] = {}


def odds_of(game: Game) -> Odds | None:
    """The odds that were learned for such a table; None if there are none."""
    key = (game.vocabulary, game.table.opponent >= 0)
    if key not in _known:
        if len(_known) >= KEPT:
            del _known[next(iter(_known))]
        _known[key] = _odds(game)
    return _known[key]


def _odds(game: Game) -> Odds | None:
    if game.pack != PRINTED:
        values = game.values
        if values is None or changed_share(game.rules.package, values) > MUCH:
            return None
    data = read_odds(game.rules)
    if data is None or data["rules"] != game.rules.version:
        return None
    part: dict[str, dict[str, float]] = data[ALONE if game.table.opponent >= 0 else TOGETHER]
    if not part:
        return None
    index = game.vocabulary.index
    found: dict[str, list[float]] = {}
    for question, told in part.items():
        odds = [1.0] * len(index)
        for key, value in told.items():
            if key in index:
                odds[index[key]] = value
        found[question] = odds
    return Odds(found)


@cache
def read_odds(rules: AnyGame) -> dict[str, Any] | None:
    """The data as they stand in the game's package."""
    path = files(rules.package) / rules.odds if rules.odds else None
    if path is None or not path.is_file():
        return None
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data

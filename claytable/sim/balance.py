"""Which components win more, or less, than they should: win rates with confidence bands.

What a seat may expect is the win rate of its group: the same variant, the same bot, the same place in the order of
turns. A seat that does much also wins more, so a component is compared with its peers: the expectation rises or falls
by as much as the seats that used anything in the same way (any card that was invented) won more or less than expected.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Final

from .tally import Totals, Use

#: Used in fewer games than that, a thing is not judged.
LEAST: Final = 20


def wilson(wins: float, games: int, level: float) -> tuple[float, float]:
    """The interval in which the true win rate lies at this level of confidence."""
    if games == 0:
        return 0.0, 1.0
    z = NormalDist().inv_cdf((1 + level) / 2)
    rate = wins / games
    centre = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


@dataclass
class Judged:
    """A use of a thing: how often, how it fared, and what was to be expected."""

    name: str
    times: int
    #: Seats that used it in a game, and how many of them won.
    games: int
    wins: int
    #: The win rate of the seats that used it, by who they are alone; and by what they did as well.
    fair: float
    expected: float = 0.0
    low: float = 0.0
    high: float = 1.0

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @property
    def family(self) -> str:
        """What it is compared with: `invents:card` of `invents:card:table`."""
        return self.name.rpartition(":")[0]

    @property
    def thing(self) -> str:
        """The thing itself: `card:table`."""
        return self.name.partition(":")[2]

    @property
    def outside(self) -> bool:
        """Whether what was to be expected lies outside the confidence band."""
        return not self.low <= self.expected <= self.high

    @property
    def distance(self) -> float:
        """How far from what was to be expected, in standard errors."""
        return (self.rate - self.expected) / sqrt(max(self.expected * (1 - self.expected), 1e-9) / self.games)


def counted(totals: Totals) -> list[Judged]:
    """Every use with its win rate and what the seats that used it could expect, by name."""
    fair = {group: standing.wins / standing.games for group, standing in totals.by_group().items()}
    sums: dict[str, Use] = {}
    expected: dict[str, float] = {}
    for group, uses in totals.uses.items():
        for name, use in uses.items():
            sums.setdefault(name, Use()).merge(use)
            expected[name] = expected.get(name, 0.0) + use.games * fair[group]
    return [
        Judged(name, use.times, use.games, use.wins, expected[name] / use.games) for name, use in sorted(sums.items())
    ]


def judge(totals: Totals, chosen: Callable[[Judged], bool], level: float = 0.95, least: int = LEAST) -> list[Judged]:
    """The chosen things that were used in enough games, each with its band, strongest first.

    The bands are as wide as Bonferroni's correction demands: at 95 % all of them hold together in 95 of 100 runs of a
    game in which nothing matters.
    """
    every = [each for each in counted(totals) if chosen(each)]
    wins: dict[str, int] = {}
    fair: dict[str, float] = {}
    for each in every:
        wins[each.family] = wins.get(each.family, 0) + each.wins
        fair[each.family] = fair.get(each.family, 0.0) + each.fair * each.games
    judged = [each for each in every if each.games >= least]
    for each in judged:
        peers = wins[each.family] / fair[each.family] if each.family and fair[each.family] else 1.0
        each.expected = min(1.0, each.fair * peers)
        each.low, each.high = wilson(each.wins, each.games, 1 - (1 - level) / len(judged))
    return sorted(judged, key=lambda each: -each.distance)

"""Bots against each other: who is stronger, and how sure that is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import log, sqrt
from typing import Any, Final

from ..bots import find_bot
from ..core.errors import BadOptions
from .plan import Match
from .record import Record
from .run import play_match
from .tally import Tally
from .workers import spread

#: The strength that all bots have on average; 400 points more win ten games to one.
MEAN: Final = 1500.0
POINTS: Final = 400.0 / log(10.0)
#: Standard errors on each side of a strength: it lies between them in 95 of 100 cases.
SURE: Final = 1.96
ROUNDS: Final = 1000


def pairings(
    game: str,
    bots: Sequence[str],
    games: int,
    seats: int = 2,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    pack: str | None = None,
) -> list[Match]:
    """Every pair of bots meets `games` times: two games with each seed, with the bots' seats exchanged."""
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise BadOptions("Name two or more bots, each of them once.")
    if seats < 2:
        raise BadOptions("Bots meet at tables of two seats or more.")
    for bot in bots:
        find_bot(bot, 0)
    found = []
    for pair in combinations(bots, 2):
        for number in range(games):
            order = pair if number % 2 == 0 else pair[::-1]
            sitting = tuple(order[seat % 2] for seat in range(seats))
            found.append(Match(game, seats, seed + number // 2, dict(options or {}), pack, sitting))
    return found


@dataclass
class Arena:
    """What came of the games so far."""

    games: int = 0
    failures: list[str] = field(default_factory=list)
    scores: dict[str, Tally] = field(default_factory=dict)
    decisions: dict[str, Tally] = field(default_factory=dict)
    #: Games that a bot won against another one; a tie is half a game for each.
    won: dict[tuple[str, str], float] = field(default_factory=dict)
    #: The points that a bot's best seat had more than another's.
    ahead: dict[tuple[str, str], Tally] = field(default_factory=dict)

    def add(self, record: Record) -> None:
        """Count a game."""
        self.games += 1
        if not record.finished:
            self.failures.append(f"{record.variant} seed={record.seed}: {record.error or record.broken[0]}")
            return
        best: dict[str, int] = {}
        most: dict[str, int] = {}
        for bot, score, place, given in zip(record.bots, record.scores, record.places, record.decisions, strict=True):
            self.scores.setdefault(bot, Tally()).add(score)
            self.decisions.setdefault(bot, Tally()).add(given)
            best[bot] = min(place, best.get(bot, place))
            most[bot] = max(score, most.get(bot, score))
        (first, place), (second, other) = best.items()
        half = 0.5 if place == other else float(place < other)
        self.won[first, second] = self.won.get((first, second), 0.0) + half
        self.won[second, first] = self.won.get((second, first), 0.0) + 1.0 - half
        self.ahead.setdefault((first, second), Tally()).add(most[first] - most[second])
        self.ahead.setdefault((second, first), Tally()).add(most[second] - most[first])

    def against(self, bot: str, other: str) -> tuple[float, int]:
        """The games that a bot won against another one, and all that they played."""
        won = self.won.get((bot, other), 0.0)
        return won, round(won + self.won.get((other, bot), 0.0))

    def margin(self, bot: str, other: str) -> tuple[float, float]:
        """The points that a bot was ahead of another on average, and how much they may be off in 95 of 100 cases."""
        tally = self.ahead.get((bot, other), Tally())
        return tally.mean, SURE * tally.stdev / sqrt(max(1, tally.count))

    def data(self, bots: Sequence[str]) -> dict[str, Any]:
        """As plain data."""
        strengths = elo(bots, self.won)
        return {
            "games": self.games,
            "bots": {
                bot: {
                    "elo": [round(value, 1) for value in strengths[bot]],
                    "score": self.scores.get(bot, Tally()).data(),
                    "decisions": round(self.decisions.get(bot, Tally()).mean, 1),
                    "against": {
                        other: dict(zip(("won", "games"), self.against(bot, other), strict=True))
                        | {"margin": [round(value, 2) for value in self.margin(bot, other)]}
                        for other in bots
                        if other != bot
                    },
                }
                for bot in bots
            },
            "failures": self.failures[:20],
        }


def elo(
    bots: Sequence[str],
    won: Mapping[tuple[str, str], float],
    pairs: Iterable[tuple[str, str]] | None = None,
) -> dict[str, tuple[float, float, float]]:
    """Each bot's Elo, and the band in which it lies in 95 of 100 cases.

    It is the strength that explains the games best (Bradley and Terry's model, with its standard error). Every pair
    that is to meet, all of them if none are named, is given one more tie: no bot is infinitely strong because it has
    not lost yet.
    """
    several = len(bots)
    meeting = {frozenset(pair) for pair in pairs or combinations(bots, 2)}
    wins = [[won.get((bot, other), 0.0) + 0.5 * (frozenset((bot, other)) in meeting) for other in bots] for bot in bots]
    power = [1.0] * several
    for _ in range(ROUNDS):
        for bot in range(several):
            others = [other for other in range(several) if other != bot]
            met = sum((wins[bot][other] + wins[other][bot]) / (power[bot] + power[other]) for other in others)
            power[bot] = sum(wins[bot]) / met
    logs = [log(each) for each in power]
    middle = sum(logs) / several
    # What the games show about each difference of strengths; strengths add up to nothing, which makes it invertible.
    told = [[1.0 / several] * several for _ in bots]
    for bot in range(several):
        for other in range(several):
            met = (wins[bot][other] + wins[other][bot]) * power[bot] * power[other] / (power[bot] + power[other]) ** 2
            if bot != other:
                told[bot][bot] += met
                told[bot][other] -= met
    unsure = inverse(told)
    found = {}
    for place, name in enumerate(bots):
        points = MEAN + POINTS * (logs[place] - middle)
        error = POINTS * SURE * sqrt(max(0.0, unsure[place][place] - 1.0 / several))
        found[name] = (points, points - error, points + error)
    return found


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a small positive definite matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, *(float(place == column) for column in range(size))] for place, row in enumerate(matrix)]
    for place in range(size):
        rows[place] = [value / rows[place][place] for value in rows[place]]
        for other in range(size):
            if other != place:
                factor = rows[other][place]
                rows[other] = [value - factor * mine for value, mine in zip(rows[other], rows[place], strict=True)]
    return [row[size:] for row in rows]


def meet(matches: Sequence[Match], jobs: int, progress: Callable[[Arena], None]) -> Arena:
    """Play all games in `jobs` processes; `progress` gets the results so far."""
    arena = Arena()
    for records, _ in spread(_play, matches, jobs):
        for record in records:
            arena.add(record)
        progress(arena)
    return arena


def _play(matches: Sequence[Match]) -> list[Record]:
    return [play_match(match) for match in matches]

"""What many games tell together: counts and score statistics that can be added up across processes."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from ..core.scores import Score


@dataclass
class Tally:
    """Statistics of one number, added up without keeping the numbers."""

    count: int = 0
    total: int = 0
    squares: int = 0
    least: int = 0
    most: int = 0

    def add(self, value: int) -> None:
        """Count one more value."""
        self.merge(Tally(1, value, value * value, value, value))

    def merge(self, other: Tally) -> None:
        """Count what `other` has counted."""
        if other.count == 0:
            return
        self.least = other.least if self.count == 0 else min(self.least, other.least)
        self.most = other.most if self.count == 0 else max(self.most, other.most)
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def stdev(self) -> float:
        """The standard deviation of a sample."""
        if self.count < 2:
            return 0.0
        return sqrt(max(0.0, (self.squares - self.total * self.total / self.count) / (self.count - 1)))

    def data(self) -> dict[str, Any]:
        """As plain data."""
        return {"mean": round(self.mean, 3), "min": self.least, "max": self.most, "stdev": round(self.stdev, 3)}


@dataclass
class Totals:
    """What a number of games came to."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    #: A sentence for each game that ended in an exception, and for each broken law.
    errors: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    seats: list[Tally] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    categories: dict[str, Tally] = field(default_factory=dict)
    variants: dict[str, Tally] = field(default_factory=dict)

    def add_scores(self, variant: str, scores: list[Score]) -> None:
        """Count the final scores of a game."""
        for score in scores:
            self._grow(score.seat + 1)
            self.seats[score.seat].add(score.total)
            self.wins[score.seat] += score.place == 1
            self.variants.setdefault(variant, Tally()).add(score.total)
            for category, points in score.points().items():
                self.categories.setdefault(category, Tally()).add(points)

    def merge(self, other: Totals) -> None:
        """Count what `other` has counted."""
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.errors += other.errors
        self.broken += other.broken
        self._grow(len(other.seats))
        for seat, tally in enumerate(other.seats):
            self.seats[seat].merge(tally)
            self.wins[seat] += other.wins[seat]
        for mine, theirs in ((self.categories, other.categories), (self.variants, other.variants)):
            for name, tally in theirs.items():
                mine.setdefault(name, Tally()).merge(tally)

    def _grow(self, seats: int) -> None:
        while len(self.seats) < seats:
            self.seats.append(Tally())
            self.wins.append(0)

    def data(self) -> dict[str, Any]:
        """As plain data, with the scores by seat, by category and by variant."""
        return {
            "games": self.games,
            "finished": self.finished,
            "errors": len(self.errors),
            "broken_invariants": len(self.broken),
            "decisions": self.decisions,
            "scores": {
                "by_seat": [
                    {"seat": seat, **tally.data(), "wins": wins}
                    for seat, (tally, wins) in enumerate(zip(self.seats, self.wins, strict=True))
                ],
                "by_category": {name: tally.data() for name, tally in self.categories.items()},
                "by_variant": {name: tally.data() for name, tally in sorted(self.variants.items())},
            },
            "failures": (self.errors + self.broken)[:20],
        }

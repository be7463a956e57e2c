"""What many games show together: counts that can be added up across processes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, NamedTuple, TypeVar

from .record import Record

K = TypeVar("K")


@dataclass
class Tally:
    """Statistics of one number, from how often it had each value."""

    values: Counter[int] = field(default_factory=Counter)

    def add(self, value: int) -> None:
        """Count one more value."""
        self.values[value] += 1

    def merge(self, other: Tally) -> None:
        """Count what `other` has counted."""
        self.values.update(other.values)

    @property
    def count(self) -> int:
        return self.values.total()

    @property
    def least(self) -> int:
        return min(self.values, default=0)

    @property
    def most(self) -> int:
        return max(self.values, default=0)

    @property
    def mean(self) -> float:
        return sum(value * times for value, times in self.values.items()) / self.count if self.values else 0.0

    @property
    def stdev(self) -> float:
        """The standard deviation of a sample."""
        count = self.count
        if count < 2:
            return 0.0
        total = sum(value * times for value, times in self.values.items())
        squares = sum(value * value * times for value, times in self.values.items())
        return sqrt((squares - total * total / count) / (count - 1))

    def data(self) -> dict[str, Any]:
        """As plain data."""
        return {"mean": round(self.mean, 3), "min": self.least, "max": self.most, "stdev": round(self.stdev, 3)}


class Group(NamedTuple):
    """Who may expect the same: a bot of this kind at this place in the order of turns."""

    variant: str
    bot: str
    turn: int


@dataclass
class Standing:
    """How a number of seats fared: games, wins, final scores."""

    wins: int = 0
    scores: Tally = field(default_factory=Tally)

    @property
    def games(self) -> int:
        return self.scores.count

    def merge(self, other: Standing) -> None:
        """Count what `other` has counted."""
        self.wins += other.wins
        self.scores.merge(other.scores)


@dataclass(slots=True)
class Use:
    """How often an action or component was used; in how many games by a seat, and how many of those it won."""

    times: int = 0
    games: int = 0
    wins: int = 0

    def merge(self, other: Use) -> None:
        """Count what `other` has counted."""
        self.times += other.times
        self.games += other.games
        self.wins += other.wins


@dataclass
class Totals:
    """What a number of games came to."""

    games: int = 0
    finished: int = 0
    #: A sentence for each game that ended in an exception, and for each broken law.
    errors: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    #: How each seat fared, by its number and by who sat there.
    standings: dict[tuple[int, Group], Standing] = field(default_factory=dict)
    categories: dict[str, Tally] = field(default_factory=dict)
    #: Answers in a game, by variant; and all of them, those of unfinished games too.
    lengths: dict[str, Tally] = field(default_factory=dict)
    decisions: int = 0
    #: Uses by who used it and by name, and what things are called.
    uses: dict[Group, dict[str, Use]] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)

    def add(self, record: Record) -> None:
        """Count one more game."""
        self.games += 1
        self.decisions += sum(record.decisions)
        where = f"{record.variant} seed={record.seed}"
        if record.error:
            self.errors.append(f"{where}: {record.error}")
        self.broken += [f"{where} {sentence}" for sentence in record.broken]
        if not record.finished:
            return
        self.finished += 1
        self.lengths.setdefault(record.variant, Tally()).add(sum(record.decisions))
        for seat, (points, place) in enumerate(zip(record.points, record.places, strict=True)):
            group = Group(record.variant, record.bots[seat], record.turn(seat))
            standing = self.standings.setdefault((seat, group), Standing())
            standing.wins += place == 1
            standing.scores.add(sum(points.values()))
            for category, number in points.items():
                self.categories.setdefault(category, Tally()).add(number)
            if not record.uses:
                continue
            mine = self.uses.setdefault(group, {})
            for name, times in record.uses[seat].items():
                use = mine.get(name)
                if use is None:
                    use = mine[name] = Use()
                use.times += times
                use.games += 1
                use.wins += place == 1

    def merge(self, other: Totals) -> None:
        """Count what `other` has counted."""
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.errors += other.errors
        self.broken += other.broken
        self.names.update(other.names)
        for key, standing in other.standings.items():
            self.standings.setdefault(key, Standing()).merge(standing)
        for mine, theirs in ((self.categories, other.categories), (self.lengths, other.lengths)):
            for name, tally in theirs.items():
                mine.setdefault(name, Tally()).merge(tally)
        for group, by_name in other.uses.items():
            uses = self.uses.setdefault(group, {})
            for name, use in by_name.items():
                uses.setdefault(name, Use()).merge(use)

    def called(self, thing: str) -> str:
        """What a thing such as `card:table` is called: by its id, where no better name is known."""
        return self.names.get(thing, thing.partition(":")[2].replace("_", " "))

    def by_seat(self) -> dict[int, Standing]:
        """How each seat fared."""
        return self.by(lambda seat, _: seat)

    def by_turn(self) -> dict[int, Standing]:
        """How each place in the order of turns fared."""
        return self.by(lambda _, group: group.turn)

    def by_bot(self) -> dict[str, Standing]:
        """How each bot fared."""
        return self.by(lambda _, group: group.bot)

    def by_variant(self) -> dict[str, Standing]:
        """What was scored in each variant."""
        return self.by(lambda _, group: group.variant)

    def by_group(self) -> dict[Group, Standing]:
        """How those fared who may expect the same."""
        return self.by(lambda _, group: group)

    def by(self, what: Callable[[int, Group], K]) -> dict[K, Standing]:
        """How those fared who have the same `what`, of their seat and group."""
        found: dict[K, Standing] = {}
        for (seat, group), standing in sorted(self.standings.items(), key=lambda each: each[0]):
            found.setdefault(what(seat, group), Standing()).merge(standing)
        return found

    def data(self) -> dict[str, Any]:
        """As plain data, with the scores by seat, by turn order, by bot, by category and by variant."""
        return {
            "games": self.games,
            "finished": self.finished,
            "errors": len(self.errors),
            "broken_invariants": len(self.broken),
            "decisions": self.decisions,
            "scores": {
                "by_seat": [{"seat": seat, **_data(standing)} for seat, standing in self.by_seat().items()],
                "by_turn": [{"turn": turn, **_data(standing)} for turn, standing in sorted(self.by_turn().items())],
                "by_bot": {bot: _data(each) for bot, each in self.by_bot().items()},
                "by_category": {name: tally.data() for name, tally in sorted(self.categories.items())},
                "by_variant": {name: each.scores.data() for name, each in self.by_variant().items()},
            },
            "length": {name: tally.data() for name, tally in sorted(self.lengths.items())},
            "failures": sorted(self.errors + self.broken)[:20],
        }


def _data(standing: Standing) -> dict[str, Any]:
    return {**standing.scores.data(), "games": standing.games, "wins": standing.wins}

"""A bot that searches for the best line of its turn, and plays on from there.

A number of tables each redraw what the seat cannot see, and the luck to come. On each of them every answer
keeps the best line to the end of the turn that was found behind it. A try takes an answer and a table, changes one
answer of that line, follows the rest of it where it can, and asks the game what the position is worth then. An answer
is judged by all tables together; the longer the search lasts, the fewer answers are still looked at.

The best few are then played on: the others take their turns and the seat its next one, each by the best of a few lines.
What the position is worth after that decides.
"""

from __future__ import annotations

import gc
from math import ceil, exp, sqrt
from time import perf_counter, sleep
from typing import Final

from ..core.game import Entry, Game
from ..core.rng import Pcg32
from ..core.rules import AnyGame
from ..core.table import Table
from .ahead import margin
from .manner import TODAY, Manner
from .odds import RANGE, Odds, odds_of
from .plan import Plan

#: A stream of its own, as every bot has.
STREAM: Final = 15_485_863
#: How much less time a further question of the same turn is given.
FURTHER: Final = 4


class Branch:
    """An answer, and on each table the best line that was found behind it."""

    __slots__ = ("answer", "later", "manner", "plans", "playouts")

    def __init__(self, answer: int, manner: Manner) -> None:
        self.answer: int = answer
        self.manner: Manner = manner
        self.plans: list[Plan] = []
        #: What all playouts together were worth more at their ends than where they began.
        self.later: float = 0.0
        self.playouts: int = 0

    @property
    def at_once(self) -> float:
        """What the answer is worth over all tables at the end of the turn."""
        total = 0.0
        for plan in self.plans:
            total += plan.value
        return total / len(self.plans)

    @property
    def worth(self) -> float:
        """What the answer is worth over all tables: at the end of the turn, and the more often it was played on, after
        the seat's next one."""
        return self.at_once + self.later / (self.playouts + self.manner.doubt)

    @property
    def lines(self) -> list[list[int]]:
        """The best line on each table."""
        return [plan.line for plan in self.plans]


class Search:
    """The answers to one question, and the tables on which they are tried."""

    def __init__(self, game: Game, lines: list[list[int]], rng: Pcg32, manner: Manner = TODAY) -> None:
        self.manner: Manner = manner
        self.odds: Odds | None = odds_of(game) if manner.odds else None
        self.rules: AnyGame = game.rules
        self.seat: int = game.asked
        self.rng: Pcg32 = rng
        self.branches: list[Branch] = [Branch(answer, manner) for answer in game.answers]
        self.made: int = 0
        self.played: int = 0
        for place in range(manner.tables):
            table = game.determinize(self.seat, rng.next()).table
            known = lines[place] if lines else []
            for branch in self.branches:
                after = table.copy()
                after.answer(branch.answer)
                line = known[1:] if known and known[0] == branch.answer else []
                branch.plans.append(Plan(after, self.seat, table.turns, line))

    def look(self, share: float) -> None:
        """Go on with the search, of which `share` is over."""
        own = self.manner.own_turn
        if share < own or not self.made:
            self.try_answers(share / own)
        else:
            self.play_on((share - own) / (1.0 - own))

    def try_answers(self, share: float) -> None:
        """Some tries of each answer that is still looked at, on each table."""
        self.branches.sort(key=lambda branch: -branch.worth)
        for branch in self.branches[: narrowed(len(self.branches), share)]:
            for plan in branch.plans:
                self.made += plan.improve(self.rules, self.rng, self.odds)

    def play_on(self, share: float) -> None:
        """One playout of each of the best answers that is still looked at, on one table, with the same luck."""
        finalists = self.ranked()[: self.manner.finalists]
        place = self.played % self.manner.tables
        self.played += 1
        luck = self.rng.next()
        for branch in finalists[: narrowed(len(finalists), share)]:
            plan = branch.plans[place]
            end = self.play_out(plan.end, Pcg32(luck, STREAM))
            branch.later += margin(self.rules.worth(end), self.seat) - plan.value
            branch.playouts += 1
            self.made += 1

    def play_out(self, table: Table, luck: Pcg32) -> Table:
        """A table where the others have taken their turns, and the seat its next one."""
        for _ in range(table.seats):
            question = table.question
            if question is None:
                break
            plan = Plan(table, question.seat, table.turns, [])
            tried = 0
            while tried < self.manner.lines:
                tried += plan.improve(self.rules, luck, self.odds)
            self.made += tried
            table = plan.end
            if question.seat == self.seat:
                break
        return table

    def ranked(self) -> list[Branch]:
        """The answers, best first: of those that were played on most often, the one that is worth most."""
        return sorted(self.branches, key=lambda branch: (-branch.playouts, -branch.worth))


def narrowed(many: int, share: float) -> int:
    """How many of the answers are still looked at: all of them at first, two in the end."""
    left: float = many ** (1.0 - share)
    return max(2, ceil(left))


class SearchBot:
    """Searches for a number of seconds or of tries, and takes the answer that is worth most."""

    def __init__(
        self, seed: int, seconds: float = 1.0, tries: int = 0, manner: Manner = TODAY, warmth: float = 0.0
    ) -> None:
        self._rng = Pcg32(seed, STREAM)
        #: How freely it takes an answer that is worth less than the best; 0 is never.
        self.warmth = warmth
        self.manner = manner
        self.seconds = seconds
        self.tries = tries
        #: Tries made so far, for measurements.
        self.made = 0
        self._cancelled = False
        #: The lines that were found behind the last answer, and where it was given.
        self._lines: list[list[int]] = []
        self._standing: Entry | None = None
        self._turns = -1
        self._answer = -1

    def cancel(self) -> None:
        """Stop thinking, from another thread: the best answer so far is taken."""
        self._cancelled = True

    def choose(self, game: Game) -> int:
        """One of the answers that are open now."""
        ranked = self.search(game).ranked()
        best = ranked[self._warmly(ranked)] if self.warmth else ranked[0]
        self._lines = best.lines
        self._standing = game.standing
        self._turns = game.table.turns
        self._answer = best.answer
        return best.answer

    def _warmly(self, ranked: list[Branch]) -> int:
        """The place of an answer: each standard deviation times the warmth that it is worth less, it is taken e times
        less often. Only some were played on, so all are judged by the end of the turn."""
        worth = [branch.at_once for branch in ranked]
        mean = sum(worth) / len(worth)
        scale = self.warmth * sqrt(sum([(each - mean) ** 2 for each in worth]) / len(worth))
        if scale == 0.0:
            return 0
        best = max(worth)
        chances = [exp((each - best) / scale) for each in worth]
        left = self._rng.next() / RANGE * sum(chances)
        place = 0
        while place < len(chances) - 1 and left >= chances[place]:
            left -= chances[place]
            place += 1
        return place

    def search(self, game: Game) -> Search:
        """Look at the open question until the time, or the tries, are used up."""
        self._cancelled = False
        further = self._goes_on(game)
        search = Search(game, self._lines if further else [], self._rng, self.manner)
        # A turn is planned at its first question; later ones only look whether there is something better.
        seconds = self.seconds / FURTHER if further else self.seconds
        tries = max(1, self.tries // FURTHER) if further else self.tries
        began = perf_counter()
        share = 0.0
        collects = gc.isenabled()
        # Tables that are dropped immediately leave nothing to collect.
        gc.disable()
        try:
            while share < 1.0 and not self._cancelled:
                search.look(share)
                # Other threads may go on: the compiled search would not let them otherwise.
                sleep(0)
                share = search.made / tries if self.tries else (perf_counter() - began) / seconds
        finally:
            if collects:
                gc.enable()
        self.made += search.made
        return search

    def _goes_on(self, game: Game) -> bool:
        """Whether the last answer was given, nothing else has happened, and it is still the same turn."""
        standing = game.standing
        if standing is None or standing.under is not self._standing or standing.answer != self._answer:
            return False
        return game.table.turns == self._turns

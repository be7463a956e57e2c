"""A bot that searches for the best line of its turn.

What the seat cannot see, and the luck to come, is drawn afresh on a number of tables. On each of them every answer
keeps the best line to the end of the turn that was found behind it. A try takes an answer and a table, changes one
answer of that line, follows the rest of it where it can, and asks the game what the position is worth then. An answer
is judged by all tables together; the longer the search lasts, the fewer answers are still looked at.
"""

from __future__ import annotations

import gc
from math import ceil
from time import perf_counter, sleep
from typing import Final

from ..core.game import Entry, Game
from ..core.rng import Pcg32
from ..core.rules import GameRules
from ..core.table import Table
from .ahead import margin, plain

#: A stream of its own, as every bot has.
STREAM: Final = 15_485_863
#: Tables that are drawn.
TABLES: Final = 12
#: One try in so many goes its own way, and follows no line.
FRESH: Final = 3
#: Answers in a line, at the most: a turn is shorter than that.
DEPTH: Final = 60
#: How much less time a further question of the same turn is given.
FURTHER: Final = 4
#: What was never tried.
NOTHING: Final = -1e18


class Branch:
    """An answer, and on each table the best line behind it with what it is worth."""

    __slots__ = ("answer", "lines", "tries", "values")

    def __init__(self, answer: int) -> None:
        self.answer: int = answer
        self.lines: list[list[int]] = [[] for _ in range(TABLES)]
        self.values: list[float] = [NOTHING] * TABLES
        self.tries: int = 0

    @property
    def worth(self) -> float:
        """What the answer is worth over all tables."""
        return sum(self.values) / TABLES


class Search:
    """The answers to one question, and the tables on which they are tried."""

    def __init__(self, game: Game, plans: list[list[int]], rng: Pcg32) -> None:
        self.rules: GameRules = game.rules
        self.seat: int = game.asked
        self.rng: Pcg32 = rng
        self.tables: list[Table] = [game.determinize(self.seat, rng.next()).table for _ in range(TABLES)]
        self.branches: list[Branch] = [Branch(answer) for answer in game.answers]
        self.made: int = 0
        for place, plan in enumerate(plans):
            for branch in self.branches:
                if plan and branch.answer == plan[0]:
                    branch.lines[place] = plan[1:]

    def look(self, share: float) -> None:
        """One try of each answer that is still looked at, on each table; `share` is how much of the time is gone."""
        self.branches.sort(key=lambda branch: -branch.worth)
        left = max(2, ceil(len(self.branches) ** (1.0 - share)))
        for branch in self.branches[:left]:
            branch.tries += 1
            for place in range(TABLES):
                self.try_once(branch, place)

    def try_once(self, branch: Branch, place: int) -> None:
        """Vary the best line behind an answer on one table, and keep what is better."""
        rng = self.rng
        table = self.tables[place].copy()
        turns = table.turns
        table.answer(branch.answer)
        known = branch.lines[place]
        change = -1
        if branch.values[place] > NOTHING:
            change = DEPTH if rng.below(FRESH) == 0 else rng.below(len(known) + 1)
        line: list[int] = []
        while len(line) < DEPTH:
            question = table.question
            if question is None or question.seat != self.seat or table.turns != turns:
                break
            at = len(line)
            answer = known[at] if at < len(known) and at != change and change < DEPTH else -1
            if answer not in table.answers:
                answers = plain(table)
                answer = answers[rng.below(len(answers))]
            line.append(answer)
            table.answer(answer)
        self.made += 1
        value = margin(self.rules.worth(table), self.seat)
        if value > branch.values[place]:
            branch.values[place] = value
            branch.lines[place] = line

    def ranked(self) -> list[Branch]:
        """The answers, best first."""
        return sorted(self.branches, key=lambda branch: -branch.worth)


class SearchBot:
    """Searches for so many seconds, or so many tries, and takes the answer that is worth most."""

    def __init__(self, seed: int, seconds: float = 1.0, tries: int = 0) -> None:
        self._rng = Pcg32(seed, STREAM)
        self.seconds = seconds
        self.tries = tries
        #: Tries made so far, for those who measure.
        self.made = 0
        self._cancelled = False
        #: The lines that were found behind the last answer, and where it was given.
        self._plans: list[list[int]] = []
        self._standing: Entry | None = None
        self._turns = -1
        self._answer = -1

    def cancel(self) -> None:
        """Stop thinking, from another thread: the best answer so far is taken."""
        self._cancelled = True

    def choose(self, game: Game) -> int:
        """One of the answers that are open now."""
        best = self.search(game).ranked()[0]
        self._plans = best.lines
        self._standing = game.standing
        self._turns = game.table.turns
        self._answer = best.answer
        return best.answer

    def weigh(self, game: Game) -> list[tuple[int, float]]:
        """Every answer with the points it leads to, ahead of the others', best first."""
        return [(branch.answer, branch.worth) for branch in self.search(game).ranked()]

    def search(self, game: Game) -> Search:
        """Look at the open question until the time, or the tries, are used up."""
        self._cancelled = False
        further = self._goes_on(game)
        search = Search(game, self._plans if further else [], self._rng)
        # A turn is planned at its first question; later ones only look whether there is something better.
        seconds = self.seconds / FURTHER if further else self.seconds
        tries = max(1, self.tries // FURTHER) if further else self.tries
        began = perf_counter()
        share = 0.0
        collects = gc.isenabled()
        # Tables that are thrown away at once leave nothing to collect.
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

"""A bot that searches: information-set Monte Carlo tree search.

Each try draws afresh what the seat cannot see and the luck to come, walks down the tree by what was good so far,
leaves it with a new answer, goes on as in the best line found so far but for one answer, and asks the game what the
position is worth where the horizon is. Positions that differ only in what is hidden share a node: its name is the
answers that led to it.
"""

from __future__ import annotations

import gc
from math import log, sqrt
from time import perf_counter, sleep
from typing import Final

from ..core.game import Entry, Game
from ..core.rng import Pcg32
from ..core.rules import GameRules
from ..core.table import Table
from .margin import margin, plain

#: A stream of its own, as every bot has.
STREAM: Final = 15_485_863
#: How much a try is drawn to what was seldom tried, in spreads of the results.
CURIOSITY: Final = 0.7
#: How often a try goes on at random where it could go on with what did well.
WILD: Final = 0.4
#: How much a node promises the best of what may follow it, and not the mean of its tries.
BOLD: Final = 0.5
#: Turns that a try looks ahead.
TURNS: Final = 1
#: Answers in a try, at the most.
DEPTH: Final = 80
#: Tries after which it looks at the clock.
BREATH: Final = 16
#: Tables drawn afresh; each is used many times, with other luck.
TABLES: Final = 24


class Node:
    """An answer given, as one seat saw it."""

    __slots__ = ("best", "chances", "children", "line", "seat", "total", "value", "visits")

    def __init__(self) -> None:
        self.visits: int = 0
        #: How often it could have been given: not every answer is open on every table drawn.
        self.chances: int = 0
        self.total: float = 0.0
        #: What it promises: between the mean of its tries and the best of what may follow.
        self.value: float = 0.0
        #: Who gave it.
        self.seat: int = -1
        self.children: dict[int, Node] = {}
        #: The best way of going on to the end of the turn that was found, and what it was worth.
        self.line: list[int] = []
        self.best: float = -1e18


class Habits:
    """How well each answer has done, wherever it was given: what tries go on with after the tree."""

    __slots__ = ("counts", "totals")

    def __init__(self, answers: int) -> None:
        self.counts: list[int] = [0] * answers
        self.totals: list[float] = [0.0] * answers

    def best(self, answers: list[int]) -> int:
        """The answer that has done best so far; one that was never given is worth a try."""
        found = answers[0]
        most = -1e18
        for answer in answers:
            count = self.counts[answer]
            if count == 0:
                return answer
            mean = self.totals[answer] / count
            if mean > most:
                most = mean
                found = answer
        return found

    def add(self, answer: int, value: float) -> None:
        """Remember what came of an answer."""
        self.counts[answer] += 1
        self.totals[answer] += value


class Search:
    """What the tries of one search share."""

    def __init__(self, game: Game, turns: int, rng: Pcg32) -> None:
        self.rules: GameRules = game.rules
        self.seat: int = game.asked
        self.turns: int = turns
        self.rng: Pcg32 = rng
        self.root: Node = Node()
        self.tables: list[Table] = []
        self.habits: Habits = Habits(len(game.vocabulary))
        self.made: int = 0
        #: Sums of all results: their spread is the measure of what is worth looking for.
        self.sum: float = 0.0
        self.squares: float = 0.0

    def draw(self, game: Game) -> None:
        """Draw the tables of the open question."""
        self.tables = [game.determinize(self.seat, self.rng.next()).table for _ in range(TABLES)]

    def try_once(self) -> None:
        """Down the tree, one new node, on to the horizon, and back with what it was worth."""
        rng = self.rng
        root = self.root
        table = self.tables[self.made % TABLES].copy()
        self.made += 1
        table.rng = Pcg32(rng.next(), rng.next())
        path: list[Node] = [root]
        seats: list[int] = []
        given: list[int] = []
        node: Node | None = root
        horizon = table.turns + self.turns
        ends = -1
        turn = table.turns
        spread = self.spread()
        guide: list[int] = []
        change = -1
        while True:
            question = table.question
            if question is None or table.turns >= horizon or len(given) >= DEPTH:
                break
            if table.turns != turn and ends < 0:
                ends = len(given)
            seat = question.seat
            answers = table.answers
            if node is None:
                # Beyond the tree: as in the best line so far, but for one answer.
                place = len(given)
                answer = guide[place] if place < len(guide) and place != change else -1
                if answer not in answers:
                    answers = plain(table)
                    if rng.next() < WILD * 4294967296.0:
                        answer = answers[rng.below(len(answers))]
                    else:
                        answer = self.habits.best(answers)
            else:
                child = self.pick(node, answers, spread)
                if child >= 0:
                    answer = child
                    node = node.children[answer]
                    path.append(node)
                else:
                    answer = -1 - child
                    fresh = Node()
                    fresh.chances = 1
                    node.children[answer] = fresh
                    path.append(fresh)
                    # The line is that of the node which is left: after another answer it may still be good.
                    guide = given + node.line
                    change = len(given) + 1 + rng.below(2 * len(node.line) + 1)
                    node = None
            seats.append(seat)
            given.append(answer)
            table.answer(answer)
        if ends < 0:
            ends = len(given)
        worth = self.rules.worth(table)
        values = [margin(worth, seat) for seat in range(table.seats)]
        value = values[self.seat]
        self.sum += value
        self.squares += value * value
        root.visits += 1
        for place in range(len(given) - 1, -1, -1):
            seat = seats[place]
            if place + 1 < len(path):
                found = path[place + 1]
                found.seat = seat
                found.visits += 1
                found.total += values[seat]
                self.renew(found)
            if place < len(path) and place < ends:
                self.remember(path[place], given[place:ends], values[seat])
            self.habits.add(given[place], values[seat])

    def remember(self, node: Node, line: list[int], value: float) -> None:
        """Keep the line if it is the best so far; one that comes again is worth what it brings on the whole."""
        if line == node.line:
            node.best += (value - node.best) / 2
        elif value > node.best:
            node.line = line
            node.best = value

    def renew(self, node: Node) -> None:
        """What a node promises now: what follows is for the same seat to choose, or for another."""
        mean = node.total / node.visits
        best = -1e18
        for child in node.children.values():
            if child.seat != node.seat:
                node.value = mean
                return
            if child.value > best and child.visits > 1:
                best = child.value
        node.value = mean if best < -1e17 else (1.0 - BOLD) * mean + BOLD * best

    def pick(self, node: Node, answers: list[int], spread: float) -> int:
        """The answer to look at next; -1 - answer for one that was never tried here."""
        children = node.children
        fresh: list[int] = []
        for answer in answers:
            child = children.get(answer)
            if child is None:
                fresh.append(answer)
            else:
                child.chances += 1
        if fresh:
            return -1 - fresh[self.rng.below(len(fresh))]
        best = -1e18
        found = answers[0]
        for answer in answers:
            child = children[answer]
            value = child.value + CURIOSITY * spread * sqrt(log(child.chances) / child.visits)
            if value > best:
                best = value
                found = answer
        return found

    def spread(self) -> float:
        """How far the results lie apart."""
        if self.made < 2:
            return 10.0
        mean = self.sum / self.made
        return sqrt(max(0.01, self.squares / self.made - mean * mean))


class SearchBot:
    """Searches for so many seconds, or so many tries, and takes the answer that promises most."""

    def __init__(self, seed: int, seconds: float = 1.0, tries: int = 0, turns: int = TURNS) -> None:
        self._rng = Pcg32(seed, STREAM)
        self.seconds = seconds
        self.tries = tries
        self.turns = turns
        #: Tries made so far, for those who measure.
        self.made = 0
        self._cancelled = False
        #: The last search, where it was made, and what was answered there.
        self._search: Search | None = None
        self._standing: Entry | None = None
        self._reveals = -1
        self._answer = -1

    def cancel(self) -> None:
        """Stop thinking, from another thread: the best answer so far is taken."""
        self._cancelled = True

    def choose(self, game: Game) -> int:
        """One of the answers that are open now."""
        self._answer = self.weigh(game)[0][0]
        return self._answer

    def weigh(self, game: Game) -> list[tuple[int, float]]:
        """Every answer that was looked at with the points it leads to, ahead of the others', best first."""
        return ranked(self.search(game), game.answers)

    def search(self, game: Game) -> Search:
        """Grow a tree from the open question until the time, or the tries, are used up."""
        self._cancelled = False
        search = self._begin(game)
        ends = perf_counter() + self.seconds
        before = search.made
        collects = gc.isenabled()
        # Thousands of nodes that are all still needed are not worth looking through again and again.
        gc.disable()
        try:
            while not self._cancelled:
                search.try_once()
                if self.tries and search.root.visits >= self.tries:
                    break
                if search.made % BREATH == 0:
                    # Other threads may go on: the compiled search would not let them otherwise.
                    sleep(0)
                    if not self.tries and perf_counter() >= ends:
                        break
        finally:
            if collects:
                gc.enable()
        self.made += search.made - before
        return search

    def _begin(self, game: Game) -> Search:
        """What is left of the last search, if its answer was given and has brought nothing to light; or a new one."""
        search, standing = self._search, game.standing
        if (
            search is None
            or standing is None
            or standing.under is not self._standing
            or standing.answer != self._answer
            or search.seat != game.asked
            or self._reveals != game.table.reveals
            or self._answer not in search.root.children
        ):
            search = Search(game, self.turns, self._rng)
        else:
            search.root = search.root.children[self._answer]
        search.draw(game)
        self._search = search
        self._standing, self._reveals = standing, game.table.reveals
        return search


def ranked(search: Search, answers: list[int]) -> list[tuple[int, float]]:
    """The answers that were looked at with what they promise, the one that was looked at most first."""
    found: list[tuple[int, int, float]] = []
    for answer in answers:
        node = search.root.children.get(answer)
        if node is not None:
            found.append((node.visits, answer, node.value))
    found.sort(key=lambda each: (-each[0], -each[2]))
    return [(answer, value) for _, answer, value in found]

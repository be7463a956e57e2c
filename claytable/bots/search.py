"""A bot that searches: Monte Carlo tree search over what its seat knows.

What the seat cannot see, and the luck to come, is drawn afresh on a few tables. Each try takes one of them, walks down
the tree by what has promised most on all of them, leaves it with a new answer, goes on as in the best line found so
far but for one answer, and asks the game what the position is worth where the horizon is. Positions that differ only
in what is hidden share a node: its name is the answers that led to it. On each table a node promises the best line
that was found behind it, in the eyes of the seat that chooses there; an answer is judged by all tables together.
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
CURIOSITY: Final = 0.1
#: What an answer that was never looked at seems to promise beyond the best, in the same measure.
FIRST: Final = -0.1
#: How often a try goes on at random where it could go on with what did well.
WILD: Final = 0.4
#: Turns that a try looks ahead.
TURNS: Final = 1
#: Answers in a try, at the most.
DEPTH: Final = 80
#: Tries after which it looks at the clock.
BREATH: Final = 16
#: Tables that are drawn.
TABLES: Final = 8


class Node:
    """Answers that were given, and what may come of them."""

    __slots__ = ("children", "lines", "promises", "visits")

    def __init__(self, tables: int) -> None:
        self.visits: int = 0
        self.children: dict[int, Node] = {}
        #: By table: the best line found from here on, and what it was worth to each seat.
        self.lines: list[list[int]] = [[] for _ in range(tables)]
        self.promises: list[list[float]] = [[] for _ in range(tables)]


class Habits:
    """How well each answer has done, wherever it was given: what a try goes on with where it has no line to follow."""

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
    """A tree that grows from one question, and the tables on which it is tried."""

    def __init__(self, game: Game, turns: int, rng: Pcg32) -> None:
        self.rules: GameRules = game.rules
        self.seat: int = game.asked
        self.turns: int = turns
        self.rng: Pcg32 = rng
        self.tables: list[Table] = [game.determinize(self.seat, rng.next()).table for _ in range(TABLES)]
        self.root: Node = Node(TABLES)
        self.habits: Habits = Habits(len(game.vocabulary))
        self.made: int = 0
        #: Sums of all results: their spread is the measure of what is worth looking for.
        self.sum: float = 0.0
        self.squares: float = 0.0

    def go_on(self, answer: int) -> bool:
        """The answer was given, and nothing has come to light: what was found behind it still holds."""
        root = self.root.children.get(answer)
        if root is None:
            return False
        for table in self.tables:
            if answer not in table.answers:
                return False
        for table in self.tables:
            table.answer(answer)
        self.root = root
        return True

    def try_once(self) -> None:
        """Down the tree, one new node, on to the horizon, and back with what it was worth."""
        rng = self.rng
        drawn = self.made % TABLES
        self.made += 1
        table = self.tables[drawn].copy()
        horizon = table.turns + self.turns
        spread = self.spread()
        path: list[Node] = []
        seats: list[int] = []
        given: list[int] = []
        guide: list[int] = []
        change = -1
        node: Node | None = self.root
        while True:
            question = table.question
            if question is None or table.turns >= horizon or len(given) >= DEPTH:
                break
            answers = table.answers
            place = len(given)
            if node is None:
                # Beyond the tree: as in the best line so far, but for one answer.
                answer = guide[place] if place < len(guide) and place != change else -1
                if answer not in answers:
                    answers = plain(table)
                    if rng.next() < WILD * 4294967296.0:
                        answer = answers[rng.below(len(answers))]
                    else:
                        answer = self.habits.best(answers)
            else:
                path.append(node)
                answer = self.pick(node, answers, question.seat, drawn, spread)
                child = node.children.get(answer)
                if child is None:
                    child = Node(TABLES)
                    node.children[answer] = child
                    # After another answer the line of the node that is left may still be good.
                    line = node.lines[drawn]
                    guide = given + line
                    change = place + 1 + rng.below(2 * len(line) + 1)
                    path.append(child)
                    node = None
                else:
                    node = child
            seats.append(question.seat)
            given.append(answer)
            table.answer(answer)
        worth = self.rules.worth(table)
        values = [margin(worth, seat) for seat in range(table.seats)]
        self.sum += values[self.seat]
        self.squares += values[self.seat] * values[self.seat]
        for place in range(len(given)):
            self.habits.add(given[place], values[seats[place]])
        self.back(path, seats, given, drawn, values)

    def back(self, path: list[Node], seats: list[int], given: list[int], drawn: int, values: list[float]) -> None:
        """Each node on the way keeps the line if it is the best for who chooses there; they would choose the best."""
        for place in range(len(path) - 1, -1, -1):
            node = path[place]
            node.visits += 1
            known = node.promises[drawn]
            if place >= len(seats):
                # The horizon itself.
                if not known:
                    node.promises[drawn] = values
                continue
            seat = seats[place]
            if not known or values[seat] > known[seat]:
                node.promises[drawn] = values
                node.lines[drawn] = given[place:]
            else:
                values = known

    def pick(self, node: Node, answers: list[int], seat: int, drawn: int, spread: float) -> int:
        """The answer to look at next."""
        line = node.lines[drawn]
        wonder = CURIOSITY * spread * sqrt(log(node.visits + 1.0))
        best = -1e18
        found = answers[0]
        for answer in answers:
            child = node.children.get(answer)
            if child is None:
                # Never looked at.
                value = FIRST * spread + wonder
            else:
                value = wonder / sqrt(child.visits + 1.0) - regret(node, child, seat)
            if line and answer == line[0]:
                value += 0.001 * spread
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


def regret(node: Node, child: Node, seat: int) -> float:
    """How much less a seat is promised behind one answer than behind the best, on the tables where it was given."""
    total = 0.0
    count = 0
    for place in range(TABLES):
        promise = child.promises[place]
        if promise:
            total += node.promises[place][seat] - promise[seat]
            count += 1
    return total / count if count else 0.0


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
        return ranked(self.search(game))

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
            or not search.go_on(self._answer)
        ):
            search = Search(game, self.turns, self._rng)
        self._search = search
        self._standing, self._reveals = standing, game.table.reveals
        return search


def ranked(search: Search) -> list[tuple[int, float]]:
    """The answers that were looked at with what they promise, best first; what was looked at on few tables last."""
    root, seat = search.root, search.seat
    promised = [each[seat] for each in root.promises if each]
    best = sum(promised) / len(promised) if promised else 0.0
    found: list[tuple[int, float, int]] = []
    for answer, node in root.children.items():
        reached = sum([1 for each in node.promises if each])
        found.append((answer, best - regret(root, node, seat), min(reached, TABLES // 2)))
    found.sort(key=lambda each: (-each[2], -each[1]))
    return [(answer, promise) for answer, promise, _ in found]

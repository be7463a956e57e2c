"""What a good player would do here, and why."""

from __future__ import annotations

from collections.abc import Mapping
from time import perf_counter
from typing import Final

from ..core.errors import BadOptions
from ..core.game import Game
from ..core.messages import Message
from ..core.preview import outlook, preview
from ..core.rng import Pcg32
from ..core.rules import NO_BOTS
from ..core.table import Table
from .analysis import COMPARING, STREAM, SURE, TRIES, compared, part
from .search import Branch, SearchBot

#: The most answers of the same turn that follow an advised one in the advice.
AHEAD: Final = 5
#: The advice shows a line as far as it is the best on this many tables.
AGREED: Final = 3
#: The part of the time that goes to the search; the rest compares the two best lines.
SEARCHING: Final = 0.7
#: Whether the best answer is known to beat the next one; fewer points than these are none.
EVEN: Final = "even"
LIKELY: Final = "likely"
CERTAIN: Final = "certain"
LITTLE: Final = 0.1


class Advice:
    """An answer, the line of the turn that it begins, and what that brings."""

    __slots__ = ("answer", "gains", "line", "then")

    def __init__(self, answer: int, gains: list[Message]) -> None:
        self.answer = answer
        #: The log lines that it would cause at once, as far as they are certain.
        self.gains = gains
        #: It, and the answers that would follow in the same turn; the latter in words.
        self.line: list[int] = [answer]
        self.then: list[Message] = []


class Brought:
    """What the best line brings as far as it is certain, and what the seat would then see."""

    __slots__ = ("gets", "pays", "points", "view")

    def __init__(self, view: Mapping[str, object]) -> None:
        #: Points that the seat would have more.
        self.points = 0
        #: What it would have more and less of, each with its number.
        self.gets: list[Message] = []
        self.pays: list[Message] = []
        self.view = view


class Advised:
    """The best answers, what the best one brings, and by how many points its line beats that of the next one."""

    __slots__ = ("ahead", "best", "brought", "error")

    def __init__(self, best: list[Advice], brought: Brought, ahead: float, error: float) -> None:
        self.best = best
        self.brought = brought
        self.ahead = ahead
        #: The standard error of `ahead`.
        self.error = error

    @property
    def sure(self) -> str:
        """How sure it is that the best answer beats the next one: EVEN, LIKELY or CERTAIN."""
        if self.ahead > SURE * self.error and self.ahead >= LITTLE:
            return CERTAIN
        return LIKELY if self.ahead > self.error and self.ahead >= LITTLE else EVEN


def advise(game: Game, seed: int, seconds: float = 1.0, tries: int = 0, several: int = 3) -> Advised:
    """The best answers to the open question, the best first, with reasons.

    They come, like the reasons, from tables where everything that the seat cannot see is redrawn. The lines of the best
    two are compared on fresh ones, so that neither is preferred for its luck in being found; points are those by which
    the seat is likely to end ahead.
    """
    if game.rules.companion_of:
        raise BadOptions(NO_BOTS)
    until = perf_counter() + seconds
    ranked = SearchBot(seed, SEARCHING * seconds, tries).search(game).ranked()
    found: list[Advice] = []
    for branch in ranked[:several]:
        advice = Advice(branch.answer, preview(game, branch.answer, seed))
        _go_on(game, branch, seed, advice)
        found.append(advice)
    ahead, error = 0.0, 0.0
    if len(found) > 1:
        tables = part(COMPARING, tries or TRIES)
        one, two = found[0].line, found[1].line
        _, ahead, error = compared(game, two, one, Pcg32(seed, STREAM + 2), tables, 0.0 if tries else until)
        if ahead < 0.0:
            # Fresh tables like the other one better.
            found[0], found[1] = found[1], found[0]
            ahead = -ahead
    return Advised(found, _brought(game, found[0].line, seed), ahead, error)


def _go_on(game: Game, branch: Branch, seed: int, advice: Advice) -> None:
    """How the turn would go on, as far as the best lines agree and nothing new comes to light."""
    seat = game.asked
    table = game.determinize(seat, seed).table
    reveals, turns = table.reveals, table.turns
    lines = branch.lines
    table.answer(branch.answer)
    while len(advice.then) < AHEAD and table.reveals == reveals and table.turns == turns:
        question = table.question
        if question is None or question.seat != seat:
            break
        at = len(advice.then)
        lines = [line for line in lines if len(line) > at]
        following = [line[at] for line in lines if line[at] in table.answers]
        if not following:
            break
        best = max(following, key=following.count)
        lines = [line for line in lines if line[at] == best]
        if len(lines) < AGREED:
            break
        advice.then.append(table.answer_message(best))
        advice.line.append(best)
        table.answer(best)


def _brought(game: Game, line: list[int], seed: int) -> Brought:
    """What this line would change of what the seat has."""
    seat = game.asked
    rules = game.rules
    then = game.determinize(seat, seed)
    before = then.table.view(seat)
    points = known_points(game, then.table, seat)
    for answer in line[:-1]:
        then.play_answer(answer)
    # What chance decides, or what comes to light, after the last answer is left out.
    found = outlook(then, line[-1], seed)
    told = Brought(found.view)
    told.points = known_points(game, found.table, seat) - points
    own, after = rules.goods(before, seat), rules.goods(found.view, seat)
    for name, many in own.items():
        more = after[name] - many
        if more:
            message = Message(f"goods-{name}", {"n": abs(more)})
            (told.gets if more > 0 else told.pays).append(message)
    return told


def known_points(game: Game, table: Table, seat: int) -> int:
    """The points that a seat knows it has."""
    total = 0
    for score in table.scores():
        if score.seat == seat:
            for category in score.categories:
                if category.id not in game.rules.unknown_scores:
                    total += category.points
    return total

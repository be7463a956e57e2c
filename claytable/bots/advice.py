"""What a good player would do here, and why."""

from __future__ import annotations

from typing import Final

from ..core.game import Game
from ..core.messages import Message
from ..core.preview import preview
from .search import Branch, SearchBot

#: The most answers of the same turn that follow an advised one in the advice.
AHEAD: Final = 4
#: The advice shows a line as far as it is the best on this many tables.
AGREED: Final = 3


class Advice:
    """An answer, what it would bring immediately, and what it prepares."""

    __slots__ = ("answer", "gains", "then", "worth")

    def __init__(self, answer: int, worth: float, gains: list[Message], then: list[Message]) -> None:
        self.answer = answer
        #: Points ahead of the best other seat, where the search stops looking.
        self.worth = worth
        #: The log lines that it would cause, as far as they are certain.
        self.gains = gains
        #: The answers that would follow in the same turn.
        self.then = then


def advise(game: Game, seed: int, seconds: float = 1.0, tries: int = 0, several: int = 3) -> list[Advice]:
    """The best answers to the open question, the best first, each with its reasons.

    They come, like the reasons, from tables where everything that the seat cannot see is redrawn.
    """
    found = []
    ranked = SearchBot(seed, seconds, tries).search(game).ranked()
    worth = ranked[0].worth
    for branch in ranked[:several]:
        # One that was left behind early met luckier tables, or fewer: it is not worth more than those that were not.
        worth = min(worth, branch.worth)
        gains = preview(game, branch.answer, seed)
        found.append(Advice(branch.answer, worth, gains, _then(game, branch, seed)))
    return found


def _then(game: Game, branch: Branch, seed: int) -> list[Message]:
    """How the turn would go on, as far as the best lines agree and nothing new comes to light."""
    seat = game.asked
    table = game.determinize(seat, seed).table
    reveals, turns = table.reveals, table.turns
    told: list[Message] = []
    lines = branch.lines
    table.answer(branch.answer)
    while len(told) < AHEAD and table.reveals == reveals and table.turns == turns:
        question = table.question
        if question is None or question.seat != seat:
            break
        at = len(told)
        lines = [line for line in lines if len(line) > at]
        following = [line[at] for line in lines if line[at] in table.answers]
        if not following:
            break
        best = max(following, key=following.count)
        lines = [line for line in lines if line[at] == best]
        if len(lines) < AGREED:
            break
        told.append(table.answer_message(best))
        table.answer(best)
    return told

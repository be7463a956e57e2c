"""What a good player would do here, and why."""

from __future__ import annotations

from typing import Final

from ..core.game import Game
from ..core.messages import Message
from ..core.preview import preview
from .search import Node, SearchBot, ranked

#: Answers of the same turn that are told after an advised one, at the most.
AHEAD: Final = 4
#: A line is told as far as it was looked at this often.
SURE: Final = 8


class Advice:
    """An answer, what it would bring at once, and what it prepares."""

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

    They are found on tables where everything that the seat cannot see is drawn afresh, and so are the reasons.
    """
    search = SearchBot(seed, seconds, tries).search(game)
    found = []
    for answer, worth in ranked(search, game.answers)[:several]:
        gains = preview(game, answer, seed)
        found.append(Advice(answer, worth, gains, _then(game, search.root.children[answer], answer, seed)))
    return found


def _then(game: Game, node: Node, answer: int, seed: int) -> list[Message]:
    """How the search would go on in this turn, as far as nothing new comes to light."""
    seat = game.asked
    table = game.determinize(seat, seed).table
    reveals, turns = table.reveals, table.turns
    told: list[Message] = []
    table.answer(answer)
    while len(told) < AHEAD and table.reveals == reveals and table.turns == turns:
        question = table.question
        if question is None or question.seat != seat:
            break
        best = -1
        visits = SURE
        for each in table.answers:
            child = node.children.get(each)
            if child is not None and child.visits > visits:
                best, visits = each, child.visits
        if best < 0:
            break
        told.append(table.answer_message(best))
        node = node.children[best]
        table.answer(best)
    return told

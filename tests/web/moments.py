"""Tables in the middle of a game, to be looked at in the browser."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Final

from claytable import Game, new

#: Of each game the question at which it is looked at: much of the table can be chosen then, and some cannot.
QUESTIONS: Final = {
    "inventors": "question-main-action",
    "scholars": "question-turn",
    "tabannusi": "question-take-die",
}


#: Questions at which some things of the kind that is asked about cannot be chosen, and others do something at once.
CHOOSY: Final = {
    "inventors": "question-main-action",
    "scholars": "question-travel",
    "tabannusi": "question-gardening",
}


def moment(
    game: str,
    seats: Iterable[str] = ("person", "person"),
    answers: int = 60,
    seed: int = 11,
    questions: dict[str, str] = QUESTIONS,
) -> Game:
    """A game after this number of answers or a few more, when its first seat gets the game's question."""
    table = new(game, seats=list(seats), seed=seed)
    chance = random.Random(seed)
    while len(table.entries()) < answers or table.decision.seat or table.decision.question.id != questions[game]:
        table.play_answer(chance.choice(table.answers))
    return table

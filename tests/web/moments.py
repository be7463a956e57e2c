"""Tables in the middle of a game, to be looked at in the browser."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Final

from claytable import Game, new
from claytable.bots import find_bot

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


def before_another(game: str, seats: int, answers: int = 30) -> tuple[Game, str]:
    """A game at the last question of its first seat before somebody else acts, and the answer that leads there."""
    table = new(game, seats=["person"] * seats if seats > 1 else 1, seed=4)
    bot = find_bot("builder", 2)
    while True:
        answer = bot.choose(table)
        after = table.copy()
        after.play_answer(answer)
        # Alone, the printed opponent has its turn inside the answer.
        others = after.asked != 0 if seats > 1 else after.table.turns > table.table.turns + 1
        if len(table.entries()) >= answers and table.asked == 0 and others:
            return table, table.vocabulary.keys[answer]
        table = after

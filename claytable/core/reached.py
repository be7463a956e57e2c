"""A position that answers from the deal lead to: lessons and puzzles begin at one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from .errors import ClaytableError, Illegal
from .game import Game
from .journal import new


class Unreached(ClaytableError):
    """A position that the rules do not lead to, and what of it is wrong: `seats`, `answers`, or `seat`."""

    def __init__(self, field: str, sentence: str) -> None:
        super().__init__(sentence)
        self.field = field


def reach(
    id: str,
    seats: object,
    seed: object,
    answers: Iterable[str | int],
    seat: int,
    options: Mapping[str, Any] | None = None,
) -> Game:
    """The table after these answers, where `seat` is asked: by their keys, or their places among those that are open.

    Raises Unreached.
    """
    try:
        game = new(id, seats=seats, seed=seed, **(options or {}))
    except ClaytableError as error:
        raise Unreached("seats", str(error)) from None
    for answer in answers:
        give(game, "answers", answer)
    if game.over or game.asked != seat:
        raise Unreached("seat", f"the answers do not lead to a question for seat {seat}.")
    return game


def give(game: Game, field: str, key: str | int) -> None:
    """Give an answer that a file names in one of its fields. Raises Unreached."""
    try:
        if isinstance(key, int):
            if key >= len(game.answers):
                raise Illegal(f"There are {len(game.answers)} answers.")
            game.play_answer(game.answers[key])
        else:
            game.play(key)
    except ClaytableError as error:
        raise Unreached(field, f"'{key}' cannot be given there: {error}") from None

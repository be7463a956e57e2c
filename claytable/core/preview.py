"""What an answer would cost, give and set off, told before it is given."""

from __future__ import annotations

from .game import Game
from .messages import Message


def preview(game: Game, answer: int, seed: int) -> list[Message]:
    """The lines that `answer` would cause, as far as they are certain, as the seat that is asked may read them.

    The answer is tried on a table where everything that this seat cannot see is drawn afresh: nothing hidden can show.
    Where chance has a part, it is tried on another such table too, and only what both have in common is told.
    """
    seat = game.decision.seat
    first, lucky = _try(game, seat, answer, seed)
    if not lucky:
        return first
    second, _ = _try(game, seat, answer, seed + 1)
    certain: list[Message] = []
    for line, other in zip(first, second, strict=False):
        if line != other:
            break
        certain.append(line)
    return certain


def _try(game: Game, seat: int, answer: int, seed: int) -> tuple[list[Message], bool]:
    """The lines on one such table, and whether something hidden came to light on the way."""
    trial = game.determinize(seat, seed)
    trial.table.loud = True
    before = trial.table.reveals
    trial.play_answer(answer)
    return trial.last_lines(seat), trial.table.reveals != before

"""How a turn that somebody played compares with the best line that is known."""

from __future__ import annotations

from ..core.game import Game
from ..core.rng import Pcg32
from .analysis import COMPARING, LEAST, STREAM, SURE, TRIES, compared, known_part, part


class Comparison:
    """What the best line is worth more than the one that was played, with its standard error."""

    __slots__ = ("error", "lost", "solved")

    def __init__(self, lost: float, error: float) -> None:
        self.lost = lost
        self.error = error
        #: Whether it is no mistake, as the analysis calls one.
        self.solved = lost < LEAST or lost <= SURE * error


def finished(game: Game, line: list[int]) -> bool:
    """Whether after this line the turn is over, or something has come to light that makes a new choice of the rest."""
    then = game.copy()
    for answer in line:
        then.play_answer(answer)
    table = then.table
    return then.asked != game.asked or table.turns != game.table.turns or table.reveals != game.table.reveals


def compare(game: Game, line: list[int], best: list[int], seed: int, tries: int = TRIES) -> Comparison:
    """Compare a line that was played here with the best one; nothing that the seat cannot see changes it."""
    rng = Pcg32(seed, STREAM + 3)
    mine = known_part(game.determinize(game.asked, rng.next()).table, game.asked, line)
    if mine == best:
        return Comparison(0.0, 0.0)
    _, lost, error = compared(game, mine, best, rng, part(COMPARING, tries))
    return Comparison(lost, error)

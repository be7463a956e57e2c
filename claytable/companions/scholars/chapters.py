"""The table with everything bound to it, and its steps by name."""

from __future__ import annotations

from typing import Final

from ...core.chapters import Chapters
from ...core.pieces import Piece
from ...core.rng import Pcg32
from ...core.steps import StepBook
from ...games.scholars.solo_box import Task
from . import caliph, corrections, ending, says, scoring, scrolls, setup, tasks, turns, views
from .answers import CompanionBox
from .table import Beside


class RealTable(Beside):
    """The printed opponent of Scholars beside a real board, complete."""

    __slots__ = ()
    chapters = Chapters(
        views.view,
        lambda table, _, rng: views.determinize(table, rng),
        scoring.scores,
        says.ANSWERS,
        says.LOG,
        lambda *_: None,
    )

    def take_extra(self, seat: int, answer: int) -> None:
        self.push(corrections.Correct())

    def do_tasks(self, given: tuple[Task, ...]) -> None:
        tasks.push_tasks(self, given)


def new_table(box: CompanionBox, rng: Pcg32) -> RealTable:
    """A table before setup."""
    table = RealTable()
    table.begin(rng, box.words, 2)
    table.box = box
    table.opponent = 1
    table.lay_out(Piece, Piece)
    return table


STEPS: Final = StepBook((caliph, corrections, ending, scrolls, setup, tasks, turns))

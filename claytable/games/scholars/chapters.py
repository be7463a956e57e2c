"""The table with every chapter of the rulebook bound to it, so that a chapter can use one that comes later."""

from __future__ import annotations

from ...core.chapters import Chapters
from ...core.pieces import new
from ...core.rng import Pcg32
from . import effects, refusals, says, scoring, solo, views
from .box import ScholarsBox
from .effects import Effects
from .pieces import Board, Player, SoloBoard
from .solo_tasks import move_marker
from .table import ScholarsTable


class Scholars(ScholarsTable):
    """A table of Scholars of the South Tigris, complete."""

    __slots__ = ()
    chapters = Chapters(views.view, views.determinize, scoring.scores, says.ANSWERS, says.LOG, refusals.why_else)

    def blank(self) -> Scholars:
        return Scholars()

    def effects(self, seat: int, parts: tuple[int, ...], must: int) -> None:
        if parts:
            self.stack.append(Effects(seat, parts, must))

    def take_ways(self, seat: int, parts: tuple[int, ...]) -> None:
        effects.take_ways(self, seat, parts)

    def opponent_gains(self, silver: int) -> None:
        move_marker(self, silver)

    def opponent_at_caliph(self, card: int, guild: int) -> None:
        solo.at_caliph(self, card, guild)

    def opponent_consoled(self, guild: int) -> None:
        solo.consoled(self, guild)


def new_table(box: ScholarsBox, seats: int, rng: Pcg32) -> Scholars:
    """A table before setup."""
    table = Scholars()
    table.begin(rng, box.words, seats)
    table.box = box
    table.lay_out(Player, Board)
    table.solo = new(SoloBoard)
    return table

"""The table with every chapter of the rulebook bound to it, so that a chapter can use one that comes later."""

from __future__ import annotations

from ...core.chapters import Chapters
from ...core.pieces import new
from ...core.rng import Pcg32
from . import answers as a
from . import effects, free, refusals, results, says, solo_cards, solo_gains, views
from .box import TabannusiBox
from .effects import Effects
from .pieces import Board, Bot, Player
from .table import TabannusiTable


class Tabannusi(TabannusiTable):
    """A table of Tabannusi: Builders of Ur, complete."""

    __slots__ = ()
    chapters = Chapters(views.view, views.determinize, results.scores, says.ANSWERS, says.LOG, refusals.why_else)

    def blank(self) -> Tabannusi:
        return Tabannusi()

    def effects(self, seat: int, parts: tuple[int, ...], colour: int = -1) -> None:
        if parts:
            self.stack.append(Effects(seat, parts, colour))

    def triggered(self, seat: int, trigger: int, colour: int = -1, times: int = 1) -> None:
        effects.triggered(self, seat, trigger, colour, times)

    def add_extras(self, seat: int, answers: list[int]) -> None:
        free.add_extras(self, seat, answers)

    def is_extra(self, answer: int) -> bool:
        return a.REFILL <= answer < a.COLOUR

    def take_extra(self, seat: int, answer: int) -> None:
        free.take_extra(self, seat, answer)

    def opponent_resets(self) -> None:
        solo_cards.resets(self)

    def opponent_gains(self, parts: tuple[int, ...], colour: int) -> None:
        solo_gains.gains(self, parts, colour)


def new_table(box: TabannusiBox, seats: int, rng: Pcg32) -> Tabannusi:
    """A table before setup."""
    table = Tabannusi()
    table.begin(rng, box.words, seats)
    table.box = box
    table.layout = box.layouts[seats]
    table.lay_out(Player, Board)
    table.bot = new(Bot)
    return table

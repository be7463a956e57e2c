"""The table with every chapter of the rulebook bound to it, so that a chapter can use one that comes later."""

from __future__ import annotations

from ...core.chapters import Chapters
from ...core.rng import Pcg32
from . import answers as a
from . import ask, devices, effects, free, refusals, says, scoring, usefulness, views
from .box import InventorsBox
from .devices import Target
from .effects import Effects
from .pieces import Board
from .player import Player
from .table import InventorsTable
from .totals import FIRST_WORKSHOP
from .workshops import Activate


class Inventors(InventorsTable):
    """A table of Inventors of the South Tigris, complete."""

    __slots__ = ()
    chapters = Chapters(views.view, views.determinize, scoring.scores, says.ANSWERS, says.LOG, refusals.why_else)

    def blank(self) -> Inventors:
        return Inventors()

    def effects(self, seat: int, parts: tuple[int, ...], optional: int = 0) -> None:
        if parts:
            self.stack.append(Effects(seat, parts, optional))

    def resolve(self, seat: int, parts: tuple[int, ...], optional: int) -> None:
        effects.resolve(self, seat, parts, optional)

    def useful(self, seat: int, parts: tuple[int, ...]) -> bool:
        return usefulness.useful(self, seat, parts)

    def add_extras(self, seat: int, answers: list[int]) -> None:
        ask.add_extras(self, self.players[seat], answers)

    def is_extra(self, answer: int) -> bool:
        return a.BONUS <= answer < a.COLOUR

    def take_extra(self, seat: int, answer: int) -> None:
        free.take_extra(self, seat, answer)

    def least_totals(self, seat: int, action: int) -> tuple[int, int, int]:
        return devices.least_totals(self, seat, action)

    def can_finish(
        self,
        me: Player,
        seat: int,
        action: int,
        totals: tuple[int, int, int],
        promises: list[tuple[int, int, int]],
    ) -> bool:
        return devices.can_finish(self, me, seat, action, totals, promises)

    def least_with_spare(self, seat: int, action: int) -> tuple[int, int, int]:
        return devices.least_with_spare(self, seat, action)

    def dice_placed(self, seat: int, use: int) -> None:
        self.push(Activate(seat, use - FIRST_WORKSHOP, 0) if use >= FIRST_WORKSHOP else Target(seat, use))

    def last_space(self, seat: int) -> None:
        effects.reach_last_space(self, seat)


def new_table(box: InventorsBox, seats: int, rng: Pcg32) -> Inventors:
    """A table before setup."""
    table = Inventors()
    table.begin(rng, box.words, seats)
    table.box = box
    table.lay_out(Player, Board)
    return table

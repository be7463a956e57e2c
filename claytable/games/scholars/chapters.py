"""The table with every chapter of the rulebook bound to it, so that a chapter can use one that comes later."""

from __future__ import annotations

from typing import Any

from ...core import pieces as plain
from ...core.messages import Message, Refusal
from ...core.rng import Pcg32, resumed
from ...core.scores import Score
from ...core.table import Event
from . import effects, refusals, says, scoring, solo, views
from .box import ScholarsBox
from .effects import Effects
from .pieces import BOARD_FIELDS, PLAYER_FIELDS, SOLO_FIELDS, new_board, new_player, new_solo_board
from .seen import View
from .solo_tasks import move_marker
from .steps import STEPS
from .table import BOARD, SOLO, TABLE_FIELDS, ScholarsTable
from .terms import NOBODY


class Scholars(ScholarsTable):
    """A table of Scholars of the South Tigris, complete."""

    __slots__ = ()

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

    # -- what the core asks of a table ----------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        return views.view(self, seat)

    def determinize(self, seat: int, rng: Pcg32) -> None:
        views.determinize(self, seat, rng)

    def scores(self) -> list[Score]:
        return scoring.scores(self)

    def answer_message(self, answer: int) -> Message:
        return says.ANSWERS.message(self, answer)

    def line(self, event: Event, seat: int | None) -> Message | None:
        return says.LOG.message(self, event, seat)

    def why_not(self, answer: int) -> Refusal | None:
        return refusals.why_not(self, answer)


def new_table(box: ScholarsBox, seats: int, rng: Pcg32) -> Scholars:
    """A table before setup."""
    table = Scholars()
    table.begin(rng, box.words, seats)
    table.box = box
    table.players = [new_player() for _ in range(seats)]
    table.board = new_board()
    table.solo = new_solo_board()
    table.own = (1 << seats) - 1 | BOARD | SOLO
    table.level = 0
    table.epic = False
    table.turns_left = NOBODY
    table.slot = NOBODY
    table.dice = ()
    table.colour = NOBODY
    return table


def load_table(box: ScholarsBox, data: dict[str, Any]) -> Scholars:
    """A table from what `save` wrote, its open question asked again."""
    rng = resumed(data["rng"][0], data["rng"][1])
    table = new_table(box, data["seats"], rng)
    plain.restore(table, TABLE_FIELDS, data)
    for player, saved in zip(table.players, data["players"], strict=True):
        plain.restore(player, PLAYER_FIELDS, saved)
    plain.restore(table.board, BOARD_FIELDS, data["board"])
    plain.restore(table.solo, SOLO_FIELDS, data["solo"])
    table.restore_steps(data, [STEPS.step(saved) for saved in data["stack"]])
    return table

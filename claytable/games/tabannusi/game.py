"""The game as the core knows it: seats, options, and how a table begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...core.packs import PackSource
from ...core.rng import Pcg32
from ...core.rules import OPPONENT, Box, GameRules, SeatKind, Setting, solo_seats
from ...core.table import Table
from .box import BOXES, TabannusiBox
from .chapters import Tabannusi, load_table, new_table
from .evaluation import worth
from .setup import set_up
from .solo_box import KINGS


class TabannusiRules(GameRules):
    """Tabannusi: Builders of Ur."""

    id = "tabannusi"
    title = "Tabannusi: Builders of Ur"
    version = "3"
    package = "claytable.games.tabannusi"
    settings: tuple[Setting, ...] = (
        Setting("first_game", (False, True), False, "The setup for a first game: Barges as printed"),
        Setting("king", KINGS, KINGS[0], f"The King is one of {', '.join(KINGS)}", solo=True),
    )

    def box(self, pack: PackSource = None) -> Box:
        return BOXES.open(pack)

    def seats(self, seats: object, options: Mapping[str, Any]) -> tuple[SeatKind, ...]:
        return solo_seats(self.title, seats)

    def deal(self, box: Box, seats: tuple[SeatKind, ...], options: Mapping[str, Any], rng: Pcg32) -> Table:
        assert isinstance(box, TabannusiBox)
        table = new_table(box, len(seats), rng)
        solo = seats[-1].kind == OPPONENT
        if solo:
            table.opponent = 1
            table.king = box.solo.king_ids.index(options["king"])
        set_up(table, solo, options["first_game"])
        table.advance()
        return table

    def load(self, box: Box, data: Mapping[str, Any]) -> Table:
        assert isinstance(box, TabannusiBox)
        return load_table(box, dict(data))

    def worth(self, table: Any) -> list[float]:
        assert isinstance(table, Tabannusi)
        return worth(table)

    def progress(self, table: Any) -> dict[str, int]:
        assert isinstance(table, Tabannusi)
        return {"scorings": table.board.time, "left": table.turns_left} if table.turn >= 0 else {}

    def variants(self) -> list[tuple[int, dict[str, Any]]]:
        found: list[tuple[int, dict[str, Any]]] = [
            (seats, {"first_game": first}) for seats in (2, 3, 4) for first in (False, True)
        ]
        found += [(1, {"king": king}) for king in KINGS]
        return found


GAME: Final = TabannusiRules()

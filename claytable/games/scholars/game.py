"""The game as the core knows it: seats, options, and how a table begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...core.packs import PackSource
from ...core.rng import Pcg32
from ...core.rules import OPPONENT, Box, GameRules, SeatKind, Setting, solo_seats
from ...core.table import Table
from .box import BOXES, ScholarsBox
from .chapters import load_table, new_table
from .evaluation import worth
from .setup import set_up
from .table import ScholarsTable


class ScholarsRules(GameRules):
    """Scholars of the South Tigris."""

    id = "scholars"
    title = "Scholars of the South Tigris"
    version = "3"
    package = "claytable.games.scholars"
    hidden_scores: tuple[str, ...] = ("scrolls",)
    unknown_scores: tuple[str, ...] = ("dice-sum",)
    settings: tuple[Setting, ...] = (
        Setting("epic", (False, True), False, "The Epic game: more Scrolls in the draw pile"),
        Setting("extra", (False, True), False, "With the ninth Translator of each deck"),
        Setting("level", (1, 2, 3, 4), 1, "The difficulty is a level from 1 to 4", solo=True),
    )

    def box(self, pack: PackSource = None) -> Box:
        return BOXES.open(pack)

    def seats(self, seats: object, options: Mapping[str, Any]) -> tuple[SeatKind, ...]:
        return solo_seats(self.title, seats)

    def deal(self, box: Box, seats: tuple[SeatKind, ...], options: Mapping[str, Any], rng: Pcg32) -> Table:
        assert isinstance(box, ScholarsBox)
        table = new_table(box, len(seats), rng)
        solo = seats[-1].kind == OPPONENT
        table.epic = options["epic"]
        if solo:
            table.opponent = 1
            table.level = options["level"] - 1
        set_up(table, 1 if solo else len(seats), options["extra"])
        table.advance()
        return table

    def load(self, box: Box, data: Mapping[str, Any]) -> Table:
        assert isinstance(box, ScholarsBox)
        return load_table(box, dict(data))

    def worth(self, table: Any) -> list[float]:
        assert isinstance(table, ScholarsTable)
        return worth(table)

    def progress(self, table: Any) -> dict[str, int]:
        assert isinstance(table, ScholarsTable)
        if table.turn < 0 and table.turns_left < 0:
            return {}
        return {"caliphs": len(table.board.caliphs), "left": table.turns_left}

    def variants(self) -> list[tuple[int, dict[str, Any]]]:
        found: list[tuple[int, dict[str, Any]]] = [
            (seats, {"epic": epic}) for seats in (2, 3, 4) for epic in (False, True)
        ]
        found.append((4, {"extra": True}))
        found += [(1, {"level": level, "epic": epic}) for level in (1, 2, 3, 4) for epic in (False, True)]
        return found


GAME: Final = ScholarsRules()

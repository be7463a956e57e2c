"""The game as the core knows it: seats, options, and how a table begins."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any, Final

from ...core.errors import BadOptions
from ...core.packs import PackSource
from ...core.rng import Pcg32
from ...core.rules import OPPONENT, Box, GameRules, SeatKind, Setting, solo_seats
from ...core.table import Table
from . import evaluation
from .box import BOXES, InventorsBox
from .chapters import load_table, new_table
from .setup import set_up

#: The harder options of the solo game, in the order of their bits.  INV-279
HARDER: Final = ("resources", "dice", "workers")


class InventorsRules(GameRules):
    """Inventors of the South Tigris."""

    id = "inventors"
    title = "Inventors of the South Tigris"
    version = "3"
    package = "claytable.games.inventors"
    settings: tuple[Setting, ...] = (
        Setting("rounds", (3, 4), 4, "A game lasts 3 or 4 rounds"),
        Setting("harder", HARDER, (), f"The harder options are any of: {', '.join(HARDER)}", several=True, solo=True),
    )

    def box(self, pack: PackSource = None) -> Box:
        return BOXES.open(pack)

    def seats(self, seats: object, options: Mapping[str, Any]) -> tuple[SeatKind, ...]:
        return solo_seats(self.title, seats)

    def options(self, seats: tuple[SeatKind, ...], options: Mapping[str, Any]) -> dict[str, Any]:
        chosen = super().options(seats, options)
        if seats[-1].kind == OPPONENT and chosen["rounds"] != 4:
            raise BadOptions("The solo game lasts 4 rounds.")
        return chosen

    def deal(self, box: Box, seats: tuple[SeatKind, ...], options: Mapping[str, Any], rng: Pcg32) -> Table:
        assert isinstance(box, InventorsBox)
        table = new_table(box, len(seats), rng)
        solo = seats[-1].kind == OPPONENT
        table.rounds = options["rounds"]
        table.dummy = len(seats) == 2
        if solo:
            table.opponent = 1
            table.harder = sum(1 << HARDER.index(each) for each in options["harder"])
        set_up(table, 1 if solo else len(seats))
        table.advance()
        return table

    def load(self, box: Box, data: Mapping[str, Any]) -> Table:
        assert isinstance(box, InventorsBox)
        return load_table(box, dict(data))

    def worth(self, table: Any) -> list[float]:
        return evaluation.worth(table)

    def progress(self, table: Any) -> dict[str, int]:
        return {"round": table.round, "rounds": table.rounds} if table.round else {}

    def variants(self) -> list[tuple[int, dict[str, Any]]]:
        found: list[tuple[int, dict[str, Any]]] = [
            (seats, {"rounds": rounds}) for seats in (2, 3, 4) for rounds in (3, 4)
        ]
        for size in range(4):
            found += [(1, {"harder": list(chosen)}) for chosen in combinations(HARDER, size)]
        return found


GAME: Final = InventorsRules()

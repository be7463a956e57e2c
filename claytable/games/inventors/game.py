"""The game as the core knows it: seats, options, and how a table begins."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any, Final

from ...core.errors import BadOptions
from ...core.rng import Pcg32
from ...core.rules import OPPONENT, Box, GameRules, SeatKind, seat_kinds
from ...core.table import Table
from .box import InventorsBox, read_box
from .chapters import load_table, new_table
from .setup import set_up

#: The harder options of the solo game, in the order of their bits.  INV-279
HARDER: Final = ("resources", "dice", "workers")


class InventorsRules(GameRules):
    """Inventors of the South Tigris."""

    id = "inventors"
    title = "Inventors of the South Tigris"
    version = "1"
    package = "claytable.games.inventors"

    def box(self, pack: str | None = None) -> Box:
        return read_box(pack)

    def seats(self, seats: object, options: Mapping[str, Any]) -> tuple[SeatKind, ...]:
        kinds = seat_kinds(seats)
        if not 1 <= len(kinds) <= 4:
            raise BadOptions(f"{self.title} has 1 to 4 seats.")
        if OPPONENT in kinds:
            if kinds.count(OPPONENT) > 1 or len(kinds) != 2 or kinds[0] == OPPONENT:
                raise BadOptions("The printed opponent sits in the second of two seats.")
        elif len(kinds) == 1:
            kinds.append(OPPONENT)
        return tuple(SeatKind(kind, f"{kind.capitalize()} {place}") for place, kind in enumerate(kinds, start=1))

    def options(self, seats: tuple[SeatKind, ...], options: Mapping[str, Any]) -> dict[str, Any]:
        unknown = set(options) - {"rounds", "harder"}
        if unknown:
            raise BadOptions(f"{self.title} has no option '{min(unknown)}'. It has: rounds, harder.")
        solo = seats[-1].kind == OPPONENT
        rounds = options.get("rounds", 4)
        if rounds not in (3, 4) or isinstance(rounds, bool):
            raise BadOptions(f"A game lasts 3 or 4 rounds, not {rounds!r}.")
        if solo and rounds != 4:
            raise BadOptions("The solo game lasts 4 rounds.")
        harder = options.get("harder", ())
        if not isinstance(harder, (list, tuple)) or not all(each in HARDER for each in harder):
            raise BadOptions(f"The harder options are any of: {', '.join(HARDER)}.")
        if harder and not solo:
            raise BadOptions("The harder options belong to the solo game.")
        chosen: dict[str, Any] = {"rounds": rounds}
        if solo:
            chosen["harder"] = [each for each in HARDER if each in harder]
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

    def variants(self) -> list[tuple[int, dict[str, Any]]]:
        found: list[tuple[int, dict[str, Any]]] = [
            (seats, {"rounds": rounds}) for seats in (2, 3, 4) for rounds in (3, 4)
        ]
        for size in range(4):
            found += [(1, {"harder": list(chosen)}) for chosen in combinations(HARDER, size)]
        return found


GAME: Final = InventorsRules()

"""The seats in a strip: what each has, and how far it is."""

from __future__ import annotations

from typing import Final, cast

from rich.console import RenderableType
from rich.text import Text

from ...games.scholars.seen import Player, View
from ..seats import seat_strip
from .printed import Printed

COLUMNS: Final = ("silver", "gold", "workers", "hand", "bag", "cards", "influence", "retirees", "scrolls", "goals")


def players(view: View) -> dict[int, Player]:
    """The players who have a board, by seat: the printed opponent has none."""
    return {seat: cast(Player, each) for seat, each in enumerate(view["players"]) if seat != view["opponent"]}


def seat_grid(view: View, printed: Printed) -> RenderableType:
    """One line for each seat."""
    boards = players(view)
    rows = [
        cells(boards[seat], printed)
        if seat in boards
        else ["–" if column != "influence" else str(each["influence"]) for column in COLUMNS]
        for seat, each in enumerate(view["players"])
    ]
    return seat_strip(printed, view["first"], view["turn"], COLUMNS, rows, left=("workers", "hand"))


def cells(player: Player, printed: Printed) -> list[str | Text]:
    """What a seat has, column by column."""
    return [
        str(player["silver"]),
        str(player["gold"]),
        printed.workers(player["workers"]),
        Text("").join(printed.die(die) for die in player["hand"]),
        str(player["bag_size"]),
        str(len(player["cards"])),
        str(player["influence"]),
        str(sum(len(slot["retirees"]) for slot in player["slots"])),
        str(len(player["scrolls"])),
        f"{3 - sum(player['targets'])}/3",
    ]

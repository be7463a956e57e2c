"""The seats in a strip: what each has, and how far it is."""

from __future__ import annotations

from typing import Final, cast

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...games.scholars.seen import Player, View
from .printed import Printed

COLUMNS: Final = ("silver", "gold", "workers", "hand", "bag", "cards", "influence", "retirees", "scrolls", "goals")


def players(view: View) -> dict[int, Player]:
    """The players who have a board, by seat: the printed opponent has none."""
    return {seat: cast(Player, each) for seat, each in enumerate(view["players"]) if seat != view["opponent"]}


def seat_grid(view: View, printed: Printed) -> RenderableType:
    """One line for each seat."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(printed.label("seat"), no_wrap=True)
    for heading in COLUMNS:
        justify = "left" if heading in ("workers", "hand") else "right"
        grid.add_column(printed.label(f"seat-{heading}"), justify=justify)  # type: ignore[arg-type]
    boards = players(view)
    for seat, each in enumerate(view["players"]):
        name = Text.assemble(printed.seat(seat), " ", printed.seat_name(seat))
        if view["first"] == seat:
            name.append(" " + printed.label("first"), style="dim")
        style = "bold" if view["turn"] == seat else ""
        if seat in boards:
            grid.add_row(name, *cells(boards[seat], printed), style=style)
        else:
            grid.add_row(name, *("–" if column != "influence" else str(each["influence"]) for column in COLUMNS))
    return grid


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

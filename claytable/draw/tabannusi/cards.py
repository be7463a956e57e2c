"""What lies beside the board: Decrees, special Water, stacks."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...games.tabannusi.seen import Board, View
from .printed import Printed


def cards(view: View, printed: Printed) -> RenderableType:
    """One line for each kind of thing, one for each Decree."""
    board = view["board"]
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for number, id in enumerate(board["decrees"]):
        grid.add_row("" if number else printed.label("decrees"), Text(f"{id} {printed.decree(id)}"))
    tiles = [f"{id} {printed.effect(printed.row('special_water_tile', id)['bonus'])}" for id in board["display"]]
    display = Text(" · ".join(tiles) or printed.label("none"))
    display.append(f" · {printed.label('face-down', n=board['specials'])}", style="dim")
    grid.add_row(printed.label("display"), display)
    grid.add_row(printed.label("stacks"), stacks(board, printed))
    return grid


def stacks(board: Board, printed: Printed) -> Text:
    """How many there are of everything that can run out."""
    parts = [
        printed.label("stack-projects", counts=printed.counts(board["projects"]).plain),
        printed.label("stack-water", n=board["waters"]),
        printed.label("stack-gardens", n=board["gardens"]),
        printed.label("stack-urban", n=board["urban"]),
        printed.label("supply", counts=printed.counts(board["supply"]).plain),
    ]
    return Text(" · ".join(parts))

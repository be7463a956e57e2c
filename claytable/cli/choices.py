"""The numbered answers under a question."""

from __future__ import annotations

from typing import Final

from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text

#: Up to this many answers go one under the other; more of them go in columns, if they are short enough.
TALL: Final = 8


def _columns(options: list[str], width: int) -> int:
    """As many columns as leave at least half of the answers on one line."""
    usual = sorted(len(option) for option in options)[len(options) // 2]
    return max(1, min(3, width // (usual + 6)))


def option_columns(options: list[str], console: Console) -> RenderableType:
    """The answers with their numbers, in as many columns as are needed and fit."""
    columns = 1 if len(options) <= TALL else _columns(options, console.width)
    rows = -(-len(options) // columns)
    grid = Grid.grid(padding=(0, 2))
    for _ in range(columns):
        grid.add_column(justify="right", style="bold cyan", no_wrap=True)
        grid.add_column(max_width=console.width // columns - 6)
    for row in range(rows):
        cells: list[Text] = []
        for number in range(row, len(options), rows):
            cells += [Text(str(number + 1)), Text(options[number])]
        grid.add_row(*cells)
    return grid

"""The numbered answers under a question."""

from __future__ import annotations

from typing import Final

from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text

#: So many answers stand one under the other; more of them stand in columns, if they are short enough.
TALL: Final = 8


def option_columns(options: list[str], console: Console) -> RenderableType:
    """The answers with their numbers, in as many columns as are needed and fit."""
    longest = max(len(option) for option in options) + 6
    fitting = max(1, console.width // longest)
    columns = 1 if len(options) <= TALL else min(fitting, 3)
    rows = -(-len(options) // columns)
    grid = Grid.grid(padding=(0, 2))
    for _ in range(columns):
        grid.add_column(justify="right", style="bold cyan", no_wrap=True)
        grid.add_column()
    for row in range(rows):
        cells: list[Text] = []
        for number in range(row, len(options), rows):
            cells += [Text(str(number + 1)), Text(options[number])]
        grid.add_row(*cells)
    return grid

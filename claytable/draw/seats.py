"""The seats in a strip: what each of them has."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.console import JustifyMethod, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from .printed import PrintedThings


def seat_strip(
    printed: PrintedThings,
    first: int,
    turn: int | None,
    columns: Sequence[str],
    rows: Sequence[Sequence[str | Text]],
    left: Collection[str] = (),
    unbroken: Collection[str] = (),
    gap: int = 2,
    expand: bool = False,
) -> RenderableType:
    """One line for each seat, with its cells; columns that are not `left` stand right."""
    grid = Grid(box=None, padding=(0, gap, 0, 0), header_style="dim", expand=expand)
    grid.add_column(printed.label("seat"), no_wrap=True)
    for column in columns:
        justify: JustifyMethod = "left" if column in left else "right"
        grid.add_column(printed.label(f"seat-{column}"), justify=justify, no_wrap=column in unbroken)
    for seat, cells in enumerate(rows):
        name = Text.assemble(printed.seat(seat), " ", printed.seat_name(seat))
        if first == seat:
            name.append(" " + printed.label("first"), style="dim")
        grid.add_row(name, *cells, style="bold" if turn == seat else "")
    return grid

"""The three Mastery tracks: multipliers, bonuses, and where all markers stand."""

from __future__ import annotations

from typing import Final

from rich.box import ROUNDED
from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...games.tabannusi.seen import View
from .printed import COLOURS, FREE, Printed

#: The width of a space: four markers may stand on it, and a boundary before it.
PLACE: Final = 7
BOUNDARY: Final = "┃"


def mastery(view: View, printed: Printed) -> RenderableType:
    """The tracks are alike: the worth of a space is printed above all three."""
    spaces = printed.rows("mastery_space")
    boundaries = printed.one("mastery")["boundaries"]
    grid = Grid(box=ROUNDED, expand=True, padding=(0, 1))
    grid.add_column(printed.label("mastery"), no_wrap=True)
    grid.add_column(line([Text(f"×{row['multiplier']}") for row in spaces], boundaries), no_wrap=True, ratio=1)
    for id, field in (("lowest", "lowest_bonus"), ("benefit", "benefit")):
        icons = [Text(printed.icon(row[field]), style="dim") for row in spaces]
        grid.add_row(Text(printed.label(id), style="dim"), line(icons, boundaries))
    for colour in COLOURS:
        places = []
        for row in spaces:
            here = [seat for seat, each in enumerate(view["players"]) if each["mastery"][colour] == row["space"]]
            places.append(printed.seats(here) if here else Text(FREE, style="dim"))
        name = Text(printed.letter(colour), style=printed.styles[colour])
        grid.add_row(name, line(places, boundaries))
    return grid


def line(places: list[Text], boundaries: list[int]) -> Text:
    """Spaces in a row, with a bar where a boundary is passed."""
    text = Text()
    for number, place in enumerate(places):
        text.append(BOUNDARY + " " if number in boundaries else "  ", style="dim").append_text(place)
        text.append(" " * (PLACE - 2 - cell_len(place.plain)))
    return text

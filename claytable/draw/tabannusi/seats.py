"""The seats in a strip: what each has."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...games.tabannusi.seen import HouseRows, Player, View
from .printed import COLOURS, Printed

COLUMNS: Final = (
    "vp",
    "gold",
    "dice",
    "crates",
    "claims",
    "water",
    "gardens",
    "houses",
    "harbormasters",
    "decrees",
    "urban",
)


def seat_grid(view: View, printed: Printed) -> RenderableType:
    """One line for each seat."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="dim", expand=True)
    grid.add_column(printed.label("seat"), no_wrap=True)
    for heading in COLUMNS:
        justify = "left" if heading in ("dice", "crates") else "right"
        grid.add_column(printed.label(f"seat-{heading}"), justify=justify)  # type: ignore[arg-type]
    for seat, player in enumerate(view["players"]):
        name = Text.assemble(printed.seat(seat), " ", printed.seat_name(seat))
        if view["first"] == seat:
            name.append(" " + printed.label("first"), style="dim")
        grid.add_row(name, *cells(player, printed), style="bold" if view["turn"] == seat else "")
    return grid


def cells(player: Player, printed: Printed) -> list[str | Text]:
    """What a seat has, column by column."""
    return [
        str(player["vp"]),
        str(player["gold"]),
        printed.counts(player["dice"]),
        printed.crates(player["crates"]),
        f"{player['claims']} ({player['claim_supply']})",
        str(player["waters"] + len(player["specials"])),
        str(player["gardens"]),
        str(houses(player["houses"])),
        str(len(player["harbormasters"])),
        str(len(player["decrees"])),
        str(player["urban_cards"]),
    ]


def houses(rows: HouseRows) -> int:
    """How many Houses stand on the Player board."""
    return sum(sum(rows[colour]) for colour in COLOURS) + sum(rows["bottom"])

"""The seats in a strip: what each has."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from ...games.tabannusi.seen import HouseRows, Player, View
from ..seats import seat_strip
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
    rows = [cells(player, printed) for player in view["players"]]
    left = ("dice", "crates")
    return seat_strip(printed, view["first"], view["turn"], COLUMNS, rows, left, gap=1, expand=True)


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

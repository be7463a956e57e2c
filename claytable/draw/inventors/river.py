"""The River: three sections side by side, with Ships, Workshop tiles, Research and Influence."""

from __future__ import annotations

from typing import Final

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...games.inventors.seen import View
from .printed import STYLES, Printed

SECTIONS: Final = ("left", "centre", "right")


def river(view: View, printed: Printed) -> RenderableType:
    """The eighteen spaces, six to a section."""
    grid = Grid(box=ROUNDED, expand=True, show_lines=False, padding=(0, 1))
    piles = view["board"]["research_piles"]
    for section in SECTIONS:
        grid.add_column(printed.label(f"river-{section}", tiles=piles[section]), ratio=1)
    for row in range(6):
        grid.add_row(*(space(view, row + 6 * section, printed) for section in range(3)))
    return grid


def space(view: View, number: int, printed: Printed) -> Text:
    """One space: its number, who is there, and what lies on it."""
    here = view["board"]["river"][number]
    text = Text.assemble((f"{number:>2} ", "bold"))
    ships = ships_at(view, number)
    if ships:
        text.append(printed.label("ship")).append_text(Text("").join(printed.seat(seat) for seat in ships)).append(" ")
    if here["top"] is not None:
        text.append_text(tile(here["top"], printed))
        if here["tiles"] > 1:
            text.append(f" ×{here['tiles']}", style="dim")
    elif here["tiles"]:
        text.append(printed.label("facedown", n=here["tiles"]), style="dim")
    elif here["research"] is None:
        effect = printed.rows("river_space")[number]["effect"]
        if effect and effect != ["take 1 tile"]:
            text.append(printed.effect(effect), style="dim")
        elif here["vp"]:
            text.append(printed.label("research-free", vp=here["vp"]), style="dim")
    if here["research"] is not None:
        text.append(" " if here["tiles"] else "").append(printed.says(here["research"]))
    if here["influence"]:
        text.append(" ").append_text(printed.seats(here["influence"]))
    return text


def ships_at(view: View, number: int) -> list[int | str]:
    """The Ships on a space, the lowest first."""
    ships: list[tuple[int, int | str]] = [
        (player["ship_order"], seat) for seat, player in enumerate(view["players"]) if player["ship"] == number
    ]
    if view["dummy"] is not None and view["dummy"]["ship"] == number:
        ships.append((view["dummy"]["ship_order"], "neutral"))
    return [seat for _, seat in sorted(ships, key=lambda ship: ship[0])]


def tile(id: str, printed: Printed) -> Text:
    """A Workshop tile: the value and colour that it needs, what it does, what it scores."""
    found = next(row for table in ("workshop_tile", "starting_tile") for row in printed.rows(table) if row["id"] == id)
    colour = "white" if found["colour"] == "none" else found["colour"]
    letter = "" if colour == "white" else printed.letter(colour)
    text = Text.assemble((f"{found['value']}{letter}", STYLES[colour]), " ", printed.effect(found["effect"]))
    if found["vp"]:
        text.append(" · " + printed.label("vp", n=found["vp"]), style="dim")
    return text

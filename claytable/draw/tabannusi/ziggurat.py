"""The Ziggurat: three sections with their tile, their House spaces and the Claim markers."""

from __future__ import annotations

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...games.tabannusi.seen import Section, View
from .printed import CLAIM, FREE, HOUSE, Printed


def ziggurat(view: View, printed: Printed) -> RenderableType:
    """One column for each section."""
    grid = Grid(box=ROUNDED, expand=True, padding=(0, 1))
    sections = view["board"]["ziggurat"]
    for each in sections:
        heading = printed.label("section", colour=printed.letter(each["section"]), tile=each["tile"])
        grid.add_column(Text(heading, style=printed.styles[each["section"]]), ratio=1)
    grid.add_row(*(Text(printed.ziggurat_tile(each["tile"])) for each in sections))
    grid.add_row(*(claims(view, each["section"], printed) for each in sections))
    grid.add_row(*(houses(each, printed) for each in sections))
    return grid


def claims(view: View, section: str, printed: Printed) -> Text:
    """How many Claim markers everybody has on the tile: the last one counts."""
    text = Text.assemble((f"{CLAIM} ", "dim"))
    found = [(seat, player["ziggurat"][section]) for seat, player in enumerate(view["players"])]
    for seat, n in found:
        if n:
            text.append_text(printed.seat(seat)).append(f"{n} ")
    return text if any(n for _, n in found) else text.append("–", style="dim")


def houses(section: Section, printed: Printed) -> Text:
    """The six House spaces by number: a House, or what it would gain."""
    rows = [row for row in printed.rows("ziggurat_space") if row["section"] == section["section"]]
    text = Text.assemble((f"{HOUSE} ", "dim"))
    for number, (row, seat) in enumerate(zip(rows, section["houses"], strict=True), 1):
        text.append(f"{number}:", style="bold")
        free = Text(printed.icon(row["bonus"]).removeprefix("1") or FREE, style="dim")
        text.append_text(free if seat is None else printed.seat(seat)).append(" ")
    return text

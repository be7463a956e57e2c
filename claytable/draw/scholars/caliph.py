"""The Caliph Cards: who serves the Caliph where, and what comes with the next visits."""

from __future__ import annotations

from typing import Any

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...games.scholars.seen import Caliph, View
from .printed import Printed


def caliphs(view: View, printed: Printed) -> RenderableType:
    """Four places: a revealed card, or the event that its place brings."""
    grid = Grid(box=ROUNDED, expand=True, padding=(0, 1))
    cells = []
    revealed = view["board"]["caliphs"]
    for place, row in enumerate(printed.rows("caliph_space")):
        grid.add_column(printed.label("caliph", n=place + 1), ratio=1)
        cells.append(card(revealed[place], printed) if place < len(revealed) else event(row, printed))
    grid.add_row(*cells)
    return grid


def card(found: Caliph, printed: Printed) -> Text:
    """A revealed card: who is on its spaces, from the top. What the spaces gave is gained; their VP are to come."""
    row = printed.row("caliph_card", found["caliph"])
    text = Text()
    for space, seat in found["influence"].items():
        text.append_text(printed.seat(seat))
        points = row[f"{space}_vp"]
        text.append(f" {printed.vp(points)}  " if seat is not None and points else "  ")
    return text


def event(row: dict[str, Any], printed: Printed) -> Text:
    """What the visit will bring first."""
    if row["event"] == "starting_translators":
        return Text(printed.label("event-starting"), style="dim")
    if row["event"] == "neutral_translator":
        pictured = ", ".join(printed.deck(deck) for deck in row["pictured"])
        return Text(printed.label("event-neutral", decks=pictured), style="dim")
    return Text(printed.label("event-none"), style="dim")

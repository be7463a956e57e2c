"""The eight decks of Translators: what may be Recruited, by the value that it takes."""

from __future__ import annotations

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...games.scholars.seen import Deck, View
from .printed import Printed


def decks(view: View, printed: Printed) -> RenderableType:
    """Pairs of decks that take the same value stand one below the other."""
    columns: dict[int, list[Deck]] = {}
    for each in view["board"]["decks"]:
        columns.setdefault(each["value"], []).append(each)
    grid = Grid(box=ROUNDED, expand=True, show_lines=True, padding=(0, 1))
    for value in columns:
        grid.add_column(printed.label("recruit", value=value), ratio=1)
    for row in range(max(len(column) for column in columns.values())):
        cells = [deck(column[row], printed) if row < len(column) else Text("") for column in columns.values()]
        grid.add_row(*cells)
    return grid


def deck(found: Deck, printed: Printed) -> Text:
    """The top card: its languages, what Dispatching it brings, and what it does as a Retiree."""
    if found["top"] is None:
        return Text.assemble((printed.deck(found["deck"]), "bold"), (" ×0", "dim"))
    top = printed.translator(found["top"])
    text = Text.assemble((printed.translator_name(found["top"]), "bold"), (f" ×{found['cards']}", "dim"))
    text.append(f" {printed.vp(top['vp'])}")
    text.append("\n" + printed.languages(found["top"]), style="italic")
    text.append("\n" + printed.label("dispatch") + " ", style="dim").append(printed.effect(top["dispatch"]))
    return text.append("\n" + printed.label("retiree") + " ", style="dim").append(printed.effect(top["retiree"]))

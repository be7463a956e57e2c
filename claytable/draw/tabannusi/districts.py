"""The five Districts: the Barge with its dice, the workers, and the Action tiles."""

from __future__ import annotations

from typing import Final, Literal

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...games.tabannusi.seen import District, View
from .printed import Printed

Worker = Literal["architect", "assistant"]
WORKERS: Final[tuple[Worker, ...]] = ("architect", "assistant")


def districts(view: View, printed: Printed) -> RenderableType:
    """One column for each District, clockwise."""
    grid = Grid(box=ROUNDED, expand=True, padding=(0, 1))
    found = view["board"]["districts"]
    for number in range(1, len(found) + 1):
        grid.add_column(printed.label("district", n=number, name=printed.label(f"district-{number}")), ratio=1)
    grid.add_row(*(barge(each, printed) for each in found))
    for kind in WORKERS:
        grid.add_row(*(workers(view, kind, number, printed) for number in range(1, len(found) + 1)))
    grid.add_row(*(tiles(each["tiles"], printed) for each in found))
    return grid


def barge(found: District, printed: Printed) -> Text:
    """The dice of the District's Resource, by value."""
    text = printed.colour(found["local"])
    for value in found["barge"]:
        text.append(f" {value}")
    return text if found["barge"] else text.append(" –", style="dim")


def workers(view: View, kind: Worker, district: int, printed: Printed) -> Text:
    """Whose Architect, or whose Assistant, is here."""
    here = [seat for seat, player in enumerate(view["players"]) if player[kind] == district]
    return Text.assemble((printed.label(kind) + " ", "dim"), printed.seats(here)) if here else Text("")


def tiles(ids: list[str], printed: Printed) -> Text:
    """What the Action tiles do."""
    lines = [f"{id}: {printed.effect(printed.row('action_tile', id)['effects'])}" for id in ids]
    return Text("\n".join(lines), style="dim")

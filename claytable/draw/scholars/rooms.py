"""The ten Rooms: Translators with their languages, owner and Gold; or what an empty Room costs and gives."""

from __future__ import annotations

from typing import Final

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...games.scholars.seen import Room, View
from .printed import Printed

COLUMNS: Final = 5


def rooms(view: View, printed: Printed) -> RenderableType:
    """Five Rooms above, five below."""
    grid = Grid(box=ROUNDED, expand=True, show_header=False, show_lines=True, padding=(0, 1))
    for _ in range(COLUMNS):
        grid.add_column(ratio=1)
    cells = [room(each, printed) for each in view["board"]["rooms"]]
    for start in range(0, len(cells), COLUMNS):
        grid.add_row(*cells[start : start + COLUMNS])
    return grid


def room(found: Room, printed: Printed) -> Text:
    """A Room by its number; a Neutral Translator belongs to the opponent of the solo game, otherwise to nobody."""
    text = Text.assemble((f"{found['room']} ", "bold"))
    if found["translator"] is None:
        effect = printed.effect(printed.row("room", f"room_{found['room']}")["effect"])
        text.append(printed.label("room-cost", silver=found["silver"])).append(" ")
        text.append_text(printed.gold(0, found["needed"]))
        return text.append("\n→ " + effect, style="dim")
    translator = printed.translator(found["translator"])
    owner = "neutral" if found["owner"] is None else found["owner"]
    text.append_text(printed.seat(owner)).append(f" {printed.translator_name(found['translator'])} ", style="bold")
    text.append_text(printed.gold(found["gold"], found["needed"]))
    text.append("\n" + printed.languages(found["translator"]), style="italic")
    retiree = f"{printed.effect(translator['retiree'])} ({printed.vp(translator['vp'])})"
    text.append("\n" + printed.label("retiree") + " ", style="dim").append(retiree)
    if found["resource"] is not None:
        text.append("\n+ " + resource(found["resource"], printed), style="bold")
    return text


def resource(id: str, printed: Printed) -> str:
    """What a Resource Card of the draft gives."""
    row = printed.row("resource_card", id)
    dice = " ".join(f"{n}{printed.letter(colour)}" for colour, n in row["dice"].items() if n)
    workers = " ".join(f"{n}{printed.letter(colour)}" for colour, n in row["workers"].items() if n)
    given = [printed.label("resource-dice", dice=dice)]
    given += [printed.effect(f"gain {row[kind]} {kind}") for kind in ("gold", "silver") if row[kind]]
    if workers:
        given.append(printed.label("resource-workers", workers=workers))
    return " · ".join([*given, printed.effect(row["bonus"])])

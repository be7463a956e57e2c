"""The seats in a strip, and what the Dummy Player and the printed opponent have on the table."""

from __future__ import annotations

from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from .printed import STYLES, Printed

GUILDS: Final = ("blue", "orange", "charcoal")


def seat_grid(view: dict[str, Any], printed: Printed) -> RenderableType:
    """One line for each seat: what it has, and where it stands."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(printed.label("seat"), no_wrap=True)
    for heading in (
        "silver",
        "cards",
        "workers",
        "camels",
        "dice",
        "influence",
        "supply",
        "royalties",
        "research",
        "tents",
    ):
        grid.add_column(printed.label(f"seat-{heading}"), justify="right", no_wrap=heading == "influence")
    for seat, player in enumerate(view["players"]):
        name = Text.assemble(printed.seat(seat), " ", printed.seat_name(seat))
        if view["first"] == seat:
            name.append(" " + printed.label("first"), style="dim")
        opponent = seat == view["opponent"]
        grid.add_row(
            name,
            str(player["silver"]),
            "–" if opponent else str(player["cards"]),
            str(player["workers"]) + (" " + printed.label("envoy-mark") if player["envoy"] else ""),
            "–" if opponent else str(free_camels(player)),
            "–"
            if opponent
            else str(sum(len(player["landscapes"][each]) for each in ("ready", "determined", "inspired"))),
            guilds(player["influence"], printed),
            str(player["supply"]),
            "–" if opponent else str(player["royalties"]),
            "–" if opponent else str(len(player["research"])),
            str(player["tents"]),
            style="bold" if view["turn"] == seat else "",
        )
    return grid


def free_camels(player: dict[str, Any]) -> int:
    """Open Camel spaces without dice."""
    return sum(camel["open"] and not camel["dice"] for camel in player["camels"])


def guilds(influence: dict[str, int], printed: Printed) -> Text:
    """Influence by Guild, Tents counted: `2B 3O 1C`."""
    return Text(" ").join(
        Text(f"{influence[colour]}{printed.letter(colour)}", style=STYLES[colour]) for colour in GUILDS
    )


def extras(view: dict[str, Any], printed: Printed) -> list[RenderableType]:
    """The Dummy Player and the opponent's Schemes, where they take part."""
    found: list[RenderableType] = []
    dummy = view["dummy"]
    if dummy is not None:
        line = Text.assemble(printed.seat("neutral"), " ", printed.label("dummy", ship=dummy["ship"]), " ")
        found.append(line.append_text(guilds(dummy["guilds"], printed)))
    schemes = view["schemes"]
    if schemes is not None:
        opponent = view["players"][view["opponent"]]
        counts = {"pile": schemes["pile"], "tiles": opponent["collected"], "inventions": opponent["inventions_left"]}
        found.append(Text(printed.label("schemes", **counts)))
    return found

"""Who sits at the table: the seats in a strip, and what the Dummy Player and the printed opponent have on the table."""

from __future__ import annotations

from typing import Final, cast

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...games.inventors.seen import Landscapes, Opponent, Player, View
from .printed import STYLES, Printed

GUILDS: Final = ("blue", "orange", "charcoal")


def players(view: View) -> dict[int, Player]:
    """The players who have a board, by seat."""
    return {seat: cast(Player, each) for seat, each in enumerate(view["players"]) if seat != view["opponent"]}


def opponent(view: View) -> Opponent | None:
    """The printed opponent, where it takes part."""
    return None if view["opponent"] is None else cast(Opponent, view["players"][view["opponent"]])


def seat_grid(view: View, printed: Printed) -> RenderableType:
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
    boards = players(view)
    for seat, each in enumerate(view["players"]):
        player = boards.get(seat)
        name = Text.assemble(printed.seat(seat), " ", printed.seat_name(seat))
        if view["first"] == seat:
            name.append(" " + printed.label("first"), style="dim")
        grid.add_row(
            name,
            str(each["silver"]),
            "–" if player is None else str(player["cards"]),
            str(each["workers"]) + (" " + printed.label("envoy-mark") if each["envoy"] else ""),
            "–" if player is None else str(free_camels(player)),
            "–" if player is None else str(dice(player["landscapes"])),
            guilds(each["influence"], printed),
            str(each["supply"]),
            "–" if player is None else str(player["royalties"]),
            "–" if player is None else str(len(player["research"])),
            str(each["tents"]),
            style="bold" if view["turn"] == seat else "",
        )
    return grid


def free_camels(player: Player) -> int:
    """Open Camel spaces without dice."""
    return sum(camel["open"] and not camel["dice"] for camel in player["camels"])


def dice(landscapes: Landscapes) -> int:
    """Dice that are not exhausted."""
    return len(landscapes["ready"]) + len(landscapes["determined"]) + len(landscapes["inspired"])


def guilds(influence: dict[str, int], printed: Printed) -> Text:
    """Influence by Guild, Tents counted: `2B 3O 1C`."""
    return Text(" ").join(
        Text(f"{influence[colour]}{printed.letter(colour)}", style=STYLES[colour]) for colour in GUILDS
    )


def extras(view: View, printed: Printed) -> list[RenderableType]:
    """The Dummy Player and the opponent's Schemes, where they take part."""
    found: list[RenderableType] = []
    dummy = view["dummy"]
    if dummy is not None:
        line = Text.assemble(printed.seat("neutral"), " ", printed.label("dummy", ship=dummy["ship"]), " ")
        found.append(line.append_text(guilds(dummy["guilds"], printed)))
    schemes, other = view["schemes"], opponent(view)
    if schemes is not None and other is not None:
        counts = {"pile": schemes["pile"], "tiles": other["collected"], "inventions": other["inventions_left"]}
        found.append(Text(printed.label("schemes", **counts)))
    return found

"""The six Research Tracks: where the markers stand, what a Rest brings there, and what the next space gives."""

from __future__ import annotations

from typing import Any, Final

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...games.scholars.seen import View
from .printed import Printed
from .seats import players

TOP: Final = 7
#: The width of a space: four markers may stand on it.
PLACE: Final = 4


def tracks(view: View, seat: int | None, printed: Printed) -> RenderableType:
    """One line for each track; income and next space are those of `seat`."""
    player = None if seat is None else players(view).get(seat)
    grid = Grid(box=ROUNDED, expand=True, padding=(0, 1))
    grid.add_column(printed.label("tracks"), no_wrap=True)
    grid.add_column("".join(str(level).ljust(PLACE) for level in range(TOP + 1)), no_wrap=True)
    if player is not None:
        grid.add_column(printed.label("income"), ratio=1)
        grid.add_column(printed.label("next"), ratio=1)
    for row in printed.rows("research_track"):
        track = row["id"]
        cells: list[RenderableType] = [printed.track(track), markers(view, track, printed)]
        if player is not None:
            level = player["levels"][track]
            cells += [income(track, level, printed), coming(row, level, printed)]
        grid.add_row(*cells)
    return Group(options(printed), grid)


def markers(view: View, track: str, printed: Printed) -> Text:
    """Eight places, each with the markers that stand there."""
    line = Text()
    for level in range(TOP + 1):
        here = [seat for seat, each in players(view).items() if each["levels"][track] == level]
        cell = printed.seats(here) if here else Text("·", style="dim")
        line.append_text(cell).append(" " * (PLACE - len(cell.plain)))
    return line


def income(track: str, level: int, printed: Printed) -> Text:
    """What harvesting the track brings: the highest even space reached."""
    return Text(printed.effect(printed.row("track_space", f"{track}_{level - level % 2}")["effect"]))


def coming(row: dict[str, Any], level: int, printed: Printed) -> Text:
    """The next space: an odd one gives something at once, an even one at a Rest; above the top there is a bonus."""
    if level == TOP:
        return Text(printed.label("beyond", effect=printed.effect(row["overflow"])))
    space = printed.row("track_space", f"{row['id']}_{level + 1}")
    id = "at-once" if (level + 1) % 2 else "at-rest"
    return Text(printed.label(id, n=level + 1, effect=printed.effect(space["effect"])))


def options(printed: Printed) -> RenderableType:
    """The options of the Research action, by value."""
    grid = Grid.grid(expand=True, padding=(0, 1))
    cells = []
    for row in printed.rows("research_option"):
        grid.add_column(ratio=1)
        head = printed.label("research", value=row["value_min"])
        cells.append(Text.assemble((head, "bold"), " ", (printed.effect(row["effect"]), "dim")))
    grid.add_row(*cells)
    return grid

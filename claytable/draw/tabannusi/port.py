"""The Port: nine Ships, the House spaces at the head of each line, and the Harbormasters at its end."""

from __future__ import annotations

from typing import Final

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...games.tabannusi.seen import Line, View
from .printed import FREE, HOUSE, Printed

SIDE: Final = 3


def port(view: View, printed: Printed) -> RenderableType:
    """Columns above and below, rows at the sides, Ships in the middle."""
    grid = Grid(box=ROUNDED, expand=True, show_lines=True, padding=(0, 1))
    lines = view["board"]["lines"]
    rows, columns = lines[:SIDE], lines[SIDE:]
    grid.add_column(printed.label("port"), ratio=5)
    for number in range(SIDE):
        grid.add_column(printed.label("column", n=number + 1), ratio=6)
    grid.add_column(printed.label("harbormasters"), ratio=6)
    grid.add_row("", *(houses(line, SIDE + n, printed) for n, line in enumerate(columns)), "")
    for number, line in enumerate(rows):
        ships = [ship(view, number * SIDE + column, printed) for column in range(SIDE)]
        grid.add_row(houses(line, number, printed), *ships, harbormaster(line, printed))
    grid.add_row(
        Text(printed.label("harbormasters"), style="bold"), *(harbormaster(line, printed) for line in columns), ""
    )
    return grid


def houses(line: Line, number: int, printed: Printed) -> Text:
    """The two House spaces of a line: who is there, and the bonus or the Crate that waits."""
    text = Text()
    if number < SIDE:
        text.append(printed.label("row", n=number + 1) + "\n", style="bold")
    bonus, crate = line["houses"]
    text.append_text(_house(bonus, printed))
    text.append(printed.effect(printed.rows("port_pair")[number]["blue_bonus"]), style="dim")
    text.append("\n").append_text(_house(crate, printed))
    if line["crate"] is None:
        return text.append("–", style="dim")
    label = Text(printed.label("crate", colour=printed.letter(line["crate"])), style=printed.styles[line["crate"]])
    return text.append_text(label)


def _house(seat: int | None, printed: Printed) -> Text:
    mark = Text(FREE, style="dim") if seat is None else printed.seat(seat)
    return Text(HOUSE + " ", style="dim" if seat is None else "bold").append_text(mark).append(" ")


def ship(view: View, number: int, printed: Printed) -> Text:
    """Its place and size, its colour, who has claimed it (in brackets: works from the next turn), and its ability."""
    found = view["board"]["ships"][number]
    place = {"row": number // SIDE + 1, "column": number % SIDE + 1, "size": found["size"]}
    text = Text(printed.label("ship", **place) + " ")
    text.append_text(Text("?") if found["colour"] is None else printed.colour(found["colour"]))
    for seat in found["claims"]:
        player = view["players"][seat]
        works = found["ship"] is None or seat == view["opponent"] or number + 1 in player["ships_working"]
        text.append(" " if works else " (").append_text(printed.seat(seat)).append("" if works else ")")
    ability = printed.label("ship-any") if found["ship"] is None else printed.ship(found["ship"])
    return text.append("\n" + ability, style="dim")


def harbormaster(line: Line, printed: Printed) -> Text:
    """The tile at the end of a line, if nobody has taken it."""
    if line["harbormaster"] is None:
        return Text("–", style="dim")
    return Text(printed.harbormaster(line["harbormaster"]), style="dim")

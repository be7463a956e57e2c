"""The Map: twelve Spots in a loop, clockwise, with Scrolls beside the Black ones and paths between them."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ...games.scholars.seen import Scroll, View
from .printed import STYLES, Printed
from .seats import players

#: The loop on paper: five Spots above, one on each side, five below; spot 0 is in the middle of the top.
ABOVE: Final = (10, 11, 0, 1, 2)
BELOW: Final = (8, 7, 6, 5, 4)
LEFT: Final = 9
RIGHT: Final = 3
BLACK: Final = "◆"
WHITE: Final = "◇"


def map_loop(view: View, printed: Printed) -> RenderableType:
    """The Spots as they lie, from each to the next the path between them."""
    grid = Grid.grid(expand=True)
    for column in range(9):
        grid.add_column(ratio=7 if column % 2 == 0 else 1, justify="left" if column % 2 == 0 else "center")
    grid.add_row(*_line(view, ABOVE, printed, forward=True))
    grid.add_row(_down(10, LEFT, printed), *[""] * 7, _down(2, RIGHT, printed))
    grid.add_row(spot(view, LEFT, printed), *_middle(view, printed), spot(view, RIGHT, printed))
    grid.add_row(_down(LEFT, 8, printed), *[""] * 7, _down(RIGHT, 4, printed))
    grid.add_row(*_line(view, BELOW, printed, forward=False))
    return Panel(grid, title=printed.label("map"), title_align="left", box=ROUNDED, padding=(0, 1))


def _line(view: View, spots: tuple[int, ...], printed: Printed, forward: bool) -> list[Text]:
    cells = [spot(view, spots[0], printed)]
    for before, after in pairwise(spots):
        cells += [path(before, after, printed, "→" if forward else "←"), spot(view, after, printed)]
    return cells


def _down(above: int, below: int, printed: Printed) -> Text:
    """A path at the side: on the right it leads down, on the left up."""
    return Text.assemble("  ", path(above, below, printed, "↑" if LEFT in (above, below) else "↓"))


def path(one: int, other: int, printed: Printed, arrow: str) -> Text:
    """The way between two neighbours: an arrow, and the letter of its colour if it has one."""
    for row in printed.rows("map_path"):
        if set(row["between"]) == {one, other}:
            return Text(f"{printed.letter(row['colour'])}{arrow}", style=STYLES[row["colour"]])
    return Text(arrow, style="dim")


def spot(view: View, number: int, printed: Printed) -> Text:
    """One Spot: who stands there, and its Scroll or what it gives."""
    row = printed.rows("map_spot")[number]
    black = row["colour"] == "black"
    text = Text.assemble((f"{BLACK if black else WHITE}{number + 1}", "bold"))
    for seat, player in players(view).items():
        if player["spot"] == number:
            text.append(" ").append_text(printed.seat(seat))
    if view["board"]["neutral"] == number:
        text.append(" ").append_text(printed.seat("neutral"))
    if not black:
        return text.append(" " + printed.effect(row["effect"]))
    here = view["board"]["map"][number // 2]
    return text if here is None else text.append("\n").append_text(scroll(here, printed))


def scroll(here: Scroll, printed: Printed) -> Text:
    """A Scroll with the Influence on it, its bonus at the end, and what Translating it brings."""
    text = printed.scroll(here["scroll"])
    if here["influence"] is not None:
        text.append(" ").append_text(printed.seat(here["influence"]))
    bonus, effect = printed.bonus(here["scroll"]), printed.scroll_effect(here["scroll"])
    if bonus:
        text.append("\n" + bonus, style="dim")
    return text.append("\n→ " + effect, style="dim") if effect else text


def _middle(view: View, printed: Printed) -> list[Text]:
    """In the middle of the loop: the draw pile and what paths give."""
    board = view["board"]
    rewards = printed.one("map")
    primary, secondary = ("red", "yellow", "blue"), ("purple", "orange", "green")
    paths = [
        Text.assemble(*(printed.colour(each) for each in colours), f" {printed.effect(rewards[field])}")
        for colours, field in ((primary, "primary_path_reward"), (secondary, "secondary_path_reward"))
    ]
    pile = Text(printed.label("pile", n=sum(board["pile"])), style="bold")
    stacks = Text(printed.label("stacks", stacks=" ".join(str(n) for n in board["pile"] if n)), style="dim")
    return [Text(""), Text.assemble(pile, "\n", stacks), Text(""), paths[0], Text(""), paths[1], Text("")]

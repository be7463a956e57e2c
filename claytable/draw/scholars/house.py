"""The House of Wisdom: three Guilds with their Influence, and the Scrolls below them."""

from __future__ import annotations

from typing import Final

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...games.scholars.seen import Scroll, View
from .map import scroll
from .printed import STYLES, Printed

GUILDS: Final = ("purple", "orange", "green")
ROWS: Final = 3


def house(view: View, printed: Printed) -> RenderableType:
    """One column for each Guild: Influence above, Scrolls below, and what the next Delivery there brings."""
    grid = Grid(box=ROUNDED, expand=True, show_lines=True, padding=(0, 1))
    for colour in GUILDS:
        worth = printed.row("guild", colour)["control_vp"]
        heading = printed.label("guild", name=printed.name("guild", colour), letter=printed.letter(colour), vp=worth)
        grid.add_column(Text(heading, style=STYLES[colour]), ratio=1)
    grid.add_row(*(influence(view, colour, printed) for colour in GUILDS))
    columns = [[each for each in view["board"]["house"][colour] if each is not None] for colour in GUILDS]
    for row in range(min(ROWS, max(len(column) for column in columns) + 1)):
        grid.add_row(*(space(columns[guild], GUILDS[guild], row, printed) for guild in range(3)))
    return grid


def influence(view: View, colour: str, printed: Printed) -> Text:
    """Who has how much Influence; who controls the Guild comes first, in brackets."""
    guild = view["board"]["guilds"][colour]
    control = guild["control"]
    text = Text(printed.label("influence") + " ")
    if control is not None:
        text.append("[").append_text(printed.seat(control)).append(f"{guild['influence'][control]}] ")
    for seat, n in enumerate(guild["influence"]):
        if n and seat != control:
            text.append_text(printed.seat(seat)).append(f"{n} ")
    if not any(guild["influence"]):
        text.append("– ")
    consolation = printed.effect(printed.row("guild", colour)["consolation"])
    return text.append(printed.label("consolation", effect=consolation), style="dim")


def space(column: list[Scroll], colour: str, row: int, printed: Printed) -> Text:
    """A space: its Scroll, or what Delivering there costs and gives."""
    if row < len(column):
        return scroll(column[row], printed)
    if row > len(column):
        return Text("")
    found = printed.row("wisdom_space", f"{colour}_{row + 1}")
    gives = {"silver": found["silver"], "influence": found["influence"], "gold": found["gold"]}
    text = printed.label("deliver", **gives)
    if found["white_dice"]:
        text += printed.label("deliver-white", n=found["white_dice"])
    return Text(text, style="dim")

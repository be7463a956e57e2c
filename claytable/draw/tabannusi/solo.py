"""The Bot: its King, the two open Automa cards, Number tiles, and the markers of its Urban card."""

from __future__ import annotations

from typing import Any, Final

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ...games.tabannusi.seen import Bot
from .printed import Printed

SYMBOLS: Final = {"down": "↓", "up": "↑", "king": "♚"}
NUMBERS: Final = ("I", "II", "III")
CURRENT: Final = "▶"


def solo_board(bot: Bot, seat: int, printed: Printed) -> RenderableType:
    """Its open cards (in its next turn the left one will be the right one), and what it has left."""
    title = Text.assemble(printed.seat(seat), " ", printed.seat_name(seat))
    title.append(f" · {printed.label('king', name=printed.name('king', bot['king']))}")
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    left, right = printed.row("automa_card", bot["left"]), printed.row("automa_card", bot["right"])
    grid.add_row(printed.label("left"), card(left, 0, printed))
    grid.add_row(printed.label("right"), card(right, left["arrow"], printed))
    grid.add_row(printed.label("numbers"), number_tiles(bot, printed))
    markers = "  ".join(f"{district}: {n}" for district, n in enumerate(bot["markers"], 1))
    counts = f"   {printed.label('deck', n=bot['deck'])} · {printed.label('used', n=len(bot['used']))}"
    grid.add_row(printed.label("markers"), Text(markers).append(counts, style="dim"))
    return Panel(grid, title=title, title_align="left", box=ROUNDED)


def card(row: dict[str, Any], current: int, printed: Printed) -> Text:
    """A card: its number, three lines of symbol, Number and action, where its arrow points, and its bonus."""
    text = Text(printed.label("automa", card=row["id"], n=row["number"]))
    lines = zip(row["symbols"], row["numbers"], row["actions"], strict=True)
    for number, (symbol, tile, action) in enumerate(lines, 1):
        here = number == current
        mark = CURRENT if here else ""
        text.append(f"   {mark}{SYMBOLS[symbol]} {NUMBERS[tile - 1]} {action}", style="bold" if here else "")
    arrow = printed.label("automa-arrow", n=row["arrow"])
    return text.append(
        f"   {arrow} · {printed.label('automa-bonus', effect=printed.effect(row['bonus']))}", style="dim"
    )


def number_tiles(bot: Bot, printed: Printed) -> Text:
    """The Automa Project tiles beside each Number tile, the last on top; and those in the bag."""
    text = Text()
    for name, pile in zip(NUMBERS, bot["numbers"], strict=True):
        text.append(f"{name}: ")
        for colour in pile:
            text.append_text(printed.colour(colour))
        text.append("–   " if not pile else "   ", style="dim")
    return text.append(printed.label("bag") + " ", style="dim").append_text(printed.counts(bot["bag"]))

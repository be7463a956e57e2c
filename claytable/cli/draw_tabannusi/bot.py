"""The Bot: its King, the two open Automa cards, Number tiles, and the markers of its Urban card."""

from __future__ import annotations

from typing import Any, Final

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from .printed import Printed

SYMBOLS: Final = {"down": "↓", "up": "↑", "king": "♚"}
NUMBERS: Final = ("I", "II", "III")
CURRENT: Final = "▶"


def bot_board(view: dict[str, Any], printed: Printed) -> RenderableType:
    """What decides the Bot's next turn, and what it has left."""
    bot = view["bot"]
    title = Text.assemble(printed.seat(view["opponent"]), " ", printed.seat_name(view["opponent"]))
    title.append(f" · {printed.label('king', name=printed.name('king', bot['king']))}")
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    left, right = printed.row("automa_card", bot["left"]), printed.row("automa_card", bot["right"])
    grid.add_row(printed.label("left"), left_card(left, right, printed))
    grid.add_row(printed.label("right"), right_card(left, right, printed))
    grid.add_row(printed.label("numbers"), number_tiles(bot, printed))
    markers = "  ".join(f"{district}: {n}" for district, n in enumerate(bot["markers"], 1))
    counts = f"   {printed.label('deck', n=bot['deck'])} · {printed.label('used', n=len(bot['used']))}"
    grid.add_row(printed.label("markers"), Text(markers).append(counts, style="dim"))
    return Panel(grid, title=title, title_align="left", box=ROUNDED)


def left_card(left: dict[str, Any], right: dict[str, Any], printed: Printed) -> Text:
    """Its number, the order of its actions, and the bonus that takes the place of those on the board."""
    text = Text.assemble(printed.label("automa", card=left["id"], n=left["number"]))
    text.append(f" · {printed.label('next-sum', n=left['number'] + right['number'])}", style="dim")
    text.append(f" · {printed.label('action')} " + " ".join(left["first_action_order"]))
    return text.append(f" · {printed.label('automa-bonus', effect=printed.effect(left['bonus']))}")


def right_card(left: dict[str, Any], right: dict[str, Any], printed: Printed) -> Text:
    """Its three lines; the left card's arrow points at one of them."""
    text = Text.assemble(printed.label("automa", card=right["id"], n=right["number"]))
    lines = zip(right["symbols"], right["numbers"], right["actions"], strict=True)
    for number, (symbol, tile, action) in enumerate(lines, 1):
        here = number == left["arrow"]
        mark = CURRENT if here else ""
        text.append(f"   {mark}{SYMBOLS[symbol]} {NUMBERS[tile - 1]} {action}", style="bold" if here else "dim")
    return text


def number_tiles(bot: dict[str, Any], printed: Printed) -> Text:
    """The Automa Project tiles beside each Number tile, the last on top; and those in the bag."""
    text = Text()
    for name, pile in zip(NUMBERS, bot["numbers"], strict=True):
        text.append(f"{name}: ")
        for colour in pile:
            text.append_text(printed.colour(colour))
        text.append("–   " if not pile else "   ", style="dim")
    return text.append(printed.label("bag") + " ", style="dim").append_text(printed.counts(bot["bag"]))

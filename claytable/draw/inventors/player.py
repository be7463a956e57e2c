"""A player's own board: dice, Study, Camels, Workshops, Tower, Inventions, Research and hand."""

from __future__ import annotations

from typing import Final, Literal

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ...games.inventors.seen import Player, View
from .devices import halves
from .printed import STYLES, Printed
from .river import tile
from .seats import players

#: The landscapes where dice keep their faces.
LANDSCAPES: Final[tuple[Literal["inspired", "determined", "ready"], ...]] = ("inspired", "determined", "ready")
ROWS: Final = ("top", "middle", "bottom")
#: The levels of the Study, from the bottom.
LEVELS: Final = ("bottom", "middle", "top")


def player_board(view: View, seat: int, printed: Printed) -> RenderableType:
    """The board of a seat, with its hand if it may be seen."""
    player = players(view).get(seat)
    title = Text.assemble(printed.seat(seat), " ", printed.seat_name(seat))
    if player is None:
        return Panel(Text(printed.label("no-board")), title=title, title_align="left", box=ROUNDED)
    upper = Grid.grid(expand=True, padding=(0, 2))
    upper.add_column(ratio=9)
    upper.add_column(ratio=11)
    upper.add_column(ratio=8)
    upper.add_row(landscapes(player, printed), tower(player, printed), rest(player, printed))
    parts: list[RenderableType] = [upper, Text(""), workshops(player, printed)]
    if player["research"]:
        names = "; ".join(printed.says(id) for id in player["research"])
        parts.append(Text.assemble((printed.label("my-research") + " ", "bold"), names))
    if player["hand"]:
        parts += [Text(""), hand(player["hand"], printed)]
    return Panel(Group(*parts), title=title, title_align="left", box=ROUNDED)


def landscapes(player: Player, printed: Printed) -> RenderableType:
    """The dice by landscape, the Study, and the Camels below."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for landscape in LANDSCAPES:
        dice = printed.dice(player["landscapes"][landscape])
        grid.add_row(Text(printed.name("landscape", landscape), style="bold"), dice)
    exhausted = Text(" ").join(
        Text(f"{count}×[{printed.letter(colour) if colour != 'white' else ' '}]", style=STYLES[colour])
        for colour, count in player["landscapes"]["exhausted"].items()
    )
    grid.add_row(Text(printed.name("landscape", "exhausted"), style="bold"), exhausted)
    grid.add_row(Text(printed.label("study"), style="bold"), study(player, printed))
    for number, camel in enumerate(player["camels"], start=1):
        if camel["open"]:
            dice = printed.dice(camel["dice"]) if camel["dice"] else Text(printed.label("free"), style="dim")
            grid.add_row(printed.label("camel", n=number), dice)
    return grid


def study(player: Player, printed: Printed) -> Text:
    """The dice in the Study, each with its level of three."""
    found = [
        Text.assemble(printed.colour(each["colour"]), f" {LEVELS.index(each['level']) + 1}/3")
        for each in player["study"]
    ]
    return Text("  ").join(found) if found else Text("·", style="dim")


def tower(player: Player, printed: Printed) -> RenderableType:
    """The Tower from the top: price of each level and who stands there; Inactive ones in brackets."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for level in reversed(player["tower"]):
        row = printed.rows("tower_tile")[level - 1]
        here = [
            printed.name("craft", each["trade"]) if each["active"] else f"({printed.name('craft', each['trade'])})"
            for each in player["craftspeople"]
            if each["level"] == level
        ]
        head = printed.label("level", n=level, price=row["cost"], vp=row["vp"])
        grid.add_row(Text(head, style="dim"), Text(", ".join(here)))
    low = printed.rows("tower_tile")[player["tower"][0] - 1]
    grid.add_row(Text(printed.label("income"), style="dim"), Text(printed.effect(low["income"])))
    grid.add_row(Text(printed.label("progress"), style="dim"), Text(printed.effect(low["progress"])))
    return grid


def rest(player: Player, printed: Printed) -> RenderableType:
    """Silver and the other counts, and the Invention tiles."""
    royalty = printed.effect(printed.rows("royalties_space")[player["royalties"]]["royalty"])
    lines = [
        Text(printed.label("mine", silver=player["silver"], supply=player["supply"]), style="bold"),
        Text(printed.label("mine-workers", workers=player["workers"], tents=player["tents"])),
        Text(printed.label("mine-tracks", ship=player["ship"])),
        Text(printed.label("mine-royalties", n=player["royalties"], effect=royalty)),
    ]
    if player["goal"] is not None:
        lines.append(Text(printed.label("mine-goals", n=player["goal"])))
    tiles = [id for id in player["inventions"] if id]
    lines.append(Text(printed.label("mine-inventions", n=len(tiles)), style="dim"))
    effects = [printed.effect(printed.row("invention_tile", id)["effect"]) for id in tiles]
    lines += [Text("· " + effect) for effect in effects]
    return Group(*lines)


def workshops(player: Player, printed: Printed) -> RenderableType:
    """The three rows: what the start of the row does, its tiles, and the dice on it."""
    grid = Grid.grid(padding=(0, 1))
    for row, workshop in zip(printed.rows("workshop_row"), player["workshops"], strict=True):
        colour = "" if row["start_colour"] == "none" else printed.letter(row["start_colour"])
        text = Text.assemble((f"{row['start_value']}{colour} ", "bold"), printed.effect(row["start_effect"]))
        for id in workshop["tiles"]:
            text.append(" ┃ ", style="dim").append_text(tile(id, printed))
        dice = printed.dice(workshop["dice"]) if workshop["dice"] else Text(printed.label("free"), style="dim")
        grid.add_row(Text(printed.name("row", workshop["row"]), style="bold"), dice, text)
    return grid


def hand(cards: list[str], printed: Printed) -> RenderableType:
    """The Device Cards in hand: what each needs, matches, scores, and gives when it is played."""
    grid = Grid.grid(padding=(0, 1))
    for id in cards:
        card = printed.row("device_card", id)
        trades = ", ".join(printed.name("craft", trade) for trade in card["craftspeople"])
        counts = printed.label("scores", low=card["vp2"], high=card["vp4"], what=printed.says(card["metric"]))
        grid.add_row(
            Text(printed.name("card", id), style="bold"),
            halves(card["match"], printed),
            Text(printed.label("to-build", value=card["value"], trades=trades)),
            Text(counts),
        )
    return grid

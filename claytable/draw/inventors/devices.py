"""The Devices: Invented, Built and Published, in three columns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...games.inventors.seen import Device, Test, View
from .printed import STYLES, Printed


def devices(view: View, printed: Printed) -> RenderableType:
    """The left column, the Built Devices, and the Published ones."""
    board = view["board"]
    grid = Grid(box=ROUNDED, expand=True, show_lines=True, padding=(0, 1))
    left = board["device_boards_left"]
    grid.add_column(printed.label("devices-left", boards=left), ratio=1)
    grid.add_column(printed.label("devices-built"), ratio=1)
    grid.add_column(printed.label("devices-published"), ratio=1)
    columns: tuple[Sequence[Device | None], ...] = (board["left"], board["built"], board["published"])
    for row in zip_longest(*columns):
        cells = [Text("") if each is None else device(each, number, printed) for number, each in enumerate(row)]
        if any(cell.plain for cell in cells):
            grid.add_row(*cells)
    return grid


def device(found: Device, column: int, printed: Printed) -> Text:
    """A Device Board with its card, and what the next action on it needs."""
    name = printed.answer(f"device:{found['board']}")
    text = Text.assemble((name, "bold"))
    board = printed.row("device_board", found["board"])
    card = printed.row("device_card", found["card"]) if found["card"] else None
    if card is None:
        text.append("\n" + printed.label("to-invent", value=board["value"], cards=board["discard"]))
        text.append(" ").append_text(halves(board["match"], printed))
    elif column == 0:
        trades = ", ".join(printed.name("craft", trade) for trade in card["craftspeople"])
        text.append("\n" + printed.label("to-build", value=card["value"], trades=trades))
    elif column == 1:
        text.append("\n" + printed.label("to-publish", value=printed.one("invention_tile_back")["publish_value"]))
    text.append("\n").append_text(tests(found["tests"], printed))
    if card is not None:
        text.append("\n").append_text(roles(found, printed))
        text.append(
            "\n" + printed.label("scores", low=card["vp2"], high=card["vp4"], what=printed.says(card["metric"]))
        )
        if column == 0 and found["invention"]:
            tile = printed.row("invention_tile", found["invention"])
            text.append("\n" + printed.label("invention", effect=printed.effect(tile["effect"])))
    return text


def halves(colours: list[str], printed: Printed) -> Text:
    """The half icons that a card may match."""
    return Text("").join(printed.colour(colour) for colour in colours)


def tests(spaces: list[Test], printed: Printed) -> Text:
    """The Test spaces: colour, Influence, Ship steps; or the die that lies there."""
    found = []
    for space in spaces:
        colour = space["colour"]
        if space["face"]:
            found.append(printed.die(f"{colour}.{space['face']}"))
            continue
        text = Text.assemble((f"{printed.letter(colour)}:", STYLES[colour]))
        if space["influence"]:
            text.append(f"+{printed.letter(space['influence'])}", style=STYLES[space["influence"]])
        found.append(text.append(printed.label("steps", n=space["ships"])))
    return Text.assemble(printed.label("tests") + " ", Text("  ").join(found))


def roles(found: Device, printed: Printed) -> Text:
    """Who Invented, Built and Published it."""
    parts: list[str | Text] = [printed.label("inventor") + " ", printed.seat(found["inventor"])]
    if found["builder"] is not None:
        parts += ["  " + printed.label("builder") + " ", printed.seat(found["builder"])]
    if found["publisher"] is not None:
        parts += ["  " + printed.label("publisher") + " ", printed.seat(found["publisher"])]
    return Text.assemble(*parts)

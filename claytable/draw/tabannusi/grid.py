"""The building grids of the three common Districts with the printed Water between them, as they lie on the board."""

from __future__ import annotations

from typing import Final

from rich.align import Align
from rich.cells import cell_len
from rich.console import RenderableType
from rich.style import Style
from rich.text import Text

from ...games.tabannusi.seen import Cell, Space, View
from .printed import FREE, Printed

#: The inside of a space: its characters in a line, and its lines.
WIDTH: Final = 4
HEIGHT: Final = 2
WATER: Final = "≈"
GARDEN: Final = "✿"
PROJECT: Final = "◇"
BUILDING: Final = "■"
FRAME: Final = Style(dim=True)
#: Where lines meet: which of up, right, down and left are drawn.
CORNERS: Final = {
    (False, False, False, False): " ",
    (False, True, True, False): "┌",
    (False, False, True, True): "┐",
    (True, True, False, False): "└",
    (True, False, False, True): "┘",
    (True, True, True, False): "├",
    (True, False, True, True): "┤",
    (False, True, True, True): "┬",
    (True, True, False, True): "┴",
    (True, True, True, True): "┼",
    (True, False, True, False): "│",
    (False, True, False, True): "─",
    (True, False, False, False): "╵",
    (False, True, False, False): "╶",
    (False, False, True, False): "╷",
    (False, False, False, True): "╴",
}

Place = tuple[int, int]


class Placed(Space, Cell):
    """A space with what lies on it."""


def grids(view: View, printed: Printed) -> RenderableType:
    """One frame for each space; the spaces of a Building are one."""
    cells = placed(view, printed)
    first = min(column for _, column in cells)
    last = max(column for _, column in cells)
    lines = [headings(cells, first, printed)]
    for row in range(1, max(row for row, _ in cells) + 2):
        lines.append(_border(cells, row, first, last, printed))
        lines += [_inside(cells, row, first, last, line, printed) for line in range(HEIGHT)]
    text = Text("\n").join(lines[:-HEIGHT])
    text.no_wrap = True
    return Align.center(text)


def placed(view: View, printed: Printed) -> dict[Place, Placed]:
    """The spaces by row and column, with what lies on them."""
    lies = {cell["space"]: cell for cell in view["board"]["grid"]}
    found: dict[Place, Placed] = {}
    for space in printed.boards["spaces"][str(len(view["players"]))]:
        here: Cell = lies.get(space["space"], {"space": space["space"]})
        found[space["row"], space["column"]] = {**space, **here}
    return found


def headings(cells: dict[Place, Placed], first: int, printed: Printed) -> Text:
    """The name of each District above its grid."""
    text = Text()
    for district in ("1", "2", "3"):
        columns = [column for (_, column), cell in cells.items() if cell["space"].startswith(f"{district}-")]
        start = (min(columns) - first) * (WIDTH + 1)
        width = (max(columns) - min(columns) + 1) * (WIDTH + 1)
        name = f"{district} {printed.label(f'district-{district}')}"
        text.append(" " * (start - len(text.plain)) + name.center(width), style="bold")
    return text


# -- one space -------------------------------------------------------------------------------------------------


def space(cell: Placed, printed: Printed) -> list[Text]:
    """The number of a space, and what lies on it, else its bonus."""
    number = Text.assemble((cell["space"][-2:], "dim"))
    if "building" in cell:
        style = _solid(cell, printed)
        mark = f"{BUILDING}{printed.letter(cell['building'])}{cell['size']}"
        return [Text(cell["space"][-2:], style=style), Text(mark + printed.seat(cell["owner"]).plain, style=style)]
    if "project" in cell:
        return [number, printed.colour(cell["project"], PROJECT).append_text(printed.seat(cell["owner"]))]
    if "garden" in cell:
        return [number, Text(GARDEN, style=printed.styles["green"]).append_text(printed.seat(cell["garden"]))]
    blue = printed.styles["blue"]
    if "water" in cell:
        number.append(f" {WATER}", style=blue)
        return [number, Text(printed.icon(water_bonus(cell, printed)) or WATER * 2, style=blue)]
    return [number, Text(printed.icon(cell["bonus"])) if cell["bonus"] else Text(FREE, style="dim")]


def water_bonus(cell: Placed, printed: Printed) -> list[str] | str:
    """What a Garden gains here: the bonus of printed Water or of a special tile; regular Water has none."""
    if cell["water"] == "printed":
        return cell["bonus"]
    return "" if cell["water"] == "regular" else str(printed.row("special_water_tile", cell["water"])["bonus"])


def _solid(cell: Placed, printed: Printed) -> Style:
    return Style.parse(printed.styles[cell["building"]]) + Style(reverse=True)


# -- lines -------------------------------------------------------------------------------------------------------


def _same(one: Placed | None, other: Placed | None) -> bool:
    """Whether no line is drawn between two places: both are outside, or belong to one Building."""
    if one is None or other is None:
        return one is other
    return "building" in one and "building" in other and one["number"] == other["number"]


def _inside(cells: dict[Place, Placed], row: int, first: int, last: int, line: int, printed: Printed) -> Text:
    """A line of text through the spaces of a row."""
    text = Text()
    for column in range(first, last + 2):
        before, here = cells.get((row, column - 1)), cells.get((row, column))
        if not _same(before, here):
            text.append("│", style=FRAME)
        else:
            text.append(" ", style=_solid(here, printed) if here is not None else "")
        if column <= last:
            inner = Text("") if here is None else space(here, printed)[line]
            below = cells.get((row + 1, column))
            if here is None and line == HEIGHT - 1 and below is not None and "W" in below["space"]:
                inner = Text(below["space"][:3], style="dim")
            rest = " " * (WIDTH - cell_len(inner.plain))
            text.append_text(inner)
            text.append(rest, style=_solid(here, printed) if here is not None and "building" in here else "")
    return text


def _border(cells: dict[Place, Placed], row: int, first: int, last: int, printed: Printed) -> Text:
    """The line above a row."""
    text = Text()
    for column in range(first, last + 2):
        above, here = cells.get((row - 1, column)), cells.get((row, column))
        above_left, left = cells.get((row - 1, column - 1)), cells.get((row, column - 1))
        corner = (
            not _same(above_left, above),
            not _same(above, here),
            not _same(left, here),
            not _same(above_left, left),
        )
        solid = here is not None and not any(corner)
        text.append(CORNERS[corner], style=_solid(here, printed) if solid and here is not None else FRAME)
        if column <= last:
            joined = here is not None and _same(above, here)
            style = _solid(here, printed) if joined and here is not None else FRAME
            text.append(("─" if not _same(above, here) else " ") * WIDTH, style=style)
    return text

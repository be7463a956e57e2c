"""Who sits at the table: the seats in a strip, and what the Dummy Player and the printed opponent have on the table."""

from __future__ import annotations

from typing import Final, cast

from rich.console import RenderableType
from rich.text import Text

from ...games.inventors.seen import Landscapes, Opponent, Player, View
from ..seats import seat_strip
from .printed import STYLES, Printed

GUILDS: Final = ("blue", "orange", "charcoal")
COLUMNS: Final = (
    *("silver", "cards", "workers", "camels", "dice"),
    *("influence", "supply", "royalties", "research", "tents"),
)


def players(view: View) -> dict[int, Player]:
    """The players who have a board, by seat."""
    return {seat: cast(Player, each) for seat, each in enumerate(view["players"]) if seat != view["opponent"]}


def opponent(view: View) -> Opponent | None:
    """The printed opponent, where it takes part."""
    return None if view["opponent"] is None else cast(Opponent, view["players"][view["opponent"]])


def seat_grid(view: View, printed: Printed) -> RenderableType:
    """One line for each seat: what it has, and where it stands."""
    boards = players(view)
    rows = [cells(each, boards.get(seat), printed) for seat, each in enumerate(view["players"])]
    return seat_strip(printed, view["first"], view["turn"], COLUMNS, rows, unbroken=("influence",))


def cells(each: Player | Opponent, player: Player | None, printed: Printed) -> list[str | Text]:
    """What a seat has, column by column; the printed opponent is no `player` with a board."""
    return [
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
    ]


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

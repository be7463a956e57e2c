"""A player's own area: the Player board with its Houses, Resources, tiles and cards."""

from __future__ import annotations

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ...games.tabannusi.seen import Player, View
from .printed import COLOURS, FREE, HOUSE, Printed


def player_board(view: View, seat: int, printed: Printed) -> RenderableType:
    """The area of a seat, with its Urban cards if they may be seen."""
    player = view["players"][seat]
    title = Text.assemble(printed.seat(seat), " ", printed.seat_name(seat), f" · {printed.label('vp', n=player['vp'])}")
    both = Grid.grid(padding=(0, 2, 0, 0))
    both.add_column(no_wrap=True)
    both.add_column(ratio=1)
    both.add_row(houses(player, printed), belongings(player, printed))
    return Panel(both, title=title, title_align="left", box=ROUNDED)


# -- the Player board ------------------------------------------------------------------------------------------


def houses(player: Player, printed: Printed) -> RenderableType:
    """Houses leave a coloured row from the left: each shows what it gives; an emptied column has a bonus too."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    for _ in range(5):
        grid.add_column(no_wrap=True)
    for colour in COLOURS:
        bonuses = printed.row("player_board_row", colour)["bonuses"]
        row = [house(*each, printed) for each in zip(player["houses"][colour], bonuses, strict=True)]
        grid.add_row(
            Text(printed.label("houses-row", colour=printed.letter(colour)), style=printed.styles[colour]), *row
        )
    columns = [Text(printed.icons(row["bonus"]), style="dim") for row in printed.rows("player_board_column")]
    grid.add_row(Text(printed.label("houses-column"), style="dim"), *columns)
    bonuses = printed.row("player_board_row", "colourless")["bonuses"]
    bottom = [house(*each, printed) for each in zip(player["houses"]["bottom"], bonuses, strict=True)]
    grid.add_row(printed.label("houses-bottom"), *bottom)
    return grid


def house(there: bool, bonus: str, printed: Printed) -> Text:
    """A House with the bonus under it, or its empty space."""
    return Text.assemble((HOUSE, "bold"), (printed.icon(bonus), "dim")) if there else Text(FREE, style="dim")


# -- what else one has -------------------------------------------------------------------------------------------


def belongings(player: Player, printed: Printed) -> RenderableType:
    """Resources, tiles, cards and workers, one line each."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    dice = Text.assemble(printed.counts(player["dice"]), "   ", (printed.label("gold", n=player["gold"]), "bold"))
    dice.append("   ").append(printed.label("crates") + " ", style="bold").append_text(printed.crates(player["crates"]))
    grid.add_row(printed.label("dice"), dice)
    tiles = [printed.label("claims", n=player["claims"], supply=player["claim_supply"])]
    tiles += [printed.label("gardens", n=player["gardens"]), printed.label("water", n=player["waters"])]
    tiles += [f"{id} {printed.effect(printed.row('special_water_tile', id)['bonus'])}" for id in player["specials"]]
    grid.add_row(printed.label("tiles"), Text(" · ".join(tiles)))
    grid.add_row(printed.label("workers"), workers(player, printed))
    for label, found in (
        ("harbormaster-tiles", [printed.harbormaster(id) for id in player["harbormasters"]]),
        ("decrees-done", [f"{id} {printed.decree(id)}" for id in player["decrees"]]),
        ("urban", urban(player, printed)),
    ):
        if found:
            grid.add_row(printed.label(label), Text("\n".join(found)))
    return grid


def workers(player: Player, printed: Printed) -> Text:
    """Where the workers stand."""
    if player["architect"] is None or player["assistant"] is None:
        return Text(printed.label("workers-none"), style="dim")
    return Text(printed.label("workers-at", architect=player["architect"], assistant=player["assistant"]))


def urban(player: Player, printed: Printed) -> list[str]:
    """The Urban cards that may be seen, and how many lie face down."""
    found = [printed.urban(id) for id in player["urban"]]
    hidden = player["urban_cards"] - len(found)
    return [*found, printed.label("urban-hidden", n=hidden)] if hidden else found

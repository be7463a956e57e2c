"""Where Workers and Tents go: the Guilds, the spaces beside them, and the five Tent spaces."""

from __future__ import annotations

from typing import Final

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...games.inventors.seen import View, WorkerSpace
from .printed import STYLES, Printed

GUILDS: Final = ("blue", "orange", "charcoal")


def places(view: View, printed: Printed) -> RenderableType:
    """The three Guilds side by side, the other Worker spaces, and the Tents below them."""
    grid = Grid(box=ROUNDED, expand=True, padding=(0, 1), show_lines=True)
    for colour in GUILDS:
        worth = printed.row("guild", colour)
        heading = printed.label(f"guild-{colour}", first=worth["first_vp"], second=worth["second_vp"])
        grid.add_column(Text(heading, style=STYLES[colour]), ratio=1)
    grid.add_row(*(guild_spaces(view, colour, printed) for colour in GUILDS))
    others = [space for space in view["board"]["spaces"] if not printed.row("worker_space", space["id"]).get("guild")]
    cells = [Text("\n").join(worker_space(view, space, printed) for space in others[row::3]) for row in range(3)]
    grid.add_row(*cells)
    return Group(grid, tents(view, printed))


def majority(view: View, colour: str, printed: Printed) -> Text:
    """Who has how much Influence in a Guild, Tents counted."""
    text = Text(printed.label("influence"))
    held: list[tuple[int, int | str]] = [(player["influence"][colour], n) for n, player in enumerate(view["players"])]
    if view["dummy"] is not None:
        held.append((view["dummy"]["guilds"][colour], "neutral"))
    for influence, seat in sorted(held, key=lambda each: -each[0]):
        text.append("  ").append_text(printed.seat(seat)).append(str(influence))
    return text


def guild_spaces(view: View, colour: str, printed: Printed) -> Text:
    """The Worker spaces of a Guild: they differ in their cost and share their effect."""
    lines = [majority(view, colour, printed)]
    effect: list[str] = []
    for space in view["board"]["spaces"]:
        found = printed.row("worker_space", space["id"])
        if found.get("guild") == colour:
            effect = found["effect"]
            place = printed.label(f"place-{found['position']}")
            lines.append(Text.assemble((place, "bold"), ": ", costs(view, space, printed), workers(space, printed)))
    lines.append(Text("→ " + printed.effect(effect), style="dim"))
    return Text("\n").join(lines)


def worker_space(view: View, space: WorkerSpace, printed: Printed) -> Text:
    """A Worker space: its cost, its effect, and who stands there."""
    owed = costs(view, space, printed)
    effect = printed.effect(printed.row("worker_space", space["id"])["effect"])
    head = Text.assemble((owed or printed.label("open-space"), "bold"), workers(space, printed))
    return head.append(" → " + effect, style="dim")


def costs(view: View, space: WorkerSpace, printed: Printed) -> str:
    """What a Worker there costs, with what the Dummy Player adds."""
    owed = [cost(each, printed) for each in printed.row("worker_space", space["id"])["cost"]]
    extra = None if view["dummy"] is None else view["dummy"]["extra_cost"]
    if extra is not None and extra["space"] == space["id"]:
        owed.append("+" + cost(f"1 influence:{extra['colour']}", printed))
    return ", ".join(owed)


def cost(words: str, printed: Printed) -> str:
    """A cost of the component data, short: `2 influence:blue` is 2 B."""
    count, _, what = words.partition(" ")
    kind, _, colour = what.partition(":")
    if kind == "influence":
        return f"{count} {printed.letter(colour)}"
    return printed.label(f"cost-{kind}", n=int(count))


def workers(space: WorkerSpace, printed: Printed) -> Text:
    """Who stands on a space, and whether it is blocked."""
    text = Text()
    for worker in space["workers"]:
        text.append(" ").append_text(printed.seat(worker["seat"]))
        if worker["envoy"]:
            text.append(printed.label("envoy-mark"))
    if space["blocked"]:
        text.append(" ✖", style="bold red")
    return text


def tents(view: View, printed: Printed) -> RenderableType:
    """The Tent spaces with their Pass tiles, and the Tents already in the areas above."""
    grid = Grid(box=ROUNDED, expand=True, padding=(0, 1))
    cells = []
    for tent in view["board"]["tents"]:
        heading = printed.label("tent-space", n=tent["space"], area=printed.name("area", str(tent["space"])))
        grid.add_column(heading, ratio=1)
        text = Text(printed.effect(printed.row("pass_tile", tent["pass_tile"])["effect"]))
        if tent["tent"] is not None:
            text = Text.assemble(printed.seat(tent["tent"]), " ", text)
        if tent["area"]:
            text.append("\n" + printed.label("area-tents") + " ", style="dim").append_text(printed.seats(tent["area"]))
        cells.append(text)
    grid.add_row(*cells)
    return grid

"""`claytable bench`: how fast the engine is, and beside a peer in the same run."""

from __future__ import annotations

import json
import platform
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from ..core.rules import find_game, installed_games
from .app import Json, app, notes, screen
from .build import compiled
from .peers import Catanatron, check_peer
from .speed import Ours, Side, measure, other_figures


@app.command()
def bench(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="The game's short name.")] = "",
    peers: Annotated[bool, typer.Option("--peers", help="Measure catanatron in the same run.")] = False,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long each side plays and copies.")] = 5.0,
    as_json: Json = False,
) -> None:
    """Measure random legal play with four seats, in one process."""
    rules = find_game(game or next(iter(installed_games()), ""))
    sides: list[Callable[[], Side]] = [partial(Ours, rules.id)]
    if peers:
        check_peer()
        sides.append(Catanatron)
    with notes().status("Measuring"):
        speeds = measure(sides, seconds)
        figures: dict[str, Any] = {**speeds[0], **other_figures(rules.id)}
    report: dict[str, Any] = {
        rules.id: figures,
        "peers": {"catanatron": speeds[1]} if peers else {},
        "compiled": compiled(),
        "python": platform.python_version(),
    }
    if peers:
        report["ratios"] = {
            "catanatron": {
                "decisions_per_second": round(figures["decisions_per_second"] / speeds[1]["decisions_per_second"], 2),
                "copy": round(speeds[1]["copy_us"] / figures["copy_us"], 2),
            }
        }
    if as_json:
        typer.echo(json.dumps(report))
    else:
        _print(rules.title, rules.id, report)


def _print(title: str, id: str, report: dict[str, Any]) -> None:
    build = "compiled" if report["compiled"] else "pure Python"
    grid = Grid(title=f"{title}, {build}, Python {report['python']}", title_justify="left")
    grid.add_column("")
    grid.add_column(id, justify="right")
    peer = report["peers"].get("catanatron", {})
    if peer:
        grid.add_column("catanatron", justify="right")
        grid.add_column("times as fast", justify="right")
    ratios = report.get("ratios", {}).get("catanatron", {})
    ratios = {"decisions_per_second": ratios.get("decisions_per_second"), "copy_us": ratios.get("copy")}
    for name, value in report[id].items():
        cells = [name.replace("_", " "), f"{value:,}"]
        if peer:
            cells.append(f"{peer[name]:,}" if name in peer else "")
            cells.append(f"{ratios[name]:.1f}" if ratios.get(name) else "")
        grid.add_row(*cells)
    screen().print(grid)

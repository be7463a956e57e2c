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
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="One game; without it, all of them.")] = "",
    peers: Annotated[bool, typer.Option("--peers", help="Measure catanatron in the same run.")] = False,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long each side plays and copies.")] = 5.0,
    as_json: Json = False,
) -> None:
    """Measure random legal play with four seats, in one process."""
    games = [find_game(game).id] if game else list(installed_games())
    sides: list[Callable[[], Side]] = [partial(Ours, id) for id in games]
    if peers:
        check_peer()
        sides.append(Catanatron)
    with notes().status("Measuring"):
        speeds = measure(sides, seconds)
        figures: dict[str, Any] = {id: {**speeds[n], **other_figures(id)} for n, id in enumerate(games)}
    report: dict[str, Any] = {
        **figures,
        "peers": {"catanatron": speeds[-1]} if peers else {},
        "compiled": compiled(),
        "python": platform.python_version(),
    }
    if peers:
        ratios = {id: _ratios(figures[id], speeds[-1]) for id in games}
        report["ratios"] = {"catanatron": ratios[game] if game else ratios}
    if as_json:
        typer.echo(json.dumps(report))
    else:
        _print(games, report)


def _ratios(ours: dict[str, float], peer: dict[str, float]) -> dict[str, float]:
    """How many times as fast as the peer a game is."""
    return {
        "decisions_per_second": round(ours["decisions_per_second"] / peer["decisions_per_second"], 2),
        "copy": round(peer["copy_us"] / ours["copy_us"], 2),
    }


def _print(games: list[str], report: dict[str, Any]) -> None:
    build = "compiled" if report["compiled"] else "pure Python"
    grid = Grid(title=f"{build}, Python {report['python']}", title_justify="left")
    grid.add_column("")
    for id in games:
        grid.add_column(id, justify="right")
    peer = report["peers"].get("catanatron", {})
    if peer:
        grid.add_column("catanatron", justify="right")
    for name in report[games[0]]:
        cells = [name.replace("_", " "), *(f"{report[id][name]:,}" for id in games)]
        grid.add_row(*cells, *([f"{peer[name]:,}" if name in peer else ""] if peer else []))
    if peer:
        grid.add_section()
        for name, said in (("decisions_per_second", "times as fast in play"), ("copy", "times as fast in copies")):
            grid.add_row(said, *(f"{_ratios(report[id], peer)[name]:.1f}" for id in games), "")
    screen().print(grid)

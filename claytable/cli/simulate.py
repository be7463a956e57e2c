"""`claytable simulate`: many games with random bots."""

from __future__ import annotations

import json
import os
import time
from enum import StrEnum
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from ..core.errors import BadOptions
from ..core.rules import find_game
from ..sim import Totals, matches
from ..sim import simulate as play_all
from .app import GameName, Json, PackFile, app, notes, screen
from .settings import Given, chosen, with_settings


class Variants(StrEnum):
    """Which variants are played."""

    ONE = "one"
    ALL = "all"


@app.command()
@with_settings
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seats: Annotated[int, typer.Option(min=1, help="Players at each table; 1 is the solo game.")] = 4,
    variants: Annotated[Variants, typer.Option(help="all: every variant of the game in turn.")] = Variants.ONE,
    seed: Annotated[int, typer.Option(help="The seed of the first game; each further game takes the next.")] = 0,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 is one for each core.")] = 0,
    check: Annotated[bool, typer.Option("--check", help="Check the game's invariants after every answer.")] = False,
    pack: PackFile = None,
    as_json: Json = False,
    *,
    settings: Given,
) -> None:
    """Play many games with random bots, and say what they came to."""
    rules = find_game(game)
    rules.box(pack)
    options = chosen(rules, settings)
    every = variants is Variants.ALL
    if every and options:
        raise BadOptions(f"All variants are played: --{min(options)} chooses one of them.")
    if not every:
        rules.options(rules.seats(seats, options), options)
    planned = matches(game, games, None if every else seats, seed, pack, options)
    workers = min(jobs or os.cpu_count() or 1, games)
    started = time.perf_counter()
    with _progress() as progress:
        bar = progress.add_task(rules.title, total=games, speed=0.0)

        def show(totals: Totals) -> None:
            speed = totals.games / (time.perf_counter() - started)
            progress.update(bar, completed=totals.games, speed=speed)

        totals = play_all(planned, workers, check, progress=show)
    seconds = time.perf_counter() - started
    if as_json:
        timing = {"seconds": round(seconds, 3), "decisions_per_second": round(totals.decisions / seconds, 1)}
        typer.echo(json.dumps({"game": game, "jobs": workers, **timing, **totals.data()}))
    else:
        _print(rules.title, totals, seconds, check)
    if totals.errors or totals.broken or totals.finished < totals.games:
        raise typer.Exit(1)


def _progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]:.1f} games/s"),
        TextColumn("left"),
        TimeRemainingColumn(),
        console=notes(),
    )


def _print(title: str, totals: Totals, seconds: float, checked: bool) -> None:
    console = screen()
    grid = Grid(title=f"{title}: final scores", title_justify="left")
    grid.add_column("")
    for heading in ("mean", "min", "max", "stdev", "wins"):
        grid.add_column(heading, justify="right")
    by_variant = totals.by_variant()
    rows = [(f"seat {seat + 1}", each.scores, str(each.wins)) for seat, each in totals.by_seat().items()]
    rows += [(name, tally, "") for name, tally in totals.categories.items()]
    if len(by_variant) > 1:
        rows += [(name, each.scores, "") for name, each in by_variant.items()]
    for name, tally, wins in rows:
        grid.add_row(name, f"{tally.mean:.2f}", str(tally.least), str(tally.most), f"{tally.stdev:.2f}", wins)
    console.print(grid)
    for failure in (totals.errors + totals.broken)[:20]:
        console.print(failure, markup=False)
    invariants = f", {len(totals.broken)} broken invariants" if checked else ""
    console.print(
        f"{totals.games} games, {totals.finished} finished, {len(totals.errors)} exceptions{invariants}; "
        f"{totals.decisions} decisions in {seconds:.1f} s ({totals.decisions / seconds:.0f} a second)"
    )

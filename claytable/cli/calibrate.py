"""`claytable calibrate`: how much a position's worth promises, from games between bots."""

from __future__ import annotations

import json
import os
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from ..core.errors import BadOptions
from ..core.rules import find_game
from ..sim.calibrate import calibrate as learn
from ..sim.calibrate import gather, write
from ..sim.plan import Match, matches
from .app import GameName, Json, app, notes, screen
from .simulate import Jobs, job_count


@app.command()
def calibrate(
    game: GameName,
    games: Annotated[int, typer.Option(min=30, help="Games of 2, 3 and 4 seats: two of three have 2 seats.")] = 300,
    alone: Annotated[int, typer.Option(min=0, help="Games against the solo opponent, in all variants.")] = 0,
    bot: Annotated[str, typer.Option(help="The bot that plays all seats.")] = "greedy",
    seed: Annotated[int, typer.Option(help="The seed of the first game.")] = 1_000_000,
    jobs: Jobs = "auto",
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to; else into the game's package.")] = None,
    as_json: Json = False,
) -> None:
    """Let bots play, and learn how far a lead at each stage of the game decides who wins.

    A third of the games only tests it.
    """
    rules = find_game(game)
    if not rules.forecast:
        raise BadOptions(f"{rules.title} does not say where its odds are kept.")
    counts = [seats for seats in (2, 2, 2, 3, 2, 4) if seats in {count for count, _ in rules.variants()}]
    planned = {"together": matches(game, games, counts, seed, bots=(bot,))}
    solo = [options for seats, options in rules.variants() if seats == 1]
    if alone and solo:
        planned["alone"] = [
            Match(game, 1, seed + games + number, solo[number % len(solo)], None, (bot,)) for number in range(alone)
        ]
    found: dict[str, dict[str, Any]] = {}
    for kind, some in planned.items():
        with Progress(
            TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=notes()
        ) as progress:
            bar = progress.add_task(f"{rules.title}, {kind}", total=len(some))

            def show(done: int, progress: Progress = progress, bar: Any = bar) -> None:
                progress.update(bar, completed=done)

            played = gather(some, min(job_count(jobs) or os.cpu_count() or 1, len(some)), show)
        found[kind] = learn(played, kind == "alone")
    command = f"claytable calibrate {game} --games {games} --alone {alone} --bot {bot} --seed {seed}"
    file = out or Path(str(files(rules.package).joinpath(rules.forecast)))
    write(rules, found, command, file)
    if as_json:
        typer.echo(json.dumps(found))
        return
    console = screen()
    for kind, numbers in found.items():
        tested = numbers["held_out"]
        grid = Grid(title=f"{rules.title}, {kind}: {tested['games']} games held out", title_justify="left")
        for head in ("of the game", "positions", "Brier", "knowing nothing"):
            grid.add_column(head, justify="right")
        for place, fifth in enumerate(tested["fifths"]):
            if fifth is not None:
                grid.add_row(
                    f"{place}/5 to {place + 1}/5",
                    str(fifth["positions"]),
                    *(f"{fifth[n]:.3f}" for n in ("brier", "even")),
                )
        grid.add_row("all", str(tested["positions"]), f"{tested['brier']:.3f}", f"{tested['even']:.3f}")
        console.print(grid)
        console.print(f"Open until {numbers['open']:.0%} of the game. Kept in {file}.", soft_wrap=True)

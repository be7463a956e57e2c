"""`claytable ladder`: how strong the levels of bots are."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from ..core.errors import BadOptions
from ..core.rules import find_game
from ..sim.ladder import climb, meetings
from .app import GameName, app, screen
from .simulate import ClusterName, Jobs, games_shown, job_count, played_on


@app.command()
def ladder(
    game: GameName,
    games: Annotated[int, typer.Option(min=2, help="How many games each two neighbours on the ladder play.")] = 40,
    jobs: Jobs = "auto",
    on: ClusterName = "",
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Where the ladder goes; the file of the game's package if you name none. Stopped by Ctrl-C, the "
            "command writes what the games so far came to, and the same command goes on: they wait in FILE.part.",
        ),
    ] = None,
) -> None:
    """Let each level of bots play the next one, and say how strong they all are: what is shown beside a level."""
    rules = find_game(game)
    if out is None and not rules.ladder:
        raise BadOptions(f"{rules.title} has no file for its ladder (GameRules.ladder): name one with --out.")
    target = out or Path(str(files(rules.package) / rules.ladder))
    planned = meetings(game, games)
    spread, cores = played_on(on)
    command = f"claytable ladder {game} --games {games}"
    with games_shown(rules.title, len(planned)) as show:
        at_once = min(job_count(jobs) or cores, len(planned))
        data = climb(planned, target, command, at_once, lambda totals: show(totals.games), spread)
    grid = Grid()
    for heading in ("", "Elo", "95 %"):
        grid.add_column(heading, justify="right" if heading else "left")
    for name, (middle, low, high) in sorted(data["elo"].items(), key=lambda each: -each[1][0]):
        grid.add_row(name, str(middle), f"{low} to {high}")
    console = screen()
    played = data["games"][0]
    console.print(f"{rules.title}: what {played} games say is in {target}.", markup=False)
    console.print(grid)
    if played < len(planned):
        raise typer.Exit(130)

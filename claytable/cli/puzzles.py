"""`claytable puzzles`: make the puzzles of a game from games between bots."""

from __future__ import annotations

import os
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from ..core.errors import BadOptions
from ..core.rules import find_game
from ..sim.puzzles import gather, written
from .app import GameName, app, notes, screen
from .simulate import Jobs, job_count


@app.command()
def puzzles(
    game: GameName,
    many: Annotated[int, typer.Option(min=1, help="How many puzzles.")] = 30,
    jobs: Jobs = "auto",
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to; else into the game's package.")] = None,
) -> None:
    """Let bots play, find turns that lost much and that the Builder misses, and check them with ten times the tries.

    What is done is kept beside the file: if it is stopped, the same command goes on.
    """
    rules = find_game(game)
    if not rules.puzzles:
        raise BadOptions(f"{rules.title} does not say where its puzzles are kept.")
    file = out or Path(str(files(rules.package).joinpath(rules.puzzles)))
    kept = file.with_name(f"{file.name}.part")
    with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), console=notes()) as progress:
        bar = progress.add_task(rules.title, total=many)
        cores = job_count(jobs) or os.cpu_count() or 1
        games = gather(game, many, cores, kept, lambda done: progress.update(bar, completed=min(done, many)))
    file.write_text(written(rules, games, many, f"claytable puzzles {game} --many {many}"), encoding="utf-8")
    kept.unlink()
    screen().print(f"Kept in {file}.", soft_wrap=True)

"""`claytable train`: games that bots learn from."""

from __future__ import annotations

import shlex
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer

from ..core.errors import BadOptions
from ..core.rules import find_game
from ..sim.train import SEEDS, learn, lessons
from .app import GameName, app, screen
from .simulate import ClusterName, Jobs, games_shown, job_count, played_on


@app.command()
def train(
    game: GameName,
    games: Annotated[int, typer.Option(min=0, help="Games of several players, in every variant.")] = 400,
    alone: Annotated[int, typer.Option(min=0, help="Games against the solo opponent, at every difficulty.")] = 200,
    bot: Annotated[str, typer.Option(metavar="BOT", help="Who plays them.")] = "greedy@1",
    jobs: Jobs = "auto",
    on: ClusterName = "",
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Where the odds go; the file of the game's package if you name none. Should the command be stopped, "
            "the same command goes on where it was: finished games wait in FILE.part.",
        ),
    ] = None,
) -> None:
    """Play games, and learn from them which answers good players take: the odds by which a search fills its lines."""
    rules = find_game(game)
    if out is None and not rules.odds:
        raise BadOptions(f"{rules.title} has no file of odds (GameRules.odds): name one with --out.")
    target = out or Path(str(files(rules.package) / rules.odds))
    planned = lessons(game, games, alone, bot)
    command = f"claytable train {game} --games {games} --alone {alone} --bot {shlex.quote(bot)}"
    spread, cores = played_on(on)
    with games_shown(rules.title, len(planned)) as show:
        at_once = min(job_count(jobs) or cores, len(planned))
        data = learn(planned, target, command, at_once, lambda totals: show(totals.games), spread)
    many = sum(data["decisions"].values())
    said = f"{many} decisions of {len(planned)} games, seeds from {SEEDS} on, are in {target}."
    screen().print(f"{rules.title}: {said}", markup=False)

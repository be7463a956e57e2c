"""`claytable arena`: bots against each other."""

from __future__ import annotations

import json
import os
from typing import Annotated

import typer
from rich.table import Table as Grid

from ..core.rules import find_game
from ..sim.arena import Arena, elo, meet, pairings
from ..sim.tally import Tally
from .app import GameName, Json, PackFile, app, screen
from .settings import Given, chosen, with_settings
from .simulate import Jobs, bot_names, games_shown, job_count


@app.command()
@with_settings
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="BOT,BOT...", help="The bots that meet, every pair of them.")],
    games: Annotated[int, typer.Option(min=1, help="How many games each pair plays: two with each seed.")] = 100,
    seats: Annotated[int, typer.Option(min=2, help="Seats at each table; the two bots sit alternately.")] = 2,
    seed: Annotated[int, typer.Option(help="The seed of the first two games.")] = 0,
    jobs: Jobs = "auto",
    pack: PackFile = None,
    as_json: Json = False,
    *,
    settings: Given,
) -> None:
    """Let bots play each other, with seats exchanged, and say how strong each of them is.

    Stopped by Ctrl-C it says what the games so far came to.
    """
    rules = find_game(game)
    rules.box(pack)
    options = chosen(rules, settings)
    rules.options(rules.seats(seats, options), options)
    names = bot_names(bots)
    planned = pairings(game, names, games, seats, seed, options, pack)
    so_far = Arena()
    stopped = False
    with games_shown(rules.title, len(planned)) as show:

        def hear(found: Arena) -> None:
            nonlocal so_far
            so_far = found
            show(found.games)

        try:
            meet(planned, min(job_count(jobs) or os.cpu_count() or 1, len(planned)), hear)
        except KeyboardInterrupt:
            stopped = True
    if as_json:
        typer.echo(json.dumps({"game": game, "seats": seats, **so_far.data(names)}))
    else:
        _print(rules.title, names, so_far)
    if stopped or so_far.failures:
        raise typer.Exit(130 if stopped else 1)


def _print(title: str, bots: tuple[str, ...], arena: Arena) -> None:
    strengths = elo(bots, arena.won)
    order = sorted(bots, key=lambda bot: -strengths[bot][0])
    grid = Grid(title=f"{title}: {arena.games} games", title_justify="left")
    grid.add_column("")
    for heading in ("Elo", "95 %", "score", "min", "max", "stdev", *(f"against {other}" for other in order)):
        grid.add_column(heading, justify="right")
    for bot in order:
        middle, low, high = strengths[bot]
        scores = arena.scores.get(bot, Tally())
        against = ["" if other == bot else _against(arena, bot, other) for other in order]
        grid.add_row(
            bot,
            f"{middle:.0f}",
            f"{low:.0f} to {high:.0f}",
            f"{scores.mean:.1f}",
            str(scores.least),
            str(scores.most),
            f"{scores.stdev:.1f}",
            *against,
        )
    console = screen()
    console.print(grid)
    for failure in arena.failures[:20]:
        console.print(failure, markup=False)


def _against(arena: Arena, bot: str, other: str) -> str:
    """Games won, and by how many points, with their band of 95 %."""
    return "{:g} of {}, {:+.1f} ± {:.1f}".format(*arena.against(bot, other), *arena.margin(bot, other))

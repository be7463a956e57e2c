"""`claytable balance`: which components win more, or less, than they should."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from ..core.rules import AnyGame, find_game
from ..sim import Totals, matches
from ..sim.balance import LEAST, Judged, judge
from ..sim.tables import read_table
from .app import GameName, Json, PackFile, app, screen
from .settings import Given, chosen, with_settings
from .simulate import Bots, ClusterName, Jobs, Out, Plots, Seats, Seed, bot_names, check_plots, draw, play, seat_counts
from .sources import Provenances


@app.command()
@with_settings
def balance(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 500,
    seats: Seats = "4",
    bots: Bots = "greedy",
    seed: Seed = 0,
    jobs: Jobs = "auto",
    on: ClusterName = "",
    out: Out = None,
    table: Annotated[
        Path | None,
        typer.Option("--from", metavar="FILE", help="Judge the games of this table, written by --out, and play none."),
    ] = None,
    plots: Plots = None,
    confidence: Annotated[
        float, typer.Option(min=0.5, max=0.9999, help="How sure all bands together are to hold.")
    ] = 0.95,
    least: Annotated[int, typer.Option(min=1, help="Judge what was used in so many games at least.")] = LEAST,
    pack: PackFile = None,
    as_json: Json = False,
    *,
    settings: Given,
) -> None:
    """Report the components whose win rate falls outside the confidence band, and where their values come from."""
    rules = find_game(game)
    provenance = Provenances(rules, pack)
    check_plots(plots)
    if table is None:
        options = chosen(rules, settings)
        planned = matches(game, games, seat_counts(rules, seats, options), seed, pack, options, bot_names(bots))
        totals = play(planned, jobs, on, False, out, count=True).totals
    else:
        totals = read_table(table, game)
    judged = judge(totals, lambda each: bool(provenance.of(each.thing)), confidence, least)
    if plots is not None:
        draw(rules, totals, plots, pack)
    if as_json:
        found = [_data(totals, each, provenance) for each in judged]
        typer.echo(json.dumps({"game": game, "games": totals.finished, "confidence": confidence, "components": found}))
    else:
        _print(rules, totals, judged, provenance, confidence)


def _data(totals: Totals, each: Judged, provenance: Provenances) -> dict[str, Any]:
    return {
        "use": each.name,
        "called": totals.called(each.thing),
        "provenance": provenance.of(each.thing),
        "times": each.times,
        "games": each.games,
        "wins": each.wins,
        "win_rate": round(each.rate, 4),
        "fair": round(each.fair, 4),
        "expected": round(each.expected, 4),
        "band": [round(each.low, 4), round(each.high, 4)],
        "outside": each.outside,
    }


def _print(rules: AnyGame, totals: Totals, judged: list[Judged], provenance: Provenances, confidence: float) -> None:
    console = screen()
    outside = [each for each in judged if each.outside]
    grid = Grid(title=f"{rules.title}: outside the band", title_justify="left")
    for heading in ("component", "use"):
        grid.add_column(heading, overflow="fold")
    for heading in ("games", "win rate", "expected", "band"):
        grid.add_column(heading, justify="right", no_wrap=True)
    grid.add_column("provenance", overflow="fold")
    for each in outside:
        grid.add_row(
            totals.called(each.thing),
            each.name.partition(":")[0],
            str(each.games),
            f"{each.rate:.0%} {'▲' if each.distance > 0 else '▼'}",
            f"{each.expected:.0%}",
            f"{each.low:.0%}–{each.high:.0%}",
            provenance.of(each.thing),
        )
    if outside:
        console.print(grid)
    ours = sum("reconstructed" in provenance.of(each.thing) for each in outside)
    console.print(
        f"{len(outside)} of {len(judged)} uses of components lie outside their bands "
        f"({confidence:.0%} for all of them together), {ours} with reconstructed values; {totals.finished} games."
    )

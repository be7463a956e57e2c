"""`claytable simulate`: many games with bots, and what they come to."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from ..bots import BOTS, LEVELS
from ..core.errors import BadOptions
from ..core.rules import AnyGame, find_game
from ..sim import Match, Standing, Tally, Totals, cluster, matches, simulate_into, workers
from ..sim import simulate as play_all
from ..sim.balance import Judged, counted
from ..sim.extras import need
from .app import GameName, Json, PackFile, app, notes, screen
from .settings import Given, chosen, with_settings
from .sources import Provenances

Seats = Annotated[
    str, typer.Option(metavar="N or N..M", help="Players at each table; 1 is the solo game. 2..4: each number in turn.")
]
Bots = Annotated[
    str, typer.Option(metavar="BOT,BOT...", help=f"One for all seats, or one for each: {', '.join([*LEVELS, *BOTS])}.")
]
Jobs = Annotated[str, typer.Option(metavar="N|auto", help="Processes; auto (or 0) is one for each core.")]
ClusterName = Annotated[
    str, typer.Option("--cluster", metavar="ray", help="Play on the Ray cluster that RAY_ADDRESS or `ray start` names.")
]

Seed = Annotated[int, typer.Option(help="The seed of the first game; each further game takes the next.")]
Out = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Write a row for each seat of each game to FILE, .parquet or .csv. Should the command be stopped, by "
        "Ctrl-C, a kill or a loss of power, the same command goes on where it was: finished games wait in FILE.part. "
        "Another command for the same FILE is refused.",
    ),
]
Plots = Annotated[
    Path | None, typer.Option(metavar="DIR", help="Draw scores, seats and components into DIR, as SVG and PNG.")
]


class Variants(StrEnum):
    """Which variants are played."""

    ONE = "one"
    ALL = "all"


@app.command()
@with_settings
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seats: Seats = "4",
    bots: Bots = "random",
    variants: Annotated[Variants, typer.Option(help="all: every variant of the game in turn.")] = Variants.ONE,
    seed: Seed = 0,
    jobs: Jobs = "auto",
    on: ClusterName = "",
    out: Out = None,
    plots: Plots = None,
    check: Annotated[bool, typer.Option("--check", help="Check the game's invariants after every answer.")] = False,
    pack: PackFile = None,
    as_json: Json = False,
    *,
    settings: Given,
) -> None:
    """Play many games with bots, and say what they came to."""
    rules = find_game(game)
    rules.box(pack)
    options = chosen(rules, settings)
    every = variants is Variants.ALL
    if every and options:
        raise BadOptions(f"All variants are played: --{min(options)} chooses one of them.")
    check_plots(plots)
    counts = None if every else seat_counts(rules, seats, options)
    planned = matches(game, games, counts, seed, pack, options, bot_names(bots))
    run = play(planned, jobs, on, check, out, count=plots is not None)
    totals = run.totals
    if plots is not None:
        draw(rules, totals, plots, pack)
    if as_json:
        uses = {each.name: _use(each) for each in counted(totals)}
        typer.echo(json.dumps({"game": game, **run.timing(), **totals.data(), "uses": uses}))
    else:
        _print(rules.title, run, check)
    if totals.errors or totals.broken or totals.finished < totals.games:
        raise typer.Exit(1)


def _use(each: Judged) -> dict[str, Any]:
    rates = {"win_rate": round(each.rate, 4), "expected": round(each.fair, 4)}
    return {"times": each.times, "games": each.games, "wins": each.wins, **rates}


def seat_counts(rules: AnyGame, text: str, options: Mapping[str, Any]) -> list[int]:
    """The numbers of seats that were typed, 3 or 2..4; each must be one that the game has."""
    first, dots, last = text.partition("..")
    if not first.isdecimal() or not (last.isdecimal() or not dots):
        raise BadOptions(f"The seats are a number, or two as in 2..4, not '{text}'.")
    counts = list(range(int(first), int(last or first) + 1))
    if not counts:
        raise BadOptions(f"The seats go from the smaller number to the larger, not '{text}'.")
    for count in counts:
        rules.options(rules.seats(count, options), options)
    return counts


def bot_names(text: str) -> tuple[str, ...]:
    """The bots that were typed."""
    return tuple(each.strip() for each in text.split(","))


def job_count(text: str) -> int:
    """The number of processes that was typed; 0 is one for each core."""
    if text == "auto":
        return 0
    if not text.isdecimal():
        raise BadOptions(f"--jobs is a number, or auto, not '{text}'.")
    return int(text)


@dataclass
class Run:
    """What was played, how long it took, and how much of it had been played before."""

    totals: Totals
    jobs: int
    seconds: float
    before: int
    decisions_before: int

    @property
    def speed(self) -> float:
        """Games a second, of those played now."""
        return (self.totals.games - self.before) / self.seconds

    @property
    def decision_speed(self) -> float:
        """Decisions a second, of those taken now."""
        return (self.totals.decisions - self.decisions_before) / self.seconds

    def timing(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "jobs": self.jobs,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.speed, 2),
            "decisions_per_second": round(self.decision_speed, 1),
            "played_before": self.before,
        }


def play(planned: list[Match], jobs: str, on: str, check: bool, out: Path | None, count: bool) -> Run:
    """Play with a progress bar, into a table if there is to be one."""
    spread, cores = played_on(on)
    found = min(job_count(jobs) or cores, len(planned))
    started = time.perf_counter()
    with games_progress() as progress:
        bar = progress.add_task(find_game(planned[0].game).title, total=len(planned), speed=0.0)
        run = Run(Totals(), found, 0.0, 0, 0)

        def show(totals: Totals) -> None:
            if run.seconds == 0.0:
                run.before, run.decisions_before = totals.games, totals.decisions
            run.totals = totals
            run.seconds = time.perf_counter() - started
            progress.update(bar, completed=totals.games, speed=run.speed, refresh=True)

        try:
            if out is None:
                play_all(planned, found, check, count, show, spread=spread)
            else:
                simulate_into(out, planned, found, check, show, spread)
        except KeyboardInterrupt:
            if out is not None:
                notes().print(
                    f"{run.totals.games} of {len(planned)} games are kept: the same command goes on from there."
                )
            raise
    return run


def played_on(on: str) -> tuple[workers.Spread, int]:
    """How games are spread over this machine, or over the cluster that was named, and how many cores there are."""
    if on not in ("", "ray"):
        raise BadOptions(f"There is no cluster '{on}'. There is: ray.")
    return (cluster.spread, cluster.connect()) if on else (workers.spread, os.cpu_count() or 1)


def check_plots(folder: Path | None) -> None:
    """Whether plots can be drawn into this folder; it is made if it is not there."""
    if folder is None:
        return
    need("matplotlib", "sim", "A plot")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOptions(f"There can be no plots in {folder}: {error.strerror}.") from None


def draw(rules: AnyGame, totals: Totals, folder: Path, pack: str | None) -> None:
    """Draw what the games came to."""
    from ..sim.plots import draw_plots

    draw_plots(rules, totals, folder, Provenances(rules, pack).of)
    notes().print(f"The plots are in {folder}.", markup=False)


def games_progress() -> Progress:
    """A bar that shows how many games have been played, and how fast."""
    # It is drawn when there is something new, not by a thread of its own: processes are forked beside it.
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]:.1f} games/s"),
        TextColumn("left"),
        TimeRemainingColumn(),
        console=notes(),
        auto_refresh=False,
    )


@contextmanager
def games_shown(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """The bar of some games: a function that hears how many have been played."""
    with games_progress() as progress:
        bar = progress.add_task(title, total=total, speed=0.0)

        def show(played: int) -> None:
            task = progress.tasks[bar]
            speed = played / task.elapsed if task.elapsed else 0.0
            progress.update(bar, completed=played, speed=speed, refresh=True)

        yield show


def _print(title: str, run: Run, checked: bool) -> None:
    totals = run.totals
    grid = Grid(title=f"{title}: final scores", title_justify="left")
    grid.add_column("")
    for heading in ("mean", "min", "max", "stdev", "wins", "of"):
        grid.add_column(heading, justify="right")
    parts: list[tuple[str, Mapping[Any, Standing]]] = [
        ("seat {}", {seat + 1: each for seat, each in totals.by_seat().items()}),
        ("in turn order {}", {turn + 1: each for turn, each in sorted(totals.by_turn().items())}),
        ("bot {}", totals.by_bot() if len(totals.by_bot()) > 1 else {}),
        ("{}", totals.by_variant() if len(totals.by_variant()) > 1 else {}),
    ]
    for said, standings in parts:
        for name, standing in standings.items():
            _row(grid, said.format(name), standing.scores, str(standing.wins), str(standing.games))
        grid.add_section()
    for category, tally in totals.categories.items():
        _row(grid, category, tally)
    grid.add_section()
    for variant, tally in sorted(totals.lengths.items()):
        _row(grid, f"decisions, {variant}", tally)
    console = screen()
    console.print(grid)
    for failure in sorted(totals.errors + totals.broken)[:20]:
        console.print(failure, markup=False)
    invariants = f", {len(totals.broken)} broken invariants" if checked else ""
    console.print(
        f"{totals.games} games, {totals.finished} finished, {len(totals.errors)} exceptions{invariants}; "
        f"{totals.decisions} decisions in {run.seconds:.1f} s "
        f"({run.decision_speed:.0f} decisions, {run.speed:.1f} games a second)"
    )
    if run.before:
        console.print(f"{run.before} of them had been played before.")


def _row(grid: Grid, name: str, tally: Tally, *wins: str) -> None:
    grid.add_row(name, f"{tally.mean:.2f}", str(tally.least), str(tally.most), f"{tally.stdev:.2f}", *wins)

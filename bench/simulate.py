"""How fast simulation is: games a second in one process and in two, and what counting uses costs.

Each game is played in turns by one process and by two, with and without counting, the same number of seconds each; the
start of the processes is part of it. Beside the games a second stands the processor time of a game, which is also right
where the machine has other things to do.

    python bench/simulate.py [--json] [--seconds 4] [--rounds 3] [--bots random]
"""

from __future__ import annotations

import argparse
import json
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from statistics import median
from time import perf_counter
from typing import Any

from claytable.cli.build import compiled
from claytable.core.rules import own_games
from claytable.sim import matches, simulate

#: How it is played: in how many processes, with uses counted or not.
WAYS = {"one": (1, False), "two": (2, False), "counted": (1, True)}


def processor() -> float:
    """Processor time of this process and of its children that have ended, in seconds."""
    uses = [getrusage(who) for who in (RUSAGE_SELF, RUSAGE_CHILDREN)]
    return sum(use.ru_utime + use.ru_stime for use in uses)


def play(game: str, jobs: int, count: bool, games: int, bot: str) -> tuple[float, float]:
    """Games a second, and milliseconds of processor time for each."""
    planned = matches(game, games, 4, bots=(bot,))
    began, used = perf_counter(), processor()
    totals = simulate(planned, jobs, count=count)
    assert totals.finished == games, totals.errors
    return games / (perf_counter() - began), 1000 * (processor() - used) / games


def measure(game: str, seconds: float, rounds: int, bot: str) -> dict[str, Any]:
    """The medians of several rounds, in which the ways take turns."""
    pace = play(game, 1, True, 10, bot)[0]
    found: dict[str, list[tuple[float, float]]] = {way: [] for way in WAYS}
    for _ in range(rounds):
        for way, (jobs, count) in WAYS.items():
            games = max(2 * jobs, int(seconds * pace * jobs))
            found[way].append(play(game, jobs, count, games, bot))
    speeds = {way: median(speed for speed, _ in each) for way, each in found.items()}
    costs = {way: median(cost for _, cost in each) for way, each in found.items()}
    return {
        "games_per_second": {way: round(speed, 1) for way, speed in speeds.items()},
        "processor_ms": {way: round(cost, 2) for way, cost in costs.items()},
        "two_to_one": round(speeds["two"] / speeds["one"], 2),
        "two_to_one_by_processor": round(2 * costs["one"] / costs["two"], 2),
        "counting": round(costs["counted"] / costs["one"] - 1, 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=4.0, help="how long each way plays in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--bots", default="random", help="the bot in all seats")
    given = parser.parse_args()
    report = {id: measure(id, given.seconds, given.rounds, given.bots) for id in own_games()}
    if given.json:
        print(json.dumps({"compiled": compiled(), **report}))
        return
    print("compiled" if compiled() else "pure Python")
    for id, each in report.items():
        speeds = ", ".join(f"{way} {speed}" for way, speed in each["games_per_second"].items())
        print(f"{id}: games a second: {speeds}")
        print(
            f"  two processes: {each['two_to_one']} times as fast ({each['two_to_one_by_processor']} by processor time)"
        )
        print(f"  counting uses: {each['counting']:+.1%} processor time")


if __name__ == "__main__":
    main()

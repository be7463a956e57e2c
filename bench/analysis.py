"""How long the analysis of a whole game takes: seconds on some processes, and seconds of processor time.

A game of two `greedy` bots is analysed from its journal, as `claytable analyse` does it. What counts is a game of about
60 turns: each line also says what that many turns would take. The clock is only right where the machine has nothing
else to do; the processor time nearly is elsewhere too.

    python bench/analysis.py [--json] [--jobs 2] [--tries 4000] [--game scholars]
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final

from claytable.bots import find_bot
from claytable.bots.analysis import TRIES
from claytable.cli.build import compiled
from claytable.core.journal import dump_journal, new
from claytable.core.rules import own_games
from claytable.sim.analysed import Kept, analysed

#: The turns of the game that the budget is for, and the seconds that it may take on two cores, compiled.
TURNS: Final = 60
BUDGET: Final = 90.0


def processor() -> float:
    """Processor time of this process and of its children that have ended, in seconds."""
    uses = [getrusage(who) for who in (RUSAGE_SELF, RUSAGE_CHILDREN)]
    return sum(use.ru_utime + use.ru_stime for use in uses)


def measure(id: str, jobs: int, tries: int) -> dict[str, Any]:
    """A game played to its end, and what its analysis takes."""
    game = new(id, seats=2, seed=1)
    players = [find_bot("greedy", seat) for seat in range(2)]
    while not game.over:
        game.play_answer(players[game.asked].choose(game))
    began, used = perf_counter(), processor()
    with TemporaryDirectory() as folder:
        turns = list(analysed(dump_journal(game), id, None, 0, tries, jobs, Kept(Path(folder) / "kept", id)))
    seconds, spent = perf_counter() - began, processor() - used
    return {
        "turns": len(turns),
        "seconds": round(seconds, 1),
        "processor_s": round(spent, 1),
        "seconds_of_60": round(TURNS * seconds / len(turns), 1),
        "processor_s_of_60": round(TURNS * spent / len(turns), 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--tries", type=int, default=TRIES, help="tries of the search for each turn")
    parser.add_argument("--game", choices=list(own_games()), help="only this game")
    given = parser.parse_args()
    games = [given.game] if given.game else list(own_games())
    report = {id: measure(id, given.jobs, given.tries) for id in games}
    if given.json:
        print(json.dumps({"compiled": compiled(), "jobs": given.jobs, "tries": given.tries, **report}))
        return
    print(f"{'compiled' if compiled() else 'pure Python'}, {given.jobs} processes, {given.tries} tries a turn")
    for id, told in report.items():
        print(
            f"{id}: {told['turns']} turns in {told['seconds']} s ({told['processor_s']} s of processor time);"
            f" {TURNS} turns: {told['seconds_of_60']} s ({told['processor_s_of_60']} s)"
        )
    print(f"The budget for {TURNS} turns on two cores, compiled: {BUDGET:.0f} s.")


if __name__ == "__main__":
    main()

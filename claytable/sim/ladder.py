"""The ladder of a game: the levels of bots, and an older generation, by games between neighbours."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from ..bots import LEVELS
from ..core.packs import components_hash
from ..core.rules import find_game
from .arena import Arena, elo, pairings
from .ledger import Ledger
from .plan import Match
from .run import simulate
from .tally import Totals
from .workers import Spread, spread

#: Who is measured in place of a level that thinks for some time: it plays the same on every machine.
STAND_INS: Final = {"master": "search:6000"}
#: The bots by which ladders of different generations are compared; the Builder is `greedy@1` itself.
FROZEN: Final = ("search:1500@1",)
#: Whom the frozen ones meet.
BESIDE: Final = "expert"
#: Bots that think long: among themselves they meet at every second seed only.
LONG: Final = (BESIDE, "master", *FROZEN)


def rungs() -> dict[str, str]:
    """Everyone on the ladder, with the bot that plays."""
    return {level: STAND_INS.get(level, bot) for level, bot in LEVELS.items()} | {bot: bot for bot in FROZEN}


def neighbours() -> list[tuple[str, str]]:
    """Who meets whom: each level the next one, and the frozen ones a level of today."""
    levels = list(LEVELS)
    return [*pairwise(levels), *((bot, BESIDE) for bot in FROZEN)]


def meetings(game: str, games: int) -> list[Match]:
    """`games` of each two neighbours, half as many of two who think long: all pairs in turn, with the seats exchanged
    for every seed."""
    bots = rungs()
    found: list[Match] = []
    for first in range(0, games, 2):
        for one, two in neighbours():
            if first % 4 == 0 or not (one in LONG and two in LONG):
                found += pairings(game, (bots[one], bots[two]), 2, seed=first // 2)
    return found


def climb(
    matches: Sequence[Match],
    out: Path,
    command: str,
    jobs: int,
    progress: Callable[[Totals], None],
    spread: Spread = spread,
) -> dict[str, Any]:
    """Play the games, but those that wait beside `out` from a run that was stopped, and write the ladder.

    Stopped by Ctrl-C it writes what the games so far came to.
    """
    out.parent.mkdir(exist_ok=True)
    ledger = Ledger(out, matches)
    arena = Arena()
    stopped = False
    try:
        try:
            simulate(matches, jobs, progress=progress, ledger=ledger, spread=spread)
        except KeyboardInterrupt:
            stopped = True
        for record in ledger.records():
            arena.add(record)
    finally:
        ledger.close()
    data = ladder(matches[0].game, arena, command) | {"games": [arena.games, len(matches)]}
    lines = [f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in data.items()]
    out.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    if not stopped:
        ledger.remove()
    return data


def ladder(game: str, arena: Arena, command: str) -> dict[str, Any]:
    """The data that the games come to."""
    rules = find_game(game)
    bots = rungs()
    met = [(bots[one], bots[two]) for one, two in neighbours()]
    found = elo(list(bots.values()), arena.won, met)
    return {
        "rules": rules.version,
        "components": components_hash(rules.package),
        "command": command,
        "bots": bots,
        "elo": {name: [round(value) for value in found[bot]] for name, bot in bots.items()},
        "won": [
            [one, two, *arena.against(bots[one], bots[two]), *(round(x, 1) for x in arena.margin(bots[one], bots[two]))]
            for one, two in neighbours()
        ],
    }

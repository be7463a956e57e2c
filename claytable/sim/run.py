"""Plays games to their end, over several processes."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from pathlib import Path
from typing import Final

from ..bots.random import RandomBot
from ..core.journal import new
from .laws import EVERY, broken_journal, broken_secrets, broken_values, game_invariants
from .plan import Match
from .tally import Totals

#: No game is as long as that: one that is does not end.
LONGEST: Final = 50_000


def play_match(match: Match, check: bool, totals: Totals) -> None:
    """Play one game with random bots and count it; with `check`, hold it to the laws after every answer."""
    game = new(match.game, seats=match.seats, seed=match.seed, pack=match.pack, log=check, **match.options)
    bot = RandomBot(match.seed)
    invariants = game_invariants(game.rules) if check else None
    broken: list[str] = []
    played = 0
    while not game.over and not broken and played < LONGEST:
        if invariants is not None:
            broken += invariants(game.table)
            if (played + match.seed) % EVERY == 0:
                broken += broken_values(game, match.pack) + broken_secrets(game, played)
        game.play_answer(bot.choose(game))
        played += 1
    totals.decisions += played
    if game.over:
        totals.finished += 1
        totals.add_scores(match.variant, game.scores())
        if invariants is not None:
            broken += invariants(game.table) + broken_journal(game, match.pack)
    elif not broken:
        broken.append(f"it has not ended after {LONGEST} answers")
    totals.broken += [f"{match.variant} seed={match.seed} answer {played}: {sentence}" for sentence in broken]


def play_matches(matches: Sequence[Match], check: bool) -> Totals:
    """Play games one after the other. An exception in one of them is counted, and the others go on."""
    totals = Totals()
    for match in matches:
        totals.games += 1
        try:
            play_match(match, check, totals)
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{Path(place.filename).name}:{place.lineno}"
            totals.errors.append(f"{match.variant} seed={match.seed}: {type(error).__name__}: {error} ({where})")
    return totals


def simulate(
    matches: Sequence[Match],
    jobs: int = 1,
    check: bool = False,
    progress: Callable[[Totals], None] | None = None,
) -> Totals:
    """Play all games in `jobs` processes; `progress` is told the totals as they grow."""
    totals = Totals()
    size = max(1, min(50, len(matches) // (jobs * 20)))
    portions = [matches[start : start + size] for start in range(0, len(matches), size)]

    def count(portion: Totals) -> None:
        totals.merge(portion)
        if progress is not None:
            progress(totals)

    if jobs <= 1:
        for portion in portions:
            count(play_matches(portion, check))
        return totals
    with ProcessPoolExecutor(jobs) as pool:
        waiting = {pool.submit(play_matches, portion, check) for portion in portions}
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    count(future.result())
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return totals

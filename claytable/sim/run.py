"""Plays games to their end, over several processes."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from ..bots import find_bot
from ..core.game import Game
from ..core.journal import new
from .laws import EVERY, broken_journal, broken_secrets, broken_values, game_invariants
from .plan import Match
from .record import OPPONENT, Record
from .tally import Totals
from .uses import counter
from .workers import spread

#: No game is as long as that: one that is does not end.
LONGEST: Final = 50_000


def play_match(match: Match, check: bool = False, count: bool = False) -> Record:
    """Play one game. With `check`, hold it to the laws after every answer; with `count`, count what is used."""
    record = Record(match.variant, match.seed, list(match.players))
    try:
        _play(match, check, count, record)
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        record.error = f"{type(error).__name__}: {error} ({Path(place.filename).name}:{place.lineno})"
    return record


def _play(match: Match, check: bool, count: bool, record: Record) -> None:
    game = new(match.game, seats=match.seats, seed=match.seed, pack=match.pack, log=check or count, **match.options)
    seats = len(game.seats)
    record.bots += [OPPONENT] * (seats - len(record.bots))
    record.first = game.table.first
    record.decisions = [0] * seats
    # Each bot has a seed of its own. Should the printed opponent ever be asked, the last of them answers.
    bots = [find_bot(level, match.seed * seats + seat) for seat, level in enumerate(match.players)]
    bots += bots[-1:] * (seats - len(bots))
    uses = counter(match.game, match.pack) if count else None
    if uses is not None:
        record.uses = [{} for _ in game.seats]
        uses.count(game.table, game.opening, record.uses)
    invariants = game_invariants(game.rules) if check else None
    played = 0
    while not game.over and not record.broken and played < LONGEST:
        if invariants is not None:
            record.broken += invariants(game.table)
            if (played + match.seed) % EVERY == 0:
                record.broken += broken_values(game, match.pack) + broken_secrets(game, played)
        seat = game.asked
        game.play_answer(bots[seat].choose(game))
        record.decisions[seat] += 1
        played += 1
        if uses is not None and game.standing is not None:
            uses.count(game.table, game.standing.events, record.uses)
    if game.over:
        _end(game, record)
        if invariants is not None:
            record.broken += invariants(game.table) + broken_journal(game, match.pack)
    elif not record.broken:
        record.broken.append(f"it has not ended after {LONGEST} answers")
    record.broken = [f"answer {played}: {sentence}" for sentence in record.broken]


def _end(game: Game, record: Record) -> None:
    scores = sorted(game.scores(), key=lambda score: score.seat)
    record.points = [score.points() for score in scores]
    record.places = [score.place for score in scores]


def play_matches(check: bool, count: bool, matches: Sequence[Match]) -> list[Record]:
    """Play games one after the other. An exception in one of them is written down, and the others go on."""
    return [play_match(match, check, count) for match in matches]


def simulate(
    matches: Sequence[Match],
    jobs: int = 1,
    check: bool = False,
    count: bool = False,
    progress: Callable[[Totals], None] | None = None,
) -> Totals:
    """Play all games in `jobs` processes; `progress` is told the totals as they grow."""
    totals = Totals()
    for portion, _ in spread(partial(tally_matches, check, count), matches, jobs):
        totals.merge(portion)
        if progress is not None:
            progress(totals)
    return totals


def tally_matches(check: bool, count: bool, matches: Sequence[Match]) -> Totals:
    """Play games one after the other and count them."""
    totals = Totals()
    for record in play_matches(check, count, matches):
        totals.add(record)
    return totals

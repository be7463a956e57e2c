"""Plays games to their end, over several processes."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from ..bots import find_bot
from ..core.errors import BadOptions
from ..core.game import Game
from ..core.journal import new
from .laws import EVERY, broken_journal, broken_secrets, broken_values
from .ledger import Ledger
from .plan import Match
from .record import OPPONENT, Record
from .tables import check_name, holds, read_table, write_table
from .tally import Totals
from .uses import counter
from .workers import Spread, spread

#: No game is as long as that: one that is does not end.
LONGEST: Final = 50_000


def play_match(match: Match, check: bool = False, count: bool = False, choices: bool = False) -> Record:
    """Play one game. With `check`, hold it to the laws after every answer; with `count`, count what is used; with
    `choices`, write down every answer and what it was chosen from."""
    record = Record(match.variant, match.seed, list(match.players))
    try:
        _play(match, check, count, choices, record)
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        record.error = f"{type(error).__name__}: {error} ({Path(place.filename).name}:{place.lineno})"
    return record


def _play(match: Match, check: bool, count: bool, choices: bool, record: Record) -> None:
    game = new(match.game, seats=match.seats, seed=match.seed, pack=match.pack, log=check or count, **match.options)
    seats = len(game.seats)
    record.bots += [OPPONENT] * (seats - len(record.bots))
    record.first = game.table.first
    record.decisions = [0] * seats
    # Each bot has a seed of its own. Should the printed opponent ever be asked, the last of them answers.
    bots = [find_bot(level, match.seed * seats + seat) for seat, level in enumerate(match.players)]
    bots += bots[-1:] * (seats - len(bots))
    played = 0
    while not game.over and not record.broken and played < LONGEST:
        if check:
            record.broken += game.rules.broken(game.table)
            if (played + match.seed) % EVERY == 0:
                record.broken += broken_values(game, match.pack) + broken_secrets(game, played)
        seat = game.asked
        question, offered = game.table.question, game.answers
        answer = bots[seat].choose(game)
        if choices and question is not None:
            record.choices.append((question.name, answer, offered))
        game.play_answer(answer)
        record.decisions[seat] += 1
        played += 1
    if game.over:
        _end(game, record)
        if count:
            record.uses = counter(match.game, match.pack).count(game)
        if check:
            record.broken += game.rules.broken(game.table) + broken_journal(game, match.pack)
    elif not record.broken:
        record.broken.append(f"it has not ended after {LONGEST} answers")
    record.broken = [f"answer {played}: {sentence}" for sentence in record.broken]


def _end(game: Game, record: Record) -> None:
    scores = sorted(game.scores(), key=lambda score: score.seat)
    record.points = [score.points() for score in scores]
    record.places = [score.place for score in scores]


def play_matches(check: bool, count: bool, matches: Sequence[Match], choices: bool = False) -> tuple[Totals, list[str]]:
    """Play games one after the other: what they came to, and the line of each."""
    totals = Totals()
    lines = []
    for match in matches:
        record = play_match(match, check, count, choices)
        totals.add(record)
        lines.append(record.line())
    if count and matches:
        names = counter(matches[0].game, matches[0].pack).names
        things = {use.partition(":")[2] for uses in totals.uses.values() for use in uses if ":" in use}
        totals.names = {thing: names[thing] for thing in things}
    return totals, lines


def simulate(
    matches: Sequence[Match],
    jobs: int = 0,
    check: bool = False,
    count: bool = False,
    progress: Callable[[Totals], None] | None = None,
    ledger: Ledger | None = None,
    spread: Spread = spread,
    choices: bool = False,
) -> Totals:
    """Play all games, but those in the ledger, in `jobs` processes, 0 is this one; `progress` hears how far it is."""
    totals = Totals()
    left = list(range(len(matches)))
    if ledger is not None:
        totals.merge(ledger.totals)
        left = [number for number in left if number not in ledger]
    if progress is not None:
        progress(totals)
    items = [matches[number] for number in left]
    for (portion, lines), places in spread(partial(play_matches, check, count, choices=choices), items, jobs):
        if ledger is not None:
            ledger.add([left[place] for place in places], lines, portion.names)
        totals.merge(portion)
        if progress is not None:
            progress(totals)
    return totals


def simulate_into(
    table: Path,
    matches: Sequence[Match],
    jobs: int = 0,
    check: bool = False,
    progress: Callable[[Totals], None] | None = None,
    spread: Spread = spread,
) -> Totals:
    """The same, with a table of the games at the end. Stopped at any moment, the same call goes on from there."""
    check_name(table)
    if table.exists():
        if not holds(table, matches):
            raise BadOptions(f"{table} has other games than these. Remove it, or name another table.")
        Ledger(table, matches).remove()
        totals = read_table(table, matches[0].game)
        if progress is not None:
            progress(totals)
        return totals
    ledger = Ledger(table, matches)
    try:
        totals = simulate(matches, jobs, check, True, progress, ledger, spread)
        write_table(table, matches[0], ledger.records(), _categories(matches, totals), totals.names)
    except BaseException:
        ledger.close()
        raise
    ledger.remove()
    return totals


def _categories(matches: Sequence[Match], totals: Totals) -> list[str]:
    """The lines of the score pad in their order, whichever game was finished first."""
    each = {match.variant: match for match in reversed(matches) if match.variant in totals.lengths}
    tables = [new(m.game, seats=m.seats, seed=m.seed, pack=m.pack, log=False, **m.options) for m in each.values()]
    printed = dict.fromkeys(line.id for table in tables for line in table.scores()[0].categories)
    return [*(id for id in printed if id in totals.categories), *sorted(totals.categories.keys() - printed.keys())]

"""Rules change, games go on: a table of older rules goes on from its last position, and its journal says so."""

from __future__ import annotations

import json
from time import time
from typing import Any, Final

from ..core.errors import ClaytableError, SnapshotError
from ..core.game import Game, go_on
from ..core.journal import change, later_rules, load_table, newer
from ..core.rules import known_any
from ..core.table import Table, fingerprint
from .dealing import deal
from .history import earlier, last_change, play_entry, replayed
from .problems import Conflict, NotFound
from .records import Entry, Record

TAKE_OUT: Final = "Its journal can still be taken out."


def outdated(record: Record) -> bool:
    """Whether a table was last played with older rules; raises Conflict for newer ones."""
    rules = known_any(record.game)
    if rules is None:
        # Who deals it says so.
        return False
    if newer(record.played, rules):
        raise Conflict(f"This table cannot be opened here. {later_rules(rules, record.played)} {TAKE_OUT}")
    return record.played != rules.version


def of_older_rules(record: Record) -> bool:
    """Whether some of a table was played with older rules."""
    rules = known_any(record.game)
    return rules is not None and record.rules != rules.version


def upgraded(record: Record, entries: list[Entry], snapshot: tuple[int, Any] | None) -> tuple[Game, Entry]:
    """A table of older rules as it goes on with these ones, and the entry to write down."""
    table, number = _last_position(record, entries, snapshot)
    lost = record.number - number
    game = go_on(deal(record), table, earlier(record, entries, lost))
    now = change(game.rules.version, game.start, lost)
    return game, Entry(record.number + 1, -1, None, game.opening, None, time(), change=now)


def ended(record: Record, entries: list[Entry]) -> Game:
    """A game that ended with older rules: whole if these rules lead to the same tables, else only its end."""
    found, number = _as_far_as_agreed(deal(record), entries)
    if number == record.number and found.over:
        return replayed(record, entries)
    table = _kept_position(record)
    if table is None or table.question is not None:
        raise Conflict(f"This game ended with rules version {record.played} and cannot be shown. {TAKE_OUT}")
    return go_on(deal(record), table, earlier(record, entries[:-1], 0))


def moment_before(record: Record, entries: list[Entry], number: int) -> Game:
    """The game after an entry that was played with older rules: only if these rules lead to the same tables."""
    begun = last_change(entries[: number + 1])
    later = next((entry.number for entry in entries[number + 1 :] if entry.change is not None), len(entries))
    version = record.rules if not begun else str((entries[begun].change or {})["rules"])
    try:
        game = replayed(record, entries[: begun + 1])
        # Up to the next fingerprint after it everything must be as it was.
        sure = next((at for at in range(number, later) if entries[at].digest is not None), later - 1)
        found, reached = _as_far_as_agreed(game, entries[: sure + 1])
        if reached == sure:
            return found.after(number)
    except ClaytableError:
        # What cannot even be put back cannot be drawn.
        pass
    raise NotFound(
        f"Entry {number} was played with rules version {version}, which would lead to another table today: "
        "it cannot be drawn. The log and the journal have it."
    )


# -- inside --------------------------------------------------------------------------------------------


def _last_position(record: Record, entries: list[Entry], snapshot: tuple[int, Any] | None) -> tuple[Table, int]:
    """The table where it stood, and the last entry that is in it.

    Where the position was not kept, the answers are played again as far as everything is as it was: from where these
    rules or the snapshot can begin, whichever leads further.
    """
    kept = _kept_position(record)
    if kept is not None:
        return kept, record.number
    found, number = _as_far_as_agreed(replayed(record, entries[: last_change(entries) + 1]), entries)
    if number < record.number and snapshot is not None:
        try:
            saved = snapshot[1]
            table = load_table(deal(record), saved["table"], saved["rules"], saved["digest"])
            begun = go_on(deal(record), table, earlier(record, entries[: snapshot[0]], 0))
            other, reached = _as_far_as_agreed(begun, entries)
        except (SnapshotError, KeyError, TypeError):
            return found.table, number
        if reached > number:
            return other.table, reached
    return found.table, number


def _kept_position(record: Record) -> Table | None:
    """The position that was kept with the last answer; None if it was not, or cannot be read."""
    try:
        number, saved = json.loads(record.position)
        if number != record.number:
            return None
        return load_table(deal(record), saved, record.played, fingerprint(saved))
    except (ClaytableError, ValueError, TypeError):
        return None


def _as_far_as_agreed(game: Game, entries: list[Entry]) -> tuple[Game, int]:
    """Play the entries after those of this game, as long as the seat that is asked and every fingerprint are as then.

    Returns the game and the number of its last entry.
    """
    number = game.begins
    for entry in entries[number + 1 :]:
        again = game.copy()
        try:
            if entry.key is not None and game.asked != entry.seat:
                break
            play_entry(again, entry)
        except Conflict:
            break
        game, number = again, entry.number
    return game, number

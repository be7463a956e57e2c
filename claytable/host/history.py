"""A table's journal: entries written, played again, taken back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from ..core.errors import ClaytableError, SnapshotError
from ..core.game import Earlier, Game, go_on
from ..core.journal import FORMAT, load_table, restore, write_journal
from .dealing import ORIGIN, deal, named, pack_of
from .problems import Conflict
from .records import Entry, Record

#: Entries between two fingerprints of the table.
DIGEST: Final = 10


def written(
    game: Game,
    number: int,
    seat: int,
    key: str | None,
    events: tuple[Any, ...],
    came: float,
    level: str | None = None,
) -> Entry:
    """The entry that led to this game."""
    digest = game.table.digest() if number % DIGEST == 0 else None
    return Entry(number, seat, key, events, digest, came, level)


def taken_back(game: Game, number: int, seat: int, steps: int, came: float) -> list[Entry]:
    """Take `steps` answers back, one entry each. The more of them, the more is played again."""
    entries = []
    for step in range(1, steps + 1):
        game.undo()
        entries.append(written(game, number + step, seat, None, (), came))
    return entries


def restored(record: Record, saved: dict[str, Any], entries: list[Entry]) -> Game:
    """The game from a snapshot and the entries since."""
    game = named(restore(saved, pack_of(record)), record)
    for entry in entries:
        play_entry(game, entry)
    return game


def replayed(record: Record, entries: list[Entry]) -> Game:
    """The game from its journal, whose first entry is the setup; or from where the rules changed last."""
    game = deal(record)
    begun = last_change(entries)
    change = entries[begun].change
    if change is not None:
        try:
            table = load_table(game, change["table"], change["rules"], change["digest"])
        except SnapshotError as error:
            raise Conflict(f"This table cannot go on from entry {begun}. {error}") from None
        game = go_on(game, table, earlier(record, entries[:begun], change["lost"]))
    for entry in entries[begun + 1 :]:
        play_entry(game, entry)
    return game


def last_change(entries: list[Entry]) -> int:
    """The number of the entry where the rules changed last; 0 if they did not."""
    return max((entry.number for entry in entries if entry.change is not None), default=0)


def earlier(record: Record, entries: list[Entry], lost: int) -> Earlier:
    """What was played with older rules: these entries, of which the first is the setup."""
    return Earlier(record.rules, [line(entry) for entry in entries[1:]], lost)


def line(entry: Entry) -> dict[str, Any]:
    """An entry as a journal has it whose answers nobody can play again: with what happened."""
    if entry.change is not None:
        return entry.change
    if entry.key is None:
        return {"undo": 1}
    told: dict[str, Any] = {"seat": entry.seat, "key": entry.key, "events": entry.events}
    return told | {name: said for name, said in (("digest", entry.digest), ("bot", entry.level)) if said is not None}


def as_written(record: Record, entries: Iterable[Entry]) -> dict[str, Any]:
    """The journal of a table that cannot be opened here, as it was written."""
    head: dict[str, Any] = {"claytable": FORMAT}
    head |= {name: getattr(record, name) for name in ("game", "rules", "pack", "options", "seed")}
    seats = [{"kind": seat.kind, "name": seat.name} for seat in record.seats]
    return head | origin(record) | {"seats": seats, "entries": [line(entry) for entry in entries if entry.number > 0]}


def origin(record: Record) -> dict[str, Any]:
    """What a journal says of the game that its table goes on from, if there is one."""
    return {"origin": {name: record.origin[name] for name in ORIGIN}} if record.origin else {}


def journal(game: Game, record: Record, levels: Mapping[int, str]) -> dict[str, Any]:
    """The journal to take along, which marks the answers that bots gave: by their numbers, the bots' levels."""
    whole = write_journal(game) | origin(record)
    for number, level in levels.items():
        whole["entries"][number - 1]["bot"] = level
    return whole


def play_entry(game: Game, entry: Entry) -> None:
    """Play an entry of the journal again; raises Conflict if the result differs from the first time."""
    if entry.change is not None:
        raise Conflict(f"At entry {entry.number} the rules of this table changed.")
    try:
        if entry.key is None:
            game.undo()
        else:
            game.play(entry.key)
    except ClaytableError as error:
        raise Conflict(f"Entry {entry.number} of this table's journal does not fit these rules: {error}") from None
    if entry.digest is not None and entry.digest != game.table.digest():
        raise Conflict(
            f"From entry {entry.number} on this table's journal leads to another table than it did when it was played: "
            f"it was played with another version of the rules of {game.rules.title}."
        )

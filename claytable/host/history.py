"""A table's journal: entries written, played again, taken back."""

from __future__ import annotations

from typing import Any, Final

from ..core.errors import ClaytableError
from ..core.game import Game
from ..core.journal import restore
from .dealing import deal, named, pack_of
from .problems import Conflict
from .records import Entry, Record

#: Every so many entries carry a fingerprint of the table after them.
DIGEST: Final = 10


def written(game: Game, number: int, seat: int, key: str | None, events: tuple[Any, ...], came: float) -> Entry:
    """The entry that led to this game."""
    digest = game.table.digest() if number % DIGEST == 0 else None
    return Entry(number, seat, key, events, digest, came)


def taken_back(game: Game, number: int, seat: int, steps: int, came: float) -> list[Entry]:
    """Take so many answers back, one entry each. For many of them much is played again."""
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
    """The game from its journal; the first entry is the setup."""
    game = deal(record)
    for entry in entries[1:]:
        play_entry(game, entry)
    return game


def play_entry(game: Game, entry: Entry) -> None:
    """Play an entry of the journal again; raises Conflict where it leads elsewhere than it did."""
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

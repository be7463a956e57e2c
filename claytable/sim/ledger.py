"""The finished games of an unfinished run: with them the same command goes on where it stopped.

A ledger is a file beside the table to be written, such as `games.parquet.part`. Its first line lists the games to play;
every other line is a finished game with its number in the plan, or names of things. Lines are only added. If a loss of
power leaves half a line at the end, it is cut off.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from .. import __version__
from ..core.errors import BadOptions, ClaytableError
from ..core.rules import find_game
from .plan import Match
from .record import Record, read_line
from .tally import Totals

#: Seconds between two times that the disk is waited for.
SYNC: Final = 1.0


class TableError(ClaytableError):
    """A table of games that cannot be written, or read."""


def identity(matches: Sequence[Match]) -> dict[str, Any]:
    """What tells one plan from another, and a sentence about it."""
    first = matches[0]
    box = find_game(first.game).box(first.pack)
    plan = [(match.variant, match.seed, match.bots) for match in matches]
    variants = sorted({match.variant for match in matches})
    return {
        "claytable": __version__,
        "game": first.game,
        "rules": find_game(first.game).version,
        "pack": box.pack,
        "plan": blake2b(json.dumps(plan).encode(), digest_size=16).hexdigest(),
        "said": f"{first.game}, {len(matches)} games from seed {first.seed}, "
        f"{variants[0] if len(variants) == 1 else f'{len(variants)} variants'}, bots {','.join(first.bots)}",
    }


class Ledger:
    """The finished games of a run, in a file. Opening it takes what is there already."""

    def __init__(self, table: Path, matches: Sequence[Match]) -> None:
        self.path = table.with_name(f"{table.name}.part")
        #: What the games in it come to.
        self.totals = Totals()
        #: Where the line of each finished game begins.
        self._places: dict[int, int] = {}
        self._end = 0
        self._synced = time.monotonic()
        try:
            # Nothing is held back here: what was written is in the file, or an error says so.
            self._file = self.path.open("ab", buffering=0)
        except OSError as error:
            raise TableError(f"{self.path} cannot be written: {error.strerror}.") from None
        try:
            _lock(self._file.fileno(), self.path)
            self._read(identity(matches))
        except ClaytableError:
            self._file.close()
            raise

    def __contains__(self, number: int) -> bool:
        return number in self._places

    def _read(self, mine: Mapping[str, Any]) -> None:
        end = 0
        for line in self._lines():
            word, _, text = line.partition(b"\t")
            if end == 0 and not b"plan\t".startswith(line[:5]):
                raise TableError(
                    f"{self.path} is not the beginning of a table of games. Remove it, or name another --out."
                )
            try:
                if not line.endswith(b"\n"):
                    break
                if end == 0:
                    self._check(json.loads(text), mine)
                elif word == b"names":
                    self.totals.names.update(json.loads(text))
                else:
                    self.totals.add(read_line(text))
                    self._places[int(word)] = end
            except (ValueError, TypeError):
                break
            end += len(line)
        self._file.truncate(end)
        self._end = end
        if end == 0:
            self._write(f"plan\t{json.dumps(mine)}\n")

    def _lines(self) -> Iterator[bytes]:
        with self.path.open("rb") as file:
            yield from file

    def _check(self, theirs: Mapping[str, Any], mine: Mapping[str, Any]) -> None:
        if theirs != mine:
            raise BadOptions(
                f"{self.path} was begun by another command ({theirs['said']}), this one is {mine['said']}. "
                "Give that command again to finish it, or remove the file, or name another --out."
            )

    def add(self, numbers: Sequence[int], lines: Sequence[str], names: Mapping[str, str]) -> None:
        """Write down finished games, and what things in them are called."""
        fresh = {key: name for key, name in names.items() if key not in self.totals.names}
        if fresh:
            self.totals.names.update(fresh)
            self._write(f"names\t{json.dumps(fresh)}\n")
        for number, line in zip(numbers, lines, strict=True):
            self._places[number] = self._end
            self._write(f"{number}\t{line}\n")
        if time.monotonic() - self._synced > SYNC:
            os.fsync(self._file.fileno())
            self._synced = time.monotonic()

    def _write(self, line: str) -> None:
        data = line.encode()
        self._end += len(data)
        try:
            while data:
                data = data[self._file.write(data) :]
        except OSError as error:
            raise TableError(f"{self.path} cannot be written: {error.strerror}.") from None

    def records(self) -> Iterator[Record]:
        """The finished games, in the order of the plan."""
        with self.path.open("rb") as file:
            for number in sorted(self._places):
                file.seek(self._places[number])
                yield read_line(file.readline().partition(b"\t")[2])

    def close(self) -> None:
        """Leave it for the next time."""
        self._file.close()

    def remove(self) -> None:
        """All games are in the table: it is not needed any more."""
        self.close()
        self.path.unlink()


def _lock(file: int, path: Path) -> None:
    """One run at a time; the lock goes with the process. Where there are no such locks, none is taken."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise TableError(f"{path} is being written by another process.") from None

"""Practice: tables that begin at a puzzle, and how the turn that was played there compares with the best line."""

from __future__ import annotations

from typing import Any, Final

from ..bots.analysis import said
from ..bots.practice import compare, finished
from ..core.game import Game
from ..core.journal import restore, snapshot
from ..core.packs import Pack
from ..core.puzzles import Puzzle
from .analyses import tries
from .library import puzzles_of
from .problems import Conflict, Invalid, NotFound
from .replays import standing
from .thinking import PackText


def puzzles(game: str) -> list[dict[str, Any]]:
    """The puzzles of a game, as they are listed."""
    return [
        {"id": each.id, "seats": each.seats, "seat": each.seat, "gain": each.gain, "line": each.line}
        for each in puzzles_of(game)
    ]


def find_puzzle(game: str, id: str) -> Puzzle:
    """A puzzle of a game."""
    for each in puzzles_of(game):
        if each.id == id:
            return each
    raise NotFound("There is no such puzzle.")


def asked(game: Game, after: int, keys: list[str]) -> dict[str, Any] | None:
    """What `judged` needs to compare the turn that was played after an entry with a line; None while it goes on."""
    if not 0 <= after <= (0 if game.written is None else game.written.number) or after < game.begins:
        raise NotFound("There is no such entry.")
    then = game.after(after)
    if then.over:
        raise Conflict("The game was over there.")
    index = game.vocabulary.index
    if not keys or any(key not in index for key in keys):
        raise Invalid("line: some answers of this game.")
    since = [entry.answer for entry in standing(game) if entry.number > after]
    line: list[int] = []
    for answer in since:
        line.append(answer)
        if finished(then, line):
            return {"saved": snapshot(then), "line": line, "best": [index[key] for key in keys], "seed": after}
    return None


def judged(saved: dict[str, Any], line: list[int], best: list[int], seed: int, pack: PackText) -> dict[str, Any]:
    """How a line compares with the best one, as it is sent."""
    game = restore(saved, None if pack is None else Pack(*pack))
    found = compare(game, line, best, seed, tries())
    return {
        "state": "judged",
        "lost": round(found.lost, 1),
        "error": round(found.error, 1),
        "solved": found.solved,
        "line": said(game, best),
    }


#: What is said of a turn that goes on.
GOES_ON: Final[dict[str, Any]] = {"state": "open", "lost": 0.0, "error": 0.0, "solved": False, "line": []}

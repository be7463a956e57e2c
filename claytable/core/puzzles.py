"""Puzzles: positions of games between bots where a turn lost much, and the line that gains it.

A game declares the file of its puzzles (`GameRules.puzzles`), which `claytable puzzles` makes: a JSON text with the
rules version, the command that made it, and the games with their answers from the deal, each by its place among those
that were open. A puzzle begins `after` a number of answers, where `seat` is asked; its `line` gains points over what
was played there.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, Final

from .errors import PuzzleError
from .game import Game
from .reached import Unreached, reach
from .rules import AnyGame

#: Numbers with spaces between.
_PLACES: Final = re.compile(r"([0-9]{1,4}( [0-9]{1,4})*)?")
#: The fields of a file, of each of its games and of each puzzle, and what they are.
_FILE: Final[dict[str, type | tuple[type, ...]]] = {"version": str, "command": str, "games": list}
_GAME: Final[dict[str, type | tuple[type, ...]]] = {"seed": int, "seats": int, "answers": str, "puzzles": list}
_PUZZLE: Final[dict[str, type | tuple[type, ...]]] = {
    "after": int,
    "seat": int,
    "gain": (int, float),
    "error": (int, float),
    "line": list,
}


class Puzzle:
    """A position, and the best turn that was found there."""

    __slots__ = ("answers", "error", "gain", "game", "id", "line", "seat", "seats", "seed")

    def __init__(self, game: str, played: Mapping[str, Any], entry: Mapping[str, Any]) -> None:
        self.game = game
        self.seats: int = played["seats"]
        self.seed: int = played["seed"]
        self.answers: list[int] = [int(place) for place in played["answers"].split()][: entry["after"]]
        self.seat: int = entry["seat"]
        #: The points that the line gains over what was played, with their standard error.
        self.gain: float = entry["gain"]
        self.error: float = entry["error"]
        self.line: list[str] = list(entry["line"])
        self.id = f"{self.seed}-{len(self.answers)}"

    def __repr__(self) -> str:
        return f"<Puzzle {self.game} {self.id}>"

    def begin(self, seats: Sequence[str] | None = None) -> Game:
        """The table at which the turn begins; the seats may be of any kind."""
        try:
            return reach(self.game, self.seats if seats is None else list(seats), self.seed, self.answers, self.seat)
        except Unreached as error:
            raise PuzzleError(f"Puzzle {self.id} of {self.game} is never reached: {error}") from None


def read_puzzles(rules: AnyGame) -> list[Puzzle]:
    """The puzzles of a game, in their order; none if it has no file."""
    path = files(rules.package) / rules.puzzles
    if not rules.puzzles or not path.is_file():
        return []
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        text = ""
    return parse_puzzles(rules, rules.puzzles, text)


def parse_puzzles(rules: AnyGame, file: str, text: str) -> list[Puzzle]:
    """The puzzles in a text. Raises PuzzleError with a sentence."""
    try:
        data = json.loads(text)
    except ValueError:
        raise PuzzleError(f"{file}: these are no puzzles: the text is damaged.") from None
    _check(data, _FILE, file)
    if data["version"] != rules.version:
        raise PuzzleError(
            f"The puzzles of {rules.title} were made with rules version {data['version']!r}, which is now"
            f" {rules.version!r}. Make them again: {data['command']}"
        )
    found: list[Puzzle] = []
    for number, game in enumerate(data["games"], start=1):
        where = f"{file}, game {number}"
        _check(game, _GAME, where)
        if _PLACES.fullmatch(game["answers"]) is None:
            raise PuzzleError(f"{where}, field 'answers': these must be whole numbers.")
        for place, entry in enumerate(game["puzzles"], start=1):
            _check(entry, _PUZZLE, f"{where}, puzzle {place}")
            if not entry["line"] or not all(type(key) is str for key in entry["line"]):
                raise PuzzleError(f"{where}, puzzle {place}, field 'line': this must be some answers.")
            found.append(Puzzle(rules.id, game, entry))
    return found


def _check(data: object, fields: Mapping[str, type | tuple[type, ...]], where: str) -> None:
    """Whether something has these fields, each of its kind."""
    if not isinstance(data, dict):
        raise PuzzleError(f"{where}: this is damaged.")
    for field, kind in fields.items():
        if not isinstance(data.get(field), kind) or isinstance(data[field], bool):
            raise PuzzleError(f"{where}, field '{field}': it is missing or damaged.")

"""Puzzles: positions of games between bots where a turn lost much, and the line that gains it.

A game declares the file of its puzzles (`GameRules.puzzles`), which `claytable puzzles` makes: a JSON text with the
rules version, and the games with their answers from the deal. A puzzle begins `after` a number of answers, where `seat`
is asked; its `line` gains points over what was played there.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from .errors import ClaytableError, PuzzleError
from .game import Game
from .journal import new
from .rules import AnyGame


class Puzzle:
    """A position, and the best turn that was found there."""

    __slots__ = ("answers", "error", "gain", "game", "id", "line", "seat", "seats", "seed")

    def __init__(self, game: str, played: Mapping[str, Any], entry: Mapping[str, Any]) -> None:
        self.game = game
        self.seats: int = played["seats"]
        self.seed: int = played["seed"]
        self.answers: list[str] = played["answers"].split("|")[: entry["after"]]
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
        game = new(self.game, seats=self.seats if seats is None else list(seats), seed=self.seed)
        try:
            for answer in self.answers:
                game.play(answer)
        except ClaytableError as error:
            raise PuzzleError(f"Puzzle {self.id} of {self.game} is never reached: {error}") from None
        if game.over or game.asked != self.seat:
            raise PuzzleError(f"Puzzle {self.id} of {self.game} is not the turn of seat {self.seat}.")
        return game


def read_puzzles(rules: AnyGame) -> list[Puzzle]:
    """The puzzles of a game, in their order; none if it has no file."""
    path = files(rules.package) / rules.puzzles
    if not rules.puzzles or not path.is_file():
        return []
    data = json.loads(path.read_text(encoding="utf-8"))
    if data["version"] != rules.version:
        raise PuzzleError(
            f"The puzzles of {rules.title} were made with rules version {data['version']!r}, which is now"
            f" {rules.version!r}. Make them again: {data['command']}"
        )
    return [Puzzle(rules.id, game, entry) for game in data["games"] for entry in game["puzzles"]]

"""A game as learning programs see it: actions with fixed numbers, and observations of one length."""

from __future__ import annotations

from functools import cache
from operator import index
from typing import Any, SupportsIndex, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..core.errors import BadOptions, UnknownKey
from ..core.game import Game
from ..core.journal import new
from ..core.observation import Record
from ..core.rules import OPPONENT, find_game

Vector: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]


@cache
def schema(game: str) -> Record:
    """How views of a game become vectors."""
    rules = find_game(game)
    found = rules.schema(rules.box())
    if found is None:
        raise BadOptions(f"{rules.title} does not say how its view becomes numbers: it has no `schema`.")
    return found


def action_keys(game: str, pack: str | None = None) -> tuple[str, ...]:
    """What each action is called. Those of the printed box come first; a pack adds its own after them."""
    rules = find_game(game)
    printed = rules.box().words
    return (*printed.keys, *(key for key in rules.box(pack).words.keys if key not in printed.index))


def seen(game: Game, seat: int) -> dict[str, Any]:
    """The view of a seat and the question, without the options: those are the mask."""
    view: dict[str, Any] = {**game.table.view(seat)}
    question = game.table.question
    if question is not None:
        view["decision"] = {"seat": question.seat, "question": question.message(game.table).data()}
    return view


class GameSpace:
    """One way to set a game up, with its actions and observations."""

    def __init__(self, game: str, seats: object, pack: str | None, options: dict[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.pack = pack
        self.options = options
        kinds = self.new(0).seats
        #: How many seats learn or are played by others' programs: all but the printed opponent's.
        self.players = sum(kind.kind != OPPONENT for kind in kinds)
        self.keys = action_keys(game, pack)
        self._schema = schema(game)
        self.size = self._schema.size
        self._places = [[(seat - own) % len(kinds) for seat in range(len(kinds))] for own in range(len(kinds))]
        own = find_game(game).box(pack).words
        number = {key: action for action, key in enumerate(self.keys)}
        self._action_of = np.array([number[key] for key in own.keys])
        self._answer_of = [own.index.get(key, -1) for key in self.keys]

    def new(self, seed: int) -> Game:
        """A new table."""
        return new(self.game, seats=self.seats, seed=seed, pack=self.pack, log=False, **self.options)

    def observe(self, game: Game, seat: int) -> Vector:
        """What a seat sees."""
        vector = np.zeros(self.size, np.float32)
        self._schema.write(seen(game, seat), vector.data, 0, self._places[seat])
        return vector

    def actions(self, game: Game) -> list[int]:
        """The legal actions, in ascending order."""
        found: list[int] = sorted(self._action_of[game.answers].tolist())
        return found

    def mask(self, game: Game, seat: int) -> Mask:
        """1 for each legal action of a seat; nothing is legal for a seat that is not asked."""
        mask = np.zeros(len(self.keys), np.int8)
        if game.asked == seat:
            mask[self._action_of[game.answers]] = 1
        return mask

    def play(self, game: Game, action: SupportsIndex) -> None:
        """Answer the open question. An illegal action raises `Illegal` with the reason and changes nothing."""
        number = index(action)
        if not 0 <= number < len(self.keys):
            raise UnknownKey(f"Actions are numbers from 0 to {len(self.keys) - 1}, not {number}.")
        answer = self._answer_of[number]
        if answer in game.answers:
            game.play_answer(answer)
        else:
            game.play(self.keys[number])

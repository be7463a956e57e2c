"""The peer that the bench measures beside us: catanatron, a Catan in pure Python."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from ..core.errors import ClaytableError
from ..core.extras import needs


class NoPeer(ClaytableError):
    """The peer is not installed."""


def check_peer() -> None:
    """Say so if the peer is not here."""
    if find_spec("catanatron") is None:
        raise NoPeer(needs("A bench with peers", "catanatron", "bench"))


class Catanatron:
    """Random games of four, driven as its documentation says."""

    def __init__(self) -> None:
        self._seed = 0
        self._game = self._new(0)

    def _new(self, seed: int) -> Any:
        from catanatron import Color, Game, RandomPlayer

        return Game([RandomPlayer(colour) for colour in Color], seed=seed)

    def play(self, decisions: int) -> None:
        """Play a number of decisions of random games; a new game follows a finished one."""
        game = self._game
        for _ in range(decisions):
            if game.winning_color() is not None or game.state.num_turns >= 1000:
                self._seed += 1
                game = self._game = self._new(self._seed)
            game.play_tick()

    def position(self) -> Any:
        """The game as it stands, to be copied."""
        return self._game.copy()

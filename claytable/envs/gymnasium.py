"""Gymnasium: one seat learns, bots play the others.

>>> import gymnasium
>>> import claytable.envs.gymnasium
>>> table = gymnasium.make("claytable/Scholars-v0", seats=3, opponents="random")
>>> observation, info = table.reset(seed=7)
>>> bool(table.unwrapped.action_masks().any())
True
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..bots import Bot, find_bot
from ..core.errors import BadOptions, Illegal
from ..core.rules import installed_games
from .rendering import RENDER_MODES, check_mode, render
from .rewards import Rewards, check_reward
from .space import GameSpace, Mask, Vector


class SeatEnv(gymnasium.Env[Vector, np.int64]):
    """A seat at a table. `opponents` is a bot's name, or one for each other seat in turn order from the seat on.

    `action_masks()` and the info give the legal actions. If you choose another one, you lose: the game ends with a
    reward of -1, and the info says why under `illegal`. When the game is over, the mask allows every action: none is
    played any more, but some programs choose one all the same (`make_vec` takes it as the sign for a new deal).
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 # as Gymnasium declares it

    def __init__(
        self,
        game: str,
        seats: object = 2,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        reward: str = "win",
        render_mode: str | None = None,
        pack: str | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = check_mode(render_mode)
        self.space = GameSpace(game, seats, pack, options)
        self.observation_space = spaces.Box(-1.0, 1.0, (self.space.size,), np.float32)
        self.action_space = spaces.Discrete(len(self.space.keys))
        others = self.space.players - 1
        if not 0 <= seat <= others:
            raise BadOptions(f"The seat that learns is one of 0 to {others}, not {seat!r}.")
        self.seat = seat
        self._levels = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self._levels) != others:
            raise BadOptions(f"There are {others} other seats, and bots for {len(self._levels)}.")
        for level in self._levels:
            find_bot(level, 0)
        self._how = check_reward(reward)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**62)) if seed is None else seed
        self.game = self.space.new(deal)
        self._rewards = Rewards(self._how, self.game)
        self._bots: dict[int, Bot] = {
            (self.seat + place) % self.space.players: find_bot(level, int(self.np_random.integers(2**32)))
            for place, level in enumerate(self._levels, start=1)
        }
        self._others()
        return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        try:
            self.space.play(self.game, action)
        except Illegal as illegal:
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": str(illegal)}
        reward = self._rewards.after(self.game)[self.seat] + self._others()
        return self._seen(), reward, self.game.over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """True for each legal action, as sb3-contrib's MaskablePPO asks for it."""
        return self._mask().astype(bool)

    def render(self) -> Any:
        """The table as the seat sees it."""
        return render(self.render_mode, self.game, self.seat, self.space.pack)

    def _others(self) -> float:
        """The bots answer until the seat is asked, or the game is over; what that paid the seat."""
        paid = 0.0
        while not self.game.over and self.game.asked != self.seat:
            self.game.play_answer(self._bots[self.game.asked].choose(self.game))
            paid += self._rewards.after(self.game)[self.seat]
        if self.render_mode == "human":
            self.render()
        return paid

    def _seen(self) -> Vector:
        return self.space.observe(self.game, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask()}

    def _mask(self) -> Mask:
        return np.ones(len(self.space.keys), np.int8) if self.game.over else self.space.mask(self.game, self.seat)


for _id in installed_games():
    gymnasium.register(f"claytable/{_id.capitalize()}-v0", f"{__name__}:SeatEnv", kwargs={"game": _id})

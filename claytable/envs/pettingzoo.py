"""PettingZoo: an agent for each seat, asked one after the other.

>>> from claytable.envs.pettingzoo import env
>>> table = env("inventors", seats=3)
>>> table.reset(seed=7)
>>> table.agent_selection
'player_0'
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from .rendering import RENDER_MODES, check_mode, render
from .rewards import Rewards, check_reward
from .seeds import Seeds
from .space import GameSpace


def env(game: str, **settings: Any) -> AECEnv[str, dict[str, Any], int]:
    """A table whose agents lose when they choose an illegal action. `TableEnv` lists the settings."""
    table: AECEnv[str, dict[str, Any], int] = wrappers.TerminateIllegalWrapper(TableEnv(game, **settings), -1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


class TableEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc] # PettingZoo has no types
    """A table. One seat alone plays against the printed opponent, which plays by itself.

    An observation is what the agent sees (`observation`) and its legal actions (`action_mask`, also in its info). An
    illegal action raises `Illegal` with the reason.
    """

    def __init__(
        self,
        game: str,
        seats: object = 2,
        reward: str = "win",
        render_mode: str | None = None,
        pack: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.render_mode = check_mode(render_mode)
        self.metadata = {"name": f"claytable_{game}", "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.space = GameSpace(game, seats, pack, options)
        self.possible_agents = [f"player_{seat}" for seat in range(self.space.players)]
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-1.0, 1.0, (self.space.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (len(self.space.keys),), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(len(self.space.keys)) for agent in self.possible_agents}
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._how = check_reward(reward)
        self._seeds = Seeds()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.game = self.space.new(self._seeds.next(seed))
        self._rewards = Rewards(self._how, self.game)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()

    def _ask(self) -> None:
        """The next agent is the seat that is asked."""
        if not self.game.over:
            self.agent_selection = self.possible_agents[self.game.asked]
        self.infos = {agent: {"action_mask": self.space.mask(self.game, self._seat[agent])} for agent in self.agents}

    def observe(self, agent: str) -> dict[str, Any]:
        return {
            "observation": self.space.observe(self.game, self._seat[agent]),
            "action_mask": self.infos[agent]["action_mask"],
        }

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.space.play(self.game, action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self._rewards.after(self.game), strict=False))
        if self.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as the agent sees it that is asked."""
        return render(self.render_mode, self.game, self._seat[self.agent_selection], self.space.pack)

    def close(self) -> None:
        """Nothing is held open."""

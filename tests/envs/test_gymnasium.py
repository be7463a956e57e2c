"""What a learner of Gymnasium may rely on at our tables; for every game: `claytable.testing.environments`."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import claytable
from claytable.envs.gymnasium import SeatEnv


def test_an_illegal_action_loses_and_says_why() -> None:
    table = SeatEnv("inventors")
    table.reset(seed=1)
    _, reward, over, _, info = table.step(np.int64(table.space.keys.index("envoy:blue_left")))
    assert (reward, over) == (-1, True)
    assert info["illegal"].startswith("INV-")


def test_the_bots_sit_where_they_are_told() -> None:
    table = SeatEnv("scholars", seats=3, seat=2, opponents=["greedy", "random"])
    table.reset(seed=1)
    assert [type(table._bots[seat]).__name__ for seat in (0, 1)] == ["GreedyBot", "RandomBot"]


@pytest.mark.parametrize("wrong", [{"seat": 2}, {"seat": -1}, {"opponents": "clever"}, {"opponents": ["random"] * 2}])
def test_what_cannot_be_set_up_is_said_at_once(wrong: dict[str, Any]) -> None:
    with pytest.raises(claytable.BadOptions):
        SeatEnv("inventors", seats=2, **wrong)


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_of_tables_side_by_side_each_observation_comes_with_its_own_mask(mode: AutoresetMode) -> None:
    tables = gymnasium.make_vec(
        "claytable/Scholars-v0", num_envs=2, vectorization_mode="sync", vector_kwargs={"autoreset_mode": mode}
    )
    assert isinstance(tables, SyncVectorEnv)
    chance = np.random.default_rng(0)
    seen, info = tables.reset(seed=1)
    ended = 0
    while ended < 4:
        for table, observation, mask in zip(tables.envs, seen, info["action_mask"], strict=True):
            seat = table.unwrapped
            assert isinstance(seat, SeatEnv)
            assert mask.any()
            assert np.array_equal(mask, seat.action_masks())
            assert np.array_equal(observation, seat.space.observe(seat.game, seat.seat))
        actions = np.array([chance.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        seen, _, over, _, info = tables.step(actions)
        ended += int(over.sum())

"""What an agent of PettingZoo may rely on at our tables; for every game: `claytable.testing.environments`."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import claytable
from claytable.envs import pettingzoo
from claytable.envs.pettingzoo import TableEnv, env


def test_games_after_the_first_follow_from_its_seed() -> None:
    def deals(seed: int | None) -> list[int]:
        table = TableEnv("scholars")
        table.reset(seed=seed)
        found = [table.game.seed]
        for _ in range(3):
            table.reset()
            found.append(table.game.seed)
        return found

    assert deals(8) == deals(8)
    assert deals(8)[0] == 8
    assert len({*deals(8), *deals(9), *deals(None), *deals(None)}) == 16


def test_there_is_no_parallel_form_and_so_no_test_of_its_cycles() -> None:
    # max_cycles_test lets all agents act at once, with any actions. Here one seat is asked at a time.
    assert not env("scholars").metadata["is_parallelizable"]
    assert not hasattr(pettingzoo, "parallel_env")


def test_an_agent_is_asked_what_its_seat_is_asked() -> None:
    table = TableEnv("scholars", seats=3, epic=True)
    table.reset(seed=11)
    game = claytable.new("scholars", seats=3, seed=11, epic=True)
    while not game.over:
        assert table.agent_selection == f"player_{game.asked}"
        masks = {agent: info["action_mask"] for agent, info in table.infos.items()}
        assert [table.space.keys[action] for action in np.flatnonzero(masks[table.agent_selection])] == sorted(
            game.legal.keys(), key=game.vocabulary.index.__getitem__
        )
        assert sum(int(mask.any()) for mask in masks.values()) == 1
        action = table.space.keys.index(game.legal[-1].key)
        game.play(game.legal[-1])
        table.step(action)
    assert all(table.terminations.values())


def test_an_illegal_action_is_refused_with_its_reason_and_changes_nothing() -> None:
    table = TableEnv("inventors", seats=2)
    table.reset(seed=1)
    before = table.game.table.digest()
    with pytest.raises(claytable.Illegal):
        table.step(table.space.keys.index("envoy:blue_left"))
    with pytest.raises(claytable.UnknownKey):
        table.step(len(table.space.keys))
    assert table.game.table.digest() == before


@pytest.mark.filterwarnings("ignore:.*Illegal move made")
def test_an_agent_that_chooses_an_illegal_action_loses() -> None:
    table = env("inventors", seats=2)
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(table.unwrapped.space.keys.index("envoy:blue_left"))
    assert table.terminations[agent]
    assert table.rewards[agent] == -1


@pytest.mark.parametrize(
    "wrong", [{"seats": 5}, {"rounds": 7}, {"reward": "fame"}, {"render_mode": "rgb_array"}, {"colour": "blue"}]
)
def test_what_cannot_be_set_up_is_said_at_once(wrong: dict[str, Any]) -> None:
    with pytest.raises(claytable.BadOptions):
        env("inventors", **wrong)

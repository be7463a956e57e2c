"""Gymnasium's own test, and what a learner at our tables may rely on."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from envs.tables import TABLES
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import claytable
from claytable.envs.gymnasium import SeatEnv
from claytable.envs.rewards import outcome

tables = pytest.mark.parametrize(("game", "seats"), TABLES)


@tables
def test_gymnasium_finds_nothing_wrong(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(f"claytable/{game.capitalize()}-v0", seats=seats).unwrapped)
    assert "Traceback" not in capsys.readouterr().err


def play(table: SeatEnv, seed: int) -> tuple[list[np.ndarray[Any, Any]], list[float]]:
    """Play at random to the end; what was seen and paid."""
    chance = np.random.default_rng(seed)
    observation, _ = table.reset(seed=seed)
    seen, paid, over = [observation], [], False
    while not over:
        action = chance.choice(np.flatnonzero(table.action_masks()))
        observation, reward, over, truncated, info = table.step(action)
        assert not truncated
        assert table.action_masks().all() if over else table.action_masks().any()
        assert np.array_equal(info["action_mask"], table.action_masks())
        seen.append(observation)
        paid.append(float(reward))
    return seen, paid


@tables
def test_a_game_is_played_to_its_end_and_the_same_seed_gives_the_same_game(game: str, seats: int) -> None:
    seat = seats - 1
    table = SeatEnv(game, seats=seats, seat=seat)
    seen, paid = play(table, 4)
    assert paid[-1] == outcome(table.game.scores())[seat]
    assert not any(paid[:-1])
    again, _ = play(SeatEnv(game, seats=seats, seat=seat), 4)
    assert all(np.array_equal(one, two) for one, two in zip(seen, again, strict=True))


@pytest.mark.parametrize("game", claytable.installed_games())
def test_what_happens_on_the_turns_of_others_is_paid_too(game: str) -> None:
    table = SeatEnv(game, seats=3, seat=1, reward="points")
    table.reset(seed=6)
    start = table.game.scores()
    _, paid = play(table, 6)
    ahead = [score[1].total - max(score[0].total, score[2].total) for score in (start, table.game.scores())]
    assert sum(paid) * 100 == pytest.approx(ahead[1] - ahead[0])


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

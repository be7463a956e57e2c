"""PettingZoo's own tests, and what an agent at our tables may rely on."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest
from envs.tables import TABLES, api_test, render_test, seed_test

import claytable
from claytable.envs import pettingzoo
from claytable.envs.pettingzoo import TableEnv, env
from claytable.envs.rewards import outcome

tables = pytest.mark.parametrize(("game", "seats"), TABLES)


# What api_test warns of is what its own classic games do too (it knows those by name): an observation is a dict with
# the mask in it, and at the end there is nothing left to choose from.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings(r"ignore:Action mask numpy array is all zeros \(no legal actions\)")
@tables
def test_pettingzoo_finds_nothing_wrong_with_the_interface(game: str, seats: int) -> None:
    api_test(env(game, seats=seats), num_cycles=1000)


@tables
def test_the_same_seed_gives_the_same_game(game: str, seats: int) -> None:
    seed_test(partial(env, game, seats=seats))


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


@pytest.mark.parametrize("game", claytable.installed_games())
@pytest.mark.parametrize("seats", [1, 3])
def test_tables_are_rendered_as_text_and_for_people(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    rendered: list[str] = []
    render_test(partial(env, game, seats=seats), {"ansi": lambda text: rendered.append(text) or True})
    assert len(set(rendered)) > 1
    assert all(len(text.splitlines()) > 20 for text in rendered)
    assert rendered[0].splitlines()[1] in capsys.readouterr().out


def test_there_is_no_parallel_form_and_so_no_test_of_its_cycles() -> None:
    # max_cycles_test lets all agents act at once, with any actions. Here one seat is asked at a time.
    assert not env("scholars").metadata["is_parallelizable"]
    assert not hasattr(pettingzoo, "parallel_env")


def play(table: TableEnv, seed: int) -> dict[str, list[float]]:
    """Play at random to the end; what each agent was paid each time it looked."""
    chance = np.random.default_rng(seed)
    table.reset(seed=seed)
    paid: dict[str, list[float]] = {agent: [] for agent in table.agents}
    for agent in table.agent_iter():
        _, reward, over, _, info = table.last(observe=False)
        paid[agent].append(reward)
        table.step(None if over else int(chance.choice(np.flatnonzero(info["action_mask"]))))
    return paid


@tables
def test_at_the_end_the_winner_gets_what_the_others_lose(game: str, seats: int) -> None:
    table = TableEnv(game, seats=seats)
    paid = play(table, 5)
    assert all(reward == 0 for rewards in paid.values() for reward in rewards[:-1])
    assert [rewards[-1] for rewards in paid.values()] == outcome(table.game.scores())[:seats]


@tables
def test_points_that_are_paid_as_they_come_add_up_to_the_margin(game: str, seats: int) -> None:
    margin = play(TableEnv(game, seats=seats, reward="margin"), 5)
    points = TableEnv(game, seats=seats, reward="points")
    paid = play(points, 5)
    start = claytable.new(game, seats=seats, seed=5).scores()
    for seat, agent in enumerate(paid):
        ahead = start[seat].total - max(score.total for score in start if score.seat != seat)
        assert sum(paid[agent]) + ahead / 100 == pytest.approx(margin[agent][-1])
        assert sum(reward != 0 for reward in paid[agent]) > 1


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
def test_whoever_chooses_an_illegal_action_loses() -> None:
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

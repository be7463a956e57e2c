"""PettingZoo's and Gymnasium's own tests, and what a learner at the table may rely on."""

from __future__ import annotations

import warnings
from functools import partial
from typing import Any

import pytest

from ..core.scores import Score
from .observations import Numbers

# What api_test warns of is what its own classic games do too (it knows those by name): an observation is a dict with
# the mask in it, and at the end there is nothing left to choose from.
CLASSIC = (
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    r"ignore:Action mask numpy array is all zeros \(no legal actions\)",
)


def petting_tests() -> Any:
    """PettingZoo's tests: they import one of its own games in a way that it has since deprecated."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        import pettingzoo.test

    return pettingzoo.test


def lead(scores: list[Score], seat: int) -> int:
    """How far a seat is ahead of the best of the others."""
    return scores[seat].total - max(score.total for score in scores if score.seat != seat)


class Environments(Numbers):
    """The game for programs that learn."""

    def zoo(self, seats: int, **options: Any) -> Any:
        """A table of PettingZoo."""
        self.learnable("pettingzoo", "gymnasium")
        from ..envs.pettingzoo import TableEnv

        return TableEnv(self.game, seats=seats, **options)

    def chair(self, seats: int, seat: int, **options: Any) -> Any:
        """A seat of Gymnasium."""
        self.learnable("gymnasium")
        from ..envs.gymnasium import SeatEnv

        return SeatEnv(self.game, seats=seats, seat=seat, **options)

    # -- PettingZoo -----------------------------------------------------------------------------------

    @pytest.mark.filterwarnings(*CLASSIC)
    def test_pettingzoo_finds_nothing_wrong_with_the_interface(self, seats: int) -> None:
        self.learnable("pettingzoo", "gymnasium")
        from ..envs.pettingzoo import env

        petting_tests().api_test(env(self.game, seats=seats), num_cycles=1000)

    def test_in_pettingzoo_the_same_seed_gives_the_same_game(self, seats: int) -> None:
        self.learnable("pettingzoo", "gymnasium")
        from ..envs.pettingzoo import env

        petting_tests().seed_test(partial(env, self.game, seats=seats))

    def test_tables_are_rendered_as_text_and_for_people(self, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
        self.learnable("pettingzoo", "gymnasium")
        from ..envs.pettingzoo import env

        rendered: list[str] = []

        def keep(text: str) -> bool:
            rendered.append(text)
            return True

        petting_tests().render_test(partial(env, self.game, seats=seats), {"ansi": keep})
        assert len(set(rendered)) > 1
        assert all(len(text.splitlines()) > 1 for text in rendered)
        assert rendered[0].splitlines()[1] in capsys.readouterr().out

    def paid(self, table: Any, seed: int) -> dict[str, list[float]]:
        """Play at random to the end; what each agent was paid each time it looked."""
        import numpy as np

        chance = np.random.default_rng(seed)
        table.reset(seed=seed)
        paid: dict[str, list[float]] = {agent: [] for agent in table.agents}
        for agent in table.agent_iter():
            _, reward, over, _, info = table.last(observe=False)
            paid[agent].append(reward)
            table.step(None if over else int(chance.choice(np.flatnonzero(info["action_mask"]))))
        return paid

    def test_at_the_end_the_winner_gets_what_the_others_lose(self, seats: int) -> None:
        table = self.zoo(seats)
        from ..envs.rewards import outcome

        paid = self.paid(table, 5)
        assert all(reward == 0 for rewards in paid.values() for reward in rewards[:-1])
        assert [rewards[-1] for rewards in paid.values()] == outcome(table.game.scores())[:seats]

    def test_points_that_are_paid_as_they_come_add_up_to_the_margin(self, seats: int) -> None:
        margin = self.paid(self.zoo(seats, reward="margin"), 5)
        paid = self.paid(self.zoo(seats, reward="points"), 5)
        start = self.new(seats, 5).scores()
        for seat, agent in enumerate(paid):
            assert sum(paid[agent]) + lead(start, seat) / 100 == pytest.approx(margin[agent][-1])
            assert sum(reward != 0 for reward in paid[agent]) > 1

    # -- Gymnasium ------------------------------------------------------------------------------------

    def test_gymnasium_finds_nothing_wrong(self, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
        self.chair(seats, 0)
        import gymnasium
        from gymnasium.utils.env_checker import check_env

        check_env(gymnasium.make(f"claytable/{self.game.capitalize()}-v0", seats=seats).unwrapped)
        assert "Traceback" not in capsys.readouterr().err

    def watched(self, table: Any, seed: int) -> tuple[list[Any], list[float]]:
        """Play at random to the end; what was seen and paid."""
        import numpy as np

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

    def test_in_gymnasium_a_game_ends_and_the_same_seed_gives_the_same_game(self, seats: int) -> None:
        seat = seats - 1
        table = self.chair(seats, seat)
        from ..envs.rewards import outcome

        seen, paid = self.watched(table, 4)
        assert paid[-1] == outcome(table.game.scores())[seat]
        assert not any(paid[:-1])
        again, _ = self.watched(self.chair(seats, seat), 4)
        assert all((one == two).all() for one, two in zip(seen, again, strict=True))

    def test_what_happens_on_the_turns_of_others_is_paid_too(self) -> None:
        seat = self.several // 2
        table = self.chair(self.several, seat, reward="points")
        table.reset(seed=6)
        start = table.game.scores()
        _, paid = self.watched(table, 6)
        assert sum(paid) * 100 == pytest.approx(lead(table.game.scores(), seat) - lead(start, seat))

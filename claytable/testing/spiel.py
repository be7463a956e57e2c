"""OpenSpiel's own test, and what its algorithms may rely on."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from .observations import Numbers


class Level:
    """Thinks nothing of any position."""

    def evaluate(self, state: Any) -> list[float]:
        """What the position is worth to each player."""
        return [0.0] * state.get_game().num_players()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """How likely each action is."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class Spiel(Numbers):
    """The game in OpenSpiel."""

    def loaded(self, **parameters: int) -> Any:
        """The game with these parameters."""
        self.learnable("pyspiel")
        import pyspiel

        from ..envs import openspiel  # noqa: F401 - it makes the games known

        given = ",".join(f"{name}={value}" for name, value in parameters.items())
        return pyspiel.load_game(f"claytable_{self.game}({given})")

    def position(self, deal: int, moves: int, players: int) -> Any:
        """A state some random moves after the deal."""
        state = self.loaded(players=players).new_initial_state()
        rng = Random(deal)
        state.apply_action(deal)
        for _ in range(moves):
            if not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))
        return state

    def test_openspiel_finds_nothing_wrong(self, seats: int) -> None:
        game = self.loaded(players=seats)
        import pyspiel

        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)

    def test_a_saved_state_is_the_very_same_table_and_plays_on_alike(self) -> None:
        state = self.position(5, 12, self.several)
        import pyspiel

        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
        for _ in range(30):
            assert again.held.game.table.digest() == state.held.game.table.digest()
            assert again.legal_actions() == state.legal_actions()
            if state.is_terminal():
                break
            action = state.legal_actions()[-1]
            state.apply_action(action)
            again.apply_action(action)
        assert str(again) == str(state)

    def test_a_copy_goes_its_own_way(self) -> None:
        state = self.position(5, 12, self.several)
        before = state.held.game.table.digest()
        twin = state.clone()
        twin.apply_action(twin.legal_actions()[0])
        assert state.held.game.table.digest() == before != twin.held.game.table.digest()

    def test_the_first_move_is_the_deal_and_there_is_no_other_chance(self) -> None:
        people = self.several
        state = self.loaded(deals=7, players=people).new_initial_state()
        from ..envs.rewards import outcome

        assert [deal for deal, _ in state.chance_outcomes()] == list(range(7))
        assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        state.apply_action(3)
        rng = Random(1)
        table = self.new(people, 3)
        while not state.is_terminal():
            assert state.current_player() == table.asked
            action = rng.choice(state.legal_actions())
            table.play(state.action_to_string(action))
            state.apply_action(action)
        assert table.over
        assert state.returns() == outcome(table.scores())

    def test_what_a_player_cannot_see_changes_nothing_that_it_observes(self) -> None:
        for moves in range(0, 120, 10):
            state = self.position(moves, moves, self.several)
            if state.is_terminal():
                break
            for player in range(self.several):
                other = state.resample_from_infostate(player, Random(moves).random)
                assert other.history() == state.history()
                assert other.held.game.table.digest() != state.held.game.table.digest()
                assert other.observation_string(player) == state.observation_string(player)
                assert other.observation_tensor(player) == state.observation_tensor(player)
                if state.current_player() == player:
                    assert other.legal_actions() == state.legal_actions()

    def test_an_algorithm_of_openspiel_plays(self) -> None:
        state = self.position(2, 12, self.counts()[-1])
        import numpy as np
        from open_spiel.python.algorithms.ismcts import ISMCTSBot

        bot = ISMCTSBot(
            state.get_game(), Level(), 1.4, 20, random_state=np.random.RandomState(1), use_observation_string=True
        )
        assert bot.step(state) in state.legal_actions()

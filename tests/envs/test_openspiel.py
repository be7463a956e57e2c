"""OpenSpiel's own test, and what its algorithms may rely on."""

from __future__ import annotations

import pickle
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from envs.tables import TABLES
from open_spiel.python.algorithms.ismcts import ISMCTSBot

import claytable
import claytable.envs.openspiel
from claytable.envs.rewards import outcome

games = pytest.mark.parametrize("game", claytable.installed_games())


def position(name: str, deal: int, moves: int) -> Any:
    """A state some random moves after the deal."""
    state = pyspiel.load_game(name).new_initial_state()
    rng = Random(deal)
    state.apply_action(deal)
    for _ in range(moves):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_openspiel_finds_nothing_wrong(game: str, players: int) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(f"claytable_{game}(players={players})"), num_sims=1, serialize=True, verbose=False
    )


@games
def test_a_saved_state_is_the_very_same_table_and_plays_on_alike(game: str) -> None:
    state = position(f"claytable_{game}(players=3)", 5, 40)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    for _ in range(30):
        assert again.held.game.table.digest() == state.held.game.table.digest()
        assert again.legal_actions() == state.legal_actions()
        action = state.legal_actions()[-1]
        state.apply_action(action)
        again.apply_action(action)
    assert str(again) == str(state)


@games
def test_a_copy_goes_its_own_way(game: str) -> None:
    state = position(f"claytable_{game}", 5, 40)
    before = state.held.game.table.digest()
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert state.held.game.table.digest() == before != twin.held.game.table.digest()


@games
def test_the_first_move_is_the_deal_and_there_is_no_other_chance(game: str) -> None:
    state = pyspiel.load_game(f"claytable_{game}(deals=7)").new_initial_state()
    assert [deal for deal, _ in state.chance_outcomes()] == list(range(7))
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    state.apply_action(3)
    rng = Random(1)
    table = claytable.new(game, seed=3)
    while not state.is_terminal():
        assert state.current_player() == table.asked
        action = rng.choice(state.legal_actions())
        table.play(state.action_to_string(action))
        state.apply_action(action)
    assert table.over
    assert state.returns() == outcome(table.scores())


@games
def test_what_a_player_cannot_see_changes_nothing_that_it_observes(game: str) -> None:
    for moves in range(0, 120, 10):
        state = position(f"claytable_{game}(players=3)", moves, moves)
        for player in range(3):
            other = state.resample_from_infostate(player, Random(moves).random)
            assert other.history() == state.history()
            assert other.held.game.table.digest() != state.held.game.table.digest()
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()


class Level:
    """Thinks nothing of any position."""

    def evaluate(self, state: Any) -> list[float]:
        return [0.0] * state.get_game().num_players()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


@games
def test_an_algorithm_of_openspiel_plays(game: str) -> None:
    state = position(f"claytable_{game}", 2, 12)
    bot = ISMCTSBot(
        state.get_game(), Level(), 1.4, 20, random_state=np.random.RandomState(1), use_observation_string=True
    )
    assert bot.step(state) in state.legal_actions()


def test_every_setting_is_a_parameter() -> None:
    solo = pyspiel.load_game("claytable_inventors(players=1,harder=dice+workers)")
    assert solo.num_players() == 1
    state = position(str(solo), 1, 0)
    assert state.held.game.options["harder"] == ["dice", "workers"]
    assert position("claytable_scholars(epic=true)", 1, 0).held.game.options["epic"] is True
    assert position("claytable_tabannusi(players=1,king=sarbot)", 1, 0).held.game.options["king"] == "sarbot"


@pytest.mark.parametrize("wrong", ["rounds=9", "players=5", "harder=dice", "deals=0"])
def test_what_cannot_be_set_up_is_said(wrong: str) -> None:
    with pytest.raises(claytable.BadOptions):
        pyspiel.load_game(f"claytable_inventors({wrong})")


def test_before_the_deal_nothing_is_seen_and_a_saved_state_is_still_before_it() -> None:
    state = pyspiel.load_game("claytable_scholars").new_initial_state()
    assert state.observation_string(0) == ""
    assert not any(state.observation_tensor(0))
    assert pickle.loads(pickle.dumps(state.held)).game is None


def test_the_program_ends_in_peace() -> None:
    code = "import claytable.envs.openspiel, pyspiel; print(pyspiel.load_game('claytable_scholars').num_players())"
    done = subprocess.run([sys.executable, "-P", "-c", code], capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("2\n", "")

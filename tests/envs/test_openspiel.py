"""Settings and states in OpenSpiel; for every game: `claytable.testing.spiel`."""

from __future__ import annotations

import pickle
import subprocess
import sys
from random import Random
from typing import Any

import pyspiel
import pytest

import claytable
import claytable.envs.openspiel


def position(name: str, deal: int, moves: int) -> Any:
    """A state some random moves after the deal."""
    state = pyspiel.load_game(name).new_initial_state()
    rng = Random(deal)
    state.apply_action(deal)
    for _ in range(moves):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    return state


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

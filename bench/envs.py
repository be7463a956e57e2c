"""Steps a second of the learning environments, beside classic games of PettingZoo and Python games of OpenSpiel.

All of them play at random. They take turns in short slices, so that a machine that drifts drifts for all of them, and
the clock counts this process's own time. An agent of PettingZoo looks at every step; a player of OpenSpiel does so, or
only asks what is legal.

    python -P bench/envs.py [--json] [--seconds 3] [--profile inventors]
"""

from __future__ import annotations

import argparse
import cProfile
import json
import pstats
import random
import warnings
from collections.abc import Iterator
from itertools import count
from time import process_time
from typing import Any, Final

import pyspiel
from open_spiel.python.observation import make_observation
from rich.console import Console
from rich.table import Table

import claytable.envs.openspiel  # noqa: F401 # importing it registers the games
from claytable.cli.build import compiled
from claytable.core.rules import own_games
from claytable.envs.pettingzoo import env

# Making a peer for itself is called old-fashioned there; and so is some of what rlcard does.
warnings.simplefilter("ignore")

from open_spiel.python.games import liars_poker, tic_tac_toe  # noqa: E402, F401 # importing them registers them
from pettingzoo.classic import connect_four_v3, texas_holdem_v4  # noqa: E402

CLASSIC: Final = (connect_four_v3, texas_holdem_v4)
SPIEL: Final = ("python_tic_tac_toe", "python_liars_poker")
#: A slice: this many steps.
SLICE: Final = 300
SEATS: Final = 2
GAMES: Final = tuple(own_games())


def agents(env: Any) -> Iterator[None]:
    """The agents of a PettingZoo environment look and choose at random, game after game; a step each time."""
    chance = random.Random(0)
    for seed in count():
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else chance.choice(seen["action_mask"].nonzero()[0]))
            yield


def players(name: str, look: bool) -> Iterator[None]:
    """The players of an OpenSpiel game, and chance, choose at random, game after game."""
    chance = random.Random(0)
    game = pyspiel.load_game(name)
    observation = make_observation(game)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.choice(state.chance_outcomes())[0])
                continue
            if look:
                observation.set_from(state, state.current_player())
            state.apply_action(chance.choice(state.legal_actions()))
            yield


def sides() -> dict[tuple[str, str], Iterator[None]]:
    """What is measured, and the game, to a player."""
    ours = list(GAMES)
    found = {("PettingZoo", game): agents(env(game, seats=SEATS)) for game in ours}
    found |= {("PettingZoo", peer.__name__.rsplit(".", 1)[-1]): agents(peer.env()) for peer in CLASSIC}
    names = {game: f"claytable_{game}(players={SEATS})" for game in ours} | {name: name for name in SPIEL}
    for what, look in (("OpenSpiel, looking", True), ("OpenSpiel, moves only", False)):
        found |= {(what, game): players(name, look) for game, name in names.items()}
    return found


def measure(seconds: float) -> dict[tuple[str, str], float]:
    """Steps a second of every side, each measured for at least `seconds`."""
    playing = sides()
    for player in playing.values():
        _slice(player)
    spent = dict.fromkeys(playing, 0.0)
    steps = dict.fromkeys(playing, 0)
    while min(spent.values()) < seconds:
        for side, player in playing.items():
            if spent[side] < seconds:
                spent[side] += _slice(player)
                steps[side] += SLICE
    return {side: steps[side] / spent[side] for side in playing}


def _slice(player: Iterator[None]) -> float:
    began = process_time()
    for _ in range(SLICE):
        next(player)
    return process_time() - began


def main() -> None:
    parser = argparse.ArgumentParser(description="Steps a second of the learning environments, beside others'.")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--seconds", type=float, default=2, help="processor time for each side, about")
    parser.add_argument("--profile", metavar="GAME", help="show where the time of a PettingZoo table goes instead")
    given = parser.parse_args()
    if given.profile:
        player = sides()["PettingZoo", given.profile]
        profile = cProfile.Profile()
        profile.runcall(lambda: [next(player) for _ in range(5000)])
        pstats.Stats(profile).sort_stats("tottime").print_stats(20)
        return
    found = measure(given.seconds)
    if given.json:
        steps = [{"what": what, "game": game, "steps_per_second": speed} for (what, game), speed in found.items()]
        print(json.dumps({"compiled": compiled(), "seats": SEATS, "measured": steps}))
        return
    build = "compiled" if compiled() else "pure Python"
    table = Table("", "game", title=f"Steps a second, {SEATS} seats, random play, {build}")
    table.add_column("steps / s", justify="right")
    before = ""
    for (what, game), speed in found.items():
        if what != before:
            table.add_section()
        table.add_row(what if what != before else "", game, f"{speed:,.0f}", style="" if game in GAMES else "dim")
        before = what
    Console().print(table)


if __name__ == "__main__":
    main()

"""Fit the weights of a game's evaluation: what the features of a position turned out to be worth at the end.

    python bench/fit_evaluation.py inventors --games 200 --seats 2 3 4 --bot greedy

Bots play each other, now and then at random; at each turn every seat's features are written down, and after the game
the points that it still made. Ridge regression gives the points that each feature is worth. The weights are printed
for `claytable/games/<game>/evaluation.py`; whether they play better is for `claytable arena` to say.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from operator import mul

import numpy as np

import claytable
from claytable.bots import find_bot
from claytable.core.rng import Pcg32


def play(task: tuple[str, int, int, str, float]) -> tuple[list[list[float]], list[float]]:
    """One game: the features of each seat at each turn, and the points that it still made after it."""
    name, seats, seed, level, stray = task
    evaluation = import_module(f"claytable.games.{name}.evaluation")
    game = claytable.new(name, seats=seats, seed=seed, log=False)
    bots = [find_bot(level, seed * 8 + seat) for seat in range(len(game.seats))]
    chance = Pcg32(seed, 31)
    rows: list[list[float]] = []
    owners: list[tuple[int, float]] = []
    before = -1
    while not game.over:
        if game.asked != before:
            before = game.asked
            worth = evaluation.worth(game.table)
            for seat, who in enumerate(game.seats):
                if who.kind != "opponent":
                    rows.append(evaluation.features(game.table, seat))
                    # What the evaluation counts as made already: all that it does not weigh.
                    weighed = sum(map(mul, evaluation.WEIGHTS, rows[-1]))
                    owners.append((seat, worth[seat] - weighed))
        if chance.next() < stray * 2**32:
            game.play_answer(game.answers[chance.below(len(game.answers))])
        else:
            game.play_answer(bots[game.asked].choose(game))
    final = [score.total for score in game.scores()]
    return rows, [final[seat] - now for seat, now in owners]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--stray", type=float, default=0.03, help="how often a random answer is given")
    parser.add_argument("--ridge", type=float, default=10.0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    tasks = [
        (chosen.game, chosen.seats[number % len(chosen.seats)], chosen.seed + number, chosen.bot, chosen.stray)
        for number in range(chosen.games)
    ]
    rows: list[list[float]] = []
    gains: list[float] = []
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for features, later in pool.map(play, tasks, chunksize=4):
            rows += features
            gains += later
    given = np.array(rows)
    wanted = np.array(gains)
    scale = given.std(axis=0) + 1e-9
    scaled = given / scale
    weights = np.linalg.solve(scaled.T @ scaled + chosen.ridge * np.eye(given.shape[1]), scaled.T @ wanted) / scale
    rest = wanted - given @ weights
    names = import_module(f"claytable.games.{chosen.game}.evaluation").FEATURES
    print(f"{len(wanted)} positions of {chosen.games} games; R² {1 - rest.var() / wanted.var():.3f}, ")
    for name, weight, mean in zip(names, weights, given.mean(axis=0), strict=True):
        print(f"    {weight:8.3f},  # {name} (on average {mean:.2f})")


if __name__ == "__main__":
    main()

"""Learns to play by itself: proximal policy optimisation (PPO) with masked actions, in numpy.

    python examples/learn.py tabannusi --steps 60000 --plot learning.svg

One seat learns, bots play the others. It is paid in points as they come, ahead of the best other seat; what counts in
the end is how many games it wins. A small network sees the observation and says how likely each legal action should be,
and how many points are still to come. Needs numpy, and matplotlib for the plot: pip install '.[envs,sim]'.
"""

from __future__ import annotations

import argparse
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from claytable.envs.gymnasium import SeatEnv

Array = NDArray[Any]

TABLES = 16  # games side by side
MOVES = 64  # moves in each of them before the network is changed
EPOCHS = 3  # times that each move is learned from
BATCH = 256
RATE = 5e-4
DISCOUNT = 0.997
TRACE = 0.95  # how far an advantage looks ahead
CLIP = 0.2
ENTROPY = 0.01
LATELY = 200  # games that a point of the curve is the mean of


class Network:
    """Two hidden layers, then what to do (a number for each action) and how things stand (one number)."""

    def __init__(self, inputs: int, actions: int, hidden: int, rng: np.random.Generator) -> None:
        def layer(rows: int, columns: int, scale: float) -> Array:
            return np.asarray(rng.standard_normal((rows, columns)) * scale / np.sqrt(rows), np.float32)

        # Of the inputs few are not zero: the first layer may begin with larger weights.
        self.weights = {
            "first": layer(inputs, hidden, 5.0),
            "second": layer(hidden, hidden, 1.0),
            "act": layer(hidden, actions, 0.01),
            "judge": layer(hidden, 1, 1.0),
        }
        for name, matrix in list(self.weights.items()):
            self.weights[f"{name} bias"] = np.zeros(matrix.shape[1], np.float32)
        self._mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._steps = 0

    def forward(self, seen: Array, legal: Array) -> tuple[Array, Array, Array, Array]:
        """Both hidden layers, the logarithm of each action's chance, and the value."""
        weights = self.weights
        first = np.tanh(seen @ weights["first"] + weights["first bias"])
        second = np.tanh(first @ weights["second"] + weights["second bias"])
        scores = np.where(legal, second @ weights["act"] + weights["act bias"], np.float32(-1e9))
        scores -= scores.max(axis=1, keepdims=True)
        chances = scores - np.log(np.exp(scores).sum(axis=1, keepdims=True))
        return first, second, chances, (second @ weights["judge"] + weights["judge bias"])[:, 0]

    def learn(self, moves: Moves, rate: float) -> None:
        """One step towards better moves, and better judgement of positions."""
        first, second, logs, value = self.forward(moves.seen, moves.legal)
        rows = np.arange(len(value))
        chances = np.exp(logs)
        ratio = np.exp(logs[rows, moves.action] - moves.log)
        # Beyond the clip, nothing more is to be had from making a move likelier (or, if it was bad, less likely).
        held = (moves.advantage > 0) & (ratio > 1 + CLIP) | (moves.advantage < 0) & (ratio < 1 - CLIP)
        push = np.where(held, 0, -moves.advantage * ratio)
        to_act = -chances * push[:, None]
        to_act[rows, moves.action] += push
        plain = np.where(moves.legal, logs, 0)
        entropy = -(chances * plain).sum(axis=1, keepdims=True)
        to_act += ENTROPY * chances * (plain + entropy)
        to_judge = 0.5 * (value - moves.target)[:, None]

        to_second = (to_act @ self.weights["act"].T + to_judge @ self.weights["judge"].T) * (1 - second**2)
        to_first = to_second @ self.weights["second"].T * (1 - first**2)
        gradients: dict[str, Array] = {}
        for name, below, error in (
            ("first", moves.seen, to_first),
            ("second", first, to_second),
            ("act", second, to_act),
            ("judge", second, to_judge),
        ):
            gradients[name] = below.T @ error / len(value)
            gradients[f"{name} bias"] = error.mean(axis=0)
        self._adam(gradients, rate)

    def _adam(self, gradients: dict[str, Array], rate: float) -> None:
        self._steps += 1
        norm = float(np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients.values())))
        rate *= min(1.0, 0.5 / norm) * np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        for name, gradient in gradients.items():
            self._mean[name] += 0.1 * (gradient - self._mean[name])
            self._square[name] += 0.001 * (gradient**2 - self._square[name])
            self.weights[name] -= np.float32(rate) * self._mean[name] / (np.sqrt(self._square[name]) + 1e-8)


@dataclass
class Moves:
    """Moves made, one in each row: what was seen and legal, what was done, and what came of it."""

    seen: Array
    legal: Array
    action: Array
    log: Array
    advantage: Array
    target: Array

    def shuffled(self, rng: np.random.Generator) -> Iterator[Moves]:
        order = rng.permutation(len(self.action))
        for start in range(0, len(order), BATCH):
            rows = order[start : start + BATCH]
            yield Moves(*(each[rows] for each in vars(self).values()))


class Learner:
    """Plays many tables side by side, and learns from it."""

    def __init__(self, make: Any, seed: int, hidden: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.tables: list[SeatEnv] = [make() for _ in range(TABLES)]
        space = self.tables[0].space
        self.network = Network(space.size, len(space.keys), hidden, self.rng)
        self.seen = np.stack([table.reset(seed=seed * 1000 + n)[0] for n, table in enumerate(self.tables)])
        #: Of the last games: whether they were won (a shared victory is half of one), and by how many points.
        self.won: deque[float] = deque(maxlen=LATELY)
        self.ahead: deque[float] = deque(maxlen=LATELY)
        self.games = 0

    def play(self) -> Moves:
        """Some moves at every table."""
        shape = (MOVES, TABLES)
        seen = np.empty((*shape, self.seen.shape[1]), np.float32)
        legal = np.empty((*shape, len(self.tables[0].space.keys)), bool)
        action = np.empty(shape, np.int64)
        log, paid, value = (np.empty(shape, np.float32) for _ in range(3))
        going = np.ones(shape, np.float32)
        for move in range(MOVES):
            seen[move] = self.seen
            legal[move] = [table.action_masks() for table in self.tables]
            _, _, logs, value[move] = self.network.forward(seen[move], legal[move])
            # The largest of chances with such noise is a draw from them.
            action[move] = (logs + self.rng.gumbel(size=logs.shape)).argmax(axis=1)
            log[move] = logs[np.arange(TABLES), action[move]]
            for n, table in enumerate(self.tables):
                self.seen[n], paid[move, n], over, _, _ = table.step(action[move, n])
                if over:
                    going[move, n] = 0
                    self._count(table)
                    self.seen[n], _ = table.reset()
        last = self.network.forward(self.seen, np.stack([table.action_masks() for table in self.tables]))[3]
        advantage = np.zeros(shape, np.float32)
        follows = np.zeros(TABLES, np.float32)
        for move in reversed(range(MOVES)):
            after = value[move + 1] if move + 1 < MOVES else last
            surprise = paid[move] + DISCOUNT * after * going[move] - value[move]
            follows = surprise + DISCOUNT * TRACE * going[move] * follows
            advantage[move] = follows
        scaled = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        made = (seen, legal, action, log, scaled, advantage + value)
        return Moves(*(each.reshape(MOVES * TABLES, *each.shape[2:]) for each in made))

    def learn(self, moves: Moves, rate: float) -> None:
        for _ in range(EPOCHS):
            for batch in moves.shuffled(self.rng):
                self.network.learn(batch, rate)

    def _count(self, table: SeatEnv) -> None:
        self.games += 1
        won, ahead = result(table)
        self.won.append(won)
        self.ahead.append(ahead)


def result(table: SeatEnv) -> tuple[float, float]:
    """Whether the learner has won, and by how many points."""
    scores = table.game.scores()
    mine = scores[table.seat]
    shared = sum(score.place == 1 for score in scores)
    best = max(score.total for score in scores if score.seat != mine.seat)
    return (1 / shared if mine.place == 1 else 0.0), mine.total - best


def examine(table: SeatEnv, network: Network | None, games: int, seed: int) -> tuple[float, float]:
    """Wins and lead over games that nothing is learned from; without a network, moves are made at random."""
    rng = np.random.default_rng(seed)
    results = []
    for game in range(games):
        seen, _ = table.reset(seed=seed + game)
        over = False
        while not over:
            legal = table.action_masks()
            if network is None:
                action = rng.choice(np.flatnonzero(legal))
            else:
                action = network.forward(seen[None], legal[None])[2][0].argmax()
            seen, _, over, _, _ = table.step(action)
        results.append(result(table))
    won, ahead = np.array(results).T
    return float(won.mean()), float(ahead.mean())


def plot(curve: list[tuple[int, float, float]], title: str, file: Path) -> None:
    import matplotlib as mpl

    mpl.use("agg")
    import matplotlib.pyplot as plt

    steps, won, ahead = zip(*curve, strict=True)
    figure, left = plt.subplots(figsize=(7, 4), layout="constrained")
    left.plot(steps, [100 * share for share in won], color="C0")
    left.axhline(50, color="grey", linewidth=0.8, linestyle=":")
    left.set(xlabel="moves of the learner", ylim=(0, 102), title=title)
    left.set_ylabel(f"games won, % (last {LATELY})", color="C0")
    right = left.twinx()
    right.plot(steps, ahead, color="C1", linestyle="--")
    right.set_ylabel("points ahead of the best other seat (dashed)", color="C1")
    figure.savefig(file)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="tabannusi", help="inventors, scholars or tabannusi")
    parser.add_argument("--seats", type=int, default=2, help="1: against the printed opponent")
    parser.add_argument("--opponents", default="random", help="the bots on the other seats")
    parser.add_argument("--steps", type=int, default=60_000, help="moves of the learner")
    parser.add_argument("--hidden", type=int, default=128, help="width of the network")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=200, help="games of the examination at the end")
    parser.add_argument("--plot", type=Path, help="where the learning curve goes (.svg, .png)")
    given = parser.parse_args()

    def make() -> SeatEnv:
        return SeatEnv(given.game, seats=given.seats, opponents=given.opponents, reward="points")

    learner = Learner(make, given.seed, given.hidden)
    curve: list[tuple[int, float, float]] = []
    began, worked = time.monotonic(), time.process_time()
    each = TABLES * MOVES
    updates = max(1, given.steps // each)
    for update in range(updates):
        moves = learner.play()
        learner.learn(moves, RATE * (1 - update / updates))
        if learner.won:
            curve.append(((update + 1) * each, float(np.mean(learner.won)), float(np.mean(learner.ahead))))
        if curve and update % 10 == 0:
            print(
                f"{curve[-1][0]:8} moves {learner.games:6} games   won {curve[-1][1]:4.0%}   ahead {curve[-1][2]:+6.1f}"
            )
    print(f"learned for {time.monotonic() - began:.0f} s ({time.process_time() - worked:.0f} s of work)")
    for name, network in (("random", None), ("learned", learner.network)):
        won, ahead = examine(make(), network, given.games, 10_000_000)
        print(f"{name:8} won {won:4.0%} of {given.games} games against {given.opponents}, {ahead:+.1f} points ahead")
    if given.plot and curve:
        plot(curve, f"{given.game.capitalize()}, {given.seats} seats, against {given.opponents}", given.plot)


if __name__ == "__main__":
    main()

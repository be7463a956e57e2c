"""The example learns: its hand-written gradients push the right way, and it runs from the first move to the plot."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

FILE = str(Path(__file__).parents[2] / "examples" / "learn.py")
LEARN: dict[str, Any] = runpy.run_path(FILE)


def moves(rng: np.random.Generator, network: Any) -> Any:
    """Eight positions with an action taken in each: half of them well, half of them badly."""
    seen = rng.standard_normal((8, 5)).astype(np.float32)
    legal = rng.random((8, 4)) < 0.7
    legal[:, 0] = legal[:, 2] = True
    action = np.array([0, 2] * 4)
    logs = network.forward(seen, legal)[2]
    advantage = np.array([1, 1, -1, -1] * 2, np.float32)
    return LEARN["Moves"](seen, legal, action, logs[np.arange(8), action], advantage, np.full(8, 3, np.float32))


def loss(network: Any, made: Any) -> float:
    """What learning makes smaller, as the papers write it."""
    _, _, logs, value = network.forward(made.seen, made.legal)
    taken = logs[np.arange(8), made.action]
    ratio = np.exp(taken - made.log)
    clipped = np.clip(ratio, 1 - LEARN["CLIP"], 1 + LEARN["CLIP"])
    gain = np.minimum(ratio * made.advantage, clipped * made.advantage)
    entropy = -(np.exp(logs) * np.where(made.legal, logs, 0)).sum(axis=1)
    return float((-gain - LEARN["ENTROPY"] * entropy + 0.25 * (value - made.target) ** 2).mean())


def test_the_gradients_are_those_of_the_loss() -> None:
    rng = np.random.default_rng(3)
    network = LEARN["Network"](5, 4, 6, rng)
    network.weights = {name: weight.astype(np.float64) for name, weight in network.weights.items()}
    made = moves(rng, network)
    # Chances that have moved since: some beyond the clip.
    network.weights["act"] += rng.standard_normal((6, 4))
    found: dict[str, Any] = {}
    network._adam = lambda gradients, rate: found.update(gradients)
    network.learn(made, 0.1)
    assert set(found) == set(network.weights)
    for name, gradient in found.items():
        weight = network.weights[name]
        for place in np.ndindex(weight.shape):
            kept = weight[place]
            weight[place] = kept + 1e-5
            above = loss(network, made)
            weight[place] = kept - 1e-5
            below = loss(network, made)
            weight[place] = kept
            assert gradient[place] == pytest.approx((above - below) / 2e-5, abs=1e-5), (name, place)


def test_an_illegal_action_has_no_chance() -> None:
    rng = np.random.default_rng(3)
    network = LEARN["Network"](5, 4, 6, rng)
    made = moves(rng, network)
    assert np.exp(network.forward(made.seen, made.legal)[2])[~made.legal].max() == 0


def test_it_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("matplotlib")
    curve = tmp_path / "curve.svg"
    given = ["scholars", "--seats", "1", "--steps", "2048", "--hidden", "8", "--games", "1", "--plot", str(curve)]
    monkeypatch.setattr(sys, "argv", [FILE, *given])
    runpy.run_path(FILE, run_name="__main__")
    assert "learned  won" in capsys.readouterr().out
    assert curve.read_text(encoding="utf-8").count("<path") > 10

"""The command, run in this process, with the pebble game as the only game, or beside a second one."""

from __future__ import annotations

import importlib.metadata
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from types import SimpleNamespace

import pytest
from toy import GAME, Toy
from typer.testing import CliRunner, Result

from claytable.cli import app
from claytable.core.rules import Rule, installed_games

Run = Callable[..., Result]


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Only the pebble game is installed."""
    entry = EntryPoint("toy", f"{GAME.package}:GAME", "claytable.games")
    monkeypatch.setattr(importlib.metadata, "entry_points", lambda **_: [entry])
    installed_games.cache_clear()
    yield
    installed_games.cache_clear()


class Marbles(Toy):
    """The pebble game under another name, with rules of its own."""

    id = "marbles"
    title = "Marbles"

    def catalogue(self, language: str = "en") -> list[Rule]:
        return [Rule({"id": "MAR-001", "area": "turn", "text": "Marbles roll.", "source": "", "check": ""}, "Turn")]


@pytest.fixture
def two_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The pebble game and a second one are installed."""
    entries = [SimpleNamespace(load=lambda: GAME), SimpleNamespace(load=Marbles)]
    monkeypatch.setattr(importlib.metadata, "entry_points", lambda **_: entries)
    installed_games.cache_clear()
    yield
    installed_games.cache_clear()


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run `claytable` with these arguments, and these lines typed."""
    monkeypatch.setenv("CLAYTABLE_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")

    def runner(*arguments: str, typed: str = "") -> Result:
        return CliRunner().invoke(app, list(arguments), input=typed)

    return runner

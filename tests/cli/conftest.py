"""The command, run in this process, with the pebble game as the only game, or beside a second one."""

from __future__ import annotations

import importlib.metadata
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from toy import GAME, Toy
from typer.testing import CliRunner, Result

from claytable.cli import app
from claytable.core.rules import Rule, installed_companions, installed_games

Run = Callable[..., Result]


@contextmanager
def installed(*games: Any) -> Iterator[None]:
    """Only these games are installed, and no companions."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(importlib.metadata, "entry_points", lambda group: games if group == "claytable.games" else ())
        for known in (installed_games, installed_companions):
            known.cache_clear()
        yield
    for known in (installed_games, installed_companions):
        known.cache_clear()


@pytest.fixture
def toy() -> Iterator[None]:
    """Only the pebble game is installed."""
    with installed(EntryPoint("toy", f"{GAME.package}:GAME", "claytable.games")):
        yield


class Marbles(Toy):
    """The pebble game under another name, with rules of its own."""

    id = "marbles"
    title = "Marbles"

    def catalogue(self, language: str = "en") -> list[Rule]:
        return [Rule({"id": "MAR-001", "area": "turn", "text": "Marbles roll.", "source": "", "check": ""}, "Turn")]


@pytest.fixture
def two_games() -> Iterator[None]:
    """The pebble game and a second one are installed."""
    with installed(SimpleNamespace(load=lambda: GAME), SimpleNamespace(load=Marbles)):
        yield


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run `claytable` with these arguments, and these lines typed."""
    monkeypatch.setenv("CLAYTABLE_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")

    def runner(*arguments: str, typed: str = "") -> Result:
        return CliRunner().invoke(app, list(arguments), input=typed)

    return runner

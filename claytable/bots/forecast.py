"""How likely each seat is to win, and how many points a lead comes to in the end.

A game says what a position is worth (`GameRules.worth`): good for comparing, not for forecasting, and perhaps too loud,
the more the earlier. Games between bots tell by how much. The numbers that came of them are data of the game's package
(`GameRules.forecast`), made by `claytable calibrate`. At each of some stages they say how much of a lead lasts
(`points`), and how strongly it decides who wins (`force`); alone, against a printed opponent, also the lead that the
player has besides, for both (`ahead`, `favour`). Between two stages they are drawn out evenly. Before the stage `open`
what is on the table decides next to nothing, and the odds say so: the game is open.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any, Final

from ..core.journal import new
from ..core.rules import AnyGame, find_any
from ..core.table import Table
from .ahead import margin
from .random import RandomBot

#: The stages at which there are numbers: at the beginning, after each fifth, at the end.
KNOTS: Final = 6
#: Answers of a game at random whose worth tells one evaluation from another.
TELLING: Final = 40


class Forecast:
    """What a lead comes to, among players or against the printed opponent."""

    __slots__ = ("ahead", "favour", "force", "open", "points")

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.force: list[float] = [float(each) for each in data["force"]]
        self.points: list[float] = [float(each) for each in data["points"]]
        self.favour: list[float] = [float(each) for each in data.get("favour", [0.0] * KNOTS)]
        self.ahead: list[float] = [float(each) for each in data.get("ahead", [0.0] * KNOTS)]
        #: The stage from which on the odds say something.
        self.open: float = float(data["open"])

    def wins(self, stage: float, worth: list[float], opponent: int) -> list[float]:
        """How likely each seat is to win, from what the position is worth to each."""
        force = drawn(self.force, stage)
        favour = drawn(self.favour, stage) if opponent >= 0 else 0.0
        most = max(worth)
        chances: list[float] = []
        for seat, each in enumerate(worth):
            chances.append(exp(force * (each - most) + (favour if seat != opponent else 0.0)))
        whole = sum(chances)
        return [each / whole for each in chances]

    def lead(self, stage: float, worth: list[float], seat: int, opponent: int) -> float:
        """The points by which a seat is likely to end ahead of the best other one."""
        ahead = drawn(self.ahead, stage) if opponent >= 0 else 0.0
        return drawn(self.points, stage) * margin(worth, seat) + ahead


def drawn(numbers: list[float], stage: float) -> float:
    """The number between those of the stages beside this one."""
    place = min(max(stage, 0.0), 1.0) * (KNOTS - 1)
    before = min(int(place), KNOTS - 2)
    part = place - before
    return numbers[before] * (1.0 - part) + numbers[before + 1] * part


@cache
def learned(id: str) -> dict[str, Any] | None:
    """What the games between bots came to, whole; None if the game has nothing of the kind."""
    rules = find_any(id)
    if not rules.forecast:
        return None
    file = files(rules.package).joinpath(rules.forecast)
    if not file.is_file():
        return None
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


@cache
def read_forecast(id: str, alone: bool) -> Forecast | None:
    """What a game's positions promise, among players or alone; None if nobody knows them."""
    found = learned(id)
    said = None if found is None else found.get("alone" if alone else "together")
    return None if said is None else Forecast(said)


def odds_at(rules: AnyGame, table: Table) -> list[float] | None:
    """How likely each seat is to win at a table that is known whole; None while the game is open, or nobody knows."""
    known = read_forecast(rules.id, table.opponent >= 0)
    stage = rules.stage(table)
    if known is None or stage < known.open:
        return None
    return known.wins(stage, rules.worth(table), table.opponent)


def lead_at(rules: AnyGame, table: Table, seat: int) -> float:
    """The points by which a seat is likely to end ahead; where nobody knows, what the game says as it is."""
    worth: list[float] = rules.worth(table)
    known = read_forecast(rules.id, table.opponent >= 0)
    if known is None or table.question is None:
        return margin(worth, seat)
    return known.lead(rules.stage(table), worth, seat, table.opponent)


def evaluation(rules: AnyGame) -> str:
    """A fingerprint of what a game says positions are worth: the numbers here hold for that alone."""
    said: list[str] = []
    game = new(rules.id, seats=2, seed=1, log=False)
    chance = RandomBot(1)
    for _ in range(TELLING):
        if game.over:
            break
        said.append(f"{rules.stage(game.table):.4f}")
        for each in rules.worth(game.table):
            said.append(f"{each:.4f}")
        game.play_answer(chance.choose(game))
    return hashlib.sha256(" ".join(said).encode()).hexdigest()[:16]

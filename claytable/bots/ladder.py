"""How strong the levels of bots are in a game: their places on its ladder, by games between neighbours.

The ladder is data of the game (`GameRules.ladder`, written by `claytable ladder`).
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from ..core.rules import AnyGame

#: We show strengths to this many points: nobody knows them better.
STEP: Final = 50


@cache
def read_ladder(rules: AnyGame) -> dict[str, Any] | None:
    """The data as they stand in the game's package; None if nobody has measured, or the rules were others then."""
    path = files(rules.package) / rules.ladder if rules.ladder else None
    if path is None or not path.is_file():
        return None
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data if data["rules"] == rules.version else None


def strengths(rules: AnyGame, levels: list[str]) -> dict[str, int]:
    """About how strong each of these levels is; nothing where nobody knows."""
    data = read_ladder(rules)
    if data is None:
        return {}
    return {level: STEP * round(data["elo"][level][0] / STEP) for level in levels if level in data["elo"]}

"""What a player counts: from it follows what a line of a turn brings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def goods(view: Mapping[str, Any], seat: int) -> dict[str, int]:
    """How much of it a seat has."""
    player = view["players"][seat]
    landscapes = player["landscapes"]
    return {
        "silver": player["silver"],
        "influence": sum(player["influence"].values()),
        "worker": player["workers"],
        "card": player["cards"],
        "die": sum(len(dice) if isinstance(dice, list) else sum(dice.values()) for dice in landscapes.values())
        + sum(len(camel["dice"]) for camel in player["camels"]),
        "craft": sum(craft["active"] for craft in player["craftspeople"]),
        "tile": sum(len(workshop["tiles"]) for workshop in player["workshops"]),
        "research": len(player["research"]),
        "royalties": player["royalties"],
    }

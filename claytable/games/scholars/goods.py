"""What a player counts: from it follows what a line of a turn brings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def goods(view: Mapping[str, Any], seat: int) -> dict[str, int]:
    """How much of it a seat has."""
    player = view["players"][seat]
    return {
        "silver": player["silver"],
        "gold": player["gold"],
        "worker": sum(player["workers"].values()),
        "die": len(player["hand"]) + player["bag_size"] + sum(len(slot["dice"]) for slot in player["slots"]),
        "scroll": len(player["scrolls"]),
        "step": sum(player["levels"].values()),
        "retiree": sum(len(slot["retirees"]) for slot in player["slots"]),
    }

"""What a player counts: from it follows what a line of a turn brings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def goods(view: Mapping[str, Any], seat: int) -> dict[str, int]:
    """How much of it a seat has."""
    player = view["players"][seat]
    cells = view["board"]["grid"]
    return {
        "gold": player["gold"],
        "resource": sum(player["dice"].values()) + sum(crate["up"] for crate in player["crates"]),
        "claim": player["claims"],
        "garden": player["gardens"],
        "water": player["waters"] + len(player["specials"]),
        "building": len({cell["number"] for cell in cells if cell.get("owner") == seat and "number" in cell}),
        "step": sum(player["mastery"].values()),
        "decree": len(player["decrees"]),
    }

"""Who sits at the table of a view: players, and the printed opponent, who has no board."""

from __future__ import annotations

from typing import cast

from ...games.inventors.seen import Opponent, Player, View


def players(view: View) -> dict[int, Player]:
    """The players who have a board, by seat."""
    return {seat: cast(Player, each) for seat, each in enumerate(view["players"]) if seat != view["opponent"]}


def opponent(view: View) -> Opponent | None:
    """The printed opponent, where it takes part."""
    return None if view["opponent"] is None else cast(Opponent, view["players"][view["opponent"]])

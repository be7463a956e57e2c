"""The players of a view: the printed opponent has a seat and no board."""

from __future__ import annotations

from typing import cast

from ...games.scholars.seen import Player, View


def players(view: View) -> dict[int, Player]:
    """The players who have a board, by seat."""
    return {seat: cast(Player, each) for seat, each in enumerate(view["players"]) if seat != view["opponent"]}

"""How far a seat is ahead."""

from __future__ import annotations


def margin(worth: list[float], seat: int) -> float:
    """What a seat has more than the best of the others; alone, what it has."""
    most = -1e9
    for other, each in enumerate(worth):
        if other != seat and each > most:
            most = each
    return worth[seat] - most if len(worth) > 1 else worth[seat]

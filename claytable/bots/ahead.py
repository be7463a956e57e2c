"""What every bot that looks ahead asks of a table."""

from __future__ import annotations

from ..core.table import Table


def plain(table: Table) -> list[int]:
    """The answers that are no free actions: at random, those would be taken as long as there are any."""
    found: list[int] = []
    for answer in table.answers:
        if not table.is_extra(answer):
            found.append(answer)
    return found or table.answers


def margin(worth: list[float], seat: int) -> float:
    """What a seat has more than the best of the others; alone, what it has."""
    most = -1e9
    for other, each in enumerate(worth):
        if other != seat and each > most:
            most = each
    return worth[seat] - most if len(worth) > 1 else worth[seat]

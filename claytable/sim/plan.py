"""Which games to play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..core.rules import find_game


@dataclass(frozen=True)
class Match:
    """One game to play: everything that a worker process needs to know of it."""

    game: str
    seats: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    pack: str | None = None

    @property
    def variant(self) -> str:
        """The variant in words, e.g. `seats=4 rounds=3`."""
        return " ".join([f"seats={self.seats}", *(f"{name}={_plain(value)}" for name, value in self.options.items())])


def _plain(value: object) -> str:
    return "+".join(str(each) for each in value) or "none" if isinstance(value, (list, tuple)) else str(value)


def matches(
    game: str,
    games: int,
    seats: int | None = None,
    seed: int = 0,
    pack: str | None = None,
    options: Mapping[str, Any] | None = None,
) -> list[Match]:
    """`games` games with consecutive seeds: of one variant, or (with no `seats`) of all variants in turn."""
    variants = [(seats, dict(options or {}))] if seats is not None else find_game(game).variants()
    found = []
    for number in range(games):
        count, chosen = variants[number % len(variants)]
        found.append(Match(game, count, seed + number, chosen, pack))
    return found

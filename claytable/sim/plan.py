"""Which games to play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..bots import find_bot
from ..core.errors import BadOptions
from ..core.rules import find_game


@dataclass(frozen=True)
class Match:
    """One game to play: everything that a worker process needs to know of it."""

    game: str
    seats: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    pack: str | None = None
    #: The bot in each seat, or one for all of them; as `bots.find_bot` knows them.
    bots: tuple[str, ...] = ("random",)

    @property
    def variant(self) -> str:
        """The variant in words, e.g. `seats=4 rounds=3`."""
        return " ".join([f"seats={self.seats}", *(f"{name}={_plain(value)}" for name, value in self.options.items())])

    @property
    def players(self) -> tuple[str, ...]:
        """The bot in each seat."""
        return self.bots * self.seats if len(self.bots) == 1 else self.bots


def _plain(value: object) -> str:
    return "+".join(str(each) for each in value) or "none" if isinstance(value, (list, tuple)) else str(value)


def matches(
    game: str,
    games: int,
    seats: int | Sequence[int] | None = None,
    seed: int = 0,
    pack: str | None = None,
    options: Mapping[str, Any] | None = None,
    bots: tuple[str, ...] = ("random",),
) -> list[Match]:
    """`games` games with consecutive seeds: of one number of seats, of several in turn, or (None) of all variants."""
    variants = find_game(game).variants()
    if seats is not None:
        variants = [(count, dict(options or {})) for count in ([seats] if isinstance(seats, int) else seats)]
    for bot in bots:
        find_bot(bot, 0)
    for count, _ in variants:
        if len(bots) not in (1, count):
            raise BadOptions(f"Name one bot, or one for each seat: {len(bots)} bots do not fit {count} seats.")
    found = []
    for number in range(games):
        count, chosen = variants[number % len(variants)]
        found.append(Match(game, count, seed + number, chosen, pack, bots))
    return found

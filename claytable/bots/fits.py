"""Whether what was learned from games with a game's own components fits the box that a table is played with."""

from __future__ import annotations

from typing import Final

from ..core.game import Game
from ..core.packs import PRINTED, Pack, changed_share
from ..core.rules import AnyGame
from .odds import MUCH

#: Packs whose answer is kept at hand.
KEPT: Final = 32
_known: dict[tuple[str, str], bool] = {}


def fits(game: Game) -> bool:
    """Whether it fits this table: a pack that changes much makes another game."""
    if game.pack == PRINTED:
        return True
    key = (game.rules.id, game.pack)
    if key not in _known:
        if len(_known) >= KEPT:
            del _known[next(iter(_known))]
        _known[key] = game.values is not None and box_fits(game.rules, game.values)
    return _known[key]


def box_fits(rules: AnyGame, pack: Pack) -> bool:
    """Whether it fits the box that a pack makes."""
    return changed_share(rules.package, pack) <= MUCH

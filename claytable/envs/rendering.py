"""Tables drawn for people who watch: `ansi` is the text, `human` prints it."""

from __future__ import annotations

import sys
from typing import Final

from ..core.errors import BadOptions
from ..core.game import Game
from ..draw import text

RENDER_MODES: Final = ("ansi", "human")


def check_mode(mode: str | None) -> str | None:
    """A mode that there is."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOptions(f"Tables are rendered as {' or '.join(RENDER_MODES)}, not as {mode!r}.")
    return mode


def render(mode: str | None, game: Game, seat: int, pack: str | None) -> str | None:
    """The table as `seat` sees it, with the question that is open."""
    if mode is None:
        return None
    drawn = text(game, seat, pack=pack)
    if mode == "ansi":
        return drawn
    sys.stdout.write(drawn)
    return None

"""Tables drawn for whoever watches: `ansi` is the text, `human` prints it."""

from __future__ import annotations

import sys
from io import StringIO
from typing import Final

from rich.console import Console

from ..core.errors import BadOptions
from ..core.game import Game
from ..draw import Drawing

RENDER_MODES: Final = ("ansi", "human")
#: Drawings are made for so many columns.
WIDTH: Final = 100


def check_mode(mode: str | None) -> str | None:
    """A mode that there is."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOptions(f"Tables are rendered as {' or '.join(RENDER_MODES)}, not as {mode!r}.")
    return mode


def render(mode: str | None, game: Game, seat: int, pack: str | None) -> str | None:
    """The table as `seat` sees it, with the question that is open."""
    if mode is None:
        return None
    text = StringIO()
    console = Console(file=text, width=WIDTH, highlight=False)
    console.print(Drawing(game, "en", pack).table(seat))
    words = game.rules.words("en")
    if not game.over:
        console.print(f"{words.say(game.decision.question)} {' '.join(game.legal.keys())}", markup=False)
    if mode == "ansi":
        return text.getvalue()
    sys.stdout.write(text.getvalue())
    return None

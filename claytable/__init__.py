"""Claytable: a digital table for three heavyweight euro board games.

>>> import claytable
>>> game = claytable.new("inventors", seats=3, seed=7, rounds=4)
>>> game.decision.seat
0
"""

from importlib import import_module

from .core.decisions import Decision, Option
from .core.errors import (
    BadOptions,
    ClaytableError,
    Illegal,
    JournalError,
    PackError,
    SnapshotError,
    UnknownGame,
    UnknownKey,
)
from .core.game import Game, shown_by
from .core.journal import dump_journal, load_journal, new, replay, restore, snapshot, write_journal
from .core.messages import Message, Refusal
from .core.rng import Pcg32
from .core.rules import installed_games
from .core.scores import Category, Item, Score
from .core.sheets import ScoreSheet, SheetScore, score_sheet

#: The version of the package: the build reads it here.
__version__ = "0.1.0"

__all__ = [
    "BadOptions",
    "Category",
    "ClaytableError",
    "Decision",
    "Game",
    "Illegal",
    "Item",
    "JournalError",
    "Message",
    "Option",
    "PackError",
    "Pcg32",
    "Refusal",
    "Score",
    "ScoreSheet",
    "SheetScore",
    "SnapshotError",
    "UnknownGame",
    "UnknownKey",
    "__version__",
    "dump_journal",
    "installed_games",
    "load_journal",
    "new",
    "replay",
    "restore",
    "score_sheet",
    "snapshot",
    "write_journal",
]


def _show(game: Game) -> str:
    # Drawings take a moment to load, and most programs draw nothing. They are loaded by name: the compiler of the
    # engine follows imports, and must not follow this one.
    return str(import_module(f"{__name__}.draw.pictures").notebook(game))


shown_by(_show)

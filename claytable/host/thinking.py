"""What bots are asked at a table, in plain values: they may think somewhere else."""

from __future__ import annotations

from typing import Any, TypeAlias

from ..bots import BOTS, LEVELS, find_bot, no_bot
from ..bots.advice import advise as best_answers
from ..core.journal import restore
from ..core.packs import Pack

#: A pack as others are told of it: its name and its text.
PackText: TypeAlias = "tuple[str, str] | None"


def check_level(level: str) -> None:
    """Raise BadOptions for a bot that nobody may have at a table: budgets are ours to give."""
    if level not in LEVELS and level not in BOTS:
        raise no_bot(level)


def choose(level: str, seed: int, saved: dict[str, Any], pack: PackText) -> str:
    """The key of a bot's answer at a saved table."""
    game = restore(saved, None if pack is None else Pack(*pack))
    return game.vocabulary.keys[find_bot(level, seed).choose(game)]


def advise(seed: int, saved: dict[str, Any], pack: PackText) -> list[dict[str, Any]]:
    """The best answers at a saved table, with reasons, as they are sent."""
    game = restore(saved, None if pack is None else Pack(*pack))
    return [
        {
            "key": game.vocabulary.keys[advice.answer],
            "worth": round(advice.worth, 1),
            "gains": [message.data() for message in advice.gains],
            "then": [message.data() for message in advice.then],
        }
        for advice in best_answers(game, seed)
    ]

"""The questions to bots at a table, in plain values: bots may think somewhere else."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from time import process_time
from typing import Any, Final, TypeAlias

from ..bots import BOTS, LEVELS, no_bot
from ..bots.advice import advise as best_answers
from ..bots.analysis import analyse_turn, read_turn, seen_odds
from ..bots.fits import fits
from ..bots.forecast import read_forecast
from ..core.journal import restore
from ..core.packs import Pack
from .briskly import NOTHING, Spent, answer

#: A pack as it is sent: its name and its text.
PackText: TypeAlias = "tuple[str, str] | None"
#: Answers that bots give in a row, and seconds of processor time after which they give no more: others wait.
MOST_IN_A_ROW: Final = 16
SECONDS_IN_A_ROW: Final = 0.2


def known_level(level: str) -> bool:
    """Whether people may have this bot at a table: they may not set a budget."""
    return level in LEVELS or level in BOTS


def check_level(level: str) -> None:
    """Raise BadOptions for a bot that nobody may have at a table."""
    if not known_level(level):
        raise no_bot(level)


def choose(level: str, seed: int, saved: dict[str, Any], pack: PackText, spent: Spent = NOTHING) -> tuple[str, Spent]:
    """The key of a bot's answer at a saved table, and what it has spent on the turn then (`briskly`)."""
    game = restore(saved, None if pack is None else Pack(*pack))
    found, spent = answer(game, level, seed, spent)
    return game.vocabulary.keys[found], spent


def choose_in_a_row(
    levels: Mapping[int, str], seed: int, saved: dict[str, Any], pack: PackText, spent: Spent = NOTHING
) -> tuple[list[str], Spent]:
    """The keys of what bots answer at a saved table, until somebody else is asked: `levels` are theirs, by seat. And
    what the last of them has spent on its turn."""
    game = restore(saved, None if pack is None else Pack(*pack))
    chance = Random(seed)
    keys: list[str] = []
    until = process_time() + SECONDS_IN_A_ROW
    while game.asked in levels and len(keys) < MOST_IN_A_ROW and (not keys or process_time() < until):
        found, spent = answer(game, levels[game.asked], chance.getrandbits(32), spent)
        keys.append(game.vocabulary.keys[found])
    return keys, spent


def advise(seed: int, saved: dict[str, Any], pack: PackText) -> dict[str, Any]:
    """What a good player would do at a saved table, with reasons, as it is sent."""
    game = restore(saved, None if pack is None else Pack(*pack))
    keys = game.vocabulary.keys
    found = best_answers(game, seed)
    brought = found.brought
    return {
        "best": [
            {
                "key": keys[advice.answer],
                "gains": [message.data() for message in advice.gains],
                "then": [
                    {"key": keys[answer], "message": message.data()}
                    for answer, message in zip(advice.line[1:], advice.then, strict=True)
                ],
            }
            for advice in found.best
        ],
        "points": brought.points,
        "gets": [message.data() for message in brought.gets],
        "pays": [message.data() for message in brought.pays],
        "ahead": round(found.ahead, 1),
        "error": round(found.error, 1),
        "sure": found.sure,
        "view": dict(brought.view),
    }


def forecast(seat: int, saved: dict[str, Any], pack: PackText) -> dict[str, Any]:
    """How likely each seat is to win at a saved table, from what a seat can know."""
    game = restore(saved, None if pack is None else Pack(*pack))
    if read_forecast(game.rules.id, game.table.opponent >= 0) is None or not fits(game):
        return {"state": "unknown", "odds": []}
    odds = seen_odds(game, seat, game.table.turns)
    return {"state": "open", "odds": []} if odds is None else {"state": "known", "odds": odds}


def analyse(turn: dict[str, Any], saved: list[dict[str, Any]], tries: int, pack: PackText) -> dict[str, Any]:
    """What a turn was worth (`analyses.asked`), as it is kept and sent."""
    own = None if pack is None else Pack(*pack)
    return analyse_turn([restore(each, own) for each in saved], read_turn(turn), 0, tries)

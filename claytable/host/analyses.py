"""The analysis of a finished game, turn by turn: what is worked out elsewhere, and what all of it comes to."""

from __future__ import annotations

from typing import Any, Final

from ..bots.analysis import TRIES, summary, turns_of
from ..core.game import Game
from ..core.journal import snapshot
from ..core.preview import ASKS, outlook
from .problems import Conflict, NotFound
from .seating import check_bots

#: Tries of the search for each turn where the engine is plain Python.
TRIES_PLAIN: Final = 1000


def tries() -> int:
    """The tries that the engine makes in about a second."""
    from ..core import table

    return TRIES_PLAIN if str(table.__file__).endswith(".py") else TRIES


def overview(game: Game, found: list[dict[str, Any]]) -> dict[str, Any]:
    """The turns that are analysed, of how many; and what they come to once they all are."""
    _check(game)
    total = len(turns_of(game))
    turns = sorted(found, key=lambda turn: int(turn["place"]))
    places = [score.place for score in sorted(game.scores(), key=lambda score: score.seat)]
    return {"total": total, "turns": turns, "summary": summary(turns, places) if len(turns) == total else None}


def asked(game: Game, place: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """A turn, and the table at each of its choices, as plain data: what `thinking.analyse` needs."""
    _check(game)
    turns = turns_of(game)
    if place >= len(turns):
        raise NotFound(f"This game has {len(turns)} turns.")
    turn = turns[place]
    return turn.data(), [snapshot(then) for then in turn.positions(game)]


def better_line(game: Game, turn: dict[str, Any]) -> list[dict[str, Any]]:
    """The table after each answer of the better line of an analysed turn, as its seat would have seen it then, as far
    as nothing new comes to light."""
    return seen_on_the_way(game.after(turn["from"]), [step["key"] for step in turn["line"]], int(turn["from"]))


def seen_on_the_way(then: Game, keys: list[str], seed: int) -> list[dict[str, Any]]:
    """What the seat that is asked would see after each answer of a line. Nothing that it cannot see changes that."""
    seat = then.asked
    tried = then.determinize(seat, seed)
    views: list[dict[str, Any]] = []
    for key in keys:
        answer = then.vocabulary.index.get(key, -1)
        if answer not in tried.answers:
            break
        found = outlook(tried, answer, seed)
        views.append(dict(found.view))
        if found.stop != ASKS or found.seat != seat:
            break
        tried.play_answer(answer)
    return views


def _check(game: Game) -> None:
    check_bots(game.rules.id)
    if not game.over:
        raise Conflict("A game is analysed when it is over.")
    if game.standing is None:
        raise Conflict("What was played here with older rules cannot be analysed.")

"""How a game went: its turns, what every seat would have scored, and the table at any moment; and playing on from one.

Answers that were taken back are left out, as in the log: a replay goes from one answer that stands to the next.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ..core.errors import Illegal
from ..core.game import Entry, Game
from .bounds import SPAN
from .problems import Invalid
from .scores import seen_scores

#: The log line with which a turn begins.
TURN: Final = "turn"
#: Answers up to which the scores are counted at every turn; in a longer game some turns have those of the turn before.
SCORED: Final = 2000


def standing(game: Game) -> list[Entry]:
    """The answers that stand, in their order."""
    found: list[Entry] = []
    entry = game.standing
    while entry is not None:
        found.append(entry)
        entry = entry.under
    return found[::-1]


def course(game: Game, seat: int | None) -> dict[str, Any]:
    """The turns of a game, with the scores when each began, and its landmarks, as `seat` may know them.

    A turn begins at the entry after which its player is asked; the printed opponent's whole turn may lie in one entry.
    """
    every = len(standing(game)) // SCORED + 1
    turns: list[dict[str, Any]] = []
    marks: list[dict[str, Any]] = []
    stops: list[int] = []
    totals: list[int] = []
    for number, again, events, begun in _walk(game):
        stops.append(number)
        for event in events:
            line = game.table.line(event, seat) if event[0] in game.rules.landmarks else None
            if line is not None:
                marks.append({"number": number, "message": line.data()})
        if begun and len(turns) % every == 0:
            totals = _totals(again, game.over, seat)
        progress = game.rules.progress(again.table)
        turns.extend({"number": number, "seat": who, "progress": progress, "totals": totals} for who in begun)
    return {
        "last": 0 if game.written is None else game.written.number,
        "stops": stops,
        "turns": turns,
        "landmarks": marks,
        "totals": _totals(game, game.over, seat),
    }


def visited(game: Game, first: int, last: int) -> Iterator[tuple[int, Game]]:
    """The game as it stood after each answer from entry `first` to `last` that stands: one game that moves on."""
    if not first <= last < first + SPAN:
        raise Invalid(f"last: from `first` on, and at most {SPAN} entries.")
    answers = [entry for entry in standing(game) if first <= entry.number <= last]
    if last < game.begins or (first > game.begins and not answers):
        return
    number = answers.pop(0).number if first > game.begins else game.begins
    again = game.after(number)
    yield number, again
    for entry in answers:
        again.play_answer(entry.answer)
        yield entry.number, again


def result(game: Game) -> dict[str, Any]:
    """How a game ended: each seat's points and place, and how many turns it took."""
    if not game.over:
        raise Illegal("The game is not over.")
    scores = sorted(game.scores(), key=lambda score: score.seat)
    return {
        "totals": [score.total for score in scores],
        "places": [score.place for score in scores],
        "turns": turns_begun(game),
    }


def turns_begun(game: Game) -> int:
    """How many turns have begun, the one that goes on among them."""
    return _earlier_turns(game) + sum(len(begun) for _, _, _, begun in _walk(game))


# -- inside --------------------------------------------------------------------------------------------


def _walk(game: Game) -> Iterator[tuple[int, Game, tuple[Any, ...], list[int]]]:
    """After the setup and after each answer: its number, the game then, what happened, and whose turns began."""
    again = game.from_start()
    happened = [(game.begins, game.opening), *((entry.number, entry.events) for entry in standing(game))]
    # The log tells whose turns begin; in a game whose log does not, the table counts them.
    told = any(event[0] == TURN for _, events in happened for event in events)
    counted = 0
    for (number, events), entry in zip(happened, (None, *standing(game)), strict=True):
        if entry is not None:
            again.play_answer(entry.answer)
        turns = again.table.turns
        silent = [again.table.turn] * (turns > counted)
        yield number, again, events, [event[1] for event in events if event[0] == TURN] if told else silent
        counted = turns


def _earlier_turns(game: Game) -> int:
    """How many turns began before the rules changed, as the log of that time tells."""
    lines: list[int] = []
    for line in () if game.earlier is None else game.earlier.entries:
        if "undo" in line:
            lines = lines[:-1]
        elif "key" in line:
            lines.append(sum(event[0] == TURN for event in line.get("events", ())))
    return sum(lines)


def _totals(game: Game, over: bool, seat: int | None) -> list[int]:
    """The points of every seat as if the game ended now; while it goes on, what `seat` may know of them."""
    if over:
        return [score.total for score in sorted(game.scores(), key=lambda score: score.seat)]
    return [score["total"] for score in sorted(seen_scores(game, seat), key=lambda score: score["seat"])]

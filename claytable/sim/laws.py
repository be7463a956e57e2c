"""Laws that hold for every game at every moment. A broken one is a sentence."""

from __future__ import annotations

import json
from typing import Final

from ..core.game import Game
from ..core.journal import replay, restore, snapshot, write_journal
from ..core.rules import OPPONENT
from ..core.table import Table

#: The laws that need copies of the table are checked at one of this many decisions.
EVERY: Final = 32


def broken_values(game: Game, pack: str | None) -> list[str]:
    """Copies, snapshots and undo give back the very same table, and each option offered can be taken."""
    before = game.table.digest()
    broken = []
    twin = game.copy()
    if twin.table.digest() != before:
        broken.append("a copy differs from its table")
    restored = restore(json.loads(json.dumps(snapshot(game))), pack)
    if restored.table.digest() != before or restored.legal.keys() != game.legal.keys():
        broken.append("a snapshot does not restore the table")
    for answer in game.legal.answers:
        _play_copy(game.table, answer)
    twin.play_answer(twin.legal.answers[0])
    if game.table.digest() != before:
        broken.append("an answer on a copy changed the original")
    twin.undo()
    if twin.table.digest() != before or twin.legal.keys() != game.legal.keys():
        broken.append("undo does not give back the same table")
    return broken


def _play_copy(table: Table, answer: int) -> None:
    table.copy().answer(answer)


def broken_secrets(game: Game, seed: int) -> list[str]:
    """To redraw what a seat cannot see changes neither its view nor its options."""
    broken = []
    for seat, who in enumerate(game.seats):
        if who.kind == OPPONENT:
            continue
        other = game.determinize(seat, seed + seat)
        if _seen(other, seat) != _seen(game, seat):
            broken.append(f"the view of seat {seat} depends on what it cannot see")
    return broken


def _seen(game: Game, seat: int) -> str:
    return json.dumps(game.view(seat), sort_keys=True)


def broken_journal(game: Game, pack: str | None) -> list[str]:
    """A finished game replays to itself."""
    again = replay(json.loads(json.dumps(write_journal(game))), pack=pack)
    if again.table.digest() != game.table.digest():
        return ["the journal replays to another table"]
    if [score.data() for score in again.scores()] != [score.data() for score in game.scores()]:
        return ["the journal replays to other scores"]
    return []

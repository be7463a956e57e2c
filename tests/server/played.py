"""Games played without a server, to bring to one as journals: a table in any position, at once."""

from __future__ import annotations

import random
from collections.abc import Iterable
from importlib.resources import files
from typing import Any

from served import Person

from claytable import Game, new
from claytable.core.packs import read_components

#: The game of two that most tests sit down to: seat 0 is asked, then seat 1, then seat 0 for a while.
SEED = 7


def played(
    *answers: str, game: str = "inventors", seats: Iterable[str] = ("person", "person"), seed: int = SEED
) -> Game:
    """A game after these answers."""
    table = new(game, seats=list(seats), seed=seed)
    for answer in answers:
        table.play(answer)
    return table


def whole(game: str = "inventors", seats: Iterable[str] = ("person", "person"), at_most: int = 10_000) -> Game:
    """A game played to its end, or for a number of answers at most."""
    table = new(game, seats=list(seats), seed=SEED)
    chance = random.Random(SEED)
    for _ in range(at_most):
        if table.over:
            break
        table.play(chance.choice(list(table.legal)))
    return table


def brought(person: Person, game: Game) -> dict[str, Any]:
    """The table at which someone plays on from a game: all its people sit at their screen."""
    table: dict[str, Any] = person.post("/api/journals", {"journal": game.journal})
    return table


def shared(ann: Person, bob: Person, game: Game, place: int = 1) -> str:
    """The table at which Bob sits too, far away; its id."""
    id = brought(ann, game)["id"]
    table = ann.post(f"/api/tables/{id}/seats/{place}/invitation")
    bob.join(table["seats"][place]["invitation"], "Bob")
    return str(id)


def strange_pack() -> dict[str, str]:
    """A pack of Scholars that changes more than half of its components: the points on Scrolls, Translators, tracks."""
    worth = {
        "scroll": "base_vp",
        "starting_scroll": "base_vp",
        "translator": "vp",
        "starting_translator": "vp",
        "track_space": "vp",
    }
    tables = read_components("claytable.games.scholars", None).tables
    rows = [(table, field, row) for table, field in worth.items() for row in tables[table]]
    text = [f'[[{table}]]\nid = "{row["id"]}"\n{field} = {row[field] + 1}\n' for table, field, row in rows]
    return {"name": "strange", "text": "\n".join(text)}


def pack_text(game: str = "inventors") -> str:
    """The printed components, as someone would write them into a pack of their own."""
    return (files(f"claytable.games.{game}") / "components.toml").read_text(encoding="utf-8")

"""The law of the log (`claytable.testing.log`) where random games seldom come: an answer, and the lines about it."""

from __future__ import annotations

import copy
from collections.abc import Callable

import pytest
from positions.scholars import Position, position
from scholars.ledger import Ledger, untold

from claytable.testing.log import read


def told(at: Position, key: str) -> list[str]:
    """The lines that an answer causes; every seat's book is right after them."""
    at.table.events.clear()
    seats = (*range(len(at.game.seats)), None)
    books = {seat: Ledger(copy.deepcopy(at.game.view(seat))) for seat in seats}
    at.play(key)
    for seat, book in books.items():
        for line in at.game.last_lines(seat):
            read(book, line)
        assert untold(book.view) == untold(at.game.view(seat)), seat
    return at.log()


def poor() -> Position:
    """Nothing in the supply: a piece in a Guild and one on a Scroll can be moved."""
    at = position().put_map({0: ("greek_b", 0)}).put_guilds({"orange": (1, 0)}).set(supply=0)
    return at.effect("influence 1 guild:purple").play("guild:purple")


def shifting(owner: int | None) -> Position:
    return position(gold=1, silver=1).put_rooms({3: ("greek_c", owner, 1)}).effect("shift 1 gold")


def working() -> Position:
    """A turn that only has to be ended."""
    return position(hand=["white.3"]).work("research", "white.3")


CASES: list[tuple[str, Callable[[], Position], str]] = [
    ("takes-from-guild", poor, "from-guild:orange"),
    ("takes-from-scroll", poor, "from-scroll:greek_b"),
    ("places-gold", lambda: shifting(0), "gold-on:3"),
    ("takes-gold", lambda: shifting(1), "gold-off:3"),
    ("pays-silver", lambda: shifting(1), "gold-on:3"),
    (
        "turns-goal",
        lambda: (
            position(goal="hebrew", targets=(False, False, True), levels={"physics": 2}, gold=1, hand=["red.4"])
            .work("research", "red.4")
            .play("research")
        ),
        "research:2:physics",
    ),
    (
        "beyond-top",
        lambda: position(levels={"physics": 7}, gold=1, hand=["red.4"]).work("research", "red.4").play("research"),
        "research:2:physics",
    ),
    ("retires-to-deck", lambda: working().put_rooms({1: ("greek_a", None, 3)}), "end-turn"),
    ("retires-to-box", lambda: working().put_rooms({1: ("starting_translator_1", None, 3)}), "end-turn"),
    ("retirements", lambda: working().effect("retire translator:persian"), "end-turn"),
]


@pytest.mark.parametrize(("line", "at", "key"), CASES, ids=[case[0] for case in CASES])
def test_a_line_that_random_games_seldom_write_tells_everything(
    line: str, at: Callable[[], Position], key: str
) -> None:
    assert f"log-{line}" in told(at(), key)

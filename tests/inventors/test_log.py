"""Lines of the log that random games seldom bring: the ledger follows them too."""

from __future__ import annotations

import copy
from collections.abc import Callable

import pytest
from inventors.ledger import Ledger, untold
from positions.inventors import Position, position

from claytable.testing.log import read

SWAP = "swap 1 die"
RETRIEVE = "retrieve 1 worker"


def without_supply() -> Position:
    """A player who Researches without Influence in supply."""
    at = position(seats=3, ship=4, guilds=[1, 1, 0], supply=0).top_research("ongoing_tile")
    return at.river({}).effect("research 1")


def with_workers() -> Position:
    """A player with two Workers and the Envoy on the Main Board."""
    at = position(seats=3).put_workers({"open_draw": 0, "blue_left": 0})
    at.board.spaces[at.box.space_ids.index("orange_left")] = (8,)
    return at.effect(RETRIEVE)


RARE: list[tuple[str, Callable[[], Position], list[str]]] = [
    ("swaps", lambda: position(ready=["white.3"]).effect(SWAP), ["ready.white.3", "blue"]),
    ("swaps", lambda: position(exhausted=["white"]).effect(SWAP), ["exhausted.white", "orange"]),
    ("swaps", lambda: position(camels=[["white.2", "blue.1"]]).effect(SWAP), ["camel:1.white.2", "charcoal"]),
    ("swaps", lambda: position(workshops=[["white.6"]]).effect(SWAP), ["workshop:top.white.6", "blue"]),
    ("moves-influence", lambda: position(guilds=[0, 2, 0], supply=0).effect("gain 1 influence:blue"), ["orange"]),
    ("slot-influence", without_supply, ["space:1", "orange", "research:ongoing_tile"]),
    ("retrieves", with_workers, ["worker:blue_left"]),
    ("retrieves-envoy", with_workers, ["envoy:orange_left"]),
]


@pytest.mark.parametrize(("line", "begin", "keys"), RARE, ids=[line for line, _, _ in RARE])
def test_a_rare_line_tells_what_moved(line: str, begin: Callable[[], Position], keys: list[str]) -> None:
    at = begin()
    ledgers = {seat: Ledger(copy.deepcopy(at.game.view(seat))) for seat in (None, *range(len(at.game.seats)))}
    told: set[str] = set()
    for key in keys:
        at.play(key)
        for seat, ledger in ledgers.items():
            for each in at.game.last_lines(seat):
                read(ledger, each)
                told.add(each.id)
            assert untold(ledger.view) == untold(at.game.view(seat)), f"seat {seat} after {key}"
    assert f"log-{line}" in told

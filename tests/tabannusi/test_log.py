"""The law of the log (`claytable.testing.log`) for lines that whole games of random players seldom or never write."""

from __future__ import annotations

import copy

import pytest
from positions.tabannusi import Position, position
from tabannusi.ledger import Ledger, untold

from claytable.testing.log import read

SHIPS = ["S01", "S02", "S03", "S06", "S07", "S11", "S12"]
APART = ["1-01", "1-03", "1-11", "2-01", "2-11", "3-01"]


def told(at: Position, *keys: str) -> set[str]:
    """Play keys, while everybody's ledger follows; the lines that were written."""
    readers = (*range(len(at.game.seats)), None)
    books = {reader: Ledger(copy.deepcopy(at.game.view(reader))) for reader in readers}
    found: set[str] = set()
    for key in keys:
        at.play(key)
        for reader, ledger in books.items():
            for line in at.game.last_lines(reader):
                found.add(line.id)
                read(ledger, line)
            assert untold(ledger.view) == untold(at.game.view(reader)), f"{key}, reader {reader}"
    return found


def with_claim_source(**fields: int) -> Position:
    """Ship S12, and Water for a Garden."""
    return position(ships=["1-1"], gardens=1, **fields).put_ships("S12").put_water("1-06")


@pytest.mark.parametrize("source", ["from-area", "from-supply"])
def test_where_the_marker_of_a_garden_comes_from_when_it_is_asked(source: str) -> None:
    assert "log-marks-garden" in told(with_claim_source(), "gardening", "space:1-06", source)


def test_the_marker_of_a_garden_comes_from_the_supply_when_the_area_has_none() -> None:
    lines = told(with_claim_source(claims=0, supply=4), "gardening", "space:1-06")
    assert "log-lays-garden" in lines
    assert "log-marks-garden" not in lines


def test_which_of_two_crates_alike_is_turned() -> None:
    at = position(crates=["blue", "blue!"], district=4, dice={"white": 1}).put_tiles("T1")
    assert "log-uses-crate" in told(at, "port-house", "pay-crate:blue", "port:row1:bonus")
    at = position(crates=["-blue", "-blue!"], harbormasters=["B3"])
    assert "log-flips-crate" in told(at, "use:B3", "flip:blue", "flip:blue")
    at = position(crates=["-blue", "-blue!"], dice={"white": 1, "green": 1}, district=4)
    assert "log-refills-crate" in told(at, "refill:blue", "pay:white")


def test_houses_shifted_to_the_bottom_row() -> None:
    at = position(ships=["1-1", "1-2", "2-1", "2-2", "1-3", "3-3"]).put_ships(*SHIPS).put_decrees("D10")
    for space in APART[:3]:
        at.put_building("white", 0, space)
    at.set(rows=[1, 0, 0], bottom=[3, 5], ships=[f"{row}-{column}" for row in (1, 2, 3) for column in (1, 2, 3)])
    assert "log-shifts-house" in told(at, "decree:D10", "house:brown", "house:yellow")


def test_urban_cards_drawn_kept_and_revealed() -> None:
    at = position(harbormasters=["B9"], urban=["U01"]).put_ziggurat({}, ["Z09", "Z01", "Z02"]).put_claims({"brown": 2})
    for space in ("1-01", "1-06", "1-11", "2-01", "3-01"):
        at.put_building("white", 0, space)
    drawn = at.box.urban_ids[at.board.urban[-1]]
    lines = told(at.empty_barges(5), "use:B9", f"urban:{drawn}", "end-turn", "reveal")
    assert lines >= {"log-draws-urban", "log-keeps-urban", "log-keeps-urban-own", "log-tolerance", "log-reveals-urban"}
    again = told(at.empty_barges(5).act(), "end-turn", "reveal")
    assert "log-reveals-urban" not in again, "it was revealed already"


def test_the_end_shows_urban_cards_and_counts_harbormasters() -> None:
    at = position(harbormasters=["B4"], urban=["U01", "U02"])
    at.board.time, at.table.ending, at.table.turns_left = 0, True, 0
    lines = told(at, "end-turn")
    assert lines >= {"log-urban-fails", "log-harbormasters-score", "log-game-over"}


def test_the_last_urban_card_is_kept_without_a_question() -> None:
    at = position(harbormasters=["B9"])
    at.board.urban = at.board.urban[:1]
    assert "log-keeps-urban-own" in told(at, "use:B9")


def test_a_ship_works_from_the_next_turn_on() -> None:
    at = position(gold=2, district=4).put_ships("S01")
    told(at, "claim-ship", "ship:1-1", "end-turn")
    assert at.game.view(None)["players"][0]["ships_working"] == []
    assert "log-ship-works" in told(at.take_turn(1), "take:3", "end-turn")

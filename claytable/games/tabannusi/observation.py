"""How the view of a seat becomes numbers, for programs that learn."""

from __future__ import annotations

from ...core.observation import Amounts, Flag, Many, Named, Number, One, Record, Row, Seat, Seated, Seats, asked
from ...core.rules import Box
from .box import TabannusiBox
from .terms import (
    BOTTOM_LENGTH,
    COLOURS,
    COMMON,
    DISTRICTS,
    LINES,
    MOST_CRATES,
    PER_DISTRICT,
    RESOURCES,
    ROW_LENGTH,
    ROWS,
    SHIPS,
    TOP,
)

FACES = range(1, 7)
NUMBERS = range(1, DISTRICTS + 1)


def schema(box: Box, messages: set[str]) -> Record:
    """Of the same shape as `views.view`. `messages` are the ids of the game's messages, questions too."""
    assert isinstance(box, TabannusiBox)
    numbers = {"n": 5, "times": 5, "left": 5, "steps": 5, "size": 5, "gold": 5, "more": 1, "together": 1}
    return Record(
        {
            "first": Seat(),
            "turn": Seat(),
            "turns_left": One(range(9)),
            "opponent": Seat(),
            "over": Flag(),
            "players": Seated(_player(box)),
            "board": _board(box),
            "bot": _bot(box),
            "decision": asked(messages, numbers, ("colour", "cost", "district", "effect", "resource")),
        },
        ["game", "seat"],
    )


def _player(box: TabannusiBox) -> Record:
    houses = {row: Row(Flag(), ROW_LENGTH if row != ROWS[-1] else BOTTOM_LENGTH) for row in ROWS}
    crate = Record({"colour": One(RESOURCES), "up": Flag(), "refilled": Flag()})
    return Record(
        {
            "vp": Number(200),
            "gold": Number(10),
            "dice": Amounts(RESOURCES, 6),
            "crates": Row(crate, MOST_CRATES),
            "claims": Number(15),
            "claim_supply": Number(15),
            "gardens": Number(10),
            "waters": Number(10),
            "specials": Many(box.special_ids),
            "houses": Record(houses),
            "mastery": Amounts(COLOURS, TOP),
            "architect": One(NUMBERS),
            "assistant": One(NUMBERS),
            "ships_working": Many(range(1, SHIPS + 1)),
            "ziggurat": Amounts(COLOURS, 6),
            "harbormasters": Many(box.harbormaster_ids),
            "decrees": Many(box.decree_ids),
            "urban_cards": Number(5),
            "urban": Many(box.urban_ids),
            "tolerance": Number(5),
        }
    )


def _board(box: TabannusiBox) -> Record:
    spaces = [f"{district}-{n:02}" for district in range(1, COMMON + 1) for n in range(1, PER_DISTRICT + 1)]
    cell = Record(
        {
            "project": One(COLOURS),
            "building": One(COLOURS),
            "owner": Seat(),
            "size": Number(10),
            "water": One((*box.special_ids, "regular", "printed")),
            "garden": Seat(),
        },
        ["space", "row", "column", "bonus", "number"],
    )
    district = Record({"local": One(RESOURCES), "barge": Many(FACES, 3), "tiles": Many(box.tile_ids)})
    ship = Record({"ship": One(box.ship_ids), "size": Number(3), "claims": Seats(1)}, ["colour"])
    line = Record(
        {"harbormaster": One(box.harbormaster_ids), "crate": One(RESOURCES), "houses": Row(Seat(), 2)}, ["line"]
    )
    section = Record({"tile": One(box.ziggurat_ids), "houses": Row(Seat(), 6)}, ["section"])
    return Record(
        {
            "districts": Row(district, DISTRICTS),
            "grid": Named("space", [*spaces, *box.water_ids], cell),
            "supply": Amounts(RESOURCES, 8),
            "projects": Amounts(COLOURS, 20),
            "pieces": Amounts(COLOURS, 25),
            "waters": Number(20),
            "gardens": Number(25),
            "display": Many(box.special_ids),
            "specials": Number(10),
            "time": Number(6),
            "ships": Row(ship, SHIPS),
            "lines": Row(line, len(LINES)),
            "ziggurat": Row(section, 3),
            "decrees": Many(box.decree_ids),
            "urban": Number(15),
        }
    )


def _bot(box: TabannusiBox) -> Record:
    return Record(
        {
            "king": One(box.solo.king_ids),
            "left": One(box.solo.card_ids),
            "right": One(box.solo.card_ids),
            "deck": Number(15),
            "used": Many(box.solo.card_ids),
            "markers": Row(Number(5), DISTRICTS),
            "bag": Amounts(COLOURS, 5),
            "numbers": Row(Many(COLOURS, 5), 3),
            "scorings": Number(5),
        }
    )

"""How the view of a seat becomes numbers, for programs that learn."""

from __future__ import annotations

from ...core.observation import (
    Amounts,
    Flag,
    Many,
    Named,
    Number,
    One,
    Record,
    Row,
    Seat,
    Seated,
    Seats,
    Together,
    asked,
    dice,
)
from ...core.rules import Box
from .box import InventorsBox
from .free import HAND_LIMIT
from .terms import COLOURS, INVENTION_SPACES, LAST_SPACE, SECTIONS, SPACES, STUDY_LEVELS

GUILDS = COLOURS[1:]


def schema(box: Box, messages: set[str]) -> Record:
    """Of the same shape as `views.view`. `messages` are the ids of the game's messages, questions too."""
    assert isinstance(box, InventorsBox)
    numbers = {"n": 10, "times": 10, "total": 12, "value": 12, "saved": 6}
    names = ("action", "board", "card", "colour", "cost", "craft", "effect", "row", "section")
    return Record(
        {
            "round": Number(4),
            "rounds": Number(4),
            "first": Seat(),
            "turn": Seat(),
            "opponent": Seat(),
            "players": Seated(_player(box)),
            "board": _board(box),
            "dummy": _dummy(box),
            "schemes": Record(
                {
                    "pile": Number(15),
                    "dice_reserve": Number(15),
                    "worker_reserve": Number(15),
                    "played": Many(box.scheme_ids),
                }
            ),
            "decision": asked(messages, numbers, names),
        },
        ["game", "seat"],
    )


def _player(box: InventorsBox) -> Record:
    rolled = dice(COLOURS)
    few = Many(rolled, 2)
    some = Many(rolled, 4)
    return Record(
        {
            "silver": Number(30),
            "supply": Number(25),
            "guilds": Amounts(GUILDS, 12),
            "influence": Amounts(GUILDS, 15),
            "workers": Number(3),
            "reserve": Number(3),
            "envoy": Flag(),
            "tents": Number(4),
            "tent": One(range(1, 6)),
            "ship": Number(LAST_SPACE),
            "ship_order": Number(30),
            "cards": Number(HAND_LIMIT),
            "hand": Many(box.card_ids),
            "collected": Number(42),
            "inventions_left": Number(6),
            "landscapes": Record(
                {"ready": some, "determined": some, "inspired": some, "exhausted": Amounts(COLOURS, 8)},
            ),
            "study": Named("colour", GUILDS, Record({"level": One(STUDY_LEVELS)}, ["colour"])),
            "camels": Row(Record({"open": Flag(), "dice": few}), 4),
            "workshops": Row(Record({"dice": few, "tiles": Many(box.tile_ids)}, ["row"]), 3),
            "craftspeople": Row(Record({"level": Number(10), "active": Flag(), "price": Number(6)}, ["trade"]), 6),
            "tower": Many(range(1, 11)),
            "inventions": Row(One(box.invention_ids), len(INVENTION_SPACES)),
            "royalties": Number(11),
            "research": Many(box.research_ids),
            "setup_card": One(range(1, 7)),
            "goal": One(range(4)),
            "deeds": Amounts(("invent", "build", "publish"), 4),
        }
    )


def _board(box: InventorsBox) -> Record:
    invented = {
        "board": One(box.board_ids),
        "card": One(box.card_ids),
        "inventor": Seat(),
        "invention": One(box.invention_ids),
        "value": Number(12),
    }
    left = Record(invented, ["builder", "publisher", "tests"])
    # What else a test prints goes with its Device Board.
    tests = Row(Record({"face": Number(6)}, ["colour", "influence", "ships"]), 3)
    built = Record(invented | {"builder": Seat(), "tests": tests}, ["publisher"])
    published = Record(
        {"card": One(box.card_ids), "inventor": Seat(), "builder": Seat(), "publisher": Seat()},
        ["board", "invention", "tests", "value"],
    )
    space = Record(
        {"tiles": Number(9), "top": One(box.tile_ids), "research": One(box.research_ids), "influence": Seats(2)},
        ["space", "vp"],
    )
    workers = Record({"seat": Seat(), "envoy": Flag()})
    tent = Record({"pass_tile": One(box.pass_ids), "tent": Seat(), "area": Seats(3)}, ["space"])
    return Record(
        {
            "device_boards_left": Number(18),
            "left": Row(left, 4),
            "built": Row(built, 4),
            "published": Named("board", box.board_ids, published),
            "card_pile": Number(44),
            "discards": Many(box.card_ids),
            "river": Row(space, SPACES),
            "research_piles": Amounts(SECTIONS, 9),
            "spaces": Row(Record({"workers": Together(workers), "blocked": Flag()}, ["id"]), 14),
            "tents": Row(tent, 5),
        }
    )


def _dummy(box: InventorsBox) -> Record:
    return Record(
        {
            "guilds": Amounts(GUILDS, 12),
            "ship": Number(LAST_SPACE),
            "ship_order": Number(30),
            "cards_left": Number(6),
            "card": One(box.dummy_ids),
        },
        # It is printed on the card.
        ["extra_cost"],
    )

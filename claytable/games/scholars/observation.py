"""How the view of a seat becomes numbers, for programs that learn."""

from __future__ import annotations

from ...core.observation import Amounts, Flag, Many, Number, One, Record, Row, Seat, Seated, asked, dice
from ...core.rules import Box
from .box import ScholarsBox
from .terms import (
    CALIPH_SPACES,
    COLOURS,
    GUILDS,
    HIGHEST,
    LANGUAGES,
    ROOMS,
    ROWS,
    SCROLLS,
    SLOTS,
    SPOTS,
    TOP_LEVEL,
    TRACKS,
    WORKERS,
)


def schema(box: Box, messages: set[str]) -> Record:
    """Of the same shape as `views.view`. `messages` are the ids of the game's messages, questions too."""
    assert isinstance(box, ScholarsBox)
    numbers = {"n": 12, "times": 6, "value": HIGHEST, "must": 1, "left": 60, "last": 1, "main": 1, "to": 1}
    names = ("colour", "cost", "deck", "effect", "guild", "language", "slot", "track", "worker")
    return Record(
        {
            "epic": Flag(),
            "first": Seat(),
            "turn": Seat(),
            "turns_left": One(range(9)),
            "opponent": Seat(),
            "over": Flag(),
            "action": _action(),
            "players": Seated(_player(box)),
            "board": _board(box),
            "solo": _solo(box),
            "decision": asked(messages, numbers, names),
        },
        ["game", "seat"],
    )


def _action() -> Record:
    die = Record(
        {
            "physical": One((*COLOURS, "printed")),
            "colour": One(COLOURS),
            "value": Number(6),
            "workers": Number(4),
        }
    )
    return Record({"slot": One(SLOTS), "dice": Row(die, 2), "value": Number(HIGHEST), "colours": Many(COLOURS)})


def _player(box: ScholarsBox) -> Record:
    rolled = dice(COLOURS)
    slot = Record(
        {
            "open": Flag(),
            "card": One(box.card_ids),
            "dice": Many(rolled, 2),
            "workers": Amounts(WORKERS, 4),
            "retirees": Many(box.translator_ids),
        },
        ["slot"],
    )
    return Record(
        {
            "influence": Number(20),
            "silver": Number(30),
            "gold": Number(15),
            "workers": Amounts(WORKERS, 5),
            "hand": Many(rolled, 2),
            "bag": Amounts(COLOURS, 10),
            "bag_size": Number(20),
            "cards": Many(box.card_ids),
            "slots": Row(slot, len(SLOTS)),
            "aside": Many(box.translator_ids),
            "levels": Amounts(TRACKS, TOP_LEVEL),
            "spot": One(range(SPOTS)),
            "scrolls": Many(box.scroll_ids),
            "goal": One(box.goal_ids),
            "targets": Row(Flag(), 3),
            "dice_sum": Number(20),
        }
    )


def _board(box: ScholarsBox) -> Record:
    scroll = Record({"scroll": One(box.scroll_ids[:SCROLLS]), "influence": Seat()})
    guild = Record({"influence": Seated(Number(10)), "control": Seat()})
    room = Record(
        {
            "translator": One(box.translator_ids),
            "owner": Seat(),
            "gold": Number(3),
            "resource": One(box.resource_ids),
        },
        ["room", "needed", "silver"],
    )
    caliph = Record(
        {"caliph": One(box.caliph_ids), "influence": Record({space: Seat() for space in CALIPH_SPACES})},
    )
    return Record(
        {
            "supply": Record({"dice": Amounts(COLOURS, 40), "workers": Amounts(WORKERS, 20)}),
            "decks": Row(Record({"top": One(box.translator_ids), "cards": Number(9)}, ["deck", "value"]), 8),
            "rooms": Row(room, ROOMS),
            "map": Row(scroll, 6),
            "neutral": Number(20),
            "house": Record({guild: Row(scroll, ROWS) for guild in GUILDS}),
            "guilds": Record(dict.fromkeys(GUILDS, guild)),
            "pile": Row(Number(30), 6),
            "reserve": Number(30),
            "discarded": Many(box.scroll_ids),
            "caliphs": Row(caliph, 4),
        }
    )


def _solo(box: ScholarsBox) -> Record:
    return Record(
        {
            "level": One(range(1, 5)),
            "schemes": Many(box.solo.scheme_ids),
            "position": One(range(6)),
            "markers": Number(6),
            "dice_sum": Number(20),
            "scrolls": Amounts(LANGUAGES[:6], 8),
            "retired": Many(box.translator_ids),
        }
    )

"""What comes in over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from ...host.bounds import (
    LONGEST_GAME,
    LONGEST_LEVEL,
    LONGEST_NAME,
    LONGEST_PACK,
    LONGEST_PACK_NAME,
    MOST_COLUMNS,
    MOST_MINUTES,
    MOST_SEATS,
    PACK_NAME,
    SEED_BITS,
)
from ...host.wishes import USUAL
from .fields import Key, Name, Number, Place, Strict


class SeatWish(Strict):
    """A chair: someone at this screen, a friend who gets a link, or a bot."""

    kind: Literal["here", "friend", "bot"]
    name: Name = ""
    level: Annotated[str, StringConstraints(max_length=LONGEST_LEVEL)] = USUAL


class Pack(Strict):
    """A component pack: its name and its text (TOML)."""

    name: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_PACK_NAME, pattern=PACK_NAME)]
    text: Annotated[str, StringConstraints(max_length=LONGEST_PACK)]


class NewTable(Strict):
    """The wish for a table. One seat alone plays against the printed opponent."""

    game: Annotated[str, StringConstraints(max_length=LONGEST_GAME)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Any] = Field(default={})
    #: The seat (as counted here) that begins; without it chance decides.
    starts: Place | None = None
    seed: Annotated[int, Field(ge=0, lt=2**SEED_BITS)] | None = None
    pack: Pack | None = None
    #: How many minutes a person has to answer once they are asked; 0 is as long as they like.
    minutes: Annotated[int, Field(ge=0, le=MOST_MINUTES)] = 0


class SheetWish(Strict):
    """A score pad that people filled in: a column of numbers for each of them, and what is counted once."""

    columns: Annotated[list[dict[Key, int]], Field(min_length=1, max_length=MOST_COLUMNS)]
    shared: dict[Key, int] = Field(default={})
    #: The second column is that of the printed opponent.
    solo: bool = False
    pack: Pack | None = None


class Journal(Strict):
    """A journal to play on from, with the pack it was played with."""

    journal: dict[str, Any]
    pack: Pack | None = None
    name: Name = ""


class PlayOn(Strict):
    """To play on from entry `number` in `seat`; bots play the other seats, those of people at this `level`."""

    number: Number
    seat: Place
    level: Annotated[str, StringConstraints(max_length=LONGEST_LEVEL)] = USUAL
    name: Name = ""


class Joining(Strict):
    """Who sits down."""

    name: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_NAME)]


class Replacement(Strict):
    """The bot that takes a seat over."""

    level: Annotated[str, StringConstraints(max_length=LONGEST_LEVEL)] = USUAL

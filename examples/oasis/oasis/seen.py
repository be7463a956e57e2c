"""What a seat sees: the shape of a view, with how each field becomes numbers for programs that learn."""

from __future__ import annotations

from typing import Annotated, TypedDict

from claytable.core.schema import (
    FLAG,
    OWN,
    SEAT,
    SEATED,
    amounts,
    answers,
    itself,
    many_of,
    number,
    one_of,
    places,
    prints,
    prints_at,
    row,
)

from .box import CARAVANS, GOODS, SPACES, WAITING


class Player(TypedDict):
    cards: Annotated[int, number(6)]
    #: Only your own.
    hand: Annotated[list[str] | None, many_of(GOODS, 6, names="good"), answers("discard"), OWN]
    water: Annotated[int, number(5), itself("drink")]
    loaded: Annotated[list[str], many_of("caravan_ids", names="caravan"), prints(coins="")]


Caravan = Annotated[str, one_of("caravan_ids", names="caravan"), prints(wants="good", coins="")]


class View(TypedDict):
    game: str
    seat: int | None
    day: Annotated[int, number(10)]
    days: Annotated[int, number(10)]
    first: Annotated[int, SEAT]
    turn: Annotated[int, SEAT] | None
    over: Annotated[bool, FLAG]
    market: Annotated[
        list[Annotated[str, one_of(GOODS, names="good")]], row(SPACES), places("take"), prints_at("space", water="")
    ]
    deck: Annotated[int, number(40), itself("draw")]
    discards: Annotated[dict[str, int], amounts(GOODS, 12, names="good")]
    waiting: Annotated[list[Caravan | None], row(WAITING), places("load")]
    coming: Annotated[int, number(CARAVANS)]
    players: Annotated[list[Player], SEATED]

"""What is shown: the opponent's cards and numbers, and what it looks for."""

from __future__ import annotations

from typing import Annotated, TypedDict

from ...core.schema import FLAG, amounts, itself, number, one_of, row
from ...games.scholars.terms import ARABIC, CALIPH_SPACES, DECKS, GUILDS, LANGUAGES

COLOURS = ("blue", "red")
OWNERS = ("you", "it")
SPOKEN = LANGUAGES[:ARABIC]


class Scheme(TypedDict):
    colour: Annotated[str, one_of(COLOURS, names="scheme-colour")]
    silver: Annotated[int, number(2)]


class Focus(TypedDict):
    """What it looks for first, and the Silver of the Room that it looks for."""

    language: Annotated[str, one_of(SPOKEN, names="language")]
    translator: Annotated[str, one_of(DECKS, names="deck")]
    guild: Annotated[str, one_of(GUILDS, names="guild")]
    target: Annotated[int, number(4)]


class View(TypedDict):
    game: str
    seat: int | None
    level: Annotated[int, number(4)]
    epic: Annotated[bool, FLAG]
    own_cards: Annotated[bool, FLAG]
    #: Lines of the set-up guide that are done, from 1.
    ticked: Annotated[list[Annotated[int, number(13)]], row(13)]
    turn: int | None
    turns_left: Annotated[int, number(3)] | None
    opponent: int
    over: bool
    #: Faceup Scheme Cards, the oldest first, and how many lie in the pile.
    schemes: Annotated[list[Scheme], row(5)]
    pile: Annotated[int, number(6)]
    focus: Focus
    research: Annotated[int, number(6)]
    dice_sum: Annotated[int, number(10)]
    scrolls: Annotated[dict[str, int], amounts(SPOKEN, 10, names="language")]
    #: The VP of its Retired Translators.
    retired: Annotated[list[Annotated[int, number(20)]], row(30), itself("retired")]
    guilds: Annotated[dict[str, int], amounts(GUILDS, 20, names="guild")]
    at_caliph: Annotated[dict[str, int], amounts(CALIPH_SPACES, 4, names="caliph")]
    on_scrolls: Annotated[int, number(9)]
    supply: Annotated[int, number(20)]
    caliphs: Annotated[int, number(4)]
    revealed: Annotated[int, number(39)]
    #: At the end: who controls the Guilds, Neutral Translators in Rooms, and what you count.
    control: Annotated[list[Annotated[str, one_of(OWNERS, names="owner")] | None], row(3)]
    neutral: Annotated[int, number(10)]
    yours: Annotated[list[Annotated[int, number(200)]], row(5)]

"""What goes out about a table and its seats."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel


class SeatInfo(BaseModel):
    """A chair. You see the invitations to your own seats; the person who made the table, those to open ones."""

    place: int
    kind: Literal["person", "bot", "opponent"]
    name: str
    open: bool
    bot: str | None
    yours: bool
    present: bool
    invitation: str | None = None
    #: Whether the bot only stands in for the person who sits there, until they are back.
    stand_in: bool
    #: The seats of other people who once sat here, and have seen what is hidden.
    seen_by: list[int]
    #: What you may do with it: let a `bot` play, take it back for a `person`, `hand-on`, `keep` it after all, `vote`.
    may: list[Literal["bot", "person", "hand-on", "keep", "vote"]]
    #: How many want a bot to stand in, and from when on they may have that (seconds since 1970).
    votes: int
    until: float | None
    #: How bots helped the people who sat here: with a `hint`, or by telling them the `odds`.
    helped: list[Literal["hint", "odds"]]


class Result(BaseModel):
    """How a game ended: the points and the place of every seat, and how many turns it took."""

    totals: list[int]
    places: list[int]
    turns: int


class Origin(BaseModel):
    """The game that a table goes on from: its `turn`, the entry after which it goes on, and, for people who may see it,
    its `table` and the link by which they do."""

    turn: int
    entry: int
    table: str | None
    watch: str | None


class TableInfo(BaseModel):
    """A table as one of its people sees it. It shows the seed when the game is over."""

    id: str
    game: str
    title: str
    #: The version of the rules that it was dealt with, and the one that its last answer was given with.
    rules: str
    played: str
    options: dict[str, Any]
    pack: str
    seats: list[SeatInfo]
    owner: bool
    number: int
    asked: int | None
    over: bool
    #: How far the game is, in numbers of its own, such as `round` and `rounds`; empty while there is nothing to say.
    progress: dict[str, int]
    your_turn: bool
    unread: bool
    created: float
    moved: float
    #: When it will be deleted unless somebody plays there; null until that is soon.
    expires: float | None
    #: How many minutes a person has to answer; 0 is as long as they like.
    minutes: int
    watch: str | None
    next: str | None
    #: How many answers it began with: people play on here from a moment of another game.
    begun: int
    #: That other game; null where play began with the deal.
    origin: Origin | None
    result: Result | None
    #: Whether somebody may know the seed, and with it what is hidden: it was wished for, imported or exported.
    known_seed: bool
    #: The fingerprint of the deal, fixed before anybody sat down (see `claytable replay --verify`).
    commitment: str
    seed: int | str | None


class Tables(BaseModel):
    """Your tables, the latest moved first."""

    tables: list[TableInfo]


class InvitationInfo(BaseModel):
    """What an invitation is for."""

    table: str
    game: str
    title: str
    place: int
    seats: list[SeatInfo]

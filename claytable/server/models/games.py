"""What goes out about a game: its settings, its score pad, its rules."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel


class SettingInfo(BaseModel):
    """Something that you choose when you make a table."""

    name: str
    values: list[Any]
    default: Any
    help: str
    several: bool
    #: Whether it belongs to the solo game alone, or to games among several alone.
    solo: bool
    together: bool


class GameInfo(BaseModel):
    """A game that can be played here.

    `words` is a Fluent catalogue in `language` with what is said of it outside its tables: `game-title`, `game-line`,
    `progress`, `setting-<name>` and the like. Minutes and weight are 0 where the game does not say.
    """

    id: str
    title: str
    version: str
    #: The fewest and the most people; one person alone plays against the printed opponent.
    players: tuple[int, int]
    minutes: tuple[int, int]
    weight: int
    settings: list[SettingInfo]
    first_game: dict[str, Any]
    languages: list[str]
    language: str
    words: str
    rules: int
    #: Whether its score pad can be added up here.
    score_pad: bool
    #: How many puzzles it has, and how many lessons.
    puzzles: int
    lessons: int
    #: About how strong each level of bots is in it, as Elo; nothing where nobody has measured.
    strengths: dict[str, int]
    #: The game whose opponent it plays beside a real board; empty for a game to play.
    companion_of: str


class Games(BaseModel):
    """All games, what stands beside a real board, and the levels of bots."""

    games: list[GameInfo]
    companions: list[GameInfo]
    bots: list[str]


class SheetField(BaseModel):
    """Something to count on a score pad; `each` is 0 where its points depend on other numbers too.

    The game's message `pad-<id>`, if it has one, says what it is, with `args`.
    """

    id: str
    each: int
    asked: Literal["all", "players", "opponent"]
    check: bool
    args: dict[str, int]


class SheetCategory(BaseModel):
    """A category of a score pad, and the rules that say how it is counted."""

    id: str
    rules: list[str]
    fields: list[SheetField]


class SharedField(BaseModel):
    """Something counted once for the table; `few`: only with one or two players."""

    id: str
    value: int
    few: bool


class SheetInfo(BaseModel):
    """The score pad of a game. `ties` are counted only to break them."""

    categories: list[SheetCategory]
    ties: list[SheetField]
    shared: list[SharedField]


class SheetColumn(BaseModel):
    """One column of a score pad, added up."""

    points: dict[str, int]
    total: int
    place: int
    tied: bool


class RuleInfo(BaseModel):
    """A rule of the catalogue; `area` is its place there, `heading` what that is called."""

    id: str
    area: str
    heading: str
    text: str
    ambiguity: str
    decision: str

"""What goes out about how a game went: its log, its moments, its scores."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict

from ..shapes import View
from .fields import Said


class RulesChange(BaseModel):
    """From here on the table is played with this version of the rules; the last `lost` answers could not be kept."""

    version: str
    lost: int


def _left_out(schema: dict[str, Any]) -> None:
    """What an entry does not say is left out, and no default is sent in its place: logs are long."""
    for field in schema["properties"].values():
        field.pop("default", None)


class LogEntry(BaseModel):
    """An entry of the journal as a seat may read it: the lines it caused. An undo takes the last standing one away."""

    model_config = ConfigDict(json_schema_mode_override="validation", json_schema_extra=_left_out)

    number: int
    seat: int
    undo: bool
    lines: list[Said]
    #: The level of the bot that gave the answer.
    bot: str | None = None
    #: How many lines older rules wrote that can no longer be said.
    unsaid: int = 0
    rules: RulesChange | None = None


class Log(BaseModel):
    """A stretch of the log; `more` says that there are later entries."""

    entries: list[LogEntry]
    more: bool


class Moment(BaseModel):
    """The table as it stood after an entry."""

    number: int
    seat: int | None
    view: View


class Change(BaseModel):
    """A value of a view that differs from the frame before: its place (names and positions), and what it is now."""

    path: list[str | int]
    value: Any


class Frame(BaseModel):
    """Log lines of one meaning, and how the table differs from the frame before when they were written.

    Without lines it is an undo: the table as it was.
    """

    #: The entry, and the seat that answered; -1 for an undo.
    number: int
    by: int
    #: Which turn it was, counted from the game's first, and whose; -1 is nobody's.
    turn: int
    seat: int
    #: Whether chance decided something in it, or something hidden came to light.
    chance: bool
    lines: list[Said]
    #: The line of another frame that set it off, where there is one: "resolves a Workshop tile" of "gains 1 Silver".
    why: Said | None
    changes: list[Change]


class Chance(BaseModel):
    """Answers of one kind that opened for a seat since its last turn, or closed: by which rule, and why."""

    opened: bool
    answers: list[Said]
    rule: str
    why: Said | None


class Frames(BaseModel):
    """What happened after entry `after` up to `upto`, as `seat` may watch it.

    `view` is the table as it stood at `after`; `more` says that there are later entries. If there are none, and a turn
    of `seat` begins, `chances` says what it can and cannot choose unlike at the end of its last one.
    """

    after: int
    upto: int
    seat: int | None
    view: View
    frames: list[Frame]
    more: bool
    chances: list[Chance]


class ScoreItem(BaseModel):
    """One thing that scored."""

    what: Said
    points: int


class ScoreCategory(BaseModel):
    """A line of the score pad; without points where they depend on what this seat may not see."""

    id: str
    points: int | None
    items: list[ScoreItem]


class ScoreInfo(BaseModel):
    """A seat's score as another may see it; the total counts what is seen."""

    seat: int
    total: int
    place: int
    tie_break: Said | None
    categories: list[ScoreCategory]


class Turn(BaseModel):
    """A turn: after which entry it began, whose it was, how far the game was, and what every seat would have scored."""

    number: int
    #: -1 is nobody.
    seat: int
    progress: dict[str, int]
    totals: list[int]


class Landmark(BaseModel):
    """Where a round began, or something was scored."""

    number: int
    message: Said


class Course(BaseModel):
    """How a game went. `stops` are the entries that stand, `totals` what every seat would score after the last."""

    last: int
    stops: list[int]
    turns: list[Turn]
    landmarks: list[Landmark]
    totals: list[int]

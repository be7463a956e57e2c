"""Lessons: what goes out about them."""

from __future__ import annotations

from pydantic import BaseModel

from .fields import Said
from .history import Moment


class ChapterInfo(BaseModel):
    """A chapter of a game's lessons: what it says, the part of the table that it is about, and its rules."""

    id: str
    title: str
    text: str
    task: str
    region: str
    rules: list[str]


class Chapter(BaseModel):
    """A chapter as it is played.

    `acts` are the answers that it expects of `seat`, one after the other. `moments` has the table before each of them,
    and after the last; `told` has the log lines that each of them causes.
    """

    seats: int
    seat: int
    acts: list[str]
    moments: list[Moment]
    told: list[list[Said]]

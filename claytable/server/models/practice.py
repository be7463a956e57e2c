"""Positions to practise at: what comes in and goes out about them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from ...host.bounds import LARGEST, LONGEST_KEY, LONGEST_LINE
from .analyses import SaidAnswer
from .fields import Strict


class PuzzleInfo(BaseModel):
    """A position where a turn gains points over what was played there; `line` is the best one that is known."""

    id: str
    seats: int
    seat: int
    gain: float
    line: list[str]


class Practised(Strict):
    """The entry after which you practised a turn, and the line to compare it with."""

    after: int = Field(ge=0, le=LARGEST)
    line: list[Annotated[str, Field(max_length=LONGEST_KEY)]] = Field(min_length=1, max_length=LONGEST_LINE)


class Compared(BaseModel):
    """How a turn that was practised compares with a line: how many points less it is worth, with a standard error.

    Until the turn is over, or something new comes to light in it, it is `open`.
    """

    state: Literal["open", "judged"]
    lost: float
    error: float
    solved: bool
    line: list[SaidAnswer]

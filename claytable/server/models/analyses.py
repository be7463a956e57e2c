"""What goes out about what the turns of a finished game were worth."""

from __future__ import annotations

from pydantic import BaseModel, Field

from .fields import Said


class SaidAnswer(BaseModel):
    """An answer, by its key and in words."""

    key: str
    message: Said


class AnalysedTurn(BaseModel):
    """What a turn was worth, from what its seat could know.

    It follows the entry `number` and ends with `last`. Points are those by which the seat was likely to end ahead: what
    was played was worth `worth`, the best line that was found `loss` more, with a standard error of `error`. That line
    follows the entry `from`, where `played` was chosen. `odds` are each seat's when the turn began, or none while the
    game is open.
    """

    place: int
    seat: int
    number: int
    last: int
    worth: float
    loss: float
    error: float
    mistake: bool
    odds: list[float] | None
    begins: int = Field(alias="from")
    line: list[SaidAnswer]
    played: list[SaidAnswer]


class SeatAnalysis(BaseModel):
    """A seat's turns, the points that one lost on average, and those that were mistakes."""

    turns: int
    loss: float
    mistakes: list[int]


class Swing(BaseModel):
    """A turn that moved the odds, in favour of a seat."""

    place: int
    seat: int
    swing: float


class AnalysisSummary(BaseModel):
    """What all turns come to: the seats, the turns that decided the game, and who won."""

    seats: list[SeatAnalysis]
    decisive: list[Swing]
    won: list[float]


class Analysis(BaseModel):
    """The turns of a finished game that are analysed, of how many; and a summary once all are."""

    total: int
    turns: list[AnalysedTurn]
    summary: AnalysisSummary | None

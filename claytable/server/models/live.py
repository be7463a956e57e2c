"""The messages over WebSocket."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, Field

from ..shapes import View
from .analyses import SaidAnswer
from .fields import Key, Number, Said, Strict
from .history import LogEntry
from .tables import SeatInfo


class Answer(Strict):
    """The answer to question `number`."""

    type: Literal["answer"]
    number: Number
    key: Key


class Undo(Strict):
    """Take back your last answer; the table is at `number`."""

    type: Literal["undo"]
    number: Number


class WhyNot(Strict):
    """Why can this not be chosen?"""

    type: Literal["why-not"]
    key: Key


class LookAhead(Strict):
    """What would this answer do?"""

    type: Literal["outlook"]
    key: Key


class Hint(Strict):
    """What would a bot do?"""

    type: Literal["hint"]


class Ping(Strict):
    """Is anyone there?"""

    type: Literal["ping"]


Incoming: TypeAlias = Annotated[Answer | Undo | WhyNot | LookAhead | Hint | Ping, Field(discriminator="type")]


class TableMessage(BaseModel):
    """The table after entry `number`, as `seat` may see it, and the log since the last one sent."""

    type: Literal["table"]
    number: int
    seat: int | None
    log: list[LogEntry]
    #: Whether `log` begins later than what was seen: get the rest over HTTP.
    gap: bool
    view: View


class SeatsMessage(BaseModel):
    """Who sits where, who is present, how many watch, and where the same people play again."""

    type: Literal["seats"]
    seats: list[SeatInfo]
    watching: int
    next: str | None


class Accepted(BaseModel):
    """The answer (or undo) to question `number` is committed."""

    type: Literal["accepted"]
    number: int


class Rejected(BaseModel):
    """The answer to question `number` was not taken; the table is as it was, or has moved on."""

    type: Literal["rejected"]
    number: int | None
    code: str
    sentence: str
    rule: str


class Reason(BaseModel):
    """Why `key` cannot be chosen: the rule and a message; both empty when it can."""

    type: Literal["reason"]
    key: str
    rule: str
    message: Said | None


class Outlook(BaseModel):
    """What answer `key` to question `number` would do, as far as that is certain.

    `lines` are log lines. Then somebody is asked (`asks`: `next` is the question, `seat` who is asked), chance decides
    or something comes to light (`reveals`), or the turn is over (`ends`). `view` is the table as the seat would then
    see it. `closes` are the other answers to this question that it would close, if it is asked again.
    """

    type: Literal["outlook"]
    number: int
    key: str
    lines: list[Said]
    stop: Literal["asks", "reveals", "ends"]
    next: Said | None
    seat: int | None
    view: dict[str, Any]
    closes: list[Said]


class Suggestion(BaseModel):
    """An answer, the log lines that it would bring at once, and the answers that would follow in the same turn."""

    key: str
    gains: list[Said]
    then: list[SaidAnswer]


class HintMessage(BaseModel):
    """What a bot would do at question `number`, the best first.

    The line of the best one would bring the seat these `points`, more of what it `gets` and less of what it `pays`, and
    the table would look to it like `view`. It is `ahead` of the line of the second by these points, with a standard
    error of `error`: that is `certain`, `likely`, or the two are about `even`.
    """

    type: Literal["hint"]
    number: int
    best: list[Suggestion]
    points: int
    gets: list[Said]
    pays: list[Said]
    ahead: float
    error: float
    sure: Literal["even", "likely", "certain"]
    view: dict[str, Any]


class Pong(BaseModel):
    """Yes."""

    type: Literal["pong"]


class Closing(BaseModel):
    """Why the connection ends; nothing follows."""

    type: Literal["closing"]
    code: str
    sentence: str


Outgoing: TypeAlias = (
    TableMessage | SeatsMessage | Accepted | Rejected | Reason | Outlook | HintMessage | Pong | Closing
)

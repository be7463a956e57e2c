"""What a table refuses, each with a code for programs and a sentence for people."""

from __future__ import annotations

from math import ceil
from typing import Final

from ..core.errors import ClaytableError

#: Signs of a sentence.
LONGEST: Final = 1000


class Problem(ClaytableError):
    """A request that cannot be granted."""

    status = 400
    code = "bad-request"
    #: Seconds after which it may be granted; 0 where waiting does not help.
    after = 0

    def __init__(self, sentence: str, rule: str = "") -> None:
        # The sentence may quote what someone sent: it must be text that can be sent back, and not too long.
        super().__init__(sentence[:LONGEST].encode("utf-8", "replace").decode())
        self.rule = rule


class NotFound(Problem):
    """There is no such thing, or not for you: the two look the same."""

    status = 404
    code = "not-found"


def no_table() -> NotFound:
    """The same words for a table that is not there and for one that is not theirs."""
    return NotFound("There is no such table, or you have no seat there. Open the link that you were sent.")


class NotYours(Problem):
    """The seat is someone else's."""

    status = 403
    code = "not-yours"


class Conflict(Problem):
    """The table has moved on, or is not in a state for it."""

    status = 409
    code = "conflict"


class Late(Conflict):
    """Somebody else answered first, or the answer is to an earlier question."""

    code = "late"


class NoMethod(Problem):
    """It exists, but you cannot do this with it."""

    status = 405
    code = "method"


class Invalid(Problem):
    """What came in is not of the right form."""

    status = 422
    code = "invalid"


class Refused(Problem):
    """The rules, or the values given, do not allow it."""

    status = 422
    code = "refused"


class TooLarge(Problem):
    """More than is taken at once."""

    status = 413
    code = "too-large"


class TooMany(Problem):
    """More than one client may ask for, until some seconds have passed."""

    status = 429
    code = "too-many"

    def __init__(self, sentence: str, seconds: float = 1) -> None:
        super().__init__(sentence)
        self.after = ceil(seconds)


class TooLong(Problem):
    """More work than is done for one request."""

    status = 422
    code = "too-long"


class Busy(Problem):
    """Too much waits to be done."""

    status = 503
    code = "busy"
    after = 30


class Failure(Problem):
    """A mistake of ours."""

    status = 500
    code = "failure"


#: What is said of a turn that nobody has had analysed.
NOT_ANALYSED: Final = "This turn has not been analysed."


class NoHint(Problem):
    """The bot that thought about a hint failed."""

    status = 503
    code = "no-hint"


class Closed(Problem):
    """The server is closed for a while: tables can be read."""

    status = 503
    code = "closed"


class StorageError(Problem):
    """What tables are kept in cannot be used now."""

    status = 503
    code = "storage"

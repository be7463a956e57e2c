"""What the server refuses, each with a code for programs and a sentence for people."""

from __future__ import annotations

from ..core.errors import ClaytableError


class Problem(ClaytableError):
    """A request that cannot be granted."""

    status = 400
    code = "bad-request"

    def __init__(self, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.rule = rule


class NotFound(Problem):
    """There is no such thing, or not for you: the two are not told apart."""

    status = 404
    code = "not-found"


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


class Refused(Problem):
    """The rules, or the values given, do not allow it."""

    status = 422
    code = "refused"


class TooLarge(Problem):
    """More than the server takes at once."""

    status = 413
    code = "too-large"


class TooMany(Problem):
    """More requests than one client may make."""

    status = 429
    code = "too-many"


class StorageError(Problem):
    """The database cannot be used now."""

    status = 503
    code = "storage"

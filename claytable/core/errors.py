"""What can go wrong, each with a sentence that a person understands."""

from __future__ import annotations


class ClaytableError(Exception):
    """Anything Claytable refuses. `str(error)` is the sentence to show."""


class Illegal(ClaytableError):
    """An answer that the rules, or the question being asked, do not allow. The table is as it was."""

    def __init__(self, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.rule = rule


class UnknownKey(Illegal):
    """An answer key that no question of this game ever offers."""


class UnknownGame(ClaytableError):
    """No game of that name is installed."""


class BadOptions(ClaytableError):
    """Seats, rounds or variants that the game does not have."""


class JournalError(ClaytableError):
    """A journal that cannot be read, or that does not replay to the table it was written from."""


class PackError(ClaytableError):
    """A component pack with something wrong in it: says file, line, table and field."""


class LessonError(ClaytableError):
    """A lesson that cannot be read, or that the rules no longer lead to."""


class PuzzleError(ClaytableError):
    """A puzzle that the rules no longer lead to."""


class SnapshotError(ClaytableError):
    """A saved table that cannot be put back."""


def missing(thing: object, method: str) -> NotImplementedError:
    """What is raised where a game does not bring what only it can know."""
    return NotImplementedError(f"{type(thing).__name__} has no method `{method}`: every game writes its own.")

"""Laws that hold for every table, and the function with which games state their own."""

from __future__ import annotations

from .table import Table


def expect(found: list[str], what: str, value: object, expected: object) -> None:
    """Note a law that is broken."""
    if value != expected:
        found.append(f"{what}: {value} instead of {expected}")


def broken_questions(table: Table) -> list[str]:
    """What is wrong with the open question."""
    found: list[str] = []
    if len(set(table.answers)) != len(table.answers):
        found.append("an answer is offered twice")
    if table.question is not None and len(table.answers) < 2:
        found.append("a question with one answer was asked")
    if table.question is None and not table.over:
        found.append("nothing is asked, and the game is not over")
    return found

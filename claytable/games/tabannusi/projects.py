"""Placing Project tiles."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Argument, Message
from . import answers as a
from . import clauses, grid, names
from .ask import Ask
from .box import TRIGGERS
from .decrees import may_gain
from .reasons import NO_COLOUR, OTHER_BONUS, PROJECT_MARKER, PROJECT_MUST, PROJECT_NOWHERE, PROJECT_TAKEN
from .table import TabannusiTable
from .terms import COLOURS, TOP

PLACED = TRIGGERS.index("place_project")


def project_verdict(table: TabannusiTable, seat: int, colour: int, present: list[int]) -> int:
    """Whether a Project of a colour can be placed where the Assistant is.  TAB-043, TAB-093, TAB-097"""
    me = table.players[seat]
    return grid.colour_verdict(table, me.assistant, colour, present) if me.claims else PROJECT_MARKER


def place_verdict(table: TabannusiTable, seat: int, projects: list[list[int]]) -> int:
    """Whether a Project of some colour can be placed, where these lie."""
    me = table.players[seat]
    if not me.claims:
        return PROJECT_MARKER
    for colour in range(3):
        if not grid.colour_verdict(table, me.assistant, colour, projects[colour]):
            return 0
    return PROJECT_NOWHERE


class ChooseProject(Ask):
    """Of which colour?  TAB-093, TAB-094"""

    __slots__ = ()

    name: ClassVar[str] = "project"
    rule: ClassVar[str] = "TAB-093"
    about: ClassVar[tuple[a.Family, ...]] = (a.ALL_COLOURS,)

    def choices(self, table: TabannusiTable) -> list[int]:
        projects = grid.projects_by_colour(table, table.players[self.seat].assistant)
        return [a.COLOUR + n for n in range(3) if not project_verdict(table, self.seat, n, projects[n])]

    def verdict(self, table: TabannusiTable, answer: int) -> int:
        colour = answer - a.COLOUR
        if colour >= len(COLOURS):
            return NO_COLOUR
        present = grid.projects_in(table, table.players[self.seat].assistant, colour)
        return project_verdict(table, self.seat, colour, present)

    def choose(self, table: TabannusiTable, answer: int) -> None:
        table.push(PlaceProject(self.seat, answer - a.COLOUR, 0))


class PlaceProject(Ask):
    """On which space? A second one, by a bonus, may be declined.  TAB-092, TAB-095, TAB-097, TAB-182"""

    __slots__ = ("colour", "may")

    name: ClassVar[str] = "project-space"
    rule: ClassVar[str] = "TAB-095"
    about: ClassVar[tuple[a.Family, ...]] = (
        a.SPACES,
        a.PASSES,
    )

    def __init__(self, seat: int, colour: int, may: int) -> None:
        self.seat = seat
        self.colour = colour
        self.may = may

    def message(self, table: TabannusiTable) -> Message:
        return Message("question-project-space", {"colour": names.colour(self.colour), "more": self.may})

    def choices(self, table: TabannusiTable) -> list[int]:
        me = table.players[self.seat]
        found: list[int] = []
        if me.claims:
            found = [a.SPACE + space for space in grid.project_spaces(table, me.assistant, self.colour)]
        if self.may and (found or self.insists(table)):
            found.append(a.PASS)
        return found

    def insists(self, table: TabannusiTable) -> bool:
        """A free Action may still bring the marker of a second one, or take it.  TAB-143"""
        me = table.players[self.seat]
        if me.claims or not self.may or not may_gain(table, self.seat):
            return False
        return bool(grid.project_spaces(table, me.assistant, self.colour))

    def verdict(self, table: TabannusiTable, answer: int) -> int:
        if answer == a.PASS:
            return 0 if self.may else PROJECT_MUST
        me = table.players[self.seat]
        found = grid.project_verdict(table, me.assistant, self.colour, answer - a.SPACE)
        return found or (0 if me.claims else PROJECT_MARKER)

    def details(self, table: TabannusiTable, answer: int, verdict: int) -> dict[str, Argument]:
        return names.lying(table.board.cells[answer - a.SPACE]) if verdict == PROJECT_TAKEN else {}

    def choose(self, table: TabannusiTable, answer: int) -> None:
        if answer == a.PASS:
            return
        space = answer - a.SPACE
        table.player(self.seat).claims -= 1
        lay_project(table, self.seat, self.colour, space)
        table.triggered(self.seat, PLACED, self.colour)
        bonus = table.box.bonus[table.seats > 2][space]
        if bonus:
            table.push(TakeBonus(self.seat, space, self.colour))


def lay_project(table: TabannusiTable, seat: int, colour: int, space: int) -> None:
    """A Project tile with a Claim marker on it.  TAB-040, TAB-097"""
    board = table.main()
    board.projects[colour] -= 1
    board.cells[space] = grid.project(colour, seat)
    if table.loud:
        table.tell("places-project", seat, colour, space)


class TakeBonus(Ask):
    """The bonus of the covered space may be taken.  TAB-098"""

    __slots__ = ("colour", "space")

    name: ClassVar[str] = "bonus"
    rule: ClassVar[str] = "TAB-098"
    about: ClassVar[tuple[a.Family, ...]] = (
        a.EFFECTS,
        a.PASSES,
    )

    def __init__(self, seat: int, space: int, colour: int) -> None:
        self.seat = seat
        self.space = space
        self.colour = colour

    def choices(self, table: TabannusiTable) -> list[int]:
        bonus = self.bonus(table)
        answer = table.box.parts[bonus[0]].answer
        return [answer, a.PASS] if any(self.gives(table, number) for number in bonus) else [answer]

    def verdict(self, table: TabannusiTable, answer: int) -> int:
        return 0 if answer == a.PASS or answer == table.box.parts[self.bonus(table)[0]].answer else OTHER_BONUS

    def details(self, table: TabannusiTable, answer: int, verdict: int) -> dict[str, Argument]:
        return {"effect": names.effects(table.box, self.bonus(table))}

    def bonus(self, table: TabannusiTable) -> tuple[int, ...]:
        return table.box.bonus[table.seats > 2][self.space]

    def gives(self, table: TabannusiTable, number: int) -> bool:
        """Whether a part of the bonus would bring something unasked. What asks by itself can be declined there."""
        part = table.box.parts[number]
        word = part.word
        me = table.players[self.seat]
        board = table.board
        if word == clauses.RESOURCE:
            return bool(board.barges[board.local.index(part.kind)])
        if word == clauses.RESOURCE_ANY:
            return any(board.supply)
        if word == clauses.CLAIM:
            return me.supply > 0
        if word == clauses.WATER:
            return board.waters > 0
        if word == clauses.SPECIAL_WATER:
            return bool(board.display) or board.waters > 0
        if word == clauses.GARDEN:
            return board.gardens > 0
        if word == clauses.ADVANCE_THIS:
            return me.mastery[self.colour] < TOP
        if word == clauses.ADVANCE:
            return me.mastery[part.kind] < TOP
        if word == clauses.ADVANCE_ANY:
            return min(me.mastery) < TOP
        return word == clauses.GOLD or word == clauses.VP

    def choose(self, table: TabannusiTable, answer: int) -> None:
        if answer != a.PASS:
            table.effects(self.seat, self.bonus(table), self.colour)

"""Main Board concepts: Research along the River."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Argument, Message
from . import answers as a
from . import names
from .ask import Act, Ask
from .clauses import Due
from .goals import check_goals
from .influence import from_supply, has_influence, place_influence
from .payment import Pay, can_pay
from .pieces import Board
from .table import InventorsTable
from .terms import LAST_SPACE, NOBODY, Ranges, Reasons, section_of


def research_spaces(board: Board, seat: int) -> list[int]:
    """The spaces open for Research, whatever they cost.  INV-085, INV-086"""
    found: list[int] = []
    for section in range(3):
        empty_found = False
        for space in range(section * 6 + 1, min(section * 6 + 6, LAST_SPACE)):
            if board.research[space] >= 0:
                first, second = board.slots[space]
                if second == NOBODY and first != seat:
                    found.append(space)
            elif not empty_found and not board.stacks[space]:
                empty_found = True
                found.append(space)
    return found


def distance_cost(ship: int, space: int) -> int:
    """1 Silver for each space ahead of the Ship.  INV-087"""
    return space - ship if space > ship else 0


def can_reach(table: InventorsTable, seat: int, space: int) -> bool:
    """Whether `seat` can pay for the distance to a space.  INV-087"""
    me = table.players[seat]
    cost = distance_cost(me.ship, space)
    return cost <= me.silver or can_pay(table, seat, Due(cost))


def can_research(table: InventorsTable, seat: int) -> bool:
    """Whether any Research is possible."""
    if not has_influence(table.players[seat]):
        return False
    for space in research_spaces(table.board, seat):
        if can_reach(table, seat, space):
            return True
    return False


class Research(Ask):
    """Research: on which space?  INV-085, INV-086, INV-087"""

    __slots__ = ()

    name: ClassVar[str] = "research"
    rule: ClassVar[str] = "INV-085"
    about: ClassVar[Ranges] = (a.A_SPACE, a.A_PASS)
    reasons: ClassVar[Reasons] = (
        ("INV-007", "why-no-influence"),
        ("INV-085", "why-no-research-space"),
        ("INV-085", "why-tiles-there"),
        ("INV-086", "why-already-researched"),
        ("INV-086", "why-two-influence"),
        ("INV-085", "why-not-left-most"),
        ("INV-087", "why-distance"),
    )

    def choices(self, table: InventorsTable) -> list[int]:
        found: list[int] = []
        if has_influence(table.players[self.seat]):
            found = [
                a.SPACE + space
                for space in research_spaces(table.board, self.seat)
                if can_reach(table, self.seat, space)
            ]
        found.append(a.PASS)
        return found

    def verdict(self, table: InventorsTable, answer: int) -> int:
        if answer == a.PASS:
            return 0
        if not has_influence(table.players[self.seat]):
            return 1
        space = answer - a.SPACE
        board = table.board
        if space in research_spaces(board, self.seat):
            return 0 if can_reach(table, self.seat, space) else 7
        if space % 6 == 0 or space == LAST_SPACE:
            return 2
        if board.stacks[space]:
            return 3
        if self.seat in board.slots[space]:
            return 4
        return 5 if board.slots[space][1] != NOBODY else 6

    def details(self, table: InventorsTable, answer: int, verdict: int) -> dict[str, Argument]:
        me = table.players[self.seat]
        if verdict == 7:
            return {"cost": distance_cost(me.ship, answer - a.SPACE), "silver": me.silver}
        return {}

    def choose(self, table: InventorsTable, answer: int) -> None:
        if answer == a.PASS:
            return
        space = answer - a.SPACE
        cost = distance_cost(table.players[self.seat].ship, space)
        table.push(ResearchOn(self.seat, space))
        if cost:
            table.push(Pay(self.seat, Due(cost)))


class ResearchOn(Act):
    """Place the Influence; then join the tile there, or draw three to choose from.  INV-088, INV-089"""

    __slots__ = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def happen(self, table: InventorsTable) -> None:
        board = table.main()
        space = self.space
        joins = board.research[space] >= 0
        board.slots[space] = (board.slots[space][0], self.seat) if joins else (self.seat, NOBODY)
        if table.loud:
            table.tell("researches", self.seat, space, from_supply(table, self.seat))
        if joins:
            table.push(GainResearch(self.seat, space))
        else:
            pile = board.research_piles[section_of(space)]
            drawn = pile[-3:]
            board.research_piles[section_of(space)] = pile[:-3]
            table.reveals += 1
            if table.loud:
                table.tell("draws-research", self.seat, len(drawn), section_of(space))
            table.push(GainResearch(self.seat, space))
            table.push(ChooseResearch(self.seat, space, drawn))
        place_influence(table, self.seat)


class DrawnTiles(Ask):
    """One of the tiles that were drawn, for a space or back to the pile of a section.  INV-089"""

    __slots__ = ("place", "tiles")

    rule: ClassVar[str] = "INV-089"
    about: ClassVar[Ranges] = (a.A_RESEARCH,)
    reasons: ClassVar[Reasons] = (("INV-089", "why-not-drawn"),)

    def __init__(self, seat: int, place: int, tiles: tuple[int, ...]) -> None:
        self.seat = seat
        self.place = place
        self.tiles = tiles

    def verdict(self, table: InventorsTable, answer: int) -> int:
        return int(answer - a.RESEARCH not in self.tiles)

    def choices(self, table: InventorsTable) -> list[int]:
        return [a.RESEARCH + tile for tile in self.tiles]


class ChooseResearch(DrawnTiles):
    """Which of the drawn tiles is placed?  INV-089"""

    __slots__ = ()

    name: ClassVar[str] = "choose-research"

    def choose(self, table: InventorsTable, answer: int) -> None:
        tile = answer - a.RESEARCH
        table.main().research[self.place] = tile
        if table.loud:
            table.tell("reveals-research", tile, self.place)
        rest = tuple(each for each in self.tiles if each != tile)
        if rest:
            table.push(ReturnResearch(self.seat, section_of(self.place), rest))

    def message(self, table: InventorsTable) -> Message:
        return Message("question-choose-research", {"section": names.section(section_of(self.place))})


class ReturnResearch(DrawnTiles):
    """The others go under the pile in either order: which lies deepest?  INV-089"""

    __slots__ = ()

    name: ClassVar[str] = "return-research"

    def choose(self, table: InventorsTable, answer: int) -> None:
        deepest = answer - a.RESEARCH
        others = tuple(each for each in self.tiles if each != deepest)
        board = table.main()
        board.research_piles[self.place] = (deepest, *others, *board.research_piles[self.place])
        if table.loud:
            table.tell("returns-research", self.seat, len(self.tiles), self.place)


class GainResearch(Act):
    """The ability of the tile: ongoing, with each Tent, or at once.  INV-090, INV-220"""

    __slots__ = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def happen(self, table: InventorsTable) -> None:
        box = table.box
        seat = self.seat
        me = table.player(seat)
        tile = table.board.research[self.space]
        held = me.research & box.trigger_bits["research"]
        me.research |= 1 << tile
        me.researched[section_of(self.space)] += 1
        if table.loud:
            table.tell("gains-research", seat, tile)
        # What Researching itself gives comes first, then an immediate tile, then goals.  INV-191, INV-220
        check_goals(table, seat)
        if box.research_trigger[tile] == "immediate":
            table.effects(seat, box.research_effect[tile])
        if held:
            for number in range(len(box.research_ids)):
                if held >> number & 1:
                    table.effects(seat, box.research_effect[number])

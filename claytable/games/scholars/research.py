"""Research: the four options of the action, moving up the Research Tracks, harvesting them."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Message
from ...core.table import Field, Question, SeatDeed
from . import action, names
from . import answers as a
from .goals import reached
from .table import ScholarsTable
from .terms import ACTION_TRACK, ANY_TRACK, TOP_LEVEL


class Advance(SeatDeed[ScholarsTable]):
    """Move up a track, one space after the other.  SCH-103 .. SCH-105"""

    __slots__ = ("steps", "track")

    def __init__(self, seat: int, track: int, steps: int) -> None:
        self.seat = seat
        self.track = track
        self.steps = steps

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.track, self.steps)

    def happen(self, table: ScholarsTable) -> None:
        seat = self.seat
        track = self.track
        if self.steps > 1:
            table.push(Advance(seat, track, self.steps - 1))
        if table.players[seat].levels[track] == TOP_LEVEL:
            if table.loud:
                table.events.append(("beyond-top", seat, track))
            table.effects(seat, table.box.overflow[track], 0)
            return
        me = table.player(seat)
        level = me.levels[track] + 1
        me.levels[track] = level
        if table.loud:
            table.events.append(("advances", seat, track, level))
        if level & 1:
            table.effects(seat, table.box.levels[track][level], 0)
        reached(table, seat, track)


class ChooseTrack(Question[ScholarsTable]):
    """Which track? Each of several steps has its own choice, but the action's colour names one.  SCH-106, SCH-177"""

    __slots__ = ("kind", "steps")

    name: ClassVar[str] = "track"
    rule: ClassVar[str] = "SCH-106"

    def __init__(self, seat: int, kind: int, steps: int) -> None:
        self.seat = seat
        self.kind = kind
        self.steps = steps

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.kind, self.steps)

    def message(self, table: ScholarsTable) -> Message:
        return Message("question-track", {"times": self.steps})

    def options(self, table: ScholarsTable) -> list[int]:
        if self.kind == ANY_TRACK:
            return [a.TRACK + track for track in range(6)]
        if self.kind == ACTION_TRACK:
            return [a.TRACK + track for track in range(6) if action_colours(table, self.seat) >> track + 1 & 1]
        return [a.TRACK + 1, a.TRACK + 3, a.TRACK + 5]

    def take(self, table: ScholarsTable, answer: int) -> None:
        track = answer - a.TRACK
        if self.kind == ACTION_TRACK:
            table.push(Advance(self.seat, track, self.steps))
            return
        if self.steps > 1:
            table.push(ChooseTrack(self.seat, self.kind, self.steps - 1))
        table.push(Advance(self.seat, track, 1))


def action_colours(table: ScholarsTable, seat: int) -> int:
    """The colour of the main action, or those it may still have, as bits; White is no track's."""
    if table.colour >= 0:
        return 1 << table.colour
    return action.colours(table, table.players[seat]) if table.slot >= 0 and seat == table.turn else 0


def harvested(table: ScholarsTable, seat: int, track: int) -> tuple[int, ...]:
    """What a harvest gives: the highest even level that the marker has reached.  SCH-135"""
    return table.box.levels[track][table.players[seat].levels[track] & ~1]


class ResearchAction(Question[ScholarsTable]):
    """One of the four options.  SCH-099 .. SCH-102"""

    __slots__ = ()

    name: ClassVar[str] = "research"
    rule: ClassVar[str] = "SCH-099"

    def message(self, table: ScholarsTable) -> Message:
        me = table.players[self.seat]
        return Message(
            "question-research",
            {"colours": names.colours(action.colours(table, me)), "value": action.value(table, me)},
        )

    def options(self, table: ScholarsTable) -> list[int]:
        me = table.players[self.seat]
        box = table.box
        value = action.value(table, me)
        colours = action.colours(table, me)
        found = [a.RESEARCH]
        for option in range(1, 4):
            if value >= box.option_value[option] and self.payable(table, option):
                for track in range(6):
                    if colours >> track + 1 & 1:
                        found.append(a.RESEARCH_ON + (option - 1) * 6 + track)
        return found

    def payable(self, table: ScholarsTable, option: int) -> bool:
        """Whether the Gold of an option is there."""
        me = table.players[self.seat]
        for number in table.box.option_effect[option]:
            for way in table.box.parts[number].ways:
                cost = way.cost
                if cost is not None and (cost.gold > me.gold or cost.silver > me.silver):
                    return False
        return True

    def take(self, table: ScholarsTable, answer: int) -> None:
        option = 0
        if answer > a.RESEARCH:
            option = (answer - a.RESEARCH_ON) // 6 + 1
            table.colour = (answer - a.RESEARCH_ON) % 6 + 1
        if table.loud:
            table.events.append(("researches", self.seat, option + 1))
        table.take_ways(self.seat, table.box.option_effect[option])

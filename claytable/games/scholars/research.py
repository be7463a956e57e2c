"""Research: the four options of the action, moving up the Research Tracks, harvesting them."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Argument, Message
from ...core.table import Question, SeatDeed
from . import action, names
from . import answers as a
from .goals import reached
from .pieces import Player
from .table import ScholarsTable
from .terms import ACTION_TRACK, PRIMARY_TRACK, TOP_LEVEL


class Advance(SeatDeed[ScholarsTable]):
    """Move up a track, one space after the other.  SCH-104"""

    __slots__ = ("steps", "track")

    def __init__(self, seat: int, track: int, steps: int) -> None:
        self.seat = seat
        self.track = track
        self.steps = steps

    def happen(self, table: ScholarsTable) -> None:
        seat = self.seat
        track = self.track
        if self.steps > 1:
            table.push(Advance(seat, track, self.steps - 1))
        if table.players[seat].levels[track] == TOP_LEVEL:
            if table.loud:
                table.tell("beyond-top", seat, track)
            table.effects(seat, table.box.overflow[track], 0)  # SCH-105
            return
        me = table.player(seat)
        level = me.levels[track] + 1
        me.levels[track] = level
        if table.loud:
            table.tell("advances", seat, track, level)
        if level & 1:
            table.effects(seat, table.box.levels[track][level], 0)  # SCH-103
        reached(table, seat, track)


class ChooseTrack(Question[ScholarsTable]):
    """Which track? Each of several steps has its own choice, but the action's colour names one.  SCH-106, SCH-177"""

    __slots__ = ("kind", "steps")

    name: ClassVar[str] = "track"
    rule: ClassVar[str] = "SCH-106"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.TRACK, a.GOLD_ON),)
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (("SCH-106", "why-not-primary"), ("SCH-106", "why-colour"))

    def __init__(self, seat: int, kind: int, steps: int) -> None:
        self.seat = seat
        self.kind = kind
        self.steps = steps

    def message(self, table: ScholarsTable) -> Message:
        return Message("question-track", {"times": self.steps})

    def options(self, table: ScholarsTable) -> list[int]:
        return [a.TRACK + track for track in range(6) if self.verdict(table, a.TRACK + track) == 0]

    def verdict(self, table: ScholarsTable, answer: int) -> int:
        track = answer - a.TRACK
        if self.kind == PRIMARY_TRACK and not track & 1:
            return 1
        if self.kind == ACTION_TRACK and not action_colours(table, self.seat) >> track + 1 & 1:
            return 2
        return 0

    def details(self, table: ScholarsTable, answer: int, verdict: int) -> dict[str, Argument]:
        track = answer - a.TRACK
        return {"track": names.track(track)} if verdict == 1 else {"colour": names.colour(track + 1)}

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


def harvest_level(level: int) -> int:
    """The highest even level that a marker has reached.  SCH-135"""
    return level & ~1


def harvested(table: ScholarsTable, seat: int, track: int) -> tuple[int, ...]:
    """What a harvest gives.  SCH-135"""
    return table.box.levels[track][harvest_level(table.players[seat].levels[track])]


class ResearchAction(Question[ScholarsTable]):
    """One of the four options.  SCH-099"""

    __slots__ = ()

    name: ClassVar[str] = "research"
    rule: ClassVar[str] = "SCH-099"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.RESEARCH, a.DISPATCH),)
    # Four reasons for each option from the second on.
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (
        ("SCH-100", "why-value"),
        ("SCH-100", "why-gold-cost"),
        ("SCH-100", "why-silver"),
        ("SCH-100", "why-colour"),
        ("SCH-101", "why-value"),
        ("SCH-101", "why-gold-cost"),
        ("SCH-101", "why-silver"),
        ("SCH-101", "why-colour"),
        ("SCH-102", "why-value"),
        ("SCH-102", "why-gold-cost"),
        ("SCH-102", "why-silver"),
        ("SCH-102", "why-colour"),
    )

    def message(self, table: ScholarsTable) -> Message:
        me = table.players[self.seat]
        return Message(
            "question-research",
            {"colours": names.colours(action.colours(table, me)), "value": action.value(table, me)},
        )

    def options(self, table: ScholarsTable) -> list[int]:
        me = table.players[self.seat]
        value = action.value(table, me)
        colours = action.colours(table, me)
        found = [a.RESEARCH]
        for option in range(1, 4):
            if option_verdict(table, me, option, value) == 0:
                for track in range(6):
                    if colours >> track + 1 & 1:
                        found.append(a.RESEARCH_ON + (option - 1) * 6 + track)
        return found

    def verdict(self, table: ScholarsTable, answer: int) -> int:
        if answer == a.RESEARCH:
            return 0
        me = table.players[self.seat]
        option = (answer - a.RESEARCH_ON) // 6 + 1
        found = option_verdict(table, me, option, action.value(table, me))
        if not found and not action.colours(table, me) >> (answer - a.RESEARCH_ON) % 6 + 1 & 1:
            found = 4
        return (option - 1) * 4 + found if found else 0

    def details(self, table: ScholarsTable, answer: int, verdict: int) -> dict[str, Argument]:
        me = table.players[self.seat]
        option = (answer - a.RESEARCH_ON) // 6 + 1
        which = (verdict - 1) % 4
        if which == 0:
            return {"value": action.value(table, me), "needed": table.box.option_value[option]}
        gold, silver = option_cost(table, option)
        if which < 3:
            return {"n": gold, "own": me.gold} if which == 1 else {"n": silver, "own": me.silver}
        return {"colour": names.colour((answer - a.RESEARCH_ON) % 6 + 1)}

    def take(self, table: ScholarsTable, answer: int) -> None:
        option = 0
        if answer > a.RESEARCH:
            option = (answer - a.RESEARCH_ON) // 6 + 1
            table.colour = (answer - a.RESEARCH_ON) % 6 + 1
        if table.loud:
            table.tell("researches", self.seat, option + 1)
        table.take_ways(self.seat, table.box.option_effect[option])


def option_verdict(table: ScholarsTable, me: Player, option: int, value: int) -> int:
    """Whether a Research option is open: 1 too low a value, 2 too little Gold, 3 Silver.  SCH-100, SCH-101, SCH-102"""
    if value < table.box.option_value[option]:
        return 1
    gold, silver = option_cost(table, option)
    if gold > me.gold:
        return 2
    return 3 if silver > me.silver else 0


def option_cost(table: ScholarsTable, option: int) -> tuple[int, int]:
    """The Gold and the Silver that a Research option costs."""
    gold = silver = 0
    for number in table.box.option_effect[option]:
        for way in table.box.parts[number].ways:
            if way.cost is not None:
                gold += way.cost.gold
                silver += way.cost.silver
    return gold, silver

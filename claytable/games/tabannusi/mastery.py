"""The Mastery tracks."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Argument, Message
from ...core.table import SeatDeed
from . import answers as a
from . import names
from .ask import Ask
from .box import TRIGGERS
from .pieces import Player
from .reasons import NO_COLOUR, OTHER_TRACK, TRACK_MUST, TRACK_TOP
from .table import TabannusiTable
from .terms import COLOURS, TOP

PASS_BOUNDARY = TRIGGERS.index("pass_boundary")


class Advance(SeatDeed[TabannusiTable]):
    """Move up a track, one space after the other."""

    __slots__ = ("steps", "track")

    def __init__(self, seat: int, track: int, steps: int) -> None:
        self.seat = seat
        self.track = track
        self.steps = steps

    def happen(self, table: TabannusiTable) -> None:
        advance(table, self.seat, self.track, self.steps)


def advance(table: TabannusiTable, seat: int, track: int, steps: int = 1) -> None:
    """One step, with its benefits; the others wait for them. From the top there is none.  TAB-073"""
    if table.players[seat].mastery[track] == TOP:
        return
    if steps > 1:
        table.push(Advance(seat, track, steps - 1))
    me = table.player(seat)
    lowest = min(me.mastery)
    level = me.mastery[track] + 1
    me.mastery[track] = level
    box = table.box
    if table.loud:
        table.tell("advances", seat, track, level)
    # First the benefit inside the space, then that of the row if the lowest marker rises.  TAB-069, TAB-070, TAB-071
    if min(me.mastery) > lowest:
        table.effects(seat, box.lowest_bonus[level], track)
    if box.benefit[level]:
        table.effects(seat, box.benefit[level], track)
    if box.boundaries >> level & 1:
        table.triggered(seat, PASS_BOUNDARY, track)


def boundaries_passed(table: TabannusiTable, seat: int) -> int:
    """Boundaries below the markers of all three tracks.  TAB-074"""
    found = 0
    for level in table.players[seat].mastery:
        found += (table.box.boundaries & (1 << level + 1) - 1).bit_count()
    return found


def track_verdict(me: Player, track: int, without: int = -1) -> int:
    """Whether a marker can move up a track, other than the one that may not be chosen.  TAB-073"""
    if track >= len(COLOURS):
        return NO_COLOUR
    if track == without:
        return OTHER_TRACK
    return 0 if me.mastery[track] < TOP else TRACK_TOP


def track_details(answer: int, verdict: int) -> dict[str, Argument]:
    return {"track": names.track(answer - a.COLOUR)} if verdict == TRACK_TOP else {}


class ChooseTrack(Ask):
    """On which track? `together` keeps all steps on one; `may` lets them be declined.  TAB-075, TAB-178"""

    __slots__ = ("may", "steps", "together", "without")

    name: ClassVar[str] = "track"
    rule: ClassVar[str] = "TAB-178"
    about: ClassVar[tuple[a.Family, ...]] = (
        a.ALL_COLOURS,
        a.PASSES,
    )

    def __init__(self, seat: int, steps: int, together: int, may: int, without: int) -> None:
        self.seat = seat
        self.steps = steps
        self.together = together
        self.may = may
        #: A track that may not be chosen, or -1.
        self.without = without

    def message(self, table: TabannusiTable) -> Message:
        return Message("question-track", {"steps": self.steps, "together": self.together})

    def choices(self, table: TabannusiTable) -> list[int]:
        me = table.players[self.seat]
        found = [a.COLOUR + track for track in range(3) if not track_verdict(me, track, self.without)]
        if self.may and found:
            found.append(a.PASS)
        return found

    def verdict(self, table: TabannusiTable, answer: int) -> int:
        if answer == a.PASS:
            return 0 if self.may else TRACK_MUST
        return track_verdict(table.players[self.seat], answer - a.COLOUR, self.without)

    def details(self, table: TabannusiTable, answer: int, verdict: int) -> dict[str, Argument]:
        return track_details(answer, verdict)

    def choose(self, table: TabannusiTable, answer: int) -> None:
        if answer == a.PASS:
            return
        track = answer - a.COLOUR
        if self.together:
            advance(table, self.seat, track, self.steps)
            return
        if self.steps > 1:
            table.push(ChooseTrack(self.seat, self.steps - 1, 0, self.may, -1))
        advance(table, self.seat, track)


class TwoTracks(Ask):
    """One step on each of two different tracks.  TAB-233, TAB-237"""

    __slots__ = ()

    name: ClassVar[str] = "two-tracks"
    rule: ClassVar[str] = "TAB-233"
    about: ClassVar[tuple[a.Family, ...]] = (a.ALL_COLOURS,)

    def choices(self, table: TabannusiTable) -> list[int]:
        return [answer for answer in range(*a.ALL_COLOURS) if not self.verdict(table, answer)]

    def verdict(self, table: TabannusiTable, answer: int) -> int:
        return track_verdict(table.players[self.seat], answer - a.COLOUR)

    def details(self, table: TabannusiTable, answer: int, verdict: int) -> dict[str, Argument]:
        return track_details(answer, verdict)

    def choose(self, table: TabannusiTable, answer: int) -> None:
        track = answer - a.COLOUR
        table.push(ChooseTrack(self.seat, 1, 0, 0, track))
        advance(table, self.seat, track)

"""Translate: a line of Translators takes a Scroll from its language into Arabic."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Message
from ...core.table import Field, Question
from . import action, names
from . import answers as a
from .box import ScholarsBox
from .goals import interact, translated_from
from .influence import place_in_house, take_back
from .table import ScholarsTable
from .terms import ARABIC, NOBODY, ROOMS
from .workers import pay_silver


def lines(box: ScholarsBox, rooms: tuple[int, ...], language: int) -> list[int]:
    """All lines from a language to Arabic, as bits of Rooms, shortest first.  SCH-108, SCH-109

    Which Translators are used decides everything that happens: lines of the same Translators are one.
    """
    key = (rooms, language)
    known = box.lines.get(key)
    if known is not None:
        return known
    spoken = [box.languages[translator] if translator >= 0 else 0 for translator in rooms]
    found: set[int] = set()
    seen: set[int] = set()
    # A way so far: Rooms used, languages used, and the language it has come to.
    ways = [(0, 1 << language, language)]
    while ways:
        used, languages, now = ways.pop()
        for room in range(ROOMS):
            if used >> room & 1 or not spoken[room] >> now & 1:
                continue
            onward = spoken[room] & ~languages
            with_room = used | 1 << room
            if onward >> ARABIC & 1:
                found.add(with_room)
            for then in range(ARABIC):
                if onward >> then & 1:
                    state = (with_room << 7 | languages | 1 << then) << 3 | then
                    if state not in seen:
                        seen.add(state)
                        ways.append((with_room, languages | 1 << then, then))
    if len(box.lines) > 5000:
        box.lines.clear()
    known = sorted(found, key=lambda mask: (mask.bit_count(), mask))
    box.lines[key] = known
    return known


def affordable(table: ScholarsTable, seat: int, scroll: int, toll: int, all_of_them: bool) -> list[int]:
    """The lines for a Scroll that can be paid for; one is enough unless all are wanted.  SCH-110 .. SCH-112"""
    me = table.players[seat]
    board = table.board
    silver = me.silver - toll
    found: list[int] = []
    if silver < 0 or not me.gold:
        return found
    foreign = 0
    for room in range(ROOMS):
        if board.room_owner[room] != seat:
            foreign |= 1 << room
    for mask in lines(table.box, tuple(board.rooms), table.box.scroll_language[scroll]):
        if mask.bit_count() > me.gold:
            break
        if (mask & foreign).bit_count() <= silver:
            found.append(mask)
            if not all_of_them:
                break
    return found


def targets(table: ScholarsTable, seat: int) -> list[int]:
    """The Scrolls that can be Translated: in a Guild of the action's colour, with a line that can be paid.  SCH-107"""
    colours = action.colours(table, table.players[seat])
    board = table.board
    found: list[int] = []
    for guild in range(3):
        if colours >> 2 * guild + 1 & 1:
            marks = board.house_influence[guild]
            for row, scroll in enumerate(board.house[guild]):
                toll = 1 if marks[row] >= 0 and marks[row] != seat else 0
                if affordable(table, seat, scroll, toll, False):
                    found.append(scroll)
    return found


class Translate(Question[ScholarsTable]):
    """Which Scroll?  SCH-107"""

    __slots__ = ()

    name: ClassVar[str] = "translate"
    rule: ClassVar[str] = "SCH-107"

    def options(self, table: ScholarsTable) -> list[int]:
        return [a.SCROLL + scroll for scroll in targets(table, self.seat)]

    def take(self, table: ScholarsTable, answer: int) -> None:
        table.push(Line(self.seat, answer - a.SCROLL))


class Line(Question[ScholarsTable]):
    """Through which Translators?  SCH-108 .. SCH-112"""

    __slots__ = ("scroll",)

    name: ClassVar[str] = "line"
    rule: ClassVar[str] = "SCH-108"

    def __init__(self, seat: int, scroll: int) -> None:
        self.seat = seat
        self.scroll = scroll

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.scroll)

    def message(self, table: ScholarsTable) -> Message:
        return Message("question-line", {"scroll": names.scroll(table.box, self.scroll)})

    def options(self, table: ScholarsTable) -> list[int]:
        guild, row = place_in_house(table, self.scroll)
        owner = table.board.house_influence[guild][row]
        toll = 1 if owner >= 0 and owner != self.seat else 0
        return [a.VIA + mask - 1 for mask in affordable(table, self.seat, self.scroll, toll, True)]

    def take(self, table: ScholarsTable, answer: int) -> None:
        seat = self.seat
        mask = answer - a.VIA + 1
        guild, row = place_in_house(table, self.scroll)
        owner = table.board.house_influence[guild][row]
        if table.loud:
            table.events.append(("translates", seat, self.scroll, mask))
        me = table.player(seat)
        board = table.main()
        used: list[int] = []
        paid = [0] * (table.seats + 1)
        for room in range(ROOMS):
            if mask >> room & 1:
                used.append(board.rooms[room])
                me.gold -= 1
                board.room_gold[room] += 1
                if board.room_owner[room] != seat:
                    paid[board.room_owner[room]] += 1
        if owner not in (NOBODY, seat):
            paid[owner] += 1
        take_scroll(table, guild, row)
        table.player(seat).scrolls = (*me.scrolls, self.scroll)
        box = table.box
        table.effects(seat, (box.track_step[box.scroll_track[self.scroll]], *box.scroll_effect[self.scroll]), 1)
        for other in range(table.seats):
            pay_silver(table, seat, paid[other], other)
        # The piece comes back after the Silver for it.  SCH-112, SCH-230
        if owner >= 0:
            take_back(table, owner, self.scroll)
        # What belongs to Neutral Translators is the Main Supply's, or the printed opponent's.  SCH-111, SCH-215
        pay_silver(table, seat, paid[NOBODY], table.opponent)
        for translator in used:
            interact(table, seat, translator)
        translated_from(table, seat, guild)


def take_scroll(table: ScholarsTable, guild: int, row: int) -> None:
    """A Scroll leaves the House of Wisdom, and those below it slide up.  SCH-114"""
    board = table.main()
    column = board.house[guild]
    marks = board.house_influence[guild]
    board.house[guild] = column[:row] + column[row + 1 :]
    board.house_influence[guild] = marks[:row] + marks[row + 1 :]

"""Translate: a line of Translators takes a Scroll from its language into Arabic."""

from __future__ import annotations

from typing import ClassVar, Final

from ...core.messages import Argument, Message
from ...core.table import Question
from . import action, names
from . import answers as a
from .box import ScholarsBox
from .goals import interact, translated_from
from .influence import place_in_house, take_back
from .table import ScholarsTable
from .terms import ARABIC, NOBODY, ROOMS
from .workers import pay_silver

#: Purple, Orange and Green, as bits.
SECONDARY_COLOURS: Final = 0b101010


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


def route(box: ScholarsBox, rooms: list[int], mask: int, language: int) -> list[tuple[int, int]]:
    """The Rooms of a line in the order in which it takes them, each with the language that it leads to."""
    ways: list[tuple[int, list[tuple[int, int]]]] = [(1 << language, [])]
    while ways:
        languages, stops = ways.pop()
        now = stops[-1][1] if stops else language
        if now == ARABIC and len(stops) == mask.bit_count():
            return stops
        used = sum(1 << room for room, _ in stops)
        for room in range(ROOMS):
            spoken = box.languages[rooms[room]] if (mask & ~used) >> room & 1 else 0
            if spoken >> now & 1:
                onward = spoken & ~languages
                ways += [(languages | 1 << to, [*stops, (room, to)]) for to in range(ARABIC + 1) if onward >> to & 1]
    raise AssertionError("this is no line")


#: Why a Scroll cannot be Translated, from 1 on.
LINE_REASONS: Final = (
    ("SCH-108", "why-no-line"),
    ("SCH-110", "why-shortest-line"),
    ("SCH-111", "why-silver"),
    ("SCH-112", "why-toll"),
)


def price_verdict(gold: int, silver: int, foreign: int, mask: int) -> int:
    """Whether a line can be paid: 1 too little Gold, 2 too little Silver for those of others.  SCH-110, SCH-111"""
    if mask.bit_count() > gold:
        return 1
    return 2 if (mask & foreign).bit_count() > silver else 0


def foreign_rooms(table: ScholarsTable, seat: int) -> int:
    """The Rooms of others, as bits."""
    found = 0
    owners = table.board.room_owner
    for room in range(ROOMS):
        if owners[room] != seat:
            found |= 1 << room
    return found


def toll_on(table: ScholarsTable, seat: int, guild: int, row: int) -> int:
    """The Silver for an opponent's Influence on a Scroll.  SCH-112"""
    owner = table.board.house_influence[guild][row]
    return 1 if owner >= 0 and owner != seat else 0


def scroll_verdict(table: ScholarsTable, seat: int, guild: int, row: int) -> int:
    """Whether a line for a Scroll can be paid; if not, which of LINE_REASONS is the last that stands in the way."""
    me = table.players[seat]
    board = table.board
    found = lines(table.box, tuple(board.rooms), table.box.scroll_language[board.house[guild][row]])
    if not found:
        return 1
    if price_verdict(me.gold, ROOMS, 0, found[0]):
        return 2
    toll = toll_on(table, seat, guild, row)
    foreign = foreign_rooms(table, seat)
    free = 3
    for mask in found:
        verdict = price_verdict(me.gold, me.silver - toll, foreign, mask)
        if not verdict:
            return 0
        if verdict == 1:
            break
        if toll and not price_verdict(me.gold, me.silver, foreign, mask):
            free = 4
    return free


def scroll_details(table: ScholarsTable, seat: int, guild: int, row: int, verdict: int) -> dict[str, Argument]:
    """What the reason names: the language, or what the line would cost."""
    me = table.players[seat]
    language = table.box.scroll_language[table.board.house[guild][row]]
    if verdict == 1:
        return {"language": names.language(language)}
    found = lines(table.box, tuple(table.board.rooms), language)
    if verdict == 2:
        return {"n": found[0].bit_count(), "own": me.gold}
    foreign = foreign_rooms(table, seat)
    least = min((mask & foreign).bit_count() for mask in found if mask.bit_count() <= me.gold)
    return {"n": least + toll_on(table, seat, guild, row), "own": me.silver}


def guild_matches(colours: int, guild: int) -> bool:
    """Whether an action may have the colour of a Guild.  SCH-107"""
    return colours >> 2 * guild + 1 & 1 > 0


def targets(table: ScholarsTable, seat: int) -> list[int]:
    """The Scrolls that can be Translated: in a Guild of the action's colour, with a line that can be paid.  SCH-107"""
    colours = action.colours(table, table.players[seat])
    house = table.board.house
    found: list[int] = []
    for guild in range(3):
        if guild_matches(colours, guild):
            for row in range(len(house[guild])):
                if scroll_verdict(table, seat, guild, row) == 0:
                    found.append(house[guild][row])
    return found


def translate_verdict(table: ScholarsTable, seat: int) -> int:
    """Whether any Scroll can be Translated: 1 no secondary colour, 2 no Scroll there, then 2 + LINE_REASONS."""
    colours = action.colours(table, table.players[seat])
    found = 2 if colours & SECONDARY_COLOURS else 1
    for guild in range(3):
        if guild_matches(colours, guild):
            for row in range(len(table.board.house[guild])):
                verdict = scroll_verdict(table, seat, guild, row)
                if not verdict:
                    return 0
                found = max(found, 2 + verdict)
    return found


def target_details(table: ScholarsTable, seat: int, verdict: int) -> dict[str, Argument]:
    """The details of the first Scroll with this verdict."""
    colours = action.colours(table, table.players[seat])
    for guild in range(3):
        if guild_matches(colours, guild):
            for row in range(len(table.board.house[guild])):
                if scroll_verdict(table, seat, guild, row) == verdict:
                    return scroll_details(table, seat, guild, row, verdict)
    return {}


class Translate(Question[ScholarsTable]):
    """Which Scroll?  SCH-107"""

    __slots__ = ()

    name: ClassVar[str] = "translate"
    rule: ClassVar[str] = "SCH-107"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.SCROLL, a.FROM_SCROLL),)
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (
        *LINE_REASONS,
        ("SCH-107", "why-not-in-house"),
        ("SCH-107", "why-other-guild"),
    )

    def options(self, table: ScholarsTable) -> list[int]:
        return [a.SCROLL + scroll for scroll in targets(table, self.seat)]

    def verdict(self, table: ScholarsTable, answer: int) -> int:
        if not any(answer - a.SCROLL in column for column in table.board.house):
            return 5
        guild, row = place_in_house(table, answer - a.SCROLL)
        if not guild_matches(action.colours(table, table.players[self.seat]), guild):
            return 6
        return scroll_verdict(table, self.seat, guild, row)

    def details(self, table: ScholarsTable, answer: int, verdict: int) -> dict[str, Argument]:
        if verdict == 5:
            return {"scroll": names.scroll(table.box, answer - a.SCROLL)}
        guild, row = place_in_house(table, answer - a.SCROLL)
        if verdict == 6:
            return {"guild": names.guild(guild)}
        return scroll_details(table, self.seat, guild, row, verdict)

    def take(self, table: ScholarsTable, answer: int) -> None:
        table.push(Line(self.seat, answer - a.SCROLL))


class Line(Question[ScholarsTable]):
    """Through which Translators?  SCH-108"""

    __slots__ = ("scroll",)

    name: ClassVar[str] = "line"
    rule: ClassVar[str] = "SCH-108"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.VIA, a.DO),)
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (
        ("SCH-110", "why-gold"),
        ("SCH-111", "why-silver"),
        ("SCH-108", "why-room-empty"),
        ("SCH-109", "why-not-a-line"),
    )

    def __init__(self, seat: int, scroll: int) -> None:
        self.seat = seat
        self.scroll = scroll

    def message(self, table: ScholarsTable) -> Message:
        return Message("question-line", {"scroll": names.scroll(table.box, self.scroll)})

    def options(self, table: ScholarsTable) -> list[int]:
        me = table.players[self.seat]
        silver = me.silver - self.toll(table)
        foreign = foreign_rooms(table, self.seat)
        return [a.VIA + mask - 1 for mask in self.lines(table) if price_verdict(me.gold, silver, foreign, mask) == 0]

    def lines(self, table: ScholarsTable) -> list[int]:
        """All lines for the Scroll, whatever they cost."""
        return lines(table.box, tuple(table.board.rooms), table.box.scroll_language[self.scroll])

    def toll(self, table: ScholarsTable) -> int:
        guild, row = place_in_house(table, self.scroll)
        return toll_on(table, self.seat, guild, row)

    def verdict(self, table: ScholarsTable, answer: int) -> int:
        mask = answer - a.VIA + 1
        if mask not in self.lines(table):
            return 3 if any(mask >> room & 1 and table.board.rooms[room] < 0 for room in range(ROOMS)) else 4
        me = table.players[self.seat]
        return price_verdict(me.gold, me.silver - self.toll(table), foreign_rooms(table, self.seat), mask)

    def details(self, table: ScholarsTable, answer: int, verdict: int) -> dict[str, Argument]:
        me = table.players[self.seat]
        mask = answer - a.VIA + 1
        if verdict == 1:
            return {"n": mask.bit_count(), "own": me.gold}
        if verdict == 2:
            foreign = foreign_rooms(table, self.seat)
            return {"n": (mask & foreign).bit_count() + self.toll(table), "own": me.silver}
        if verdict == 3:
            return {"n": next(room + 1 for room in range(ROOMS) if mask >> room & 1 and table.board.rooms[room] < 0)}
        return {"language": names.language(table.box.scroll_language[self.scroll])}

    def take(self, table: ScholarsTable, answer: int) -> None:
        seat = self.seat
        mask = answer - a.VIA + 1
        guild, row = place_in_house(table, self.scroll)
        owner = table.board.house_influence[guild][row]
        me = table.player(seat)
        board = table.main()
        used: list[int] = []
        paid = [0] * (table.seats + 1)
        for room in range(ROOMS):
            if mask >> room & 1:
                used.append(board.rooms[room])
                me.gold -= 1
                board.room_gold[room] += 1  # SCH-110
                if board.room_owner[room] != seat:
                    paid[board.room_owner[room]] += 1
        if owner not in (NOBODY, seat):
            paid[owner] += 1
        take_scroll(table, guild, row)
        me.scrolls = (*me.scrolls, self.scroll)
        if table.loud:
            table.tell("translates", seat, self.scroll, mask)
        box = table.box
        table.effects(seat, (box.track_step[box.scroll_track[self.scroll]], *box.scroll_effect[self.scroll]), 1)
        for other in range(table.seats):
            pay_silver(table, seat, paid[other], other)
        # The piece comes back after the Silver for it.  SCH-112, SCH-230
        if owner >= 0:
            take_back(table, owner, self.scroll)
        # Silver for Neutral Translators is the Main Supply's, or the printed opponent's.  SCH-111, SCH-205, SCH-215
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

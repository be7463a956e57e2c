"""Influence: on Scroll Cards, in Guilds, as a mark of who owns a Translator; and Gold on Translators."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Message
from ...core.table import Field, Question, Repeated, SeatDeed
from . import answers as a
from . import names
from .goals import interact
from .table import ScholarsTable
from .terms import ANY_GUILD, GUILDS, NOBODY, ROOMS
from .workers import pay_silver

# -- Guilds ------------------------------------------------------------------------------------------


def add_to_guild(table: ScholarsTable, seat: int, guild: int) -> None:
    """One more piece in a Guild; it may bring control.  SCH-148, SCH-149"""
    change_guild(table, seat, guild, 1)
    if table.loud:
        table.events.append(("influences-guild", seat, guild))
    reassess(table, guild)


def change_guild(table: ScholarsTable, seat: int, guild: int, by: int) -> None:
    board = table.main()
    counts = list(board.guilds[guild])
    counts[seat] += by
    board.guilds[guild] = tuple(counts)


def reassess(table: ScholarsTable, guild: int) -> None:
    """Who controls a Guild now.  SCH-148 .. SCH-150, SCH-156"""
    board = table.board
    counts = board.guilds[guild]
    controller = board.control[guild]
    most = max(counts)
    held = counts[controller] if controller >= 0 else 0
    if most > held or not held:
        # Somebody is ahead of the controller: the only one in front takes control, several take none.
        ahead = [seat for seat, count in enumerate(counts) if count == most]
        new = ahead[0] if len(ahead) == 1 and most else NOBODY
        if new != controller:
            table.main().control[guild] = new
            if table.loud:
                table.events.append(("controls-guild", new, guild) if new >= 0 else ("nobody-controls", guild))


class InfluenceGuild(Question[ScholarsTable]):
    """Influence may be placed in a Guild, so many times.  SCH-147, SCH-178"""

    __slots__ = ("kind", "times")

    name: ClassVar[str] = "influence-guild"
    rule: ClassVar[str] = "SCH-147"

    def __init__(self, seat: int, kind: int, times: int) -> None:
        self.seat = seat
        self.kind = kind
        self.times = times

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.kind, self.times)

    def message(self, table: ScholarsTable) -> Message:
        return Message("question-influence-guild", {"guild": names.guild(self.kind), "times": self.times})

    def options(self, table: ScholarsTable) -> list[int]:
        found = [a.GUILD + guild for guild in open_guilds(table, self.seat, self.kind)]
        if found:
            found.append(a.PASS)
        return found

    def take(self, table: ScholarsTable, answer: int) -> None:
        if answer == a.PASS:
            return
        if self.times > 1:
            table.push(InfluenceGuild(self.seat, self.kind, self.times - 1))
        place(table, self.seat, answer)


def open_guilds(table: ScholarsTable, seat: int, kind: int) -> list[int]:
    """The Guilds into which a piece can be placed: from the supply, or moved from elsewhere.  SCH-014"""
    guilds = [0, 1, 2] if kind == ANY_GUILD else [kind]
    if table.players[seat].supply:
        return guilds
    sources = movable(table, seat)
    return [guild for guild in guilds if any(source != a.FROM_GUILD + guild for source in sources)]


# -- Scrolls -----------------------------------------------------------------------------------------


class InfluenceScroll(Repeated[ScholarsTable]):
    """Influence may be placed on a Scroll without any, so many times.  SCH-145"""

    __slots__ = ()

    name: ClassVar[str] = "influence-scroll"
    rule: ClassVar[str] = "SCH-145"

    def options(self, table: ScholarsTable) -> list[int]:
        found = unmarked_scrolls(table) if can_place(table, self.seat) else []
        if found:
            found.append(a.PASS)
        return found

    def take(self, table: ScholarsTable, answer: int) -> None:
        if answer == a.PASS:
            return
        if self.times > 1:
            table.push(InfluenceScroll(self.seat, self.times - 1))
        place(table, self.seat, answer)


def unmarked_scrolls(table: ScholarsTable) -> list[int]:
    """The Scrolls on the Map and in the House of Wisdom without Influence, as answers."""
    board = table.board
    found: list[int] = []
    for space in range(6):
        if board.map_influence[space] < 0 and board.map[space] >= 0:
            found.append(a.SCROLL + board.map[space])
    for guild in range(3):
        marks = board.house_influence[guild]
        for row, scroll in enumerate(board.house[guild]):
            if marks[row] < 0:
                found.append(a.SCROLL + scroll)
    return found


def place_in_house(table: ScholarsTable, scroll: int) -> tuple[int, int]:
    """Guild and row of a Scroll in the House of Wisdom."""
    for guild in range(3):
        column = table.board.house[guild]
        for row in range(len(column)):
            if column[row] == scroll:
                return guild, row
    raise AssertionError(f"Scroll {scroll} is not in the House of Wisdom")


def mark_scroll(table: ScholarsTable, scroll: int, seat: int) -> None:
    """Lay a piece on a Scroll, or (NOBODY) take it off."""
    board = table.main()
    if scroll in board.map:
        board.map_influence[board.map.index(scroll)] = seat
        return
    guild, row = place_in_house(table, scroll)
    marks = list(board.house_influence[guild])
    marks[row] = seat
    board.house_influence[guild] = tuple(marks)


def take_back(table: ScholarsTable, seat: int, scroll: int) -> None:
    """The piece that lay on a Scroll returns to its owner's supply.  SCH-112, SCH-146"""
    table.player(seat).supply += 1
    if table.loud:
        table.events.append(("takes-back", seat, scroll))


# -- placing, with an empty supply too --------------------------------------------------------------------


def can_place(table: ScholarsTable, seat: int) -> bool:
    """Whether there is a piece to place: in the supply, or one that may be moved.  SCH-014"""
    return table.players[seat].supply > 0 or bool(movable(table, seat))


def movable(table: ScholarsTable, seat: int) -> list[int]:
    """Pieces on Scrolls and in Guilds, as answers: never those on Translators and Caliph Cards.  SCH-014"""
    board = table.board
    found = [a.FROM_GUILD + guild for guild in range(3) if board.guilds[guild][seat]]
    for space in range(6):
        if board.map_influence[space] == seat:
            found.append(a.FROM_SCROLL + board.map[space])
    for guild in range(3):
        marks = board.house_influence[guild]
        for row, scroll in enumerate(board.house[guild]):
            if marks[row] == seat:
                found.append(a.FROM_SCROLL + scroll)
    return found


def place(table: ScholarsTable, seat: int, where: int) -> None:
    """Place a piece in the Guild, on the Scroll or on the Translator that the answer `where` names."""
    if table.players[seat].supply:
        table.player(seat).supply -= 1
        put(table, seat, where)
    else:
        table.push(MoveInfluence(seat, where))


def put(table: ScholarsTable, seat: int, where: int) -> None:
    if where >= a.SCROLL:
        mark_scroll(table, where - a.SCROLL, seat)
        if table.loud:
            table.events.append(("influences-scroll", seat, where - a.SCROLL))
    elif where >= a.GUILD:
        add_to_guild(table, seat, where - a.GUILD)
    else:
        table.main().room_owner[where - a.ROOM] = seat
        if table.loud:
            table.events.append(("marks-translator", seat, where - a.ROOM))


class MoveInfluence(Question[ScholarsTable]):
    """The supply is empty: which piece is moved instead?  SCH-014, SCH-150"""

    __slots__ = ("where",)

    name: ClassVar[str] = "move-influence"
    rule: ClassVar[str] = "SCH-014"

    def __init__(self, seat: int, where: int) -> None:
        self.seat = seat
        self.where = where

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.where)

    def message(self, table: ScholarsTable) -> Message:
        if self.where >= a.SCROLL:
            where = names.scroll(table.box, self.where - a.SCROLL)
        elif self.where >= a.GUILD:
            where = names.guild(self.where - a.GUILD)
        else:
            where = names.translator(table.box, table.board.rooms[self.where - a.ROOM])
        return Message("question-move-influence", {"where": where})

    def options(self, table: ScholarsTable) -> list[int]:
        found = movable(table, self.seat)
        here = self.where - a.GUILD + a.FROM_GUILD
        if here in found and a.GUILD <= self.where < a.GUILD + len(GUILDS):
            found.remove(here)
        if found and not a.ROOM <= self.where < a.ROOM + ROOMS:
            # Only the mark of a Translator must be placed.
            found.append(a.PASS)
        return found

    def take(self, table: ScholarsTable, answer: int) -> None:
        if answer == a.PASS:
            return
        if answer >= a.FROM_SCROLL:
            mark_scroll(table, answer - a.FROM_SCROLL, NOBODY)
            if table.loud:
                table.events.append(("takes-from-scroll", self.seat, answer - a.FROM_SCROLL))
        else:
            guild = answer - a.FROM_GUILD
            change_guild(table, self.seat, guild, -1)
            if table.loud:
                table.events.append(("takes-from-guild", self.seat, guild))
            reassess(table, guild)
        put(table, self.seat, self.where)


class MarkTranslator(SeatDeed[ScholarsTable]):
    """The last step of Employing: Influence on the Translator.  SCH-081"""

    __slots__ = ("room",)

    def __init__(self, seat: int, room: int) -> None:
        self.seat = seat
        self.room = room

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.room)

    def happen(self, table: ScholarsTable) -> None:
        place(table, self.seat, a.ROOM + self.room)


# -- Gold on Translators -------------------------------------------------------------------------------


class ShiftGold(Repeated[ScholarsTable]):
    """Gold may be placed on a Translator or taken off one; its owner gets 1 Silver.  SCH-144"""

    __slots__ = ()

    name: ClassVar[str] = "shift-gold"
    rule: ClassVar[str] = "SCH-144"

    def options(self, table: ScholarsTable) -> list[int]:
        found = gold_moves(table, self.seat)
        if found:
            found.append(a.PASS)
        return found

    def take(self, table: ScholarsTable, answer: int) -> None:
        if answer == a.PASS:
            return
        placing = answer < a.GOLD_OFF
        room = answer - (a.GOLD_ON if placing else a.GOLD_OFF)
        board = table.main()
        owner = board.room_owner[room]
        if owner != self.seat:
            pay_silver(table, self.seat, 1, table.opponent if owner < 0 else owner)
        me = table.player(self.seat)
        by = 1 if placing else -1
        me.gold -= by
        board = table.main()
        board.room_gold[room] += by
        if table.loud:
            table.events.append(("places-gold" if placing else "takes-gold", self.seat, board.rooms[room]))
        interact(table, self.seat, board.rooms[room])
        if self.times > 1:
            table.push(ShiftGold(self.seat, self.times - 1))


def gold_moves(table: ScholarsTable, seat: int) -> list[int]:
    """Translators that Gold can be placed on or taken off, as answers."""
    me = table.players[seat]
    board = table.board
    found: list[int] = []
    for room in range(ROOMS):
        if board.rooms[room] >= 0 and (board.room_owner[room] == seat or me.silver):
            if me.gold:
                found.append(a.GOLD_ON + room)
            if board.room_gold[room]:
                found.append(a.GOLD_OFF + room)
    return found

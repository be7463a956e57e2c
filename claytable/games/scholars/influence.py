"""Influence: on Scroll Cards, in Guilds, as a mark of who owns a Translator."""

from __future__ import annotations

from typing import ClassVar, Final

from ...core.messages import Argument, Message
from ...core.table import Question, Repeated, SeatDeed
from . import answers as a
from . import names
from .table import ScholarsTable
from .terms import ANY_GUILD, NOBODY

# -- Guilds ------------------------------------------------------------------------------------------


def add_to_guild(table: ScholarsTable, seat: int, guild: int) -> None:
    """One more piece in a Guild; it may bring control.  SCH-148, SCH-149"""
    change_guild(table, seat, guild, 1)
    if table.loud:
        table.tell("influences-guild", seat, guild)
    reassess(table, guild)


def change_guild(table: ScholarsTable, seat: int, guild: int, by: int) -> None:
    board = table.main()
    counts = list(board.guilds[guild])
    counts[seat] += by
    board.guilds[guild] = tuple(counts)


def reassess(table: ScholarsTable, guild: int) -> None:
    """Who controls a Guild now.  SCH-148, SCH-149, SCH-150, SCH-156"""
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
                if new >= 0:
                    table.tell("controls-guild", new, guild)
                else:
                    table.tell("nobody-controls", guild)


class InfluenceGuild(Question[ScholarsTable]):
    """Influence may be placed in a Guild, `times` times.  SCH-147, SCH-178"""

    __slots__ = ("kind", "times")

    name: ClassVar[str] = "influence-guild"
    rule: ClassVar[str] = "SCH-147"
    about: ClassVar[tuple[tuple[int, int], ...]] = (a.PASSING, (a.GUILD, a.TRACK))
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (
        ("SCH-147", "why-other-guild-named"),
        ("SCH-014", "why-no-influence"),
        ("SCH-014", "why-only-piece-here"),
    )

    def __init__(self, seat: int, kind: int, times: int) -> None:
        self.seat = seat
        self.kind = kind
        self.times = times

    def message(self, table: ScholarsTable) -> Message:
        return Message("question-influence-guild", {"guild": names.guild(self.kind), "times": self.times})

    def options(self, table: ScholarsTable) -> list[int]:
        found = [a.GUILD + guild for guild in open_guilds(table, self.seat, self.kind)]
        if found:
            found.append(a.PASS)
        return found

    def verdict(self, table: ScholarsTable, answer: int) -> int:
        return 0 if answer == a.PASS else guild_verdict(pieces(table, self.seat), self.kind, answer - a.GUILD)

    def details(self, table: ScholarsTable, answer: int, verdict: int) -> dict[str, Argument]:
        if verdict == OTHER_GUILD:
            return {"guild": names.guild(self.kind)}
        return {"guild": names.guild(answer - a.GUILD)} if verdict == ONLY_HERE else {}

    def take(self, table: ScholarsTable, answer: int) -> None:
        if answer == a.PASS:
            return
        if self.times > 1:
            table.push(InfluenceGuild(self.seat, self.kind, self.times - 1))
        place(table, self.seat, answer)


def open_guilds(table: ScholarsTable, seat: int, kind: int) -> list[int]:
    """The Guilds into which a piece can be placed."""
    own = pieces(table, seat)
    if kind != ANY_GUILD:
        return [] if guild_verdict(own, kind, kind) else [kind]
    return [guild for guild in range(3) if guild_verdict(own, kind, guild) == 0]


OTHER_GUILD: Final = 1
NO_PIECE: Final = 2
ONLY_HERE: Final = 3


def guild_verdict(own: int, kind: int, guild: int) -> int:
    """Whether one of the `pieces` can be placed in a Guild: from the supply, or from elsewhere.  SCH-014, SCH-147"""
    if kind not in (guild, ANY_GUILD):
        return OTHER_GUILD
    if own & ~(1 << guild):
        return 0
    return ONLY_HERE if own else NO_PIECE


#: A player's `pieces` with a supply, and the bit of those on Scrolls.
IN_SUPPLY: Final = 16
ON_SCROLLS: Final = 8


def pieces(table: ScholarsTable, seat: int) -> int:
    """Where Influence can be taken from, as bits: the supply, and only if that is empty Guilds and Scrolls.  SCH-014"""
    if table.players[seat].supply:
        return IN_SUPPLY
    found = 0
    for answer in movable(table, seat):
        found |= ON_SCROLLS if answer >= a.FROM_SCROLL else 1 << answer - a.FROM_GUILD
    return found


# -- Scrolls -----------------------------------------------------------------------------------------


class InfluenceScroll(Repeated[ScholarsTable]):
    """Influence may be placed on a Scroll without any, `times` times.  SCH-145"""

    __slots__ = ()

    name: ClassVar[str] = "influence-scroll"
    rule: ClassVar[str] = "SCH-145"
    about: ClassVar[tuple[tuple[int, int], ...]] = (a.PASSING, (a.SCROLL, a.FROM_SCROLL))
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (("SCH-145", "why-marked"), ("SCH-145", "why-not-visible"))

    def options(self, table: ScholarsTable) -> list[int]:
        found = unmarked_scrolls(table) if can_place(table, self.seat) else []
        if found:
            found.append(a.PASS)
        return found

    def verdict(self, table: ScholarsTable, answer: int) -> int:
        if answer == a.PASS or answer in unmarked_scrolls(table):
            return 0
        scroll = answer - a.SCROLL
        board = table.board
        return 1 if scroll in board.map or any(scroll in column for column in board.house) else 2

    def details(self, table: ScholarsTable, answer: int, verdict: int) -> dict[str, Argument]:
        return {"scroll": names.scroll(table.box, answer - a.SCROLL)}

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
        table.tell("takes-back", seat, scroll)


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
    """Place a piece in the Guild, on the Scroll or on the Translator that the answer `where` names.  SCH-143"""
    if table.players[seat].supply:
        table.player(seat).supply -= 1
        put(table, seat, where)
    else:
        table.push(MoveInfluence(seat, where))


def put(table: ScholarsTable, seat: int, where: int) -> None:
    if where >= a.SCROLL:
        mark_scroll(table, where - a.SCROLL, seat)
        if table.loud:
            table.tell("influences-scroll", seat, where - a.SCROLL)
    elif where >= a.GUILD:
        add_to_guild(table, seat, where - a.GUILD)
    else:
        table.main().room_owner[where - a.ROOM] = seat
        if table.loud:
            table.tell("marks-translator", seat, where - a.ROOM)


class MoveInfluence(Question[ScholarsTable]):
    """The supply is empty: which piece is moved instead?  SCH-014, SCH-150"""

    __slots__ = ("where",)

    name: ClassVar[str] = "move-influence"
    rule: ClassVar[str] = "SCH-014"
    about: ClassVar[tuple[tuple[int, int], ...]] = (
        a.PASSING,
        (a.FROM_GUILD, a.WHITE_BAG),
        (a.FROM_SCROLL, a.VIA),
    )
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (
        ("SCH-081", "why-must-mark"),
        ("SCH-014", "why-no-piece-in-guild"),
        ("SCH-014", "why-piece-is-there"),
        ("SCH-014", "why-no-piece-on-scroll"),
    )

    def __init__(self, seat: int, where: int) -> None:
        self.seat = seat
        self.where = where

    def message(self, table: ScholarsTable) -> Message:
        if self.where >= a.SCROLL:
            where = names.scroll(table.box, self.where - a.SCROLL)
        elif self.where >= a.GUILD:
            where = names.guild(self.where - a.GUILD)
        else:
            where = names.translator(table.box, table.board.rooms[self.where - a.ROOM])
        return Message("question-move-influence", {"where": where})

    def options(self, table: ScholarsTable) -> list[int]:
        found = [answer for answer in movable(table, self.seat) if answer != self.from_here()]
        if found and not self.marks_translator():
            found.append(a.PASS)
        return found

    def from_here(self) -> int:
        """The answer that names the very Guild into which the piece goes, if it goes into one."""
        return self.where - a.GUILD + a.FROM_GUILD if a.GUILD <= self.where < a.TRACK else NOBODY

    def marks_translator(self) -> bool:
        """Only the mark of a Translator must be placed.  SCH-081"""
        return a.ROOM <= self.where < a.WORKER

    def verdict(self, table: ScholarsTable, answer: int) -> int:
        if answer == a.PASS:
            return 1 if self.marks_translator() else 0
        if answer not in movable(table, self.seat):
            return 4 if answer >= a.FROM_SCROLL else 2
        return 3 if answer == self.from_here() else 0

    def details(self, table: ScholarsTable, answer: int, verdict: int) -> dict[str, Argument]:
        if verdict == 4:
            return {"scroll": names.scroll(table.box, answer - a.FROM_SCROLL)}
        return {"guild": names.guild(answer - a.FROM_GUILD)} if verdict > 1 else {}

    def take(self, table: ScholarsTable, answer: int) -> None:
        if answer == a.PASS:
            return
        if answer >= a.FROM_SCROLL:
            mark_scroll(table, answer - a.FROM_SCROLL, NOBODY)
            if table.loud:
                table.tell("takes-from-scroll", self.seat, answer - a.FROM_SCROLL)
        else:
            guild = answer - a.FROM_GUILD
            change_guild(table, self.seat, guild, -1)
            if table.loud:
                table.tell("takes-from-guild", self.seat, guild)
            reassess(table, guild)
        put(table, self.seat, self.where)


class MarkTranslator(SeatDeed[ScholarsTable]):
    """The last step of Employing: Influence on the Translator.  SCH-081"""

    __slots__ = ("room",)

    def __init__(self, seat: int, room: int) -> None:
        self.seat = seat
        self.room = room

    def happen(self, table: ScholarsTable) -> None:
        place(table, self.seat, a.ROOM + self.room)

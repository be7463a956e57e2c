"""Caliph Cards: events, rewards for the players who control Guilds, consolation for the others."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Argument, Message
from ...core.table import Deed, Question
from . import answers as a
from . import names
from .influence import change_guild, reassess
from .pieces import Board
from .recruit import take_top, tell_top
from .table import ScholarsTable
from .terms import NOBODY, ROOMS, STARTING
from .workers import gain_silver


def caliph_revealed(table: ScholarsTable, card: int, top: bool) -> None:
    """A card of the draw pile, the top or the bottom one, is a Caliph Card."""
    board = table.main()
    board.caliphs.append(card)
    board.caliph_influence.append((NOBODY, NOBODY, NOBODY))
    if table.loud:
        table.tell("caliph", card, len(board.caliphs), int(top))
    table.push(CaliphVisit())


class CaliphVisit(Deed[ScholarsTable]):
    """A Caliph Card was revealed: its event, then the Guilds from left to right.  SCH-153"""

    __slots__ = ()

    def happen(self, table: ScholarsTable) -> None:
        space = len(table.board.caliphs) - 1
        if space == 3:
            # The rest of this Round, and one more.  SCH-164
            place = (table.turn - table.first) % table.seats
            table.turns_left = table.seats - 1 - place + table.seats
            if table.loud:
                table.tell("last-rounds", table.turns_left)
        if table.box.events[space] == "starting_translators":
            gold_for_starting_translators(table)
        elif table.box.events[space] == "neutral_translator":
            add_neutral_translator(table, table.box.event_decks[space])
        for guild in (2, 1, 0):
            table.push(CaliphGuild(guild))


def gold_for_starting_translators(table: ScholarsTable) -> None:
    """1 Gold on each Starting Translator in a Room, 1 Silver for each that has Retired.  SCH-158, SCH-237"""
    box = table.box
    board = table.main()
    for room in range(ROOMS):
        translator = board.rooms[room]
        if translator >= 0 and box.deck[translator] == STARTING:
            board.room_gold[room] += 1
            if table.loud:
                table.tell("gold-on", translator)
    for seat in table.from_seat(table.turn):
        if seat == table.opponent:
            retired = table.solo.retired
        else:
            retired = tuple(each for below in table.players[seat].retirees for each in below)
        silver = sum(1 for translator in retired if box.deck[translator] == STARTING)
        if silver:
            gain_silver(table, seat, silver)


def add_neutral_translator(table: ScholarsTable, decks: tuple[int, ...]) -> None:
    """A Neutral Translator enters the left-most empty Room.  SCH-159"""
    board = table.board
    if NOBODY not in board.rooms:
        return
    present = {table.box.deck[translator] for translator in board.rooms if translator >= 0}
    wanted = [deck for deck in decks if board.decks[deck]]
    absent = [deck for deck in wanted if deck not in present]
    if not wanted:
        return
    deck = absent[0] if absent else wanted[0]
    translator = take_top(table, deck)
    room = table.board.rooms.index(NOBODY)
    enter_room(table.main(), room, translator)
    if table.loud:
        table.tell("neutral-enters", translator, room)
        tell_top(table, deck)


def enter_room(board: Board, room: int, translator: int) -> None:
    """A Neutral Translator takes a Room."""
    board.rooms[room] = translator
    board.room_owner[room] = NOBODY
    board.room_gold[room] = 0


class CaliphGuild(Deed[ScholarsTable]):
    """One Guild: its controller moves Influence to the card, all others there are consoled.  SCH-154, SCH-155"""

    __slots__ = ("guild",)

    def __init__(self, guild: int) -> None:
        self.guild = guild

    def happen(self, table: ScholarsTable) -> None:
        board = table.board
        controller = board.control[self.guild]
        counts = board.guilds[self.guild]
        for seat in reversed(table.from_seat(table.turn)):
            if counts[seat] and seat != controller:
                table.push(Console(seat, self.guild))
        if controller >= 0:
            if controller == table.opponent:
                table.opponent_at_caliph(board.caliphs[-1], self.guild)
            else:
                table.push(CaliphSpace(controller, self.guild))


class Console(Deed[ScholarsTable]):
    """The consolation of a Guild.  SCH-155"""

    __slots__ = ("guild", "seat")

    def __init__(self, seat: int, guild: int) -> None:
        self.seat = seat
        self.guild = guild

    def happen(self, table: ScholarsTable) -> None:
        if self.seat == table.opponent:
            table.opponent_consoled(self.guild)
        else:
            table.effects(self.seat, table.box.consolation[self.guild], 0)


def move_to_caliph(table: ScholarsTable, seat: int, guild: int, space: int) -> None:
    """Influence leaves a Guild for a space of the Caliph Card.  SCH-154, SCH-156"""
    change_guild(table, seat, guild, -1)
    board = table.main()
    spaces = list(board.caliph_influence[-1])
    spaces[space] = seat
    board.caliph_influence[-1] = tuple(spaces)
    if table.loud:
        table.tell("serves-caliph", seat, guild, space)
    reassess(table, guild)


class CaliphSpace(Question[ScholarsTable]):
    """Which space of the Caliph Card? The top one gives nothing at once.  SCH-154, SCH-160"""

    __slots__ = ("guild",)

    name: ClassVar[str] = "caliph"
    rule: ClassVar[str] = "SCH-154"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.CALIPH_SPACE, a.ALLOW),)
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (("SCH-154", "why-space-taken"),)

    def __init__(self, seat: int, guild: int) -> None:
        self.seat = seat
        self.guild = guild

    def message(self, table: ScholarsTable) -> Message:
        return Message("question-caliph", {"guild": names.guild(self.guild)})

    def options(self, table: ScholarsTable) -> list[int]:
        return [answer for answer in range(a.CALIPH_SPACE, a.ALLOW) if self.verdict(table, answer) == 0]

    def verdict(self, table: ScholarsTable, answer: int) -> int:
        return 0 if table.board.caliph_influence[-1][answer - a.CALIPH_SPACE] < 0 else 1

    def details(self, table: ScholarsTable, answer: int, verdict: int) -> dict[str, Argument]:
        space = answer - a.CALIPH_SPACE
        owner = table.board.caliph_influence[-1][space]
        return {"owner": names.owner(owner, table.opponent), "space": names.caliph_space(space)}

    def take(self, table: ScholarsTable, answer: int) -> None:
        space = answer - a.CALIPH_SPACE
        move_to_caliph(table, self.seat, self.guild, space)
        card = table.board.caliphs[-1]
        if space == 1:
            table.effects(self.seat, table.box.caliph_middle[card], 1)  # SCH-161
        elif space == 2:
            table.effects(self.seat, table.box.caliph_bottom[card], 1)  # SCH-162

"""Recruit: Dispatch or Employ a Translator from the top row."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Message
from ...core.table import Deed, Field, Question
from . import action, names
from . import answers as a
from .goals import interact
from .influence import MarkTranslator, can_place
from .table import ScholarsTable
from .terms import NOBODY, ROOMS
from .workers import pay_silver


class Recruit(Question[ScholarsTable]):
    """Which Translator is Dispatched or Employed?  SCH-078, SCH-079"""

    __slots__ = ()

    name: ClassVar[str] = "recruit"
    rule: ClassVar[str] = "SCH-078"

    def message(self, table: ScholarsTable) -> Message:
        return Message("question-recruit", {"value": action.value(table, table.players[self.seat])})

    def options(self, table: ScholarsTable) -> list[int]:
        value = action.value(table, table.players[self.seat])
        decks = within_reach(table, value)
        found = [a.DISPATCH + deck for deck in decks]
        if decks and open_rooms(table, self.seat):
            found += [a.EMPLOY + deck for deck in decks]
        return found

    def take(self, table: ScholarsTable, answer: int) -> None:
        if answer >= a.EMPLOY:
            table.push(Employ(self.seat, answer - a.EMPLOY))
        else:
            dispatch(table, self.seat, answer - a.DISPATCH)


def within_reach(table: ScholarsTable, value: int) -> list[int]:
    """The decks that an action of this value reaches.  SCH-079"""
    needed = table.box.deck_value
    decks = table.board.decks
    return [deck for deck in range(8) if needed[deck] <= value and decks[deck]]


def dispatch(table: ScholarsTable, seat: int, deck: int) -> None:
    """Resolve a Translator's effects, then put the card under its deck.  SCH-080"""
    translator = table.board.decks[deck][0]
    if table.loud:
        table.events.append(("dispatches", seat, translator))
    table.push(ToBottom(deck))
    table.effects(seat, table.box.dispatch[translator], 0)
    interact(table, seat, translator)


class ToBottom(Deed[ScholarsTable]):
    """The top card of a deck goes to its bottom."""

    __slots__ = ("deck",)

    def __init__(self, deck: int) -> None:
        self.deck = deck

    def fields(self) -> tuple[Field, ...]:
        return (self.deck,)

    def happen(self, table: ScholarsTable) -> None:
        cards = table.board.decks[self.deck]
        table.main().decks[self.deck] = cards[1:] + cards[:1]
        if len(cards) > 1:
            table.reveals += 1


def open_rooms(table: ScholarsTable, seat: int) -> list[int]:
    """The Rooms in which a player can Employ: empty, affordable, and with a piece to mark it.  SCH-014, SCH-082"""
    if not can_place(table, seat):
        return []
    silver = table.players[seat].silver
    rooms = table.board.rooms
    cost = table.box.room_silver
    return [room for room in range(ROOMS) if rooms[room] < 0 and cost[room] <= silver]


def can_employ(table: ScholarsTable, seat: int, deck: int) -> bool:
    """Whether the top card of a deck can be Employed."""
    return bool(table.board.decks[deck]) and bool(open_rooms(table, seat))


class Employ(Question[ScholarsTable]):
    """In which Room is the Translator Employed?  SCH-081, SCH-189"""

    __slots__ = ("deck",)

    name: ClassVar[str] = "room"
    rule: ClassVar[str] = "SCH-082"

    def __init__(self, seat: int, deck: int) -> None:
        self.seat = seat
        self.deck = deck

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.deck)

    def message(self, table: ScholarsTable) -> Message:
        return Message("question-room", {"translator": names.translator(table.box, table.board.decks[self.deck][0])})

    def options(self, table: ScholarsTable) -> list[int]:
        return [a.ROOM + room for room in open_rooms(table, self.seat)]

    def take(self, table: ScholarsTable, answer: int) -> None:
        room = answer - a.ROOM
        pay_silver(table, self.seat, table.box.room_silver[room], NOBODY)
        translator = take_top(table, self.deck)
        board = table.main()
        board.rooms[room] = translator
        board.room_owner[room] = self.seat
        if table.loud:
            table.events.append(("employs", self.seat, translator, room))
        table.push(MarkTranslator(self.seat, room))
        table.effects(self.seat, table.box.room_effect[room], 1)
        interact(table, self.seat, translator)


def take_top(table: ScholarsTable, deck: int) -> int:
    """The top card leaves its deck, and the next one is seen."""
    board = table.main()
    cards = board.decks[deck]
    board.decks[deck] = cards[1:]
    if len(cards) > 1:
        table.reveals += 1
    return cards[0]


def set_aside(table: ScholarsTable, seat: int, deck: int) -> None:
    """The top card of a deck Retires: it is tucked at the end of the turn.  SCH-126, SCH-162"""
    if not table.board.decks[deck]:
        return
    translator = take_top(table, deck)
    me = table.player(seat)
    me.aside = tuple(sorted((*me.aside, translator)))
    if table.loud:
        table.events.append(("sets-aside", seat, translator))

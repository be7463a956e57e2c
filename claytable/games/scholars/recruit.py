"""Recruit: Dispatch or Employ a Translator from the top row."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Argument, Message
from ...core.table import Deed, Question
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
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.DISPATCH, a.ROOM),)
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (
        ("SCH-079", "why-value"),
        ("SCH-079", "why-deck-empty"),
        ("SCH-014", "why-no-influence"),
        ("SCH-082", "why-no-room"),
    )

    def message(self, table: ScholarsTable) -> Message:
        return Message("question-recruit", {"value": action.value(table, table.players[self.seat])})

    def options(self, table: ScholarsTable) -> list[int]:
        value = action.value(table, table.players[self.seat])
        decks = [deck for deck in range(8) if deck_verdict(table, value, deck) == 0]
        found = [a.DISPATCH + deck for deck in decks]
        if decks and employ_verdict(table, self.seat) == 0:
            found += [a.EMPLOY + deck for deck in decks]
        return found

    def verdict(self, table: ScholarsTable, answer: int) -> int:
        value = action.value(table, table.players[self.seat])
        found = deck_verdict(table, value, (answer - a.DISPATCH) % 8)
        if found or answer < a.EMPLOY:
            return found
        found = employ_verdict(table, self.seat)
        return 2 + found if found else 0

    def details(self, table: ScholarsTable, answer: int, verdict: int) -> dict[str, Argument]:
        deck = (answer - a.DISPATCH) % 8
        if verdict == 1:
            value = action.value(table, table.players[self.seat])
            return {"value": value, "needed": table.box.deck_value[deck]}
        return {"deck": names.deck(deck)} if verdict == 2 else {}

    def take(self, table: ScholarsTable, answer: int) -> None:
        if answer >= a.EMPLOY:
            table.push(Employ(self.seat, answer - a.EMPLOY))
        else:
            dispatch(table, self.seat, answer - a.DISPATCH)


def deck_verdict(table: ScholarsTable, value: int, deck: int) -> int:
    """Whether an action of this value reaches a Translator: 1 too low a value, 2 an empty deck.  SCH-079"""
    if table.box.deck_value[deck] > value:
        return 1
    return 0 if table.board.decks[deck] else 2


def recruit_verdict(table: ScholarsTable, value: int) -> int:
    """Whether an action of this value reaches any Translator: 1 too low a value, 2 empty decks.  SCH-079"""
    found = 1
    for deck in range(8):
        verdict = deck_verdict(table, value, deck)
        if not verdict:
            return 0
        found = max(found, verdict)
    return found


def dispatch(table: ScholarsTable, seat: int, deck: int) -> None:
    """Resolve a Translator's effects, then put the card under its deck.  SCH-080"""
    translator = table.board.decks[deck][0]
    if table.loud:
        table.tell("dispatches", seat, translator)
    table.push(ToBottom(deck))
    table.effects(seat, table.box.dispatch[translator], 0)
    interact(table, seat, translator)


class ToBottom(Deed[ScholarsTable]):
    """The top card of a deck goes to its bottom."""

    __slots__ = ("deck",)

    def __init__(self, deck: int) -> None:
        self.deck = deck

    def happen(self, table: ScholarsTable) -> None:
        cards = table.board.decks[self.deck]
        table.main().decks[self.deck] = cards[1:] + cards[:1]
        if len(cards) > 1:
            table.reveals += 1
            if table.loud:
                table.tell("to-bottom", cards[0], cards[1])


def room_verdict(table: ScholarsTable, silver: int, room: int) -> int:
    """Whether someone with this much Silver can Employ in a Room: 1 it is taken, 2 it costs more.  SCH-082"""
    if table.board.rooms[room] >= 0:
        return 1
    return 0 if table.box.room_silver[room] <= silver else 2


def employ_verdict(table: ScholarsTable, seat: int) -> int:
    """Whether a player can Employ at all: 1 no piece to mark it, 2 no Room is free.  SCH-014, SCH-082"""
    if not can_place(table, seat):
        return 1
    silver = table.players[seat].silver
    for room in range(ROOMS):
        if room_verdict(table, silver, room) == 0:
            return 0
    return 2


class Employ(Question[ScholarsTable]):
    """In which Room is the Translator Employed?  SCH-081, SCH-082, SCH-189"""

    __slots__ = ("deck",)

    name: ClassVar[str] = "room"
    rule: ClassVar[str] = "SCH-082"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.ROOM, a.WORKER),)
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (("SCH-082", "why-room-taken"), ("SCH-082", "why-silver"))

    def __init__(self, seat: int, deck: int) -> None:
        self.seat = seat
        self.deck = deck

    def message(self, table: ScholarsTable) -> Message:
        return Message("question-room", {"translator": names.translator(table.box, table.board.decks[self.deck][0])})

    def options(self, table: ScholarsTable) -> list[int]:
        if employ_verdict(table, self.seat):
            return []
        silver = table.players[self.seat].silver
        return [a.ROOM + room for room in range(ROOMS) if room_verdict(table, silver, room) == 0]

    def verdict(self, table: ScholarsTable, answer: int) -> int:
        return room_verdict(table, table.players[self.seat].silver, answer - a.ROOM)

    def details(self, table: ScholarsTable, answer: int, verdict: int) -> dict[str, Argument]:
        room = answer - a.ROOM
        if verdict == 1:
            return {"n": room + 1}
        return {"n": table.box.room_silver[room], "own": table.players[self.seat].silver}

    def take(self, table: ScholarsTable, answer: int) -> None:
        room = answer - a.ROOM
        pay_silver(table, self.seat, table.box.room_silver[room], NOBODY)
        translator = take_top(table, self.deck)
        board = table.main()
        board.rooms[room] = translator
        board.room_owner[room] = self.seat
        if table.loud:
            table.tell("employs", self.seat, translator, room)
            tell_top(table, self.deck)
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


def tell_top(table: ScholarsTable, deck: int) -> None:
    """Say which card is seen now that the one above it has left."""
    if table.board.decks[deck]:
        table.tell("next-translator", table.board.decks[deck][0])


def set_aside(table: ScholarsTable, seat: int, deck: int) -> None:
    """The top card of a deck Retires: it is tucked at the end of the turn.  SCH-126, SCH-162"""
    if not table.board.decks[deck]:
        return
    translator = take_top(table, deck)
    me = table.player(seat)
    me.aside = tuple(sorted((*me.aside, translator)))
    if table.loud:
        table.tell("sets-aside", seat, translator)
        tell_top(table, deck)

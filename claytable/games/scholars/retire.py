"""Retiring: at the end of every turn Translators with enough Gold leave their Rooms."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Argument, Message
from ...core.table import Deed, Question, Repeated
from . import answers as a
from . import names
from .dice import GainWhiteDie
from .goals import interact
from .table import ScholarsTable
from .terms import BROWN_SLOTS, NOBODY, ROOMS, STARTING


class Retirements(Deed[ScholarsTable]):
    """At the end of the turn Translators with enough Gold Retire; those set aside are tucked.

    SCH-051, SCH-115, SCH-120
    """

    __slots__ = ()

    def happen(self, table: ScholarsTable) -> None:
        board = table.board
        leaving: list[int] = []
        for room in range(ROOMS):
            if board.rooms[room] >= 0 and board.room_gold[room] >= table.box.room_gold[room]:
                leaving.append(room)
        if table.loud and (leaving or any(me.aside for me in table.players)):
            table.tell("retirements")
        for room in leaving:
            leave_room(table, room)
        for seat in reversed(table.from_seat(table.turn)):
            if table.players[seat].aside:
                table.push(Tuck(seat))


def leave_room(table: ScholarsTable, room: int) -> None:
    """A Translator leaves its Room; an owner sets it aside to tuck it.  SCH-121"""
    board = table.main()
    translator = board.rooms[room]
    owner = board.room_owner[room]
    gold = board.room_gold[room]
    board.rooms[room] = NOBODY
    board.room_owner[room] = NOBODY
    board.room_gold[room] = 0
    deck = table.box.deck[translator]
    if owner >= 0:
        me = table.player(owner)
        me.supply += 1
        me.aside = tuple(sorted((*me.aside, translator)))
        if table.loud:
            table.tell("retires", owner, translator, room, gold)
    elif table.opponent >= 0:  # SCH-225
        solo = table.rival()
        solo.retired = (*solo.retired, translator)
        if table.loud:
            table.tell("retires-to-opponent", translator, room, gold)
    elif deck == STARTING:
        if table.loud:
            table.tell("retires-to-box", translator, room, gold)
    else:
        board.decks[deck] = (*board.decks[deck], translator)  # SCH-124
        if table.loud:
            table.tell("retires-to-deck", translator, room, gold)


def tuck_price(below: tuple[int, ...]) -> int:
    """How many payments the next Retiree costs below a slot: as many as lie there.  SCH-122"""
    return len(below)


class Tuck(Question[ScholarsTable]):
    """Below which brown slot does a Retiree go?  SCH-121, SCH-123

    Which of several is tucked first changes nothing: the lowest number comes first.
    """

    __slots__ = ()

    name: ClassVar[str] = "tuck"
    rule: ClassVar[str] = "SCH-121"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.SLOT, a.CARD),)
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (("SCH-121", "why-black-slot"),)

    def message(self, table: ScholarsTable) -> Message:
        translator = table.players[self.seat].aside[0]
        effect = names.retiree(table.box, translator)
        return Message("question-tuck", {"translator": names.translator(table.box, translator), "effect": effect})

    def options(self, table: ScholarsTable) -> list[int]:
        return [answer for answer in range(a.SLOT, a.CARD) if self.verdict(table, answer) == 0]

    def verdict(self, table: ScholarsTable, answer: int) -> int:
        return 0 if answer - a.SLOT < BROWN_SLOTS else 1

    def take(self, table: ScholarsTable, answer: int) -> None:
        slot = answer - a.SLOT
        me = table.player(self.seat)
        translator = me.aside[0]
        me.aside = me.aside[1:]
        below = me.retirees[slot]
        me.retirees[slot] = tuple(sorted((*below, translator)))
        if table.loud:
            table.tell("tucks", self.seat, translator, slot)
        if me.aside:
            table.push(Tuck(self.seat))
        if price := tuck_price(below):
            table.push(TuckCost(self.seat, price))
        interact(table, self.seat, translator)


class TuckCost(Repeated[ScholarsTable]):
    """For each Retiree already there 1 Silver, or a White die to the Bag: each payment is a choice.  SCH-122"""

    __slots__ = ()

    name: ClassVar[str] = "tuck-cost"
    rule: ClassVar[str] = "SCH-122"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.PAY_SILVER, a.CALIPH_SPACE),)
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (("SCH-122", "why-silver"),)

    def options(self, table: ScholarsTable) -> list[int]:
        return [answer for answer in (a.PAY_SILVER, a.TAKE_DICE) if self.verdict(table, answer) == 0]

    def verdict(self, table: ScholarsTable, answer: int) -> int:
        return 0 if answer == a.TAKE_DICE or table.players[self.seat].silver else 1

    def details(self, table: ScholarsTable, answer: int, verdict: int) -> dict[str, Argument]:
        return {"n": 1, "own": 0}

    def take(self, table: ScholarsTable, answer: int) -> None:
        if self.times > 1:
            table.push(TuckCost(self.seat, self.times - 1))
        if answer == a.PAY_SILVER:
            table.player(self.seat).silver -= 1
            if table.loud:
                table.tell("pays-silver", self.seat, 1, NOBODY)
        else:
            table.push(GainWhiteDie(self.seat))

"""Player turns: one main action a turn, free actions besides, until everybody has placed a Tent."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Message
from . import answers as a
from .ask import OfTheTurn, SeatAct, can_brighten
from .clauses import Due
from .craftspeople import Refresh
from .devices import can_act
from .dice import Brighten
from .payment import Pay, can_pay
from .placing import FIRST_WORKSHOP, PlaceDice, best_total, turned_up
from .table import InventorsTable
from .tents import pitch
from .terms import ALL_TRADES, NOBODY, TESTING
from .testing import TestDie
from .workers import send, worker_answers
from .workshops import ClearWorkshop


class StartTurn(SeatAct):
    """A seat's turn begins.  INV-092"""

    __slots__ = ()

    def happen(self, table: InventorsTable) -> None:
        table.push(NextTurn(self.seat))
        if self.seat == table.opponent:
            table.opponent_turn()
            return
        table.turn = self.seat
        if table.loud:
            table.events.append(("turn", self.seat))
        table.push(EndTurn(self.seat))
        table.push(MainAction(self.seat))


class MainAction(OfTheTurn):
    """Dice on a Camel, dice in a Workshop, a Worker or the Tent; after the Tent, the lesser actions.

    INV-093, INV-094, INV-163
    """

    __slots__ = ()

    name: ClassVar[str] = "main-action"
    rule: ClassVar[str] = "INV-093"

    def choices(self, table: InventorsTable) -> list[int]:
        seat = self.seat
        me = table.players[seat]
        found: list[int] = []
        dice = bool(me.ready or me.determined or me.inspired)
        tented = me.tent >= 0
        if dice and not tented and me.free_camel() >= 0:
            highest = turned_up(me)
            best = best_total(highest)
            for action in range(4):
                if can_act(table, seat, action, highest, best):
                    found.append(a.INVENT + action)
        if dice:
            for row in range(3):
                if not me.workshops[row]:
                    found.append(a.WORKSHOP + row)
        if not tented:
            worker_answers(table, seat, found)
            for space in range(5):
                if table.board.tents[space] == NOBODY:
                    found.append(a.TENT + space)
            return found
        if can_brighten(me):
            found.append(a.AFTER_BRIGHTEN)
        if me.active != ALL_TRADES:
            found.append(a.AFTER_REFRESH)
        if any(me.workshops) and can_pay(table, seat, Due(any_crafts=1)):
            found.append(a.AFTER_CLEAR)
        found.append(a.PASS)
        return found

    def choose(self, table: InventorsTable, answer: int) -> None:
        seat = self.seat
        if answer == a.PASS:
            if table.loud:
                table.events.append(("passes", seat))
        elif answer < a.WORKSHOP:
            action = answer - a.INVENT
            table.action = action
            table.camel = table.players[seat].free_camel()
            table.bonuses_used = 0
            table.push(TestDie(seat) if action == TESTING else PlaceDice(seat, action))
        elif answer < a.TENT:
            row = answer - a.WORKSHOP
            table.workshop = row
            table.boost = 0
            table.push(PlaceDice(seat, FIRST_WORKSHOP + row))
        elif answer < a.AFTER_BRIGHTEN:
            pitch(table, seat, answer - a.TENT)
        elif answer == a.AFTER_BRIGHTEN:
            table.push(Brighten(seat, 1))
        elif answer == a.AFTER_REFRESH:
            table.push(Refresh(seat, 1))
        elif answer == a.AFTER_CLEAR:
            table.push(ClearWorkshop(seat))
            table.push(Pay(seat, Due(any_crafts=1)))
        else:
            send(table, seat, answer)

    def message(self, table: InventorsTable) -> Message:
        tented = table.players[self.seat].tent >= 0
        return Message("question-after-tent" if tented else "question-main-action", {"round": table.round})


class EndTurn(OfTheTurn):
    """The action is done; what may still be done this turn is a free action or a colour bonus."""

    __slots__ = ()

    name: ClassVar[str] = "end-turn"

    def choices(self, table: InventorsTable) -> list[int]:
        return [a.END_TURN]

    def choose(self, table: InventorsTable, answer: int) -> None:
        table.turn = NOBODY
        table.action = NOBODY
        table.camel = NOBODY
        table.bonuses_used = 0
        table.workshop = NOBODY
        table.boost = 0


class NextTurn(SeatAct):
    """Clockwise, until everybody has placed a Tent.  INV-092, INV-165"""

    __slots__ = ()

    def happen(self, table: InventorsTable) -> None:
        for me in table.players:
            if me.tent < 0:
                table.push(StartTurn((self.seat + 1) % table.seats))
                return
        table.end_round()

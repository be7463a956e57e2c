"""Player turns: one main action a turn, free actions besides, until everybody has placed a Tent."""

from __future__ import annotations

from typing import ClassVar, Final

from ...core.messages import Message
from . import answers as a
from .ask import OfTheTurn, SeatAct, add_extras, can_brighten
from .clauses import Due
from .craftspeople import Refresh
from .devices import can_act
from .dice import Brighten
from .payment import Pay, can_pay
from .placing import PlaceDice
from .table import InventorsTable
from .tents import pitch
from .terms import ALL_TRADES, NOBODY, TESTING
from .testing import TestDie
from .totals import FIRST_WORKSHOP, best_total, turned_up
from .workers import send, worker_answers
from .workshops import ClearWorkshop

#: What it costs to clear a Workshop after the Tent.  INV-164
CLEARING: Final = Due(any_crafts=1)


class StartTurn(SeatAct):
    """A seat's turn begins.  INV-092"""

    __slots__ = ()

    def happen(self, table: InventorsTable) -> None:
        seat = self.seat
        table.turns += 1
        table.stack.append(NextTurn(seat))
        if seat == table.opponent:
            table.opponent_turn()
            return
        table.turn = seat
        if table.loud:
            table.events.append(("turn", seat))
        table.stack.append(EndTurn(seat))
        table.stack.append(MainAction(seat))


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
        tented = me.tent >= 0
        if me.ready or me.determined or me.inspired:
            if not tented and me.free_camel() >= 0:
                highest = turned_up(me)
                best = best_total(highest)
                for action in range(4):
                    if can_act(table, seat, action, highest, best):
                        found.append(a.INVENT + action)
            answer = a.WORKSHOP
            for dice in me.workshops:
                if not dice:
                    found.append(answer)
                answer += 1
        if not tented:
            worker_answers(table, seat, found)
            answer = a.TENT
            for holder in table.board.tents:
                if holder == NOBODY:
                    found.append(answer)
                answer += 1
            return found
        if can_brighten(me):
            found.append(a.AFTER_BRIGHTEN)
        if me.active != ALL_TRADES:
            found.append(a.AFTER_REFRESH)
        if any(me.workshops) and can_pay(table, seat, CLEARING):
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
            table.push(Pay(seat, CLEARING))
        else:
            send(table, seat, answer)

    def message(self, table: InventorsTable) -> Message:
        tented = table.players[self.seat].tent >= 0
        return Message("question-after-tent" if tented else "question-main-action", {"round": table.round})


class EndTurn(OfTheTurn):
    """The action is done; what may still be done this turn is a free action or a colour bonus."""

    __slots__ = ()

    name: ClassVar[str] = "end-turn"

    def options(self, table: InventorsTable) -> list[int]:
        me = table.players[self.seat]
        found = [a.END_TURN]
        if me.hand or table.camel >= 0:
            add_extras(table, me, found)
        return found

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

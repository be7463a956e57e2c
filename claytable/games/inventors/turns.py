"""Player turns: one main action a turn, free actions besides. The order of play is in `rounds`."""

from __future__ import annotations

from typing import ClassVar, Final

from ...core.messages import Argument, Message
from . import answers as a
from .ask import OfTheTurn, add_extras, can_brighten
from .clauses import Due
from .craftspeople import Refresh
from .devices import action_details, action_verdict, can_act
from .dice import Brighten
from .payment import Pay, can_pay
from .placing import PlaceDice
from .player import Player
from .table import InventorsTable
from .tents import pitch
from .terms import ALL_TRADES, NOBODY, TESTING, Ranges, Reasons
from .testing import TestDie
from .totals import FIRST_WORKSHOP, best_total, turned_up
from .workers import NO_INFLUENCE, UNPAYABLE, send, worker_answers, worker_details, worker_verdict
from .workshops import ClearWorkshop

#: What it costs to clear a Workshop after the Tent.  INV-164
CLEARING: Final = Due(any_crafts=1)


#: Why a main action is not taken, after the reasons of Workers and of Camel actions.
TENTED: Final = 24
NO_CAMEL: Final = 25
NO_DICE: Final = 26
WORKSHOP_USED: Final = 27
HAS_TENT: Final = 28
SPACE_TAKEN: Final = 29
NOT_TENTED: Final = 30
NO_EFFECT: Final = 31
CLEARING_UNPAYABLE: Final = 32


class MainAction(OfTheTurn):
    """Dice on a Camel, dice in a Workshop, a Worker or the Tent; after the Tent, the lesser actions.

    INV-093, INV-094, INV-163
    """

    __slots__ = ()

    name: ClassVar[str] = "main-action"
    rule: ClassVar[str] = "INV-093"
    about: ClassVar[Ranges] = (a.A_MAIN_ACTION, a.A_PASS)
    reasons: ClassVar[Reasons] = (
        # Workers (`workers`)
        ("INV-149", "why-no-envoy"),
        ("INV-141", "why-no-worker"),
        ("INV-142", "why-occupied"),
        ("INV-097", "why-blocked"),
        ("INV-143", "why-influence"),
        ("INV-142", "why-space-cards"),
        ("INV-142", "why-space-silver"),
        ("INV-142", "why-space-craft"),
        ("INV-142", "why-cost-unpayable"),
        # Camel actions (`devices`)
        ("INV-112", "why-no-invention-tile"),
        ("INV-112", "why-all-invented"),
        ("INV-254", "why-all-invented"),
        ("INV-007", "why-no-influence"),
        ("INV-118", "why-built-full"),
        ("INV-254", "why-built-full"),
        ("INV-113", "why-nothing-invented"),
        ("INV-126", "why-nothing-built"),
        ("INV-106", "why-too-few-cards"),
        ("INV-114", "why-crafts-unpayable"),
        ("INV-128", "why-crafts-unpayable"),
        ("INV-104", "why-total"),
        ("INV-122", "why-nothing-to-test"),
        ("INV-123", "why-no-test-die"),
        # All of them
        ("INV-163", "why-tented"),
        ("INV-102", "why-no-camel"),
        ("INV-037", "why-no-dice"),
        ("INV-132", "why-workshop-used"),
        ("INV-150", "why-tented"),
        ("INV-150", "why-tent-space-taken"),
        ("INV-093", "why-not-tented"),
        ("INV-163", "why-no-effect"),
        ("INV-164", "why-space-craft"),
    )

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
        for answer in range(a.AFTER_BRIGHTEN, a.AFTER_CLEAR + 1):
            if not self.after_tent_verdict(table, me, answer):
                found.append(answer)
        found.append(a.PASS)
        return found

    def verdict(self, table: InventorsTable, answer: int) -> int:
        seat = self.seat
        me = table.players[seat]
        tented = me.tent >= 0
        if answer == a.PASS or a.AFTER_BRIGHTEN <= answer <= a.AFTER_CLEAR:
            return self.after_tent_verdict(table, me, answer)
        if a.TENT <= answer < a.AFTER_BRIGHTEN:
            if tented:
                return HAS_TENT
            return 0 if table.board.tents[answer - a.TENT] == NOBODY else SPACE_TAKEN
        if answer >= a.WORKER:
            return TENTED if tented else worker_verdict(table, seat, answer)
        dice = me.ready or me.determined or me.inspired
        if answer >= a.WORKSHOP:
            if me.workshops[answer - a.WORKSHOP]:
                return WORKSHOP_USED
            return 0 if dice else NO_DICE
        if tented:
            return TENTED
        if me.free_camel() < 0:
            return NO_CAMEL
        return action_verdict(table, seat, answer - a.INVENT) if dice else NO_DICE

    def after_tent_verdict(self, table: InventorsTable, me: Player, answer: int) -> int:
        """The lesser actions after the Tent.  INV-163, INV-164"""
        if me.tent < 0:
            return NOT_TENTED
        if answer == a.AFTER_BRIGHTEN:
            return 0 if can_brighten(me) else NO_EFFECT
        if answer == a.AFTER_REFRESH:
            return 0 if me.active != ALL_TRADES else NO_EFFECT
        if answer == a.PASS:
            return 0
        if not any(me.workshops):
            return NO_EFFECT
        return 0 if can_pay(table, self.seat, CLEARING) else CLEARING_UNPAYABLE

    def details(self, table: InventorsTable, answer: int, verdict: int) -> dict[str, Argument]:
        if verdict == CLEARING_UNPAYABLE:
            return {"silver": table.players[self.seat].silver}
        if NO_INFLUENCE <= verdict <= UNPAYABLE:
            return worker_details(table, self.seat, answer, verdict)
        return action_details(table, self.seat, answer - a.INVENT, verdict) if verdict < TENTED else {}

    def choose(self, table: InventorsTable, answer: int) -> None:
        seat = self.seat
        if answer == a.PASS:
            if table.loud:
                table.tell("passes", seat)
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
    about: ClassVar[Ranges] = ((a.END_TURN, a.INVENT),)

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

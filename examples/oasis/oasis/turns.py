"""Days, turns, and what is done in them: each step happens, or asks."""

from __future__ import annotations

import sys
from bisect import insort
from typing import Final

from claytable.core.messages import Argument, Message
from claytable.core.steps import StepBook
from claytable.core.table import Question, SeatDeed

from . import words
from .box import DISCARD, DRAW, DRINK, GOODS, LOAD, SPACES, TAKE, WAITING
from .table import Oasis

POOR, FULL, MISSING, NOBODY = 1, 2, 3, 4


class NextTurn(SeatDeed[Oasis]):
    """The turn passes clockwise; with the first player a day begins.  OAS-003, OAS-013"""

    def happen(self, table: Oasis) -> None:
        seat = self.seat
        dawn = seat == table.first
        if (dawn and table.day == table.days) or all(caravan < 0 for caravan in table.waiting):
            table.over = True
            table.turn = -1
            table.tell("game-over")
            return
        if dawn:
            table.day += 1
            table.tell("day", table.day)
        table.turn = seat
        table.turns += 1
        table.push(NextTurn((seat + 1) % table.seats))
        table.push(Turn(seat))


class Turn(Question[Oasis]):
    """One thing a turn: take, draw, drink or load.  OAS-004"""

    name = "turn"
    rule = "OAS-004"
    about = ((TAKE, TAKE + SPACES), (DRAW, DRAW + 1), (DRINK, DRINK + 1), (LOAD, LOAD + WAITING))
    reasons = (
        ("OAS-005", "why-too-little-water"),
        ("OAS-010", "why-skins-full"),
        ("OAS-011", "why-goods-missing"),
        ("OAS-011", "why-no-caravan"),
    )

    def verdict(self, table: Oasis, answer: int) -> int:
        me, box = table.players[self.seat], table.box
        if answer < TAKE + SPACES:
            return POOR if me.water < box.cost[answer - TAKE] else 0
        if answer == DRINK:
            return FULL if me.water >= box.most_water else 0
        if answer >= LOAD:
            caravan = table.waiting[answer - LOAD]
            return NOBODY if caravan < 0 else MISSING if table.missing(self.seat, caravan) else 0
        return 0

    def details(self, table: Oasis, answer: int, verdict: int) -> dict[str, Argument]:
        have = table.players[self.seat].water
        if verdict == POOR:
            return {"water": table.box.cost[answer - TAKE], "have": have}
        if verdict == FULL:
            return {"have": have}
        if verdict == MISSING:
            return {"goods": [words.good(good) for good in table.missing(self.seat, table.waiting[answer - LOAD])]}
        return {}

    def options(self, table: Oasis) -> list[int]:
        return [answer for answer in range(TAKE, LOAD + WAITING) if self.verdict(table, answer) == 0]

    def take(self, table: Oasis, answer: int) -> None:
        if answer < TAKE + SPACES:
            self.buy(table, answer - TAKE)
        elif answer == DRAW:
            self.draw(table)
        elif answer == DRINK:
            self.drink(table)
        else:
            self.load(table, answer - LOAD)

    def message(self, table: Oasis) -> Message:
        return Message("question-turn", {"day": table.day})

    def buy(self, table: Oasis, space: int) -> None:
        """Pay, take the card, and refill the market from behind.  OAS-005, OAS-006"""
        good, cost = table.market.pop(space), table.box.cost[space]
        table.players[self.seat].water -= cost
        insort(table.players[self.seat].hand, good)
        table.tell("takes", self.seat, good, space + 1, cost)
        new = table.top_card()
        table.market.append(new)
        table.tell("refills", new)
        table.push(Discard(self.seat))

    def draw(self, table: Oasis) -> None:
        """The top card, unseen by the others.  OAS-007"""
        good = table.top_card()
        insort(table.players[self.seat].hand, good)
        table.tell("draws", self.seat, good)
        table.push(Discard(self.seat))

    def drink(self, table: Oasis) -> None:
        """Water, up to what the skins hold.  OAS-010"""
        me = table.players[self.seat]
        gained = min(table.box.drink, table.box.most_water - me.water)
        me.water += gained
        table.tell("drinks", self.seat, gained)

    def load(self, table: Oasis, place: int) -> None:
        """Goods for a caravan; the next one takes its place.  OAS-011"""
        caravan = table.waiting[place]
        for good in table.box.wants[caravan]:
            table.discard(self.seat, good)
        table.players[self.seat].loaded.append(caravan)
        table.waiting[place] = -1
        table.tell("loads", self.seat, caravan)
        if table.coming:
            table.reveals += 1
            table.waiting[place] = table.coming.pop()
            table.tell("arrives", table.waiting[place])


class Discard(Question[Oasis]):
    """A player with too many cards discards one.  OAS-008"""

    name = "discard"
    rule = "OAS-008"
    about = ((DISCARD, DISCARD + len(GOODS)),)
    reasons = (("OAS-008", "why-none-in-hand"),)

    def verdict(self, table: Oasis, answer: int) -> int:
        return 0 if answer - DISCARD in table.players[self.seat].hand else 1

    def details(self, table: Oasis, answer: int, verdict: int) -> dict[str, Argument]:
        return {"good": words.good(answer - DISCARD)}

    def options(self, table: Oasis) -> list[int]:
        if len(table.players[self.seat].hand) <= table.box.most_cards:
            return []
        return [answer for answer in range(*self.about[0]) if self.verdict(table, answer) == 0]

    def take(self, table: Oasis, answer: int) -> None:
        table.discard(self.seat, answer - DISCARD)
        table.tell("discards", self.seat, answer - DISCARD)


#: Every step by name, for saved games.
STEPS: Final = StepBook((sys.modules[__name__],))

"""The two kinds of step of this game, and what every question of a player's own turn offers besides its answers.

On a player's own turn each question also offers the free actions (INV-157) and, during a Camel action, the colour
bonuses. They push their own steps, and the question is asked again afterwards. While a cost is owed, a question offers
only answers after which it can still be met (INV-103).
"""

from __future__ import annotations

from typing import ClassVar, Final

from ...core.messages import Message
from ...core.rng import Unlucky
from ...core.table import Deed, Step, TurnQuestion
from . import answers as a
from .payability.costs import bonus_left
from .payability.means import Promise
from .player import Player
from .table import InventorsTable
from .terms import ALL_TRADES, BUILDING, INVENTING

#: What a die shows that is rolled while the table looks ahead.  INV-103
UNLUCKY: Final = Unlucky(0)


class Act(Deed[InventorsTable]):
    """A step that happens."""

    __slots__ = ()

    def promises(self, table: InventorsTable) -> list[Promise]:
        """The gains that this step will bring, first one last."""
        return []


class SeatAct(Act):
    """A step that happens for one seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Ask(TurnQuestion[InventorsTable]):
    """A step that asks."""

    __slots__ = ()

    rule: ClassVar[str] = "INV-093"

    def promises(self, table: InventorsTable) -> list[Promise]:
        """The gains that this question is about, first one last."""
        return []

    def choices(self, table: InventorsTable) -> list[int]:
        """The answers that it is about and that nothing forbids. Frequent questions look only at what is there."""
        return [answer for first, end in self.about for answer in range(first, end) if self.verdict(table, answer) == 0]

    def options(self, table: InventorsTable) -> list[int]:
        found = self.choices(table)
        if self.seat != table.turn or (len(found) <= 1 and not self.insists(table)):
            return found
        me = table.players[self.seat]
        owing = owed(table)
        if owing is None:
            if me.hand or table.camel >= 0:
                add_extras(table, me, found)
            return found
        spare = owing.spare_cards(table)
        if spare < self.spends():
            known: dict[int, bool] = {}
            found = [each for each in found if self.leaves_possible(table, owing, each, known)]
        if me.hand or table.camel >= 0:
            extras: list[int] = []
            add_extras(table, me, extras)
            self.add_live_extras(table, owing, spare, extras, found)
        return found

    def take(self, table: InventorsTable, answer: int) -> None:
        # What every question of a turn does, without asking the table which answers are extras.
        if a.BONUS <= answer < a.COLOUR:
            table.stack.append(self)
            table.take_extra(self.seat, answer)
        else:
            self.choose(table, answer)

    def spends(self) -> int:
        """How many Device Cards each of `choices` gives up."""
        return 0

    def add_live_extras(
        self, table: InventorsTable, owing: Owing, spare: int, extras: list[int], answers: list[int]
    ) -> None:
        """Those of the extras after which what is owed can still be finished."""
        if not extras:
            return
        me = table.players[self.seat]
        # An Invent needs cards and nothing else: only a bonus or the Study could bring back what is given up.
        lost = table.action == INVENTING and owing.dice_lie() and not me.study and not bonus_left(table, me)
        known: dict[int, bool] = {}
        for extra in extras:
            spent = 0 if extra == a.BONUS else 2 if extra == a.DISCARD_TWO else 1
            if spare >= spent or (not lost and self.leaves_possible(table, owing, extra, known)):
                answers.append(extra)

    def alike(self, table: InventorsTable, owing: Owing, answer: int) -> int:
        """The same number for answers that leave what is owed equally possible, such as cards with the same edge."""
        if a.PLAY <= answer < a.COLOUR:
            return -10 - table.box.card_refresh[answer - a.PLAY]
        if a.CARD <= answer < a.DEVICE:
            return -20 - table.box.card_refresh[answer - a.CARD]
        return answer

    def leaves_possible(self, table: InventorsTable, owing: Owing, answer: int, known: dict[int, bool]) -> bool:
        """Whether what is owed can still be finished after this answer; `known` has the result for answers alike."""
        kind = self.alike(table, owing, answer)
        if kind not in known:
            known[kind] = self.look_ahead(table, answer)
        return known[kind]

    def look_ahead(self, table: InventorsTable, answer: int) -> bool:
        """Whether what is owed can still be finished after this answer, with the gains that are then promised."""
        own = table.own
        twin = table.copy()
        # The copy is thrown away: the table again owns all the pieces that it owned before.
        table.own = own
        twin.loud = False
        twin.rng = UNLUCKY
        self.take(twin, answer)
        above: list[Step[InventorsTable]] = []
        stack: list[Step[InventorsTable]] = twin.stack
        for index in range(len(stack) - 1, -1, -1):
            step = stack[index]
            if isinstance(step, Owing):
                promises: list[Promise] = []
                for waiting in reversed(above):
                    if isinstance(waiting, (Act, Ask)):
                        promises += waiting.promises(twin)
                return step.possible(twin, promises)
            above.append(step)
        return True


class Repeated(Ask):
    """A question that is asked `times` times, one answer each."""

    __slots__ = ("times",)

    def __init__(self, seat: int, times: int) -> None:
        self.seat = seat
        self.times = times

    def message(self, table: InventorsTable) -> Message:
        return Message(f"question-{self.name}", {"times": self.times})


class OfTheTurn(Ask):
    """A question of the turn itself: nothing that is owed lies under it."""

    __slots__ = ()

    def options(self, table: InventorsTable) -> list[int]:
        found = self.choices(table)
        me = table.players[self.seat]
        if me.hand or table.camel >= 0:
            add_extras(table, me, found)
        return found


class Owing(Ask):
    """A question that stands for something begun: what is done above it must leave it possible to finish.  INV-103"""

    __slots__ = ()

    def spare_cards(self, table: InventorsTable) -> int:
        """How many Device Cards may be given up with no further look; -1 if a look is always needed."""
        raise NotImplementedError

    def dice_lie(self) -> bool:
        """Whether the dice of the action, and so its bonuses, are settled."""
        return True

    def possible(self, table: InventorsTable, promises: list[Promise]) -> bool:
        """Whether it can be finished, with gains that are promised (the first one last)."""
        raise NotImplementedError

    def options(self, table: InventorsTable) -> list[int]:
        # Its own answers are those from which it can be finished.
        found = self.choices(table)
        me = table.players[self.seat]
        if (me.hand or table.camel >= 0) and (len(found) > 1 or self.insists(table)):
            extras: list[int] = []
            add_extras(table, me, extras)
            if extras:
                self.add_live_extras(table, self, self.spare_cards(table), extras, found)
        return found


def owed(table: InventorsTable) -> Owing | None:
    """The cost under way, if any: the top-most on the stack."""
    stack: list[Step[InventorsTable]] = table.stack
    for step in reversed(stack):
        if isinstance(step, Owing):
            return step
    return None


def add_extras(table: InventorsTable, me: Player, answers: list[int]) -> None:
    """The colour bonus and the free actions that would do something now."""
    if table.camel >= 0 and bonus_left(table, me) and bonus_helps(table, me):
        answers.append(a.BONUS)
    hand = me.hand
    if not hand:
        return
    increase = can_increase(me)
    brighten = can_brighten(me)
    active = me.active
    refresh = table.box.card_refresh
    for card in hand:
        trade = refresh[card]
        if increase or (brighten if trade < 0 else not active >> trade & 1):
            answers.append(a.PLAY + card)
    if len(hand) > 1 and (brighten or active != ALL_TRADES):
        answers.append(a.DISCARD_TWO)


def bonus_helps(table: InventorsTable, me: Player) -> bool:
    """Whether a colour bonus of the action under way would do anything."""
    if table.action == INVENTING:
        return bool(table.board.card_pile or table.board.discards)
    if table.action == BUILDING:
        return me.active != ALL_TRADES
    return can_brighten(me)


def can_brighten(me: Player) -> bool:
    """Whether any die can be brightened.  INV-041"""
    if me.ready or me.determined or me.study:
        return True
    exhausted = me.exhausted
    return bool(exhausted[0] or exhausted[1] or exhausted[2] or exhausted[3])


def can_increase(me: Player) -> bool:
    """Whether any available die can be increased.  INV-040"""
    for code in me.ready:
        if code & 7 < 6:
            return True
    for code in me.determined:
        if code & 7 < 6:
            return True
    for code in me.inspired:
        if code & 7 < 6:
            return True
    return False

"""Paying: Resources as dice, Crates and Gold, in the mix that the payer chooses."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...core.messages import Argument, Message
from ...core.table import Field, SeatDeed, Step
from . import answers as a
from . import clauses, names
from .ask import Ask
from .gains import crate_verdict, flip_crate
from .payability import (
    GOLD_OR_BLUE,
    NO_CRATE,
    PAID_WITH,
    PLACES,
    REFILL_PRICE,
    SECOND,
    Debt,
    Frame,
    State,
    countable,
    counted_only_way,
    down,
    due,
    ends,
    gold_needed,
    leaves_a_choice,
    less,
    needs_die,
    of_colours,
    payable,
    payments,
    settles,
    turn_up,
)
from .pieces import Player
from .reasons import (
    CRATE_FOR_CRATE,
    NO_CRATE_UP,
    NO_DIE,
    NO_GOLD,
    NO_RESOURCE,
    OTHER_RESOURCE,
    REFILL_UNPAID,
    REFILLED_ONCE,
    REST_UNPAID,
    SECOND_UNPAID,
    WAIT,
)
from .table import TabannusiTable
from .terms import REFILLED, UP

#: A cost: see `payability`.
Need = Frame


def local_cost(n: int, colour: int, more: int = 0, of: int = 0) -> Need:
    """A cost of `n` of one colour (or other place of a cost), and `more` of another.  TAB-100, TAB-101"""
    need = [0] * PLACES
    need[colour] += n
    need[of] += more
    return tuple(need)


#: Every cost of one Resource.
ONE: Final = [local_cost(1, place) for place in range(PLACES)]


def has_ship(table: TabannusiTable, seat: int, word: int) -> bool:
    """Whether the ability of a Ship, by its word, works for a player.  TAB-129"""
    working = table.players[seat].working
    if not working:
        return False
    ships = table.board.ships
    words = table.box.ship_word
    for space in range(9):
        if working >> space & 1 and ships[space] >= 0 and words[ships[space]] == word:
            return True
    return False


def refills_two(table: TabannusiTable, seat: int) -> bool:
    """Ship S03.  TAB-202"""
    return has_ship(table, seat, clauses.REFILL)


def owed_by(table: TabannusiTable) -> Debt:
    """What the steps still to be done owe; what is due first comes first."""
    found: list[Frame] = []
    for step in table.stack:
        # Most steps owe nothing: one look at the class tells.
        if type(step) in _OWING:
            found.append(owed_in(step))
    if not found:
        return ()
    found.reverse()
    return tuple(found)


def owed_in(step: Step[Any]) -> Frame:
    """What one of `_OWING` owes."""
    if isinstance(step, Pay):
        return step.need
    return (step.colour,) if isinstance(step, Refill) else SECOND


def can_pay(table: TabannusiTable, seat: int, need: Need) -> bool:
    """Whether a cost can be paid on top of what is owed already.  TAB-063, TAB-065, TAB-066, TAB-067, TAB-202"""
    return can_pay_too(table, seat, need, owed_by(table))


def can_pay_too(table: TabannusiTable, seat: int, need: Need, debt: Debt) -> bool:
    """The same on top of a debt, to be asked more than once."""
    me = table.players[seat]
    if not debt and not (me.working and me.crates and refills_two(table, seat)):
        return payable(me.dice, me.gold, me.crates, need)
    return can_settle(table, seat, (need, *debt))


def can_settle(table: TabannusiTable, seat: int, debt: Debt) -> bool:
    """Whether a player can pay all of a debt."""
    return settles(means_for(table, seat, debt), table.box.settled)


def means_for(table: TabannusiTable, seat: int, debt: Debt) -> State:
    """A debt with what the player has to pay it."""
    me = table.players[seat]
    return tuple(me.dice), me.gold, me.crates, debt, refills_two(table, seat)


def spend_die(table: TabannusiTable, seat: int, colour: int) -> None:
    """A spent die goes to the general supply.  TAB-062"""
    table.player(seat).dice[colour] -= 1
    table.main().supply[colour] += 1
    if table.loud:
        table.tell("pays-resource", seat, colour)


def spend_gold(table: TabannusiTable, seat: int, n: int) -> None:
    if n:
        table.player(seat).gold -= n
        if table.loud:
            table.tell("pays-gold", seat, n)


def use_crate(table: TabannusiTable, seat: int, colour: int) -> None:
    """A face-up Crate of a colour is turned down; of two alike, one that may be refilled again.  TAB-065"""
    ups = [crate for crate in table.players[seat].crates if crate & 7 == colour and crate & UP]
    flip_crate(table, seat, min(ups), min(ups) & ~UP)
    if table.loud:
        table.tell("uses-crate", seat, colour, int(min(ups) >= REFILLED))


class Pay(Ask):
    """How is the next Resource of a cost paid? Each is the payer's own choice.  TAB-063, TAB-064, TAB-065, TAB-066"""

    __slots__ = ("need",)

    name: ClassVar[str] = "pay"
    rule: ClassVar[str] = "TAB-063"
    about: ClassVar[tuple[a.Family, ...]] = (a.PAYMENTS,)

    def __init__(self, seat: int, need: Need) -> None:
        self.seat = seat
        self.need = need

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.need)

    def message(self, table: TabannusiTable) -> Message:
        if self.need[GOLD_OR_BLUE]:
            return Message("question-pay-ship")
        return Message("question-pay", owed_details(self.need))

    def choices(self, table: TabannusiTable) -> list[int]:
        return self.payable_with(table, owed_by(table))

    def payable_with(self, table: TabannusiTable, debt: Debt) -> list[int]:
        """The answers after which this cost, and a debt after it, can still be paid."""
        if not debt:
            found = self.ways(table)
            # The last Resource of all that is owed may be paid in any way.
            if sum(self.need) == 1:
                return found
            if self.counts(table):
                me = table.players[self.seat]
                # Only Gold may be needed elsewhere: what a die or a Crate pays, nothing else can pay.
                if me.gold and gold_needed(me.dice, me.crates, less(self.need, due(self.need))) >= me.gold:
                    found.pop()
                return found
        ways = payments(means_for(table, self.seat, (self.need, *debt)))
        return [_ANSWERS[way[0]] for way in ways if settles(way[1], table.box.settled)]

    def counts(self, table: TabannusiTable) -> bool:
        """Whether no search is needed to tell how it can be paid."""
        crates = table.players[self.seat].crates
        return countable(crates, self.need, bool(crates) and refills_two(table, self.seat))

    def ways(self, table: TabannusiTable) -> list[int]:
        """The ways of `payability.payments` to pay the next Resource, without what is left then."""
        me = table.players[self.seat]
        place = due(self.need)
        found: list[int] = []
        for colour in PAID_WITH[place]:
            if me.dice[colour]:
                found.append(a.PAY_DIE + colour)
            if place != NO_CRATE:
                for crate in me.crates:
                    if crate & 7 == colour and crate & UP:
                        found.append(a.PAY_CRATE + colour)
                        break
        if me.gold:
            found.append(a.PAY_GOLD)
        return found

    def verdict(self, table: TabannusiTable, answer: int) -> int:
        state = means_for(table, self.seat, (self.need, *owed_by(table)))
        for way, after in payments(state):
            if _ANSWERS[way] == answer:
                return 0 if settles(after, table.box.settled) else REST_UNPAID
        # It is not one of the ways to pay the next Resource.
        if answer == a.PAY_GOLD:
            return NO_GOLD
        place = due(self.need)
        crate = answer >= a.PAY_CRATE
        if crate and place == NO_CRATE:
            return CRATE_FOR_CRATE
        if answer - (a.PAY_CRATE if crate else a.PAY_DIE) not in PAID_WITH[place]:
            return OTHER_RESOURCE
        return NO_CRATE_UP if crate else NO_DIE

    def details(self, table: TabannusiTable, answer: int, verdict: int) -> dict[str, Argument]:
        if verdict == OTHER_RESOURCE:
            return {"resource": names.resource(PAID_WITH[due(self.need)][0])}
        if verdict == NO_DIE:
            return {"resource": names.resource(answer - a.PAY_DIE)}
        return {"resource": names.resource(answer - a.PAY_CRATE)} if verdict == NO_CRATE_UP else {}

    def options(self, table: TabannusiTable) -> list[int]:
        """What every way to pay would spend is spent without asking.  TAB-063"""
        debt = owed_by(table)
        found = self.payable_with(table, debt)
        if found and self.only_way(table, found, debt):
            return found[:1]
        if self.seat == table.turn:
            table.stack.append(self)
            table.add_extras(self.seat, found)
            table.stack.pop()
        assert found, f"{self} cannot be paid"
        return found

    def only_way(self, table: TabannusiTable, found: list[int], debt: Debt) -> bool:
        """Whether the first of the answers is part of every way to pay. Another Crate may be one, if it is refilled."""
        if len(found) == 1 and not self.may_refill(table):
            return True
        if not debt:
            if len(found) > 1 and sum(self.need) == 1:
                return False
            if self.counts(table):
                me = table.players[self.seat]
                return counted_only_way(me.dice, me.gold, me.crates, self.need)
        state = means_for(table, self.seat, (self.need, *debt))
        return needs_die(state, table.box.settled) or (
            not (not debt and self.leaves_a_choice(table)) and len(ends(state, table.box.ends)) == 1
        )

    def leaves_a_choice(self, table: TabannusiTable) -> bool:
        """Whether counting alone finds several ways to pay, without a refill."""
        me = table.players[self.seat]
        spare = me.gold - gold_needed(me.dice, me.crates, self.need)
        return spare >= 0 and of_colours(self.need) and leaves_a_choice(me.dice, spare, me.crates, self.need)

    def may_refill(self, table: TabannusiTable) -> bool:
        """Whether a Crate could be refilled to pay with it."""
        place = due(self.need)
        crates = refillable(table, self.seat) if place != NO_CRATE and self.seat == table.turn else []
        if not crates:
            return False
        return (len(PAID_WITH[place]) == 1 and PAID_WITH[place][0] in crates) or refills_two(table, self.seat)

    def choose(self, table: TabannusiTable, answer: int) -> None:
        if sum(self.need) > 1:
            table.push(Pay(self.seat, less(self.need, due(self.need))))
        if answer == a.PAY_GOLD:
            spend_gold(table, self.seat, 1)
        elif answer >= a.PAY_CRATE:
            use_crate(table, self.seat, answer - a.PAY_CRATE)
        else:
            spend_die(table, self.seat, answer - a.PAY_DIE)


#: The answers for the ways of `payability.payments`.
_ANSWERS: Final = [*range(a.PAY_DIE, a.PAY_DIE + 5), *range(a.PAY_CRATE, a.PAY_CRATE + 5), a.PAY_GOLD]


def owed_details(need: Need) -> dict[str, Argument]:
    """A cost as the arguments of a message."""
    return {"owed": [names.cost_message(n, kind) for kind, n in enumerate(need) if n]}


def pay(table: TabannusiTable, seat: int, need: Need) -> None:
    """Owe a cost."""
    if any(need):
        table.push(Pay(seat, need))


# -- refilling Crates ---------------------------------------------------------------------------------------


def refillable(table: TabannusiTable, seat: int) -> list[int]:
    """The colours of Crates that could be refilled now.  TAB-067"""
    crates = table.players[seat].crates
    # Those that are face down and were not refilled have the lowest numbers.
    return down(crates, owed_by(table)) if crates and crates[0] < UP else []


def turned_verdict(me: Player, colour: int, debt: Debt) -> int:
    """Whether a player has a face-down Crate of a colour that was not refilled and is not being paid for."""
    if colour in down(me.crates, debt):
        return 0
    found = crate_verdict(me, colour)
    return found or (WAIT if colour in me.crates else REFILLED_ONCE)


def refill_verdict(table: TabannusiTable, seat: int, colour: int) -> int:
    """Whether a Crate of a colour can be refilled, leaving what is owed payable.  TAB-067, TAB-068"""
    me = table.players[seat]
    debt = owed_by(table)
    found = turned_verdict(me, colour, debt)
    if found:
        return found
    if not me.gold and not any(me.dice):
        return NO_RESOURCE
    if not debt:
        return 0
    # The price of a refill is paid before the next one.
    if debt[0] == REFILL_PRICE:
        return WAIT
    return 0 if can_settle(table, seat, (REFILL_PRICE, (colour,), *debt)) else REFILL_UNPAID


class Refill(SeatDeed[TabannusiTable]):
    """A Crate that was paid for is turned face up.  TAB-067, TAB-202"""

    __slots__ = ("colour",)

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def happen(self, table: TabannusiTable) -> None:
        refill(table, self.seat, self.colour)
        if refills_two(table, self.seat):
            table.push(RefillSecond(self.seat))


def refill(table: TabannusiTable, seat: int, colour: int) -> None:
    """A Crate that something else has turned up meanwhile stays as it is."""
    if colour not in table.players[seat].crates:
        return
    flip_crate(table, seat, colour, colour | UP | REFILLED)
    if table.loud:
        table.tell("refills-crate", seat, colour)


class RefillSecond(Ask):
    """Ship S03: a second Crate for the same Resource.  TAB-202"""

    __slots__ = ()

    name: ClassVar[str] = "refill-second"
    rule: ClassVar[str] = "TAB-202"
    about: ClassVar[tuple[a.Family, ...]] = (
        a.FLIPS,
        a.PASSES,
    )

    def choices(self, table: TabannusiTable) -> list[int]:
        found = [a.FLIP + n for n in refillable(table, self.seat) if not self.verdict(table, a.FLIP + n)]
        if found and not self.verdict(table, a.PASS):
            found.append(a.PASS)
        return found

    def verdict(self, table: TabannusiTable, answer: int) -> int:
        debt = owed_by(table)
        dice, gold, crates, _, pairs = means_for(table, self.seat, debt)
        if answer != a.PASS:
            found = turned_verdict(table.players[self.seat], answer - a.FLIP, debt)
            if found:
                return found
            crates = turn_up(crates, answer - a.FLIP)
        return 0 if settles((dice, gold, crates, debt, pairs), table.box.settled) else SECOND_UNPAID

    def choose(self, table: TabannusiTable, answer: int) -> None:
        if answer != a.PASS:
            refill(table, self.seat, answer - a.FLIP)


#: Steps by which something is owed.
_OWING: Final = frozenset({Pay, Refill, RefillSecond})

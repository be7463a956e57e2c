"""Paying: Resources as dice, Crates and Gold, in the mix that the payer chooses."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...core.messages import Message
from ...core.table import Field, SeatDeed, Step
from . import answers as a
from . import clauses, names
from .ask import Ask
from .debts import REFILL_PRICE, SECOND, Debt, Frame, State, down, less, payments, settles, turn_up
from .gains import flip_crate
from .table import TabannusiTable
from .terms import REFILLED, UP

#: A cost: Resources by colour, then any Resources, then any that no Crate may pay.
Need = tuple[int, ...]
NOTHING: Need = (0, 0, 0, 0, 0, 0, 0)
NO_CRATE: Need = (0, 0, 0, 0, 0, 0, 1)


def local_cost(n: int, colour: int, more: int = 0, of: int = 0) -> Need:
    """So many of one colour, and so many of another.  TAB-100, TAB-101"""
    need = [0] * 7
    need[colour] += n
    need[of] += more
    return tuple(need)


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
    """What is owed by the steps that are still to be done, what is due first at the beginning."""
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
    """What is owed by one of `_OWING`."""
    if isinstance(step, Pay):
        return (*step.need, step.begun)
    return (step.colour,) if isinstance(step, Refill) else SECOND


def can_pay(table: TabannusiTable, seat: int, need: Need) -> bool:
    """Whether a cost can be paid on top of what is owed already.  TAB-063, TAB-065 .. TAB-067, TAB-202"""
    return can_pay_too(table, seat, need, owed_by(table))


def can_pay_too(table: TabannusiTable, seat: int, need: Need, debt: Debt) -> bool:
    """The same on top of a debt, for those who ask more than once."""
    me = table.players[seat]
    if not debt and not (me.working and me.crates and refills_two(table, seat)):
        return payable(me.dice, me.gold, me.crates, need)
    return can_settle(table, seat, ((*need, 0), *debt))


def can_settle(table: TabannusiTable, seat: int, debt: Debt) -> bool:
    """Whether a player can pay all of a debt."""
    return settles(means_for(table, seat, debt), table.box.settled)


def means_for(table: TabannusiTable, seat: int, debt: Debt) -> State:
    """A debt with what the player has to pay it."""
    me = table.players[seat]
    return tuple(me.dice), me.gold, me.crates, debt, refills_two(table, seat)


def payable(dice: list[int], gold: int, crates: tuple[int, ...], need: Need) -> bool:
    """The same for a lone cost, counted: a refill turns a die of any colour into one of its Crate's, once a turn."""
    missing = 0
    for colour in range(5):
        n = need[colour]
        if n and n > dice[colour]:
            missing += n - dice[colour]
    if missing <= gold and not need[5] and not need[6]:
        # Dice and Gold are enough: Crates only help.
        return True
    used = 0
    missing = 0
    refilled = 0
    spare_crates = 0
    for colour in range(5):
        n = need[colour]
        if not n and not need[5]:
            continue
        refills = 0
        if crates:
            up = 0
            for crate in crates:
                if crate & 7 == colour:
                    if crate & UP:
                        up += 1
                    if not crate & REFILLED:
                        refills += 1
            if up > n:
                spare_crates += up - n
                continue
            n -= up
        if n:
            own = dice[colour]
            if own >= n:
                used += n
            else:
                used += own
                missing += n - own
                refilled += min(n - own, refills)
    # Refills are paid with dice that nothing else needs; what no die and no Crate pays, Gold does.
    spare = sum(dice) - used
    if refilled > spare:
        refilled = spare
    rest = spare - refilled + gold - (missing - refilled)
    return missing - refilled <= gold and need[6] <= rest and need[5] + need[6] <= rest + spare_crates


def spend_die(table: TabannusiTable, seat: int, colour: int) -> None:
    """A spent die goes to the general supply.  TAB-062"""
    table.player(seat).dice[colour] -= 1
    table.main().supply[colour] += 1
    if table.loud:
        table.events.append(("pays-resource", seat, colour))


def spend_gold(table: TabannusiTable, seat: int, n: int) -> None:
    if n:
        table.player(seat).gold -= n
        if table.loud:
            table.events.append(("pays-gold", seat, n))


def use_crate(table: TabannusiTable, seat: int, colour: int) -> None:
    """A face-up Crate of a colour is turned down; of two alike, one that may be refilled again.  TAB-065"""
    ups = [crate for crate in table.players[seat].crates if crate & 7 == colour and crate & UP]
    flip_crate(table, seat, min(ups), min(ups) & ~UP)
    if table.loud:
        table.events.append(("uses-crate", seat, colour))


class Pay(Ask):
    """How is the next Resource of a cost paid?  TAB-062 .. TAB-066

    Those of one colour are paid with dice first, then Crates, then Gold: each mix is chosen in one way only.
    """

    __slots__ = ("begun", "need")

    name: ClassVar[str] = "pay"
    rule: ClassVar[str] = "TAB-063"

    def __init__(self, seat: int, need: Need, begun: int) -> None:
        self.seat = seat
        self.need = need
        #: What the colour is paid with so far: 0 dice, 1 Crates, 2 Gold.
        self.begun = begun

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.need, self.begun)

    def message(self, table: TabannusiTable) -> Message:
        return Message("question-pay", {"owed": [names.cost_message(n, kind) for kind, n in enumerate(self.need) if n]})

    def next_colour(self) -> int:
        """What is paid next: a colour, 5 for any Resource, 6 for any but Crates; -1 when all is paid."""
        for colour in range(7):
            if self.need[colour]:
                return colour
        return -1

    def choices(self, table: TabannusiTable) -> list[int]:
        debt = owed_by(table)
        if not debt or (len(debt) == 1 and len(debt[0]) == 1):
            # Besides it no cost is owed: its last Resource may be paid in any way, and so it is if there is only one.
            found = self.ways(table)
            if sum(self.need) == 1 or (len(found) == 1 and not self.insists(table)):
                return found
        ways = payments(means_for(table, self.seat, ((*self.need, self.begun), *debt)))
        if len(ways) > 1 or self.insists(table):
            ways = [way for way in ways if settles(way[1], table.box.settled)]
        return [_ANSWERS[way[0]] for way in ways]

    def ways(self, table: TabannusiTable) -> list[int]:
        """The ways of `debts.payments` to pay the next Resource of a lone cost, without what is left then."""
        me = table.players[self.seat]
        place = self.next_colour()
        found: list[int] = []
        for colour in range(5) if place >= 5 else (place,):
            if self.begun == 0 and me.dice[colour]:
                found.append(a.PAY_DIE + colour)
            if self.begun <= 1 and place != 6:
                for crate in me.crates:
                    if crate & 7 == colour and crate & UP:
                        found.append(a.PAY_CRATE + colour)
                        break
        if me.gold:
            found.append(a.PAY_GOLD)
        return found

    def options(self, table: TabannusiTable) -> list[int]:
        found = super().options(table)
        assert found, f"{self} cannot be paid"
        return found

    def insists(self, table: TabannusiTable) -> bool:
        """A Crate that could be refilled and used is another way to pay."""
        colour = self.next_colour()
        crates = refillable(table, self.seat) if colour < 5 and self.begun <= 1 else []
        return bool(crates) and (colour in crates or refills_two(table, self.seat))

    def choose(self, table: TabannusiTable, answer: int) -> None:
        if sum(self.need) > 1:
            means = 2 if answer == a.PAY_GOLD else 1 if answer >= a.PAY_CRATE else 0
            left = less((*self.need, self.begun), self.next_colour(), means)
            table.push(Pay(self.seat, left[:7], left[7]))
        if answer == a.PAY_GOLD:
            spend_gold(table, self.seat, 1)
        elif answer >= a.PAY_CRATE:
            use_crate(table, self.seat, answer - a.PAY_CRATE)
        else:
            spend_die(table, self.seat, answer - a.PAY_DIE)


#: The answers for the ways of `debts.payments`.
_ANSWERS: Final = [*range(a.PAY_DIE, a.PAY_DIE + 5), *range(a.PAY_CRATE, a.PAY_CRATE + 5), a.PAY_GOLD]


def pay(table: TabannusiTable, seat: int, need: Need) -> None:
    """Owe a cost."""
    if any(need):
        table.push(Pay(seat, need, 0))


# -- refilling Crates ---------------------------------------------------------------------------------------


def refillable(table: TabannusiTable, seat: int) -> list[int]:
    """The colours of Crates that could be refilled now.  TAB-067"""
    crates = table.players[seat].crates
    # Those that are face down and were not refilled have the lowest numbers.
    return down(crates, owed_by(table)) if crates and crates[0] < UP else []


def can_refill(table: TabannusiTable, seat: int, colour: int) -> bool:
    """Whether any Resource but a Crate can be spent for a refill, leaving what is owed payable.  TAB-067, TAB-068"""
    me = table.players[seat]
    if not me.gold and not any(me.dice):
        return False
    debt = owed_by(table)
    if not debt:
        return True
    # The price of a refill is paid before the next one.
    return debt[0] != REFILL_PRICE and can_settle(table, seat, (REFILL_PRICE, (colour,), *debt))


class Refill(SeatDeed[TabannusiTable]):
    """A Crate that was paid for is turned face up.  TAB-067, TAB-202"""

    __slots__ = ("colour",)

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.colour)

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
        table.events.append(("flips-crate", seat, colour))


class RefillSecond(Ask):
    """Ship S03: a second Crate for the same Resource.  TAB-202"""

    __slots__ = ()

    name: ClassVar[str] = "refill-second"
    rule: ClassVar[str] = "TAB-202"

    def choices(self, table: TabannusiTable) -> list[int]:
        debt = owed_by(table)
        dice, gold, crates, _, pairs = means_for(table, self.seat, debt)
        found = [
            a.FLIP + colour
            for colour in refillable(table, self.seat)
            if settles((dice, gold, turn_up(crates, colour), debt, pairs), table.box.settled)
        ]
        if found and can_settle(table, self.seat, debt):
            found.append(a.PASS)
        return found

    def choose(self, table: TabannusiTable, answer: int) -> None:
        if answer != a.PASS:
            refill(table, self.seat, answer - a.FLIP)


#: Steps by which something is owed.
_OWING: Final = frozenset({Pay, Refill, RefillSecond})

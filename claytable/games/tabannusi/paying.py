"""Paying: Resources as dice, Crates and Gold, in the mix that the payer chooses."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Message
from ...core.table import Field, SeatDeed
from . import answers as a
from . import clauses, names
from .ask import Ask
from .gains import REFILLED, UP, flip_crate
from .table import TabannusiTable

#: A cost: Resources by colour, then any Resources, then any that no Crate may pay.
Need = tuple[int, ...]
NOTHING: Need = (0, 0, 0, 0, 0, 0, 0)
ANY_ONE: Need = (0, 0, 0, 0, 0, 1, 0)
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


def can_pay(table: TabannusiTable, seat: int, need: Need) -> bool:
    """Whether a cost can be paid on top of what is owed already."""
    me = table.players[seat]
    return still_payable(table, seat, me.dice, me.gold, me.crates, need, None)


def still_payable(
    table: TabannusiTable,
    seat: int,
    dice: list[int],
    gold: int,
    crates: tuple[int, ...],
    need: Need,
    besides: Pay | None,
) -> bool:
    """Whether these pay a cost and what is owed below it, with refills already paid for."""
    for step in table.stack:
        if isinstance(step, Pay):
            if step is not besides:
                need = tuple(own + owed for own, owed in zip(need, step.need, strict=True))
        elif isinstance(step, Refill):
            crates = tuple(
                each | UP | REFILLED if each == step.colour and crates.index(each) == place else each
                for place, each in enumerate(crates)
            )
    return payable(dice, gold, crates, need, refills_two(table, seat))


def payable(dice: list[int], gold: int, crates: tuple[int, ...], need: Need, pairs: bool) -> bool:
    """Whether dice, Crates and Gold pay a cost, with Crates that are used, refilled and used again.

    A refill turns one Resource of any colour into one of the Crate's colour (with `pairs`, into two Crates'), once a
    turn for each Crate; dice after the fifth colour serve for refills only.  TAB-063, TAB-065 .. TAB-067, TAB-202
    """
    if pairs and crates:
        return payable_in_pairs(dice, gold, crates, need)
    used = 0
    missing = 0
    refilled = 0
    spare_crates = 0
    for colour in range(5):
        n = need[colour]
        if crates:
            up = refills = 0
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
        else:
            refills = 0
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


def payable_in_pairs(dice: list[int], gold: int, crates: tuple[int, ...], need: Need) -> bool:
    """The same with Ship S03: one Resource refills two Crates, so that refills may save dice.  TAB-202"""
    up = [0] * 5
    refills = [0] * 5
    for crate in crates:
        if crate & UP:
            up[crate & 7] += 1
        if not crate & REFILLED:
            refills[crate & 7] += 1
    left = [need[colour] - min(need[colour], up[colour]) for colour in range(5)]
    spare_crates = sum(up) - (sum(need[:5]) - sum(left))
    most = sum(min(left[colour], refills[colour]) for colour in range(5))
    for count in range(most + 1):
        actions = (count + 1) // 2
        still = _without(left, refills, dice, count)
        used = sum(min(still[colour], dice[colour]) for colour in range(5))
        short = sum(still) - used
        spare = sum(dice) - used
        rest = spare + gold - short - actions
        if short + max(0, actions - spare) <= gold and need[6] <= rest and need[5] + need[6] <= rest + spare_crates:
            return True
    return False


def _without(left: list[int], refills: list[int], dice: list[int], count: int) -> list[int]:
    """What is left to pay after so many refilled Crates, used where dice are missing first."""
    still = left[:]
    open_refills = [min(refills[colour], left[colour]) for colour in range(5)]
    for missing in (True, False):
        for colour in range(5):
            while count and open_refills[colour] and (not missing or still[colour] > dice[colour]):
                still[colour] -= 1
                open_refills[colour] -= 1
                count -= 1
    return still


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

    def rest(self) -> Need:
        colour = self.next_colour()
        return tuple(n - 1 if place == colour else n for place, n in enumerate(self.need))

    def choices(self, table: TabannusiTable) -> list[int]:
        colour = self.next_colour()
        if colour < 0:
            return []
        me = table.players[self.seat]
        found: list[int] = []
        for each in range(5) if colour >= 5 else (colour,):
            if me.dice[each] and self.begun == 0:
                found.append(a.PAY_DIE + each)
            if colour != 6 and self.begun <= 1 and any(crate & UP and crate & 7 == each for crate in me.crates):
                found.append(a.PAY_CRATE + each)
        if me.gold:
            found.append(a.PAY_GOLD)
        if len(found) > 1 or self.insists(table):
            found = [answer for answer in found if self.leaves_payable(table, answer)]
        return found

    def leaves_payable(self, table: TabannusiTable, answer: int) -> bool:
        """Whether the rest, and what is owed below, can be paid after this."""
        me = table.players[self.seat]
        dice = me.dice
        gold = me.gold
        crates = me.crates
        if answer == a.PAY_GOLD:
            gold -= 1
        elif answer >= a.PAY_CRATE:
            turned = list(crates)
            crate = min(each for each in turned if each & UP and each & 7 == answer - a.PAY_CRATE)
            turned[turned.index(crate)] = crate & ~UP
            crates = tuple(turned)
        else:
            dice = dice[:]
            dice[answer - a.PAY_DIE] -= 1
        rest = self.rest()
        colour = self.next_colour()
        if colour < 5 and rest[colour]:
            begun = means(answer)
            if begun == 2:
                # What is left of the colour is paid in Gold too.
                gold -= rest[colour]
                rest = tuple(0 if place == colour else n for place, n in enumerate(rest))
            elif begun == 1:
                return self.payable_without_dice(table, colour, dice, gold, crates, rest)
        return gold >= 0 and still_payable(table, self.seat, dice, gold, crates, rest, self)

    def payable_without_dice(
        self, table: TabannusiTable, colour: int, dice: list[int], gold: int, crates: tuple[int, ...], rest: Need
    ) -> bool:
        """Whether the rest is payable when the colour's own dice pay nothing of it, also not a refill of its Crates."""
        without = dice[:]
        without[colour] = 0
        if still_payable(table, self.seat, without, gold, crates, rest, self):
            return True
        # They may still pay for refills of other Crates.
        used = tuple(each | REFILLED if each & 7 == colour else each for each in crates)
        return still_payable(table, self.seat, [*without, dice[colour]], gold, used, rest, self)

    def insists(self, table: TabannusiTable) -> bool:
        """A Crate that could be refilled and used is another way to pay."""
        colour = self.next_colour()
        return self.begun <= 1 and any(
            not crate & UP and not crate & REFILLED and crate & 7 == colour for crate in table.players[self.seat].crates
        )

    def choose(self, table: TabannusiTable, answer: int) -> None:
        rest = self.rest()
        if any(rest):
            colour = self.next_colour()
            table.push(Pay(self.seat, rest, means(answer) if colour < 5 and rest[colour] else 0))
        if answer == a.PAY_GOLD:
            spend_gold(table, self.seat, 1)
        elif answer >= a.PAY_CRATE:
            use_crate(table, self.seat, answer - a.PAY_CRATE)
        else:
            spend_die(table, self.seat, answer - a.PAY_DIE)


def means(answer: int) -> int:
    """What an answer pays with: 0 a die, 1 a Crate, 2 Gold."""
    return 2 if answer == a.PAY_GOLD else 1 if answer >= a.PAY_CRATE else 0


def pay(table: TabannusiTable, seat: int, need: Need) -> None:
    """Owe a cost."""
    if any(need):
        table.push(Pay(seat, need, 0))


# -- refilling Crates ---------------------------------------------------------------------------------------


def refillable(table: TabannusiTable, seat: int) -> list[int]:
    """The colours of face-down Crates that were not refilled this turn.  TAB-067"""
    crates = table.players[seat].crates
    # Face-down Crates that were not refilled have the lowest numbers.
    if not crates or crates[0] & (UP | REFILLED):
        return []
    # Those that are being paid for do not count again.
    pending = [step.colour for step in table.stack if isinstance(step, Refill)]
    found: list[int] = []
    for crate in crates:
        if crate & (UP | REFILLED):
            break
        if crate in pending:
            pending.remove(crate)
        elif crate not in found:
            found.append(crate)
    return found


def can_refill(table: TabannusiTable, seat: int, colour: int) -> bool:
    """Whether any Resource but a Crate can be spent for a refill, leaving what is owed payable.  TAB-067, TAB-068"""
    me = table.players[seat]
    if not me.gold and not any(me.dice):
        return False
    if not any(isinstance(step, Pay) for step in table.stack):
        return True
    step = Refill(seat, colour)
    table.stack.append(step)
    found = can_pay(table, seat, NO_CRATE)
    table.stack.pop()
    return found


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
        found: list[int] = []
        me = table.players[self.seat]
        for colour in refillable(table, self.seat):
            crates = list(me.crates)
            crates[crates.index(colour)] = colour | UP | REFILLED
            if still_payable(table, self.seat, me.dice, me.gold, tuple(crates), NOTHING, None):
                found.append(a.FLIP + colour)
        if found and can_pay(table, self.seat, NOTHING):
            found.append(a.PASS)
        return found

    def choose(self, table: TabannusiTable, answer: int) -> None:
        if answer != a.PASS:
            refill(table, self.seat, answer - a.FLIP)

"""Dice: drawing, rolling, gaining, destroying."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar

from ...core.messages import Message
from ...core.table import Field, Question, Repeated, SeatDeed
from . import answers as a
from . import names
from .pieces import Player
from .table import ScholarsTable
from .terms import ANY_PRIMARY, NOBODY, PRIMARY, WHITE


def to_hand(table: ScholarsTable, me: Player, colour: int) -> int:
    """A die enters a hand and is rolled.  SCH-001, SCH-043"""
    table.reveals += 1
    code = colour * 8 + table.box.faces[colour][table.rng.below(6)]
    insort(me.hand, code)
    return code


def draw(table: ScholarsTable, seat: int) -> bool:
    """Draw a die from the Bag, which is filled again from the Player Board when empty.  SCH-044 .. SCH-046"""
    me = table.player(seat)
    bag = me.bag
    dice = sum(bag)
    if not dice:
        refill_bag(table, me, seat)
        dice = sum(bag)
        if not dice:
            return False
    drawn = table.rng.below(dice)
    colour = 0
    while drawn >= bag[colour]:
        drawn -= bag[colour]
        colour += 1
    bag[colour] -= 1
    code = to_hand(table, me, colour)
    if table.loud:
        table.events.append(("draws-die", seat, code))
    return True


def can_draw(table: ScholarsTable, seat: int) -> bool:
    """Whether a draw would bring a die."""
    me = table.players[seat]
    if any(me.bag):
        return True
    current = table.slot if seat == table.turn else NOBODY
    for slot in range(6):
        if me.slot_dice[slot] and slot != current:
            return True
    return False


def refill_bag(table: ScholarsTable, me: Player, seat: int) -> None:
    """The dice of earlier actions go back into the Bag."""
    current = table.slot if seat == table.turn else NOBODY
    for slot in range(6):
        if slot != current:
            for code in me.slot_dice[slot]:
                me.bag[code >> 3] += 1
            me.slot_dice[slot] = ()
    if table.loud and any(me.bag):
        table.events.append(("refills-bag", seat))


class Draw(Repeated[ScholarsTable]):
    """A die may be drawn, so many times.  SCH-181"""

    __slots__ = ()

    name: ClassVar[str] = "draw"
    rule: ClassVar[str] = "SCH-181"

    def options(self, table: ScholarsTable) -> list[int]:
        return [a.DRAW, a.PASS] if can_draw(table, self.seat) else []

    def take(self, table: ScholarsTable, answer: int) -> None:
        if answer == a.DRAW:
            draw(table, self.seat)
            if self.times > 1:
                table.push(Draw(self.seat, self.times - 1))


class DrawAll(SeatDeed[ScholarsTable]):
    """Draw so many dice, as far as there are any.  SCH-134"""

    __slots__ = ("times",)

    def __init__(self, seat: int, times: int) -> None:
        self.seat = seat
        self.times = times

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.times)

    def happen(self, table: ScholarsTable) -> None:
        for _ in range(self.times):
            if not draw(table, self.seat):
                return


class TopUp(SeatDeed[ScholarsTable]):
    """Draw until so many dice are in hand; those that were there before may be rerolled.  SCH-137, SCH-182"""

    __slots__ = ("size",)

    def __init__(self, seat: int, size: int) -> None:
        self.seat = seat
        self.size = size

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.size)

    def happen(self, table: ScholarsTable) -> None:
        before = tuple(table.players[self.seat].hand)
        if before:
            table.push(Reroll(self.seat, before, ()))
        for _ in range(self.size - len(before)):
            if not draw(table, self.seat):
                return


class Reroll(Question[ScholarsTable]):
    """Which dice are rolled again? They are named before any of them is rolled.  SCH-137"""

    __slots__ = ("left", "named")

    name: ClassVar[str] = "reroll"
    rule: ClassVar[str] = "SCH-137"

    def __init__(self, seat: int, left: tuple[int, ...], named: tuple[int, ...]) -> None:
        self.seat = seat
        #: Dice that were in hand before the draw: those that may still be named, and those that are.
        self.left = left
        self.named = named

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.left, self.named)

    def message(self, table: ScholarsTable) -> Message:
        return Message("question-reroll", {"n": len(self.named)})

    def options(self, table: ScholarsTable) -> list[int]:
        found: list[int] = []
        last = -1
        for code in self.left:
            if code != last:
                found.append(a.REROLL + a.die_offset(code))
                last = code
        found.append(a.PASS)
        return found

    def take(self, table: ScholarsTable, answer: int) -> None:
        if answer != a.PASS:
            code = a.die_at(answer - a.REROLL)
            place = self.left.index(code)
            left = self.left[:place] + self.left[place + 1 :]
            table.push(Reroll(self.seat, left, tuple(sorted((*self.named, code)))))
            return
        me = table.player(self.seat)
        for code in self.named:
            me.hand.remove(code)
        for code in self.named:
            rolled = to_hand(table, me, code >> 3)
            if table.loud:
                table.events.append(("rerolls-die", self.seat, code, rolled))


class GainWhiteDie(SeatDeed[ScholarsTable]):
    """A White die to the Bag; with none left, everyone else gives one back instead.  SCH-011"""

    __slots__ = ()

    def happen(self, table: ScholarsTable) -> None:
        if table.board.dice[WHITE]:
            table.main().dice[WHITE] -= 1
            table.player(self.seat).bag[WHITE] += 1
            if table.loud:
                table.events.append(("gains-die-to-bag", self.seat, WHITE))
            return
        for other in reversed(table.from_seat(self.seat)[1:]):
            # The printed opponent owns no dice.  SCH-238
            if other != table.opponent:
                table.push(ReturnWhiteDie(other))


class GainDie(Question[ScholarsTable]):
    """A coloured die from the Main Supply to Bag or hand.  SCH-012, SCH-013, SCH-179"""

    __slots__ = ("kind", "must", "to")

    name: ClassVar[str] = "gain-die"
    rule: ClassVar[str] = "SCH-179"

    def __init__(self, seat: int, kind: int, to: int, must: int) -> None:
        self.seat = seat
        #: A colour, or any primary one; 1 is the hand; whether it may be declined.
        self.kind = kind
        self.to = to
        self.must = must

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.kind, self.to, self.must)

    def message(self, table: ScholarsTable) -> Message:
        stock = table.board.dice
        kinds = PRIMARY if self.kind == ANY_PRIMARY else (self.kind,)
        left = sum(stock[colour] for colour in kinds)
        return Message("question-gain-die", {"colour": names.colour(self.kind), "to": self.to, "left": left})

    def options(self, table: ScholarsTable) -> list[int]:
        stock = table.board.dice
        if self.kind == ANY_PRIMARY:
            found = [a.DIE + colour for colour in PRIMARY if stock[colour]]
        else:
            found = [a.DIE + self.kind] if stock[self.kind] else []
        if not found and (self.kind == ANY_PRIMARY or self.kind in PRIMARY):
            # The colour is out: a White die may go back instead.
            found = white_dice(table, self.seat)
            return [*found, a.PASS] if found else []
        if found and not self.must:
            found.append(a.PASS)
        return found

    def take(self, table: ScholarsTable, answer: int) -> None:
        if answer == a.PASS:
            return
        if not a.DIE <= answer < a.DIE + 7:
            destroy(table, self.seat, answer)
            return
        colour = answer - a.DIE
        table.main().dice[colour] -= 1
        me = table.player(self.seat)
        if self.to:
            code = to_hand(table, me, colour)
            if table.loud:
                table.events.append(("gains-die-to-hand", self.seat, code))
        else:
            me.bag[colour] += 1
            if table.loud:
                table.events.append(("gains-die-to-bag", self.seat, colour))


def can_gain_die(table: ScholarsTable, seat: int, kind: int) -> bool:
    """Whether gaining such a die would do anything."""
    stock = table.board.dice
    if kind == WHITE:
        return True
    if kind == ANY_PRIMARY:
        if any(stock[colour] for colour in PRIMARY):
            return True
    elif stock[kind]:
        return True
    elif kind & 1:
        return False
    return bool(white_dice(table, seat))


# -- destroying --------------------------------------------------------------------------------------


def white_dice(table: ScholarsTable, seat: int) -> list[int]:
    """Where a player has White dice: Bag, hand and Player Board.  SCH-048"""
    me = table.players[seat]
    found: list[int] = []
    if me.bag[WHITE]:
        found.append(a.WHITE_BAG)
    last = 0
    for code in me.hand:
        if code >= 8:
            break
        if code != last:
            found.append(a.WHITE_HAND + code - 1)
            last = code
    current = table.slot if seat == table.turn else NOBODY
    for slot in range(6):
        if slot != current and any(code < 8 for code in me.slot_dice[slot]):
            found.append(a.WHITE_BOARD)
            break
    if current >= 0:
        dice = table.dice
        for place, die in enumerate(dice):
            # Two dice that are alike in everything are one choice.
            if die & 7 == WHITE and (place == 0 or dice[0] != die):
                found.append(a.WHITE_ACTION + place)
    return found


def has_white_die(table: ScholarsTable, seat: int) -> bool:
    """Whether a player has any White die."""
    me = table.players[seat]
    if me.bag[WHITE] or (me.hand and me.hand[0] < 8):
        return True
    for lying in me.slot_dice:
        for code in lying:
            if code < 8:
                return True
    return False


def destroy(table: ScholarsTable, seat: int, answer: int) -> None:
    """One of the `white_dice` goes back to the Main Supply."""
    me = table.player(seat)
    table.main().dice[WHITE] += 1
    if answer == a.WHITE_BAG:
        me.bag[WHITE] -= 1
    elif answer == a.WHITE_BOARD:
        current = table.slot if seat == table.turn else NOBODY
        for slot in range(6):
            lying = me.slot_dice[slot]
            place = next((at for at, code in enumerate(lying) if code < 8), -1)
            if slot != current and place >= 0:
                me.slot_dice[slot] = lying[:place] + lying[place + 1 :]
                break
    elif answer >= a.WHITE_HAND:
        me.hand.remove(answer - a.WHITE_HAND + 1)
    else:
        # A destroyed die no longer counts for the action.
        place = answer - a.WHITE_ACTION
        lying = me.slot_dice[table.slot]
        me.slot_dice[table.slot] = lying[:place] + lying[place + 1 :]
        table.dice = table.dice[:place] + table.dice[place + 1 :]
    if table.loud:
        table.events.append(("destroys-die", seat, answer))


class Destroy(Question[ScholarsTable]):
    """So many White dice are destroyed, or may be.  SCH-048, SCH-134, SCH-183"""

    __slots__ = ("must", "times")

    name: ClassVar[str] = "destroy"
    rule: ClassVar[str] = "SCH-048"

    def __init__(self, seat: int, times: int, must: int = 0) -> None:
        # Rules version 2 knew no `must`.
        self.seat = seat
        self.times = times
        self.must = must

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.times, self.must)

    def message(self, table: ScholarsTable) -> Message:
        return Message("question-destroy", {"times": self.times, "must": self.must})

    def options(self, table: ScholarsTable) -> list[int]:
        found = white_dice(table, self.seat)
        if found and not self.must:
            found.append(a.PASS)
        return found

    def take(self, table: ScholarsTable, answer: int) -> None:
        if answer != a.PASS:
            destroy(table, self.seat, answer)
            if self.times > 1:
                table.push(Destroy(self.seat, self.times - 1, self.must))


class ReturnWhiteDie(Question[ScholarsTable]):
    """White dice have run out: this player gives one back.  SCH-011"""

    __slots__ = ()

    name: ClassVar[str] = "return-white-die"
    rule: ClassVar[str] = "SCH-011"

    def options(self, table: ScholarsTable) -> list[int]:
        return white_dice(table, self.seat)

    def take(self, table: ScholarsTable, answer: int) -> None:
        destroy(table, self.seat, answer)

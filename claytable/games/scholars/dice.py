"""Dice: drawing, rolling, gaining."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Final

from ...core.messages import Argument, Message
from ...core.table import Question, Repeated, SeatDeed
from . import answers as a
from . import names
from .destroy import NOT_THERE, ReturnWhiteDie, destroy, has_white_die, white_details, white_dice, white_verdict
from .pieces import Player
from .table import ScholarsTable
from .terms import ANY_PRIMARY, NOBODY, PRIMARY, WHITE


def to_hand(table: ScholarsTable, me: Player, colour: int) -> int:
    """A die enters a hand and is rolled.  SCH-001, SCH-043"""
    table.reveals += 1
    code = colour * 8 + table.box.faces[colour][table.rng.below(6)]
    insort(me.hand, code)
    return code


def draw(table: ScholarsTable, seat: int, times: int = 1) -> None:
    """Draw dice from the Bag, which is filled again from the Player Board when empty.  SCH-044"""
    me = table.player(seat)
    bag = me.bag
    drawn: list[int] = []
    for _ in range(times):
        dice = sum(bag)
        if not dice:
            if drawn:
                tell_drawn(table, seat, drawn)
                drawn = []
            refill_bag(table, me, seat)
            dice = sum(bag)
            if not dice:
                break
        place = table.rng.below(dice)
        colour = 0
        while place >= bag[colour]:
            place -= bag[colour]
            colour += 1
        bag[colour] -= 1
        code = to_hand(table, me, colour)
        if table.loud:
            drawn.append(code)
    if drawn:
        tell_drawn(table, seat, drawn)


def tell_drawn(table: ScholarsTable, seat: int, dice: list[int]) -> None:
    """Dice that were rolled together are one line."""
    table.tell("draws-dice", seat, tuple(dice))


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
    """The dice of earlier actions go back into the Bag; at a Rest there is no current one.  SCH-045, SCH-046"""
    current = table.slot if seat == table.turn else NOBODY
    lying = [(slot, me.slot_dice[slot]) for slot in range(6) if slot != current and me.slot_dice[slot]]
    for slot, dice in lying:
        for code in dice:
            me.bag[code >> 3] += 1
        me.slot_dice[slot] = ()
    if table.loud and lying:
        table.tell("refills-bag", seat, tuple(lying))


class Draw(Repeated[ScholarsTable]):
    """A die may be drawn, `times` times.  SCH-181"""

    __slots__ = ()

    name: ClassVar[str] = "draw"
    rule: ClassVar[str] = "SCH-181"
    about: ClassVar[tuple[tuple[int, int], ...]] = (a.PASSING, (a.DRAW, a.DRAW + 1))
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (("SCH-045", "why-nothing-to-draw"),)

    def options(self, table: ScholarsTable) -> list[int]:
        return [a.DRAW, a.PASS] if can_draw(table, self.seat) else []

    def verdict(self, table: ScholarsTable, answer: int) -> int:
        return 0 if answer == a.PASS or can_draw(table, self.seat) else 1

    def take(self, table: ScholarsTable, answer: int) -> None:
        if answer == a.DRAW:
            draw(table, self.seat)
            if self.times > 1:
                table.push(Draw(self.seat, self.times - 1))


class DrawAll(SeatDeed[ScholarsTable]):
    """Draw `times` dice, as far as there are any.  SCH-134"""

    __slots__ = ("times",)

    def __init__(self, seat: int, times: int) -> None:
        self.seat = seat
        self.times = times

    def happen(self, table: ScholarsTable) -> None:
        draw(table, self.seat, self.times)


class TopUp(SeatDeed[ScholarsTable]):
    """Draw until `size` dice are in hand; those that were there before may be rerolled.  SCH-137, SCH-182"""

    __slots__ = ("size",)

    def __init__(self, seat: int, size: int) -> None:
        self.seat = seat
        self.size = size

    def happen(self, table: ScholarsTable) -> None:
        before = tuple(table.players[self.seat].hand)
        if before:
            table.push(Reroll(self.seat, before, ()))
        draw(table, self.seat, self.size - len(before))


class Reroll(Question[ScholarsTable]):
    """Which dice are rolled again? They are named before any of them is rolled.  SCH-137"""

    __slots__ = ("left", "named")

    name: ClassVar[str] = "reroll"
    rule: ClassVar[str] = "SCH-137"
    about: ClassVar[tuple[tuple[int, int], ...]] = (a.PASSING, (a.REROLL, a.SCROLL))
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (
        ("SCH-137", "why-already-named"),
        ("SCH-137", "why-just-drawn"),
        ("SCH-137", "why-die-not-in-hand"),
    )

    def __init__(self, seat: int, left: tuple[int, ...], named: tuple[int, ...]) -> None:
        self.seat = seat
        #: Dice that were in hand before the draw: those that may still be named, and those that are.
        self.left = left
        self.named = named

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

    def verdict(self, table: ScholarsTable, answer: int) -> int:
        code = a.die_at(answer - a.REROLL)
        if answer == a.PASS or code in self.left:
            return 0
        if code in self.named:
            return 1
        return 2 if code in table.players[self.seat].hand else 3

    def details(self, table: ScholarsTable, answer: int, verdict: int) -> dict[str, Argument]:
        return {"die": names.die(a.die_at(answer - a.REROLL))}

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
        rolled = [to_hand(table, me, code >> 3) for code in self.named]
        if table.loud and rolled:
            table.tell("rerolls-dice", self.seat, self.named, tuple(rolled))


class GainWhiteDie(SeatDeed[ScholarsTable]):
    """A White die to the Bag; with none left, everyone else gives one back instead.  SCH-011"""

    __slots__ = ()

    def happen(self, table: ScholarsTable) -> None:
        if table.board.dice[WHITE]:
            table.main().dice[WHITE] -= 1
            table.player(self.seat).bag[WHITE] += 1
            if table.loud:
                table.tell("gains-die-to-bag", self.seat, WHITE)
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
    about: ClassVar[tuple[tuple[int, int], ...]] = (a.PASSING, (a.DIE, a.GUILD), a.WHITES)
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (
        *NOT_THERE,
        ("SCH-134", "why-must"),
        ("SCH-179", "why-other-die"),
        ("SCH-012", "why-no-dice-left"),
        ("SCH-013", "why-no-dice-left"),
        ("SCH-012", "why-dice-left"),
    )

    def __init__(self, seat: int, kind: int, to: int, must: int) -> None:
        self.seat = seat
        #: A colour, or any primary one; 1 is the hand; whether it may be declined.
        self.kind = kind
        self.to = to
        self.must = must

    def message(self, table: ScholarsTable) -> Message:
        left = sum(table.board.dice[colour] for colour in self.colours())
        return Message("question-gain-die", {"colour": names.colour(self.kind), "to": self.to, "left": left})

    def options(self, table: ScholarsTable) -> list[int]:
        found = [a.DIE + colour for colour in self.colours() if self.colour_verdict(table, colour) == 0]
        if not found and self.gives_back():
            found = white_dice(table, self.seat)
            return [*found, a.PASS] if found else []
        if found and not self.must:
            found.append(a.PASS)
        return found

    def colours(self) -> tuple[int, ...]:
        """The colours that it may be."""
        return PRIMARY if self.kind == ANY_PRIMARY else (self.kind,)

    def gives_back(self) -> bool:
        """Whether a White die may go back when the colour is out.  SCH-012"""
        return self.kind == ANY_PRIMARY or self.kind in PRIMARY

    def colour_verdict(self, table: ScholarsTable, colour: int) -> int:
        """Whether a die of this colour can be gained."""
        if colour not in self.colours():
            return OTHER_DIE
        if table.board.dice[colour]:
            return 0
        return NO_PRIMARY if colour in PRIMARY else NO_SECONDARY

    def in_stock(self, table: ScholarsTable) -> bool:
        """Whether there is a die to be gained."""
        return any(self.colour_verdict(table, colour) == 0 for colour in self.colours())

    def verdict(self, table: ScholarsTable, answer: int) -> int:
        if answer == a.PASS:
            return MUST if self.must and self.in_stock(table) else 0
        if answer < a.GUILD:
            return self.colour_verdict(table, answer - a.DIE)
        if not self.gives_back():
            return OTHER_DIE
        return DICE_LEFT if self.in_stock(table) else white_verdict(table, self.seat, answer)

    def details(self, table: ScholarsTable, answer: int, verdict: int) -> dict[str, Argument]:
        if verdict in (OTHER_DIE, DICE_LEFT):
            return {"colour": names.colour(self.kind)}
        return {"colour": names.colour(answer - a.DIE)} if verdict > MUST else white_details(answer, verdict)

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
                table.tell("gains-die-to-hand", self.seat, code)
        else:
            me.bag[colour] += 1
            if table.loud:
                table.tell("gains-die-to-bag", self.seat, colour)


MUST: Final = 7
OTHER_DIE: Final = 8
NO_PRIMARY: Final = 9
NO_SECONDARY: Final = 10
DICE_LEFT: Final = 11


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
    return has_white_die(table, seat)

"""White dice that go back to the Main Supply: destroyed, or returned."""

from __future__ import annotations

from typing import ClassVar, Final

from ...core.messages import Argument, Message
from ...core.table import Question
from . import answers as a
from . import names
from .table import ScholarsTable
from .terms import NOBODY, WHITE

#: Why a White die is not there, from 1 on.
NOT_THERE: Final = (
    ("SCH-048", "why-no-white-in-bag"),
    ("SCH-048", "why-no-white-on-board"),
    ("SCH-048", "why-no-action-die"),
    ("SCH-048", "why-not-white"),
    ("SCH-048", "why-same-die"),
    ("SCH-048", "why-die-not-in-hand"),
)


#: Where White dice may be, in the order in which they are offered.
_PLACES: Final = (a.WHITE_BAG, *range(a.WHITE_HAND, a.DRAW), a.WHITE_BOARD, a.WHITE_ACTION, a.WHITE_ACTION + 1)


def white_verdict(table: ScholarsTable, seat: int, answer: int) -> int:
    """Whether a player has a White die there: in Bag, hand or on the Player Board.  SCH-048"""
    me = table.players[seat]
    if answer == a.WHITE_BAG:
        return 0 if me.bag[WHITE] else 1
    if answer >= a.WHITE_HAND:
        return 0 if answer - a.WHITE_HAND + 1 in me.hand else 6
    current = table.slot if seat == table.turn else NOBODY
    if answer == a.WHITE_BOARD:
        for slot in range(6):
            if slot != current and any(code < 8 for code in me.slot_dice[slot]):
                return 0
        return 2
    place = answer - a.WHITE_ACTION
    dice = table.dice
    if current < 0 or place >= len(dice):
        return 3
    if dice[place] & 7 != WHITE:
        return 4
    # Two dice that are alike in everything are one choice.
    return 5 if place and dice[0] == dice[place] else 0


def white_details(answer: int, verdict: int) -> dict[str, Argument]:
    """What a White die that is not there would be."""
    if verdict == 6:
        return {"die": names.die(answer - a.WHITE_HAND + 1)}
    return {"n": answer - a.WHITE_ACTION + 1} if verdict in (3, 4) else {}


def white_dice(table: ScholarsTable, seat: int) -> list[int]:
    """Where a player has White dice, as answers."""
    return [answer for answer in _PLACES if white_verdict(table, seat, answer) == 0]


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
        if table.loud:
            table.tell("destroys-die-in-bag", seat)
    elif answer == a.WHITE_BOARD:
        current = table.slot if seat == table.turn else NOBODY
        for slot in range(6):
            lying = me.slot_dice[slot]
            place = next((at for at, code in enumerate(lying) if code < 8), -1)
            if slot != current and place >= 0:
                from_slot(table, seat, slot, place)
                break
    elif answer >= a.WHITE_HAND:
        code = answer - a.WHITE_HAND + 1
        me.hand.remove(code)
        if table.loud:
            table.tell("destroys-die-in-hand", seat, code)
    else:
        # A destroyed die no longer counts for the action.
        place = answer - a.WHITE_ACTION
        table.dice = table.dice[:place] + table.dice[place + 1 :]
        from_slot(table, seat, table.slot, place)


def from_slot(table: ScholarsTable, seat: int, slot: int, place: int) -> None:
    """A die leaves an Action Slot for the Main Supply."""
    me = table.player(seat)
    lying = me.slot_dice[slot]
    me.slot_dice[slot] = lying[:place] + lying[place + 1 :]
    if table.loud:
        table.tell("destroys-die-on-slot", seat, lying[place], place + 1, slot)


class Destroy(Question[ScholarsTable]):
    """A White die is destroyed, or may be, `times` times.  SCH-048, SCH-134, SCH-183"""

    __slots__ = ("must", "times")

    name: ClassVar[str] = "destroy"
    rule: ClassVar[str] = "SCH-048"
    about: ClassVar[tuple[tuple[int, int], ...]] = (a.PASSING, a.WHITES)
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (*NOT_THERE, ("SCH-134", "why-must"))

    def __init__(self, seat: int, times: int, must: int = 0) -> None:
        # Rules version 2 knew no `must`.
        self.seat = seat
        self.times = times
        self.must = must

    def message(self, table: ScholarsTable) -> Message:
        return Message("question-destroy", {"times": self.times, "must": self.must})

    def options(self, table: ScholarsTable) -> list[int]:
        found = white_dice(table, self.seat)
        if found and not self.must:
            found.append(a.PASS)
        return found

    def verdict(self, table: ScholarsTable, answer: int) -> int:
        if answer == a.PASS:
            return len(self.reasons) if self.must else 0
        return white_verdict(table, self.seat, answer)

    def details(self, table: ScholarsTable, answer: int, verdict: int) -> dict[str, Argument]:
        return white_details(answer, verdict)

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
    about: ClassVar[tuple[tuple[int, int], ...]] = (a.WHITES,)
    reasons: ClassVar[tuple[tuple[str, str], ...]] = NOT_THERE

    def options(self, table: ScholarsTable) -> list[int]:
        return white_dice(table, self.seat)

    def verdict(self, table: ScholarsTable, answer: int) -> int:
        return white_verdict(table, self.seat, answer)

    def details(self, table: ScholarsTable, answer: int, verdict: int) -> dict[str, Argument]:
        return white_details(answer, verdict)

    def take(self, table: ScholarsTable, answer: int) -> None:
        destroy(table, self.seat, answer)

"""Work: an Action Card on an Action Slot, dice on the card, Workers on the dice, and the actions they give."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar

from ...core.messages import Message
from ...core.table import Field, Question
from . import action, names
from . import answers as a
from .action import MOST_WORKERS
from .effects import begin_chosen, does_something
from .pieces import Player
from .recruit import Recruit, within_reach
from .research import ResearchAction
from .table import ScholarsTable
from .terms import GOAL_CARD, GOAL_SLOT, NOBODY, RECRUIT, RESEARCH, TRANSLATE, TRAVEL
from .translate import Translate, targets
from .travel import Travel


def empty_slots(me: Player) -> list[int]:
    """Action Slots without a card; the sixth opens when the Goal Card is turned.  SCH-039, SCH-053"""
    slots = GOAL_SLOT if me.targets else GOAL_SLOT + 1
    return [slot for slot in range(slots) if me.slot_cards[slot] < 0]


def can_work(me: Player) -> bool:
    """A card, and a die for it: in hand, or printed on the turned Goal Card.  SCH-050"""
    return bool(me.cards) if me.hand else bool(me.cards >> GOAL_CARD & 1)


class ChooseCard(Question[ScholarsTable]):
    """Which Action Card goes on the chosen slot?  SCH-052"""

    __slots__ = ("slot",)

    name: ClassVar[str] = "card"
    rule: ClassVar[str] = "SCH-052"

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.slot)

    def message(self, table: ScholarsTable) -> Message:
        return Message("question-card", {"slot": names.slot(self.slot)})

    def options(self, table: ScholarsTable) -> list[int]:
        me = table.players[self.seat]
        if not me.hand:
            return [a.CARD + GOAL_CARD]
        return [a.CARD + card for card in range(8) if me.cards >> card & 1]

    def take(self, table: ScholarsTable, answer: int) -> None:
        card = answer - a.CARD
        me = table.player(self.seat)
        me.cards &= ~(1 << card)
        me.slot_cards[self.slot] = card
        table.slot = self.slot
        table.dice = (action.printed(table.box),) if card == GOAL_CARD else ()
        if table.loud:
            table.events.append(("plays-card", self.seat, card, self.slot))
        table.push(ChooseDie(self.seat))


class ChooseDie(Question[ScholarsTable]):
    """Which die from hand? One or two; a turned Goal Card has its first one printed.  SCH-041, SCH-052"""

    __slots__ = ()

    name: ClassVar[str] = "die"
    rule: ClassVar[str] = "SCH-052"

    def message(self, table: ScholarsTable) -> Message:
        return Message("question-die", {"n": len(table.dice) + 1})

    def options(self, table: ScholarsTable) -> list[int]:
        found: list[int] = []
        last = 0
        for code in table.players[self.seat].hand:
            if code != last:
                found.append(a.HAND_DIE + a.die_offset(code))
                last = code
        if table.dice:
            found.append(a.NO_DIE)
        return found

    def take(self, table: ScholarsTable, answer: int) -> None:
        if answer != a.NO_DIE:
            code = a.die_at(answer - a.HAND_DIE)
            me = table.player(self.seat)
            me.hand.remove(code)
            lying = list(me.slot_dice[table.slot])
            insort(lying, code)
            me.slot_dice[table.slot] = tuple(lying)
            is_printed = len(table.dice) == len(lying)
            # The printed die comes last.
            table.dice = (*(action.laid(each) for each in lying), *(table.dice[-1:] if is_printed else ()))
            if table.loud:
                table.events.append(("lays-die", self.seat, code))
            if len(table.dice) < 2:
                table.push(self)
                return
        me = table.players[self.seat]
        parts = list(table.box.card_work[me.slot_cards[table.slot]])
        for translator in action.retirees_of_slot(table, me):
            parts += table.box.retiree[translator]
        table.push(Work(self.seat, tuple(parts), 1))


class Work(Question[ScholarsTable]):
    """Which action next? Workers may be placed until the main action; nothing must be done.  SCH-054, SCH-066"""

    __slots__ = ("main", "parts")

    name: ClassVar[str] = "work"
    rule: ClassVar[str] = "SCH-054"

    def __init__(self, seat: int, parts: tuple[int, ...], main: int) -> None:
        self.seat = seat
        #: Small actions that are left, and whether the main action is.
        self.parts = parts
        self.main = main

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.parts, self.main)

    def message(self, table: ScholarsTable) -> Message:
        me = table.players[self.seat]
        return Message(
            "question-work",
            {
                "main": self.main if table.dice else 0,
                "colours": names.colours(action.colours(table, me)),
                "value": action.value(table, me),
            },
        )

    def options(self, table: ScholarsTable) -> list[int]:
        found: list[int] = []
        me = table.players[self.seat]
        if self.main and table.dice:
            actions = main_actions(table, me)
            if actions >> RECRUIT & 1 and within_reach(table, action.value(table, me)):
                found.append(a.MAIN + RECRUIT)
            if actions >> TRAVEL & 1:
                found.append(a.MAIN + TRAVEL)
            if actions >> RESEARCH & 1:
                found.append(a.MAIN + RESEARCH)
            if actions >> TRANSLATE & 1 and targets(table, self.seat):
                found.append(a.MAIN + TRANSLATE)
            workers = me.workers
            first = table.dice[0]
            for place, die in enumerate(table.dice):
                # Two dice that are alike in everything are one choice.
                if die >> 9 < MOST_WORKERS and (place == 0 or die != first):
                    for worker in range(4):
                        if workers[worker]:
                            found.append(a.PLACE + worker * 2 + place)
        for number in self.parts:
            part = table.box.parts[number]
            if part.answer not in found and does_something(table, self.seat, part):
                found.append(part.answer)
        found.append(a.END_TURN)
        return found

    def take(self, table: ScholarsTable, answer: int) -> None:
        if answer == a.END_TURN:
            return
        if answer >= a.DO:
            number = table.box.part_of_answer[answer]
            rest = list(self.parts)
            rest.remove(number)
            table.push(Work(self.seat, tuple(rest), self.main))
            begin_chosen(table, self.seat, table.box.parts[number], 0)
        elif answer >= a.PLACE:
            table.push(self)
            place_worker(table, self.seat, (answer - a.PLACE) >> 1, answer - a.PLACE & 1)
        else:
            table.push(Work(self.seat, self.parts, 0))
            begin_main(table, self.seat, answer - a.MAIN)


def main_actions(table: ScholarsTable, me: Player) -> int:
    """The main actions of the slot, its own and those of Retirees, as bits.  SCH-053, SCH-190"""
    found = table.box.slot_actions[table.slot]
    for translator in action.retirees_of_slot(table, me):
        found |= table.box.swaps[translator]
    return found


def begin_main(table: ScholarsTable, seat: int, which: int) -> None:
    """Take a main action."""
    if table.loud:
        me = table.players[seat]
        table.events.append(("main-action", seat, which, action.colours(table, me), action.value(table, me)))
    if which == RECRUIT:
        table.push(Recruit(seat))
    elif which == TRAVEL:
        table.push(Travel(seat))
    elif which == RESEARCH:
        table.push(ResearchAction(seat))
    else:
        table.push(Translate(seat))


def place_worker(table: ScholarsTable, seat: int, worker: int, place: int) -> None:
    """A Worker from the supply stands on a die of the action.  SCH-066 .. SCH-070"""
    me = table.player(seat)
    me.workers[worker] -= 1
    standing = list(me.slot_workers[table.slot])
    standing[worker] += 1
    me.slot_workers[table.slot] = tuple(standing)
    same = action.same_colours(table.box, action.retirees_of_slot(table, me))
    changed = action.with_worker(table.dice[place], worker * 2, same)
    table.dice = tuple(changed if at == place else die for at, die in enumerate(table.dice))
    if table.loud:
        table.events.append(("places-worker", seat, worker, action.colour_of(changed), action.value_of(changed)))


def finish_work(table: ScholarsTable) -> None:
    """The Work is over: its dice are dice on the Player Board like others."""
    table.slot = NOBODY
    table.dice = ()
    table.colour = NOBODY

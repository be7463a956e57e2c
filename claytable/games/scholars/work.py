"""Work: an Action Card on an Action Slot, dice on the card, Workers on the dice, and the actions they give."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Final

from ...core.messages import Argument, Message
from ...core.table import Question
from . import action, names
from . import answers as a
from .action import MOST_WORKERS
from .effects import begin_chosen
from .pieces import Player
from .recruit import Recruit, recruit_verdict
from .research import ResearchAction
from .table import ScholarsTable
from .terms import GOAL_CARD, GOAL_SLOT, NOBODY, RECRUIT, RESEARCH, TRANSLATE, TRAVEL
from .translate import LINE_REASONS, Translate, target_details, translate_verdict
from .travel import Travel
from .usefulness import EFFECT_REASONS, part_details, part_verdict


def empty_slots(me: Player) -> list[int]:
    """Action Slots that take a card; the sixth opens when the Goal Card is turned.  SCH-039, SCH-053"""
    slots = GOAL_SLOT if me.targets else GOAL_SLOT + 1
    return [slot for slot in range(slots) if me.slot_cards[slot] < 0]


def playable(me: Player) -> int:
    """Action Cards in hand with a die for them, as bits; the turned Goal Card has its own.  SCH-041, SCH-050"""
    return me.cards if me.hand else me.cards & 1 << GOAL_CARD


def can_work(me: Player) -> bool:
    """A card, and a die for it: in hand, or printed on the turned Goal Card.  SCH-050"""
    return playable(me) > 0


class ChooseCard(Question[ScholarsTable]):
    """Which Action Card goes on the chosen slot?  SCH-052"""

    __slots__ = ("slot",)

    name: ClassVar[str] = "card"
    rule: ClassVar[str] = "SCH-052"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.CARD, a.NO_DIE),)
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (
        ("SCH-039", "why-goal-unfinished"),
        ("SCH-052", "why-card-not-in-hand"),
        ("SCH-050", "why-no-dice"),
    )

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def message(self, table: ScholarsTable) -> Message:
        return Message("question-card", {"slot": names.slot(self.slot)})

    def options(self, table: ScholarsTable) -> list[int]:
        me = table.players[self.seat]
        cards = playable(me)
        return [a.CARD + card for card in range(8) if cards >> card & 1]

    def verdict(self, table: ScholarsTable, answer: int) -> int:
        me = table.players[self.seat]
        card = answer - a.CARD
        if playable(me) >> card & 1:
            return 0
        if me.cards >> card & 1:
            return 3
        return 1 if card == GOAL_CARD and me.targets else 2

    def take(self, table: ScholarsTable, answer: int) -> None:
        card = answer - a.CARD
        me = table.player(self.seat)
        me.cards &= ~(1 << card)
        me.slot_cards[self.slot] = card
        table.slot = self.slot
        table.dice = (action.printed(table.box),) if card == GOAL_CARD else ()
        if table.loud:
            table.tell("plays-card", self.seat, card, self.slot)
        table.push(ChooseDie(self.seat))


class ChooseDie(Question[ScholarsTable]):
    """Which die from hand? One or two; a turned Goal Card has its first one printed.  SCH-041, SCH-052"""

    __slots__ = ()

    name: ClassVar[str] = "die"
    rule: ClassVar[str] = "SCH-052"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.NO_DIE, a.NO_DIE + 1), (a.HAND_DIE, a.REROLL))
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (("SCH-052", "why-one-die"), ("SCH-052", "why-die-not-in-hand"))

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

    def verdict(self, table: ScholarsTable, answer: int) -> int:
        if answer == a.NO_DIE:
            return 0 if table.dice else 1
        return 0 if a.die_at(answer - a.HAND_DIE) in table.players[self.seat].hand else 2

    def details(self, table: ScholarsTable, answer: int, verdict: int) -> dict[str, Argument]:
        return {"die": names.die(a.die_at(answer - a.HAND_DIE))} if verdict == 2 else {}

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
                table.tell("lays-die", self.seat, code)
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
    # Dice are on the card already, also those drawn this turn.  SCH-047
    about: ClassVar[tuple[tuple[int, int], ...]] = (
        (a.END_TURN, a.REST),
        (a.MAIN, a.STEPS),
        (a.HAND_DIE, a.REROLL),
        a.EFFECTS,
    )
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (
        *EFFECT_REASONS,
        ("SCH-054", "why-not-on-card"),
        ("SCH-052", "why-dice-laid"),
        ("SCH-053", "why-one-main-action"),
        ("SCH-048", "why-die-destroyed"),
        ("SCH-053", "why-other-slot"),
        ("SCH-079", "why-value"),
        ("SCH-079", "why-decks-empty"),
        ("SCH-107", "why-no-secondary"),
        ("SCH-107", "why-guild-empty"),
        *LINE_REASONS,
        ("SCH-066", "why-workers-before"),
        ("SCH-066", "why-no-such-die"),
        ("SCH-070", "why-no-worker"),
        ("SCH-066", "why-two-workers"),
        ("SCH-066", "why-same-die"),
    )

    def __init__(self, seat: int, parts: tuple[int, ...], main: int) -> None:
        self.seat = seat
        #: Small actions that are left, and whether the main action is.
        self.parts = parts
        self.main = main

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
        if self.main and table.dice:
            me = table.players[self.seat]
            actions = main_actions(table, me)
            if actions >> RECRUIT & 1 and main_verdict(table, self.seat, RECRUIT) == 0:
                found.append(a.MAIN + RECRUIT)
            # Any dice do for these two.
            if actions >> TRAVEL & 1:
                found.append(a.MAIN + TRAVEL)
            if actions >> RESEARCH & 1:
                found.append(a.MAIN + RESEARCH)
            if actions >> TRANSLATE & 1 and main_verdict(table, self.seat, TRANSLATE) == 0:
                found.append(a.MAIN + TRANSLATE)
            workers = me.workers
            if any(workers):
                for place in range(len(table.dice)):
                    if place_verdict(table, place) == 0:
                        for worker in range(4):
                            if workers[worker]:
                                found.append(a.PLACE + worker * 2 + place)
        for number in self.parts:
            part = table.box.parts[number]
            if part.answer not in found and part_verdict(table, self.seat, part) == 0:
                found.append(part.answer)
        found.append(a.END_TURN)
        return found

    def verdict(self, table: ScholarsTable, answer: int) -> int:
        if answer == a.END_TURN:
            return 0
        if answer >= a.DO:
            number = table.box.part_of_answer.get(answer, -1)
            if number not in self.parts:
                return NOT_ON_CARD
            return part_verdict(table, self.seat, table.box.parts[number])
        if answer >= a.HAND_DIE:
            return DICE_LAID
        me = table.players[self.seat]
        if answer >= a.PLACE:
            if not self.main:
                return WORKERS_BEFORE
            found = place_verdict(table, answer - a.PLACE & 1)
            return found if found or me.workers[(answer - a.PLACE) >> 1] else NO_WORKER
        if not self.main:
            return ONE_MAIN_ACTION
        if not table.dice:
            return DIE_DESTROYED
        which = answer - a.MAIN
        return main_verdict(table, self.seat, which) if main_actions(table, me) >> which & 1 else OTHER_SLOT

    def details(self, table: ScholarsTable, answer: int, verdict: int) -> dict[str, Argument]:
        if answer >= a.DO:
            number = table.box.part_of_answer.get(answer, -1)
            return part_details(table, self.seat, table.box.parts[number], verdict)
        if verdict == OTHER_SLOT:
            return {"action": names.action(answer - a.MAIN)}
        if verdict == DECKS_EMPTY:
            return {"value": action.value(table, table.players[self.seat])}
        if verdict == TOO_LOW:
            return {"value": action.value(table, table.players[self.seat]), "needed": min(table.box.deck_value)}
        if verdict == NO_WORKER:
            return {"worker": names.worker((answer - a.PLACE) >> 1)}
        if NO_LINE <= verdict < NO_LINE + len(LINE_REASONS):
            return target_details(table, self.seat, verdict - NO_LINE + 1)
        return {}

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


NOT_ON_CARD: Final = 18
DICE_LAID: Final = 19
ONE_MAIN_ACTION: Final = 20
DIE_DESTROYED: Final = 21
OTHER_SLOT: Final = 22
TOO_LOW: Final = 23
DECKS_EMPTY: Final = 24
NO_SECONDARY: Final = 25
GUILD_EMPTY: Final = 26
NO_LINE: Final = 27  # and what else keeps a Scroll from being Translated: LINE_REASONS
WORKERS_BEFORE: Final = 31
NO_SUCH_DIE: Final = 32
NO_WORKER: Final = 33
TWO_WORKERS: Final = 34
SAME_DIE: Final = 35


def place_verdict(table: ScholarsTable, place: int) -> int:
    """Whether a Worker fits on a die of the action.  SCH-066"""
    dice = table.dice
    if place >= len(dice):
        return NO_SUCH_DIE
    if dice[place] >> 9 >= MOST_WORKERS:
        return TWO_WORKERS
    # Two dice that are alike in everything are one choice.
    return SAME_DIE if place and dice[place] == dice[0] else 0


def main_verdict(table: ScholarsTable, seat: int, which: int) -> int:
    """Whether a main action of the slot can be taken with these dice.  SCH-079, SCH-107"""
    if which == RECRUIT:
        found = recruit_verdict(table, action.value(table, table.players[seat]))
        return TOO_LOW - 1 + found if found else 0
    if which != TRANSLATE:
        return 0
    found = translate_verdict(table, seat)
    return NO_SECONDARY - 1 + found if found else 0


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
        table.tell("main-action", seat, which, action.colours(table, me), action.value(table, me))
    if which == RECRUIT:
        table.push(Recruit(seat))
    elif which == TRAVEL:
        table.push(Travel(seat))
    elif which == RESEARCH:
        table.push(ResearchAction(seat))
    else:
        table.push(Translate(seat))


def place_worker(table: ScholarsTable, seat: int, worker: int, place: int) -> None:
    """A Worker from the supply stands on a die of the action until the Rest.  SCH-066, SCH-070"""
    me = table.player(seat)
    me.workers[worker] -= 1
    standing = list(me.slot_workers[table.slot])
    standing[worker] += 1
    me.slot_workers[table.slot] = tuple(standing)
    same = action.same_colours(table.box, action.retirees_of_slot(table, me))
    changed = action.with_worker(table.dice[place], worker * 2, same)
    table.dice = tuple(changed if at == place else die for at, die in enumerate(table.dice))
    if table.loud:
        colour, value = action.colour_of(changed), action.value_of(changed)
        table.tell("places-worker", seat, worker, place + 1, colour, value)


def finish_work(table: ScholarsTable) -> None:
    """The Work is over: its dice are dice on the Player Board like others."""
    table.slot = NOBODY
    table.dice = ()
    table.colour = NOBODY

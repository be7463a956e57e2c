"""The order of play: Work or Rest, retirements, the last Rounds, the end."""

from __future__ import annotations

from typing import ClassVar, Final

from ...core.messages import Message
from ...core.table import Deed, Question, Step
from . import answers as a
from .pieces import Player
from .rest import rest
from .retire import Retirements
from .solo import OpponentTurn
from .table import ScholarsTable
from .terms import GOAL_SLOT, MOST_SEATS, ROOMS
from .work import ChooseCard, can_work, empty_slots, finish_work

# -- the order of play ----------------------------------------------------------------------------------------

# What follows `StartTurn` and `EndTurn`, first step first: this is what goes onto the stack. A Round is a turn of each
# seat, clockwise; the game ends with the last `NextTurn`.  SCH-021


def turn(seat: int) -> list[Step[ScholarsTable]]:
    """A player's turn: Work or Rest.  SCH-049"""
    return [
        Turn(seat),
        EndTurn(),
    ]


def opponents_turn() -> list[Step[ScholarsTable]]:
    """A turn of the solo opponent.  SCH-210"""
    return [
        OpponentTurn(),
        EndTurn(),
    ]


def end_of_turn() -> list[Step[ScholarsTable]]:
    """After every turn, the opponent's too.  SCH-051"""
    return [
        Retirements(),
        NextTurn(),
    ]


# -- turns ----------------------------------------------------------------------------------------------------


def can_rest(me: Player) -> bool:
    """At least one Action Card lies on the Player Board.  SCH-050"""
    return max(me.slot_cards) >= 0


class Turn(Question[ScholarsTable]):
    """Work (on which Action Slot?) or Rest.  SCH-049, SCH-050"""

    __slots__ = ()

    name: ClassVar[str] = "turn"
    rule: ClassVar[str] = "SCH-049"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.REST, a.CARD),)
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (
        ("SCH-039", "why-goal-unfinished"),
        ("SCH-050", "why-slot-taken"),
        ("SCH-050", "why-no-cards"),
        ("SCH-050", "why-no-dice"),
        ("SCH-050", "why-no-card-played"),
    )

    def message(self, table: ScholarsTable) -> Message:
        last = 0 <= table.turns_left < table.seats
        return Message("question-turn", {"last": int(last)})

    def options(self, table: ScholarsTable) -> list[int]:
        me = table.players[self.seat]
        found = [a.SLOT + slot for slot in empty_slots(me)] if can_work(me) else []
        if can_rest(me):
            found.append(a.REST)
        if not found and table.loud:
            table.tell("passes", self.seat)
        return found

    def verdict(self, table: ScholarsTable, answer: int) -> int:
        me = table.players[self.seat]
        if answer == a.REST:
            return 0 if can_rest(me) else 5
        slot = answer - a.SLOT
        if slot not in empty_slots(me):
            return 1 if slot == GOAL_SLOT and me.targets else 2
        if can_work(me):
            return 0
        return 4 if me.cards else 3

    def take(self, table: ScholarsTable, answer: int) -> None:
        if answer == a.REST:
            rest(table, self.seat)
        else:
            table.push(ChooseCard(self.seat, answer - a.SLOT))


class StartTurn(Deed[ScholarsTable]):
    """The turn of the seat whose turn it is."""

    __slots__ = ()

    def happen(self, table: ScholarsTable) -> None:
        if table.loud:
            table.tell("turn", table.turn)
        table.stack.extend(_OPPONENTS_TURN if table.turn == table.opponent else _TURN[table.turn])


class EndTurn(Deed[ScholarsTable]):
    """Retirements, then the next player.  SCH-051"""

    __slots__ = ()

    def happen(self, table: ScholarsTable) -> None:
        finish_work(table)
        table.stack.extend(_END_OF_TURN)


class NextTurn(Deed[ScholarsTable]):
    """Clockwise, until the last Round is played.  SCH-021, SCH-164"""

    __slots__ = ()

    def happen(self, table: ScholarsTable) -> None:
        if table.turns_left == 0 or (
            table.opponent < 0 and not any(can_work(me) or can_rest(me) for me in table.players)
        ):
            # The last Round is over, or nobody will ever have a turn again.
            end_game(table)
            return
        if table.turns_left > 0:
            table.turns_left -= 1
        table.turn = (table.turn + 1) % table.seats
        table.turns += 1
        table.push(StartTurn())


def end_game(table: ScholarsTable) -> None:
    """Everyone takes the Gold of their own Employed Translators.  SCH-166"""
    table.over = True
    board = table.main()
    for room in range(ROOMS):
        owner = board.room_owner[room]
        if owner >= 0 and board.room_gold[room]:
            gold = board.room_gold[room]
            board.room_gold[room] = 0
            table.player(owner).gold += gold
            if table.loud:
                table.tell("collects-gold", owner, gold, board.rooms[room])
    if table.loud:
        table.tell("game-over")


#: The order of play as it goes onto the stack. Steps are values: one is as good for every turn.
_TURN: Final = [turn(seat)[::-1] for seat in range(MOST_SEATS)]
_OPPONENTS_TURN: Final = opponents_turn()[::-1]
_END_OF_TURN: Final = end_of_turn()[::-1]

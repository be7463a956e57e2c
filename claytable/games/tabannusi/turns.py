"""The order of play: take a die and move the Architect, up to two Actions, scoring, the Assistant follows."""

from __future__ import annotations

from typing import ClassVar, Final

from ...core.messages import Argument, Message
from ...core.table import Deed, Step
from . import answers as a
from . import names
from .actions import action_details, action_verdict, open_actions
from .ask import Ask
from .construct import ChooseConstruction
from .decrees import may_gain
from .free import rest_crates
from .gains import move_architect, take_from_barge
from .gardening import Gardening
from .payment import pay, spend_gold
from .pieces import Player
from .port import ClaimShip, PortRow
from .projects import ChooseProject
from .reasons import (
    DIE_LEADS,
    MOVE_FREE,
    MOVE_GOLD,
    NO_SUCH_DIE,
    NOT_THERE,
    SIX_BLOCKED,
    SIX_LEADS,
    SIX_LEADS_NOWHERE,
    TAKE_FIRST,
    TWO_ACTIONS,
)
from .scoring import CheckScoring, FinalScoring
from .ships import SHIP_PRICE, pay_ship
from .solo import BotTurn
from .table import TabannusiTable
from .terms import (
    CLAIM_SHIP,
    CONSTRUCT,
    DISTRICTS,
    GARDENING,
    MOST_SEATS,
    PLACE_PROJECT,
    PORT_HOUSE,
    SHIPS,
)
from .ziggurat import ZigguratHouse, cost

ACTIONS_A_TURN = 2


# -- the order of play ----------------------------------------------------------------------------------------

# What follows `StartTurn` and `EndTurn`, first step first: this is what goes onto the stack. A round is a turn of each
# seat, clockwise; the last `NextTurn` leads to the final scoring.  TAB-080


def turn(seat: int) -> list[Step[TabannusiTable]]:
    """A player's turn; the first one begins with `FirstDistrict`.  TAB-080, TAB-081"""
    return [
        TakeDie(seat),
        Actions(seat, ACTIONS_A_TURN),
        EndTurn(),
    ]


def opponents_turn() -> list[Step[TabannusiTable]]:
    """A turn of the Bot.  TAB-280"""
    return [
        BotTurn(),
        EndTurn(),
    ]


def end_of_turn() -> list[Step[TabannusiTable]]:
    """After every turn, the Bot's too.  TAB-143, TAB-148"""
    return [
        CheckScoring(),
        NextTurn(),
    ]


def end_with_scoring(seat: int) -> list[Step[TabannusiTable]]:
    """A player has emptied a Barge: free Actions may follow the scoring, then the turn ends again.  TAB-143"""
    return [
        CheckScoring(),
        Actions(seat, 0),
        EndTurn(),
    ]


# -- turns ----------------------------------------------------------------------------------------------------


class StartTurn(Deed[TabannusiTable]):
    """The turn of the player whose turn it is.  TAB-080"""

    __slots__ = ()

    def happen(self, table: TabannusiTable) -> None:
        seat = table.turn
        if table.loud:
            table.tell("turn", seat)
        if seat == table.opponent:
            table.stack.extend(_OPPONENTS_TURN)
            return
        me = table.players[seat]
        if me.working != me.ships:
            # Ships claimed in the last turn work from now on.  TAB-129
            if table.loud:
                tell_new_ships(table, seat)
            table.player(seat).working = me.ships
        rest_crates(table, seat)
        table.stack.extend(_TURN[seat])
        if me.architect < 0:
            table.push(FirstDistrict(seat))


def tell_new_ships(table: TabannusiTable, seat: int) -> None:
    """The Ships whose ability works from now on; a printed one has none."""
    me = table.player(seat)
    for space in range(SHIPS):
        if (me.ships & ~me.working) >> space & 1 and table.board.ships[space] >= 0:
            me.working |= 1 << space
            table.tell("ship-works", seat, space)


class FirstDistrict(Ask):
    """In which District do the workers start?  TAB-081"""

    __slots__ = ()

    name: ClassVar[str] = "first-district"
    rule: ClassVar[str] = "TAB-081"
    about: ClassVar[tuple[a.Family, ...]] = (a.ALL_DISTRICTS,)

    def choices(self, table: TabannusiTable) -> list[int]:
        return [a.DISTRICT + district for district in range(DISTRICTS)]

    def choose(self, table: TabannusiTable, answer: int) -> None:
        me = table.player(self.seat)
        me.architect = answer - a.DISTRICT
        me.assistant = answer - a.DISTRICT
        if table.loud:
            table.tell("starts-in", self.seat, me.assistant)


class TakeDie(Ask):
    """Which die of the District's Barge?  TAB-082, TAB-087"""

    __slots__ = ()

    name: ClassVar[str] = "take-die"
    rule: ClassVar[str] = "TAB-082"
    about: ClassVar[tuple[a.Family, ...]] = (
        a.TAKES,
        a.ALL_ACTIONS,
        a.TILES,
        a.ENDS,
    )

    def insists(self, table: TabannusiTable) -> bool:
        return may_gain(table, self.seat)

    def message(self, table: TabannusiTable) -> Message:
        district = table.players[self.seat].assistant
        local = names.resource(table.board.local[district])
        return Message("question-take-die", {"district": names.district(district), "resource": local})

    def choices(self, table: TabannusiTable) -> list[int]:
        me = table.players[self.seat]
        dice = table.board.barges[me.assistant]
        found: list[int] = []
        last = 0
        # They lie in order.
        for value in dice:
            if value != last:
                found.append(a.TAKE + value - 1)
                last = value
        if last == 6 and six_verdict(me, dice):
            found.pop()
        return found

    def verdict(self, table: TabannusiTable, answer: int) -> int:
        if not a.TAKE <= answer < a.MOVE:
            return TAKE_FIRST
        me = table.players[self.seat]
        dice = table.board.barges[me.assistant]
        value = answer - a.TAKE + 1
        if value not in dice:
            return NO_SUCH_DIE
        return six_verdict(me, dice) if value == 6 else 0

    def choose(self, table: TabannusiTable, answer: int) -> None:
        value = answer - a.TAKE + 1
        district = table.players[self.seat].assistant
        dice = table.board.barges[district]
        open_districts = 0
        for district_number in destinations(dice, value):
            open_districts |= 1 << district_number - 1
        table.push(Move(self.seat, open_districts))
        take_from_barge(table, self.seat, district, dice.index(value))


def six_verdict(me: Player, dice: tuple[int, ...]) -> int:
    """A 6 that leads nowhere can be taken only by paying for another way.  TAB-087"""
    return 0 if me.gold or destinations(dice, 6) else SIX_BLOCKED


def destinations(dice: tuple[int, ...], value: int) -> list[int]:
    """Where a die leads: to its number; a 6 where no other die does, as District numbers.  TAB-083, TAB-085, TAB-086"""
    if value <= DISTRICTS:
        return [value]
    return [district for district in range(1, DISTRICTS + 1) if district not in dice]


class Move(Ask):
    """Where does the Architect go? For 1 Gold anywhere.  TAB-083, TAB-088"""

    __slots__ = ("open",)

    name: ClassVar[str] = "move"
    rule: ClassVar[str] = "TAB-083"
    about: ClassVar[tuple[a.Family, ...]] = (a.MOVES,)

    def __init__(self, seat: int, open: int) -> None:
        self.seat = seat
        #: Districts to which the die leads, as bits.
        self.open = open

    def insists(self, table: TabannusiTable) -> bool:
        return may_gain(table, self.seat)

    def options(self, table: TabannusiTable) -> list[int]:
        # After a 6 that leads nowhere 1 Gold is owed: free Actions wait until it is paid.  TAB-087
        found = super().options(table) if self.open else self.choices(table)
        assert found, f"{self} leads nowhere"
        return found

    def choices(self, table: TabannusiTable) -> list[int]:
        return (_PAID if table.players[self.seat].gold else _LED)[self.open][:]

    def verdict(self, table: TabannusiTable, answer: int) -> int:
        return move_verdict(self.open, table.players[self.seat].gold, answer)

    def choose(self, table: TabannusiTable, answer: int) -> None:
        if answer >= a.PAY_MOVE:
            spend_gold(table, self.seat, 1)
            move_architect(table, self.seat, answer - a.PAY_MOVE)
        else:
            move_architect(table, self.seat, answer - a.MOVE)


def move_verdict(open: int, gold: int, answer: int) -> int:
    """Whether the Architect may go somewhere, by the Districts to which the die leads, as bits.  TAB-083, TAB-088"""
    if answer >= a.PAY_MOVE:
        return MOVE_GOLD if not gold else MOVE_FREE if open >> answer - a.PAY_MOVE & 1 else 0
    if open >> answer - a.MOVE & 1:
        return 0
    # Only a 6 leads to several Districts, or to none.
    return DIE_LEADS if open.bit_count() == 1 else SIX_LEADS if open else SIX_LEADS_NOWHERE


def _moves(open: int, gold: int) -> list[int]:
    return [answer for answer in range(*a.MOVES) if not move_verdict(open, gold, answer)]


#: The answers of `Move` by the Districts to which the die leads, without Gold and with some.
_LED: Final = [_moves(bits, 0) for bits in range(1 << DISTRICTS)]
_PAID: Final = [_moves(bits, 1) for bits in range(1 << DISTRICTS)]


class Actions(Ask):
    """Which Action? Up to two, or none.  TAB-056, TAB-090"""

    __slots__ = ("left",)

    name: ClassVar[str] = "actions"
    rule: ClassVar[str] = "TAB-056"
    about: ClassVar[tuple[a.Family, ...]] = (
        a.ALL_ACTIONS,
        a.TILES,
        a.ENDS,
    )

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def message(self, table: TabannusiTable) -> Message:
        district = names.district(table.players[self.seat].assistant)
        return Message("question-actions", {"left": self.left, "district": district})

    def insists(self, table: TabannusiTable) -> bool:
        return True

    def choices(self, table: TabannusiTable) -> list[int]:
        if not self.left:
            return [a.END_TURN]
        found = open_actions(table, self.seat)
        tiles = table.board.tiles
        for slot in table.box.district_slots[table.players[self.seat].assistant]:
            found.append(a.TILE + tiles[slot])
        found.append(a.END_TURN)
        return found

    def verdict(self, table: TabannusiTable, answer: int) -> int:
        if answer == a.END_TURN:
            return 0
        if not self.left:
            return TWO_ACTIONS
        if answer < a.TILE:
            return action_verdict(table, self.seat, answer - a.ACTION)
        slots = table.box.district_slots[table.players[self.seat].assistant]
        return 0 if any(table.board.tiles[slot] == answer - a.TILE for slot in slots) else NOT_THERE

    def details(self, table: TabannusiTable, answer: int, verdict: int) -> dict[str, Argument]:
        return action_details(table, self.seat, verdict)

    def choose(self, table: TabannusiTable, answer: int) -> None:
        if answer == a.END_TURN:
            return
        table.push(Actions(self.seat, self.left - 1))
        if answer >= a.TILE:
            if table.loud:
                table.tell("uses-tile", self.seat, answer - a.TILE)
            table.effects(self.seat, table.box.tile_effect[answer - a.TILE])
            return
        action = answer - a.ACTION
        if action == PLACE_PROJECT:
            table.push(ChooseProject(self.seat))
        elif action == CONSTRUCT:
            table.push(ChooseConstruction(self.seat))
        elif action == GARDENING:
            table.push(Gardening(self.seat, 0, 1))
        elif action == CLAIM_SHIP:
            table.push(ClaimShip(self.seat, 0))
            pay_ship(table, self.seat, SHIP_PRICE)
        elif action == PORT_HOUSE:
            table.push(PortRow(self.seat))
        else:
            table.push(ZigguratHouse(self.seat))
            pay(table, self.seat, cost(table))


class EndTurn(Deed[TabannusiTable]):
    """Scoring of empty Barges, then the Assistant follows the Architect; also the Bot's.  TAB-143, TAB-146, TAB-324"""

    __slots__ = ()

    def happen(self, table: TabannusiTable) -> None:
        scored = () in table.board.barges and table.turn != table.opponent
        table.stack.extend(_END_WITH_SCORING[table.turn] if scored else _END_OF_TURN)


class NextTurn(Deed[TabannusiTable]):
    """Clockwise, until the last round is played.  TAB-148, TAB-161, TAB-162"""

    __slots__ = ()

    def happen(self, table: TabannusiTable) -> None:
        me = table.player(table.turn)
        if me.assistant != me.architect:
            me.assistant = me.architect
            if table.loud:
                table.tell("moves-assistant", table.turn, me.architect)
        if table.opponent >= 0:
            table.opponent_resets()
        if table.turns_left == 0:
            table.push(FinalScoring())
            return
        if table.turns_left > 0:
            table.turns_left -= 1
        table.turn = (table.turn + 1) % table.seats
        table.turns += 1
        table.push(StartTurn())


#: The order of play as it goes onto the stack. Steps are values: one is as good for every turn.
_TURN: Final = [turn(seat)[::-1] for seat in range(MOST_SEATS)]
_OPPONENTS_TURN: Final = opponents_turn()[::-1]
_END_OF_TURN: Final = end_of_turn()[::-1]
_END_WITH_SCORING: Final = [end_with_scoring(seat)[::-1] for seat in range(MOST_SEATS)]

"""Turns: take a die and move the Architect, up to two Actions, scoring, the Assistant follows."""

from __future__ import annotations

from typing import ClassVar, Final

from ...core.messages import Message
from ...core.table import Deed, Field
from . import answers as a
from . import grid, names
from .ask import Ask
from .construct import ChooseConstruction, constructible_of
from .decrees import may_gain
from .free import rest_crates
from .gains import move_architect, take_from_barge
from .gardening import Gardening, can_garden
from .paying import pay, spend_gold
from .port import SHIP_PRICE, ClaimShip, PortRow, can_pay_ship, can_place_port_house, pay_ship
from .projects import ChooseProject, can_place_any
from .scoring import CheckScoring, FinalScoring
from .ships import can_claim_ship
from .table import TabannusiTable
from .terms import (
    CLAIM_SHIP,
    COMMON,
    CONSTRUCT,
    DISTRICTS,
    GARDENING,
    PLACE_PROJECT,
    PORT,
    PORT_HOUSE,
    ZIGGURAT_HOUSE,
)
from .ziggurat import ZigguratHouse, can_place_house, cost

ACTIONS_A_TURN = 2


class StartTurn(Deed[TabannusiTable]):
    """The turn of the player whose turn it is.  TAB-080"""

    __slots__ = ()

    def happen(self, table: TabannusiTable) -> None:
        seat = table.turn
        if table.loud:
            table.events.append(("turn", seat))
        # As `push` does it: every turn comes through here.
        stack = table.stack
        stack.append(EndTurn())
        if seat == table.opponent:
            table.opponent_turn()
            return
        me = table.players[seat]
        if me.working != me.ships:
            # Ships claimed in the last turn work from now on.  TAB-129
            table.player(seat).working = me.ships
        rest_crates(table, seat)
        stack.append(Actions(seat, ACTIONS_A_TURN))
        stack.append(TakeDie(seat))
        if me.architect < 0:
            table.push(FirstDistrict(seat))


class FirstDistrict(Ask):
    """In which District do the workers start?  TAB-081"""

    __slots__ = ()

    name: ClassVar[str] = "first-district"
    rule: ClassVar[str] = "TAB-081"

    def choices(self, table: TabannusiTable) -> list[int]:
        return [a.DISTRICT + district for district in range(DISTRICTS)]

    def choose(self, table: TabannusiTable, answer: int) -> None:
        me = table.player(self.seat)
        me.architect = answer - a.DISTRICT
        me.assistant = answer - a.DISTRICT
        if table.loud:
            table.events.append(("starts-in", self.seat, me.assistant))


class TakeDie(Ask):
    """Which die of the District's Barge?  TAB-082, TAB-087"""

    __slots__ = ()

    name: ClassVar[str] = "take-die"
    rule: ClassVar[str] = "TAB-082"

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
        # A 6 that leads nowhere can be taken only by paying for another way.
        if last == 6 and not me.gold and not destinations(dice, 6):
            found.pop()
        return found

    def choose(self, table: TabannusiTable, answer: int) -> None:
        value = answer - a.TAKE + 1
        district = table.players[self.seat].assistant
        dice = table.board.barges[district]
        open_districts = 0
        for district_number in destinations(dice, value):
            open_districts |= 1 << district_number - 1
        table.push(Move(self.seat, open_districts))
        take_from_barge(table, self.seat, district, dice.index(value))


def destinations(dice: tuple[int, ...], value: int) -> list[int]:
    """Where a die leads: to its number; a 6 where no other die does, as District numbers.  TAB-083 .. TAB-087"""
    if value <= DISTRICTS:
        return [value]
    return [district for district in range(1, DISTRICTS + 1) if district not in dice]


class Move(Ask):
    """Where does the Architect go? For 1 Gold anywhere.  TAB-083 .. TAB-088"""

    __slots__ = ("open",)

    name: ClassVar[str] = "move"
    rule: ClassVar[str] = "TAB-083"

    def __init__(self, seat: int, open: int) -> None:
        self.seat = seat
        #: Districts to which the die leads, as bits.
        self.open = open

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.open)

    def insists(self, table: TabannusiTable) -> bool:
        return may_gain(table, self.seat)

    def options(self, table: TabannusiTable) -> list[int]:
        # After a 6 that leads nowhere 1 Gold is owed: free Actions wait until it is paid.  TAB-087
        found = super().options(table) if self.open else self.choices(table)
        assert found, f"{self} leads nowhere"
        return found

    def choices(self, table: TabannusiTable) -> list[int]:
        found = _LED[self.open]
        return found + _PAID[self.open] if table.players[self.seat].gold else found[:]

    def choose(self, table: TabannusiTable, answer: int) -> None:
        if answer >= a.PAY_MOVE:
            spend_gold(table, self.seat, 1)
            move_architect(table, self.seat, answer - a.PAY_MOVE)
        else:
            move_architect(table, self.seat, answer - a.MOVE)


#: The answers of `Move` by the Districts to which the die leads, as bits: there, and for 1 Gold elsewhere.
_LED: Final = [[a.MOVE + n for n in range(DISTRICTS) if bits >> n & 1] for bits in range(1 << DISTRICTS)]
_PAID: Final = [[a.PAY_MOVE + n for n in range(DISTRICTS) if not bits >> n & 1] for bits in range(1 << DISTRICTS)]


def open_actions(table: TabannusiTable, seat: int) -> list[int]:
    """The Actions of the Assistant's District that can be done as a whole.  TAB-056, TAB-091"""
    district = table.players[seat].assistant
    found: list[int] = []
    if district < COMMON:
        projects = grid.projects_by_colour(table, district)
        if can_place_any(table, seat, projects):
            found.append(a.ACTION + PLACE_PROJECT)
        if constructible_of(table, seat, projects):
            found.append(a.ACTION + CONSTRUCT)
        if can_garden(table, seat):
            found.append(a.ACTION + GARDENING)
    elif district == PORT:
        if can_pay_ship(table, seat, SHIP_PRICE) and can_claim_ship(table, seat, 0):
            found.append(a.ACTION + CLAIM_SHIP)
        if can_place_port_house(table, seat):
            found.append(a.ACTION + PORT_HOUSE)
    elif can_place_house(table, seat):
        found.append(a.ACTION + ZIGGURAT_HOUSE)
    return found


class Actions(Ask):
    """Which Action? Up to two, or none.  TAB-056, TAB-090"""

    __slots__ = ("left",)

    name: ClassVar[str] = "actions"
    rule: ClassVar[str] = "TAB-056"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.left)

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

    def choose(self, table: TabannusiTable, answer: int) -> None:
        if answer == a.END_TURN:
            return
        table.push(Actions(self.seat, self.left - 1))
        if answer >= a.TILE:
            if table.loud:
                table.events.append(("uses-tile", self.seat, answer - a.TILE))
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
    """Scoring of empty Barges, then the Assistant follows the Architect.  TAB-143, TAB-146 .. TAB-148"""

    __slots__ = ()

    def happen(self, table: TabannusiTable) -> None:
        if () in table.board.barges and table.turn != table.opponent:
            # The turn is not over: free Actions may follow the scoring.
            table.stack.append(EndTurn())
            table.stack.append(Actions(table.turn, 0))
        else:
            table.stack.append(NextTurn())
        table.stack.append(CheckScoring())


class NextTurn(Deed[TabannusiTable]):
    """Clockwise, until the last round is played.  TAB-148, TAB-161, TAB-162"""

    __slots__ = ()

    def happen(self, table: TabannusiTable) -> None:
        me = table.player(table.turn)
        me.assistant = me.architect
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

"""The order of play; Start of Round and End of Round."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Final

from ...core.messages import Message
from ...core.table import Step
from . import answers as a
from . import names
from .ask import Act, Ask, SeatAct
from .dice import brighten_die, gain_influence, roll_into, study_step_verdict
from .dummy import start_dummy
from .free import draw
from .player import Player
from .royalties import harvest
from .solo import OpponentTurn, opponent_raises, start_opponent
from .table import InventorsTable
from .terms import (
    DETERMINED,
    EXHAUSTED,
    FROM_CAMELS,
    FROM_WORKSHOP,
    GUILD_AREAS,
    INSPIRED,
    MOST_SEATS,
    NEUTRAL,
    NOBODY,
    READY,
    Ranges,
    Reasons,
)
from .turns import EndTurn, MainAction
from .workshops import exhaust, row_has_colour

# -- the order of play --------------------------------------------------------------------------------

# What follows `StartRound`, `StartTurn` and `EndRound`, first step first: this is what goes onto the stack. Turns go
# round until everybody has placed a Tent; the rounds end with the last `RaiseTents`.


def start_of_round(table: InventorsTable) -> list[Step[InventorsTable]]:
    """Royalties and Income from round 2 on, then the first turn.  INV-091, INV-098"""
    return [
        *(GainIncome(seat, 3) for seat in players(table) if table.round > 1),
        StartTurn(table.first),
    ]


def turn(seat: int) -> list[Step[InventorsTable]]:
    """A player's turn.  INV-092, INV-093"""
    return [
        MainAction(seat),
        EndTurn(seat),
        NextTurn(seat),
    ]


def opponents_turn(seat: int) -> list[Step[InventorsTable]]:
    """A turn of the solo opponent.  INV-260"""
    return [
        OpponentTurn(),
        NextTurn(seat),
    ]


def end_of_round(table: InventorsTable) -> list[Step[InventorsTable]]:
    """Resting; in the final round only the Tents are raised.  INV-166"""
    if table.round == table.rounds:
        return [RaiseTents()]
    return [
        *(BrightenRest(seat) for seat in players(table)),
        *(ClearUsed(seat) for seat in players(table)),
        ReturnPieces(),
        RaiseTents(),
    ]


def players(table: InventorsTable) -> list[int]:
    """The seats of players, clockwise from the First Player marker: the solo opponent's is left out."""
    return [seat for seat in table.from_seat(table.first) if seat != table.opponent]


# -- turns --------------------------------------------------------------------------------------------


class StartTurn(SeatAct):
    """A seat's turn begins.  INV-092"""

    __slots__ = ()

    def happen(self, table: InventorsTable) -> None:
        seat = self.seat
        table.turns += 1
        if table.loud:
            table.tell("turn", seat)
        if seat == table.opponent:
            table.stack.extend(_OPPONENTS_TURN[seat])
            return
        table.turn = seat
        table.stack.extend(_TURN[seat])


class NextTurn(SeatAct):
    """Clockwise, until everybody has placed a Tent.  INV-092, INV-165"""

    __slots__ = ()

    def happen(self, table: InventorsTable) -> None:
        for me in table.players:
            if me.tent < 0:
                table.push(StartTurn((self.seat + 1) % table.seats))
                return
        table.push(EndRound())


# -- Start of Round -----------------------------------------------------------------------------------


class StartRound(Act):
    """The Dummy, the solo opponent, then Royalties and Income from round 2 on.  INV-091, INV-095, INV-098, INV-255"""

    __slots__ = ()

    def happen(self, table: InventorsTable) -> None:
        table.round += 1
        if table.loud:
            table.tell("round", table.round)
        table.stack.extend(reversed(start_of_round(table)))
        if table.opponent >= 0:
            start_opponent(table)
        if table.dummy:
            start_dummy(table)


class GainIncome(Ask):
    """Royalties and Income, in the order the player likes.  INV-098, INV-099"""

    __slots__ = ("left",)

    name: ClassVar[str] = "income"
    rule: ClassVar[str] = "INV-098"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        #: Bits: Royalties, Income.
        self.left = left

    about: ClassVar[Ranges] = ((a.ROYALTIES, a.DO),)
    reasons: ClassVar[Reasons] = (("INV-098", "why-gained-already"),)

    def verdict(self, table: InventorsTable, answer: int) -> int:
        return int(not self.left >> answer - a.ROYALTIES & 1)

    def choose(self, table: InventorsTable, answer: int) -> None:
        royalties = answer == a.ROYALTIES
        rest = self.left & (2 if royalties else 1)
        if rest:
            table.push(GainIncome(self.seat, rest))
        if table.loud:
            table.tell("gains-royalties" if royalties else "gains-income", self.seat)
        if royalties:
            harvest(table, self.seat)
            return
        table.effects(self.seat, table.box.income[table.players[self.seat].low])
        if table.seats > 2 and (self.seat - table.first) % table.seats >= 2:
            draw(table, self.seat, 1)


# -- End of Round -------------------------------------------------------------------------------------


class EndRound(Act):
    """The Resting actions in order; in the final round only the Tents are raised.  INV-166"""

    __slots__ = ()

    def happen(self, table: InventorsTable) -> None:
        table.turn = NOBODY
        if table.loud:
            table.tell("round-ends", table.round)
        if table.round < table.rounds:
            pass_marker(table)
        table.stack.extend(reversed(end_of_round(table)))


def pass_marker(table: InventorsTable) -> None:
    """The left-most Tent of a player takes the First Player marker.  INV-167"""
    for holder in table.board.tents:
        if holder >= 0:
            table.first = holder
            if table.loud:
                table.tell("first-player", holder)
            return


class BrightenRest(SeatAct):
    """Every unused die is brightened once: Determined, Ready, Exhausted, then the Study.  INV-168"""

    __slots__ = ()

    def happen(self, table: InventorsTable) -> None:
        seat = self.seat
        me = table.player(seat)
        table.push(BrightenStudy(seat, me.study))
        rested = me.determined
        for code in rested:
            insort(me.inspired, code)
        me.determined = []
        if table.loud and rested:
            table.tell("brightens", seat, tuple(rested), DETERMINED, INSPIRED)
        me.determined = me.ready
        me.ready = []
        if table.loud and me.determined:
            table.tell("brightens", seat, tuple(me.determined), READY, DETERMINED)
        exhausted = [colour for colour in range(4) for _ in range(me.exhausted[colour])]
        me.exhausted = [0, 0, 0, 0]
        roll_into(table, me, seat, exhausted, READY, EXHAUSTED)
        for code in rested:
            if code >= 8:
                gain_influence(table, seat, code >> 3, 1)


class BrightenStudy(Ask):
    """Each Study die is brightened once, up or out, in the owner's order.  INV-168"""

    __slots__ = ("left",)

    name: ClassVar[str] = "brighten-study"
    rule: ClassVar[str] = "INV-168"
    about: ClassVar[Ranges] = (a.A_STUDY_STEP,)
    reasons: ClassVar[Reasons] = (
        ("INV-168", "why-no-such-die"),
        ("INV-049", "why-top-of-study"),
        ("INV-048", "why-study-space-taken"),
        ("INV-168", "why-brightened-once"),
    )

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        #: The places whose dice are still to be brightened, as bits.
        self.left = left

    def choices(self, table: InventorsTable) -> list[int]:
        study = table.players[self.seat].study
        found: list[int] = []
        # Dice of another order lead to other tables only within a colour, and there from the top down.
        for place in range(8, -1, -1):
            if self.left >> place & 1:
                if not study_step_verdict(study, a.STUDY_UP + place):
                    found.append(a.STUDY_UP + place)
                found.append(a.STUDY_OUT + place)
        return found

    def verdict(self, table: InventorsTable, answer: int) -> int:
        stands = study_step_verdict(table.players[self.seat].study, answer)
        return stands if stands or self.left >> (answer - a.STUDY_UP) % 9 & 1 else 4

    def choose(self, table: InventorsTable, answer: int) -> None:
        place = answer - (a.STUDY_OUT if answer >= a.STUDY_OUT else a.STUDY_UP)
        rest = self.left & ~(1 << place)
        if rest:
            table.push(BrightenStudy(self.seat, rest))
        brighten_die(table, self.seat, answer)


class ClearUsed(SeatAct):
    """Used dice go to Exhausted, or where an ability sends them.  INV-169, INV-170, INV-223, INV-250"""

    __slots__ = ()

    def happen(self, table: InventorsTable) -> None:
        seat = self.seat
        me = table.player(seat)
        keep = me.research & table.box.camel_keep_bit
        used = [code for dice in me.camels for code in dice]
        me.camels = [(), (), (), ()]
        exhaust(table, me, seat, [code for code in used if not keep or code < 8], FROM_CAMELS)
        if keep:
            roll_into(table, me, seat, [code >> 3 for code in used if code >= 8], READY, FROM_CAMELS)
        for row in range(2, -1, -1):
            if me.workshops[row]:
                table.push(KeepDice(seat, row))


def keepers(table: InventorsTable, me: Player, row: int) -> list[int]:
    """The End of Round tiles of a row whose requirement the dice lying there meet.  INV-250"""
    box = table.box
    total = sum(code & 7 for code in me.workshops[row])
    return [
        tile
        for tile in me.rows[row]
        if box.tile_keeps[tile]
        and total >= box.tile_value[tile]
        and (not box.tile_colour[tile] or row_has_colour(table, me, row, box.tile_colour[tile]))
    ]


class KeepDice(Ask):
    """Where do the dice of a Workshop go?  INV-170, INV-250"""

    __slots__ = ("row",)

    name: ClassVar[str] = "keep-dice"
    rule: ClassVar[str] = "INV-170"
    about: ClassVar[Ranges] = (a.A_TILE, a.A_PASS)
    reasons: ClassVar[Reasons] = (
        ("INV-170", "why-other-row"),
        ("INV-170", "why-keeps-nothing"),
        ("INV-250", "why-keep-unmet"),
        ("INV-170", "why-same-landscape"),
    )

    def __init__(self, seat: int, row: int) -> None:
        self.seat = seat
        self.row = row

    def choices(self, table: InventorsTable) -> list[int]:
        me = table.players[self.seat]
        found = [a.TILE + tile for tile in me.rows[self.row] if not self.verdict(table, a.TILE + tile)]
        found.append(a.PASS)
        return found

    def verdict(self, table: InventorsTable, answer: int) -> int:
        if answer == a.PASS:
            return 0
        tile = answer - a.TILE
        me = table.players[self.seat]
        keeps = table.box.tile_keeps
        if tile not in me.rows[self.row]:
            return 1
        if not keeps[tile]:
            return 2
        working = keepers(table, me, self.row)
        if tile not in working:
            return 3
        # Two tiles that send dice to the same landscape do the same: the first stands for both.
        return 0 if all(keeps[each] != keeps[tile] for each in working[: working.index(tile)]) else 4

    def choose(self, table: InventorsTable, answer: int) -> None:
        me = table.player(self.seat)
        dice = me.workshops[self.row]
        me.workshops[self.row] = ()
        origin = FROM_WORKSHOP + self.row
        if answer == a.PASS:
            exhaust(table, me, self.seat, dice, origin)
        else:
            landscape = table.box.tile_keeps[answer - a.TILE]
            roll_into(table, me, self.seat, [code >> 3 for code in dice], landscape, origin)

    def message(self, table: InventorsTable) -> Message:
        return Message("question-keep-dice", {"row": names.row(self.row)})


class ReturnPieces(Act):
    """Hired Camels turn facedown, Workers come home, the Envoy goes back to the board.  INV-171, INV-172"""

    __slots__ = ()

    def happen(self, table: InventorsTable) -> None:
        board = table.main()
        placed = [each for space in board.spaces for each in space]
        envoy = any(each >= 8 for each in placed) or any(me.envoy for me in table.players)
        board.spaces = [tuple([each for each in space if each >= 8]) for space in board.spaces]
        for seat in range(table.seats):
            me = table.player(seat)
            me.workers = 3 - me.reserve
            if me.hired_camel:
                me.hired_camel = False
                table.tell("returns-camel", seat)
        if table.loud and any(each < 8 for each in placed):
            table.tell("returns-workers")
        board.spaces = [()] * 14
        for seat in range(table.seats):
            table.player(seat).envoy = False
        if envoy:
            table.tell("returns-envoy")


class RaiseTents(Act):
    """Each Tent moves up into its area; then the next round, or the end of the game.  INV-173, INV-177"""

    __slots__ = ()

    def happen(self, table: InventorsTable) -> None:
        board = table.main()
        final = table.round == table.rounds
        table.push(FinishGame() if final else StartRound())
        for space in range(5):
            holder = board.tents[space]
            board.tents[space] = NOBODY
            if holder == NEUTRAL and table.loud:
                table.tell("dummy-tent-leaves", space + 1)
            if holder == NOBODY or holder == NEUTRAL:
                continue
            table.player(holder).tent = NOBODY
            first = not board.areas[space]
            board.areas[space] += (holder,)
            if table.loud:
                table.tell("raises", holder, space + 1)
            if holder == table.opponent:
                opponent_raises(table, space, first, final)
            elif space < GUILD_AREAS:
                # Only the first Tent of the game in an area covers its Influence.  INV-174
                if first:
                    table.effects(holder, table.box.area_effect[space])
            elif not final:
                # The Envoy or the Hired Camel, for the next round.  INV-175
                table.effects(holder, table.box.area_effect[space])


class FinishGame(Act):
    """Nothing is left to do but to count.  INV-177"""

    __slots__ = ()

    def happen(self, table: InventorsTable) -> None:
        table.over = True
        if table.loud:
            table.tell("game-over")


#: The turns of every seat as they go onto the stack. Steps are values: one is as good for every turn.
_TURN: Final = [turn(seat)[::-1] for seat in range(MOST_SEATS)]
_OPPONENTS_TURN: Final = [opponents_turn(seat)[::-1] for seat in range(MOST_SEATS)]

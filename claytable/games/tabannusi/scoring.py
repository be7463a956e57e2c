"""Scoring Districts, during the game and at its end."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Argument
from ...core.table import Deed
from . import answers as a
from . import grid
from .ask import Ask
from .decrees import count_ships
from .mastery import boundaries_passed
from .reasons import BARGE_LEFT
from .ships import LINE_SHIPS
from .table import TabannusiTable
from .terms import (
    COMMON,
    DISTRICTS,
    FROM_COMMON,
    FROM_HARBORMASTERS,
    FROM_PORT,
    FROM_URBAN,
    FROM_ZIGGURAT,
    PORT,
    ZIGGURAT,
)
from .urban import fulfilled, worth


class CheckScoring(Deed[TabannusiTable]):
    """Every District with an empty Barge is scored, until no Barge is empty.  TAB-146, TAB-147"""

    __slots__ = ()

    def happen(self, table: TabannusiTable) -> None:
        if () in table.board.barges:
            table.push(CheckScoring())
            table.push(WhichDistrict(table.turn))


class WhichDistrict(Ask):
    """Which District is scored first?  TAB-147"""

    __slots__ = ()

    name: ClassVar[str] = "score"
    rule: ClassVar[str] = "TAB-147"
    about: ClassVar[tuple[a.Family, ...]] = (a.SCORES,)

    def choices(self, table: TabannusiTable) -> list[int]:
        found = [answer for answer in range(*a.SCORES) if not self.verdict(table, answer)]
        return found[:1] if self.seat == table.opponent else found

    def verdict(self, table: TabannusiTable, answer: int) -> int:
        return BARGE_LEFT if table.board.barges[answer - a.SCORE] else 0

    def details(self, table: TabannusiTable, answer: int, verdict: int) -> dict[str, Argument]:
        return {"n": len(table.board.barges[answer - a.SCORE])}

    def choose(self, table: TabannusiTable, answer: int) -> None:
        score_district(table, answer - a.SCORE)


def score_district(table: TabannusiTable, district: int) -> None:
    """The four steps; after the end was triggered only the loss and the refill.  TAB-149, TAB-163, TAB-164"""
    if table.loud:
        table.tell("barge-empty" if table.ending else "scores-district", district)
    table.push(RefillBarge(district))
    if not table.ending:
        table.rival().scorings += 1
        table.push(Points(district, 0))
        take_time_gold(table)
    push_losses(table, district)


def take_time_gold(table: TabannusiTable) -> None:
    """The active player takes Gold from the Time track; the last one triggers the end.

    TAB-150, TAB-160, TAB-161, TAB-162
    """
    board = table.main()
    board.time -= 1
    gold = table.box.time_gold
    table.player(table.turn).gold += gold
    if table.loud:
        table.tell("takes-time-gold", table.turn, gold)
    if board.time == 0:
        table.ending = True
        place = (table.turn - table.first) % table.seats
        table.turns_left = table.seats - 1 - place + table.seats
        if table.loud:
            table.tell("end-triggered", table.turns_left)


def push_losses(table: TabannusiTable, district: int) -> None:
    """All local dice go to the supply, then players who lost any get a reward.  TAB-151, TAB-152, TAB-153, TAB-154"""
    colour = table.board.local[district]
    losers: list[int] = []
    for seat in table.from_seat(table.turn):
        n = table.players[seat].dice[colour]
        if n:
            losers.append(seat)
            table.player(seat).dice[colour] = 0
            table.main().supply[colour] += n
            if table.loud:
                table.tell("loses-resources", seat, n, colour)
    for seat in reversed(losers):
        table.effects(seat, table.box.loss_reward[colour], colour if colour < 3 else -1)


class RefillBarge(Deed[TabannusiTable]):
    """All dice of the local colour in the supply are rolled onto the Barge.  TAB-159"""

    __slots__ = ("district",)

    def __init__(self, district: int) -> None:
        self.district = district

    def happen(self, table: TabannusiTable) -> None:
        board = table.main()
        colour = board.local[self.district]
        dice = [table.rng.die() for _ in range(board.supply[colour])]
        board.barges[self.district] = tuple(sorted((*board.barges[self.district], *dice)))
        board.supply[colour] = 0
        table.reveals += 1
        if table.loud:
            table.tell("refills-barge", self.district, board.barges[self.district])


class Points(Deed[TabannusiTable]):
    """Everybody scores the District; in the `final` scoring Urban cards need no word any more.  TAB-198"""

    __slots__ = ("district", "final")

    def __init__(self, district: int, final: int) -> None:
        self.district = district
        self.final = final

    def happen(self, table: TabannusiTable) -> None:
        for seat in table.from_seat(table.turn):
            if self.district < COMMON:
                table.score(seat, common_points(table, seat, self.district), FROM_COMMON)
            elif self.district == PORT:
                table.score(seat, port_points(table, seat), FROM_PORT)
            else:
                table.score(seat, ziggurat_points(table, seat, self.final), FROM_ZIGGURAT)
        if self.district == ZIGGURAT and not self.final:
            for seat in reversed(table.from_seat(table.turn)):
                table.push(RevealUrban(seat))


def common_points(table: TabannusiTable, seat: int, district: int) -> int:
    """Size and adjacent Gardens, times the value of the colour's track.  TAB-072, TAB-155, TAB-156"""
    points = 0
    mastery = table.players[seat].mastery
    for number in grid.buildings_of(table, seat):
        if grid.district_of(table, number) == district:
            size = len(table.board.buildings[number]) + len(grid.gardens_beside(table, number))
            points += size * table.box.multiplier[mastery[grid.building_colour(table, number)]]
    return points


def port_points(table: TabannusiTable, seat: int) -> int:
    """Each claimed Ship: 1 for an own House in its row, 1 for one in its column.  TAB-157"""
    houses = table.board.port_houses
    own = table.players[seat].ships
    points = 0
    for line in range(6):
        if houses[line * 2] == seat or houses[line * 2 + 1] == seat:
            points += sum(1 for ship in LINE_SHIPS[line] if own >> ship & 1)
    return points


def ziggurat_points(table: TabannusiTable, seat: int, final: int) -> int:
    """Each tile with an own marker.  TAB-158"""
    return sum(tile_points(table, seat, section, final) for section in range(3))


def tile_points(table: TabannusiTable, seat: int, section: int, final: int) -> int:
    """One Ziggurat tile, by the rightmost own marker.  TAB-158"""
    markers = table.players[seat].ziggurat[section]
    if not markers:
        return 0
    tile = table.board.ziggurat_tiles[section]
    return table.box.ziggurat_vp[tile][markers - 1] * tile_count(table, seat, tile, final)


def tile_count(table: TabannusiTable, seat: int, tile: int, final: int) -> int:
    """What a Ziggurat tile counts."""
    me = table.players[seat]
    board = table.board
    id = table.box.ziggurat_ids[tile]
    if id == "Z01":  # TAB-190
        return sum(grid.houses_in(table, seat)[:COMMON])
    if id == "Z02":  # TAB-191
        return board.ziggurat_houses.count(seat)
    if id == "Z03":  # TAB-192
        return boundaries_passed(table, seat)
    if id == "Z04":  # TAB-193
        return me.ships.bit_count()
    if id == "Z05":  # TAB-194
        return sum(1 for number in grid.buildings_of(table, seat) if grid.gardens_beside(table, number))
    if id == "Z06":  # TAB-195
        return grid.own_gardens(table, seat)
    if id == "Z07":  # TAB-196
        return board.port_houses.count(seat)
    if id == "Z08":  # TAB-197
        return 1
    if id == "Z09":  # TAB-198
        # During the game Urban cards count only when their owner reveals them: see `RevealUrban`.
        return len(me.decrees) + (len(fulfilled(table, seat, me.tolerance)) if final else 0)
    # Z10.  TAB-199
    return sets(me.built, 0) + sets(*count_ships(table, seat))


def sets(counts: list[int], wild: int) -> int:
    """Sets of three colours; wild ones stand for any.  TAB-199"""
    found = 0
    while sum(max(0, found + 1 - n) for n in counts) <= wild:
        found += 1
    return found


class RevealUrban(Ask):
    """Fulfilled Urban cards may be shown to count for the Ziggurat tile that counts cards.  TAB-198"""

    __slots__ = ()

    name: ClassVar[str] = "reveal-urban"
    rule: ClassVar[str] = "TAB-198"
    about: ClassVar[tuple[a.Family, ...]] = (
        a.REVEALS,
        a.PASSES,
    )

    def choices(self, table: TabannusiTable) -> list[int]:
        if self.seat == table.opponent or self.section(table) < 0 or not fulfilled(table, self.seat, 0):
            return []
        return [a.REVEAL, a.PASS]

    def section(self, table: TabannusiTable) -> int:
        """The section whose tile counts cards, with an own marker on it."""
        for section in range(3):
            tile = table.board.ziggurat_tiles[section]
            if table.box.ziggurat_ids[tile] == "Z09" and table.players[self.seat].ziggurat[section]:
                return section
        return -1

    def choose(self, table: TabannusiTable, answer: int) -> None:
        if answer == a.PASS:
            return
        # A House may be missing at the end of the game only.  TAB-218
        cards = fulfilled(table, self.seat, 0)
        me = table.player(self.seat)
        if table.loud:
            for card in cards:
                if card not in me.revealed:
                    table.tell("reveals-urban", self.seat, card)
        me.revealed = tuple(sorted({*me.revealed, *cards}))
        section = self.section(table)
        value = table.box.ziggurat_vp[table.board.ziggurat_tiles[section]][me.ziggurat[section] - 1]
        table.score(self.seat, value * len(cards), FROM_ZIGGURAT)


# -- the end ----------------------------------------------------------------------------------------------------


class FinalScoring(Deed[TabannusiTable]):
    """All Districts once more, Urban cards, unused Harbormasters.  TAB-165, TAB-166"""

    __slots__ = ()

    def happen(self, table: TabannusiTable) -> None:
        table.push(EndGame())
        for district in range(DISTRICTS - 1, -1, -1):
            table.push(FinalDistrict(district))


class FinalDistrict(Deed[TabannusiTable]):
    """A District's last scoring: the loss of local Resources, then the points.  TAB-165"""

    __slots__ = ("district",)

    def __init__(self, district: int) -> None:
        self.district = district

    def happen(self, table: TabannusiTable) -> None:
        if table.loud:
            table.tell("scores-district", self.district)
        table.push(Points(self.district, 1))
        push_losses(table, self.district)


class EndGame(Deed[TabannusiTable]):
    """Urban cards are revealed, Harbormasters counted.  TAB-131, TAB-166"""

    __slots__ = ()

    def happen(self, table: TabannusiTable) -> None:
        for seat in range(table.seats):
            me = table.player(seat)
            cards = fulfilled(table, seat, me.tolerance)
            me.revealed = me.urban
            if table.loud:
                for card in me.urban:
                    table.tell("urban-scores" if card in cards else "urban-fails", seat, card)
            table.score(seat, worth(table, cards), FROM_URBAN)
            if table.loud and me.harbormasters:
                table.tell("harbormasters-score", seat, len(me.harbormasters))
            unused = sum(table.box.harbormaster_vp[tile] for tile in me.harbormasters)
            table.score(seat, unused, FROM_HARBORMASTERS)
        table.over = True
        if table.loud:
            table.tell("game-over")

"""Gaining Gold, Claim markers, Resources and tiles."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Argument
from . import answers as a
from . import names
from .ask import Ask, Repeated
from .pieces import Player
from .reasons import CRATE_UP, NO_CRATE, NOT_IN_DISPLAY, NOT_IN_SUPPLY
from .table import TabannusiTable
from .terms import DISTRICTS, REFILLED, UP


def gain_gold(table: TabannusiTable, seat: int, n: int) -> None:
    """Gold is unlimited.  TAB-010, TAB-171"""
    table.player(seat).gold += n
    if table.loud:
        table.tell("gains-gold", seat, n)


def gain_claims(table: TabannusiTable, seat: int, n: int) -> None:
    """Claim markers from the own supply, as far as there are any.  TAB-041, TAB-042, TAB-177"""
    n = min(n, table.players[seat].supply)
    if n:
        me = table.player(seat)
        me.supply -= n
        me.claims += n
        if table.loud:
            table.tell("gains-claims", seat, n)


def gain_water(table: TabannusiTable, seat: int, n: int) -> None:
    """Regular Water tiles while the stack lasts; the Bot takes none.  TAB-005, TAB-172, TAB-271"""
    n = min(n, table.board.waters)
    if n and seat != table.opponent:
        table.main().waters -= n
        table.player(seat).waters += n
        if table.loud:
            table.tell("gains-water", seat, n)


def gain_garden(table: TabannusiTable, seat: int, n: int) -> None:
    """Garden tiles while the stack lasts.  TAB-005, TAB-174"""
    n = min(n, table.board.gardens)
    if n:
        table.main().gardens -= n
        table.player(seat).gardens += n
        if table.loud:
            table.tell("gains-garden", seat, n)


def gain_from_barge(table: TabannusiTable, seat: int, colour: int) -> None:
    """The highest die of the Barge of a colour, wherever that is.  TAB-076, TAB-077, TAB-079, TAB-169"""
    district = table.board.local.index(colour)
    if table.board.barges[district]:
        take_from_barge(table, seat, district, len(table.board.barges[district]) - 1)


def take_from_barge(table: TabannusiTable, seat: int, district: int, place: int) -> int:
    """A die of a Barge goes to a player area; its value."""
    board = table.main()
    dice = board.barges[district]
    board.barges[district] = dice[:place] + dice[place + 1 :]
    colour = board.local[district]
    table.player(seat).dice[colour] += 1
    if table.loud:
        table.tell("takes-die", seat, colour, dice[place], district)
    return dice[place]


class GainResource(Repeated):
    """A die of any colour from the general supply, `times` times.  TAB-078, TAB-170"""

    __slots__ = ()

    name: ClassVar[str] = "gain-resource"
    rule: ClassVar[str] = "TAB-078"
    about: ClassVar[tuple[a.Family, ...]] = (a.ALL_COLOURS,)

    def choices(self, table: TabannusiTable) -> list[int]:
        return [answer for answer in range(*a.ALL_COLOURS) if not self.verdict(table, answer)]

    def verdict(self, table: TabannusiTable, answer: int) -> int:
        return 0 if table.board.supply[answer - a.COLOUR] else NOT_IN_SUPPLY

    def details(self, table: TabannusiTable, answer: int, verdict: int) -> dict[str, Argument]:
        return {"resource": names.resource(answer - a.COLOUR)}

    def choose(self, table: TabannusiTable, answer: int) -> None:
        colour = answer - a.COLOUR
        table.main().supply[colour] -= 1
        table.player(self.seat).dice[colour] += 1
        if table.loud:
            table.tell("gains-resource", self.seat, colour)
        if self.times > 1:
            table.push(GainResource(self.seat, self.times - 1))


class GainSpecialWater(Repeated):
    """A special Water tile of the display, which is refilled; a regular one if none is left.  TAB-139, TAB-173"""

    __slots__ = ()

    name: ClassVar[str] = "special-water"
    rule: ClassVar[str] = "TAB-173"
    about: ClassVar[tuple[a.Family, ...]] = (a.SPECIALS,)

    def choices(self, table: TabannusiTable) -> list[int]:
        return [a.SPECIAL + tile for tile in table.board.display]

    def verdict(self, table: TabannusiTable, answer: int) -> int:
        return 0 if answer - a.SPECIAL in table.board.display else NOT_IN_DISPLAY

    def details(self, table: TabannusiTable, answer: int, verdict: int) -> dict[str, Argument]:
        return {"special": names.special(table.box, answer - a.SPECIAL)}

    def choose(self, table: TabannusiTable, answer: int) -> None:
        tile = answer - a.SPECIAL
        board = table.main()
        board.display = tuple([each for each in board.display if each != tile])
        me = table.player(self.seat)
        me.specials = tuple(sorted((*me.specials, tile)))
        if table.loud:
            table.tell("gains-special-water", self.seat, tile)
        if board.specials:
            table.reveals += 1
            board.display = (*board.display, board.specials[-1])
            board.specials = board.specials[:-1]
            if table.loud:
                table.tell("reveals-special-water", board.display[-1])
        if self.times > 1:
            gain_special_water(table, self.seat, self.times - 1)


def gain_special_water(table: TabannusiTable, seat: int, n: int) -> None:
    """Special Water tiles, or regular ones in their place."""
    if seat == table.opponent:
        return
    if table.board.display:
        table.push(GainSpecialWater(seat, n))
    else:
        gain_water(table, seat, n)


class MoveArchitect(Ask):
    """The Architect goes to any District, or stays.  TAB-089, TAB-175"""

    __slots__ = ()

    name: ClassVar[str] = "architect"
    rule: ClassVar[str] = "TAB-175"
    about: ClassVar[tuple[a.Family, ...]] = (a.ALL_DISTRICTS,)

    def choices(self, table: TabannusiTable) -> list[int]:
        return [a.DISTRICT + district for district in range(DISTRICTS)]

    def choose(self, table: TabannusiTable, answer: int) -> None:
        move_architect(table, self.seat, answer - a.DISTRICT)


def move_architect(table: TabannusiTable, seat: int, district: int) -> None:
    """An Architect who is there already stays.  TAB-084"""
    if table.players[seat].architect != district:
        table.player(seat).architect = district
        if table.loud:
            table.tell("moves-architect", seat, district)


# -- Crates ----------------------------------------------------------------------------------------------


def flip_crate(table: TabannusiTable, seat: int, crate: int, changed: int) -> None:
    """One Crate of a player changes."""
    me = table.player(seat)
    crates = list(me.crates)
    crates[crates.index(crate)] = changed
    me.crates = tuple(sorted(crates))


def crate_verdict(me: Player, colour: int) -> int:
    """Whether a player has a face-down Crate of a colour."""
    found = NO_CRATE
    for crate in me.crates:
        if crate & 7 == colour:
            if not crate & UP:
                return 0
            found = CRATE_UP
    return found


class FlipCrates(Repeated):
    """A Crate may be turned face up without paying, `times` times.  TAB-141, TAB-176"""

    __slots__ = ()

    name: ClassVar[str] = "flip-crate"
    rule: ClassVar[str] = "TAB-176"
    about: ClassVar[tuple[a.Family, ...]] = (
        a.FLIPS,
        a.PASSES,
    )

    def choices(self, table: TabannusiTable) -> list[int]:
        found: list[int] = []
        for crate in table.players[self.seat].crates:
            answer = a.FLIP + (crate & 7)
            if answer not in found and not self.verdict(table, answer):
                found.append(answer)
        if found:
            found.append(a.PASS)
        return found

    def verdict(self, table: TabannusiTable, answer: int) -> int:
        return crate_verdict(table.players[self.seat], answer - a.FLIP) if answer != a.PASS else 0

    def choose(self, table: TabannusiTable, answer: int) -> None:
        if answer == a.PASS:
            return
        colour = answer - a.FLIP
        # Of two alike, one that may not be refilled again this turn.
        down = [crate for crate in table.players[self.seat].crates if crate & 7 == colour and not crate & UP]
        flip_crate(table, self.seat, max(down), max(down) | UP)
        if table.loud:
            table.tell("flips-crate", self.seat, colour, int(max(down) >= REFILLED))
        if self.times > 1:
            table.push(FlipCrates(self.seat, self.times - 1))

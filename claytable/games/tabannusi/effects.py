"""Resolving printed effects: the words of `clauses` become steps. A list of effects is carried out in order."""

from __future__ import annotations

from typing import ClassVar

from ...core.clauses import Part, Way
from ...core.messages import Argument, Message
from ...core.table import SeatDeed
from . import answers as a
from . import clauses, names
from .ask import Ask
from .clauses import PAID, Cost
from .decrees import may_gain
from .gains import (
    FlipCrates,
    GainResource,
    MoveArchitect,
    gain_claims,
    gain_from_barge,
    gain_garden,
    gain_gold,
    gain_special_water,
    gain_water,
)
from .gardening import Gardening
from .harbormasters import take_harbormaster
from .mastery import Advance, ChooseTrack, TwoTracks, advance, track_verdict
from .payment import ONE, Need, can_pay, local_cost, owed_details, pay
from .port import ClaimShip, FreePortHouse
from .projects import PlaceProject
from .reasons import CHOICE_COST, CHOICE_MUST, OTHER_CHOICE, TRACK_TOP
from .shifting import ShiftHouse
from .ships import claim_verdict
from .table import TabannusiTable
from .terms import COLOURS, COMMON
from .urban import draw_urban
from .ziggurat import ClaimZiggurat


class Effects(SeatDeed[TabannusiTable]):
    """Resolve parts for `seat`, one after the other."""

    __slots__ = ("colour", "parts")

    def __init__(self, seat: int, parts: tuple[int, ...], colour: int) -> None:
        self.seat = seat
        self.parts = parts
        self.colour = colour

    def happen(self, table: TabannusiTable) -> None:
        if self.seat == table.opponent:
            table.opponent_gains(self.parts, self.colour)
            return
        for place, number in enumerate(self.parts):
            part = table.box.parts[number]
            if not gain_at_once(table, self.seat, part):
                if place + 1 < len(self.parts):
                    table.push(Effects(self.seat, self.parts[place + 1 :], self.colour))
                begin(table, self.seat, part, self.colour)
                return


def gain_at_once(table: TabannusiTable, seat: int, part: Part[Cost]) -> bool:
    """Gains that ask nobody. False if the part is not one of them.  TAB-180"""
    word = part.word
    if word == clauses.GOLD:
        gain_gold(table, seat, part.n)
    elif word == clauses.VP:
        table.score(seat, part.n)
    elif word == clauses.LOSE_VP:
        table.score(seat, -part.n)
    elif word == clauses.CLAIM:
        gain_claims(table, seat, part.n)
    elif word == clauses.RESOURCE:
        for _ in range(part.n):
            gain_from_barge(table, seat, part.kind)
    elif word == clauses.WATER:
        gain_water(table, seat, part.n)
    elif word == clauses.GARDEN:
        gain_garden(table, seat, part.n)
    elif word == clauses.TOLERANCE:
        table.player(seat).tolerance += part.n
        if table.loud:
            table.tell("tolerance", seat, part.n)
    else:
        return False
    return True


def begin(table: TabannusiTable, seat: int, part: Part[Cost], colour: int) -> None:
    """Push the step of a part."""
    word = part.word
    if word == clauses.RESOURCE_ANY:
        table.push(GainResource(seat, part.n))
    elif word == clauses.SPECIAL_WATER:
        gain_special_water(table, seat, part.n)
    elif word == clauses.ADVANCE:
        advance(table, seat, part.kind, part.n)
    elif word == clauses.ADVANCE_THIS:
        # The colour of the Project on the space.  TAB-179
        if colour >= 0:
            advance(table, seat, colour, part.n)
        else:
            # A Ship printed on the board has the colour of choice.  TAB-214
            table.push(ChooseTrack(seat, part.n, 1, 0, -1))
    elif word == clauses.ADVANCE_ANY:
        table.push(ChooseTrack(seat, part.n, 0, 0, -1))
    elif word == clauses.ADVANCE_ONE:
        table.push(ChooseTrack(seat, part.n, 1, 0, -1))
    elif word == clauses.ADVANCE_TWO:
        table.push(TwoTracks(seat))
    elif word == clauses.REFILL:
        table.push(FlipCrates(seat, part.n))
    elif word == clauses.ARCHITECT:
        if table.players[seat].architect >= 0:
            table.push(MoveArchitect(seat))
    elif word == clauses.PROJECT:
        # Once more in the same District, if it can be done.  TAB-182
        district = table.players[seat].assistant
        if 0 <= district < COMMON:
            table.push(PlaceProject(seat, colour, 1))
    elif word == clauses.CLAIM_ZIGGURAT:
        table.push(ClaimZiggurat(seat))
    elif word == clauses.CLAIM_SHIP:
        if not claim_verdict(table, seat):
            table.push(ClaimShip(seat, 0))
    elif word == clauses.PORT_HOUSE:
        table.push(FreePortHouse(seat))
    elif word == clauses.SHIFT_HOUSE:
        table.push(ShiftHouse(seat, part.n))
    elif word == clauses.GARDENING:
        table.push(Gardening(seat, 0, 0))
    elif word == clauses.ACTION_TILE:
        table.push(AnyActionTile(seat))
    elif word == clauses.URBAN:
        draw_urban(table, seat)
    elif word == clauses.HARBORMASTER:
        take_harbormaster(table, seat)
    elif word == clauses.CHOICE:
        table.push(Choose(seat, part.number, colour))
    else:
        # Abilities that change how something is paid or placed are looked at there.
        assert word in _STANDING, part.text


_STANDING = (
    clauses.HOUSE_SOURCE,
    clauses.CLAIM_SOURCE,
    clauses.SUBSTITUTE,
    clauses.DISCOUNT,
    clauses.CRATE_HERE,
)


class AnyActionTile(Ask):
    """Any one Action tile, wherever it lies.  TAB-241"""

    __slots__ = ()

    name: ClassVar[str] = "any-tile"
    rule: ClassVar[str] = "TAB-241"
    about: ClassVar[tuple[a.Family, ...]] = (a.TILES,)

    def choices(self, table: TabannusiTable) -> list[int]:
        return [a.TILE + tile for tile in sorted(table.board.tiles)]

    def choose(self, table: TabannusiTable, answer: int) -> None:
        if table.loud:
            table.tell("uses-tile", self.seat, answer - a.TILE)
        table.effects(self.seat, table.box.tile_effect[answer - a.TILE])


# -- choices ----------------------------------------------------------------------------------------------


def way_verdict(table: TabannusiTable, seat: int, way: Way[Cost], colour: int) -> int:
    """Whether one side of a choice can be taken."""
    cost = way.cost
    if cost is None:
        return 0
    if not can_pay(table, seat, need_of(cost)):
        return CHOICE_COST
    # An advance that cannot be made is nothing to pay for.
    if colour >= 0 and table.box.parts[way.parts[0]].word == clauses.ADVANCE_THIS:
        return track_verdict(table.players[seat], colour)
    return 0


def need_of(cost: Cost) -> Need:
    """A printed cost as what is owed."""
    return local_cost(cost[0], cost[1])


def paid_verdict(table: TabannusiTable, seat: int, track: int) -> int:
    """Whether 1 Resource of a track's colour can be paid to move up on it.  TAB-181"""
    found = track_verdict(table.players[seat], track)
    return found or (0 if can_pay(table, seat, ONE[track]) else CHOICE_COST)


class Choose(Ask):
    """One side of a printed choice; a side with a cost may be declined.  TAB-181, TAB-204, TAB-212, TAB-213"""

    __slots__ = ("colour", "part")

    name: ClassVar[str] = "choose"
    rule: ClassVar[str] = "TAB-181"
    about: ClassVar[tuple[a.Family, ...]] = (
        a.ALL_COLOURS,
        a.EFFECTS,
        a.PASSES,
    )

    def __init__(self, seat: int, part: int, colour: int) -> None:
        self.seat = seat
        self.part = part
        self.colour = colour

    def message(self, table: TabannusiTable) -> Message:
        return Message("question-choose", {"effect": names.WORDS.part(table.box.parts, table.box.parts[self.part])})

    def choices(self, table: TabannusiTable) -> list[int]:
        found: list[int] = []
        for way in table.box.parts[self.part].ways:
            if way.cost is not None and way.cost[1] == PAID:
                # The colour that is paid names the track.
                tracks = [track for track in range(len(COLOURS)) if not paid_verdict(table, self.seat, track)]
                found += [a.COLOUR + track for track in tracks]
            elif not way_verdict(table, self.seat, way, self.colour):
                found.append(way.answer)
        if (found or self.insists(table)) and not self.verdict(table, a.PASS):
            found.append(a.PASS)
        return found

    def insists(self, table: TabannusiTable) -> bool:
        """A free Action may still bring what is to be paid.  TAB-143"""
        if not may_gain(table, self.seat):
            return False
        for way in table.box.parts[self.part].ways:
            if way.cost is not None and way.cost[1] == PAID:
                if any(paid_verdict(table, self.seat, track) == CHOICE_COST for track in range(len(COLOURS))):
                    return True
            elif way_verdict(table, self.seat, way, self.colour) == CHOICE_COST:
                return True
        return False

    def verdict(self, table: TabannusiTable, answer: int) -> int:
        ways = table.box.parts[self.part].ways
        if answer == a.PASS:
            return 0 if any(way.cost is not None for way in ways) else CHOICE_MUST
        for way in ways:
            if way.cost is not None and way.cost[1] == PAID:
                if a.COLOUR <= answer < a.SPACE:
                    return paid_verdict(table, self.seat, answer - a.COLOUR)
            elif way.answer == answer:
                return way_verdict(table, self.seat, way, self.colour)
        return OTHER_CHOICE

    def details(self, table: TabannusiTable, answer: int, verdict: int) -> dict[str, Argument]:
        track = answer - a.COLOUR if answer < a.SPACE else self.colour
        if verdict == TRACK_TOP:
            return {"track": names.track(track)}
        if verdict != CHOICE_COST:
            return {}
        if answer < a.SPACE:
            return owed_details(ONE[track])
        way = next(way for way in table.box.parts[self.part].ways if way.answer == answer)
        return owed_details(need_of(way.cost)) if way.cost is not None else {}

    def choose(self, table: TabannusiTable, answer: int) -> None:
        if answer == a.PASS:
            return
        if a.COLOUR <= answer < a.COLOUR + len(COLOURS):
            track = answer - a.COLOUR
            table.push(Advance(self.seat, track, 1))
            pay(table, self.seat, ONE[track])
            return
        for way in table.box.parts[self.part].ways:
            if way.answer == answer:
                table.effects(self.seat, way.parts, self.colour)
                if way.cost is not None:
                    pay(table, self.seat, need_of(way.cost))
                return


def triggered(table: TabannusiTable, seat: int, trigger: int, colour: int, times: int) -> None:
    """The abilities of a player's Ships that work at this moment; which do what is data.  TAB-129"""
    working = table.players[seat].working
    if not working or seat == table.opponent:
        return
    box = table.box
    ships = table.board.ships
    for space in range(9):
        ship = ships[space]
        if working >> space & 1 and ship >= 0 and box.ship_trigger[ship] == trigger:
            if box.ship_word[ship] not in _CHANGES:
                for _ in range(times):
                    table.effects(seat, box.ship_effect[ship], colour)


#: Abilities that change how something is paid or placed: they are looked at there.
_CHANGES = (clauses.REFILL, clauses.HOUSE_SOURCE, clauses.CLAIM_SOURCE, clauses.SUBSTITUTE)

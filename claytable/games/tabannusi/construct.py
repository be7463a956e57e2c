"""Constructing Buildings."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Argument, Message
from ...core.table import SeatDeed
from . import answers as a
from . import clauses, grid, names
from .ask import Unpaid
from .box import TRIGGERS
from .houses import PLACE_HOUSE, lift_house, row_for, uncover
from .mastery import Advance, ChooseTrack
from .payment import Need, can_pay, local_cost, owed_details, pay
from .port import AfterConstruction
from .reasons import BUILD_COST, BUILD_HOUSE, NO_COLOUR, NO_PIECES, NO_PROJECTS, NOT_SAVED, SAVED_COST
from .table import TabannusiTable
from .terms import COLOURS

CONSTRUCTED = TRIGGERS.index("construct")
PRICE = 2


def cost(table: TabannusiTable, seat: int, district: int, colour: int) -> Need:
    """2 local Resources, and 1 of the colour for each own Claim marker on the Projects.  TAB-015, TAB-100, TAB-101"""
    own = sum(
        1 for space in grid.projects_in(table, district, colour) if grid.owner_of(table.board.cells[space]) == seat
    )
    return local_cost(PRICE, table.board.local[district], own, colour)


def discounts(need: Need) -> list[int]:
    """The Resources that a discount could save."""
    return [colour for colour in range(5) if need[colour]]


def less(need: Need, colour: int) -> Need:
    return tuple(n - 1 if place == colour else n for place, n in enumerate(need))


def discount_tile(table: TabannusiTable, seat: int) -> int:
    """The player's Harbormaster tile that makes a construction cheaper, or -1.  TAB-243"""
    for tile in table.players[seat].harbormasters:
        effect = table.box.harbormaster[tile]
        if effect and table.box.parts[effect[0]].word == clauses.DISCOUNT:
            return tile
    return -1


def constructible(table: TabannusiTable, seat: int) -> list[int]:
    """The colours of Projects to replace, with pieces, a House, and the cost.  TAB-004, TAB-051, TAB-091, TAB-099"""
    return constructible_of(table, seat, grid.projects_by_colour(table, table.players[seat].assistant))


def constructible_of(table: TabannusiTable, seat: int, projects: list[list[int]]) -> list[int]:
    """The same, where these Projects lie in the Assistant's District."""
    return [n for n in range(3) if projects[n] and not construct_verdict(table, seat, n, projects[n])]


def construct_verdict(table: TabannusiTable, seat: int, colour: int, spaces: list[int]) -> int:
    """Whether the Projects of a colour, on these spaces, can become a Building."""
    if not spaces:
        return NO_PROJECTS
    me = table.players[seat]
    board = table.board
    if len(spaces) > board.pieces[colour]:
        return NO_PIECES
    if row_for(me, colour) < 0:
        return BUILD_HOUSE
    own = 0
    for space in spaces:
        if board.cells[space] >> 5 & 7 == seat:
            own += 1
    need = local_cost(PRICE, board.local[me.assistant], own, colour)
    if can_pay(table, seat, need) or (me.harbormasters and can_pay_less(table, seat, need)):
        return 0
    return BUILD_COST


def construct_details(table: TabannusiTable, seat: int, colour: int, verdict: int) -> dict[str, Argument]:
    """What is missing for a Building of a colour."""
    district = table.players[seat].assistant
    if verdict == NO_PIECES:
        return {"n": len(grid.projects_in(table, district, colour)), "own": table.board.pieces[colour]}
    return owed_details(cost(table, seat, district, colour)) if verdict == BUILD_COST else {}


def can_pay_less(table: TabannusiTable, seat: int, need: Need) -> bool:
    """Whether a cost can be paid with the help of a Harbormaster tile.  TAB-243"""
    if discount_tile(table, seat) < 0:
        return False
    return any(can_pay(table, seat, less(need, saved)) for saved in discounts(need))


class ChooseConstruction(Unpaid):
    """Projects of which colour?  TAB-099"""

    __slots__ = ()

    name: ClassVar[str] = "construct"
    rule: ClassVar[str] = "TAB-099"
    about: ClassVar[tuple[a.Family, ...]] = (a.ALL_COLOURS,)

    def choices(self, table: TabannusiTable) -> list[int]:
        return [a.COLOUR + colour for colour in constructible(table, self.seat)]

    def verdict(self, table: TabannusiTable, answer: int) -> int:
        colour = answer - a.COLOUR
        if colour >= len(COLOURS):
            return NO_COLOUR
        projects = grid.projects_in(table, table.players[self.seat].assistant, colour)
        return construct_verdict(table, self.seat, colour, projects)

    def details(self, table: TabannusiTable, answer: int, verdict: int) -> dict[str, Argument]:
        return construct_details(table, self.seat, answer - a.COLOUR, verdict)

    def choose(self, table: TabannusiTable, answer: int) -> None:
        colour = answer - a.COLOUR
        if discount_tile(table, self.seat) >= 0:
            table.push(Discount(self.seat, colour))
        else:
            begin_construction(table, self.seat, colour, -1)


class Discount(Unpaid):
    """Is the Harbormaster tile used, and which Resource does it save?  TAB-243"""

    __slots__ = ("colour",)

    name: ClassVar[str] = "discount"
    rule: ClassVar[str] = "TAB-243"
    about: ClassVar[tuple[a.Family, ...]] = (
        a.SAVES,
        a.PASSES,
    )

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def message(self, table: TabannusiTable) -> Message:
        return Message("question-discount", {"colour": names.colour(self.colour)})

    def choices(self, table: TabannusiTable) -> list[int]:
        return [answer for answer in (*range(*a.SAVES), a.PASS) if not self.verdict(table, answer)]

    def verdict(self, table: TabannusiTable, answer: int) -> int:
        need = self.need(table, answer)
        if min(need) < 0:
            return NOT_SAVED
        return 0 if can_pay(table, self.seat, need) else SAVED_COST

    def details(self, table: TabannusiTable, answer: int, verdict: int) -> dict[str, Argument]:
        if verdict == NOT_SAVED:
            return {"resource": names.resource(answer - a.SAVE)}
        return owed_details(self.need(table, answer))

    def need(self, table: TabannusiTable, answer: int) -> Need:
        """What is to be paid after an answer; below nothing if it saves what is not part of the cost."""
        need = cost(table, self.seat, table.players[self.seat].assistant, self.colour)
        return need if answer == a.PASS else less(need, answer - a.SAVE)

    def choose(self, table: TabannusiTable, answer: int) -> None:
        saved = -1
        if answer != a.PASS:
            saved = answer - a.SAVE
            tile = discount_tile(table, self.seat)
            me = table.player(self.seat)
            me.harbormasters = tuple(each for each in me.harbormasters if each != tile)
            if table.loud:
                table.tell("uses-harbormaster", self.seat, tile)
        begin_construction(table, self.seat, self.colour, saved)


def begin_construction(table: TabannusiTable, seat: int, colour: int, saved: int) -> None:
    """Pay, then build."""
    need = cost(table, seat, table.players[seat].assistant, colour)
    table.push(Build(seat, colour))
    pay(table, seat, less(need, saved) if saved >= 0 else need)


class Build(SeatDeed[TabannusiTable]):
    """Projects become a Building, a House is placed, and what follows.  TAB-102, TAB-103"""

    __slots__ = ("colour",)

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def happen(self, table: TabannusiTable) -> None:
        build(table, self.seat, self.colour)


def build(table: TabannusiTable, seat: int, colour: int) -> None:
    """Steps 3 to 5 of a construction, for players and the Bot; the others follow.  TAB-102, TAB-103"""
    me = table.player(seat)
    board = table.main()
    district = me.assistant
    spaces = grid.projects_in(table, district, colour)
    owners = tuple([grid.owner_of(board.cells[space]) for space in spaces])
    row = row_for(me, colour)
    number = raise_building(table, seat, colour, tuple(spaces))
    board.projects[colour] += len(spaces)
    place = lift_house(table, seat, row)
    if table.loud:
        table.tell("constructs", seat, colour, len(spaces), row, tuple(spaces))
    table.push(ReturnMarkers(seat, number, owners))
    table.triggered(seat, PLACE_HOUSE, colour)
    uncover(table, seat, row, place)


class ReturnMarkers(SeatDeed[TabannusiTable]):
    """Steps 6 and 7: the markers that were set aside go back, others are rewarded.  TAB-104, TAB-105, TAB-107"""

    __slots__ = ("number", "owners")

    def __init__(self, seat: int, number: int, owners: tuple[int, ...]) -> None:
        self.seat = seat
        #: The Building, and whose markers were on its Projects.
        self.number = number
        self.owners = owners

    def happen(self, table: TabannusiTable) -> None:
        seat = self.seat
        colour = grid.building_colour(table, self.number)
        others = [owner for owner in self.owners if owner != seat]
        # Own markers go to the supply, those of others to their areas; the Bot's are without number.  TAB-263
        if seat != table.opponent:
            table.player(seat).supply += len(self.owners) - len(others)
            # What constructing brings its builder comes last, the Ship after all the rest.
            table.push(AfterConstruction(seat, len(self.owners)))
            table.triggered(seat, CONSTRUCTED, colour, len(others))
        for owner in others:
            if owner != table.opponent:
                table.player(owner).claims += 1
        if table.loud:
            self.tell_markers(table)
        gardens = [grid.owner_of(table.board.cells[space]) for space in grid.gardens_beside(table, self.number)]
        for owner in reversed(table.from_seat(seat)[1:]):
            if owner in gardens:
                push_garden_reward(table, owner, gardens.count(owner))
            if owner in others:
                table.push(Advance(owner, colour, others.count(owner)))

    def tell_markers(self, table: TabannusiTable) -> None:
        """Whose markers went back; the Bot's are not counted."""
        for owner in table.from_seat(self.seat):
            n = self.owners.count(owner)
            if n and owner != table.opponent:
                table.tell("claims-to-supply" if owner == self.seat else "claims-back", owner, n)


def raise_building(table: TabannusiTable, seat: int, colour: int, spaces: tuple[int, ...]) -> int:
    """Building pieces on spaces of the grid."""
    board = table.main()
    number = len(board.buildings)
    board.buildings.append(spaces)
    table.player(seat).built[colour] += 1
    board.pieces[colour] -= len(spaces)
    for space in spaces:
        board.cells[space] = grid.building(colour, seat, number)
    return number


def push_garden_reward(table: TabannusiTable, owner: int, gardens: int) -> None:
    """Each adjacent Garden of another player: a step on a track of choice; the Bot's are random.  TAB-106, TAB-270"""
    if owner == table.opponent:
        for _ in range(gardens):
            table.push(RandomAdvance(owner))
    else:
        table.push(ChooseTrack(owner, gardens, 0, 1, -1))


class RandomAdvance(SeatDeed[TabannusiTable]):
    """The Bot moves up a track picked at random among those with room.  TAB-268, TAB-270"""

    __slots__ = ()

    def happen(self, table: TabannusiTable) -> None:
        open_tracks = [track for track in range(3) if table.players[self.seat].mastery[track] < 10]
        if open_tracks:
            table.reveals += 1
            table.push(Advance(self.seat, open_tracks[table.rng.below(len(open_tracks))], 1))

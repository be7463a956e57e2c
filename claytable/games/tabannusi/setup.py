"""Setup: Main board, player areas, and the starting Buildings."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Argument, Message
from ...core.table import Deed
from . import answers as a
from . import grid, names
from .ask import Ask
from .construct import raise_building
from .houses import lift_house, row_for
from .reasons import NO_COLOUR, NOT_IN_PLAY, START_COMMON, START_ELSEWHERE, START_TAKEN
from .solo import FirstBuilding, set_up_opponent
from .table import TabannusiTable
from .terms import COLOURS, COMMON, DISTRICTS, EMPTY, FIRST_WATER, RESOURCES, SHIPS, SPACES, START, UP
from .turns import StartTurn


def set_up(table: TabannusiTable, solo: bool, first_game: bool) -> None:
    """Lay out the game and ask for the starting Buildings.  TAB-034"""
    set_up_board(table, first_game)
    crates = set_up_port(table)
    set_up_decks(table, solo)
    # Alone, the Bot begins.  TAB-255
    table.first = 1 if solo else table.rng.below(table.seats)
    for seat in range(table.seats):
        set_up_player(table, seat, crates)
    if solo:
        set_up_opponent(table)
    if table.loud:
        table.tell("first-player", table.first)
    table.push(FirstTurn())
    # Reverse turn order: the starting player comes last.  TAB-035
    for seat in table.from_seat(table.first):
        table.push(FirstBuilding() if seat == table.opponent else StartingColour(seat))


def set_up_board(table: TabannusiTable, first_game: bool) -> None:
    """Barges, dice, tiles and stacks.  TAB-014, TAB-016, TAB-017, TAB-021, TAB-022, TAB-023, TAB-025"""
    box = table.box
    board = table.main()
    board.local = box.printed_barges[:] if first_game else table.rng.shuffled(len(RESOURCES))
    dice = box.setup_dice[table.seats]
    board.barges = [tuple(sorted(table.rng.die() for _ in range(dice))) for _ in range(DISTRICTS)]
    board.time = box.time_spaces
    board.projects = [box.projects] * 3
    board.pieces = [box.pieces] * 3
    board.waters = box.waters
    board.gardens = box.gardens
    specials = table.rng.shuffled(len(box.special_ids))
    board.display = tuple(specials[: box.display])
    board.specials = tuple(specials[box.display :])
    board.tiles = table.rng.shuffled(len(box.tile_ids))
    board.ziggurat_tiles = table.rng.shuffled(len(box.ziggurat_ids))[:3]
    for space in range(FIRST_WATER, SPACES):
        board.cells[space] = grid.water()


def set_up_port(table: TabannusiTable) -> list[int]:
    """Ships, Harbormasters and Crates; the Crates that are left.  TAB-018, TAB-019, TAB-020"""
    box = table.box
    board = table.main()
    ships = table.rng.shuffled(len(box.ship_ids))
    board.ships = [-1 if box.printed_ship[space] else ships.pop() for space in range(SHIPS)]
    harbormasters = table.rng.shuffled(len(box.harbormaster_ids))
    board.harbormasters = harbormasters[:6]
    board.spare = tuple(sorted(harbormasters[6:]))
    crates = box.crates[:]
    table.rng.shuffle(crates)
    board.crates = [crates.pop() for _ in range(6)]
    return crates


def set_up_decks(table: TabannusiTable, solo: bool) -> None:
    """Decrees of enough kinds, and the Urban deck.  TAB-024, TAB-025, TAB-250"""
    box = table.box
    board = table.main()
    if solo:
        own = box.solo.king_decrees[table.king]
        first = own[table.rng.below(len(own))]
        others = [card for card in range(len(box.decrees)) if card != first]
        board.decrees = (first, others[table.rng.below(len(others))])
    else:
        while True:
            cards = table.rng.shuffled(len(box.decrees))[: box.setup_decrees[table.seats]]
            if len({box.decrees[card].symbol for card in cards}) >= box.setup_symbols[table.seats]:
                break
        board.decrees = tuple(sorted(cards))
    board.urban = tuple(table.rng.shuffled(len(box.urban_ids)))


def set_up_player(table: TabannusiTable, seat: int, crates: list[int]) -> None:
    """Markers, Gold, a Crate, an Urban card; the Bot has Gold for the Crate.  TAB-028, TAB-029, TAB-032, TAB-249"""
    box = table.box
    me = table.player(seat)
    me.vp = box.start_vp
    me.earned[START] = box.start_vp
    me.claims = box.start_claims
    me.supply = box.claims - box.start_claims
    if seat == table.opponent:
        me.gold = box.solo.start_gold
        return
    me.gold = box.start_gold
    me.crates = (crates.pop() | UP,)
    board = table.main()
    me.urban = board.urban[-1:]
    board.urban = board.urban[:-1]


class StartingColour(Ask):
    """Of which colour is the starting Building?  TAB-035"""

    __slots__ = ()

    name: ClassVar[str] = "starting-colour"
    rule: ClassVar[str] = "TAB-035"
    about: ClassVar[tuple[a.Family, ...]] = (a.ALL_COLOURS,)

    def choices(self, table: TabannusiTable) -> list[int]:
        return [answer for answer in range(*a.ALL_COLOURS) if not self.verdict(table, answer)]

    def verdict(self, table: TabannusiTable, answer: int) -> int:
        return 0 if answer - a.COLOUR < len(COLOURS) else NO_COLOUR

    def choose(self, table: TabannusiTable, answer: int) -> None:
        table.push(StartingDistrict(self.seat, answer - a.COLOUR))


class StartingDistrict(Ask):
    """In which common District?  TAB-035"""

    __slots__ = ("colour",)

    name: ClassVar[str] = "starting-district"
    rule: ClassVar[str] = "TAB-035"
    about: ClassVar[tuple[a.Family, ...]] = (a.ALL_DISTRICTS,)

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def message(self, table: TabannusiTable) -> Message:
        return Message("question-starting-district", {"colour": names.colour(self.colour)})

    def choices(self, table: TabannusiTable) -> list[int]:
        return [answer for answer in range(*a.ALL_DISTRICTS) if not self.verdict(table, answer)]

    def verdict(self, table: TabannusiTable, answer: int) -> int:
        return 0 if answer - a.DISTRICT < COMMON else START_COMMON

    def choose(self, table: TabannusiTable, answer: int) -> None:
        table.push(StartingSpace(self.seat, self.colour, answer - a.DISTRICT))


class StartingSpace(Ask):
    """On which space? Its reward is gained, that of the Player board is not.  TAB-035, TAB-036, TAB-037"""

    __slots__ = ("colour", "district")

    name: ClassVar[str] = "starting-space"
    rule: ClassVar[str] = "TAB-035"
    about: ClassVar[tuple[a.Family, ...]] = (a.SPACES,)

    def __init__(self, seat: int, colour: int, district: int) -> None:
        self.seat = seat
        self.colour = colour
        self.district = district

    def message(self, table: TabannusiTable) -> Message:
        district = names.district(self.district)
        return Message("question-starting-space", {"colour": names.colour(self.colour), "district": district})

    def choices(self, table: TabannusiTable) -> list[int]:
        cells = table.board.cells
        return [a.SPACE + space for space in table.layout.spaces[self.district] if cells[space] == EMPTY]

    def verdict(self, table: TabannusiTable, answer: int) -> int:
        space = answer - a.SPACE
        if not table.layout.districts[space]:
            return NOT_IN_PLAY
        if space not in table.layout.spaces[self.district]:
            return START_ELSEWHERE
        return 0 if table.board.cells[space] == EMPTY else START_TAKEN

    def details(self, table: TabannusiTable, answer: int, verdict: int) -> dict[str, Argument]:
        if verdict == START_ELSEWHERE:
            return {"district": names.district(self.district)}
        return names.lying(table.board.cells[answer - a.SPACE]) if verdict == START_TAKEN else {}

    def choose(self, table: TabannusiTable, answer: int) -> None:
        space = answer - a.SPACE
        row = row_for(table.players[self.seat], self.colour)
        raise_building(table, self.seat, self.colour, (space,))
        lift_house(table, self.seat, row)
        if table.loud:
            table.tell("first-building", self.seat, self.colour, space, row)
        table.effects(self.seat, table.box.bonus[table.seats > 2][space], self.colour)


class FirstTurn(Deed[TabannusiTable]):
    """The starting player begins.  TAB-034"""

    __slots__ = ()

    def happen(self, table: TabannusiTable) -> None:
        table.turn = table.first
        table.push(StartTurn())

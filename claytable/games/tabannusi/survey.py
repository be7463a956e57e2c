"""One look over the board, for the evaluation: what lies there for each seat, and how long the game still goes."""

from __future__ import annotations

from typing import Final

from .box import ADJACENT_GARDENS, BUILDINGS, GARDEN_BUILDINGS, OWN_GARDENS, PORT_HOUSES, SHIP_TILES
from .decrees import count_ships, held
from .mastery import boundaries_passed
from .scoring import sets
from .table import TabannusiTable
from .terms import BUILDING, COMMON, DISTRICTS, GARDEN, NOBODY, PROJECT, WATER

#: The Ziggurat tile that counts cards.
CARDS: Final = "Z09"
#: Dice that leave the Barges in each turn, with those that bonuses bring; rounds after the end was triggered.
DICE_A_TURN: Final = 1.15
LAST_ROUNDS: Final = 1.5


class Survey:
    """What lies on the board.

    By District and colour: District * 3 + colour. The same by seat: seat * 9 more. Houses: seat * 4 + District.
    """

    __slots__ = (
        "at_garden",
        "beside",
        "counts",
        "gardens",
        "green",
        "groups",
        "houses",
        "lacks",
        "open",
        "own",
        "room",
        "scorings",
        "sizes",
        "turns",
    )

    def __init__(self, table: TabannusiTable) -> None:
        seats = table.seats
        #: Projects, Gardens beside them, and those with each seat's marker.
        self.groups = [0] * 9
        self.green = [0] * 9
        self.own = [0] * (9 * seats)
        #: Sizes of each seat's Buildings with their Gardens, and Water beside them.
        self.sizes = [0] * (9 * seats)
        self.room = [0] * (9 * seats)
        #: Each seat's Gardens, the Gardens beside its Buildings, and Buildings beside Gardens (seat * 3 + colour).
        self.gardens = [0] * seats
        self.beside = [0] * seats
        self.at_garden = [0] * (3 * seats)
        #: Houses in Districts 1 to 4.
        self.houses = [0] * (4 * seats)
        self._look(table)
        #: What the three Ziggurat tiles count for each seat, but for Urban cards.
        tiles = table.board.ziggurat_tiles
        self.counts = [[tile_count(table, self, seat, tile) for tile in tiles] for seat in range(seats)]
        #: Whether each section of the Ziggurat has room for a House.
        houses = table.board.ziggurat_houses
        self.open = [NOBODY in houses[section * 6 : section * 6 + 6] for section in range(3)]
        #: What each seat lacks for each open Decree.
        self.lacks = [[lack(table, self, seat, card) for card in table.board.decrees] for seat in range(seats)]
        #: How often each District is likely to be scored before the final scoring, and the turns of all.
        self.scorings = [0.0] * DISTRICTS
        self.turns = 0.0
        if not table.ending:
            self._foresee(table)

    def _look(self, table: TabannusiTable) -> None:
        board = table.board
        cells = board.cells
        neighbours = table.layout.neighbours
        gardens = [0] * len(board.buildings)
        groups = self.groups
        own = self.own
        for space, cell in enumerate(cells):
            if not cell:
                continue
            kind = cell & 7
            if kind == PROJECT:
                group = space // 25 * 3 + (cell >> 3 & 3)
                groups[group] += 1
                own[(cell >> 5 & 7) * 9 + group] += 1
            elif kind >= WATER:
                if kind == GARDEN:
                    self.gardens[cell >> 5 & 7] += 1
                seen = 0
                owners = 0
                for beside in neighbours[space]:
                    other = cells[beside]
                    if other & 7 == PROJECT and kind == GARDEN:
                        self.green[beside // 25 * 3 + (other >> 3 & 3)] += 1
                    if other & 7 != BUILDING or seen >> (other >> 8) & 1:
                        continue
                    seen |= 1 << (other >> 8)
                    owner = other >> 5 & 7
                    if kind == WATER:
                        self.room[owner * 9 + beside // 25 * 3 + (other >> 3 & 3)] += 1
                        continue
                    gardens[other >> 8] += 1
                    if not owners >> owner & 1:
                        owners |= 1 << owner
                        self.beside[owner] += 1
        for number, spaces in enumerate(board.buildings):
            first = spaces[0]
            cell = cells[first]
            owner = cell >> 5 & 7
            colour = cell >> 3 & 3
            self.sizes[owner * 9 + first // 25 * 3 + colour] += len(spaces) + gardens[number]
            self.houses[owner * 4 + first // 25] += 1
            if gardens[number]:
                self.at_garden[owner * 3 + colour] += 1
        for seat in board.port_houses:
            if seat >= 0:
                self.houses[seat * 4 + COMMON] += 1

    def _foresee(self, table: TabannusiTable) -> None:
        """Barges empty evenly: the fewer dice, the sooner a District is scored."""
        barges = table.board.barges
        time = table.board.time
        full = float(table.box.setup_dice[table.seats])
        dice = 0
        for barge in barges:
            dice += len(barge)
        share = time / DISTRICTS + dice / (DISTRICTS * full)
        for district in range(DISTRICTS):
            often = share - len(barges[district]) / full
            if often > 0.0:
                self.scorings[district] = often
        takes = (time - 4) * full + dice
        self.turns = max(0.0, takes) / DICE_A_TURN + LAST_ROUNDS * table.seats

    def turns_of(self, table: TabannusiTable, seat: int) -> float:
        """The turns that a seat still has, the one that is going on among them: all seats end with the same number."""
        seats = table.seats
        left = float(table.turns_left + 1) if table.turns_left >= 0 else self.turns
        waiting = seats - (table.turn - table.first) % seats
        mine = 1.0 if (seat - table.first) % seats >= seats - waiting else 0.0
        return max(0.0, left - waiting) / seats + mine

    def missing(self, table: TabannusiTable, seat: int, card: int) -> int:
        """Houses that an Urban card still lacks."""
        first = seat * 4
        needed = table.box.urban_houses[card]
        found = -table.players[seat].tolerance
        for district in range(COMMON + 1):
            here = self.houses[first + district]
            if needed[district] > here:
                found += needed[district] - here
        return found


def where(table: TabannusiTable, seat: int) -> int:
    """The District in which a seat acts next."""
    me = table.players[seat]
    return me.assistant if table.turn == seat else me.architect


def tile_count(table: TabannusiTable, survey: Survey, seat: int, tile: int) -> int:
    """What a Ziggurat tile counts: as `scoring.tile_count`, from the survey."""
    me = table.players[seat]
    id = table.box.ziggurat_ids[tile]
    if id == "Z01":
        return me.built[0] + me.built[1] + me.built[2]
    if id == "Z02":
        return table.board.ziggurat_houses.count(seat)
    if id == "Z03":
        return boundaries_passed(table, seat)
    if id == "Z04":
        return me.ships.bit_count()
    if id == "Z05":
        at = survey.at_garden
        return at[seat * 3] + at[seat * 3 + 1] + at[seat * 3 + 2]
    if id == "Z06":
        return survey.gardens[seat]
    if id == "Z07":
        return survey.houses[seat * 4 + COMMON]
    if id == "Z08":
        return 1
    if id == CARDS:
        return len(me.decrees)
    found = min(me.built)
    return found + sets(*count_ships(table, seat)) if me.ships else found


def lack(table: TabannusiTable, survey: Survey, seat: int, card: int) -> float:
    """What a Decree still lacks, in Houses: Ships and Gardens are less work. The survey has counted most of it."""
    decree = table.box.decrees[card]
    me = table.players[seat]
    houses = ships = gardens = 0
    for what, colour, need in decree.needs:
        if what == BUILDINGS:
            have = me.built[colour]
        elif what == GARDEN_BUILDINGS:
            have = survey.at_garden[seat * 3 + colour]
        elif what == PORT_HOUSES:
            have = survey.houses[seat * 4 + COMMON]
        elif what == OWN_GARDENS:
            have = survey.gardens[seat]
        elif what == ADJACENT_GARDENS:
            have = survey.beside[seat]
        elif what == SHIP_TILES and not me.ships:
            have = 0
        else:
            have = held(table, seat, decree, what, colour)
        if have < need:
            if what == SHIP_TILES:
                ships += need - have
            elif what == OWN_GARDENS or what == ADJACENT_GARDENS:
                gardens += need - have
            else:
                houses += need - have
    return houses + ships * 0.7 + gardens * 0.5

"""One look over the board, for the evaluation: what lies there for each seat, and how long the game still goes."""

from __future__ import annotations

from .decrees import count_ships
from .table import TabannusiTable
from .terms import BUILDING, COMMON, DISTRICTS, GARDEN, PROJECT, TOP


class Survey:
    """What lies on the board, by seat."""

    __slots__ = (
        "ahead",
        "at_garden",
        "beside",
        "gardens",
        "groups",
        "houses",
        "own",
        "scorings",
        "sizes",
        "turns",
    )

    def __init__(self, table: TabannusiTable) -> None:
        board = table.board
        seats = table.seats
        #: Projects by District and colour (District * 3 + colour), and those with each seat's marker.
        self.groups = [0] * 9
        self.own = [[0] * 9 for _ in range(seats)]
        #: Sizes of each seat's Buildings with their Gardens, by District and colour.
        self.sizes = [[0] * 9 for _ in range(seats)]
        #: Each seat's Gardens, the Gardens beside its Buildings, and Buildings beside Gardens by colour.
        self.gardens = [0] * seats
        self.beside = [0] * seats
        self.at_garden = [[0, 0, 0] for _ in range(seats)]
        #: Houses in Districts 1 to 4.
        self.houses = [[0] * (COMMON + 1) for _ in range(seats)]
        self._look(table)
        for seat in board.port_houses:
            if seat >= 0:
                self.houses[seat][COMMON] += 1
        #: How much of the way to a higher multiplier each space of a track is.
        self.ahead = ahead_of(table)
        #: How often each District is likely to be scored before the final scoring, and turns of a player.
        self.scorings = [0.0] * DISTRICTS
        self.turns = 0.0
        if not table.ending:
            dice = 0
            for barge in board.barges:
                dice += len(barge)
            full = float(table.box.setup_dice[seats])
            share = board.time / DISTRICTS + dice / (DISTRICTS * full)
            for district in range(DISTRICTS):
                often = share - len(board.barges[district]) / full
                self.scorings[district] = max(0.0, often)
            takes = (board.time - 4) * full + dice
            self.turns = max(0.0, takes) / (1.15 * seats) + 1.5

    def _look(self, table: TabannusiTable) -> None:
        board = table.board
        cells = board.cells
        neighbours = table.layout.neighbours
        buildings = board.buildings
        gardens = [0] * len(buildings)
        for space, cell in enumerate(cells):
            if not cell:
                continue
            kind = cell & 7
            if kind == PROJECT:
                group = space // 25 * 3 + (cell >> 3 & 3)
                self.groups[group] += 1
                self.own[cell >> 5 & 7][group] += 1
            elif kind == GARDEN:
                self.gardens[cell >> 5 & 7] += 1
                seen = 0
                owners = 0
                for beside in neighbours[space]:
                    other = cells[beside]
                    if other & 7 == BUILDING and not seen >> (other >> 8) & 1:
                        seen |= 1 << (other >> 8)
                        gardens[other >> 8] += 1
                        owner = other >> 5 & 7
                        if not owners >> owner & 1:
                            owners |= 1 << owner
                            self.beside[owner] += 1
        for number, spaces in enumerate(buildings):
            cell = cells[spaces[0]]
            owner = cell >> 5 & 7
            colour = cell >> 3 & 3
            district = spaces[0] // 25
            self.sizes[owner][district * 3 + colour] += len(spaces) + gardens[number]
            self.houses[owner][district] += 1
            if gardens[number]:
                self.at_garden[owner][colour] += 1

    def turns_of(self, table: TabannusiTable, seat: int) -> float:
        """The turns that a seat still has, the one that is going on among them."""
        if table.turns_left < 0:
            return self.turns
        found = 0
        for later in range(table.turns_left + 1):
            if (table.turn + later) % table.seats == seat:
                found += 1
        return float(found)

    def missing(self, table: TabannusiTable, seat: int, card: int) -> int:
        """Houses that an Urban card still lacks."""
        houses = self.houses[seat]
        needed = table.box.urban_houses[card]
        lack = 0
        for district in range(COMMON + 1):
            if needed[district] > houses[district]:
                lack += needed[district] - houses[district]
        return lack - table.players[seat].tolerance

    def decree_lack(self, table: TabannusiTable, seat: int, card: int) -> float:
        """What a Decree still lacks, in Houses: Ships and Gardens count less."""
        decree = table.box.decrees[card]
        me = table.players[seat]
        lack = 0.0
        built = self.at_garden[seat] if decree.at_garden else me.built
        for colour in range(3):
            wanted = decree.buildings[colour] - built[colour]
            if wanted > 0:
                if decree.with_ziggurat:
                    wanted -= table.board.ziggurat_houses[colour * 6 : colour * 6 + 6].count(seat)
                if wanted > 0:
                    lack += wanted
        if decree.any_ships:
            ships, wild = count_ships(table, seat)
            wanted = -wild
            for colour in range(3):
                if decree.ships[colour] > ships[colour]:
                    wanted += decree.ships[colour] - ships[colour]
            if wanted > 0:
                lack += wanted * 0.7
        wanted = decree.port_houses - self.houses[seat][COMMON]
        if wanted > 0:
            lack += wanted
        wanted = decree.own_gardens - self.gardens[seat]
        if wanted > 0:
            lack += wanted * 0.5
        wanted = decree.adjacent_gardens - self.beside[seat]
        if wanted > 0:
            lack += wanted * 0.5
        if decree.every_tile:
            for markers in me.ziggurat:
                if not markers:
                    lack += 1.0
        return lack


def ahead_of(table: TabannusiTable) -> list[float]:
    """For each space of a track, how far the next higher multiplier has come nearer since the last."""
    multiplier = table.box.multiplier
    found = [0.0] * (TOP + 1)
    start = 0
    for level in range(1, TOP + 1):
        if multiplier[level] != multiplier[level - 1]:
            for between in range(start, level):
                found[between] = (between - start) / (level - start) * (multiplier[level] - multiplier[level - 1])
            start = level
    return found
